"""What one player sees of a game, and games as that player may imagine them. The only door to hidden information.

`view` is plain data, fit for JSON: cards and things by the text of records, seats and players by their numbers.
`determinize` is a copy in which everything this player cannot see is dealt anew; whoever searches, searches there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from posse.engine import rng
from posse.engine.cards import BORDER, BOXES, KIND, RULES, card_text
from posse.engine.choice import Ask, Pick, Tell
from posse.engine.core import EventRule
from posse.engine.notation import option_text, seat_name
from posse.engine.turn import PHASES, S_PLAY, Turn
from posse.engine.words import (
    BLACK,
    CARD_SHIFT,
    MASK5,
    MASK9,
    ROLE_IDS,
    RULE_SHIFT,
    SEAT_SHIFT,
)

if TYPE_CHECKING:
    from posse.engine.core import Frame
    from posse.engine.game import Game

View = dict[str, Any]

STANDINGS: Final = ("out", "alive", "spirit")
TRIES: Final = 256  # deals to find one in which the same is asked
NO_ONE: Final = -1  # as player: sees what is public


# -- what a player sees -----------------------------------------------------------------------------------------------


def view(g: Game, player: int | None = None) -> View:
    """What this player sees; None: what everybody at the table sees."""
    me = NO_ONE if player is None else player
    return {
        "player": player,
        "setup": {
            "mode": g.setup.mode,
            "boxes": list(g.setup.boxes),
            "rulebook": g.setup.rulebook,
            "options": dict(g.setup.options),
        },
        "players": [_player(g, p, me) for p in range(len(g.hands))],
        "seats": [_seat(g, seat, me) for seat in range(g.seats)],
        "places": list(g.places),
        "distances": [[_distance(g, a, b) for b in range(g.seats)] for a in range(g.seats)],
        "hand": card_texts(g.hands[me]) if me >= 0 else [],
        "deck": len(g.deck),
        "discard": {"count": len(g.discard), "top": card_text(g.discard[-1]) if g.discard else None},
        "apart": card_texts(list(g.apart[::2])),
        "aside": len(g.aside),
        "events": [_events(g, deck) for deck in (0, 1)],
        "equipment": {
            "row": card_texts(list(g.row)),
            "pile": sum(1 for card in g.equipment if card >= 0),
            "used": card_texts([~card for card in g.equipment if card < 0]),
        },
        "cube_supply": g.cube_supply(),
        "turn": g.turn,
        "turn_count": g.turn_count,
        "phase": phase(g),
        "direction": g.direction,
        "bangs": {"played": g.bangs, "limit": g.bang_limit(g.turn)},
        "must_play": card_text(g.duty_card) if g.duty_card in g.hand_of(g.turn) else None,
        "stack": [_frame(g, frame, me) for frame in g.stack if not isinstance(frame, Tell)],
        "decision": _decision(g, me),
        "over": bool(g.over),
        "winners": sorted({g.owner[seat] for seat in g.winners}),
        "side": g.mode.side_name(g) if g.over else None,
        **g.mode.shown(g, me),
    }


def card_texts(cards: list[int]) -> list[str]:
    return [card_text(card) for card in cards]


def phase(g: Game) -> str:
    """Where the turn stands: turn_start, draw, play, discard, end."""
    turn = g.stack[0] if g.stack else None
    if not isinstance(turn, Turn):
        return PHASES[0]
    if len(g.stack) > 1 and g.stack[1].kind in ("draw", "discard"):
        return g.stack[1].kind
    at = turn.at
    if at > 0 and len(g.stack) > 1 and at != S_PLAY:
        at -= 1  # the step that is being done is the one before the next
    return PHASES[at]


def sees_hand(g: Game, player: int, other: int) -> bool:
    """Does this player see the hand of the other?"""
    return player == other or hands_open(g)


def hands_open(g: Game) -> bool:
    for rule in g.event_rules:
        if isinstance(rule, EventRule) and rule.open_hands:
            return True
    return False


def knows_role(g: Game, player: int, seat: int) -> bool:
    return g.role_open[seat] == 1 or g.owner[seat] == player


def _distance(g: Game, viewer: int, seat: int) -> int:
    return g.distance(viewer, seat) if viewer != seat and g.in_play(viewer) and g.in_play(seat) else 0


def _player(g: Game, p: int, me: int) -> dict[str, object]:
    found: dict[str, object] = {
        "name": g.setup.names[p],
        "seats": [seat for seat in range(g.seats) if g.owner[seat] == p],
        "hand_count": len(g.hands[p]),
        "nuggets": g.nuggets[p],
        "active": g.active[p],
    }
    if sees_hand(g, me, p):
        found["hand"] = card_texts(g.hands[p])
    return found


def _seat(g: Game, seat: int, me: int) -> dict[str, object]:
    aspect = g.aspects[seat]
    return {
        "player": g.owner[seat],
        "name": seat_name(g, seat),
        "role": ROLE_IDS[g.role[seat]] if knows_role(g, me, seat) else None,
        "role_open": g.role_open[seat] == 1,
        "character": rule_id(g.character[seat]),
        "abilities": [RULES[n].id for n in (g.character[seat], *g.worn[seat]) if n >= 0],
        "silenced": aspect.silent,
        "standing": STANDINGS[g.here[seat]],
        "life": g.life[seat],
        "max_life": g.max_life[seat],
        "hand_count": len(g.hand_of(seat)),
        "hand_limit": g.hand_limit(seat),
        "nuggets": g.nuggets[g.owner[seat]],
        "cubes": g.cubes[seat],
        "table": [_card_in_play(g, card) for card in g.tables[seat]],
        "skips": g.skips[seat],
        "reach": aspect.reach,
        "in_reach": _reached(g, seat),
    }


def _card_in_play(g: Game, card: int) -> dict[str, object]:
    return {
        "card": card_text(card),
        "cubes": g.load.get(card, 0),
        "ready": card not in g.fresh,
        "equipment": BORDER[card] >= BLACK,
    }


def _reached(g: Game, seat: int) -> list[int]:
    """The seats an attack from here could be aimed at, for its reach alone."""
    if not g.in_play(seat):
        return []
    return sorted({(code >> SEAT_SHIFT & MASK5) - 1 for code in g.in_reach(seat)})


def rule_id(n: int) -> str | None:
    return RULES[n].id if n >= 0 else None


def _events(g: Game, deck: int) -> dict[str, object]:
    """The first deck lies face up: its next card is known, and no other (EV-2). The second lies face down."""
    coming = g.event_deck[deck]
    return {
        "now": rule_id(g.event[deck]),
        "next": rule_id(coming[-1]) if coming and deck == 0 else None,
        "left": len(coming),
        "past": [RULES[n].id for n in g.event_past[deck]],
    }


def _frame(g: Game, frame: Frame, me: int) -> dict[str, object]:
    """What is being resolved: by whose doing, whom it concerns, with which card, for which rule."""
    by, card, n = frame.about()
    target = -1
    for name in ("target", "seat"):
        if name in frame.FIELDS:
            target = getattr(frame, name)
            break
    found: dict[str, object] = {
        "kind": frame.kind or type(frame).__name__.lower(),
        "by": by if by >= 0 else None,
        "target": target if target >= 0 else None,
        "card": card_text(card) if card >= 0 else None,
        "rule": rule_id(n),
    }
    knower = frame.secret_of()
    mine = knower >= 0 and g.owner[knower] == me
    if knower < 0:
        cards = frame.holds()
    else:
        cards = frame.secrets() if mine else []
    if cards:
        found["cards"] = card_texts(cards)
    if frame.characters():
        found["characters"] = [RULES[n].id for n in frame.characters()]
    if mine and isinstance(frame, Pick):
        found["picked"] = card_texts(frame.picks)
    return found


def _decision(g: Game, me: int) -> dict[str, object] | None:
    """Who is asked; what may be chosen is told to the one who is asked alone."""
    if g.asked < 0:
        return None
    frame = g.stack[-1]
    by, card, n = frame.about()
    found: dict[str, object] = {
        "seat": g.asked,
        "player": g.owner[g.asked],
        "kind": frame.kind,
        "by": by if by >= 0 else None,
        "card": card_text(card) if card >= 0 else None,
        "rule": rule_id(n),
    }
    if g.owner[g.asked] == me:
        found["options"] = [option_text(g, code) for code in g.codes]
        found["codes"] = list(g.codes)
        found["can_undo"] = g.can_undo()
    return found


# -- games as a player may imagine them -------------------------------------------------------------------------------


class Redealt:
    """Hands before and after they were dealt anew, place by place: for frames that name cards of a hand."""

    def __init__(self, g: Game, player: int) -> None:
        self.g = g
        self.before: list[list[int]] = [hand.copy() for hand in g.hands]
        self.after: list[list[int]] = [hand.copy() for hand in g.hands]
        self.unseen: list[bool] = [not sees_hand(g, player, p) for p in range(len(g.hands))]
        self.known = revealed(g)

    def is_hidden(self, seat: int) -> bool:
        """Was the hand of this seat dealt anew?"""
        return self.unseen[self.g.owner[seat]]

    def cards(self, seat: int, cards: list[int]) -> list[int]:
        """The cards that now lie where these lay in the hand of this seat; those that lay elsewhere are the same."""
        p = self.g.owner[seat]
        if not self.unseen[p]:
            return cards
        before = self.before[p].copy()
        found: list[int] = []
        for card in cards:
            if card in before:
                at = before.index(card)
                before[at] = -1
                found.append(self.after[p][at])
            else:
                found.append(card)
        return found

    def copies(self, seat: int, cards: list[int]) -> dict[int, int]:
        """Which card stands for which; in order, so that options stay in the order of their cards."""
        held = both(cards, self.before[self.g.owner[seat]])
        found = {card: card for card in cards}
        found.update(zip(held, sorted(self.cards(seat, held)), strict=True))
        return found

    def pool(self, pick: Pick) -> list[int]:
        """What may be picked of the new hand, and what could be picked before and is no secret."""
        p = self.g.owner[pick.seat]
        old = [*pick.rest, *pick.picks]
        if not self.told(pick):
            return self.cards(pick.seat, old)
        free = minus(self.before[p], self.known[p])
        new = minus(self.after[p], self.known[p])
        return minus(old, free) + [card for card in new if self.fits(pick, card)]

    def told(self, pick: Pick) -> bool:
        """Does its rule tell which cards of a hand may be picked? Else those must stay of their kinds."""
        free = minus(self.before[self.g.owner[pick.seat]], self.known[self.g.owner[pick.seat]])
        wanted = [card for card in free if self.fits(pick, card)]
        return sorted(both(free, [*pick.rest, *pick.picks])) == sorted(wanted)

    def fits(self, pick: Pick, card: int) -> bool:
        return pick.rule < 0 or RULES[pick.rule].choosable(self.g, pick.seat, card)


def minus(cards: list[int], others: list[int]) -> list[int]:
    """These cards without those, each copy for one copy."""
    left = others.copy()
    found: list[int] = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            found.append(card)
    return found


def both(cards: list[int], others: list[int]) -> list[int]:
    """The cards in both lists, each copy for one copy."""
    return minus(cards, minus(cards, others))


def determinize(g: Game, player: int | None, seed: int) -> Game:
    """The game as it could be for all this player sees: everything else is dealt anew, chance starts from `seed`.

    What another player is asked may depend on his cards: then only deals count in which he is asked the same.
    """
    me = NO_ONE if player is None else player
    state = rng.start(seed)
    for _ in range(TRIES):
        o = g.copy_bare()
        o.secret = b""
        o.counter = 0
        o.rng = state
        o.fate = ()
        _imagine(o, me)
        if _asks_the_same(o, g, me):
            return o
        state = rng.start(o.rng)
    raise AssertionError("nothing fits what is seen")


def _imagine(o: Game, me: int) -> None:
    """Deal everything anew that this player does not see."""
    _imagine_characters(o, me)
    o.mode.imagine(o, me)
    _imagine_events(o)
    _imagine_equipment(o)
    _imagine_cards(o, me)


def _asks_the_same(o: Game, g: Game, me: int) -> bool:
    """List the options of another player anew, and see whether the same frame still asks him."""
    for frame in o.stack:
        if isinstance(frame, Ask) and not RULES[frame.rule].could_ask(o, frame):
            return False
    if o.asked < 0 or o.owner[o.asked] == me:
        return True
    top = o.stack[-1]
    o.asked = -1
    top.step(o)
    return o.asked == g.asked and len(o.stack) == len(g.stack) and o.stack[-1] is top


def _imagine_characters(o: Game, me: int) -> None:
    """What lies face down is any character that is nowhere to be seen; only who is offered it knows it."""
    known = [False] * o.seats
    for frame in o.stack:
        if isinstance(frame, Ask) and o.owner[frame.seat] == me and _offers(frame, o.second[frame.seat]):
            known[frame.seat] = True
    seen = set(o.character)
    for frame in o.stack:
        seen.update(frame.characters())
    for seat in range(o.seats):
        seen.update(o.worn[seat])
        if known[seat]:
            seen.add(o.second[seat])
    pool = sorted(c.n for box in BOXES if box.id in o.setup.boxes for c in box.characters if c.n not in seen)
    o.shuffle(pool)
    dealt = list(o.second)
    for seat in range(o.seats):
        if dealt[seat] >= 0 and not known[seat] and pool:
            dealt[seat] = pool.pop()
            for frame in o.stack:
                if isinstance(frame, Ask) and frame.seat == seat:
                    frame.options = [_offer(code, o.second[seat], dealt[seat]) for code in frame.options]
    o.second = tuple(dealt)


def _offers(ask: Ask, n: int) -> bool:
    return n >= 0 and any((code >> RULE_SHIFT & MASK9) - 1 == n for code in ask.options)


def _offer(code: int, old: int, new: int) -> int:
    """The same option with another rule in place of the old one."""
    if (code >> RULE_SHIFT & MASK9) - 1 != old:
        return code
    return code & ~(MASK9 << RULE_SHIFT) | (new + 1) << RULE_SHIFT


def _imagine_events(o: Game) -> None:
    """Of the deck that lies face up the next event is known; the last ones stay at the bottom."""
    first = list(o.event_deck[0])
    shown = [first.pop()] if first else []
    o.event_deck = ((*o.order_events(sorted(first)), *shown), o.order_events(sorted(o.event_deck[1])))


def _imagine_equipment(o: Game) -> None:
    hidden = sorted(card for card in o.equipment if card >= 0)
    o.shuffle(hidden)
    o.equipment = (*(card for card in o.equipment if card < 0), *hidden)


def _imagine_cards(o: Game, me: int) -> None:
    """Deck, the discard pile below its top, what lies aside, unseen hands, cards another looks at: all in one heap."""
    if o.duty_card not in o.hand_of(o.turn):
        o.duty_card = -1  # done with, and nobody's business when it is drawn again
    new = Redealt(o, me)
    looking = [f for f in o.stack if f.secret_of() >= 0 and o.owner[f.secret_of()] != me and f.holds()]
    heap = o.deck + o.discard[:-1] + list(o.aside)
    for frame in looking:
        heap.extend(frame.holds())
    for p in range(len(o.hands)):
        if new.unseen[p]:
            heap.extend(minus(new.before[p], new.known[p]))
    heap.sort()
    o.shuffle(heap)
    for p in range(len(o.hands)):
        if new.unseen[p]:
            _deal_hand(o, new, p, heap)
    for frame in looking:
        frame.deal_secrets([heap.pop() for _ in frame.holds()])
    o.aside = tuple([heap.pop() for _ in o.aside])
    o.discard = [heap.pop() for _ in o.discard[:-1]] + o.discard[-1:]
    o.deck = heap
    for frame in o.stack:
        frame.redealt(new)


def _deal_hand(o: Game, new: Redealt, p: int, heap: list[int]) -> None:
    """A hand from the heap, with the cards that are known to be in it, and enough of those its player is asked for."""
    hand = new.after[p]
    known = new.known[p].copy()
    open_places: list[int] = []
    for i in range(len(hand)):
        if hand[i] in known:
            known.remove(hand[i])
        else:
            open_places.append(i)
    for frame in o.stack:
        if isinstance(frame, Ask):
            for seat, kind in RULES[frame.rule].implies(o, frame):
                if o.owner[seat] == p and all(KIND[card] != kind for card in new.known[p]):
                    at = _first(heap, [card for card in heap if KIND[card] == kind])
                    hand[open_places.pop()] = heap.pop(at)
        if isinstance(frame, Ask) and o.owner[frame.seat] == p:
            cards = sorted({(code >> CARD_SHIFT & MASK9) - 1 for code in frame.options})
            _keep_kinds(hand, open_places, cards, heap)
        elif isinstance(frame, Pick) and frame.known and o.owner[frame.seat] == p:
            old = [*frame.rest, *frame.picks]
            if not new.told(frame):
                _keep_kinds(hand, open_places, old, heap)
            elif not all(new.fits(frame, card) for card in heap):
                free = minus(new.before[p], new.known[p])
                for _ in range(frame.need - len(minus(old, free))):
                    at = _first(heap, [card for card in heap if new.fits(frame, card)])
                    if at >= 0 and open_places:
                        hand[open_places.pop()] = heap.pop(at)
    for i in open_places:
        hand[i] = heap.pop()
    o.hands[p] = sorted(hand)


def _keep_kinds(hand: list[int], places: list[int], cards: list[int], heap: list[int]) -> None:
    """Whoever sees what is asked knows the kinds of these cards of the hand, but not which copies they are."""
    for card in cards:
        for i in places:
            if hand[i] == card:
                at = _first(heap, [other for other in heap if KIND[other] == KIND[card]])
                hand[i] = heap.pop(at)
                places.remove(i)
                break


def _first(heap: list[int], wanted: list[int]) -> int:
    return heap.index(wanted[-1]) if wanted else -1


def revealed(o: Game) -> list[list[int]]:
    """By player: cards that everybody knows to be in that hand."""
    found: list[list[int]] = [[] for _ in o.hands]
    for frame in o.stack:
        for card in frame.revealed():
            if card in o.hand_of(frame.about()[0]):
                found[o.owner[frame.about()[0]]].append(card)
    if o.duty_card in o.hand_of(o.turn):
        found[o.owner[o.turn]].append(o.duty_card)
    return found


__all__ = ["Redealt", "View", "determinize", "hands_open", "knows_role", "phase", "sees_hand", "view"]
