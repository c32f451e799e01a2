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

learn-tab = Apprendre · damier
learn-title = Apprendre et résoudre
learn-today = Le problème du jour
learn-solve = Résoudre
learn-none = Il n’y a pas encore de problèmes pour ces règles.
learn-count = { $count ->
        [one] Un problème pour ces règles.
       *[other] { $count } problèmes pour ces règles.
    }
learn-solved = { $count ->
        [one] Tu en as résolu un.
       *[other] Tu en as résolu { $count }.
    }
learn-sheet = Règles
learn-repeat = { $count ->
        [0] Rien à revoir aujourd’hui
        [one] Un problème à revoir
       *[other] { $count } problèmes à revoir
    }
learn-repeat-about = Ce que tu as manqué revient après quelques jours, jusqu’à ce que tu le saches.
learn-repeat-go = Revoir
learn-repeat-done = Tout est revu pour aujourd’hui.
learn-race = Trois minutes
learn-race-about = Combien peux-tu en résoudre ?
learn-race-best = Ton record : { $count }
learn-race-go = C’est parti
learn-levels = Par difficulté
learn-any = Au hasard
learn-easy = Facile
learn-middle = Moyen
learn-hard = Difficile
learn-themes = Par thème
learn-all = Tous les problèmes
learn-kept = Ce que tu as appris
learn-kept-about = C’est gardé ici pour toi, comme tes parties.
learn-save = Garder une copie
learn-forget = Tout oublier
learn-forget-sure = Oublier vraiment tout ce que tu as résolu ?
learn-forget-yes = Oublier
learn-forget-no = Garder
learn-forgotten = Tout est oublié.
learn-offline = Pas de connexion pour l’instant. Réessaie.
puzzle-tab = Problème · damier
puzzle-win = { $takes ->
        [0] { side } gagnent
        [1] { side } gagnent : prends un pion
       *[other] { side } gagnent : prends-en { $takes }
    }
puzzle-draw = { side } sauvent la nulle
puzzle-hint-1 = Un indice
puzzle-hint-2 = Le premier pas
puzzle-hint-3 = Le coup entier
puzzle-said-1 = Regarde la case { $square }.
puzzle-said-2 = Commence de { $from } à { $to }.
puzzle-said-3 = Joue { $move }.
puzzle-helped = Avec un indice, ta série reste comme elle est.
puzzle-right = Juste ! Continue.
puzzle-solved = Résolu !
puzzle-shown = Voici la solution
puzzle-after = Après { $move }
puzzle-wrong = Pas celui-ci
puzzle-more = Pas mal, mais il y a mieux.
puzzle-not-win = Comme ça, le gain t’échappe.
puzzle-not-draw = Ça ne sauve pas la partie.
puzzle-again = Réessayer
puzzle-solution = Voir la solution
puzzle-next = Problème suivant
puzzle-skip = Passer
puzzle-row = { $count ->
        [0] Dix de suite font une dame.
       *[other] { $count } de suite. Dix font une dame.
    }
puzzle-days = { $count } jours de suite.
puzzle-analyse = Analyser
race-solved = { $count ->
        [one] { $count } résolu
       *[other] { $count } résolus
    }
race-over = { $count ->
        [0] Terminé ! Aucun cette fois.
        [one] Terminé ! Tu en as résolu un.
       *[other] Terminé ! Tu en as résolu { $count }.
    }
race-again = Encore une fois

learn-course = Cours
learn-course-about = { $count } petites leçons, du premier coup à la combinaison.
learn-course-count = { $done } leçons sur { $count } terminées.
learn-course-done = Terminé : les { $count } leçons.
learn-course-go = Commencer
learn-course-on = Continuer
learn-squares = Connais tes cases
learn-squares-about = Une minute : combien de cases trouves-tu ?
lesson-tab = Leçon · damier
lesson-number = Leçon { $number } sur { $count }
lesson-exercise = Exercice { $number } sur { $count }
lesson-show = Montre-moi
lesson-once = Encore une fois
lesson-next = Suivant
lesson-on = Vers la leçon { $number }
lesson-well = C’est ça !
lesson-other = Tu peux jouer ça, mais ce n’est pas ce qui est demandé.
lesson-finished = La leçon { $number } est à toi.
lesson-last = C’était tout le cours. Bravo !
lesson-all = Toutes les leçons
squares-tab = Cases · damier
squares-find = Trouve { $square }
squares-over = { $count ->
        [one] Terminé ! Tu en as trouvé une.
       *[other] Terminé ! Tu en as trouvé { $count }.
    }
squares-turn = Tourner le damier

worksheet-name = Nom
worksheet-date = Date
worksheet-solutions = Solutions
worksheet-print = Imprimer une fiche

## Fins de partie à travailler contre la meilleure défense

learn-endings = Travailler une fin de partie
learn-endings-about = Gagne ce qui est gagné, tiens ce qui est nul.
endings-tab = Fins de partie · damier
endings-to-win = À gagner
endings-to-hold = Nulle à tenir
endings-kind = { $own } contre { $other }
endings-longest = { $count ->
        [one] un coup
       *[other] jusqu’à { $count } coups
    }
endings-none = Il n’y a pas encore de tables de finales pour ces règles.
endings-none-here = Il n’y a pas de tables de finales pour ces règles ici : rien à travailler pour l’instant.
endings-offer = Les tables jusqu’à { $pieces } pièces prennent { $size } Mo et environ { $time }.
endings-time = { $minutes ->
        [0] { $seconds ->
            [one] une seconde
           *[other] { $seconds } secondes
        }
        [one] une minute
       *[other] { $minutes } minutes
    }
endings-build = Calculer les tables
endings-building = Calcul des tables : { $percent } %
endings-left = Encore environ { $time }.
endings-busy = Des tables pour d’autres règles sont en cours de calcul. Les tiennes pourront suivre.
endings-failed = Les tables n’ont pas pu être terminées. Réessaie.
endings-win = { $count ->
        [one] { side } gagnent en un coup
       *[other] { side } gagnent en { $count } coups
    }
endings-draw = { side } tiennent la nulle : { $count } coups
endings-still-win = { $count ->
        [one] Bien ! Encore un coup.
       *[other] Bien ! Encore { $count } coups.
    }
endings-longer = { $count ->
        [one] Toujours gagné, mais il y avait plus court. Encore un coup.
       *[other] Toujours gagné, mais il y avait plus court. Encore { $count } coups.
    }
endings-still-draw = { $count ->
        [one] Toujours nulle. Encore un coup.
       *[other] Toujours nulle. Encore { $count } coups.
    }
endings-won = Gagné !
endings-held = La nulle est tenue !
endings-took = Il t’a fallu { $count } coups, le chemin le plus court en prend { $best }.
endings-took-best = { $count } coups : impossible de faire plus court.
endings-let-go = Le gain s’est échappé au coup { $number }
endings-lost = La nulle s’est échappée au coup { $number }
endings-right = Ce qui tenait : { $moves }.
endings-back = Reprendre ce coup
endings-shortest = Voir le chemin le plus court
endings-show = Voir ce qui tient
endings-way = Le chemin le plus court
endings-way-draw = Voilà ce qui tient
endings-next = Une autre position
endings-all = Toutes les fins de partie
