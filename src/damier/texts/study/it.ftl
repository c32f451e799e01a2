### damier, study: Italian. Written from en.ftl.

## Positions that cannot stand, and FENs that cannot be read

setup-too-many = { $colour ->
        [black] Il Nero ha { $count } pezzi
        [blue] Il Blu ha { $count } pezzi
        [green] Il Verde ha { $count } pezzi
        [red] Il Rosso ha { $count } pezzi
       *[white] Il Bianco ha { $count } pezzi
    }, ma nella scatola ce ne sono solo { $most }.
setup-man-on-crown-row = La pedina { $colour ->
        [black] nera
        [blue] blu
        [green] verde
        [red] rossa
       *[white] bianca
    } in { $square } sta sulla sua ultima riga: lì è una dama.
setup-run = Il conto delle mosse di fila è di una dama che non c’è.
fen-too-long = È più lungo di qualsiasi posizione: al massimo { $most } caratteri.
fen-turn = Una posizione comincia con W o B, secondo chi muove. Questa comincia con «{ $got }».
fen-sides = I pezzi stanno in due elenchi, come in W:W31-50:B1-20: uno per W e uno per B.
fen-item = «{ $got }» non è una casella. Scrivi 31, K12 per una dama, o 31-35 per una fila di pedine.
fen-no-such-square = Su questa damiera non c’è la casella { $square }: l’ultima è { $last }.
fen-letters = Questa damiera ha { $count } caselle, ma ne sono indicate { $got }.
fen-unclear = Non è ancora una posizione. Scrivila come W:W31-50:B1-20.
move-unclear = Non è ancora una mossa. Scrivila come 32-28 o 19x28.
move-ambiguous = Più prese cominciano e finiscono così. Indica anche le caselle in mezzo.

## Written games

diagram-title = Damiera

## Analysis

analysis-tab = Analisi · damier
analysis-board = Damiera di analisi
analysis-waiting = Il motore sta pensando per altri. Poi tocca a te.
analysis-lost = La connessione con il motore è caduta. Riaccendilo per continuare.
analysis-no-table = Questa partita non è aperta per te. Chiedi il link per chi guarda.
analysis-offline = La connessione con il server è caduta. Puoi continuare a sfogliare la partita; le mosse e il motore aspettano che torni.
analysis-bad-link = Questo link non si è potuto leggere. Forse è stato tagliato.
analysis-threads = Thread
analysis-tables = Tabelle dei finali
analysis-deeper = Più a fondo
analysis-draw = Disegna sulla damiera
analysis-bar = Chi è in vantaggio
analysis-lines = Varianti del motore
analysis-play-line = Gioca fin qui
analysis-engine = Motore
analysis-multipv = Varianti
analysis-effort = Profondità { $depth }, { $nodes } milioni di posizioni, { $speed } milioni al secondo
analysis-moves = Mosse
analysis-no-moves = Fai una mossa sulla damiera, o apri una partita.
analysis-not-playable = Questo non si può giocare.
analysis-put = nuova posizione
analysis-first = All’inizio
analysis-earlier = Una mossa indietro
analysis-later = Una mossa avanti
analysis-last = Alla fine
analysis-turn = Gira la damiera
analysis-edit = Crea
analysis-papers = Apri, salva
analysis-from = Gioca da qui
from-hint = Contro il computer, dalla posizione sulla damiera.
from-go = Comincia
analysis-judge = Valuta la partita
analysis-judging = Valuto la partita
analysis-stop = Ferma
analysis-table = Tabella dei finali:
analysis-table-draw = patta se entrambi giocano al meglio.
analysis-table-plies = { $plies ->
        [one] decisa in { $plies } mossa.
       *[other] decisa in { $plies } mosse, contando le due parti.
    }
analysis-graph-ahead = { side } in vantaggio
analysis-graph-move = { $move }: { $score }
analysis-graph-start = L’inizio

## The verdict above the lines

verdict-even = Più o meno pari
verdict-better = Il { side } sta un po’ meglio
verdict-ahead = { $men ->
        [one] Il { side } è avanti di circa { $men } pedina
       *[other] Il { side } è avanti di circa { $men } pedine
    }
verdict-wins = { $moves ->
        [one] Il { side } vince in { $moves } mossa
       *[other] Il { side } vince in { $moves } mosse
    }
verdict-table-win = { $moves ->
        [0] Il { side } ha vinto
        [one] Il { side } vince di sicuro, in { $moves } mossa
       *[other] Il { side } vince di sicuro, in { $moves } mosse
    }
verdict-table-draw = Patta sicura

## A reader's notes to a move

note-title = Note a { $move }
note-signs = Segno
note-comment = Commento a { $move }
note-promote = Alza questa variante
note-remove = Togli { $move } e ciò che segue
note-drawn = Disegnato:
note-draw-how = Tocca due caselle per una freccia, due volte la stessa per un cerchio.
note-wipe = Cancella
sign-1 = Buona mossa
sign-2 = Mossa debole
sign-3 = Ottima mossa
sign-4 = Mossa molto debole
sign-5 = Mossa interessante
sign-6 = Mossa dubbia

## Setting up a position

edit-title = Crea una posizione
edit-hint = Fai clic su una casella per cambiarla: pedina, dama, vuota. L’altro tasto del mouse mette l’altro colore; oppure scegli un pezzo e poi le sue caselle.
edit-rules = Regole
edit-pieces = Pezzo
edit-cycle = Cambia a ogni clic
edit-turn = Muove
edit-fen = Come testo (FEN)
edit-done = Analizza questa
edit-clear = Svuota la damiera
edit-start = Posizione iniziale
edit-leave = Indietro
edit-over = Qui la partita è finita. { $text }

## Games in and out

papers-title = Apri e salva
papers-paste = Incolla una partita (PDN)
papers-read = Apri
papers-upload = Da un file…
papers-several = { $count ->
        [one] { $count } partita. Aprila:
       *[other] { $count } partite. Quale?
    }
papers-more = Sono elencate solo le prime { $count } partite.
papers-keep = Questa partita
papers-save = Salva come PDN
papers-copy = Copia come PDN
papers-copied = Copiato
papers-position = Questa posizione
papers-link = Copia il link
players-title = Giocatori
players-edit = Cambia i nomi
recent-title = Le tue ultime analisi
recent-where = Conservate solo in questo browser: le ultime { $most }.
recent-moves = { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
recent-remove = Elimina { $name }
recent-removed = Eliminata: { $name }.
recent-restore = Rimetti
recent-none = Questo browser non conserva niente. Salva come PDN quello che vuoi ritrovare.
papers-link-game = Copia il link alla partita
papers-link-too-long = Questa partita è troppo lunga per un link. Salvala come PDN.
papers-problem = Riga { $line } del file: { $message }

## Openings: what was played in a position

openings-title = Partite
openings-looking = Sto cercando…
openings-whose = Di chi sono le partite
openings-all = { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
openings-own = Le mie partite
openings-none = Di qui non è passato nessuno. Da qui in poi sei da solo.
openings-none-own = Non hai ancora giocato questa posizione.
openings-move = Mossa
openings-count = Partite
openings-results = Risultati
openings-last = Ultima volta

## House rules: why a rule does not go with the others

house-clash = Questo non va d’accordo con le altre regole.
house-clash-board-width = Una damiera è larga da 4 a 14 caselle, un numero pari; al massimo 10 se si gioca su tutte.
house-clash-board-height = Una damiera è alta da 4 a 14 caselle, un numero pari; al massimo 10 se si gioca su tutte.
house-clash-board-men-rows = Le pedine stanno su righe della propria metà, e tra le due parti resta libera almeno una riga.
house-clash-colours-black = Alle due parti servono colori diversi.
house-clash-lines-move = Se si gioca su una casella sì e una no, i pezzi vanno in diagonale; su tutte, vanno in linea retta.
house-clash-lines-capture = I pezzi che vanno in linea retta prendono anche in linea retta; quelli che vanno in diagonale prendono in diagonale, o in tutti e due i modi.
house-clash-man-steps = Per muovere di lato serve una damiera su cui si gioca su tutte le caselle.
house-clash-king-lands = Una dama che fa un passo alla volta atterra sempre subito dietro il pezzo che prende.
house-clash-king-limit = Il limite è un numero da 0 a 255.
house-clash-capture-priority = Un ordine delle prese vuole l’obbligo di prendere e di finire la presa, e ogni punto vi compare una volta sola.
house-clash-end-first-king-wins = Dove vince chi perde tutto, non può vincere anche la prima dama.
house-clash-table-offences = Le sviste e i loro rimedi vanno insieme: indica tutti e due, o nessuno.
house-clash-table-remedies = Dove nessuno deve prendere, nessuno può dimenticarsene.
house-clash-table-huff-is-turn = Con queste regole non si soffia.
house-clash-touch-straightening = Sistemare un pezzo è un’eccezione solo dove un pezzo toccato deve muovere.
house-clash-draws = La patta di comune accordo è sempre tra le regole, e ogni conto è almeno 1.

## Rules pages

rules-tab = Regole · damier
rules-shelf = Le regole di ogni gioco
rules-all = Tutti i fogli
rules-course = Segui il corso
rules-change = Cambia queste regole
rules-count = { $count ->
        [one] { $count } articolo
       *[other] { $count } articoli
    }
rules-examples = Esempi
rules-example = Esempio { $number }
rules-nothing-to-try = Qui non c’è niente da provare sulla damiera.
rules-again = Rimetti i pezzi
rules-done = Ecco fatto.
rules-other = Puoi giocare anche così. L’articolo parla di { $move }.

## House rules

house-tab = Regole di casa · damier
house-title = Regole di casa
house-intro = Ogni famiglia gioca un po’ a modo suo. Parti da un foglio, cambia quello che vuoi e gioca.
house-base = Parti da
house-name = Il nome
house-own-name = { $name }, a modo nostro
house-preview = Che cosa dicono ora le regole
house-changes = { $count ->
        [0] nessun cambiamento
        [one] { $count } cambiamento
       *[other] { $count } cambiamenti
    }
house-earlier = Sposta su: { $text }
house-draws = Patta
house-count = Quante volte
house-play = Gioca
house-share = Copia il link
house-read = Leggi e prova
house-save = Salva in un file
house-back = Torna alle regole
house-bad-link = Queste regole non si sono potute leggere. Forse il link è stato tagliato.
house-clashes = { $count ->
        [one] Una regola non va ancora d’accordo con le altre. È segnata.
       *[other] { $count } regole non vanno ancora d’accordo con le altre. Sono segnate.
    }

ballot-ask = Sorteggia l’apertura
ballot-none = No
ballot-drawn = A sorteggio: { $opening }.
ballot-placed = A sorteggio, pedine spostate: { $opening }.
ballot-free = A sorteggio: apertura libera.
ballot-off = Tolte prima: { $squares }.
deck-english-two-move = Due mosse
deck-english-three-move = Tre mosse
deck-english-eleven-man = Undici pedine a testa
deck-italian-two-move = Due mosse
deck-russian-fmjd = Tabella FMJD
deck-brazilian-fmjd = Tabella FMJD
deck-russian-idf-basic = Tabella IDF, aperture semplici
deck-brazilian-idf-basic = Tabella IDF, aperture semplici
