### damier، العربية. كُتب عن en.ftl، والاتفاق مكتوب في أوله.
### المفردات: القرص والملك، وكلاهما قطعة؛ الأكل؛ النقلة؛ التعادل؛ النفخ؛ الهفوة.
### side وloser: ‎.to‎ هي «للأبيض». piece: ‎.the‎ «القرص»، ‎.your‎ «قرصك»، ‎.with-your‎ «بقرصك».

## Sides and pieces

side = { $colour ->
        [black] الأسود
        [blue] الأزرق
        [green] الأخضر
        [red] الأحمر
       *[white] الأبيض
    }
    .to = { $colour ->
        [black] للأسود
        [blue] للأزرق
        [green] للأخضر
        [red] للأحمر
       *[white] للأبيض
    }
winner = { $winner ->
        [black] الأسود
        [blue] الأزرق
        [green] الأخضر
        [red] الأحمر
       *[white] الأبيض
    }
loser = { $loser ->
        [black] الأسود
        [blue] الأزرق
        [green] الأخضر
        [red] الأحمر
       *[white] الأبيض
    }
    .to = { $loser ->
        [black] للأسود
        [blue] للأزرق
        [green] للأخضر
        [red] للأحمر
       *[white] للأبيض
    }
piece = { $piece ->
        [king] ملك
       *[man] قرص
    }
    .the = { $piece ->
        [king] الملك
       *[man] القرص
    }
    .your = { $piece ->
        [king] ملكك
       *[man] قرصك
    }
    .with-your = { $piece ->
        [king] بملكك
       *[man] بقرصك
    }
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] ملك أسود
           *[man] قرص أسود
        }
        [blue] { $piece ->
            [king] ملك أزرق
           *[man] قرص أزرق
        }
        [green] { $piece ->
            [king] ملك أخضر
           *[man] قرص أخضر
        }
        [red] { $piece ->
            [king] ملك أحمر
           *[man] قرص أحمر
        }
       *[white] { $piece ->
            [king] ملك أبيض
           *[man] قرص أبيض
        }
    }
square-label = { $square }، { coloured-piece }
square-empty = { $square }، خالٍ
turn = الدور { side.to }

## Refused moves

refusal-must-capture = { $count ->
        [one] قطعتك على المربع { $squares } تستطيع أن تأكل، والأكل أولًا.
        [two] قطعتاك على المربعين { $squares } تستطيعان أن تأكلا، والأكل أولًا. اختر إحداهما.
       *[other] قطعك على المربعات { $squares } تستطيع أن تأكل، والأكل أولًا. اختر واحدة منها.
    }
    .title = الأكل أولًا
refusal-must-finish-capture = لم ينتهِ الأكل بعد: واصل { piece.with-your } من المربع { $from } حتى لا يبقى ما يؤكل.
    .title = واصل الأكل
refusal-must-take-most = { $count ->
        [one] هكذا تأكل { $taken ->
            [one] قطعة واحدة
            [two] قطعتين
            [few] { $taken } قطع
           *[other] { $taken } قطعة
        }. قطعتك على المربع { $squares } تستطيع أن تأكل { $most ->
            [one] قطعة واحدة
            [two] قطعتين
            [few] { $most } قطع
           *[other] { $most } قطعة
        }، والأكثر أولًا.
        [two] هكذا تأكل { $taken ->
            [one] قطعة واحدة
            [two] قطعتين
            [few] { $taken } قطع
           *[other] { $taken } قطعة
        }. كلتا قطعتيك على المربعين { $squares } تستطيع أن تأكل { $most ->
            [one] قطعة واحدة
            [two] قطعتين
            [few] { $most } قطع
           *[other] { $most } قطعة
        }، والأكثر أولًا.
       *[other] هكذا تأكل { $taken ->
            [one] قطعة واحدة
            [two] قطعتين
            [few] { $taken } قطع
           *[other] { $taken } قطعة
        }. كل قطعة من قطعك على المربعات { $squares } تستطيع أن تأكل { $most ->
            [one] قطعة واحدة
            [two] قطعتين
            [few] { $most } قطع
           *[other] { $most } قطعة
        }، والأكثر أولًا.
    }
    .title = الأكثر أولًا
refusal-must-take-most-value = { $count ->
        [one] قطعتك على المربع { $squares } تستطيع أن تأكل ما هو أثمن. الملك يساوي قرصين إلا قليلًا.
        [two] قطعتاك على المربعين { $squares } تستطيعان أن تأكلا ما هو أثمن. الملك يساوي قرصين إلا قليلًا.
       *[other] قطعك على المربعات { $squares } تستطيع أن تأكل ما هو أثمن. الملك يساوي قرصين إلا قليلًا.
    }
    .title = الأثمن أولًا
refusal-must-capture-with-king = { $count ->
        [one] ملكك على المربع { $squares } يستطيع أن يأكل أيضًا، والملك أولًا.
        [two] ملكاك على المربعين { $squares } يستطيعان أن يأكلا أيضًا، والملك أولًا.
       *[other] ملوكك على المربعات { $squares } تستطيع أن تأكل أيضًا، والملك أولًا.
    }
    .title = الملوك تأكل أولًا
refusal-must-take-most-kings = { $count ->
        [one] من المربع { $squares } تستطيع أن تأكل العدد نفسه من القطع وفيها ملوك أكثر. هذا الأكل أولًا.
        [two] من المربعين { $squares } تستطيع أن تأكل العدد نفسه من القطع وفيها ملوك أكثر. هذا الأكل أولًا.
       *[other] من المربعات { $squares } تستطيع أن تأكل العدد نفسه من القطع وفيها ملوك أكثر. هذا الأكل أولًا.
    }
    .title = الأكثر ملوكًا أولًا
refusal-must-take-king-first = { $count ->
        [one] طريقتان للأكل متساويتان حتى الآن. التي تبدأ من المربع { $squares } تلقى ملكًا قبل الأخرى، فهي أولًا.
        [two] عدة طرق للأكل متساوية حتى الآن. التي تبدأ من المربعين { $squares } تلقى ملكًا قبل غيرها، فهي أولًا.
       *[other] عدة طرق للأكل متساوية حتى الآن. التي تبدأ من المربعات { $squares } تلقى ملكًا قبل غيرها، فهي أولًا.
    }
    .title = إلى الملك أولًا
refusal-king-limit = تحرّك ملكك على المربع { $from } ما يكفي من المرات المتتالية. كُلِ الآن، أو العب بقطعة أخرى.
    .title = دع هذا الملك يستريح
refusal-out-of-turn = الدور الآن { side.to }. بعده يأتي دورك.
    .title = لحظة واحدة
refusal-game-over = هذه المباراة لُعبت إلى آخرها. ابدأ مباراة جديدة متى شئت.
    .title = انتهت المباراة
refusal-no-such-square = ليس على هذه الرقعة مربع كهذا.
    .title = خارج الرقعة
refusal-same-square = تنتهي النقلة دائمًا على مربع غير الذي بدأت منه.
    .title = ما زالت في مكانها
refusal-empty-square = ليس على المربع { $from } ما تلعب به.
    .title = مربع خالٍ
refusal-not-your-piece = { piece.the } على المربع { $from } للطرف الآخر.
    .title = ليس من قطعك
refusal-occupied = تقف قطعة على المربع { $squares } بالفعل. كل مربع يتسع لقطعة واحدة.
    .title = هذا المربع مشغول
refusal-off-line = لا يوجد خط يسلكه { piece.your } من المربع { $from } إلى المربع { $squares }.
    .title = خارج الخط
refusal-backward-move = القرص لا يرجع أبدًا. وحين يصير ملكًا يستطيع ذلك.
    .title = الأقراص لا ترجع
refusal-too-far = { $piece ->
        [king] الملك هنا يمشي مربعًا واحدًا، أو يقفز فوق قطعة بجانبه تمامًا.
       *[man] القرص يمشي مربعًا واحدًا، أو يقفز فوق قطعة بجانبه تمامًا.
    }
    .title = بعيد قليلًا
refusal-jumps-own-piece = قطعتك أنت على المربع { $squares } تسدّ الطريق، ولا يمكنك القفز فوقها.
    .title = قطعتك تسدّ الطريق
refusal-no-room-behind = لا يوجد مربع خالٍ خلف القطعة على المربع { $squares } لتنزل عليه، فهي في أمان.
    .title = لا مكان للنزول
refusal-nothing-to-capture = لا توجد قطعة تأكلها في الطريق إلى المربع { $squares }.
    .title = لا شيء يؤكل هناك
refusal-backward-capture = القرص لا يأكل إلى الخلف أبدًا، فالقطعة على المربع { $squares } في أمان منه.
    .title = الأقراص لا تأكل إلى الخلف
refusal-man-takes-king = الملك على المربع { $squares } في أمان من الأقراص: لا يأكله إلا ملك.
    .title = القرص لا يأكل ملكًا
refusal-jumped-twice = القطعة على المربع { $squares } أُكلت وتنتظر فقط أن تُرفع. لا يمكنك القفز فوقها مرة ثانية.
    .title = القطعة نفسها مرة واحدة فقط
refusal-turns-back = بين قفزتين لك أن تنعطف يمينًا أو يسارًا، لا أن ترجع من حيث أتيت.
    .title = لا رجوع من حيث أتيت
refusal-must-land-next = خلف القطعة على المربع { $squares } يقف ملكك على أول مربع.
    .title = انزل خلفها مباشرة
refusal-must-stop-behind-king = آخر قطعة تأكلها، على المربع { $squares }، هي ملك، فقف على المربع الذي خلفه مباشرة.
    .title = قف خلف الملك مباشرة
refusal-crowning-ends-turn = صار قرصك ملكًا على المربع { $squares }، وهناك تنتهي نقلته.
    .title = صار ملكًا، وهذا يكفي الآن
refusal-touched-piece = لمست القطعة على المربع { $squares } أولًا، فالعب بها.
    .title = من لمس لعب

## Buttons under a refusal

action-play = العب { $move }
action-show = أرني
action-read = اقرأ المادة { $article }

## Slips at the table

offence-no-capture = { $count ->
        [one] كان { piece.the } على المربع { $square } يستطيع أن يأكل قطعة من قطعك، لكن { side } لعب { $move }.
        [two] كان { piece.the } على المربع { $square } يستطيع أن يأكل قطعتين من قطعك، لكن { side } لعب { $move }.
       *[other] كان { piece.the } على المربع { $square } يستطيع أن يأكل { $count } من قطعك، لكن { side } لعب { $move }.
    }
    .title = نسي { side } أن يأكل
offence-too-few = أكل { side } { $taken ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $taken } قطع
       *[other] { $taken } قطعة
    } بالنقلة { $move }. كان { piece.the } على المربع { $square } يستطيع أن يأكل { $count ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $count } قطع
       *[other] { $count } قطعة
    }.
    .title = أكل { side } أقل مما يجب
offence-unfinished = توقف { side } بعد { $move } وقد أكل { $taken ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $taken } قطع
       *[other] { $taken } قطعة
    }. من يكمل هذا الأكل يأكل { $count ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $count } قطع
       *[other] { $count } قطعة
    }.
    .title = توقف { side } في منتصف الطريق

## What the opponent may do about it

remedy-huff = انفخ { piece.the } على المربع { $square }
    .consequence = { $turn ->
        [yes] يخرج من الرقعة. وكان هذا دورك.
       *[no] يخرج من الرقعة. والنفخ لا يأخذ دورك: تلعب بعده.
    }
remedy-withdraw = اطلب إعادة النقلة
    .consequence = ترجع النقلة، ويجب الأكل.
remedy-stand = دعها تمرّ
    .consequence = لا تقل شيئًا وواصل اللعب. بعدها تفوت الفرصة.
huffed = نفخ { side } { piece.the } على المربع { $square }.
withdrawn = طلب { side } إعادة النقلة. الآن يجب الأكل.
stood = تركها { side } تمرّ.
huff-cry = { $turn ->
        [yes] نفختُها فطارت!
       *[no] النفخ ليس نقلة!
    }

## Touching pieces

touch-must-move = لمست { piece.the } على المربع { $square }، فالعب به.
    .title = من لمس لعب
touch-must-take = لمست { piece.the } على المربع { $square }. وهو يستطيع أن يأكل، فكُلْ به.
    .title = من لمس لعب
touch-straighten = عدّل القطعة
    .announcement = أعدّل القطعة فقط.
touch-hand-off = رفعت يدك عن القطعة، فالنقلة تمّت.
    .title = من ترك القطعة فقد لعب

## What a player may choose at any time

option-offer-draw = اعرض التعادل
option-accept-draw = اقبل التعادل
option-decline-draw = واصل اللعب
option-claim-draw = المطالبة بالتعادل
option-resign = استسلام
    .confirm = هل تستسلم في هذه المباراة؟
option-take-back = تراجع عن النقلة
option-again = مرة أخرى بتبديل الألوان
draw-offered = يعرض { side } التعادل. ما رأيك؟
    .title = تعادل؟
draw-declined = يفضّل { side } مواصلة اللعب.
take-back-asked = يودّ { side } أن يتراجع عن نقلته الأخيرة.
    .title = تراجع عن النقلة؟

## How a game ended

result-win = فاز { winner }
result-draw = تعادل
result-aborted = أُلغيت
result-archived = من الأرشيف
result-unfinished = ما زالت تُلعب

outcome-no-move = لم يعد { loser } يستطيع التحرك.
outcome-no-pieces = لم تبقَ { loser.to } أي قطعة.
outcome-no-move-wins = لم يعد { winner } يستطيع التحرك، وبهذا يفوز هنا.
outcome-no-pieces-wins = فقد { winner } كل قطعه، وبهذا يفوز هنا.
outcome-first-king = نال { winner } أول ملك، وبه تُحسم هذه المباراة.
outcome-resign = استسلم { loser }.
outcome-flag = نفد وقت { loser }.
outcome-left = غادر { loser } الطاولة.
outcome-aborted = أُلغيت قبل أن تبدأ فعلًا.
outcome-archived = حُفظت هذه المباراة بإصدار قديم: يمكنك مشاهدتها، لكن لا يمكن متابعة اللعب.
outcome-agreement = اتفقتما معًا.
outcome-same-move = لُعبت النقلة نفسها { $times ->
        [one] مرة واحدة
        [two] مرتين
        [few] { $times } مرات
       *[other] { $times } مرة
    } على التوالي.
outcome-return = عادت قطعة إلى المربع نفسه { $times ->
        [one] مرة واحدة
        [two] مرتين
        [few] { $times } مرات
       *[other] { $times } مرة
    }.
outcome-repetition = ظهر الوضع نفسه على الرقعة { $times ->
        [one] مرة واحدة
        [two] مرتين
        [few] { $times } مرات
       *[other] { $times } مرة
    }.
outcome-quiet-moves = { $moves ->
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $moves } نقلات
       *[other] { $moves } نقلة
    } لكل طرف بلا أكل وبلا تحريك قرص.
outcome-material = انتهى العدّ مع هذه القطع القليلة: { $moves ->
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $moves } نقلات
       *[other] { $moves } نقلة
    } لكل طرف.
outcome-material-now = بهذه القطع تنتهي المباراة بالتعادل.
outcome-balance = لم يتغير توازن القطع طوال { $moves ->
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $moves } نقلات
       *[other] { $moves } نقلة
    } لكل طرف.
outcome-one-each = بقيت لكل طرف قطعة واحدة.
outcome-nobody-can-win = لم يعد أحد يستطيع الفوز.

## Draw rules on the rules page

draw-agreement = يمكن للاعبَين أن يتفقا على التعادل في أي وقت.
draw-same-move = { $how ->
        [claim] إذا لعب أحد اللاعبَين النقلة نفسها { $times ->
            [one] مرة واحدة
            [two] مرتين
            [few] { $times } مرات
           *[other] { $times } مرة
        } على التوالي، فلأي من اللاعبَين أن يطالب بالتعادل.
       *[automatic] إذا لعب أحد اللاعبَين النقلة نفسها { $times ->
            [one] مرة واحدة
            [two] مرتين
            [few] { $times } مرات
           *[other] { $times } مرة
        } على التوالي، تنتهي المباراة بالتعادل.
    }
draw-return = { $how ->
        [claim] إذا ظل أحد اللاعبَين ينقل القطعة نفسها حتى عادت إلى المربع نفسه { $times ->
            [one] مرة واحدة
            [two] مرتين
            [few] { $times } مرات
           *[other] { $times } مرة
        }، فلأي من اللاعبَين أن يطالب بالتعادل.
       *[automatic] إذا ظل أحد اللاعبَين ينقل القطعة نفسها حتى عادت إلى المربع نفسه { $times ->
            [one] مرة واحدة
            [two] مرتين
            [few] { $times } مرات
           *[other] { $times } مرة
        }، تنتهي المباراة بالتعادل.
    }
draw-return-king = { $how ->
        [claim] إذا ظل أحد اللاعبَين ينقل الملك نفسه حتى عاد إلى المربع نفسه { $times ->
            [one] مرة واحدة
            [two] مرتين
            [few] { $times } مرات
           *[other] { $times } مرة
        }، فلأي من اللاعبَين أن يطالب بالتعادل.
       *[automatic] إذا ظل أحد اللاعبَين ينقل الملك نفسه حتى عاد إلى المربع نفسه { $times ->
            [one] مرة واحدة
            [two] مرتين
            [few] { $times } مرات
           *[other] { $times } مرة
        }، تنتهي المباراة بالتعادل.
    }
draw-repetition = { $how ->
        [claim] إذا ظهر الوضع نفسه والدور للطرف نفسه { $times ->
            [one] مرة واحدة
            [two] مرتين
            [few] { $times } مرات
           *[other] { $times } مرة
        }، فلأي من اللاعبَين أن يطالب بالتعادل.
       *[automatic] إذا ظهر الوضع نفسه والدور للطرف نفسه { $times ->
            [one] مرة واحدة
            [two] مرتين
            [few] { $times } مرات
           *[other] { $times } مرة
        }، تنتهي المباراة بالتعادل.
    }
draw-quiet-moves = { $how ->
        [claim] إذا لعب كل طرف { $moves ->
            [one] نقلة واحدة
            [two] نقلتين
            [few] { $moves } نقلات
           *[other] { $moves } نقلة
        } على التوالي بلا أكل وبلا تحريك قرص، فلأي من اللاعبَين أن يطالب بالتعادل.
       *[automatic] إذا لعب كل طرف { $moves ->
            [one] نقلة واحدة
            [two] نقلتين
            [few] { $moves } نقلات
           *[other] { $moves } نقلة
        } على التوالي بلا أكل وبلا تحريك قرص، تنتهي المباراة بالتعادل.
    }
draw-material = { $how ->
        [claim] القطع الباقية عند طرف: { $stronger }؛ وعند الآخر: { $weaker }. إذا لعب كل طرف { $moves ->
            [one] نقلة أخرى
            [two] نقلتين أخريين
            [few] { $moves } نقلات أخرى
           *[other] { $moves } نقلة أخرى
        } ولم يفز أحد، فلأي من اللاعبَين أن يطالب بالتعادل.
       *[automatic] القطع الباقية عند طرف: { $stronger }؛ وعند الآخر: { $weaker }. إذا لعب كل طرف { $moves ->
            [one] نقلة أخرى
            [two] نقلتين أخريين
            [few] { $moves } نقلات أخرى
           *[other] { $moves } نقلة أخرى
        } ولم يفز أحد، تنتهي المباراة بالتعادل.
    }
draw-material-road = { $how ->
        [claim] القطع الباقية عند طرف: { $stronger }؛ وعند الآخر، وهو يمسك القطر الأطول: { $weaker }. إذا لعب كل طرف { $moves ->
            [one] نقلة أخرى
            [two] نقلتين أخريين
            [few] { $moves } نقلات أخرى
           *[other] { $moves } نقلة أخرى
        } ولم يفز أحد، فلأي من اللاعبَين أن يطالب بالتعادل.
       *[automatic] القطع الباقية عند طرف: { $stronger }؛ وعند الآخر، وهو يمسك القطر الأطول: { $weaker }. إذا لعب كل طرف { $moves ->
            [one] نقلة أخرى
            [two] نقلتين أخريين
            [few] { $moves } نقلات أخرى
           *[other] { $moves } نقلة أخرى
        } ولم يفز أحد، تنتهي المباراة بالتعادل.
    }
material-kings = { $kings ->
        [1] ملك واحد
        [2] ملكان
        [3] ثلاثة ملوك
        [few] { $kings } ملوك
        [many] { $kings } ملكًا
       *[other] { $kings } ملك
    }
material-kings-or-more = { $kings ->
        [1] ملك واحد أو أكثر
        [2] ملكان أو أكثر
        [3] ثلاثة ملوك أو أكثر
        [few] { $kings } ملوك أو أكثر
        [many] { $kings } ملكًا أو أكثر
       *[other] { $kings } ملك أو أكثر
    }
material-men = { $men ->
        [1] قرص واحد
        [2] قرصان
        [3] ثلاثة أقراص
        [few] { $men } أقراص
        [many] { $men } قرصًا
       *[other] { $men } قرص
    }
draw-balance = { $how ->
        [claim] إذا كان عند الطرفين ملوك، وعدد القطع الباقية من { $fewest } إلى { $most }، ولعب كل طرف { $moves ->
            [one] نقلة واحدة
            [two] نقلتين
            [few] { $moves } نقلات
           *[other] { $moves } نقلة
        } بلا أكل ولا ملك جديد، فلأي من اللاعبَين أن يطالب بالتعادل.
       *[automatic] إذا كان عند الطرفين ملوك، وعدد القطع الباقية من { $fewest } إلى { $most }، ولعب كل طرف { $moves ->
            [one] نقلة واحدة
            [two] نقلتين
            [few] { $moves } نقلات
           *[other] { $moves } نقلة
        } بلا أكل ولا ملك جديد، تنتهي المباراة بالتعادل.
    }
draw-material-now = { $how ->
        [claim] القطع الباقية عند طرف: { $stronger }؛ وعند الآخر: { $weaker }. عندئذ لأي من اللاعبَين أن يطالب بالتعادل.
       *[automatic] القطع الباقية عند طرف: { $stronger }؛ وعند الآخر: { $weaker }. عندئذ تنتهي المباراة بالتعادل.
    }
draw-one-each = { $how ->
        [claim] إذا بقيت لكل طرف قطعة واحدة، فلأي من اللاعبَين أن يطالب بالتعادل.
       *[automatic] إذا بقيت لكل طرف قطعة واحدة، تنتهي المباراة بالتعادل.
    }
draw-nobody-can-win = { $how ->
        [claim] إذا لم يعد أحد يستطيع الفوز، تنتهي المباراة بالتعادل: اتفقا عليه، أو اطلبا من البرنامج أن يريكما البرهان.
       *[automatic] إذا لم يعد أحد يستطيع الفوز، تنتهي المباراة بالتعادل.
    }
draw-option = تُحسب هذه القاعدة فقط إذا أرادها اللاعبان قبل المباراة.

## Draw counters beside the board

counter-agreement = التعادل بالاتفاق فقط، في أي وقت
counter-same-move = { $done ->
        [0] لم تتكرر نقلة بعد: لعبها { $limit ->
            [one] مرة واحدة
            [two] مرتين
            [few] { $limit } مرات
           *[other] { $limit } مرة
        } على التوالي تعادل
       *[other] { $move } على التوالي: { $done } من { $limit ->
            [one] مرة واحدة
            [two] مرتين
            [few] { $limit } مرات
           *[other] { $limit } مرة
        }
    }
counter-return = { $done ->
        [0] { $limit ->
            [2] لم ترجع قطعة بعد: الرجوع مرتين تعادل
            [few] لم ترجع قطعة بعد: الرجوع { $limit } مرات تعادل
           *[other] لم ترجع قطعة بعد: الرجوع { $limit } مرة تعادل
        }
        [1] { $limit ->
            [2] رجعت قطعة مرة إلى المربع { $square }: الرجوع مرتين تعادل
            [few] الرجوع إلى المربع { $square }: { $done } من { $limit } مرات
           *[other] الرجوع إلى المربع { $square }: { $done } من { $limit } مرة
        }
       *[other] الرجوع إلى المربع { $square }: { $done } من { $limit ->
            [one] مرة واحدة
            [two] مرتين
            [few] { $limit } مرات
           *[other] { $limit } مرة
        }
    }
counter-repetition = { $done ->
        [0] لا تكرار بعد
        [1] لا تكرار بعد
       *[other] الوضع نفسه: { $done } من { $limit ->
            [one] مرة واحدة
            [two] مرتين
            [few] { $limit } مرات
           *[other] { $limit } مرة
        }
    }
counter-quiet-moves = { $done } من { $limit ->
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $limit } نقلات
       *[other] { $limit } نقلة
    } بلا أكل ولا تحريك قرص
counter-material = { $done } من { $limit ->
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $limit } نقلات
       *[other] { $limit } نقلة
    } للفوز بهذه القطع القليلة
counter-material-now = بهذه القطع تجوز المطالبة بالتعادل
counter-balance = { $done } من { $limit ->
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $limit } نقلات
       *[other] { $limit } نقلة
    } والتوازن لم يتغير
counter-one-each = تعادل حين تبقى لكل طرف قطعة واحدة
counter-nobody-can-win = تعادل حين لا يستطيع أحد الفوز

## Rule sheets

sheet-hotte-nl = ورقة Hötte الهولندية
    .special = الأكل الأكبر أولًا، والذهاب والإياب تعادل.
sheet-hotte-fr = ورقة Hötte الفرنسية
    .special = كالصفحة الهولندية، لكن التكرار تعادل فقط إذا طالبت به.
sheet-english = ورقة Hötte الإنجليزية
    .special = الأسود يبدأ. الملك يمشي مربعًا واحدًا، وتأكل ما تشاء.
sheet-swedish = ورقة Hötte السويدية
    .special = الملك ينزل خلف القطعة التي يأكلها مباشرة. ومن نسي الأكل فاطلبه منه، أو انفخ.
sheet-danish = ورقة Hötte الدنماركية
    .special = يصير القرص ملكًا في أثناء الأكل، ويواصل ملكًا.
sheet-norwegian = ورقة Hötte النرويجية
    .special = الملك يمشي مربعًا واحدًا، لكن عليك أكل أكبر عدد. والهفوة تمرّ أو تُصحَّح.
sheet-finnish = ورقة Hötte الفنلندية
    .special = الأسود يبدأ. الأقراص تأكل إلى الأمام فقط، والملوك تطير، وأنت تختار كيف تأكل.
sheet-kndb = ورقة الاتحاد الملكي الهولندي للداما
    .special = ست عشرة قاعدة قصيرة. نبّه إلى الهفوة، أو واصل اللعب ببساطة.
sheet-djeco = ورقة Djeco
    .special = الأزرق ضد الأخضر على مربعات حمراء، ومن نسي الأكل نُفخت قطعته.
sheet-international = الداما الدولية
    .special = لعبة الاتحاد العالمي على 100 مربع: ملوك تطير، والأكثر أولًا.
sheet-frisian = الداما الفريزية
    .special = الأكل في خط مائل وفي خط مستقيم أيضًا، والملك يساوي قرصين إلا قليلًا.
sheet-russian = الداما الروسية
    .special = اختر كيف تأكل، والقرص الذي يصير ملكًا في أثناء الأكل ينطلق ملكًا.
sheet-brazilian = الداما البرازيلية
    .special = الداما الدولية على الرقعة الصغيرة ذات 64 مربعًا.
sheet-pool = بول تشيكرز
    .special = ملوك تطير، وأكل باختيارك، والأسود يبدأ.
sheet-english-wcdf = الداما الإنجليزية
    .special = تشيكرز كما يلعبها الأبطال: الملك يمشي مربعًا واحدًا، والأكل باختيارك، والتعادل بعد 40 نقلة.
sheet-italian = الداما الإيطالية
    .special = لا قرص يأكل ملكًا، وأربع قواعد تقول أي أكل يأتي أولًا.
sheet-spanish = الداما الإسبانية
    .special = الأقراص تأكل إلى الأمام فقط، والملوك تطير: كُلْ أكبر عدد من القطع، ثم أكبر عدد من الملوك.
sheet-portuguese = الداما البرتغالية
    .special = اللعبة الإسبانية على المربعات الداكنة من رقعة معكوسة.
sheet-czech = الداما التشيكية
    .special = الملوك الطائرة تأكل قبل الأقراص، وفي غير ذلك أنت تختار.
sheet-turkish = الداما التركية
    .special = خطوط مستقيمة على المربعات كلها وعددها 64، وكل قطعة تؤكل تُرفع فورًا.
sheet-thai = الداما التايلاندية
    .special = ثمانية أقراص لكل طرف. الملك ينزل خلف القطعة التي يأكلها مباشرة، وله أن يرجع من حيث أتى.
sheet-canadian = الداما الكندية
    .special = الرقعة الكبيرة: 144 مربعًا وثلاثون قرصًا لكل طرف.
sheet-srilankan = الداما السريلانكية
    .special = الرقعة الكبيرة ذات 144 مربعًا، معكوسة.
sheet-jamaican = الداما الجامايكية
    .special = بول تشيكرز على رقعة معكوسة.
sheet-filipino = الداما الفلبينية
    .special = اللعبة البرازيلية على رقعة معكوسة.
sheet-spantsiretti = Spantsiretti
    .special = الداما الروسية على رقعة عرضها عشرة مربعات وارتفاعها ثمانية.
sheet-killer = الداما القاتلة
    .special = الملك الذي يأكل ملكًا في آخر الأكل يقف خلفه مباشرة، فيغلب ملكان ملكًا واحدًا.
sheet-breakthrough = داما الاختراق
    .special = سباق: أول ملك يفوز.
sheet-antidraughts = داما الخاسر يفوز
    .special = الدنيا بالمقلوب: اخسر كل قطعك تفز.
sheet-poddavki = الداما الروسية: الخاسر يفوز
    .special = بودافكي: الأكل إجباري، فاجعل خصمك يأكل كل قطعك.
sheet-frysk = Frysk!‎
    .special = الداما الفريزية مصغّرة: خمسة أقراص لكل طرف.

## Shelves

shelf-leaflet = من العلبة
shelf-federation = كما تلعب الاتحادات
shelf-other = ألعاب أخرى
shelf-house = قواعدك أنت

## Languages, each by its own name

language-nl = Nederlands
language-fr = Français
language-en = English
language-sv = Svenska
language-da = Dansk
language-nb = Norsk
language-fi = Suomi
language-de = Deutsch
language-ar = العربية
language-tr = Türkçe
language-es = Español
language-it = Italiano
language-pt = Português
language-ru = Русский

## The rules page: headings

rules-title = القواعد: { $name }
heading-board = الرقعة
heading-moves = النقلات
heading-capture = الأكل (الضرب)
heading-crowning = الترقية إلى ملك (دام)
heading-table = على الطاولة
heading-end = نهاية المباراة
heading-draws = التعادل
heading-writing = تدوين المباريات
heading-readings = حيث تسكت الورقة
article = المادة { $article }
article-introduction = مقدمة
reading-note = الورقة تسكت هنا، وهكذا نلعبها نحن.
try-it = جرّب
try-play = الدور { side.to }: العب { $move }.
try-refused = وما رأيك في { $move }؟
try-draw = الدور { side.to }: العب { $move } وراقب العدّاد.

## Titles of articles on the rules page

topic-board-size = حجم الرقعة
topic-board-squares = مربعات اللعب
topic-board-dark-corner = كيف توضع الرقعة
topic-board-men-rows = ترتيب الأقراص
topic-start-first = من يبدأ
topic-start-colours-by-lot = من يلعب بأي لون
topic-colours-white = القطع
topic-colours-black = القطع
topic-colours-squares = لون المربعات
topic-lines-move = خطوط القطع
topic-lines-capture = كيف تأكل
topic-man-steps = كيف يمشي القرص
topic-man-captures-backward = كيف يأكل القرص
topic-man-captures-kings = الأقراص والملوك
topic-king-flies = كيف يمشي الملك
topic-king-lands = أين ينزل الملك حين يأكل
topic-king-limit = اللعب بملك واحد
topic-capture-compulsory = الأكل واجب
topic-capture-finish = حتى النهاية
topic-capture-priority = أي أكل يأتي أولًا
topic-capture-priority-also = ملك أم قرص
topic-capture-removal = متى تُرفع القطع المأكولة
topic-capture-removal-also = القطعة نفسها مرة واحدة فقط
topic-capture-turns-back = الانعطاف بين قفزتين
topic-crowning-when = الترقية إلى ملك
topic-end-no-move = الفوز والخسارة
topic-end-first-king-wins = أول ملك
topic-table-remedies = حين يسهو أحد اللاعبَين
topic-table-offences = ما هي الهفوة
topic-table-huff-is-turn = النفخ
topic-touch-binds = من لمس لعب
topic-touch-straightening = تعديل القطع
topic-touch-hand-off-ends = متى تتم النقلة
topic-pdn-type = رقم هذه اللعبة
topic-pdn-notation = أسماء المربعات
topic-pdn-result = النقاط
topic-pdn-result-order = نقاط من تُكتب أولًا
topic-draws = التعادل

## The rules

rule-board-size = الرقعة { $width } × { $height } من المربعات.
rule-board-squares-dark = يُلعب على نصف المربعات فقط: مربع نعم ومربع لا.
rule-board-squares-all = يُلعب على المربعات كلها.
rule-board-dark-corner-left = ضع الرقعة بحيث تكون الزاوية عند يدك اليسرى مربعًا يُلعب عليه.
rule-board-dark-corner-right = ضع الرقعة بحيث تكون الزاوية عند يدك اليمنى مربعًا يُلعب عليه.
rule-board-men-rows = { $rows ->
        [1] يضع كل طرف { $men ->
            [one] قرصًا واحدًا
            [two] قرصين
            [few] { $men } أقراص
            [many] { $men } قرصًا
           *[other] { $men } قرص
        } على أقرب صف إليه.
        [two] يضع كل طرف { $men ->
            [one] قرصًا واحدًا
            [two] قرصين
            [few] { $men } أقراص
            [many] { $men } قرصًا
           *[other] { $men } قرص
        } على أقرب صفين إليه.
        [few] يضع كل طرف { $men ->
            [one] قرصًا واحدًا
            [two] قرصين
            [few] { $men } أقراص
            [many] { $men } قرصًا
           *[other] { $men } قرص
        } على أقرب { $rows } صفوف إليه.
       *[other] يضع كل طرف { $men ->
            [one] قرصًا واحدًا
            [two] قرصين
            [few] { $men } أقراص
            [many] { $men } قرصًا
           *[other] { $men } قرص
        } على أقرب { $rows } صفًا إليه.
    }
rule-board-men-rows-apart = يضع كل طرف { $men ->
        [one] قرصًا واحدًا
        [two] قرصين
        [few] { $men } أقراص
        [many] { $men } قرصًا
       *[other] { $men } قرص
    } على صفوفه { $list }، عدًّا من حافته، وتبقى الصفوف التي بينها وخلفها خالية.
rule-start-first = { side } يلعب النقلة الأولى.
rule-start-colours-by-lot-yes = توزَّع الألوان بالقرعة.
rule-start-colours-by-lot-no = يتفق اللاعبان على من يلعب بأي لون، بلا قرعة.
rule-colours-white-white = يلعب أحد الطرفين بالقطع البيضاء.
rule-colours-white-blue = يلعب أحد الطرفين بالقطع الزرقاء.
rule-colours-white-red = يلعب أحد الطرفين بالقطع الحمراء.
rule-colours-black-black = يلعب الطرف الآخر بالقطع السوداء.
rule-colours-black-green = يلعب الطرف الآخر بالقطع الخضراء.
rule-colours-black-white = يلعب الطرف الآخر بالقطع البيضاء.
rule-colours-squares-dark = تقف القطع على المربعات الداكنة.
rule-colours-squares-red = تقف القطع على المربعات الحمراء.
rule-colours-squares-light = تقف القطع على المربعات الفاتحة.

rule-lines-move-diagonal = تمشي القطع في خط مائل، على الأقطار.
rule-lines-move-orthogonal = تمشي القطع في خط مستقيم، على الصفوف والأعمدة.
rule-lines-capture-diagonal = تأكل بالقفز في خط مائل فوق قطعة للطرف الآخر إلى مربع خالٍ خلفها.
rule-lines-capture-orthogonal = تأكل بالقفز في خط مستقيم، على صف أو عمود، فوق قطعة للطرف الآخر إلى مربع خالٍ خلفها.
rule-lines-capture-both = تأكل بالقفز فوق قطعة للطرف الآخر إلى مربع خالٍ خلفها: في خط مائل، وفي خط مستقيم أيضًا على الصفوف والأعمدة.
rule-man-steps-forward = القرص يمشي مربعًا واحدًا إلى الأمام.
rule-man-steps-forward-sideways = القرص يمشي مربعًا واحدًا إلى الأمام أو إلى الجانب.
rule-man-captures-backward-yes = القرص يأكل إلى الأمام وإلى الخلف.
rule-man-captures-backward-no = القرص لا يأكل إلى الخلف أبدًا.
rule-man-captures-kings-yes = للقرص أن يأكل ملكًا كما يأكل قرصًا.
rule-man-captures-kings-no = القرص لا يأكل ملكًا؛ لا يأكله إلا ملك.
rule-king-flies-yes = الملك يطير: يمشي أي عدد من المربعات الخالية، إلى الأمام وإلى الخلف، ويأكل من بعيد أيضًا.
rule-king-flies-no = الملك يمشي مربعًا واحدًا في كل مرة، إلى الأمام أو إلى الخلف.
rule-king-lands-anywhere = الملك الذي يأكل ينزل على أي مربع خالٍ خلف القطعة التي قفز فوقها.
rule-king-lands-also = وإذا أمكن أن يستمر الأكل من أحد هذه المربعات، فعلى الملك أن ينزل على مربع كهذا.
rule-king-lands-next = الملك الذي يأكل ينزل على المربع الذي خلف القطعة مباشرة.
rule-king-lands-next-behind-last-king = الملك الذي يأكل ينزل على أي مربع خالٍ خلف القطعة التي قفز فوقها؛ فإن كانت آخر قطعة يأكلها ملكًا، وقف خلفه مباشرة.
rule-king-limit = ما دامت لك أقراص، فلا يلعب ملك واحد أكثر من { $limit ->
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $limit } نقلات
       *[other] { $limit } نقلة
    } على التوالي بلا أكل: بعدها العب بقطعة أخرى أو كُلْ.
rule-king-limit-none = لك أن تلعب بالملك نفسه مرات متتالية بلا حدّ.

rule-capture-compulsory-yes = إذا استطعت أن تأكل، وجب أن تأكل.
rule-capture-compulsory-no = لك أن تأكل، ولا يجب عليك.
rule-capture-finish-yes = يستمر الأكل ما دامت القطعة نفسها تستطيع القفز.
rule-capture-finish-no = لك أن توقف الأكل بعد أي قفزة.
rule-capture-priority-none = إذا أمكن الأكل بأكثر من طريقة، فاختر ما يعجبك.
rule-capture-priority-most-pieces = { $place ->
        [1] إذا أمكن الأكل بأكثر من طريقة، فكُلْ أكبر عدد من القطع؛ والملك يُعدّ قطعة واحدة.
       *[other] فإن بقي لك اختيار، فكُلْ أكبر عدد من القطع.
    }
rule-capture-priority-highest-value = { $place ->
        [1] إذا أمكن الأكل بأكثر من طريقة، فكُلِ الأثمن: الملك يساوي أقل قليلًا من قرصين، لكن أكثر من قرص.
       *[other] فإن بقي لك اختيار، فكُلِ الأثمن: الملك يساوي أقل قليلًا من قرصين، لكن أكثر من قرص.
    }
rule-capture-priority-with-king = { $place ->
        [1] إذا استطاع ملك وقرص أن يأكلا، فكُلْ بالملك.
       *[other] فإن بقي لك اختيار، فكُلْ بملك لا بقرص.
    }
rule-capture-priority-most-kings = { $place ->
        [1] إذا أمكن الأكل بأكثر من طريقة، فكُلْ أكبر عدد من الملوك.
       *[other] فإن بقي لك اختيار، فكُلْ أكبر عدد من الملوك.
    }
rule-capture-priority-king-first = { $place ->
        [1] إذا أمكن الأكل بأكثر من طريقة، فاختر التي تلقى ملكًا قبل غيرها.
       *[other] فإن بقي لك اختيار، فاختر الطريقة التي تلقى ملكًا قبل غيرها.
    }
rule-capture-priority-also = ليس للملك أولوية: فإن لم يحسم الأمرَ شيء آخر، فكُلْ بملك أو بقرص كما تشاء.
rule-capture-removal-after = تبقى القطع المأكولة على الرقعة حتى ينتهي الأكل كله.
rule-capture-removal-also = لا قفز فوق القطعة نفسها مرتين في الأكل الواحد، لكن لك أن تعبر المربع الخالي أكثر من مرة.
rule-capture-removal-at-once = كل قطعة تؤكل تُرفع فورًا، وقد يفتح ذلك الطريق للقفزة التالية.
rule-capture-turns-back-yes = بين قفزتين تنعطف القطعة كيف تشاء.
rule-capture-turns-back-no = بين قفزتين تنعطف القطعة يمينًا أو يسارًا، ولا ترجع من حيث أتت.
rule-crowning-when-at-end = يصير القرص ملكًا إذا انتهت نقلته على الصف الأخير. وإذا مرّ به مرورًا وهو يأكل، بقي قرصًا.
rule-crowning-when-stops = القرص الذي يبلغ الصف الأخير يصير ملكًا، وهناك تنتهي نقلته.
rule-crowning-when-goes-on = القرص الذي يبلغ الصف الأخير يصير ملكًا فورًا؛ فإن استطاع مواصلة الأكل، واصل ملكًا.

rule-end-no-move-loses = من جاء دوره ولم تبقَ له قطعة أو نقلة فقد خسر.
rule-end-no-move-wins = من جاء دوره ولم تبقَ له قطعة أو نقلة فقد فاز.
rule-end-first-king-wins-yes = من نال ملكًا أولًا فقد فاز.
rule-end-first-king-wins-no = المباراة لا تنتهي بالحصول على ملك.

rule-table-remedies-none = ليس للخصم حق خاص بعد الهفوة: النقلة ببساطة لا تُقبل.
rule-table-remedies-huff = إذا سها خصمك، فلك أن تنفخ: ترفع عن الرقعة القطعة التي كان عليها أن تأكل.
rule-table-remedies-withdraw = إذا سها خصمك، فلك أن تطلب إعادة النقلة وأن يأكل.
rule-table-remedies-stand = إذا سها خصمك، فلك أن تدعها تمرّ وتواصل اللعب.
rule-table-offences-none = لا هفوة تعطي الخصم حقًا.
rule-table-offences-no-capture = من الهفوات ألا تأكل حين يجب الأكل.
rule-table-offences-too-few = من الهفوات أن تأكل قطعًا أقل مما يجب.
rule-table-offences-unfinished = من الهفوات أن توقف الأكل في منتصفه.
rule-table-huff-is-turn-yes = النفخ يُحسب دورًا لك.
rule-table-huff-is-turn-no = النفخ لا يُحسب دورًا: بعده تلعب نقلتك.
rule-table-huff-is-turn-none = لا نفخ في هذه اللعبة.
rule-touch-binds-no = لك أن تلمس قطعة ثم تلعب بغيرها.
rule-touch-binds-yes = القطعة التي تلمسها تلعب بها.
rule-touch-binds-if-able = القطعة التي تلمسها تلعب بها، إن كانت لها نقلة.
rule-touch-straightening-yes = لك أن تعدّل قطعة ليست في وسط مربعها إذا قلت ذلك أولًا.
rule-touch-straightening-no = تعديل القطع لم يُذكر استثناءً.
rule-touch-hand-off-ends-yes = تتم النقلة حين ترفع يدك عن القطعة.
rule-touch-hand-off-ends-no = رفع اليد عن القطعة لا ينهي نقلتك بعد.

rule-pdn-type = في ملفات المباريات رقم هذه اللعبة { $type }.
rule-pdn-type-none = ليس لهذه اللعبة رقم خاص في ملفات المباريات.
rule-pdn-notation-n0 = تُرقَّم المربعات من 1، بدءًا من أسفل اليسار كما يراه { side }.
rule-pdn-notation-n1 = تُرقَّم المربعات من 1، بدءًا من أسفل اليمين كما يراه { side }.
rule-pdn-notation-n2 = تُرقَّم المربعات من 1، بدءًا من أعلى اليسار كما يراه { side }.
rule-pdn-notation-n3 = تُرقَّم المربعات من 1، بدءًا من أعلى اليمين كما يراه { side }.
rule-pdn-notation-a0 = لكل مربع حرف ورقم، بدءًا بالمربع a1 في أسفل اليسار كما يراه { side }.
rule-pdn-notation-a1 = لكل مربع حرف ورقم، بدءًا بالمربع a1 في أسفل اليمين كما يراه { side }.
rule-pdn-result-2-0 = يُكتب الفوز نقطتين، والتعادل نقطة لكل طرف.
rule-pdn-result-1-0 = يُكتب الفوز نقطة، والتعادل نصف نقطة لكل طرف.
rule-pdn-result-order-white-black = نقاط { side } تُكتب أولًا.
rule-pdn-result-order-first-second = نقاط الطرف الذي بدأ تُكتب أولًا.

## ما كان غريبًا في ملف مباريات، وكيف قُرئ.

pdn-read-variant = لا يقول الملف إلا «{ $variant }»، فقُرئ على أنه { $game }.
pdn-read-moves = لا يذكر الملف اسم اللعبة، فقُرئ على أنه { $game }، وفيها يمكن لعب { $moves }.
pdn-read-squares = لا يذكر الملف اسم اللعبة، فقُرئ على أنه { $game }، إذ لا مربع بعد { $last }.
pdn-read-turned = قُرئ على أنه { $game }، والحروف معدودة من جهة من يبدأ.
pdn-read-glued = كُتبت النتيجة { $result } والمباراة التالية معًا، فقُرئتا منفصلتين.
pdn-read-quiet = لا تأكل { $written } شيئًا، فقُرئت { $move }.
pdn-read-crowned = قرص على الصف الأخير ({ $squares })، فقُرئ ملكًا.

## Notes of the engine to a game

annotation-good = النقلة الجيدة الوحيدة هنا.
annotation-brilliant = تضحية رائعة.
annotation-dubious = كانت { $move } أفضل قليلًا.
annotation-mistake = كانت { $move } أفضل.
annotation-blunder = هذا يكلّف كثيرًا. كانت { $move } هي النقلة.
annotation-missed-win = كانت { $move } تؤدي إلى الفوز.
graph = كيف سارت المباراة
    .description = { side } في وضع أفضل حيث يعلو الخط المنتصف، والطرف الآخر حيث ينزل تحته. تشير العلامات إلى النقلات التي تستحق نظرة ثانية.
