### damier, play: the start page, the table, the lobby and your games, in English.
###
### The tone and the variables are those of ../en.ftl: a friend at the table, short and warm. Variables
### of this shelf: $name is a person's name or the name of a rule sheet; $level, $minutes, $seconds,
### $count and $number are numbers; $move, $square and $squares are text such as 32-28, 19 or "22 and 14".

## Header

shell-skip = Skip to content
shell-home = damier: start page
shell-pages = Pages
shell-play = Play
shell-lobby = Lobby
shell-learn = Learn
shell-club = Club
shell-games = My games
shell-sign-in = Sign in
shell-analysis = Analysis
shell-rules = Rules
shell-language = Language
# A button that makes the pages light or dark.
shell-lamp = Light theme
shell-menu = Menu
# What search engines and other sites say about the page.
shell-about = Draughts by the leaflet in your box: against the computer, beside each other or by a link.
shell-noscript = This page needs JavaScript. Switch it on in your browser, then load the page again.

## Start page

# Title of the browser's tab.
start-tab = damier: draughts the way your leaflet says
start-title = Which game is in your box?
start-subtitle = Nine leaflets, followed to the letter
start-sheets = Rule sheet
# A button on phones; $count is over 20.
start-all = All { $count } games
start-fewer = Show fewer
# Heading of the second shelf.
start-world = More kinds of draughts
start-search = Find a game
start-nothing = No game goes by that name here.
# Letters of the print on a leaflet that do not fit: +8.
start-more-letters = +{ $count }
# Screen reader: the languages a leaflet is printed in. $list is ready-made.
start-printed-in = Printed in { $list }
start-house = House rules
start-house-by = Written by you
start-house-note = Change an article, play it, share it with a link.
start-read = Read the rules
# $count men each; $colour begins.
start-about = { $count ->
        [one] { $count } man each. { side } begins.
       *[other] { $count } men each. { side } begins.
    }
start-opponent = Who are you playing?
start-computer = Computer
start-beside = Someone next to me
start-elsewhere = Someone online
start-where = How will you meet?
start-link = I’ll send a link
start-lobby = In the lobby
start-level = How strong?
# The chosen level with its nickname: "4, a weekend player".
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }, { $name }
    }
start-colour = You play
start-lot = Random
start-clock = Clock
start-clock-none = None
start-clock-days = Days
# A clock of one’s own choosing.
start-clock-own = Other
start-clock-kind = Kind of clock
start-clock-minutes = Minutes
start-clock-seconds = Seconds
start-clock-periods = Periods
# Kinds of clocks.
clock-fischer = Each move adds time
clock-bronstein = Each move gets some time back
clock-byo-yomi = Then a few extra periods
clock-each-move = Each move has its own time
start-mode = If someone slips
start-guided = Guided
start-guided-hint = A move that the rules do not allow goes back, and you see the article.
start-table = At the table
start-table-hint = Nobody stops you. Whoever notices a slip uses the sheet’s own remedy.
# A switch; start-slips-hint follows it, and stands alone in an invitation.
start-slips = Nobody announces slips.
start-slips-hint = You have to see a slip yourself and point at the piece, before your own move.
start-touch = Touch it, move it
start-touch-article = (article { $article })
# Legend above draw rules that may be switched on; each says itself.
start-draws = Extra draw rules
start-name = Your name
# Above two names: two people at one screen.
start-names = Who plays?
start-name-hint = For your opponent to see; you may leave it empty.
start-go = Set up the board
start-going = Setting up…
start-again-computer = { $level ->
        [best] Play again: { $name }, { level-best }
       *[other] Play again: { $name }, level { $level }
    }
start-again = Play again: { $name }
start-unfinished = Unfinished games
start-your-turn = Your turn, move { $number }
start-their-turn = Their turn, move { $number }
start-with = { $name }, with { $opponent }
# A problem that the server did not put in words.
start-failed = That did not reach the table. Try once more.

## Levels of the computer: a nickname each, in the middle of a line after the number

level-1 = a child on the first day
level-2 = overlooks things
level-3 = learning fast
level-4 = a weekend player
level-5 = the uncle who always wins
level-6 = a keen club player
level-7 = the best in the club
level-8 = plays in the league
level-9 = a master
level-10 = a grandmaster
level-best = as strong as possible

## The table: people

game-tab = damier: { $name }
game-you = You
game-guest = Guest
# Title of the browser’s tab, and a notice, while the reader looks elsewhere.
game-call = Your move
# Screen reader: byo-yomi periods on a clock.
game-periods = { $count } periods left
# After "at the table", in the middle of a line.
game-silent = nobody announces slips
game-computer = Computer
game-level = { $level ->
        [best] As strong as possible
       *[other] Level { $level }, { $name }
    }
game-open-seat = An empty seat
# Small lines under a name. $colour is that player's side.
game-your-move = { side }, your move
game-your-choice = { side }, your choice
game-their-move = { side }, to move
game-their-choice = { side }, about to choose
# Two people at one screen: under the name of the side.
game-beside-move = To move
game-beside-choice = Your choice
game-thinking = { side }, thinking
game-away = { side }, away for a moment
game-waiting-seat = { side }, nobody here yet
game-guided = guided
game-table = at the table
game-watching = watching
# Above the draw rules that were switched on for a game.
game-agreed = Agreed for this game
game-clock = { side }’s clock
game-taken = { side } has lost { $count ->
        [0] nothing yet
        [one] { $count } piece
       *[other] { $count } pieces
    }

## The table: the board

game-moves = Moves
game-no-moves = No move yet
game-replay = Replay
game-first = To the start
game-earlier = One move back
game-later = One move forward
game-last = To the latest move
game-replaying = You are looking at move { $number }.
game-back-to-now = Back to the game
# In the list of moves: a piece huffed from a square, and a move that was taken back.
game-entry-huff = Huff { $square }
game-entry-withdrawn = { $move }, taken back
game-counter = Draw counter
game-counter-article = article { $article }

## The table: buttons

game-turn = Turn
game-turn-label = Turn the board
game-take-back = Take back
game-hint = Hint
game-draw = Draw
game-claim = Claim
game-resign = Resign
# A button before the second move, in the place of "Resign".
game-abort = Call off
over-tournament = Back to the tournament
# A button: point at a piece that should have captured.
game-point = Point
game-straighten = Straighten
game-more = More
game-close = Close
game-new = New game

## The table: what the paper says

slip-where = Article { $article }, { $name }
# A refusal or an ending for which the sheet has no numbered article; $name is the sheet.
slip-where-plain = { $name }
slip-close = All right
# Screen reader: the grip of a paper that only peeks; it comes up and shows every sentence.
slip-pull = Read all of it
# Below an article that is read beside the board: a link.
article-whole = All the rules, in a new tab
article-failed = The article did not come. Try once more.
routes-title = { $count ->
        [one] { $count } way to { $square }
       *[other] { $count } ways to { $square }
    }
routes-text = They begin and end on the same squares. Which pieces do you want to take?
route = Over { $squares }
route-key = Key { $number }
routes-cancel = Put it back
draw-wait-title = You offered a draw
draw-wait-text = The offer stands until the next move.
# On paper, before a draw is claimed with the move that brings it about; claim-text follows.
claim-title = Which move makes it a draw?
claim-text = Make it on the board: it is played, and the draw is claimed with it.
resign-yes = Resign
resign-no = Play on
resign-hint = Your opponent then wins.
# $colour is the reader’s own side, $name whoever wins then.
resign-you = You play { side }. { $name } then wins.
# Two people at one screen.
resign-who = Who gives up?
resign-side = { side } gives up
resign-name = { $name } gives up
abort-title = Call this game off?
abort-text = It has only just begun: nobody wins or loses.
abort-yes = Call it off
# Where nobody announces slips: before the reader points at a piece.
point-title = Which piece should have taken?
point-text = Touch it on the board. You have one try, before your own move.
point-stop = Never mind
point-found = { side } points at { $square }: that piece should have taken.
point-missed = { side } points at { $square }, but there was nothing to take there.
point-stuck-title = You have no move left
point-stuck = Did you see a slip? Point at it, or let the move stand.
point-stuck-stand = Let it stand
left-title = { $name } has been away for long
left-text = You may claim the game, or go on waiting.
left-claim = Claim the game
left-wait = Go on waiting
# Somebody opened the plain address of a game.
watch-title = You are watching
watch-text = Are you one of the players? Open the game where you began it and choose “More”, then “Continue on another device”.
takeback-yes = Allow it
takeback-yes-hint = The last move is undone.
takeback-no = No, it stands
takeback-no-hint = The game goes on from here.
draw-yes-hint = The game ends here, in peace.
draw-no-hint = The offer is gone, the game goes on.
over-analysis = Review the game
# Below "neither side can win any more".
over-proof = The endgame table proves it: a draw with best play.
over-rematch-asked = You asked for another game. Waiting for your opponent.
over-rematch-offered = Your opponent would like another game.
over-next = To the next game
over-won = You win
over-lost = You lose
invite-title = Send this link to the other player
invite-text = Whoever opens it first sits down opposite you. You may leave this page and come back.
invite-copy = Copy the link
invite-copied = Copied
# Label of a picture for a camera.
invite-code = The link as a QR code
device-title = Continue on another device
device-text = Scan this with your phone, or open the link there. Give it to nobody: whoever has it plays your pieces.
# Keep --host 0.0.0.0 as it is.
device-local = This address works on this computer only. Start damier with --host 0.0.0.0, and your phone can reach it.
device-code = Your seat at this table as a QR code
device-link = Link to your seat
invite-lobby-title = Your table stands in the lobby
invite-lobby-text = It begins as soon as someone sits down. You may leave this page and come back.
join-title = There is a seat for you
join-text = { $name } would like to play with you.
join-text-plain = Someone would like to play with you.
join-sit = Sit down
join-watch = Watch the game
join-used-title = That chair is taken
join-used-text = Somebody has already used this invitation. You can watch.
join-over-title = This game is over
join-over-text = You can still look at it.
join-foreign-title = This link opens no seat here
join-foreign-text = It belongs to another game, or a bit of it is missing. You can watch.
join-failed-title = That did not work
join-failed-text = The server cannot be reached. Try again in a moment.
join-start = To the start page
# A page for addresses that are none.
lost-tab = damier: nothing here
lost-title = There is nothing here
lost-text = There may be a typing mistake in the address.
lost-table-title = There is no such game
lost-table-text = The link may have been cut off, or the game is kept on another server. Ask for the whole link.
game-lost-line = The connection is lost. Your game is safe; trying again…
# A move that the reader made and the server has not confirmed.
game-pending = { $move } is not stored yet…
game-pending-down = The connection is lost. { $move } waits, and goes out as soon as it is back.
game-connecting = Coming to the table…
game-touched = { $square } is touched, so that piece moves.
game-asked-takeback = You asked to take back

## The table: settings, sharing, talk

more-title = This table
more-board = Board
more-numbers = Numbers
more-theme-sheet = Like the rule sheet
more-theme-wood = Wood
more-theme-tournament = Tournament
more-theme-djeco = Red
more-theme-contrast = Contrast
more-theme-dark = Dark
more-numbers-inside = Inside
more-numbers-outside = Outside
more-numbers-a1 = a1
more-numbers-off = Off
more-sound = Sound
more-notify = Tell me when it is my turn
# Two people at one screen: whose name it is.
more-name-of = { side }’s name
more-turns = Turn the board after every move
# The settings: two switches, then what boards look like.
settings-title = Settings
settings-tap = One tap plays the only move
settings-confirm = Ask before a move counts
settings-pieces = Pieces
# Screen reader: pieces are shown as pictures.
settings-pieces-board = As the board has them
settings-pieces-flat = Flat
settings-pieces-red = Red and white
settings-motion = Motion
settings-motion-full = Normal
settings-motion-quick = Quick
settings-motion-off = None
# A list of keys, each with the key drawn beside it.
keys-title = Keys
keys-walk = Walk over the board
keys-pick = Pick a piece up, put it down
keys-type = Type a move
keys-road = Choose a way
keys-back = Take a step back
keys-leave = Leave the board
keys-replay = Outside the board: one move back or on
keys-ends = Outside the board: first and latest move
keys-help = Show or hide the keys
more-watch = Link for spectators
more-invite = Link for the other player
more-pdn = Save as PDN
more-analysis = Open in analysis
more-watchers = { $count ->
        [0] Nobody is watching
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
chat-title = Chat
chat-say = Say something
chat-send = Send
# A button: hear nothing more of the other side.
chat-mute = Mute
chat-unmute = Hear again
chat-muted = You hear nothing from the other side.
# A button: tell those who run the server about rude words.
chat-report = Report
chat-report-what = What is not all right?
chat-report-why = Would you like to add anything?
chat-report-send = Send the report
chat-reported = Thank you. Whoever runs this place will see it.
chat-line = { $name }: { $words }
chat-watcher = A spectator

## Lobby

lobby-tab = damier: lobby
lobby-title = Who wants a game?
lobby-subtitle = Tables waiting for a player, as they come in
lobby-empty = No table is waiting now. Set one up, and whoever comes next sits down.
lobby-open = Set up a table
lobby-tournaments = Tournaments
lobby-sit = Sit down
lobby-sit-with = Sit down with { $name }: { $sheet }
lobby-gone = Somebody was quicker. That table has begun.
lobby-plays = You would play { side }
lobby-no-clock = No clock
lobby-clock = { $minutes } min + { $seconds } s
lobby-clock-bronstein = { $minutes } min, up to { $seconds } s back a move
lobby-clock-byo-yomi = { $minutes } min, then { $periods } × { $seconds } s
lobby-clock-each-move = { $seconds } s a move
# Of how many days each move has, such as "3 days".
lobby-clock-days = { $days } a move
lobby-waiting = Looking for tables…

## My games

games-tab = damier: my games
games-title = Your games
games-subtitle = Kept for this browser, without an account
games-empty = No game yet. The first one is two clicks away.
games-open = Still on the table
games-done = Finished
games-all-pdn = Save all as PDN
games-go-on = Continue
games-moves = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

## Board
## Labels for screen readers and sentences of the live region. $square, $from, $to and $text are text.

board-label = Board, { $width } by { $height }
# A piece that has a capture to make: "32, white man, must capture two".
board-square-must = { square-label }, must capture { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $count }
    }
board-square-movable = { square-label }, can move
board-square-in-hand = { square-label }, in your hand
# An empty square to which the piece in hand can go.
board-square-target = { square-empty }, you can go here
board-said-move = { side }: { $from } to { $to }
board-said-capture = { $count ->
        [one] { side }: { $from } takes one piece and ends on { $to }
       *[other] { side }: { $from } takes { $count } pieces and ends on { $to }
    }
# Added to the two above.
board-said-crowned = A new king.
# Half-way through a capture.
board-said-step = On { $square }. The capture goes on. Escape takes the step back.
board-said-choice = There are { $count } ways to get there. Press a number from 1 to { $count }, or Escape.
# One of these ways: "1: over 22 and 14".
board-said-road = { $number }: over { $squares }
board-said-premove = { $from } to { $to } as soon as it is your turn
# Where moves are confirmed: a move waits.
board-said-ask = { $from } to { $to }? Enter plays it, Escape puts it back.
board-said-back = Put back
# While an arrow is drawn with keys or a finger: its first square is chosen.
board-said-draw = From { $square }. Now choose where the arrow ends, or { $square } again for a ring.
board-said-required = { $count ->
        [0] Not that one. Move from { $square }.
        [one] Not that one. The piece on { $square } takes one.
       *[other] Not that one. The piece on { $square } takes { $count }.
    }
board-said-refused = That move isn’t possible. The piece is back on its square.
board-said-unread = I can’t read “{ $text }” as a move. Type two squares, such as 32-28.
board-said-wait = It is not your turn yet.

## What the server says when it cannot do something. Short, calm, and what to do next.

server-refused = Not just now
server-stale = Something has happened since. Look at the board again, then choose.
server-not-your-turn = It is your opponent’s turn.
server-not-a-player = You are watching this game, so the pieces are not yours to move.
server-game-over = This game is over.
server-waiting = Wait until somebody sits down on the other side.
server-not-now = That cannot be done at this moment.
server-no-claim = That move does not make it a draw. Show another, or play on.
server-ambiguous = There are several ways to take. Show the one you mean, square by square.
server-bad-move = That is not a move on this board.
server-used-id = This message came twice with different contents. Load the page again.
server-too-fast = That is very fast. Give it a moment.
server-too-slow = Your connection could not keep up. Load the page again.
server-bad-message = The server did not understand that message.
server-expected-hello = The server waits for a greeting first.
server-table-full = This game has grown too long to go on.
server-server-full = There are too many games at once. Try again in a while.
server-try-again = That could not be kept safely. You are being connected again.
server-seat-taken = Somebody has already sat down here.
server-own-table = This is your own table. Send the link to somebody else.
server-bad-token = This link does not open that table.
server-newer-table = This game goes on at a newer server. Reload the page.
server-no-table = There is no such table.
server-too-many-sockets = There are too many windows open from your connection.
server-too-many-tables = You have many games under way. Finish one of them first.
server-too-many-requests = That is very fast. Give it a moment.
server-too-large = That is too much to take in at once.
server-foreign-host = The server does not answer to that name.
server-foreign-origin = Another site may not ask for that.
server-not-found = There is nothing here.
server-no-such-method = That cannot be asked in this way.
server-not-here = These figures are for the server’s own machine only.
server-bad-request = Something in the request is missing or does not fit.
server-no-sheet = There is no rule sheet of that name.
server-bad-sheet = This rule sheet cannot be played by yet.
server-bad-position = The pieces cannot stand like that.
server-too-many-moves = There are too many captures here to list them all.
server-bad-notation = That could not be read.
server-no-game = There is no game in that text. A game looks like 1. 32-28 18-23 2. 38-32…
server-no-analysis = The engine cannot work on that.
server-no-text = There is no such text.
server-no-puzzle = There is no such puzzle.
server-no-ending = There is no such ending to train here.
server-too-many-endings = Those tables would be too large for this server.
server-building = Other tables are being built just now. Try again later.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = Watch games
start-shown = Everybody may watch
start-shown-hint = The game is listed among those being played now.
game-shown = Everybody may find and watch this game.
embed-code = Code for a web page
embed-hint = It shows this game on another site, and nothing else of this one.
simul-next = Next board
simul-waits = Boards that wait for you: { $count }
simul-auto = Go on by itself
simul-all = All boards
server-no-simul = There is no such simul.
server-simul-full = There is no board left in this simul.
server-simul-begun = This simul has begun already.
server-simul-empty = Nobody has joined yet.
server-too-many-follows = You follow as many as you can. Stop following somebody first.
