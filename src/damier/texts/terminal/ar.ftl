### damier, terminal: Arabic. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = العب
terminal-resume = تابع: { $name }، النقلة { $number }
terminal-term-rival = الخصم
terminal-term-level = المستوى
terminal-term-colour = لونك
terminal-term-control = الساعة
terminal-term-mode = الطريقة
terminal-term-touch-move = من لمس لعب
terminal-term-draw = قاعدة تعادل
terminal-term-deck = افتتاح بالقرعة
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
terminal-mode-silent = الطاولة، دون إعلان
terminal-touch = من لمس لعب
    .sheet = كما تقول الورقة
    .yes = نعم
    .no = لا
terminal-hub = أمر تشغيل المحرك

## During a game

terminal-your-move = نقلتك:
terminal-wait = الطرف الآخر ما زال يفكر.
terminal-which-way = عدة طرق للأكل تنتهي هناك. أيها؟
terminal-claim = المطالبة بالتعادل بنقلة…
terminal-proof = جدول النهايات يثبت ذلك: تعادل إذا لعب الطرفان أفضل ما يمكن.
terminal-answer-first = قل أولًا ما مصير النقلة الأخيرة.
terminal-slipped = قد ينتبه الطرف الآخر إلى شيء الآن.
terminal-not-a-move = «{ $words }» ليست نقلة. اكتب ‎32-28‎، أو ‎19x28‎ للأكل.
terminal-nothing-back = ليست لك بعد نقلة تتراجع عنها.
terminal-hint = ما رأيك في هذه؟
terminal-engine-gone = غادر البرنامج المباراة: { $words } يمكنك تحريك قطعه بنفسك.
terminal-browser-wait = لحظة: تُجهَّز المباراة للمتصفح…
terminal-in-browser = المباراة مفتوحة في المتصفح أيضًا. العب هنا أو هناك:
terminal-browser-gone = لم يعد المتصفح متاحًا. تستمر المباراة هنا.
terminal-browser-hub = هذا البرنامج يلعب هنا فقط، لذلك تبقى المباراة في الطرفية.
terminal-browser-none = لم ينجح الأمر مع المتصفح: { $words }
terminal-words = { $words }
terminal-looking = نظرة إلى الوراء
    .how = المفتاح { "\u2066]\u2069" } يتقدم، و End يعود إلى المباراة.
terminal-in-hand = اختر إلى أين تذهب. Esc يعيدها إلى مكانها.
terminal-must = { $count ->
        [zero] كُل بإحدى هذه: { $squares }
        [one] القطعة على { $squares } عليها أن تأكل.
        [two] كُل بإحدى هاتين: { $squares }
        [few] كُل بإحدى هذه: { $squares }
        [many] كُل بإحدى هذه: { $squares }
       *[other] كُل بإحدى هذه: { $squares }
    }
terminal-thinking = يفكر…
terminal-depth = العمق { $depth }، الأوضاع { $count }

## Keys, in the bar below, the menu and the help

terminal-do-hint = تلميح
terminal-do-analyse = تحليل
terminal-do-menu = القائمة
terminal-do-help = مساعدة
terminal-do-turn = أدِر الرقعة
terminal-do-new = مباراة جديدة
terminal-do-save = احفظ
terminal-do-open = افتح
terminal-do-browser = المتصفح
terminal-do-rules = القواعد
terminal-do-language = اللغة
terminal-do-numbers = الأرقام
terminal-do-quit = خروج
terminal-back = رجوع
# From the game that is read: play it on yourself.
terminal-do-play-on = أكمل اللعب
terminal-do-search = بحث
terminal-yes = نعم
terminal-no = لا

## Saving, opening, leaving

terminal-save-hint = ملف PDN. إن كان موجودًا تُضاف المباراة إليه.
terminal-saved = حُفظت في { $words }.
terminal-not-saved = تعذّر الحفظ: { $words }
terminal-open-hint = ملف PDN: تُعرض قائمة مبارياته. أو رابط طاولة في متصفحك.
terminal-not-opened = تعذّر الفتح: { $words }
# Inside an empty field, above a list of games.
terminal-games-search = ابحث: اسم أو مكان أو سنة
terminal-games-none = لا مباراة تطابق ذلك.
# Above the moves that the game has besides the one played.
# What was played in a position: a heading above years, and one above a few games.
terminal-average = متوسط السنة
terminal-no-collection = لا توجد مجموعة مباريات بعد. شغّل damier مع ‎--collection FILE‎.
terminal-leave = أتغادر في وسط مباراة؟
terminal-leave-keep = غادر وتابعها في المرة القادمة
terminal-leave-save = احفظها في ملف وغادر
terminal-leave-stay = ابقَ

## Help

terminal-help-walk = تجوّل على الرقعة
terminal-help-enter = ارفع قطعة أو ضعها؛ مرتين: اتركها
terminal-help-escape = خطوة إلى الوراء في الأكل، أو أعد القطعة إلى مكانها
terminal-help-type = اكتب نقلة ثم Enter؛ المفتاح / للحروف: ‎c3-d4‎
terminal-help-look = انظر إلى النقلات السابقة واحدة واحدة
terminal-help-ends = الوضع الأول، والمباراة كما هي الآن
terminal-mark-must = الأصفر: عليها أن تأكل.
terminal-mark-last = الفاتح: النقلة الأخيرة.
terminal-mark-held = الأخضر: في يدك. النقطة: لها أن تذهب إلى هناك.
terminal-mark-ghost = الباهت: أُكلت، وتُرفع بعد انتهاء الأكل.
terminal-mark-plain = بلا ألوان: ○ أبيض، ● أسود، K ملك، ! عليها أن تأكل، * في اليد، + لها أن تذهب إلى هناك.
terminal-small = هذه النافذة أصغر من أن تسع الرقعة.
