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
