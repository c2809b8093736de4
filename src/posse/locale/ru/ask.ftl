### Questions, options, reasons. $card is a card as `chip` writes it; $by, $target, $player are names of players;
### $as, $ability, $character, $event, $weapon are bare names of things.

## What a player is asked. The message itself is for the one who is asked; .short tells the others ($player is the
## one who is asked); .else says what happens when nothing is done.

ask-play = Ваш ход: играйте карты — или закончите ход
    .short = Ходит { $player }
    .else = Иначе ваш ход закончится
ask-shot =
    Стреляет { $by }: { $card }. { $needed ->
        [one] Ответьте картой «Мимо!»
        [few] Ответьте { $needed } картами «Мимо!»
        [many] Ответьте { $needed } картами «Мимо!»
       *[other] Ответьте картами «Мимо!»
    } — или потеряете 1 жизнь
    .short = Отвечает { $player }: карта { $card }
    .else = Иначе вы потеряете 1 жизнь
ask-shot-nobody =
    Выстрел в вас: { $card }. { $needed ->
        [one] Ответьте картой «Мимо!»
        [few] Ответьте { $needed } картами «Мимо!»
        [many] Ответьте { $needed } картами «Мимо!»
       *[other] Ответьте картами «Мимо!»
    } — или потеряете 1 жизнь
    .short = Отвечает { $player }: { $card }
    .else = Иначе вы потеряете 1 жизнь
ask-shot-card = { $by } стреляет, цель — ваша карта { $card }. Ответьте картой «Мимо!» — или эта карта уйдёт в сброс
    .short = Отвечает { $player }: выстрел в карту { $card }
    .else = Иначе карта уйдёт в сброс
ask-indians = Играет { $by }: { $card }. Сбросьте карту «Бэнг!» — или потеряете 1 жизнь
    .short = Отвечает { $player }: карта { $card }
    .else = Иначе вы потеряете 1 жизнь
ask-duel = Дуэль, ваш противник — { $by }. Сбросьте карту «Бэнг!» — или потеряете 1 жизнь
    .short = Отвечает { $player }: дуэль
    .else = Иначе вы проиграете дуэль и потеряете 1 жизнь
ask-roulette = «Русская рулетка»: сбросьте карту «Мимо!» — или потеряете 2 жизни
    .short = Отвечает { $player }: «Русская рулетка»
    .else = Иначе вы потеряете 2 жизни
ask-save =
    Последняя жизнь! Сыграйте карту «Пиво» — или выбудете из игры (нужно восстановить { $needed ->
        [one] { $needed } жизнь
        [few] { $needed } жизни
        [many] { $needed } жизней
       *[other] { $needed } жизни
    })
    .short = { $player } теряет последнюю жизнь
    .else = Иначе вы выбудете из игры
ask-draw = Фаза 1: выберите, откуда взять карты
    .short = { $player } берёт карты
    .else = Иначе вы возьмёте карты из колоды
ask-discard = Карт на руке больше предела: сбросьте { n-cards-obj }
    .short = { $player } сбрасывает { n-cards-obj }
    .else = Иначе выбор сделает программа
ask-discard-order = Выберите, какая карта следующей уйдёт в сброс
    .short = { $player } сбрасывает карты
    .else = Иначе выбор сделает программа
ask-cost = Сбросьте ещё 1 карту, чтобы сыграть карту { $card }
    .short = { $player } платит за карту { $card }
    .else = Иначе карта не будет сыграна
ask-store = Возьмите 1 из открытых карт
    .short = { $player } выбирает 1 из открытых карт
    .else = Иначе выбор сделает программа
ask-check-pick = Проверка: выберите одну из карт
    .short = { $player } выбирает карту проверки
    .else = Иначе выбор сделает программа
ask-check-repeat = Проверка: { $card }. Повторите её — или оставьте результат
    .short = { $player } может повторить проверку
    .else = Иначе результат останется
ask-take = Выберите 1 карту, которую заберёте
    .short = { $player } выбирает карту
    .else = Иначе выбор сделает программа
ask-give = Выберите 1 карту, которую отдадите
    .short = { $player } выбирает карту, чтобы отдать
    .else = Иначе выбор сделает программа
ask-lose = Выберите 1 карту перед собой, чтобы сбросить
    .short = { $player } сбрасывает 1 карту из игры
    .else = Иначе выбор сделает программа
ask-pay = Выберите, откуда взять кубик
    .short = { $player } платит кубики
    .else = Иначе выбор сделает программа
ask-load = Выберите, куда положить кубик
    .short = { $player } кладёт кубик
    .else = Иначе кубик останется в запасе
ask-upgrade = Карта { $card }: заплатите кубики за улучшение — или сыграйте как есть
    .short = { $player } может улучшить карту { $card }
    .else = Иначе карта будет сыграна как есть
ask-power = «{ $weapon }»: заплатите кубик за свойство оружия — или просто стреляйте
    .short = { $player } может заплатить: «{ $weapon }»
    .else = Иначе выстрел будет обычным
ask-ability = «{ $ability }»: примените — или откажитесь
    .short = { $player } решает: «{ $ability }»
    .else = Иначе свойство не сработает
ask-order = «Дороти Рейдж»: назовите игрока и карту, которую тот сыграет
    .short = { $player } отдаёт приказ
    .else = Иначе приказа не будет
ask-target = Выберите цель карты { $card }
    .short = { $player } выбирает цель
    .else = Иначе выбор сделает программа
ask-choose-character = Выберите персонажа
    .short = { $player } выбирает персонажа
    .else = Иначе выбор сделает программа
ask-player = Выберите игрока
    .short = { $player } выбирает игрока
    .else = Иначе выбор сделает программа
ask-declare = Сделайте заявление — или играйте дальше
    .short = { $player } может сделать заявление
    .else = Иначе партия продолжится
ask-suit = Назовите масть
    .short = { $player } называет масть
    .else = Иначе выбор сделает программа
ask-colour = Красная масть или чёрная? Назовите цвет
    .short = { $player } называет цвет
    .else = Иначе выбор сделает программа
ask-guess = Угадайте цвет следующей карты — или остановитесь
    .short = { $player } угадывает цвет
    .else = Иначе угадывание закончится
ask-pick-discard = «{ $ability }»: сбросьте { n-cards-obj }
    .short = { $player } сбрасывает { n-cards-obj }
    .else = Иначе выбор сделает программа
ask-pick-take = «{ $ability }»: возьмите { n-cards-obj }
    .short = { $player } берёт { n-cards-obj }
    .else = Иначе выбор сделает программа
ask-choose = Выберите
    .short = { $player } выбирает
    .else = Иначе выбор сделает программа

## Buttons: one for each option of a decision.

opt-pass = Не отвечать
opt-stop = Больше не надо
opt-decline = Отказаться
opt-end = Закончить ход
opt-undo = Назад
opt-draw = Взять { n-cards-obj }
opt-draw-deck = Взять из колоды
opt-draw-discard = Взять из сброса
opt-draw-hand = Вытянуть с руки игрока { $player }
opt-play = Сыграть карту { $card }
opt-play-at = Сыграть карту { $card }, цель — { $target }
opt-play-as = Сыграть карту { $card } как «{ $as }»
opt-play-as-at = Сыграть карту { $card } как «{ $as }», цель — { $target }
opt-answer = Ответить картой { $card }
opt-answer-as = Ответить картой { $card } как «{ $as }»
opt-discard = Сбросить карту { $card }
opt-discard-at = Сбросить карту { $card }, владелец — { $player }
opt-discard-hand = Сбросить 1 карту с руки игрока { $player }
opt-take = Забрать карту { $card }
opt-take-at = Забрать карту { $card }, владелец — { $player }
opt-take-hand = Забрать 1 карту с руки игрока { $player }
opt-keep = Оставить карту { $card }
opt-give = Отдать карту { $card } игроку { $target }
opt-load = Положить кубик: { $card }
opt-pay = Заплатить кубик: { $card }
opt-move-cube = Забрать кубик: { $card }
opt-buy = Купить снаряжение { $card }: { n-nuggets }
opt-force = Сбросить снаряжение { $card } игрока { $player }: { n-nuggets }
opt-trade = Обменять карту { $card } на { n-nuggets }
opt-ability = Применить: «{ $ability }»
opt-ability-at = Применить: «{ $ability }», цель — { $target }
opt-target = Цель — { $target }
opt-character = Выбрать персонажа «{ $character }»
opt-suit = Назвать масть: { $suit }
opt-colour = Назвать: { $colour }
opt-name = Назвать карту { $card }
opt-number = { $number }
opt-declare-crime = Заявить «Преступность повержена!»
opt-declare-law = Заявить «Закон умер!»

## Why a card cannot be used now: impersonal, with the numbers that decide.

why-not-your-turn = Сейчас не ваш ход
why-not-phase = Только в фазе 2 — во время розыгрыша
why-wait = Сначала отвечает { $player }
why-not-asked = На этот вопрос такой картой не ответить
why-answer-only = Только в ответ на выстрел в вас
why-bang-limit = Предел карт «Бэнг!» за ход исчерпан: { $limit }
why-too-far = Слишком далеко: расстояние { $distance }, дальность { $range }
why-nobody-in-reach = В пределах дальности { $range } никого нет
why-no-target = Для этой карты нет цели
why-same-name = Такая карта там уже лежит: { $card }
why-sheriff-jail = Шерифа нельзя посадить за решётку
why-no-second-card = Нужна вторая карта, чтобы её сбросить
why-no-cubes = Не хватает кубиков
why-no-nuggets = Не хватает самородков
why-event = Запрещает действующее событие: «{ $event }»
why-character = Запрещает свойство персонажа «{ $character }»
why-not-in-hand = Этой карты нет у вас на руке
why-not-ready = Можно только со следующего хода
why-once = Только один раз за ход
why-full-life = Здоровье и так полное
why-last-life = Последней жизнью платить нельзя
why-useless-two-players = Пока в игре только двое, не действует
why-discard-phase = В фазе 3 карты можно только сбрасывать
why-game-over = Партия окончена
