### damier, français. Écrit d’après en.ftl ; les conventions y sont en tête.
### Mots : pion et dame, ensemble les pièces ; prendre, prise, rafle ; partie nulle ; souffler.
### side : .mid au milieu d’une phrase, .to « aux Blancs », .of « des Blancs ».
### piece : .the « le pion », .your « ton pion » ; une majuscule marque le début de phrase.

## Sides and pieces

side = { $colour ->
        [black] Les Noirs
        [blue] Les Bleus
        [green] Les Verts
        [red] Les Rouges
       *[white] Les Blancs
    }
    .mid = { $colour ->
        [black] les Noirs
        [blue] les Bleus
        [green] les Verts
        [red] les Rouges
       *[white] les Blancs
    }
    .to = { $colour ->
        [black] aux Noirs
        [blue] aux Bleus
        [green] aux Verts
        [red] aux Rouges
       *[white] aux Blancs
    }
    .To = { $colour ->
        [black] Aux Noirs
        [blue] Aux Bleus
        [green] Aux Verts
        [red] Aux Rouges
       *[white] Aux Blancs
    }
    .of = { $colour ->
        [black] des Noirs
        [blue] des Bleus
        [green] des Verts
        [red] des Rouges
       *[white] des Blancs
    }
winner = { $winner ->
        [black] Les Noirs
        [blue] Les Bleus
        [green] Les Verts
        [red] Les Rouges
       *[white] Les Blancs
    }
    .mid = { $winner ->
        [black] les Noirs
        [blue] les Bleus
        [green] les Verts
        [red] les Rouges
       *[white] les Blancs
    }
loser = { $loser ->
        [black] Les Noirs
        [blue] Les Bleus
        [green] Les Verts
        [red] Les Rouges
       *[white] Les Blancs
    }
    .mid = { $loser ->
        [black] les Noirs
        [blue] les Bleus
        [green] les Verts
        [red] les Rouges
       *[white] les Blancs
    }
piece = { $piece ->
        [king] dame
       *[man] pion
    }
    .the = { $piece ->
        [king] la dame
       *[man] le pion
    }
    .The = { $piece ->
        [king] La dame
       *[man] Le pion
    }
    .your = { $piece ->
        [king] ta dame
       *[man] ton pion
    }
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] dame noire
           *[man] pion noir
        }
        [blue] { $piece ->
            [king] dame bleue
           *[man] pion bleu
        }
        [green] { $piece ->
            [king] dame verte
           *[man] pion vert
        }
        [red] { $piece ->
            [king] dame rouge
           *[man] pion rouge
        }
       *[white] { $piece ->
            [king] dame blanche
           *[man] pion blanc
        }
    }
square-label = { $square }, { coloured-piece }
square-empty = { $square }, vide
turn = { side.To } de jouer

## Refused moves

refusal-must-capture = { $count ->
        [one] Ta pièce en { $squares } peut prendre, et prendre est obligatoire.
       *[other] Tes pièces en { $squares } peuvent prendre, et prendre est obligatoire. Choisis l’une d’elles.
    }
    .title = Il faut prendre
refusal-must-finish-capture = La rafle n’est pas finie : continue avec { piece.your } depuis { $from } tant qu’il reste quelque chose à prendre.
    .title = Continue
refusal-must-take-most = { $count ->
        [one] Ce coup prend { $taken ->
            [1] une pièce
           *[other] { $taken } pièces
        }. Ta pièce en { $squares } peut en prendre { $most }, et il faut en prendre le plus possible.
       *[other] Ce coup prend { $taken ->
            [1] une pièce
           *[other] { $taken } pièces
        }. Tes pièces en { $squares } peuvent en prendre { $most } chacune, et il faut en prendre le plus possible.
    }
    .title = Prends le plus possible
refusal-must-take-most-value = { $count ->
        [one] Ta pièce en { $squares } peut faire une prise qui vaut plus. Une dame compte pour presque deux pions.
       *[other] Tes pièces en { $squares } peuvent faire une prise qui vaut plus. Une dame compte pour presque deux pions.
    }
    .title = La prise la plus forte
refusal-must-capture-with-king = { $count ->
        [one] Ta dame en { $squares } peut prendre aussi, et sa prise est prioritaire.
       *[other] Tes dames en { $squares } peuvent prendre aussi, et leur prise est prioritaire.
    }
    .title = Les dames prennent d’abord
refusal-must-take-most-kings = { $count ->
        [one] Depuis { $squares }, tu peux prendre autant de pièces, avec plus de dames parmi elles. Cette prise est prioritaire.
       *[other] Depuis { $squares }, tu peux prendre autant de pièces, avec plus de dames parmi elles. Ces prises sont prioritaires.
    }
    .title = Prends le plus de dames
refusal-must-take-king-first = { $count ->
        [one] Deux prises se valent jusqu’ici. Celle qui part de { $squares } rencontre une dame plus tôt : elle est prioritaire.
       *[other] Plusieurs prises se valent jusqu’ici. Celles qui partent de { $squares } rencontrent une dame plus tôt : elles sont prioritaires.
    }
    .title = Vers la dame d’abord
refusal-king-limit = Ta dame en { $from } a joué assez de fois de suite. Prends maintenant, ou joue une autre pièce.
    .title = Laisse cette dame se reposer
refusal-out-of-turn = C’est maintenant { side.to } de jouer. Ton tour vient juste après.
    .title = Un instant
refusal-game-over = Cette partie est jouée. Commence une nouvelle partie quand tu veux.
    .title = La partie est finie
refusal-no-such-square = Cette case n’existe pas sur ce damier.
    .title = Hors du damier
refusal-same-square = Un coup finit toujours sur une autre case que celle du départ.
    .title = Toujours à la même place
refusal-empty-square = Il n’y a rien à jouer en { $from }.
    .title = Une case vide
refusal-not-your-piece = { piece.The } en { $from } est à l’autre camp.
    .title = Pas à toi
refusal-occupied = Il y a déjà une pièce en { $squares }. Chaque case n’en porte qu’une.
    .title = Cette case est occupée
refusal-off-line = Aucune ligne que { piece.your } peut suivre ne mène de { $from } à { $squares }.
    .title = Hors de la ligne
refusal-backward-move = Un pion ne recule jamais. Une fois dame, il le pourra.
    .title = Les pions ne reculent pas
refusal-too-far = { $piece ->
        [king] Ici, une dame se déplace d’une case, ou saute par-dessus une pièce juste à côté d’elle.
       *[man] Un pion se déplace d’une case, ou saute par-dessus une pièce juste à côté de lui.
    }
    .title = Trop loin
refusal-jumps-own-piece = Ta propre pièce en { $squares } barre le chemin, et tu ne peux pas sauter par-dessus.
    .title = Ta propre pièce barre le chemin
refusal-no-room-behind = Derrière la pièce en { $squares }, aucune case n’est libre pour se poser : elle est à l’abri.
    .title = Pas de place pour se poser
refusal-nothing-to-capture = Sur le chemin vers { $squares }, il n’y a pas de pièce à prendre.
    .title = Rien à prendre par là
refusal-backward-capture = Un pion ne prend jamais vers l’arrière : la pièce en { $squares } n’a rien à craindre de lui.
    .title = Les pions ne prennent pas vers l’arrière
refusal-man-takes-king = La dame en { $squares } ne craint pas les pions : seule une dame peut la prendre.
    .title = Un pion ne prend pas une dame
refusal-jumped-twice = La pièce en { $squares } est déjà prise et attend juste qu’on l’enlève. Tu ne peux pas sauter par-dessus une deuxième fois.
    .title = Jamais deux fois la même pièce
refusal-turns-back = Entre deux sauts, tu peux tourner à gauche ou à droite, mais pas faire demi-tour.
    .title = Pas de demi-tour
refusal-must-land-next = Derrière la pièce en { $squares }, ta dame s’arrête sur la toute première case.
    .title = Pose-toi juste derrière
refusal-must-stop-behind-king = La dernière pièce que tu prends, en { $squares }, est une dame : arrête-toi sur la case juste derrière elle.
    .title = Arrête-toi juste derrière la dame
refusal-crowning-ends-turn = Ton pion est devenu dame en { $squares }, et son coup s’arrête là.
    .title = Dame, et c’est tout pour ce coup
refusal-touched-piece = Tu as d’abord touché la pièce en { $squares } : c’est elle que tu joues.
    .title = Pièce touchée, pièce jouée

## Buttons under a refusal

action-play = Jouer { $move }
action-show = Montre-moi
action-read = Lire l’article { $article }

## Slips at the table

offence-no-capture = { $count ->
        [one] { piece.The } en { $square } pouvait te prendre une pièce. { side } ont plutôt joué { $move }.
       *[other] { piece.The } en { $square } pouvait te prendre { $count } pièces. { side } ont plutôt joué { $move }.
    }
    .title = { side } ont oublié de prendre
offence-too-few = Avec { $move }, { side.mid } ont pris { $taken ->
        [1] une pièce
       *[other] { $taken } pièces
    }. { piece.The } en { $square } pouvait en prendre { $count }.
    .title = { side } n’ont pas pris assez
offence-unfinished = { side } se sont arrêtés après { $move }, qui prend { $taken ->
        [1] une pièce
       *[other] { $taken } pièces
    }. La rafle entière en prend { $count }.
    .title = { side } se sont arrêtés en route

## What the opponent may do about it

remedy-huff = Souffler { piece.the } en { $square }
    .consequence = { $turn ->
        [yes] Hop, hors du jeu. C’était ton tour.
       *[no] Hop, hors du jeu. Souffler ne coûte pas ton tour : tu joues ensuite.
    }
remedy-withdraw = Faire reprendre le coup
    .consequence = Le coup est repris, et la prise doit être faite.
remedy-stand = Laisser passer
    .consequence = Ne dis rien et continue de jouer. Après, l’occasion est passée.
huffed = { side } soufflent { piece.the } en { $square }.
withdrawn = { side } font reprendre le coup. Maintenant, il faut prendre.
stood = { side } laissent passer.
huff-cry = { $turn ->
        [yes] Soufflé !
       *[no] Souffler n’est pas jouer !
    }

## Touching pieces

touch-must-move = { $piece ->
        [king] Tu as touché la dame en { $square }, alors joue-la.
       *[man] Tu as touché le pion en { $square }, alors joue-le.
    }
    .title = Pièce touchée, pièce jouée
touch-must-take = { $piece ->
        [king] Tu as touché la dame en { $square }. Elle peut prendre, alors prends avec elle.
       *[man] Tu as touché le pion en { $square }. Il peut prendre, alors prends avec lui.
    }
    .title = Pièce touchée, pièce jouée
touch-straighten = Rectifier
    .announcement = Je rectifie seulement.
touch-hand-off = Ta main a quitté la pièce : le coup est joué.
    .title = Pièce lâchée, coup joué

## What a player may choose at any time

option-offer-draw = Proposer la nulle
option-accept-draw = Accepter la nulle
option-decline-draw = Continuer
option-claim-draw = Réclamer la nulle
option-resign = Abandonner
    .confirm = Abandonner cette partie ?
option-take-back = Reprendre le coup
option-again = Encore une, couleurs inversées
draw-offered = { side } proposent la nulle. D’accord ?
    .title = Partie nulle ?
draw-declined = { side } préfèrent continuer.
take-back-asked = { side } aimeraient reprendre leur dernier coup.
    .title = Reprendre le coup ?

## How a game ended

result-win = { winner } gagnent
result-draw = Partie nulle
result-aborted = Partie annulée
result-archived = Partie archivée
result-unfinished = Partie en cours

outcome-no-move = { loser } ne peuvent plus jouer.
outcome-no-pieces = { loser } n’ont plus de pièces.
outcome-no-move-wins = { winner } ne peuvent plus jouer, et ici, c’est gagné.
outcome-no-pieces-wins = { winner } ont perdu toutes leurs pièces, et ici, c’est gagné.
outcome-first-king = { winner } ont la première dame, et elle décide de cette partie.
outcome-resign = { loser } ont abandonné.
outcome-flag = { loser } n’ont plus de temps.
outcome-left = { loser } ont quitté la table.
outcome-aborted = La partie a été annulée avant d’avoir vraiment commencé.
outcome-archived = Elle a été gardée par une version plus ancienne : tu peux la regarder, mais pas la continuer.
outcome-agreement = Vous vous êtes mis d’accord.
outcome-same-move = Le même coup a été joué { $times } fois de suite.
outcome-return = Une pièce est revenue { $times ->
        [2] deux fois
       *[other] { $times } fois
    } sur la même case.
outcome-repetition = La même position est apparue { $times } fois sur le damier.
outcome-quiet-moves = { $moves ->
        [one] { $moves } coup de chaque côté sans prise et sans jouer de pion.
       *[other] { $moves } coups de chaque côté sans prise et sans jouer de pion.
    }
outcome-material = { $moves ->
        [one] Avec si peu de pièces, il restait { $moves } coup à chacun, et il est joué.
       *[other] Avec si peu de pièces, il restait { $moves } coups à chacun, et ils sont joués.
    }
outcome-material-now = Avec ces pièces, la partie est nulle.
outcome-balance = { $moves ->
        [one] Le rapport de forces n’a pas changé pendant { $moves } coup de chaque côté.
       *[other] Le rapport de forces n’a pas changé pendant { $moves } coups de chaque côté.
    }
outcome-one-each = Il reste une pièce à chaque camp.
outcome-nobody-can-win = Plus personne ne peut gagner.

## Draw rules on the rules page

draw-agreement = À tout moment, les joueurs peuvent convenir d’une partie nulle.
draw-same-move = { $how ->
        [claim] Si un joueur fait { $times } fois de suite le même coup, chacun peut réclamer la nulle.
       *[automatic] Si un joueur fait { $times } fois de suite le même coup, la partie est nulle.
    }
draw-return = { $how ->
        [claim] Si un joueur joue sans cesse la même pièce et la ramène { $times ->
            [2] deux fois
           *[other] { $times } fois
        } sur la même case, chacun peut réclamer la nulle.
       *[automatic] Si un joueur joue sans cesse la même pièce et la ramène { $times ->
            [2] deux fois
           *[other] { $times } fois
        } sur la même case, la partie est nulle.
    }
draw-return-king = { $how ->
        [claim] Si un joueur joue sans cesse la même dame et la ramène { $times ->
            [2] deux fois
           *[other] { $times } fois
        } sur la même case, chacun peut réclamer la nulle.
       *[automatic] Si un joueur joue sans cesse la même dame et la ramène { $times ->
            [2] deux fois
           *[other] { $times } fois
        } sur la même case, la partie est nulle.
    }
draw-repetition = { $how ->
        [claim] Si la même position, avec le même camp au trait, apparaît { $times } fois sur le damier, chacun peut réclamer la nulle.
       *[automatic] Si la même position, avec le même camp au trait, apparaît { $times } fois sur le damier, la partie est nulle.
    }
draw-quiet-moves = { $how ->
        [claim] Si chaque camp joue { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        } de suite sans prise et sans jouer de pion, chacun peut réclamer la nulle.
       *[automatic] Si chaque camp joue { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        } de suite sans prise et sans jouer de pion, la partie est nulle.
    }
draw-material = { $how ->
        [claim] Il reste d’un côté : { $stronger } ; de l’autre : { $weaker }. Si personne n’a gagné après encore { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        } de chaque côté, chacun peut réclamer la nulle.
       *[automatic] Il reste d’un côté : { $stronger } ; de l’autre : { $weaker }. Si personne n’a gagné après encore { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        } de chaque côté, la partie est nulle.
    }
draw-material-road = { $how ->
        [claim] Il reste d’un côté : { $stronger } ; de l’autre, qui tient la grande diagonale : { $weaker }. Si personne n’a gagné après encore { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        } de chaque côté, chacun peut réclamer la nulle.
       *[automatic] Il reste d’un côté : { $stronger } ; de l’autre, qui tient la grande diagonale : { $weaker }. Si personne n’a gagné après encore { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        } de chaque côté, la partie est nulle.
    }
material-kings = { $kings ->
        [1] une dame
        [2] deux dames
        [3] trois dames
        [one] { $kings } dame
       *[other] { $kings } dames
    }
material-kings-or-more = { $kings ->
        [1] une dame ou plus
        [2] deux dames ou plus
        [3] trois dames ou plus
        [one] { $kings } dame ou plus
       *[other] { $kings } dames ou plus
    }
material-men = { $men ->
        [1] un pion
        [2] deux pions
        [3] trois pions
        [one] { $men } pion
       *[other] { $men } pions
    }
draw-balance = { $how ->
        [claim] Si les deux camps ont des dames, qu’il reste de { $fewest } à { $most } pièces et que chacun joue { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        } sans prise ni nouvelle dame, chacun peut réclamer la nulle.
       *[automatic] Si les deux camps ont des dames, qu’il reste de { $fewest } à { $most } pièces et que chacun joue { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        } sans prise ni nouvelle dame, la partie est nulle.
    }
draw-material-now = { $how ->
        [claim] Il reste d’un côté : { $stronger } ; de l’autre : { $weaker }. Chacun peut alors réclamer la nulle.
       *[automatic] Il reste d’un côté : { $stronger } ; de l’autre : { $weaker }. La partie est alors nulle.
    }
draw-one-each = { $how ->
        [claim] S’il reste une pièce à chaque camp, chacun peut réclamer la nulle.
       *[automatic] S’il reste une pièce à chaque camp, la partie est nulle.
    }
draw-nobody-can-win = { $how ->
        [claim] Si plus personne ne peut gagner, la partie est nulle : mettez-vous d’accord, ou demandez la preuve au programme.
       *[automatic] Si plus personne ne peut gagner, la partie est nulle.
    }
draw-option = Cette règle compte seulement si les deux joueurs la veulent avant la partie.

## Draw counters beside the board

counter-agreement = Nulle seulement d’un commun accord, à tout moment
counter-same-move = { $done ->
        [0] Aucun coup répété : à la { $limit }e fois de suite, partie nulle
       *[other] { $move } de suite : { $done } fois sur { $limit }
    }
counter-return = { $done ->
        [0] { $limit ->
            [2] Aucune pièce revenue : à la deuxième, partie nulle
           *[other] Aucune pièce revenue : à la { $limit }e, partie nulle
        }
        [1] { $limit ->
            [2] Une fois de retour en { $square } : à la deuxième, partie nulle
           *[other] De retour en { $square } : { $done } fois sur { $limit }
        }
       *[other] De retour en { $square } : { $done } fois sur { $limit }
    }
counter-repetition = { $done ->
        [0] Pas encore de répétition
        [1] Pas encore de répétition
       *[other] Même position : { $done } fois sur { $limit }
    }
counter-quiet-moves = { $limit ->
        [one] { $done } coup sur { $limit } sans prise ni coup de pion
       *[other] { $done ->
            [one] { $done } coup sur { $limit } sans prise ni coup de pion
           *[other] { $done } coups sur { $limit } sans prise ni coup de pion
        }
    }
counter-material = { $limit ->
        [one] { $done } coup sur { $limit } pour gagner avec si peu de pièces
       *[other] { $done ->
            [one] { $done } coup sur { $limit } pour gagner avec si peu de pièces
           *[other] { $done } coups sur { $limit } pour gagner avec si peu de pièces
        }
    }
counter-material-now = Avec ces pièces, on peut réclamer la nulle
counter-balance = { $limit ->
        [one] { $done } coup sur { $limit } sans changer le rapport de forces
       *[other] { $done ->
            [one] { $done } coup sur { $limit } sans changer le rapport de forces
           *[other] { $done } coups sur { $limit } sans changer le rapport de forces
        }
    }
counter-one-each = Nulle dès qu’il reste une pièce à chaque camp
counter-nobody-can-win = Nulle dès que plus personne ne peut gagner

## Rule sheets

sheet-hotte-nl = Hötte, notice néerlandaise
    .special = Il faut prendre le plus possible, et les va-et-vient donnent la nulle.
sheet-hotte-fr = Hötte, notice française
    .special = Comme la notice néerlandaise, mais une répétition ne donne la nulle que si tu la réclames.
sheet-english = Hötte, notice anglaise
    .special = Les Noirs commencent. La dame va d’une seule case, et tu prends ce que tu veux.
sheet-swedish = Hötte, notice suédoise
    .special = La dame se pose juste derrière la pièce qu’elle prend. Prise oubliée ? Exige-la, ou souffle.
sheet-danish = Hötte, notice danoise
    .special = Damé en pleine rafle, le pion continue comme dame.
sheet-norwegian = Hötte, notice norvégienne
    .special = La dame va d’une seule case, mais il faut prendre le plus possible. Une étourderie reste ou se rejoue.
sheet-finnish = Hötte, notice finlandaise
    .special = Les Noirs commencent. Les pions prennent vers l’avant, les dames volent, et tu choisis ta prise.
sheet-kndb = Notice de la Fédération royale néerlandaise de jeu de dames
    .special = Seize règles courtes. Signale une étourderie, ou continue simplement de jouer.
sheet-djeco = Djeco, notice
    .special = Les Bleus contre les Verts sur des cases rouges, et qui oublie de prendre est soufflé.
sheet-international = Dames internationales
    .special = Le jeu de la fédération mondiale sur 100 cases : dames volantes, et il faut prendre le plus possible.
sheet-frisian = Dames frisonnes
    .special = On prend en diagonale et aussi tout droit, et une dame vaut presque deux pions.
sheet-russian = Dames russes
    .special = Choisis ta prise ; un pion damé en pleine rafle repart aussitôt comme dame.
sheet-brazilian = Dames brésiliennes
    .special = Les dames internationales sur le petit damier de 64 cases.
sheet-pool = Pool checkers
    .special = Dames volantes, prises au choix, et les Noirs commencent.
sheet-english-wcdf = Dames anglaises (checkers)
    .special = Les checkers des champions : dames courtes, prises au choix et nulle après 40 coups.
sheet-italian = Dames italiennes
    .special = Aucun pion ne prend une dame, et quatre règles disent quelle prise est prioritaire.
sheet-spanish = Dames espagnoles
    .special = Les pions prennent vers l’avant, les dames volent : prends le plus de pièces, puis le plus de dames.
sheet-portuguese = Dames portugaises
    .special = Le jeu espagnol sur les cases foncées d’un damier en miroir.
sheet-czech = Dames tchèques
    .special = Les dames volantes prennent avant les pions ; pour le reste, tu choisis.
sheet-turkish = Dames turques
    .special = On va tout droit, sur les 64 cases, et chaque pièce prise s’enlève aussitôt.
sheet-thai = Dames thaïlandaises
    .special = Huit pions chacun. La dame se pose juste derrière la pièce qu’elle prend et peut faire demi-tour.
sheet-canadian = Dames canadiennes
    .special = Le grand damier : 144 cases et trente pions chacun.
sheet-srilankan = Dames sri-lankaises
    .special = Le grand damier de 144 cases, en miroir.
sheet-jamaican = Dames jamaïcaines
    .special = Les pool checkers sur un damier en miroir.
sheet-filipino = Dames philippines
    .special = Le jeu brésilien sur un damier en miroir.
sheet-spantsiretti = Spantsiretti
    .special = Les dames russes sur un damier de dix cases de large et huit de haut.
sheet-killer = Dames killer
    .special = Une dame qui prend une dame en dernier s’arrête juste derrière elle : ainsi deux dames en battent une.
sheet-breakthrough = La percée
    .special = Une course : la première dame gagne.
sheet-antidraughts = Qui perd gagne
    .special = Le monde à l’envers : perds toutes tes pièces et tu as gagné.
sheet-poddavki = Qui perd gagne russe
    .special = Poddavki : la prise est obligatoire, alors fais prendre toutes tes pièces.
sheet-frysk = Frysk!
    .special = Les dames frisonnes en tout petit : cinq pions chacun.

## Shelves

shelf-leaflet = Dans la boîte
shelf-federation = Comme jouent les fédérations
shelf-other = D’autres jeux
shelf-house = Tes propres règles

## Languages, each by its own name

language-nl = Nederlands
language-fr = Français
language-en = English
language-sv = Svenska
language-da = Dansk
language-nb = Norsk
language-fi = Suomi
language-de = Deutsch
language-ar = العربية
language-tr = Türkçe
language-es = Español
language-it = Italiano
language-pt = Português
language-ru = Русский

## The rules page: headings

rules-title = Règles : { $name }
heading-board = Le damier
heading-moves = Les coups
heading-capture = Prendre
heading-crowning = Devenir dame
heading-table = À la table de jeu
heading-end = La fin de la partie
heading-draws = La partie nulle
heading-writing = Noter les parties
heading-readings = Là où la règle se tait
article = Article { $article }
article-introduction = Introduction
reading-note = La règle ne dit rien ici ; voici comment nous jouons.
try-it = Essaie
try-play = { side.To } de jouer : joue { $move }.
try-refused = Et que dis-tu de { $move } ?
try-draw = { side.To } de jouer : joue { $move } et regarde le compteur.

## Titles of articles on the rules page

topic-board-size = La taille du damier
topic-board-squares = Les cases du jeu
topic-board-dark-corner = Comment poser le damier
topic-board-men-rows = La mise en place
topic-start-first = Qui commence
topic-start-colours-by-lot = Qui joue quelle couleur
topic-colours-white = Les pièces
topic-colours-black = Les pièces
topic-colours-squares = La couleur des cases
topic-lines-move = Les lignes des pièces
topic-lines-capture = Comment prendre
topic-man-steps = La marche du pion
topic-man-captures-backward = La prise du pion
topic-man-captures-kings = Pions et dames
topic-king-flies = La marche de la dame
topic-king-lands = Où la dame se pose en prenant
topic-king-limit = Jouer la même dame
topic-capture-compulsory = La prise est obligatoire
topic-capture-finish = Jusqu’au bout
topic-capture-priority = Quelle prise est prioritaire
topic-capture-priority-also = Dame ou pion
topic-capture-removal = Quand enlever les pièces prises
topic-capture-removal-also = Jamais deux fois la même pièce
topic-capture-turns-back = Tourner entre deux sauts
topic-crowning-when = Devenir dame
topic-end-no-move = Gagner et perdre
topic-end-first-king-wins = La première dame
topic-table-remedies = En cas d’étourderie
topic-table-offences = Ce qui est une étourderie
topic-table-huff-is-turn = Souffler
topic-touch-binds = Pièce touchée, pièce jouée
topic-touch-straightening = Rectifier les pièces
topic-touch-hand-off-ends = Quand un coup est joué
topic-pdn-type = Le numéro de ce jeu
topic-pdn-notation = Le nom des cases
topic-pdn-result = Les points
topic-pdn-result-order = Quels points viennent d’abord
topic-draws = La partie nulle

## The rules

rule-board-size = Le damier a { $width } × { $height } cases.
rule-board-squares-dark = On joue sur la moitié des cases seulement : une sur deux.
rule-board-squares-all = On joue sur toutes les cases.
rule-board-dark-corner-left = Pose le damier pour que le coin à ta main gauche soit une case où l’on joue.
rule-board-dark-corner-right = Pose le damier pour que le coin à ta main droite soit une case où l’on joue.
rule-board-men-rows = { $rows ->
        [1] Chaque camp place { $men } pions sur la rangée la plus proche de lui.
       *[other] Chaque camp place { $men } pions sur les { $rows } rangées les plus proches de lui.
    }
rule-board-men-rows-apart = Chaque camp place { $men } pions sur ses rangées { $list }, comptées depuis son bord ; les rangées entre elles et derrière restent vides.
rule-start-first = { side } jouent le premier coup.
rule-start-colours-by-lot-yes = On tire les couleurs au sort.
rule-start-colours-by-lot-no = Les joueurs décident entre eux qui joue quelle couleur, sans tirage au sort.
rule-colours-white-white = Un camp joue avec les pièces blanches.
rule-colours-white-blue = Un camp joue avec les pièces bleues.
rule-colours-white-red = Un camp joue avec les pièces rouges.
rule-colours-black-black = L’autre camp joue avec les pièces noires.
rule-colours-black-green = L’autre camp joue avec les pièces vertes.
rule-colours-black-white = L’autre camp joue avec les pièces blanches.
rule-colours-squares-dark = Les pièces sont sur les cases foncées.
rule-colours-squares-red = Les pièces sont sur les cases rouges.
rule-colours-squares-light = Les pièces sont sur les cases claires.

rule-lines-move-diagonal = Les pièces vont en diagonale, de biais.
rule-lines-move-orthogonal = Les pièces vont tout droit, le long des rangées et des colonnes.
rule-lines-capture-diagonal = On prend en sautant en diagonale par-dessus une pièce de l’autre camp, vers une case libre derrière elle.
rule-lines-capture-orthogonal = On prend en sautant tout droit, le long d’une rangée ou d’une colonne, par-dessus une pièce de l’autre camp, vers une case libre derrière elle.
rule-lines-capture-both = On prend en sautant par-dessus une pièce de l’autre camp, vers une case libre derrière elle : en diagonale, et aussi tout droit le long des rangées et des colonnes.
rule-man-steps-forward = Un pion avance d’une case.
rule-man-steps-forward-sideways = Un pion va d’une case, vers l’avant ou de côté.
rule-man-captures-backward-yes = Un pion prend vers l’avant et vers l’arrière.
rule-man-captures-backward-no = Un pion ne prend jamais vers l’arrière.
rule-man-captures-kings-yes = Un pion peut prendre une dame aussi bien qu’un pion.
rule-man-captures-kings-no = Un pion ne peut pas prendre une dame ; seule une dame le peut.
rule-king-flies-yes = Une dame vole : elle va aussi loin qu’elle veut sur les cases libres, en avant et en arrière, et prend aussi de loin.
rule-king-flies-no = Une dame va d’une case à la fois, en avant ou en arrière.
rule-king-lands-anywhere = Une dame qui prend se pose sur une case libre de son choix derrière la pièce sautée.
rule-king-lands-also = Si la prise peut continuer depuis l’une de ces cases, la dame doit se poser sur une telle case.
rule-king-lands-next = Une dame qui prend se pose sur la case juste derrière la pièce sautée.
rule-king-lands-next-behind-last-king = Une dame qui prend se pose sur une case libre de son choix derrière la pièce sautée ; mais si la dernière pièce prise est une dame, elle s’arrête juste derrière.
rule-king-limit = { $limit ->
        [one] Tant qu’il te reste des pions, une même dame joue au plus { $limit } coup de suite sans prendre : ensuite, joue une autre pièce ou prends.
       *[other] Tant qu’il te reste des pions, une même dame joue au plus { $limit } coups de suite sans prendre : ensuite, joue une autre pièce ou prends.
    }
rule-king-limit-none = Tu peux jouer la même dame autant de fois de suite que tu veux.

rule-capture-compulsory-yes = Si tu peux prendre, tu dois prendre.
rule-capture-compulsory-no = Tu peux prendre, mais rien ne t’y oblige.
rule-capture-finish-yes = Une prise continue tant que la même pièce peut encore sauter.
rule-capture-finish-no = Tu peux arrêter une prise après n’importe quel saut.
rule-capture-priority-none = Si plusieurs prises sont possibles, choisis celle qui te plaît.
rule-capture-priority-most-pieces = { $place ->
        [1] Si plusieurs prises sont possibles, prends le plus de pièces ; une dame compte pour une pièce.
       *[other] S’il reste un choix, prends le plus de pièces.
    }
rule-capture-priority-highest-value = { $place ->
        [1] Si plusieurs prises sont possibles, fais celle qui vaut le plus : une dame compte pour un peu moins de deux pions, mais pour plus d’un.
       *[other] S’il reste un choix, fais la prise qui vaut le plus : une dame compte pour un peu moins de deux pions, mais pour plus d’un.
    }
rule-capture-priority-with-king = { $place ->
        [1] Si une dame et un pion peuvent prendre, prends avec la dame.
       *[other] S’il reste un choix, prends avec une dame plutôt qu’avec un pion.
    }
rule-capture-priority-most-kings = { $place ->
        [1] Si plusieurs prises sont possibles, prends le plus de dames.
       *[other] S’il reste un choix, prends le plus de dames.
    }
rule-capture-priority-king-first = { $place ->
        [1] Si plusieurs prises sont possibles, fais celle qui rencontre une dame le plus tôt.
       *[other] S’il reste un choix, fais la prise qui rencontre une dame le plus tôt.
    }
rule-capture-priority-also = La dame n’a pas de priorité : si rien d’autre ne décide, prends avec une dame ou avec un pion, à ton gré.
rule-capture-removal-after = Les pièces prises restent sur le damier jusqu’à la fin de la prise.
rule-capture-removal-also = Dans une prise, on ne saute jamais deux fois la même pièce, mais on peut repasser sur une case vide.
rule-capture-removal-at-once = Chaque pièce prise s’enlève aussitôt, ce qui peut ouvrir le chemin au saut suivant.
rule-capture-turns-back-yes = Entre deux sauts, une pièce peut tourner comme elle veut.
rule-capture-turns-back-no = Entre deux sauts, une pièce peut tourner à gauche ou à droite, mais pas faire demi-tour.
rule-crowning-when-at-end = Un pion devient dame quand son coup finit sur la dernière rangée. S’il ne fait qu’y passer en prenant, il reste pion.
rule-crowning-when-stops = Un pion qui atteint la dernière rangée devient dame, et son coup s’arrête là.
rule-crowning-when-goes-on = Un pion qui atteint la dernière rangée devient dame aussitôt ; s’il peut encore prendre, il continue comme dame.

rule-end-no-move-loses = Le joueur dont c’est le tour et qui n’a plus de pièce ou plus de coup a perdu.
rule-end-no-move-wins = Le joueur dont c’est le tour et qui n’a plus de pièce ou plus de coup a gagné.
rule-end-first-king-wins-yes = Le joueur qui obtient une dame en premier a gagné.
rule-end-first-king-wins-no = Obtenir une dame ne met pas fin à la partie.

rule-table-remedies-none = Après une étourderie, l’adversaire n’a pas de droit particulier : le coup n’est simplement pas admis.
rule-table-remedies-huff = Si ton adversaire fait une étourderie, tu peux souffler : tu enlèves du damier la pièce qui devait prendre.
rule-table-remedies-withdraw = Si ton adversaire fait une étourderie, tu peux faire reprendre le coup et faire jouer la prise.
rule-table-remedies-stand = Si ton adversaire fait une étourderie, tu peux laisser passer et continuer simplement de jouer.
rule-table-offences-none = Aucune étourderie ne donne de droit à l’adversaire.
rule-table-offences-no-capture = Ne pas prendre quand il le faut est une étourderie.
rule-table-offences-too-few = Prendre moins de pièces qu’il ne faut est une étourderie.
rule-table-offences-unfinished = Arrêter une prise en route est une étourderie.
rule-table-huff-is-turn-yes = Souffler compte comme ton tour.
rule-table-huff-is-turn-no = Souffler ne compte pas comme un tour : tu joues encore ton coup.
rule-table-huff-is-turn-none = On ne souffle pas.
rule-touch-binds-no = Tu peux toucher une pièce, puis en jouer une autre.
rule-touch-binds-yes = La pièce que tu touches est la pièce que tu joues.
rule-touch-binds-if-able = La pièce que tu touches est la pièce que tu joues, si elle peut bouger.
rule-touch-straightening-yes = Tu peux rectifier une pièce de travers si tu le dis d’abord.
rule-touch-straightening-no = Rectifier une pièce n’est pas cité comme exception.
rule-touch-hand-off-ends-yes = Un coup est joué quand ta main quitte la pièce.
rule-touch-hand-off-ends-no = Lâcher une pièce ne termine pas encore ton coup.

rule-pdn-type = Dans les fichiers de parties, ce jeu porte le numéro { $type }.
rule-pdn-type-none = Dans les fichiers de parties, ce jeu n’a pas de numéro à lui.
rule-pdn-notation-n0 = Les cases sont numérotées à partir de 1, en commençant en bas à gauche du côté { side.of }.
rule-pdn-notation-n1 = Les cases sont numérotées à partir de 1, en commençant en bas à droite du côté { side.of }.
rule-pdn-notation-n2 = Les cases sont numérotées à partir de 1, en commençant en haut à gauche, vu du côté { side.of }.
rule-pdn-notation-n3 = Les cases sont numérotées à partir de 1, en commençant en haut à droite, vu du côté { side.of }.
rule-pdn-notation-a0 = Les cases ont une lettre et un chiffre, en commençant par a1 en bas à gauche du côté { side.of }.
rule-pdn-notation-a1 = Les cases ont une lettre et un chiffre, en commençant par a1 en bas à droite du côté { side.of }.
rule-pdn-result-2-0 = Une victoire se note deux points, une nulle un point chacun.
rule-pdn-result-1-0 = Une victoire se note un point, une nulle un demi-point chacun.
rule-pdn-result-order-white-black = Les points { side.of } s’écrivent d’abord.
rule-pdn-result-order-first-second = Les points du camp qui a commencé s’écrivent d’abord.

## Ce qui était bizarre dans un fichier de parties, et comment on l’a lu.

pdn-read-variant = Le fichier dit seulement « { $variant } » : lu comme { $game }.
pdn-read-moves = Le fichier ne nomme pas son jeu. Lu comme { $game }, où { $moves } est possible.
pdn-read-squares = Le fichier ne nomme pas son jeu. Lu comme { $game } : aucune case ne dépasse { $last }.
pdn-read-turned = Lu comme { $game }, les lettres comptées du côté qui commence.
pdn-read-glued = Le résultat { $result } et la partie suivante étaient collés. Lus séparément.
pdn-read-quiet = { $written } ne prend rien. Lu comme { $move }.
pdn-read-crowned = Un pion sur la dernière rangée ({ $squares }). Lu comme une dame.

## Notes of the engine to a game

annotation-good = Le seul bon coup ici.
annotation-brilliant = Un beau sacrifice.
annotation-dubious = { $move } était un peu meilleur.
annotation-mistake = { $move } était meilleur.
annotation-blunder = Cela coûte cher. { $move } était le bon coup.
annotation-missed-win = { $move } aurait gagné.
graph = Le cours de la partie
    .description = { side } sont mieux là où la ligne passe au-dessus du milieu, l’autre camp là où elle passe en dessous. Des marques signalent les coups à revoir.
