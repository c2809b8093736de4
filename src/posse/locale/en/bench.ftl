# `posse bench`: how fast Posse is, beside other revisions and other programs

bench-help = How fast the engine is here: decisions a second, copies, games, for several mixtures of boxes.
bench-help-players = How many players, 2 to 8
bench-help-boxes = A mixture of boxes, separated by commas; again for one more mixture. Without it: base, all (what is finished), unfinished (what there is)
bench-help-seconds = How many seconds each figure is measured
bench-help-games = How many games a slice has, instead of seconds
bench-help-slices = Into how many slices the measuring is cut
bench-help-json = One JSON object, and nothing else on stdout
bench-help-build = Measure the compiled or the pure Python engine; without it, the one that runs here
bench-help-against = Compare with another revision of this repository, built the same way
bench-help-peers = Compare with OpenSpiel, python-chess, and Catanatron; they are installed into a folder of their own

bench-title = Posse {$version}, { $engine ->
    [compiled] compiled engine
   *[pure] pure Python engine
 }, Python {$python}
bench-setup = { $players ->
    [one] {$players} player
   *[other] {$players} players
 }, random choices; each figure: the best and the median of { $slices ->
    [one] {$slices} slice
   *[other] {$slices} slices
 }
bench-left-out = Left out: {$boxes}. {$reason}
bench-recorder = The games are recorded meanwhile, which takes time
bench-shared = Other programs had {$share} % of the core. Their time is not counted, but the figures wobble
bench-shared-wall = The clock cannot tell our time from that of other programs: close them for steady figures

bench-all-boxes = all finished
bench-unfinished-boxes = everything, unfinished
bench-best = best
bench-median = median
bench-row-choose = Decisions a second, by index
bench-row-codes = Decisions a second, by codes
bench-row-games = Games a second
bench-row-copy = A copy in mid-decision, µs
bench-row-deal = A deal, µs
bench-row-yard = Decisions a yardstick round
bench-row-bytes-copy = One more copy, bytes
bench-row-bytes-game = A game that shares nothing, bytes
bench-row-length = Decisions a game
bench-row-options = Options a decision
bench-row-forced = Decisions with one option, %
bench-yardstick = Yardstick, a fixed Python loop: {$best} rounds a second, median {$median}

bench-against-title = How many times as fast as {$revision}
bench-speed-choose = Decisions by index
bench-speed-codes = Decisions by codes
bench-speed-copy = Copies
bench-speed-deals = Deals
bench-other-games = {$boxes}: the two revisions played different games, so the ratios compare other work too

bench-peers-title = Other programs in the same minutes, on the same core
bench-decisions-best = Decisions/s, best
bench-decisions-median = median
bench-copy-best = copy, µs
bench-ours-to-theirs = Posse to it
bench-extra-bare = a loop for hearts alone
bench-extra-textbook = the deal by probabilities
bench-headline = {$boxes}: {$median} × hearts (best slices: {$best})
bench-peer-failed = {$name} could not be measured: {$reason}

bench-goals-title = Goals
bench-goal = Figure
bench-goal-wanted = Goal
bench-goal-measured = Measured
bench-goal-verdict = Verdict
bench-goal-hearts = {$boxes}: decisions by index, in hearts
bench-goal-hearts-codes = {$boxes}: decisions by codes, in hearts
bench-goal-copy = {$boxes}: a copy, µs
bench-goal-state = {$boxes}: one more copy, bytes
bench-met = met
bench-short = short by {$percent} %
bench-no-goals = The goals are set for { $players ->
    [one] {$players} player
   *[other] {$players} players
 }

bench-step-checkout = Checking out {$revision}
bench-step-build = Checking out and compiling {$revision}: a minute or two
bench-step-install = Installing {$name}
bench-step-prepare = Warming up
bench-step-measure = Measuring

bench-error-both = Choose one of --seconds and --games
bench-error-boxes = A mixture needs the name of a box: --boxes base,dodge_city
bench-error-game = This game cannot be dealt: {$reason}
bench-error-not-compiled = There is no compiled engine here; “make compiled” builds it
bench-error-no-repository = --against needs a git repository of Posse: call it from within one
bench-error-no-revision = Revision {$revision} is not in this repository
bench-error-checkout = Revision {$revision} could not be checked out: {$reason}
bench-error-build = Revision {$revision} could not be compiled: {$reason}
bench-error-worker = The measured process ended: {$reason}
bench-error-revision-game = Revision {$revision} cannot play this: {$reason}
