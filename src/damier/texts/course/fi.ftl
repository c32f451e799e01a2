### What an exercise of a course asks. See en.ftl.

course-move = { turn }. Tee siirto.
course-capture = { turn }. Syö, mitä syötävissä on.
course-most = { turn }. Etsi syönti, joka menee edelle.
course-crown = { turn }. Tee kuningas.
course-win = { turn }. Etsi siirto, joka voittaa.
course-draw = { turn }. Etsi siirto, joka pelastaa tasapelin.
