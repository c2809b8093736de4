### Looking up: cards, rules, replays, and how a game went. $turn is the number of a turn, $player a name.

## Cards

look-cards = Cards
look-cards-lead =
    { $count ->
        [one] { $count } card, drawn and explained: press one to read everything about it.
       *[other] { $count } cards, drawn and explained: press one to read everything about it.
    }
look-search = Looking up
look-search-cards = Search the cards
look-search-cards-hint = A name or a word of the rule
look-clear = Empty the search
look-kind = Kind
look-box = Box
look-any-box = All boxes
look-all = All
look-short-brown = Brown
look-short-blue = Blue
look-short-green = Green
look-short-orange = Orange
look-short-equip = Equipment
look-short-char = Characters
look-short-event = Events
look-short-role = Roles
look-group-brown = Brown: played and gone
look-group-blue = Blue: stay on the table
look-group-green = Green: ready from the next turn
look-group-orange = Orange: three load cubes
look-group-equip = Equipment: bought with nuggets
look-group-char = Characters
look-group-event = Events
look-group-role = Roles
look-life = Life
look-range = Range
look-cost = Price
look-count = In the deck
look-also = Also called: 
look-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
look-statements =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
look-rulings =
    { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }
look-in-english = The full rules are written in English.
look-found-cards =
    { $count ->
        [one] { $count } card found
       *[other] { $count } cards found
    }
look-no-cards = No such card in any box.
look-no-card = There is no card at this address. Here are all of them:
look-show-all = Show all cards
look-loading = Looking it up …
look-failed = This could not be fetched.
look-key-search = to the search
look-key-move = from card to card
look-key-back = from the text back to the card

## Rules

look-rules = Rules
look-rules-lead = The whole game in numbered statements, with the rulings on everything the sources leave open. The engine plays by exactly these.
look-rules-english = The rulebook is written in English; please bear with it.
look-rules-short = Each card has its rule in your language
look-search-rules = Search the rules
look-search-rules-hint = A card, a word or a number: BASE-JAIL
look-search-title = Found
look-contents = Contents
look-sections = Sections
look-n-statements =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
look-chapter-01 = Set-up, turn, distance
look-chapter-02 = Base cards, symbols, checks
look-chapter-03 = Elimination, victory, money
look-chapter-04 = Variants and numbers of players
look-chapter-10 = Characters: the base game
look-chapter-11 = Characters: Dodge City, promos
look-chapter-12 = Characters: Wild West Show
look-chapter-20 = Cards: Dodge City
look-chapter-30 = Events: how they work
look-chapter-31 = Events: High Noon
look-chapter-32 = Events: A Fistful of Cards
look-chapter-33 = Events: Wild West Show
look-chapter-40 = Gold Rush
look-chapter-41 = Shadow Gunslingers
look-chapter-50 = Armed & Dangerous
look-ruling = Ruling
look-readings = How it can be read
look-ruled = How it is played here
look-why = Why
look-concerns = What it concerns
look-option = Option of a game
look-has-ruling = ruling
look-has-option = option
look-source = Source
look-flag = Note
look-flag-example = Example
    .text = a worked example of a source, with state and outcome
look-flag-decided = Decided
    .text = the sources are silent; it was decided for this program
look-flag-derived = Derived
    .text = follows from other rules by counting
look-flag-table-only = For a real table
    .text = concerns people and pieces; a program has nothing to show for it
look-about-cards = On its cards:
look-things-found = Cards of this name:
look-settled = Settled for good
look-beside = Beside it
look-whole-section = The whole section
look-found-rules =
    { $count ->
        [one] { $count } place found
       *[other] { $count } places found
    }
look-more = ({ $count } of them not shown: search for more words)
look-no-rules = Nothing found. The rules are in English; the name of a card works in any language.
look-no-rule = There is no rule { $id }.
look-no-section = There is no such section.
look-search-instead = Search for it

## Replays

look-replays = Replays
look-replays-lead = Every game leaves a record: a text that holds the set-up, the seed and each choice. From it the whole game is dealt and played again.
look-drop = Drop a record here
look-drop-about = A file that ends in .posse, or its text, pasted.
look-choose-file = Choose a file
look-pasted = Pasted record
look-too-large = This file is too large for a record.
look-by-code = A game of a table
look-by-code-about = A finished game, by the code of its table.
look-code = Code of the table
look-game = Game
look-open-replay = Open
look-opening = The game is being dealt again …
look-replay-of = Table { $code }, game { $game }
look-see-as = See the table as
look-all-open = Everything open
look-as = As { $player }
look-download = Download the record
look-other-record = Another record
look-timeline = Course of the game
look-moments = Big moments
look-choice-of = choice { $n } of { $of }
look-turn-of = turn { $turn }: { $player }
look-of = of { $of }
look-turn = turn { $turn }
look-ticket = This choice
look-chose = { $player } chose
look-deal = The deal
look-dealt = The cards are dealt
look-hidden = A choice that the others did not see
look-keys-replay = In a replay
look-play = Play
look-pause = Pause
look-play-pause = play and pause
look-step-on = Next choice
look-step-back = Previous choice
look-turn-on = Next turn
look-turn-back = Previous turn
look-moment-on = Next big moment
look-moment-back = Previous big moment
look-to-deal = To the deal
look-to-end = To the end
look-speed = Speed
look-speed-0 = slow
look-speed-1 = usual
look-speed-2 = quick
look-speed-3 = fastest

## A fair deal: the seed is random bytes from which all cards are dealt; the commitment is its hash, shown before the deal

look-fair = Fair deal
look-fair-good = The deal was fair: the seed is the one that was committed to before it.
look-fair-good-record = The seed fits the commitment in the record. Compare that with what the table showed before the deal.
look-fair-bad = The seed is not the one that was committed to.
look-fair-number = This game was dealt from the number { $seed }, not from a secret seed: nothing was committed to.
look-fair-seed = The seed, told after the game
look-fair-computed = Its SHA-256, computed here in your browser
look-fair-seen = Shown before the deal, kept by this browser
look-fair-recorded = The commitment in the record
look-fair-pasted = What you pasted
look-fair-paste = Compare with a commitment you noted
look-fair-paste-hint = 64 signs
look-fair-how = All cards follow from the seed alone: the game was dealt again from it, and every choice of the record fits. On the command line the same is checked by:

## How it went

look-you-won = You win!
look-you-lost = You lose this time
look-won = victory
look-out = out in turn { $turn }
look-out-by = out in turn { $turn }, by { $player }
look-alive = in the game to the end
look-dealt-about = lives taken from others
look-lost-about = lives lost
look-standings = Everybody at the end
look-life-over = Life, turn by turn
look-life-about = The height of each line is the life at the end of a turn; a skull marks the end, the dashed red line the turning point.
look-life-table = Life at the end of each turn
look-as-table = The same in numbers
look-turns = Turns
look-shots = Who shot whom
look-shots-about = Lives that the one on the left took from the one above; a skull: that ended it.
look-shot-cell =
    { $count ->
        [one] { $by } took { $count } life from { $player }
       *[other] { $by } took { $count } lives from { $player }
    }
look-sum = Together
look-facts = In numbers
look-lives-lost = Lives lost
look-most = Most lives taken
look-outs = Eliminated
look-rematch-wanted = You want to play again
look-want-again = For another game: { $names }
look-see-replay = See the replay
