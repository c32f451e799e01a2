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

learn-tab = Aprender · damier
learn-title = Aprende y resuelve
learn-today = El problema de hoy
learn-solve = Resuélvelo
learn-none = Todavía no hay problemas para estas reglas.
learn-count = { $count ->
        [one] Un problema para estas reglas.
       *[other] { $count } problemas para estas reglas.
    }
learn-solved = { $count ->
        [one] Has resuelto uno.
       *[other] Has resuelto { $count }.
    }
learn-sheet = Reglas
learn-repeat = { $count ->
        [0] Hoy no hay nada que repasar
        [one] Un problema por repasar
       *[other] { $count } problemas por repasar
    }
learn-repeat-about = Lo que fallaste vuelve a los pocos días, hasta que te lo sepas.
learn-repeat-go = Repasar
learn-repeat-done = Por hoy está todo repasado.
learn-race = Tres minutos
learn-race-about = ¿Cuántos puedes resolver?
learn-race-best = Tu récord: { $count }
learn-race-go = Empezar
learn-levels = Por dificultad
learn-any = Cualquier problema
learn-easy = Fácil
learn-middle = Medio
learn-hard = Difícil
learn-themes = Por tema
learn-all = Todos los problemas
learn-kept = Lo que has aprendido
learn-kept-about = Se guarda aquí para ti, como tus partidas.
learn-save = Guardar una copia
learn-forget = Olvidarlo todo
learn-forget-sure = ¿Olvidar de verdad todo lo que has resuelto?
learn-forget-yes = Olvidar
learn-forget-no = Conservar
learn-forgotten = Todo olvidado.
learn-offline = Ahora no hay conexión. Inténtalo otra vez.
puzzle-tab = Problema · damier
puzzle-win = { $takes ->
        [0] Ganan las { side.low }
        [1] Ganan las { side.low }: come una
       *[other] Ganan las { side.low }: come { $takes }
    }
puzzle-draw = Las { side.low } salvan las tablas
puzzle-hint-1 = Dame una pista
puzzle-hint-2 = El primer paso
puzzle-hint-3 = La jugada entera
puzzle-said-1 = Mira la casilla { $square }.
puzzle-said-2 = Empieza de { $from } a { $to }.
puzzle-said-3 = Juega { $move }.
puzzle-helped = Con una pista no cuenta para tu racha.
puzzle-right = ¡Bien! Sigue.
puzzle-solved = ¡Resuelto!
puzzle-shown = Así se hace
puzzle-after = Después de { $move }
puzzle-wrong = Esa no es
puzzle-more = No está mal, pero hay algo mejor.
puzzle-not-win = Así se escapa la victoria.
puzzle-not-draw = Eso no salva la partida.
puzzle-again = Otra vez
puzzle-solution = Ver la solución
puzzle-next = Siguiente problema
puzzle-skip = Saltar
puzzle-row = { $count ->
        [0] Diez seguidos hacen una dama.
       *[other] { $count } seguidos. Diez hacen una dama.
    }
puzzle-days = { $count } días seguidos.
puzzle-analyse = Analizar
race-solved = { $count ->
        [one] { $count } resuelto
       *[other] { $count } resueltos
    }
race-over = { $count ->
        [0] ¡Tiempo! Esta vez ninguno.
        [one] ¡Tiempo! Has resuelto uno.
       *[other] ¡Tiempo! Has resuelto { $count }.
    }
race-again = Una vez más

learn-course = Curso
learn-course-about = { $count } lecciones cortas, de la primera jugada a la combinación.
learn-course-count = { $done } de { $count } lecciones hechas.
learn-course-done = Terminado: las { $count } lecciones.
learn-course-go = Empezar
learn-course-on = Seguir
learn-squares = Conoce tus casillas
learn-squares-about = Un minuto: ¿cuántas casillas encuentras?
lesson-tab = Lección · damier
lesson-number = Lección { $number } de { $count }
lesson-exercise = Ejercicio { $number } de { $count }
lesson-show = Muéstramelo
lesson-once = Otra vez
lesson-next = Siguiente
lesson-on = A la lección { $number }
lesson-well = ¡Eso es!
lesson-other = Puedes jugar eso, pero no es lo que se pide.
lesson-finished = La lección { $number } es tuya.
lesson-last = Ese era todo el curso. ¡Muy bien!
lesson-all = Todas las lecciones
squares-tab = Casillas · damier
squares-find = Busca { $square }
squares-over = { $count ->
        [one] ¡Tiempo! Has encontrado una.
       *[other] ¡Tiempo! Has encontrado { $count }.
    }
squares-turn = Girar el tablero

worksheet-name = Nombre
worksheet-date = Fecha
worksheet-solutions = Soluciones
worksheet-print = Imprimir una hoja
