### damier, Russian (русский). Written from en.ftl, which explains the variables and the tone.
###
### Sides are plural ("белые"): .low is the lower-case nominative, .gen the genitive for the middle
### of a sentence. Pieces are feminine: .start (capital), .gen, .acc, .ins. Nobody is addressed in
### the past tense, which would have to know whether the player is a boy or a girl.

# The two endings of a draw rule.
-may-claim = любой из игроков может заявить ничью
-drawn = партия кончается вничью

## Sides and pieces

side = { $colour ->
        [black] Чёрные
        [blue] Синие
        [green] Зелёные
        [red] Красные
       *[white] Белые
    }
    .low = { $colour ->
        [black] чёрные
        [blue] синие
        [green] зелёные
        [red] красные
       *[white] белые
    }
    .gen = { $colour ->
        [black] чёрных
        [blue] синих
        [green] зелёных
        [red] красных
       *[white] белых
    }
winner = { $winner ->
        [black] Чёрные
        [blue] Синие
        [green] Зелёные
        [red] Красные
       *[white] Белые
    }
    .low = { $winner ->
        [black] чёрные
        [blue] синие
        [green] зелёные
        [red] красные
       *[white] белые
    }
    .gen = { $winner ->
        [black] чёрных
        [blue] синих
        [green] зелёных
        [red] красных
       *[white] белых
    }
loser = { $loser ->
        [black] Чёрные
        [blue] Синие
        [green] Зелёные
        [red] Красные
       *[white] Белые
    }
    .low = { $loser ->
        [black] чёрные
        [blue] синие
        [green] зелёные
        [red] красные
       *[white] белые
    }
    .gen = { $loser ->
        [black] чёрных
        [blue] синих
        [green] зелёных
        [red] красных
       *[white] белых
    }
piece = { $piece ->
        [king] дамка
       *[man] простая
    }
    .start = { $piece ->
        [king] Дамка
       *[man] Простая
    }
    .gen = { $piece ->
        [king] дамки
       *[man] простой
    }
    .acc = { $piece ->
        [king] дамку
       *[man] простую
    }
    .ins = { $piece ->
        [king] дамкой
       *[man] простой
    }
coloured-piece = { $colour ->
        [black] { $piece ->
            [king] чёрная дамка
           *[man] чёрная простая
        }
        [blue] { $piece ->
            [king] синяя дамка
           *[man] синяя простая
        }
        [green] { $piece ->
            [king] зелёная дамка
           *[man] зелёная простая
        }
        [red] { $piece ->
            [king] красная дамка
           *[man] красная простая
        }
       *[white] { $piece ->
            [king] белая дамка
           *[man] белая простая
        }
    }
square-label = { $square }, { coloured-piece }
square-empty = { $square }, пусто
turn = Ход { side.gen }

## Refused moves

refusal-must-capture = { $count ->
        [1] Твоя шашка на поле { $squares } может бить, а бить обязательно.
       *[other] Твои шашки на полях { $squares } могут бить, а бить обязательно. Выбери одну из них.
    }
    .title = Надо бить
refusal-must-finish-capture = Взятие ещё не закончено: бей { piece.ins } с поля { $from } дальше, пока есть кого бить.
    .title = Бей дальше
refusal-must-take-most = { $count ->
        [1] Так ты берёшь { $taken ->
            [1] одну
           *[other] { $taken }
        }. Твоя шашка на поле { $squares } может взять { $most }, а бить надо большинство.
       *[other] Так ты берёшь { $taken ->
            [1] одну
           *[other] { $taken }
        }. Твои шашки на полях { $squares } могут взять по { $most }, а бить надо большинство.
    }
    .title = Бей там, где больше
refusal-must-take-most-value = { $count ->
        [1] Твоя шашка на поле { $squares } может сделать более ценное взятие. Дамка стоит почти двух простых.
       *[other] Твои шашки на полях { $squares } могут сделать более ценное взятие. Дамка стоит почти двух простых.
    }
    .title = Сначала самое ценное взятие
refusal-must-capture-with-king = { $count ->
        [1] Твоя дамка на поле { $squares } тоже может бить, а дамка бьёт первой.
       *[other] Твои дамки на полях { $squares } тоже могут бить, а дамка бьёт первой.
    }
    .title = Дамки бьют первыми
refusal-must-take-most-kings = { $count ->
        [1] С поля { $squares } можно взять столько же шашек, но дамок среди них больше. Так и надо бить.
       *[other] С полей { $squares } можно взять столько же шашек, но дамок среди них больше. Так и надо бить.
    }
    .title = Сначала там, где больше дамок
refusal-must-take-king-first = { $count ->
        [1] Два взятия пока равны. То, что начинается с поля { $squares }, раньше встречает дамку — так и бей.
       *[other] Несколько взятий пока равны. Те, что начинаются с полей { $squares }, раньше встречают дамку — так и бей.
    }
    .title = К дамке — поскорее
refusal-king-limit = Твоя дамка на поле { $from } уже достаточно ходила подряд. Теперь бей или ходи другой шашкой.
    .title = Дай дамке отдохнуть
refusal-out-of-turn = Сейчас ход { side.gen }. Твой — следующий.
    .title = Минутку
refusal-game-over = Эта партия уже сыграна. Захочешь — начни новую.
    .title = Партия окончена
refusal-no-such-square = На этой доске такого поля нет.
    .title = Мимо доски
refusal-same-square = Ход должен закончиться не на том поле, с которого начался.
    .title = Всё на том же месте
refusal-empty-square = На поле { $from } ходить нечем.
    .title = Пустое поле
refusal-not-your-piece = { piece.start } на поле { $from } принадлежит сопернику.
    .title = Это не твоя шашка
refusal-occupied = На поле { $squares } уже стоит шашка. На каждом поле место только для одной.
    .title = Это поле занято
refusal-off-line = Ни одна линия, по которой ходит твоя { piece }, не ведёт с поля { $from } на поле { $squares }.
    .title = Не по линии
refusal-backward-move = Простая назад не ходит. Станет дамкой — сможет.
    .title = Простые назад не ходят
refusal-too-far = { $piece ->
        [king] Дамка здесь ходит на одно поле или прыгает через шашку, что стоит вплотную.
       *[man] Простая ходит на одно поле или прыгает через шашку, что стоит вплотную.
    }
    .title = Слишком далеко
refusal-jumps-own-piece = На пути, на поле { $squares }, твоя же шашка, а через свою не прыгают.
    .title = На пути своя шашка
refusal-no-room-behind = За шашкой на поле { $squares } нет свободного поля, куда прыгнуть, так что она в безопасности.
    .title = Прыгнуть некуда
refusal-nothing-to-capture = На пути к полю { $squares } бить некого.
    .title = Там бить некого
refusal-backward-capture = Простая назад не бьёт, так что шашке на поле { $squares } она не страшна.
    .title = Простые назад не бьют
refusal-man-takes-king = Дамке на поле { $squares } простые не страшны: побить её может только дамка.
    .title = Простая дамку не бьёт
refusal-jumped-twice = Шашка на поле { $squares } уже побита и только ждёт, когда её снимут. Второй раз через неё не прыгают.
    .title = Одну шашку дважды не бьют
refusal-turns-back = Между прыжками можно повернуть влево или вправо, но не развернуться назад.
    .title = Без разворота
refusal-must-land-next = За шашкой на поле { $squares } твоя дамка встаёт сразу на следующее поле.
    .title = Вставай сразу за ней
refusal-must-stop-behind-king = Последней ты бьёшь дамку на поле { $squares }, поэтому остановись на поле сразу за ней.
    .title = Остановись сразу за дамкой
refusal-crowning-ends-turn = Твоя простая стала дамкой на поле { $squares }, и на этом её ход закончен.
    .title = Дамка — и пока всё
refusal-touched-piece = Первой тронута шашка на поле { $squares } — ею и ходи.
    .title = Тронул — ходи

## Buttons under a refusal

action-play = Сыграть { $move }
action-show = Покажи
action-read = Прочесть пункт { $article }

## Slips at the table

offence-no-capture = { piece.start } на поле { $square } могла взять у тебя { $count ->
        [1] одну шашку
        [one] { $count } шашку
        [few] { $count } шашки
       *[other] { $count } шашек
    }. Но { side.low } сыграли { $move }.
    .title = { side } забыли побить
offence-too-few = { side } сыграли { $move } и взяли { $taken ->
        [1] одну
       *[other] { $taken }
    }. { piece.start } на поле { $square } могла взять { $count }.
    .title = { side } взяли мало
offence-unfinished = { side } остановились после { $move }. Взято { $taken }, а всего можно было взять { $count }.
    .title = { side } остановились на полпути

## What the opponent may do about it

remedy-huff = Взять за фук { piece.acc } на поле { $square }
    .consequence = { $turn ->
        [yes] Долой с доски. Это и был твой ход.
       *[no] Долой с доски. Ход на это не тратится: ты ещё ходишь.
    }
remedy-withdraw = Пусть сходит заново
    .consequence = Ход отменяется, и надо бить.
remedy-stand = Оставить как есть
    .consequence = Промолчи и играй дальше. Потом будет поздно.
huffed = { side } берут за фук { piece.acc } на поле { $square }.
withdrawn = { side } просят сходить заново. Теперь надо бить.
stood = { side } оставляют всё как есть.
huff-cry = { $turn ->
        [yes] За фук!
       *[no] За фук! Фук — не ход!
    }

## Touching pieces

touch-must-move = Тронута { piece } на поле { $square } — ею и ходи.
    .title = Тронул — ходи
touch-must-take = Тронута { piece } на поле { $square }. Она может бить — ею и бей.
    .title = Тронул — ходи
touch-straighten = Поправить
    .announcement = Я только поправляю.
touch-hand-off = Рука отпустила шашку, так что ход сделан.
    .title = Отпустил — ход сделан

## What a player may choose at any time

option-offer-draw = Предложить ничью
option-accept-draw = Принять ничью
option-decline-draw = Играть дальше
option-claim-draw = Заявить ничью
option-resign = Сдаться
    .confirm = Сдаёшь эту партию?
option-take-back = Взять ход назад
option-again = Ещё раз, сменив цвет
draw-offered = { side } предлагают ничью. Идёт?
    .title = Ничья?
draw-declined = { side } хотят играть дальше.
take-back-asked = { side } хотели бы взять последний ход назад.
    .title = Вернуть ход?

## How a game ended

result-win = { winner } выиграли
result-draw = Ничья
result-aborted = Отменена
result-archived = Из архива
result-unfinished = Партия ещё идёт

outcome-no-move = У { loser.gen } нет ходов.
outcome-no-pieces = У { loser.gen } не осталось шашек.
outcome-no-move-wins = У { winner.gen } больше нет хода, а здесь это победа.
outcome-no-pieces-wins = { winner } отдали все шашки, а здесь это победа.
outcome-first-king = { winner } первыми прошли в дамки, и это решает партию.
outcome-resign = { loser } сдались.
outcome-flag = У { loser.gen } вышло время.
outcome-left = { loser } ушли из-за стола.
outcome-aborted = Её отменили, не успев толком начать.
outcome-archived = Её сохранила старая версия: партию можно посмотреть, но не продолжить.
outcome-agreement = По обоюдному согласию.
outcome-same-move = Один и тот же ход сделан { $times ->
        [few] { $times } раза
       *[other] { $times } раз
    } подряд.
outcome-return = Шашка вернулась на то же поле { $times ->
        [2] дважды
        [few] { $times } раза
       *[other] { $times } раз
    }.
outcome-repetition = Одна и та же позиция стояла на доске { $times ->
        [few] { $times } раза
       *[other] { $times } раз
    }.
outcome-quiet-moves = По { $moves ->
        [one] { $moves } ходу
        [few] { $moves } хода
       *[other] { $moves } ходов
    } с каждой стороны без взятий и без ходов простыми.
outcome-material = Шашек мало, и отведённые ходы кончились: по { $moves ->
        [one] { $moves } ходу
        [few] { $moves } хода
       *[other] { $moves } ходов
    } с каждой стороны.
outcome-material-now = С такими силами партия кончается вничью.
outcome-balance = Соотношение сил не изменилось за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    } с каждой стороны.
outcome-one-each = У каждой стороны осталось по одной шашке.
outcome-nobody-can-win = Победить больше никто не может.

## Draw rules on the rules page

draw-agreement = Игроки могут согласиться на ничью в любой момент.
draw-same-move = Если игрок сделал один и тот же ход { $times ->
        [few] { $times } раза
       *[other] { $times } раз
    } подряд, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-return = Если игрок раз за разом ходил одной и той же шашкой и { $times ->
        [2] дважды
        [few] { $times } раза
       *[other] { $times } раз
    } вернулся на то же поле, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-return-king = Если игрок раз за разом ходил одной и той же дамкой и { $times ->
        [2] дважды
        [few] { $times } раза
       *[other] { $times } раз
    } вернулся на то же поле, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-repetition = Если одна и та же позиция при той же очереди хода стояла на доске { $times ->
        [few] { $times } раза
       *[other] { $times } раз
    }, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-quiet-moves = Если каждая сторона сделала подряд { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    } без взятий и без ходов простыми, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material = У одной стороны осталось: { $stronger }; у другой: { $weaker }. Если ещё за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    } с каждой стороны никто не победит, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material-road = У одной стороны осталось: { $stronger }; у другой, занявшей большую дорогу: { $weaker }. Если ещё за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    } с каждой стороны никто не победит, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
material-kings = { $kings ->
        [1] одна дамка
        [2] две дамки
        [3] три дамки
        [one] { $kings } дамка
        [few] { $kings } дамки
       *[other] { $kings } дамок
    }
material-kings-or-more = { $kings ->
        [1] одна дамка или больше
        [2] две дамки или больше
        [3] три дамки или больше
        [one] { $kings } дамка или больше
        [few] { $kings } дамки или больше
       *[other] { $kings } дамок или больше
    }
material-men = { $men ->
        [1] одна простая
        [2] две простые
        [3] три простые
        [one] { $men } простая
        [few] { $men } простые
       *[other] { $men } простых
    }
draw-balance = Если у обеих сторон есть дамки, на доске от { $fewest } до { $most } шашек и за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    } с каждой стороны не было ни взятий, ни новых дамок, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-material-now = У одной стороны осталось: { $stronger }; у другой: { $weaker }. Тогда { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-one-each = Если у каждой стороны осталось по одной шашке, { $how ->
        [claim] { -may-claim }
       *[automatic] { -drawn }
    }.
draw-nobody-can-win = { $how ->
        [claim] Если победить больше никто не может, это ничья: согласитесь на неё, или пусть программа покажет доказательство.
       *[automatic] Если победить больше никто не может, партия кончается вничью.
    }
draw-option = Это правило действует, только если до партии его захотели оба игрока.

## Draw counters beside the board

counter-agreement = Ничья только по согласию, в любой момент
counter-same-move = { $done ->
        [0] Повторных ходов пока нет: { $limit ->
            [few] { $limit } раза
           *[other] { $limit } раз
        } подряд — ничья
       *[other] { $move } подряд: { $done } из { $limit } раз
    }
counter-return = { $done ->
        [0] { $limit ->
            [2] Пока ни одна шашка не вернулась: на второй раз ничья
           *[other] Пока ни одна шашка не вернулась: на { $limit }-й раз ничья
        }
        [1] { $limit ->
            [2] Один раз снова на поле { $square }: на второй — ничья
           *[other] Снова на поле { $square }: { $done } из { $limit } раз
        }
       *[other] Снова на поле { $square }: { $done } из { $limit } раз
    }
counter-repetition = { $done ->
        [0] Повторений пока нет
        [1] Повторений пока нет
       *[other] Та же позиция: { $done } из { $limit } раз
    }
counter-quiet-moves = { $limit ->
        [one] { $done } из { $limit } хода без взятий и без ходов простыми
       *[other] { $done } из { $limit } ходов без взятий и без ходов простыми
    }
counter-material = { $limit ->
        [one] Сыграно { $done } из { $limit } хода, данных на победу
       *[other] Сыграно { $done } из { $limit } ходов, данных на победу
    }
counter-material-now = С такими силами можно заявить ничью
counter-balance = { $limit ->
        [one] { $done } из { $limit } хода при том же соотношении сил
       *[other] { $done } из { $limit } ходов при том же соотношении сил
    }
counter-one-each = Ничья, как только у каждой стороны останется по одной шашке
counter-nobody-can-win = Ничья, как только никто не сможет победить

## Rule sheets

sheet-hotte-nl = Hötte, нидерландский листок
    .special = Бьют большинство, а если топтаться туда-сюда — будет ничья.
sheet-hotte-fr = Hötte, французский листок
    .special = Как на нидерландской странице, но ничью за повторение надо заявить.
sheet-english = Hötte, английский листок
    .special = Начинают чёрные. Дамки ходят на одно поле, а бить можно кого хочешь.
sheet-swedish = Hötte, шведский листок
    .special = Дамка встаёт сразу за побитой шашкой. Соперник забыл побить — требуй взятия или бери за фук.
sheet-danish = Hötte, датский листок
    .special = Стала дамкой посреди взятия — и бьёт дальше уже дамкой.
sheet-norwegian = Hötte, норвежский листок
    .special = Дамки ходят на одно поле, но бить надо большинство. Оплошность прощают, или ход переигрывают.
sheet-finnish = Hötte, финский листок
    .special = Начинают чёрные. Простые бьют только вперёд, дамки летают, а взятие выбираешь ты.
sheet-kndb = Листок Королевской федерации шашек Нидерландов
    .special = Шестнадцать коротких правил. Укажи на оплошность или просто играй дальше.
sheet-djeco = Листок Djeco
    .special = Синие против зелёных на красных полях; кто забыл побить, у того берут за фук.
sheet-international = Международные шашки
    .special = Игра всемирной федерации на 100 полях: дамки летают, и бьют большинство.
sheet-frisian = Фризские шашки
    .special = Бьют не только наискосок, но и прямо, а дамка стоит почти двух простых.
sheet-russian = Русские шашки
    .special = Взятие на твой выбор, а простая, ставшая дамкой посреди взятия, мчится дальше дамкой.
sheet-brazilian = Бразильские шашки
    .special = Международные шашки на малой доске в 64 поля.
sheet-pool = Пул-чекерс
    .special = Дамки летают, взятие на выбор, и начинают чёрные.
sheet-english-wcdf = Чекерс (английские шашки)
    .special = Чекерс, как в него играют чемпионы: дамки ходят на одно поле, взятие на выбор, ничья за 40 ходов.
sheet-italian = Итальянские шашки
    .special = Простая дамку не бьёт, и четыре правила говорят, какое взятие первое.
sheet-spanish = Испанские шашки
    .special = Простые бьют только вперёд, дамки летают: бери больше шашек, а при равенстве — больше дамок.
sheet-portuguese = Португальские шашки
    .special = Испанская игра на тёмных полях зеркальной доски.
sheet-czech = Чешские шашки
    .special = Дамки летают и бьют раньше простых; в остальном выбираешь ты.
sheet-turkish = Турецкие шашки
    .special = Прямые линии на всех 64 полях, и каждую побитую шашку снимают сразу.
sheet-thai = Тайские шашки
    .special = По восемь простых. Дамка встаёт сразу за побитой шашкой и может развернуться назад.
sheet-canadian = Канадские шашки
    .special = Большая доска: 144 поля и по тридцать простых.
sheet-srilankan = Шашки Шри-Ланки
    .special = Большая доска в 144 поля, отражённая в зеркале.
sheet-jamaican = Ямайские шашки
    .special = Пул-чекерс на зеркальной доске.
sheet-filipino = Филиппинские шашки
    .special = Бразильская игра на зеркальной доске.
sheet-spantsiretti = Спанцирети
    .special = Русские шашки на доске в десять полей шириной и восемь высотой.
sheet-killer = Шашки-киллер
    .special = Дамка, побившая последней дамку, встаёт сразу за ней, и поэтому две дамки сильнее одной.
sheet-breakthrough = Прорыв
    .special = Гонка: побеждает первая дамка.
sheet-antidraughts = Поддавки
    .special = Всё наоборот: отдай все шашки — и победа твоя.
sheet-poddavki = Русские поддавки
    .special = Бить обязательно — так заставь соперника побить всё, что у тебя есть.
sheet-frysk = Frysk!
    .special = Фризские шашки в миниатюре: по пять простых.

## Shelves

shelf-leaflet = Из коробки
shelf-federation = Как играют в федерациях
shelf-other = Ещё игры
shelf-house = Твои правила

## Languages, the same in every catalogue

language-nl = Nederlands
language-fr = Français
language-en = English
language-sv = Svenska
language-da = Dansk
language-nb = Norsk
language-fi = Suomi
language-de = Deutsch
language-ar = العربية
language-tr = Türkçe
language-es = Español
language-it = Italiano
language-pt = Português
language-ru = Русский

## The rules page: headings

rules-title = Правила: { $name }
heading-board = Доска
heading-moves = Ходы
heading-capture = Взятие
heading-crowning = Как стать дамкой
heading-table = За столом
heading-end = Конец партии
heading-draws = Ничья
heading-writing = Запись партий
heading-readings = О чём листок молчит
article = Пункт { $article }
article-introduction = Вступление
reading-note = Листок здесь молчит; мы играем так.
try-it = Попробуй
try-play = Ход { side.gen }: сыграй { $move }.
try-refused = А если { $move }?
try-draw = Ход { side.gen }: сыграй { $move } и следи за счётчиком.

## Titles of articles

topic-board-size = Размер доски
topic-board-squares = На каких полях играют
topic-board-dark-corner = Как положить доску
topic-board-men-rows = Расстановка
topic-start-first = Кто начинает
topic-start-colours-by-lot = Кому какой цвет
topic-colours-white = Шашки
topic-colours-black = Шашки
topic-colours-squares = Цвет полей
topic-lines-move = По каким линиям ходят
topic-lines-capture = Как бить
topic-man-steps = Как ходит простая
topic-man-captures-backward = Как бьёт простая
topic-man-captures-kings = Простые и дамки
topic-king-flies = Как ходит дамка
topic-king-lands = Куда встаёт дамка после взятия
topic-king-limit = Ходы одной дамкой
topic-capture-compulsory = Бить обязательно
topic-capture-finish = До конца
topic-capture-priority = Какое взятие первое
topic-capture-priority-also = Дамка или простая
topic-capture-removal = Когда снимают побитые шашки
topic-capture-removal-also = Одну шашку дважды не бьют
topic-capture-turns-back = Повороты между прыжками
topic-crowning-when = Как стать дамкой
topic-end-no-move = Победа и проигрыш
topic-end-first-king-wins = Первая дамка
topic-table-remedies = Когда кто-то оплошал
topic-table-offences = Что считать оплошностью
topic-table-huff-is-turn = Взять за фук
topic-touch-binds = Тронул — ходи
topic-touch-straightening = Поправлять шашки
topic-touch-hand-off-ends = Когда ход закончен
topic-pdn-type = Номер этой игры
topic-pdn-notation = Названия полей
topic-pdn-result = Очки
topic-pdn-result-order = Чьи очки пишут первыми
topic-draws = Ничья

## The rules

rule-board-size = На доске { $width } × { $height } полей.
rule-board-squares-dark = Играют только на половине полей: через одно.
rule-board-squares-all = Играют на всех полях.
rule-board-dark-corner-left = Положи доску так, чтобы в углу слева от тебя было поле, на котором играют.
rule-board-dark-corner-right = Положи доску так, чтобы в углу справа от тебя было поле, на котором играют.
rule-board-men-rows = Каждая сторона ставит { $men ->
        [one] { $men } простую
        [few] { $men } простые
       *[other] { $men } простых
    } на { $rows ->
        [1] ближайший к себе ряд
        [one] { $rows } ближайший к себе ряд
        [few] { $rows } ближайших к себе ряда
       *[other] { $rows } ближайших к себе рядов
    }.
rule-board-men-rows-apart = Каждая сторона ставит { $men ->
        [one] { $men } простую
        [few] { $men } простые
       *[other] { $men } простых
    } на свои ряды { $list }, считая от своего края; ряды между ними и позади остаются пустыми.
rule-start-first = Первый ход делают { side.low }.
rule-start-colours-by-lot-yes = Цвет выбирают по жребию.
rule-start-colours-by-lot-no = Игроки договариваются, кому какой цвет; жребия нет.
rule-colours-white-white = Одна сторона играет белыми шашками.
rule-colours-white-blue = Одна сторона играет синими шашками.
rule-colours-white-red = Одна сторона играет красными шашками.
rule-colours-black-black = Другая сторона играет чёрными шашками.
rule-colours-black-green = Другая сторона играет зелёными шашками.
rule-colours-black-white = Другая сторона играет белыми шашками.
rule-colours-squares-dark = Шашки стоят на тёмных полях.
rule-colours-squares-red = Шашки стоят на красных полях.
rule-colours-squares-light = Шашки стоят на светлых полях.

rule-lines-move-diagonal = Шашки ходят наискосок, по диагоналям.
rule-lines-move-orthogonal = Шашки ходят прямо, по рядам и столбцам.
rule-lines-capture-diagonal = Бьют, прыгая наискосок через шашку соперника на свободное поле за ней.
rule-lines-capture-orthogonal = Бьют, прыгая прямо, по ряду или столбцу, через шашку соперника на свободное поле за ней.
rule-lines-capture-both = Бьют, прыгая через шашку соперника на свободное поле за ней: наискосок, а также прямо, по рядам и столбцам.
rule-man-steps-forward = Простая ходит на одно поле вперёд.
rule-man-steps-forward-sideways = Простая ходит на одно поле вперёд или вбок.
rule-man-captures-backward-yes = Простая бьёт вперёд и назад.
rule-man-captures-backward-no = Простая никогда не бьёт назад.
rule-man-captures-kings-yes = Простая может бить и простую, и дамку.
rule-man-captures-kings-no = Простая не может бить дамку; это может только дамка.
rule-king-flies-yes = Дамка летает: ходит на сколько угодно свободных полей вперёд и назад и бьёт тоже издалека.
rule-king-flies-no = Дамка ходит на одно поле, вперёд или назад.
rule-king-lands-anywhere = Бьющая дамка встаёт на любое свободное поле за шашкой, через которую прыгает.
rule-king-lands-also = Если с какого-то из этих полей можно бить дальше, дамка должна встать именно на такое поле.
rule-king-lands-next = Бьющая дамка встаёт на поле сразу за шашкой, через которую прыгает.
rule-king-lands-next-behind-last-king = Бьющая дамка встаёт на любое свободное поле за шашкой, через которую прыгает; но если последней она бьёт дамку, то встаёт сразу за ней.
rule-king-limit = Пока у тебя есть простые, одна и та же дамка делает подряд не больше { $limit ->
        [one] { $limit } хода
       *[other] { $limit } ходов
    } без взятия: потом ходи другой шашкой или бей.
rule-king-limit-none = Одной дамкой можно ходить подряд сколько угодно раз.

rule-capture-compulsory-yes = Можешь бить — бей: это обязательно.
rule-capture-compulsory-no = Бить можно, но не обязательно.
rule-capture-finish-yes = Взятие продолжается, пока та же шашка может прыгнуть ещё раз.
rule-capture-finish-no = Взятие можно прервать после любого прыжка.
rule-capture-priority-none = Если бить можно по-разному, выбирай любое.
rule-capture-priority-most-pieces = { $place ->
        [1] Если бить можно по-разному, бери как можно больше шашек; дамка считается за одну шашку.
       *[other] Если выбор ещё остался, бери как можно больше шашек.
    }
rule-capture-priority-highest-value = { $place ->
        [1] Если бить можно по-разному, выбирай самое ценное: дамка стоит чуть меньше двух простых, но больше одной.
       *[other] Если выбор ещё остался, выбирай самое ценное взятие: дамка стоит чуть меньше двух простых, но больше одной.
    }
rule-capture-priority-with-king = { $place ->
        [1] Если бить могут и дамка, и простая, бей дамкой.
       *[other] Если выбор ещё остался, бей дамкой, а не простой.
    }
rule-capture-priority-most-kings = { $place ->
        [1] Если бить можно по-разному, бери как можно больше дамок.
       *[other] Если выбор ещё остался, бери как можно больше дамок.
    }
rule-capture-priority-king-first = { $place ->
        [1] Если бить можно по-разному, бей так, чтобы дамка попалась раньше.
       *[other] Если выбор ещё остался, бей так, чтобы дамка попалась раньше.
    }
rule-capture-priority-also = У дамки нет преимущества: если больше ничто не решает, бей дамкой или простой, как хочешь.
rule-capture-removal-after = Побитые шашки остаются на доске, пока не закончится всё взятие.
rule-capture-removal-also = За одно взятие через одну и ту же шашку дважды не прыгают, но через пустое поле можно проходить не раз.
rule-capture-removal-at-once = Каждую побитую шашку снимают сразу, и это может открыть дорогу следующему прыжку.
rule-capture-turns-back-yes = Между прыжками шашка может повернуть куда угодно.
rule-capture-turns-back-no = Между прыжками шашка может повернуть влево или вправо, но не развернуться назад.
rule-crowning-when-at-end = Простая становится дамкой, если её ход закончился на последнем ряду. Если при взятии она только проходит через этот ряд, она остаётся простой.
rule-crowning-when-stops = Простая, дошедшая до последнего ряда, становится дамкой, и на этом её ход закончен.
rule-crowning-when-goes-on = Простая, дошедшая до последнего ряда, сразу становится дамкой; если можно бить дальше, она бьёт уже как дамка.

rule-end-no-move-loses = Кому ходить, а нечем или некуда, тот проиграл.
rule-end-no-move-wins = Кому ходить, а нечем или некуда, тот победил.
rule-end-first-king-wins-yes = Кто первым прошёл в дамки, тот победил.
rule-end-first-king-wins-no = Появление дамки не заканчивает партию.

rule-table-remedies-none = Оплошность не даёт сопернику особых прав: такой ход просто не засчитывается.
rule-table-remedies-huff = Если соперник оплошал, можно взять за фук: снять с доски шашку, которая должна была бить.
rule-table-remedies-withdraw = Если соперник оплошал, можно попросить его сходить заново и побить.
rule-table-remedies-stand = Если соперник оплошал, можно оставить всё как есть и просто играть дальше.
rule-table-offences-none = Оплошность не даёт сопернику прав.
rule-table-offences-no-capture = Не побить, когда надо, — это оплошность.
rule-table-offences-too-few = Взять меньше шашек, чем надо, — это оплошность.
rule-table-offences-unfinished = Остановить взятие на полпути — это оплошность.
rule-table-huff-is-turn-yes = Взятие за фук считается твоим ходом.
rule-table-huff-is-turn-no = Взятие за фук — не ход: после него ты делаешь свой.
rule-table-huff-is-turn-none = За фук не берут.
rule-touch-binds-no = Можно коснуться одной шашки, а пойти другой.
rule-touch-binds-yes = Какую шашку тронешь, той и ходи.
rule-touch-binds-if-able = Какую шашку тронешь, той и ходи, если у неё есть ход.
rule-touch-straightening-yes = Криво стоящую шашку можно поправить, если сначала об этом сказать.
rule-touch-straightening-no = О том, чтобы поправлять шашки, как об исключении не сказано.
rule-touch-hand-off-ends-yes = Ход закончен, когда рука отпустила шашку.
rule-touch-hand-off-ends-no = Рука отпустила шашку — но ход ещё не закончен.

rule-pdn-type = В файлах партий у этой игры номер { $type }.
rule-pdn-type-none = В файлах партий у этой игры нет своего номера.
rule-pdn-notation-n0 = Если смотреть со стороны { side.gen }, поля нумеруют с 1, начиная снизу слева.
rule-pdn-notation-n1 = Если смотреть со стороны { side.gen }, поля нумеруют с 1, начиная снизу справа.
rule-pdn-notation-n2 = Если смотреть со стороны { side.gen }, поля нумеруют с 1, начиная сверху слева.
rule-pdn-notation-n3 = Если смотреть со стороны { side.gen }, поля нумеруют с 1, начиная сверху справа.
rule-pdn-notation-a0 = Если смотреть со стороны { side.gen }, поля обозначают буквой и цифрой, начиная с a1 снизу слева.
rule-pdn-notation-a1 = Если смотреть со стороны { side.gen }, поля обозначают буквой и цифрой, начиная с a1 снизу справа.
rule-pdn-result-2-0 = Победу записывают как два очка, ничью — как одно каждому.
rule-pdn-result-1-0 = Победу записывают как одно очко, ничью — как пол-очка каждому.
rule-pdn-result-order-white-black = Очки { side.gen } пишут первыми.
rule-pdn-result-order-first-second = Очки той стороны, что начинала, пишут первыми.

## Что в файле партий было странно и как это прочитано.

pdn-read-variant = В файле сказано только «{ $variant }». Прочитано как { $game }.
pdn-read-moves = В файле не сказано, что это за игра. Прочитано как { $game }: там можно сыграть { $moves }.
pdn-read-squares = В файле не сказано, что это за игра. Прочитано как { $game }: дальше { $last } полей нет.
pdn-read-turned = Прочитано как { $game }, буквы считаются со стороны того, кто начинает.
pdn-read-glued = Результат { $result } и следующая партия написаны слитно. Прочитаны отдельно.
pdn-read-quiet = { $written } ничего не бьёт. Прочитано как { $move }.
pdn-read-crowned = Простая на последнем ряду ({ $squares }). Прочитана как дамка.

## Notes of the engine to a game

annotation-good = Единственный хороший ход здесь.
annotation-brilliant = Красивая жертва.
annotation-dubious = Немного лучше было { $move }.
annotation-mistake = Лучше было { $move }.
annotation-blunder = Это дорого обходится. Надо было играть { $move }.
annotation-missed-win = { $move } вело к победе.
graph = Как шла партия
    .description = { side } стоят лучше там, где линия идёт выше середины, другая сторона — там, где она идёт ниже. Значки отмечают ходы, на которые стоит взглянуть ещё раз.
