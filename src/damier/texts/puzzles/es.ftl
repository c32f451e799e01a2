### damier, puzzles: Spanish. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Comer una
theme-take-2 = Comer dos
theme-take-3 = Comer tres
theme-take-4 = Comer cuatro
theme-take-5 = Comer cinco o más
theme-give-1 = Dar una
theme-give-2 = Dar dos
theme-give-3 = Dar tres o más
theme-breakthrough = Ruptura
theme-crowning-capture = Captura que corona
theme-through-crown-row = Por la fila de coronación
theme-backward = Comer hacia atrás
theme-most-first = Obligar con la captura mayor
theme-long-king = Gran captura de la dama
theme-turkish-stroke = Golpe turco
theme-coup-royal = Golpe real
theme-coup-philippe = Golpe Philippe
theme-choice = ¿Qué captura?
theme-quiet-move = Jugada tranquila
theme-opposition = Oposición
theme-trapped-king = Dama atrapada
theme-blockade = Bloqueo
theme-ending = Final
theme-saved-draw = Salvar las tablas
