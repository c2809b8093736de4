### Words that the other files use.

## Counted nouns. “-obj” is the object of a verb (to draw 1 card): a case of its own in Russian and Ukrainian.

n-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
n-cards-obj = { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
n-lives = { $count ->
    [one] { $count } жизнь
    [few] { $count } жизни
    [many] { $count } жизней
   *[other] { $count } жизни
}
n-lives-left = { $life ->
    [0] жизней не осталось
    [one] осталась { $life } жизнь
    [few] осталось { $life } жизни
    [many] осталось { $life } жизней
   *[other] осталось { $life } жизни
}
n-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
n-nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
    [many] { $count } самородков
   *[other] { $count } самородка
}
n-shots = { $count ->
    [one] { $count } выстрел
    [few] { $count } выстрела
    [many] { $count } выстрелов
   *[other] { $count } выстрела
}
n-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
n-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
n-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
n-players-obj = { $count ->
    [one] { $count } игрока
    [few] { $count } игроков
    [many] { $count } игроков
   *[other] { $count } игрока
}
n-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
n-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
n-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}

## Rules that are no cards, where something is asked because of them.

rule-declarations = Заявления
rule-show = События
rule-nuggets = Самородки
rule-market = Покупка
rule-recharge = Зарядка

## How a card is written inside a sentence: this is what goes into $card.

chip = «{ $name }» { $rank }{ $suit }
chip-name = «{ $name }»
