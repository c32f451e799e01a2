### Why a move was a mistake. See en.ftl for what the variables hold.

explained-reply = Nu kommer { $move }.
explained-count = { $taken ->
        [1] en
        [2] två
        [3] tre
        [4] fyra
       *[other] { $taken }
    }
explained-taken = { $king ->
        [yes] { $taken ->
            [1] en dam
           *[other] { explained-count } (även en dam)
        }
       *[no] { explained-count }
    }
explained-given = { $given ->
        [1] en
        [2] två
        [3] tre
        [4] fyra
       *[other] { $given }
    }
explained-gain = { $crowns ->
        [yes] { $taken ->
            [0] får en dam
           *[other] slår { explained-taken } och får en dam
        }
       *[no] slår { explained-taken }
    }
explained-shot = { loser } måste slå { explained-given }, och { winner.mid } { $gain }.
explained-capture = { winner } { $gain }, och { loser.mid } får inget tillbaka.
explained-exchange = { winner } { $gain }, och { loser.mid } slår bara { explained-given } tillbaka.
explained-attack = { $ahead ->
        [0] { winner } får det bättre
        [1] { winner } vinner en bricka
        [2] { winner } vinner två brickor
        [3] { winner } vinner tre brickor
       *[other] { winner } vinner { $ahead } brickor
    }{ $shown ->
        [yes] , till exempel { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] { winner } får en dam, till exempel { $line }.
       *[no] { winner } får en dam.
    }
explained-ending = { $shown ->
        [yes] Det leder till ett slutspel som { winner.mid } vinner, till exempel { $line }.
       *[no] Det leder till ett slutspel som { winner.mid } vinner.
    }
explained-end = { $moves ->
        [1] { winner } vinner direkt.
       *[other] { winner } vinner på { $moves } drag.
    }
explained-table = { $was ->
        [draw] Slutspelet var remi, och nu är det förlorat.
       *[win] { $now ->
            [loss] Slutspelet var vunnet, och nu är det förlorat.
           *[draw] Slutspelet var vunnet, och nu är det bara remi.
        }
    }
explained-duty = { $rule }.
explained-duty-article = { article }: { $rule }.
explained-unclear = { $move } var bättre, men varför kan motorn inte säga i ord.
