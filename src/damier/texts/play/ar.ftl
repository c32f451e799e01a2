### damier, play: Arabic. Written from en.ftl.

## Header

shell-skip = إلى المحتوى
shell-home = damier: إلى البداية
shell-pages = الصفحات
shell-play = العب
shell-lobby = الردهة
shell-learn = تعلّم
shell-club = النادي
shell-games = مبارياتي
shell-sign-in = تسجيل الدخول
shell-analysis = التحليل
shell-rules = القواعد
shell-language = اللغة
shell-lamp = المظهر الفاتح
shell-menu = القائمة
shell-about = الداما حسب الورقة التي في علبتك: ضد الحاسوب، أو جنبًا إلى جنب، أو برابط.
shell-noscript = تحتاج هذه الصفحة إلى JavaScript. شغّله في متصفحك ثم أعد تحميل الصفحة.

## Start page

start-tab = damier: الداما كما تقول ورقتك
start-title = أي لعبة في علبتك؟
start-subtitle = تسع أوراق، نلعبها حرفًا بحرف
start-sheets = ورقة القواعد
start-all = كل الألعاب: { $count }
start-fewer = اعرض أقل
start-world = خارج العلبة
start-search = ابحث عن لعبة
start-nothing = لا توجد هنا لعبة بهذا الاسم.
start-more-letters = { "\u200E" }+{ $count }
start-printed-in = مطبوعة بلغات: { $list }
start-house = قواعد البيت
start-house-by = من تأليفك
start-house-note = غيّر مادة، والعب بها، وشاركها برابط.
start-read = اقرأها
start-about = { $count ->
        [zero] لا أقراص. { side } يبدأ.
        [one] قرص واحد لكل طرف. { side } يبدأ.
        [two] قرصان لكل طرف. { side } يبدأ.
        [few] { $count } أقراص لكل طرف. { side } يبدأ.
        [many] { $count } قرصًا لكل طرف. { side } يبدأ.
       *[other] { $count } قرص لكل طرف. { side } يبدأ.
    }
start-opponent = مع من تلعب؟
start-computer = الحاسوب
start-beside = شخص بجانبي
start-elsewhere = شخص عبر الإنترنت
start-where = كيف تلتقيان؟
start-link = أرسل رابطًا
start-lobby = في الردهة
start-level = ما قوته؟
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }، { $name }
    }
start-colour = لونك
start-lot = بالقرعة
start-clock = الساعة
start-clock-none = بلا ساعة
start-clock-days = أيام
start-clock-own = أخرى
start-clock-kind = نوع الساعة
start-clock-minutes = دقائق
start-clock-seconds = ثوانٍ
start-clock-periods = فترات
clock-fischer = كل نقلة تضيف وقتًا
clock-bronstein = كل نقلة تستعيد بعض الوقت
clock-byo-yomi = ثم بعض الفترات الإضافية
clock-each-move = لكل نقلة وقتها
start-mode = إذا سها أحد
start-guided = مع الإرشاد
start-guided-hint = النقلة التي لا تقبلها الورقة ترجع، وتظهر مادتها.
start-table = على الطاولة
start-table-hint = لا أحد يوقفك. ومن لاحظ هفوة فله ما تعطيه الورقة من حق.
start-slips = لا أحد يعلن الهفوات.
start-slips-hint = عليك أن ترى الهفوة بنفسك وتشير إلى القطعة قبل نقلتك.
start-touch = من لمس لعب
start-touch-article = (المادة { $article })
start-draws = قواعد تعادل إضافية
start-name = اسمك
start-names = من يلعب؟
start-name-hint = لمن يجلس قبالتك؛ ولك أن تتركه فارغًا.
start-go = رتّب القطع
start-going = نرتّب الرقعة…
start-again-computer = { $level ->
        [best] العب مرة أخرى: { $name }، { level-best }
       *[other] العب مرة أخرى: { $name }، المستوى { $level }
    }
start-again = العب مرة أخرى: { $name }
start-unfinished = مباريات لم تكتمل
start-your-turn = دورك، النقلة { $number }
start-their-turn = دور الخصم، النقلة { $number }
start-with = { $name }، مع { $opponent }
start-failed = لم يصل هذا إلى الطاولة. جرّب مرة أخرى.

## Levels of the computer

level-1 = طفل في يومه الأول
level-2 = تفوته أشياء
level-3 = يتعلم بسرعة
level-4 = لاعب أيام العطلة
level-5 = العمّ الذي يفوز دائمًا
level-6 = لاعب نادٍ متحمس
level-7 = أفضل من في النادي
level-8 = يلعب في الدوري
level-9 = أستاذ
level-10 = أستاذ كبير
level-best = بكل قوته

## The table: people

game-tab = damier: { $name }
game-you = أنت
game-guest = ضيف
game-call = دورك
game-periods = الفترات الباقية: { $count }
game-silent = لا أحد يعلن الهفوات
game-computer = الحاسوب
game-level = { $level ->
        [best] بكل قوته
       *[other] المستوى { $level }، { $name }
    }
game-open-seat = كرسي خالٍ
game-your-move = { side }، دورك
game-your-choice = { side }، الاختيار لك
game-their-move = { side }، له الدور
game-their-choice = { side }، يوشك أن يختار
game-beside-move = الدور لك
game-beside-choice = الاختيار لك
game-thinking = { side }، يفكر
game-away = { side }، غائب لحظة
game-waiting-seat = { side }، لم يأتِ أحد بعد
game-guided = مع الإرشاد
game-table = على الطاولة
game-watching = مشاهدة
game-agreed = متفق عليه في هذه المباراة
game-clock = ساعة { side }
game-taken = { $count ->
        [0] لم يفقد { side } شيئًا بعد
        [one] فقد { side } قطعة واحدة
        [two] فقد { side } قطعتين
        [few] فقد { side } { $count } قطع
       *[other] فقد { side } { $count } قطعة
    }

## The table: the board

game-moves = النقلات
game-no-moves = لا نقلات بعد
game-replay = إعادة العرض
game-first = إلى البداية
game-earlier = نقلة إلى الوراء
game-later = نقلة إلى الأمام
game-last = إلى آخر نقلة
game-replaying = تنظر إلى النقلة { $number }.
game-back-to-now = عُد إلى المباراة
game-entry-huff = نفخ { $square }
game-entry-withdrawn = { $move }، أُعيدت
game-counter = عدّاد التعادل
game-counter-article = المادة { $article }

## The table: buttons

game-turn = أدِر
game-turn-label = أدِر الرقعة
game-take-back = تراجع
game-hint = تلميح
game-draw = تعادل
game-claim = المطالبة بالتعادل
game-resign = استسلام
game-abort = إلغاء
over-tournament = عودة إلى البطولة
game-point = أشِر
game-straighten = عدّل القطعة
game-more = المزيد
game-close = أغلق
game-new = مباراة جديدة

## The table: what the paper says

slip-where = المادة { $article }، { $name }
slip-where-plain = { $name }
slip-close = حسنًا
slip-pull = اقرأها كلّها
article-whole = كل القواعد، في علامة تبويب جديدة
article-failed = لم تصل المادة. جرّب مرة أخرى.
routes-title = { $count ->
        [zero] لا طريق إلى { $square }
        [one] طريق واحد إلى { $square }
        [two] طريقان إلى { $square }
        [few] { $count } طرق إلى { $square }
        [many] { $count } طريقًا إلى { $square }
       *[other] { $count } طريق إلى { $square }
    }
routes-text = تبدأ من المربع نفسه وتنتهي على المربع نفسه. أي القطع تخرج؟
route = فوق { $squares }
route-key = المفتاح { $number }
routes-cancel = أعدها مكانها
draw-wait-title = عرضت التعادل
draw-wait-text = يبقى العرض حتى النقلة التالية.
claim-title = أي نقلة تحقق التعادل؟
claim-text = العبها على الرقعة: تُلعب النقلة وتطالب بالتعادل معها.
resign-yes = استسلام
resign-no = واصل اللعب
resign-hint = عندئذ يفوز الطرف الآخر.
resign-you = أنت تلعب بلون { side }. والفوز عندئذ لـ{ $name }.
resign-who = من يستسلم؟
resign-side = يستسلم { side }
resign-name = يستسلم { $name }
abort-title = إلغاء هذه المباراة؟
abort-text = بدأت للتو: لا فائز ولا خاسر.
abort-yes = ألغِها
point-title = أي قطعة كان عليها أن تأكل؟
point-text = المسها على الرقعة. لك محاولة واحدة قبل نقلتك.
point-stop = لا داعي
point-found = أشار { side } إلى { $square }: كان على تلك القطعة أن تأكل.
point-missed = أشار { side } إلى { $square }، لكن لم يكن هناك ما يؤكل.
point-stuck-title = لم تبق لك نقلة
point-stuck = هل رأيت هفوة؟ أشِر إليها، أو دع النقلة تمر.
point-stuck-stand = دعها تمر
left-title = طال غياب { $name }
left-text = يمكنك أن تطالب بالفوز، أو أن تنتظر.
left-claim = طالِب بالفوز
left-wait = انتظر
watch-title = أنت تشاهد
watch-text = هل أنت من اللاعبين؟ افتح المباراة حيث بدأتها واختر «المزيد» ثم «تابع على جهاز آخر».
takeback-yes = دعها ترجع
takeback-yes-hint = ترجع النقلة الأخيرة إلى صاحبها.
takeback-no = لا، تبقى
takeback-no-hint = تستمر المباراة من هنا.
draw-yes-hint = تنتهي المباراة هنا بسلام.
draw-no-hint = يسقط العرض وتستمر المباراة.
over-analysis = راجعها
over-proof = جدول النهايات يثبت ذلك: تعادل إذا لعب الطرفان أفضل ما يمكن.
over-rematch-asked = طلبت مباراة أخرى. ننتظر الطرف الآخر.
over-rematch-offered = الطرف الآخر يودّ مباراة أخرى.
over-next = إلى المباراة التالية
over-won = فزت
over-lost = خسرت
invite-title = أرسل هذا الرابط إلى اللاعب الآخر
invite-text = من يفتحه أولًا يجلس قبالتك. لك أن تترك هذه الصفحة وتعود.
invite-copy = انسخ الرابط
invite-copied = نُسخ
invite-code = الرابط رمزَ استجابة سريعة
device-title = تابع على جهاز آخر
device-text = امسح هذا بهاتفك، أو افتح الرابط هناك. لا تعطه لأحد: من يملكه يلعب بقطعك.
device-local = هذا العنوان يعمل على هذا الحاسوب فقط. شغّل damier مع --host 0.0.0.0 ليصل إليه هاتفك.
device-code = مقعدك على هذه الطاولة رمزَ استجابة سريعة
device-link = رابط مقعدك
invite-lobby-title = طاولتك في الردهة
invite-lobby-text = تبدأ حين يجلس أحد. لك أن تترك هذه الصفحة وتعود.
join-title = كرسي خالٍ ينتظرك
join-text = دعوة إلى اللعب من { $name }
join-text-plain = هناك من يودّ أن يلعب معك.
join-sit = اجلس
join-watch = شاهد المباراة
join-used-title = هذا المقعد محجوز
join-used-text = استُعملت هذه الدعوة من قبل. يمكنك المشاهدة.
join-over-title = انتهت هذه المباراة
join-over-text = ما زال بإمكانك مشاهدتها.
join-foreign-title = هذا الرابط لا يفتح مقعدًا هنا
join-foreign-text = إنه لمباراة أخرى، أو ينقصه جزء. يمكنك المشاهدة.
join-failed-title = لم ينجح ذلك
join-failed-text = لا يمكن الوصول إلى الخادم. حاول بعد قليل.
join-start = إلى صفحة البداية
lost-tab = damier: لا شيء هنا
lost-title = لا يوجد شيء هنا
lost-text = ربما هناك خطأ في كتابة العنوان.
lost-table-title = لا توجد مباراة كهذه
lost-table-text = ربما قُطع الرابط، أو أن المباراة على خادم آخر. اطلب الرابط كاملًا.
game-lost-line = انقطع الاتصال. مباراتك في أمان؛ نحاول من جديد…
game-pending = لم تُحفظ { $move } بعد…
game-pending-down = انقطع الاتصال. { $move } تنتظر وتُرسل حالما يعود.
game-connecting = في الطريق إلى الطاولة…
game-touched = لُمست القطعة على المربع { $square }، فالعب بها.
game-asked-takeback = طلبت التراجع

## The table: settings, sharing, talk

more-title = هذه الطاولة
more-board = الرقعة
more-numbers = الأرقام
more-theme-sheet = كما في الورقة
more-theme-wood = خشب
more-theme-tournament = بطولة
more-theme-djeco = أحمر
more-theme-contrast = تباين
more-theme-dark = داكن
more-numbers-inside = في الداخل
more-numbers-outside = في الخارج
more-numbers-a1 = a1
more-numbers-off = إخفاء
more-sound = الصوت
more-notify = نبّهني حين يأتي دوري
more-name-of = اسم { side }
more-turns = أدِر الرقعة بعد كل نقلة
settings-title = الإعدادات
settings-tap = لمسة واحدة تلعب النقلة الوحيدة
settings-confirm = اسألني قبل أن تُحتسب النقلة
settings-pieces = القطع
settings-pieces-board = كما في الرقعة
settings-pieces-flat = مسطّحة
settings-pieces-red = حمراء وبيضاء
settings-motion = الحركة
settings-motion-full = عادية
settings-motion-quick = سريعة
settings-motion-off = بلا حركة
keys-title = المفاتيح
keys-walk = تنقّل فوق الرقعة
keys-pick = ارفع قطعة أو ضعها
keys-type = اكتب نقلة
keys-road = اختر طريقًا
keys-back = ارجع خطوة
keys-leave = غادر الرقعة
keys-replay = خارج الرقعة: نقلة إلى الوراء أو الأمام
keys-ends = خارج الرقعة: أول نقلة وآخر نقلة
keys-help = أظهر المفاتيح أو أخفها
more-watch = رابط للمشاهدين
more-invite = رابط للاعب الآخر
more-pdn = احفظ PDN
more-analysis = افتح في التحليل
more-watchers = { $count ->
        [0] لا أحد يشاهد
        [one] شخص واحد يشاهد
        [two] شخصان يشاهدان
        [few] { $count } أشخاص يشاهدون
        [many] { $count } شخصًا يشاهدون
       *[other] { $count } شخص يشاهدون
    }
chat-title = محادثة
chat-say = قل شيئًا
chat-send = أرسل
chat-mute = كتم
chat-unmute = إلغاء الكتم
chat-muted = لن تسمع شيئًا من الطرف الآخر.
chat-report = إبلاغ
chat-report-what = ما الذي لا يليق؟
chat-report-why = هل تريد إضافة شيء؟
chat-report-send = أرسل البلاغ
chat-reported = شكرًا. سيطّلع عليه القائمون على الموقع.
chat-line = { $name }: { $words }
chat-watcher = أحد المشاهدين

## Lobby

lobby-tab = damier: الردهة
lobby-title = من يريد مباراة؟
lobby-subtitle = طاولات تنتظر أحدًا، بترتيب وصولها
lobby-empty = لا طاولة تنتظر الآن. افتح طاولة، ومن يأتِ بعدك يجلس إليها.
lobby-open = افتح طاولة
lobby-tournaments = البطولات
lobby-sit = اجلس
lobby-sit-with = اجلس مع { $name }: { $sheet }
lobby-gone = كان غيرك أسرع. بدأ اللعب على تلك الطاولة.
lobby-plays = ستلعب باللون { side }
lobby-no-clock = بلا ساعة
lobby-clock = { $minutes } د + { $seconds } ث
lobby-clock-bronstein = { $minutes } دقيقة، وتعود حتى { $seconds } ث لكل نقلة
lobby-clock-byo-yomi = { $minutes } دقيقة، ثم { $periods } × { $seconds } ث
lobby-clock-each-move = { $seconds } ث لكل نقلة
# Of how many days each move has, such as "3 days".
lobby-clock-days = { $days } لكل نقلة
lobby-waiting = نبحث عن طاولات…

## My games

games-tab = damier: مبارياتي
games-title = مبارياتك
games-subtitle = محفوظة لهذا المتصفح، بلا حساب
games-empty = لا مباراة بعد. الأولى على بعد نقرتين.
games-open = ما زالت على الطاولة
games-done = لُعبت
games-all-pdn = احفظها كلها PDN
games-go-on = واصل
games-moves = { $count ->
        [zero] لا نقلات
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $count } نقلات
       *[other] { $count } نقلة
    }

## Board

board-label = الرقعة، { $width } في { $height }
board-square-must = { square-label }، عليه أن يأكل { $count ->
        [1] قطعة واحدة
        [2] قطعتين
        [3] ثلاث قطع
        [4] أربع قطع
        [5] خمس قطع
        [6] ست قطع
        [few] { $count } قطع
       *[other] { $count } قطعة
    }
board-square-movable = { square-label }، يستطيع التحرك
board-square-in-hand = { square-label }، في يدك
board-square-target = { square-empty }، تستطيع الذهاب إليه
board-said-move = { side }: من { $from } إلى { $to }
board-said-capture = { $count ->
        [zero] { side }: من { $from } إلى { $to }
        [one] { side }: القطعة من { $from } تأكل قطعة واحدة وتقف على { $to }
        [two] { side }: القطعة من { $from } تأكل قطعتين وتقف على { $to }
        [few] { side }: القطعة من { $from } تأكل { $count } قطع وتقف على { $to }
       *[other] { side }: القطعة من { $from } تأكل { $count } قطعة وتقف على { $to }
    }
board-said-crowned = ملك جديد.
board-said-step = على { $square }. الأكل مستمر. المفتاح Escape يعيد الخطوة.
board-said-choice = { $count ->
        [two] طريقان يؤديان إلى هناك. اضغط رقمًا من 1 إلى { $count }، أو Escape.
        [few] { $count } طرق تؤدي إلى هناك. اضغط رقمًا من 1 إلى { $count }، أو Escape.
       *[other] { $count } طريقًا تؤدي إلى هناك. اضغط رقمًا من 1 إلى { $count }، أو Escape.
    }
board-said-road = { $number }: فوق { $squares }
board-said-premove = من { $from } إلى { $to } حين يأتي دورك
board-said-ask = من { $from } إلى { $to }؟ Enter يلعبها وEscape يعيد القطعة.
board-said-back = عادت إلى مكانها
board-said-draw = من { $square }. اختر الآن أين ينتهي السهم، أو اختر { $square } مرة أخرى لرسم حلقة.
board-said-required = { $count ->
        [0] ليست هذه. العب من { $square }.
        [one] ليست هذه. القطعة على { $square } تأكل قطعة واحدة.
        [two] ليست هذه. القطعة على { $square } تأكل قطعتين.
        [few] ليست هذه. القطعة على { $square } تأكل { $count } قطع.
       *[other] ليست هذه. القطعة على { $square } تأكل { $count } قطعة.
    }
board-said-refused = هذه النقلة لا تصلح هنا. عادت القطعة إلى مربعها.
board-said-unread = لم أفهم النقلة «{ $text }». اكتب مربعين، مثل ‎32-28‎.
board-said-wait = لم يأتِ دورك بعد.

## What the server says when it cannot do something

server-refused = ليس الآن
server-stale = حدث شيء في هذه الأثناء. انظر إلى الرقعة من جديد، ثم اختر.
server-not-your-turn = الدور للطرف الآخر.
server-not-a-player = أنت تشاهد هذه المباراة، فالقطع ليست لك لتحركها.
server-game-over = انتهت هذه المباراة.
server-waiting = انتظر حتى يجلس أحد في الجهة الأخرى.
server-not-now = لا يمكن ذلك في هذه اللحظة.
server-no-claim = هذه النقلة لا تحقق التعادل. أرنا نقلة أخرى أو واصل اللعب.
server-ambiguous = هناك عدة طرق للأكل. أرنا ما تقصد، مربعًا بعد مربع.
server-bad-move = هذه ليست نقلة على هذه الرقعة.
server-used-id = وصلت هذه الرسالة مرتين بمحتوى مختلف. حمّل الصفحة من جديد.
server-too-fast = مهلًا! انتظر لحظة.
server-too-slow = لم يلحق اتصالك بنا. حمّل الصفحة من جديد.
server-bad-message = لم يفهم الخادم هذه الرسالة.
server-expected-hello = ينتظر الخادم التحية أولًا.
server-table-full = طالت هذه المباراة حتى لم تعد تتسع للمزيد.
server-server-full = المباريات كثيرة جدًا الآن. جرّب بعد قليل.
server-try-again = تعذّر حفظ ذلك بأمان. نعيد الاتصال الآن.
server-seat-taken = جلس أحد هنا قبلك.
server-own-table = هذه طاولتك أنت. أرسل الرابط إلى غيرك.
server-bad-token = هذا الرابط لا يفتح تلك الطاولة.
server-newer-table = تُلعب هذه المباراة على خادم أحدث. أعد تحميل الصفحة.
server-no-table = لا توجد طاولة كهذه.
server-too-many-sockets = نوافذ كثيرة مفتوحة من اتصالك.
server-too-many-tables = لديك مباريات كثيرة جارية. أكمل واحدة منها أولًا.
server-too-many-requests = مهلًا! انتظر لحظة.
server-too-large = هذا أكثر مما نستوعبه دفعة واحدة.
server-foreign-host = الخادم لا يجيب بهذا الاسم.
server-foreign-origin = لا يُقبل هذا الطلب من موقع آخر.
server-not-found = لا شيء هنا.
server-no-such-method = لا يُطلب هذا بهذه الطريقة.
server-not-here = هذه الأرقام لجهاز الخادم نفسه فقط.
server-bad-request = في السؤال شيء ناقص أو غير مناسب.
server-no-sheet = لا توجد ورقة قواعد بهذا الاسم.
server-bad-sheet = لا يمكن اللعب بورقة القواعد هذه بعد.
server-bad-position = لا يمكن أن تقف القطع هكذا.
server-too-many-moves = طرق الأكل هنا أكثر من أن تُعرض كلها.
server-bad-notation = تعذّرت قراءة ذلك.
server-no-game = ليس في هذا النص مباراة. تبدو المباراة هكذا: ‎1. 32-28 18-23 2. 38-32…‎
server-no-analysis = لا يستطيع المحرك العمل على ذلك.
server-no-text = لا يوجد نص كهذا.
server-no-puzzle = لا توجد مسألة كهذه.
server-no-ending = لا يمكن التدرّب على هذه النهاية هنا.
server-too-many-endings = هذه الجداول أكبر مما يتحمله هذا الخادم.
server-building = تُحسب جداول أخرى الآن. حاول لاحقًا.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = شاهد المباريات
start-shown = يمكن للجميع المشاهدة
start-shown-hint = تظهر المباراة بين التي تُلعب الآن.
game-shown = يمكن للجميع أن يجدوا هذه المباراة ويشاهدوها.
embed-code = رمز لصفحة ويب
embed-hint = يعرض هذه المباراة في موقع آخر، ولا شيء غيرها من هنا.
simul-next = الرقعة التالية
simul-waits = الرقع التي تنتظرك: { $count }
simul-auto = انتقل تلقائيًا
simul-all = كل الرقع
server-no-simul = لا توجد مباراة متزامنة كهذه.
server-simul-full = لم تبق رقعة في هذه المباراة المتزامنة.
server-simul-begun = بدأت هذه المباراة المتزامنة من قبل.
server-simul-empty = لم ينضم أحد بعد.
server-too-many-follows = أنت تتابع أكبر عدد ممكن. توقف أولًا عن متابعة أحد.
