### damier, lectures en français : pourquoi une règle se joue ainsi.

## Là où aucun texte ne le dit

why-house = Ta propre règle.
why-agree = Deux joueurs peuvent toujours se mettre d’accord.
why-agree-no-circles = Deux joueurs peuvent toujours se mettre d’accord ; sans dames, une partie ne peut pas tourner en rond.
why-agree-endgame = Le texte parle de la fin de partie ; ici, deux joueurs peuvent se mettre d’accord à tout moment.
why-usual = La plupart des textes n’en parlent pas ; c’est comme dans la plupart des jeux.
why-as-played = Comme on y joue d’habitude ; nous n’avions pas le texte d’une fédération.
why-as-played-online = Comme on y joue en ligne ; nous n’avions pas le texte d’une fédération.
why-as-tournaments = Comme en tournoi ; nous n’avions pas le texte d’une fédération.
why-federation-plays = Comme jouent les joueurs de la fédération ; nous n’avions pas son texte.
why-brief-rules = C’est ce que disent les règles abrégées de la fédération, qui n’ont pas de numéros.
why-brief-rules-fifteen = C’est ce que disent les règles abrégées de la fédération : quinze coups, comptés pour chaque camp.
why-only-difference = C’est ce qui distingue ce jeu de son plus proche parent ; nous n’avions pas le texte d’une fédération.
why-taken-over = Repris du jeu dont il vient.
why-aim = Le but de ce jeu, comme on y joue en ligne.
why-king-means = Faire une dame est un moyen, pas le but.
why-no-limit = On ne connaît pas de limite aux coups avec la même dame.
why-never-comes-up = Une pièce sautée reste en place jusqu’à la fin : ce cas ne se présente donc jamais.
why-no-endless-game = On ne connaît pas de règle ; la nulle se réclame comme dans la plupart des jeux, pour qu’aucune partie ne soit sans fin.
why-taken-as-claim = Compris comme une nulle à réclamer ; nous n’avions pas le texte exact.

## Le damier et le début

why-size-hundred = Aucune taille n’est imprimée ; vingt pions chacun remplissent quatre rangées d’un damier de 100 cases.
why-size-sixty-four = Aucune taille n’est imprimée ; douze pions chacun remplissent trois rangées d’un damier de 64 cases.
why-size-sister = Aucune taille n’est imprimée ; c’est le damier des autres notices de la même boîte.
why-size-kndb = Aucune taille n’est imprimée ; la fédération joue sur 100 cases.
why-men-kndb = Le début n’est pas imprimé ; vingt pions chacun sur les quatre rangées les plus proches.
why-men-sister = Le nombre de pions n’est pas imprimé ; douze chacun, comme dans les autres notices.
why-corner-right-white = Le coin à droite est blanc, donc celui de gauche est foncé.
why-corner-hundred = Pas en toutes lettres ; comme sur tout autre damier de 100 cases.
why-corner-czech = Selon les règles abrégées, les Blancs vont à dame en b8, d8, f8 et h8 : a1 est donc foncé.
why-corner-both = On pose le damier des deux façons ; en miroir, c’est la plus connue.
why-light-squares = En Espagne, les pions sont sur les cases claires.
why-all-squares = Toutes les cases servent, cela n’a donc pas d’importance.
why-red-squares = On joue sur les cases rouges.
why-green-squares = Vertes sur les damiers de la fédération.
why-lighter-pieces = Les pièces claires.
why-darker-pieces = Les pièces foncées ; en tournoi, elles sont rouges.
why-black-as-usual = Seuls les Blancs sont nommés ; l’autre camp est noir, comme d’habitude.
why-first-blue = Les Bleus commencent ; c’est le camp qu’on appelle ailleurs les Blancs.
why-first-darker = Les pièces foncées commencent ; nous n’avions pas l’article.
why-first-thai = Les sources ne sont pas d’accord ; en PDN, les Noirs commencent.
why-colours-unsaid = Il n’est pas dit comment on partage les couleurs.
why-colours-pairing = L’appariement du tournoi donne les couleurs.
why-colours-toss = Le joueur qui gagne le tirage choisit sa couleur.

## Déplacements et prises

why-one-at-a-time = Une case à la fois, comme dans l’introduction.
why-diagonal-only = Aucune autre direction que la diagonale n’est nommée.
why-king-both-ways = Il n’est dit que de la dame qu’elle prend dans les deux sens.
why-backward-swedish = L’article 1 ne parle que de sauts en avant ; l’article 4 les permet expressément en arrière, et c’est lui qui décide.
why-king-is-piece = Il s’agit de pièces, et une dame en est une.
why-takes-kings-english = Il n’est question que de pions ; une dame se prend de même, sinon on ne pourrait jamais la perdre.
why-takes-kings-djeco = On y compare la prise d’une dame à celle d’un pion.
why-takes-kings-frisian = Une dame prise a sa propre valeur : les pions prennent donc aussi les dames.
why-lands-any = Plusieurs cases libres peuvent se trouver derrière la pièce, et la dame peut s’arrêter sur chacune d’elles.
why-lands-finnish = Les notes des dessins admettent plusieurs cases vides en chemin. Mais il faut prendre chaque fois qu’on le peut (article 4) : la dame se pose donc là où la prise continue.
why-lands-goes-on = Une prise se joue jusqu’au bout : la dame se pose donc là où elle peut continuer.
why-lands-next = Une dame qui avance d’une case saute sur la case suivante.
why-lands-killer = Comme jouent les moteurs : seul le dernier arrêt compte, et seulement si la dernière pièce prise est une dame.
why-most-is-whole = Qui doit prendre le plus ne peut pas s’arrêter en chemin.
why-finish-djeco = Le pion continue ; la dame peut continuer (6), mais prendre le plus est obligatoire (7).
why-finish-finnish = Il faut prendre chaque fois qu’on le peut, donc aussi la deuxième pièce d’affilée.
why-finish-last-row = Il est dit du pion sur la dernière rangée qu’il doit continuer tant qu’il peut prendre.
why-chosen-to-the-end = On peut choisir sa prise, mais il faut la jouer jusqu’au bout.
why-quantity-quality = D’abord la loi de la quantité, puis celle de la qualité.
why-most-is-natural = Choisir la plus grande prise y est dit naturel ; compris comme un devoir, comme dans les autres notices.
why-priority-kndb = Le texte français ne demande qu’une prise de deux pièces ou plus ; tous les autres, celle qui en prend le plus.
why-priority-italian = Un article pour chacune, de 6.6 à 6.9.
why-frisian-tie = Qu’à valeur égale la dame prenne, c’est l’article 12.
why-removal-international = Il n’est pas dit quand ; on joue comme aux dames internationales.
why-removal-after = Il n’est pas dit quand ; on enlève les pièces une fois le coup terminé.
why-turkish-strike = Le coup turc : les pièces sautées restent jusqu’à la fin, et on ne les passe qu’une fois.

## Aller à dame

why-crown-danish = Dame dès qu’il a atteint la rangée, il continue donc à prendre comme dame.
why-crown-finnish = Selon la note du dessin 1, la nouvelle dame continue à prendre dans le même coup.
why-crown-djeco = Il n’est pas question d’un pion qui continue à prendre ; il reste pion, comme c’est l’usage en France.
why-crown-norwegian = Il n’est pas dit si le coup continue ; avec des dames courtes, il s’arrête, comme dans la notice anglaise.
why-crown-forward = Un pion ne prend qu’en avant : son coup finit donc toujours sur la dernière rangée.
why-crown-turkish = Les sources ne sont pas d’accord ; le plus souvent, le pion va à dame quand son coup est fini.

## À la table

why-no-remedy = Il n’est pas dit ce qu’on peut faire alors : un tel coup n’est simplement pas permis.
why-no-irregularities = Nous n’avions pas le texte sur les irrégularités : un tel coup n’est simplement pas permis.
why-referee = Un tel coup regarde l’arbitre ; l’adversaire n’a aucun droit.
why-remedies-are-rights = C’est un droit, pas un devoir : le coup peut donc aussi rester.
why-remedy-czech = Une prise oubliée se reprend, sauf si l’adversaire l’accepte en jouant.
why-offences-alike = La prise oubliée est nommée ; prendre trop peu ou s’arrêter en chemin, c’est pareil.
why-offences-swedish = Prendre trop peu, ce n’est pas la prise que demande l’article 5. Si une prise s’arrête en chemin, seule la pièce qui s’est arrêtée est en cause.
why-offences-djeco = Prendre trop peu ou s’arrêter en chemin, ce n’est pas la prise que demande 7 ; toute pièce qui aurait pu la faire peut être soufflée.
why-offences-kndb = La règle 14 vise tout coup contraire aux règles. Ce qu’aucune pièce ne peut faire ne se joue pas ici ; une demi-prise prend trop peu.
why-offences-frisian = Il s’agit de la prise qui n’est pas faite ou pas bien faite : aussi celle qui prend trop peu ou s’arrête en chemin.
why-huff-saying = Un dicton français : souffler n’est pas jouer.
why-no-huffing = Il n’est pas question de souffler.
why-huffing-not-played = On ne souffle pas.
why-huffing-abolished = Souffler a été aboli ; un tel coup n’est simplement pas permis.
why-touch-unmentioned = Il n’est pas question de pièces touchées.
why-straightening-unnamed = Aucune exception n’est nommée pour rectifier une pièce.
why-straightening-leave = Seulement si l’adversaire l’a permis d’avance.
why-move-over = Il n’est pas dit quand un coup est fini.

## Parties nulles

why-own-turns = Une suite ininterrompue de tours du même joueur avec la même pièce.
why-same-move-djeco = Les langues ne sont pas d’accord : seuls les textes anglais et danois demandent trois fois de suite, les autres la troisième fois. On joue : une suite ininterrompue de tours du même joueur avec la même pièce.
why-return-square = C’est la case qui compte : une pièce qui fait un triangle revient tout comme une pièce qui va et vient.
why-by-each-side = Compté en coups de chaque camp.
why-quiet-djeco = Vingt coups de chaque camp sans prise et sans coup de pion ; à la lettre, toute partie finirait au vingtième coup.
why-quiet-spanish = Quarante coups de dame d’affilée, donc vingt de chaque camp.
why-proof = Réglé par accord, ou par la preuve de la table de finales.
why-proof-kndb = Réglé par accord, ou par la preuve de la table de finales. La page arabe dit que ni l’un ni l’autre ne peut plus jouer.
why-two-kings-swedish = C’est l’exemple de la notice elle-même. Mais comme une dame se pose juste derrière la pièce prise (article 4), deux dames gagnent presque toujours : l’exemple et la règle se contredisent. Puisque la notice le dit, on peut réclamer la nulle.
why-same-player = Chaque fois, le même joueur doit être au trait.
why-thirteen = Les treize coups bien connus ; nous n’avions pas la règle qui le dit.
why-one-each-turkish = Une pièce chacun, c’est nulle ; selon certaines sources, une dame gagne contre un pion seul.
why-king-against-king = Nulle, sauf si une des dames peut prendre ou sera prise après son prochain coup ; deux coups chacun le montrent.

## Parties notées

why-pdn-type = Le numéro que PDN donne à ce jeu.
why-pdn-no-type = PDN n’a pas de numéro pour ce jeu.
why-pdn-type-international = Les pièces jouent comme aux dames internationales.
why-pdn-type-lidraughts = Le numéro qu’écrit Lidraughts ; PDN lui-même n’en a pas.
why-pdn-type-canadian = PDN n’a pas de numéro pour ce jeu ; ce sont les dames canadiennes en miroir.
why-pdn-type-killer = PDN n’a pas de numéro pour ce jeu ; chacun de ses coups en est aussi un des dames internationales.
why-pdn-type-pool = PDN le range avec le pool checkers.
why-pdn-squares = Comme PDN nomme les cases de ce jeu.
why-pdn-no-numbering = PDN ne numérote pas les cases de ce jeu ; on compte depuis le haut à gauche, vu des Blancs.
why-pdn-points = Comme PDN écrit les points.
why-pdn-white-first = PDN nomme d’abord les Blancs.
why-pdn-blue-first = PDN nomme d’abord les Blancs, ici les Bleus.
why-pdn-black-first = Dans les fichiers de ce jeu, 1-0 veut dire que les Noirs, qui ont commencé, ont gagné.
