### damier, terminal: Spanish. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = Jugar
terminal-resume = Seguir: { $name }, jugada { $number }
terminal-term-rival = Rival
terminal-term-level = Nivel
terminal-term-colour = Juegas con
terminal-term-control = Reloj
terminal-term-mode = Modo
terminal-term-touch-move = Pieza tocada
terminal-term-draw = Regla de tablas
terminal-term-deck = Apertura por sorteo
terminal-term-language = Idioma
terminal-rival = Rival
    .computer = Ordenador
    .beside = Alguien a tu lado
    .hub = Un motor Hub
terminal-rival-computer = { $level ->
        [best] ordenador, a tope
       *[other] ordenador, nivel { $level }
    }
terminal-rival-beside = a tu lado
terminal-rival-hub = motor Hub
terminal-level-best = a tope
terminal-lot = al azar
terminal-clock-none = sin reloj
terminal-clock-game = { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
terminal-clock-move = { $seconds } s por jugada
terminal-mode-guided = guiado
terminal-mode-table = en la mesa
terminal-mode-silent = mesa, sin avisos
terminal-touch = Pieza tocada, pieza jugada
    .sheet = como dice la hoja
    .yes = sí
    .no = no
terminal-hub = orden que inicia el motor

## During a game

terminal-your-move = Tu jugada:
terminal-wait = El otro bando aún está pensando.
terminal-which-way = Varias capturas acaban ahí. ¿Por dónde?
terminal-claim = Reclamar tablas con una jugada…
terminal-proof = La tabla de finales lo demuestra: tablas si los dos juegan lo mejor posible.
terminal-answer-first = Di primero qué pasa con la última jugada.
terminal-slipped = Puede que el otro bando note algo ahora.
terminal-not-a-move = «{ $words }» no es una jugada. Escribe 32-28, o 19x28 para comer.
terminal-nothing-back = Aún no tienes ninguna jugada que deshacer.
terminal-hint = ¿Qué tal esto?
terminal-engine-gone = El motor ha dejado la partida: { $words } Puedes mover tú sus piezas.
terminal-browser-wait = Un momento: la partida se prepara para el navegador…
terminal-in-browser = La partida también está abierta en el navegador. Juega aquí o allí:
terminal-browser-gone = El navegador ya no está. La partida sigue aquí.
terminal-browser-hub = Este motor solo juega aquí, así que la partida se queda en la terminal.
terminal-browser-none = Con el navegador no ha funcionado: { $words }
terminal-words = { $words }
terminal-looking = Repaso
    .how = ] avanza, Fin vuelve a la partida.
terminal-in-hand = Elige adónde va. Esc la devuelve a su sitio.
terminal-must = { $count ->
        [one] La pieza de { $squares } tiene que comer.
       *[other] Come con una de estas: { $squares }
    }
terminal-thinking = Pensando…
terminal-depth = { $depth } jugadas de profundidad, { $count } posiciones

## Keys, in the bar below, the menu and the help

terminal-do-hint = Pista
terminal-do-analyse = Análisis
terminal-do-menu = Menú
terminal-do-help = Ayuda
terminal-do-turn = Girar
terminal-do-new = Otra partida
terminal-do-save = Guardar
terminal-do-open = Abrir
terminal-do-browser = Navegador
terminal-do-rules = Reglas
terminal-do-language = Idioma
terminal-do-numbers = Números
terminal-do-quit = Salir
terminal-back = Volver
# From the game that is read: play it on yourself.
terminal-do-play-on = Seguir jugando
terminal-do-search = Buscar
terminal-yes = Sí
terminal-no = No

## Saving, opening, leaving

terminal-save-hint = Un archivo PDN. Si ya existe, la partida se añade.
terminal-saved = Guardado en { $words }.
terminal-not-saved = No se ha podido guardar: { $words }
terminal-open-hint = Un archivo PDN: se muestra la lista de sus partidas. O el enlace a una mesa de tu navegador.
terminal-not-opened = No se ha podido abrir: { $words }
# Inside an empty field, above a list of games.
terminal-games-search = Busca: un nombre, un lugar, un año
terminal-games-none = Ninguna partida coincide.
# Above the moves that the game has besides the one played.
# What was played in a position: a heading above years, and one above a few games.
terminal-average = Año medio
terminal-no-collection = Todavía no hay ninguna colección de partidas. Inicia damier con --collection ARCHIVO.
terminal-leave = ¿Irte en medio de una partida?
terminal-leave-keep = Irme, y seguir la próxima vez
terminal-leave-save = Guardarla en un archivo e irme
terminal-leave-stay = Quedarme

## Help

terminal-help-walk = recorrer el tablero
terminal-help-enter = levantar una pieza, dejarla; dos veces: soltarla
terminal-help-escape = un paso atrás en la captura, o devolver la pieza
terminal-help-type = escribir una jugada y pulsar Intro; / escribe letras: c3-d4
terminal-help-look = ver las jugadas anteriores, una a una
terminal-help-ends = la primera posición, y la partida como está
terminal-mark-must = Amarillo: tiene que comer.
terminal-mark-last = Claro: la última jugada.
terminal-mark-held = Verde: en tu mano. Un punto: puede ir ahí.
terminal-mark-ghost = Pálido: ya comida; se levanta al acabar la captura.
terminal-mark-plain = Sin colores: ○ blanca, ● negra, K dama, ! tiene que comer, * en la mano, + puede ir ahí.
terminal-small = Esta ventana es demasiado pequeña para el tablero.
