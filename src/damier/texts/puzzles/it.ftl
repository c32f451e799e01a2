### damier, puzzles: Italian. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Prendere uno
theme-take-2 = Prendere due
theme-take-3 = Prendere tre
theme-take-4 = Prendere quattro
theme-take-5 = Prendere cinque o più
theme-give-1 = Dare uno
theme-give-2 = Dare due
theme-give-3 = Dare tre o più
theme-breakthrough = Sfondamento
theme-crowning-capture = Presa a dama
theme-through-crown-row = Attraverso la base
theme-backward = Presa all’indietro
theme-most-first = Costretto dalla presa maggiore
theme-long-king = Lunga presa di dama
theme-turkish-stroke = Colpo turco
theme-coup-royal = Colpo reale
theme-coup-philippe = Colpo Philippe
theme-choice = Quale presa?
theme-quiet-move = Mossa tranquilla
theme-opposition = Opposizione
theme-trapped-king = Dama in trappola
theme-blockade = Blocco
theme-ending = Finale
theme-saved-draw = Salvare la patta
