### Why a move was a mistake. See en.ftl for what the variables hold.

explained-reply = Теперь следует { $move }.
explained-count = { $taken ->
        [1] одну
        [2] две
        [3] три
        [4] четыре
       *[other] { $taken }
    }
explained-taken = { $king ->
        [yes] { $taken ->
            [1] дамку
           *[other] { explained-count } (в том числе дамку)
        }
       *[no] { explained-count }
    }
explained-given = { $given ->
        [1] одну
        [2] две
        [3] три
        [4] четыре
       *[other] { $given }
    }
explained-gain = { $crowns ->
        [yes] { $taken ->
            [0] проходят в дамки
           *[other] берут { explained-taken } и проходят в дамки
        }
       *[no] берут { explained-taken }
    }
explained-shot = { loser } должны взять { explained-given }, а { winner.low } { $gain }.
explained-capture = { winner } { $gain }, а { loser.low } ничего не отыгрывают.
explained-exchange = { winner } { $gain }, а { loser.low } отыгрывают только { explained-given }.
explained-attack = { $ahead ->
        [0] { winner } получают перевес
        [1] { winner } выигрывают шашку
        [2] { winner } выигрывают две шашки
        [one] { winner } выигрывают { $ahead } шашку
        [few] { winner } выигрывают { $ahead } шашки
       *[other] { winner } выигрывают { $ahead } шашек
    }{ $shown ->
        [yes] , например { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] { winner } проходят в дамки, например { $line }.
       *[no] { winner } проходят в дамки.
    }
explained-ending = { $shown ->
        [yes] Получается окончание, которое { winner.low } выигрывают, например { $line }.
       *[no] Получается окончание, которое { winner.low } выигрывают.
    }
explained-end = { $moves ->
        [1] { winner } сразу выигрывают.
        [one] { winner } выигрывают за { $moves } ход.
        [few] { winner } выигрывают за { $moves } хода.
       *[other] { winner } выигрывают за { $moves } ходов.
    }
explained-table = { $was ->
        [draw] Это окончание было ничейным, а теперь оно проиграно.
       *[win] { $now ->
            [loss] Это окончание было выиграно, а теперь оно проиграно.
           *[draw] Это окончание было выиграно, а теперь это только ничья.
        }
    }
explained-duty = { $rule }.
explained-duty-article = { article }: { $rule }.
explained-unclear = Лучше было { $move }, но почему, движок словами сказать не может.
