### Why a move was a mistake. See en.ftl for what the variables hold.

explained-reply = Nå kommer { $move }.
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
explained-shot = { loser } må slå { explained-given }, og { winner.mid } { $gain }.
explained-capture = { winner } { $gain }, og { loser.mid } får ingenting igjen.
explained-exchange = { winner } { $gain }, og { loser.mid } slår bare { explained-given } tilbake.
explained-attack = { $ahead ->
        [0] { winner } kommer best ut av det
        [1] { winner } vinner en brikke
        [2] { winner } vinner to brikker
        [3] { winner } vinner tre brikker
       *[other] { winner } vinner { $ahead } brikker
    }{ $shown ->
        [yes] , for eksempel { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] { winner } får en dam, for eksempel { $line }.
       *[no] { winner } får en dam.
    }
explained-ending = { $shown ->
        [yes] Det fører til et sluttspill som { winner.mid } vinner, for eksempel { $line }.
       *[no] Det fører til et sluttspill som { winner.mid } vinner.
    }
explained-end = { $moves ->
        [1] { winner } vinner med en gang.
       *[other] { winner } vinner på { $moves } trekk.
    }
explained-table = { $was ->
        [draw] Sluttspillet var remis, og nå er det tapt.
       *[win] { $now ->
            [loss] Sluttspillet var vunnet, og nå er det tapt.
           *[draw] Sluttspillet var vunnet, og nå er det bare remis.
        }
    }
explained-duty = { $rule }.
explained-duty-article = { article }: { $rule }.
explained-unclear = { $move } var bedre, men hvorfor klarer ikke motoren å sette ord på.
