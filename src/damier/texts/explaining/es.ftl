### Why a move was a mistake. See en.ftl for what the variables hold.

explained-reply = Ahora viene { $move }.
explained-count = { $taken ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
       *[other] { $taken }
    }
explained-taken = { $king ->
        [yes] { $taken ->
            [1] una dama
           *[other] { explained-count } (entre ellas una dama)
        }
       *[no] { explained-count }
    }
explained-given = { $given ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
       *[other] { $given }
    }
explained-gain = { $crowns ->
        [yes] { $taken ->
            [0] coronan
           *[other] comen { explained-taken } y coronan
        }
       *[no] comen { explained-taken }
    }
explained-shot = Las { loser.low } tienen que comer { explained-given }, y las { winner.low } { $gain }.
explained-capture = Las { winner.low } { $gain }, y las { loser.low } no recuperan nada.
explained-exchange = Las { winner.low } { $gain }, y las { loser.low } solo recuperan { explained-given }.
explained-attack = { $ahead ->
        [0] Las { winner.low } salen ganando
        [1] Las { winner.low } ganan una pieza
        [2] Las { winner.low } ganan dos piezas
        [3] Las { winner.low } ganan tres piezas
       *[other] Las { winner.low } ganan { $ahead } piezas
    }{ $shown ->
        [yes] , por ejemplo { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] Las { winner.low } coronan, por ejemplo { $line }.
       *[no] Las { winner.low } coronan.
    }
explained-ending = { $shown ->
        [yes] Eso lleva a un final que ganan las { winner.low }, por ejemplo { $line }.
       *[no] Eso lleva a un final que ganan las { winner.low }.
    }
explained-end = { $moves ->
        [1] Las { winner.low } ganan enseguida.
       *[other] Las { winner.low } ganan en { $moves } jugadas.
    }
explained-table = { $was ->
        [draw] Este final era de tablas, y ahora está perdido.
       *[win] { $now ->
            [loss] Este final estaba ganado, y ahora está perdido.
           *[draw] Este final estaba ganado, y ahora es solo de tablas.
        }
    }
explained-duty = { $rule }.
explained-duty-article = { article }: { $rule }.
explained-unclear = { $move } era mejor, pero el motor no sabe decir por qué.
