# The command line: help, answers and errors of `posse cards` and `posse rules`, and what all commands share.

cli-help = BANG! as software: play, settle disputes, simulate. Unofficial.
cli-help-version = Show the version and stop.
cli-help-lang = Language (default: the system’s).
cli-help-json = Print one JSON object and nothing else.
cli-help-cards = Cards, characters, events, and equipment: as printed, what they do, and the rules about them.
cli-help-cards-name = A name in any language, an id, or a part of it. Without a name: everything, box by box.
cli-help-cards-box = Only this box, for example dodge_city.
cli-help-rules = The rulebook: statements with sources, rulings, and scenarios.
cli-help-rules-words = The id of a statement or its beginning (BASE-JAIL-3, BASE-JAIL), or words to look for.
cli-arg-name = NAME
cli-arg-box = BOX
cli-arg-word = WORD

cli-bad-language = There are no texts in “{ $given }”. --lang takes en, ru, or uk.
cli-no-command = There is no command “{ $name }”. The commands: { $commands }.
cli-did-you-mean = Did you mean: { $names }?
cli-no-box = There is no box “{ $name }”. The boxes: { $boxes }.
cli-no-card = Nothing is called “{ $name }”.
cli-no-rule = The rulebook says nothing about “{ $query }”.
cli-several-cards = { $count ->
    [one] { $count } thing has this in its name:
   *[other] { $count } things have this in their name:
}

cli-kind-card = playing card
cli-kind-char = character
cli-kind-event = event
cli-kind-equip = equipment
cli-kinds-card = Playing cards
cli-kinds-char = Characters
cli-kinds-event = Events
cli-kinds-equip = Equipment

cli-border-brown = brown
cli-border-blue = blue
cli-border-green = green
cli-border-orange = orange
cli-border-black = black
cli-range = range { $range }
cli-life = { $life ->
    [one] { $life } life
   *[other] { $life } lives
}
cli-cost = { $cost ->
    [one] { $cost } nugget
   *[other] { $cost } nuggets
}
cli-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
cli-not-in-game = In the catalogue, but not in the game: there are no rules for it yet.
cli-cards-hint = One card with everything about it: posse cards jail

cli-head-rules = Rules
cli-head-mentioned = Also named in
cli-head-rulings = Rulings
cli-head-options = Options
cli-head-settled = Settled
cli-source = source: { $source }
cli-flags = flags: { $flags }
cli-why = Why: { $why }
cli-option = Option: { $option }
cli-row-stands-above = Rulebook option { $option } settles this; its default: { $value }
cli-shown-by = Shown by “{ $name }”, { $file }
cli-rules-many = { $count } statements. Up to 25 are shown with sources, rulings, and scenarios.
cli-rules-hint = { $count } statements. One of them: posse rules BASE-JAIL-3 · by words: posse rules jail hearts

cli-source-000 = the compendium of rules the project was founded on (in Russian)
cli-source-002 = the base rulebook (in Ukrainian)
cli-source-003 = the rulebook of Armed & Dangerous (in Russian)
cli-source-004 = the rulebook of Gold Rush (in Russian)
cli-source-published = printed cards, rulebooks, and answers of the author, as quoted on public pages
cli-source-peers = two public programs that play the game and agree
cli-source-peer-a = a public program: bangsalvoserver/bang-server
cli-source-peer-b = a public program: albertoxamin/bang
cli-source-p1 = a public program: bangsalvoserver/bang-server
cli-source-p2 = a public program: albertoxamin/bang
cli-source-p3 = a public list of the deck
cli-source-p4 = a public list of characters
cli-source-img = what is drawn on the card
cli-source-en = the public English rulebook, in excerpts
cli-source-de = the public German rulebook, in excerpts
cli-source-decided = no source says it: decided here, open to a good reason
cli-source-derived = follows from other statements
