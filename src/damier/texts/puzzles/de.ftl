### damier, puzzles: German. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Einen schlagen
theme-take-2 = Zwei schlagen
theme-take-3 = Drei schlagen
theme-take-4 = Vier schlagen
theme-take-5 = Fünf oder mehr schlagen
theme-give-1 = Einen geben
theme-give-2 = Zwei geben
theme-give-3 = Drei oder mehr geben
theme-breakthrough = Durchbruch
theme-crowning-capture = Schlag zur Dame
theme-through-crown-row = Über die Damenreihe
theme-backward = Rückwärts schlagen
theme-most-first = Mehrschlag erzwingen
theme-long-king = Langer Schlag der Dame
theme-turkish-stroke = Türkischer Schlag
theme-coup-royal = Coup Royal
theme-coup-philippe = Coup Philippe
theme-choice = Welcher Schlag?
theme-quiet-move = Stiller Zug
theme-opposition = Opposition
theme-trapped-king = Gefangene Dame
theme-blockade = Blockade
theme-ending = Endspiel
theme-saved-draw = Remis retten

learn-tab = Lernen · damier
learn-title = Lernen und knobeln
learn-today = Aufgabe des Tages
learn-solve = Lösen
learn-none = Für diese Regeln gibt es noch keine Aufgaben.
learn-count = { $count ->
        [one] Eine Aufgabe zu diesen Regeln.
       *[other] { $count } Aufgaben zu diesen Regeln.
    }
learn-solved = { $count ->
        [one] Eine hast du gelöst.
       *[other] { $count } hast du gelöst.
    }
learn-sheet = Regeln
learn-repeat = { $count ->
        [0] Heute nichts zu wiederholen
        [one] Eine Aufgabe zu wiederholen
       *[other] { $count } Aufgaben zu wiederholen
    }
learn-repeat-about = Was du nicht gefunden hast, kommt nach ein paar Tagen wieder, bis du es kannst.
learn-repeat-go = Wiederholen
learn-repeat-done = Für heute ist alles wiederholt.
learn-race = Drei Minuten
learn-race-about = Wie viele schaffst du?
learn-race-best = Dein Rekord: { $count }
learn-race-go = Los
learn-levels = Nach Schwierigkeit
learn-any = Irgendeine Aufgabe
learn-easy = Leicht
learn-middle = Mittel
learn-hard = Schwer
learn-themes = Nach Thema
learn-all = Alle Aufgaben
learn-kept = Was du gelernt hast
learn-kept-about = Es wird hier für dich aufbewahrt, wie deine Partien.
learn-save = Kopie sichern
learn-forget = Alles vergessen
learn-forget-sure = Wirklich alles vergessen, was du gelöst hast?
learn-forget-yes = Vergessen
learn-forget-no = Behalten
learn-forgotten = Alles vergessen.
learn-offline = Gerade keine Verbindung. Versuch es noch einmal.
puzzle-tab = Aufgabe · damier
puzzle-win = { $takes ->
        [0] { side } gewinnt
        [1] { side } gewinnt: schlage einen Stein
       *[other] { side } gewinnt: schlage { $takes }
    }
puzzle-draw = { side } rettet das Remis
puzzle-hint-1 = Gib mir einen Tipp
puzzle-hint-2 = Der erste Schritt
puzzle-hint-3 = Der ganze Zug
puzzle-said-1 = Schau auf { $square }.
puzzle-said-2 = Beginne von { $from } nach { $to }.
puzzle-said-3 = Spiele { $move }.
puzzle-helped = Mit Tipp zählt sie nicht für deine Reihe.
puzzle-right = Richtig! Weiter.
puzzle-solved = Gelöst!
puzzle-shown = So geht es
puzzle-after = Nach { $move }
puzzle-wrong = Der nicht
puzzle-more = Nicht schlecht, aber es ist mehr drin.
puzzle-not-win = So entwischt dir der Sieg.
puzzle-not-draw = Das rettet die Partie nicht.
puzzle-again = Noch einmal
puzzle-solution = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-skip = Überspringen
puzzle-row = { $count ->
        [0] Zehn in einer Reihe sind eine Dame.
       *[other] { $count } in einer Reihe. Zehn sind eine Dame.
    }
puzzle-days = { $count } Tage in Folge.
puzzle-analyse = Analysieren
race-solved = { $count } gelöst
race-over = { $count ->
        [0] Die Zeit ist um! Diesmal keine.
        [one] Die Zeit ist um! Eine gelöst.
       *[other] Die Zeit ist um! { $count } gelöst.
    }
race-again = Noch einmal

learn-course = Kurs
learn-course-about = { $count } kurze Lektionen, vom ersten Zug bis zur Kombination.
learn-course-count = { $done } von { $count } Lektionen geschafft.
learn-course-done = Fertig: alle { $count } Lektionen.
learn-course-go = Anfangen
learn-course-on = Weiter
learn-squares = Kenne deine Felder
learn-squares-about = Eine Minute: Wie viele Felder findest du?
lesson-tab = Lektion · damier
lesson-number = Lektion { $number } von { $count }
lesson-exercise = Übung { $number } von { $count }
lesson-show = Zeig es mir
lesson-once = Noch einmal
lesson-next = Weiter
lesson-on = Zu Lektion { $number }
lesson-well = Genau!
lesson-other = Das darfst du spielen, aber danach war nicht gefragt.
lesson-finished = Lektion { $number } gehört dir.
lesson-last = Das war der ganze Kurs. Gut gemacht!
lesson-all = Alle Lektionen
squares-tab = Felder · damier
squares-find = Finde { $square }
squares-over = { $count ->
        [one] Die Zeit ist um! Eins gefunden.
       *[other] Die Zeit ist um! { $count } gefunden.
    }
squares-turn = Brett drehen

worksheet-name = Name
worksheet-date = Datum
worksheet-solutions = Lösungen
worksheet-print = Arbeitsblatt drucken

## Endspiele, zu üben gegen die beste Verteidigung

learn-endings = Ein Endspiel üben
learn-endings-about = Gewinn, was gewonnen ist, halte, was remis ist.
endings-tab = Endspiele · damier
endings-to-win = Zu gewinnen
endings-to-hold = Remis zu halten
endings-kind = { $own } – { $other }
endings-longest = { $count ->
        [one] ein Zug
       *[other] bis zu { $count } Züge
    }
endings-none = Für diese Regeln gibt es noch keine Endspieltabellen.
endings-none-here = Für diese Regeln gibt es hier keine Endspieltabellen, also noch nichts zu üben.
endings-offer = Tabellen bis { $pieces } Steine brauchen { $size } MB und etwa { $time }.
endings-time = { $minutes ->
        [0] { $seconds ->
            [one] eine Sekunde
           *[other] { $seconds } Sekunden
        }
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
endings-build = Tabellen berechnen
endings-building = Die Tabellen werden berechnet: { $percent } %
endings-left = Noch etwa { $time }.
endings-busy = Gerade werden Tabellen für andere Regeln berechnet. Danach können deine kommen.
endings-failed = Die Tabellen wurden nicht fertig. Versuch es noch einmal.
endings-win = { $count ->
        [one] { side } gewinnt in einem Zug
       *[other] { side } gewinnt in { $count } Zügen
    }
endings-draw = { side } hält das Remis: { $count } Züge
endings-still-win = { $count ->
        [one] Gut! Noch ein Zug.
       *[other] Gut! Noch { $count } Züge.
    }
endings-longer = { $count ->
        [one] Immer noch gewonnen, aber es ging kürzer. Noch ein Zug.
       *[other] Immer noch gewonnen, aber es ging kürzer. Noch { $count } Züge.
    }
endings-still-draw = { $count ->
        [one] Immer noch remis. Noch ein Zug.
       *[other] Immer noch remis. Noch { $count } Züge.
    }
endings-won = Gewonnen!
endings-held = Das Remis ist gehalten!
endings-took = Du hast { $count } Züge gebraucht, der kürzeste Weg hat { $best }.
endings-took-best = { $count } Züge: Kürzer geht es nicht.
endings-let-go = Mit Zug { $number } ist der Gewinn entwischt
endings-lost = Mit Zug { $number } ist das Remis entwischt
endings-right = Das hätte gehalten: { $moves }.
endings-back = Diesen Zug zurücknehmen
endings-shortest = Den kürzesten Weg zeigen
endings-show = Zeigen, was hält
endings-way = Der kürzeste Weg
endings-way-draw = Das hält
endings-next = Andere Stellung
endings-all = Alle Endspiele
