### damier, puzzles: Dutch. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Eén slaan
theme-take-2 = Twee slaan
theme-take-3 = Drie slaan
theme-take-4 = Vier slaan
theme-take-5 = Vijf of meer slaan
theme-give-1 = Eén geven
theme-give-2 = Twee geven
theme-give-3 = Drie of meer geven
theme-breakthrough = Doorbraak
theme-crowning-capture = Damslag
theme-through-crown-row = Over de damlijn
theme-backward = Achteruit slaan
theme-most-first = Meerslag als dwang
theme-long-king = Grote slag met de dam
theme-turkish-stroke = Coup Turc
theme-coup-royal = Coup Royal
theme-coup-philippe = Coup Philippe
theme-choice = Slagkeuze
theme-quiet-move = Stille zet
theme-opposition = Oppositie
theme-trapped-king = Dam gevangen
theme-blockade = Opsluiting
theme-ending = Eindspel
theme-saved-draw = Remise redden

learn-tab = Leren · damier
learn-title = Leren en puzzelen
learn-today = De puzzel van vandaag
learn-solve = Los op
learn-none = Voor deze regels zijn er nog geen puzzels.
learn-count = { $count ->
        [one] Eén puzzel voor deze regels.
       *[other] { $count } puzzels voor deze regels.
    }
learn-solved = { $count ->
        [one] Je hebt er één opgelost.
       *[other] Je hebt er { $count } opgelost.
    }
learn-sheet = Regels
learn-repeat = { $count ->
        [0] Vandaag niets te herhalen
        [one] Eén puzzel te herhalen
       *[other] { $count } puzzels te herhalen
    }
learn-repeat-about = Wat je miste, komt na een paar dagen terug, tot je het kunt.
learn-repeat-go = Herhalen
learn-repeat-done = Voor vandaag is alles herhaald.
learn-race = Drie minuten
learn-race-about = Hoeveel los je er op?
learn-race-best = Je record: { $count }
learn-race-go = Start
learn-levels = Naar niveau
learn-any = Willekeurige puzzel
learn-easy = Makkelijk
learn-middle = Gemiddeld
learn-hard = Moeilijk
learn-themes = Naar thema
learn-all = Alle puzzels
learn-kept = Wat je hebt geleerd
learn-kept-about = Het wordt hier voor je bewaard, net als je partijen.
learn-save = Kopie bewaren
learn-forget = Alles vergeten
learn-forget-sure = Echt alles vergeten wat je hebt opgelost?
learn-forget-yes = Vergeten
learn-forget-no = Bewaren
learn-forgotten = Alles vergeten.
learn-offline = Even geen verbinding. Probeer het nog eens.
puzzle-tab = Puzzel · damier
puzzle-win = { $takes ->
        [0] { side } wint
        [1] { side } wint: sla er één
       *[other] { side } wint: sla er { $takes }
    }
puzzle-draw = { side } redt de remise
puzzle-hint-1 = Geef me een hint
puzzle-hint-2 = De eerste stap
puzzle-hint-3 = De hele zet
puzzle-said-1 = Kijk naar { $square }.
puzzle-said-2 = Begin van { $from } naar { $to }.
puzzle-said-3 = Speel { $move }.
puzzle-helped = Met een hint telt hij niet mee voor je reeks.
puzzle-right = Goed! Ga door.
puzzle-solved = Opgelost!
puzzle-shown = Zo gaat het
puzzle-after = Na { $move }
puzzle-wrong = Deze niet
puzzle-more = Niet slecht, maar er zit meer in.
puzzle-not-win = Zo glipt de winst weg.
puzzle-not-draw = Zo red je het niet.
puzzle-again = Nog een keer
puzzle-solution = Toon de oplossing
puzzle-next = Volgende puzzel
puzzle-skip = Overslaan
puzzle-row = { $count ->
        [0] Tien op rij is een dam.
       *[other] { $count } op rij. Tien is een dam.
    }
puzzle-days = { $count } dagen op rij.
puzzle-analyse = Analyseren
race-solved = { $count } opgelost
race-over = { $count ->
        [0] Tijd! Deze keer geen.
        [one] Tijd! Je loste er één op.
       *[other] Tijd! Je loste er { $count } op.
    }
race-again = Nog een keer

learn-course = Cursus
learn-course-about = { $count } korte lessen, van de eerste zet tot de combinatie.
learn-course-count = { $done } van de { $count } lessen gedaan.
learn-course-done = Klaar: alle { $count } lessen.
learn-course-go = Begin
learn-course-on = Ga verder
learn-squares = Ken je velden
learn-squares-about = Eén minuut: hoeveel velden vind je?
lesson-tab = Les · damier
lesson-number = Les { $number } van { $count }
lesson-exercise = Oefening { $number } van { $count }
lesson-show = Doe het voor
lesson-once = Nog een keer
lesson-next = Verder
lesson-on = Naar les { $number }
lesson-well = Dat is hem!
lesson-other = Dat mag je spelen, maar het is niet wat er gevraagd werd.
lesson-finished = Les { $number } is van jou.
lesson-last = Dat was de hele cursus. Goed gedaan!
lesson-all = Alle lessen
squares-tab = Velden · damier
squares-find = Zoek { $square }
squares-over = { $count ->
        [one] Tijd! Je vond er één.
       *[other] Tijd! Je vond er { $count }.
    }
squares-turn = Bord draaien

worksheet-name = Naam
worksheet-date = Datum
worksheet-solutions = Oplossingen
worksheet-print = Werkblad afdrukken

## Eindspelen om te oefenen tegen de beste verdediging

learn-endings = Oefen een eindspel
learn-endings-about = Win wat gewonnen is, houd wat remise is.
endings-tab = Eindspelen · damier
endings-to-win = Te winnen
endings-to-hold = Remise houden
endings-kind = { $own } tegen { $other }
endings-longest = { $count ->
        [one] één zet
       *[other] tot { $count } zetten
    }
endings-none = Voor deze regels zijn er nog geen eindspeltabellen.
endings-none-here = Voor deze regels zijn hier geen eindspeltabellen, dus er valt nog niets te oefenen.
endings-offer = Tabellen tot { $pieces } stukken vragen { $size } MB en ongeveer { $time }.
endings-time = { $minutes ->
        [0] { $seconds ->
            [one] één seconde
           *[other] { $seconds } seconden
        }
        [one] één minuut
       *[other] { $minutes } minuten
    }
endings-build = Maak de tabellen
endings-building = De tabellen worden gemaakt: { $percent }%
endings-left = Nog ongeveer { $time }.
endings-busy = Er worden tabellen voor andere regels gemaakt. Daarna kunnen de jouwe.
endings-failed = De tabellen zijn niet afgekomen. Probeer het nog eens.
endings-win = { $count ->
        [one] { side } wint in één zet
       *[other] { side } wint in { $count } zetten
    }
endings-draw = { side } houdt remise: { $count } zetten
endings-still-win = { $count ->
        [one] Goed! Nog één zet.
       *[other] Goed! Nog { $count } zetten.
    }
endings-longer = { $count ->
        [one] Nog steeds gewonnen, maar het kon korter. Nog één zet.
       *[other] Nog steeds gewonnen, maar het kon korter. Nog { $count } zetten.
    }
endings-still-draw = { $count ->
        [one] Nog steeds remise. Nog één zet.
       *[other] Nog steeds remise. Nog { $count } zetten.
    }
endings-won = Gewonnen!
endings-held = Remise gehouden!
endings-took = Je had { $count } zetten nodig, de kortste weg heeft er { $best }.
endings-took-best = { $count } zetten: korter kan niet.
endings-let-go = Bij zet { $number } glipte de winst weg
endings-lost = Bij zet { $number } glipte de remise weg
endings-right = Dit was goed: { $moves }.
endings-back = Die zet terugnemen
endings-shortest = Toon de kortste weg
endings-show = Toon wat houdt
endings-way = De kortste weg
endings-way-draw = Dit houdt
endings-next = Andere stelling
endings-all = Alle eindspelen
