### damier, letture in italiano: perché una regola si gioca così.

## Dove nessun testo lo dice

why-house = Una regola tua.
why-agree = Due giocatori possono sempre mettersi d’accordo.
why-agree-no-circles = Due giocatori possono sempre mettersi d’accordo; senza dame una partita non può girare in tondo.
why-agree-endgame = Il testo parla del finale; qui due giocatori possono accordarsi in ogni momento.
why-usual = La maggior parte dei testi non ne parla; è come nella maggior parte dei giochi.
why-as-played = Come si gioca di solito; non avevamo il testo di una federazione.
why-as-played-online = Come si gioca online; non avevamo il testo di una federazione.
why-as-tournaments = Come si gioca nei tornei; non avevamo il testo di una federazione.
why-federation-plays = Come giocano i giocatori della federazione; non avevamo il suo testo.
why-brief-rules = Lo dicono le regole brevi della federazione, che non hanno numeri.
why-brief-rules-fifteen = Lo dicono le regole brevi della federazione: quindici mosse, contate per ogni giocatore.
why-only-difference = In questo il gioco si distingue dal suo parente più stretto; non avevamo il testo di una federazione.
why-taken-over = Ripreso dal gioco da cui deriva.
why-aim = Lo scopo di questo gioco, come si gioca online.
why-king-means = Fare una dama è un mezzo, non il fine.
why-no-limit = Non si conosce un limite alle mosse con la stessa dama.
why-never-comes-up = Il pezzo saltato resta fino alla fine, quindi questo non capita mai.
why-no-endless-game = Non si conosce una regola; la patta si reclama come in quasi tutti i giochi, perché nessuna partita sia infinita.
why-taken-as-claim = Inteso come patta da reclamare; non avevamo il testo esatto.

## La damiera e l’inizio

why-size-hundred = La misura non è stampata; venti pedine a testa riempiono quattro righe di una damiera di 100 caselle.
why-size-sixty-four = La misura non è stampata; dodici pedine a testa riempiono tre righe di una damiera di 64 caselle.
why-size-sister = La misura non è stampata; è la damiera degli altri foglietti della stessa scatola.
why-size-kndb = La misura non è stampata; la federazione gioca su 100 caselle.
why-men-kndb = La posizione iniziale non è stampata; venti pedine a testa sulle quattro righe più vicine.
why-men-sister = Il numero di pedine non è stampato; dodici a testa, come negli altri foglietti.
why-corner-right-white = L’angolo a destra è bianco, quindi quello a sinistra è scuro.
why-corner-hundred = Non a parole; come su ogni altra damiera di 100 caselle.
why-corner-czech = Secondo le regole brevi il Bianco va a dama in b8, d8, f8 e h8, quindi a1 è scura.
why-corner-both = La damiera si mette in tutti e due i modi; quello a specchio è il più noto.
why-light-squares = In Spagna le pedine stanno sulle caselle chiare.
why-all-squares = Si usano tutte le caselle, quindi non importa.
why-red-squares = Si gioca sulle caselle rosse.
why-green-squares = Verdi sulle damiere della federazione.
why-lighter-pieces = I pezzi più chiari.
why-darker-pieces = I pezzi più scuri; nei tornei sono rossi.
why-black-as-usual = È nominato solo il Bianco; l’altro è nero, come al solito.
why-first-blue = Comincia il Blu, che altrove si chiama Bianco.
why-first-darker = Cominciano i pezzi più scuri; non avevamo l’articolo.
why-first-thai = Le fonti non concordano; in PDN comincia il Nero.
why-colours-unsaid = Non è detto come si assegnano i colori.
why-colours-pairing = Gli abbinamenti del torneo assegnano i colori.
why-colours-toss = Chi vince il sorteggio sceglie il colore.

## Mosse e prese

why-one-at-a-time = Una casella alla volta, come nell’introduzione.
why-diagonal-only = Non è nominata altra direzione che la diagonale.
why-king-both-ways = Solo della dama si dice che prende nei due sensi.
why-backward-swedish = L’articolo 1 parla solo di salti in avanti; l’articolo 4 li permette chiaramente all’indietro, ed è questo che decide.
why-king-is-piece = Si parla di pezzi, e una dama lo è.
why-takes-kings-english = Nomina solo le pedine; la dama si prende allo stesso modo, o non si potrebbe mai perdere.
why-takes-kings-djeco = Paragona la presa di una dama a quella di una pedina.
why-takes-kings-frisian = Una dama presa ha un valore suo, quindi le pedine prendono anche le dame.
why-lands-any = Dietro il pezzo possono esserci più caselle libere, e la dama può fermarsi su ognuna di esse.
why-lands-finnish = Le note ai disegni ammettono più caselle vuote lungo la strada. Ma bisogna prendere ogni volta che si può (articolo 4), quindi la dama atterra dove la presa continua.
why-lands-goes-on = Una presa va giocata fino in fondo, quindi la dama atterra dove può continuare.
why-lands-next = Una dama che fa un passo salta sulla casella subito dietro.
why-lands-killer = Come giocano i motori: conta solo l’ultima fermata, e solo se l’ultimo pezzo preso è una dama.
why-most-is-whole = Chi deve prenderne il più possibile non può fermarsi a metà.
why-finish-djeco = La pedina continua; la dama può continuare (6), ma prenderne il più possibile è obbligatorio (7).
why-finish-finnish = Bisogna prendere ogni volta che si può, quindi anche il secondo pezzo di fila.
why-finish-last-row = Della pedina sull’ultima riga dice che deve continuare finché può prendere.
why-chosen-to-the-end = Si può scegliere la presa, ma va giocata fino in fondo.
why-quantity-quality = Prima la legge della quantità, poi quella della qualità.
why-most-is-natural = Scegliere la presa maggiore è detto naturale; inteso come obbligo, come negli altri foglietti.
why-priority-kndb = Il testo francese chiede solo una presa di due o più pezzi; tutti gli altri, quella che ne prende di più.
why-priority-italian = Un articolo per ognuna, dal 6.6 al 6.9.
why-frisian-tie = Che a pari valore prenda la dama è l’articolo 12.
why-removal-international = Non è detto quando; si gioca come nella dama internazionale.
why-removal-after = Non è detto quando; i pezzi si tolgono a mossa finita.
why-turkish-strike = Il colpo turco: i pezzi saltati restano fino alla fine e si passano una volta sola.

## Andare a dama

why-crown-danish = È dama appena ha raggiunto la riga, quindi continua a prendere da dama.
why-crown-finnish = Secondo la nota al disegno 1, la nuova dama continua a prendere nella stessa mossa.
why-crown-djeco = Non parla di una pedina che continua a prendere; resta pedina, come si usa in Francia.
why-crown-norwegian = Non dice se la mossa continua; con le dame corte finisce, come nel foglietto inglese.
why-crown-forward = Una pedina prende solo in avanti, quindi la sua mossa finisce sempre sull’ultima riga.
why-crown-turkish = Le fonti non concordano; per lo più la pedina va a dama a mossa finita.

## Al tavolo

why-no-remedy = Non è detto che cosa si può fare, quindi quella mossa semplicemente non è ammessa.
why-no-irregularities = Non avevamo il testo sulle irregolarità, quindi quella mossa semplicemente non è ammessa.
why-referee = Quella mossa riguarda l’arbitro; l’avversario non ha diritti suoi.
why-remedies-are-rights = È un diritto, non un obbligo, quindi la mossa può anche restare.
why-remedy-czech = Una presa dimenticata si ritira, a meno che l’avversario non l’accetti muovendo.
why-offences-alike = È nominata la presa dimenticata; prendere troppo poco o fermarsi a metà vale lo stesso.
why-offences-swedish = Prendere troppo poco non è la presa che chiede l’articolo 5. Se una presa si ferma a metà, conta solo il pezzo che si è fermato.
why-offences-djeco = Prendere troppo poco o fermarsi a metà non è la presa che chiede 7; si può soffiare ogni pezzo che poteva farla.
why-offences-kndb = La regola 14 riguarda ogni mossa contraria alle regole. Ciò che nessun pezzo può fare qui non si può giocare; mezza presa prende troppo poco.
why-offences-frisian = Nomina la presa che non si fa o non si fa bene: anche quella che prende troppo poco o si ferma a metà.
why-huff-saying = Un detto francese: soffiare non è giocare.
why-no-huffing = Del soffio non si parla.
why-huffing-not-played = Non si soffia.
why-huffing-abolished = Il soffio è stato abolito; quella mossa semplicemente non è ammessa.
why-touch-unmentioned = Di pezzi toccati non si parla.
why-straightening-unnamed = Non è nominata un’eccezione per sistemare un pezzo.
why-straightening-leave = Solo se l’avversario lo permette prima.
why-move-over = Non è detto quando una mossa è finita.

## Patte

why-own-turns = Una serie ininterrotta di turni propri con lo stesso pezzo.
why-same-move-djeco = Le lingue non concordano: solo i testi inglese e danese chiedono tre volte di fila, gli altri la terza volta. Si gioca come serie ininterrotta di turni propri con lo stesso pezzo.
why-return-square = Conta la casella: un pezzo che gira in triangolo torna come uno che va avanti e indietro.
why-by-each-side = Contato in mosse di ogni giocatore.
why-quiet-djeco = Venti mosse a testa senza prese e senza mosse di pedina; alla lettera, ogni partita finirebbe alla ventesima mossa.
why-quiet-spanish = Quaranta mosse di fila con le dame, cioè venti a testa.
why-proof = Si decide per accordo, o con la prova della tabella dei finali.
why-proof-kndb = Si decide per accordo, o con la prova della tabella dei finali. La pagina araba dice che nessuno dei due può più muovere.
why-two-kings-swedish = È l’esempio del foglietto stesso. Ma poiché la dama atterra subito dietro il pezzo preso (articolo 4), due dame vincono quasi sempre: esempio e regola si contraddicono. Dato che il foglietto lo dice, la patta si può reclamare.
why-same-player = Ogni volta deve muovere lo stesso giocatore.
why-thirteen = Le note tredici mosse; non avevamo la regola che lo dice.
why-one-each-turkish = Un pezzo a testa è patta; secondo alcune fonti una dama vince contro una pedina sola.
why-king-against-king = Patta, a meno che una delle dame possa prendere o venga presa dopo la sua prossima mossa; due mosse a testa lo mostrano.

## Partite scritte

why-pdn-type = Il numero che PDN dà a questo gioco.
why-pdn-no-type = PDN non ha un numero per questo gioco.
why-pdn-type-international = I pezzi giocano come nella dama internazionale.
why-pdn-type-lidraughts = Il numero che scrive Lidraughts; PDN non ne ha.
why-pdn-type-canadian = PDN non ha un numero per questo gioco; è la dama canadese a specchio.
why-pdn-type-killer = PDN non ha un numero per questo gioco; ogni sua mossa lo è anche della dama internazionale.
why-pdn-type-pool = PDN lo mette con il pool checkers.
why-pdn-squares = Come PDN chiama le caselle di questo gioco.
why-pdn-no-numbering = PDN non numera le caselle di questo gioco; si conta dall’alto a sinistra, visto dal Bianco.
why-pdn-points = Come PDN scrive i punti.
why-pdn-white-first = PDN nomina prima il Bianco.
why-pdn-blue-first = PDN nomina prima il Bianco, qui il Blu.
why-pdn-black-first = Nei file di questo gioco 1-0 vuol dire che ha vinto il Nero, che aveva cominciato.
