### The systems of tournaments and what parts players with the same points.

tournament-swiss = Suizo
    .about = Todos juegan cada ronda contra alguien con más o menos los mismos puntos; nadie se encuentra dos veces con el mismo rival.
tournament-round-robin = Todos contra todos
    .about = Cada jugador se enfrenta a todos los demás.
tournament-knockout = Eliminatoria
    .about = Quien gana un duelo sigue; quien lo pierde queda fuera.
tournament-arena = Arena
    .about = En cuanto acaba tu partida te toca el siguiente rival. Tras dos victorias seguidas los puntos valen el doble, hasta que dejes de ganar.
tiebreak-solkoff = Solkoff
    .about = La suma de los puntos de todos tus rivales.
tiebreak-solkoff-cut = Solkoff sin el peor
    .about = La suma de los puntos de todos tus rivales menos el que tiene menos.
tiebreak-sonneborn-berger = Sonneborn-Berger
    .about = Los puntos de todos los que has vencido, más la mitad de los puntos de aquellos con los que hiciste tablas.
tiebreak-direct = Resultado particular
    .about = Quién sacó más en las partidas contra los demás con los mismos puntos, si todos se han enfrentado.
tiebreak-wins = Victorias
    .about = Cuántas partidas has ganado en el tablero.
tiebreak-game-points = Puntos de partida
    .about = La suma de los puntos de todas las partidas de tus duelos.
tiebreak-unplayed = Una ronda que no has jugado cuenta como una partida contra alguien con tus mismos puntos.
