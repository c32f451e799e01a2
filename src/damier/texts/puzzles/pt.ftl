### damier, puzzles: Portuguese. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Capturar uma
theme-take-2 = Capturar duas
theme-take-3 = Capturar três
theme-take-4 = Capturar quatro
theme-take-5 = Capturar cinco ou mais
theme-give-1 = Dar uma
theme-give-2 = Dar duas
theme-give-3 = Dar três ou mais
theme-breakthrough = Rutura
theme-crowning-capture = Captura que faz dama
theme-through-crown-row = Pela linha de coroação
theme-backward = Captura para trás
theme-most-first = Obrigar com a captura maior
theme-long-king = Grande captura da dama
theme-turkish-stroke = Golpe turco
theme-coup-royal = Golpe real
theme-coup-philippe = Golpe Philippe
theme-choice = Que captura?
theme-quiet-move = Lance calmo
theme-opposition = Oposição
theme-trapped-king = Dama presa
theme-blockade = Bloqueio
theme-ending = Final
theme-saved-draw = Salvar o empate
