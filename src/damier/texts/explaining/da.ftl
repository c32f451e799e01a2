### Why a move was a mistake. See en.ftl for what the variables hold.

explained-reply = Nu kommer { $move }.
explained-count = { $taken ->
        [1] én
        [2] to
        [3] tre
        [4] fire
       *[other] { $taken }
    }
explained-taken = { $king ->
        [yes] { $taken ->
            [1] en dam
           *[other] { explained-count } (også en dam)
        }
       *[no] { explained-count }
    }
explained-given = { $given ->
        [1] én
        [2] to
        [3] tre
        [4] fire
       *[other] { $given }
    }
explained-gain = { $crowns ->
        [yes] { $taken ->
            [0] får en dam
           *[other] slår { explained-taken } og får en dam
        }
       *[no] slår { explained-taken }
    }
explained-shot = { loser } skal slå { explained-given }, og { winner.mid } { $gain }.
explained-capture = { winner } { $gain }, og { loser.mid } får ikke noget igen.
explained-exchange = { winner } { $gain }, og { loser.mid } slår kun { explained-given } igen.
explained-attack = { $ahead ->
        [0] { winner } kommer bedst ud af det
        [1] { winner } vinder en brik
        [2] { winner } vinder to brikker
        [3] { winner } vinder tre brikker
       *[other] { winner } vinder { $ahead } brikker
    }{ $shown ->
        [yes] , for eksempel { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] { winner } får en dam, for eksempel { $line }.
       *[no] { winner } får en dam.
    }
explained-ending = { $shown ->
        [yes] Det fører til et slutspil, som { winner.mid } vinder, for eksempel { $line }.
       *[no] Det fører til et slutspil, som { winner.mid } vinder.
    }
explained-end = { $moves ->
        [1] { winner } vinder med det samme.
       *[other] { winner } vinder i { $moves } træk.
    }
explained-table = { $was ->
        [draw] Slutspillet var remis, og nu er det tabt.
       *[win] { $now ->
            [loss] Slutspillet var vundet, og nu er det tabt.
           *[draw] Slutspillet var vundet, og nu er det kun remis.
        }
    }
explained-duty = { $rule }.
explained-duty-article = { article }: { $rule }.
explained-unclear = { $move } var bedre, men hvorfor kan motoren ikke sætte ord på.
