### The table in the browser. $card is the bare name of a card, $cry the same as the beginning of a cry (“Bang!”, “Jail:”);
### $player, $by and $names are names of players.

## The sheet

table-title = Стол
table-room = Стол { $code }
table-turn-mine = Ход { $turn }, ваш
table-turn-of = Ход { $turn }: { $player }
table-over = Партия окончена
table-rules = Правила
table-cards = Карты
table-menu = Меню
table-keys = За столом
table-close = Закрыть

## Seats

table-you = это вы
table-in-hand = на руке
table-in-hand-of =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
        [many] { $count } карт на руке
       *[other] { $count } карты на руке
    }
table-away =
    { $distance ->
        [one] шаг
        [few] шага
        [many] шагов
       *[other] шага
    }
table-distance-words = Расстояние { $distance }
table-reaches-you = достаёт до вас
table-not-reaches-you = не достаёт
table-life-words =
    жизни: { $life } из { $max }
table-in-play-words = в игре: { $cards }
table-not-ready = пока не готова
table-at-turn = ходит
table-thinking = думает
table-plays-next = ходит следом
table-bot = бот
table-away-now = нет за столом
table-away-short = офлайн
table-away-bot = нет за столом, играет бот
table-missed = Мимо!
table-hit = попадание: { $life }
table-was = роль
table-out = Вне игры
table-eliminated = Вне игры
table-by = от руки: { $player }

## The middle

table-middle = Колода, сброс и открытые карты
table-deck = в колоде
table-discarded = в сбросе
table-discard-words =
    Сброс, сверху { $card }, { $count ->
        [one] всего { $count } карта
        [few] всего { $count } карты
        [many] всего { $count } карт
       *[other] всего { $count } карты
    }
table-event = Событие
table-open-cards =
    { $count ->
        [one] Открытая карта
       *[other] Открытые карты
    }
table-shop = на продажу

## My corner and my hand

table-in-play = В игре
table-your-reach = Ваша дальность — { $reach }.
table-reached-by =
    { $count ->
        [0] До вас никто не достаёт.
        [one] До вас достаёт { $count } из { $all }.
       *[other] До вас достают { $count } из { $all }.
    }
table-only-you = Это видно только вам.
table-your-hand =
    У вас на руке { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
table-empty-hand = На руке нет карт
table-you-are-out = Вы вне игры. Партия идёт дальше, и за ней можно следить.
table-you-watch = Вы смотрите со стороны.
table-ribbon-as = как «{ $card }»
table-ribbon-or-as = или «{ $card }»
table-selected = выбрана
table-can-use = можно сыграть сейчас
table-can-choose = можно выбрать

## The ticket

table-ticket = Чего от вас ждут
table-phases = Части хода
table-phase-draw = Набор
table-phase-play = Игра
table-phase-discard = Сброс
table-your-turn = Ваш ход
table-waiting = Сейчас решает { $player }
table-from = Нападает { $player }
table-answer = Вам нужно ответить
table-choose = Выбор за вами
table-left = осталось
table-then-bot = и решит бот
table-bangs = «Бэнг!» в этот ход: { $played } из { $limit }.
table-keep = Останется { n-cards }.
table-selected-card = Выбрана карта
table-targets = Возможные цели: { $names }
table-whom = «{ $card }» — на кого?
table-which = «{ $card }», цель — { $player }. Какую карту?
table-how = «{ $card }» — как?
table-target = Цель для «{ $card }»
table-no-target = сейчас не цель
table-no-target-short = не цель
table-too-far-short = далеко
table-too-far =
    Далеко: расстояние { $distance },
    ваша дальность — { $reach }
table-too-far-all = Слишком далеко: { $names }. Ваша дальность — { $reach }.
table-yourself = вы
table-hand-card =
    { $count ->
        [one] Карта с руки
       *[other] Карта с руки (всего { $count })
    }
table-as = Как «{ $card }»
table-as-itself = Просто «{ $card }»
table-draw-from = Вытянуть карту с руки игрока
table-discard-of = Сбросить карту игрока
table-put-back = Вернуть на руку
table-take-back = Вернуть ход
table-confirm = Это во вред вам самим. Точно?
table-do-it = Да, сделать
table-story = Как всё было
table-again = Сыграть ещё

## The cry above the question, by what is asked

table-ask-shot = Уворачивайтесь!
table-ask-brawn = Стреляйте в ответ!
table-ask-duel = Дуэль. Ваш выстрел!
table-ask-save = Последняя жизнь!
table-ask-play = Играйте карты или закончите ход
table-ask-store = Возьмите одну карту
table-ask-draw = Откуда берёте карты?

## Log and chat

table-log = Журнал
table-chat = Чат
table-fold = Свернуть
table-log-earlier = Раньше
table-show-moment = Показать этот момент
table-chat-empty = Пока никто не сказал ни слова.
table-message = Сообщение
table-say = Сказать что-нибудь
table-send = Сказать

## What a thing is

table-role = Роль: { $role }
table-in-your-reach = вы достаёте: ваша дальность — { $reach }
table-not-in-your-reach = вам не достать: ваша дальность — { $reach }
table-reaches = Дальность { $reach }, достаёт: { $names }
table-reaches-nobody = Дальность { $reach }, не достаёт никого
table-hand-limit =
    В конце хода на руке остаётся не больше { $count ->
        [one] { $count } карты
       *[other] { $count } карт
    }
table-shown-hand = На руке: { $cards }
table-rulings = Правила и разъяснения

## Above the table

table-lost = Нет связи. Стол остаётся как есть, пробуем снова…
table-as-it-was = Стол, каким он был тогда
table-to-now = К настоящему
table-paused = Партия приостановлена
table-vote-undo = { $by } просит вернуть ход
table-vote-kick = { $by } предлагает удалить из-за стола: { $player }
table-vote-count = Согласны: { $yes } из { $needed }
table-yes = Согласиться
table-no = Отказать

## The menu

table-pause = Приостановить партию
table-go-on = Продолжить
table-stand = Пусть за меня играет бот
table-sit = Играть дальше самостоятельно
table-invite = Скопировать приглашение
table-my-link = Скопировать ссылку на моё место
table-copied = Приглашение скопировано
table-copied-mine = Скопировано. Ваше место — у того, у кого эта ссылка
table-leave = Выйти из-за стола
table-leave-about = Ваше место навсегда займёт бот.
table-leave-now = Выйти навсегда
table-stay = Остаться

## The first lesson

table-lesson = Первый урок
table-lesson-step = Шаг { $step } из { $steps }
table-lesson-next = Дальше
table-lesson-done = Что дальше

## Keys

table-key-move = от одного к другому
table-key-enter = выбрать
table-key-digits = кнопки таблички; 0 — не отвечать или закончить ход
table-key-esc = на шаг назад
table-key-undo = вернуть ход
table-key-log = журнал
table-key-chat = чат
