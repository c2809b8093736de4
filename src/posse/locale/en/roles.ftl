### What is not a card: roles, boxes, suits, colors, phases, modes, rulebooks and the options of a game. .text says
### it in one sentence.

## Roles: small letters in Russian and Ukrainian, they stand inside sentences.

role-sheriff = Sheriff
    .text = Eliminate all the Outlaws and every Renegade; everybody knows you, and you have 1 life more.
    .face =
        Hunt the Outlaws
        and the Renegade
role-deputy = Deputy
    .text = Help the Sheriff: you win and lose together.
    .face =
        Keep the Sheriff
        in the game
role-outlaw = Outlaw
    .text = Eliminate the Sheriff; whoever eliminates an Outlaw draws 3 cards.
    .face =
        Eliminate
        the Sheriff
role-renegade = Renegade
    .text = Be the last one in the game: the others first, the Sheriff at the end.
    .face =
        Be the last one
        in the game
role-shadow-renegade = Shadow Renegade
    .text = At the start of your shadow turn you join the side with more open roles, the Outlaws on a tie, and win with it.
    .face =
        With whichever side
        has more open roles
role-shadow-deputy = Shadow Deputy
    .text = Out of the game, you still play your turns as a shadow, for the law.
    .face =
        A shadow
        for the law
role-shadow-outlaw = Shadow Outlaw
    .text = Out of the game, you still play your turns as a shadow, for the Outlaws.
    .face =
        A shadow
        for the Outlaws
role-none = no role
    .text = This game is played without roles.
    .face = No role
role-unknown = Unknown role
    .text = Shown when its owner is eliminated.
    .face =
        Still
        hidden

## Boxes

box-base = Base game
    .text = 80 cards, 16 characters, the roles.
box-dodge-city = Dodge City
    .text = 40 cards, green ones among them, and 15 characters.
box-high-noon = High Noon
    .text = 15 events: a new one in every round.
box-fistful-of-cards = A Fistful of Cards
    .text = 15 more events: a new one in every round.
box-wild-west-show = Wild West Show
    .text = 10 events, turned up by Stagecoach and Wells Fargo, and 8 characters.
box-gold-rush = Gold Rush
    .text = Nuggets for wounds, 24 cards of equipment to buy, and 8 characters.
box-armed-and-dangerous = Armed & Dangerous
    .text = 28 cards, 32 load cubes, and 8 characters.
box-promo = Promo characters
    .text = 3 characters that came without a box.
box-all = All boxes
    .text = Everything at once.

## Suits and colors: .symbol on cards, the words for screen readers.

suit-h = Hearts
    .symbol = ♥
suit-d = Diamonds
    .symbol = ♦
suit-c = Clubs
    .symbol = ♣
suit-s = Spades
    .symbol = ♠
colour-red = red
    .symbol = ♥♦
colour-black = black
    .symbol = ♣♠
rank-j = jack
    .symbol = J
rank-q = queen
    .symbol = Q
rank-k = king
    .symbol = K
rank-a = ace
    .symbol = A

## The borders of cards

border-brown = brown card
    .text = Played for its effect, then discarded.
border-blue = blue card
    .text = Put in play: it works as long as it lies there.
border-green = green card
    .text = Put in play, and used once from the next turn on.
border-orange = orange card
    .text = Put in play with 3 load cubes, which pay for its use.
border-black = black card
    .text = Equipment that is bought and stays in play.

## The parts of a turn

phase-start = start of the turn
    .text = The new event, then the checks for Dynamite and Jail.
phase-draw = phase 1: draw
    .text = Draw 2 cards.
phase-play = phase 2: play
    .text = Play as many cards as you like, but only one Bang!.
phase-discard = phase 3: discard
    .text = Discard the cards above your hand limit, which is your life.
phase-end = end of the turn
    .text = Effects that come last; then the next player’s turn.

## How many play, and by which rules

mode-standard = Standard game
    .text = 4 to 8 players, the Sheriff open, the other roles hidden.
mode-three = Game for three
    .text = Open roles: the Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy.
mode-two = Game for two
    .text = No roles: each player leads two characters, one of them active, with a common hand.
mode-hidden-six = Hidden six
    .text = 6 players and 7 roles: one is taken out unseen, and the end must be declared.
rulebook-compendium = Compendium
    .text = The rules as the large compendium tells them.
rulebook-published = As on the cards
    .text = The cards as printed in the current edition.

## Options where the two rulebooks differ: .text the question, .compendium and .published its two answers.

option-pixie-pete-draws = Pixie Pete
    .text = How many cards are drawn in phase 1?
    .compendium = 4 cards
    .published = 3 cards
option-jose-delgado-uses = José Delgado
    .text = How often may a blue card be traded for 2 cards?
    .compendium = any number of times a turn
    .published = twice a turn
option-gary-looter-opening-hand = Gary Looter
    .text = How many cards are dealt at the start?
    .compendium = always 5
    .published = by lives, 6 for the Sheriff
option-gold-rush-event-effects = Gold Rush (event)
    .text = Does the effect of cards turn around too?
    .compendium = yes, everything runs counter-clockwise
    .published = no, only the turns
option-daltons-discard = The Daltons
    .text = Which card must be discarded?
    .compendium = any card in play in front of the player, equipment apart
    .published = a blue card
option-handcuffs = Handcuffs
    .text = Whom does it bind, and how?
    .compendium = the Sheriff names one player, who plays no card from the hand
    .published = everybody names a suit and plays only that one
option-ranch-timing = Ranch
    .text = When can cards be exchanged?
    .compendium = at the end of phase 2
    .published = at the end of phase 1
option-event-deck-end = End of the event deck
    .text = What happens when the events run out?
    .compendium = all of them are shuffled and used again
    .published = the last one stays to the end of the game
option-showdown-bang = Showdown
    .text = What does a Bang! card serve as?
    .compendium = as a Bang! or as a Missed!
    .published = only as a Missed!
option-green-missed-ready = Green cards that cancel a shot
    .text = From when can they be used?
    .compendium = from the next player’s turn
    .published = from the next player’s turn
option-ambush-modifiers = Ambush
    .text = What still changes distances?
    .compendium = cards and abilities
    .published = only cards in play
option-abandoned-mine-discards = Abandoned Mine
    .text = Which discards go onto the deck?
    .compendium = all of that turn
    .published = only those of phase 3
option-doc-holyday-vs-apache-kid = Doc Holyday against Apache Kid
    .text = How many ♦ among the two cards protect?
    .compendium = one is enough
    .published = both must be ♦
option-russian-roulette-barrel = Russian Roulette
    .text = Does a Barrel help?
    .compendium = no
    .published = yes
option-belle-star = Belle Star
    .text = Whose cards in play are off?
    .compendium = those of the other players
    .published = those of the other players

## House rules, off by default

option-panic-any-distance = Panic! at any distance
    .text = Panic! takes a card from any player, however far.
option-jail-until-hearts = Jail until ♥
    .text = After a failed check the Jail stays; only ♥ opens it.
option-no-wasted-heal = No wasted healing
    .text = Beer and Saloon cannot be played when they would give nobody a life.
option-replace-same-name = Replacing a card of the same name
    .text = A card in play may be replaced by another of its name.
option-self-cat-balou-hand = Cat Balou on your own hand
    .text = Panic! and Cat Balou on yourself may choose a hand card too.
option-victory-per-death = Victory at once
    .text = Victory is judged after each elimination, not after the whole card.
option-deaths-after-card = Eliminations after the card
    .text = With Gatling and the like everybody answers first; eliminations come at the end.
option-mercy-all = No Mercy: all of them
    .text = The Sheriff takes back every Bang! card of the turn, not just one.
option-mercy-before-discard = No Mercy: before phase 3
    .text = The Sheriff takes the Bang! card back before discarding.
option-p2-friendly-fire = For two: aiming at yourself
    .text = Attacks may be aimed at your own characters.
option-p2-beer-always = For two: Beer always works
    .text = Beer works even when one character stands against one.
option-p2-store-alternate = For two: General Store in turn
    .text = The players take the open cards one by one in turn.
option-dorothy-target-first = Dorothy Rage: target first
    .text = The target is named with the order, before the hand is known.

## Variants, off by default

option-simplified = Simplified game
    .text = The cards with the book symbol are left out, for a first game.
option-rotate-sheriff = Rotating Sheriff
    .text = In each game of a series the next player is the Sheriff.
option-no-mercy = No Mercy
    .text = At the end of the turn the Sheriff may take back one Bang! card played in it.
option-experience = Experience
    .text = In a series, cards in play at the end of a game may be kept for $500 each.
option-hiring = Hiring
    .text = In a series, characters are auctioned; everybody starts with $1000.
option-bounties = Bounties
    .text = In a series, eliminating an Outlaw brings $1000 instead of 3 cards.
option-shadow-gunslingers = Shadow Gunslingers
    .text = Eliminated players go on playing their own turns as shadows.
