### damier, puzzles: Danish. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Slå én
theme-take-2 = Slå to
theme-take-3 = Slå tre
theme-take-4 = Slå fire
theme-take-5 = Slå fem eller flere
theme-give-1 = Giv én
theme-give-2 = Giv to
theme-give-3 = Giv tre eller flere
theme-breakthrough = Gennembrud
theme-crowning-capture = Slag til dam
theme-through-crown-row = Gennem damrækken
theme-backward = Slå bagud
theme-most-first = Tving det største slag frem
theme-long-king = Langt damslag
theme-turkish-stroke = Tyrkisk slag
theme-coup-royal = Coup royal
theme-coup-philippe = Coup Philippe
theme-choice = Hvilket slag?
theme-quiet-move = Stille træk
theme-opposition = Opposition
theme-trapped-king = Fanget dam
theme-blockade = Blokade
theme-ending = Slutspil
theme-saved-draw = Red remisen

learn-tab = Lær · damier
learn-title = Lær og løs opgaver
learn-today = Dagens opgave
learn-solve = Løs den
learn-none = Der er ingen opgaver til disse regler endnu.
learn-count = { $count ->
        [one] Én opgave til disse regler.
       *[other] { $count } opgaver til disse regler.
    }
learn-solved = { $count ->
        [one] Du har løst én.
       *[other] Du har løst { $count }.
    }
learn-sheet = Regler
learn-repeat = { $count ->
        [0] Intet at gentage i dag
        [one] Én opgave at gentage
       *[other] { $count } opgaver at gentage
    }
learn-repeat-about = Det, du ikke klarede, kommer igen efter nogle dage, til du kan det.
learn-repeat-go = Gentag
learn-repeat-done = Alt er gentaget for i dag.
learn-race = Tre minutter
learn-race-about = Hvor mange kan du løse?
learn-race-best = Din rekord: { $count }
learn-race-go = Start
learn-levels = Efter sværhed
learn-any = En tilfældig opgave
learn-easy = Let
learn-middle = Middel
learn-hard = Svær
learn-themes = Efter tema
learn-all = Alle opgaver
learn-kept = Det, du har lært
learn-kept-about = Det gemmes her til dig, ligesom dine partier.
learn-save = Gem en kopi
learn-forget = Glem det hele
learn-forget-sure = Vil du virkelig glemme alt, du har løst?
learn-forget-yes = Glem det
learn-forget-no = Behold det
learn-forgotten = Alt er glemt.
learn-offline = Ingen forbindelse lige nu. Prøv igen.
puzzle-tab = Opgave · damier
puzzle-win = { $takes ->
        [0] { side } vinder
        [1] { side } vinder: slå én
       *[other] { side } vinder: slå { $takes }
    }
puzzle-draw = { side } redder remisen
puzzle-hint-1 = Giv mig et vink
puzzle-hint-2 = Det første skridt
puzzle-hint-3 = Hele trækket
puzzle-said-1 = Se på { $square }.
puzzle-said-2 = Begynd fra { $from } til { $to }.
puzzle-said-3 = Spil { $move }.
puzzle-helped = Med et vink tæller den ikke med i din stime.
puzzle-right = Rigtigt! Fortsæt.
puzzle-solved = Løst!
puzzle-shown = Sådan går det
puzzle-after = Efter { $move }
puzzle-wrong = Ikke det træk
puzzle-more = Ikke dårligt, men der er mere at hente.
puzzle-not-win = Så glipper gevinsten.
puzzle-not-draw = Det redder ikke partiet.
puzzle-again = Prøv igen
puzzle-solution = Vis løsningen
puzzle-next = Næste opgave
puzzle-skip = Spring over
puzzle-row = { $count ->
        [0] Ti på stribe giver en dam.
       *[other] { $count } på stribe. Ti giver en dam.
    }
puzzle-days = { $count } dage i træk.
puzzle-analyse = Analysér
race-solved = { $count ->
        [one] { $count } løst
       *[other] { $count } løst
    }
race-over = { $count ->
        [0] Tiden er gået! Ingen denne gang.
        [one] Tiden er gået! Du løste én.
       *[other] Tiden er gået! Du løste { $count }.
    }
race-again = En gang til

learn-course = Kursus
learn-course-about = { $count } korte lektioner, fra det første træk til kombinationen.
learn-course-count = { $done } af { $count } lektioner klaret.
learn-course-done = Færdig: alle { $count } lektioner.
learn-course-go = Begynd
learn-course-on = Fortsæt
learn-squares = Kend dine felter
learn-squares-about = Et minut: hvor mange felter kan du finde?
lesson-tab = Lektion · damier
lesson-number = Lektion { $number } af { $count }
lesson-exercise = Øvelse { $number } af { $count }
lesson-show = Vis mig det
lesson-once = En gang til
lesson-next = Videre
lesson-on = Til lektion { $number }
lesson-well = Sådan!
lesson-other = Det må du godt spille, men det var ikke det, der blev bedt om.
lesson-finished = Lektion { $number } er din.
lesson-last = Det var hele kurset. Godt gået!
lesson-all = Alle lektioner
squares-tab = Felter · damier
squares-find = Find { $square }
squares-over = { $count ->
        [one] Tiden er gået! Du fandt ét.
       *[other] Tiden er gået! Du fandt { $count }.
    }
squares-turn = Vend brættet

worksheet-name = Navn
worksheet-date = Dato
worksheet-solutions = Løsninger
worksheet-print = Udskriv et opgaveark

## Slutspil at træne mod det bedste forsvar

learn-endings = Træn et slutspil
learn-endings-about = Vind det, der er vundet, hold det, der er remis.
endings-tab = Slutspil · damier
endings-to-win = Skal vindes
endings-to-hold = Hold remis
endings-kind = { $own } mod { $other }
endings-longest = { $count ->
        [one] ét træk
       *[other] op til { $count } træk
    }
endings-none = Der er endnu ingen slutspilstabeller til disse regler.
endings-none-here = Her er ingen slutspilstabeller til disse regler, så der er ikke noget at træne endnu.
endings-offer = Tabeller til og med { $pieces } brikker fylder { $size } MB og tager cirka { $time }.
endings-time = { $minutes ->
        [0] { $seconds ->
            [one] ét sekund
           *[other] { $seconds } sekunder
        }
        [one] ét minut
       *[other] { $minutes } minutter
    }
endings-build = Lav tabellerne
endings-building = Tabellerne bliver lavet: { $percent } %
endings-left = Cirka { $time } endnu.
endings-busy = Der bliver lavet tabeller til andre regler. Dine kan komme bagefter.
endings-failed = Tabellerne blev ikke færdige. Prøv igen.
endings-win = { $count ->
        [one] { side } vinder i ét træk
       *[other] { side } vinder i { $count } træk
    }
endings-draw = { side } holder remis: { $count } træk
endings-still-win = { $count ->
        [one] Godt! Ét træk endnu.
       *[other] Godt! { $count } træk endnu.
    }
endings-longer = { $count ->
        [one] Stadig vundet, men der var en kortere vej. Ét træk endnu.
       *[other] Stadig vundet, men der var en kortere vej. { $count } træk endnu.
    }
endings-still-draw = { $count ->
        [one] Stadig remis. Ét træk endnu.
       *[other] Stadig remis. { $count } træk endnu.
    }
endings-won = Vundet!
endings-held = Remisen er holdt!
endings-took = Du brugte { $count } træk, den korteste vej tager { $best }.
endings-took-best = { $count } træk: det kan ikke gøres kortere.
endings-let-go = Gevinsten slap væk i træk { $number }
endings-lost = Remisen slap væk i træk { $number }
endings-right = Det her holdt: { $moves }.
endings-back = Tag trækket tilbage
endings-shortest = Vis den korteste vej
endings-show = Vis, hvad der holder
endings-way = Den korteste vej
endings-way-draw = Det her holder
endings-next = En anden stilling
endings-all = Alle slutspil
