### The table in the terminal (`posse play --terminal`). $card is a card as `chip` writes it.

## The table

term-turn = Turn { $turn }
term-your-turn = Your turn
term-waiting = Waiting for { $player }
term-answer = You must answer
term-choose = You choose
term-over = The game is over
term-you = you
term-you-are-out = You are out. Watch, or press the space bar to see the end
term-at-turn = at turn
term-thinking = thinking …
term-out = out
term-out-long = Eliminated: out of the game.
term-role = Role: { $role }
term-yourself = yourself
term-deck = Deck: { $count }
term-deck-word = Deck
term-deck-about = Cards to draw from. When it runs out, the discard pile is shuffled.
term-discard = Discard pile: { $card }
term-discard-empty = The discard pile is empty
term-discard-word = Discards
term-event = Event: { $event }
term-event-word = Event
term-next-event = Next event: { $event }
term-open = Open: { $cards }
term-log = Log
term-speed = Speed { $speed }
term-minus-card = −1 card
term-too-small = The window is too small for the table: { $width }×{ $height }. It needs { $least-width }×{ $least-height }, better 80×24.
term-empty-hand = No cards in hand
term-nothing-in-play = Nothing in play
term-in-play = In play: { $cards }

## Distances

term-away = Distance { $distance }
term-in-reach = in your reach
term-not-in-reach = out of reach
term-reaches-you = reaches you
term-not-reaches-you = can’t reach you
term-reach = Reach { $reach }
term-reaches = Reach { $reach }: { $names }
term-targets = Possible targets: { $names }
term-seat-reach = Distance { $distance }, your reach { $reach }: in reach

## Choosing

term-whom = { $card }: choose the target
term-whom-as = { $card } as { $as }: choose the target
term-which = { $card }: which card of { $player }?
term-how = { $card }: choose how
term-hand-card = A card from the hand (of { $count })
term-as = As { $card }
term-as-itself = As { $card } itself
term-draw-from = Draw from a player’s hand
term-discard-of = Discard a card of a player
term-confirm = This is against yourself. Press again to do it
term-end-limit = Hand limit at the end of the turn: { $limit }; { $count ->
    [0] nothing to discard.
   *[other] { n-cards-obj } to discard.
}
term-taken-back = Taken back
term-no-undo = Nothing to take back: something new has been seen since
term-why-wait = First it is { $player } who answers

## What the keys do: the bottom line

term-space = Space
term-key-help = keys
term-key-move = move
term-key-choose = choose
term-key-back = back
term-key-undo = take back
term-key-hurry = hurry
term-key-speed = speed
term-key-log = log
term-key-language = language
term-key-colors = colors
term-key-new = new game
term-key-quit = quit

## Help

term-help-title = Keys
term-help-about =
    The red or white ticket in the middle says what is asked. Choose a card, then its target. Cards and buttons that can be used now carry a key. Whatever the cursor is on is explained.
term-help-move = move the cursor
term-help-enter = choose what the cursor is on
term-help-digits = choose the card or button with this key; 0 is no answer, or the end of the turn
term-help-tab = go round the other players
term-help-esc = one step back
term-help-undo = take back, until something new has been seen
term-help-hurry = hurry: on to your next question
term-help-speed = how quickly the bots play
term-help-log = the whole log; scroll it at the table
term-help-language = English, Russian, Ukrainian
term-help-colors = by day, by night
term-help-new = a new game
term-help-quit = quit; the game is saved after every choice
term-help-signs = Signs
term-sign-sheriff = the Sheriff
term-sign-life = lives left and lost
term-sign-hand = cards in hand
term-sign-distance = distance from you
term-sign-reach = within reach of your weapon
term-sign-reached = you are within reach there
term-sign-turn = at turn
term-sign-cubes = load cubes on a card
term-sheet-hint = Esc closes · arrows scroll

## The beginning

term-stranger = Stranger
term-start-about = The posse rides again.
term-start-resume = Go on with the game of { $when }
term-start-new = New game: { n-players }
term-start-close = Back to the table
term-start-quit = Quit
term-start-hint = ← → number of players · Enter chooses
term-damaged = The saved game cannot be read; it is kept as { $file }.
term-not-saved = The game cannot be saved: { $reason }.

## Leaving

term-quit-title = Leave the table?
term-quit-saved = The game is saved. “posse play --resume” goes on with it.
term-quit-stay = Stay
term-quit-quit = Quit

## The end

term-end-won = you win
term-end-lost = you lose
term-end-again = Play again
term-end-look = Look at the table
term-end-quit = Quit
term-end-dealt = Lives taken from others

## The command

term-cli-help = Play against bots, in the browser or in the terminal.
term-cli-terminal = At a table in the terminal.
term-cli-web = At a table in the browser.
term-cli-players = How many players, you included.
term-cli-boxes = Boxes, divided by commas, for example dodge_city,high_noon, or all.
term-cli-mode = The way to play, if it is not the usual one for so many players.
term-cli-rulebook = Which rulebook decides where they differ.
term-cli-option = An option of the rules; may be given several times.
term-cli-seed = The same seed deals the same game.
term-cli-name = Your name at the table.
term-cli-bots = The bots, divided by commas; fewer than needed are used in turn.
term-cli-speed = How quickly the bots play, 0 to 3.
term-cli-resume = Go on with the last game.
term-cli-no-page = The page for the browser was not built; the table opens in the terminal.
term-cli-no-terminal = Playing takes a terminal: input and output are redirected here.
term-cli-dumb = This terminal (TERM={ $term }) cannot draw the table. Open another one.
term-cli-nothing-saved = There is no saved game to go on with.
term-cli-bad-option = An option is written name=value, not “{ $given }”.
term-arg-boxes = BOXES
term-arg-mode = MODE
term-arg-option = NAME=VALUE
term-arg-seed = SEED
term-arg-name = NAME
