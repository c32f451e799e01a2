### The systems of tournaments and what parts players with the same points.

tournament-swiss = النظام السويسري
    .about = يلعب الجميع في كل جولة ضد من لديه نقاط قريبة من نقاطهم، ولا يلتقي أحد بالخصم نفسه مرتين.
tournament-round-robin = الكل ضد الكل
    .about = كل لاعب يلعب ضد جميع الآخرين.
tournament-knockout = خروج المغلوب
    .about = الفائز في المواجهة يتأهل، والخاسر يخرج.
tournament-arena = الساحة
    .about = ما إن تنتهي مباراتك حتى تحصل على الخصم التالي. بعد فوزين متتاليين تُحسب النقاط مضاعفة إلى أن تتوقف عن الفوز.
tiebreak-solkoff = سولكوف
    .about = مجموع نقاط جميع خصومك.
tiebreak-solkoff-cut = سولكوف من دون الأدنى
    .about = مجموع نقاط جميع خصومك ما عدا صاحب أقل النقاط.
tiebreak-sonneborn-berger = سونيبورن – بيرغر
    .about = نقاط كل من فزت عليهم، ونصف نقاط من تعادلت معهم.
tiebreak-direct = المواجهة المباشرة
    .about = من حصد أكثر في المباريات ضد الآخرين المساوين له في النقاط، إذا التقوا جميعًا.
tiebreak-wins = عدد الانتصارات
    .about = كم مباراة فزت بها على الرقعة.
tiebreak-game-points = نقاط المباريات
    .about = مجموع نقاط كل المباريات في مواجهاتك.
tiebreak-unplayed = الجولة التي لم تلعبها تُحسب مباراةً ضد لاعب لديه نقاطك نفسها.
