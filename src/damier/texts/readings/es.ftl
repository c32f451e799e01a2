### damier, lecturas en español: por qué una regla se juega así.

## Donde ningún texto lo dice

why-house = Tu propia regla.
why-agree = Dos jugadores siempre pueden ponerse de acuerdo.
why-agree-no-circles = Dos jugadores siempre pueden ponerse de acuerdo; sin damas, una partida no puede dar vueltas sin fin.
why-agree-endgame = El texto habla del final; aquí dos jugadores pueden ponerse de acuerdo en cualquier momento.
why-usual = La mayoría de los textos no lo mencionan; es como en la mayoría de los juegos.
why-as-played = Como se suele jugar; no teníamos a mano el texto de ninguna federación.
why-as-played-online = Como se juega en línea; no teníamos a mano el texto de ninguna federación.
why-as-tournaments = Como se juega en los torneos; no teníamos a mano el texto de ninguna federación.
why-federation-plays = Como juegan los jugadores de la federación; no teníamos a mano su texto.
why-brief-rules = Lo dicen las reglas breves de la federación, que no llevan números.
why-brief-rules-fifteen = Lo dicen las reglas breves de la federación: quince jugadas, contadas para cada bando.
why-only-difference = En esto se distingue de su pariente más cercano; no teníamos a mano el texto de ninguna federación.
why-taken-over = Tomado del juego del que procede.
why-aim = El objetivo de este juego, como se juega en línea.
why-king-means = Conseguir una dama es un medio, no el fin.
why-no-limit = No se conoce un límite de jugadas con la misma dama.
why-never-comes-up = La pieza saltada se queda hasta el final, así que esto nunca ocurre.
why-no-endless-game = No se conoce ninguna regla; las tablas se reclaman como en casi todos los juegos, para que ninguna partida sea eterna.
why-taken-as-claim = Entendido como tablas que se reclaman; no teníamos a mano el texto exacto.

## El tablero y el comienzo

why-size-hundred = No se imprime el tamaño; veinte peones por bando llenan cuatro filas de un tablero de 100 casillas.
why-size-sixty-four = No se imprime el tamaño; doce peones por bando llenan tres filas de un tablero de 64 casillas.
why-size-sister = No se imprime el tamaño; es el tablero de los otros folletos de la misma caja.
why-size-kndb = No se imprime el tamaño; la federación juega en 100 casillas.
why-men-kndb = No se imprime la posición inicial; veinte peones por bando en las cuatro filas más cercanas.
why-men-sister = No se imprime el número de peones; doce por bando, como en los otros folletos.
why-corner-right-white = La esquina de la derecha es blanca, así que la de la izquierda es oscura.
why-corner-hundred = No está en palabras; como en cualquier otro tablero de 100 casillas.
why-corner-czech = Según las reglas breves, las blancas coronan en b8, d8, f8 y h8, así que a1 es oscura.
why-corner-both = El tablero se coloca de las dos maneras; la de espejo es la más conocida.
why-light-squares = En España los peones están en las casillas claras.
why-all-squares = Se usan todas las casillas, así que esto no importa.
why-red-squares = Se juega en las casillas rojas.
why-green-squares = Verdes en los tableros de la propia federación.
why-lighter-pieces = Las piezas más claras.
why-darker-pieces = Las piezas más oscuras; en los torneos son rojas.
why-black-as-usual = Solo se nombran las blancas; el otro bando es negro, como siempre.
why-first-blue = Empiezan las azules, que son el bando llamado blancas en otros sitios.
why-first-darker = Empiezan las piezas más oscuras; no teníamos a mano el artículo.
why-first-thai = Las fuentes no coinciden; en PDN empiezan las negras.
why-colours-unsaid = No se dice cómo se reparten los colores.
why-colours-pairing = El emparejamiento del torneo reparte los colores.
why-colours-toss = Quien gana el sorteo elige color.

## Jugadas y capturas

why-one-at-a-time = Casilla a casilla, como en la introducción.
why-diagonal-only = No se nombra ninguna dirección más que la diagonal.
why-king-both-ways = Solo de la dama se dice que captura en los dos sentidos.
why-backward-swedish = El artículo 1 habla solo de saltos hacia delante; el artículo 4 los permite expresamente hacia atrás, y eso decide.
why-king-is-piece = Se habla de piezas, y una dama lo es.
why-takes-kings-english = Solo nombra peones; la dama se come igual, o nunca se podría perder.
why-takes-kings-djeco = Compara comer una dama con comer un peón.
why-takes-kings-frisian = Una dama capturada tiene su propio valor, así que los peones también comen damas.
why-lands-any = Detrás de la pieza puede haber varias casillas libres, y la dama puede quedarse en cualquiera de ellas.
why-lands-finnish = Las notas de los dibujos admiten varias casillas vacías en el camino. Pero hay que comer siempre que se pueda (artículo 4), así que la dama cae donde la captura sigue.
why-lands-goes-on = Una captura se juega hasta el final, así que la dama cae donde puede seguir.
why-lands-next = Una dama de un solo paso salta a la casilla siguiente.
why-lands-killer = Como juegan los motores: solo cuenta la última parada, y solo si la última pieza comida es una dama.
why-most-is-whole = Quien debe comer el mayor número no puede parar a medias.
why-finish-djeco = El peón sigue; la dama puede seguir (6), pero comer el mayor número es obligatorio (7).
why-finish-finnish = Hay que comer siempre que se pueda, así que también la segunda pieza seguida.
why-finish-last-row = Del peón en la última fila dice que debe seguir mientras pueda capturar.
why-chosen-to-the-end = Se puede elegir cualquier captura, pero hay que jugarla hasta el final.
why-quantity-quality = Primero la ley de la cantidad, después la de la calidad.
why-most-is-natural = Elegir la captura mayor se llama natural; entendido como obligación, igual que en los otros folletos.
why-priority-kndb = El texto francés solo pide una captura de dos o más; todos los demás, la que come el mayor número.
why-priority-italian = Un artículo para cada una, del 6.6 al 6.9.
why-frisian-tie = Que a igual valor captura la dama es el artículo 12.
why-removal-international = No se dice cuándo; se juega como en las damas internacionales.
why-removal-after = No se dice cuándo; las piezas se retiran al acabar la jugada.
why-turkish-strike = El golpe turco: las piezas saltadas se quedan hasta el final y solo se pasan una vez.

## Coronar

why-crown-danish = Es dama en cuanto alcanza la fila, así que sigue capturando como dama.
why-crown-finnish = Según la nota del dibujo 1, la nueva dama sigue capturando en la misma jugada.
why-crown-djeco = No habla de un peón que sigue capturando; sigue siendo peón, como es costumbre en Francia.
why-crown-norwegian = No dice si la jugada sigue; con damas cortas termina, como en el folleto inglés.
why-crown-forward = Un peón solo captura hacia delante, así que su jugada siempre acaba en la última fila.
why-crown-turkish = Las fuentes no coinciden; en la mayoría el peón corona al acabar su jugada.

## En la mesa

why-no-remedy = No se dice qué se puede hacer entonces, así que esa jugada simplemente no se permite.
why-no-irregularities = No teníamos a mano el texto sobre irregularidades, así que esa jugada simplemente no se permite.
why-referee = Esa jugada es cosa del árbitro; el rival no tiene ningún derecho.
why-remedies-are-rights = Es un derecho, no una obligación, así que la jugada también puede quedarse.
why-remedy-czech = Una captura olvidada se rehace, salvo que el rival la acepte al jugar.
why-offences-alike = Se nombra la captura olvidada; comer de menos o parar a medias cuenta igual.
why-offences-swedish = Comer de menos no es la captura que pide el artículo 5. Si una captura para a medias, solo cuenta la pieza que paró.
why-offences-djeco = Comer de menos o parar a medias no es la captura que pide 7; se puede soplar cualquier pieza que pudiera hacerla.
why-offences-kndb = La regla 14 habla de cualquier jugada contra las reglas. Lo que ninguna pieza puede hacer aquí no se puede jugar; media captura come de menos.
why-offences-frisian = Nombra la captura que no se hace o no se hace bien: también la que come de menos o para a medias.
why-huff-saying = Un dicho francés: soplar no es jugar.
why-no-huffing = No se habla de soplar.
why-huffing-not-played = No se sopla.
why-huffing-abolished = El soplo se abolió; esa jugada simplemente no se permite.
why-touch-unmentioned = No se habla de piezas tocadas.
why-straightening-unnamed = No se nombra ninguna excepción para colocar bien una pieza.
why-straightening-leave = Solo si el rival lo permite antes.
why-move-over = No se dice cuándo acaba una jugada.

## Tablas

why-own-turns = Una serie seguida de turnos propios con la misma pieza.
why-same-move-djeco = Los idiomas no coinciden: solo los textos inglés y danés piden tres veces seguidas; los demás, la tercera vez. Se juega como una serie seguida de turnos propios con la misma pieza.
why-return-square = Lo que cuenta es la casilla: una pieza que da la vuelta en triángulo vuelve igual que la que va y viene.
why-by-each-side = Contado en jugadas de cada bando.
why-quiet-djeco = Veinte jugadas de cada bando sin capturas ni jugadas de peón; al pie de la letra, toda partida acabaría en la jugada 20.
why-quiet-spanish = Cuarenta jugadas seguidas con damas, es decir, veinte de cada bando.
why-proof = Se decide por acuerdo, o con la prueba de la tabla de finales.
why-proof-kndb = Se decide por acuerdo, o con la prueba de la tabla de finales. La página árabe dice que ninguno de los dos puede mover.
why-two-kings-swedish = Es el ejemplo del propio folleto. Pero como la dama cae justo detrás de lo que come (artículo 4), dos damas ganan casi siempre: el ejemplo y la regla se contradicen. Como el folleto lo dice, se pueden reclamar tablas.
why-same-player = Cada vez tiene que tocarle jugar al mismo jugador.
why-thirteen = Las conocidas trece jugadas; no teníamos a mano la regla que lo dice.
why-one-each-turkish = Una pieza por bando son tablas; según algunas fuentes, una dama gana a un peón solo.
why-king-against-king = Tablas, salvo que una de las damas pueda capturar o vaya a ser capturada tras su próxima jugada; dos jugadas por bando muestran si es así.

## Partidas escritas

why-pdn-type = El número que PDN da a este juego.
why-pdn-no-type = PDN no tiene número para este juego.
why-pdn-type-international = Las piezas juegan como en las damas internacionales.
why-pdn-type-lidraughts = El número que escribe Lidraughts; PDN no tiene ninguno.
why-pdn-type-canadian = PDN no tiene número para este juego; son las damas canadienses en espejo.
why-pdn-type-killer = PDN no tiene número para este juego; todas sus jugadas lo son también de las damas internacionales.
why-pdn-type-pool = PDN lo incluye en el pool checkers.
why-pdn-squares = Como PDN llama a las casillas de este juego.
why-pdn-no-numbering = PDN no numera las casillas de este juego; se cuenta desde arriba a la izquierda, visto por las blancas.
why-pdn-points = Como PDN escribe los puntos.
why-pdn-white-first = PDN nombra primero a las blancas.
why-pdn-blue-first = PDN nombra primero a las blancas, aquí las azules.
why-pdn-black-first = En los archivos de este juego, 1-0 significa que han ganado las negras, que empezaron.
