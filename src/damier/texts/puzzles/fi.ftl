### damier, puzzles: Finnish. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Syö yksi
theme-take-2 = Syö kaksi
theme-take-3 = Syö kolme
theme-take-4 = Syö neljä
theme-take-5 = Syö viisi tai enemmän
theme-give-1 = Anna yksi
theme-give-2 = Anna kaksi
theme-give-3 = Anna kolme tai enemmän
theme-breakthrough = Läpimurto
theme-crowning-capture = Syönti kuninkaaksi
theme-through-crown-row = Viimeisen rivin kautta
theme-backward = Syönti taaksepäin
theme-most-first = Pakota suurimpaan syöntiin
theme-long-king = Kuninkaan pitkä syönti
theme-turkish-stroke = Turkkilainen lyönti
theme-coup-royal = Coup royal
theme-coup-philippe = Coup Philippe
theme-choice = Mikä syönti?
theme-quiet-move = Hiljainen siirto
theme-opposition = Oppositio
theme-trapped-king = Vangittu kuningas
theme-blockade = Saarto
theme-ending = Loppupeli
theme-saved-draw = Pelasta tasapeli
