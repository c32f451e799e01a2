### damier, readings: why a rule is played as it is where a text is silent or can be read in two ways.
###
### A sheet names a reading by what follows "why-" here; it stands under the rule it explains, on the
### rules page and below a refusal. "It" is the leaflet, or the article the rule is ascribed to. One or
### two short sentences; no leaflet's own wording. PDN and Lidraughts are names.

## Where no text says it

why-house = Your own rule.
why-agree = Two players may always agree.
why-agree-no-circles = Two players may always agree; without kings a game cannot go round in circles.
why-agree-endgame = The text names the endgame; here two players may agree at any time.
why-usual = Most texts do not speak of this; it is as in most games.
why-as-played = As it is usually played; no federation’s text was at hand.
why-as-played-online = As it is played online; no federation’s text was at hand.
why-as-tournaments = As tournaments play it; no federation’s text was at hand.
why-federation-plays = As the federation’s players play it; its text was not at hand.
why-brief-rules = The federation’s brief rules say so; they have no numbers.
why-brief-rules-fifteen = The federation’s brief rules say so: fifteen moves, counted for each side.
why-only-difference = This sets the game apart from its nearest relative; no federation’s text was at hand.
why-taken-over = Taken over from the game it comes from.
why-aim = The aim of this game, as it is played online.
why-king-means = Getting a king is a means, not the aim.
why-no-limit = No limit on moves with the same king is known.
why-never-comes-up = A jumped piece stays until the end, so this never comes up.
why-no-endless-game = No rule is known; a claim as in most other games, so that no game is endless.
why-taken-as-claim = Taken as a claim; the wording was not at hand.

## Board and start

why-size-hundred = No size is printed; twenty men each fill four rows of a board of 100 squares.
why-size-sixty-four = No size is printed; twelve men each fill three rows of a board of 64 squares.
why-size-sister = No size is printed; it is the board of the sister leaflets in the same box.
why-size-kndb = No size is printed; the federation’s game is the one on 100 squares.
why-men-kndb = The start is not printed; twenty men each on the four nearest rows.
why-men-sister = The number of men is not printed; twelve each, as on the sister leaflets.
why-corner-right-white = The corner on the right is white, so the one on the left is dark.
why-corner-hundred = Not in words; as on every other board of 100 squares.
why-corner-czech = The brief rules crown White on b8, d8, f8 and h8, so a1 is dark.
why-corner-both = Both ways of laying the board are played; the mirrored one is better known.
why-light-squares = In Spain the men stand on the light squares.
why-all-squares = All squares are used, so this does not matter.
why-red-squares = The red squares are the ones played on.
why-green-squares = Green on the federation’s own boards.
why-lighter-pieces = The lighter pieces.
why-darker-pieces = The darker pieces; in tournaments they are red.
why-black-as-usual = Only White is named; the other side is black as usual.
why-first-blue = Blue begins, and Blue is the side called White elsewhere.
why-first-darker = The darker pieces begin; the article was not at hand.
why-first-thai = Sources differ; PDN has Black begin.
why-colours-unsaid = How the colours are given out is not said.
why-colours-pairing = The pairings of an event give out the colours.
why-colours-toss = Whoever wins the toss chooses a colour.

## Moves and captures

why-one-at-a-time = One square at a time, as in the introduction.
why-diagonal-only = No direction but the diagonal is named anywhere.
why-king-both-ways = Only the king’s capture is said to go both ways.
why-backward-swedish = Article 1 speaks of forward jumps only; article 4 allows backward ones outright, and that decides.
why-king-is-piece = Pieces are meant, and a king is one of them.
why-takes-kings-english = It names men only; a king is taken in the same way, or it could never be lost.
why-takes-kings-djeco = It compares taking a king with taking a man.
why-takes-kings-frisian = A captured king has a value of its own, so men take kings too.
why-lands-any = Several free squares may lie behind the piece, and the king may stop on any of them.
why-lands-finnish = The notes to the diagrams allow several empty squares on the way. But you must capture whenever you can (article 4), so the king lands where the capture goes on.
why-lands-goes-on = A capture must be played to its end, so the king lands where it can go on.
why-lands-next = A king of one step jumps onto the next square.
why-lands-killer = As the engines play it: only the last stop counts, and only if the last piece taken is a king.
why-most-is-whole = Taking the most leaves no room to stop half-way.
why-finish-djeco = The man goes on; the king may go on (6), but taking the most is a must (7).
why-finish-finnish = You must capture whenever you can, so also the second piece in a row.
why-finish-last-row = It says of the man on the last row that it must go on while it can capture.
why-chosen-to-the-end = Any capture may be chosen, but it must be played to its end.
why-quantity-quality = The law of quantity first, then the law of quality.
why-most-is-natural = Choosing the most is called natural; taken as a duty, as on the sister leaflets.
why-priority-kndb = The French text only asks for a capture of two or more; all the others for the one that takes the most.
why-priority-italian = One article for each, 6.6 to 6.9.
why-frisian-tie = That the king captures at equal value is article 12.
why-removal-international = Nothing says when; played as in international draughts.
why-removal-after = Nothing says when; the pieces are removed once the move is over.
why-turkish-strike = The Turkish strike: jumped pieces stay until the end and are passed only once.

## Crowning

why-crown-danish = Crowned as soon as it has reached the row, so it captures on as a king.
why-crown-finnish = The note to diagram 1 has the new king capture on in the same move.
why-crown-djeco = It does not speak of a man that captures on; it stays a man, as is the custom in France.
why-crown-norwegian = It does not say whether the move goes on; with short kings it ends, as on the English leaflet.
why-crown-forward = A man captures forward only, so its move always ends on the last row.
why-crown-turkish = Sources differ; most crown the man when its move is over.

## At the table

why-no-remedy = No remedy is named, so such a move is simply not allowed.
why-no-irregularities = Its text on irregularities was not at hand, so such a move is simply not allowed.
why-referee = Such a move goes to the referee; the opponent has no remedy.
why-remedies-are-rights = A remedy is a right, not a duty, so the move may also stand.
why-remedy-czech = A forgotten capture is taken back, unless the opponent accepts it by moving.
why-offences-alike = The forgotten capture is named; one that takes too few or stops half-way is treated alike.
why-offences-swedish = Taking too few is not the capture that article 5 asks for. If a capture stops half-way, only the piece that stopped is to blame.
why-offences-djeco = Taking too few, or stopping half-way, is not the capture that 7 asks for; any piece that could have made it may be huffed.
why-offences-kndb = Rule 14 is about any move against the rules. What no piece can do cannot be played here at all; half a capture takes too few.
why-offences-frisian = It names the capture that is not made or not made properly: also one that takes too few or stops half-way.
why-huff-saying = A French saying: to huff is not to play.
why-no-huffing = Huffing is not mentioned.
why-huffing-not-played = Huffing is not played.
why-huffing-abolished = Huffing was abolished; such a move is simply not allowed.
why-touch-unmentioned = Touched pieces are not mentioned.
why-straightening-unnamed = No exception for straightening is named.
why-straightening-leave = Only with the opponent’s leave, asked for beforehand.
why-move-over = Nothing says when a move is over.

## Draws

why-own-turns = An unbroken run of a player’s own turns with the same piece.
why-same-move-djeco = The languages differ: only the English and the Danish text ask for three times in a row, the others for the third time. Played as an unbroken run of a player’s own turns with the same piece.
why-return-square = What counts is the square: a piece that goes round a triangle comes back as well as one that goes to and fro.
why-by-each-side = Counted as moves by each side.
why-quiet-djeco = Twenty moves by each side without a capture or a man’s move; to the letter, every game would end at move 20.
why-quiet-spanish = Forty moves in a row with kings, so twenty by each side.
why-proof = Settled by agreement, or by proof from the endgame table.
why-proof-kndb = Settled by agreement, or by proof from the endgame table. The Arabic page speaks of neither side being able to move.
why-two-kings-swedish = The leaflet’s own example. But a king that lands right behind what it takes (article 4) helps two kings to win nearly always: example and rule contradict each other. Because the leaflet says so, the draw may be claimed.
why-same-player = The same player has to be to move each time.
why-thirteen = The well-known thirteen moves; the rule that says it was not at hand.
why-one-each-turkish = One piece each is a draw; some sources let a king win against a lone man.
why-king-against-king = Drawn unless one of the kings can capture, or must be captured after its next move; two moves each show whether that is so.

## Written games

why-pdn-type = The number PDN gives this game.
why-pdn-no-type = PDN has no number for this game.
why-pdn-type-international = The pieces play as in international draughts.
why-pdn-type-lidraughts = The number Lidraughts writes; PDN itself has none.
why-pdn-type-canadian = PDN has no number for this game; it is Canadian draughts mirrored.
why-pdn-type-killer = PDN has no number for this game; every move of it is also one of international draughts.
why-pdn-type-pool = PDN files it under pool checkers.
why-pdn-squares = As PDN names the squares of this game.
why-pdn-no-numbering = PDN has no numbering for this game; counted from White’s upper left.
why-pdn-points = As PDN writes the points.
why-pdn-white-first = PDN names White first.
why-pdn-blue-first = PDN names White first, here Blue.
why-pdn-black-first = In files of this game 1-0 means that Black, who began, has won.
