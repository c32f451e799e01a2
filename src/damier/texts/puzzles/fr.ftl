### damier, puzzles: French. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Prendre un
theme-take-2 = Prendre deux
theme-take-3 = Prendre trois
theme-take-4 = Prendre quatre
theme-take-5 = Prendre cinq ou plus
theme-give-1 = Donner un
theme-give-2 = Donner deux
theme-give-3 = Donner trois ou plus
theme-breakthrough = Percée
theme-crowning-capture = Coup de dame
theme-through-crown-row = Par la rangée de dame
theme-backward = Prise en arrière
theme-most-first = Forcé par la prise majoritaire
theme-long-king = Rafle de la dame
theme-turkish-stroke = Coup turc
theme-coup-royal = Coup royal
theme-coup-philippe = Coup Philippe
theme-choice = Choix de prise
theme-quiet-move = Coup de repos
theme-opposition = Opposition
theme-trapped-king = Dame enfermée
theme-blockade = Blocage
theme-ending = Fin de partie
theme-saved-draw = Sauver la nulle
