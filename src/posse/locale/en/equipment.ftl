### Equipment: the name, .text the rule in one sentence, .face the words on the card itself (at most two short
### lines).

## Gold Rush

equip-shot = Shot
    .text = Any player, you included, regains 1 life.
    .face =
        Any player:
        +1 life
equip-bottle = Bottle
    .text = Choose one: take 1 card from a player at distance 1, regain 1 life, or shoot a player within reach of your weapon.
    .face =
        As Panic!, Beer,
        or Bang!
equip-pardner = Pardner
    .text = Choose one: a card for everybody as with General Store, a duel, or discard 1 card of any player.
    .face =
        As General Store,
        Duel, or Cat Balou
equip-gold-rush = Gold Rush
    .text = End your turn with its discard phase, regain all your lives, and take another turn.
    .face =
        End the turn, all lives
        back, one more turn
equip-rhum = Rhum
    .text = Turn up 4 cards: regain 1 life for each different suit among them.
    .face =
        Turn up 4 cards:
        +1 life per suit
equip-union-pacific = Union Pacific
    .text = Draw 4 cards from the deck.
    .face = Draw 4 cards
equip-calumet = Calumet
    .text = ♦ cards played by others have no effect on you, except in a duel.
    .face =
        ♦ cards of others:
        no effect on you
equip-gun-belt = Gun Belt
    .text = In phase 3 your hand limit is at least 8 cards, whatever your life.
    .face =
        Hand limit:
        8 cards
equip-horseshoe = Horseshoe
    .text = On each of your checks turn up 1 more card and choose the one that counts.
    .face =
        Check? Turn up 1 more,
        choose 1
equip-pickaxe = Pickaxe
    .text = In phase 1 draw 1 more card.
    .face =
        Phase 1:
        draw 1 more card
equip-wanted = Wanted
    .text = Lay it in front of any player: whoever eliminates that player draws 2 cards and takes 1 nugget, on top of any other reward.
    .face =
        Reward: 2 cards
        and 1 nugget
equip-gold-pan = Gold Pan
    .text = In your turn, pay 1 nugget to draw 1 card, up to twice a turn.
    .face =
        1 nugget: 1 card,
        up to twice a turn
equip-boots = Boots
    .text = Each time you lose a life, except the last one, draw 1 card.
    .face =
        Lose a life?
        Draw 1 card
equip-lucky-charm = Lucky Charm
    .text = Each time you lose a life, except the last one, take 1 nugget.
    .face =
        Lose a life?
        Take 1 nugget
equip-rucksack = Rucksack
    .text = In your turn, or when you lose your last life, pay 2 nuggets to regain 1 life.
    .face =
        2 nuggets:
        regain 1 life
