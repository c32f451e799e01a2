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
    }, but there are only { $most } in the box.
# $square is text.
setup-man-on-crown-row = The { $colour ->
        [black] black
        [blue] blue
        [green] green
        [red] red
       *[white] white
    } man on { $square } stands on its last row: there it is a king.
setup-run = The count of king moves in a row belongs to a king that is not there.
fen-too-long = That is longer than any position: at most { $most } characters.
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

diagram-title = Draughts board

## Analysis

analysis-tab = Analysis · damier
analysis-board = Board to analyse on
analysis-waiting = The engine is thinking for others. You are next.
analysis-lost = The connection to the engine is lost. Switch it on again to continue.
analysis-no-table = This game is not open to you. Ask for the spectator link.
analysis-offline = The line to the server is down. Go on looking through the game; moves and the engine wait until it is back.
analysis-bad-link = This link could not be read. It may have been cut short.
# Beside a list of numbers: how many processors the engine uses at once.
analysis-threads = Threads
analysis-tables = Endgame tables
# A button: the engine thinks on about the same position.
analysis-deeper = Go deeper
analysis-draw = Draw on the board
analysis-bar = Who is ahead
analysis-lines = Engine lines
analysis-play-line = Play up to here
analysis-engine = Engine
# Beside a list of numbers: how many lines the engine shows.
analysis-multipv = Lines
# $depth is a number of moves; $nodes and $speed are texts such as 3.1: millions of positions, and of positions a second.
analysis-effort = Depth { $depth }, { $nodes } million positions, { $speed } million a second
analysis-moves = Moves
analysis-no-moves = Make a move on the board, or open a game.
analysis-not-playable = This could not be played.
# In the list of moves, where a file puts a new position on the board.
analysis-put = new position
analysis-first = To the start
analysis-earlier = One move back
analysis-later = One move forward
analysis-last = To the end
analysis-turn = Turn the board
analysis-edit = Set up
analysis-papers = Open, save
# A button, and the heading of what it opens: a game against the computer.
analysis-from = Play from here
from-hint = Against the computer, from the position on the board.
from-go = Begin
# A button: the engine judges every move of the game.
analysis-judge = Review every move
analysis-judging = Reviewing every move
analysis-stop = Stop
analysis-table = Endgame table:
analysis-table-draw = a draw with best play.
analysis-table-plies = { $plies ->
        [one] decided in { $plies } move of either side.
       *[other] decided in { $plies } moves, both sides counted.
    }
analysis-graph-ahead = { side } ahead
# Read aloud while moving along the graph; both are text.
analysis-graph-move = { $move }: { $score }
analysis-graph-start = The start

## The verdict above the lines. $men is a number, $moves the moves of the side that wins.

verdict-even = About even
verdict-better = { side } is a little better
verdict-ahead = { $men ->
        [one] { side } is about { $men } man ahead
       *[other] { side } is about { $men } men ahead
    }
verdict-wins = { $moves ->
        [one] { side } wins in { $moves } move
       *[other] { side } wins in { $moves } moves
    }
verdict-table-win = { $moves ->
        [0] { side } has won
        [one] { side } wins in { $moves } move, for certain
       *[other] { side } wins in { $moves } moves, for certain
    }
verdict-table-draw = A draw, for certain

## A reader's notes to a move. $move is text.

note-title = Notes on { $move }
note-signs = Sign
note-comment = Comment on { $move }
note-promote = Move this line up
note-remove = Remove { $move } and what follows
# Before a list of squares and moves: rings and arrows on the board.
note-drawn = Drawn:
note-draw-how = Touch two squares for an arrow, one square twice for a ring.
note-wipe = Wipe off
# What the signs ! !! !? ?! ? ?? mean.
sign-1 = Good move
sign-2 = Mistake
sign-3 = Very good move
sign-4 = Bad mistake
sign-5 = Interesting move
sign-6 = Doubtful move

## Setting up a position

edit-title = Set up a position
edit-hint = Click a square to change it: man, king, empty. The other mouse button places the other colour; or choose a piece and then its squares.
edit-rules = Rules
edit-pieces = Piece
edit-cycle = Change with each click
edit-turn = To move
edit-fen = As text (FEN)
edit-done = Analyse this
edit-clear = Empty the board
edit-start = Start position
edit-leave = Back
# $text says how the game ended, such as "Black has no piece left."
edit-over = Here the game is over. { $text }

## Games in and out. PDN is a file format and stays, as do SVG and PNG.

papers-title = Open and save
papers-paste = Paste a game (PDN)
papers-read = Open
papers-upload = From a file…
papers-several = { $count ->
        [one] { $count } game. Open it:
       *[other] { $count } games. Which one?
    }
papers-more = Only the first { $count } games are listed.
papers-keep = This game
papers-save = Save as PDN
papers-copy = Copy as PDN
papers-copied = Copied
papers-position = This position
papers-link = Copy link
players-title = Players
players-edit = Change the names
recent-title = Your last analyses
# $most is a number.
recent-where = Kept in this browser only: the last { $most }.
recent-moves = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# $name is text: who played, or the first moves.
recent-remove = Delete { $name }
recent-removed = Deleted: { $name }.
recent-restore = Put back
recent-none = This browser keeps nothing. Save as PDN what you want to have again.
papers-link-game = Copy link to the game
papers-link-too-long = This game is too long for a link. Save it as PDN instead.
# $message is a technical sentence in English.
papers-problem = Line { $line } of the file: { $message }

## Openings: what was played in a position

openings-title = Games
openings-looking = Looking up…
openings-whose = Whose games
openings-all = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
openings-own = My games
openings-none = Nobody has been here. From here you are alone.
openings-none-own = You have not played this position yet.
openings-move = Move
openings-count = Games
openings-results = Results
openings-last = Last played

## House rules: why a rule does not go with the others, beside its field

house-clash = This does not go with the other rules.
house-clash-board-width = A board is from 4 to 14 squares wide, an even number; at most 10 where all squares are used.
house-clash-board-height = A board is from 4 to 14 squares high, an even number; at most 10 where all squares are used.
house-clash-board-men-rows = The men stand on rows of their own half, and at least one row between the sides stays free.
house-clash-colours-black = The two sides need different colours.
house-clash-lines-move = On every other square pieces move diagonally; on all squares they move straight.
house-clash-lines-capture = Pieces that move straight also take straight; those that move diagonally take diagonally, or both ways.
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

## Rules pages

rules-tab = Rules · damier
rules-shelf = The rules of every game
rules-all = All rule sheets
rules-course = Take the course
rules-change = Change these rules
rules-count = { $count ->
        [one] { $count } article
       *[other] { $count } articles
    }
rules-examples = Examples
rules-example = Example { $number }
rules-nothing-to-try = Nothing to try on the board here.
rules-again = Set up again
rules-done = That’s the one!
# A move that is allowed, but not the one that was asked for. $move is text.
rules-other = You may play that as well. The article is about { $move }.

## House rules

house-tab = House rules · damier
house-title = House rules
house-intro = Every family plays a little differently. Begin with a sheet, change what you like, and play it.
house-base = Begin with
house-name = Its name
# Where nobody has given a name; $name is the sheet it began with.
house-own-name = { $name }, our way
house-preview = What the rules say now
house-changes = { $count ->
        [0] nothing changed
        [one] { $count } change
       *[other] { $count } changes
    }
# $text is a whole rule: a button that gives it an earlier place in the order.
house-earlier = Move up: { $text }
house-draws = A draw
house-count = How many
house-play = Play it
house-share = Copy link
house-read = Read and try it
house-save = Save as file
house-back = Back to the rules
house-bad-link = These rules could not be read. The link may have been cut short.
house-clashes = { $count ->
        [one] One rule does not go with the others yet. It is marked.
       *[other] { $count } rules do not go with the others yet. They are marked.
    }

## Openings that are drawn by lot: the server says these, on the start page and at tables

# A choice, with ballot-none and the decks of a sheet.
ballot-ask = Draw the opening by lot
ballot-none = No
# $opening is its moves, and its name where it has one.
ballot-drawn = Drawn by lot: { $opening }.
# $opening is the men that stand elsewhere than at the start, such as a1-a5, and the place in the table.
ballot-placed = Drawn by lot, men set elsewhere: { $opening }.
ballot-free = Drawn by lot: a free opening.
# $squares are those of two men, one of each side.
ballot-off = Taken off first: { $squares }.
# Decks: how many moves are drawn; with how many men each side begins.
deck-english-two-move = Two moves
deck-english-three-move = Three moves
deck-english-eleven-man = Eleven men each
deck-italian-two-move = Two moves
# FMJD and IDF are federations, each with its printed table.
deck-russian-fmjd = FMJD table
deck-brazilian-fmjd = FMJD table
deck-russian-idf-basic = IDF table, simple openings
deck-brazilian-idf-basic = IDF table, simple openings
