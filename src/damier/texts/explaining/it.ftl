### Why a move was a mistake. See en.ftl for what the variables hold.

explained-reply = Ora segue { $move }.
explained-count = { $taken ->
        [1] mangia un pezzo
        [2] mangia due pezzi
        [3] mangia tre pezzi
        [4] mangia quattro pezzi
       *[other] mangia { $taken } pezzi
    }
explained-taken = { $king ->
        [yes] { $taken ->
            [1] mangia una dama
           *[other] { explained-count } (tra cui una dama)
        }
       *[no] { explained-count }
    }
explained-given = { $given ->
        [1] un pezzo
        [2] due pezzi
        [3] tre pezzi
        [4] quattro pezzi
       *[other] { $given } pezzi
    }
explained-gain = { $crowns ->
        [yes] { $taken ->
            [0] fa dama
           *[other] { explained-taken } e fa dama
        }
       *[no] { explained-taken }
    }
explained-shot = Il { loser } deve mangiare { explained-given }, e il { winner } { $gain }.
explained-capture = Il { winner } { $gain }, e il { loser } non recupera niente.
explained-exchange = Il { winner } { $gain }, e il { loser } riprende solo { explained-given }.
explained-attack = { $ahead ->
        [0] Il { winner } ci guadagna
        [1] Il { winner } guadagna un pezzo
        [2] Il { winner } guadagna due pezzi
        [3] Il { winner } guadagna tre pezzi
       *[other] Il { winner } guadagna { $ahead } pezzi
    }{ $shown ->
        [yes] , per esempio { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] Il { winner } fa dama, per esempio { $line }.
       *[no] Il { winner } fa dama.
    }
explained-ending = { $shown ->
        [yes] Si arriva a un finale che il { winner } vince, per esempio { $line }.
       *[no] Si arriva a un finale che il { winner } vince.
    }
explained-end = { $moves ->
        [1] Il { winner } vince subito.
       *[other] Il { winner } vince in { $moves } mosse.
    }
explained-table = { $was ->
        [draw] Questo finale era patta, e ora è perso.
       *[win] { $now ->
            [loss] Questo finale era vinto, e ora è perso.
           *[draw] Questo finale era vinto, e ora è solo patta.
        }
    }
explained-duty = { $rule }.
explained-duty-article = { article }: { $rule }.
explained-unclear = { $move } era meglio, ma il motore non sa dire perché.
