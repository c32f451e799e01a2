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
