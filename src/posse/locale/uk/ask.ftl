### Questions, options, reasons. $card is a card as `chip` writes it; $by, $target, $player are names of players;
### $as, $ability, $character, $event, $weapon are bare names of things.

## What a player is asked. The message itself is for the one who is asked; .short tells the others ($player is the
## one who is asked); .else says what happens when nothing is done.

ask-play = Ваш хід: грайте карти — або завершіть хід
    .short = Ходить { $player }
    .else = Інакше ваш хід завершиться
ask-shot =
    Стріляє { $by }: { $card }. { $needed ->
        [one] Відповідайте картою «Промах!»
        [few] Відповідайте { $needed } картами «Промах!»
        [many] Відповідайте { $needed } картами «Промах!»
       *[other] Відповідайте картами «Промах!»
    } — або втратите 1 життя
    .short = Відповідає { $player }: карта { $card }
    .else = Інакше ви втратите 1 життя
ask-shot-nobody =
    Постріл у вас: { $card }. { $needed ->
        [one] Відповідайте картою «Промах!»
        [few] Відповідайте { $needed } картами «Промах!»
        [many] Відповідайте { $needed } картами «Промах!»
       *[other] Відповідайте картами «Промах!»
    } — або втратите 1 життя
    .short = Відповідає { $player }: { $card }
    .else = Інакше ви втратите 1 життя
ask-shot-card = { $by } стріляє, ціль — ваша карта { $card }. Відповідайте картою «Промах!» — або ця карта піде до скиду
    .short = Відповідає { $player }: постріл у карту { $card }
    .else = Інакше карта піде до скиду
ask-indians = Грає { $by }: { $card }. Скиньте карту «Бенг!» — або втратите 1 життя
    .short = Відповідає { $player }: карта { $card }
    .else = Інакше ви втратите 1 життя
ask-duel = Дуель, ваш супротивник — { $by }. Скиньте карту «Бенг!» — або втратите 1 життя
    .short = Відповідає { $player }: дуель
    .else = Інакше ви програєте дуель і втратите 1 життя
ask-roulette = «Російська рулетка»: скиньте карту «Промах!» — або втратите 2 життя
    .short = Відповідає { $player }: «Російська рулетка»
    .else = Інакше ви втратите 2 життя
ask-save =
    Останнє життя! Зіграйте карту «Пиво» — або вибудете з гри (треба відновити { $needed ->
        [one] { $needed } життя
        [few] { $needed } життя
        [many] { $needed } життів
       *[other] { $needed } життя
    })
    .short = { $player } втрачає останнє життя
    .else = Інакше ви вибудете з гри
ask-draw = Фаза 1: виберіть, звідки взяти карти
    .short = { $player } бере карти
    .else = Інакше ви візьмете карти з колоди
ask-discard = Карт на руці більше за межу: скиньте { n-cards-obj }
    .short = { $player } скидає { n-cards-obj }
    .else = Інакше вибір зробить програма
ask-discard-order = Виберіть, яка карта наступною піде до скиду
    .short = { $player } скидає карти
    .else = Інакше вибір зробить програма
ask-cost = Скиньте ще 1 карту, щоб зіграти карту { $card }
    .short = { $player } платить за карту { $card }
    .else = Інакше карту не буде зіграно
ask-store = Візьміть 1 з відкритих карт
    .short = { $player } вибирає 1 з відкритих карт
    .else = Інакше вибір зробить програма
ask-check-pick = Перевірка: виберіть одну з карт
    .short = { $player } вибирає карту перевірки
    .else = Інакше вибір зробить програма
ask-check-repeat = Перевірка: { $card }. Повторіть її — або залиште результат
    .short = { $player } може повторити перевірку
    .else = Інакше результат залишиться
ask-take = Виберіть 1 карту, яку заберете
    .short = { $player } вибирає карту
    .else = Інакше вибір зробить програма
ask-give = Виберіть 1 карту, яку віддасте
    .short = { $player } вибирає карту, щоб віддати
    .else = Інакше вибір зробить програма
ask-lose = Виберіть 1 карту перед собою, щоб скинути
    .short = { $player } скидає 1 карту з гри
    .else = Інакше вибір зробить програма
ask-pay = Виберіть, звідки взяти кубик
    .short = { $player } платить кубики
    .else = Інакше вибір зробить програма
ask-load = Виберіть, куди покласти кубик
    .short = { $player } кладе кубик
    .else = Інакше кубик залишиться в запасі
ask-upgrade = Карта { $card }: заплатіть кубики за покращення — або зіграйте як є
    .short = { $player } може покращити карту { $card }
    .else = Інакше карту буде зіграно як є
ask-power = «{ $weapon }»: заплатіть кубик за властивість зброї — або просто стріляйте
    .short = { $player } може заплатити: «{ $weapon }»
    .else = Інакше постріл буде звичайним
ask-ability = «{ $ability }»: застосуйте — або відмовтеся
    .short = { $player } вирішує: «{ $ability }»
    .else = Інакше властивість не спрацює
ask-order = «Дороті Рейдж»: назвіть гравця та карту, яку той зіграє
    .short = { $player } віддає наказ
    .else = Інакше наказу не буде
ask-target = Виберіть ціль карти { $card }
    .short = { $player } вибирає ціль
    .else = Інакше вибір зробить програма
ask-choose-character = Виберіть персонажа
    .short = { $player } вибирає персонажа
    .else = Інакше вибір зробить програма
ask-player = Виберіть гравця
    .short = { $player } вибирає гравця
    .else = Інакше вибір зробить програма
ask-declare = Зробіть заяву — або грайте далі
    .short = { $player } може зробити заяву
    .else = Інакше партія триватиме
ask-suit = Назвіть масть
    .short = { $player } називає масть
    .else = Інакше вибір зробить програма
ask-colour = Червона масть чи чорна? Назвіть колір
    .short = { $player } називає колір
    .else = Інакше вибір зробить програма
ask-guess = Угадайте колір наступної карти — або зупиніться
    .short = { $player } угадує колір
    .else = Інакше вгадування завершиться
ask-pick-discard = «{ $ability }»: скиньте { n-cards-obj }
    .short = { $player } скидає { n-cards-obj }
    .else = Інакше вибір зробить програма
ask-pick-take = «{ $ability }»: візьміть { n-cards-obj }
    .short = { $player } бере { n-cards-obj }
    .else = Інакше вибір зробить програма
ask-choose = Виберіть
    .short = { $player } вибирає
    .else = Інакше вибір зробить програма

## Buttons: one for each option of a decision.

opt-pass = Не відповідати
opt-stop = Більше не треба
opt-decline = Відмовитися
opt-end = Завершити хід
opt-undo = Назад
opt-draw = Узяти { n-cards-obj }
opt-draw-deck = Узяти з колоди
opt-draw-discard = Узяти зі скиду
opt-draw-hand = Витягнути з руки гравця { $player }
opt-play = Зіграти карту { $card }
opt-play-at = Зіграти карту { $card }, ціль — { $target }
opt-play-as = Зіграти карту { $card } як «{ $as }»
opt-play-as-at = Зіграти карту { $card } як «{ $as }», ціль — { $target }
opt-answer = Відповісти картою { $card }
opt-answer-as = Відповісти картою { $card } як «{ $as }»
opt-discard = Скинути карту { $card }
opt-discard-at = Скинути карту { $card }, власник — { $player }
opt-discard-hand = Скинути 1 карту з руки гравця { $player }
opt-take = Забрати карту { $card }
opt-take-at = Забрати карту { $card }, власник — { $player }
opt-take-hand = Забрати 1 карту з руки гравця { $player }
opt-keep = Залишити карту { $card }
opt-give = Віддати карту { $card } гравцеві { $target }
opt-load = Покласти кубик: { $card }
opt-pay = Заплатити кубик: { $card }
opt-move-cube = Забрати кубик: { $card }
opt-buy = Купити спорядження { $card }: { n-nuggets }
opt-force = Скинути спорядження { $card } гравця { $player }: { n-nuggets }
opt-trade = Обміняти карту { $card } на { n-nuggets }
opt-ability = Застосувати: «{ $ability }»
opt-ability-at = Застосувати: «{ $ability }», ціль — { $target }
opt-target = Ціль — { $target }
opt-character = Вибрати персонажа «{ $character }»
opt-suit = Назвати масть: { $suit }
opt-colour = Назвати: { $colour }
opt-name = Назвати карту { $card }
opt-number = { $number }
opt-declare-crime = Заявити «Злочинність подолано!»
opt-declare-law = Заявити «Закон помер!»

## Why a card cannot be used now: impersonal, with the numbers that decide.

why-not-your-turn = Зараз не ваш хід
why-not-phase = Лише у фазі 2 — під час розіграшу
why-wait = Спершу відповідає { $player }
why-not-asked = На це запитання такою картою не відповісти
why-answer-only = Лише у відповідь на постріл у вас
why-bang-limit = Межу карт «Бенг!» за хід вичерпано: { $limit }
why-too-far = Задалеко: відстань { $distance }, дальність { $range }
why-nobody-in-reach = У межах дальності { $range } нікого немає
why-no-target = Для цієї карти немає цілі
why-same-name = Така карта там уже лежить: { $card }
why-sheriff-jail = Шерифа не можна посадити за ґрати
why-no-second-card = Потрібна друга карта, щоб її скинути
why-no-cubes = Бракує кубиків
why-no-nuggets = Бракує самородків
why-event = Забороняє чинна подія: «{ $event }»
why-character = Забороняє властивість персонажа «{ $character }»
why-not-in-hand = Цієї карти немає у вас на руці
why-not-ready = Можна лише з наступного ходу
why-once = Лише один раз за хід
why-full-life = Здоров’я й так повне
why-last-life = Останнім життям платити не можна
why-useless-two-players = Поки в грі лише двоє, не діє
why-discard-phase = У фазі 3 карти можна лише скидати
why-game-over = Партію завершено
