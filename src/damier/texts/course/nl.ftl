### What an exercise of a course asks. See en.ftl.

course-move = { turn }. Doe een zet.
course-capture = { turn }. Sla wat er te slaan valt.
course-most = { turn }. Vind de slag die voorgaat.
course-crown = { turn }. Haal dam.
course-win = { turn }. Vind de zet die wint.
course-draw = { turn }. Vind de zet die de remise redt.
