### Questions, options, reasons. $card is a card as `chip` writes it; $by, $target, $player are names of players;
### $as, $ability, $character, $event, $weapon are bare names of things.

## What a player is asked. The message itself is for the one who is asked; .short tells the others ($player is the
## one who is asked); .else says what happens when nothing is done.

ask-play = Your turn: play cards, or end the turn
    .short = { $player } is playing
    .else = Otherwise your turn ends
ask-shot =
    { $card } from { $by }: { $needed ->
        [one] answer with a Missed!
       *[other] answer with { $needed } Missed!
    }, or lose 1 life
    .short = { $player } must answer { $card }
    .else = Otherwise you lose 1 life
ask-shot-nobody =
    A shot at you ({ $card }): { $needed ->
        [one] answer with a Missed!
       *[other] answer with { $needed } Missed!
    }, or lose 1 life
    .short = { $player } must answer a shot ({ $card })
    .else = Otherwise you lose 1 life
ask-shot-card = { $by } is shooting at your { $card }: answer with a Missed!, or the card is discarded
    .short = { $player } must answer a shot at { $card }
    .else = Otherwise the card is discarded
ask-indians = { $card } from { $by }: discard a Bang!, or lose 1 life
    .short = { $player } must answer { $card }
    .else = Otherwise you lose 1 life
ask-duel = Duel with { $by }: discard a Bang!, or lose 1 life
    .short = { $player } must answer in the Duel
    .else = Otherwise you lose the Duel and 1 life
ask-roulette = Russian Roulette: discard a Missed!, or lose 2 lives
    .short = { $player } must discard a Missed!
    .else = Otherwise you lose 2 lives
ask-save =
    Your last life! Play a Beer, or you are out ({ $needed ->
        [one] { $needed } life
       *[other] { $needed } lives
    } to regain)
    .short = { $player } is losing the last life
    .else = Otherwise you are eliminated
ask-draw = Phase 1: choose where to draw from
    .short = { $player } is drawing
    .else = Otherwise you draw from the deck
ask-discard = Too many cards in hand: discard { n-cards-obj }
    .short = { $player } must discard { n-cards-obj }
    .else = Otherwise the choice is made for you
ask-discard-order = Choose which card goes to the discard pile next
    .short = { $player } is discarding cards
    .else = Otherwise the choice is made for you
ask-cost = Discard another card to play { $card }
    .short = { $player } is paying for { $card }
    .else = Otherwise the card is not played
ask-store = Take 1 of the open cards
    .short = { $player } is choosing 1 of the open cards
    .else = Otherwise the choice is made for you
ask-check-pick = Check: choose the card that counts
    .short = { $player } is choosing the card of the check
    .else = Otherwise the choice is made for you
ask-check-repeat = Check: { $card }. Have it made again, or let it stand
    .short = { $player } may have the check repeated
    .else = Otherwise the result stands
ask-take = Choose 1 card to take
    .short = { $player } is choosing a card
    .else = Otherwise the choice is made for you
ask-give = Choose 1 card to give
    .short = { $player } is choosing a card to give
    .else = Otherwise the choice is made for you
ask-lose = Choose 1 card in front of you to discard
    .short = { $player } must discard 1 card in play
    .else = Otherwise the choice is made for you
ask-pay = Choose where to take the cube from
    .short = { $player } is paying cubes
    .else = Otherwise the choice is made for you
ask-load = Choose where to put the cube
    .short = { $player } is placing a cube
    .else = Otherwise the cube is not taken
ask-upgrade = { $card }: pay cubes for the upgrade, or play it as it is
    .short = { $player } may upgrade { $card }
    .else = Otherwise the card is played as it is
ask-power = { $weapon }: pay a cube for its power, or just shoot
    .short = { $player } may pay for { $weapon }
    .else = Otherwise it is a plain shot
ask-ability = { $ability }: use it, or let it be
    .short = { $player } may use { $ability }
    .else = Otherwise it is not used
ask-order = Dorothy Rage: name a player and a card for that player to play
    .short = { $player } is giving an order
    .else = Otherwise no order is given
ask-target = Choose the target of { $card }
    .short = { $player } is choosing a target
    .else = Otherwise the choice is made for you
ask-choose-character = Choose a character
    .short = { $player } is choosing a character
    .else = Otherwise the choice is made for you
ask-player = Choose a player
    .short = { $player } is choosing a player
    .else = Otherwise the choice is made for you
ask-declare = Make your declaration, or play on
    .short = { $player } may make a declaration
    .else = Otherwise the game goes on
ask-suit = Name a suit
    .short = { $player } is naming a suit
    .else = Otherwise the choice is made for you
ask-colour = Red or black? Name a color
    .short = { $player } is naming a color
    .else = Otherwise the choice is made for you
ask-guess = Guess the color of the next card, or stop
    .short = { $player } is guessing the color
    .else = Otherwise the guessing ends
ask-pick-discard = { $ability }: discard { n-cards-obj }
    .short = { $player } must discard { n-cards-obj }
    .else = Otherwise the choice is made for you
ask-pick-take = { $ability }: take { n-cards-obj }
    .short = { $player } is taking { n-cards-obj }
    .else = Otherwise the choice is made for you
ask-choose = Choose
    .short = { $player } is choosing
    .else = Otherwise the choice is made for you

## Buttons: one for each option of a decision.

opt-pass = Do not answer
opt-stop = No more
opt-decline = Decline
opt-end = End turn
opt-undo = Back
opt-draw = Draw { n-cards-obj }
opt-draw-deck = Draw from the deck
opt-draw-discard = Draw from the discard pile
opt-draw-hand = Draw from { $player }’s hand
opt-play = Play { $card }
opt-play-at = Play { $card } on { $target }
opt-play-as = Play { $card } as { $as }
opt-play-as-at = Play { $card } as { $as } on { $target }
opt-answer = Answer with { $card }
opt-answer-as = Answer with { $card } as { $as }
opt-discard = Discard { $card }
opt-discard-at = Discard { $card } in front of { $player }
opt-discard-hand = Discard from { $player }’s hand
opt-take = Take { $card }
opt-take-at = Take { $card } in front of { $player }
opt-take-hand = Take from { $player }’s hand
opt-keep = Keep { $card }
opt-give = Give { $card } to { $target }
opt-load = Put a cube on { $card }
opt-pay = Pay a cube from { $card }
opt-move-cube = Move a cube from { $card }
opt-buy = Buy { $card }: { n-nuggets }
opt-force = Make { $player } discard { $card }: { n-nuggets }
opt-trade = Trade { $card } for { n-nuggets }
opt-ability = Use { $ability }
opt-ability-at = Use { $ability } on { $target }
opt-target = Choose { $target }
opt-character = Choose { $character }
opt-suit = Name { $suit }
opt-colour = Name { $colour }
opt-name = Name { $card }
opt-number = { $number }
opt-declare-crime = Declare “Crime is defeated!”
opt-declare-law = Declare “The law is dead!”

## Why a card cannot be used now: impersonal, with the numbers that decide.

why-not-your-turn = Not your turn
why-not-phase = Only in phase 2, the play phase
why-wait = { $player } is to answer first
why-not-asked = No answer to what is asked now
why-answer-only = Only in answer to a shot at you
why-bang-limit = The limit of Bang! cards a turn is reached: { $limit }
why-too-far = Too far: distance { $distance }, your reach { $range }
why-nobody-in-reach = Nobody within your reach of { $range }
why-no-target = There is no target for it
why-same-name = A card of this name is already in play there: { $card }
why-sheriff-jail = The Sheriff cannot be put in Jail
why-no-second-card = It needs a second card to discard
why-no-cubes = Not enough cubes
why-no-nuggets = Not enough nuggets
why-event = The event in force forbids it: { $event }
why-character = The ability of { $character } forbids it
why-not-in-hand = This card is not in your hand
why-not-ready = Ready from the next turn on
why-once = Only once a turn
why-full-life = Your life is full
why-last-life = The last life cannot be paid
why-useless-two-players = No effect while only two players are in the game
why-discard-phase = In phase 3 cards can only be discarded
why-game-over = The game is over
