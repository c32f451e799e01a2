### damier, terminal. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = العب
terminal-resume = تابع: { $name }، النقلة { $number }
terminal-term-rival = الخصم
terminal-term-level = المستوى
terminal-term-colour = تلعب بـ
terminal-term-control = الساعة
terminal-term-mode = طريقة اللعب
terminal-term-touch-move = ما لُمس يُحرَّك
terminal-term-language = اللغة
terminal-rival = الخصم
    .computer = الحاسوب
    .beside = شخص بجانبك
    .hub = برنامج Hub
terminal-rival-computer = { $level ->
        [best] الحاسوب، بكل قوته
       *[other] الحاسوب، المستوى { $level }
    }
terminal-rival-beside = بجانبك
terminal-rival-hub = برنامج Hub
terminal-level-best = بكل قوته
terminal-lot = بالقرعة
terminal-clock-none = بلا ساعة
terminal-clock-game = { $seconds ->
        [0] { $minutes } د
       *[other] { $minutes } د + { $seconds } ث
    }
terminal-clock-move = { $seconds } ث لكل نقلة
terminal-mode-guided = مع الإرشاد
terminal-mode-table = على الطاولة
terminal-touch = ما لُمس يُحرَّك
    .sheet = كما تقول الورقة
    .yes = نعم
    .no = لا
terminal-hub = أمر تشغيل البرنامج

## During a game

terminal-your-move = نقلتك:
terminal-wait = الطرف الآخر ما زال يفكر.
terminal-which-way = هناك أكثر من أكلة تنتهي هنا. أي طريق؟
terminal-answer-first = قل أولاً ماذا تفعل بالنقلة الأخيرة.
terminal-slipped = قد ينتبه الطرف الآخر إلى شيء الآن.
terminal-not-a-move = «{ $words }» ليست نقلة. اكتب 32-28، أو 19x28 للأكل.
terminal-nothing-back = ليست لك نقلة تعيدها بعد.
terminal-hint = ما رأيك في هذه؟
terminal-engine-gone = غادر البرنامج اللعبة: { $words } يمكنك تحريك قطعه بنفسك.
terminal-words = { $words }
terminal-looking = نظرة إلى الوراء
    .how = المفتاح ] يتقدم، و End يعود إلى اللعبة.
terminal-in-hand = اختر إلى أين تذهب. Esc يعيدها إلى مكانها.
terminal-must = { $count ->
        [zero] كُل بإحدى هذه: { $squares }
        [one] القطعة على { $squares } يجب أن تأكل.
        [two] كُل بإحدى هاتين: { $squares }
        [few] كُل بإحدى هذه: { $squares }
        [many] كُل بإحدى هذه: { $squares }
       *[other] كُل بإحدى هذه: { $squares }
    }
terminal-thinking = يفكر…
terminal-depth = العمق { $depth }، المواضع { $count }

## Keys, in the bar below, the menu and the help

terminal-do-hint = تلميح
terminal-do-analyse = تحليل
terminal-do-menu = القائمة
terminal-do-help = مساعدة
terminal-do-turn = أدر اللوح
terminal-do-new = لعبة جديدة
terminal-do-save = احفظ
terminal-do-open = افتح
terminal-do-rules = القواعد
terminal-do-language = اللغة
terminal-do-numbers = الأرقام
terminal-do-quit = خروج
terminal-yes = نعم
terminal-no = لا

## Saving, opening, leaving

terminal-save-hint = ملف PDN. إن كان موجوداً تضاف اللعبة إليه.
terminal-saved = حُفظت في { $words }.
terminal-not-saved = تعذر الحفظ: { $words }
terminal-open-hint = ملف PDN. تُعرض أول لعبة فيه.
terminal-not-opened = تعذر الفتح: { $words }
terminal-leave = أتغادر في وسط لعبة؟
terminal-leave-keep = غادر وتابعها في المرة القادمة
terminal-leave-save = احفظها في ملف وغادر
terminal-leave-stay = ابقَ

## Help

terminal-help-walk = تجول على اللوح
terminal-help-enter = ارفع قطعة أو ضعها؛ مرتين: اتركها
terminal-help-escape = خطوة إلى الوراء في الأكل، أو أعد القطعة إلى مكانها
terminal-help-type = اكتب نقلة ثم Enter؛ المفتاح / للحروف: c3-d4
terminal-help-look = انظر إلى النقلات السابقة واحدة واحدة
terminal-help-ends = الموضع الأول، واللعبة كما هي
terminal-mark-must = الأصفر: يجب أن تأكل.
terminal-mark-last = الفاتح: النقلة الأخيرة.
terminal-mark-held = الأخضر: في يدك. النقطة: يمكنها الذهاب إلى هناك.
terminal-mark-ghost = الباهت: أُكلت، وتُرفع بعد انتهاء الأكل.
terminal-mark-plain = بلا ألوان: ○ أبيض، ● أسود، K ملك، ! يجب أن تأكل، * في اليد، + يمكنها الذهاب إلى هناك.
terminal-small = هذه النافذة أصغر من أن تسع اللوح.
