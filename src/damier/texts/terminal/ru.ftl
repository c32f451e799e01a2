### damier, terminal: Russian. Written from en.ftl.

## The start screen: names of settings, and their values

terminal-play = Играть
terminal-resume = Продолжить: { $name }, ход { $number }
terminal-term-rival = Соперник
terminal-term-level = Уровень
terminal-term-colour = Твой цвет
terminal-term-control = Часы
terminal-term-mode = Режим
terminal-term-touch-move = Тронул — ходи
terminal-term-draw = Правило ничьей
terminal-term-deck = Дебют по жребию
terminal-term-language = Язык
terminal-rival = Соперник
    .computer = Компьютер
    .beside = Кто-то рядом
    .hub = Программа Hub
terminal-rival-computer = { $level ->
        [best] компьютер, в полную силу
       *[other] компьютер, уровень { $level }
    }
terminal-rival-beside = рядом с тобой
terminal-rival-hub = программа Hub
terminal-level-best = в полную силу
terminal-lot = по жребию
terminal-clock-none = без часов
terminal-clock-game = { $seconds ->
        [0] { $minutes } мин
       *[other] { $minutes } мин + { $seconds } с
    }
terminal-clock-move = { $seconds } с на ход
terminal-mode-guided = с подсказками
terminal-mode-table = за столом
terminal-mode-silent = за столом, молча
terminal-touch = Тронул — ходи
    .sheet = как в листке
    .yes = да
    .no = нет
terminal-hub = команда запуска движка

## During a game

terminal-your-move = Твой ход:
terminal-wait = Другая сторона ещё думает.
terminal-which-way = Там кончаются несколько взятий. Каким путём?
terminal-claim = Заявить ничью с ходом…
terminal-proof = Таблица окончаний доказывает: ничья при лучшей игре.
terminal-answer-first = Сначала скажи, что делать с последним ходом.
terminal-slipped = Другая сторона может сейчас что-то заметить.
terminal-not-a-move = «{ $words }» — это не ход. Набери 32-28, а для взятия 19x28.
terminal-nothing-back = Твоих ходов, которые можно взять назад, пока нет.
terminal-hint = Может быть, так?
terminal-engine-gone = Программа вышла из игры: { $words } Её шашками можешь ходить ты.
terminal-browser-wait = Минутку: партия готовится для браузера…
terminal-in-browser = Партия открыта и в браузере. Играй здесь или там:
terminal-browser-gone = Браузер недоступен. Партия продолжается здесь.
terminal-browser-hub = Эта программа играет только здесь, поэтому партия остаётся в терминале.
terminal-browser-none = С браузером не получилось: { $words }
terminal-words = { $words }
terminal-looking = Просмотр
    .how = ] — вперёд, End — назад к партии.
terminal-in-hand = Выбери, куда поставить. Esc вернёт на место.
terminal-must = { $count ->
        [1] Шашка на поле { $squares } должна бить.
       *[other] Бей одной из этих: { $squares }
    }
terminal-thinking = Думаю…
terminal-depth = глубина { $depth }, позиций { $count }

## Keys, in the bar below, the menu and the help

terminal-do-hint = Подсказка
terminal-do-analyse = Анализ
terminal-do-menu = Меню
terminal-do-help = Помощь
terminal-do-turn = Повернуть
terminal-do-new = Новая игра
terminal-do-save = Сохранить
terminal-do-open = Открыть
terminal-do-browser = Браузер
terminal-do-rules = Правила
terminal-do-language = Язык
terminal-do-numbers = Номера
terminal-do-quit = Выход
terminal-back = Назад
# From the game that is read: play it on yourself.
terminal-do-play-on = Играть дальше
terminal-do-search = Поиск
terminal-yes = Да
terminal-no = Нет

## Saving, opening, leaving

terminal-save-hint = Файл PDN. Если он уже есть, партия добавится в него.
terminal-saved = Сохранено: { $words }.
terminal-not-saved = Сохранить не удалось: { $words }
terminal-open-hint = Файл PDN: появится список его партий. Или ссылка на стол в твоём браузере.
terminal-not-opened = Открыть не удалось: { $words }
# Inside an empty field, above a list of games.
terminal-games-search = Поиск: имя, место, год
terminal-games-none = Таких партий нет.
# Above the moves that the game has besides the one played.
# What was played in a position: a heading above years, and one above a few games.
terminal-average = Средний год
terminal-no-collection = Собрания партий пока нет. Запусти damier с --collection ФАЙЛ.
terminal-leave = Уйти посреди партии?
terminal-leave-keep = Уйти и продолжить в другой раз
terminal-leave-save = Сохранить в файл и уйти
terminal-leave-stay = Остаться

## Help

terminal-help-walk = ходить по доске
terminal-help-enter = взять шашку, поставить; дважды — отпустить
terminal-help-escape = шаг назад во взятии или вернуть шашку на место
terminal-help-type = набрать ход, затем Enter; / для букв: c3-d4
terminal-help-look = смотреть прежние ходы один за другим
terminal-help-ends = первая позиция и партия как она есть
terminal-mark-must = Жёлтое: должна бить.
terminal-mark-last = Светлое: последний ход.
terminal-mark-held = Зелёное: в руке. Точка: сюда можно поставить.
terminal-mark-ghost = Бледное: уже взято, снимется после взятия.
terminal-mark-plain = Без цвета: ○ белые, ● чёрные, K дамка, ! должна бить, * в руке, + сюда можно.
terminal-small = Это окно слишком мало для доски.
