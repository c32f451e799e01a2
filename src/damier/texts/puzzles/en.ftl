### damier, puzzles: what puzzles are called and asked. The head of ../en.ftl tells how to write.

## Themes of puzzles, as players of the language name them: a few words each, on a button or in a list

# How many pieces the biggest capture of the solution takes.
theme-take-1 = Take one
theme-take-2 = Take two
theme-take-3 = Take three
theme-take-4 = Take four
theme-take-5 = Take five or more
# How many pieces are given away before it.
theme-give-1 = Give one
theme-give-2 = Give two
theme-give-3 = Give three or more
theme-breakthrough = Breakthrough
theme-crowning-capture = Capture to a king
# A man captures on from the last row.
theme-through-crown-row = Through the crown row
theme-backward = Taking backward
# The opponent has no choice: the sheet says which capture has priority.
theme-most-first = Forced by the biggest capture
theme-long-king = A king’s long capture
# A king is stopped by a piece that it has just captured, and is lost.
theme-turkish-stroke = Turkish stroke
theme-coup-royal = Coup royal
theme-coup-philippe = Coup Philippe
# There are several captures at once; one of them is right.
theme-choice = Which capture?
theme-quiet-move = Quiet move
theme-opposition = Opposition
theme-trapped-king = Trapped king
theme-blockade = Blockade
theme-ending = Ending
theme-saved-draw = Saving the draw

## The page with all ways to learn, and solving puzzles in the browser

learn-tab = Learn · damier
learn-title = Learn and puzzle
learn-today = Today’s puzzle
learn-solve = Solve it
learn-none = There are no puzzles for these rules yet.
learn-count = { $count ->
        [one] One puzzle for these rules.
       *[other] { $count } puzzles for these rules.
    }
learn-solved = { $count ->
        [one] You have solved one.
       *[other] You have solved { $count }.
    }
learn-sheet = Rules
# Puzzles that were missed and are to be solved again today; on the page $count may be 0.
learn-repeat = { $count ->
        [0] Nothing to repeat today
        [one] One puzzle to repeat
       *[other] { $count } puzzles to repeat
    }
learn-repeat-about = What you missed comes back after a few days, until you know it.
learn-repeat-go = Repeat
learn-repeat-done = All repeated for today.
# A race: as many puzzles as possible in three minutes.
learn-race = Three minutes
learn-race-about = How many can you solve?
learn-race-best = Your best: { $count }
learn-race-go = Start
learn-levels = By difficulty
# Puzzles of any kind.
learn-any = Any puzzle
learn-easy = Easy
learn-middle = Medium
learn-hard = Hard
learn-themes = By theme
learn-all = All puzzles
learn-kept = What you have learned
learn-kept-about = It is kept here for you, as your games are.
learn-save = Save a copy
learn-forget = Forget it all
learn-forget-sure = Really forget everything you have solved?
learn-forget-yes = Forget it
learn-forget-no = Keep it
learn-forgotten = All forgotten.
learn-offline = No connection just now. Try again.
puzzle-tab = Puzzle · damier
# The task, above the board. $takes is how many pieces the biggest capture takes, 0 for none.
puzzle-win = { $takes ->
        [0] { side } wins
        [1] { side } wins: take one
       *[other] { side } wins: take { $takes }
    }
puzzle-draw = { side } saves the draw
# Three buttons, one after the other: which piece, its first step, the whole move.
puzzle-hint-1 = Give me a hint
puzzle-hint-2 = The first step
puzzle-hint-3 = The whole move
# And what they say: $square, $from and $to are squares, $move is a move.
puzzle-said-1 = Look at { $square }.
puzzle-said-2 = Begin with { $from } to { $to }.
puzzle-said-3 = Play { $move }.
# A hint was given: the row of solved puzzles stays as it is.
puzzle-helped = With a hint it does not count for your row.
puzzle-right = Right! Go on.
puzzle-solved = Solved!
puzzle-shown = This is the way
# Above what is wrong with a move.
puzzle-after = After { $move }
puzzle-wrong = Not this one
# A move that wins something, but less than the solution.
puzzle-more = Not bad, but there is more in it.
puzzle-not-win = That lets the win slip away.
puzzle-not-draw = That does not save the game.
puzzle-again = Try again
puzzle-solution = Show the solution
puzzle-next = Next puzzle
puzzle-skip = Skip
# Puzzles solved in a row without help.
puzzle-row = { $count ->
        [0] Ten in a row make a king.
       *[other] { $count } in a row. Ten make a king.
    }
puzzle-days = { $count } days in a row.
puzzle-analyse = Analyse
race-solved = { $count } solved
race-over = { $count ->
        [0] Time! None this time.
        [one] Time! You solved one.
       *[other] Time! You solved { $count }.
    }
race-again = Once more

## Courses: a few lessons for each sheet, from the first move to the combination

learn-course = Course
learn-course-about = { $count } short lessons, from the first move to the combination.
learn-course-count = { $done } of { $count } lessons done.
learn-course-done = Finished: all { $count } lessons.
learn-course-go = Begin
learn-course-on = Go on
learn-squares = Know your squares
learn-squares-about = One minute: how many squares can you find?
lesson-tab = Lesson · damier
lesson-number = Lesson { $number } of { $count }
lesson-exercise = Exercise { $number } of { $count }
lesson-show = Show me
lesson-once = Once more
lesson-next = Next
lesson-on = On to lesson { $number }
lesson-well = That’s it!
# A move that is allowed, but does not do what the exercise asks.
lesson-other = You may play that, but it is not what was asked.
lesson-finished = Lesson { $number } is yours.
# After the last lesson of a course.
lesson-last = That was the whole course. Well done!
lesson-all = All lessons
squares-tab = Squares · damier
## A game: a square is named, and one has to find it on an empty board

squares-find = Find { $square }
squares-over = { $count ->
        [one] Time! You found one.
       *[other] Time! You found { $count }.
    }
# Look at the board from the other side.
squares-turn = Turn the board

## Worksheets: puzzles on paper

worksheet-name = Name
worksheet-date = Date
worksheet-solutions = Solutions
worksheet-print = Print a worksheet

## Endings to train against the best defence, and building the tables that know them

learn-endings = Train an ending
learn-endings-about = Win what is won, hold what is drawn.
endings-tab = Endings · damier
# Two groups of endings.
endings-to-win = To win
endings-to-hold = To hold the draw
# $own and $other are lists of pieces in the basic form, as "two kings and one man".
endings-kind = { $own } against { $other }
endings-longest = { $count ->
        [one] one move
       *[other] up to { $count } moves
    }
endings-none = There are no endgame tables for these rules yet.
# They are missing, and the server does not build them.
endings-none-here = There are no endgame tables for these rules here, so there is nothing to train yet.
# $size is megabytes, $time is the next message.
endings-offer = Tables for up to { $pieces } pieces take { $size } MB and about { $time }.
endings-time = { $minutes ->
        [0] { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        }
        [one] one minute
       *[other] { $minutes } minutes
    }
endings-build = Build the tables
endings-building = Building the tables: { $percent }%
endings-left = About { $time } to go.
endings-busy = Tables for other rules are being built. Yours can come after them.
endings-failed = The tables could not be finished. Try again.
# Above the board. $count is moves.
endings-win = { $count ->
        [one] { side } wins in one move
       *[other] { side } wins in { $count } moves
    }
endings-draw = { side } holds the draw: { $count } moves
# After a move that kept the win, or the draw.
endings-still-win = { $count ->
        [one] Good! One move to go.
       *[other] Good! { $count } moves to go.
    }
endings-longer = { $count ->
        [one] Still won, but there was a shorter way. One move to go.
       *[other] Still won, but there was a shorter way. { $count } moves to go.
    }
endings-still-draw = { $count ->
        [one] Still a draw. One move to go.
       *[other] Still a draw. { $count } moves to go.
    }
endings-won = Won!
endings-held = The draw is held!
# How many moves it took, and how many the shortest way.
endings-took = You needed { $count } moves, the shortest way takes { $best }.
endings-took-best = { $count } moves: there is no shorter way.
endings-let-go = The win slipped away at move { $number }
endings-lost = The draw slipped away at move { $number }
# $moves is a list of moves.
endings-right = This kept it: { $moves }.
endings-back = Take that move back
endings-shortest = Show the shortest way
endings-show = Show what holds
endings-way = The shortest way
endings-way-draw = This holds
endings-next = Another position
endings-all = All endings
