### The table in the browser. $card is the bare name of a card, $cry the same as the beginning of a cry (“Bang!”, “Jail:”);
### $player, $by and $names are names of players.

## The sheet

table-title = The table
table-room = Table { $code }
table-turn-mine = Turn { $turn }, yours
table-turn-of = Turn { $turn }: { $player }
table-over = The game is over
table-rules = Rules
table-cards = Cards
table-menu = Menu
table-keys = At the table
table-close = Close

## Seats

table-you = you
table-in-hand = in hand
table-in-hand-of =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-away = away
table-distance-words = Distance { $distance }
table-reaches-you = reaches you
table-not-reaches-you = can’t reach you
table-life-words =
    { $life } of { $max ->
        [one] { $max } life
       *[other] { $max } lives
    }
table-in-play-words = in play: { $cards }
table-not-ready = not ready yet
table-at-turn = at turn
table-thinking = thinking
table-plays-next = plays next
table-bot = bot
table-away-now = has gone away
table-away-short = offline
table-away-bot = away, a bot plays
table-missed = Missed!
table-hit = hit: { $life } left
table-was =
    { $role ->
        [sheriff] was the
        [outlaw] was an
       *[other] was a
    }
table-out = Out
table-eliminated = Eliminated
table-by = by { $player }

## The middle

table-middle = Deck, discard pile and what lies open
table-deck = in the deck
table-discarded = discarded
table-discard-words =
    Discard pile: { $card }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-event = Event
table-open-cards =
    { $count ->
        [one] Open card
       *[other] Open cards
    }
table-shop = for sale

## My corner and my hand

table-in-play = In play
table-your-reach = Your reach is { $reach }.
table-reached-by =
    { $count ->
        [0] Nobody can reach you.
        [one] { $count } of { $all } can reach you.
       *[other] { $count } of { $all } can reach you.
    }
table-only-you = Only you see this.
table-your-hand =
    Your hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-empty-hand = No cards in hand
table-you-are-out = You are out. The game goes on, and you may watch.
table-you-watch = You watch.
table-ribbon-as = as { $card }
table-ribbon-or-as = or as { $card }
table-selected = selected
table-can-use = can be used now
table-can-choose = can be chosen

## The ticket

table-ticket = What is asked
table-phases = Parts of the turn
table-phase-draw = Draw
table-phase-play = Play
table-phase-discard = Discard
table-your-turn = Your turn
table-waiting = Waiting for { $player }
table-from = From { $player }
table-answer = You must answer
table-choose = You choose
table-left = left
table-then-bot = then a bot
table-bangs = Bang! this turn: { $played } of { $limit }.
table-keep = You keep { n-cards-obj }.
table-selected-card = You selected
table-targets = Possible targets: { $names }
table-whom = { $cry } at whom?
table-which = { $cry } which card of { $player }?
table-how = { $cry } how?
table-target = Choose for { $card }
table-no-target = no target now
table-no-target-short = not now
table-too-far-short = too far
table-too-far =
    Too far: distance { $distance },
    your reach is { $reach }
table-too-far-all = Too far: { $names }. Your reach is { $reach }.
table-yourself = yourself
table-hand-card =
    { $count ->
        [one] The card in hand
       *[other] A card from the hand, of { $count }
    }
table-as = As { $card }
table-as-itself = As { $card } itself
table-draw-from = Draw from a player’s hand
table-discard-of = Discard a card of a player
table-put-back = Put it back
table-take-back = Take back
table-confirm = This is against yourself. Do it?
table-do-it = Do it
table-story = How it went
table-again = Play again

## The cry above the question, by what is asked

table-ask-shot = Dodge it, or be hit!
table-ask-brawn = Bang! back, or be hit!
table-ask-duel = A duel. Your shot!
table-ask-save = Your last life!
table-ask-play = Play cards, or end the turn
table-ask-store = Take one card
table-ask-draw = Where do you draw from?

## Log and chat

table-log = Log
table-chat = Chat
table-fold = Fold
table-log-earlier = Earlier
table-show-moment = Show this moment
table-chat-empty = Nobody has said a word yet.
table-message = Message
table-say = Say something
table-send = Send

## What a thing is

table-role = Role: { $role }
table-in-your-reach = within your reach of { $reach }
table-not-in-your-reach = out of your reach of { $reach }
table-reaches = Reach { $reach }: { $names }
table-reaches-nobody = Reach { $reach }: nobody
table-hand-limit =
    Keeps { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } at the end of the turn
table-shown-hand = In hand: { $cards }
table-rulings = Rules and rulings

## Above the table

table-lost = No connection. The table stays as it is; trying again …
table-as-it-was = The table as it was then
table-to-now = Back to now
table-paused = The game is paused
table-vote-undo = { $by } asks to take back a choice
table-vote-kick = { $by } asks to send { $player } away
table-vote-count = { $yes } of { $needed } agree
table-yes = Agree
table-no = Refuse

## The menu

table-pause = Pause the game
table-go-on = Go on
table-stand = Let a bot play for me
table-sit = Play on myself
table-invite = Copy the invitation
table-my-link = Copy the link to my seat
table-copied = The invitation is copied
table-copied-mine = Copied. Whoever has this link has your seat
table-leave = Leave the table
table-leave-about = A bot will take your seat for good.
table-leave-now = Leave for good
table-stay = Stay

## The first lesson

table-lesson = The first lesson
table-lesson-step = Step { $step } of { $steps }
table-lesson-next = Go on
table-lesson-done = What next

## Keys

table-key-move = from one thing to the next
table-key-enter = choose it
table-key-digits = the buttons of the ticket; 0 does nothing, or ends the turn
table-key-esc = one step back
table-key-undo = take back
table-key-log = log
table-key-chat = chat
