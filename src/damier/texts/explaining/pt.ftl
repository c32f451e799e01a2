### Why a move was a mistake. See en.ftl for what the variables hold.

explained-reply = Agora vem { $move }.
explained-count = { $taken ->
        [1] uma
        [2] duas
        [3] três
        [4] quatro
       *[other] { $taken }
    }
explained-taken = { $king ->
        [yes] { $taken ->
            [1] uma dama
           *[other] { explained-count } (entre elas uma dama)
        }
       *[no] { explained-count }
    }
explained-given = { $given ->
        [1] uma
        [2] duas
        [3] três
        [4] quatro
       *[other] { $given }
    }
explained-gain = { $crowns ->
        [yes] { $taken ->
            [0] fazem dama
           *[other] comem { explained-taken } e fazem dama
        }
       *[no] comem { explained-taken }
    }
explained-shot = As { loser.low } têm de comer { explained-given }, e as { winner.low } { $gain }.
explained-capture = As { winner.low } { $gain }, e as { loser.low } não recuperam nada.
explained-exchange = As { winner.low } { $gain }, e as { loser.low } só recuperam { explained-given }.
explained-attack = { $ahead ->
        [0] As { winner.low } ficam a ganhar
        [1] As { winner.low } ganham uma peça
        [2] As { winner.low } ganham duas peças
        [3] As { winner.low } ganham três peças
       *[other] As { winner.low } ganham { $ahead } peças
    }{ $shown ->
        [yes] , por exemplo { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] As { winner.low } fazem dama, por exemplo { $line }.
       *[no] As { winner.low } fazem dama.
    }
explained-ending = { $shown ->
        [yes] Isso leva a um final que as { winner.low } ganham, por exemplo { $line }.
       *[no] Isso leva a um final que as { winner.low } ganham.
    }
explained-end = { $moves ->
        [1] As { winner.low } ganham logo.
       *[other] As { winner.low } ganham em { $moves } lances.
    }
explained-table = { $was ->
        [draw] Este final era empate, e agora está perdido.
       *[win] { $now ->
            [loss] Este final estava ganho, e agora está perdido.
           *[draw] Este final estava ganho, e agora é só empate.
        }
    }
explained-duty = { $rule }.
explained-duty-article = { article }: { $rule }.
explained-unclear = { $move } era melhor, mas o motor não sabe dizer porquê.
