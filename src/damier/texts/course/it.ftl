### What an exercise of a course asks. See en.ftl.

course-move = { turn }. Fai una mossa.
course-capture = { turn }. Mangia quello che puoi.
course-most = { turn }. Trova la presa che ha la precedenza.
course-crown = { turn }. Fai una dama.
course-win = { turn }. Trova la mossa che vince.
course-draw = { turn }. Trova la mossa che salva la patta.
