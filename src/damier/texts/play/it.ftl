### damier, play: Italian. Written from en.ftl.

## Header

shell-skip = Vai al contenuto
shell-home = damier: all’inizio
shell-pages = Pagine
shell-play = Gioca
shell-lobby = Sala
shell-learn = Impara
shell-club = Circolo
shell-games = Le mie partite
shell-sign-in = Entra
shell-analysis = Analisi
shell-rules = Regole
shell-language = Lingua
shell-lamp = Tema chiaro
shell-menu = Menu
shell-about = La dama secondo il foglietto della tua scatola: contro il computer, fianco a fianco o con un link.
shell-noscript = Questa pagina ha bisogno di JavaScript. Attivalo nel tuo browser e ricarica la pagina.

## Start page

start-tab = damier: la dama come dice il tuo foglietto
start-title = Che gioco c’è nella tua scatola?
start-subtitle = Nove foglietti, giocati alla lettera
start-sheets = Foglio di regole
start-all = Tutti i { $count } giochi
start-fewer = Mostra meno
start-world = Altri giochi di dama
start-search = Cerca un gioco
start-nothing = Qui nessun gioco si chiama così.
start-more-letters = +{ $count }
start-printed-in = Stampato in { $list }
start-house = Regole di casa
start-house-by = Scritte da te
start-house-note = Cambia un articolo, giocalo, condividilo con un link.
start-read = Leggilo
start-about = { $count ->
        [one] { $count } pedina a testa. Comincia il { side }.
       *[other] { $count } pedine a testa. Comincia il { side }.
    }
start-opponent = Contro chi giochi?
start-computer = Computer
start-beside = Qualcuno accanto a me
start-elsewhere = Qualcuno online
start-where = Come vi incontrate?
start-link = Mando un link
start-lobby = Nella sala
start-level = Quanto forte?
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }, { $name }
    }
start-colour = Il tuo colore
start-lot = A caso
start-clock = Orologio
start-clock-none = Senza
start-clock-days = Giorni
start-clock-own = Altro
start-clock-kind = Tipo di orologio
start-clock-minutes = Minuti
start-clock-seconds = Secondi
start-clock-periods = Periodi
clock-fischer = Ogni mossa aggiunge tempo
clock-bronstein = Ogni mossa recupera un po’ di tempo
clock-byo-yomi = Poi alcuni periodi extra
clock-each-move = Ogni mossa ha il suo tempo
start-mode = Se qualcuno ha una svista
start-guided = Guidata
start-guided-hint = Una mossa che il foglio non ammette torna indietro, e vedi il suo articolo.
start-table = Al tavolo
start-table-hint = Nessuno ti ferma. Chi nota una svista usa il rimedio del foglio.
start-slips = Nessuno annuncia le sviste.
start-slips-hint = Devi vedere tu la svista e indicare il pezzo, prima della tua mossa.
start-touch = Pezzo toccato, pezzo mosso
start-touch-article = (articolo { $article })
start-draws = Altre regole di patta
start-name = Il tuo nome
start-names = Chi gioca?
start-name-hint = Per chi ti siede di fronte; puoi anche lasciarlo in bianco.
start-go = Prepara la damiera
start-going = Preparo…
start-again-computer = { $level ->
        [best] Ancora: { $name }, { level-best }
       *[other] Ancora: { $name }, livello { $level }
    }
start-again = Ancora: { $name }
start-unfinished = Partite in corso
start-your-turn = Tocca a te, mossa { $number }
start-their-turn = Tocca all’avversario, mossa { $number }
start-with = { $name }, con { $opponent }
start-failed = Non è arrivato al tavolo. Prova ancora una volta.

## Levels of the computer

level-1 = un bambino al primo giorno
level-2 = qualcosa gli sfugge
level-3 = impara in fretta
level-4 = gioca la domenica
level-5 = lo zio che vince sempre
level-6 = non manca mai al circolo
level-7 = il più forte del circolo
level-8 = gioca in campionato
level-9 = un maestro
level-10 = un grande maestro
level-best = più forte che può

## The table: people

game-tab = damier: { $name }
game-you = Tu
game-guest = Ospite
game-call = Tocca a te
game-periods = Periodi rimasti: { $count }
game-silent = nessuno annuncia le sviste
game-computer = Computer
game-level = { $level ->
        [best] Più forte che può
       *[other] Livello { $level }, { $name }
    }
game-open-seat = Una sedia vuota
game-your-move = { side }, tocca a te
game-your-choice = { side }, scegli tu
game-their-move = { side }, deve muovere
game-their-choice = { side }, deve scegliere
game-beside-move = Tocca a te
game-beside-choice = Scegli tu
game-thinking = { side }, sta pensando
game-away = { side }, torna subito
game-waiting-seat = { side }, ancora nessuno
game-guided = guidata
game-table = al tavolo
game-watching = stai guardando
game-agreed = Concordato per questa partita
game-clock = Orologio del { side }
game-taken = Il { side } { $count ->
        [0] non ha ancora perso niente
        [one] ha perso { $count } pezzo
       *[other] ha perso { $count } pezzi
    }

## The table: the board

game-moves = Mosse
game-no-moves = Ancora nessuna mossa
game-replay = Rivedi
game-first = All’inizio
game-earlier = Una mossa indietro
game-later = Una mossa avanti
game-last = All’ultima mossa
game-replaying = Stai guardando la mossa { $number }.
game-back-to-now = Torna alla partita
game-entry-huff = Soffio { $square }
game-entry-withdrawn = { $move }, ritirata
game-counter = Contatore della patta
game-counter-article = articolo { $article }

## The table: buttons

game-turn = Gira
game-turn-label = Gira la damiera
game-take-back = Ritira
game-hint = Consiglio
game-draw = Patta
game-claim = Reclama la patta
game-resign = Abbandona
game-abort = Annulla
over-tournament = Torna al torneo
game-point = Indica
game-straighten = Sistema
game-more = Altro
game-close = Chiudi
game-new = Nuova partita

## The table: what the paper says

slip-where = Articolo { $article }, { $name }
slip-where-plain = { $name }
slip-close = Va bene
slip-pull = Leggi tutto
article-whole = Tutte le regole, in una nuova scheda
article-failed = L’articolo non è arrivato. Prova ancora una volta.
routes-title = { $count ->
        [one] { $count } strada verso { $square }
       *[other] { $count } strade verso { $square }
    }
routes-text = Cominciano e finiscono sulle stesse caselle. Quali pezzi mangi?
route = Saltando { $squares }
route-key = Tasto { $number }
routes-cancel = Rimettilo a posto
draw-wait-title = Hai offerto la patta
draw-wait-text = L’offerta vale fino alla prossima mossa.
claim-title = Quale mossa dà la patta?
claim-text = Falla sulla damiera: viene giocata, e con essa reclami la patta.
resign-yes = Abbandona
resign-no = Continua
resign-hint = Così vince l’avversario.
resign-you = Giochi con il { side }. Vince { $name }.
resign-who = Chi abbandona?
resign-side = Il { side } abbandona
resign-name = { $name } abbandona
abort-title = Annullare la partita?
abort-text = È appena cominciata: nessuno vince e nessuno perde.
abort-yes = Annulla
point-title = Quale pezzo doveva prendere?
point-text = Toccalo sulla damiera. Hai un solo tentativo, prima della tua mossa.
point-stop = Lascia stare
point-found = Il { side } indica { $square }: quel pezzo doveva prendere.
point-missed = Il { side } indica { $square }, ma lì non c’era niente da prendere.
point-stuck-title = Non puoi più muovere
point-stuck = Hai visto una svista? Indicala, o lascia stare la mossa.
point-stuck-stand = Lascia stare
left-title = { $name } manca da molto
left-text = Puoi reclamare la partita o aspettare ancora.
left-claim = Reclama la partita
left-wait = Aspetta ancora
watch-title = Stai guardando
watch-text = Giochi tu? Apri la partita dove l’hai cominciata e scegli «Altro», poi «Continua su un altro dispositivo».
takeback-yes = Sì, ritirala pure
takeback-yes-hint = L’ultima mossa viene annullata.
takeback-no = No, la mossa resta
takeback-no-hint = La partita continua da qui.
draw-yes-hint = La partita finisce qui, in pace.
draw-no-hint = L’offerta cade, la partita continua.
over-analysis = Rivedi la partita
over-proof = La tabella dei finali lo dimostra: patta se entrambi giocano al meglio.
over-rematch-asked = Hai chiesto un’altra partita. Si aspetta l’avversario.
over-rematch-offered = L’avversario vorrebbe un’altra partita.
over-next = Alla prossima partita
over-won = Hai vinto
over-lost = Hai perso
invite-title = Manda questo link a chi gioca con te
invite-text = Chi lo apre per primo si siede di fronte a te. Puoi lasciare questa pagina e tornare.
invite-copy = Copia il link
invite-copied = Copiato
invite-code = Il link come codice QR
device-title = Continua su un altro dispositivo
device-text = Inquadralo con il telefono, o apri lì il link. Non darlo a nessuno: chi ce l’ha gioca i tuoi pezzi.
device-local = Questo indirizzo vale solo su questo computer. Avvia damier con --host 0.0.0.0 e il telefono ci arriva.
device-code = Il tuo posto a questo tavolo come codice QR
device-link = Link al tuo posto
invite-lobby-title = Il tuo tavolo è nella sala
invite-lobby-text = Si comincia appena qualcuno si siede. Puoi lasciare questa pagina e tornare.
join-title = C’è una sedia libera per te
join-text = { $name } vorrebbe giocare con te.
join-text-plain = Qualcuno vorrebbe giocare con te.
join-sit = Siediti
join-watch = Guarda la partita
join-used-title = Quel posto è preso
join-used-text = Qualcuno ha già usato questo invito. Puoi guardare.
join-over-title = Questa partita è finita
join-over-text = Puoi ancora guardarla.
join-foreign-title = Questo link non apre nessun posto qui
join-foreign-text = È di un’altra partita, o ne manca un pezzo. Puoi guardare.
join-failed-title = Non ha funzionato
join-failed-text = Il server non risponde. Riprova tra un momento.
join-start = Alla pagina iniziale
lost-tab = damier: qui non c’è niente
lost-title = Qui non c’è niente
lost-text = Forse l’indirizzo è scritto male.
lost-table-title = Questa partita non esiste
lost-table-text = Forse il link è tagliato, o la partita è su un altro server. Chiedi il link intero.
game-lost-line = La connessione è caduta. La tua partita è al sicuro; riprovo…
game-pending = { $move } non è ancora salvata…
game-pending-down = La connessione è caduta. { $move } aspetta e parte appena torna.
game-connecting = Arrivo al tavolo…
game-touched = Hai toccato { $square }, quindi si muove quel pezzo.
game-asked-takeback = Hai chiesto di ritirare

## The table: settings, sharing, talk

more-title = Questo tavolo
more-board = Damiera
more-numbers = Numeri
more-theme-sheet = Come il foglio
more-theme-wood = Legno
more-theme-tournament = Torneo
more-theme-djeco = Rosso
more-theme-contrast = Contrasto
more-theme-dark = Scuro
more-numbers-inside = Dentro
more-numbers-outside = Fuori
more-numbers-a1 = a1
more-numbers-off = Senza
more-sound = Suono
more-notify = Avvisami quando tocca a me
more-name-of = Nome del { side }
more-turns = Gira la damiera dopo ogni mossa
settings-title = Impostazioni
settings-tap = Un tocco gioca l’unica mossa
settings-confirm = Chiedi prima che una mossa conti
settings-pieces = Pezzi
settings-pieces-board = Come la damiera
settings-pieces-flat = Piatti
settings-pieces-red = Rossi e bianchi
settings-motion = Movimento
settings-motion-full = Normale
settings-motion-quick = Veloce
settings-motion-off = Nessuno
keys-title = Tasti
keys-walk = Muoversi sulla damiera
keys-pick = Prendere un pezzo, posarlo
keys-type = Scrivere una mossa
keys-road = Scegliere una strada
keys-back = Tornare di un passo
keys-leave = Lasciare la damiera
keys-replay = Fuori dalla damiera: una mossa indietro o avanti
keys-ends = Fuori dalla damiera: prima e ultima mossa
keys-help = Mostrare o nascondere i tasti
more-watch = Link per chi guarda
more-invite = Link per chi gioca con te
more-pdn = Salva come PDN
more-analysis = Apri in analisi
more-watchers = { $count ->
        [0] Nessuno sta guardando
        [one] Guarda { $count } persona
       *[other] Guardano { $count } persone
    }
chat-title = Chiacchiere
chat-say = Di’ qualcosa
chat-send = Invia
chat-mute = Silenzia
chat-unmute = Ascolta di nuovo
chat-muted = Dall’avversario non senti più niente.
chat-report = Segnala
chat-report-what = Che cosa non va?
chat-report-why = Vuoi aggiungere qualcosa?
chat-report-send = Invia la segnalazione
chat-reported = Grazie. Chi gestisce il sito lo vedrà.
chat-line = { $name }: { $words }
chat-watcher = Pubblico

## Lobby

lobby-tab = damier: sala
lobby-title = Chi vuole giocare?
lobby-subtitle = Tavoli che aspettano qualcuno, man mano che arrivano
lobby-empty = Ora nessun tavolo aspetta. Preparane uno, e chi arriva dopo si siede.
lobby-open = Prepara un tavolo
lobby-tournaments = Tornei
lobby-sit = Siediti
lobby-sit-with = Siediti con { $name }: { $sheet }
lobby-gone = Qualcuno è arrivato prima. Quel tavolo ha già cominciato.
lobby-plays = Giocheresti con il { side }
lobby-no-clock = Senza orologio
lobby-clock = { $minutes } min + { $seconds } s
lobby-clock-bronstein = { $minutes } min, fino a { $seconds } s resi a mossa
lobby-clock-byo-yomi = { $minutes } min, poi { $periods } × { $seconds } s
lobby-clock-each-move = { $seconds } s a mossa
# Of how many days each move has, such as "3 days".
lobby-clock-days = { $days } a mossa
lobby-waiting = Cerco tavoli…

## My games

games-tab = damier: le mie partite
games-title = Le tue partite
games-subtitle = Conservate per questo browser, senza account
games-empty = Ancora nessuna partita. La prima è a due clic da qui.
games-open = Ancora sul tavolo
games-done = Giocate
games-all-pdn = Salva tutte come PDN
games-go-on = Continua
games-moves = { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }

## Board

board-label = Damiera, { $width } per { $height }
board-square-must = { square-label }, deve mangiarne { $count ->
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
       *[other] { $count }
    }
board-square-movable = { square-label }, può muovere
board-square-in-hand = { square-label }, nella tua mano
board-square-target = { square-empty }, puoi andare qui
board-said-move = { side }: da { $from } a { $to }
board-said-capture = { $count ->
        [one] { side }: { $from } mangia un pezzo e finisce in { $to }
       *[other] { side }: { $from } mangia { $count } pezzi e finisce in { $to }
    }
board-said-crowned = Una nuova dama.
board-said-step = In { $square }. La presa continua. Esc annulla il salto.
board-said-choice = Ci portano { $count } strade. Premi un numero da 1 a { $count }, oppure Esc.
board-said-road = { $number }: saltando { $squares }
board-said-premove = Da { $from } a { $to } appena tocca a te
board-said-ask = Da { $from } a { $to }? Invio la gioca, Esc la rimette a posto.
board-said-back = Rimesso a posto
board-said-draw = Da { $square }. Ora scegli dove finisce la freccia, o di nuovo { $square } per un cerchio.
board-said-required = { $count ->
        [0] Non quello. Muovi da { $square }.
        [one] Non quello. Il pezzo in { $square } ne mangia uno.
       *[other] Non quello. Il pezzo in { $square } ne mangia { $count }.
    }
board-said-refused = Questa mossa non va. Il pezzo è di nuovo sulla sua casella.
board-said-unread = In «{ $text }» non leggo una mossa. Scrivi due caselle, come 32-28.
board-said-wait = Non tocca ancora a te.

## What the server says

server-refused = Adesso no
server-stale = Nel frattempo è successo qualcosa. Riguarda la damiera, poi scegli.
server-not-your-turn = Tocca all’avversario.
server-not-a-player = Stai guardando questa partita: i pezzi li muove chi gioca.
server-game-over = Questa partita è finita.
server-waiting = Aspetta che qualcuno si sieda dall’altra parte.
server-not-now = In questo momento non si può.
server-no-claim = Quella mossa non dà la patta. Mostrane un’altra, o continua.
server-ambiguous = Ci sono più modi di mangiare. Mostra il tuo, casella per casella.
server-bad-move = Questa non è una mossa su questa damiera.
server-used-id = Questo messaggio è arrivato due volte con contenuti diversi. Ricarica la pagina.
server-too-fast = Vai molto veloce. Aspetta un momento.
server-too-slow = La tua connessione non è riuscita a stare al passo. Ricarica la pagina.
server-bad-message = Il server non ha capito quel messaggio.
server-expected-hello = Il server aspetta prima un saluto.
server-table-full = Questa partita è diventata troppo lunga per continuare.
server-server-full = Ci sono troppe partite insieme. Riprova tra un po’.
server-try-again = Non si è potuto conservare al sicuro. Ti stiamo ricollegando.
server-seat-taken = Qui si è già seduto qualcuno.
server-own-table = Questo è il tuo tavolo. Manda il link a qualcun altro.
server-bad-token = Questo link non apre quel tavolo.
server-newer-table = Questa partita continua su un server più nuovo. Ricarica la pagina.
server-no-table = Non c’è un tavolo così.
server-too-many-sockets = Ci sono troppe finestre aperte dalla tua connessione.
server-too-many-tables = Hai molte partite in corso. Prima finiscine una.
server-too-many-requests = Vai molto veloce. Aspetta un momento.
server-too-large = È troppo in una volta sola.
server-foreign-host = Il server non risponde a quel nome.
server-foreign-origin = Un altro sito non può chiederlo.
server-not-found = Qui non c’è niente.
server-no-such-method = Così non si può chiedere.
server-not-here = Queste cifre sono solo per la macchina del server.
server-bad-request = Nella richiesta manca qualcosa, o qualcosa non torna.
server-no-sheet = Non c’è un foglio delle regole con quel nome.
server-bad-sheet = Con questo foglio delle regole non si può ancora giocare.
server-bad-position = I pezzi non possono stare così.
server-too-many-moves = Qui ci sono troppe prese per elencarle tutte.
server-bad-notation = Non riesco a leggerlo.
server-no-game = In quel testo non c’è una partita. Una partita è fatta così: 1. 32-28 18-23 2. 38-32…
server-no-analysis = Il motore non può lavorarci.
server-no-text = Non c’è un testo così.
server-no-puzzle = Non c’è un problema così.
server-no-ending = Questo finale non si può allenare qui.
server-too-many-endings = Quelle tabelle sarebbero troppo grandi per questo server.
server-building = Si stanno calcolando altre tabelle. Riprova più tardi.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = Guarda partite
start-shown = Tutti possono guardare
start-shown-hint = La partita compare tra quelle in corso.
game-shown = Tutti possono trovare e guardare questa partita.
embed-code = Codice per una pagina web
embed-hint = Mostra questa partita su un altro sito, e nient’altro di questo.
simul-next = Prossima damiera
simul-waits = Damiere che ti aspettano: { $count }
simul-auto = Prosegui da solo
simul-all = Tutte le damiere
server-no-simul = Questa simultanea non esiste.
server-simul-full = In questa simultanea non c’è più una damiera libera.
server-simul-begun = Questa simultanea è già cominciata.
server-simul-empty = Non partecipa ancora nessuno.
server-too-many-follows = Segui già il massimo possibile. Smetti prima di seguire qualcuno.
