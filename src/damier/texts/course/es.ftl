### What an exercise of a course asks. See en.ftl.

course-move = { turn }. Haz una jugada.
course-capture = { turn }. Come lo que se pueda comer.
course-most = { turn }. Encuentra la captura que tiene preferencia.
course-crown = { turn }. Corona una dama.
course-win = { turn }. Encuentra la jugada que gana.
course-draw = { turn }. Encuentra la jugada que salva las tablas.
