### The systems of tournaments and what parts players with the same points.

tournament-swiss = Système suisse
    .about = Tout le monde joue à chaque ronde, contre quelqu'un qui a à peu près autant de points ; on ne rencontre jamais deux fois le même adversaire.
tournament-round-robin = Toutes rondes
    .about = Chacun joue contre tous les autres.
tournament-knockout = Élimination directe
    .about = Le vainqueur d'un match passe au tour suivant, le perdant est éliminé.
tournament-arena = Arène
    .about = Dès que ta partie est finie, tu reçois l'adversaire suivant. Après deux victoires de suite, les points comptent double jusqu'à ce que tu ne gagnes pas.
tiebreak-solkoff = Solkoff
    .about = Le total des points de tous tes adversaires.
tiebreak-solkoff-cut = Solkoff sans le plus faible
    .about = Le total des points de tous tes adversaires, sauf celui qui en a le moins.
tiebreak-sonneborn-berger = Sonneborn-Berger
    .about = Les points de tous ceux que tu as battus, plus la moitié des points de ceux avec qui tu as fait nulle.
tiebreak-direct = Résultat direct
    .about = Celui qui a fait le meilleur score contre les autres joueurs ayant autant de points, s'ils se sont tous rencontrés.
tiebreak-wins = Victoires
    .about = Le nombre de parties que tu as gagnées devant le damier.
tiebreak-game-points = Points de partie
    .about = Le total des points de toutes les parties de tes matchs.
tiebreak-unplayed = Une ronde que tu n'as pas jouée compte comme une partie contre quelqu'un qui a tes propres points.
