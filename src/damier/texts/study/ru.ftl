### damier, study: Russian. Written from en.ftl.

## Positions that cannot stand, and FENs that cannot be read

setup-too-many = У { side.gen } { $count ->
        [one] { $count } шашка
        [few] { $count } шашки
       *[other] { $count } шашек
    }, а в коробке их только { $most }.
setup-man-on-crown-row = { $colour ->
        [black] Чёрная
        [blue] Синяя
        [green] Зелёная
        [red] Красная
       *[white] Белая
    } простая на поле { $square } стоит на последнем ряду: там она уже дамка.
setup-run = Счёт ходов дамкой подряд относится к дамке, которой здесь нет.
fen-too-long = Таких длинных позиций не бывает: не больше { $most ->
        [one] { $most } знака
       *[other] { $most } знаков
    }.
fen-turn = Позиция начинается с W или B — чей ход. Здесь она начинается с «{ $got }».
fen-sides = Шашки стоят в двух списках, как в W:W31-50:B1-20: один для W, другой для B.
fen-item = «{ $got }» — не поле. Пиши 31, K12 для дамки или 31-35 для ряда простых.
fen-no-such-square = Поля { $square } на этой доске нет: последнее — { $last }.
fen-letters = На этой доске полей { $count }, а дано { $got }.
fen-unclear = Это ещё не позиция. Пиши так: W:W31-50:B1-20.
move-unclear = Это ещё не ход. Пиши так: 32-28 или 19x28.
move-ambiguous = Так начинаются и кончаются несколько взятий. Назови и поля между ними.

## Written games

diagram-title = Шашечная доска

## Analysis

analysis-tab = Анализ · damier
analysis-board = Доска для анализа
analysis-waiting = Движок думает для других. Следующая очередь — твоя.
analysis-lost = Связь с движком прервалась. Включи его снова, чтобы продолжить.
analysis-no-table = Эта партия для тебя закрыта. Попроси ссылку для зрителей.
analysis-offline = Связь с сервером прервалась. Партию можно листать дальше; ходы и движок подождут, пока она вернётся.
analysis-bad-link = Эту ссылку не удалось прочесть. Может быть, она обрезана.
analysis-threads = Потоки
analysis-tables = Таблицы окончаний
analysis-deeper = Считать глубже
analysis-draw = Рисовать на доске
analysis-bar = Кто впереди
analysis-lines = Варианты движка
analysis-play-line = Сыграть до этого места
analysis-engine = Движок
analysis-multipv = Варианты
analysis-effort = Глубина { $depth }, { $nodes } млн позиций, { $speed } млн в секунду
analysis-moves = Ходы
analysis-no-moves = Сделай ход на доске или открой партию.
analysis-not-playable = Это сыграть не удалось.
analysis-put = новая позиция
analysis-first = В начало
analysis-earlier = На ход назад
analysis-later = На ход вперёд
analysis-last = В конец
analysis-turn = Повернуть доску
analysis-edit = Расставить
analysis-papers = Файл
analysis-from = Играть отсюда
from-hint = Против компьютера, с позиции на доске.
from-go = Начать
analysis-judge = Оценить партию
analysis-judging = Оцениваем партию
analysis-stop = Стоп
analysis-table = Таблица окончаний:
analysis-table-draw = ничья при лучшей игре.
analysis-table-plies = { $plies ->
        [1] решается за один ход.
        [one] решается за { $plies } ход, считая обе стороны.
        [few] решается за { $plies } хода, считая обе стороны.
       *[other] решается за { $plies } ходов, считая обе стороны.
    }
analysis-graph-ahead = { side } впереди
analysis-graph-move = { $move }: { $score }
analysis-graph-start = Начало

## The verdict above the lines

verdict-even = Примерно равно
verdict-better = { side } стоят чуть лучше
verdict-ahead = { $men ->
        [one] У { side.gen } примерно на { $men } простую больше
        [few] У { side.gen } примерно на { $men } простые больше
       *[other] У { side.gen } примерно на { $men } простых больше
    }
verdict-wins = { $moves ->
        [one] { side } выигрывают за { $moves } ход
        [few] { side } выигрывают за { $moves } хода
       *[other] { side } выигрывают за { $moves } ходов
    }
verdict-table-win = { $moves ->
        [0] { side } выиграли
        [one] { side } выигрывают за { $moves } ход, это точно
        [few] { side } выигрывают за { $moves } хода, это точно
       *[other] { side } выигрывают за { $moves } ходов, это точно
    }
verdict-table-draw = Ничья, это точно

## A reader's notes to a move

note-title = Заметки к ходу { $move }
note-signs = Знак
note-comment = Замечание к ходу { $move }
note-promote = Поднять этот вариант
note-remove = Убрать { $move } и всё дальше
note-drawn = Нарисовано:
note-draw-how = Коснись двух полей — будет стрелка, одного поля дважды — круг.
note-wipe = Стереть
sign-1 = Хороший ход
sign-2 = Слабый ход
sign-3 = Отличный ход
sign-4 = Очень слабый ход
sign-5 = Интересный ход
sign-6 = Сомнительный ход

## Setting up a position

edit-title = Расставить позицию
edit-hint = Щёлкни по полю, чтобы сменить его: простая, дамка, пусто. Другая кнопка мыши ставит другой цвет; или выбери шашку, а потом её поля.
edit-rules = Правила
edit-pieces = Шашка
edit-cycle = Менять каждым щелчком
edit-turn = Чей ход
edit-fen = Текстом (FEN)
edit-done = Анализировать
edit-clear = Очистить доску
edit-start = Начальная позиция
edit-leave = Назад
edit-over = Здесь партия окончена. { $text }

## Games in and out

papers-title = Открыть и сохранить
papers-paste = Вставь партию (PDN)
papers-read = Открыть
papers-upload = Из файла…
papers-several = { $count ->
        [1] { $count } партия. Открой её:
        [one] { $count } партия. Какую?
        [few] { $count } партии. Какую?
       *[other] { $count } партий. Какую?
    }
papers-more = В списке только { $count ->
        [one] первая { $count } партия
        [few] первые { $count } партии
       *[other] первые { $count } партий
    }.
papers-keep = Эта партия
papers-save = Сохранить PDN
papers-copy = Копировать PDN
papers-copied = Скопировано
papers-position = Эта позиция
papers-link = Копировать ссылку
players-title = Игроки
players-edit = Изменить имена
recent-title = Твои последние анализы
recent-where = Хранятся только в этом браузере: последние { $most }.
recent-moves = { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
    }
recent-remove = Удалить { $name }
recent-removed = Удалено: { $name }.
recent-restore = Вернуть
recent-none = Этот браузер ничего не хранит. Сохрани в PDN то, к чему хочешь вернуться.
papers-link-game = Копировать ссылку на партию
papers-link-too-long = Партия слишком длинная для ссылки. Лучше сохрани её в PDN.
papers-problem = Строка { $line } файла: { $message }

## Openings: what was played in a position

openings-title = Партии
openings-looking = Ищем…
openings-whose = Чьи партии
openings-all = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
openings-own = Мои партии
openings-none = Здесь ещё никто не был. Дальше ты сам.
openings-none-own = Эту позицию ты ещё не играл.
openings-move = Ход
openings-count = Партии
openings-results = Результаты
openings-last = Последний раз

## House rules: why a rule does not go with the others

house-clash = Это не сочетается с другими правилами.
house-clash-board-width = Ширина доски — чётное число от 4 до 14 полей; если играют на всех полях, не больше 10.
house-clash-board-height = Высота доски — чётное число от 4 до 14 полей; если играют на всех полях, не больше 10.
house-clash-board-men-rows = Простые стоят на рядах своей половины, и между сторонами свободен хотя бы один ряд.
house-clash-colours-black = Двум сторонам нужны разные цвета.
house-clash-lines-move = Если играют через поле, шашки ходят наискосок; если на всех полях — прямо.
house-clash-lines-capture = Шашки, что ходят прямо, и бьют прямо; те, что ходят наискосок, бьют наискосок или и так, и так.
house-clash-man-steps = Для шагов вбок нужна доска, где играют на всех полях.
house-clash-king-lands = Дамка, что ходит на одно поле, всегда встаёт сразу за побитой шашкой.
house-clash-king-limit = Предел — число от 0 до 255.
house-clash-capture-priority = Порядок взятий нужен там, где бить и добивать обязательно, и каждый пункт стоит в нём один раз.
house-clash-end-first-king-wins = Где побеждает отдавший всё, там первая дамка победить уже не может.
house-clash-table-offences = Оплошности и ответ на них идут вместе: назови то и другое или ничего.
house-clash-table-remedies = Где бить не обязательно, там нельзя и забыть побить.
house-clash-table-huff-is-turn = В этих правилах за фук не берут.
house-clash-touch-straightening = Поправлять — исключение только там, где тронутой шашкой надо ходить.
house-clash-draws = Ничья по согласию есть в правилах всегда, а каждый счёт — не меньше 1.

## Rules pages

rules-tab = Правила · damier
rules-shelf = Правила всех игр
rules-all = Все листки
rules-course = Пройти курс
rules-change = Изменить правила
rules-count = { $count ->
        [one] { $count } пункт
        [few] { $count } пункта
       *[other] { $count } пунктов
    }
rules-examples = Примеры
rules-example = Пример { $number }
rules-nothing-to-try = Пробовать на доске здесь нечего.
rules-again = Расставить снова
rules-done = Вот так.
rules-other = Можно и так. А пункт — о ходе { $move }.

## House rules

house-tab = Домашние правила · damier
house-title = Домашние правила
house-intro = В каждой семье играют чуть по-своему. Возьми листок, измени что хочешь и сыграй.
house-base = За основу
house-name = Название
house-own-name = { $name }, по-нашему
house-preview = Что правила говорят теперь
house-changes = { $count ->
        [0] без изменений
        [one] { $count } изменение
        [few] { $count } изменения
       *[other] { $count } изменений
    }
house-earlier = Поднять выше: { $text }
house-draws = Ничья
house-count = Сколько раз
house-play = Сыграть
house-share = Копировать ссылку
house-read = Прочесть и попробовать
house-save = Сохранить в файл
house-back = Назад к правилам
house-bad-link = Эти правила не удалось прочесть. Может быть, ссылка обрезана.
house-clashes = { $count ->
        [1] Одно правило пока не сочетается с другими. Оно отмечено.
        [one] { $count } правило пока не сочетается с другими. Они отмечены.
        [few] { $count } правила пока не сочетаются с другими. Они отмечены.
       *[other] { $count } правил пока не сочетаются с другими. Они отмечены.
    }

ballot-ask = Разыграть дебют жребием
ballot-none = Нет
ballot-drawn = По жребию: { $opening }.
ballot-placed = По жребию, шашки переставлены: { $opening }.
ballot-free = По жребию: свободный дебют.
ballot-off = Сначала сняты с доски: { $squares }.
deck-english-two-move = Два хода
deck-english-three-move = Три хода
deck-english-eleven-man = По одиннадцать шашек
deck-italian-two-move = Два хода
deck-russian-fmjd = Таблица FMJD
deck-brazilian-fmjd = Таблица FMJD
deck-russian-idf-basic = Таблица IDF, простые дебюты
deck-brazilian-idf-basic = Таблица IDF, простые дебюты
