### damier, play: French. Written from en.ftl.

## Header

shell-skip = Aller au contenu
shell-home = damier : vers l’accueil
shell-pages = Pages
shell-play = Jouer
shell-lobby = Salon
shell-learn = Apprendre
shell-club = Club
shell-games = Mes parties
shell-sign-in = Se connecter
shell-analysis = Analyse
shell-rules = Règles
shell-language = Langue
shell-lamp = Thème clair
shell-menu = Menu
shell-about = Les dames selon la notice de ta boîte : contre l’ordinateur, côte à côte ou par un lien.
shell-noscript = Cette page a besoin de JavaScript. Active-le dans ton navigateur, puis recharge la page.

## Start page

start-tab = damier : les dames selon ta notice
start-title = Quel jeu y a-t-il dans ta boîte ?
start-subtitle = Neuf notices, jouées à la lettre
start-sheets = Règle du jeu
start-all = Les { $count } jeux
start-fewer = En montrer moins
start-world = D’autres jeux de dames
start-search = Cherche un jeu
start-nothing = Aucun jeu ne porte ce nom ici.
start-more-letters = +{ $count }
start-printed-in = Imprimé en { $list }
start-house = Règles maison
start-house-by = Écrites par toi
start-house-note = Change un article, joue-le, partage-le par un lien.
start-read = Lire la règle
start-about = { $count ->
        [one] { $count } pion chacun. { side } commencent.
       *[other] { $count } pions chacun. { side } commencent.
    }
start-opponent = Contre qui joues-tu ?
start-computer = Ordinateur
start-beside = Quelqu’un à côté de moi
start-elsewhere = Quelqu’un en ligne
start-where = Comment vous retrouver ?
start-link = J’envoie un lien
start-lobby = Au salon
start-level = Quelle force ?
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }, { $name }
    }
start-colour = Tu joues
start-lot = Au hasard
start-clock = Pendule
start-clock-none = Sans
start-clock-days = Jours
start-clock-own = Autre
start-clock-kind = Sorte de pendule
start-clock-minutes = Minutes
start-clock-seconds = Secondes
start-clock-periods = Périodes
clock-fischer = Du temps s’ajoute après chaque coup
clock-bronstein = Chaque coup rend un peu de temps
clock-byo-yomi = Puis des périodes de rallonge
clock-each-move = Chaque coup a son propre temps
start-mode = En cas d’étourderie
start-guided = Partie guidée
start-guided-hint = Un coup que la règle n’admet pas revient, et son article s’affiche.
start-table = À la table
start-table-hint = Personne ne t’arrête. Le joueur qui remarque une étourderie fait ce que prévoit la règle.
start-slips = Personne n’annonce les fautes.
start-slips-hint = À toi de voir la faute et de montrer la pièce, avant de jouer.
start-touch = Pièce touchée, pièce jouée
start-touch-article = (article { $article })
start-draws = Règles de nulle en plus
start-name = Ton nom
start-names = Qui joue ?
start-name-hint = Pour la personne en face ; tu peux le laisser vide.
start-go = Installer le damier
start-going = Mise en place…
start-again-computer = { $level ->
        [best] Rejouer : { $name }, { level-best }
       *[other] Rejouer : { $name }, niveau { $level }
    }
start-again = Rejouer : { $name }
start-unfinished = Parties en cours
start-your-turn = À toi, coup { $number }
start-their-turn = À l’autre, coup { $number }
start-with = { $name }, avec { $opponent }
start-failed = Cela n’est pas arrivé à la table. Essaie encore une fois.

## Levels of the computer

level-1 = un enfant, le premier jour
level-2 = laisse passer des choses
level-3 = apprend vite
level-4 = joue le dimanche
level-5 = l’oncle qui gagne toujours
level-6 = un mordu du club
level-7 = le meilleur du club
level-8 = joue en championnat
level-9 = un maître
level-10 = un grand maître
level-best = aussi fort que possible

## The table: people

game-tab = damier : { $name }
game-you = Toi
game-guest = Invité
game-call = À toi de jouer
game-periods = Encore { $count } périodes
game-silent = personne n’annonce les fautes
game-computer = Ordinateur
game-level = { $level ->
        [best] Aussi fort que possible
       *[other] Niveau { $level }, { $name }
    }
game-open-seat = Une chaise vide
game-your-move = { side }, à toi de jouer
game-your-choice = { side }, à toi de choisir
game-their-move = { side.To } de jouer
game-their-choice = { side } doivent choisir
game-beside-move = À toi de jouer
game-beside-choice = À toi de choisir
game-thinking = { side } réfléchissent
game-away = { side }, partis un instant
game-waiting-seat = { side }, encore personne
game-guided = guidée
game-table = à la table
game-watching = en spectateur
game-agreed = Convenu pour cette partie
game-clock = Pendule { side.of }
game-taken = { $count ->
        [0] { side } n’ont encore rien perdu
        [one] { side } ont perdu { $count } pièce
       *[other] { side } ont perdu { $count } pièces
    }

## The table: the board

game-moves = Coups
game-no-moves = Pas encore de coup
game-replay = Revoir
game-first = Au début
game-earlier = Un coup en arrière
game-later = Un coup en avant
game-last = Au dernier coup
game-replaying = Tu regardes le coup { $number }.
game-back-to-now = Retour à la partie
game-entry-huff = { $square } soufflé
game-entry-withdrawn = { $move }, repris
game-counter = Compteur de nulle
game-counter-article = article { $article }

## The table: buttons

game-turn = Tourner
game-turn-label = Tourner le damier
game-take-back = Reprendre
game-hint = Conseil
game-draw = Nulle
game-claim = Réclamer
game-resign = Abandonner
game-abort = Annuler
over-tournament = Retour au tournoi
game-point = Montrer
game-straighten = Rectifier
game-more = Plus
game-close = Fermer
game-new = Nouvelle partie

## The table: what the paper says

slip-where = Article { $article }, { $name }
slip-where-plain = { $name }
slip-close = D’accord
slip-pull = Tout lire
article-whole = Toutes les règles, dans un nouvel onglet
article-failed = L’article n’est pas arrivé. Essaie encore une fois.
routes-title = { $count ->
        [one] { $count } chemin vers { $square }
       *[other] { $count } chemins vers { $square }
    }
routes-text = Ils partent de la même case et finissent sur la même. Quelles pièces prendre ?
route = Par { $squares }
route-key = Touche { $number }
routes-cancel = Reposer
draw-wait-title = Tu as proposé la nulle
draw-wait-text = L’offre tient jusqu’au prochain coup.
claim-title = Quel coup donne la nulle ?
claim-text = Joue-le sur le damier : le coup est joué, et la nulle réclamée avec lui.
resign-yes = Abandonner
resign-no = Continuer
resign-hint = L’autre camp gagne alors la partie.
resign-you = Tu joues { side.mid }. La victoire va à { $name }.
resign-who = Qui abandonne ?
resign-side = { side } abandonnent
resign-name = { $name } abandonne
abort-title = Annuler cette partie ?
abort-text = Elle commence à peine : personne ne gagne ni ne perd.
abort-yes = Annuler la partie
point-title = Quelle pièce aurait dû prendre ?
point-text = Touche-la sur le damier. Tu as un seul essai, avant de jouer.
point-stop = Finalement non
point-found = { side } montrent { $square } : cette pièce devait prendre.
point-missed = { side } montrent { $square }, mais il n’y avait rien à prendre là.
point-stuck-title = Tu ne peux plus jouer
point-stuck = As-tu vu une faute ? Montre-la, ou laisse passer le coup.
point-stuck-stand = Laisser passer
left-title = { $name } : une longue absence
left-text = Tu peux réclamer la partie, ou attendre encore.
left-claim = Réclamer la partie
left-wait = Attendre encore
watch-title = Tu regardes cette partie
watch-text = Tu joues dans cette partie ? Ouvre-la là où tu l’as commencée et choisis « Plus », puis « Continuer sur un autre appareil ».
takeback-yes = Laisser reprendre
takeback-yes-hint = Le dernier coup est repris.
takeback-no = Non, le coup reste
takeback-no-hint = La partie continue d’ici.
draw-yes-hint = La partie s’arrête ici, en paix.
draw-no-hint = L’offre tombe, la partie continue.
over-analysis = Revoir la partie
over-proof = La table de finales le prouve : nulle si chacun joue au mieux.
over-rematch-asked = Tu as demandé une autre partie. On attend l’autre camp.
over-rematch-offered = L’autre camp aimerait une autre partie.
over-next = À la partie suivante
over-won = Tu as gagné
over-lost = Tu as perdu
invite-title = Envoie ce lien à l’autre joueur
invite-text = Le premier qui l’ouvre s’assied en face de toi. Tu peux quitter cette page et revenir.
invite-copy = Copier le lien
invite-copied = Copié
invite-code = Le lien en code QR
device-title = Continuer sur un autre appareil
device-text = Scanne ceci avec ton téléphone, ou ouvres-y le lien. Ne le donne à personne : qui l’a joue tes pièces.
device-local = Cette adresse ne marche que sur cet ordinateur. Lance damier avec --host 0.0.0.0 pour que ton téléphone y arrive.
device-code = Ta place à cette table en code QR
device-link = Lien vers ta place
invite-lobby-title = Ta table est au salon
invite-lobby-text = La partie commence dès que quelqu’un s’assied. Tu peux quitter cette page et revenir.
join-title = Une chaise t’attend
join-text = { $name } aimerait jouer avec toi.
join-text-plain = Quelqu’un aimerait jouer avec toi.
join-sit = M’asseoir
join-watch = Regarder la partie
join-used-title = Cette place est prise
join-used-text = Quelqu’un a déjà utilisé cette invitation. Tu peux regarder.
join-over-title = Cette partie est finie
join-over-text = Tu peux encore la revoir.
join-foreign-title = Ce lien n’ouvre aucune place ici
join-foreign-text = Il appartient à une autre partie, ou il en manque un bout. Tu peux regarder.
join-failed-title = Ça n’a pas marché
join-failed-text = Le serveur ne répond pas. Réessaie dans un instant.
join-start = Vers l’accueil
lost-tab = damier : rien ici
lost-title = Il n’y a rien ici
lost-text = L’adresse contient peut-être une faute de frappe.
lost-table-title = Cette partie n’existe pas
lost-table-text = Le lien est peut-être coupé, ou la partie est sur un autre serveur. Demande le lien entier.
game-lost-line = La connexion est coupée. Ta partie est à l’abri ; nouvel essai…
game-pending = { $move } n’est pas encore enregistré…
game-pending-down = La connexion est coupée. { $move } attend et partira dès qu’elle revient.
game-connecting = En route vers la table…
game-touched = { $square } est touchée : c’est cette pièce que tu joues.
game-asked-takeback = Tu as demandé à reprendre

## The table: settings, sharing, talk

more-title = Cette table
more-board = Damier
more-numbers = Numéros
more-theme-sheet = Comme la notice
more-theme-wood = Bois
more-theme-tournament = Tournoi
more-theme-djeco = Rouge
more-theme-contrast = Contraste
more-theme-dark = Sombre
more-numbers-inside = Dedans
more-numbers-outside = Dehors
more-numbers-a1 = a1
more-numbers-off = Sans
more-sound = Son
more-notify = Me prévenir quand c’est à moi
more-name-of = Nom { side.of }
more-turns = Tourner le damier après chaque coup
settings-title = Réglages
settings-tap = Un seul toucher joue l’unique coup
settings-confirm = Demander avant qu’un coup compte
settings-pieces = Pièces
settings-pieces-board = Comme le damier
settings-pieces-flat = Plates
settings-pieces-red = Rouges et blanches
settings-motion = Mouvement
settings-motion-full = Normal
settings-motion-quick = Rapide
settings-motion-off = Aucun
keys-title = Touches
keys-walk = Parcourir le damier
keys-pick = Prendre une pièce, la poser
keys-type = Taper un coup
keys-road = Choisir un chemin
keys-back = Revenir d’un pas
keys-leave = Quitter le damier
keys-replay = Hors du damier : un coup en arrière ou en avant
keys-ends = Hors du damier : premier et dernier coup
keys-help = Montrer ou cacher les touches
more-watch = Lien pour regarder
more-invite = Lien pour l’autre joueur
more-pdn = Enregistrer en PDN
more-analysis = Ouvrir dans l’analyse
more-watchers = { $count ->
        [0] Personne ne regarde
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
chat-title = Bavarder
chat-say = Dis quelque chose
chat-send = Envoyer
chat-mute = Ne plus rien entendre
chat-unmute = Entendre de nouveau
chat-muted = Tu n’entends plus rien de l’autre côté.
chat-report = Signaler
chat-report-what = Qu’est-ce qui ne va pas ?
chat-report-why = Veux-tu ajouter quelque chose ?
chat-report-send = Envoyer le signalement
chat-reported = Merci. Les responsables le verront.
chat-line = { $name } : { $words }
chat-watcher = Le public

## Lobby

lobby-tab = damier : salon
lobby-title = Qui veut jouer ?
lobby-subtitle = Les tables qui attendent quelqu’un, dès qu’elles arrivent
lobby-empty = Aucune table n’attend. Installe la tienne : le prochain qui passe s’y assied.
lobby-open = Installer une table
lobby-tournaments = Tournois
lobby-sit = M’asseoir
lobby-sit-with = M’asseoir avec { $name } : { $sheet }
lobby-gone = Quelqu’un a été plus rapide. Cette table a commencé.
lobby-plays = Tu jouerais { side.mid }
lobby-no-clock = Sans pendule
lobby-clock = { $minutes } min + { $seconds } s
lobby-clock-bronstein = { $minutes } min, jusqu’à { $seconds } s rendues par coup
lobby-clock-byo-yomi = { $minutes } min, puis { $periods } × { $seconds } s
lobby-clock-each-move = { $seconds } s par coup
# Of how many days each move has, such as "3 days".
lobby-clock-days = { $days } par coup
lobby-waiting = On cherche des tables…

## My games

games-tab = damier : mes parties
games-title = Tes parties
games-subtitle = Gardées pour ce navigateur, sans compte
games-empty = Pas encore de partie. La première est à deux clics.
games-open = Encore sur la table
games-done = Jouées
games-all-pdn = Tout enregistrer en PDN
games-go-on = Continuer
games-moves = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }

## Board

board-label = Damier, { $width } sur { $height }
board-square-must = { square-label }, doit en prendre { $count ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
       *[other] { $count }
    }
board-square-movable = { square-label }, peut jouer
board-square-in-hand = { square-label }, dans ta main
board-square-target = { square-empty }, tu peux aller ici
board-said-move = { side } : de { $from } à { $to }
board-said-capture = { $count ->
        [one] { side } : { $from } prend une pièce et finit en { $to }
       *[other] { side } : { $from } prend { $count } pièces et finit en { $to }
    }
board-said-crowned = Une nouvelle dame.
board-said-step = En { $square }. La prise continue. Échap annule ce saut.
board-said-choice = { $count } chemins y mènent. Appuie sur un chiffre de 1 à { $count }, ou sur Échap.
board-said-road = { $number } : par { $squares }
board-said-premove = De { $from } à { $to } dès que c’est ton tour
board-said-ask = { $from } vers { $to } ? Entrée joue, Échap remet la pièce.
board-said-back = Reposée
board-said-draw = Depuis { $square }. Choisis où la flèche finit, ou encore { $square } pour un cercle.
board-said-required = { $count ->
        [0] Pas celle-là. Joue depuis { $square }.
        [one] Pas celle-là. La pièce en { $square } en prend une.
       *[other] Pas celle-là. La pièce en { $square } en prend { $count }.
    }
board-said-refused = Ce coup ne va pas. La pièce est revenue sur sa case.
board-said-unread = Je ne lis pas de coup dans « { $text } ». Tape deux cases, par exemple 32-28.
board-said-wait = Ce n’est pas encore ton tour.

## What the server says

server-refused = Pas maintenant
server-stale = Il s’est passé quelque chose entre-temps. Regarde encore le damier, puis choisis.
server-not-your-turn = C’est le tour de l’autre camp.
server-not-a-player = Tu regardes cette partie : seuls les joueurs bougent les pièces.
server-game-over = Cette partie est finie.
server-waiting = Attends que quelqu’un s’asseye en face.
server-not-now = C’est impossible en ce moment.
server-no-claim = Ce coup ne donne pas la nulle. Montres-en un autre, ou continue.
server-ambiguous = Il y a plusieurs façons de prendre. Montre la tienne, case par case.
server-bad-move = Ce n’est pas un coup sur ce damier.
server-used-id = Ce message est arrivé deux fois avec un contenu différent. Recharge la page.
server-too-fast = C’est très rapide. Attends un instant.
server-too-slow = Ta connexion n’a pas pu suivre. Recharge la page.
server-bad-message = Le serveur n’a pas compris ce message.
server-expected-hello = Le serveur attend d’abord un bonjour.
server-table-full = Cette partie est devenue trop longue pour continuer.
server-server-full = Il y a trop de parties à la fois. Réessaie dans un moment.
server-try-again = Cela n’a pas pu être gardé à l’abri. On te reconnecte.
server-seat-taken = Quelqu’un s’est déjà assis ici.
server-own-table = C’est ta propre table. Envoie le lien à quelqu’un d’autre.
server-bad-token = Ce lien n’ouvre pas cette table.
server-newer-table = Cette partie continue sur un serveur plus récent. Recharge la page.
server-no-table = Cette table n’existe pas.
server-too-many-sockets = Trop de fenêtres sont ouvertes depuis ta connexion.
server-too-many-tables = Tu as déjà beaucoup de parties en cours. Finis-en d’abord une.
server-too-many-requests = C’est très rapide. Attends un instant.
server-too-large = C’est trop à la fois.
server-foreign-host = Le serveur ne répond pas à ce nom.
server-foreign-origin = Un autre site ne peut pas demander cela.
server-not-found = Il n’y a rien ici.
server-no-such-method = Cela ne se demande pas ainsi.
server-not-here = Ces chiffres sont réservés à la machine du serveur.
server-bad-request = Il manque quelque chose à la demande, ou quelque chose ne va pas.
server-no-sheet = Aucune règle du jeu ne porte ce nom.
server-bad-sheet = On ne peut pas encore jouer selon cette règle.
server-bad-position = Les pièces ne peuvent pas être placées ainsi.
server-too-many-moves = Il y a trop de prises ici pour les citer toutes.
server-bad-notation = Cela n’a pas pu être lu.
server-no-game = Il n’y a pas de partie dans ce texte. Une partie ressemble à 1. 32-28 18-23 2. 38-32…
server-no-analysis = Le moteur ne peut rien en faire.
server-no-text = Ce texte n’existe pas.
server-no-puzzle = Ce problème n’existe pas.
server-no-ending = Cette fin de partie ne peut pas être travaillée ici.
server-too-many-endings = Ces tables seraient trop grandes pour ce serveur.
server-building = D’autres tables sont en cours de calcul. Réessaie plus tard.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = Regarder des parties
start-shown = Tout le monde peut regarder
start-shown-hint = La partie figure parmi celles qui se jouent en ce moment.
game-shown = Tout le monde peut trouver et regarder cette partie.
embed-code = Code pour une page web
embed-hint = Il montre cette partie sur un autre site, et rien d’autre de celui-ci.
simul-next = Damier suivant
simul-waits = Damiers qui t’attendent : { $count }
simul-auto = Continuer tout seul
simul-all = Tous les damiers
server-no-simul = Cette simultanée n’existe pas.
server-simul-full = Il n’y a plus de damier libre dans cette simultanée.
server-simul-begun = Cette simultanée a déjà commencé.
server-simul-empty = Personne ne s’est encore inscrit.
server-too-many-follows = Tu suis déjà autant que possible. Cesse d’abord de suivre quelqu’un.
