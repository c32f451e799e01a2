### damier, terminal: what only the terminal app says. The head of ../en.ftl tells how to write.
###
### Room is short: labels have about 16 characters, values 20, keys in the bar 12. $words is text that is
### printed as it is: what somebody typed, the name of a file, what a program answered.

## The start screen: names of settings, and their values

terminal-play = Play
# $name: the sheet; $number: the move that comes next.
terminal-resume = Continue: { $name }, move { $number }
terminal-term-rival = Opponent
terminal-term-level = Level
terminal-term-colour = You play
terminal-term-control = Clock
terminal-term-mode = Mode
terminal-term-touch-move = Touch it, move it
# A draw rule that may be switched on; its sentence stands below, yes or no beside.
terminal-term-draw = Extra draw rule
# A deck of openings to draw from, or no.
terminal-term-deck = Opening by lot
terminal-term-language = Language
# Who plays against you, as a value; the message itself is the heading of the list.
terminal-rival = Opponent
    .computer = Computer
    .beside = Someone next to you
    .hub = A Hub engine
# Beside the name of a side during the game. $level is text: 3, or best.
terminal-rival-computer = { $level ->
        [best] computer, at its best
       *[other] computer, level { $level }
    }
terminal-rival-beside = next to you
terminal-rival-hub = Hub engine
terminal-level-best = at its best
terminal-lot = random
terminal-clock-none = none
# $minutes for the whole game, $seconds added after each move.
terminal-clock-game = { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
terminal-clock-move = { $seconds } s per move
terminal-mode-guided = guided
terminal-mode-table = at the table
# At the table, and nobody announces slips.
terminal-mode-silent = table, unannounced
# Whether a touched piece must move; the message itself is the name of the setting.
terminal-touch = Touch it, move it
    .sheet = as the sheet says
    .yes = yes
    .no = no
# Inside an empty field: what to type there.
terminal-hub = command that starts the engine

## During a game

terminal-your-move = Your move:
terminal-wait = Your opponent is still thinking.
terminal-which-way = Several captures end there. Which way?
# In the menu: a list of moves follows.
terminal-claim = Claim the draw with a move…
terminal-proof = The endgame table proves it: a draw with best play.
terminal-answer-first = First decide what happens to the last move.
terminal-slipped = Your opponent may notice something now.
terminal-not-a-move = “{ $words }” is not a move. Type 32-28, or 19x28 to take.
terminal-nothing-back = There is no move of yours to take back yet.
# The move follows on the next line.
terminal-hint = How about this?
terminal-engine-gone = The engine has left the game: { $words } You can move its pieces yourself.
terminal-browser-wait = One moment: the game is getting ready for the browser…
# The link follows on the next line.
terminal-in-browser = The game is open in the browser as well. Play here or there:
terminal-browser-gone = The browser’s side is gone. The game goes on here.
terminal-browser-hub = This engine plays only here, so the game stays in the terminal.
terminal-browser-none = The browser did not work out: { $words }
terminal-words = { $words }
terminal-looking = Looking back
    .how = ] goes on, End returns to the game.
terminal-in-hand = Choose where it goes. Esc puts it back.
# $squares: the pieces that can take.
terminal-must = { $count ->
        [one] The piece on { $squares } has to take.
       *[other] Take with one of these: { $squares }
    }
terminal-thinking = Thinking…
# $depth: moves ahead; $count is text, how many positions: 1.2M
terminal-depth = { $depth } moves deep, { $count } positions

## Keys, in the bar below, the menu and the help

terminal-do-hint = Hint
terminal-do-analyse = Analysis
terminal-do-menu = Menu
terminal-do-help = Help
terminal-do-turn = Turn board
terminal-do-new = New game
terminal-do-save = Save
terminal-do-open = Open
# The game goes on in a browser as well.
terminal-do-browser = Browser
terminal-do-rules = Rules
terminal-do-language = Language
terminal-do-numbers = Numbers
terminal-do-quit = Quit
terminal-back = Back
# From the game that is read: play it on yourself.
terminal-do-play-on = Play on
terminal-do-search = Search
terminal-yes = Yes
terminal-no = No

## Saving, opening, leaving

terminal-save-hint = A PDN file. If it is there already, the game is added to it.
terminal-saved = Saved in { $words }.
terminal-not-saved = That could not be saved: { $words }
terminal-open-hint = A PDN file: its games are listed. Or the link to a table in your browser.
terminal-not-opened = That could not be opened: { $words }
# Inside an empty field, above a list of games.
terminal-games-search = Search: a name, a place, a year
terminal-games-none = No game fits that.
# What was played in a position: a heading above years.
terminal-average = Average year
terminal-no-collection = There is no collection of games yet. Start damier with --collection FILE.
terminal-leave = Leave in the middle of a game?
terminal-leave-keep = Leave, and go on with it next time
terminal-leave-save = Save it in a file, and leave
terminal-leave-stay = Stay

## Help

terminal-help-walk = move around the board
terminal-help-enter = lift a piece, put it down; twice: let it go
terminal-help-escape = one step back in a capture, or put the piece back
terminal-help-type = type a move, and Enter; / types letters: c3-d4
terminal-help-look = look at the moves before, one by one
terminal-help-ends = the first position, and the game as it is
terminal-mark-must = Yellow: has to take.
terminal-mark-last = Light: the last move.
terminal-mark-held = Green: in your hand. A dot: it may go there.
terminal-mark-ghost = Pale: taken already, and removed when the capture is over.
terminal-mark-plain = Without colours: ○ white, ● black, K king, ! has to take, * in hand, + may go there.
terminal-small = This window is too small for the board.
