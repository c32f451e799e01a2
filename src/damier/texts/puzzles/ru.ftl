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

learn-tab = Учиться · damier
learn-title = Учись и решай
learn-today = Задача дня
learn-solve = Решить
learn-none = Для этих правил задач пока нет.
learn-count = { $count ->
        [one] { $count } задача для этих правил.
        [few] { $count } задачи для этих правил.
       *[other] { $count } задач для этих правил.
    }
learn-solved = { $count ->
        [one] Решена { $count }.
        [few] Решено { $count }.
       *[other] Решено { $count }.
    }
learn-sheet = Правила
learn-repeat = { $count ->
        [0] Сегодня повторять нечего
        [one] { $count } задача на повторение
        [few] { $count } задачи на повторение
       *[other] { $count } задач на повторение
    }
learn-repeat-about = Что не вышло, вернётся через несколько дней, пока не запомнишь.
learn-repeat-go = Повторить
learn-repeat-done = На сегодня всё повторено.
learn-race = Три минуты
learn-race-about = Сколько успеешь решить?
learn-race-best = Твой рекорд: { $count }
learn-race-go = Начать
learn-levels = По сложности
learn-any = Любая задача
learn-easy = Лёгкие
learn-middle = Средние
learn-hard = Трудные
learn-themes = По теме
learn-all = Все задачи
learn-kept = Чему ты научился
learn-kept-about = Это хранится здесь для тебя, как и твои партии.
learn-save = Сохранить копию
learn-forget = Забыть всё
learn-forget-sure = Точно забыть всё, что решено?
learn-forget-yes = Забыть
learn-forget-no = Оставить
learn-forgotten = Всё забыто.
learn-offline = Сейчас нет связи. Попробуй ещё раз.
puzzle-tab = Задача · damier
puzzle-win = { $takes ->
        [0] { side } выигрывают
        [1] { side } выигрывают: возьми одну
       *[other] { side } выигрывают: возьми { $takes }
    }
puzzle-draw = { side } спасают ничью
puzzle-hint-1 = Дай подсказку
puzzle-hint-2 = Первый шаг
puzzle-hint-3 = Весь ход
puzzle-said-1 = Посмотри на { $square }.
puzzle-said-2 = Начни с { $from } на { $to }.
puzzle-said-3 = Ходи { $move }.
puzzle-helped = С подсказкой в серию не идёт.
puzzle-right = Верно! Дальше.
puzzle-solved = Решено!
puzzle-shown = Вот решение
puzzle-after = После { $move }
puzzle-wrong = Не этот ход
puzzle-more = Неплохо, но есть ход сильнее.
puzzle-not-win = Так победа ускользает.
puzzle-not-draw = Это партию не спасает.
puzzle-again = Ещё раз
puzzle-solution = Показать решение
puzzle-next = Следующая задача
puzzle-skip = Пропустить
puzzle-row = { $count ->
        [0] Десять подряд — это дамка.
       *[other] Подряд: { $count }. Десять — это дамка.
    }
puzzle-days = { $count ->
        [one] { $count } день подряд.
        [few] { $count } дня подряд.
       *[other] { $count } дней подряд.
    }
puzzle-analyse = Анализ
race-solved = Решено: { $count }
race-over = { $count ->
        [0] Время вышло! На этот раз ни одной.
        [one] Время вышло! Решена { $count } задача.
        [few] Время вышло! Решено { $count } задачи.
       *[other] Время вышло! Решено { $count } задач.
    }
race-again = Ещё раз

learn-course = Курс
learn-course-about = { $count ->
        [one] { $count } короткий урок, от первого хода до комбинации.
        [few] { $count } коротких урока, от первого хода до комбинации.
       *[other] { $count } коротких уроков, от первого хода до комбинации.
    }
learn-course-count = Пройдено уроков: { $done } из { $count }.
learn-course-done = Пройдены все уроки: { $count }.
learn-course-go = Начать
learn-course-on = Дальше
learn-squares = Знай свои поля
learn-squares-about = Одна минута: сколько полей найдёшь?
lesson-tab = Урок · damier
lesson-number = Урок { $number } из { $count }
lesson-exercise = Упражнение { $number } из { $count }
lesson-show = Покажи
lesson-once = Ещё раз
lesson-next = Дальше
lesson-on = К уроку { $number }
lesson-well = Вот так!
lesson-other = Так пойти можно, но просили не об этом.
lesson-finished = Урок { $number } твой.
lesson-last = Это был весь курс. Молодец!
lesson-all = Все уроки
squares-tab = Поля · damier
squares-find = Найди { $square }
squares-over = { $count ->
        [one] Время вышло! Найдено { $count } поле.
        [few] Время вышло! Найдено { $count } поля.
       *[other] Время вышло! Найдено { $count } полей.
    }
squares-turn = Повернуть доску

worksheet-name = Имя
worksheet-date = Дата
worksheet-solutions = Решения
worksheet-print = Распечатать листок

## Окончания для тренировки против лучшей защиты

learn-endings = Тренировать окончание
learn-endings-about = Выиграй выигранное, удержи ничью.
endings-tab = Окончания · damier
endings-to-win = Выиграть
endings-to-hold = Удержать ничью
endings-kind = { $own } – { $other }
endings-longest = { $count ->
        [one] до { $count } хода
        [few] до { $count } ходов
       *[other] до { $count } ходов
    }
endings-none = Для этих правил пока нет таблиц окончаний.
endings-none-here = Таблиц окончаний для этих правил здесь нет, так что тренировать пока нечего.
endings-offer = Таблицы до { $pieces } фигур займут { $size } МБ и примерно { $time }.
endings-time = { $minutes ->
        [0] { $seconds ->
            [one] { $seconds } секунду
            [few] { $seconds } секунды
           *[other] { $seconds } секунд
        }
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }
endings-build = Рассчитать таблицы
endings-building = Идёт расчёт таблиц: { $percent } %
endings-left = Осталось ждать примерно { $time }.
endings-busy = Сейчас рассчитываются таблицы для других правил. Твои могут быть следующими.
endings-failed = Рассчитать таблицы до конца не удалось. Попробуй ещё раз.
endings-win = { $count ->
        [one] { side } выигрывают в { $count } ход
        [few] { side } выигрывают в { $count } хода
       *[other] { side } выигрывают в { $count } ходов
    }
endings-draw = { side } держат ничью, ходов: { $count }
endings-still-win = Хорошо! Осталось ходов: { $count }.
endings-longer = Всё ещё выиграно, но был путь короче. Осталось ходов: { $count }.
endings-still-draw = Всё ещё ничья. Осталось ходов: { $count }.
endings-won = Победа!
endings-held = Ничья удержана!
endings-took = Твоих ходов: { $count }, а самый короткий путь: { $best }.
endings-took-best = Ходов: { $count }. Короче нельзя.
endings-let-go = Выигрыш упущен на { $number }-м ходу
endings-lost = Ничья упущена на { $number }-м ходу
endings-right = Вот что держало: { $moves }.
endings-back = Вернуть этот ход
endings-shortest = Показать самый короткий путь
endings-show = Показать, что держит
endings-way = Самый короткий путь
endings-way-draw = Это держит
endings-next = Другая позиция
endings-all = Все окончания
