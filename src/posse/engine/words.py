"""The numbers the kernel speaks in: suits, zones, verbs of an option, moments, purposes. Data only, no behaviour."""

from __future__ import annotations

from typing import Final

# Suits and ranks. A physical card is an int; `cards.py` maps it to its class, suit and rank.
SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUIT_LETTERS: Final = "SHDC"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
RANK_2: Final = 0
RANK_9: Final = 7

# Borders.
BROWN: Final = 0
BLUE: Final = 1
GREEN: Final = 2
ORANGE: Final = 3
BLACK: Final = 4  # equipment that stays
BRONZE: Final = 5  # equipment used at once
BORDERS: Final = ("brown", "blue", "green", "orange", "black", "brown")

# Roles.
SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
NO_ROLE: Final = 4
ROLE_IDS: Final = ("sheriff", "deputy", "outlaw", "renegade", "none")

# Where a seat stands: alive, in play without life (its own turn only), or out.
OUT: Final = 0
ALIVE: Final = 1
SPIRIT: Final = 2

# An option is one int: verb, card, rule (as-kind or ability), target seat, target card, number, flag.
CARD_SHIFT: Final = 6
RULE_SHIFT: Final = 15
SEAT_SHIFT: Final = 24
TCARD_SHIFT: Final = 29
NUMBER_SHIFT: Final = 38
MASK9: Final = 511
MASK5: Final = 31
MASK6: Final = 63
HAND: Final = 511  # as target card: one random card of that hand
ON_CHARACTER: Final = 3 << NUMBER_SHIFT  # cubes on (or from) the character
MUST_PAY: Final = 1 << 46  # legal only because a power will be paid for
TARGET_MASK: Final = ((1 << 46) - 1) >> SEAT_SHIFT << SEAT_SHIFT | MUST_PAY

PASS: Final = 1
END: Final = 2
PLAY: Final = 3  # a card from the hand
ANSWER: Final = 4  # a card from the hand, in answer
ABILITY: Final = 5  # a character's, an event's, or a card's in play
DRAW_DECK: Final = 6
DRAW_DISCARD: Final = 7
DRAW_FROM: Final = 8
DISCARD: Final = 9
TAKE: Final = 10
KEEP: Final = 11
GIVE: Final = 12
BUY: Final = 13
FORCE: Final = 14
TRADE: Final = 15
LOAD: Final = 16
PAY: Final = 17
NAME: Final = 18
SUIT_IS: Final = 19
COLOUR_IS: Final = 20
NUMBER_IS: Final = 21
DECLARE: Final = 22
UNDO: Final = 23
VERB_WORDS: Final = (
    "", "pass", "end", "", "", "", "draw deck", "draw discard", "draw", "discard", "take", "keep", "give",
    "buy", "force", "trade", "load", "pay", "name", "", "", "", "declare", "undo",
)  # fmt: skip

# How a card is played, or why a rule is asked for what it may be aimed at.
NORMAL: Final = 0
REPEAT: Final = 1  # again, without card, price or limit
ORDERED: Final = 2  # by another's order: limits of one's own turn do not bind
USE: Final = 3  # a thing in play, an ability or an event, on one's own initiative
DRAWING: Final = 4  # instead of the first card of phase 1
BOUGHT: Final = 5

# Moments and questions a rule may have an interest in (bits of `hooks`; some also of `hand`).
SHOOTS: Final = 1 << 0  # hears: a shot is announced, before it counts
POWER: Final = 1 << 1  # answers: the shooter may add something to his shot
SHOT: Final = 1 << 2  # answers: the target of a shot
BRAWN: Final = 1 << 3  # answers: whoever must give up an attack card
SAVE: Final = 1 << 4  # answers: whoever loses the last life
ANYTIME: Final = 1 << 5  # answers: whatever is asked of the owner
CHECKED: Final = 1 << 6  # answers: a check stands, may be made again
CANCELLED: Final = 1 << 7  # hears: a shot was cancelled
HURT: Final = 1 << 8  # hears: life is being lost, before anybody is saved
WOUNDED: Final = 1 << 9  # hears: life was lost and the loser is still in play
DYING: Final = 1 << 10  # hears: about to be out, nobody saved him
BEREFT: Final = 1 << 11  # hears: somebody is out and his cards still lie there
OUT_NOW: Final = 1 << 12  # hears: somebody is out, his cards are gone
PLAYED: Final = 1 << 13  # hears: a card was played and lies where it belongs, before its effect
PLAYED_OUT: Final = 1 << 14  # hears: a card was played and its effect is over
ANSWERED: Final = 1 << 15  # hears: a card was given in answer
QUIET: Final = 1 << 16  # hears: nothing is pending
SERVES: Final = 1 << 17  # query: other cards count as something else
FORBIDS: Final = 1 << 18  # query: may this be done
LIMIT: Final = 1 << 19  # query: a number (hand limit)
GOES: Final = 1 << 20  # query: where does a card that leaves go
REACHES: Final = 1 << 21  # query: switches off what lies before other seats
ACTS: Final = 1 << 22  # may be used in phase 2
BEYOND: Final = 1 << 23  # query: targets out of reach, if a power is paid for
TAKES_FLIPPED: Final = 1 << 24  # query: wants the cards turned for checks
FLIPS: Final = 1 << 25  # query: turns more cards for a check
OPENS: Final = 1 << 26  # hears: own turn starts (effects of events)
CHOOSES: Final = 1 << 27  # hears: own turn starts, after them: characters choose
CHECK_1: Final = 1 << 28  # hears: own turn starts: first checks
CHECK_2: Final = 1 << 29
CHECK_3: Final = 1 << 30
EVE: Final = 1 << 31  # hears: before phase 1
DRAWS: Final = 1 << 32  # hears: phase 1 begins (how many, from where); offers other ways to draw
DREW: Final = 1 << 33  # hears: a card of phase 1 was drawn
DRAWN: Final = 1 << 34  # hears: phase 1 is over
PLAY_ENDS: Final = 1 << 35  # hears: phase 2 is over
ENDS: Final = 1 << 36  # hears: the turn ends
LEAVES: Final = 1 << 37  # hears: the turn is over for somebody without life
RETURNS: Final = 1 << 38  # query: does a seat that is out take a turn
ENTERS: Final = 1 << 39  # hears: (an event) it has just been turned up
DUTY: Final = 1 << 40  # query: may phase 2 end
EXCESS_DONE: Final = 1 << 41  # hears: a card was given up in phase 3 for the hand limit
DECLARES: Final = 1 << 42  # hears: own turn starts, before anything else
SHIELDS: Final = 1 << 43  # query: does another's card have no effect on the owner
SILENCES: Final = 1 << 44  # query: (an event) switches things off everywhere
GAME_STARTS: Final = 1 << 45  # hears: before the first turn
SIDES: Final = 1 << 46  # query: on whose side a seat is
LAID: Final = 1 << 47  # hears: a card came to lie before somebody from a hand, before its other consequences
START_MASK: Final = DECLARES | OPENS | CHOOSES | CHECK_1 | CHECK_2 | CHECK_3 | EVE

# Purposes a card may serve (query `serves`) and uses that may be forbidden.
AS_ATTACK: Final = 0  # played as an attack card in the own turn
AS_DODGE: Final = 1  # given against a shot
AS_BRAWN: Final = 2  # given up where an attack card is asked for
FOR_PLAY: Final = 3
FOR_ANSWER: Final = 4
FOR_SAVE: Final = 5
FOR_COST: Final = 6
FOR_ORDER: Final = 8  # played by another's order: limits of one's own turn do not bind
FOR_USE: Final = 7  # a card in play

# What may be switched off.
ABILITY_OFF: Final = 1
TABLE_OFF: Final = 2

# Numbers asked of rules (query `number`).
HAND_LIMIT: Final = 0
LIFE_DRUNK: Final = 1
PHASE_1: Final = 2  # how many cards a spirit draws

# Why a card leaves a hand or a table.
SPENT: Final = 0  # played, answered, paid
LOST: Final = 1  # by another's doing
EXCESS: Final = 2  # hand limit
DEAD: Final = 3
CHECK: Final = 4
REPLACED: Final = 5

NOBODY: Final = -1
UNLIMITED: Final = 99
