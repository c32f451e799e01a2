### The systems of tournaments and what parts players with the same points.

tournament-swiss = Schweizer
    .about = Alle spiller hver runde mod en med omtrent lige så mange point; ingen møder den samme modstander to gange.
tournament-round-robin = Alle mod alle
    .about = Alle spiller mod alle.
tournament-knockout = Knockout
    .about = Den, der vinder en match, går videre, den, der taber, er ude.
tournament-arena = Arena
    .about = Så snart dit parti er slut, får du den næste modstander. Efter to sejre i træk tæller pointene dobbelt, indtil du ikke vinder.
tiebreak-solkoff = Solkoff
    .about = Alle dine modstanderes point lagt sammen.
tiebreak-solkoff-cut = Solkoff uden den laveste
    .about = Alle dine modstanderes point lagt sammen, undtagen den med færrest.
tiebreak-sonneborn-berger = Sonneborn-Berger
    .about = Pointene for alle, du har slået, plus halvdelen af pointene for alle, du har spillet remis med.
tiebreak-direct = Indbyrdes opgør
    .about = Hvem der fik flest point mod de andre med lige mange point, hvis de alle har mødt hinanden.
tiebreak-wins = Sejre
    .about = Hvor mange partier du har vundet ved brættet.
tiebreak-game-points = Partipoint
    .about = Pointene fra alle partier i dine matcher lagt sammen.
tiebreak-unplayed = En runde, du ikke har spillet, tæller som et parti mod en med dine egne point.
