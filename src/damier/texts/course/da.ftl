### What an exercise of a course asks. See en.ftl.

course-move = { turn }. Lav et træk.
course-capture = { turn }. Slå det, der kan slås.
course-most = { turn }. Find det slag, der kommer først.
course-crown = { turn }. Få en dam.
course-win = { turn }. Find trækket, der vinder.
course-draw = { turn }. Find trækket, der redder remis.
