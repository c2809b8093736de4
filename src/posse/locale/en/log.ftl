### The log of the game: one sentence a fact, who first. $card and $aim are cards as `chip` writes them; $as,
### $ability, $character, $event, $reason and $role are bare names.

## Turns, drawing

log-turn = { $player }’s turn
log-draw = { $player } drew { n-cards-obj }
log-draw-seen = { $player } drew { $card }
log-draw-from-hand = { $player } drew a card at random from { $from }’s hand
log-draw-discard = { $player } drew { $card } from the discard pile
log-jail-skip = { $player } stayed in Jail and skipped the turn
log-skip = { $player } skipped the turn: { $reason }
log-skip-owed = { $player } skipped the turn
log-reshuffle = The deck ran out: the discard pile was shuffled
log-event = New event: { $event }

## Playing

log-play = { $player } played { $card }
log-play-at = { $player } played { $card } on { $target }
log-play-as = { $player } played { $card } as { $as }
log-play-as-at = { $player } played { $card } as { $as } on { $target }
log-play-at-card = { $player } played { $card } on { $aim } in front of { $target }
log-play-as-at-card = { $player } played { $card } as { $as } on { $aim } in front of { $target }
log-lay = { $player } put { $card } in play
log-lay-at = { $player } put { $card } in front of { $target }
log-ability = { $player } used { $ability }
log-ability-at = { $player } used { $ability } on { $target }
log-ability-at-card = { $player } used { $ability } on { $aim } in front of { $target }
log-copy = { $player } took on the ability of { $character }
log-active = { $player }’s active character: { $character }
log-swap-seats = { $player } and { $target } changed seats

## Shots, answers, wounds

log-answer = { $player } answered with { $card }
log-answer-as = { $player } answered with { $card } as { $as }
log-cancelled = The shot at { $player } was canceled
log-duel-lost = { $player } lost the Duel
log-wounded = { $player } lost { n-lives }: { n-lives-left }
log-wounded-by = { $by } took { n-lives } from { $player }: { n-lives-left }
log-healed = { $player } regained { n-lives }: { $life } of { $max }
log-survived = { $player } stays in the game: { n-lives-left }
log-exploded = { $card } exploded in front of { $player }
log-passed-on = { $card } passed from { $from } to { $to }

## Checks

log-check = { $player } checked for { $reason }: { $card }
log-check-kept = { $player } chose { $card }
log-check-good = { $player }’s check for { $reason } succeeded
log-check-bad = { $player }’s check for { $reason } failed

## Cards that change place

log-discard = { $player } discarded { $card }
log-discard-many = { $player } discarded { n-cards-obj }
log-take-hand = { $player } took a card from { $from }’s hand
log-take-hand-seen = { $player } took { $card } from { $from }’s hand
log-take-table = { $player } took { $card } in front of { $from }
log-lost-hand = { $by } discarded { $card } from { $player }’s hand
log-lost-table = { $by } discarded { $card } in front of { $player }
log-store = { $player } turned up { n-cards-obj }
log-store-take = { $player } chose { $card }
log-show = { $player } showed { $card }
log-give = { $player } gave a card to { $to }
log-give-seen = { $player } gave { $card } to { $to }

## Cubes, nuggets, equipment

log-cubes = { $player } put { n-cubes } on { $card }
log-cubes-paid = { $player } paid { n-cubes } from { $card }
log-nuggets = { $player } took { n-nuggets }
log-nuggets-paid = { $player } paid { n-nuggets }
log-bought = { $player } bought { $card }: { n-nuggets }
log-bought-at = { log-bought } · { log-gear-at }
log-gear = { $player } took { $card }
log-gear-at = { $player } put { $card } in front of { $target }
log-forced = { $player } made { $target } discard { $card }: { n-nuggets }
log-traded = { $player } traded { $card } for { n-nuggets }

## Roles, the end

log-role = { $player }’s role: { $role }
log-declared-crime = { $player } declared: “Crime is defeated!”
log-declared-law = { $player } declared: “The law is dead!”
log-eliminated = { $player } is eliminated. Role: { $role }
log-eliminated-by = { $by } eliminated { $player }. Role: { $role }
log-out = { $player } is eliminated
log-out-by = { $by } eliminated { $player }
log-returned = { $player } is back in the game
log-visit = { $player } plays this turn as a ghost
log-left = { $player } left the game
log-reward = { $player } drew a reward of { n-cards-obj }
log-penalty = { $player } paid the penalty and discarded everything
log-over-law = The law wins
log-over-outlaws = The Outlaws win
log-over-renegade = The Renegade wins
log-over-player = Winner: { $names }
log-over-nobody = Nobody wins

## How it ended

log-why-law = The Sheriff is alive, every Outlaw and every Renegade is out.
log-why-outlaws = The Sheriff is out.
log-why-renegade = The Sheriff was the last one out: nobody but the Renegade is left.
log-why-hunter = Whoever brings down the prey wins.
log-why-last = Nobody else is left.
log-why-player = The other player has no character left.
log-why-nobody = Nobody is left.
log-turning-point = Turning point, turn { $turn }: { $what }
log-turning-never = No turning point: the winners were ahead from the first turn on
log-turning-last = No turning point: it was decided only at the very end

## Since your last turn, in three lines at most

log-since = Since your last turn: { $what }
log-since-nothing = nothing happened to you
log-since-lost = you lost { n-lives }
log-since-lost-by = { log-since-lost } ({ $names })
log-since-gone = gone: { $cards }
log-since-laid = laid in front of you: { $cards }
log-since-hand = taken from your hand: { n-cards }
log-since-out = Out: { $names }
log-since-who = { $player } ({ $role })
