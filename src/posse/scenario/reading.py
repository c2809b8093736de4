"""YAML with line numbers: every value knows where it stands, so that an error can say so.

Values are taken as they are written (`ann: no` is the text "no"); whoever uses one says what it has to be.
"""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Final

import yaml

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_BYTES: Final = 10_000_000
MOST_DEPTH: Final = 40
LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
MERGE: Final = "tag:yaml.org,2002:merge"  # <<: *other
YES: Final = ("true", "yes", "on")
NO: Final = ("false", "no", "off")


class ScenarioError(ValueError):
    """A file or a situation that cannot be read: where, what is wrong, and what would be right."""

    def __init__(self, file: str, line: int, sentence: str) -> None:
        super().__init__(f"{file}:{line}: {sentence}" if line else f"{file}: {sentence}")
        self.file = file
        self.line = line
        self.sentence = sentence


class Cell:
    """One value of a YAML text: a text, a list or a mapping."""

    def __init__(self, file: str, line: int) -> None:
        self.file = file
        self.line = line
        self.text = ""
        self.kind = "text"
        self.empty = False  # nothing was written
        self.items: list[Cell] = []
        self.pairs: dict[str, Cell] = {}
        self.keys: dict[str, int] = {}  # the line of each key
        self.fault: ScenarioError | None = (
            None  # what is wrong with it, or with something in it, as it stands
        )

    def error(self, sentence: str, line: int = 0) -> ScenarioError:
        return ScenarioError(self.file, line or self.line, sentence)

    # -- what it has to be ------------------------------------------------------------------------------------

    def mapping(self, what: str) -> dict[str, Cell]:
        if self.kind != "mapping":
            raise self.error(f"{what} is a mapping of names to values, not {self.name()}")
        return self.pairs

    def sequence(self, what: str) -> list[Cell]:
        if self.kind != "list":
            raise self.error(f"{what} is a list, not {self.name()}")
        return self.items

    def word(self, what: str) -> str:
        if self.kind != "text" or self.empty:
            raise self.error(f"{what} is a text, not {self.name()}")
        return self.text

    def number(self, what: str, least: int = 0, most: int = 1 << 30) -> int:
        text = self.text
        if self.kind != "text" or not re.fullmatch(r"-?[0-9]{1,12}", text) or not least <= int(text) <= most:
            span = f"{least} or more" if most >= 1 << 30 else f"{least} to {most}"
            raise self.error(f"{what} is a number, {span}, not {self.name()}")
        return int(text)

    def truth(self, what: str) -> bool:
        word = self.text.lower() if self.kind == "text" else ""
        if word not in YES + NO:
            raise self.error(f"{what} is true or false, not {self.name()}")
        return word in YES

    def words(self, what: str) -> list[tuple[str, int]]:
        """Words of one text or of a list of texts, each with its line; nothing written is no word."""
        if self.kind == "mapping":
            raise self.error(f"{what} is a text of words or a list of them, not {self.name()}")
        if self.kind == "list":
            return [word for item in self.items for word in item.words(what)]
        return [(word, self.line) for word in self.text.replace(",", " ").split()]

    def texts(self, what: str) -> list[str]:
        """One text or a list of them."""
        if self.kind == "list":
            return [item.word(what) for item in self.items]
        return [self.word(what)]

    def nothing(self) -> Cell:
        """An empty cell in its place."""
        cell = Cell(self.file, self.line)
        cell.empty = True
        return cell

    def name(self) -> str:
        """What it is, for a sentence."""
        if self.kind == "mapping":
            return "a mapping"
        if self.kind == "list":
            return "a list"
        return "nothing" if self.empty else repr(short(self.text))


def short(text: str, most: int = 60) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def near(word: str, known: Iterable[str]) -> str:
    """ "; did you mean …?" where something known is like the word."""
    found = difflib.get_close_matches(word[:60], list(known), n=5, cutoff=0.6)
    found.sort(key=lambda other: other[:1] != word[:1])  # people seldom miss the first letter
    return f"; did you mean {found[0]}?" if found else ""


def one_of(word: str, known: Iterable[str]) -> str:
    """The best guess, or all there is where that is short."""
    words = list(known)
    return near(word, words) or (f"; there are {', '.join(words)}" if len(words) <= 24 else "")


# -- from text to cells -----------------------------------------------------------------------------------------------


def read_text(raw: bytes, file: str) -> str:
    if len(raw) > MOST_BYTES:
        raise ScenarioError(file, 0, f"no file of scenarios is larger than {MOST_BYTES // 1_000_000} MB")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        sentence = f"this is no UTF-8 text, so it holds no scenarios: it has the byte {raw[error.start]:02x}"
        raise ScenarioError(file, line, sentence) from None


def parse(text: str, file: str) -> Cell:
    """The whole text as one cell."""
    try:
        node = yaml.compose(text, Loader=LOADER)
        if node is None:
            raise ScenarioError(file, 0, "the file is empty: a file of scenarios is a list of situations")
        return _cell(node, file, {}, 0)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = " ".join(str(error.problem or error.context or "it cannot be read").split())
        problem += _advice(text, mark.line, problem) if mark else ""
        raise ScenarioError(
            file, mark.line + 1 if mark else 0, f"this is no YAML: {short(problem, 160)}"
        ) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, int(error.position)) + 1
        sign = f"{ord(text[int(error.position)]):02x}" if int(error.position) < len(text) else "?"
        raise ScenarioError(file, line, f"this is no YAML: the sign {sign} is no part of a text") from None
    except yaml.YAMLError as error:
        raise ScenarioError(file, 0, f"this is no YAML: {short(' '.join(str(error).split()), 160)}") from None
    except RecursionError:
        raise ScenarioError(file, 0, "this is no file of scenarios: it is nested too deep") from None


def _advice(text: str, line: int, problem: str) -> str:
    """What is the likeliest reason, and what would be right?"""
    if _is_bare_face(text, line):
        return '; inside { } a card with a face stands in quotes: "bang[5C]"'
    rows = text.splitlines()
    if line < len(rows) and re.match(r" *\t", rows[line]):
        return "; lines are indented with spaces, not with tabs"
    if "another document" in problem:
        return "; a file is one list, without --- between the situations"
    if "expected key" in problem or "'-' indicator" in problem:
        return "; what belongs together is indented alike"
    if "mapping values" in problem:
        return "; a text with a colon stands in quotes"
    return ""


def _is_bare_face(text: str, line: int) -> bool:
    """Is the likeliest reason a card with a face that is not in quotes?"""
    lines = text.split("\n")[max(line - 1, 0) : line + 1]
    return any("{" in row and re.search(r"\w\[", re.sub(r"\"[^\"]*\"|'[^']*'", "", row)) for row in lines)


def _cell(node: yaml.Node, file: str, known: dict[int, Cell | None], depth: int) -> Cell:
    key = id(node)
    if key in known:  # an alias
        found = known[key]
        if found is None:
            raise ScenarioError(file, node.start_mark.line + 1, "an alias must not stand inside itself")
        return found
    line = node.start_mark.line + 1
    if depth > MOST_DEPTH:
        raise ScenarioError(file, line, "this is no file of scenarios: it is nested too deep")
    known[key] = None
    cell = Cell(file, line)
    if isinstance(node, yaml.ScalarNode):
        cell.text = node.value
        cell.empty = node.tag == "tag:yaml.org,2002:null"
        if cell.empty:
            cell.text = ""
    elif isinstance(node, yaml.SequenceNode):
        cell.kind = "list"
        cell.items = [_cell(child, file, known, depth + 1) for child in node.value]
    elif isinstance(node, yaml.MappingNode):
        cell.kind = "mapping"
        merged: list[Cell] = []
        for name, value in node.value:
            if not isinstance(name, yaml.ScalarNode):
                raise ScenarioError(
                    file, name.start_mark.line + 1, "a name is a plain word, not a list or mapping"
                )
            word = name.value
            if name.tag == MERGE:
                other = _cell(value, file, known, depth + 1)
                merged += [other] if other.kind == "mapping" else other.sequence("<<")
                continue
            if word in cell.pairs:
                at = name.start_mark.line + 1
                cell.fault = cell.fault or ScenarioError(file, at, f"{short(word)!r} stands here twice")
            cell.pairs[word] = _cell(value, file, known, depth + 1)
            cell.keys[word] = name.start_mark.line + 1
        for other in merged:  # what stands here itself goes before what is taken over
            for word, found in other.mapping("<<").items():
                if word not in cell.pairs:
                    cell.pairs[word] = found
                    cell.keys[word] = other.keys[word]
    for inner in (*cell.items, *cell.pairs.values()):
        cell.fault = cell.fault or inner.fault
    known[key] = cell
    return cell
