### Characters: the name, .text the ability in one sentence, .face the words on the card itself (at most two short
### lines). .text-published and .face-published hold for the rulebook “published”, where it differs.

## Base game

char-nobody = Nobody
    .text = 4 lives and no ability; for scenarios only.
    .face = No ability
char-bart-cassidy = Bart Cassidy
    .text = Each time you lose a life, draw 1 card.
    .face =
        Lose a life?
        Draw 1 card
char-black-jack = Black Jack
    .text = Show the second card you draw in phase 1: on ♥ or ♦ draw 1 more.
    .face =
        Second card drawn ♥ ♦?
        Draw 1 more
char-calamity-janet = Calamity Janet
    .text = You may play Bang! cards as Missed! and Missed! cards as Bang!.
    .face =
        Bang! is Missed!,
        Missed! is Bang!
char-el-gringo = El Gringo
    .text = Each time a player makes you lose a life, take a random card from that player’s hand.
    .face =
        Wounded? A card from
        the attacker’s hand
char-jesse-jones = Jesse Jones
    .text = In phase 1 you may draw your first card at random from another player’s hand.
    .face =
        First card drawn:
        from another’s hand
char-jourdonnais = Jourdonnais
    .text = Shot at? You may check: ♥ cancels the shot; a Barrel in play gives one more check.
    .face =
        Shot at? Check:
        ♥ cancels the shot
char-kit-carlson = Kit Carlson
    .text = In phase 1 look at the top 3 cards of the deck, take 2 of them and put the third back on top.
    .face =
        See the top 3 cards,
        take 2 of them
char-lucky-duke = Lucky Duke
    .text = On each of your checks turn up 2 cards and choose the one that counts.
    .face =
        Check? Turn up 2,
        choose 1
char-paul-regret = Paul Regret
    .text = All the others see you at a distance 1 greater.
    .face =
        Others see you
        at distance +1
char-pedro-ramirez = Pedro Ramirez
    .text = In phase 1 you may draw your first card from the top of the discard pile.
    .face =
        First card drawn:
        from the discards
char-rose-doolan = Rose Doolan
    .text = You see all the others at a distance 1 smaller, but never below 1.
    .face =
        You see others
        at distance −1
char-sid-ketchum = Sid Ketchum
    .text = At any time, discard 2 cards from your hand to regain 1 life.
    .face =
        Discard 2 cards:
        +1 life, at any time
char-slab-the-killer = Slab the Killer
    .text = It takes two Missed! to cancel your Bang! card.
    .face =
        Your Bang! takes
        two Missed!
char-suzy-lafayette = Suzy Lafayette
    .text = No cards in hand? Draw 1, as soon as the card being played is over.
    .face =
        No cards in hand?
        Draw 1
char-vulture-sam = Vulture Sam
    .text = When another player is eliminated, all of that player’s cards, from the hand and in play, go to your hand.
    .face =
        Somebody is out?
        Take all the cards
char-willy-the-kid = Willy the Kid
    .text = You may play any number of Bang! cards a turn.
    .face =
        Any number
        of Bang! a turn

## Dodge City

char-apache-kid = Apache Kid
    .text = ♦ cards played by other players have no effect on you, except during a duel.
    .face =
        ♦ cards of others:
        no effect on you
char-belle-star = Belle Star
    .text = During your turn, the cards in play in front of the other players have no effect.
    .face =
        Your turn: cards in play
        of others do nothing
char-bill-noface = Bill Noface
    .text = In phase 1, instead of 2 cards, draw 1 card plus 1 for each life you are missing.
    .face =
        Draw 1 card,
        +1 per life missing
char-chuck-wengam = Chuck Wengam
    .text = In your turn, lose 1 life to draw 2 cards, any number of times, but never your last life.
    .face =
        −1 life:
        draw 2 cards
char-doc-holyday = Doc Holyday
    .text = Once in your turn, discard 2 cards from your hand to shoot a player within reach of your weapon; it does not count as your Bang! of the turn.
    .face =
        Discard 2 cards:
        shoot, once a turn
char-elena-fuente = Elena Fuente
    .text = You may play any card from your hand as a Missed!.
    .face =
        Any card
        as a Missed!
char-greg-digger = Greg Digger
    .text = Each time another player is eliminated, regain 2 lives.
    .face =
        Somebody is out?
        Regain 2 lives
char-herb-hunter = Herb Hunter
    .text = Each time another player is eliminated, draw 2 cards.
    .face =
        Somebody is out?
        Draw 2 cards
char-jose-delgado = José Delgado
    .text = In your turn, discard a blue card from your hand to draw 2 cards, any number of times.
    .face =
        Discard a blue card:
        draw 2 cards
    .text-published = In your turn, discard a blue card from your hand to draw 2 cards, up to twice a turn.
    .face-published =
        Blue card: draw 2,
        up to twice a turn
char-molly-stark = Molly Stark
    .text = Each time you play a card from your hand outside your turn, draw 1 card once it is over; a Bang! discarded in answer counts too.
    .face =
        Play out of turn?
        Draw 1 card
char-pat-brennan = Pat Brennan
    .text = In phase 1, instead of drawing, you may take into your hand 1 card in play in front of any player.
    .face =
        Draw, or take 1 card
        in play
char-pixie-pete = Pixie Pete
    .text = In phase 1 draw 4 cards instead of 2.
    .face =
        Phase 1:
        draw 4 cards
    .text-published = In phase 1 draw 3 cards instead of 2.
    .face-published =
        Phase 1:
        draw 3 cards
char-sean-mallory = Sean Mallory
    .text = In phase 3 your hand limit is 10 cards, whatever your life.
    .face =
        Hand limit:
        10 cards
char-tequila-joe = Tequila Joe
    .text = A Beer card you play regains 2 lives instead of 1.
    .face =
        Your Beer:
        +2 lives
char-vera-custer = Vera Custer
    .text = At the start of your turn you may take on the ability of any character in the game until your next turn.
    .face =
        Take on any ability
        for a round

## Promo characters

char-johnny-kisch = Johnny Kisch
    .text = Each time you put a card in play, all cards of the same name in front of the other players are discarded.
    .face =
        Your card in play: its
        doubles are discarded
char-uncle-will = Uncle Will
    .text = Once in your turn, you may play any card from your hand as a General Store.
    .face =
        Once a turn: any card
        as a General Store
char-claus-the-saint = Claus “The Saint”
    .text = In phase 1, draw 1 card more than there are players in the game, keep 2 and give 1 to each of the others.
    .face =
        Draw for everybody:
        keep 2, give the rest

## Wild West Show

char-big-spencer = Big Spencer
    .text = Start the game with 5 cards; you cannot play Missed! cards.
    .face =
        Start with 5 cards,
        no Missed!
char-flint-westwood = Flint Westwood
    .text = Once in your turn, you may swap 1 card of your hand, of your choice, for 2 random cards from another player’s hand.
    .face =
        Swap 1 card for 2
        from a hand
char-gary-looter = Gary Looter
    .text = Start the game with 5 cards; the surplus cards that other players discard in phase 3 go to your hand.
    .face =
        Surplus cards of others
        go to your hand
    .text-published = The surplus cards that other players discard in phase 3 go to your hand.
char-greygory-deck = Greygory Deck
    .text = At the start of your turn you may draw 2 random base-game characters that nobody uses and have both abilities; later keep both or replace both.
    .face =
        Draw 2 characters:
        both abilities are yours
char-john-pain = John Pain
    .text = While you have fewer than 6 cards in hand, every card turned up for anybody’s check goes to your hand afterwards.
    .face =
        Under 6 cards? Checked
        cards are yours
char-lee-van-kliff = Lee Van Kliff
    .text = In your turn, you may discard a Bang! card to repeat the effect of the brown card you have just played, once for each.
    .face =
        Discard a Bang!: repeat
        your brown card
char-teren-kill = Teren Kill
    .text = When you would be eliminated, make a check: unless it is ♠, stay in the game with 1 life and draw 1 card.
    .face =
        Out? Check: no ♠,
        1 life and 1 card
char-youl-grinner = Youl Grinner
    .text = Before you draw in phase 1, every player with more cards in hand than you gives you 1 card of their choice.
    .face =
        More cards than you?
        They give you 1

## Gold Rush

char-don-bell = Don Bell
    .text = At the end of your turn make a check: on ♥ or ♦ take another turn, with no further check after it.
    .face =
        End of turn? ♥ ♦:
        one more turn
char-dutch-will = Dutch Will
    .text = In phase 1 draw 2 cards, discard 1 of these two and take 1 nugget.
    .face =
        Draw 2, discard 1,
        take 1 nugget
char-jacky-murieta = Jacky Murieta
    .text = In your turn, pay 2 nuggets to shoot a player within reach of your weapon, without a card, as often as you like.
    .face =
        2 nuggets: shoot,
        without a card
char-josh-mccloud = Josh McCloud
    .text = In your turn, pay 2 nuggets to take the top card of the equipment pile, as often as you like.
    .face =
        2 nuggets: top card
        of the equipment
char-madam-yto = Madam Yto
    .text = Each time anybody plays a Beer card, you included, draw 1 card.
    .face =
        A Beer is played?
        Draw 1 card
char-pretty-luzena = Pretty Luzena
    .text = Once a turn you may buy 1 equipment card for 1 nugget less.
    .face =
        Once a turn: equipment
        1 nugget cheaper
char-raddie-snake = Raddie Snake
    .text = In your turn, pay 1 nugget to draw 1 card, up to twice a turn.
    .face =
        1 nugget: 1 card,
        up to twice a turn
char-simeon-picos = Simeon Picos
    .text = Each time you lose a life, take 1 nugget.
    .face =
        Lose a life?
        Take 1 nugget

## Armed & Dangerous

char-al-preacher = Al Preacher
    .text = When another player plays a blue or orange card, you may pay 2 cubes to draw 1 card.
    .face =
        Blue or orange played?
        2 cubes: draw 1 card
char-bass-greeves = Bass Greeves
    .text = Once in your turn, discard 1 card from your hand to put 2 cubes on your character or on one of your orange cards.
    .face =
        Discard 1 card:
        place 2 cubes
char-bloody-mary = Bloody Mary
    .text = Each time a Bang! card of yours is canceled, draw 1 card.
    .face =
        Your Bang! canceled?
        Draw 1 card
char-frankie-canton = Frankie Canton
    .text = Once in your turn, move 1 cube from any other card or character in the game to your character.
    .face =
        Once a turn: move
        1 cube to yourself
char-julie-cutter = Julie Cutter
    .text = Each time a player makes you lose life, make a check: on ♥ or ♦ that player is shot at, whatever the distance.
    .face =
        Wounded? Check: ♥ ♦
        shoot back
char-mexicali-kid = Mexicali Kid
    .text = Once in your turn, pay 2 cubes to shoot a player within reach of your weapon, without a card.
    .face =
        2 cubes: shoot
        once a turn
char-ms-abigail = Ms. Abigail
    .text = You may ignore a brown card of rank J, Q, K, or A when you are its only target.
    .face =
        Brown J, Q, K, A:
        you may ignore it
char-red-ringo = Red Ringo
    .text = Start with 4 cubes; once in your turn, move up to 2 cubes from your character to your orange cards.
    .face =
        4 cubes at the start;
        move 2 a turn
