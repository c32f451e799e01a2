### damier, study: Spanish. Written from en.ftl.

## Positions that cannot stand, and FENs that cannot be read

setup-too-many = { $colour ->
        [black] Las negras tienen { $count } piezas
        [blue] Las azules tienen { $count } piezas
        [green] Las verdes tienen { $count } piezas
        [red] Las rojas tienen { $count } piezas
       *[white] Las blancas tienen { $count } piezas
    }, pero en la caja solo hay { $most }.
setup-man-on-crown-row = El peón { $colour ->
        [black] negro
        [blue] azul
        [green] verde
        [red] rojo
       *[white] blanco
    } de la casilla { $square } está en su última fila: ahí es una dama.
setup-run = La cuenta de jugadas seguidas es de una dama que no está.
fen-too-long = Eso es más largo que cualquier posición: como mucho { $most } caracteres.
fen-turn = Una posición empieza con W o B, según quién mueva. Esta empieza con «{ $got }».
fen-sides = Las piezas van en dos listas, como en W:W31-50:B1-20: una para W y otra para B.
fen-item = «{ $got }» no es una casilla. Escribe 31, K12 para una dama, o 31-35 para una fila de peones.
fen-no-such-square = En este tablero no hay casilla { $square }: la última es la { $last }.
fen-letters = Este tablero tiene { $count } casillas, pero se dan { $got }.
fen-unclear = Eso aún no es una posición. Escríbela como W:W31-50:B1-20.
move-unclear = Eso aún no es una jugada. Escríbela como 32-28 o 19x28.
move-ambiguous = Varias capturas empiezan y acaban así. Nombra también las casillas de en medio.

## Written games

diagram-title = Tablero de damas

## Analysis

analysis-tab = Análisis · damier
analysis-board = Tablero de análisis
analysis-waiting = El motor está pensando para otros. Después te toca a ti.
analysis-lost = Se ha cortado la conexión con el motor. Enciéndelo otra vez para seguir.
analysis-no-table = Esta partida no está abierta para ti. Pide el enlace para mirar.
analysis-offline = Se ha cortado la conexión con el servidor. Puedes seguir mirando la partida; las jugadas y el motor esperan a que vuelva.
analysis-bad-link = Este enlace no se ha podido leer. Quizá esté cortado.
analysis-threads = Hilos
analysis-tables = Tablas de finales
analysis-deeper = Más a fondo
analysis-draw = Dibujar en el tablero
analysis-bar = Quién va por delante
analysis-lines = Variantes del motor
analysis-play-line = Jugar hasta aquí
analysis-engine = Motor
analysis-multipv = Variantes
analysis-effort = Profundidad { $depth }, { $nodes } millones de posiciones, { $speed } millones por segundo
analysis-moves = Jugadas
analysis-no-moves = Haz una jugada en el tablero, o abre una partida.
analysis-not-playable = Esto no se ha podido jugar.
analysis-put = posición nueva
analysis-first = Al principio
analysis-earlier = Una jugada atrás
analysis-later = Una jugada adelante
analysis-last = Al final
analysis-turn = Girar el tablero
analysis-edit = Montar
analysis-papers = Abrir, guardar
analysis-from = Jugar desde aquí
from-hint = Contra el ordenador, desde la posición del tablero.
from-go = Empezar
analysis-judge = Valorar partida
analysis-judging = Valorando la partida
analysis-stop = Parar
analysis-table = Tabla de finales:
analysis-table-draw = tablas si los dos juegan lo mejor posible.
analysis-table-plies = { $plies ->
        [one] decidida en { $plies } jugada.
       *[other] decidida en { $plies } jugadas, contando los dos bandos.
    }
analysis-graph-ahead = { side }, por delante
analysis-graph-move = { $move }: { $score }
analysis-graph-start = El principio

## The verdict above the lines

verdict-even = Más o menos igual
verdict-better = Las { side.low } están algo mejor
verdict-ahead = { $men ->
        [one] Las { side.low } llevan { $men } peón de ventaja, más o menos
       *[other] Las { side.low } llevan { $men } peones de ventaja, más o menos
    }
verdict-wins = { $moves ->
        [one] Las { side.low } ganan en { $moves } jugada
       *[other] Las { side.low } ganan en { $moves } jugadas
    }
verdict-table-win = { $moves ->
        [0] Las { side.low } han ganado
        [one] Las { side.low } ganan seguro, en { $moves } jugada
       *[other] Las { side.low } ganan seguro, en { $moves } jugadas
    }
verdict-table-draw = Tablas seguras

## A reader's notes to a move

note-title = Notas a { $move }
note-signs = Signo
note-comment = Comentario a { $move }
note-promote = Subir esta variante
note-remove = Quitar { $move } y lo que sigue
note-drawn = Dibujado:
note-draw-how = Toca dos casillas para una flecha, una casilla dos veces para un círculo.
note-wipe = Borrar
sign-1 = Buena jugada
sign-2 = Jugada floja
sign-3 = Muy buena jugada
sign-4 = Jugada muy floja
sign-5 = Jugada interesante
sign-6 = Jugada dudosa

## Setting up a position

edit-title = Montar una posición
edit-hint = Haz clic en una casilla para cambiarla: peón, dama, vacía. El otro botón del ratón pone el otro color; o elige una pieza y luego sus casillas.
edit-rules = Reglas
edit-pieces = Pieza
edit-cycle = Cambiar a cada clic
edit-turn = Juegan
edit-fen = Como texto (FEN)
edit-done = Analizar esto
edit-clear = Vaciar el tablero
edit-start = Posición inicial
edit-leave = Volver
edit-over = Aquí la partida ha terminado. { $text }

## Games in and out

papers-title = Abrir y guardar
papers-paste = Pega una partida (PDN)
papers-read = Abrir
papers-upload = Desde un archivo…
papers-several = { $count ->
        [one] { $count } partida. Ábrela:
       *[other] { $count } partidas. ¿Cuál?
    }
papers-more = Solo salen las primeras { $count } partidas.
papers-keep = Esta partida
papers-save = Guardar como PDN
papers-copy = Copiar como PDN
papers-copied = Copiado
papers-position = Esta posición
papers-link = Copiar enlace
players-title = Jugadores
players-edit = Cambiar los nombres
recent-title = Tus últimos análisis
recent-where = Guardados solo en este navegador: los últimos { $most }.
recent-moves = { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
recent-remove = Eliminar { $name }
recent-removed = Eliminado: { $name }.
recent-restore = Recuperar
recent-none = Este navegador no guarda nada. Guarda como PDN lo que quieras volver a ver.
papers-link-game = Copiar enlace a la partida
papers-link-too-long = Esta partida es demasiado larga para un enlace. Guárdala como PDN.
papers-problem = Línea { $line } del archivo: { $message }

## Openings: what was played in a position

openings-title = Partidas
openings-looking = Buscando…
openings-whose = De quién son las partidas
openings-all = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
openings-own = Mis partidas
openings-none = Nadie ha pasado por aquí. Desde aquí vas por tu cuenta.
openings-none-own = Todavía no has jugado esta posición.
openings-move = Jugada
openings-count = Partidas
openings-results = Resultados
openings-last = Última vez

## House rules: why a rule does not go with the others

house-clash = Esto no encaja con las demás reglas.
house-clash-board-width = Un tablero tiene de 4 a 14 casillas de ancho, un número par; como mucho 10 si se juega en todas.
house-clash-board-height = Un tablero tiene de 4 a 14 casillas de alto, un número par; como mucho 10 si se juega en todas.
house-clash-board-men-rows = Los peones van en filas de su propia mitad, y entre los bandos queda libre al menos una fila.
house-clash-colours-black = Cada bando necesita un color distinto.
house-clash-lines-move = Si se juega en una casilla sí y otra no, las piezas van en diagonal; en todas, van en línea recta.
house-clash-lines-capture = Las piezas que van en línea recta comen también en línea recta; las que van en diagonal comen en diagonal, o de las dos formas.
house-clash-man-steps = Para ir hacia un lado hace falta un tablero en el que se juegue en todas las casillas.
house-clash-king-lands = Una dama que va de casilla en casilla cae siempre justo detrás de la pieza que come.
house-clash-king-limit = El límite es un número de 0 a 255.
house-clash-capture-priority = Para ordenar las capturas tiene que ser obligatorio comer y acabar la captura, y cada punto va una sola vez.
house-clash-end-first-king-wins = Donde se gana perdiéndolo todo, la primera dama no puede ganar también.
house-clash-table-offences = Los descuidos y lo que se puede hacer van juntos: nombra las dos cosas, o ninguna.
house-clash-table-remedies = Donde nadie tiene que comer, nadie puede olvidarlo.
house-clash-table-huff-is-turn = En estas reglas no se sopla.
house-clash-touch-straightening = Centrar una pieza solo es una excepción donde la pieza tocada tiene que mover.
house-clash-draws = Las tablas de común acuerdo están siempre en las reglas, y cada cuenta es de 1 como mínimo.

## Rules pages

rules-tab = Reglas · damier
rules-shelf = Las reglas de todos los juegos
rules-all = Todas las hojas
rules-course = Hacer el curso
rules-change = Cambiar estas reglas
rules-count = { $count ->
        [one] { $count } artículo
       *[other] { $count } artículos
    }
rules-examples = Ejemplos
rules-example = Ejemplo { $number }
rules-nothing-to-try = Aquí no hay nada que probar en el tablero.
rules-again = Colocar otra vez
rules-done = Eso es.
rules-other = Eso también se puede jugar. El artículo trata de { $move }.

## House rules

house-tab = Reglas de casa · damier
house-title = Reglas de casa
house-intro = Cada familia juega un poco a su manera. Empieza con una hoja, cambia lo que quieras y juega.
house-base = Empezar con
house-name = Su nombre
house-own-name = { $name }, a nuestra manera
house-preview = Lo que dicen ahora las reglas
house-changes = { $count ->
        [0] sin cambios
        [one] { $count } cambio
       *[other] { $count } cambios
    }
house-earlier = Subir: { $text }
house-draws = Tablas
house-count = Cuántas veces
house-play = Jugar
house-share = Copiar enlace
house-read = Leer y probar
house-save = Guardar en archivo
house-back = Volver a las reglas
house-bad-link = Estas reglas no se han podido leer. Quizá el enlace esté cortado.
house-clashes = { $count ->
        [one] Una regla aún no encaja con las demás. Está marcada.
       *[other] { $count } reglas aún no encajan con las demás. Están marcadas.
    }

ballot-ask = Sortear la apertura
ballot-none = No
ballot-drawn = Por sorteo: { $opening }.
ballot-placed = Por sorteo, peones cambiados de sitio: { $opening }.
ballot-free = Por sorteo: apertura libre.
ballot-off = Retirados antes: { $squares }.
deck-english-two-move = Dos jugadas
deck-english-three-move = Tres jugadas
deck-english-eleven-man = Once peones por bando
deck-italian-two-move = Dos jugadas
deck-russian-fmjd = Tabla de la FMJD
deck-brazilian-fmjd = Tabla de la FMJD
deck-russian-idf-basic = Tabla de la IDF, aperturas sencillas
deck-brazilian-idf-basic = Tabla de la IDF, aperturas sencillas
