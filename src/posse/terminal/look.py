"""What one player may see of a game, in the shape the screen needs. It is read from `view`, never from the game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from posse.engine.cards import BORDER, KIND, SUIT, card_text
from posse.engine.game import Game
from posse.engine.words import BLACK


@dataclass(frozen=True, slots=True)
class Seat:
    """A character at the table, as I see it."""

    seat: int
    player: int
    name: str
    mine: bool
    character: str  # id, "" if there is none
    abilities: tuple[str, ...]  # ids, the character's among them
    life: int
    max_life: int
    out: bool
    spirit: bool
    hand: int
    shown: tuple[int, ...]  # the hand, where everybody sees it
    table: tuple[int, ...]
    fresh: tuple[int, ...]  # of these, not ready yet
    load: dict[int, int]  # cubes on them
    role: str  # id, "" if I do not know it
    role_open: bool
    distance: int  # from me to there, 0 if it does not count
    in_reach: bool  # my weapon reaches it
    reaches_me: bool
    reach: int
    cubes: int
    nuggets: int
    at_turn: bool
    asked: bool


@dataclass(frozen=True, slots=True)
class Look:
    """The table as one player sees it."""

    you: int
    seats: tuple[Seat, ...]  # clockwise, mine first
    hand: tuple[int, ...]
    deck: int
    discard: int
    top: int  # the card on top of the discard pile, -1
    events: tuple[str, ...]  # in force
    next_event: str
    row: tuple[int, ...]  # equipment on sale
    open_cards: tuple[int, ...]  # lie open between the players: to be taken, or turned for a check
    turn: int  # number of the turn
    turn_seat: int
    phase: str
    asked: int  # seat, -1
    bangs: int
    bang_limit: int
    over: bool
    winners: tuple[int, ...]  # players

    @property
    def me(self) -> Seat:
        return self.seats[0]

    @property
    def mine(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.mine)

    @property
    def my_table(self) -> tuple[int, ...]:
        """All my cards in play."""
        return tuple(card for seat in self.mine for card in seat.table)

    @property
    def others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if not seat.mine)

    def seat(self, number: int) -> Seat:
        return next(seat for seat in self.seats if seat.seat == number)


@cache
def _numbers() -> dict[str, int]:
    return {card_text(card): card for card in range(len(KIND))}


def cards_of(texts: list[str]) -> tuple[int, ...]:
    numbers = _numbers()
    return tuple(numbers[text] for text in texts)


def look(game: Game, you: int) -> Look:
    v = game.view(you)
    rows: list[dict[str, Any]] = v["seats"]
    places: list[int] = v["places"]
    own = [seat for seat in places if rows[seat]["player"] == you]
    first = next((seat for seat in own if rows[seat]["standing"] != "out"), own[0])
    at = places.index(first)
    order = [first, *(s for s in places if s in own and s != first)]
    order += [s for s in places[at:] + places[:at] if s not in own]
    asked = v["decision"]["seat"] if v["decision"] else -1
    seats: list[Seat] = []
    for seat in order:
        row = rows[seat]
        player = v["players"][row["player"]]
        away = 0 if seat in own else v["distances"][first][seat]
        on_table = {text["card"]: text for text in row["table"]}
        table = cards_of([entry["card"] for entry in row["table"]])
        seats.append(
            Seat(
                seat=seat,
                player=row["player"],
                name=player["name"],
                mine=seat in own,
                character=row["character"] or "",
                abilities=tuple(row["abilities"]),
                life=max(row["life"], 0),
                max_life=row["max_life"],
                out=row["standing"] == "out",
                spirit=row["standing"] == "spirit",
                hand=row["hand_count"],
                shown=cards_of(player.get("hand", [])) if seat not in own else (),
                table=table,
                fresh=tuple(_numbers()[text] for text, entry in on_table.items() if not entry["ready"]),
                load={_numbers()[t]: entry["cubes"] for t, entry in on_table.items() if entry["cubes"]},
                role="" if row["role"] in (None, "none") else row["role"],
                role_open=row["role_open"] and row["role"] != "none",
                distance=away,
                in_reach=seat in rows[first]["in_reach"],
                reaches_me=first in row["in_reach"],
                reach=row["reach"],
                cubes=row["cubes"],
                nuggets=row["nuggets"],
                at_turn=seat == v["turn"] and not v["over"],
                asked=seat == asked,
            )
        )
    opened = [
        frame["cards"] for frame in v["stack"] if "cards" in frame and frame["kind"] in ("store", "check")
    ]
    return Look(
        you=you,
        seats=tuple(seats),
        hand=cards_of(v["hand"]),
        deck=v["deck"],
        discard=v["discard"]["count"],
        top=_numbers()[v["discard"]["top"]] if v["discard"]["top"] else -1,
        events=tuple(event["now"] for event in v["events"] if event["now"]),
        next_event=v["events"][0]["next"] or "",
        row=cards_of(v["equipment"]["row"]),
        open_cards=cards_of(opened[-1]) if opened else (),
        turn=v["turn_count"],
        turn_seat=v["turn"],
        phase=v["phase"],
        asked=asked,
        bangs=v["bangs"]["played"],
        bang_limit=v["bangs"]["limit"],
        over=v["over"],
        winners=tuple(v["winners"]),
    )


def is_gear(card: int) -> bool:
    return BORDER[card] >= BLACK or SUIT[card] < 0
