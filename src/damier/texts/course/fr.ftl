### What an exercise of a course asks. See en.ftl.

course-move = { turn }. Joue un coup.
course-capture = { turn }. Prends ce qu’il y a à prendre.
course-most = { turn }. Trouve la prise qui a la priorité.
course-crown = { turn }. Fais une dame.
course-win = { turn }. Trouve le coup qui gagne.
course-draw = { turn }. Trouve le coup qui sauve la nulle.
