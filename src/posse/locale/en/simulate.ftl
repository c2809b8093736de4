# `posse simulate`: many games among bots, and who won how often

sim-help = Many games among bots: who wins how often, with which role, character, and bot.
sim-help-games = How many games
sim-help-players = How many players, 2 to 8
sim-help-bots = The bots, dealt out in rounds until every player has one: greedy,random:2
sim-help-boxes = Boxes, separated by commas, or all
sim-help-mode = Mode: standard, three, two, hidden_six (default: by the number of players)
sim-help-rulebook = The rulebook whose answers hold
sim-help-option = An option of the rules; may be given several times
sim-help-seed = Seed of the first game; the next game has the next number
sim-help-out = A CSV file with one row for every seat of every game
sim-arg-out = FILE.csv

sim-progress = Games
sim-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $players ->
    [one] { $players } player
   *[other] { $players } players
 }, seeds from { $seed }
sim-bots = bots: { $bots }
sim-head-sides = Who wins
sim-head-roles = Role
sim-head-bots = Role and bot
sim-head-characters = Character
sim-all = all
sim-share = wins
sim-interval = 95 %
sim-wins = won
sim-of = of
sim-side-law = the law
sim-side-outlaws = the Outlaws
sim-side-renegade = the Renegade
sim-side-deputy = the Deputy
sim-side-player = one of the players
sim-side-nobody = nobody
sim-length = A game on average: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
 }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }
sim-speed = { $speed } games/s, { $seconds } s
sim-stopped = Stopped after { $games } of { $total } games.
sim-written = Written: { $path }

sim-bad-option = An option is written name=value, as in --option jail_until_hearts=on, not “{ $given }”.
sim-bad-out = --out writes a CSV file: name it { $path }.csv, for example.
sim-no-file = The file { $path } cannot be written: { $reason }
