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

setup-bot-greedy = Skilled
setup-bot-random = At random
