### damier, play: Russian. Written from en.ftl.

## Header

shell-skip = К содержанию страницы
shell-home = damier: в начало
shell-pages = Страницы
shell-play = Играть
shell-lobby = Зал
shell-learn = Учёба
shell-club = Клуб
shell-games = Мои партии
shell-sign-in = Войти
shell-analysis = Анализ
shell-rules = Правила
shell-language = Язык
shell-lamp = Светлая тема
shell-menu = Меню
shell-about = Шашки по листку из твоей коробки: против компьютера, рядом друг с другом или по ссылке.
shell-noscript = Этой странице нужен JavaScript. Включи его в браузере и загрузи страницу ещё раз.

## Start page

start-tab = damier: шашки по твоему листку
start-title = Какая игра в твоей коробке?
start-subtitle = Девять листков, всё буква в букву
start-sheets = Листок правил
start-all = Все игры: { $count }
start-fewer = Показать меньше
start-world = Не только из коробки
start-search = Найти игру
start-nothing = Игры с таким названием здесь нет.
start-more-letters = +{ $count }
start-printed-in = Языки листка: { $list }
start-house = Домашние правила
start-house-by = Придумано тобой
start-house-note = Измени пункт, сыграй, поделись ссылкой.
start-read = Прочесть
start-about = { $count ->
        [1] По одной простой. Начинают { side.low }.
        [one] По { $count } простой. Начинают { side.low }.
        [few] По { $count } простые. Начинают { side.low }.
       *[other] По { $count } простых. Начинают { side.low }.
    }
start-opponent = Кто твой соперник?
start-computer = Компьютер
start-beside = Кто-то рядом
start-elsewhere = Кто-то в сети
start-where = Как вы встретитесь?
start-link = Пошлю ссылку
start-lobby = В зале
start-level = Насколько силён?
start-level-chosen = { $level ->
        [best] { $name }
       *[other] { $level }, { $name }
    }
start-colour = Твой цвет
start-lot = По жребию
start-clock = Часы
start-clock-none = Нет
start-clock-days = Дни
start-clock-own = Другие
start-clock-kind = Вид контроля
start-clock-minutes = Минуты
start-clock-seconds = Секунды
start-clock-periods = Периоды
clock-fischer = Каждый ход добавляет время
clock-bronstein = Каждый ход возвращает немного времени
clock-byo-yomi = Потом дополнительные периоды
clock-each-move = У каждого хода своё время
start-mode = Если кто-то оплошал
start-guided = С подсказками
start-guided-hint = Ход не по правилам отменяется, и видно, какой пункт об этом.
start-table = За столом
start-table-hint = Никто не остановит. Кто заметит оплошность, поступит так, как велит листок.
start-slips = Об ошибках никто не объявляет.
start-slips-hint = Ошибку надо заметить самому и указать на шашку до своего хода.
start-touch = Тронул — ходи
start-touch-article = (пункт { $article })
start-draws = Ещё правила ничьей
start-name = Твоё имя
start-names = Кто играет?
start-name-hint = Для того, кто напротив; можно не писать.
start-go = Расставить шашки
start-going = Расставляем…
start-again-computer = { $level ->
        [best] Сыграть ещё: { $name }, { level-best }
       *[other] Сыграть ещё: { $name }, уровень { $level }
    }
start-again = Сыграть ещё: { $name }
start-unfinished = Неоконченные партии
start-your-turn = Твоя очередь, ход { $number }
start-their-turn = Очередь соперника, ход { $number }
start-with = { $name }, соперник: { $opponent }
start-failed = До стола это не дошло. Попробуй ещё раз.

## Levels of the computer

level-1 = первый день за доской
level-2 = многое упускает
level-3 = быстро учится
level-4 = играет по воскресеньям
level-5 = дядя, который всегда выигрывает
level-6 = завсегдатай клуба
level-7 = сильнейший в клубе
level-8 = играет в лиге
level-9 = мастер
level-10 = гроссмейстер
level-best = в полную силу

## The table: people

game-tab = damier: { $name }
game-you = Ты
game-guest = Гость
game-call = Твой ход
game-periods = Осталось периодов: { $count }
game-silent = об ошибках никто не объявляет
game-computer = Компьютер
game-level = { $level ->
        [best] В полную силу
       *[other] Уровень { $level }, { $name }
    }
game-open-seat = Свободное место
game-your-move = { side }, твой ход
game-your-choice = { side }, твой выбор
game-their-move = { side }, их ход
game-their-choice = { side } сейчас выберут
game-beside-move = Твой ход
game-beside-choice = Твой выбор
game-thinking = { side } думают
game-away = { side } отошли на минутку
game-waiting-seat = { side }, пока никого
game-guided = с подсказками
game-table = за столом
game-watching = просмотр
game-agreed = Условлено для этой партии
game-clock = Часы { side.gen }
game-taken = { $count ->
        [0] { side } ещё ничего не потеряли
        [one] { side } потеряли { $count } шашку
        [few] { side } потеряли { $count } шашки
       *[other] { side } потеряли { $count } шашек
    }

## The table: the board

game-moves = Ходы
game-no-moves = Ходов пока нет
game-replay = Повтор
game-first = В начало
game-earlier = На ход назад
game-later = На ход вперёд
game-last = К последнему ходу
game-replaying = Ты смотришь ход { $number }.
game-back-to-now = Назад к партии
game-entry-huff = За фук { $square }
game-entry-withdrawn = { $move }, возвращён
game-counter = Счётчик ничьей
game-counter-article = пункт { $article }

## The table: buttons

game-turn = Поворот
game-turn-label = Повернуть доску
game-take-back = Вернуть ход
game-hint = Подсказка
game-draw = Ничья
game-claim = Заявить ничью
game-resign = Сдаться
game-abort = Отменить
over-tournament = Назад к турниру
game-point = Указать
game-straighten = Поправить
game-more = Ещё
game-close = Закрыть
game-new = Новая игра

## The table: what the paper says

slip-where = Пункт { $article }, { $name }
slip-where-plain = { $name }
slip-close = Хорошо
slip-pull = Прочитать всё
article-whole = Все правила, в новой вкладке
article-failed = Пункт не дошёл. Попробуй ещё раз.
routes-title = { $count ->
        [one] { $count } путь на { $square }
        [few] { $count } пути на { $square }
       *[other] { $count } путей на { $square }
    }
routes-text = Начало и конец у них одни и те же. Какие шашки снять?
route = Через { $squares }
route-key = Клавиша { $number }
routes-cancel = Поставить обратно
draw-wait-title = Ничья предложена
draw-wait-text = Предложение в силе до следующего хода.
claim-title = Какой ход ведёт к ничьей?
claim-text = Сделай его на доске: он будет сыгран, и с ним заявлена ничья.
resign-yes = Сдаться
resign-no = Играть дальше
resign-hint = Тогда победит другая сторона.
resign-you = Ты играешь за { side.gen }. Победа достанется сопернику: { $name }.
resign-who = Кто сдаётся?
resign-side = Сдаются { side.low }
resign-name = Сдаётся { $name }
abort-title = Отменить партию?
abort-text = Она только началась: никто не выигрывает и не проигрывает.
abort-yes = Отменить
point-title = Какая шашка должна была бить?
point-text = Коснись её на доске. Попытка одна, до твоего хода.
point-stop = Не надо
point-found = { side } указывают на { $square }: эта шашка должна была бить.
point-missed = { side } указывают на { $square }, но бить там было нечего.
point-stuck-title = У тебя больше нет ходов
point-stuck = Заметил ошибку? Укажи на неё или оставь ход в силе.
point-stuck-stand = Оставить
left-title = { $name }: давно нет на месте
left-text = Можно потребовать победу или подождать ещё.
left-claim = Потребовать победу
left-wait = Подождать
watch-title = Ты смотришь партию
watch-text = Играешь сам? Открой партию там, где начал, и выбери «Ещё», затем «Продолжить на другом устройстве».
takeback-yes = Пусть вернёт ход
takeback-yes-hint = Последний ход вернётся к игроку.
takeback-no = Нет, ход сделан
takeback-no-hint = Партия идёт дальше отсюда.
draw-yes-hint = Партия кончится здесь, миром.
draw-no-hint = Предложение снято, партия идёт дальше.
over-analysis = Разобрать
over-proof = Таблица окончаний доказывает: ничья при лучшей игре.
over-rematch-asked = Твоя просьба сыграть ещё послана. Ждём другую сторону.
over-rematch-offered = Другая сторона хочет сыграть ещё.
over-next = К следующей партии
over-won = Твоя победа
over-lost = Победа соперника
invite-title = Пошли эту ссылку другому игроку
invite-text = Кто откроет её первым, сядет напротив. Можно уйти с этой страницы и вернуться.
invite-copy = Копировать ссылку
invite-copied = Скопировано
invite-code = Ссылка в виде QR-кода
device-title = Продолжить на другом устройстве
device-text = Наведи камеру телефона или открой там ссылку. Никому её не давай: у кого она, тот играет твоими шашками.
device-local = Этот адрес работает только на этом компьютере. Запусти damier с --host 0.0.0.0, и телефон его увидит.
device-code = Твоё место за столом в виде QR-кода
device-link = Ссылка на твоё место
invite-lobby-title = Твой стол стоит в зале
invite-lobby-text = Партия начнётся, как только кто-нибудь сядет. Можно уйти с этой страницы и вернуться.
join-title = Для тебя есть место
join-text = { $name } хочет сыграть с тобой.
join-text-plain = С тобой хотят сыграть.
join-sit = Сесть
join-watch = Смотреть партию
join-used-title = Место занято
join-used-text = Приглашением уже воспользовались. Можно смотреть.
join-over-title = Партия окончена
join-over-text = Её ещё можно посмотреть.
join-foreign-title = Эта ссылка не открывает места за столом
join-foreign-text = Она от другой партии, или в ней чего-то не хватает. Можно смотреть.
join-failed-title = Не получилось
join-failed-text = Сервер не отвечает. Попробуй чуть позже.
join-start = На главную
lost-tab = damier: здесь ничего нет
lost-title = Здесь ничего нет
lost-text = Возможно, в адресе опечатка.
lost-table-title = Такой партии нет
lost-table-text = Может быть, ссылка обрезана или партия на другом сервере. Попроси ссылку целиком.
game-lost-line = Связь прервалась. Твоя партия цела; пробуем снова…
game-pending = { $move }: ещё не сохранено…
game-pending-down = Связь прервалась. { $move } подождёт и уйдёт, как только она вернётся.
game-connecting = Идём к столу…
game-touched = Тронута шашка на поле { $square } — ею и ходи.
game-asked-takeback = Просьба вернуть ход послана

## The table: settings, sharing, talk

more-title = Этот стол
more-board = Доска
more-numbers = Номера
more-theme-sheet = Как в листке
more-theme-wood = Дерево
more-theme-tournament = Турнир
more-theme-djeco = Красная
more-theme-contrast = Контраст
more-theme-dark = Тёмная
more-numbers-inside = Внутри
more-numbers-outside = Снаружи
more-numbers-a1 = a1
more-numbers-off = Нет
more-sound = Звук
more-notify = Позови, когда мой ход
more-name-of = Имя { side.gen }
more-turns = Поворачивать доску после каждого хода
settings-title = Настройки
settings-tap = Одно касание делает единственный ход
settings-confirm = Спрашивать перед каждым ходом
settings-pieces = Шашки
settings-pieces-board = Как у доски
settings-pieces-flat = Плоские
settings-pieces-red = Красные и белые
settings-motion = Движение
settings-motion-full = Обычное
settings-motion-quick = Быстрое
settings-motion-off = Никакого
keys-title = Клавиши
keys-walk = Ходить по доске
keys-pick = Взять шашку, поставить
keys-type = Набрать ход
keys-road = Выбрать путь
keys-back = Вернуться на шаг
keys-leave = Уйти с доски
keys-replay = Вне доски: ход назад или вперёд
keys-ends = Вне доски: первый и последний ход
keys-help = Показать или скрыть клавиши
more-watch = Ссылка для зрителей
more-invite = Ссылка для другого игрока
more-pdn = Сохранить PDN
more-analysis = Открыть в анализе
more-watchers = { $count ->
        [0] Никто не смотрит
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[other] Смотрят { $count } человек
    }
chat-title = Разговор
chat-say = Скажи что-нибудь
chat-send = Послать
chat-mute = Не слушать
chat-unmute = Слушать снова
chat-muted = С той стороны ничего не слышно.
chat-report = Пожаловаться
chat-report-what = Что не так?
chat-report-why = Хочешь что-то добавить?
chat-report-send = Отправить жалобу
chat-reported = Спасибо. Это увидят те, кто ведёт сайт.
chat-line = { $name }: { $words }
chat-watcher = Зритель

## Lobby

lobby-tab = damier: зал
lobby-title = Кто хочет сыграть?
lobby-subtitle = Столы, где кого-то ждут, по мере появления
lobby-empty = Сейчас никто не ждёт. Открой стол, и кто придёт следующим, сядет за него.
lobby-open = Открыть стол
lobby-tournaments = Турниры
lobby-sit = Сесть
lobby-sit-with = Сесть за стол: { $name }, { $sheet }
lobby-gone = Кто-то успел раньше. Там уже играют.
lobby-plays = Ты за { side.gen }
lobby-no-clock = Без часов
lobby-clock = { $minutes } мин + { $seconds } с
lobby-clock-bronstein = { $minutes } мин, до { $seconds } с обратно за ход
lobby-clock-byo-yomi = { $minutes } мин, затем { $periods } × { $seconds } с
lobby-clock-each-move = { $seconds } с на ход
# Of how many days each move has, such as "3 days".
lobby-clock-days = { $days } на ход
lobby-waiting = Ищем столы…

## My games

games-tab = damier: мои партии
games-title = Твои партии
games-subtitle = Хранятся для этого браузера, без регистрации
games-empty = Партий пока нет. До первой — два щелчка.
games-open = Ещё на столе
games-done = Сыграны
games-all-pdn = Сохранить все в PDN
games-go-on = Продолжить
games-moves = { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
    }

## Board

board-label = Доска, { $width } на { $height }
board-square-must = { square-label }, должна взять { $count ->
        [1] одну
        [2] две
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
       *[other] { $count }
    }
board-square-movable = { square-label }, может ходить
board-square-in-hand = { square-label }, у тебя в руке
board-square-target = { square-empty }, сюда можно
board-said-move = { side }: с { $from } на { $to }
board-said-capture = { $count ->
        [1] { side }: с поля { $from } бьют одну шашку и встают на { $to }
        [one] { side }: с поля { $from } бьют { $count } шашку и встают на { $to }
        [few] { side }: с поля { $from } бьют { $count } шашки и встают на { $to }
       *[other] { side }: с поля { $from } бьют { $count } шашек и встают на { $to }
    }
board-said-crowned = Новая дамка.
board-said-step = На поле { $square }. Взятие продолжается. Escape — шаг назад.
board-said-choice = { $count ->
        [one] Туда ведёт { $count } путь
        [few] Туда ведут { $count } пути
       *[other] Туда ведут { $count } путей
    }. Нажми цифру от 1 до { $count } или Escape.
board-said-road = { $number }: через { $squares }
board-said-premove = С { $from } на { $to }, как только будет твой ход
board-said-ask = С { $from } на { $to }? Enter сыграет, Escape вернёт.
board-said-back = Снова на месте
board-said-draw = От поля { $square }. Теперь выбери, где кончается стрелка, или ещё раз { $square }, если нужен круг.
board-said-required = { $count ->
        [0] Не этой. Ходи с поля { $square }.
        [1] Не этой. Шашка на поле { $square } берёт одну.
       *[other] Не этой. Шашка на поле { $square } берёт { $count }.
    }
board-said-refused = Так ходить нельзя. Шашка снова на своём поле.
board-said-unread = «{ $text }» — такой ход не прочесть. Набери два поля, например 32-28.
board-said-wait = Сейчас ещё не твой ход.

## What the server says when it cannot do something

server-refused = Не сейчас
server-stale = За это время что-то случилось. Взгляни на доску ещё раз и выбери.
server-not-your-turn = Сейчас ход другой стороны.
server-not-a-player = Ты смотришь эту партию, и шашки здесь не твои.
server-game-over = Эта партия окончена.
server-waiting = Подожди, пока кто-нибудь сядет напротив.
server-not-now = Сейчас этого сделать нельзя.
server-no-claim = Этот ход не ведёт к ничьей. Покажи другой или играй дальше.
server-ambiguous = Бить можно по-разному. Покажи нужное взятие, поле за полем.
server-bad-move = На этой доске такого хода нет.
server-used-id = Это сообщение пришло дважды с разным содержанием. Загрузи страницу заново.
server-too-fast = Очень уж быстро. Подожди немного.
server-too-slow = Связь не поспевает. Загрузи страницу заново.
server-bad-message = Сервер не понял этого сообщения.
server-expected-hello = Сервер сначала ждёт приветствия.
server-table-full = Эта партия стала слишком длинной, чтобы её продолжать.
server-server-full = Сейчас играют слишком много партий. Попробуй чуть позже.
server-try-again = Это не удалось надёжно сохранить. Подключаем тебя снова.
server-seat-taken = Здесь уже кто-то сидит.
server-own-table = Это твой собственный стол. Пошли ссылку кому-нибудь другому.
server-bad-token = Эта ссылка не от того стола.
server-newer-table = Эта партия продолжается на более новом сервере. Обнови страницу.
server-no-table = Такого стола нет.
server-too-many-sockets = С твоего подключения открыто слишком много окон.
server-too-many-tables = У тебя идёт много партий. Сначала доиграй одну из них.
server-too-many-requests = Очень уж быстро. Подожди немного.
server-too-large = Это слишком много за один раз.
server-foreign-host = На это имя сервер не отзывается.
server-foreign-origin = С другого сайта об этом просить нельзя.
server-not-found = Здесь ничего нет.
server-no-such-method = Таким способом об этом не спрашивают.
server-not-here = Эти цифры — только для машины, где работает сервер.
server-bad-request = В вопросе чего-то не хватает или что-то не подходит.
server-no-sheet = Листка правил с таким названием нет.
server-bad-sheet = По этому листку пока нельзя играть.
server-bad-position = Шашки не могут так стоять.
server-too-many-moves = Взятий здесь слишком много, все не перечислить.
server-bad-notation = Это не удалось прочесть.
server-no-game = В этом тексте нет партии. Партия выглядит так: 1. 32-28 18-23 2. 38-32…
server-no-analysis = Движок не может с этим работать.
server-no-text = Такого текста нет.
server-no-puzzle = Такой задачи нет.
server-no-ending = Такое окончание здесь тренировать нельзя.
server-too-many-endings = Эти таблицы слишком велики для этого сервера.
server-building = Сейчас рассчитываются другие таблицы. Попробуй позже.
# Games that everybody may watch, boards on other sites, simuls.
lobby-now = Смотреть партии
start-shown = Смотреть могут все
start-shown-hint = Партия будет среди тех, что играются сейчас.
game-shown = Эту партию могут найти и смотреть все.
embed-code = Код для веб-страницы
embed-hint = Показывает эту партию на другом сайте и ничего больше отсюда.
simul-next = Следующая доска
simul-waits = Досок ждёт тебя: { $count }
simul-auto = Переходить само
simul-all = Все доски
server-no-simul = Такого сеанса нет.
server-simul-full = В этом сеансе не осталось досок.
server-simul-begun = Этот сеанс уже начался.
server-simul-empty = Пока никто не записался.
server-too-many-follows = Ты уже следишь за всеми, за кем можно. Сначала перестань следить за кем-нибудь.
