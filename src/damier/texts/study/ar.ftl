### damier, study: Arabic. Written from en.ftl.

## Positions that cannot stand, and FENs that cannot be read

setup-too-many = { $colour ->
        [black] للأسود
        [blue] للأزرق
        [green] للأخضر
        [red] للأحمر
       *[white] للأبيض
    } { $count ->
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
       *[other] { $count } قطعة
    }، وليس في العلبة إلا { $most }.
setup-man-on-crown-row = القرص { $colour ->
        [black] الأسود
        [blue] الأزرق
        [green] الأخضر
        [red] الأحمر
       *[white] الأبيض
    } على المربع { $square } يقف على صفه الأخير: هناك يكون ملكًا.
setup-run = عدّ نقلات الملك المتتالية يخص ملكًا ليس على الرقعة.
fen-too-long = هذا أطول من أي وضع: أقصى عدد للرموز { $most }.
fen-turn = يبدأ الوضع بالحرف W أو B لمن عليه الدور. وهنا يبدأ بـ«{ $got }».
fen-sides = القطع في قائمتين، كما في ‎W:W31-50:B1-20‎: واحدة لـ W وأخرى لـ B.
fen-item = «{ $got }» ليس مربعًا. اكتب 31، أو K12 لملك، أو ‎31-35‎ لصف من الأقراص.
fen-no-such-square = لا يوجد مربع { $square } على هذه الرقعة: آخر مربع هو { $last }.
fen-letters = عدد مربعات هذه الرقعة { $count }، والمذكور منها { $got }.
fen-unclear = هذا ليس وضعًا بعد. اكتبه هكذا: ‎W:W31-50:B1-20‎.
move-unclear = هذه ليست نقلة بعد. اكتبها هكذا: ‎32-28‎ أو ‎19x28‎.
move-ambiguous = هناك عدة طرق للأكل تبدأ وتنتهي هكذا. اذكر المربعات التي بينها أيضًا.

## Written games

diagram-title = رقعة داما

## Analysis

analysis-tab = التحليل · damier
analysis-board = رقعة للتحليل
analysis-waiting = المحرك يفكر لغيرك. أنت التالي.
analysis-lost = انقطع الاتصال بالمحرك. شغّله من جديد لتواصل.
analysis-no-table = هذه المباراة ليست مفتوحة لك. اطلب رابط مشاهديها.
analysis-offline = انقطع الاتصال بالخادم. يمكنك مواصلة تصفح المباراة؛ النقلات والمحرك ينتظران عودته.
analysis-bad-link = تعذّرت قراءة هذا الرابط. ربما قُصّ.
analysis-threads = الخيوط
analysis-tables = جداول النهايات
analysis-deeper = تعمّق أكثر
analysis-draw = ارسم على الرقعة
analysis-bar = من المتقدم
analysis-lines = تفريعات المحرك
analysis-play-line = العب حتى هنا
analysis-engine = المحرك
analysis-multipv = التفريعات
analysis-effort = العمق { $depth }، { $nodes } مليون وضع، { $speed } مليون في الثانية
analysis-moves = النقلات
analysis-no-moves = العب نقلة على الرقعة، أو افتح مباراة.
analysis-not-playable = تعذّر لعب هذا.
analysis-put = وضع جديد
analysis-first = إلى البداية
analysis-earlier = نقلة إلى الوراء
analysis-later = نقلة إلى الأمام
analysis-last = إلى النهاية
analysis-turn = أدِر الرقعة
analysis-edit = ترتيب القطع
analysis-papers = افتح، احفظ
analysis-from = العب من هنا
from-hint = ضد الحاسوب، من الوضع الذي على الرقعة.
from-go = ابدأ
analysis-judge = قيّم المباراة
analysis-judging = نقيّم المباراة
analysis-stop = إيقاف
analysis-table = جدول النهايات:
analysis-table-draw = تعادل إذا لعب الطرفان أفضل ما يمكن.
analysis-table-plies = { $plies ->
        [zero] حُسمت.
        [one] تُحسم في نقلة واحدة.
        [two] تُحسم في نقلتين، محسوبتين للطرفين معًا.
        [few] تُحسم في { $plies } نقلات، محسوبة للطرفين معًا.
       *[other] تُحسم في { $plies } نقلة، محسوبة للطرفين معًا.
    }
analysis-graph-ahead = { side } متقدم
analysis-graph-move = { $move }: { $score }
analysis-graph-start = البداية

## The verdict above the lines

verdict-even = متكافئان تقريبًا
verdict-better = وضع { side } أفضل قليلًا
verdict-ahead = { $men ->
        [zero] { side } متقدم بأقل من قرص
        [one] { side } متقدم بقرص واحد تقريبًا
        [two] { side } متقدم بقرصين تقريبًا
        [few] { side } متقدم بنحو { $men } أقراص
        [many] { side } متقدم بنحو { $men } قرصًا
       *[other] { side } متقدم بنحو { $men } قرص
    }
verdict-wins = { $moves ->
        [zero] فاز { side }
        [one] يفوز { side } في نقلة واحدة
        [two] يفوز { side } في نقلتين
        [few] يفوز { side } في { $moves } نقلات
       *[other] يفوز { side } في { $moves } نقلة
    }
verdict-table-win = { $moves ->
        [0] فاز { side }
        [one] يفوز { side } في نقلة واحدة، بالتأكيد
        [two] يفوز { side } في نقلتين، بالتأكيد
        [few] يفوز { side } في { $moves } نقلات، بالتأكيد
       *[other] يفوز { side } في { $moves } نقلة، بالتأكيد
    }
verdict-table-draw = تعادل، بالتأكيد

## A reader's notes to a move

note-title = ملاحظات على { $move }
note-signs = العلامة
note-comment = تعليق على { $move }
note-promote = قدّم هذا التفريع
note-remove = احذف { $move } وما بعدها
note-drawn = المرسوم:
note-draw-how = المس مربعين لرسم سهم، أو مربعًا واحدًا مرتين لرسم حلقة.
note-wipe = امسح
sign-1 = نقلة جيدة
sign-2 = زلّة
sign-3 = نقلة جيدة جدًا
sign-4 = زلّة كبيرة
sign-5 = نقلة مثيرة للاهتمام
sign-6 = نقلة مشكوك فيها

## Setting up a position

edit-title = إعداد وضع
edit-hint = انقر مربعًا لتغيّره: قرص، ملك، خالٍ. زر الفأرة الآخر يضع اللون الآخر؛ أو اختر قطعة ثم مربعاتها.
edit-rules = القواعد
edit-pieces = القطعة
edit-cycle = تبديل مع كل نقرة
edit-turn = الدور
edit-fen = نصًّا (FEN)
edit-done = حلّل هذا
edit-clear = أفرغ الرقعة
edit-start = وضع البداية
edit-leave = رجوع
edit-over = انتهت المباراة هنا. { $text }

## Games in and out

papers-title = افتح واحفظ
papers-paste = الصق مباراة (PDN)
papers-read = افتح
papers-upload = من ملف…
papers-several = { $count ->
        [zero] لا مباريات.
        [one] مباراة واحدة. افتحها:
        [two] مباراتان. أيهما؟
        [few] { $count } مباريات. أيها؟
       *[other] { $count } مباراة. أيها؟
    }
papers-more = تظهر أول { $count ->
        [one] مباراة فقط
        [two] مباراتين فقط
        [few] { $count } مباريات فقط
       *[other] { $count } مباراة فقط
    }.
papers-keep = هذه المباراة
papers-save = احفظ PDN
papers-copy = انسخ PDN
papers-copied = نُسخ
papers-position = هذا الوضع
papers-link = انسخ الرابط
players-title = اللاعبان
players-edit = غيّر الاسمين
recent-title = آخر تحليلاتك
recent-where = محفوظة في هذا المتصفح فقط: آخر { $most }.
recent-moves = { $count ->
        [zero] لا نقلات
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $count } نقلات
        [many] { $count } نقلة
       *[other] { $count } نقلة
    }
recent-remove = احذف { $name }
recent-removed = حُذف: { $name }.
recent-restore = أعده
recent-none = هذا المتصفح لا يحفظ شيئًا. احفظ بصيغة PDN ما تريد أن تعود إليه.
papers-link-game = انسخ رابط المباراة
papers-link-too-long = هذه المباراة أطول من أن تُكتب في رابط. احفظها بصيغة PDN.
papers-problem = السطر { $line } من الملف: { $message }

## Openings: what was played in a position

openings-title = مباريات
openings-looking = جارٍ البحث…
openings-whose = مباريات مَن
openings-all = { $count ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $count } مباريات
       *[other] { $count } مباراة
    }
openings-own = مبارياتي
openings-none = لم يصل أحد إلى هنا. من هنا أنت وحدك.
openings-none-own = لم تلعب هذا الوضع بعد.
openings-move = النقلة
openings-count = المباريات
openings-results = النتائج
openings-last = آخر مرة

## House rules: why a rule does not go with the others

house-clash = هذه لا تتفق مع القواعد الأخرى.
house-clash-board-width = عرض الرقعة من 4 إلى 14 مربعًا، عدد زوجي؛ و10 على الأكثر حيث يُلعب على المربعات كلها.
house-clash-board-height = ارتفاع الرقعة من 4 إلى 14 مربعًا، عدد زوجي؛ و10 على الأكثر حيث يُلعب على المربعات كلها.
house-clash-board-men-rows = تقف الأقراص على صفوف نصفها، ويبقى بين الطرفين صف خالٍ على الأقل.
house-clash-colours-black = يحتاج الطرفان إلى لونين مختلفين.
house-clash-lines-move = حين يُلعب على نصف المربعات تمشي القطع في خط مائل؛ وعلى المربعات كلها تمشي في خط مستقيم.
house-clash-lines-capture = القطع التي تمشي في خط مستقيم تأكل في خط مستقيم أيضًا؛ والتي تمشي في خط مائل تأكل في خط مائل، أو بالطريقتين.
house-clash-man-steps = المشي إلى الجانب يحتاج إلى رقعة يُلعب على مربعاتها كلها.
house-clash-king-lands = الملك الذي يمشي مربعًا واحدًا ينزل دائمًا خلف القطعة التي يأكلها مباشرة.
house-clash-king-limit = الحد عدد من 0 إلى 255.
house-clash-capture-priority = ترتيب الأكل يحتاج إلى وجوب الأكل وإكماله، وكل بند يأتي فيه مرة واحدة.
house-clash-end-first-king-wins = حيث يفوز من يخسر كل شيء، لا يفوز أول ملك أيضًا.
house-clash-table-offences = الهفوات وما يُفعل بعدها متلازمان: اذكرهما معًا، أو لا تذكر أيًّا منهما.
house-clash-table-remedies = حيث لا يجب الأكل، لا ينساه أحد.
house-clash-table-huff-is-turn = لا نفخ في هذه القواعد.
house-clash-touch-straightening = التعديل استثناء فقط حيث تُلعب القطعة التي تُلمس.
house-clash-draws = التعادل بالاتفاق من القواعد دائمًا، وكل عدد 1 على الأقل.

## Rules pages

rules-tab = القواعد · damier
rules-shelf = قواعد كل لعبة
rules-all = كل الأوراق
rules-course = خذ الدورة
rules-change = غيّر هذه القواعد
rules-count = { $count ->
        [zero] لا مواد
        [one] مادة واحدة
        [two] مادتان
        [few] { $count } مواد
       *[other] { $count } مادة
    }
rules-examples = أمثلة
rules-example = المثال { $number }
rules-nothing-to-try = لا شيء تجرّبه على الرقعة هنا.
rules-again = رتّب من جديد
rules-done = هذه هي.
rules-other = لك أن تلعب هذه أيضًا. المادة عن { $move }.

## House rules

house-tab = قواعد البيت · damier
house-title = قواعد البيت
house-intro = كل عائلة تلعب بطريقة مختلفة قليلًا. ابدأ بورقة، وغيّر ما تشاء، والعب بها.
house-base = ابدأ بـ
house-name = اسمها
house-own-name = { $name }، على طريقتنا
house-preview = ما تقوله القواعد الآن
house-changes = { $count ->
        [0] لا تغيير
        [one] تغيير واحد
        [two] تغييران
        [few] { $count } تغييرات
        [many] { $count } تغييرًا
       *[other] { $count } تغيير
    }
house-earlier = انقل إلى أعلى: { $text }
house-draws = تعادل
house-count = كم مرة
house-play = العب بها
house-share = انسخ الرابط
house-read = اقرأها وجرّبها
house-save = احفظها في ملف
house-back = عُد إلى القواعد
house-bad-link = تعذّرت قراءة هذه القواعد. ربما قُصّ الرابط.
house-clashes = { $count ->
        [zero] القواعد كلها متفقة.
        [one] قاعدة واحدة لا تتفق مع القواعد الأخرى بعد. عليها علامة.
        [two] قاعدتان لا تتفقان مع القواعد الأخرى بعد. عليهما علامة.
        [few] { $count } قواعد لا تتفق مع القواعد الأخرى بعد. عليها علامة.
       *[other] { $count } قاعدة لا تتفق مع القواعد الأخرى بعد. عليها علامة.
    }

ballot-ask = الافتتاح بالقرعة
ballot-none = لا
ballot-drawn = بالقرعة: { $opening }.
ballot-placed = بالقرعة، أقراص نُقلت من مكانها: { $opening }.
ballot-free = بالقرعة: افتتاح حر.
ballot-off = رُفعت عن الرقعة أولًا: { $squares }.
deck-english-two-move = نقلتان
deck-english-three-move = ثلاث نقلات
deck-english-eleven-man = أحد عشر قرصًا لكل لاعب
deck-italian-two-move = نقلتان
deck-russian-fmjd = جدول FMJD
deck-brazilian-fmjd = جدول FMJD
deck-russian-idf-basic = جدول IDF، افتتاحات سهلة
deck-brazilian-idf-basic = جدول IDF، افتتاحات سهلة
