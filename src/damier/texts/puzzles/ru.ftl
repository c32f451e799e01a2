### damier, puzzles: Russian. Written from en.ftl.

## Themes of puzzles

theme-take-1 = Взять одну
theme-take-2 = Взять две
theme-take-3 = Взять три
theme-take-4 = Взять четыре
theme-take-5 = Взять пять и больше
theme-give-1 = Отдать одну
theme-give-2 = Отдать две
theme-give-3 = Отдать три и больше
theme-breakthrough = Прорыв
theme-crowning-capture = Удар в дамки
theme-through-crown-row = Через дамочное поле
theme-backward = Взятие назад
theme-most-first = Правило большинства
theme-long-king = Дальний удар дамкой
theme-turkish-stroke = Турецкий удар
theme-coup-royal = Королевский удар
theme-coup-philippe = Удар Филиппа
theme-choice = Выбор взятия
theme-quiet-move = Тихий ход
theme-opposition = Оппозиция
theme-trapped-king = Поимка дамки
theme-blockade = Запирание
theme-ending = Окончание
theme-saved-draw = Спасти ничью
