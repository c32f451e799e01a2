### damier, puzzles: Norwegian. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Slå én
theme-take-2 = Slå to
theme-take-3 = Slå tre
theme-take-4 = Slå fire
theme-take-5 = Slå fem eller flere
theme-give-1 = Gi én
theme-give-2 = Gi to
theme-give-3 = Gi tre eller flere
theme-breakthrough = Gjennombrudd
theme-crowning-capture = Slag til dam
theme-through-crown-row = Gjennom damraden
theme-backward = Slå bakover
theme-most-first = Tving fram det største slaget
theme-long-king = Langt damslag
theme-turkish-stroke = Tyrkisk slag
theme-coup-royal = Coup royal
theme-coup-philippe = Coup Philippe
theme-choice = Hvilket slag?
theme-quiet-move = Stille trekk
theme-opposition = Opposisjon
theme-trapped-king = Fanget dam
theme-blockade = Blokade
theme-ending = Sluttspill
theme-saved-draw = Redd remisen

learn-tab = Lær · damier
learn-title = Lær og løs oppgaver
learn-today = Dagens oppgave
learn-solve = Løs den
learn-none = Det finnes ingen oppgaver for disse reglene ennå.
learn-count = { $count ->
        [one] Én oppgave for disse reglene.
       *[other] { $count } oppgaver for disse reglene.
    }
learn-solved = { $count ->
        [one] Du har løst én.
       *[other] Du har løst { $count }.
    }
learn-sheet = Regler
learn-repeat = { $count ->
        [0] Ingenting å repetere i dag
        [one] Én oppgave å repetere
       *[other] { $count } oppgaver å repetere
    }
learn-repeat-about = Det du bommet på, kommer tilbake etter noen dager, til du kan det.
learn-repeat-go = Repeter
learn-repeat-done = Alt er repetert for i dag.
learn-race = Tre minutter
learn-race-about = Hvor mange klarer du?
learn-race-best = Rekorden din: { $count }
learn-race-go = Start
learn-levels = Etter vanskelighet
learn-any = En tilfeldig oppgave
learn-easy = Lett
learn-middle = Middels
learn-hard = Vanskelig
learn-themes = Etter tema
learn-all = Alle oppgaver
learn-kept = Det du har lært
learn-kept-about = Det lagres her for deg, akkurat som partiene dine.
learn-save = Lagre en kopi
learn-forget = Glem alt
learn-forget-sure = Vil du virkelig glemme alt du har løst?
learn-forget-yes = Glem det
learn-forget-no = Behold det
learn-forgotten = Alt er glemt.
learn-offline = Ingen forbindelse akkurat nå. Prøv igjen.
puzzle-tab = Oppgave · damier
puzzle-win = { $takes ->
        [0] { side } vinner
        [1] { side } vinner: slå én
       *[other] { side } vinner: slå { $takes }
    }
puzzle-draw = { side } redder remisen
puzzle-hint-1 = Gi meg et hint
puzzle-hint-2 = Det første steget
puzzle-hint-3 = Hele trekket
puzzle-said-1 = Se på { $square }.
puzzle-said-2 = Begynn fra { $from } til { $to }.
puzzle-said-3 = Spill { $move }.
puzzle-helped = Med et hint teller den ikke i rekken din.
puzzle-right = Riktig! Fortsett.
puzzle-solved = Løst!
puzzle-shown = Slik går det
puzzle-after = Etter { $move }
puzzle-wrong = Ikke det trekket
puzzle-more = Ikke dumt, men det er mer å hente.
puzzle-not-win = Da glipper gevinsten.
puzzle-not-draw = Det redder ikke partiet.
puzzle-again = Prøv igjen
puzzle-solution = Vis løsningen
puzzle-next = Neste oppgave
puzzle-skip = Hopp over
puzzle-row = { $count ->
        [0] Ti på rad blir en dam.
       *[other] { $count } på rad. Ti blir en dam.
    }
puzzle-days = { $count } dager på rad.
puzzle-analyse = Analyser
race-solved = { $count ->
        [one] { $count } løst
       *[other] { $count } løst
    }
race-over = { $count ->
        [0] Tiden er ute! Ingen denne gangen.
        [one] Tiden er ute! Du løste én.
       *[other] Tiden er ute! Du løste { $count }.
    }
race-again = En gang til

learn-course = Kurs
learn-course-about = { $count } korte leksjoner, fra det første trekket til kombinasjonen.
learn-course-count = { $done } av { $count } leksjoner er gjort.
learn-course-done = Ferdig: alle { $count } leksjoner.
learn-course-go = Begynn
learn-course-on = Fortsett
learn-squares = Kjenn rutene
learn-squares-about = Ett minutt: hvor mange ruter finner du?
lesson-tab = Leksjon · damier
lesson-number = Leksjon { $number } av { $count }
lesson-exercise = Øvelse { $number } av { $count }
lesson-show = Vis meg
lesson-once = En gang til
lesson-next = Videre
lesson-on = Til leksjon { $number }
lesson-well = Der satt den!
lesson-other = Det kan du spille, men det var ikke det det ble spurt om.
lesson-finished = Leksjon { $number } er din.
lesson-last = Det var hele kurset. Bra jobbet!
lesson-all = Alle leksjoner
squares-tab = Ruter · damier
squares-find = Finn { $square }
squares-over = { $count ->
        [one] Tiden er ute! Du fant én.
       *[other] Tiden er ute! Du fant { $count }.
    }
squares-turn = Snu brettet

worksheet-name = Navn
worksheet-date = Dato
worksheet-solutions = Løsninger
worksheet-print = Skriv ut et oppgaveark

## Sluttspill å trene på mot beste forsvar

learn-endings = Tren på et sluttspill
learn-endings-about = Vinn det som er vunnet, hold det som er remis.
endings-tab = Sluttspill · damier
endings-to-win = Skal vinnes
endings-to-hold = Hold remis
endings-kind = { $own } mot { $other }
endings-longest = { $count ->
        [one] ett trekk
       *[other] opptil { $count } trekk
    }
endings-none = Det finnes ingen sluttspilltabeller for disse reglene ennå.
endings-none-here = Her finnes det ingen sluttspilltabeller for disse reglene, så det er ikke noe å trene på ennå.
endings-offer = Tabeller for inntil { $pieces } brikker tar { $size } MB og omtrent { $time }.
endings-time = { $minutes ->
        [0] { $seconds ->
            [one] ett sekund
           *[other] { $seconds } sekunder
        }
        [one] ett minutt
       *[other] { $minutes } minutter
    }
endings-build = Lag tabellene
endings-building = Tabellene lages: { $percent } %
endings-left = Omtrent { $time } igjen.
endings-busy = Det lages tabeller for andre regler. Dine kan komme etterpå.
endings-failed = Tabellene ble ikke ferdige. Prøv igjen.
endings-win = { $count ->
        [one] { side } vinner i ett trekk
       *[other] { side } vinner i { $count } trekk
    }
endings-draw = { side } holder remis: { $count } trekk
endings-still-win = { $count ->
        [one] Bra! Ett trekk igjen.
       *[other] Bra! { $count } trekk igjen.
    }
endings-longer = { $count ->
        [one] Fortsatt vunnet, men det fantes en kortere vei. Ett trekk igjen.
       *[other] Fortsatt vunnet, men det fantes en kortere vei. { $count } trekk igjen.
    }
endings-still-draw = { $count ->
        [one] Fortsatt remis. Ett trekk igjen.
       *[other] Fortsatt remis. { $count } trekk igjen.
    }
endings-won = Vunnet!
endings-held = Remisen er holdt!
endings-took = Du brukte { $count } trekk, den korteste veien tar { $best }.
endings-took-best = { $count } trekk: kortere går det ikke.
endings-let-go = Gevinsten glapp i trekk { $number }
endings-lost = Remisen glapp i trekk { $number }
endings-right = Dette holdt: { $moves }.
endings-back = Ta tilbake trekket
endings-shortest = Vis den korteste veien
endings-show = Vis hva som holder
endings-way = Den korteste veien
endings-way-draw = Dette holder
endings-next = En annen stilling
endings-all = Alle sluttspill
