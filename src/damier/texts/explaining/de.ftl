### Why a move was a mistake. See en.ftl for what the variables hold.

explained-reply = Jetzt folgt { $move }.
explained-count = { $taken ->
        [1] einen Stein
        [2] zwei Steine
        [3] drei Steine
        [4] vier Steine
        [5] fünf Steine
        [6] sechs Steine
       *[other] { $taken } Steine
    }
explained-taken = { $king ->
        [yes] { $taken ->
            [1] eine Dame
           *[other] { explained-count } (darunter eine Dame)
        }
       *[no] { explained-count }
    }
explained-given = { $given ->
        [1] einen Stein
        [2] zwei Steine
        [3] drei Steine
        [4] vier Steine
        [5] fünf Steine
        [6] sechs Steine
       *[other] { $given } Steine
    }
explained-gain = { $crowns ->
        [yes] { $taken ->
            [0] bekommt eine Dame
           *[other] schlägt { explained-taken } und bekommt eine Dame
        }
       *[no] schlägt { explained-taken }
    }
explained-shot = { loser } muss { explained-given } schlagen, und { winner } { $gain }.
explained-capture = { winner } { $gain }, und { loser } bekommt nichts zurück.
explained-exchange = { winner } { $gain }, und { loser } schlägt nur { explained-given } zurück.
explained-attack = { $ahead ->
        [0] { winner } steht danach besser
        [1] { winner } gewinnt einen Stein
        [2] { winner } gewinnt zwei Steine
        [3] { winner } gewinnt drei Steine
       *[other] { winner } gewinnt { $ahead } Steine
    }{ $shown ->
        [yes] , zum Beispiel nach { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] { winner } bekommt eine Dame, zum Beispiel nach { $line }.
       *[no] { winner } bekommt eine Dame.
    }
explained-ending = { $shown ->
        [yes] Das führt in ein Endspiel, das { winner } gewinnt, zum Beispiel nach { $line }.
       *[no] Das führt in ein Endspiel, das { winner } gewinnt.
    }
explained-end = { $moves ->
        [1] { winner } gewinnt sofort.
       *[other] { winner } gewinnt in { $moves } Zügen.
    }
explained-table = { $was ->
        [draw] Dieses Endspiel war remis, jetzt ist es verloren.
       *[win] { $now ->
            [loss] Dieses Endspiel war gewonnen, jetzt ist es verloren.
           *[draw] Dieses Endspiel war gewonnen, jetzt ist es nur noch remis.
        }
    }
explained-duty = { $rule }.
explained-duty-article = { article }: { $rule }.
explained-unclear = { $move } war besser, aber warum, kann die Engine nicht in Worte fassen.
