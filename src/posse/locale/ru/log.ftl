### The log of the game: one sentence a fact, who first. $card and $aim are cards as `chip` writes them; $as,
### $ability, $character, $event, $reason and $role are bare names.

## Turns, drawing

log-turn = Ходит { $player }
log-draw = { $player } берёт { n-cards-obj }
log-draw-seen = { $player } берёт: { $card }
log-draw-from-hand = { $player } вытягивает вслепую 1 карту с руки игрока { $from }
log-draw-discard = { $player } берёт карту { $card } из сброса
log-jail-skip = { $player } остаётся за решёткой и пропускает ход
log-skip = { $player } пропускает ход: «{ $reason }»
log-skip-owed = { $player } пропускает ход
log-reshuffle = Колода закончилась: сброс перемешан
log-event = Новое событие: «{ $event }»

## Playing

log-play = { $player } играет карту { $card }
log-play-at = { $player } играет карту { $card }, цель — { $target }
log-play-as = { $player } играет карту { $card } как «{ $as }»
log-play-as-at = { $player } играет карту { $card } как «{ $as }», цель — { $target }
log-play-at-card = { $player } играет карту { $card }, цель — { $target }: { $aim }
log-play-as-at-card = { $player } играет карту { $card } как «{ $as }», цель — { $target }: { $aim }
log-lay = { $player } выкладывает перед собой карту { $card }
log-lay-at = { $player } кладёт карту { $card } перед игроком { $target }
log-ability = { $player } применяет: «{ $ability }»
log-ability-at = { $player } применяет: «{ $ability }», цель — { $target }
log-ability-at-card = { $player } применяет: «{ $ability }», цель — { $target }: { $aim }
log-copy = { $player } перенимает свойство персонажа «{ $character }»
log-active = { $player }: активный персонаж — «{ $character }»
log-swap-seats = { $player } и { $target } меняются местами

## Shots, answers, wounds

log-answer = { $player } отвечает картой { $card }
log-answer-as = { $player } отвечает картой { $card } как «{ $as }»
log-cancelled = Выстрел отменён: { $player } ничего не теряет
log-duel-lost = { $player } проигрывает дуэль
log-wounded = { $player } теряет { n-lives }: { n-lives-left }
log-wounded-by = { $by } отнимает { n-lives } у игрока { $player }: { n-lives-left }
log-healed = { $player } восстанавливает { n-lives }: { $life } из { $max }
log-survived = { $player } остаётся в игре: { n-lives-left }
log-exploded = { $player }: взрыв, карта { $card }
log-passed-on = Карта { $card } переходит от игрока { $from } к игроку { $to }

## Checks

log-check = { $player } делает проверку («{ $reason }»): { $card }
log-check-kept = { $player } выбирает карту { $card }
log-check-good = { $player }: проверка («{ $reason }») удалась
log-check-bad = { $player }: проверка («{ $reason }») не удалась

## Cards that change place

log-discard = { $player } сбрасывает карту { $card }
log-discard-many = { $player } сбрасывает { n-cards-obj }
log-take-hand = { $player } забирает 1 карту с руки игрока { $from }
log-take-hand-seen = { $player } забирает карту { $card } с руки игрока { $from }
log-take-table = { $player } забирает карту { $card }, владелец — { $from }
log-lost-hand = { $by } сбрасывает карту { $card } с руки игрока { $player }
log-lost-table = { $by } сбрасывает карту { $card }, владелец — { $player }
log-store = { $player } открывает { n-cards-obj }
log-store-take = { $player } выбирает карту { $card }
log-show = { $player } показывает карту { $card }
log-give = { $player } отдаёт 1 карту игроку { $to }
log-give-seen = { $player } отдаёт карту { $card } игроку { $to }

## Cubes, nuggets, equipment

log-cubes = { $player } кладёт { n-cubes } на карту { $card }
log-cubes-paid = { $player } платит { n-cubes } с карты { $card }
log-nuggets = { $player } получает { n-nuggets }
log-nuggets-paid = { $player } платит { n-nuggets }
log-bought = { $player } покупает снаряжение { $card }: { n-nuggets }
log-bought-at = { log-bought } · { log-gear-at }
log-gear = { $player } берёт снаряжение { $card }
log-gear-at = { $player } кладёт снаряжение { $card } перед игроком { $target }
log-forced = { $player } заставляет игрока { $target } сбросить снаряжение { $card }: { n-nuggets }
log-traded = { $player } обменивает карту { $card } на { n-nuggets }

## Roles, the end

log-role = { $player } раскрывает роль: { $role }
log-declared-crime = { $player } заявляет: «Преступность повержена!»
log-declared-law = { $player } заявляет: «Закон умер!»
log-eliminated = { $player } выбывает. Роль: { $role }
log-eliminated-by = { $by } выводит из игры: { $player }. Роль: { $role }
log-out = { $player } выбывает
log-out-by = { $by } выводит из игры: { $player }
log-returned = { $player } возвращается в игру
log-visit = { $player } проводит этот ход призраком
log-left = { $player } уходит из игры
log-reward = { $player } берёт в награду { n-cards-obj }
log-penalty = { $player } платит штраф: сбрасывает все карты
log-over-law = Победа закона
log-over-outlaws = Победа бандитов
log-over-renegade = Победа ренегата
log-over-player = Победа: { $names }
log-over-nobody = Никто не побеждает

## How it ended

log-why-law = Шериф в игре, все бандиты и ренегаты выбыли.
log-why-outlaws = Шериф вне игры.
log-why-renegade = Шериф выбыл последним: в игре только ренегат.
log-why-hunter = Побеждает тот, от чьей руки выбыла добыча.
log-why-last = Больше в игре никого нет.
log-why-player = У другого игрока не осталось персонажей.
log-why-nobody = В игре никого не осталось.
log-turning-point = Перелом, ход { $turn }: { $what }
log-turning-never = Перелома не было: перевес победившей стороны — с первого хода
log-turning-last = Перелома не было: всё решилось в самом конце

## Since your last turn, in three lines at most

log-since = С вашего прошлого хода: { $what }
log-since-nothing = с вами ничего не случилось
log-since-lost = вы потеряли { $count ->
    [one] { $count } жизнь
    [few] { $count } жизни
    [many] { $count } жизней
   *[other] { $count } жизни
}
log-since-lost-by = { log-since-lost } ({ $names })
log-since-gone = ушли карты: { $cards }
log-since-laid = перед вами теперь лежат: { $cards }
log-since-hand = с вашей руки забрали { n-cards-obj }
log-since-out = Вне игры: { $names }
log-since-who = { $player } ({ $role })
