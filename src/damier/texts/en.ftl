### damier, English. The other thirteen catalogues are written from this one.
###
### Tone: a friend at the table. A player's words for ages 6 to 99: short, warm, exact. A refusal is
### a heading, one sentence and at most three buttons. Nobody is scolded. Do not use words like
### "illegal", "invalid", "error", "wrong", "forbidden" in any language.
### "Take" and "capture" mean the same: "take" in warm sentences, "capture" in rules. "You" is one
### player; use the familiar form where the language has one (du, jij, tu, tú ...).
###
### What the variables hold
###   $colour, $winner, $loser   a side: white, black, blue, green or red (Djeco plays blue and green);
###                              select on it, never print it
###   $piece                     man or king; select on it, never print it
###   $how, $turn                a word to select on; the comment beside the message lists its values
###   $from, $to, $square, $squares, $move, $article, $name, $list, $stronger, $weaker, $type
###                              ready-made text such as 28, 32-28 or "7, 8 and 9": print it as it is
###   $count                     a number: how many squares stand in $squares ("piece" or "pieces")
###   every other variable is a number; use your language's plural forms (one, few, many, other) or
###   exact numbers ([1], [2]) where words read better than digits
###
### Grammar is yours: reorder, turn a sentence round, select on any variable the message has. Write a
### full selector in the sentence where { side } or { piece } would need a case, gender or article
### that the shared message does not give; or add attributes of your own (.genitive, .accusative) to
### the messages under "Sides and pieces" and use them as { side.genitive }. Keep every key, every
### attribute and every variable of this file. Add no other messages. Terms (-name) are free to add.

## Sides and pieces

# A side as a name: at the start of a sentence or alone.
side = { $colour ->
        [black] Black
        [blue] Blue
        [green] Green
        [red] Red
       *[white] White
    }
# The same for the side that won; the variable is $winner.
winner = { $winner ->
        [black] Black
        [blue] Blue
        [green] Green
        [red] Red
       *[white] White
    }
# The same for the side that lost; the variable is $loser.
loser = { $loser ->
        [black] Black
        [blue] Blue
        [green] Green
        [red] Red
       *[white] White
    }
# A kind of piece in the middle of a sentence.
piece = { $piece ->
        [king] king
       *[man] man
    }
# A piece with its colour, for lists, labels and screen readers: "white man".
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] black king
           *[man] black man
        }
        [blue] { $piece ->
            [king] blue king
           *[man] blue man
        }
        [green] { $piece ->
            [king] green king
           *[man] green man
        }
        [red] { $piece ->
            [king] red king
           *[man] red man
        }
       *[white] { $piece ->
            [king] white king
           *[man] white man
        }
    }
# Screen reader label of an occupied square: "28, white man". $square is text.
square-label = { $square }, { coloured-piece }
square-empty = { $square }, empty
# Whose turn it is.
turn = { side } to move

## Refused moves. The message is the sentence, .title the heading above it.
## All of these are given $piece $from $to $squares $count $taken $most $article $colour; use what you need.
## $squares is what the reason is about: the pieces that must capture, or what is in the way.
## $taken and $most count captured pieces: in the move that was tried, and in the one required.
## $colour is the side to move.

refusal-must-capture = { $count ->
        [one] Your piece on { $squares } can take, and captures come first.
       *[other] Your pieces on { $squares } can take, and captures come first. Choose one of them.
    }
    .title = Capture first
refusal-must-finish-capture = The capture is not over yet: keep taking with your { piece } from { $from } until nothing is left to take.
    .title = Keep going
refusal-must-take-most = { $count ->
        [one] That takes { $taken }. Your piece on { $squares } can take { $most }, and you must take the most.
       *[other] That takes { $taken }. Your pieces on { $squares } can each take { $most }, and you must take the most.
    }
    .title = Take the most
# Frisian: a king counts for a little less than two men.
refusal-must-take-most-value = { $count ->
        [one] Your piece on { $squares } can make a capture that is worth more. A king counts for almost two men.
       *[other] Your pieces on { $squares } can make a capture that is worth more. A king counts for almost two men.
    }
    .title = Take what is worth the most
refusal-must-capture-with-king = { $count ->
        [one] Your king on { $squares } can take too, and kings come first.
       *[other] Your kings on { $squares } can take too, and kings come first.
    }
    .title = Kings take first
refusal-must-take-most-kings = { $count ->
        [one] From { $squares } you can take just as many pieces with more kings among them. That capture comes first.
       *[other] From { $squares } you can take just as many pieces with more kings among them. Those captures come first.
    }
    .title = Take the most kings
refusal-must-take-king-first = { $count ->
        [one] Two captures are equal so far. The one from { $squares } meets a king sooner, so it comes first.
       *[other] Several captures are equal so far. Those from { $squares } meet a king sooner, so they come first.
    }
    .title = Meet the king first
# Frisian: only so many moves in a row with one and the same king.
refusal-king-limit = Your king on { $from } has moved often enough in a row. Now capture, or move another piece.
    .title = Let that king rest
refusal-out-of-turn = { side } is to move now. Your turn comes next.
    .title = One moment
refusal-game-over = This game has been decided. Start a new one whenever you like.
    .title = The game is over
refusal-no-such-square = This board has no such square.
    .title = Off the board
refusal-same-square = A move has to end on a different square from the one it began on.
    .title = Still in the same place
refusal-empty-square = There is nothing on { $from } to move.
    .title = An empty square
refusal-not-your-piece = The { piece } on { $from } belongs to the other side.
    .title = Not one of yours
refusal-occupied = A piece already stands on { $squares }. Every square holds one piece.
    .title = That square is taken
refusal-off-line = No line that your { piece } may follow leads from { $from } to { $squares }.
    .title = Off the line
# Never "only forward": in Turkish draughts men also go and take sideways.
refusal-backward-move = A man never goes back. Once it is a king, it may.
    .title = Men do not go back
refusal-too-far = { $piece ->
        [king] A king goes one square here, or jumps over a piece right beside it.
       *[man] A man goes one square, or jumps over a piece right beside it.
    }
    .title = Too far
refusal-jumps-own-piece = Your own piece on { $squares } is in the way, and you cannot jump over it.
    .title = Your own piece is in the way
refusal-no-room-behind = Behind the piece on { $squares } there is no free square to land on, so it is safe.
    .title = No room to land
refusal-nothing-to-capture = There is no piece to take on the way to { $squares }.
    .title = Nothing to take there
refusal-backward-capture = A man never takes backward, so the piece on { $squares } is safe from it.
    .title = Men do not take backward
refusal-man-takes-king = The king on { $squares } is safe from men: only a king can take it.
    .title = A man cannot take a king
refusal-jumped-twice = The piece on { $squares } is taken already and only waits to be removed. You cannot jump it again.
    .title = Never the same piece twice
refusal-turns-back = Between two jumps you may turn left or right, but not straight back.
    .title = No turning straight back
refusal-must-land-next = Behind the piece on { $squares } your king stops on the very next square.
    .title = Land right behind it
# Killer draughts: only when the last piece taken is a king.
refusal-must-stop-behind-king = The last piece you take, on { $squares }, is a king, so stop on the square right behind it.
    .title = Stop right behind the king
refusal-crowning-ends-turn = Your man has become a king on { $squares }, and its move ends there.
    .title = Crowned, and done for now
# Touch-move: $squares is the piece that was touched first.
refusal-touched-piece = You touched the piece on { $squares } first, so that is the one to move.
    .title = Touch it, move it

## Buttons under a refusal. $move is text such as 38x9.

action-play = Play { $move }
action-show = Show me
action-read = Read article { $article }

## Slips at the table: told to the opponent of the player who slipped.
## $colour is the side that slipped, $move the move it played, $piece and $square the piece that
## should have captured, $count how many pieces it could have taken (a number here), $taken how many
## it did take.

offence-no-capture = { $count ->
        [one] The { piece } on { $square } could have taken one of yours. { side } played { $move } instead.
       *[other] The { piece } on { $square } could have taken { $count } of yours. { side } played { $move } instead.
    }
    .title = { side } forgot to take
offence-too-few = { side } took { $taken } with { $move }. The { piece } on { $square } could have taken { $count }.
    .title = { side } took too few
offence-unfinished = { side } stopped after { $move }. That took { $taken }; the whole capture takes { $count }.
    .title = { side } stopped half-way

## What the opponent may do about it: the deed (a button), and its consequence in one small line.
## $turn is yes where huffing costs your turn, no where you still move afterwards.

remedy-huff = Huff the { piece } on { $square }
    .consequence = { $turn ->
        [yes] Off it goes. That was your turn.
       *[no] Off it goes. Huffing is not a turn: you still move.
    }
remedy-withdraw = Have it taken back
    .consequence = The move is undone, and the capture must be made.
remedy-stand = Let it stand
    .consequence = Say nothing and play on. Then the moment is gone.
# What the computer or the log says afterwards. $colour is the side that used its right.
huffed = { side } huffs the { piece } on { $square }.
withdrawn = { side } has the move taken back. Now the capture must be made.
stood = { side } lets it stand.
# What players say when they huff. Where $turn is no, huffing is not a move and one still follows:
# the saying of your language (French: souffler n’est pas jouer), or one that sounds like it.
huff-cry = { $turn ->
        [yes] Huffed!
       *[no] Huff and move!
    }

## Touching pieces

touch-must-move = You touched the { piece } on { $square }, so move that one.
    .title = Touch it, move it
touch-must-take = You touched the { piece } on { $square }. It can take, so take with it.
    .title = Touch it, move it
# A button, and what is said aloud before touching a piece that merely stands off-centre.
touch-straighten = Straighten
    .announcement = I am only straightening.
touch-hand-off = Your hand has left the piece, so the move stands.
    .title = Let go and it’s played

## What a player may choose at any time (buttons), and what the other one then reads

option-offer-draw = Offer a draw
option-accept-draw = Accept the draw
option-decline-draw = Play on
option-claim-draw = Claim the draw
option-resign = Resign
    .confirm = Give this game up?
option-take-back = Take back
option-again = Again, colours swapped
draw-offered = { side } offers a draw. Do you accept?
    .title = A draw?
draw-declined = { side } would rather play on.
take-back-asked = { side } would like to take the last move back.
    .title = Take it back?

## How a game ended. The message is the reason, in one sentence; the heading is a result.

result-win = { winner } wins
result-draw = A draw
result-aborted = Called off
result-archived = From the archive
result-unfinished = Still being played

outcome-no-move = { loser } cannot move any more.
outcome-no-pieces = { loser } has no piece left.
# Antidraughts: whoever has nothing left, or cannot move, has won.
outcome-no-move-wins = { winner } cannot move any more, and here that wins.
outcome-no-pieces-wins = { winner } has lost every piece, and here that wins.
outcome-first-king = { winner } has the first king, and that decides this game.
outcome-resign = { loser } resigned.
outcome-flag = { loser } ran out of time.
# The other player was away for long, and the game was claimed.
outcome-left = { loser } left the table.
# A game called off before the second move.
outcome-aborted = It was called off before it had really begun.
outcome-archived = It was kept by an older version: you can look at it, but not play on.
outcome-agreement = You both agreed.
# $times and $moves are numbers.
outcome-same-move = The same move was played { $times } times in a row.
outcome-return = A piece has come back to the same square { $times ->
        [2] twice
       *[other] { $times } times
    }.
outcome-repetition = The same position has appeared { $times } times.
outcome-quiet-moves = { $moves ->
        [one] { $moves } move each without a capture and without moving a man.
       *[other] { $moves } moves each without a capture and without moving a man.
    }
outcome-material = { $moves ->
        [one] With so few pieces left, the count of { $moves } move each has run out.
       *[other] With so few pieces left, the count of { $moves } moves each has run out.
    }
outcome-material-now = With these pieces left the game is a draw.
outcome-balance = { $moves ->
        [one] The balance of pieces has not changed for { $moves } move each.
       *[other] The balance of pieces has not changed for { $moves } moves each.
    }
outcome-one-each = Each side has one piece left.
outcome-nobody-can-win = Neither side can win any more.

## Draw rules on the rules page. $how is automatic (the game is drawn at once) or claim (a player has
## to ask for it). $times and $moves are numbers.

draw-agreement = At any time the players may agree on a draw.
draw-same-move = { $how ->
        [claim] When a player has made the same move { $times } times in a row, either player may claim a draw.
       *[automatic] When a player has made the same move { $times } times in a row, the game is drawn.
    }
draw-return = { $how ->
        [claim] When a player keeps moving one piece and has come back with it to the same square { $times ->
            [2] twice
           *[other] { $times } times
        }, either player may claim a draw.
       *[automatic] When a player keeps moving one piece and has come back with it to the same square { $times ->
            [2] twice
           *[other] { $times } times
        }, the game is drawn.
    }
draw-return-king = { $how ->
        [claim] When a player keeps moving one king and has come back with it to the same square { $times ->
            [2] twice
           *[other] { $times } times
        }, either player may claim a draw.
       *[automatic] When a player keeps moving one king and has come back with it to the same square { $times ->
            [2] twice
           *[other] { $times } times
        }, the game is drawn.
    }
draw-repetition = { $how ->
        [claim] When the same position with the same side to move has appeared { $times } times, either player may claim a draw.
       *[automatic] When the same position with the same side to move has appeared { $times } times, the game is drawn.
    }
draw-quiet-moves = { $how ->
        [claim] When each side has made { $moves } moves in a row without a capture and without moving a man, either player may claim a draw.
       *[automatic] When each side has made { $moves } moves in a row without a capture and without moving a man, the game is drawn.
    }
# $stronger and $weaker are ready-made lists of the pieces left, in the basic form made by the three
# messages below: "three kings, two kings and one man, or one king and two men". Build the sentence
# so that the basic form fits (a colon helps).
draw-material = { $how ->
        [claim] Pieces left on one side: { $stronger }; on the other: { $weaker }. If { $moves } more moves each bring no win, either player may claim a draw.
       *[automatic] Pieces left on one side: { $stronger }; on the other: { $weaker }. If { $moves } more moves each bring no win, the game is drawn.
    }
# The same, but only while the weaker side holds the longest diagonal, from corner to corner.
draw-material-road = { $how ->
        [claim] Pieces left on one side: { $stronger }; on the other, holding the longest diagonal: { $weaker }. If { $moves } more moves each bring no win, either player may claim a draw.
       *[automatic] Pieces left on one side: { $stronger }; on the other, holding the longest diagonal: { $weaker }. If { $moves } more moves each bring no win, the game is drawn.
    }
# For the lists above.
material-kings = { $kings ->
        [1] one king
        [2] two kings
        [3] three kings
        [one] { $kings } king
       *[other] { $kings } kings
    }
material-kings-or-more = { $kings ->
        [1] one king or more
        [2] two kings or more
        [3] three kings or more
        [one] { $kings } king or more
       *[other] { $kings } kings or more
    }
material-men = { $men ->
        [1] one man
        [2] two men
        [3] three men
        [one] { $men } man
       *[other] { $men } men
    }
# $fewest and $most count the pieces on the board, both sides together.
draw-balance = { $how ->
        [claim] When both sides have kings, { $fewest } to { $most } pieces are left, and { $moves } moves each pass without a capture or a new king, either player may claim a draw.
       *[automatic] When both sides have kings, { $fewest } to { $most } pieces are left, and { $moves } moves each pass without a capture or a new king, the game is drawn.
    }
# As draw-material, but no moves are counted.
draw-material-now = { $how ->
        [claim] Pieces left on one side: { $stronger }; on the other: { $weaker }. Then either player may claim a draw.
       *[automatic] Pieces left on one side: { $stronger }; on the other: { $weaker }. Then the game is drawn.
    }
draw-one-each = { $how ->
        [claim] When each side has one piece left, either player may claim a draw.
       *[automatic] When each side has one piece left, the game is drawn.
    }
draw-nobody-can-win = { $how ->
        [claim] When neither side can win any more, the game is a draw: agree on it, or have the program show the proof.
       *[automatic] When neither side can win any more, the game is drawn.
    }
# Added to a draw rule that a game may switch on.
draw-option = This rule applies only if both players agree on it before the game.

## Draw counters beside the board: which rule is counting, and how far it is. $done of $limit.

counter-agreement = A draw only by agreement, at any time
# At 0 no $move is known yet.
counter-same-move = { $done ->
        [0] No move repeated yet: { $limit } times in a row is a draw
       *[other] { $move } in a row: { $done } of { $limit } times
    }
# At 0 no $square is known yet.
counter-return = { $done ->
        [0] { $limit ->
            [2] No piece has come back yet: twice is a draw
           *[other] No piece has come back yet: { $limit } times is a draw
        }
        [1] { $limit ->
            [2] Back on { $square } once: twice is a draw
           *[other] Back on { $square }: { $done } of { $limit } times
        }
       *[other] Back on { $square }: { $done } of { $limit } times
    }
counter-repetition = { $done ->
        [0] No repetition yet
        [1] No repetition yet
       *[other] Same position: { $done } of { $limit } times
    }
counter-quiet-moves = { $limit ->
        [one] { $done } of { $limit } move without a capture or a man moved
       *[other] { $done } of { $limit } moves without a capture or a man moved
    }
counter-material = { $limit ->
        [one] { $done } of { $limit } move to win with so few pieces
       *[other] { $done } of { $limit } moves to win with so few pieces
    }
counter-material-now = With these pieces a draw may be claimed
counter-balance = { $limit ->
        [one] { $done } of { $limit } move with the balance unchanged
       *[other] { $done } of { $limit } moves with the balance unchanged
    }
counter-one-each = A draw as soon as each side has one piece
counter-nobody-can-win = A draw once neither side can win

## Rule sheets: the name, and what is special about it in one line. "Hötte", "Djeco", "Frysk!",
## "Spantsiretti" are names and stay. A leaflet is the folded rule sheet that lies in the box.

sheet-hotte-nl = Hötte, Dutch leaflet
    .special = You must take the most, and shuffling to and fro makes a draw.
sheet-hotte-fr = Hötte, French leaflet
    .special = Like the Dutch leaflet, but a repetition is a draw only if you claim it.
sheet-english = Hötte, English leaflet
    .special = Black begins. Short kings, and you take whichever piece you like.
sheet-swedish = Hötte, Swedish leaflet
    .special = A king lands right behind the piece it takes. Demand a forgotten capture, or huff.
sheet-danish = Hötte, Danish leaflet
    .special = Crowned in mid-capture, and on it goes as a king.
sheet-norwegian = Hötte, Norwegian leaflet
    .special = Short kings, but you must take the most. A slip stands or is redone.
sheet-finnish = Hötte, Finnish leaflet
    .special = Black begins. Men take forward only, kings fly, and you choose your capture.
# KNDB, the draughts federation of the Netherlands.
sheet-kndb = Royal Dutch Draughts Federation leaflet
    .special = Sixteen short rules. Point out a slip, or simply play on.
sheet-djeco = Djeco leaflet
    .special = Blue against Green on red squares, and whoever forgets to take is huffed.
sheet-international = International draughts
    .special = The world federation’s game on 100 squares: flying kings, and you must take the most.
sheet-frisian = Frisian draughts
    .special = Captures run straight as well as diagonally, and a king is worth almost two men.
sheet-russian = Russian draughts
    .special = Choose your capture, and a man crowned in mid-capture storms on as a king.
sheet-brazilian = Brazilian draughts
    .special = International draughts on the small board of 64 squares.
sheet-pool = Pool checkers
    .special = Flying kings, free choice of captures, and Black begins.
# WCDF, the world federation of English draughts or checkers.
sheet-english-wcdf = English draughts
    .special = Checkers as champions play it: short kings, free choice, and the 40-move draw.
sheet-italian = Italian draughts
    .special = No man can take a king, and four rules say which capture comes first.
sheet-spanish = Spanish draughts
    .special = Men take forward only, kings fly: take the most pieces, and then the most kings.
sheet-portuguese = Portuguese draughts
    .special = The Spanish game on the dark squares of a mirrored board.
sheet-czech = Czech draughts
    .special = Flying kings take before the men do; otherwise you choose.
sheet-turkish = Turkish draughts
    .special = Straight lines on all 64 squares, and each captured piece is removed at once.
sheet-thai = Thai draughts
    .special = Eight men each. A king lands right behind the piece it takes and may turn straight back.
sheet-canadian = Canadian draughts
    .special = The great board: 144 squares and thirty men each.
sheet-srilankan = Sri Lankan draughts
    .special = The great board of 144 squares, mirrored.
sheet-jamaican = Jamaican draughts
    .special = Pool checkers on a mirrored board.
sheet-filipino = Filipino draughts
    .special = The Brazilian game on a mirrored board.
sheet-spantsiretti = Spantsiretti
    .special = Russian draughts on a board ten wide and eight high.
sheet-killer = Killer draughts
    .special = A king that takes a king last stops right behind it, so two kings beat one.
sheet-breakthrough = Breakthrough draughts
    .special = A race: the first king wins.
sheet-antidraughts = Antidraughts
    .special = The world upside down: lose all your pieces and win.
sheet-poddavki = Russian giveaway
    .special = Poddavki: capturing is a duty, so make the others take all you have.
sheet-frysk = Frysk!
    .special = Frisian draughts in a nutshell: five men each.

## Shelves: where a sheet stands in the choice of games

shelf-leaflet = From the box
shelf-federation = As the federations play
shelf-other = More games
shelf-house = Your own rules

## Languages, each by its own name: the same in every catalogue, do not translate

language-nl = Nederlands
language-fr = Français
language-en = English
language-sv = Svenska
language-da = Dansk
language-nb = Norsk
language-fi = Suomi
language-de = Deutsch
language-ar = العربية
language-tr = Türkçe
language-es = Español
language-it = Italiano
language-pt = Português
language-ru = Русский

## The rules page: headings

rules-title = Rules: { $name }
heading-board = The board
heading-moves = Moves
heading-capture = Capturing
heading-crowning = Becoming a king
heading-table = At the table
heading-end = The end of the game
heading-draws = Draws
heading-writing = Written games
# The closing part: rules on which the sheet is silent.
heading-readings = Where the sheet is silent
# $article is text such as 5 or 6.1; 0 is an introduction without a number.
article = Article { $article }
article-introduction = Introduction
# Under a rule that no article of the sheet states.
reading-note = The sheet is silent here; this is how we play it.
# Above an example position on the board.
try-it = Try it
# $colour is to move; $move is text such as 32-28 or 19x28.
try-play = { side } to move: play { $move }.
# A move that is not accepted in this position; the refusal with its reason follows.
try-refused = And what about { $move }?
# For a draw rule: a quiet position in which its counter runs.
try-draw = { side } to move: play { $move } and watch the counter.

## Titles of articles on the rules page, by the rule they are about: short, like a chapter heading

topic-board-size = The size of the board
topic-board-squares = Which squares are used
topic-board-dark-corner = How the board lies
topic-board-men-rows = Setting up
topic-start-first = Who begins
topic-start-colours-by-lot = Who plays which colour
topic-colours-white = The pieces
topic-colours-black = The pieces
topic-colours-squares = The colour of the squares
topic-lines-move = The lines pieces follow
topic-lines-capture = How to capture
topic-man-steps = How a man moves
topic-man-captures-backward = How a man captures
topic-man-captures-kings = Men and kings
topic-king-flies = How a king moves
topic-king-lands = Where a capturing king lands
topic-king-limit = Moves with one king
topic-capture-compulsory = Capturing is a duty
topic-capture-finish = To the end
topic-capture-priority = Which capture comes first
topic-capture-priority-also = King or man
topic-capture-removal = When captured pieces are removed
topic-capture-removal-also = Never the same piece twice
topic-capture-turns-back = Turning between jumps
topic-crowning-when = Becoming a king
topic-end-no-move = Winning and losing
topic-end-first-king-wins = The first king
topic-table-remedies = When someone slips
topic-table-offences = What counts as a slip
topic-table-huff-is-turn = Huffing
topic-touch-binds = Touch it, move it
topic-touch-straightening = Straightening pieces
topic-touch-hand-off-ends = When a move is over
topic-pdn-type = The number of this game
topic-pdn-notation = The names of the squares
topic-pdn-result = Points
topic-pdn-result-order = Whose points come first
topic-draws = A draw

## The rules: one sentence for each answer a sheet can give. A page is put together from these, for
## built-in sheets and for players' own ones, so every sentence has to stand alone.

# All numbers.
rule-board-size = The board has { $width } × { $height } squares.
rule-board-squares-dark = Only half of the squares are played on: every other one.
rule-board-squares-all = All squares are played on.
rule-board-dark-corner-left = Lay the board so that the corner at your left hand is a square that is played on.
rule-board-dark-corner-right = Lay the board so that the corner at your right hand is a square that is played on.
# $men: men each; $rows: how many rows they fill.
rule-board-men-rows = { $rows ->
        [1] Each side sets up { $men } men on the row nearest to it.
       *[other] Each side sets up { $men } men on the { $rows } rows nearest to it.
    }
# Where a row is left free: $list is a ready-made list of row numbers, such as "2 and 3".
rule-board-men-rows-apart = Each side sets up { $men } men on its rows { $list }, counted from its own edge; the rows between and behind stay empty.
rule-start-first = { side } makes the first move.
rule-start-colours-by-lot-yes = Lots are drawn for the colours.
rule-start-colours-by-lot-no = The players settle between them who plays which colour; no lots are drawn.
rule-colours-white-white = One side plays the white pieces.
rule-colours-white-blue = One side plays the blue pieces.
rule-colours-white-red = One side plays the red pieces.
rule-colours-black-black = The other side plays the black pieces.
rule-colours-black-green = The other side plays the green pieces.
rule-colours-black-white = The other side plays the white pieces.
rule-colours-squares-dark = The pieces stand on the dark squares.
rule-colours-squares-red = The pieces stand on the red squares.
rule-colours-squares-light = The pieces stand on the light squares.

# Diagonal: from corner to corner. Orthogonal: straight ahead, back and sideways.
rule-lines-move-diagonal = Pieces move diagonally, from corner to corner.
rule-lines-move-orthogonal = Pieces move straight, along rows and columns.
rule-lines-capture-diagonal = You capture by jumping diagonally over a piece of the other side onto a free square behind it.
rule-lines-capture-orthogonal = You capture by jumping straight along a row or a column over a piece of the other side onto a free square behind it.
# Frisian. The straight jump goes from a dark square over the light ones between.
rule-lines-capture-both = You capture by jumping over a piece of the other side onto a free square behind it: diagonally, and also straight along rows and columns.
rule-man-steps-forward = A man moves one square forward.
rule-man-steps-forward-sideways = A man moves one square forward or sideways.
rule-man-captures-backward-yes = A man captures forward and backward.
rule-man-captures-backward-no = A man never captures backward.
rule-man-captures-kings-yes = A man may capture a king as well as a man.
rule-man-captures-kings-no = A man cannot capture a king; only a king can.
rule-king-flies-yes = A king flies: it moves as far as it likes over free squares, forward and backward, and also captures from afar.
rule-king-flies-no = A king moves one square at a time, forward or backward.
rule-king-lands-anywhere = A king that captures lands on any free square behind the piece it jumps.
# Added to the sentence above where the most need not be taken.
rule-king-lands-also = If the capture can go on from one of those squares, the king has to land on such a square.
rule-king-lands-next = A king that captures lands on the square right behind the piece it jumps.
rule-king-lands-next-behind-last-king = A king that captures lands on any free square behind the piece it jumps; but if the last piece it takes is a king, it stops right behind that one.
rule-king-limit = { $limit ->
        [one] While you still have men, a king may not make more than { $limit } move in a row without capturing: move another piece in between.
       *[other] While you still have men, one king makes at most { $limit } moves in a row without capturing: then move another piece or capture.
    }
rule-king-limit-none = One king may move as many times in a row as you like.

rule-capture-compulsory-yes = If you can capture, you must.
rule-capture-compulsory-no = You may capture, but you do not have to.
rule-capture-finish-yes = A capture goes on as long as the same piece can jump again.
rule-capture-finish-no = You may stop a capture after any jump.
# Which capture comes first, in the sheet's order; $place is 1 for the first of these, then 2, 3, 4.
rule-capture-priority-none = If several captures are possible, choose the one you like.
rule-capture-priority-most-pieces = { $place ->
        [1] If several captures are possible, take the most pieces; a king counts as one piece.
       *[other] If that leaves a choice, take the most pieces.
    }
rule-capture-priority-highest-value = { $place ->
        [1] If several captures are possible, take the one worth the most: a king counts for a little less than two men, but for more than one.
       *[other] If that leaves a choice, take the one worth the most: a king counts for a little less than two men, but for more than one.
    }
rule-capture-priority-with-king = { $place ->
        [1] If both a king and a man can capture, capture with the king.
       *[other] If that leaves a choice, capture with a king rather than with a man.
    }
rule-capture-priority-most-kings = { $place ->
        [1] If several captures are possible, take the most kings.
       *[other] If that leaves a choice, take the most kings.
    }
rule-capture-priority-king-first = { $place ->
        [1] If several captures are possible, take the one that meets a king soonest.
       *[other] If that leaves a choice, take the one that meets a king soonest.
    }
# What follows from the rules above where nothing gives a capture with a king the precedence.
rule-capture-priority-also = Kings do not come first: if nothing else decides, capture with a king or with a man, as you like.
rule-capture-removal-after = Captured pieces stay on the board until the whole capture is over.
rule-capture-removal-also = No piece may be jumped twice in one capture, but you may cross an empty square more than once.
rule-capture-removal-at-once = Each captured piece is removed at once, which can open the way for the next jump.
rule-capture-turns-back-yes = Between two jumps a piece may turn whichever way it likes.
rule-capture-turns-back-no = Between two jumps a piece may turn left or right, but not straight back.
rule-crowning-when-at-end = A man becomes a king when its move ends on the far row. If it only passes that row while capturing, it stays a man.
rule-crowning-when-stops = A man that reaches the far row becomes a king, and its move ends there.
rule-crowning-when-goes-on = A man that reaches the far row becomes a king at once; if it can capture on, it does so as a king.

rule-end-no-move-loses = Whoever is to move and has no piece or no move left has lost.
rule-end-no-move-wins = Whoever is to move and has no piece or no move left has won.
rule-end-first-king-wins-yes = Whoever gets a king first has won.
rule-end-first-king-wins-no = Getting a king does not end the game.

# "Slip": a capture forgotten, too small or stopped half-way.
rule-table-remedies-none = The opponent has no special right after a slip: the move is simply not allowed.
rule-table-remedies-huff = If your opponent slips, you may huff: take the piece that should have captured off the board.
rule-table-remedies-withdraw = If your opponent slips, you may have the move taken back and the capture made.
rule-table-remedies-stand = If your opponent slips, you may let it stand and simply play on.
rule-table-offences-none = No slip gives the opponent a right.
rule-table-offences-no-capture = It is a slip not to capture when you must.
rule-table-offences-too-few = It is a slip to capture fewer pieces than you must.
rule-table-offences-unfinished = It is a slip to stop a capture half-way.
rule-table-huff-is-turn-yes = Huffing counts as your turn.
rule-table-huff-is-turn-no = Huffing is not a turn: after it you make your own move.
rule-table-huff-is-turn-none = There is no huffing.
rule-touch-binds-no = You may touch a piece and then move another.
rule-touch-binds-yes = The piece you touch is the piece you move.
rule-touch-binds-if-able = The piece you touch is the piece you move, if it has a move.
rule-touch-straightening-yes = You may straighten a piece that is off-centre if you say so first.
rule-touch-straightening-no = Straightening a piece is not mentioned as an exception.
rule-touch-hand-off-ends-yes = A move is over when your hand leaves the piece.
rule-touch-hand-off-ends-no = Letting go of a piece does not yet end your move.

# Written games: PDN files, exchanged between programs. $type is text here, a code number.
rule-pdn-type = In game files this game has the number { $type }.
rule-pdn-type-none = In game files this game has no number of its own.
# $colour begins the game; the corner is named as that player sees the board.
rule-pdn-notation-n0 = Squares are numbered from 1, starting at { side }’s lower left.
rule-pdn-notation-n1 = Squares are numbered from 1, starting at { side }’s lower right.
rule-pdn-notation-n2 = Squares are numbered from 1, starting at { side }’s upper left.
rule-pdn-notation-n3 = Squares are numbered from 1, starting at { side }’s upper right.
rule-pdn-notation-a0 = Squares have a letter and a digit, starting with a1 at { side }’s lower left.
rule-pdn-notation-a1 = Squares have a letter and a digit, starting with a1 at { side }’s lower right.
rule-pdn-result-2-0 = A win is written as two points, a draw as one each.
rule-pdn-result-1-0 = A win is written as one point, a draw as a half each.
rule-pdn-result-order-white-black = The points of { side } are written first.
rule-pdn-result-order-first-second = The points of the side that began are written first.

## What was odd in a game file, and what it was taken for. $game is the name of a sheet, $moves and $squares are written as in the file.

pdn-read-variant = The file says only “{ $variant }”: read as { $game }.
pdn-read-moves = The file does not name its game. Read as { $game }, where { $moves } can be played.
pdn-read-squares = The file does not name its game. Read as { $game }, because no square goes beyond { $last }.
pdn-read-turned = Read as { $game }, with the letters counted from the side that begins.
pdn-read-glued = The result { $result } and the next game were written together. Read as two.
pdn-read-quiet = { $written } takes nothing. Read as { $move }.
pdn-read-crowned = A man on the far row ({ $squares }). Read as a king.

## Notes of the engine to a game. $move is the move that was better.

annotation-good = The only good move here.
annotation-brilliant = A fine sacrifice.
# Three grades: half a slip, a slip, one that decides much.
annotation-dubious = { $move } was a little better.
annotation-mistake = { $move } was better.
annotation-blunder = That costs a lot. { $move } was the move.
annotation-missed-win = { $move } would have won.
# The picture of a whole game: its title and, for screen readers, what it shows. $colour is the side that plays White.
graph = How the game went
    .description = { side } is doing better where the line runs above the middle, the other side where it runs below. Marks show the moves worth a second look.
