### What an exercise of a course asks. See en.ftl.

course-move = { turn }. Gjør et trekk.
course-capture = { turn }. Slå det som kan slås.
course-most = { turn }. Finn slaget som går foran.
course-crown = { turn }. Få en dam.
course-win = { turn }. Finn trekket som vinner.
course-draw = { turn }. Finn trekket som redder remis.
