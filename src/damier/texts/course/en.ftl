### What an exercise of a course asks, in one line: { turn } says whose turn it is.

# Any move will do.
course-move = { turn }. Make a move.
course-capture = { turn }. Take what can be taken.
# Some captures are not allowed because others come first.
course-most = { turn }. Find the capture that comes first.
course-crown = { turn }. Make a king.
course-win = { turn }. Find the move that wins.
course-draw = { turn }. Find the move that saves the draw.
