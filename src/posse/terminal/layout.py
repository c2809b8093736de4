"""Where everything goes, for any size of the terminal: from 80x24 on nothing that matters is cut."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from posse.terminal.canvas import Rect, wrap
from posse.terminal.scene import Button, Scene

CARD_WIDTH: Final = 17
CARD_HEIGHT: Final = 9


@dataclass(frozen=True)
class Plan:
    """Where everything goes."""

    header: Rect
    footer: Rect
    seats: Rect
    piles: Rect
    log: Rect
    details: Rect
    ticket: Rect
    me: Rect
    hand: Rect
    seat_form: str  # box, two, one
    big: bool  # cards drawn as cards
    wide: bool  # the log has a column of its own


def arrange(scene: Scene, width: int, height: int) -> Plan:
    others = len(scene.look.others)
    wide = width >= 104 and height >= 26
    side = min(58, max(34, width * 27 // 100)) if wide else 0
    main = width - side
    big = wide and height >= 40 and main >= 100
    top, bottom = 1, height - 1
    ticket_lines = ticket_height(scene, main - 4 if wide else main, wide)
    if big:
        me = Rect(0, bottom - CARD_HEIGHT - 2, min(34, main // 4), CARD_HEIGHT + 2)
        hand = Rect(me.right, me.y, main - me.width, CARD_HEIGHT + 2)
        if len(scene.look.hand) > 1 and (hand.width - CARD_WIDTH - 2) // (len(scene.look.hand) - 1) < 7:
            big = False
    details_height = 0 if wide else 3 if height < 26 else 4
    if not big:
        hand_lines = chip_rows(scene, main - 2)
        hand = Rect(0, bottom - details_height - hand_lines, main, hand_lines)
        mine = 2 * len(scene.look.mine)
        me = Rect(0, hand.y - mine, main, mine)
    ticket_width = main - 2 if wide else main
    ticket = Rect((main - ticket_width) // 2, me.y - ticket_lines, ticket_width, ticket_lines)
    free = ticket.y - top  # for seats, piles and, where it has no column, the log
    log_least = 0 if wide else 2
    if wide and main // max(others, 1) >= 20 and free >= 13:
        form = "box"
        tall = min(free - (8 if free >= 19 else 2), 17)
        seats = Rect(0, top, main, tall)
        piles = Rect(0, top + tall, main, free - tall)
    else:
        tall = sum(1 if seat.out else 2 for seat in scene.look.others)
        form = "two" if tall + 1 + log_least <= free else "one"
        tall = tall if form == "two" else others
        seats = Rect(0, top, main, min(tall, free))
        left = free - seats.height
        line = 1 if left > log_least or (wide and left) else 0
        piles = Rect(0, seats.bottom, main, left if wide else line)
    if wide:
        depth = min(max(9, (height - 2) * 2 // 5), 16)
        log = Rect(main, top, side, bottom - top - depth)
        details = Rect(main, log.bottom, side, depth)
    else:
        log = Rect(0, piles.bottom, main, ticket.y - piles.bottom)
        details = Rect(0, bottom - details_height, main, details_height)
    return Plan(
        Rect(0, 0, width, 1),
        Rect(0, bottom, width, 1),
        seats,
        piles,
        log,
        details,
        ticket,
        me,
        hand,
        form,
        big,
        wide,
    )


def button_text(button: Button) -> str:
    return f" {button.key} {button.label} " if button.key else f" {button.label} "


def flow(widths: Iterable[int], room: int, gap: int = 1) -> list[tuple[int, int]]:
    """Line and column of each piece when they are set one after the other."""
    places: list[tuple[int, int]] = []
    line = column = 0
    for width in widths:
        if column and column + width > room:
            line, column = line + 1, 0
        places.append((line, column))
        column += width + gap
    return places


def ticket_height(scene: Scene, width: int, bordered: bool) -> int:
    """At least four lines, so that the table does not jump; more for long questions and many buttons."""
    inner = width - (4 if bordered else 2)
    ticket = scene.ticket
    lines = len(wrap(ticket.headline, inner)) + 1
    places = flow((len(button_text(b)) for b in ticket.buttons), inner)
    lines += 1 + places[-1][0] if places else 1
    least = 4 if bordered else 3
    return max(lines, least) + (2 if bordered else 1)


def chip_label(scene: Scene, place: int) -> str:
    key = scene.keys.get(place, "") or ("•" if place in scene.usable else "·")
    return f" {key} {scene.texts.short(scene.look.hand[place])} "


def chip_rows(scene: Scene, width: int) -> int:
    places = flow((len(chip_label(scene, i)) + 1 for i in range(len(scene.look.hand))), width)
    return max(places[-1][0] + 1 if places else 1, 2)
