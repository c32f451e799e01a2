### The systems of tournaments and what parts players with the same points.

tournament-swiss = Monrad
    .about = Alle spiller hver runde mot noen med omtrent like mange poeng; ingen møter samme motstander to ganger.
tournament-round-robin = Alle mot alle
    .about = Alle spiller mot alle.
tournament-knockout = Utslagning
    .about = Den som vinner en match, går videre, den som taper, er ute.
tournament-arena = Arena
    .about = Så snart partiet ditt er slutt, får du neste motstander. Etter to seire på rad teller poengene dobbelt, til du ikke vinner.
tiebreak-solkoff = Solkoff
    .about = Poengene til alle motstanderne dine lagt sammen.
tiebreak-solkoff-cut = Solkoff uten den laveste
    .about = Poengene til alle motstanderne dine lagt sammen, bortsett fra den med færrest.
tiebreak-sonneborn-berger = Sonneborn-Berger
    .about = Poengene til alle du har slått, pluss halvparten av poengene til alle du har spilt remis mot.
tiebreak-direct = Innbyrdes oppgjør
    .about = Hvem som fikk flest poeng mot de andre med like mange poeng, hvis alle har møtt hverandre.
tiebreak-wins = Seire
    .about = Hvor mange partier du har vunnet ved brettet.
tiebreak-game-points = Partipoeng
    .about = Poengene fra alle partiene i matchene dine lagt sammen.
tiebreak-unplayed = En runde du ikke har spilt, teller som et parti mot noen med dine egne poeng.
