### damier, play: Spanish. Written from en.ftl.

## Header

shell-skip = Ir al contenido
shell-home = damier: al inicio
shell-pages = Páginas
shell-play = Jugar
shell-lobby = Sala
shell-learn = Aprender
shell-club = Club
shell-games = Mis partidas
shell-sign-in = Entrar
shell-analysis = Análisis
shell-rules = Reglas
shell-language = Idioma
shell-lamp = Tema claro
shell-menu = Menú
shell-about = Las damas según el folleto de tu caja: contra el ordenador, lado a lado o por un enlace.
shell-noscript = Esta página necesita JavaScript. Actívalo en tu navegador y vuelve a cargar la página.

## Start page

start-tab = damier: las damas como dice tu folleto
start-title = ¿Qué juego hay en tu caja?
start-subtitle = Nueve folletos, jugados al pie de la letra
start-sheets = Hoja de reglas
start-all = Los { $count } juegos
start-fewer = Mostrar menos
start-world = Más juegos de damas
start-search = Busca un juego
start-nothing = Aquí ningún juego se llama así.
start-more-letters = +{ $count }
start-printed-in = Impreso en { $list }
start-house = Reglas de casa
start-house-by = Escritas por ti
start-house-note = Cambia un artículo, juégalo y compártelo con un enlace.
start-read = Leer las reglas
start-about = { $count ->
        [one] { $count } peón por bando. Empiezan las { side.low }.
       *[other] { $count } peones por bando. Empiezan las { side.low }.
    }
start-opponent = ¿Contra quién juegas?
start-computer = Ordenador
start-beside = Alguien a mi lado
start-elsewhere = Alguien en línea
start-where = ¿Cómo llega tu rival?
start-link = Envío un enlace
start-lobby = En la sala
start-level = ¿Qué nivel?
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }, { $name }
    }
start-colour = Juegas con
start-lot = Al azar
start-clock = Reloj
start-clock-none = Sin reloj
start-clock-days = Días
start-clock-own = Otro
start-clock-kind = Tipo de reloj
start-clock-minutes = Minutos
start-clock-seconds = Segundos
start-clock-periods = Períodos
clock-fischer = Cada jugada añade tiempo
clock-bronstein = Cada jugada recupera algo de tiempo
clock-byo-yomi = Después, unos períodos extra
clock-each-move = Cada jugada tiene su propio tiempo
start-mode = Si alguien se descuida
start-guided = Partida guiada
start-guided-hint = La jugada que la hoja no permite vuelve atrás, y se muestra su artículo.
start-table = En la mesa
start-table-hint = Nadie te para. Quien vea un descuido hace lo que la hoja le permite.
start-slips = Nadie avisa de los descuidos.
start-slips-hint = Tienes que ver tú el descuido y señalar la pieza, antes de tu jugada.
start-touch = Pieza tocada, pieza jugada
start-touch-article = (artículo { $article })
start-draws = Más reglas de tablas
start-name = Tu nombre
start-names = ¿Quiénes juegan?
start-name-hint = Para quien se siente enfrente; puedes dejarlo en blanco.
start-go = Montar el tablero
start-going = Montando…
start-again-computer = { $level ->
        [best] Otra vez: { $name }, { level-best }
       *[other] Otra vez: { $name }, nivel { $level }
    }
start-again = Otra vez: { $name }
start-unfinished = Partidas a medias
start-your-turn = Te toca, jugada { $number }
start-their-turn = Le toca a tu rival, jugada { $number }
start-with = { $name }, con { $opponent }
start-failed = Eso no ha llegado a la mesa. Prueba otra vez.

## Levels of the computer

level-1 = un niño en su primer día
level-2 = se le escapan cosas
level-3 = aprende rápido
level-4 = juega los domingos
level-5 = el abuelo que siempre gana
level-6 = no falta nunca al club
level-7 = el mejor del club
level-8 = juega en la liga
level-9 = un maestro
level-10 = un gran maestro
level-best = tan fuerte como pueda

## The table: people

game-tab = damier: { $name }
game-you = Tú
game-guest = Invitado
game-call = Te toca
game-periods = Quedan { $count } períodos
game-silent = nadie avisa de los descuidos
game-computer = Ordenador
game-level = { $level ->
        [best] Tan fuerte como pueda
       *[other] Nivel { $level }, { $name }
    }
game-open-seat = Una silla vacía
game-your-move = { side }, te toca
game-your-choice = { side }, tú eliges
game-their-move = Juegan las { side.low }
game-their-choice = Eligen las { side.low }
game-beside-move = Te toca
game-beside-choice = Tú eliges
game-thinking = { side }, pensando
game-away = { side }, vuelven enseguida
game-waiting-seat = { side }, aún no hay nadie
game-guided = guiada
game-table = en la mesa
game-watching = mirando
game-agreed = Acordado para esta partida
game-clock = Reloj de las { side.low }
game-taken = Las { side.low } { $count ->
        [0] aún no han perdido nada
        [one] han perdido { $count } pieza
       *[other] han perdido { $count } piezas
    }

## The table: the board

game-moves = Jugadas
game-no-moves = Aún no hay jugadas
game-replay = Repaso
game-first = Al principio
game-earlier = Una jugada atrás
game-later = Una jugada adelante
game-last = A la última jugada
game-replaying = Estás viendo la jugada { $number }.
game-back-to-now = Volver a la partida
game-entry-huff = { $square }, soplada
game-entry-withdrawn = { $move }, retirada
game-counter = Contador de tablas
game-counter-article = artículo { $article }

## The table: buttons

game-turn = Girar
game-turn-label = Girar el tablero
game-take-back = Deshacer jugada
game-hint = Pista
game-draw = Tablas
game-claim = Reclamar
game-resign = Abandonar
game-abort = Anular
over-tournament = Volver al torneo
game-point = Señalar
game-straighten = Centrar
game-more = Más
game-close = Cerrar
game-new = Otra partida

## The table: what the paper says

slip-where = Artículo { $article }, { $name }
slip-where-plain = { $name }
slip-close = De acuerdo
slip-pull = Leerlo todo
article-whole = Todas las reglas, en otra pestaña
article-failed = El artículo no ha llegado. Prueba otra vez.
routes-title = { $count ->
        [one] { $count } camino a { $square }
       *[other] { $count } caminos a { $square }
    }
routes-text = Empiezan y acaban en las mismas casillas. ¿Qué piezas se comen?
route = Por { $squares }
route-key = Tecla { $number }
routes-cancel = Dejarla donde estaba
draw-wait-title = Has ofrecido tablas
draw-wait-text = La oferta vale hasta la próxima jugada.
claim-title = ¿Qué jugada da las tablas?
claim-text = Hazla en el tablero: se juega, y con ella se reclaman las tablas.
resign-yes = Abandonar
resign-no = Seguir jugando
resign-hint = Entonces gana el otro bando.
resign-you = Llevas las { side.low }. Gana { $name }.
resign-who = ¿Quién abandona?
resign-side = Abandonan las { side.low }
resign-name = Abandona { $name }
abort-title = ¿Anular esta partida?
abort-text = Acaba de empezar: nadie gana ni pierde.
abort-yes = Anular
point-title = ¿Qué pieza debía comer?
point-text = Tócala en el tablero. Tienes un intento, antes de tu jugada.
point-stop = Mejor no
point-found = Las { side.low } señalan { $square }: esa pieza debía comer.
point-missed = Las { side.low } señalan { $square }, pero ahí no había nada que comer.
point-stuck-title = Ya no puedes mover
point-stuck = ¿Viste un descuido? Señálalo, o deja la jugada.
point-stuck-stand = Dejarla
left-title = { $name } lleva mucho tiempo fuera
left-text = Puedes reclamar la partida o seguir esperando.
left-claim = Reclamar la partida
left-wait = Seguir esperando
watch-title = Estás mirando
watch-text = ¿Juegas tú? Abre la partida donde la empezaste y elige «Más» y luego «Seguir en otro dispositivo».
takeback-yes = Permitir deshacer
takeback-yes-hint = La última jugada se deshace.
takeback-no = No, la jugada vale
takeback-no-hint = La partida sigue desde aquí.
draw-yes-hint = La partida acaba aquí, en paz.
draw-no-hint = La oferta se retira, la partida sigue.
over-analysis = Repasar la partida
over-proof = La tabla de finales lo demuestra: tablas si los dos juegan lo mejor posible.
over-rematch-asked = Has pedido otra partida. Falta la respuesta del otro bando.
over-rematch-offered = Al otro bando le gustaría otra partida.
over-next = A la siguiente partida
over-won = Has ganado
over-lost = Has perdido
invite-title = Envía este enlace a tu rival
invite-text = Quien lo abra primero se sienta enfrente de ti. Puedes dejar esta página y volver.
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-code = El enlace como código QR
device-title = Seguir en otro dispositivo
device-text = Escanéalo con tu teléfono o abre allí el enlace. No se lo des a nadie: quien lo tenga juega tus piezas.
device-local = Esta dirección solo sirve en este ordenador. Inicia damier con --host 0.0.0.0 y tu teléfono podrá llegar.
device-code = Tu sitio en esta mesa como código QR
device-link = Enlace a tu sitio
invite-lobby-title = Tu mesa está en la sala
invite-lobby-text = Empieza en cuanto alguien se siente. Puedes dejar esta página y volver.
join-title = Hay una silla libre para ti
join-text = A { $name } le gustaría jugar contigo.
join-text-plain = A alguien le gustaría jugar contigo.
join-sit = Sentarme
join-watch = Mirar la partida
join-used-title = Esa silla está ocupada
join-used-text = Alguien ya usó esta invitación. Puedes mirar.
join-over-title = Esta partida ha terminado
join-over-text = Todavía puedes verla.
join-foreign-title = Este enlace no abre ninguna silla aquí
join-foreign-text = Es de otra partida, o le falta un trozo. Puedes mirar.
join-failed-title = No ha funcionado
join-failed-text = No se llega al servidor. Inténtalo dentro de un momento.
join-start = Ir al inicio
lost-tab = damier: aquí no hay nada
lost-title = Aquí no hay nada
lost-text = Quizá la dirección esté mal escrita.
lost-table-title = Esa partida no existe
lost-table-text = Quizá el enlace esté cortado o la partida esté en otro servidor. Pide el enlace entero.
game-lost-line = Se ha cortado la conexión. Tu partida está a salvo; probando otra vez…
game-pending = { $move } aún no está guardado…
game-pending-down = Se ha cortado la conexión. { $move } espera y saldrá en cuanto vuelva.
game-connecting = Llegando a la mesa…
game-touched = { $square } está tocada, así que se mueve esa pieza.
game-asked-takeback = Has pedido deshacer la jugada

## The table: settings, sharing, talk

more-title = Esta mesa
more-board = Tablero
more-numbers = Números
more-theme-sheet = Como la hoja
more-theme-wood = Madera
more-theme-tournament = Torneo
more-theme-djeco = Rojo
more-theme-contrast = Contraste
more-theme-dark = Oscuro
more-numbers-inside = Dentro
more-numbers-outside = Fuera
more-numbers-a1 = a1
more-numbers-off = Sin
more-sound = Sonido
more-notify = Avísame cuando me toque
more-name-of = Nombre de las { side.low }
more-turns = Girar el tablero tras cada jugada
settings-title = Ajustes
settings-tap = Un toque juega la única jugada
settings-confirm = Preguntar antes de que cuente una jugada
settings-pieces = Piezas
settings-pieces-board = Como en el tablero
settings-pieces-flat = Planas
settings-pieces-red = Rojas y blancas
settings-motion = Movimiento
settings-motion-full = Normal
settings-motion-quick = Rápido
settings-motion-off = Ninguno
keys-title = Teclas
keys-walk = Recorrer el tablero
keys-pick = Coger una pieza, dejarla
keys-type = Escribir una jugada
keys-road = Elegir un camino
keys-back = Dar un paso atrás
keys-leave = Salir del tablero
keys-replay = Fuera del tablero: una jugada atrás o adelante
keys-ends = Fuera del tablero: primera y última jugada
keys-help = Mostrar u ocultar las teclas
more-watch = Enlace para mirar
more-invite = Enlace para tu rival
more-pdn = Guardar como PDN
more-analysis = Abrir en análisis
more-watchers = { $count ->
        [0] No mira nadie
        [one] Mira { $count } persona
       *[other] Miran { $count } personas
    }
chat-title = Charla
chat-say = Di algo
chat-send = Enviar
chat-mute = Silenciar
chat-unmute = Volver a oír
chat-muted = No oyes nada del otro lado.
chat-report = Denunciar
chat-report-what = ¿Qué está mal?
chat-report-why = ¿Quieres añadir algo?
chat-report-send = Enviar la denuncia
chat-reported = Gracias. Lo verán quienes llevan el sitio.
chat-line = { $name }: { $words }
chat-watcher = El público

## Lobby

lobby-tab = damier: sala
lobby-title = ¿Quién quiere jugar?
lobby-subtitle = Mesas que esperan a alguien, según van llegando
lobby-empty = Ahora no espera ninguna mesa. Monta una, y quien llegue después se sienta.
lobby-open = Montar una mesa
lobby-tournaments = Torneos
lobby-sit = Sentarme
lobby-sit-with = Sentarme con { $name }: { $sheet }
lobby-gone = Alguien ha sido más rápido. Esa mesa ya ha empezado.
lobby-plays = Jugarías con las { side.low }
lobby-no-clock = Sin reloj
lobby-clock = { $minutes } min + { $seconds } s
lobby-clock-bronstein = { $minutes } min, hasta { $seconds } s devueltos por jugada
lobby-clock-byo-yomi = { $minutes } min, luego { $periods } × { $seconds } s
lobby-clock-each-move = { $seconds } s por jugada
# Of how many days each move has, such as "3 days".
lobby-clock-days = { $days } por jugada
lobby-waiting = Buscando mesas…

## My games

games-tab = damier: mis partidas
games-title = Tus partidas
games-subtitle = Guardadas para este navegador, sin cuenta
games-empty = Aún no hay partidas. La primera está a dos clics.
games-open = Aún en la mesa
games-done = Jugadas
games-all-pdn = Guardar todas como PDN
games-go-on = Seguir
games-moves = { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }

## Board

board-label = Tablero, { $width } por { $height }
board-square-must = { square-label }, tiene que comer { $count ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $count }
    }
board-square-movable = { square-label }, puede mover
board-square-in-hand = { square-label }, en tu mano
board-square-target = { square-empty }, puedes ir aquí
board-said-move = { side }: de { $from } a { $to }
board-said-capture = { $count ->
        [one] { side }: { $from } come una pieza y acaba en { $to }
       *[other] { side }: { $from } come { $count } piezas y acaba en { $to }
    }
board-said-crowned = Una nueva dama.
board-said-step = En { $square }. La captura sigue. Escape deshace el salto.
board-said-choice = { $count } caminos llevan allí. Pulsa un número del 1 al { $count }, o Escape.
board-said-road = { $number }: por { $squares }
board-said-premove = De { $from } a { $to } en cuanto te toque
board-said-ask = ¿De { $from } a { $to }? Intro la juega, Escape la devuelve.
board-said-back = Devuelta a su sitio
board-said-draw = Desde { $square }. Elige ahora dónde acaba la flecha, o { $square } otra vez para un círculo.
board-said-required = { $count ->
        [0] Esa no. Mueve desde { $square }.
        [one] Esa no. La pieza de { $square } come una.
       *[other] Esa no. La pieza de { $square } come { $count }.
    }
board-said-refused = Esa jugada no vale. La pieza ha vuelto a su casilla.
board-said-unread = En «{ $text }» no leo ninguna jugada. Escribe dos casillas, como 32-28.
board-said-wait = Aún no te toca.

## What the server says

server-refused = Ahora no
server-stale = Entretanto ha pasado algo. Mira otra vez el tablero y luego elige.
server-not-your-turn = Le toca al otro bando.
server-not-a-player = Estás mirando esta partida; las piezas las mueven quienes juegan.
server-game-over = Esta partida ha terminado.
server-waiting = Espera a que alguien se siente enfrente.
server-not-now = Eso no se puede en este momento.
server-no-claim = Esa jugada no da las tablas. Muestra otra o sigue jugando.
server-ambiguous = Hay varias formas de comer. Muestra la tuya, casilla a casilla.
server-bad-move = Eso no es una jugada en este tablero.
server-used-id = Este mensaje ha llegado dos veces con contenido distinto. Vuelve a cargar la página.
server-too-fast = Vas muy deprisa. Espera un momento.
server-too-slow = Tu conexión no ha podido seguir el ritmo. Vuelve a cargar la página.
server-bad-message = El servidor no ha entendido ese mensaje.
server-expected-hello = El servidor espera primero un saludo.
server-table-full = Esta partida se ha hecho demasiado larga para seguir.
server-server-full = Hay demasiadas partidas a la vez. Prueba dentro de un rato.
server-try-again = Eso no se ha podido guardar bien. Te estamos conectando otra vez.
server-seat-taken = Aquí ya se ha sentado alguien.
server-own-table = Esta es tu propia mesa. Envía el enlace a otra persona.
server-bad-token = Este enlace no abre esa mesa.
server-newer-table = Esta partida sigue en un servidor más nuevo. Vuelve a cargar la página.
server-no-table = No hay ninguna mesa así.
server-too-many-sockets = Hay demasiadas ventanas abiertas desde tu conexión.
server-too-many-tables = Ya tienes muchas partidas en marcha. Termina antes una de ellas.
server-too-many-requests = Vas muy deprisa. Espera un momento.
server-too-large = Eso es demasiado de una vez.
server-foreign-host = El servidor no responde a ese nombre.
server-foreign-origin = Otra web no puede pedir eso.
server-not-found = Aquí no hay nada.
server-no-such-method = Eso no se puede pedir así.
server-not-here = Estas cifras son solo para la propia máquina del servidor.
server-bad-request = En la petición falta algo, o algo no encaja.
server-no-sheet = No hay ninguna hoja de reglas con ese nombre.
server-bad-sheet = Con esta hoja de reglas aún no se puede jugar.
server-bad-position = Las piezas no pueden estar así.
server-too-many-moves = Aquí hay demasiadas capturas para enumerarlas todas.
server-bad-notation = Eso no se ha podido leer.
server-no-game = En ese texto no hay ninguna partida. Una partida es algo como 1. 32-28 18-23 2. 38-32…
server-no-analysis = El motor no puede trabajar con eso.
server-no-text = No hay ningún texto así.
server-no-puzzle = No hay ningún problema así.
server-no-ending = Ese final no se puede entrenar aquí.
server-too-many-endings = Esas tablas de finales serían demasiado grandes para este servidor.
server-building = Ahora se calculan otros finales. Inténtalo más tarde.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = Ver partidas
start-shown = Todos pueden mirar
start-shown-hint = La partida aparece entre las que se juegan ahora.
game-shown = Todos pueden encontrar y mirar esta partida.
embed-code = Código para una página web
embed-hint = Muestra esta partida en otro sitio, y nada más de este.
simul-next = Tablero siguiente
simul-waits = Tableros que te esperan: { $count }
simul-auto = Seguir solo
simul-all = Todos los tableros
server-no-simul = No existe esa simultánea.
server-simul-full = No queda ningún tablero en esta simultánea.
server-simul-begun = Esta simultánea ya ha empezado.
server-simul-empty = Todavía no se ha apuntado nadie.
server-too-many-follows = Ya sigues a todos los que puedes. Deja antes de seguir a alguien.
