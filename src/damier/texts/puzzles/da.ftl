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
