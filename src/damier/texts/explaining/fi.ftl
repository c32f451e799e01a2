### Why a move was a mistake. See en.ftl for what the variables hold.

explained-reply = Nyt seuraa { $move }.
explained-count = { $taken ->
        [1] yhden
        [2] kaksi
        [3] kolme
        [4] neljä
       *[other] { $taken }
    }
explained-taken = { $king ->
        [yes] { $taken ->
            [1] kuninkaan
           *[other] { explained-count } (mukana kuningas)
        }
       *[no] { explained-count }
    }
explained-given = { $given ->
        [1] yhden
        [2] kaksi
        [3] kolme
        [4] neljä
       *[other] { $given }
    }
explained-gain = { $crowns ->
        [yes] { $taken ->
            [0] saa kuninkaan
           *[other] syö { explained-taken } ja saa kuninkaan
        }
       *[no] syö { explained-taken }
    }
explained-shot = { loser } joutuu syömään { explained-given }, ja { winner.mid } { $gain }.
explained-capture = { winner } { $gain }, eikä { loser.mid } saa mitään takaisin.
explained-exchange = { winner } { $gain }, ja { loser.mid } syö takaisin vain { explained-given }.
explained-attack = { $ahead ->
        [0] { winner } pääsee paremmalle puolelle
        [1] { winner } voittaa nappulan
        [2] { winner } voittaa kaksi nappulaa
        [3] { winner } voittaa kolme nappulaa
       *[other] { winner } voittaa { $ahead } nappulaa
    }{ $shown ->
        [yes] , esimerkiksi { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] { winner } saa kuninkaan, esimerkiksi { $line }.
       *[no] { winner } saa kuninkaan.
    }
explained-ending = { $shown ->
        [yes] Siitä syntyy loppupeli, jonka { winner.mid } voittaa, esimerkiksi { $line }.
       *[no] Siitä syntyy loppupeli, jonka { winner.mid } voittaa.
    }
explained-end = { $moves ->
        [1] { winner } voittaa heti.
       *[other] { winner } voittaa { $moves } siirrolla.
    }
explained-table = { $was ->
        [draw] Tämä loppupeli oli tasapeli, mutta nyt se on hävitty.
       *[win] { $now ->
            [loss] Tämä loppupeli oli voitettu, mutta nyt se on hävitty.
           *[draw] Tämä loppupeli oli voitettu, mutta nyt se on enää tasapeli.
        }
    }
explained-duty = { $rule }.
explained-duty-article = { article }: { $rule }.
explained-unclear = { $move } oli parempi, mutta moottori ei osaa sanoa miksi.
