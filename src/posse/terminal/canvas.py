"""A sheet of character cells, and the places on it that can be pointed at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.strip import Strip

Spot = tuple[str, int]  # what a place stands for: ("hand", 2), ("seat", 4), ("button", 0) …


@dataclass(frozen=True, slots=True)
class Rect:
    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom


BOXES = {
    "light": "┌─┐│└┘",
    "round": "╭─╮│╰╯",
    "heavy": "┏━┓┃┗┛",
    "double": "╔═╗║╚╝",
    "dashed": "┌╌┐╎└┘",
}


class Canvas:
    """Styles are laid over each other: a text without a background stands on what is there."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width = width
        self.height = height
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[style] * width for _ in range(height)]
        self.spots: list[tuple[Spot, Rect]] = []

    def mark(self, spot: Spot, x: int, y: int, width: int, height: int) -> None:
        self.spots.append((spot, Rect(x, y, width, height)))

    def spot_at(self, x: int, y: int) -> Spot | None:
        return next((spot for spot, rect in reversed(self.spots) if rect.holds(x, y)), None)

    def fill(self, rect: Rect, style: Style, char: str = " ") -> None:
        for y in range(max(rect.y, 0), min(rect.bottom, self.height)):
            for x in range(max(rect.x, 0), min(rect.right, self.width)):
                self.chars[y][x] = char
                self.styles[y][x] = self.styles[y][x] + style

    def restyle(self, rect: Rect, style: Style) -> None:
        """The same characters in another style."""
        for y in range(max(rect.y, 0), min(rect.bottom, self.height)):
            for x in range(max(rect.x, 0), min(rect.right, self.width)):
                self.styles[y][x] = self.styles[y][x] + style

    def box(self, rect: Rect, style: Style, kind: str = "round") -> None:
        tl, across, tr, down, bl, br = tuple(BOXES[kind])
        inner = max(rect.width - 2, 0)
        self.put(rect.x, rect.y, tl + across * inner + tr, style)
        for y in range(rect.y + 1, rect.bottom - 1):
            self.put(rect.x, y, down, style)
            self.put(rect.right - 1, y, down, style)
        self.put(rect.x, rect.bottom - 1, bl + across * inner + br, style)

    def put(self, x: int, y: int, text: str | Text, style: Style | None = None, width: int = 9999) -> int:
        """Write, cut at `width`; the column after it is the answer."""
        if isinstance(text, Text):
            if text.cell_len > width:
                text = text.copy()
                text.truncate(max(width, 0), overflow="ellipsis")
            base = style or Style()
            if isinstance(text.style, Style):
                base = base + text.style
            offset = 0
            for at, char in enumerate(text.plain):
                own = base
                for span in text.spans:
                    if span.start <= at < span.end and isinstance(span.style, Style):
                        own = own + span.style
                offset += self._cell(x + offset, y, char, own)
            return x + offset
        if cell_len(text) > width:
            text = cut(text, width)
        own = style or Style()
        offset = 0
        for char in text:
            offset += self._cell(x + offset, y, char, own)
        return x + offset

    def _cell(self, x: int, y: int, char: str, style: Style) -> int:
        size = get_character_cell_size(char)
        if size == 0:
            return 0
        if 0 <= y < self.height and x >= 0 and x + size <= self.width:
            self.chars[y][x] = char
            self.styles[y][x] = self.styles[y][x] + style
            if size == 2:
                self.chars[y][x + 1] = ""
                self.styles[y][x + 1] = self.styles[y][x]
        return size

    def strip(self, y: int) -> Strip:
        segments: list[Segment] = []
        if not 0 <= y < self.height:
            return Strip([])
        run: list[str] = []
        last: Style | None = None
        for char, style in zip(self.chars[y], self.styles[y]):
            if style is not last and style != last:
                if run:
                    segments.append(Segment("".join(run), last))
                run = []
                last = style
            run.append(char)
        segments.append(Segment("".join(run), last))
        return Strip(segments, self.width)

    def text(self) -> str:
        """All of it without colours, for tests and for who cannot see."""
        return "\n".join("".join(row).rstrip() for row in self.chars)


def cut(text: str, width: int) -> str:
    """Cut with an ellipsis."""
    if cell_len(text) <= width:
        return text
    if width <= 1:
        return "…"[:width]
    while cell_len(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…"


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most that width; a no-break space holds unless the line would be longer than all."""
    return [line.plain for line in wrap_rich(Text(text), width)]


def wrap_rich(text: Text, width: int) -> list[Text]:
    lines: list[Text] = []
    for paragraph in text.split("\n", allow_blank=True) or [Text("")]:
        lines.extend(_wrap_one(paragraph, max(width, 1)))
    return lines


def _wrap_one(text: Text, width: int) -> Iterable[Text]:
    plain = text.plain
    start = 0
    while start < len(plain):
        end = start
        used = 0
        space = -1
        while end < len(plain):
            size = get_character_cell_size(plain[end])
            if used + size > width:
                break
            if plain[end] == " ":
                space = end
            used += size
            end += 1
        if end < len(plain) and plain[end] == " ":
            space = end
        if end >= len(plain):
            yield text[start:]
            return
        if space <= start:
            held = plain.rfind("\u00a0", start, end)
            stop = held if held > start else end
            yield text[start:stop]
            start = stop + (1 if held > start else 0)
        else:
            yield text[start:space]
            start = space + 1
    if not plain:
        yield text
