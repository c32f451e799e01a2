### The systems of tournaments and what parts players with the same points.

tournament-swiss = Zwitsers
    .about = Iedereen speelt elke ronde, tegen iemand met ongeveer evenveel punten; niemand treft twee keer dezelfde tegenstander.
tournament-round-robin = Rondtoernooi
    .about = Iedereen speelt tegen iedereen.
tournament-knockout = Knock-out
    .about = Wie een match wint gaat door, wie verliest ligt eruit.
tournament-arena = Arena
    .about = Zodra je partij klaar is, krijg je de volgende tegenstander. Na twee zeges op rij tellen de punten dubbel, tot je een keer niet wint.
tiebreak-solkoff = Solkoff
    .about = De punten van al je tegenstanders bij elkaar.
tiebreak-solkoff-cut = Solkoff zonder de laagste
    .about = De punten van al je tegenstanders bij elkaar, op die met de minste na.
tiebreak-sonneborn-berger = Sonneborn-Berger
    .about = De punten van iedereen van wie je won, plus de helft van de punten van iedereen met wie je remise speelde.
tiebreak-direct = Onderling resultaat
    .about = Wie meer haalde in de partijen tegen de anderen met evenveel punten, als die allemaal tegen elkaar hebben gespeeld.
tiebreak-wins = Gewonnen partijen
    .about = Hoeveel partijen je achter het bord hebt gewonnen.
tiebreak-game-points = Partijpunten
    .about = De punten van alle partijen van je matches bij elkaar.
tiebreak-unplayed = Een ronde die je niet hebt gespeeld telt als een partij tegen iemand met jouw eigen punten.
