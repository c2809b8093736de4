"""A new game from what people say: players, boxes, mode, rulebook, options, names, seed."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from posse import modes, sets
from posse.engine import rng
from posse.engine.cards import BOXES, CARD_RULE, DECK_OF, EQUIPMENT_OF, KIND, RULE_OF, RULES
from posse.engine.core import EventRule
from posse.engine.game import Game
from posse.engine.recorder import Recorder
from posse.engine.setup import MOST_SEED, Setup, SetupError, check_names, read_options
from posse.engine.words import ALIVE, BROWN, SHERIFF

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from posse.engine.cards import Box
    from posse.engine.mode import Mode
    from posse.engine.setup import OptionSpec

_CHECKED: dict[tuple[object, ...], tuple[Setup, Mode]] = {}
_DECKS: dict[tuple[str, ...], list[int]] = {}
SECRET_DIGITS = 64  # of a seed that nobody can guess: 32 bytes in hex
DEFAULT_MODES = {2: "two", 3: "three"}


def option_specs() -> list[OptionSpec]:
    """Every option there is, as the boxes declare them."""
    return [spec for box in BOXES for spec in box.options]


def find_boxes(wanted: Sequence[str] | str | None, unfinished: bool = False) -> list[Box]:
    """The boxes named, the base box always among them; unfinished ones only where situations are tried out."""
    if isinstance(wanted, str):
        wanted = [word for word in wanted.replace(",", " ").split() if word]
    if wanted is not None and not isinstance(wanted, Iterable):
        raise SetupError(f"boxes are a list of their names: ['base'], not {wanted!r}")
    names = [str(word) for word in wanted or ()]
    known = {box.id: box for box in BOXES}
    if "all" in names:
        names = [*[n for n in names if n != "all"], *(b.id for b in BOXES if unfinished or not b.unfinished)]
    for name in names:
        if name not in known:
            raise SetupError(f"there is no box {name!r}; there are {', '.join(known)} and all")
        if known[name].unfinished and not unfinished:
            done = ", ".join(b.id for b in BOXES if not b.unfinished)
            raise SetupError(f"the box {name} is not finished yet and cannot be dealt; finished: {done}")
    return [box for box in BOXES if box.id == "base" or box.id in names]


def find_mode(players: int, mode: str | None) -> Mode:
    name = str(mode or DEFAULT_MODES.get(players, "standard"))
    if name not in modes.MODES:
        raise SetupError(f"there is no mode {name!r}; there are {', '.join(modes.MODES)}")
    found = modes.MODES[name]
    if not found.least <= players <= found.most:
        span = str(found.least) if found.least == found.most else f"{found.least} to {found.most}"
        raise SetupError(f"the mode {name} is for {span} players, not {players}")
    return found


def make_setup(
    players: int,
    boxes: Sequence[str] | str | None = None,
    mode: str | None = None,
    rulebook: str = "compendium",
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
    seed: int | str = 0,
    sheriff: int = -1,
    kept: Mapping[int, str] | None = None,
    unfinished: bool = False,
) -> tuple[Setup, Mode]:
    """Check all of it and put it together; a `SetupError` says what is wrong and what would be right."""
    if isinstance(players, bool) or not isinstance(players, int):
        raise SetupError(f"players is a number, not {players!r}")
    if options is not None and not isinstance(options, Mapping):
        raise SetupError("options are a mapping of names to values: {'pixie_pete_draws': 3}")
    if isinstance(sheriff, bool) or not isinstance(sheriff, int):
        raise SetupError(f"the sheriff is the number of a player, not {sheriff!r}")
    if not 2 <= players <= 8:
        raise SetupError(f"a game has 2 to 8 players, not {players}")
    chosen = find_boxes(boxes, unfinished)
    found = find_mode(players, mode)
    values = read_options(option_specs(), rulebook, options)
    setup = Setup(
        check_names(players, names),
        [b.id for b in chosen],
        found.id,
        rulebook,
        values,
        seed_text(seed),
        sheriff,
        kept,
    )
    if not -1 <= sheriff < players:
        raise SetupError(f"the sheriff is one of the players 0 to {players - 1}, not {sheriff}")
    if sheriff >= 0 and not found.has_sheriff:
        raise SetupError(f"the mode {found.id} has no sheriff, so nobody can be named for it")
    if setup.kept and found.two_seated:
        raise SetupError(f"in the mode {found.id} characters are dealt and chosen; none is kept")
    for seat, id in setup.kept.items():
        if not 0 <= seat < players or id not in {c.id for b in chosen for c in b.characters}:
            raise SetupError(f"{id!r} is no character of these boxes that a player could keep")
    if len(set(setup.kept.values())) < len(setup.kept):
        raise SetupError("a character can be kept by one player only")
    furnish(setup, found)
    found.check_setup(setup, players)
    return setup, found


def furnish(setup: Setup, mode: Mode) -> None:
    """What follows from the boxes, the options and the mode: what there is to deal, the rules always in force."""
    setup.samples = list({KIND[card]: card for card in reversed(deck_of(setup))}.values())[::-1]
    setup.house = [
        rule.n for box in BOXES if box.id in setup.boxes for rule in box.house if rule.applies(setup)
    ]
    setup.house.extend(rule.n for rule in mode.house)
    boxes = [box for box in BOXES if box.id in setup.boxes]
    setup.characters = sorted(c.n for box in boxes for c in box.characters)
    setup.events = [
        [e.n for box in boxes if box.event_deck == deck for e in box.events if mode.keeps_event(e)]
        for deck in (0, 1)
    ]
    setup.equipment = [card for box in boxes for card in EQUIPMENT_OF[box.id]]


def seed_text(seed: int | str) -> str:
    """A seed as it stands in a record: a number, or 64 hex digits of a secret-safe one."""
    if isinstance(seed, bool):
        raise SetupError("a seed is a number or 64 hex digits")
    if isinstance(seed, int):
        if not 0 <= seed <= MOST_SEED:
            raise SetupError(f"a seed is a number from 0 to {MOST_SEED}")
        return str(seed)
    if not isinstance(seed, str):
        raise SetupError(f"a seed is a number or 64 hex digits, not {seed!r}")
    text = seed.strip().lower()
    if text.isascii() and text.isdigit() and len(text) < 20:
        return seed_text(int(text))
    if len(text) == SECRET_DIGITS and all(ch in "0123456789abcdef" for ch in text):
        return text
    raise SetupError("a seed is a number or 64 hex digits")


def secret_seed() -> str:
    """A seed nobody can guess, for games among people."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown before the deal: the SHA-256 of the 32 bytes of a secret seed. "" for a number, which is no secret.

    It tells nothing of the seed, and nobody finds another seed that has the same.
    """
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest() if len(seed) == SECRET_DIGITS else ""


def sow(g: Game, seed: str) -> None:
    if len(seed) == SECRET_DIGITS:
        g.secret = bytes.fromhex(seed)
    else:
        g.rng = rng.start(int(seed))


def bare_game(setup: Setup, mode: Mode) -> Game:
    """A game with nothing dealt."""
    g = Game(setup, mode, mode.owners(len(setup.names)))
    g.blank()
    sow(g, setup.seed)
    return g


def deck_of(setup: Setup) -> list[int]:
    """The playing cards of the boxes, sorted."""
    key = (*setup.boxes, "simplified") if "simplified" in setup.on else tuple(setup.boxes)
    if key not in _DECKS:
        cards = [card for box in setup.boxes for card in DECK_OF[box]]
        if "simplified" in setup.on:
            cards = [card for card in cards if not CARD_RULE[card].book]
        _DECKS[key] = sorted(cards)
    return _DECKS[key].copy()


def new_game(
    players: int = 4,
    boxes: Sequence[str] | str | None = None,
    mode: str | None = None,
    rulebook: str = "compendium",
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
    seed: int | str | None = None,
    *,
    sheriff: int = -1,
    kept: Mapping[int, str] | None = None,
    recorder: bool = True,
    unfinished: bool = False,
) -> Game:
    """Deal a game. The same arguments and the same choices always give the same game."""
    if seed is None:
        seed = secrets.randbelow(MOST_SEED)
    key = None
    if type(players) is int and not options and names is None and sheriff == -1 and not kept:
        # The same table dealt again and again: what was checked once need not be checked again.
        named = tuple(boxes) if isinstance(boxes, list) else boxes
        key = (players, named, mode, rulebook, unfinished)
        try:
            known = key in _CHECKED
        except TypeError:  # what can be no key is no name either: that will be told
            known, key = False, None
        if known and key is not None:
            setup, found = _CHECKED[key]
            return start_game(setup.sown(seed_text(seed)), found, recorder)
    setup, found = make_setup(
        players, boxes, mode, rulebook, options, names, seed, sheriff, kept, unfinished=unfinished
    )
    if key is not None:
        _CHECKED[key] = (setup, found)
    return start_game(setup, found, recorder)


def start_game(setup: Setup, mode: Mode, recorder: bool = True) -> Game:
    g = bare_game(setup, mode)
    if recorder:
        g.recorder = Recorder()
    mode.deal_roles(g)
    g.deck = deck_of(setup)
    g.shuffle(g.deck)
    for deck in (0, 1):
        if setup.events[deck]:
            order = g.order_events(setup.events[deck])
            g.event_deck = (order, g.event_deck[1]) if deck == 0 else (g.event_deck[0], order)
            if deck == 0:
                g.event_place = -2  # set when the first seat is known
    if setup.equipment:
        pile = setup.equipment.copy()
        g.shuffle(pile)
        g.row = tuple(pile.pop() for _ in range(3))
        g.equipment = tuple(pile)
    characters = setup.characters.copy()
    g.shuffle(characters)
    mode.start(g, characters)
    g.run()
    return g


def next_game(
    game: Game,
    keep: Iterable[int | str] = (),
    rotate_sheriff: bool = False,
    seed: int | str | None = None,
    *,
    names: Sequence[str] | None = None,
    recorder: bool = True,
) -> Game:
    """The next game at the same table (SETUP-NEXT): same players, boxes, mode, rulebook and options, all dealt anew.

    `keep` names players (by name or number) who keep their character: only who was alive at the end may. With
    `rotate_sheriff` that role goes to the next player clockwise, alive or not; else it is dealt by lot. `names`: what
    they are called now, where somebody else plays on for one of them.
    """
    old = game.setup
    if not game.over:
        raise SetupError("the game is not over yet, so there is no next one")
    kept: dict[int, str] = {}
    for who in keep:
        player = player_named(old.names, who)
        if not game.mode.two_seated:  # there a set-up with kept characters is refused, whoever keeps one
            if game.here[player] != ALIVE:
                raise SetupError(f"{old.names[player]} was eliminated and gets a new character")
        kept[player] = RULES[game.character[game.owner.index(player)]].id
    sheriff = -1
    if rotate_sheriff:
        if SHERIFF not in game.role:
            raise SetupError(f"the mode {game.mode.id} has no sheriff that could be rotated")
        sheriff = (game.role.index(SHERIFF) + 1) % len(old.names)
    if seed is None:
        seed = secret_seed() if game.secret else secrets.randbelow(MOST_SEED)
    setup, found = make_setup(
        len(old.names), old.boxes, game.mode.id, old.rulebook, old.options, names or old.names, seed, sheriff,
        kept, unfinished=True,
    )  # fmt: skip
    return start_game(setup, found, recorder)


def player_named(names: Sequence[str], who: int | str) -> int:
    """The number of a player given by name or number."""
    if isinstance(who, str) and who in names:
        return names.index(who)
    if isinstance(who, int) and not isinstance(who, bool) and 0 <= who < len(names):
        return who
    raise SetupError(f"there is no player {who!r}; there are {', '.join(names)}, or 0 to {len(names) - 1}")


__all__ = ["BROWN", "RULES", "RULE_OF", "EventRule", "new_game", "next_game", "sets"]
