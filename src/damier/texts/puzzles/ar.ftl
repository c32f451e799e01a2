### damier, puzzles: Arabic. Written from en.ftl.

## Themes of puzzles

theme-take-1 = أكل قطعة واحدة
theme-take-2 = أكل قطعتين
theme-take-3 = أكل ثلاث قطع
theme-take-4 = أكل أربع قطع
theme-take-5 = أكل خمس قطع أو أكثر
theme-give-1 = تقديم قطعة واحدة
theme-give-2 = تقديم قطعتين
theme-give-3 = تقديم ثلاث قطع أو أكثر
theme-breakthrough = اختراق
theme-crowning-capture = أكل ينتهي بالترقية
theme-through-crown-row = عبر صف الترقية
theme-backward = الأكل إلى الخلف
theme-most-first = الإجبار على أكل الأكثر
theme-long-king = أكل طويل بالملك
theme-turkish-stroke = الضربة التركية
theme-coup-royal = الضربة الملكية
theme-coup-philippe = ضربة فيليب
theme-choice = أي أكل تختار؟
theme-quiet-move = نقلة هادئة
theme-opposition = المواجهة
theme-trapped-king = ملك محاصر
theme-blockade = إغلاق الطرق
theme-ending = نهاية الدور
theme-saved-draw = إنقاذ التعادل

learn-tab = تعلّم · damier
learn-title = تعلّم وحلّ المسائل
learn-today = مسألة اليوم
learn-solve = حلّها
learn-none = لا توجد مسائل لهذه القواعد بعد.
learn-count = { $count ->
        [zero] لا مسائل لهذه القواعد.
        [one] مسألة واحدة لهذه القواعد.
        [two] مسألتان لهذه القواعد.
        [few] { $count } مسائل لهذه القواعد.
        [many] { $count } مسألة لهذه القواعد.
       *[other] { $count } مسألة لهذه القواعد.
    }
learn-solved = { $count ->
        [zero] لم تحلّ أي مسألة.
        [one] حللت واحدة.
        [two] حللت اثنتين.
        [few] حللت { $count } منها.
        [many] حللت { $count } منها.
       *[other] حللت { $count } منها.
    }
learn-sheet = القواعد
learn-repeat = { $count ->
        [zero] لا شيء للمراجعة اليوم
        [one] مسألة واحدة للمراجعة
        [two] مسألتان للمراجعة
        [few] { $count } مسائل للمراجعة
        [many] { $count } مسألة للمراجعة
       *[other] { $count } مسألة للمراجعة
    }
learn-repeat-about = ما فاتك يعود بعد أيام حتى تتقنه.
learn-repeat-go = راجِع
learn-repeat-done = راجعت كل شيء لهذا اليوم.
learn-race = ثلاث دقائق
learn-race-about = كم مسألة تستطيع أن تحلّ؟
learn-race-best = أفضل نتيجة لك: { $count }
learn-race-go = ابدأ
learn-levels = حسب الصعوبة
learn-any = أي مسألة
learn-easy = سهلة
learn-middle = متوسطة
learn-hard = صعبة
learn-themes = حسب الموضوع
learn-all = كل المسائل
learn-kept = ما تعلّمته
learn-kept-about = يُحفظ هنا من أجلك، مثل مبارياتك.
learn-save = احفظ نسخة
learn-forget = انسَ كل شيء
learn-forget-sure = هل ننسى حقًا كل ما حللته؟
learn-forget-yes = انسَه
learn-forget-no = احتفظ به
learn-forgotten = نُسي كل شيء.
learn-offline = لا اتصال الآن. حاول مرة أخرى.
puzzle-tab = مسألة · damier
puzzle-win = { $takes ->
        [zero] يفوز { side }
        [one] يفوز { side }: كُل قطعة واحدة
        [two] يفوز { side }: كُل قطعتين
        [few] يفوز { side }: كُل { $takes } قطع
       *[other] يفوز { side }: كُل { $takes } قطعة
    }
puzzle-draw = ينقذ { side } التعادل
puzzle-hint-1 = أعطني تلميحًا
puzzle-hint-2 = الخطوة الأولى
puzzle-hint-3 = النقلة كاملة
puzzle-said-1 = انظر إلى { $square }.
puzzle-said-2 = ابدأ من { $from } إلى { $to }.
puzzle-said-3 = العب { $move }.
puzzle-helped = مع التلميح لا تُحسب في سلسلتك.
puzzle-right = صحيح! تابع.
puzzle-solved = حللتها!
puzzle-shown = هذا هو الحل
puzzle-after = بعد { $move }
puzzle-wrong = ليست هذه
puzzle-more = لا بأس، لكن هناك ما هو أفضل.
puzzle-not-win = هكذا يفلت الفوز.
puzzle-not-draw = هذا لا ينقذ المباراة.
puzzle-again = حاول مرة أخرى
puzzle-solution = أرني الحل
puzzle-next = المسألة التالية
puzzle-skip = تخطَّ
puzzle-row = { $count ->
        [zero] عشر متتالية تصنع ملكًا.
        [one] واحدة حتى الآن. عشر متتالية تصنع ملكًا.
        [two] اثنتان متتاليتان. عشر تصنع ملكًا.
        [few] { $count } متتالية. عشر تصنع ملكًا.
        [many] { $count } متتالية. عشر تصنع ملكًا.
       *[other] { $count } متتالية. عشر تصنع ملكًا.
    }
puzzle-days = { $count ->
        [one] يوم واحد.
        [two] يومان متتاليان.
        [few] { $count } أيام متتالية.
       *[other] { $count } يومًا متتاليًا.
    }
puzzle-analyse = حلّل
race-solved = حُلّت: { $count }
race-over = { $count ->
        [zero] انتهى الوقت! لا شيء هذه المرة.
        [one] انتهى الوقت! حللت واحدة.
        [two] انتهى الوقت! حللت اثنتين.
        [few] انتهى الوقت! حللت { $count } مسائل.
        [many] انتهى الوقت! حللت { $count } مسألة.
       *[other] انتهى الوقت! حللت { $count } مسألة.
    }
race-again = مرة أخرى

learn-course = الدورة
learn-course-about = { $count ->
        [few] { $count } دروس قصيرة، من أول نقلة إلى التوليفة.
       *[other] { $count } درسًا قصيرًا، من أول نقلة إلى التوليفة.
    }
learn-course-count = أنهيت { $done } من { $count } درسًا.
learn-course-done = انتهت الدروس كلها: { $count }.
learn-course-go = ابدأ
learn-course-on = تابع
learn-squares = اعرف مربعاتك
learn-squares-about = دقيقة واحدة: كم مربعًا تجد؟
lesson-tab = درس · damier
lesson-number = الدرس { $number } من { $count }
lesson-exercise = التمرين { $number } من { $count }
lesson-show = أرني
lesson-once = مرة أخرى
lesson-next = التالي
lesson-on = إلى الدرس { $number }
lesson-well = هذه هي!
lesson-other = يمكنك أن تلعب ذلك، لكنه ليس المطلوب.
lesson-finished = الدرس { $number } صار لك.
lesson-last = كانت هذه الدورة كلها. أحسنت!
lesson-all = كل الدروس
squares-tab = المربعات · damier
squares-find = أين { $square }؟
squares-over = { $count ->
        [one] انتهى الوقت! وجدت مربعًا واحدًا.
        [two] انتهى الوقت! وجدت مربعين.
        [few] انتهى الوقت! وجدت { $count } مربعات.
       *[other] انتهى الوقت! وجدت { $count } مربعًا.
    }
squares-turn = أدر اللوح

worksheet-name = الاسم
worksheet-date = التاريخ
worksheet-solutions = الحلول
worksheet-print = اطبع ورقة تمارين

## نهايات للتدريب أمام أفضل دفاع

learn-endings = تدرّب على نهاية دور
learn-endings-about = اربح ما هو مربوح، وحافظ على التعادل.
endings-tab = نهايات · damier
endings-to-win = للربح
endings-to-hold = للحفاظ على التعادل
endings-kind = { $own } – { $other }
endings-longest = { $count ->
        [1] نقلة واحدة
        [2] نقلتان على الأكثر
        [few] { $count } نقلات على الأكثر
       *[other] { $count } نقلة على الأكثر
    }
endings-none = لا توجد بعدُ جداول نهايات لهذه القواعد.
endings-none-here = لا توجد هنا جداول نهايات لهذه القواعد، فلا شيء للتدريب بعد.
endings-offer = الجداول حتى { $pieces } قطع تحتاج إلى { $size } ميغابايت ونحو { $time }.
endings-time = { $minutes ->
        [0] { $seconds ->
            [1] ثانية واحدة
            [2] ثانيتين
            [few] { $seconds } ثوانٍ
           *[other] { $seconds } ثانية
        }
        [1] دقيقة واحدة
        [2] دقيقتين
        [few] { $minutes } دقائق
       *[other] { $minutes } دقيقة
    }
endings-build = احسب الجداول
endings-building = يجري حساب الجداول: { $percent }٪
endings-left = بقي نحو { $time }.
endings-busy = تُحسب الآن جداول لقواعد أخرى، وبعدها يأتي دورك.
endings-failed = لم يكتمل حساب الجداول. حاول مرة أخرى.
endings-win = { $count ->
        [1] يفوز { side } في نقلة واحدة
        [2] يفوز { side } في نقلتين
        [few] يفوز { side } في { $count } نقلات
       *[other] يفوز { side } في { $count } نقلة
    }
endings-draw = يحافظ { side } على التعادل: { $count } نقلات
endings-still-win = { $count ->
        [1] جيد! بقيت نقلة واحدة.
        [2] جيد! بقيت نقلتان.
        [few] جيد! بقيت { $count } نقلات.
       *[other] جيد! بقيت { $count } نقلة.
    }
endings-longer = { $count ->
        [1] ما زال مربوحًا، لكن كان هناك طريق أقصر. بقيت نقلة واحدة.
        [2] ما زال مربوحًا، لكن كان هناك طريق أقصر. بقيت نقلتان.
        [few] ما زال مربوحًا، لكن كان هناك طريق أقصر. بقيت { $count } نقلات.
       *[other] ما زال مربوحًا، لكن كان هناك طريق أقصر. بقيت { $count } نقلة.
    }
endings-still-draw = { $count ->
        [1] ما زال تعادلًا. بقيت نقلة واحدة.
        [2] ما زال تعادلًا. بقيت نقلتان.
        [few] ما زال تعادلًا. بقيت { $count } نقلات.
       *[other] ما زال تعادلًا. بقيت { $count } نقلة.
    }
endings-won = ربحت!
endings-held = حافظت على التعادل!
endings-took = عدد نقلاتك { $count }، وأقصر طريق { $best }.
endings-took-best = عدد نقلاتك { $count }، ولا طريق أقصر.
endings-let-go = ضاع الربح في النقلة { $number }
endings-lost = ضاع التعادل في النقلة { $number }
endings-right = هذا كان صحيحًا: { $moves }.
endings-back = تراجع عن هذه النقلة
endings-shortest = أرني أقصر طريق
endings-show = أرني ما يحافظ عليه
endings-way = أقصر طريق
endings-way-draw = هذا يحافظ عليه
endings-next = وضع آخر
endings-all = كل النهايات
