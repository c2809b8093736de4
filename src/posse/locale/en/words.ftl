### Words that the other files use.

## Counted nouns. “-obj” is the object of a verb (to draw 1 card): a case of its own in Russian and Ukrainian.

n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-cards-obj = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-lives = { $count ->
    [one] { $count } life
   *[other] { $count } lives
}
n-lives-left = { $life ->
    [0] no life left
    [one] { $life } life left
   *[other] { $life } lives left
}
n-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
n-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
n-shots = { $count ->
    [one] { $count } shot
   *[other] { $count } shots
}
n-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
n-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
n-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
n-players-obj = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
n-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
n-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
n-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

## Rules that are no cards, where something is asked because of them.

rule-declarations = Declarations
rule-show = Events
rule-nuggets = Nuggets
rule-market = Buying
rule-recharge = Loading

## How a card is written inside a sentence: this is what goes into $card.

chip = { $name } { $rank }{ $suit }
chip-name = { $name }
