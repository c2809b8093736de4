### The log of the game: one sentence a fact, who first. $card and $aim are cards as `chip` writes them; $as,
### $ability, $character, $event, $reason and $role are bare names.

## Turns, drawing

log-turn = Ходить { $player }
log-draw = { $player } бере { n-cards-obj }
log-draw-seen = { $player } бере: { $card }
log-draw-from-hand = { $player } витягує наосліп 1 карту з руки гравця { $from }
log-draw-discard = { $player } бере карту { $card } зі скиду
log-jail-skip = { $player } лишається за ґратами й пропускає хід
log-skip = { $player } пропускає хід: «{ $reason }»
log-skip-owed = { $player } пропускає хід
log-reshuffle = Колода скінчилася: скид перетасовано
log-event = Нова подія: «{ $event }»

## Playing

log-play = { $player } грає карту { $card }
log-play-at = { $player } грає карту { $card }, ціль — { $target }
log-play-as = { $player } грає карту { $card } як «{ $as }»
log-play-as-at = { $player } грає карту { $card } як «{ $as }», ціль — { $target }
log-play-at-card = { $player } грає карту { $card }, ціль — { $target }: { $aim }
log-play-as-at-card = { $player } грає карту { $card } як «{ $as }», ціль — { $target }: { $aim }
log-lay = { $player } викладає перед собою карту { $card }
log-lay-at = { $player } кладе карту { $card } перед гравцем { $target }
log-ability = { $player } застосовує: «{ $ability }»
log-ability-at = { $player } застосовує: «{ $ability }», ціль — { $target }
log-ability-at-card = { $player } застосовує: «{ $ability }», ціль — { $target }: { $aim }
log-copy = { $player } переймає властивість персонажа «{ $character }»
log-active = { $player }: активний персонаж — «{ $character }»
log-swap-seats = { $player } та { $target } міняються місцями

## Shots, answers, wounds

log-answer = { $player } відповідає картою { $card }
log-answer-as = { $player } відповідає картою { $card } як «{ $as }»
log-cancelled = Постріл скасовано: { $player } нічого не втрачає
log-duel-lost = { $player } програє дуель
log-wounded = { $player } втрачає { n-lives }: { n-lives-left }
log-wounded-by = { $by } відбирає { n-lives } у гравця { $player }: { n-lives-left }
log-healed = { $player } відновлює { n-lives }: { $life } з { $max }
log-survived = { $player } лишається в грі: { n-lives-left }
log-exploded = { $player }: вибух, карта { $card }
log-passed-on = Карта { $card } переходить від гравця { $from } до гравця { $to }

## Checks

log-check = { $player } робить перевірку («{ $reason }»): { $card }
log-check-kept = { $player } вибирає карту { $card }
log-check-good = { $player }: перевірка («{ $reason }») вдалася
log-check-bad = { $player }: перевірка («{ $reason }») не вдалася

## Cards that change place

log-discard = { $player } скидає карту { $card }
log-discard-many = { $player } скидає { n-cards-obj }
log-take-hand = { $player } забирає 1 карту з руки гравця { $from }
log-take-hand-seen = { $player } забирає карту { $card } з руки гравця { $from }
log-take-table = { $player } забирає карту { $card }, власник — { $from }
log-lost-hand = { $by } скидає карту { $card } з руки гравця { $player }
log-lost-table = { $by } скидає карту { $card }, власник — { $player }
log-store = { $player } відкриває { n-cards-obj }
log-store-take = { $player } вибирає карту { $card }
log-show = { $player } показує карту { $card }
log-give = { $player } віддає 1 карту гравцеві { $to }
log-give-seen = { $player } віддає карту { $card } гравцеві { $to }

## Cubes, nuggets, equipment

log-cubes = { $player } кладе { n-cubes } на карту { $card }
log-cubes-paid = { $player } платить { n-cubes } з карти { $card }
log-nuggets = { $player } отримує { n-nuggets }
log-nuggets-paid = { $player } платить { n-nuggets }
log-bought = { $player } купує спорядження { $card }: { n-nuggets }
log-bought-at = { log-bought } · { log-gear-at }
log-gear = { $player } бере спорядження { $card }
log-gear-at = { $player } кладе спорядження { $card } перед гравцем { $target }
log-forced = { $player } змушує гравця { $target } скинути спорядження { $card }: { n-nuggets }
log-traded = { $player } обмінює карту { $card } на { n-nuggets }

## Roles, the end

log-role = { $player } розкриває роль: { $role }
log-declared-crime = { $player } заявляє: «Злочинність подолано!»
log-declared-law = { $player } заявляє: «Закон помер!»
log-eliminated = { $player } вибуває. Роль: { $role }
log-eliminated-by = { $by } виводить із гри: { $player }. Роль: { $role }
log-out = { $player } вибуває
log-out-by = { $by } виводить із гри: { $player }
log-returned = { $player } повертається до гри
log-visit = { $player } проводить цей хід привидом
log-left = { $player } виходить із гри
log-reward = { $player } бере в нагороду { n-cards-obj }
log-penalty = { $player } платить штраф: скидає всі карти
log-over-law = Перемога закону
log-over-outlaws = Перемога бандитів
log-over-renegade = Перемога ренегата
log-over-player = Перемога: { $names }
log-over-nobody = Ніхто не перемагає

## How it ended

log-why-law = Шериф у грі, усі бандити й ренегати вибули.
log-why-outlaws = Шериф поза грою.
log-why-renegade = Шериф вибув останнім: у грі лише ренегат.
log-why-hunter = Перемагає той, від чиєї руки вибула здобич.
log-why-last = Більше в грі нікого немає.
log-why-player = В іншого гравця не лишилося персонажів.
log-why-nobody = У грі нікого не лишилося.
log-turning-point = Перелом, хід { $turn }: { $what }
log-turning-never = Перелому не було: перевага сторони, що перемогла, — від першого ходу
log-turning-last = Перелому не було: усе вирішилося наприкінці

## Since your last turn, in three lines at most

log-since = Від вашого попереднього ходу: { $what }
log-since-nothing = з вами нічого не сталося
log-since-lost = ви втратили { $count ->
    [one] { $count } життя
    [few] { $count } життя
    [many] { $count } життів
   *[other] { $count } життя
}
log-since-lost-by = { log-since-lost } ({ $names })
log-since-gone = пішли карти: { $cards }
log-since-laid = перед вами тепер лежать: { $cards }
log-since-hand = з вашої руки забрали { n-cards-obj }
log-since-out = Поза грою: { $names }
log-since-who = { $player } ({ $role })
