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
