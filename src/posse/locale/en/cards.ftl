### Playing cards: the name, .text the rule in one sentence, .face the words on the card itself (at most two short
### lines).

## Base game

card-bang = Bang!
    .text = Shoot a player within reach of your weapon; only one Bang! card a turn.
    .face =
        Shoot a player
        within your reach
card-missed = Missed!
    .text = Cancel a shot aimed at you, in anybody’s turn.
    .face =
        Cancel a shot
        aimed at you
card-beer = Beer
    .text = Regain 1 life, in your turn or at any moment when you lose your last one; no effect while only two players are in the game.
    .face =
        Regain 1 life, even
        when it is your last
card-saloon = Saloon
    .text = Everybody in the game, you included, regains 1 life; it never saves a last life.
    .face =
        Everybody regains
        1 life
card-stagecoach = Stagecoach
    .text = Draw 2 cards from the deck.
    .face = Draw 2 cards
card-wells-fargo = Wells Fargo
    .text = Draw 3 cards from the deck.
    .face = Draw 3 cards
card-general-store = General Store
    .text = Turn up as many cards as there are players in the game; everyone takes one, you first, then clockwise.
    .face =
        Turn up cards:
        one for everybody
card-panic = Panic!
    .text = Take 1 card from a player at distance 1: a random one from the hand, or the one you choose in play.
    .face =
        Take 1 card
        at distance 1
card-cat-balou = Cat Balou
    .text = Discard 1 card of any player: a random one from the hand, or the one you choose in play.
    .face =
        Discard 1 card
        of any player
card-gatling = Gatling
    .text = Shoot all the other players, whatever the distance.
    .face =
        Shoot all
        the others
card-indians = Indians!
    .text = Each of the other players discards a Bang! card or loses 1 life.
    .face =
        The others: discard
        a Bang!, or −1 life
card-duel = Duel
    .text = Challenge any player: you discard Bang! cards in turn, your opponent first; whoever stops loses 1 life.
    .face =
        Discard Bang! in turn;
        whoever stops: −1 life
card-mustang = Mustang
    .text = All the others see you at a distance 1 greater.
    .face =
        Others see you
        at distance +1
card-scope = Scope
    .text = You see all the others at a distance 1 smaller, but never below 1.
    .face =
        You see others
        at distance −1
card-barrel = Barrel
    .text = Shot at? You may check: ♥ cancels the shot.
    .face =
        Shot at? Check:
        ♥ cancels the shot
card-jail = Jail
    .text = Lay it in front of any other player but the Sheriff: at the start of that player’s turn, a check; ♥ frees, any other suit skips the turn, and the Jail is discarded either way.
    .face =
        Check: ♥,
        or the turn is skipped
card-dynamite = Dynamite
    .text = Lay it in front of you: at the start of your next turn, a check; 2–9♠ means an explosion and 3 lives lost, anything else passes it to the next player clockwise.
    .face =
        Check: 2–9♠, −3 lives;
        or pass it on
card-volcanic = Volcanic
    .text = Weapon, reach 1: you may play any number of Bang! cards a turn.
    .face =
        Reach 1: any number
        of Bang! a turn
card-schofield = Schofield
    .text = Weapon, reach 2.
    .face =
        Weapon:
        reach 2
card-remington = Remington
    .text = Weapon, reach 3.
    .face =
        Weapon:
        reach 3
card-rev-carabine = Rev. Carabine
    .text = Weapon, reach 4.
    .face =
        Weapon:
        reach 4
card-winchester = Winchester
    .text = Weapon, reach 5.
    .face =
        Weapon:
        reach 5

## Dodge City

card-binocular = Binocular
    .text = You see all the others at a distance 1 smaller, but never below 1.
    .face =
        You see others
        at distance −1
card-hideout = Hideout
    .text = All the others see you at a distance 1 greater.
    .face =
        Others see you
        at distance +1
card-punch = Punch
    .text = Shoot a player at distance 1; it does not count as your Bang! of the turn.
    .face =
        Shoot a player
        at distance 1
card-rag-time = Rag Time
    .text = Discard another card from your hand to take 1 card from any player: a random one from the hand, or the one you choose in play.
    .face =
        Discard 1 more card:
        take 1 from anybody
card-brawl = Brawl
    .text = Discard another card from your hand, then discard 1 card of each of the other players: a random one from the hand, or the one you choose in play.
    .face =
        Discard 1 more card:
        all others lose 1
card-dodge = Dodge
    .text = Cancel a shot aimed at you and draw 1 card.
    .face =
        Cancel a shot,
        draw 1 card
card-springfield = Springfield
    .text = Discard another card from your hand to shoot any player, whatever the distance.
    .face =
        Discard 1 more card:
        shoot anybody
card-tequila = Tequila
    .text = Discard another card from your hand: any one player, you included, regains 1 life; it never saves a last life.
    .face =
        Discard 1 more card:
        +1 life for anybody
card-whisky = Whisky
    .text = Discard another card from your hand to regain 2 lives; it never saves a last life.
    .face =
        Discard 1 more card:
        +2 lives
card-bible = Bible
    .text = Lay it in front of you; from the next player’s turn on, discard it to cancel a shot aimed at you and draw 1 card.
    .face =
        From next turn: cancel
        a shot, draw 1 card
card-buffalo-rifle = Buffalo Rifle
    .text = Lay it in front of you; in a later turn of yours, discard it to shoot any player, whatever the distance.
    .face =
        In a later turn:
        shoot anybody
card-can-can = Can Can
    .text = Lay it in front of you; in a later turn of yours, discard it to discard 1 card of any player: a random one from the hand, or the one you choose in play.
    .face =
        In a later turn:
        discard 1 of anybody’s
card-canteen = Canteen
    .text = Lay it in front of you; in a later turn of yours, discard it to regain 1 life.
    .face =
        In a later turn:
        regain 1 life
card-conestoga = Conestoga
    .text = Lay it in front of you; in a later turn of yours, discard it to take 1 card from any player: a random one from the hand, or the one you choose in play.
    .face =
        In a later turn:
        take 1 from anybody
card-derringer = Derringer
    .text = Lay it in front of you; in a later turn of yours, discard it to shoot a player at distance 1 and draw 1 card.
    .face =
        Later: shoot at
        distance 1, draw 1 card
card-howitzer = Howitzer
    .text = Lay it in front of you; in a later turn of yours, discard it to shoot all the other players, whatever the distance.
    .face =
        In a later turn:
        shoot all the others
card-iron-plate = Iron Plate
    .text = Lay it in front of you; from the next player’s turn on, discard it to cancel a shot aimed at you.
    .face =
        From next turn:
        cancel a shot
card-knife = Knife
    .text = Lay it in front of you; in a later turn of yours, discard it to shoot a player at distance 1.
    .face =
        In a later turn:
        shoot at distance 1
card-pepperbox = Pepperbox
    .text = Lay it in front of you; in a later turn of yours, discard it to shoot a player within reach of your weapon; it does not count as your Bang! of the turn.
    .face =
        In a later turn: shoot
        within your reach
card-pony-express = Pony Express
    .text = Lay it in front of you; in a later turn of yours, discard it to draw 3 cards.
    .face =
        In a later turn:
        draw 3 cards
card-sombrero = Sombrero
    .text = Lay it in front of you; from the next player’s turn on, discard it to cancel a shot aimed at you.
    .face =
        From next turn:
        cancel a shot
card-ten-gallon-hat = Ten Gallon Hat
    .text = Lay it in front of you; from the next player’s turn on, discard it to cancel a shot aimed at you.
    .face =
        From next turn:
        cancel a shot

## Armed & Dangerous

card-caravan = Caravan
    .text = Draw 2 cards; upgrade: 1 more card for every 2 cubes.
    .face =
        Draw 2 cards,
        +1 per 2 cubes
card-a-little-nip = A Little Nip
    .text = Regain 1 life, only in your turn; upgrade: 1 more life for every 3 cubes.
    .face =
        Regain 1 life,
        +1 per 3 cubes
card-quick-shot = Quick Shot
    .text = Shoot a player within reach of your weapon; upgrade: 1 more player within reach for each cube; it does not count as your Bang! of the turn.
    .face =
        Shoot within reach,
        +1 target per cube
card-flintlock = Flintlock
    .text = Shoot a player within reach of your weapon; if the shot is canceled, 2 cubes bring this card back to your hand; it does not count as your Bang! of the turn.
    .face =
        Shoot within reach;
        canceled? 2 cubes: back
card-arrow = Arrow
    .text = Another player, at any distance, discards a Bang! card or loses 1 life; upgrade: 1 more player for each cube.
    .face =
        Discard a Bang! or
        −1 life; +1 per cube
card-duck = Duck!
    .text = Cancel a shot aimed at you; upgrade: 2 cubes bring this card back to your hand.
    .face =
        Cancel a shot;
        2 cubes: back in hand
card-reloading = Reloading
    .text = Take 3 cubes from the supply and put them on your orange cards and your character as you like, no more than 4 on each.
    .face =
        Place 3 cubes
        as you like
card-rust = Rust
    .text = Every other player loses 1 cube from each orange card and from the character; they go to your character, up to 4 in all, the rest to the supply.
    .face =
        Take 1 cube from each
        card of the others
card-squaw = Squaw
    .text = Discard any card in play in front of any player; upgrade: for 2 cubes it goes to your hand instead.
    .face =
        Discard a card in play;
        2 cubes: take it
card-ace-up-the-sleeve = Ace Up the Sleeve
    .text = In your turn, pay 2 cubes from this card to draw 1 card.
    .face =
        2 cubes:
        draw 1 card
card-bandolier = Bandolier
    .text = Once in your turn, pay 1 cube from this card: you may play 1 more Bang! card.
    .face =
        1 cube:
        one more Bang!
card-big-fifty = Big Fifty
    .text = Weapon, reach 6; with a Bang! card, pay 1 cube: for this shot the target’s cards in play and ability have no effect.
    .face =
        Reach 6. 1 cube: target
        without cards, ability
card-bomb = Bomb
    .text = Lay it in front of any player: at the start of that player’s turn, a check; ♥ or ♦ passes it to another player, ♣ or ♠ removes 2 cubes; without cubes it explodes, 2 lives lost.
    .face =
        ♥ ♦ pass on, ♣ ♠ −2
        cubes; empty: −2 lives
card-buntline-special = Buntline Special
    .text = Weapon, reach 2; with a Bang! card, pay 1 cube: if the shot is canceled, the target discards 1 card of its choice from the hand.
    .face =
        Reach 2. 1 cube: missed?
        Target discards 1
card-bell-tower = Bell Tower
    .text = In your turn, pay 1 cube from this card: for the next card you play, everybody is at distance 1.
    .face =
        1 cube: next card,
        all at distance 1
card-crate = Crate
    .text = In any turn, pay 2 cubes from this card to cancel a shot aimed at you.
    .face =
        2 cubes:
        cancel a shot
card-tumbleweed = Tumbleweed
    .text = In any turn, right after anybody’s check, pay 1 cube from this card: the check is made again.
    .face =
        1 cube: any check
        is made again
card-double-barrel = Double Barrel
    .text = Weapon, reach 1; with a ♦ Bang! card, pay 1 cube: the shot cannot be canceled.
    .face =
        Reach 1. ♦ and 1 cube:
        no Missed! helps
card-whip = Whip
    .text = In your turn, pay 3 cubes from this card to discard any card in play in front of any player.
    .face =
        3 cubes: discard
        any card in play
card-beer-keg = Beer Keg
    .text = In your turn, pay 3 cubes from this card to regain 1 life.
    .face =
        3 cubes:
        regain 1 life
card-lockpick = Lockpick
    .text = In your turn, pay 3 cubes from this card to take 1 random card from another player’s hand.
    .face =
        3 cubes: take 1 card
        from a hand
card-thunderer = Thunderer
    .text = Weapon, reach 3; with a Bang! card, pay 1 cube: that card comes back to your hand at once.
    .face =
        Reach 3. 1 cube:
        the Bang! comes back
