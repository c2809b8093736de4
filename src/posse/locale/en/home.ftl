### The pages around the table: their frame, the first view, a new table, the lobby, the lesson, about.

## The frame of a page

frame-skip = To the content
frame-home = First page
frame-ways = Pages
frame-more = About this page
frame-learn = Learn
frame-cards = Cards
frame-rules = Rules
frame-replay = Replays
frame-about = About
frame-unofficial = Posse is an unofficial fan implementation of the card game BANG! and has no tie to its publisher.

## The first view

home-title = Play
home-kicker = Two to eight players, one Sheriff, nobody to trust
home-tag = A card game of hidden roles in the old West
home-name = You play as
home-name-none = Stranger
home-name-change = Change
home-play = Play now
home-play-about =
    You and { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }. The cards are dealt at once.
home-play-wait = The cards are being dealt …
home-friends = Play with friends
home-friends-about = Open a table, send the link. Bots fill the empty chairs.
home-learn = Learn
home-learn-about = One short showdown. You shoot in the first minute.
home-code = Code of a table
home-code-go = Go in
home-code-wrong = This is neither a code nor a link to a table.
home-mine = Your tables
home-mine-go = Back to the table
home-mine-lobby = nobody has dealt yet
home-mine-playing = the game goes on
home-mine-over = the game is over
home-mine-with = with { $names }
home-mine-alone = only you so far
home-open = Open tables
home-open-count =
    { $count ->
        [0] No table is open to everybody now
        [one] { $count } open table
       *[other] { $count } open tables
    }
home-open-none = Open one yourself: a table that is listed can be seen here.
home-open-of = Table of { $host }
home-open-lobby = gathering
home-open-playing = in play
home-open-over = between two games
home-open-seats =
    { $open ->
        [0] no free seat of { $players }
        [one] { $open } free seat of { $players }
       *[other] { $open } free seats of { $players }
    }
home-sit = Sit down
home-watch = Watch
home-keys = On the first page

## Setting up a table

setup-title = A new table
setup-lead = Four things are enough. Everything else can stay folded.
setup-loading = Asking what can be played …
setup-failed = The server does not say what can be played.
setup-players = Players
setup-mode = Kind of game
setup-bots = Bots
setup-bots-about = They sit wherever nobody does, and for whoever is away.
setup-bot-greedy = Skilled
    .text = They count shots, remember who shot whom, and play to win.
setup-bot-random = At random
    .text = They do anything that is allowed. Good for finding out the rules.
setup-clock = Time for a choice
setup-clock-about = It runs only while somebody else is waiting.
setup-clock-none = no clock
setup-grace = Grace after that; then a bot chooses
setup-seconds = { $count } s
setup-minutes = { $count } min
setup-grace-none = at once
setup-pace = How fast bots play
setup-pace-0 = at once
setup-pace-1 = quickly
setup-pace-2 = as people do
setup-pace-3 = slowly
setup-boxes = Boxes
setup-boxes-about = The base game is always in.
setup-box-not-ready = Not ready yet
setup-box-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
setup-rulebook = Rulebook
setup-options = House rules and disputed rulings
setup-options-about = The dot marks what the rulebook says. Whoever disputes it finds the rule beside it.
setup-options-none = all as in the rulebook
setup-options-count =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
setup-options-reset = All as in the rulebook
setup-option-refused = Makes no sense in this kind of game.
setup-usual = as in the rulebook
setup-rule = Rule { $id }
setup-on = yes
setup-off = no
setup-guests = Guests, series
setup-listed = In the list of open tables
    .text = Anybody may find it on the first page. Otherwise by link or code alone.
setup-private = by link alone
setup-watchers = Others may watch
    .text = They see what everybody sees.
setup-no-watchers = nobody watches
setup-dead-see-all = Whoever is out sees everything
    .text = Hands and roles too.
setup-keep-characters = Survivors keep their characters
    .text = In the next game at this table.
setup-open = Open the table
setup-open-wait = The table is being opened …
setup-go = Play at once, with bots
setup-your-name = Your name
setup-summary = This table
setup-locked = What is dealt cannot be changed during a game.
setup-to-lobby = Whatever changes the deal leads back to the lobby.
setup-next-open = You come to the lobby and send the link. You begin when everybody is there.

## The lobby

lobby-title = Table { $code }
lobby-lead = Before the game
lobby-seats = Seats, clockwise
lobby-you = you
lobby-host = host
lobby-open = Open seat
lobby-open-about = a bot, if nobody comes
lobby-away = away
lobby-online = here
lobby-sit = Sit down
lobby-sit-here = Sit here
lobby-bot = A bot here
lobby-bot-level = Level of { $name }
lobby-unbot = Open the seat
lobby-send-away = Send away
lobby-send-away-sure = Really send { $name } away?
lobby-yes = Yes
lobby-no = No
lobby-rename = Change name
lobby-keep = Keep
lobby-invite = Invitation
lobby-invite-about = Whoever opens this link may sit down.
lobby-share = Send
lobby-copy = Copy the link
lobby-my-link = On another device
lobby-my-link-about = The link to your seat opens it on another device. Give it to nobody.
lobby-rules = What is played
lobby-change = Change
lobby-start = Begin the game
lobby-start-alone = Begin with bots
lobby-next = What happens next
lobby-next-host =
    { $open ->
        [0] All seats are taken. Begin when you like.
        [one] You begin. A bot takes the open seat; or wait for somebody with your link.
       *[other] You begin. Bots take the { $open } open seats; or wait for those with your link.
    }
lobby-next-guest =
    { $open ->
        [0] { $host } begins the game. The cards are dealt by themselves.
        [one] { $host } begins the game. If nobody comes, a bot takes the open seat.
       *[other] { $host } begins the game. If nobody comes, bots take the { $open } open seats.
    }
lobby-next-no-host = The host is gone. Whoever sits down now becomes the host.
lobby-next-host-away = The host is away. Within a minute somebody else becomes the host.
lobby-next-watch =
    { $open ->
        [0] All seats are taken. You may watch.
       *[other] You watch. Sit down if you would like to play.
    }
lobby-next-settings = The settings have changed: this is how the next game will be dealt.
lobby-watchers =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
lobby-watcher-nameless = somebody
lobby-came = { $names } sits down at the table
lobby-went = { $names } leaves the table
lobby-free = A seat is free
lobby-leave = Leave the table
lobby-fair = Fair deal
lobby-fair-about = The order of the cards is fixed already and sealed with this number. After the game the record holds the seed, and anybody can check that it was not changed.
lobby-seal = Seal { $seal }
lobby-seal-copy = Copy the seal
lobby-seal-copied = The seal is copied
lobby-enter = Into the table
lobby-enter-watch = Watch
lobby-enter-about = Sit down under a name that is free at this table.

## The lesson

learn-title = The first lesson
learn-wait = The teacher is dealing the cards …
learn-failed = The lesson could not begin.
learn-again = Once more
learn-done = You can play
learn-done-lead = Roles, distance, shots, checks, lives: that is the whole game. What you do not know yet the table tells you, card by card.
learn-done-play = Against bots, at once.
learn-done-friends = A table of your own.
learn-done-cards = Every card and character, with its rulings.
learn-done-rules = Each rule with its number.

## About

about-title = About
about-lead = A card game of hidden roles, in the browser and in the terminal.
about-unofficial = Unofficial
about-unofficial-text = BANG! is a card game by Emiliano Sciarra. Posse is made by people who like to play it; it is not made, endorsed or supported by its publisher, and holds none of its pictures, logos or texts. Cards and portraits are drawn for Posse.
about-credits = Credits
about-icons = Drawings on the cards: game-icons.net, by Lorc, Delapouite and others, some of them changed; licence CC BY 3.0.
about-letters = Letters: Podkova (also narrowed, as Posse Antique) and Oi, under the SIL Open Font License.
about-license-of = Licence of { $name }
about-code = Program
about-code-text = Posse is free software under the MIT licence.
about-version = Version: { $version }
about-privacy = What is kept
about-privacy-text = Your settings and the secrets of your seats stay in this browser. The server keeps the names, the choices and the chat of each table, so that no game is lost. There is no account, no advertising, and nothing is asked of other sites.
about-keys = Keys
about-keys-text = Everything can be done by keyboard. The key ? shows which keys there are on each page.

## The frame: back to the game

frame-to-table = To the table
frame-asked = You are asked
