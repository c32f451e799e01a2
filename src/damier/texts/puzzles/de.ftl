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
