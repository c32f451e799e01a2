### The systems of tournaments and what parts players with the same points.

tournament-swiss = Sveitsiläinen
    .about = Kaikki pelaavat joka kierroksella jotakuta vastaan, jolla on suunnilleen yhtä paljon pisteitä; kukaan ei kohtaa samaa vastustajaa kahdesti.
tournament-round-robin = Kaikki kaikkia vastaan
    .about = Jokainen pelaa jokaista vastaan.
tournament-knockout = Pudotuspeli
    .about = Ottelun voittaja jatkaa, häviäjä putoaa.
tournament-arena = Areena
    .about = Heti kun pelisi päättyy, saat seuraavan vastustajan. Kahden peräkkäisen voiton jälkeen pisteet lasketaan kaksinkertaisina, kunnes et voita.
tiebreak-solkoff = Solkoff
    .about = Kaikkien vastustajiesi pisteet yhteensä.
tiebreak-solkoff-cut = Solkoff ilman alinta
    .about = Kaikkien vastustajiesi pisteet yhteensä, paitsi sen, jolla on vähiten.
tiebreak-sonneborn-berger = Sonneborn–Berger
    .about = Kaikkien voittamiesi pisteet ja puolet niiden pisteistä, joiden kanssa pelasit tasapelin.
tiebreak-direct = Keskinäinen tulos
    .about = Kumpi sai enemmän peleistä muita samoissa pisteissä olevia vastaan, jos kaikki ovat kohdanneet toisensa.
tiebreak-wins = Voitot
    .about = Kuinka monta peliä olet voittanut laudan ääressä.
tiebreak-game-points = Pelipisteet
    .about = Otteluidesi kaikkien pelien pisteet yhteensä.
tiebreak-unplayed = Kierros, jota et pelannut, lasketaan peliksi jotakuta vastaan, jolla on samat pisteet kuin sinulla.
