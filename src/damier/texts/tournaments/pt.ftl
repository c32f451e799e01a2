### The systems of tournaments and what parts players with the same points.

tournament-swiss = Suíço
    .about = Todos jogam cada ronda contra alguém com mais ou menos os mesmos pontos; ninguém encontra duas vezes o mesmo adversário.
tournament-round-robin = Todos contra todos
    .about = Cada um joga contra todos os outros.
tournament-knockout = Eliminatórias
    .about = Quem ganha um encontro segue em frente, quem perde fica de fora.
tournament-arena = Arena
    .about = Assim que a tua partida acaba, recebes o adversário seguinte. Depois de duas vitórias seguidas os pontos valem a dobrar, até deixares de ganhar.
tiebreak-solkoff = Solkoff
    .about = A soma dos pontos de todos os teus adversários.
tiebreak-solkoff-cut = Solkoff sem o mais baixo
    .about = A soma dos pontos de todos os teus adversários, menos o que tem menos pontos.
tiebreak-sonneborn-berger = Sonneborn-Berger
    .about = Os pontos de todos os que venceste, mais metade dos pontos daqueles com quem empataste.
tiebreak-direct = Resultado direto
    .about = Quem fez mais pontos nas partidas contra os outros com os mesmos pontos, se todos se encontraram.
tiebreak-wins = Vitórias
    .about = Quantas partidas ganhaste no tabuleiro.
tiebreak-game-points = Pontos de partida
    .about = A soma dos pontos de todas as partidas dos teus encontros.
tiebreak-unplayed = Uma ronda que não jogaste conta como uma partida contra alguém com os teus próprios pontos.
