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
