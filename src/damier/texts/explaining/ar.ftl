### Why a move was a mistake. See en.ftl for what the variables hold.

explained-reply = الآن تأتي { $move }.
explained-count = { $taken ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $taken } قطع
       *[other] { $taken } قطعة
    }
explained-taken = { $king ->
        [yes] { $taken ->
            [1] ملكًا
           *[other] { explained-count } (منها ملك)
        }
       *[no] { explained-count }
    }
explained-given = { $given ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $given } قطع
       *[other] { $given } قطعة
    }
explained-gain = { $crowns ->
        [yes] { $taken ->
            [0] ينال ملكًا
           *[other] يأكل { explained-taken } وينال ملكًا
        }
       *[no] يأكل { explained-taken }
    }
explained-shot = على { loser } أن يأكل { explained-given }، و{ winner } { $gain }.
explained-capture = { winner } { $gain }، ولا يستعيد { loser } شيئًا.
explained-exchange = { winner } { $gain }، ولا يستعيد { loser } إلا { explained-given }.
explained-attack = { $ahead ->
        [0] يصبح وضع { winner } أفضل
        [one] يكسب { winner } قطعة
        [two] يكسب { winner } قطعتين
        [few] يكسب { winner } { $ahead } قطع
       *[other] يكسب { winner } { $ahead } قطعة
    }{ $shown ->
        [yes] ، مثلًا { $line }.
       *[no] .
    }
explained-crown = { $shown ->
        [yes] ينال { winner } ملكًا، مثلًا { $line }.
       *[no] ينال { winner } ملكًا.
    }
explained-ending = { $shown ->
        [yes] يؤدي ذلك إلى نهاية يفوز بها { winner }، مثلًا { $line }.
       *[no] يؤدي ذلك إلى نهاية يفوز بها { winner }.
    }
explained-end = { $moves ->
        [one] يفوز { winner } فورًا.
        [two] يفوز { winner } في نقلتين.
        [few] يفوز { winner } في { $moves } نقلات.
       *[other] يفوز { winner } في { $moves } نقلة.
    }
explained-table = { $was ->
        [draw] كانت هذه النهاية تعادلًا، وهي الآن خاسرة.
       *[win] { $now ->
            [loss] كانت هذه النهاية رابحة، وهي الآن خاسرة.
           *[draw] كانت هذه النهاية رابحة، وهي الآن تعادل فقط.
        }
    }
explained-duty = { $rule }.
explained-duty-article = { article }: { $rule }.
explained-unclear = كانت { $move } أفضل، لكن المحرك لا يستطيع أن يقول السبب بالكلمات.
