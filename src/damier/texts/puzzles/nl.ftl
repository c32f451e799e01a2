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
