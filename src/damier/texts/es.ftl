### damier, Spanish (español). Written from en.ftl, which explains the variables and the tone.
###
### Sides are feminine plural ("las blancas"): .low is the lower-case name for the middle of a
### sentence, always after an article. Pieces: .def with the article, .start the same with a capital.

# The two endings of a draw rule.
-may-claim = cualquiera de los dos puede reclamar tablas
-drawn = la partida queda en tablas

## Sides and pieces

side = { $colour ->
        [black] Negras
        [blue] Azules
        [green] Verdes
        [red] Rojas
       *[white] Blancas
    }
    .low = { $colour ->
        [black] negras
        [blue] azules
        [green] verdes
        [red] rojas
       *[white] blancas
    }
winner = { $winner ->
        [black] Negras
        [blue] Azules
        [green] Verdes
        [red] Rojas
       *[white] Blancas
    }
    .low = { $winner ->
        [black] negras
        [blue] azules
        [green] verdes
        [red] rojas
       *[white] blancas
    }
loser = { $loser ->
        [black] Negras
        [blue] Azules
        [green] Verdes
        [red] Rojas
       *[white] Blancas
    }
    .low = { $loser ->
        [black] negras
        [blue] azules
        [green] verdes
        [red] rojas
       *[white] blancas
    }
piece = { $piece ->
        [king] dama
       *[man] peón
    }
    .def = { $piece ->
        [king] la dama
       *[man] el peón
    }
    .start = { $piece ->
        [king] La dama
       *[man] El peón
    }
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] dama negra
           *[man] peón negro
        }
        [blue] { $piece ->
            [king] dama azul
           *[man] peón azul
        }
        [green] { $piece ->
            [king] dama verde
           *[man] peón verde
        }
        [red] { $piece ->
            [king] dama roja
           *[man] peón rojo
        }
       *[white] { $piece ->
            [king] dama blanca
           *[man] peón blanco
        }
    }
square-label = { $square }, { coloured-piece }
square-empty = { $square }, vacía
turn = Juegan las { side.low }

## Refused moves

refusal-must-capture = { $count ->
        [one] Tu pieza de la casilla { $squares } puede comer, y comer es obligatorio.
       *[other] Tus piezas de las casillas { $squares } pueden comer, y comer es obligatorio. Elige una de ellas.
    }
    .title = Hay que comer
refusal-must-finish-capture = La captura aún no ha terminado: sigue con tu { piece } desde la casilla { $from } hasta que no quede nada que comer.
    .title = Sigue comiendo
refusal-must-take-most = { $count ->
        [one] Así comes { $taken ->
            [1] una
           *[other] { $taken }
        }. Tu pieza de la casilla { $squares } puede comer { $most }, y hay que comer el mayor número.
       *[other] Así comes { $taken ->
            [1] una
           *[other] { $taken }
        }. Tus piezas de las casillas { $squares } pueden comer { $most } cada una, y hay que comer el mayor número.
    }
    .title = Come el mayor número
refusal-must-take-most-value = { $count ->
        [one] Tu pieza de la casilla { $squares } puede hacer una captura que vale más. Una dama vale casi dos peones.
       *[other] Tus piezas de las casillas { $squares } pueden hacer una captura que vale más. Una dama vale casi dos peones.
    }
    .title = La captura más valiosa
refusal-must-capture-with-king = { $count ->
        [one] Tu dama de la casilla { $squares } también puede comer, y es obligatorio comer con la dama.
       *[other] Tus damas de las casillas { $squares } también pueden comer, y es obligatorio comer con una dama.
    }
    .title = Come con la dama
refusal-must-take-most-kings = { $count ->
        [one] Desde la casilla { $squares } puedes comer el mismo número de piezas, con más damas entre ellas. Esa captura tiene preferencia.
       *[other] Desde las casillas { $squares } puedes comer el mismo número de piezas, con más damas entre ellas. Esas capturas tienen preferencia.
    }
    .title = Donde hay más damas
refusal-must-take-king-first = { $count ->
        [one] Dos capturas van igualadas. La que sale de la casilla { $squares } encuentra antes una dama, así que tiene preferencia.
       *[other] Varias capturas van igualadas. Las que salen de las casillas { $squares } encuentran antes una dama, así que tienen preferencia.
    }
    .title = A la dama, cuanto antes
refusal-king-limit = Tu dama de la casilla { $from } ya ha movido bastantes veces seguidas. Ahora come, o mueve otra pieza.
    .title = Deja descansar a esa dama
refusal-out-of-turn = Ahora juegan las { side.low }. Después te toca a ti.
    .title = Un momento
refusal-game-over = Esta partida ya está decidida. Empieza otra cuando quieras.
    .title = La partida ha terminado
refusal-no-such-square = En este tablero no hay ninguna casilla así.
    .title = Fuera del tablero
refusal-same-square = Una jugada tiene que acabar en una casilla distinta de la de salida.
    .title = En el mismo sitio
refusal-empty-square = En la casilla { $from } no hay nada que mover.
    .title = Casilla vacía
refusal-not-your-piece = { piece.start } de la casilla { $from } es del otro bando.
    .title = No es de las tuyas
refusal-occupied = En la casilla { $squares } ya hay una pieza. En cada casilla cabe solo una.
    .title = Esa casilla está ocupada
refusal-off-line = Ninguna línea que pueda seguir tu { piece } lleva de la casilla { $from } a la { $squares }.
    .title = Fuera de la línea
refusal-backward-move = Un peón nunca va hacia atrás. Cuando sea dama, podrá.
    .title = Los peones no retroceden
refusal-too-far = { $piece ->
        [king] Aquí una dama se mueve una casilla, o salta sobre una pieza que tenga justo al lado.
       *[man] Un peón se mueve una casilla, o salta sobre una pieza que tenga justo al lado.
    }
    .title = Demasiado lejos
refusal-jumps-own-piece = Tu propia pieza de la casilla { $squares } está en medio, y no puedes saltarla.
    .title = Tu propia pieza está en medio
refusal-no-room-behind = Detrás de la pieza de la casilla { $squares } no hay una casilla libre donde caer, así que está a salvo.
    .title = No hay sitio donde caer
refusal-nothing-to-capture = De camino a la casilla { $squares } no hay ninguna pieza que comer.
    .title = Ahí no hay nada que comer
refusal-backward-capture = Un peón nunca come hacia atrás, así que la pieza de la casilla { $squares } está a salvo de él.
    .title = Los peones no comen hacia atrás
refusal-man-takes-king = La dama de la casilla { $squares } está a salvo de los peones: solo otra dama puede comerla.
    .title = Un peón no come damas
refusal-jumped-twice = La pieza de la casilla { $squares } ya está comida y solo espera a que la levanten. No puedes saltarla otra vez.
    .title = Nunca dos veces la misma pieza
refusal-turns-back = Entre dos saltos puedes girar a la izquierda o a la derecha, pero no dar media vuelta.
    .title = Sin dar media vuelta
refusal-must-land-next = Detrás de la pieza de la casilla { $squares }, tu dama se para justo en la casilla siguiente.
    .title = Cae justo detrás
refusal-must-stop-behind-king = La última pieza que comes, en la casilla { $squares }, es una dama: párate en la casilla justo detrás de ella.
    .title = Párate justo detrás de la dama
refusal-crowning-ends-turn = Tu peón se ha convertido en dama en la casilla { $squares }, y ahí acaba su jugada.
    .title = Ya es dama, y por ahora basta
refusal-touched-piece = Has tocado primero la pieza de la casilla { $squares }, así que esa es la que se mueve.
    .title = Pieza tocada, pieza jugada

## Buttons under a refusal

action-play = Jugar { $move }
action-show = Enséñamelo
action-read = Leer el artículo { $article }

## Slips at the table

offence-no-capture = { $count ->
        [one] { piece.start } de la casilla { $square } podía comerte una pieza. Pero las { side.low } jugaron { $move }.
       *[other] { piece.start } de la casilla { $square } podía comerte { $count } piezas. Pero las { side.low } jugaron { $move }.
    }
    .title = Las { side.low } se olvidaron de comer
offence-too-few = Las { side.low } comieron { $taken ->
        [1] una
       *[other] { $taken }
    } con { $move }. { piece.start } de la casilla { $square } podía comer { $count }.
    .title = Las { side.low } comieron de menos
offence-unfinished = Las { side.low } se pararon después de { $move }. Así comieron { $taken ->
        [1] una
       *[other] { $taken }
    }; con la captura entera se comen { $count }.
    .title = Las { side.low } se quedaron a medias

## What the opponent may do about it

remedy-huff = Soplar { piece.def } de la casilla { $square }
    .consequence = { $turn ->
        [yes] Fuera del tablero. Ese era tu turno.
       *[no] Fuera del tablero. Soplar no gasta tu turno: aún te toca mover.
    }
remedy-withdraw = Pedir que retire la jugada
    .consequence = La jugada vuelve atrás y hay que hacer la captura.
remedy-stand = Dejarlo pasar
    .consequence = No digas nada y sigue jugando. Luego ya no habrá ocasión.
huffed = Las { side.low } soplan { piece.def } de la casilla { $square }.
withdrawn = Las { side.low } piden retirar la jugada. Ahora hay que hacer la captura.
stood = Las { side.low } lo dejan pasar.
huff-cry = { $turn ->
        [yes] ¡Soplada!
       *[no] ¡Soplar no es jugar!
    }

## Touching pieces

touch-must-move = Has tocado { piece.def } de la casilla { $square }, así que mueve esa pieza.
    .title = Pieza tocada, pieza jugada
touch-must-take = Has tocado { piece.def } de la casilla { $square }. Puede comer, así que come con esa pieza.
    .title = Pieza tocada, pieza jugada
touch-straighten = Centrar
    .announcement = Compongo.
touch-hand-off = Tu mano ha soltado la pieza, así que la jugada está hecha.
    .title = Pieza soltada, pieza jugada

## What a player may choose at any time

option-offer-draw = Ofrecer tablas
option-accept-draw = Aceptar tablas
option-decline-draw = Seguir jugando
option-claim-draw = Reclamar tablas
option-resign = Abandonar
    .confirm = ¿Abandonas esta partida?
option-take-back = Deshacer jugada
option-again = Otra, cambiando de color
draw-offered = Las { side.low } ofrecen tablas. ¿Lo dejamos así?
    .title = ¿Tablas?
draw-declined = Las { side.low } prefieren seguir jugando.
take-back-asked = A las { side.low } les gustaría deshacer la última jugada.
    .title = ¿Deshacer la jugada?

## How a game ended

result-win = Ganan las { winner.low }
result-draw = Tablas
result-aborted = Anulada
result-archived = Del archivo
result-unfinished = Aún en juego

outcome-no-move = Las { loser.low } ya no pueden mover.
outcome-no-pieces = A las { loser.low } no les queda ninguna pieza.
outcome-no-move-wins = Las { winner.low } ya no pueden mover, y aquí así se gana.
outcome-no-pieces-wins = Las { winner.low } han perdido todas sus piezas, y aquí así se gana.
outcome-first-king = Las { winner.low } tienen la primera dama, y eso decide esta partida.
outcome-resign = Las { loser.low } abandonaron.
outcome-flag = A las { loser.low } se les acabó el tiempo.
outcome-left = Las { loser.low } dejaron la mesa.
outcome-aborted = Se anuló antes de empezar de verdad.
outcome-archived = Se guardó con una versión anterior: puedes verla, pero no seguir jugando.
outcome-agreement = Por acuerdo entre los dos.
outcome-same-move = La misma jugada se hizo { $times } veces seguidas.
outcome-return = Una pieza ha vuelto a la misma casilla { $times ->
        [2] dos veces
       *[other] { $times } veces
    }.
outcome-repetition = La misma posición ha aparecido { $times } veces.
outcome-quiet-moves = { $moves ->
        [one] { $moves } jugada por bando sin capturas y sin mover ningún peón.
       *[other] { $moves } jugadas por bando sin capturas y sin mover ningún peón.
    }
outcome-material = { $moves ->
        [one] Con tan pocas piezas, se ha agotado la cuenta de { $moves } jugada por bando.
       *[other] Con tan pocas piezas, se ha agotado la cuenta de { $moves } jugadas por bando.
    }
outcome-material-now = Con estas piezas la partida es tablas.
outcome-balance = { $moves ->
        [one] La relación de fuerzas no ha cambiado en { $moves } jugada por bando.
       *[other] La relación de fuerzas no ha cambiado en { $moves } jugadas por bando.
    }
outcome-one-each = A cada bando le queda una pieza.
outcome-nobody-can-win = Ya no puede ganar ninguno de los dos.

## Draw rules on the rules page

draw-agreement = Los jugadores pueden acordar tablas en cualquier momento.
draw-same-move = Cuando un jugador ha hecho la misma jugada { $times } veces seguidas, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-return = Cuando un jugador ha movido una y otra vez la misma pieza y ha vuelto con ella a la misma casilla { $times ->
        [2] dos veces
       *[other] { $times } veces
    }, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-return-king = Cuando un jugador ha movido una y otra vez la misma dama y ha vuelto con ella a la misma casilla { $times ->
        [2] dos veces
       *[other] { $times } veces
    }, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-repetition = Cuando la misma posición, con el turno del mismo bando, ha aparecido { $times } veces, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-quiet-moves = Cuando cada bando ha hecho { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas seguidas
    } sin capturas y sin mover ningún peón, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material = Piezas que le quedan a un bando: { $stronger }; al otro: { $weaker }. Si nadie gana en { $moves ->
        [one] { $moves } jugada más
       *[other] { $moves } jugadas más
    } por bando, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material-road = Piezas que le quedan a un bando: { $stronger }; al otro, que domina la diagonal más larga: { $weaker }. Si nadie gana en { $moves ->
        [one] { $moves } jugada más
       *[other] { $moves } jugadas más
    } por bando, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
material-kings = { $kings ->
        [1] una dama
        [2] dos damas
        [3] tres damas
       *[other] { $kings } damas
    }
material-kings-or-more = { $kings ->
        [1] una dama o más
        [2] dos damas o más
        [3] tres damas o más
       *[other] { $kings } damas o más
    }
material-men = { $men ->
        [1] un peón
        [2] dos peones
        [3] tres peones
       *[other] { $men } peones
    }
draw-balance = Cuando los dos bandos tienen damas, quedan de { $fewest } a { $most } piezas y pasan { $moves } jugadas por bando sin capturas ni damas nuevas, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material-now = Piezas que le quedan a un bando: { $stronger }; al otro: { $weaker }. Entonces { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-one-each = Cuando a cada bando le queda una pieza, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-nobody-can-win = { $how ->
        [claim] Cuando ya no puede ganar ninguno de los dos, la partida es tablas: lo acuerdan los jugadores, o el programa muestra la prueba.
       *[automatic] Cuando ya no puede ganar ninguno de los dos, la partida queda en tablas.
    }
draw-option = Esta regla solo cuenta si los dos jugadores la quieren antes de empezar.

## Draw counters beside the board

counter-agreement = Tablas solo de común acuerdo, en cualquier momento
counter-same-move = { $done ->
        [0] Aún no se repite ninguna jugada: { $limit } veces seguidas son tablas
       *[other] { $move }: { $done } de { $limit } veces seguidas
    }
counter-return = { $done ->
        [0] { $limit ->
            [2] Aún no ha vuelto ninguna pieza: a la segunda, tablas
           *[other] Aún no ha vuelto ninguna pieza: a las { $limit } veces, tablas
        }
        [1] { $limit ->
            [2] De vuelta en { $square } una vez: a la segunda, tablas
           *[other] De vuelta en { $square }: { $done } de { $limit } veces
        }
       *[other] De vuelta en { $square }: { $done } de { $limit } veces
    }
counter-repetition = { $done ->
        [0] Aún sin repetición
        [1] Aún sin repetición
       *[other] Misma posición: { $done } de { $limit } veces
    }
counter-quiet-moves = { $limit ->
        [one] { $done } de { $limit } jugada sin capturas ni peones movidos
       *[other] { $done } de { $limit } jugadas sin capturas ni peones movidos
    }
counter-material = { $limit ->
        [one] { $done } de { $limit } jugada para ganar con tan pocas piezas
       *[other] { $done } de { $limit } jugadas para ganar con tan pocas piezas
    }
counter-material-now = Con estas piezas se pueden reclamar tablas
counter-balance = { $limit ->
        [one] { $done } de { $limit } jugada sin cambiar la relación de fuerzas
       *[other] { $done } de { $limit } jugadas sin cambiar la relación de fuerzas
    }
counter-one-each = Tablas en cuanto a cada bando le quede una pieza
counter-nobody-can-win = Tablas en cuanto no pueda ganar nadie

## Rule sheets

sheet-hotte-nl = Hötte, folleto neerlandés
    .special = Hay que comer el mayor número, e ir y venir sin más acaba en tablas.
sheet-hotte-fr = Hötte, folleto francés
    .special = Como el folleto neerlandés, pero la repetición solo es tablas si las reclamas.
sheet-english = Hötte, folleto inglés
    .special = Empiezan las negras. Damas cortas, y comes la pieza que quieras.
sheet-swedish = Hötte, folleto sueco
    .special = La dama cae justo detrás de la pieza que come. Si olvidan comer, exígelo o sopla.
sheet-danish = Hötte, folleto danés
    .special = Se corona en plena captura y sigue comiendo como dama.
sheet-norwegian = Hötte, folleto noruego
    .special = Damas cortas, pero hay que comer el mayor número. Un descuido se deja pasar o se rehace.
sheet-finnish = Hötte, folleto finlandés
    .special = Empiezan las negras. Los peones comen solo hacia delante, las damas vuelan y tú eliges la captura.
sheet-kndb = Folleto de la Real Federación Neerlandesa de Damas
    .special = Dieciséis reglas cortas. Avisa de un descuido, o simplemente sigue jugando.
sheet-djeco = Folleto de Djeco
    .special = Azules contra verdes en casillas rojas; y a quien olvida comer, se le sopla.
sheet-international = Damas internacionales
    .special = El juego de la federación mundial en 100 casillas: damas voladoras, y hay que comer el mayor número.
sheet-frisian = Damas frisonas
    .special = Se come en diagonal y también en recto, y una dama vale casi dos peones.
sheet-russian = Damas rusas
    .special = Elige tu captura; y un peón coronado en plena captura sigue a la carga como dama.
sheet-brazilian = Damas brasileñas
    .special = Las damas internacionales en el tablero pequeño, de 64 casillas.
sheet-pool = Pool checkers
    .special = Damas voladoras, captura a elegir, y empiezan las negras.
sheet-english-wcdf = Damas inglesas
    .special = Checkers como lo juegan los campeones: damas cortas, captura a elegir y tablas a las 40 jugadas.
sheet-italian = Damas italianas
    .special = Ningún peón come damas, y cuatro reglas dicen qué captura tiene preferencia.
sheet-spanish = Damas españolas
    .special = Los peones comen solo hacia delante, las damas vuelan: come más piezas y, a igualdad, más damas.
sheet-portuguese = Damas portuguesas
    .special = El juego español en las casillas oscuras de un tablero en espejo.
sheet-czech = Damas checas
    .special = Las damas voladoras comen antes que los peones; por lo demás, tú eliges.
sheet-turkish = Damas turcas
    .special = Líneas rectas en las 64 casillas, y cada pieza comida se levanta al momento.
sheet-thai = Damas tailandesas
    .special = Ocho peones por bando. La dama cae justo detrás de la pieza que come y puede dar media vuelta.
sheet-canadian = Damas canadienses
    .special = El gran tablero: 144 casillas y treinta peones por bando.
sheet-srilankan = Damas de Sri Lanka
    .special = El gran tablero de 144 casillas, en espejo.
sheet-jamaican = Damas jamaicanas
    .special = Pool checkers en un tablero en espejo.
sheet-filipino = Damas filipinas
    .special = El juego brasileño en un tablero en espejo.
sheet-spantsiretti = Spantsiretti
    .special = Damas rusas en un tablero de diez de ancho y ocho de alto.
sheet-killer = Damas killer
    .special = La dama que come en último lugar otra dama se para justo detrás, y así dos damas ganan a una.
sheet-breakthrough = Carrera a dama
    .special = Una carrera: gana la primera dama.
sheet-antidraughts = Ganapierde
    .special = El mundo al revés: pierde todas tus piezas y ganas.
sheet-poddavki = Ganapierde ruso
    .special = Poddavki: capturar es obligatorio, así que haz que te coman todo.
sheet-frysk = Frysk!
    .special = Las damas frisonas en miniatura: cinco peones por bando.

## Shelves

shelf-leaflet = De la caja
shelf-federation = Como en las federaciones
shelf-other = Más juegos
shelf-house = Tus propias reglas

## Languages, the same in every catalogue

language-nl = Nederlands
language-fr = Français
language-en = English
language-sv = Svenska
language-da = Dansk
language-nb = Norsk
language-fi = Suomi
language-de = Deutsch
language-ar = العربية
language-tr = Türkçe
language-es = Español
language-it = Italiano
language-pt = Português
language-ru = Русский

## The rules page: headings

rules-title = Reglas: { $name }
heading-board = El tablero
heading-moves = Movimientos
heading-capture = Las capturas
heading-crowning = Coronar dama
heading-table = En la mesa
heading-end = El final de la partida
heading-draws = Tablas
heading-writing = Partidas escritas
heading-readings = Donde la hoja calla
article = Artículo { $article }
article-introduction = Introducción
reading-note = La hoja no dice nada aquí; nosotros lo jugamos así.
try-it = Pruébalo
try-play = Juegan las { side.low }: prueba { $move }.
try-refused = ¿Y qué tal { $move }?
try-draw = Juegan las { side.low }: prueba { $move } y mira el contador.

## Titles of articles

topic-board-size = El tamaño del tablero
topic-board-squares = En qué casillas se juega
topic-board-dark-corner = Cómo se coloca el tablero
topic-board-men-rows = La posición inicial
topic-start-first = Quién empieza
topic-start-colours-by-lot = Quién juega con qué color
topic-colours-white = Las piezas
topic-colours-black = Las piezas
topic-colours-squares = El color de las casillas
topic-lines-move = Las líneas que siguen las piezas
topic-lines-capture = Cómo se come
topic-man-steps = Cómo mueve el peón
topic-man-captures-backward = Cómo come el peón
topic-man-captures-kings = Peones y damas
topic-king-flies = Cómo mueve la dama
topic-king-lands = Dónde cae la dama al comer
topic-king-limit = Jugadas con una misma dama
topic-capture-compulsory = Comer es obligatorio
topic-capture-finish = Hasta el final
topic-capture-priority = Qué captura tiene preferencia
topic-capture-priority-also = Dama o peón
topic-capture-removal = Cuándo se levantan las piezas comidas
topic-capture-removal-also = Nunca dos veces la misma pieza
topic-capture-turns-back = Girar entre saltos
topic-crowning-when = Coronar dama
topic-end-no-move = Ganar y perder
topic-end-first-king-wins = La primera dama
topic-table-remedies = Cuando alguien se descuida
topic-table-offences = Qué es un descuido
topic-table-huff-is-turn = Soplar
topic-touch-binds = Pieza tocada, pieza jugada
topic-touch-straightening = Centrar piezas
topic-touch-hand-off-ends = Cuándo acaba una jugada
topic-pdn-type = El número de este juego
topic-pdn-notation = Los nombres de las casillas
topic-pdn-result = Los puntos
topic-pdn-result-order = Qué puntos van primero
topic-draws = Tablas

## The rules

rule-board-size = El tablero tiene { $width } × { $height } casillas.
rule-board-squares-dark = Solo se juega en la mitad de las casillas: una sí y otra no.
rule-board-squares-all = Se juega en todas las casillas.
rule-board-dark-corner-left = Coloca el tablero de modo que la esquina a tu izquierda sea una casilla en la que se juega.
rule-board-dark-corner-right = Coloca el tablero de modo que la esquina a tu derecha sea una casilla en la que se juega.
rule-board-men-rows = { $rows ->
        [1] Cada bando coloca { $men } peones en la fila más cercana a él.
       *[other] Cada bando coloca { $men } peones en las { $rows } filas más cercanas a él.
    }
rule-board-men-rows-apart = Cada bando coloca { $men } peones en sus filas { $list }, contadas desde su borde; las filas de en medio y de detrás quedan vacías.
rule-start-first = Las { side.low } hacen la primera jugada.
rule-start-colours-by-lot-yes = Los colores se sortean.
rule-start-colours-by-lot-no = Los jugadores acuerdan quién juega con qué color; no hay sorteo.
rule-colours-white-white = Un bando juega con las piezas blancas.
rule-colours-white-blue = Un bando juega con las piezas azules.
rule-colours-white-red = Un bando juega con las piezas rojas.
rule-colours-black-black = El otro bando juega con las piezas negras.
rule-colours-black-green = El otro bando juega con las piezas verdes.
rule-colours-black-white = El otro bando juega con las piezas blancas.
rule-colours-squares-dark = Las piezas van en las casillas oscuras.
rule-colours-squares-red = Las piezas van en las casillas rojas.
rule-colours-squares-light = Las piezas van en las casillas claras.

rule-lines-move-diagonal = Las piezas se mueven en diagonal.
rule-lines-move-orthogonal = Las piezas se mueven en línea recta, por filas y columnas.
rule-lines-capture-diagonal = Se come saltando en diagonal sobre una pieza del otro bando hasta una casilla libre detrás de ella.
rule-lines-capture-orthogonal = Se come saltando en línea recta, por una fila o una columna, sobre una pieza del otro bando hasta una casilla libre detrás de ella.
rule-lines-capture-both = Se come saltando sobre una pieza del otro bando hasta una casilla libre detrás de ella: en diagonal, y también en línea recta por filas y columnas.
rule-man-steps-forward = Un peón se mueve una casilla hacia delante.
rule-man-steps-forward-sideways = Un peón se mueve una casilla hacia delante o hacia un lado.
rule-man-captures-backward-yes = Un peón captura hacia delante y hacia atrás.
rule-man-captures-backward-no = Un peón nunca captura hacia atrás.
rule-man-captures-kings-yes = Un peón puede capturar tanto peones como damas.
rule-man-captures-kings-no = Un peón no puede capturar una dama; solo puede hacerlo otra dama.
rule-king-flies-yes = La dama vuela: se mueve tan lejos como quiera por casillas libres, hacia delante y hacia atrás, y también captura desde lejos.
rule-king-flies-no = La dama se mueve de casilla en casilla, una por jugada, hacia delante o hacia atrás.
rule-king-lands-anywhere = La dama que captura cae en cualquier casilla libre detrás de la pieza que salta.
rule-king-lands-also = Si desde alguna de esas casillas puede seguir capturando, la dama tiene que caer en una de ellas.
rule-king-lands-next = La dama que captura cae en la casilla justo detrás de la pieza que salta.
rule-king-lands-next-behind-last-king = La dama que captura cae en cualquier casilla libre detrás de la pieza que salta; pero si la última pieza que come es una dama, se para justo detrás de ella.
rule-king-limit = { $limit ->
        [one] Mientras te queden peones, una misma dama no hace más de { $limit } jugada seguida sin capturar: mueve entretanto otra pieza.
       *[other] Mientras te queden peones, una misma dama hace como mucho { $limit } jugadas seguidas sin capturar: después mueve otra pieza o captura.
    }
rule-king-limit-none = Una misma dama puede mover tantas veces seguidas como quieras.

rule-capture-compulsory-yes = Si puedes capturar, tienes que hacerlo.
rule-capture-compulsory-no = Puedes capturar, pero no es obligatorio.
rule-capture-finish-yes = La captura sigue mientras la misma pieza pueda saltar otra vez.
rule-capture-finish-no = Puedes parar una captura después de cualquier salto.
rule-capture-priority-none = Si hay varias capturas posibles, elige la que quieras.
rule-capture-priority-most-pieces = { $place ->
        [1] Si hay varias capturas posibles, haz la que coma más piezas; una dama cuenta como una pieza.
       *[other] Si aún queda elección, haz la que coma más piezas.
    }
rule-capture-priority-highest-value = { $place ->
        [1] Si hay varias capturas posibles, haz la que más valga: una dama vale un poco menos que dos peones, pero más que uno.
       *[other] Si aún queda elección, haz la que más valga: una dama vale un poco menos que dos peones, pero más que uno.
    }
rule-capture-priority-with-king = { $place ->
        [1] Si pueden capturar una dama y un peón, captura con la dama.
       *[other] Si aún queda elección, captura con una dama antes que con un peón.
    }
rule-capture-priority-most-kings = { $place ->
        [1] Si hay varias capturas posibles, haz la que coma más damas.
       *[other] Si aún queda elección, haz la que coma más damas.
    }
rule-capture-priority-king-first = { $place ->
        [1] Si hay varias capturas posibles, haz la que antes encuentre una dama.
       *[other] Si aún queda elección, haz la que antes encuentre una dama.
    }
rule-capture-priority-also = La dama no tiene preferencia: si nada más decide, captura con una dama o con un peón, como quieras.
rule-capture-removal-after = Las piezas capturadas siguen en el tablero hasta que termina toda la captura.
rule-capture-removal-also = En una captura ninguna pieza se puede saltar dos veces, pero sí puedes pasar más de una vez por una casilla vacía.
rule-capture-removal-at-once = Cada pieza capturada se levanta al momento, y eso puede abrir camino al salto siguiente.
rule-capture-turns-back-yes = Entre dos saltos, la pieza puede girar hacia donde quiera.
rule-capture-turns-back-no = Entre dos saltos, la pieza puede girar a la izquierda o a la derecha, pero no dar media vuelta.
rule-crowning-when-at-end = Un peón se convierte en dama cuando su jugada acaba en la última fila. Si solo pasa por ella mientras captura, sigue siendo peón.
rule-crowning-when-stops = El peón que llega a la última fila se convierte en dama, y ahí acaba su jugada.
rule-crowning-when-goes-on = El peón que llega a la última fila se convierte en dama al momento; si puede seguir capturando, lo hace ya como dama.

rule-end-no-move-loses = Pierde quien tiene el turno y ya no tiene piezas o no puede mover.
rule-end-no-move-wins = Gana quien tiene el turno y ya no tiene piezas o no puede mover.
rule-end-first-king-wins-yes = Gana quien corona primero una dama.
rule-end-first-king-wins-no = Coronar una dama no termina la partida.

rule-table-remedies-none = Tras un descuido el rival no tiene ningún derecho especial: esa jugada simplemente no vale.
rule-table-remedies-huff = Si tu rival se descuida, puedes soplar: quitas del tablero la pieza que tenía que capturar.
rule-table-remedies-withdraw = Si tu rival se descuida, puedes pedir que retire la jugada y haga la captura.
rule-table-remedies-stand = Si tu rival se descuida, puedes dejarlo pasar y simplemente seguir jugando.
rule-table-offences-none = Ningún descuido da derecho alguno al rival.
rule-table-offences-no-capture = Es un descuido no capturar cuando hay que hacerlo.
rule-table-offences-too-few = Es un descuido capturar menos piezas de las debidas.
rule-table-offences-unfinished = Es un descuido parar una captura a medias.
rule-table-huff-is-turn-yes = Soplar cuenta como tu turno.
rule-table-huff-is-turn-no = Soplar no gasta el turno: después haces tu propia jugada.
rule-table-huff-is-turn-none = No se sopla.
rule-touch-binds-no = Puedes tocar una pieza y luego mover otra.
rule-touch-binds-yes = La pieza que tocas es la pieza que mueves.
rule-touch-binds-if-able = La pieza que tocas es la pieza que mueves, si tiene jugada.
rule-touch-straightening-yes = Puedes centrar una pieza mal colocada si antes lo dices.
rule-touch-straightening-no = Centrar una pieza no se menciona como excepción.
rule-touch-hand-off-ends-yes = La jugada acaba cuando tu mano suelta la pieza.
rule-touch-hand-off-ends-no = Soltar una pieza aún no termina tu jugada.

rule-pdn-type = En los archivos de partidas, este juego tiene el número { $type }.
rule-pdn-type-none = En los archivos de partidas, este juego no tiene número propio.
rule-pdn-notation-n0 = Vistas por las { side.low }, las casillas se numeran desde el 1, empezando abajo a la izquierda.
rule-pdn-notation-n1 = Vistas por las { side.low }, las casillas se numeran desde el 1, empezando abajo a la derecha.
rule-pdn-notation-n2 = Vistas por las { side.low }, las casillas se numeran desde el 1, empezando arriba a la izquierda.
rule-pdn-notation-n3 = Vistas por las { side.low }, las casillas se numeran desde el 1, empezando arriba a la derecha.
rule-pdn-notation-a0 = Vistas por las { side.low }, las casillas llevan una letra y una cifra, empezando por a1 abajo a la izquierda.
rule-pdn-notation-a1 = Vistas por las { side.low }, las casillas llevan una letra y una cifra, empezando por a1 abajo a la derecha.
rule-pdn-result-2-0 = La victoria se anota con dos puntos; las tablas, con uno para cada uno.
rule-pdn-result-1-0 = La victoria se anota con un punto; las tablas, con medio para cada uno.
rule-pdn-result-order-white-black = Los puntos de las { side.low } se escriben primero.
rule-pdn-result-order-first-second = Los puntos del bando que empezó se escriben primero.

## Lo que era raro en un archivo de partidas, y cómo se leyó.

pdn-read-variant = El archivo solo dice «{ $variant }»: leído como { $game }.
pdn-read-moves = El archivo no dice qué juego es. Leído como { $game }, donde se puede jugar { $moves }.
pdn-read-squares = El archivo no dice qué juego es. Leído como { $game }: ninguna casilla pasa de { $last }.
pdn-read-turned = Leído como { $game }, con las letras contadas desde el lado que empieza.
pdn-read-glued = El resultado { $result } y la partida siguiente estaban pegados. Leídos por separado.
pdn-read-quiet = { $written } no come nada. Leído como { $move }.
pdn-read-crowned = Un peón en la última fila ({ $squares }). Leído como dama.

## Notes of the engine to a game

annotation-good = La única buena jugada aquí.
annotation-brilliant = Un bonito sacrificio.
annotation-dubious = { $move } era un poco mejor.
annotation-mistake = { $move } era mejor.
annotation-blunder = Eso cuesta mucho. La jugada era { $move }.
annotation-missed-win = { $move } habría ganado.
graph = Cómo fue la partida
    .description = Las { side.low } están mejor donde la línea pasa por encima del centro, y el otro bando donde pasa por debajo. Las marcas señalan las jugadas que merecen otra mirada.
