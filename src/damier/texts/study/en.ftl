### damier, study: analysis, rules pages and house rules. The other thirteen are written from this one.
###
### Tone and variables as in the catalogue of games. $got is what somebody typed, $most, $count,
### $last and the like are numbers unless the comment beside the message says otherwise.

## Positions that cannot stand, and FENs that cannot be read: told beside the field, in one sentence

# $colour is a side; $count is how many pieces it has.
setup-too-many = { $colour ->
        [black] Black has { $count } pieces
        [blue] Blue has { $count } pieces
        [green] Green has { $count } pieces
        [red] Red has { $count } pieces
       *[white] White has { $count } pieces
    }, but only { $most } lie in the box.
# $square is text.
setup-man-on-crown-row = The { $colour ->
        [black] black
        [blue] blue
        [green] green
        [red] red
       *[white] white
    } man on { $square } stands on its last row: there it is a king.
setup-run = The count of king moves in a row belongs to a king that is not there.
fen-too-long = That is longer than any position: at most { $most } signs.
# W and B are the letters of the format and stay.
fen-turn = A position begins with W or B for the side to move. Here it begins with “{ $got }”.
fen-sides = The pieces stand in two lists, as in W:W31-50:B1-20: one for W and one for B.
fen-item = “{ $got }” is not a square. Write 31, K12 for a king, or 31-35 for a row of men.
# $square and $last are text.
fen-no-such-square = There is no square { $square } on this board: the last one is { $last }.
fen-letters = This board has { $count } squares, but { $got } are given.
fen-unclear = That is not a position yet. Write it like W:W31-50:B1-20.
move-unclear = That is not a move yet. Write it like 32-28 or 19x28.
move-ambiguous = Several captures begin and end like that. Name the squares between as well.

## Written games

pdn-too-long = That file is larger than 2 MB. Take a part of it.
pdn-no-game = There is no game in that text. A game looks like 1. 32-28 18-23 2. 38-32 …
diagram-title = Draughts board

## Analysis

analysis-waiting = The engine is thinking for others. You are next.

## House rules: why a rule does not go with the others, beside its field

house-clash = This does not go with the other rules.
house-clash-board-width = A board is from 4 to 14 squares wide, an even number; at most 10 where all squares are used.
house-clash-board-height = A board is from 4 to 14 squares high, an even number; at most 10 where all squares are used.
house-clash-board-men-rows = The men stand on rows of their own half, and at least one row between the sides stays free.
house-clash-colours-black = The two sides need different colours.
house-clash-lines-move = On every other square pieces move slantwise; on all squares they move straight.
house-clash-lines-capture = Pieces that move straight also take straight; those that move slantwise take slantwise, or both ways.
house-clash-man-steps = Sideways steps need a board on which all squares are used.
house-clash-king-lands = A king of one step always lands right behind the piece it takes.
house-clash-king-limit = The limit is a number from 0 to 255.
house-clash-capture-priority = An order of captures needs the duty to capture and to finish, and each point stands in it once.
house-clash-end-first-king-wins = Where losing everything wins, the first king cannot win as well.
house-clash-table-offences = Slips and what may be done about them go together: name both, or neither.
house-clash-table-remedies = Where nobody has to capture, nobody can forget it.
house-clash-table-huff-is-turn = There is no huffing among these rules.
house-clash-touch-straightening = Straightening is an exception only where a touched piece has to move.
house-clash-draws = A draw by agreement is always among the rules, and every count is at least 1.
