### The systems of tournaments and what parts players with the same points.

tournament-swiss = Swiss
    .about = Everybody plays every round, against somebody with about as many points; nobody meets the same opponent twice.
tournament-round-robin = Round robin
    .about = Everybody plays everybody.
tournament-knockout = Knockout
    .about = Whoever wins a match goes on, whoever loses is out.
tournament-arena = Arena
    .about = As soon as your game is over you get the next opponent. After two wins in a row points count double until you fail to win.
tiebreak-solkoff = Solkoff
    .about = The points of all your opponents, added up.
tiebreak-solkoff-cut = Solkoff without the lowest
    .about = The points of all your opponents but the one with the fewest, added up.
tiebreak-sonneborn-berger = Sonneborn–Berger
    .about = The points of everybody you beat, and half the points of everybody you drew with.
tiebreak-direct = Direct result
    .about = Who scored more in the games of those with the same points against each other, if all of them have met.
tiebreak-wins = Wins
    .about = How many games you won at the board.
tiebreak-game-points = Game points
    .about = The points of all games of your matches, added up.
tiebreak-unplayed = A round you did not play counts as a game against somebody with your own points.
