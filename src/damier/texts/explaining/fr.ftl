### Why a move was a mistake. See en.ftl for what the variables hold.

explained-reply = Vient alors { $move }.
explained-count = { $taken ->
        [1] prennent une pièce
        [2] prennent deux pièces
        [3] prennent trois pièces
        [4] prennent quatre pièces
       *[other] prennent { $taken } pièces
    }
explained-taken = { $king ->
        [yes] { $taken ->
            [1] prennent une dame
           *[other] { explained-count } (dont une dame)
        }
       *[no] { explained-count }
    }
explained-given = { $given ->
        [1] une pièce
        [2] deux pièces
        [3] trois pièces
        [4] quatre pièces
       *[other] { $given } pièces
    }
explained-gain = { $crowns ->
        [yes] { $taken ->
            [0] font une dame
           *[other] { explained-taken } et font une dame
        }
       *[no] { explained-taken }
    }
explained-shot = { loser } doivent prendre { explained-given }, puis { winner.mid } { $gain }.
explained-capture = { winner } { $gain }, et { loser.mid } ne récupèrent rien.
explained-exchange = { winner } { $gain }, et { loser.mid } { $given ->
        [1] n’en reprennent qu’une
        [2] n’en reprennent que deux
        [3] n’en reprennent que trois
        [4] n’en reprennent que quatre
       *[other] n’en reprennent que { $given }
    }.
explained-attack = { $ahead ->
        [0] { winner } prennent l’avantage
        [1] { winner } gagnent une pièce
        [2] { winner } gagnent deux pièces
        [3] { winner } gagnent trois pièces
       *[other] { winner } gagnent { $ahead } pièces
    }{ $shown ->
        [yes] , par exemple après { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] { winner } font une dame, par exemple après { $line }.
       *[no] { winner } font une dame.
    }
explained-ending = { $shown ->
        [yes] Cela mène à une finale que { winner.mid } gagnent, par exemple après { $line }.
       *[no] Cela mène à une finale que { winner.mid } gagnent.
    }
explained-end = { $moves ->
        [1] { winner } gagnent tout de suite.
       *[other] { winner } gagnent en { $moves } coups.
    }
explained-table = { $was ->
        [draw] Cette finale était nulle, et maintenant elle est perdue.
       *[win] { $now ->
            [loss] Cette finale était gagnée, et maintenant elle est perdue.
           *[draw] Cette finale était gagnée, et maintenant elle est seulement nulle.
        }
    }
explained-duty = { $rule }.
explained-duty-article = { article } : { $rule }.
explained-unclear = { $move } était meilleur, mais le moteur ne sait pas dire pourquoi.
