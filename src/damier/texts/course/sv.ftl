### What an exercise of a course asks. See en.ftl.

course-move = { turn }. Gör ett drag.
course-capture = { turn }. Slå det som går att slå.
course-most = { turn }. Hitta slaget som går före.
course-crown = { turn }. Gör en dam.
course-win = { turn }. Hitta draget som vinner.
course-draw = { turn }. Hitta draget som räddar remi.
