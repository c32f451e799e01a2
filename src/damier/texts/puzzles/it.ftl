### damier, puzzles: Italian. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Prendere uno
theme-take-2 = Prendere due
theme-take-3 = Prendere tre
theme-take-4 = Prendere quattro
theme-take-5 = Prendere cinque o più
theme-give-1 = Dare uno
theme-give-2 = Dare due
theme-give-3 = Dare tre o più
theme-breakthrough = Sfondamento
theme-crowning-capture = Presa a dama
theme-through-crown-row = Attraverso la base
theme-backward = Presa all’indietro
theme-most-first = Costretto dalla presa maggiore
theme-long-king = Lunga presa di dama
theme-turkish-stroke = Colpo turco
theme-coup-royal = Colpo reale
theme-coup-philippe = Colpo Philippe
theme-choice = Quale presa?
theme-quiet-move = Mossa tranquilla
theme-opposition = Opposizione
theme-trapped-king = Dama in trappola
theme-blockade = Blocco
theme-ending = Finale
theme-saved-draw = Salvare la patta

learn-tab = Impara · damier
learn-title = Impara e risolvi
learn-today = Il problema di oggi
learn-solve = Risolvilo
learn-none = Per queste regole non ci sono ancora problemi.
learn-count = { $count ->
        [one] Un problema per queste regole.
       *[other] { $count } problemi per queste regole.
    }
learn-solved = { $count ->
        [one] Ne hai risolto uno.
       *[other] Ne hai risolti { $count }.
    }
learn-sheet = Regole
learn-repeat = { $count ->
        [0] Oggi niente da ripassare
        [one] Un problema da ripassare
       *[other] { $count } problemi da ripassare
    }
learn-repeat-about = Quello che hai sbagliato torna dopo qualche giorno, finché lo sai.
learn-repeat-go = Ripassa
learn-repeat-done = Per oggi hai ripassato tutto.
learn-race = Tre minuti
learn-race-about = Quanti ne riesci a risolvere?
learn-race-best = Il tuo record: { $count }
learn-race-go = Via
learn-levels = Per difficoltà
learn-any = Un problema qualsiasi
learn-easy = Facile
learn-middle = Medio
learn-hard = Difficile
learn-themes = Per tema
learn-all = Tutti i problemi
learn-kept = Quello che hai imparato
learn-kept-about = Resta qui per te, come le tue partite.
learn-save = Salva una copia
learn-forget = Dimentica tutto
learn-forget-sure = Dimenticare davvero tutto quello che hai risolto?
learn-forget-yes = Dimentica
learn-forget-no = Tieni
learn-forgotten = Dimenticato tutto.
learn-offline = Al momento non c’è connessione. Riprova.
puzzle-tab = Problema · damier
puzzle-win = { $takes ->
        [0] Il { side } vince
        [1] Il { side } vince: prendi un pezzo
       *[other] Il { side } vince: prendine { $takes }
    }
puzzle-draw = Il { side } salva la patta
puzzle-hint-1 = Dammi un aiuto
puzzle-hint-2 = Il primo passo
puzzle-hint-3 = La mossa intera
puzzle-said-1 = Guarda la casella { $square }.
puzzle-said-2 = Comincia da { $from } a { $to }.
puzzle-said-3 = Gioca { $move }.
puzzle-helped = Con un aiuto non conta per la tua serie.
puzzle-right = Giusto! Continua.
puzzle-solved = Risolto!
puzzle-shown = Si fa così
puzzle-after = Dopo { $move }
puzzle-wrong = Questa no
puzzle-more = Non male, ma c’è di più.
puzzle-not-win = Così la vittoria sfugge.
puzzle-not-draw = Così la partita non si salva.
puzzle-again = Riprova
puzzle-solution = Mostra la soluzione
puzzle-next = Prossimo problema
puzzle-skip = Salta
puzzle-row = { $count ->
        [0] Dieci di fila fanno una dama.
       *[other] { $count } di fila. Dieci fanno una dama.
    }
puzzle-days = { $count } giorni di fila.
puzzle-analyse = Analizza
race-solved = { $count ->
        [one] { $count } risolto
       *[other] { $count } risolti
    }
race-over = { $count ->
        [0] Tempo! Questa volta nessuno.
        [one] Tempo! Ne hai risolto uno.
       *[other] Tempo! Ne hai risolti { $count }.
    }
race-again = Ancora una volta

learn-course = Corso
learn-course-about = { $count } brevi lezioni, dalla prima mossa alla combinazione.
learn-course-count = { $done } lezioni su { $count } fatte.
learn-course-done = Finito: tutte le { $count } lezioni.
learn-course-go = Comincia
learn-course-on = Continua
learn-squares = Conosci le caselle
learn-squares-about = Un minuto: quante caselle trovi?
lesson-tab = Lezione · damier
lesson-number = Lezione { $number } di { $count }
lesson-exercise = Esercizio { $number } di { $count }
lesson-show = Fammi vedere
lesson-once = Ancora una volta
lesson-next = Avanti
lesson-on = Alla lezione { $number }
lesson-well = Ecco!
lesson-other = Puoi giocarla, ma non è quello che si chiede.
lesson-finished = La lezione { $number } è tua.
lesson-last = Il corso finisce qui. Bravo!
lesson-all = Tutte le lezioni
squares-tab = Caselle · damier
squares-find = Trova { $square }
squares-over = { $count ->
        [one] Tempo! Ne hai trovata una.
       *[other] Tempo! Ne hai trovate { $count }.
    }
squares-turn = Gira la damiera

worksheet-name = Nome
worksheet-date = Data
worksheet-solutions = Soluzioni
worksheet-print = Stampa una scheda

## Finali da allenare contro la difesa migliore

learn-endings = Allena un finale
learn-endings-about = Vinci ciò che è vinto, tieni ciò che è patta.
endings-tab = Finali · damier
endings-to-win = Da vincere
endings-to-hold = Patta da tenere
endings-kind = { $own } contro { $other }
endings-longest = { $count ->
        [one] una mossa
       *[other] fino a { $count } mosse
    }
endings-none = Per queste regole non ci sono ancora tabelle dei finali.
endings-none-here = Qui non ci sono tabelle dei finali per queste regole, quindi ancora niente da allenare.
endings-offer = Le tabelle fino a { $pieces } pezzi occupano { $size } MB e richiedono circa { $time }.
endings-time = { $minutes ->
        [0] { $seconds ->
            [one] un secondo
           *[other] { $seconds } secondi
        }
        [one] un minuto
       *[other] { $minutes } minuti
    }
endings-build = Calcola le tabelle
endings-building = Calcolo delle tabelle: { $percent }%
endings-left = Ancora circa { $time }.
endings-busy = Si stanno calcolando le tabelle di altre regole. Poi possono venire le tue.
endings-failed = Non è stato possibile finire le tabelle. Riprova.
endings-win = { $count ->
        [one] Il { side } vince in una mossa
       *[other] Il { side } vince in { $count } mosse
    }
endings-draw = Il { side } tiene la patta: { $count } mosse
endings-still-win = { $count ->
        [one] Bene! Ancora una mossa.
       *[other] Bene! Ancora { $count } mosse.
    }
endings-longer = { $count ->
        [one] Ancora vinto, ma c’era una via più breve. Ancora una mossa.
       *[other] Ancora vinto, ma c’era una via più breve. Ancora { $count } mosse.
    }
endings-still-draw = { $count ->
        [one] Ancora patta. Ancora una mossa.
       *[other] Ancora patta. Ancora { $count } mosse.
    }
endings-won = Vinto!
endings-held = La patta è tenuta!
endings-took = Ti sono servite { $count } mosse, la via più breve ne ha { $best }.
endings-took-best = { $count } mosse: non c’è via più breve.
endings-let-go = La vittoria è sfuggita alla mossa { $number }
endings-lost = La patta è sfuggita alla mossa { $number }
endings-right = Questo teneva: { $moves }.
endings-back = Ritira quella mossa
endings-shortest = Mostra la via più breve
endings-show = Mostra che cosa tiene
endings-way = La via più breve
endings-way-draw = Questo tiene
endings-next = Un’altra posizione
endings-all = Tutti i finali
