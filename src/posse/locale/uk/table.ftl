### The table in the browser. $card is the bare name of a card, $cry the same as the beginning of a cry (“Bang!”, “Jail:”);
### $player, $by and $names are names of players.

## The sheet

table-title = Стіл
table-room = Стіл { $code }
table-turn-mine = Хід { $turn }, ваш
table-turn-of = Хід { $turn }: { $player }
table-over = Партію завершено
table-rules = Правила
table-cards = Карти
table-menu = Меню
table-keys = За столом
table-close = Закрити

## Seats

table-you = це ви
table-in-hand = на руці
table-in-hand-of =
    { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
        [many] { $count } карт на руці
       *[other] { $count } карти на руці
    }
table-away =
    { $distance ->
        [one] крок
        [few] кроки
        [many] кроків
       *[other] кроку
    }
table-distance-words = Відстань { $distance }
table-reaches-you = дістає до вас
table-not-reaches-you = не дістає
table-life-words =
    життя: { $life } з { $max }
table-in-play-words = у грі: { $cards }
table-not-ready = ще не готова
table-at-turn = ходить
table-thinking = думає
table-plays-next = ходить далі
table-bot = бот
table-away-now = немає за столом
table-away-short = офлайн
table-away-bot = немає за столом, грає бот
table-missed = Промах!
table-hit = влучення: { $life }
table-was = роль
table-out = Поза грою
table-eliminated = Поза грою
table-by = від руки: { $player }

## The middle

table-middle = Колода, скид і відкриті карти
table-deck = у колоді
table-discarded = у скиді
table-discard-words =
    Скид, зверху { $card }, { $count ->
        [one] усього { $count } карта
        [few] усього { $count } карти
        [many] усього { $count } карт
       *[other] усього { $count } карти
    }
table-event = Подія
table-open-cards =
    { $count ->
        [one] Відкрита карта
       *[other] Відкриті карти
    }
table-shop = на продаж

## My corner and my hand

table-in-play = У грі
table-your-reach = Ваша дальність — { $reach }.
table-reached-by =
    { $count ->
        [0] До вас ніхто не дістає.
        [one] До вас дістає { $count } з { $all }.
       *[other] До вас дістають { $count } з { $all }.
    }
table-only-you = Це бачите лише ви.
table-your-hand =
    У вас на руці { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
table-empty-hand = На руці немає карт
table-you-are-out = Ви поза грою. Партія триває, і за нею можна стежити.
table-you-watch = Ви дивитеся збоку.
table-ribbon-as = як «{ $card }»
table-ribbon-or-as = або «{ $card }»
table-selected = вибрано
table-can-use = можна зіграти зараз
table-can-choose = можна вибрати

## The ticket

table-ticket = Чого від вас чекають
table-phases = Частини ходу
table-phase-draw = Набір
table-phase-play = Гра
table-phase-discard = Скидання
table-your-turn = Ваш хід
table-waiting = Зараз вирішує { $player }
table-from = Нападає { $player }
table-answer = Вам треба відповісти
table-choose = Вибір за вами
table-left = лишилося
table-then-bot = і вирішить бот
table-bangs = «Бенг!» за цей хід: { $played } з { $limit }.
table-keep = Лишиться { n-cards }.
table-selected-card = Вибрано карту
table-targets = Можливі цілі: { $names }
table-whom = «{ $card }» — на кого?
table-which = «{ $card }», ціль — { $player }. Яку карту?
table-how = «{ $card }» — як?
table-target = Ціль для «{ $card }»
table-no-target = зараз не ціль
table-no-target-short = не ціль
table-too-far-short = далеко
table-too-far =
    Задалеко: відстань { $distance },
    ваша дальність — { $reach }
table-too-far-all = Задалеко: { $names }. Ваша дальність — { $reach }.
table-yourself = ви
table-hand-card =
    { $count ->
        [one] Карта з руки
       *[other] Карта з руки (усього { $count })
    }
table-as = Як «{ $card }»
table-as-itself = Просто «{ $card }»
table-draw-from = Витягнути карту з руки гравця
table-discard-of = Скинути карту гравця
table-put-back = Повернути на руку
table-take-back = Повернути хід
table-confirm = Це на шкоду вам самим. Точно?
table-do-it = Так, зробити
table-story = Як усе було
table-again = Зіграти ще

## The cry above the question, by what is asked

table-ask-shot = Ухиляйтеся!
table-ask-brawn = Стріляйте у відповідь!
table-ask-duel = Дуель. Ваш постріл!
table-ask-save = Останнє життя!
table-ask-play = Грайте карти або завершіть хід
table-ask-store = Візьміть одну карту
table-ask-draw = Звідки берете карти?

## Log and chat

table-log = Журнал
table-chat = Чат
table-fold = Згорнути
table-log-earlier = Раніше
table-show-moment = Показати цю мить
table-chat-empty = Поки ніхто не сказав ані слова.
table-message = Повідомлення
table-say = Сказати щось
table-send = Сказати

## What a thing is

table-role = Роль: { $role }
table-in-your-reach = ви дістаєте: ваша дальність — { $reach }
table-not-in-your-reach = вам не дістати: ваша дальність — { $reach }
table-reaches = Дальність { $reach }, дістає: { $names }
table-reaches-nobody = Дальність { $reach }, не дістає нікого
table-hand-limit =
    Наприкінці ходу на руці лишається не більше ніж { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
table-shown-hand = На руці: { $cards }
table-rulings = Правила та роз’яснення

## Above the table

table-lost = Немає зв’язку. Стіл лишається як є, пробуємо знову…
table-as-it-was = Стіл, яким він був тоді
table-to-now = До теперішнього
table-paused = Партію призупинено
table-vote-undo = { $by } просить повернути хід
table-vote-kick = { $by } пропонує вилучити з-за столу: { $player }
table-vote-count = Згодні: { $yes } з { $needed }
table-yes = Погодитися
table-no = Відмовити

## The menu

table-pause = Призупинити партію
table-go-on = Продовжити
table-stand = Нехай за мене грає бот
table-sit = Грати далі самостійно
table-invite = Скопіювати запрошення
table-my-link = Скопіювати посилання на моє місце
table-copied = Запрошення скопійовано
table-copied-mine = Скопійовано. Ваше місце — у того, хто має це посилання
table-leave = Вийти з-за столу
table-leave-about = Ваше місце назавжди займе бот.
table-leave-now = Вийти назавжди
table-stay = Лишитися

## The first lesson

table-lesson = Перший урок
table-lesson-step = Крок { $step } з { $steps }
table-lesson-next = Далі
table-lesson-done = Що далі

## Keys

table-key-move = від одного до іншого
table-key-enter = вибрати
table-key-digits = кнопки таблички; 0 — не відповідати або завершити хід
table-key-esc = на крок назад
table-key-undo = повернути хід
table-key-log = журнал
table-key-chat = чат
