"""Random games that look for errors: what must hold at every decision of every game, whatever the boxes and the mode.

`fuzz_game(seed)` plays one game, set-up and choices following from the seed, and tells how it ended; what does not hold
is a `Finding` with the seed and the record. `scripts/fuzz.py` plays thousands, the tests a few hundred.
"""

from __future__ import annotations

import json
import random
import traceback
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from posse import modes, record, snapshot
from posse.deal import find_boxes, new_game, option_specs
from posse.engine.cards import BORDER, card_text
from posse.engine.choice import WOUND_SIZE, Volley
from posse.engine.decision import IllegalMove
from posse.engine.fight import Out, Wound
from posse.engine.notation import seat_names
from posse.engine.reasons import SENTENCES
from posse.engine.recorder import Recorder
from posse.engine.setup import RULEBOOKS, SetupError
from posse.engine.state import PLAIN
from posse.engine.table import MOST_CUBES
from posse.engine.view import hands_open
from posse.engine.words import ALIVE, BLACK, CARD_SHIFT, END, MASK9, OUT, PASS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from posse.engine.game import Game

MOST_DECISIONS: Final = 20_000
OTHERS: Final = frozenset(card for card, border in enumerate(BORDER) if border >= BLACK)  # no playing cards
AHEAD: Final = 12  # decisions that copies are played on


class WrongError(AssertionError):
    """Something does not hold; the sentence says what."""


@dataclass
class Outcome:
    """How one game went; `trouble` is empty if all held."""

    seed: int
    mode: str = ""
    players: int = 0
    boxes: tuple[str, ...] = ()
    side: str = ""
    turns: int = 0
    decisions: int = 0
    checks: int = 0
    undone: int = 0
    trouble: str = ""
    record: str = ""


class Finding(AssertionError):
    """A game in which something did not hold."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome
        super().__init__(f"seed {outcome.seed}: {outcome.trouble}\n{outcome.record}")


@dataclass
class Plan:
    """What is played: everything random unless said otherwise."""

    least: int = 2
    most: int = 8
    boxes: Sequence[str] | None = None
    mode: str | None = None
    thorough: float = 0.02  # the share of decisions that are looked at closely
    options: bool = True  # options of the house at random
    unfinished: bool = False


@dataclass
class Run:
    """One game under attack."""

    seed: int
    plan: Plan
    lines: list[str] = field(default_factory=list)
    outcome: Outcome = field(init=False)

    def __post_init__(self) -> None:
        self.rng = random.Random(f"posse {self.seed}")
        self.outcome = Outcome(self.seed)

    # -- set-up -----------------------------------------------------------------------------------------------

    def deal(self) -> Game:
        """A random set-up that can be played."""
        rng, plan = self.rng, self.plan
        known = [b.id for b in find_boxes("all", plan.unfinished)]
        for _ in range(200):
            players = rng.randint(plan.least, plan.most)
            able = [m.id for m in modes.MODES.values() if m.least <= players <= m.most]
            if plan.mode is not None:
                able = [id for id in able if id == plan.mode]
            if not able:
                continue
            mode = rng.choice(able)
            boxes = list(plan.boxes or ()) or self.some(known)
            rulebook = rng.choice(RULEBOOKS)
            options: dict[str, object] = {}
            if plan.options and rng.random() < 0.6:
                for spec in option_specs():
                    if rng.random() < 0.25:
                        options[spec.name] = rng.choice(spec.values)
            seed: int | str = rng.randrange(1 << 40)
            if rng.random() < 0.1:
                seed = f"{rng.randrange(1 << 256):064x}"
            try:
                game = new_game(
                    players, boxes, mode, rulebook, options, seed=seed, unfinished=plan.unfinished
                )
            except SetupError:
                continue
            outcome = self.outcome
            outcome.mode, outcome.players, outcome.boxes = mode, players, tuple(game.setup.boxes)
            changed = {k: v for k, v in game.setup.options.items() if k in options}
            self.lines.append(
                f"# {players} players, {mode}, {' '.join(game.setup.boxes)}, {rulebook}, {seed}, {changed}"
            )
            return game
        raise WrongError("no set-up could be found that can be played")

    def some(self, boxes: list[str]) -> list[str]:
        """Few boxes, many, or all."""
        share = self.rng.choice((0.0, 0.25, 0.5, 1.0))
        return [id for id in boxes if id != "base" and self.rng.random() < share] or ["base"]

    # -- play -------------------------------------------------------------------------------------------------

    def play(self) -> None:
        rng = self.rng
        game = self.deal()
        cards = Counter(all_cards(game))
        idle = rng.choice((0.0, 0.0, 0.15, 0.5))  # how often the one at turn or asked does nothing
        before: list[Game] = []  # as it was, by the number of choices made
        while game.asked >= 0:
            outcome = self.outcome
            outcome.decisions += 1
            if outcome.decisions > MOST_DECISIONS:
                raise WrongError(f"no end after {MOST_DECISIONS} decisions")
            check_cards(game, cards)
            check_life(game)
            check_options(game)
            if rng.random() < self.plan.thorough:
                outcome.checks += 1
                self.look_closely(game, cards)
            recorder = game.recorder
            assert recorder is not None
            made = len(recorder.choices)
            del before[made:]
            before.append(game.copy())
            code = self.choice(game, idle)
            decision = game.decision
            assert decision is not None
            self.lines.append(f"{decision.name}: {decision.texts[game.codes.index(code)]}")
            game.choose_code(code)
            if game.can_undo() and rng.random() < 0.3:
                self.take_back(game, before)
        check_cards(game, cards)
        check_over(game)
        check_views(game, self.rng, cards)
        check_record(game)
        result = game.result
        assert result is not None
        self.outcome.side = result.side
        self.outcome.turns = game.turn_count

    def choice(self, game: Game, idle: float) -> int:
        if game.codes[-1] in (PASS, END) and self.rng.random() < idle:
            return game.codes[-1]
        return self.rng.choice(game.codes)

    def take_back(self, game: Game, before: list[Game]) -> None:
        """Back to a choice made before: then all is as it was."""
        game.undo()
        recorder = game.recorder
        assert recorder is not None
        self.outcome.undone += 1
        self.lines.append(f"{game.setup.names[game.owner[game.asked]]}: undo")
        then = before[len(recorder.choices)]
        if parts(game) != parts(then):
            same(position(game), position(then), "undo does not lead back to the same position")

    def look_closely(self, game: Game, cards: Counter[int]) -> None:
        check_derived(game)
        check_copies(game, self.rng)
        check_saving(game, self.rng)
        check_refusals(game)
        check_reasons(game)
        check_views(game, self.rng, cards)


def fuzz_game(seed: int, plan: Plan | None = None) -> Outcome:
    """Play one game, look at everything; what goes wrong stands in the outcome."""
    run = Run(seed, plan or Plan())
    try:
        run.play()
    except WrongError as error:
        run.outcome.trouble = str(error)
    except Exception:
        run.outcome.trouble = traceback.format_exc()
    if run.outcome.trouble:
        run.outcome.record = "\n".join(run.lines)
    return run.outcome


def must_hold(seed: int, plan: Plan | None = None) -> Outcome:
    """The same for tests: what goes wrong is raised."""
    outcome = fuzz_game(seed, plan)
    if outcome.trouble:
        raise Finding(outcome)
    return outcome


# -- what must hold ---------------------------------------------------------------------------------------------------


def same(found: object, wanted: object, what: str) -> None:
    if found != wanted:
        raise WrongError(f"{what}:\n{difference(str(found), str(wanted))}")


def difference(a: str, b: str) -> str:
    """Where two long texts part."""
    at = next((i for i in range(min(len(a), len(b))) if a[i] != b[i]), min(len(a), len(b)))
    start = max(0, at - 120)
    return f"  … {a[start : at + 160]}\n  … {b[start : at + 160]}"


def all_cards(g: Game) -> list[int]:
    """Every card there is, wherever it lies: piles, hands, tables, and frames that hold some."""
    cards = [*g.deck, *g.discard, *g.apart[::2], *g.aside]
    for row in (*g.hands, *g.tables):
        cards.extend(row)
    for frame in g.stack:
        cards.extend(frame.holds())
    cards.extend(card if card >= 0 else ~card for card in g.equipment)
    cards.extend(card for card in g.row if card >= 0)
    return cards


def position(g: Game) -> str:
    """Everything that makes this position different from another, as it is now."""
    return str(parts(g))


def parts(g: Game) -> tuple[object, object]:
    """The same to be compared at once: what changes in the game changes here."""
    state = [(name, _settled(getattr(g, name))) for name in PLAIN]
    stack = [(type(f).__name__, [(n, getattr(f, n)) for n in f.FIELDS]) for f in g.stack]
    return stack, state


def _settled(value: object) -> object:
    return sorted(value.items()) if isinstance(value, dict) else value


def check_cards(g: Game, cards: Counter[int]) -> None:
    """No card is lost or doubled; hands are sorted; equipment lies where equipment may lie."""
    if sorted(all_cards(g)) != sorted(cards.elements()):
        found = Counter(all_cards(g))
        lost = [card_text(c) for c in (cards - found).elements()]
        more = [card_text(c) for c in (found - cards).elements()]
        raise WrongError(f"cards lost: {lost}, cards too many: {more}")
    for p, hand in enumerate(g.hands):
        if hand != sorted(hand):
            raise WrongError(f"the hand of player {p} is not sorted: {hand}")
    for pile in (*g.hands, g.deck, g.discard):
        if not OTHERS.isdisjoint(pile):
            raise WrongError("equipment among the playing cards")
    for card, cubes in g.load.items():
        if not 0 <= cubes <= MOST_CUBES or not any(card in table for table in g.tables):
            raise WrongError(f"{cubes} cubes on {card_text(card)}")
    if g.cube_supply() < 0 or any(not 0 <= n <= MOST_CUBES for n in g.cubes) or min(g.nuggets) < 0:
        raise WrongError(f"cubes {g.cubes}, {g.cube_supply()} left, nuggets {g.nuggets}")


def check_life(g: Game) -> None:
    """Nobody has more life than may be; whoever has none is being saved, or out, or in play without."""
    dying = {f.seat for f in g.stack if isinstance(f, Wound | Out)}
    for frame in g.stack:
        if isinstance(frame, Volley):
            dying.update([*frame.dying[::WOUND_SIZE], *frame.dead[::2]])
    for seat in range(g.seats):
        if g.life[seat] > g.max_life[seat]:
            raise WrongError(f"seat {seat} has {g.life[seat]} of {g.max_life[seat]} lives")
        if g.here[seat] == ALIVE and g.life[seat] <= 0 and g.max_life[seat] and seat not in dying:
            raise WrongError(f"seat {seat} is alive with {g.life[seat]} lives")
        if g.here[seat] == OUT and g.life[seat] != 0 and g.mode.id in ("standard", "three"):
            raise WrongError(f"seat {seat} is out with {g.life[seat]} lives")
        if g.here[seat] == OUT and g.asked == seat and g.stack[-1].kind not in ("discard_order", "share"):
            raise WrongError(f"seat {seat} is out and asked: {g.stack[-1].kind}")


def check_options(g: Game) -> None:
    """There are some, each once, each with a text of its own that finds it."""
    codes = g.codes
    if not codes:
        raise WrongError("nothing can be chosen")
    if len(set(codes)) < len(codes):
        raise WrongError(f"the same option twice: {codes}")
    decision = g.decision
    if decision is None:
        raise WrongError("asked, and no decision")
    texts = decision.texts
    if len(set(texts)) < len(texts):
        twice = [text for text, count in Counter(texts).items() if count > 1]
        raise WrongError(f"different options with the same text: {twice}")
    for code, text in zip(codes, texts, strict=True):
        if g.find(text) != code:
            raise WrongError(f"the text {text!r} finds another option")
    if not decision.kind:
        raise WrongError(f"a decision without a kind: {type(g.stack[-1]).__name__}")


def derived(g: Game) -> list[object]:
    """What is derived, as plain data."""
    return [
        [
            ([r.n for r in a.rules], a.mask, a.far, a.near, a.reach, a.bangs, a.silent)
            for a in g.aspects
        ],
        g.mask, [r.n for r in g.event_rules], g.event_mask, g.any_mask, g.one_suit, g.flat, g.ring,
        [[g.distance(a, b) for b in g.ring] for a in g.ring],
        [g.in_reach(seat) for seat in g.ring],
        [g.others(seat) for seat in g.ring],
        [[g.cards_at(seat), g.cards_at(seat, True)] for seat in g.ring],
    ]  # fmt: skip


def check_derived(g: Game) -> None:
    """What is kept is what would be found anew."""
    fresh = g.copy()
    fresh.refresh_all()
    same(derived(g), derived(fresh), "derived data (kept, found anew)")


def walk(g: Game, rng: random.Random, steps: int) -> list[str]:
    """Play on at random; the positions on the way."""
    found: list[str] = []
    for _ in range(steps):
        if g.asked < 0:
            break
        g.answer(rng.choice(g.codes))
        found.append(position(g))
    return found


def check_copies(g: Game, rng: random.Random) -> None:
    """A copy is equal, plays on like its original, and leaves it alone."""
    before = position(g)
    one, two = g.copy(), g.copy()
    same(position(one), before, "the copy is different")
    seed = rng.random()
    first = walk(one, random.Random(seed), AHEAD)
    same(position(g), before, "playing on a copy changed the original")
    same(walk(two, random.Random(seed), AHEAD), first, "two copies do not play on alike")
    # again, with a copy made anew before each choice
    three = g.copy()
    way = random.Random(seed)
    for there in first:
        three = three.copy()
        three.answer(way.choice(three.codes))
        same(position(three), there, "a copy of a copy does not play on alike")


def check_saving(g: Game, rng: random.Random) -> None:
    """What was saved and loaded is the same position and plays on alike."""
    loaded = snapshot.load(snapshot.dump(g))
    same(position(loaded), position(g), "loaded from a snapshot")
    same(derived(loaded), derived(g), "derived data after loading")
    same(snapshot.fingerprint(loaded), snapshot.fingerprint(g), "fingerprint after loading")
    seed = rng.random()
    there = walk(g.copy(), random.Random(seed), AHEAD)
    same(walk(loaded, random.Random(seed), AHEAD), there, "the loaded game does not play on alike")


def check_refusals(g: Game) -> None:
    """What is not legal is refused with a sentence and changes nothing."""
    before = position(g)
    for wrong in ("nonsense", "", "bang > nobody", -1, len(g.codes), 1 << 60):
        try:
            g.choose(wrong)
        except IllegalMove as error:
            if not str(error):
                raise WrongError(f"no sentence for {wrong!r}") from error
        else:
            raise WrongError(f"{wrong!r} was not refused")
    same(position(g), before, "a refused choice changed something")


def check_reasons(g: Game) -> None:
    """Every card of every hand and table is either offered or has a reason that can be said."""
    for player, hand in enumerate(g.hands):
        cards = set(hand)
        for seat in range(g.seats):
            if g.owner[seat] == player:
                cards.update(g.tables[seat])
        asked = g.owner[g.asked] == player
        offered = {(code >> CARD_SHIFT & MASK9) - 1 for code in g.codes} if asked else set()
        for card in cards:
            reason = g.why_not(card, player)
            if reason is None:
                if not asked:
                    raise WrongError(f"no reason for {card_text(card)} of player {player}, who is not asked")
            elif card in offered and card in hand:
                raise WrongError(f"{card_text(card)} is offered, yet: {reason}")
            elif reason.key not in SENTENCES or "{" in str(reason):
                raise WrongError(f"a reason that cannot be said: {reason!r}")


def check_views(g: Game, rng: random.Random, cards: Counter[int]) -> None:
    """A view is JSON; what is imagined fits it, and depends on nothing that is not in it."""
    players: list[int | None] = [None, *range(len(g.hands))]
    for player in players:
        seen = g.view(player)
        text = json.dumps(seen)
        same(json.loads(text), seen, "a view is not plain data")
    for player in rng.sample(players, 2):
        seen = g.view(player)
        seed = rng.randrange(1 << 40)
        imagined = g.determinize(player, seed)
        same(imagined.view(player), seen, f"imagined by {player}, it looks different")
        check_cards(imagined, cards)
        check_life(imagined)
        same(derived(imagined), derived(g), "derived data after imagining")
        same(position(g.determinize(player, seed)), position(imagined), "imagined twice with the same seed")
        other = g.determinize(player, rng.randrange(1 << 40))
        same(
            position(scrambled(g, player, rng).determinize(player, seed)),
            position(imagined),
            f"what player {player} imagines depends on how what he cannot see lies",
        )
        same(
            position(other.determinize(player, seed)), position(imagined),
            f"what player {player} imagines depends on what he cannot see",
        )  # fmt: skip
        if g.asked >= 0:
            check_options(imagined)
            again = other.copy()
            top = again.stack[-1]
            again.asked = -1
            top.step(again)
            same((again.asked, again.codes), (other.asked, other.codes), "asked again, it is something else")
            check_reasons(imagined)
            walk(imagined, rng, AHEAD)
            check_cards(imagined, cards)
            check_life(imagined)


def scrambled(g: Game, player: int | None, rng: random.Random) -> Game:
    """The same for this player: what nobody sees lies in another order."""
    other = g.copy()
    rng.shuffle(other.deck)
    below = other.discard[:-1]
    rng.shuffle(below)
    other.discard = below + other.discard[-1:]
    if other.deck and below:
        other.deck[0], other.discard[0] = other.discard[0], other.deck[0]
    first, second = other.event_deck
    other.event_deck = (*first[:-1][::-1], *first[-1:]), second[::-1]
    hidden = [card for card in other.equipment if card >= 0]
    rng.shuffle(hidden)
    other.equipment = (*(card for card in other.equipment if card < 0), *hidden)
    if len(g.stack) == 1:
        other.second = other.second[::-1]
        if g.mode.id == "standard":
            unknown = [s for s in range(g.seats) if not g.role_open[s] and g.owner[s] != player]
            roles = list(g.role)
            for seat, role in zip(unknown, reversed([g.role[s] for s in unknown]), strict=True):
                roles[seat] = role
            other.role = tuple(roles)
    if player is not None and len(g.stack) == 1:
        for p in range(len(g.hands)):
            if p != player and g.hands[p] and other.deck and not hands_open(g) and g.duty_card < 0:
                hand = g.hands[p].copy()
                hand[0], other.deck[-1] = other.deck[-1], hand[0]
                other.hands[p] = sorted(hand)
        if g.asked >= 0 and g.owner[g.asked] != player:
            top = other.stack[-1]
            other.asked = -1
            top.step(other)
    other.rng = rng.randrange(1, 1 << 60)
    other.secret = b""
    return other


def check_over(g: Game) -> None:
    """The end says who has won."""
    if not g.over or g.decision is not None or g.result is None:
        raise WrongError("nobody is asked, and the game is not over")
    if not all(g.role_open):
        raise WrongError("the game is over, and not all roles are open")


def check_record(g: Game) -> None:
    """The same choices give the same game."""
    recorder = g.recorder
    assert recorder is not None
    setup = g.setup
    again = new_game(
        len(setup.names), setup.boxes, setup.mode, setup.rulebook, setup.options, setup.names, setup.seed,
        sheriff=setup.sheriff, kept=setup.kept, unfinished=True,
    )  # fmt: skip
    for seat, code in recorder.choices:
        if again.asked != seat:
            raise WrongError("replayed, somebody else is asked")
        again.choose_code(code)
    same(position(again), position(g), "replayed from the choices")
    told = again.recorder
    assert isinstance(told, Recorder)
    names = seat_names(g)
    same([e.text(names) for e in told.events], [e.text(names) for e in recorder.events], "the log, replayed")
    same(position(record.replay(record.record(g))), position(g), "replayed from the record")


__all__ = [
    "Finding", "Outcome", "Plan", "Run", "WrongError", "check_cards", "check_copies",
    "check_derived", "check_life", "check_options", "check_reasons", "check_record", "check_refusals",
    "check_saving", "check_views", "derived", "fuzz_game", "must_hold", "position",
]  # fmt: skip
