### The first lesson. $mara, $tom and $ivanka are names of players.

lesson-roles = You are the Sheriff: your star lies open, and everybody knows it. Two Outlaws want you out of the game, and a Renegade wants to outlast everybody. Get rid of all three, and you win.
lesson-distance = Distance is counted around the table, the shorter way. { $mara } and { $ivanka } sit next to you: distance 1. { $tom } sits across the table: distance 2. Your Colt reaches only 1.
lesson-bang = Bang! is a shot at somebody within your reach. Choose the card, then its target: { $mara }.
lesson-wait-missed = { $mara } must answer with a Missed!, or lose 1 life.
lesson-missed = A Missed! cancels the shot. And you may play only one Bang! a turn, so a second try has to wait.
lesson-weapon = You need a better weapon. The Schofield reaches 2: put it in play, and { $tom } is within your reach too.
lesson-barrel = Blue cards stay in front of you. Put the Barrel in play as well: it may save you from a shot.
lesson-end = That is all for now. End your turn; the cards in your hand stay with you.
lesson-wait-mara = Now the others play, clockwise. Keep an eye on the log.
lesson-use-barrel = { $mara } is shooting at you! The red ticket says what is asked of you. Try the Barrel first: it costs nothing.
lesson-heart = That was a check: the top card of the deck is turned up. It is a heart, and so the Barrel canceled the shot.
lesson-wait-tom = { $tom } is next. The Remington over there reaches 3.
lesson-barrel-again = Another shot. The Barrel may help once against each shot: try it.
lesson-use-missed = A spade: the check failed. But there is a Missed! in your hand. Answer with it.
lesson-wait-jail = { $tom } put { $ivanka } in Jail. Before drawing cards, { $ivanka } must make a check: only a heart opens the Jail.
lesson-jail = No heart: { $ivanka } skips the turn, and the Jail is discarded. Now it is your turn, and you have drawn your 2 cards already.
lesson-beer = You have 3 lives of 5. A Beer brings one back.
lesson-reach = { $tom } is at distance 2, and your Schofield reaches that far. Shoot!
lesson-wait-hit = Is there a Missed! over there?
lesson-gatling = A hit: now each of them has 1 life left. And you hold the Gatling: it shoots at all others, at any distance, and it does not count as your Bang! of this turn.
lesson-wait-end = Each of them needs a Missed! …
lesson-won = All three are out, and the law wins! For each Outlaw you eliminated, you drew a reward of 3 cards as well. That is the whole game: time to play a real one.
lesson-not-now = A fair idea, but the lesson goes another way. Choose what the teacher asks for.
