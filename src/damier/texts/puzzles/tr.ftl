### damier, puzzles: Turkish. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Bir taş al
theme-take-2 = İki taş al
theme-take-3 = Üç taş al
theme-take-4 = Dört taş al
theme-take-5 = Beş taş ve daha çok al
theme-give-1 = Bir taş ver
theme-give-2 = İki taş ver
theme-give-3 = Üç taş ve daha çok ver
theme-breakthrough = Yarıp geçme
theme-crowning-capture = Alarak damaya çıkma
theme-through-crown-row = Dama sırasından geçme
theme-backward = Geriye alma
theme-most-first = En çok almaya zorlama
theme-long-king = Damayla uzun alma
theme-turkish-stroke = Türk vuruşu
theme-coup-royal = Kraliyet vuruşu
theme-coup-philippe = Philippe vuruşu
theme-choice = Hangisini almalı?
theme-quiet-move = Sessiz hamle
theme-opposition = Karşı duruş
theme-trapped-king = Kapana kısılan dama
theme-blockade = Kilitleme
theme-ending = Oyun sonu
theme-saved-draw = Beraberliği kurtarma
