### damier, Italian (italiano). Written from en.ftl, which explains the variables and the tone.
###
### A side is a masculine name, "il Bianco", and takes il, del, al for every colour. Pedina and dama
### are both feminine, so "la { piece }" and "la tua { piece }" always fit.

# The two endings of a draw rule.
-may-claim = ciascuno dei due può reclamare la patta
-drawn = la partita è patta

## Sides and pieces

side = { $colour ->
        [black] Nero
        [blue] Blu
        [green] Verde
        [red] Rosso
       *[white] Bianco
    }
winner = { $winner ->
        [black] Nero
        [blue] Blu
        [green] Verde
        [red] Rosso
       *[white] Bianco
    }
loser = { $loser ->
        [black] Nero
        [blue] Blu
        [green] Verde
        [red] Rosso
       *[white] Bianco
    }
piece = { $piece ->
        [king] dama
       *[man] pedina
    }
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] dama nera
           *[man] pedina nera
        }
        [blue] { $piece ->
            [king] dama blu
           *[man] pedina blu
        }
        [green] { $piece ->
            [king] dama verde
           *[man] pedina verde
        }
        [red] { $piece ->
            [king] dama rossa
           *[man] pedina rossa
        }
       *[white] { $piece ->
            [king] dama bianca
           *[man] pedina bianca
        }
    }
square-label = { $square }, { coloured-piece }
square-empty = { $square }, vuota
turn = Tocca al { side }

## Refused moves

refusal-must-capture = { $count ->
        [one] Il tuo pezzo in { $squares } può mangiare, e mangiare è obbligatorio.
       *[other] I tuoi pezzi in { $squares } possono mangiare, e mangiare è obbligatorio. Scegline uno.
    }
    .title = Bisogna mangiare
refusal-must-finish-capture = La presa non è ancora finita: continua con la tua { piece } da { $from } finché c’è qualcosa da mangiare.
    .title = Continua a mangiare
refusal-must-take-most = { $count ->
        [one] Così mangi { $taken ->
            [1] un pezzo
           *[other] { $taken } pezzi
        }. Il tuo pezzo in { $squares } può mangiarne { $most }, e bisogna mangiarne il più possibile.
       *[other] Così mangi { $taken ->
            [1] un pezzo
           *[other] { $taken } pezzi
        }. I tuoi pezzi in { $squares } possono mangiarne { $most } ciascuno, e bisogna mangiarne il più possibile.
    }
    .title = Mangiane il più possibile
refusal-must-take-most-value = { $count ->
        [one] Il tuo pezzo in { $squares } può fare una presa che vale di più. Una dama vale quasi due pedine.
       *[other] I tuoi pezzi in { $squares } possono fare una presa che vale di più. Una dama vale quasi due pedine.
    }
    .title = Prima la presa più ricca
refusal-must-capture-with-king = { $count ->
        [one] Anche la tua dama in { $squares } può mangiare, e la sua presa ha la precedenza.
       *[other] Anche le tue dame in { $squares } possono mangiare, e la loro presa ha la precedenza.
    }
    .title = Prima mangia la dama
refusal-must-take-most-kings = { $count ->
        [one] Da { $squares } puoi mangiare lo stesso numero di pezzi, ma con più dame. Quella presa ha la precedenza.
       *[other] Da { $squares } puoi mangiare lo stesso numero di pezzi, ma con più dame. Quelle prese hanno la precedenza.
    }
    .title = Dove ci sono più dame
refusal-must-take-king-first = { $count ->
        [one] Due prese sono pari fin qui. Quella da { $squares } incontra prima una dama, perciò ha la precedenza.
       *[other] Più prese sono pari fin qui. Quelle da { $squares } incontrano prima una dama, perciò hanno la precedenza.
    }
    .title = La dama, il prima possibile
refusal-king-limit = La tua dama in { $from } ha mosso abbastanza volte di fila. Ora mangia, o muovi un altro pezzo.
    .title = Lascia riposare quella dama
refusal-out-of-turn = Adesso muove il { side }. Poi tocca a te.
    .title = Un momento
refusal-game-over = Questa partita è già decisa. Cominciane un’altra quando vuoi.
    .title = La partita è finita
refusal-no-such-square = Su questa damiera non c’è una casella così.
    .title = Fuori dalla damiera
refusal-same-square = Una mossa deve finire su una casella diversa da quella di partenza.
    .title = Ancora allo stesso posto
refusal-empty-square = In { $from } non c’è niente da muovere.
    .title = Una casella vuota
refusal-not-your-piece = La { piece } in { $from } è dell’avversario.
    .title = Non è dei tuoi
refusal-occupied = In { $squares } c’è già un pezzo. In ogni casella ne sta uno solo.
    .title = Quella casella è occupata
refusal-off-line = Nessuna linea che la tua { piece } può seguire porta da { $from } a { $squares }.
    .title = Fuori linea
refusal-backward-move = Una pedina non torna mai indietro. Quando sarà dama, potrà farlo.
    .title = Le pedine non tornano indietro
refusal-too-far = { $piece ->
        [king] Qui una dama si muove di una casella, o salta un pezzo che le sta proprio accanto.
       *[man] Una pedina si muove di una casella, o salta un pezzo che le sta proprio accanto.
    }
    .title = Troppo lontano
refusal-jumps-own-piece = Un tuo pezzo in { $squares } è in mezzo, e non puoi saltarlo.
    .title = C’è un tuo pezzo in mezzo
refusal-no-room-behind = Dietro il pezzo in { $squares } non c’è una casella libera dove atterrare, perciò è al sicuro.
    .title = Non c’è posto per atterrare
refusal-nothing-to-capture = Sulla strada verso { $squares } non c’è nessun pezzo da mangiare.
    .title = Lì non c’è niente da mangiare
refusal-backward-capture = Una pedina non mangia mai all’indietro, perciò il pezzo in { $squares } non la teme.
    .title = Le pedine non mangiano all’indietro
refusal-man-takes-king = La dama in { $squares } è al sicuro dalle pedine: solo un’altra dama può mangiarla.
    .title = Una pedina non mangia la dama
refusal-jumped-twice = Il pezzo in { $squares } è già mangiato e aspetta solo di essere tolto. Non puoi saltarlo di nuovo.
    .title = Mai due volte lo stesso pezzo
refusal-turns-back = Tra due salti puoi girare a sinistra o a destra, ma non fare dietrofront.
    .title = Niente dietrofront
refusal-must-land-next = Dietro il pezzo in { $squares } la tua dama si ferma subito, sulla prima casella.
    .title = Atterra subito dietro
refusal-must-stop-behind-king = L’ultimo pezzo che mangi, in { $squares }, è una dama: fermati sulla casella subito dietro.
    .title = Fermati subito dietro la dama
refusal-crowning-ends-turn = La tua pedina è diventata dama in { $squares }, e lì finisce la sua mossa.
    .title = È dama, e per ora basta
refusal-touched-piece = Hai toccato per primo il pezzo in { $squares }, quindi è quello da muovere.
    .title = Pezzo toccato, pezzo mosso

## Buttons under a refusal

action-play = Gioca { $move }
action-show = Fammi vedere
action-read = Leggi l’articolo { $article }

## Slips at the table

offence-no-capture = { $count ->
        [one] La { piece } in { $square } poteva mangiarti un pezzo. Il { side } invece ha giocato { $move }.
       *[other] La { piece } in { $square } poteva mangiarti { $count } pezzi. Il { side } invece ha giocato { $move }.
    }
    .title = Il { side } ha dimenticato di mangiare
offence-too-few = Il { side } ha mangiato { $taken ->
        [1] un pezzo
       *[other] { $taken } pezzi
    } con { $move }. La { piece } in { $square } poteva mangiarne { $count }.
    .title = Il { side } ha mangiato troppo poco
offence-unfinished = Il { side } si è fermato dopo { $move }. Così ha mangiato { $taken ->
        [1] un pezzo
       *[other] { $taken } pezzi
    }; la presa intera ne mangia { $count }.
    .title = Il { side } si è fermato a metà

## What the opponent may do about it

remedy-huff = Soffia la { piece } in { $square }
    .consequence = { $turn ->
        [yes] Via dalla damiera. Era il tuo turno.
       *[no] Via dalla damiera. Il soffio non costa il turno: tocca ancora a te.
    }
remedy-withdraw = Fai ritirare la mossa
    .consequence = La mossa torna indietro e la presa va fatta.
remedy-stand = Lascia correre
    .consequence = Non dire niente e continua a giocare. Poi l’occasione è passata.
huffed = Il { side } soffia la { piece } in { $square }.
withdrawn = Il { side } fa ritirare la mossa. Ora la presa va fatta.
stood = Il { side } lascia correre.
huff-cry = { $turn ->
        [yes] Soffiata!
       *[no] Soffiare non è giocare!
    }

## Touching pieces

touch-must-move = Hai toccato la { piece } in { $square }, quindi muovi quella.
    .title = Pezzo toccato, pezzo mosso
touch-must-take = Hai toccato la { piece } in { $square }. Può mangiare, quindi mangia con quella.
    .title = Pezzo toccato, pezzo mosso
touch-straighten = Sistema
    .announcement = Acconcio.
touch-hand-off = La tua mano ha lasciato il pezzo, quindi la mossa è fatta.
    .title = Pezzo lasciato, pezzo giocato

## What a player may choose at any time

option-offer-draw = Offri la patta
option-accept-draw = Accetta la patta
option-decline-draw = Continua a giocare
option-claim-draw = Reclama la patta
option-resign = Abbandona
    .confirm = Abbandoni questa partita?
option-take-back = Ritira la mossa
option-again = Ancora, a colori scambiati
draw-offered = Il { side } offre la patta. Ci stai?
    .title = Patta?
draw-declined = Il { side } preferisce continuare.
take-back-asked = Il { side } vorrebbe ritirare l’ultima mossa.
    .title = La ritiriamo?

## How a game ended

result-win = Vince il { winner }
result-draw = Patta
result-aborted = Annullata
result-archived = Dall’archivio
result-unfinished = Ancora in gioco

outcome-no-move = Il { loser } non può più muovere.
outcome-no-pieces = Il { loser } non ha più pezzi.
outcome-no-move-wins = Il { winner } non può più muovere, e qui così si vince.
outcome-no-pieces-wins = Il { winner } ha perso tutti i pezzi, e qui così si vince.
outcome-first-king = Il { winner } ha la prima dama, e questo decide la partita.
outcome-resign = Il { loser } ha abbandonato.
outcome-flag = Il { loser } ha finito il tempo.
outcome-left = Il { loser } ha lasciato il tavolo.
outcome-aborted = È stata annullata prima di cominciare davvero.
outcome-archived = È stata salvata da una versione più vecchia: puoi guardarla, ma non continuarla.
outcome-agreement = Vi siete messi d’accordo.
outcome-same-move = La stessa mossa è stata giocata { $times } volte di fila.
outcome-return = Un pezzo è tornato sulla stessa casella { $times ->
        [2] due volte
       *[other] { $times } volte
    }.
outcome-repetition = La stessa posizione si è presentata { $times } volte.
outcome-quiet-moves = { $moves ->
        [one] { $moves } mossa a testa senza prese e senza muovere una pedina.
       *[other] { $moves } mosse a testa senza prese e senza muovere una pedina.
    }
outcome-material = { $moves ->
        [one] Con così pochi pezzi, il conto di { $moves } mossa a testa è finito.
       *[other] Con così pochi pezzi, il conto di { $moves } mosse a testa è finito.
    }
outcome-material-now = Con questi pezzi la partita è patta.
outcome-balance = { $moves ->
        [one] Il rapporto di forze non è cambiato per { $moves } mossa a testa.
       *[other] Il rapporto di forze non è cambiato per { $moves } mosse a testa.
    }
outcome-one-each = È rimasto un pezzo a testa.
outcome-nobody-can-win = Nessuno dei due può più vincere.

## Draw rules on the rules page

draw-agreement = I giocatori possono accordarsi per la patta in qualsiasi momento.
draw-same-move = Quando un giocatore ha fatto la stessa mossa { $times } volte di fila, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-return = Quando un giocatore muove sempre lo stesso pezzo ed è tornato sulla stessa casella { $times ->
        [2] due volte
       *[other] { $times } volte
    }, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-return-king = Quando un giocatore muove sempre la stessa dama ed è tornato sulla stessa casella { $times ->
        [2] due volte
       *[other] { $times } volte
    }, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-repetition = Quando la stessa posizione, con lo stesso giocatore che muove, si è presentata { $times } volte, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-quiet-moves = Quando ogni parte ha fatto { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse di fila
    } senza prese e senza muovere una pedina, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material = Pezzi rimasti a una parte: { $stronger }; all’altra: { $weaker }. Se nessuno vince in { $moves ->
        [one] { $moves } altra mossa
       *[other] altre { $moves } mosse
    } a testa, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material-road = Pezzi rimasti a una parte: { $stronger }; all’altra, che tiene la diagonale più lunga: { $weaker }. Se nessuno vince in { $moves ->
        [one] { $moves } altra mossa
       *[other] altre { $moves } mosse
    } a testa, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
material-kings = { $kings ->
        [1] una dama
        [2] due dame
        [3] tre dame
       *[other] { $kings } dame
    }
material-kings-or-more = { $kings ->
        [1] una dama o più
        [2] due dame o più
        [3] tre dame o più
       *[other] { $kings } dame o più
    }
material-men = { $men ->
        [1] una pedina
        [2] due pedine
        [3] tre pedine
       *[other] { $men } pedine
    }
draw-balance = Quando le due parti hanno dame, restano da { $fewest } a { $most } pezzi e passano { $moves } mosse a testa senza prese né nuove dame, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material-now = Pezzi rimasti a un giocatore: { $stronger }; all’altro: { $weaker }. Allora { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-one-each = Quando resta un pezzo a testa, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-nobody-can-win = { $how ->
        [claim] Quando nessuno dei due può più vincere, la partita è patta: mettetevi d’accordo, o fatevi mostrare la prova dal programma.
       *[automatic] Quando nessuno dei due può più vincere, la partita è patta.
    }
draw-option = Questa regola vale solo se entrambi i giocatori la vogliono prima di cominciare.

## Draw counters beside the board

counter-agreement = Patta solo di comune accordo, in qualsiasi momento
counter-same-move = { $done ->
        [0] Finora nessuna mossa ripetuta: { $limit } volte di fila e sarà patta
       *[other] { $move }: { $done } su { $limit } volte di fila
    }
counter-return = { $done ->
        [0] { $limit ->
            [2] Finora nessun pezzo è tornato: alla seconda è patta
           *[other] Finora nessun pezzo è tornato: a { $limit } volte è patta
        }
        [1] { $limit ->
            [2] Di nuovo in { $square } una volta: alla seconda è patta
           *[other] Di nuovo in { $square }: { $done } su { $limit } volte
        }
       *[other] Di nuovo in { $square }: { $done } su { $limit } volte
    }
counter-repetition = { $done ->
        [0] Ancora nessuna ripetizione
        [1] Ancora nessuna ripetizione
       *[other] Stessa posizione: { $done } su { $limit } volte
    }
counter-quiet-moves = { $limit ->
        [one] { $done } su { $limit } mossa senza prese né pedine mosse
       *[other] { $done } su { $limit } mosse senza prese né pedine mosse
    }
counter-material = { $limit ->
        [one] { $done } su { $limit } mossa per vincere con così pochi pezzi
       *[other] { $done } su { $limit } mosse per vincere con così pochi pezzi
    }
counter-material-now = Con questi pezzi si può reclamare la patta
counter-balance = { $limit ->
        [one] { $done } su { $limit } mossa a rapporto di forze invariato
       *[other] { $done } su { $limit } mosse a rapporto di forze invariato
    }
counter-one-each = Patta appena resta un pezzo a testa
counter-nobody-can-win = Patta appena nessuno può più vincere

## Rule sheets

sheet-hotte-nl = Hötte, foglietto olandese
    .special = Bisogna mangiare il più possibile, e fare avanti e indietro porta alla patta.
sheet-hotte-fr = Hötte, foglietto francese
    .special = Come la pagina olandese, ma una ripetizione è patta solo se la chiedi.
sheet-english = Hötte, foglietto inglese
    .special = Comincia il Nero. Dame corte, e mangi il pezzo che vuoi.
sheet-swedish = Hötte, foglietto svedese
    .special = La dama atterra subito dietro il pezzo che mangia. Presa dimenticata? Pretendila, o soffia.
sheet-danish = Hötte, foglietto danese
    .special = Chi va a dama durante la presa continua da dama.
sheet-norwegian = Hötte, foglietto norvegese
    .special = Dame corte, ma bisogna mangiare il più possibile. Una svista resta o si rifà.
sheet-finnish = Hötte, foglietto finlandese
    .special = Comincia il Nero. Le pedine mangiano solo in avanti, le dame volano e la presa la scegli tu.
sheet-kndb = Foglietto della Reale Federazione Olandese di Dama
    .special = Sedici regole brevi. Fai notare una svista, o semplicemente continua a giocare.
sheet-djeco = Foglietto Djeco
    .special = Blu contro Verde sulle caselle rosse, e chi dimentica di mangiare viene soffiato.
sheet-international = Dama internazionale
    .special = Il gioco della federazione mondiale su 100 caselle: dame volanti, e bisogna mangiare il più possibile.
sheet-frisian = Dama frisona
    .special = Si mangia anche in linea retta, non solo in diagonale, e una dama vale quasi due pedine.
sheet-russian = Dama russa
    .special = Scegli la tua presa; e una pedina che va a dama mangiando continua di slancio da dama.
sheet-brazilian = Dama brasiliana
    .special = La dama internazionale sulla damiera piccola, di 64 caselle.
sheet-pool = Pool checkers
    .special = Dame volanti, presa a scelta, e comincia il Nero.
sheet-english-wcdf = Dama inglese
    .special = I checkers come li giocano i campioni: dame corte, presa a scelta e patta alle 40 mosse.
sheet-italian = Dama italiana
    .special = Nessuna pedina mangia la dama, e quattro regole dicono quale presa ha la precedenza.
sheet-spanish = Dama spagnola
    .special = Le pedine mangiano solo in avanti, le dame volano: prendi più pezzi e poi più dame.
sheet-portuguese = Dama portoghese
    .special = Il gioco spagnolo sulle caselle scure di una damiera allo specchio.
sheet-czech = Dama ceca
    .special = Le dame volanti mangiano prima delle pedine; per il resto scegli tu.
sheet-turkish = Dama turca
    .special = Linee rette su tutte le 64 caselle, e ogni pezzo mangiato si toglie subito.
sheet-thai = Dama thailandese
    .special = Otto pedine a testa. La dama atterra subito dietro il pezzo che mangia e può fare dietrofront.
sheet-canadian = Dama canadese
    .special = La grande damiera: 144 caselle e trenta pedine a testa.
sheet-srilankan = Dama dello Sri Lanka
    .special = La grande damiera di 144 caselle, allo specchio.
sheet-jamaican = Dama giamaicana
    .special = Pool checkers su una damiera allo specchio.
sheet-filipino = Dama filippina
    .special = Il gioco brasiliano su una damiera allo specchio.
sheet-spantsiretti = Spantsiretti
    .special = La dama russa su una damiera larga dieci e alta otto.
sheet-killer = Dama killer
    .special = La dama che mangia come ultimo pezzo un’altra dama si ferma subito dietro: così due dame ne battono una.
sheet-breakthrough = Corsa a dama
    .special = Una corsa: vince la prima dama.
sheet-antidraughts = Vinciperdi
    .special = Il mondo alla rovescia: perdi tutti i pezzi e vinci.
sheet-poddavki = Vinciperdi russo
    .special = Poddavki: la presa è obbligatoria, quindi fatti mangiare tutto.
sheet-frysk = Frysk!
    .special = La dama frisona in miniatura: cinque pedine a testa.

## Shelves

shelf-leaflet = Dalla scatola
shelf-federation = Come nelle federazioni
shelf-other = Altri giochi
shelf-house = Le tue regole

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

rules-title = Regole: { $name }
heading-board = La damiera
heading-moves = Le mosse
heading-capture = La presa
heading-crowning = Andare a dama
heading-table = Al tavolo
heading-end = La fine della partita
heading-draws = Patta
heading-writing = Partite scritte
heading-readings = Dove il foglio tace
article = Articolo { $article }
article-introduction = Introduzione
reading-note = Il foglio qui non dice niente; noi giochiamo così.
try-it = Prova tu
try-play = Tocca al { side }: gioca { $move }.
try-refused = E se provi { $move }?
try-draw = Tocca al { side }: gioca { $move } e guarda il contatore.

## Titles of articles

topic-board-size = La grandezza della damiera
topic-board-squares = Su quali caselle si gioca
topic-board-dark-corner = Come si mette la damiera
topic-board-men-rows = La posizione iniziale
topic-start-first = Chi comincia
topic-start-colours-by-lot = Chi gioca con quale colore
topic-colours-white = I pezzi
topic-colours-black = I pezzi
topic-colours-squares = Il colore delle caselle
topic-lines-move = Le linee che seguono i pezzi
topic-lines-capture = Come si prende
topic-man-steps = Come muove la pedina
topic-man-captures-backward = Come prende la pedina
topic-man-captures-kings = Pedine e dame
topic-king-flies = Come muove la dama
topic-king-lands = Dove atterra la dama che prende
topic-king-limit = Mosse con la stessa dama
topic-capture-compulsory = La presa è obbligatoria
topic-capture-finish = Fino in fondo
topic-capture-priority = Quale presa ha la precedenza
topic-capture-priority-also = Dama o pedina
topic-capture-removal = Quando si tolgono i pezzi presi
topic-capture-removal-also = Mai due volte lo stesso pezzo
topic-capture-turns-back = Girare tra un salto e l’altro
topic-crowning-when = Andare a dama
topic-end-no-move = Vincere e perdere
topic-end-first-king-wins = La prima dama
topic-table-remedies = Quando qualcuno ha una svista
topic-table-offences = Che cosa è una svista
topic-table-huff-is-turn = Il soffio
topic-touch-binds = Pezzo toccato, pezzo mosso
topic-touch-straightening = Sistemare i pezzi
topic-touch-hand-off-ends = Quando finisce una mossa
topic-pdn-type = Il numero di questo gioco
topic-pdn-notation = I nomi delle caselle
topic-pdn-result = I punti
topic-pdn-result-order = Quali punti vengono prima
topic-draws = La patta

## The rules

rule-board-size = La damiera ha { $width } × { $height } caselle.
rule-board-squares-dark = Si gioca solo su metà delle caselle: una sì e una no.
rule-board-squares-all = Si gioca su tutte le caselle.
rule-board-dark-corner-left = Metti la damiera in modo che l’angolo alla tua sinistra sia una casella su cui si gioca.
rule-board-dark-corner-right = Metti la damiera in modo che l’angolo alla tua destra sia una casella su cui si gioca.
rule-board-men-rows = { $rows ->
        [1] Ogni giocatore dispone { $men } pedine sulla riga più vicina.
       *[other] Ogni giocatore dispone { $men } pedine sulle { $rows } righe più vicine.
    }
rule-board-men-rows-apart = Ogni parte dispone { $men } pedine sulle sue righe { $list }, contate dal proprio bordo; le righe in mezzo e dietro restano vuote.
rule-start-first = Il { side } fa la prima mossa.
rule-start-colours-by-lot-yes = I colori si tirano a sorte.
rule-start-colours-by-lot-no = I giocatori si accordano su chi gioca con quale colore; non si tira a sorte.
rule-colours-white-white = Una parte gioca con i pezzi bianchi.
rule-colours-white-blue = Una parte gioca con i pezzi blu.
rule-colours-white-red = Una parte gioca con i pezzi rossi.
rule-colours-black-black = L’altra parte gioca con i pezzi neri.
rule-colours-black-green = L’altra parte gioca con i pezzi verdi.
rule-colours-black-white = L’altra parte gioca con i pezzi bianchi.
rule-colours-squares-dark = I pezzi stanno sulle caselle scure.
rule-colours-squares-red = I pezzi stanno sulle caselle rosse.
rule-colours-squares-light = I pezzi stanno sulle caselle chiare.

rule-lines-move-diagonal = I pezzi si muovono in diagonale.
rule-lines-move-orthogonal = I pezzi si muovono in linea retta, lungo righe e colonne.
rule-lines-capture-diagonal = Si prende saltando in diagonale un pezzo avversario e atterrando su una casella libera dietro di esso.
rule-lines-capture-orthogonal = Si prende saltando in linea retta, lungo una riga o una colonna, un pezzo avversario e atterrando su una casella libera dietro di esso.
rule-lines-capture-both = Si prende saltando un pezzo avversario e atterrando su una casella libera dietro di esso: in diagonale, e anche in linea retta lungo righe e colonne.
rule-man-steps-forward = Una pedina si muove di una casella in avanti.
rule-man-steps-forward-sideways = Una pedina si muove di una casella in avanti o di lato.
rule-man-captures-backward-yes = Una pedina prende in avanti e all’indietro.
rule-man-captures-backward-no = Una pedina non prende mai all’indietro.
rule-man-captures-kings-yes = Una pedina può prendere sia una pedina sia una dama.
rule-man-captures-kings-no = Una pedina non può prendere una dama; lo può fare solo un’altra dama.
rule-king-flies-yes = La dama vola: si muove quanto vuole sulle caselle libere, in avanti e all’indietro, e prende anche da lontano.
rule-king-flies-no = La dama si muove di una casella alla volta, in avanti o all’indietro.
rule-king-lands-anywhere = La dama che prende atterra su una qualsiasi casella libera dietro il pezzo che salta.
rule-king-lands-also = Se da una di queste caselle la presa può continuare, la dama deve atterrare su una di quelle.
rule-king-lands-next = La dama che prende atterra sulla casella subito dietro il pezzo che salta.
rule-king-lands-next-behind-last-king = La dama che prende atterra su una qualsiasi casella libera dietro il pezzo che salta; ma se l’ultimo pezzo preso è una dama, si ferma subito dietro.
rule-king-limit = { $limit ->
        [one] Finché hai pedine, la stessa dama non fa più di { $limit } mossa di fila senza prendere: in mezzo muovi un altro pezzo.
       *[other] Finché hai pedine, la stessa dama fa al massimo { $limit } mosse di fila senza prendere: poi muovi un altro pezzo o prendi.
    }
rule-king-limit-none = La stessa dama può muovere di fila quante volte vuoi.

rule-capture-compulsory-yes = Se puoi prendere, devi prendere.
rule-capture-compulsory-no = Puoi prendere, ma non devi per forza.
rule-capture-finish-yes = La presa continua finché lo stesso pezzo può saltare ancora.
rule-capture-finish-no = Puoi fermare una presa dopo qualsiasi salto.
rule-capture-priority-none = Se sono possibili più prese, scegli quella che vuoi.
rule-capture-priority-most-pieces = { $place ->
        [1] Se sono possibili più prese, prendi il maggior numero di pezzi; una dama conta come un pezzo.
       *[other] Se resta una scelta, prendi il maggior numero di pezzi.
    }
rule-capture-priority-highest-value = { $place ->
        [1] Se sono possibili più prese, fai quella che vale di più: una dama vale un po’ meno di due pedine, ma più di una.
       *[other] Se resta una scelta, fai la presa che vale di più: una dama vale un po’ meno di due pedine, ma più di una.
    }
rule-capture-priority-with-king = { $place ->
        [1] Se possono prendere sia una dama sia una pedina, prendi con la dama.
       *[other] Se resta una scelta, prendi con una dama piuttosto che con una pedina.
    }
rule-capture-priority-most-kings = { $place ->
        [1] Se sono possibili più prese, prendi il maggior numero di dame.
       *[other] Se resta una scelta, prendi il maggior numero di dame.
    }
rule-capture-priority-king-first = { $place ->
        [1] Se sono possibili più prese, fai quella che incontra prima una dama.
       *[other] Se resta una scelta, fai la presa che incontra prima una dama.
    }
rule-capture-priority-also = La dama non ha la precedenza: se nient’altro decide, prendi con una dama o con una pedina, come vuoi.
rule-capture-removal-after = I pezzi presi restano sulla damiera finché la presa non è tutta finita.
rule-capture-removal-also = In una presa nessun pezzo si può saltare due volte, ma su una casella vuota puoi passare più volte.
rule-capture-removal-at-once = Ogni pezzo preso si toglie subito, e questo può aprire la strada al salto seguente.
rule-capture-turns-back-yes = Tra due salti un pezzo può girare dove vuole.
rule-capture-turns-back-no = Tra due salti un pezzo può girare a sinistra o a destra, ma non fare dietrofront.
rule-crowning-when-at-end = Una pedina diventa dama quando la sua mossa finisce sull’ultima riga. Se ci passa soltanto mentre prende, resta pedina.
rule-crowning-when-stops = Una pedina che arriva sull’ultima riga diventa dama, e lì finisce la sua mossa.
rule-crowning-when-goes-on = Una pedina che arriva sull’ultima riga diventa subito dama; se può continuare a prendere, lo fa da dama.

rule-end-no-move-loses = Chi deve muovere e non ha più pezzi o mosse ha perso.
rule-end-no-move-wins = Chi deve muovere e non ha più pezzi o mosse ha vinto.
rule-end-first-king-wins-yes = Chi va a dama per primo ha vinto.
rule-end-first-king-wins-no = Andare a dama non fa finire la partita.

rule-table-remedies-none = Dopo una svista l’avversario non ha diritti particolari: quella mossa semplicemente non vale.
rule-table-remedies-huff = Se il tuo avversario ha una svista, puoi soffiare: togli dalla damiera il pezzo che doveva prendere.
rule-table-remedies-withdraw = Se il tuo avversario ha una svista, puoi fargli ritirare la mossa e fargli fare la presa.
rule-table-remedies-stand = Se il tuo avversario ha una svista, puoi lasciar correre e semplicemente continuare a giocare.
rule-table-offences-none = Nessuna svista dà diritti all’avversario.
rule-table-offences-no-capture = È una svista non prendere quando si deve.
rule-table-offences-too-few = È una svista prendere meno pezzi di quanti si deve.
rule-table-offences-unfinished = È una svista fermare una presa a metà.
rule-table-huff-is-turn-yes = Soffiare conta come il tuo turno.
rule-table-huff-is-turn-no = Soffiare non costa il turno: dopo fai la tua mossa.
rule-table-huff-is-turn-none = Non si soffia.
rule-touch-binds-no = Puoi toccare un pezzo e poi muoverne un altro.
rule-touch-binds-yes = Il pezzo che tocchi è il pezzo che muovi.
rule-touch-binds-if-able = Il pezzo che tocchi è il pezzo che muovi, se ha una mossa.
rule-touch-straightening-yes = Puoi sistemare un pezzo fuori posto, se prima lo dici.
rule-touch-straightening-no = Sistemare un pezzo non è nominato come eccezione.
rule-touch-hand-off-ends-yes = La mossa finisce quando la tua mano lascia il pezzo.
rule-touch-hand-off-ends-no = Lasciare un pezzo non fa ancora finire la tua mossa.

rule-pdn-type = Nei file delle partite questo gioco ha il numero { $type }.
rule-pdn-type-none = Nei file delle partite questo gioco non ha un numero suo.
rule-pdn-notation-n0 = Viste dal { side }, le caselle si numerano da 1, cominciando in basso a sinistra.
rule-pdn-notation-n1 = Viste dal { side }, le caselle si numerano da 1, cominciando in basso a destra.
rule-pdn-notation-n2 = Viste dal { side }, le caselle si numerano da 1, cominciando in alto a sinistra.
rule-pdn-notation-n3 = Viste dal { side }, le caselle si numerano da 1, cominciando in alto a destra.
rule-pdn-notation-a0 = Viste dal { side }, le caselle hanno una lettera e una cifra, cominciando con a1 in basso a sinistra.
rule-pdn-notation-a1 = Viste dal { side }, le caselle hanno una lettera e una cifra, cominciando con a1 in basso a destra.
rule-pdn-result-2-0 = Una vittoria si scrive come due punti, una patta come uno a testa.
rule-pdn-result-1-0 = Una vittoria si scrive come un punto, una patta come mezzo a testa.
rule-pdn-result-order-white-black = I punti del { side } si scrivono per primi.
rule-pdn-result-order-first-second = I punti della parte che ha cominciato si scrivono per primi.

## Ciò che era strano in un file di partite, e come è stato letto.

pdn-read-variant = Il file dice solo «{ $variant }»: letto come { $game }.
pdn-read-moves = Il file non dice che gioco è. Letto come { $game }, dove si può giocare { $moves }.
pdn-read-squares = Il file non dice che gioco è. Letto come { $game }: nessuna casella va oltre { $last }.
pdn-read-turned = Letto come { $game }, con le lettere contate dalla parte che comincia.
pdn-read-glued = Il risultato { $result } e la partita seguente erano attaccati. Letti separati.
pdn-read-quiet = { $written } non mangia niente. Letto come { $move }.
pdn-read-crowned = Una pedina sull’ultima riga ({ $squares }). Letta come dama.

## Notes of the engine to a game

annotation-good = L’unica buona mossa qui.
annotation-brilliant = Un bel sacrificio.
annotation-dubious = { $move } era un po’ meglio.
annotation-mistake = { $move } era meglio.
annotation-blunder = Questa mossa costa cara. Quella giusta era { $move }.
annotation-missed-win = { $move } avrebbe vinto.
graph = Come è andata la partita
    .description = Il { side } sta meglio dove la linea passa sopra la metà, l’avversario dove passa sotto. I segni indicano le mosse che meritano un secondo sguardo.
