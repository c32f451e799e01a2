### What an exercise of a course asks. See en.ftl.

course-move = { turn }. Сделай ход.
course-capture = { turn }. Бей всё, что можно побить.
course-most = { turn }. Найди взятие, которое обязательно.
course-crown = { turn }. Проведи шашку в дамки.
course-win = { turn }. Найди ход, который выигрывает.
course-draw = { turn }. Найди ход, который спасает ничью.
