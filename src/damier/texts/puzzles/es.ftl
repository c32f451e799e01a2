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

## Finales para entrenar contra la mejor defensa

learn-endings = Entrena un final
learn-endings-about = Gana lo que está ganado, aguanta lo que es tablas.
endings-tab = Finales · damier
endings-to-win = Para ganar
endings-to-hold = Para aguantar las tablas
endings-kind = { $own } contra { $other }
endings-longest = { $count ->
        [one] una jugada
       *[other] hasta { $count } jugadas
    }
endings-none = Todavía no hay tablas de finales para estas reglas.
endings-none-here = Aquí no hay tablas de finales para estas reglas, así que aún no hay nada que entrenar.
endings-offer = Las tablas de finales de hasta { $pieces } piezas ocupan { $size } MB y tardan cerca de { $time }.
endings-time = { $minutes ->
        [0] { $seconds ->
            [one] un segundo
           *[other] { $seconds } segundos
        }
        [one] un minuto
       *[other] { $minutes } minutos
    }
endings-build = Calcular los finales
endings-building = Calculando los finales: { $percent } %
endings-left = Falta cerca de { $time }.
endings-busy = Ahora se calculan los finales de otras reglas. Después pueden venir los tuyos.
endings-failed = No se pudo terminar el cálculo. Inténtalo otra vez.
endings-win = { $count ->
        [one] Las { side.low } ganan en una jugada
       *[other] Las { side.low } ganan en { $count } jugadas
    }
endings-draw = Las { side.low } aguantan las tablas: { $count } jugadas
endings-still-win = { $count ->
        [one] ¡Bien! Falta una jugada.
       *[other] ¡Bien! Faltan { $count } jugadas.
    }
endings-longer = { $count ->
        [one] Sigue ganado, pero había un camino más corto. Falta una jugada.
       *[other] Sigue ganado, pero había un camino más corto. Faltan { $count } jugadas.
    }
endings-still-draw = { $count ->
        [one] Siguen siendo tablas. Falta una jugada.
       *[other] Siguen siendo tablas. Faltan { $count } jugadas.
    }
endings-won = ¡Ganado!
endings-held = ¡Tablas aguantadas!
endings-took = Necesitaste { $count } jugadas, el camino más corto tiene { $best }.
endings-took-best = { $count } jugadas: no hay camino más corto.
endings-let-go = La victoria se escapó en la jugada { $number }
endings-lost = Las tablas se escaparon en la jugada { $number }
endings-right = Esto aguantaba: { $moves }.
endings-back = Deshacer esa jugada
endings-shortest = Ver el camino más corto
endings-show = Ver lo que aguanta
endings-way = El camino más corto
endings-way-draw = Esto aguanta
endings-next = Otra posición
endings-all = Todos los finales
