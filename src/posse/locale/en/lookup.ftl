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
