### damier, terminal: French. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = Jouer
terminal-resume = Reprendre : { $name }, coup { $number }
terminal-term-rival = Adversaire
terminal-term-level = Niveau
terminal-term-colour = Tu joues
terminal-term-control = Pendule
terminal-term-mode = Mode
terminal-term-touch-move = Pièce touchée
terminal-term-draw = Règle de nulle
terminal-term-deck = Ouverture au sort
terminal-term-language = Langue
terminal-rival = Adversaire
    .computer = Ordinateur
    .beside = Quelqu’un à côté
    .hub = Un moteur Hub
terminal-rival-computer = { $level ->
        [best] ordinateur, pleine force
       *[other] ordinateur, niveau { $level }
    }
terminal-rival-beside = à côté de toi
terminal-rival-hub = moteur Hub
terminal-level-best = pleine force
terminal-lot = au hasard
terminal-clock-none = sans
terminal-clock-game = { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
terminal-clock-move = { $seconds } s par coup
terminal-mode-guided = guidé
terminal-mode-table = à la table
terminal-mode-silent = table, sans annonce
terminal-touch = Pièce touchée, pièce jouée
    .sheet = comme dit la règle
    .yes = oui
    .no = non
terminal-hub = commande qui lance le moteur

## During a game

terminal-your-move = Ton coup :
terminal-wait = L’autre camp réfléchit encore.
terminal-which-way = Plusieurs prises finissent là. Quel chemin ?
terminal-claim = Réclamer la nulle avec un coup…
terminal-proof = La table de finales le prouve : nulle si chacun joue au mieux.
terminal-answer-first = Dis d’abord ce que devient le dernier coup.
terminal-slipped = L’autre camp va peut-être remarquer quelque chose.
terminal-not-a-move = « { $words } » n’est pas un coup. Tape 32-28, ou 19x28 pour prendre.
terminal-nothing-back = Tu n’as pas encore de coup à reprendre.
terminal-hint = Que dis-tu de ceci ?
terminal-engine-gone = Le moteur a quitté la partie : { $words } Tu peux jouer ses pièces toi-même.
terminal-browser-wait = Un instant : la partie se prépare pour le navigateur…
terminal-in-browser = La partie est aussi ouverte dans le navigateur. Joue ici ou là-bas :
terminal-browser-gone = Le navigateur n’est plus là. La partie continue ici.
terminal-browser-hub = Ce moteur ne joue qu’ici : la partie reste dans le terminal.
terminal-browser-none = Le navigateur n’a pas pu être utilisé : { $words }
terminal-words = { $words }
terminal-looking = Relecture
    .how = ] avance, Fin revient à la partie.
terminal-in-hand = Choisis où elle va. Échap la repose.
terminal-must = { $count ->
        [one] La pièce en { $squares } doit prendre.
       *[other] Prends avec l’une de celles-ci : { $squares }
    }
terminal-thinking = Je réfléchis…
terminal-depth = { $depth } coups de profondeur, { $count } positions

## Keys, in the bar below, the menu and the help

terminal-do-hint = Conseil
terminal-do-analyse = Analyse
terminal-do-menu = Menu
terminal-do-help = Aide
terminal-do-turn = Tourner
terminal-do-new = Nouvelle
terminal-do-save = Enregistrer
terminal-do-open = Ouvrir
terminal-do-browser = Navigateur
terminal-do-rules = Règles
terminal-do-language = Langue
terminal-do-numbers = Numéros
terminal-do-quit = Quitter
terminal-back = Retour
# From the game that is read: play it on yourself.
terminal-do-play-on = Continuer
terminal-do-search = Chercher
terminal-yes = Oui
terminal-no = Non

## Saving, opening, leaving

terminal-save-hint = Un fichier PDN. S’il existe déjà, la partie s’y ajoute.
terminal-saved = Enregistré dans { $words }.
terminal-not-saved = Cela n’a pas pu être enregistré : { $words }
terminal-open-hint = Un fichier PDN : ses parties s’affichent. Ou le lien d’une table dans ton navigateur.
terminal-not-opened = Cela n’a pas pu être ouvert : { $words }
# Inside an empty field, above a list of games.
terminal-games-search = Chercher : un nom, un lieu, une année
terminal-games-none = Aucune partie ne correspond.
# Above the moves that the game has besides the one played.
# What was played in a position: a heading above years, and one above a few games.
terminal-average = Année moyenne
terminal-no-collection = Il n’y a pas encore de recueil de parties. Lance damier avec --collection FICHIER.
terminal-leave = Partir au milieu d’une partie ?
terminal-leave-keep = Partir, et la continuer la prochaine fois
terminal-leave-save = L’enregistrer dans un fichier, et partir
terminal-leave-stay = Rester

## Help

terminal-help-walk = se promener sur le damier
terminal-help-enter = soulever une pièce, la poser ; deux fois : la lâcher
terminal-help-escape = un pas en arrière dans une prise, ou reposer la pièce
terminal-help-type = taper un coup, puis Entrée ; / tape des lettres : c3-d4
terminal-help-look = regarder les coups d’avant, un par un
terminal-help-ends = la première position, et la partie comme elle est
terminal-mark-must = Jaune : doit prendre.
terminal-mark-last = Clair : le dernier coup.
terminal-mark-held = Vert : dans ta main. Un point : elle peut y aller.
terminal-mark-ghost = Pâle : déjà prise, enlevée quand la prise est finie.
terminal-mark-plain = Sans couleurs : ○ blanc, ● noir, K dame, ! doit prendre, * en main, + peut y aller.
terminal-small = Cette fenêtre est trop petite pour le damier.
