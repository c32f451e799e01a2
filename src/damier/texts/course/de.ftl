### What an exercise of a course asks. See en.ftl.

course-move = { turn }. Mach einen Zug.
course-capture = { turn }. Schlag, was zu schlagen ist.
course-most = { turn }. Finde den Schlag, der vorgeht.
course-crown = { turn }. Mach eine Dame.
course-win = { turn }. Finde den Zug, der gewinnt.
course-draw = { turn }. Finde den Zug, der das Remis rettet.
