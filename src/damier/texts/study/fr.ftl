### damier, study: French. Written from en.ftl.

## Positions that cannot stand, and FENs that cannot be read

setup-too-many = { $colour ->
        [black] Les Noirs ont { $count } pièces
        [blue] Les Bleus ont { $count } pièces
        [green] Les Verts ont { $count } pièces
        [red] Les Rouges ont { $count } pièces
       *[white] Les Blancs ont { $count } pièces
    }, mais il n’y en a que { $most } dans la boîte.
setup-man-on-crown-row = Le pion { $colour ->
        [black] noir
        [blue] bleu
        [green] vert
        [red] rouge
       *[white] blanc
    } en { $square } est sur sa dernière rangée : là, c’est une dame.
setup-run = On compte les coups de suite d’une dame qui n’est pas là.
fen-too-long = C’est plus long que n’importe quelle position : { $most } caractères au plus.
fen-turn = Une position commence par W ou B, pour le camp au trait. Celle-ci commence par « { $got } ».
fen-sides = Les pièces sont en deux listes, comme dans W:W31-50:B1-20 : une pour W et une pour B.
fen-item = « { $got } » n’est pas une case. Écris 31, K12 pour une dame, ou 31-35 pour une rangée de pions.
fen-no-such-square = Il n’y a pas de case { $square } sur ce damier : la dernière est { $last }.
fen-letters = Ce damier a { $count } cases, mais { $got } sont données.
fen-unclear = Ce n’est pas encore une position. Écris-la comme W:W31-50:B1-20.
move-unclear = Ce n’est pas encore un coup. Écris-le comme 32-28 ou 19x28.
move-ambiguous = Plusieurs prises commencent et finissent ainsi. Nomme aussi les cases entre les deux.

## Written games

diagram-title = Damier

## Analysis

analysis-tab = Analyse · damier
analysis-board = Damier d’analyse
analysis-waiting = Le moteur réfléchit pour d’autres. Ensuite, c’est à toi.
analysis-lost = La connexion avec le moteur est coupée. Rallume-le pour continuer.
analysis-no-table = Cette partie ne t’est pas ouverte. Demande le lien pour regarder.
analysis-offline = La connexion avec le serveur est coupée. Tu peux continuer à regarder la partie ; les coups et le moteur attendent son retour.
analysis-bad-link = Ce lien n’a pas pu être lu. Il est peut-être coupé.
analysis-threads = Fils
analysis-tables = Tables de finales
analysis-deeper = Chercher plus loin
analysis-draw = Dessiner sur le damier
analysis-bar = Qui est devant
analysis-lines = Variantes du moteur
analysis-play-line = Jouer jusqu’ici
analysis-engine = Moteur
analysis-multipv = Variantes
analysis-effort = Profondeur { $depth }, { $nodes } millions de positions, { $speed } millions par seconde
analysis-moves = Coups
analysis-no-moves = Joue un coup sur le damier, ou ouvre une partie.
analysis-not-playable = Cela n’a pas pu se jouer.
analysis-put = nouvelle position
analysis-first = Au début
analysis-earlier = Un coup en arrière
analysis-later = Un coup en avant
analysis-last = À la fin
analysis-turn = Tourner le damier
analysis-edit = Composer
analysis-papers = Ouvrir, enregistrer
analysis-from = Jouer à partir d’ici
from-hint = Contre l’ordinateur, à partir de la position sur le damier.
from-go = Commencer
analysis-judge = Évaluer la partie
analysis-judging = Évaluation en cours
analysis-stop = Stop
analysis-table = Table de finales :
analysis-table-draw = nulle si chacun joue au mieux.
analysis-table-plies = { $plies ->
        [one] décidé en { $plies } coup.
       *[other] décidé en { $plies } coups, les deux camps comptés.
    }
analysis-graph-ahead = { side } sont devant
analysis-graph-move = { $move } : { $score }
analysis-graph-start = Le début

## The verdict above the lines

verdict-even = À peu près à égalité
verdict-better = { side } sont un peu mieux
verdict-ahead = { $men ->
        [one] { side } ont environ { $men } pion d’avance
       *[other] { side } ont environ { $men } pions d’avance
    }
verdict-wins = { $moves ->
        [one] { side } gagnent en { $moves } coup
       *[other] { side } gagnent en { $moves } coups
    }
verdict-table-win = { $moves ->
        [0] { side } ont gagné
        [one] { side } gagnent à coup sûr, en { $moves } coup
       *[other] { side } gagnent à coup sûr, en { $moves } coups
    }
verdict-table-draw = Nulle à coup sûr

## A reader's notes to a move

note-title = Notes sur { $move }
note-signs = Signe
note-comment = Commentaire sur { $move }
note-promote = Monter cette variante
note-remove = Enlever { $move } et la suite
note-drawn = Dessiné :
note-draw-how = Touche deux cases pour une flèche, deux fois la même pour un cercle.
note-wipe = Effacer
sign-1 = Bon coup
sign-2 = Coup faible
sign-3 = Très bon coup
sign-4 = Gaffe
sign-5 = Coup intéressant
sign-6 = Coup douteux

## Setting up a position

edit-title = Composer une position
edit-hint = Clique sur une case pour la changer : pion, dame, vide. L’autre bouton de la souris met l’autre couleur ; ou choisis une pièce, puis ses cases.
edit-rules = Règles
edit-pieces = Pièce
edit-cycle = Changer à chaque clic
edit-turn = À qui de jouer
edit-fen = En texte (FEN)
edit-done = Analyser
edit-clear = Vider le damier
edit-start = Position de départ
edit-leave = Retour
edit-over = Ici, la partie est finie. { $text }

## Games in and out

papers-title = Ouvrir et enregistrer
papers-paste = Coller une partie (PDN)
papers-read = Ouvrir
papers-upload = Depuis un fichier…
papers-several = { $count ->
        [one] { $count } partie. L’ouvrir :
       *[other] { $count } parties. Laquelle ?
    }
papers-more = Seules les { $count } premières parties sont dans la liste.
papers-keep = Cette partie
papers-save = Enregistrer en PDN
papers-copy = Copier en PDN
papers-copied = Copié
papers-position = Cette position
papers-link = Copier le lien
players-title = Joueurs
players-edit = Changer les noms
recent-title = Tes dernières analyses
recent-where = Gardées dans ce navigateur seulement : les { $most } dernières.
recent-moves = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
recent-remove = Supprimer { $name }
recent-removed = Supprimé : { $name }.
recent-restore = Remettre
recent-none = Ce navigateur ne garde rien. Enregistre en PDN ce que tu veux retrouver.
papers-link-game = Copier le lien de la partie
papers-link-too-long = Cette partie est trop longue pour un lien. Enregistre-la plutôt en PDN.
papers-problem = Ligne { $line } du fichier : { $message }

## Openings: what was played in a position

openings-title = Parties
openings-looking = Recherche…
openings-whose = Les parties de qui
openings-all = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
openings-own = Mes parties
openings-none = Personne n’est passé par ici. À toi de jouer, sans modèle.
openings-none-own = Tu n’as pas encore joué cette position.
openings-move = Coup
openings-count = Parties
openings-results = Résultats
openings-last = Dernière fois

## House rules: why a rule does not go with the others

house-clash = Cela ne va pas avec les autres règles.
house-clash-board-width = Un damier fait de 4 à 14 cases de large, un nombre pair ; 10 au plus si toutes les cases servent.
house-clash-board-height = Un damier fait de 4 à 14 cases de haut, un nombre pair ; 10 au plus si toutes les cases servent.
house-clash-board-men-rows = Les pions sont sur des rangées de leur moitié, et au moins une rangée entre les camps reste libre.
house-clash-colours-black = Il faut une couleur différente à chaque camp.
house-clash-lines-move = Sur une case sur deux, les pièces vont en diagonale ; sur toutes les cases, elles vont tout droit.
house-clash-lines-capture = Les pièces qui vont tout droit prennent aussi tout droit ; celles qui vont en diagonale prennent en diagonale, ou des deux façons.
house-clash-man-steps = Pour aller de côté, il faut un damier où toutes les cases servent.
house-clash-king-lands = Une dame qui va d’une case se pose toujours juste derrière la pièce qu’elle prend.
house-clash-king-limit = La limite est un nombre de 0 à 255.
house-clash-capture-priority = Un ordre des prises suppose qu’on doive prendre et finir sa prise, et chaque point y figure une fois.
house-clash-end-first-king-wins = Là où qui perd tout gagne, la première dame ne peut pas gagner aussi.
house-clash-table-offences = Les étourderies et ce qu’on peut y faire vont ensemble : nomme les deux, ou aucune.
house-clash-table-remedies = Là où personne ne doit prendre, personne ne peut l’oublier.
house-clash-table-huff-is-turn = Dans ces règles, on ne souffle pas.
house-clash-touch-straightening = Rectifier n’est une exception que là où la pièce touchée doit jouer.
house-clash-draws = La nulle d’un commun accord est toujours possible, et chaque compte est d’au moins 1.

## Rules pages

rules-tab = Règles · damier
rules-shelf = Les règles de tous les jeux
rules-all = Toutes les règles
rules-course = Suivre le cours
rules-change = Changer ces règles
rules-count = { $count ->
        [one] { $count } article
       *[other] { $count } articles
    }
rules-examples = Exemples
rules-example = Exemple { $number }
rules-nothing-to-try = Rien à essayer ici sur le damier.
rules-again = Remettre en place
rules-done = C’est bien cela.
rules-other = Tu peux jouer cela aussi. L’article parle de { $move }.

## House rules

house-tab = Règles maison · damier
house-title = Règles maison
house-intro = Chaque famille joue un peu autrement. Pars d’une règle, change ce que tu veux, et joue.
house-base = Partir de
house-name = Son nom
house-own-name = { $name }, à notre façon
house-preview = Ce que disent les règles maintenant
house-changes = { $count ->
        [0] rien de changé
        [one] { $count } changement
       *[other] { $count } changements
    }
house-earlier = Monter : { $text }
house-draws = Partie nulle
house-count = Combien de fois
house-play = Jouer
house-share = Copier le lien
house-read = Lire et essayer
house-save = Enregistrer
house-back = Retour aux règles
house-bad-link = Ces règles n’ont pas pu être lues. Le lien est peut-être coupé.
house-clashes = { $count ->
        [one] Une règle ne va pas encore avec les autres. Elle est marquée.
       *[other] { $count } règles ne vont pas encore avec les autres. Elles sont marquées.
    }

ballot-ask = Tirer l’ouverture au sort
ballot-none = Non
ballot-drawn = Tirage au sort : { $opening }.
ballot-placed = Tirage au sort, pions déplacés : { $opening }.
ballot-free = Tirage au sort : ouverture libre.
ballot-off = Retirés d’abord : { $squares }.
deck-english-two-move = Deux coups
deck-english-three-move = Trois coups
deck-english-eleven-man = Onze pions chacun
deck-italian-two-move = Deux coups
deck-russian-fmjd = Table de la FMJD
deck-brazilian-fmjd = Table de la FMJD
deck-russian-idf-basic = Table de l’IDF, ouvertures simples
deck-brazilian-idf-basic = Table de l’IDF, ouvertures simples
