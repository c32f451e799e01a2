### The systems of tournaments and what parts players with the same points.

tournament-swiss = Schweizer System
    .about = Alle spielen jede Runde, gegen jemanden mit etwa gleich vielen Punkten; niemand trifft zweimal auf dieselbe Person.
tournament-round-robin = Rundenturnier
    .about = Alle spielen gegen alle.
tournament-knockout = K.-o.-Turnier
    .about = Wer ein Match gewinnt, kommt weiter, wer verliert, ist draußen.
tournament-arena = Arena
    .about = Sobald deine Partie zu Ende ist, bekommst du das nächste Gegenüber. Nach zwei Siegen in Folge zählen die Punkte doppelt, bis du einmal nicht gewinnst.
tiebreak-solkoff = Solkoff
    .about = Die Punkte aller, gegen die du gespielt hast, zusammengezählt.
tiebreak-solkoff-cut = Solkoff ohne den niedrigsten Wert
    .about = Die Punkte aller, gegen die du gespielt hast, ohne die mit den wenigsten.
tiebreak-sonneborn-berger = Sonneborn-Berger
    .about = Die Punkte aller, die du besiegt hast, und die Hälfte der Punkte aller, gegen die du Remis gespielt hast.
tiebreak-direct = Direkter Vergleich
    .about = Wer in den Partien gegen die anderen mit gleich vielen Punkten mehr geholt hat, wenn sie alle gegeneinander gespielt haben.
tiebreak-wins = Siege
    .about = Wie viele Partien du am Brett gewonnen hast.
tiebreak-game-points = Partiepunkte
    .about = Die Punkte aller Partien deiner Matches, zusammengezählt.
tiebreak-unplayed = Eine Runde, die du nicht gespielt hast, zählt wie eine Partie gegen jemanden mit deinen eigenen Punkten.
