### Why a move was a mistake. See en.ftl for what the variables hold.

explained-reply = Şimdi { $move } gelir.
explained-count = { $taken ->
        [1] bir taş
        [2] iki taş
        [3] üç taş
        [4] dört taş
       *[other] { $taken } taş
    }
explained-taken = { $king ->
        [yes] { $taken ->
            [1] bir dama
           *[other] aralarında bir dama olmak üzere { explained-count }
        }
       *[no] { explained-count }
    }
explained-given = { $given ->
        [1] bir
        [2] iki
        [3] üç
        [4] dört
       *[other] { $given }
    }
explained-gain = { $crowns ->
        [yes] { $taken ->
            [0] dama çıkarır
           *[other] { explained-taken } alır ve dama çıkarır
        }
       *[no] { explained-taken } alır
    }
explained-shot = { loser } { explained-given } taş almak zorunda kalır, { winner.mid } ise { $gain }.
explained-capture = { winner } { $gain }, { loser.mid } ise karşılığında hiçbir şey alamaz.
explained-exchange = { winner } { $gain }, { loser.mid } ise yalnızca { explained-given } taş geri alır.
explained-attack = { $ahead ->
        [0] { winner } daha iyi duruma geçer
        [1] { winner } bir taş kazanır
        [2] { winner } iki taş kazanır
        [3] { winner } üç taş kazanır
       *[other] { winner } { $ahead } taş kazanır
    }{ $shown ->
        [yes] , örneğin { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] { winner } dama çıkarır, örneğin { $line }.
       *[no] { winner } dama çıkarır.
    }
explained-ending = { $shown ->
        [yes] Böylece { winner.mid } için kazanılan bir oyun sonu doğar, örneğin { $line }.
       *[no] Böylece { winner.mid } için kazanılan bir oyun sonu doğar.
    }
explained-end = { $moves ->
        [1] { winner } hemen kazanır.
       *[other] { winner } { $moves } hamlede kazanır.
    }
explained-table = { $was ->
        [draw] Bu oyun sonu berabereydi, şimdi kaybedildi.
       *[win] { $now ->
            [loss] Bu oyun sonu kazanılıyordu, şimdi kaybedildi.
           *[draw] Bu oyun sonu kazanılıyordu, şimdi ancak berabere.
        }
    }
explained-duty = { $rule }.
explained-duty-article = { article }: { $rule }.
explained-unclear = { $move } daha iyiydi, ama motor nedenini söze dökemiyor.
