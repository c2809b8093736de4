"""The rulebook in `rules/`: about 2,120 numbered statements, the rulings on what sources leave open, and the options.

`get("BASE-JAIL-3")` is one statement; `search("base-jail")` finds all whose id begins so, `search("jail hearts")` all
that hold these words; `about(thing)` has those of a card, a character, an event or a piece of equipment;
`rulings_on("BASE-JAIL-3")` the rulings that speak of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from posse import data
from posse.catalogue import Thing


@dataclass(frozen=True, slots=True)
class Statement:
    """One behaviour of the game. Its id never changes."""

    id: str
    text: str
    source: str
    flags: tuple[str, ...]
    file: str
    section: str
    line: int

    @property
    def refers(self) -> tuple[str, ...]:
        """Ids of statements and rulings that it names."""
        return references(" ".join((self.text, self.source, *self.flags)))


@dataclass(frozen=True, slots=True)
class Ruling:
    """What was decided where sources are silent, unclear or at odds."""

    id: str
    question: str
    readings: tuple[str, ...]
    ruling: str
    why: str
    option: str
    file: str
    section: str
    line: int
    refers: tuple[str, ...]

    @property
    def option_id(self) -> str:
        """`house.jailUntilHearts` is called jail_until_hearts in a game; empty where there is no option."""
        named = re.fullmatch(r"`?house\.(\w+)`?", self.option)
        return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", named[1]).lower() if named else ""

    @property
    def rows(self) -> list[Option]:
        """Rows of file 95 that settle the same question; there the default stands, whatever the ruling says."""
        found = [option for option in options().values() if self.id in option.refers]
        if not found and self.section.startswith("Conflicts"):
            # the row may name a statement that names the ruling
            for option in options().values():
                about = [s for id in option.refers for s in by_prefix(id)]
                if any(self.id in s.refers for s in about):
                    found.append(option)
        return found


@dataclass(frozen=True, slots=True)
class Option:
    """A difference between the two rulebooks, as one named option."""

    id: str
    compendium: str
    published: str
    replaces: str
    file: str
    line: int
    refers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Settled:
    """A sentence of file 95 that ends a doubt the rulings left. It stands above them."""

    text: str
    file: str
    line: int
    refers: tuple[str, ...]


STATEMENT: Final = re.compile(
    r"- \*\*(?P<id>[A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* · (?P<text>.+?)"
    r"(?: · src: (?P<src>.+?))?(?: · flags?: (?P<flags>.+))?"
)
_ID = re.compile(
    r"\b(?:RB|R-[A-Z]+|[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)-(?:EX|AD)?\d+\b|\b[A-Z][A-Z0-9]*(?:-[A-Z]+)+\b"
)
_NAMED = re.compile(rf"(?P<full>{_ID.pattern})|(?P<run>(?:…|\.\.\.|to) )?(?<![\w-])-(?P<number>\d+)\b")
_BRACKET_COMMA = re.compile(r"[,;] (?![^(]*\))")


def references(text: str) -> tuple[str, ...]:
    """The ids in a text. `BASE-JAIL-3, -5` and `HN-X-1 … -8` stand for the whole names and the whole run."""
    found: dict[str, None] = {}
    last = ""
    for match in _NAMED.finditer(text):
        if match["full"]:
            last = match["full"]
            found[last] = None
        elif last and (stem := re.fullmatch(r"(.+-)(\d+)", last)):
            first = int(stem[2]) + 1 if match["run"] else int(match["number"])
            for number in range(first, int(match["number"]) + 1):
                last = f"{stem[1]}{number}"
                found[last] = None
    return tuple(found)


def _files(first: str, last: str) -> list[Path]:
    """The files numbered `first` to `last`, in their order."""
    return [f for f in sorted(data.folder("rules").glob("[0-9][0-9]-*.md")) if first <= f.name[:2] <= last]


@cache
def title(file: str) -> str:
    """The heading of a file of the rulebook."""
    return (data.folder("rules") / file).read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")


def _lines(file: Path) -> Iterable[tuple[int, str, str]]:
    """Number, line and heading above it."""
    section = ""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            section = line.lstrip("# ")
        yield number, line.rstrip(), section


@cache
def statements() -> dict[str, Statement]:
    """All statements by id, in the order of the rulebook."""
    found: dict[str, Statement] = {}
    for file in _files("01", "89"):
        for number, line, section in _lines(file):
            if not line.startswith("- **"):
                continue
            match = STATEMENT.fullmatch(line)
            if match is None:
                raise ValueError(f"{file.name}, line {number}: not a statement: {line[:60]}")
            flags = tuple(_BRACKET_COMMA.split(match["flags"])) if match["flags"] else ()
            statement = Statement(
                match["id"], match["text"], match["src"] or "", flags, file.name, section, number
            )
            if statement.id in found:
                raise ValueError(f"{file.name}, line {number}: {statement.id} is there twice")
            found[statement.id] = statement
    return found


@cache
def rulings() -> dict[str, Ruling]:
    """All rulings by id: the table of file 90, the lists of 91 and 92."""
    found: dict[str, Ruling] = {}
    for file in _files("90", "94"):
        for number, line, section in _lines(file):
            if line.startswith("| RB-"):
                id, _, a, b, ruling, why, option = (cell.strip() for cell in line.strip("|").split("|"))
                option = "" if option == "none" else option
                question = ""
                readings: tuple[str, ...] = (a, b)
            elif line.startswith("- **R-"):
                id, question, readings, ruling, why = _listed(line)
                option = ""
            else:
                continue
            found[id] = Ruling(
                id, question, readings, ruling, why, option, file.name, section, number,
                tuple(r for r in references(line) if r != id),
            )  # fmt: skip
    return found


def _listed(line: str) -> tuple[str, str, tuple[str, ...], str, str]:
    """Id, question, readings, ruling and reason of `- **R-X-1** · question · readings · Ruling: … · Why: …`."""
    id = line[4 : line.index("**", 4)]
    rest: list[str] = []
    ruling = why = ""
    for part in line.split(" · ")[1:]:
        if re.match("[Rr]uling: ", part):
            ruling = part[8:]
        elif re.match("[Ww]hy: ", part):
            why = part[5:]
        elif part not in ("open", "slip", "conflict"):
            rest.append(part)
    readings: list[str] = []
    for part in rest[1:]:
        readings += re.split(r"(?:;)? (?=\([b-e]\) |[B-E]: )", part)
    return id, rest[0], tuple(readings), ruling, why


@cache
def options() -> dict[str, Option]:
    """The rows of the table of file 95."""
    found: dict[str, Option] = {}
    for file in _files("95", "95"):
        for number, line, _ in _lines(file):
            if not line.startswith("| `"):
                continue
            name, compendium, published, replaces = (cell.strip() for cell in line.strip("|").split("|"))
            id = name.strip("`")
            found[id] = Option(id, compendium, published, replaces, file.name, number, references(replaces))
    return found


@cache
def free_options() -> tuple[str, ...]:
    """The options that are off in both rulebooks (`house.…` in the rulings)."""
    for file in _files("95", "95"):
        paragraph = file.read_text(encoding="utf-8").partition("Free options")[2].partition("\n\n")[0]
        listed = re.search(r"\((`\w+`(?:,\s`\w+`)+)\)", paragraph)
        return tuple(re.findall(r"`(\w+)`", listed[1])) if listed else ()
    return ()


@cache
def settled() -> tuple[Settled, ...]:
    found: list[Settled] = []
    for file in _files("95", "95"):
        for number, line, _ in _lines(file):
            if line.startswith("- "):
                found.append(Settled(line[2:], file.name, number, references(line)))
    return tuple(found)


def get(id: str) -> Statement | None:
    return statements().get(id.strip().upper())


def _begins(id: str, prefix: str) -> bool:
    """BASE-JAIL begins BASE-JAIL-3; BASE-JAIL-1 does not begin BASE-JAIL-12."""
    return id == prefix or (id.startswith(prefix) and (prefix[-1] == "-" or id[len(prefix)] == "-"))


def looks_like_id(query: str) -> bool:
    """Whether somebody means an id or its beginning, and not a word that could be one (EV, GAG, SHADOW are both)."""
    return re.fullmatch(r"[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]*)+", query.strip()) is not None


def by_prefix(prefix: str) -> list[Statement]:
    wanted = prefix.strip().upper()
    return [s for s in statements().values() if _begins(s.id, wanted)] if wanted else []


def rulings_by_prefix(prefix: str) -> list[Ruling]:
    wanted = prefix.strip().upper()
    return [r for r in rulings().values() if _begins(r.id, wanted)] if wanted else []


def search(query: str) -> list[Statement]:
    """By id or its beginning; else by words, all of which must begin a word of the statement or of its heading."""
    if found := by_prefix(query):
        return found
    words = _words(query)
    if not words:
        return []
    return [s for s in statements().values() if _holds(words, f"{s.id} {s.section} {s.text}")]


def search_rulings(query: str) -> list[Ruling]:
    if found := rulings_by_prefix(query):
        return found
    words = _words(query)
    if not words:
        return []
    return [
        r for r in rulings().values() if _holds(words, " ".join((r.id, r.question, *r.readings, r.ruling)))
    ]


def search_options(query: str) -> list[Option]:
    wanted = query.strip().casefold().removeprefix("house.").replace(" ", "_")
    return [o for o in options().values() if wanted and wanted in o.id]


def _words(text: str) -> list[str]:
    return re.findall(r"[\w♠♥♦♣]+", text.casefold())


def _holds(words: list[str], text: str) -> bool:
    there = _words(text)
    return all(any(word.startswith(wanted) for word in there) for wanted in words)


# ------------------------------------------------------------------------------------------ the statements of a card

_BEGINNINGS: Final = {
    "base": "BASE",
    "dodge_city": "DC",
    "high_noon": "HN",
    "fistful_of_cards": "FOC",
    "wild_west_show": "WWS",
    "gold_rush": "GR",
    "armed_and_dangerous": "AD",
}

#: where the id of the statements is not box + id of the catalogue
_OTHER_NAMES: Final = {
    ("card", "stagecoach"): ("BASE-STAGE",),
    ("card", "wells_fargo"): ("BASE-WELLS",),
    ("card", "general_store"): ("BASE-STORE",),
    ("card", "cat_balou"): ("BASE-CAT",),
    ("card", "schofield"): ("BASE-WEAPON",),
    ("card", "remington"): ("BASE-WEAPON",),
    ("card", "rev_carabine"): ("BASE-WEAPON",),
    ("card", "winchester"): ("BASE-WEAPON",),
    ("card", "volcanic"): ("BASE-VOLCANIC", "BASE-WEAPON"),
    ("card", "ace_up_the_sleeve"): ("AD-ACE",),
    ("card", "bell_tower"): ("AD-BELLTOWER",),
    ("card", "beer_keg"): ("AD-KEG",),
    ("card", "big_fifty"): ("AD-BIGFIFTY",),
    ("card", "buntline_special"): ("AD-BUNTLINE",),
    ("card", "double_barrel"): ("AD-DOUBLE",),
    ("card", "a_little_nip"): ("AD-NIP",),
    ("card", "quick_shot"): ("AD-QUICK",),
    ("char", "lucky_duke"): ("CH-LUCKY-DUKE", "CH-LUCKYDUKE"),
    ("char", "greygory_deck"): ("CH-GREGORY-DECK",),
    ("char", "don_bell"): ("CH-DONBELL",),
    ("char", "dutch_will"): ("CH-DUTCHWILL",),
    ("char", "jacky_murieta"): ("CH-MURIETA",),
    ("char", "josh_mccloud"): ("CH-MCCLOUD",),
    ("char", "pretty_luzena"): ("CH-LUZENA",),
    ("char", "madam_yto"): ("CH-YTO",),
    ("char", "raddie_snake"): ("CH-SNAKE",),
    ("char", "simeon_picos"): ("CH-PICOS",),
    ("char", "al_preacher"): ("CH-PREACHER",),
    ("char", "bass_greeves"): ("CH-GREEVES",),
    ("char", "bloody_mary"): ("CH-MARY",),
    ("char", "frankie_canton"): ("CH-CANTON",),
    ("char", "julie_cutter"): ("CH-CUTTER",),
    ("char", "mexicali_kid"): ("CH-MEXICALI",),
    ("char", "ms_abigail"): ("CH-ABIGAIL",),
    ("char", "red_ringo"): ("CH-RINGO",),
    ("event", "a_fistful_of_cards"): ("FOC-FISTFUL",),
    ("event", "lady_rose_of_texas"): ("WWS-LADY-ROSA",),
    ("equip", "gold_rush"): ("GR-GOLDRUSH",),
    ("equip", "rhum"): ("GR-RUM",),
    ("equip", "union_pacific"): ("GR-UNION",),
    ("equip", "gun_belt"): ("GR-GUNBELT",),
    ("equip", "gold_pan"): ("GR-GOLDPAN",),
    ("equip", "lucky_charm"): ("GR-CHARM",),
}


def prefixes(thing: Thing) -> tuple[str, ...]:
    """How the ids of its own statements begin. Nothing for the boxes that have no rules."""
    if not thing.in_rules:
        return ()
    if other := _OTHER_NAMES.get((thing.kind, thing.id)):
        return other
    beginning = "CH" if thing.kind == "char" else _BEGINNINGS[thing.boxes[0]]
    return (f"{beginning}-{thing.id.replace('_', '-').upper()}",)


def about(thing: Thing) -> list[Statement]:
    """Its own statements."""
    return [s for prefix in prefixes(thing) for s in by_prefix(prefix)]


def mentioning(thing: Thing) -> list[Statement]:
    """Statements elsewhere that name it."""
    own = {s.id for s in about(thing)}
    name = re.compile(rf"\b{re.escape(thing.name_en.rstrip('!'))}(?!\w)", re.IGNORECASE)
    return [s for s in statements().values() if s.id not in own and name.search(s.text)]


def _concerns(refers: Iterable[str], ids: set[str], wanted: tuple[str, ...] = ()) -> bool:
    return any(r in ids or r in wanted for r in refers)


def _related(ids: Iterable[str]) -> tuple[set[str], tuple[str, ...]]:
    """The ids and the rulings their statements name; and their beginnings: a ruling may name CH-X as a whole."""
    known = set(ids)
    wider = set(known)
    for id in known:
        statement = statements().get(id)
        if statement is not None:
            wider.update(r for r in statement.refers if r in rulings())
    return wider, tuple({id.rpartition("-")[0] for id in known})


def rulings_on(*ids: str) -> list[Ruling]:
    """Rulings that these statements rest on, or that name one of them."""
    known, whole = _related(ids)
    return [r for r in rulings().values() if r.id in known or _concerns(r.refers, set(ids), whole)]


def options_on(*ids: str) -> list[Option]:
    """Options that change one of these statements."""
    known, whole = _related(ids)
    named = " ".join(statements()[id].text for id in ids if id in statements())
    return [o for o in options().values() if _concerns(o.refers, known, whole) or f"`{o.id}`" in named]


def settled_on(*ids: str) -> list[Settled]:
    known, whole = _related(ids)
    return [s for s in settled() if _concerns(s.refers, known, whole)]
