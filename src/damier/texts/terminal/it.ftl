### damier, terminal: Italian. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = Gioca
terminal-resume = Continua: { $name }, mossa { $number }
terminal-term-rival = Avversario
terminal-term-level = Livello
terminal-term-colour = Il tuo colore
terminal-term-control = Orologio
terminal-term-mode = Modo
terminal-term-touch-move = Pezzo toccato
terminal-term-draw = Regola di patta
terminal-term-deck = Apertura a sorteggio
terminal-term-language = Lingua
terminal-rival = Avversario
    .computer = Computer
    .beside = Chi ti sta accanto
    .hub = Un motore Hub
terminal-rival-computer = { $level ->
        [best] computer, al massimo
       *[other] computer, livello { $level }
    }
terminal-rival-beside = accanto a te
terminal-rival-hub = motore Hub
terminal-level-best = al massimo
terminal-lot = a caso
terminal-clock-none = senza
terminal-clock-game = { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
terminal-clock-move = { $seconds } s a mossa
terminal-mode-guided = guidato
terminal-mode-table = al tavolo
terminal-mode-silent = tavolo senza avvisi
terminal-touch = Pezzo toccato, pezzo mosso
    .sheet = come dice il foglio
    .yes = sì
    .no = no
terminal-hub = comando che avvia il motore

## During a game

terminal-your-move = La tua mossa:
terminal-wait = L’avversario sta ancora pensando.
terminal-which-way = Più prese finiscono lì. Per quale strada?
terminal-claim = Reclama la patta con una mossa…
terminal-proof = La tabella dei finali lo dimostra: patta se entrambi giocano al meglio.
terminal-answer-first = Prima di’ che cosa fare dell’ultima mossa.
terminal-slipped = Ora l’avversario può notare qualcosa.
terminal-not-a-move = «{ $words }» non è una mossa. Scrivi 32-28, o 19x28 per mangiare.
terminal-nothing-back = Non hai ancora una mossa da ritirare.
terminal-hint = Che ne dici di questa?
terminal-engine-gone = Il motore ha lasciato la partita: { $words } Puoi muovere tu i suoi pezzi.
terminal-browser-wait = Un attimo: la partita si prepara per il browser…
terminal-in-browser = La partita è aperta anche nel browser. Gioca qui o lì:
terminal-browser-gone = Il browser non c’è più. La partita continua qui.
terminal-browser-hub = Questo motore gioca solo qui: la partita resta nel terminale.
terminal-browser-none = Con il browser non ha funzionato: { $words }
terminal-words = { $words }
terminal-looking = Mosse già fatte
    .how = ] va avanti, Fine torna alla partita.
terminal-in-hand = Scegli dove va. Esc lo rimette a posto.
terminal-must = { $count ->
        [one] Il pezzo in { $squares } deve mangiare.
       *[other] Mangia con uno di questi: { $squares }
    }
terminal-thinking = Penso…
terminal-depth = { $depth } mosse di profondità, { $count } posizioni

## Keys, in the bar below, the menu and the help

terminal-do-hint = Consiglio
terminal-do-analyse = Analisi
terminal-do-menu = Menu
terminal-do-help = Aiuto
terminal-do-turn = Gira
terminal-do-new = Nuova
terminal-do-save = Salva
terminal-do-open = Apri
terminal-do-browser = Browser
terminal-do-rules = Regole
terminal-do-language = Lingua
terminal-do-numbers = Numeri
terminal-do-quit = Esci
terminal-back = Indietro
# From the game that is read: play it on yourself.
terminal-do-play-on = Continua a giocare
terminal-do-search = Cerca
terminal-yes = Sì
terminal-no = No

## Saving, opening, leaving

terminal-save-hint = Un file PDN. Se c’è già, la partita viene aggiunta.
terminal-saved = Salvata in { $words }.
terminal-not-saved = Non si è potuto salvare: { $words }
terminal-open-hint = Un file PDN: si vede l’elenco delle sue partite. Oppure il link a un tavolo nel tuo browser.
terminal-not-opened = Non si è potuto aprire: { $words }
# Inside an empty field, above a list of games.
terminal-games-search = Cerca: un nome, un luogo, un anno
terminal-games-none = Nessuna partita corrisponde.
# Above the moves that the game has besides the one played.
# What was played in a position: a heading above years, and one above a few games.
terminal-average = Anno medio
terminal-no-collection = Non c’è ancora una raccolta di partite. Avvia damier con --collection FILE.
terminal-leave = Esci nel mezzo di una partita?
terminal-leave-keep = Esci, e continua la prossima volta
terminal-leave-save = Salvala in un file ed esci
terminal-leave-stay = Resta

## Help

terminal-help-walk = andare in giro per la damiera
terminal-help-enter = alzare un pezzo, posarlo; due volte: lasciarlo
terminal-help-escape = un passo indietro nella presa, o rimettere a posto il pezzo
terminal-help-type = scrivere una mossa, poi Invio; / scrive lettere: c3-d4
terminal-help-look = guardare le mosse di prima, una a una
terminal-help-ends = la prima posizione, e la partita com’è ora
terminal-mark-must = Giallo: deve mangiare.
terminal-mark-last = Chiaro: l’ultima mossa.
terminal-mark-held = Verde: nella tua mano. Un punto: può andare lì.
terminal-mark-ghost = Pallido: già mangiato, si toglie quando la presa è finita.
terminal-mark-plain = Senza colori: ○ bianco, ● nero, K dama, ! deve mangiare, * in mano, + può andare lì.
terminal-small = Questa finestra è troppo piccola per la damiera.
