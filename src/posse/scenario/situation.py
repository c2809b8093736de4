"""A situation as its author wrote it, checked for everything that can be judged without a game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from posse.engine.cards import BOXES, RULE_OF, RULES
from posse.engine.core import Character, EventRule
from posse.engine.setup import MOST_NAME
from posse.engine.words import DEPUTY, OUTLAW, ROLE_IDS
from posse.scenario.facts import SIDE_WORDS, Fact, read_fact
from posse.scenario.reading import Cell, ScenarioError, near, one_of, parse, read_text, short
from posse.scenario.spelling import respelled
from posse.scenario.words import Token, as_in_catalogue, check_option_words, not_built, read_tokens

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

NOBODY_ID: Final = "nobody"
TIMES: Final = ("turn_start", "draw", "play", "discard")
REMARKS: Final = (
    "note",
    "comment",
    "remark",
    "description",
    "why",
    "id",
    "source",
    "src",
    "author",
    "tags",
)  # for people
FIELDS: Final = (
    "name", "rules", *REMARKS, "boxes", "mode", "rulebook", "options", "players", "at", "bangs_played", "deck",
    "deck_size", "discard", "random", "roles", "events", "first_round", "equipment", "first_out", "removed_role",
    "skip_forced", "steps",
)  # fmt: skip
SEAT_FIELDS: Final = ("life", "max_life", "table", "cubes", "alive", "worn")
PLAYER_FIELDS: Final = (
    "role", "role_open", "character", *SEAT_FIELDS, "second", "shadow", "side", "hand", "nuggets", "money", "active",
    "characters",
)  # fmt: skip


class SeatSpec:
    """A character at the table."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.character = NOBODY_ID
        self.life = -1
        self.max_life = -1
        self.table: list[Token] = []
        self.cubes = 0
        self.alive = True
        self.worn: list[int] = []


class PlayerSpec:
    """A player: one seat, or the characters of a game for two."""

    def __init__(self, name: str, line: int) -> None:
        self.name = name
        self.line = line
        self.role = -1
        self.role_open = False
        self.second = ""
        self.shadow = False
        self.side = -1  # of a Shadow Renegade: DEPUTY or OUTLAW
        self.hand: list[Token] = []
        self.nuggets = 0
        self.money = -1
        self.active = ""
        self.seats: list[SeatSpec] = []
        self.two_seated = False


class Step:
    """One step: a choice, something that may (not) be chosen, or what has to be true."""

    def __init__(self, kind: str, player: str, cell: Cell, line: int) -> None:
        self.kind = kind  # choose, not, has, refused, expect
        self.player = player
        self.line = line
        self.failed_at = 0  # the line of the fact that did not hold
        self.texts: list[str] = []
        self.facts: list[Fact] = []
        self.cell = cell

    def __str__(self) -> str:
        if self.kind == "expect":
            return "expect"
        who = self.player if self.kind == "choose" else f"{self.player} {self.kind}"
        return f"{who}: {', '.join(self.texts)}"


class Situation:
    """One entry of a file of scenarios."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.file = cell.file
        self.line = cell.line
        self.name = ""
        self.rules: list[str] = []
        self.boxes: list[str] = []
        self.mode = ""
        self.rulebook = "compendium"
        self.options: dict[str, object] = {}
        self.players: list[PlayerSpec] = []
        self.at = "play"
        self.bangs_played = 0
        self.deck: list[Token] = []
        self.deck_size = -1
        self.discard: list[Token] = []
        self.random: list[int] = []
        self.roles: list[int] = []
        self.events: dict[str, list[int]] = {}
        self.first_round = False
        self.equipment: list[Token] | None = None
        self.first_out = ""
        self.removed_role = -1
        self.skip_forced = False
        self.steps: list[Step] = []

    def error(self, sentence: str, line: int = 0) -> ScenarioError:
        return self.cell.error(sentence, line)

    def field(self, name: str) -> Cell:
        """The cell of a field, for errors found later."""
        return self.cell.pairs.get(name, self.cell)


# -- files ------------------------------------------------------------------------------------------------------------


def read_file(path: Path | str, shown_as: str = "") -> list[Situation | ScenarioError]:
    """The situations of a file; a situation that cannot be read is an error in its place."""
    file = shown_as or str(path)
    try:
        raw = Path(path).read_bytes()
    except OSError as error:
        raise ScenarioError(file, 0, f"the file cannot be read: {error.strerror or error}") from None
    return read(read_text(raw, file), file)


def read(text: str, file: str) -> list[Situation | ScenarioError]:
    """The same from a text. A `ScenarioError` is raised only where no situation can be told from another."""
    whole = parse(as_in_catalogue(text), file)
    if whole.kind != "list":
        if whole.fault is not None:
            raise whole.fault
        raise whole.error(f"a file of scenarios is a list of situations (- name: …), not {whole.name()}")
    found: list[Situation | ScenarioError] = []
    for cell in whole.items:
        try:
            found.append(read_situation(cell))
        except ScenarioError as error:
            found.append(error)
    return found


# -- one situation ----------------------------------------------------------------------------------------------------


def known_fields(pairs: Iterable[str], known: tuple[str, ...], cell: Cell, what: str) -> None:
    for name in pairs:
        if name not in known:
            raise cell.error(f"{what} has no field {short(name)!r}" + one_of(name, known), cell.keys[name])


def read_situation(cell: Cell) -> Situation:
    if cell.fault is not None:
        raise cell.fault
    pairs = cell.mapping("a situation")
    if "name" not in pairs and not {"players", "steps"} & set(pairs):
        raise cell.error("this is no situation: it has no name, no players and no steps")
    known_fields(pairs, FIELDS, cell, "a situation")
    for name in ("name", "players", "steps"):
        if name not in pairs:
            raise cell.error(f"a situation needs a field {name!r}")
    s = Situation(cell)
    s.name = pairs["name"].word("name")
    _read_setup(s, pairs)
    _read_players(s, pairs["players"])
    _read_table(s, pairs)
    names = player_names(s)
    owners = {seat.character: p.name for p in s.players if p.two_seated for seat in p.seats}
    for item in pairs["steps"].sequence("steps"):
        s.steps.extend(_read_steps(item, names, owners))
    return s


def player_names(s: Situation) -> set[str]:
    """What a player may be called in steps: the name, and where a player has several seats their characters."""
    names = {player.name for player in s.players}
    return names | {seat.character for p in s.players if p.two_seated for seat in p.seats}


def _read_setup(s: Situation, pairs: dict[str, Cell]) -> None:
    if "rules" in pairs:
        s.rules = [word for word, _ in pairs["rules"].words("rules")]
    if "boxes" in pairs:
        known = [box.id for box in BOXES]
        for word, line in pairs["boxes"].words("boxes"):
            if word not in known and word != "all":
                built = not_built_box(word)
                raise pairs["boxes"].error(
                    built or f"there is no box {short(word)!r}" + one_of(word, [*known, "all"]), line
                )
            s.boxes.append(word)
    if "mode" in pairs:
        s.mode = pairs["mode"].word("mode")
    if "rulebook" in pairs:
        s.rulebook = pairs["rulebook"].word("rulebook")
    if "options" in pairs:
        if pairs["options"].kind == "mapping":
            for name, value in pairs["options"].pairs.items():
                s.options[in_snake_case(name)] = value.word(f"option {name}")
        else:
            for name, _ in pairs["options"].words("options"):
                s.options[in_snake_case(name)] = "true"
    if "skip_forced" in pairs:
        s.skip_forced = pairs["skip_forced"].truth("skip_forced")


def in_snake_case(name: str) -> str:
    """The rulings write house.jailUntilHearts where a game says jail_until_hearts."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


BOXES_TO_COME: Final = (
    "dodge_city", "high_noon", "fistful_of_cards", "wild_west_show", "gold_rush", "armed_and_dangerous", "promo",
    "valley_of_shadows", "great_train_robbery",
)  # fmt: skip


def not_built_box(word: str) -> str:
    return f"the box {word} is not built yet" if word in BOXES_TO_COME else ""


def _read_players(s: Situation, cell: Cell) -> None:
    pairs = cell.mapping("players")
    if not 2 <= len(pairs) <= 8:
        raise cell.error(f"a situation has 2 to 8 players, not {len(pairs)}")
    for name, value in pairs.items():
        line = cell.keys[name]
        if len(name) > MOST_NAME:
            raise cell.error(f"a name has at most {MOST_NAME} characters, not {len(name)}", line)
        if not name or any(not (ch.isalnum() or ch in "_-") for ch in name):
            raise cell.error(f"a name is made of letters, digits, _ and -, not {short(name)!r}", line)
        s.players.append(_read_player(name, value, line))


def _read_player(name: str, cell: Cell, line: int) -> PlayerSpec:
    p = PlayerSpec(name, line)
    pairs = {} if cell.empty else cell.mapping(f"player {name}")
    known_fields(pairs, PLAYER_FIELDS, cell, f"player {name}")
    if "role" in pairs:
        p.role = read_role(pairs["role"], "role")
    if "role_open" in pairs:
        p.role_open = pairs["role_open"].truth("role_open")
    if "second" in pairs:
        p.second = read_character(pairs["second"])
    if "shadow" in pairs:
        p.shadow = pairs["shadow"].truth("shadow")
    if "side" in pairs:
        word = SIDE_WORDS.get(pairs["side"].word("side"), "")
        if word not in ("law", "outlaws"):
            raise pairs["side"].error(f"side is deputy or outlaw, not {short(pairs['side'].text)!r}")
        p.side = DEPUTY if word == "law" else OUTLAW
    if "hand" in pairs:
        p.hand = read_tokens(pairs["hand"], "hand")
    if "nuggets" in pairs:
        p.nuggets = pairs["nuggets"].number("nuggets", 0, 999)
    if "money" in pairs:
        p.money = pairs["money"].number("money")
    if "active" in pairs:
        p.active = read_character(pairs["active"])
    if "characters" in pairs:
        named = pairs["characters"]
        if named.kind == "list":  # both as they come, with nothing before them
            for word, line in named.words("characters"):
                named.pairs[word] = named.items[0].nothing()
                named.keys[word] = line
            named.kind = "mapping"
        both = named.mapping("characters")
        if len(both) != 2:
            raise pairs["characters"].error(f"characters are the two of a player, not {len(both)}")
        for field in ("character", *SEAT_FIELDS):
            if field in pairs:
                raise cell.error(f"with characters, {field} stands under each of them", cell.keys[field])
        p.two_seated = True
        for id, value in both.items():
            where = pairs["characters"].keys[id]
            seat = SeatSpec(where)
            seat.character = known_character(id, pairs["characters"], where)
            inner = {} if value.empty else value.mapping(f"character {id}")
            known_fields(inner, SEAT_FIELDS, value, f"character {id}")
            _read_seat(seat, inner)
            p.seats.append(seat)
    else:
        seat = SeatSpec(line)
        if "character" in pairs:
            seat.character = read_character(pairs["character"])
        _read_seat(seat, pairs)
        p.seats.append(seat)
    return p


def _read_seat(seat: SeatSpec, pairs: dict[str, Cell]) -> None:
    if "alive" in pairs:
        seat.alive = pairs["alive"].truth("alive")
    if "life" in pairs:
        seat.life = pairs["life"].number("life", 0, 20)
    if "max_life" in pairs:
        seat.max_life = pairs["max_life"].number("max_life", 1, 20)
    if "table" in pairs:
        seat.table = read_tokens(pairs["table"], "table")
    if "cubes" in pairs:
        seat.cubes = pairs["cubes"].number("cubes", 0, 4)
    if "worn" in pairs:
        for word, line in pairs["worn"].words("worn"):
            seat.worn.append(RULE_OF[known_character(word, pairs["worn"], line)])


def read_role(cell: Cell, what: str) -> int:
    word = cell.word(what)
    if word not in ROLE_IDS:
        raise cell.error(f"there is no role {short(word)!r}" + one_of(word, ROLE_IDS[:4]))
    return ROLE_IDS.index(word)


def read_character(cell: Cell) -> str:
    return known_character(cell.word("a character"), cell, cell.line)


def known_character(id: str, cell: Cell, line: int) -> str:
    n = RULE_OF.get(id, -1)
    if n < 0 or not isinstance(RULES[n], Character):
        known = [rule.id for rule in RULES if isinstance(rule, Character)]
        raise cell.error(not_built(id) or f"there is no character {short(id)!r}" + near(id, known), line)
    return id


def _read_table(s: Situation, pairs: dict[str, Cell]) -> None:
    if "at" in pairs:
        s.at = pairs["at"].word("at")
        if s.at not in TIMES:
            raise pairs["at"].error(f"at is one of {', '.join(TIMES)}, not {short(s.at)!r}")
    if "bangs_played" in pairs:
        s.bangs_played = pairs["bangs_played"].number("bangs_played", 0, 99)
    if "deck" in pairs:
        s.deck = read_tokens(pairs["deck"], "deck")
    if "deck_size" in pairs:
        s.deck_size = pairs["deck_size"].number("deck_size")
    if "discard" in pairs:
        s.discard = read_tokens(pairs["discard"], "discard")
    if "random" in pairs:
        s.random = [_chance(word, line, pairs["random"]) for word, line in pairs["random"].words("random")]
    if "roles" in pairs:
        for word, line in _roles_anew(s, pairs["roles"]):
            if word not in ROLE_IDS[:4]:
                raise pairs["roles"].error(f"there is no role {short(word)!r}" + near(word, ROLE_IDS), line)
            s.roles.append(ROLE_IDS.index(word))
    if "events" in pairs:
        cell = pairs["events"]
        if cell.kind == "mapping":
            for box, value in cell.mapping("events").items():
                s.events[box] = _read_events(box, value, cell)
        else:
            s.events = _by_deck(cell)
    if "first_round" in pairs:
        s.first_round = pairs["first_round"].truth("first_round")
    if "equipment" in pairs:
        s.equipment = read_tokens(pairs["equipment"], "equipment")
    if "first_out" in pairs:
        s.first_out = pairs["first_out"].word("first_out")
        names = [p.name for p in s.players]
        if s.first_out not in names:
            raise pairs["first_out"].error(
                f"there is no player {short(s.first_out)!r}" + one_of(s.first_out, names)
            )
    if "removed_role" in pairs:
        s.removed_role = read_role(pairs["removed_role"], "removed_role")


def _roles_anew(s: Situation, cell: Cell) -> list[tuple[str, int]]:
    """In the order of the deal, or by player."""
    if cell.kind != "mapping":
        return cell.words("roles")
    names = [p.name for p in s.players]
    for name in cell.pairs:
        if name not in names:
            raise cell.error(f"there is no player {short(name)!r}" + one_of(name, names), cell.keys[name])
    return [(cell.pairs[name].word("a role"), cell.keys[name]) for name in names if name in cell.pairs]


def _chance(word: str, line: int, cell: Cell) -> int:
    """What chance brings up: one very card, or 1000 + a rule."""
    n = RULE_OF.get(word, -1)
    if n >= 0 and not isinstance(RULES[n], EventRule):
        return 1000 + n
    from posse.scenario.words import read_token

    token = read_token(word, line, cell)
    return token.cards[0]


def _read_events(box: str, cell: Cell, events: Cell) -> list[int]:
    decks = [b.id for b in BOXES if b.event_deck >= 0]
    if box not in decks:
        raise events.error(
            not_built_box(box) or f"there is no box of events {short(box)!r}" + one_of(box, decks),
            events.keys[box],
        )
    found: list[int] = []
    names = [rule.id for b in BOXES for rule in b.events]
    for position, (word, line) in enumerate(cell.words(f"events of {box}")):
        if word == "none" and position == 0:
            found.append(-1)
            continue
        n = RULE_OF.get("event:" + word, -1)
        if n < 0:
            raise cell.error(
                not_built(word) or f"there is no event {short(word)!r}" + near(word, names), line
            )
        if n in found:
            raise cell.error(f"the event {word} is in its deck once", line)
        found.append(n)
    return found or [-1]


def _by_deck(cell: Cell) -> dict[str, list[int]]:
    """Events without their box: each goes to the deck it belongs to. After `none` that deck has none in force."""
    found: dict[str, list[int]] = {}
    names: dict[int, str] = {}  # of each deck: under which box its events stand
    none = False
    for word, line in cell.words("events"):
        if word == "none":
            none = True
            continue
        n = RULE_OF.get("event:" + word, -1)
        box = next((box for box in BOXES if n in [rule.n for rule in box.events]), None)
        if box is None:
            known = [rule.id for box in BOXES for rule in box.events]
            raise cell.error(
                not_built(word) or f"there is no event {short(word)!r}" + near(word, known), line
            )
        events = found.setdefault(names.setdefault(box.event_deck, box.id), [-1] if none else [])
        if n in events:
            raise cell.error(f"the event {word} is in its deck once", line)
        events.append(n)
        none = False
    return found


def _read_steps(cell: Cell, names: set[str], owners: dict[str, str]) -> list[Step]:
    """One step, or several in the order in which they are written."""
    pairs = cell.mapping("a step")
    if not pairs:
        raise cell.error("a step says who does what (- ann: bang > bob), and here it says nothing")
    steps: list[Step] = []
    for key, value in pairs.items():
        several = (
            value.items if value.kind == "list" and key in names else [value]
        )  # choices, one after the other
        steps += [_read_step(cell, cell.keys[key], key, one, names, owners) for one in several]
    return steps


def _expected(cell: Cell, before: str = "") -> Iterator[tuple[str, Cell, int]]:
    """Every fact with its whole key, `ann: {life: 3}` too, and a list of facts."""
    if cell.kind == "list" and cell.items and not before:
        for item in cell.items:
            yield from _expected(item)
        return
    facts = cell.mapping("expect")
    if not facts:
        raise cell.error("expect says what has to be true, and here it says nothing")
    for name, fact in facts.items():
        if fact.kind == "mapping":
            yield from _expected(fact, f"{before}{name}.")
        else:
            yield before + name, fact, cell.keys[name]


def _read_step(cell: Cell, line: int, key: str, value: Cell, names: set[str], owners: dict[str, str]) -> Step:
    words = key.split()
    if words == ["expect"]:
        step = Step("expect", "", cell, line)
        for name, fact, at in _expected(value):
            step.facts.append(read_fact(name, fact, names, at))
        return step
    if not words or len(words) > 2 or (len(words) == 2 and words[1] not in ("not", "has", "refused")):
        raise cell.error(
            f"a step is 'expect', a player, or a player and one of not, has, refused; not {short(key)!r}",
            line,
        )
    if words[0] not in names:
        raise cell.error(f"there is no player {short(words[0])!r}" + one_of(words[0], sorted(names)), line)
    step = Step(words[1] if len(words) == 2 else "choose", words[0], cell, line)
    step.texts = value.texts("an option") if step.kind != "choose" else [value.word("an option")]
    step.texts = [respelled(text, owners) for text in step.texts]
    for text in step.texts:
        check_option_words(text, names, value)
    return step
