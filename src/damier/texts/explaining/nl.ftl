### Why a move was a mistake. See en.ftl for what the variables hold.

explained-reply = Nu komt { $move }.
explained-count = { $taken ->
        [1] er één
        [2] er twee
        [3] er drie
        [4] er vier
        [5] er vijf
        [6] er zes
       *[other] er { $taken }
    }
explained-taken = { $king ->
        [yes] { $taken ->
            [1] een dam
           *[other] { explained-count } (waaronder een dam)
        }
       *[no] { explained-count }
    }
explained-given = { $given ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
       *[other] { $given }
    }
explained-gain = { $crowns ->
        [yes] { $taken ->
            [0] haalt dam
           *[other] slaat { explained-taken } en haalt dam
        }
       *[no] slaat { explained-taken }
    }
explained-shot = { loser } moet er { explained-given } slaan, en { winner.mid } { $gain }.
explained-capture = { winner } { $gain }, en { loser.mid } krijgt niets terug.
explained-exchange = { winner } { $gain }, en { loser.mid } slaat er maar { explained-given } terug.
explained-attack = { $ahead ->
        [0] { winner } komt er beter uit
        [1] { winner } wint een stuk
        [2] { winner } wint twee stukken
        [3] { winner } wint drie stukken
       *[other] { winner } wint { $ahead } stukken
    }{ $shown ->
        [yes] , bijvoorbeeld na { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] { winner } haalt dam, bijvoorbeeld na { $line }.
       *[no] { winner } haalt dam.
    }
explained-ending = { $shown ->
        [yes] Dat leidt tot een eindspel dat { winner.mid } wint, bijvoorbeeld na { $line }.
       *[no] Dat leidt tot een eindspel dat { winner.mid } wint.
    }
explained-end = { $moves ->
        [1] { winner } wint meteen.
       *[other] { winner } wint in { $moves } zetten.
    }
explained-table = { $was ->
        [draw] Dit eindspel was remise, en nu is het verloren.
       *[win] { $now ->
            [loss] Dit eindspel was gewonnen, en nu is het verloren.
           *[draw] Dit eindspel was gewonnen, en nu is het nog maar remise.
        }
    }
explained-duty = { $rule }.
explained-duty-article = { article }: { $rule }.
explained-unclear = { $move } was beter, maar waarom kan de engine niet in woorden zeggen.
