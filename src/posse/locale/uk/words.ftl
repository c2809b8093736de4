### Words that the other files use.

## Counted nouns. “-obj” is the object of a verb (to draw 1 card): a case of its own in Russian and Ukrainian.

n-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
n-cards-obj = { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
n-lives = { $count ->
    [one] { $count } життя
    [few] { $count } життя
    [many] { $count } життів
   *[other] { $count } життя
}
n-lives-left = { $life ->
    [0] життів не лишилося
    [one] лишилося { $life } життя
    [few] лишилося { $life } життя
    [many] лишилося { $life } життів
   *[other] лишилося { $life } життя
}
n-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
}
n-nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородки
    [many] { $count } самородків
   *[other] { $count } самородка
}
n-shots = { $count ->
    [one] { $count } постріл
    [few] { $count } постріли
    [many] { $count } пострілів
   *[other] { $count } пострілу
}
n-turns = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}
n-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}
n-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
n-players-obj = { $count ->
    [one] { $count } гравця
    [few] { $count } гравців
    [many] { $count } гравців
   *[other] { $count } гравця
}
n-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
    [many] { $count } ботів
   *[other] { $count } бота
}
n-spectators = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
n-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}

## Rules that are no cards, where something is asked because of them.

rule-declarations = Заяви
rule-show = Події
rule-nuggets = Самородки
rule-market = Купівля
rule-recharge = Заряджання

## How a card is written inside a sentence: this is what goes into $card.

chip = «{ $name }» { $rank }{ $suit }
chip-name = «{ $name }»
