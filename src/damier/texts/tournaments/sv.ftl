### The systems of tournaments and what parts players with the same points.

tournament-swiss = Schweizer
    .about = Alla spelar varje rond mot någon med ungefär lika många poäng; ingen möter samma motståndare två gånger.
tournament-round-robin = Alla möter alla
    .about = Alla spelar mot alla.
tournament-knockout = Utslagning
    .about = Den som vinner en match går vidare, den som förlorar är ute.
tournament-arena = Arena
    .about = Så fort ditt parti är slut får du nästa motståndare. Efter två vinster i rad räknas poängen dubbelt, tills du inte vinner.
tiebreak-solkoff = Solkoff
    .about = Alla dina motståndares poäng sammanlagt.
tiebreak-solkoff-cut = Solkoff utan den lägsta
    .about = Alla dina motståndares poäng sammanlagt, utom den som har minst.
tiebreak-sonneborn-berger = Sonneborn–Berger
    .about = Poängen för alla du har slagit, plus hälften av poängen för alla du har spelat remi mot.
tiebreak-direct = Inbördes möte
    .about = Den som tog flest poäng mot de andra med lika många poäng, om alla har mött varandra.
tiebreak-wins = Vinster
    .about = Hur många partier du har vunnit vid brädet.
tiebreak-game-points = Partipoäng
    .about = Poängen från alla partier i dina matcher sammanlagt.
tiebreak-unplayed = En rond som du inte har spelat räknas som ett parti mot någon med dina egna poäng.
