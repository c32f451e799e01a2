### damier, puzzles: Swedish. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Slå en
theme-take-2 = Slå två
theme-take-3 = Slå tre
theme-take-4 = Slå fyra
theme-take-5 = Slå fem eller fler
theme-give-1 = Ge en
theme-give-2 = Ge två
theme-give-3 = Ge tre eller fler
theme-breakthrough = Genombrott
theme-crowning-capture = Slag till dam
theme-through-crown-row = Genom damraden
theme-backward = Slå bakåt
theme-most-first = Tvinga fram det största slaget
theme-long-king = Långt damslag
theme-turkish-stroke = Turkiskt slag
theme-coup-royal = Coup royal
theme-coup-philippe = Coup Philippe
theme-choice = Vilket slag?
theme-quiet-move = Stilla drag
theme-opposition = Opposition
theme-trapped-king = Fångad dam
theme-blockade = Blockad
theme-ending = Slutspel
theme-saved-draw = Rädda remi

learn-tab = Lär dig · damier
learn-title = Lär dig och lös problem
learn-today = Dagens problem
learn-solve = Lös det
learn-none = Det finns inga problem för de här reglerna än.
learn-count = { $count ->
        [one] Ett problem för de här reglerna.
       *[other] { $count } problem för de här reglerna.
    }
learn-solved = { $count ->
        [one] Du har löst ett.
       *[other] Du har löst { $count }.
    }
learn-sheet = Regler
learn-repeat = { $count ->
        [0] Inget att repetera i dag
        [one] Ett problem att repetera
       *[other] { $count } problem att repetera
    }
learn-repeat-about = Det du missade kommer tillbaka efter några dagar, tills du kan det.
learn-repeat-go = Repetera
learn-repeat-done = Allt är repeterat för i dag.
learn-race = Tre minuter
learn-race-about = Hur många hinner du lösa?
learn-race-best = Ditt rekord: { $count }
learn-race-go = Starta
learn-levels = Efter svårighet
learn-any = Vilket problem som helst
learn-easy = Lätt
learn-middle = Medel
learn-hard = Svårt
learn-themes = Efter tema
learn-all = Alla problem
learn-kept = Det du har lärt dig
learn-kept-about = Det sparas här åt dig, precis som dina partier.
learn-save = Spara en kopia
learn-forget = Glöm allt
learn-forget-sure = Vill du verkligen glömma allt du har löst?
learn-forget-yes = Glöm det
learn-forget-no = Behåll det
learn-forgotten = Allt är glömt.
learn-offline = Ingen kontakt just nu. Försök igen.
puzzle-tab = Problem · damier
puzzle-win = { $takes ->
        [0] { side } vinner
        [1] { side } vinner: slå en
       *[other] { side } vinner: slå { $takes }
    }
puzzle-draw = { side } räddar remi
puzzle-hint-1 = Ge mig en ledtråd
puzzle-hint-2 = Första steget
puzzle-hint-3 = Hela draget
puzzle-said-1 = Titta på { $square }.
puzzle-said-2 = Börja från { $from } till { $to }.
puzzle-said-3 = Spela { $move }.
puzzle-helped = Med en ledtråd räknas det inte i din svit.
puzzle-right = Rätt! Fortsätt.
puzzle-solved = Löst!
puzzle-shown = Så här går det
puzzle-after = Efter { $move }
puzzle-wrong = Inte det draget
puzzle-more = Inte dumt, men det finns mer att hämta.
puzzle-not-win = Så rinner vinsten bort.
puzzle-not-draw = Det räddar inte partiet.
puzzle-again = Försök igen
puzzle-solution = Visa lösningen
puzzle-next = Nästa problem
puzzle-skip = Hoppa över
puzzle-row = { $count ->
        [0] Tio i rad blir en dam.
       *[other] { $count } i rad. Tio blir en dam.
    }
puzzle-days = { $count } dagar i rad.
puzzle-analyse = Analysera
race-solved = { $count ->
        [one] { $count } löst
       *[other] { $count } lösta
    }
race-over = { $count ->
        [0] Tiden är ute! Inget den här gången.
        [one] Tiden är ute! Du löste ett.
       *[other] Tiden är ute! Du löste { $count }.
    }
race-again = En gång till

learn-course = Kurs
learn-course-about = { $count } korta lektioner, från första draget till kombinationen.
learn-course-count = { $done } av { $count } lektioner klara.
learn-course-done = Klart: alla { $count } lektioner.
learn-course-go = Börja
learn-course-on = Fortsätt
learn-squares = Lär dig rutorna
learn-squares-about = En minut: hur många rutor hittar du?
lesson-tab = Lektion · damier
lesson-number = Lektion { $number } av { $count }
lesson-exercise = Övning { $number } av { $count }
lesson-show = Visa mig
lesson-once = En gång till
lesson-next = Nästa
lesson-on = Till lektion { $number }
lesson-well = Just så!
lesson-other = Det får du spela, men det var inte det som efterfrågades.
lesson-finished = Lektion { $number } är din.
lesson-last = Det var hela kursen. Bra gjort!
lesson-all = Alla lektioner
squares-tab = Rutor · damier
squares-find = Hitta { $square }
squares-over = { $count ->
        [one] Tiden är ute! Du hittade en.
       *[other] Tiden är ute! Du hittade { $count }.
    }
squares-turn = Vänd brädet

worksheet-name = Namn
worksheet-date = Datum
worksheet-solutions = Lösningar
worksheet-print = Skriv ut ett övningsblad

## Slutspel att träna mot bästa försvar

learn-endings = Träna ett slutspel
learn-endings-about = Vinn det som är vunnet, håll det som är remi.
endings-tab = Slutspel · damier
endings-to-win = Att vinna
endings-to-hold = Att hålla remi
endings-kind = { $own } mot { $other }
endings-longest = { $count ->
        [one] ett drag
       *[other] upp till { $count } drag
    }
endings-none = Det finns inga slutspelstabeller för de här reglerna än.
endings-none-here = Här finns inga slutspelstabeller för de här reglerna, så det finns inget att träna än.
endings-offer = Tabeller för upp till { $pieces } pjäser tar { $size } MB och ungefär { $time }.
endings-time = { $minutes ->
        [0] { $seconds ->
            [one] en sekund
           *[other] { $seconds } sekunder
        }
        [one] en minut
       *[other] { $minutes } minuter
    }
endings-build = Räkna ut tabellerna
endings-building = Tabellerna räknas ut: { $percent } %
endings-left = Ungefär { $time } kvar.
endings-busy = Tabeller för andra regler räknas ut. Sedan kan det bli din tur.
endings-failed = Tabellerna blev inte färdiga. Försök igen.
endings-win = { $count ->
        [one] { side } vinner i ett drag
       *[other] { side } vinner i { $count } drag
    }
endings-draw = { side } håller remi: { $count } drag
endings-still-win = { $count ->
        [one] Bra! Ett drag kvar.
       *[other] Bra! { $count } drag kvar.
    }
endings-longer = { $count ->
        [one] Fortfarande vunnet, men det fanns en kortare väg. Ett drag kvar.
       *[other] Fortfarande vunnet, men det fanns en kortare väg. { $count } drag kvar.
    }
endings-still-draw = { $count ->
        [one] Fortfarande remi. Ett drag kvar.
       *[other] Fortfarande remi. { $count } drag kvar.
    }
endings-won = Vunnet!
endings-held = Remin är hållen!
endings-took = Du behövde { $count } drag, den kortaste vägen tar { $best }.
endings-took-best = { $count } drag: kortare går det inte.
endings-let-go = Vinsten gled undan i drag { $number }
endings-lost = Remin gled undan i drag { $number }
endings-right = Det här höll: { $moves }.
endings-back = Ta tillbaka draget
endings-shortest = Visa kortaste vägen
endings-show = Visa vad som håller
endings-way = Kortaste vägen
endings-way-draw = Det här håller
endings-next = En annan ställning
endings-all = Alla slutspel
