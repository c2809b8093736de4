"""How a game is set up: players, boxes, mode, rulebook and options, each described once for lobby, help and records."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

NAMES: Final = ("ann", "bob", "cy", "dan", "eve", "fay", "gus", "hal")
RULEBOOKS: Final = ("compendium", "published")
OFF_ON: Final = ("off", "on")
MOST_SEED: Final = (1 << 60) - 1
MOST_NAME: Final = 40


class SetupError(ValueError):
    """The game cannot be set up like this; the sentence says why and what would be right."""


class OptionSpec:
    """One option: its values, the value each rulebook gives it, the statements it stands for."""

    def __init__(self, name: str, values: Sequence[str], compendium: str, published: str, rules: str) -> None:
        self.name = name
        self.values = tuple(values)
        self.compendium = compendium
        self.published = published
        self.rules = tuple(rules.split())

    def read(self, value: object) -> str:
        """The value meant by what somebody wrote: a value, a yes or no, or the name of a rulebook."""
        if value is True or value is False:
            word = OFF_ON[value]
        else:
            word = str(value).strip().lower()
        if word == "compendium":
            return self.compendium
        if word == "published":
            return self.published
        if word in {"true", "yes", "1"}:
            word = "on"
        elif word in {"false", "no", "0"}:
            word = "off"
        if word not in self.values:
            raise SetupError(f"option {self.name} is one of {', '.join(self.values)}, not {word!r}")
        return word


def switch(name: str, rules: str) -> OptionSpec:
    """A house option: off in both rulebooks."""
    return OptionSpec(name, OFF_ON, "off", "off", rules)


class Setup:
    """Everything that is fixed before the first card is dealt; shared by all copies of a game."""

    def __init__(
        self,
        names: list[str],
        boxes: list[str],
        mode: str,
        rulebook: str,
        options: dict[str, str],
        seed: str,
        sheriff: int = -1,
        kept: Mapping[int, str] | None = None,
    ) -> None:
        self.names = names
        self.boxes = boxes
        self.mode = mode
        self.rulebook = rulebook
        self.options = options
        self.seed = seed
        self.sheriff = sheriff  # the player whose turn it is to be sheriff, -1 = by lot
        self.on = frozenset(name for name, value in options.items() if value == "on")
        self.effects_turn = (
            options.get("gold_rush_event_effects") != "clockwise"
        )  # do effects go against the clock when the turns do
        self.samples: list[int] = []  # one card of each kind there is
        self.house: list[int] = []  # rules of the boxes and options, in force all game long
        self.characters: list[int] = []  # those of the boxes, sorted
        self.events: list[list[int]] = [[], []]  # by event deck
        self.equipment: list[int] = []
        self.kept: dict[int, str] = dict(kept or {})  # characters kept from the game before

    def sown(self, seed: str) -> Setup:
        """The same set-up with another seed."""
        other = Setup(
            self.names, self.boxes, self.mode, self.rulebook, self.options, seed, self.sheriff, self.kept
        )
        other.samples = self.samples
        other.house = self.house
        other.characters = self.characters
        other.events = self.events
        other.equipment = self.equipment
        return other

    def option(self, name: str) -> str:
        return self.options[name]

    def is_on(self, name: str) -> bool:
        return name in self.on


def check_names(players: int, names: Sequence[str] | None) -> list[str]:
    """The players' names: short words that can stand in a record, each once."""
    if names is None:
        return list(NAMES[:players])
    if not isinstance(names, Iterable):
        raise SetupError(f"names are a list of {players} texts, not {names!r}")
    given = [str(name).strip() for name in names]
    if len(given) != players:
        raise SetupError(f"{players} players need {players} names, not {len(given)}")
    for name in given:
        if len(name) > MOST_NAME:
            raise SetupError(f"a name has at most {MOST_NAME} characters, not {len(name)}")
        if not name or any(not (ch.isalnum() or ch in "_-") for ch in name):
            raise SetupError(f"a name is made of letters, digits, _ and -, not {name!r}")
    if len(set(given)) != len(given):
        raise SetupError("every player needs a name of their own")
    return given


def read_options(
    specs: Sequence[OptionSpec], rulebook: str, given: Mapping[str, object] | None
) -> dict[str, str]:
    """The value of every option: the rulebook's, unless set otherwise."""
    if rulebook not in RULEBOOKS:
        raise SetupError(f"the rulebook is {' or '.join(RULEBOOKS)}, not {rulebook!r}")
    by_name = {spec.name: spec for spec in specs}
    values = {s.name: s.compendium if rulebook == "compendium" else s.published for s in specs}
    for name, value in (given or {}).items():
        plain = str(name).removeprefix("house.")
        if plain not in by_name:
            raise SetupError(f"there is no option {name!r}; there are {', '.join(sorted(by_name))}")
        values[plain] = by_name[plain].read(value)
    return values
