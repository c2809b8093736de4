### Events: the name, .text the rule in one sentence, .face the words on the card itself (at most two short lines).
### .text-published and .face-published hold for the rulebook “published”, where it differs.

## High Noon

event-blessing = Blessing
    .text = Every card counts as ♥; ranks stay as they are.
    .face =
        Every card
        counts as ♥
event-curse = Curse
    .text = Every card counts as ♠; ranks stay as they are.
    .face =
        Every card
        counts as ♠
event-ghost-town = Ghost Town
    .text = Every eliminated player takes a turn as a ghost: draws 3 cards instead of 2, loses and regains no life, and leaves again at its end without any cards.
    .face =
        The eliminated play
        1 turn as ghosts
event-gold-rush = Gold Rush
    .text = This round is played counter-clockwise: turns and the effects of cards alike.
    .face =
        Play runs
        counter-clockwise
    .text-published = This round, turns go counter-clockwise; the effects of cards still run clockwise.
    .face-published =
        Turns run
        counter-clockwise
event-hangover = Hangover
    .text = No character has its ability.
    .face = No abilities
event-shootout = Shootout
    .text = In each turn, two Bang! cards may be played.
    .face =
        Two Bang!
        a turn
event-the-daltons = The Daltons
    .text = At once, each player discards 1 card in play in front of them, of their choice (no equipment).
    .face =
        Everybody discards
        1 card in play
    .text-published = At once, each player discards 1 blue card in front of them, of their choice.
    .face-published =
        Everybody discards
        1 blue card in play
event-the-doctor = The Doctor
    .text = At once, the players with the fewest lives regain 1 life each; then no event is in force.
    .face =
        Fewest lives?
        Regain 1 life
event-the-reverend = The Reverend
    .text = No Beer card can be played, not even to save a last life.
    .face = No Beer
event-the-sermon = The Sermon
    .text = Nobody can use Bang! cards in their own turn.
    .face =
        No Bang!
        in your own turn
event-thirst = Thirst
    .text = In phase 1, each player draws only the first card, not the second.
    .face =
        Phase 1:
        draw 1 card less
event-train-arrival = Train Arrival
    .text = At the end of phase 1, each player draws 1 more card.
    .face =
        Phase 1:
        draw 1 card more
event-handcuffs = Handcuffs
    .text = When it comes up, the Sheriff names a player, who can use no card from the hand in their turn of this round.
    .face =
        The Sheriff names one:
        no cards from the hand
    .text-published = After phase 1, the player at turn names a suit and in this turn can play only cards of that suit from the hand.
    .face-published =
        Name a suit:
        play only that one
event-new-identity = New Identity
    .text = At the start of their turn, each player may trade the character for the second one dealt, and then has 2 lives.
    .face =
        Take your second
        character, with 2 lives
event-high-noon = High Noon
    .text = At the start of their turn, each player loses 1 life.
    .face =
        Start of the turn:
        −1 life

## A Fistful of Cards

event-abandoned-mine = Abandoned Mine
    .text = In phase 1, draw from the discard pile while it lasts; what you discard in that turn then goes face down onto the deck.
    .face =
        Draw from the discards,
        discard onto the deck
    .text-published = In phase 1, draw from the discard pile while it lasts; what you discard in phase 3 then goes face down onto the deck.
    .face-published =
        Draw from the discards,
        phase 3: onto the deck
event-ambush = Ambush
    .text = The distance between any two players is 1; cards and abilities still change it.
    .face =
        All distances
        are 1
    .text-published = The distance between any two players is 1; only cards in play still change it.
    .face-published =
        All distances
        are 1
event-blood-brothers = Blood Brothers
    .text = At the start of their turn, each player may lose 1 life, but not the last one, so that another player regains 1 life.
    .face =
        −1 life:
        +1 life for another
event-dead-man = Dead Man
    .text = The first player eliminated in the game comes back at their turn, with 2 lives and 2 cards.
    .face =
        The first one out
        is back, 2 lives
event-hard-liquor = Hard Liquor
    .text = A player may skip phase 1 to regain 1 life.
    .face =
        Skip phase 1:
        +1 life
event-lasso = Lasso
    .text = The cards in play in front of players have no effect.
    .face =
        Cards in play
        do nothing
event-law-of-the-west = Law of the West
    .text = Show the second card you draw in phase 1: if it can be played in this turn, it must be.
    .face =
        Second card drawn:
        play it if you can
event-peyote = Peyote
    .text = Instead of phase 1, guess the color of the top card of the deck: if right, take it and you may guess again; if wrong, discard it.
    .face =
        Guess ♥♦ or ♣♠:
        right? It is yours
event-ranch = Ranch
    .text = At the end of phase 2, a player may once discard any number of cards from the hand and draw as many.
    .face =
        End of phase 2:
        swap any cards
    .text-published = At the end of phase 1, a player may once discard any number of cards from the hand and draw as many.
    .face-published =
        End of phase 1:
        swap any cards
event-ricochet = Ricochet
    .text = Bang! cards may be shot at cards in front of other players, without limit: the card is discarded unless its owner plays a Missed!.
    .face =
        Bang! at a card in play:
        it is discarded
event-russian-roulette = Russian Roulette
    .text = At once, starting with the Sheriff, players discard a Missed! in turn; the first who does not loses 2 lives.
    .face =
        Missed! in turn;
        the first without: −2
event-sniper = Sniper
    .text = In your turn, you may discard two Bang! cards together for one shot within reach of your weapon that takes two Missed! to cancel; it counts as your Bang! of the turn.
    .face =
        Two Bang!: one shot,
        two Missed! to cancel
event-the-judge = The Judge
    .text = Nobody can put cards in play, in front of themselves or of others.
    .face =
        No cards
        can be put in play
event-vendetta = Vendetta
    .text = At the end of the turn, a check: on ♥ the player takes another turn, with no check after it.
    .face =
        End of turn? ♥:
        one more turn
event-a-fistful-of-cards = A Fistful of Cards
    .text = At the start of their turn, each player is shot at as many times as they have cards in hand.
    .face =
        Start of turn: 1 shot
        per card in hand

## Wild West Show

event-bone-orchard = Bone Orchard
    .text = Eliminated players come back at the start of their turn, with 1 life and a role drawn again among those who are out.
    .face =
        The eliminated return:
        1 life, a new role
event-darling-valentine = Darling Valentine
    .text = At the start of their turn, each player discards the whole hand and draws as many cards; phase 1 follows as usual.
    .face =
        Start of the turn:
        a new hand
event-dorothy-rage = Dorothy Rage
    .text = Once in your turn, you may name a player and a card: if it is in that hand, it must be played at the target you choose; if not, the hand is shown.
    .face =
        Once a turn: order
        a card to be played
event-gag = Gag
    .text = Whoever writes in the chat loses 1 life; gestures are free.
    .face =
        Whoever talks
        loses 1 life
event-helena-zontero = Helena Zontero
    .text = At once, a check: on ♥ or ♦ the roles of all in the game but the Sheriff are shuffled and dealt anew.
    .face =
        Check: ♥ ♦,
        new roles
event-lady-rose-of-texas = Lady Rose of Texas
    .text = Once in your turn, you may change seats with the player on your right, who then skips the next turn.
    .face =
        Change seats: your
        right neighbor skips
event-miss-susanna = Miss Susanna
    .text = A player who plays fewer than 3 cards in their turn loses 1 life at its end.
    .face =
        Play 3 cards a turn,
        or −1 life
event-sacagaway = Sacagaway
    .text = All hands are open; roles stay hidden.
    .face =
        All hands
        are open
event-showdown = Showdown
    .text = Any card in hand may be played as a Bang!, and a Bang! card as a Missed!.
    .face =
        Any card is Bang!,
        Bang! is Missed! too
    .text-published = Any other card in hand may be played as a Bang!, and a Bang! card only as a Missed!.
    .face-published =
        Any card is Bang!,
        Bang! is Missed!
event-wild-west-show = Wild West Show
    .text = From now on everyone’s goal is to be the last one in the game, whatever the role.
    .face =
        The last one
        in the game wins
