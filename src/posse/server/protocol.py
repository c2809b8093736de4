"""What goes over the socket, both ways. JSON; every message names its kind in `type`.

This is the one definition: the JSON Schema and the types of the page are made from it (`scripts/protocol.py`), and
`docs/protocol.md` tells the rest. A number called `player` is a place in the list of players, `seat` a character at the
table (the same but in the game for two). Cards are written as in records, `bang[5C]`.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from posse.telling.message import Message
from posse.telling.story import Story

VERSION: Final = 1

Id = str  # of a room: the code in its link
Secret = str  # what a seat or a host is known by; never shown to anybody else


def _snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class Base(msgspec.Struct, omit_defaults=True, tag_field="type", tag=_snake, kw_only=True):
    """One message."""


# -- pieces -----------------------------------------------------------------------------------------------------------


class Settings(msgspec.Struct, kw_only=True):
    """How a room plays. What may stand here is told by `GET /api/setup`, which asks the engine."""

    players: int = 4
    boxes: list[str] = []
    mode: str | None = None
    rulebook: str = "compendium"
    options: dict[str, str] = {}
    listed: bool = False  # in the list of open tables; else by link alone
    bots: str = "greedy"  # who sits in empty seats
    pace: int = 2  # how quickly bots play: 0 at once, 1 quick, 2 usual, 3 slow
    clock: int = 60  # seconds for a choice, then everybody is told; 0: no clock
    grace: int = 30  # seconds after that, then a bot chooses
    watchers: bool = True  # may others watch
    dead_see_all: bool = False  # may those who are out see everything
    rotate_sheriff: bool = False
    keep_characters: bool = False  # survivors keep theirs in the next game


class Seat(msgspec.Struct, kw_only=True):
    """One place at the table of a room, by the number of its player."""

    name: str
    kind: Literal["open", "person", "bot"]  # open: nobody yet; a bot will sit there when the game begins
    bot: str | None = (
        None  # who plays for it now: for an empty seat, or for a person who is away or out of time
    )
    online: bool = False
    host: bool = False
    away: float = 0  # seconds since the person was last seen


class Clock(msgspec.Struct, kw_only=True):
    """How long whoever is asked has: `left` seconds of `total`, then `grace` more until a bot chooses."""

    player: int
    left: float
    total: int
    grace: int


class Vote(msgspec.Struct, kw_only=True):
    """A question to all persons in the room."""

    id: int
    kind: Literal["undo", "kick"]
    by: int  # player
    about: int  # player
    yes: list[int]
    no: list[int]
    needed: int
    left: float  # seconds


class Option(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One legal choice. `text` is its notation; the rest are its parts, by which the page sorts it to things."""

    text: str
    label: Message  # what a button says
    verb: str  # play, answer, ability, pass, end, draw_deck, take, keep, give, discard, load, ...
    card: str | None = None  # the card it is done with
    place: Literal["hand", "table", "open", "equipment"] | None = None  # where that card lies
    owner: int | None = None  # the seat before which it lies, if `table`
    as_: Message | None = msgspec.field(
        default=None, name="as"
    )  # as what it serves: the name of a card or an ability
    rule: str | None = None  # the id of the text of the ability (or of as what it serves): char-sid-ketchum
    seat: int | None = None  # aimed at
    aim: str | None = None  # a card there, or `hand`
    must_pay: bool = False  # legal only because a power will be paid for
    harms: bool = False  # hits only oneself: to be confirmed


class Question(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What is asked now. The others are told that somebody is asked, and `text` says it from their side."""

    kind: str  # play, shot, brawn, duel, save, draw, discard, store, check, pick, ask ...
    player: int
    seat: int
    text: Message
    otherwise: Message | None = None  # what happens if nothing is done
    by: int | None = None  # by whose doing, a seat
    card: str | None = None  # because of which card
    rule: str | None = None  # or of which thing: the id of its text
    urgent: bool = False  # an attack
    options: list[Option] | None = None  # for who is asked alone
    can_undo: bool = False  # an unfinished choice may be taken back


class Entry(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One thing that happened, as this viewer may know it: what the page shows and what the log says of it."""

    n: int  # its place among all that happened
    turn: int  # in which turn
    event: dict[str, Any]  # `event`: its kind (Wounded), and its fields; see docs/protocol.md
    text: Message | None = None  # for the log; none where there is nothing worth saying
    deep: bool = False  # follows from what stands above it


class Lesson(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What the teacher says now."""

    step: int
    steps: int
    text: Message
    point: str | None = None  # at what: hand:bang[5C], seat:2, deck, discard, prompt, me, role, log
    wants: int | None = None  # the option to choose; none: `next` goes on
    watch: bool = False  # the others are at it: it goes on by itself
    done: bool = False


class ChatLine(msgspec.Struct, omit_defaults=True, kw_only=True):
    n: int
    player: int | None  # none: somebody who watches
    name: str
    text: str
    at: float  # seconds since 1970


# -- from the page to the server --------------------------------------------------------------------------------------


class Hello(Base):
    """The first message on a socket."""

    version: int
    lang: Literal["en", "ru", "uk"] = "en"


class Create(Base):
    """A new room; who makes it is its host and sits in it. `go`: begin at once, with bots in all other seats."""

    name: str
    settings: Settings = msgspec.field(default_factory=Settings)
    go: bool = False
    lesson: bool = False  # the first lesson instead of a game


class Join(Base):
    """Into a room: with the secret of a seat, or with a name for a free one, or to watch."""

    room: Id
    secret: Secret | None = None
    name: str | None = None
    watch: bool = False


class Leave(Base):
    """Out of the room for good: a bot takes over, and the seat's secret is worth nothing any more."""


class Configure(Base):
    """The host changes the settings; before the game all of them, later pace, clock, grace, listed and watchers."""

    settings: Settings


class SetSeat(Base):
    """The host: a bot into an open seat, a seat open again, somebody out of the room (before the game)."""

    player: int
    kind: Literal["bot", "open"]
    bot: str | None = None


class Start(Base):
    """The host begins the game; bots fill what is open."""


class Choose(Base):
    """What who is asked chooses. `at` is the number of choices made so far, so that a late click hits nothing else."""

    game: int
    at: int
    option: int


class Undo(Base):
    """Take back: one's own unfinished choice at once, a finished one if nothing new was seen and all persons agree."""

    game: int
    at: int


class Answer(Base):
    """To a vote."""

    vote: int
    yes: bool


class Kick(Base):
    """Ask the others to send somebody away (the host may, before the game, by `set_seat`)."""

    player: int


class Pause(Base):
    on: bool


class Stand(Base):
    """A bot plays for me until I am back (`on: false`)."""

    on: bool


class Sit(Base):
    """Somebody who watches takes an open seat, or one whose person has left for good."""

    player: int
    name: str


class Rename(Base):
    name: str


class Say(Base):
    """To the chat."""

    text: str


class Rematch(Base):
    """The same people, the next game; it begins when all persons who are there agree, or when the host says so."""


class Next(Base):
    """The lesson goes on."""


class Ping(Base):
    n: int = 0


FromPage = (
    Hello | Create | Join | Leave | Configure | SetSeat | Start | Choose | Undo | Answer | Kick | Pause | Stand
    | Sit | Rename | Say | Rematch | Next | Ping
)  # fmt: skip


# -- from the server to the page --------------------------------------------------------------------------------------


class Welcome(Base):
    version: int
    release: str


class Room(Base, kw_only=True):
    """The room as it is now, whole: sent after every change of it."""

    room: Id
    stage: Literal["lobby", "playing", "over"]
    settings: Settings
    seats: list[Seat]
    watchers: list[str]
    you: int | None  # your player number; none: you watch
    host: bool
    secret: Secret | None = (
        None  # of your seat: told once, to you alone, when you sit down or come back with it
    )
    game: int  # number of the game in this room, from 1; 0: none yet
    commitment: str | None  # SHA-256 of the 32 bytes of the seed of this game, told before the deal
    next_commitment: str | None = None  # when a game is over: that of the next one
    fair: bool  # dealt from a secret seed (there are or were several persons)
    paused: bool
    votes: list[Vote]
    again: list[int]  # who wants a rematch
    lesson: bool = False


class Table(Base, kw_only=True):
    """The table as one sees it, after every choice."""

    game: int
    at: int  # number of choices made so far
    view: dict[str, Any]  # posse.engine.view of this player, but for `decision`
    question: Question | None
    reasons: dict[
        str, Message
    ] = {}  # by card of the own hand: why it cannot be used now; `*`: said of all of them
    since: list[
        Message
    ] = []  # what befell you since your last turn, in three lines at most; told as your turn begins
    can_undo: bool = False  # a finished choice could be taken back (with consent, where there are others)
    clock: Clock | None = None
    entries: list[Entry]  # what is new since the table was last sent to you; all of it if `whole`
    whole: bool = False
    story: Story | None = None  # at the end
    lesson: Lesson | None = None


class Chat(Base):
    """Lines of the chat: all of them after joining, later one by one."""

    lines: list[ChatLine]


class Error(Base, kw_only=True):
    """What you sent was not done. The connection and the game go on."""

    code: str
    text: str  # a sentence in the language of `hello`
    about: str | None = None  # the type of the message
    detail: str | None = None  # in English, for whoever writes a client: what exactly was wrong


class Gone(Base):
    """You are not in the room any more: you left, were sent away, or sit elsewhere with this secret."""

    reason: Literal["left", "kicked", "elsewhere", "closed"]


class Pong(Base):
    n: int = 0


ToPage = Welcome | Room | Table | Chat | Error | Gone | Pong


# -- over HTTP ---------------------------------------------------------------------------------------------------------


class Listed(msgspec.Struct, kw_only=True):
    """A room that anybody may find, in `GET /api/rooms`."""

    room: Id
    host: str
    stage: Literal["lobby", "playing", "over"]
    players: int
    persons: int
    open: int  # seats one could take now
    watchers: bool
    boxes: list[str]
    mode: str | None
    rulebook: str


class Rooms(msgspec.Struct, kw_only=True):
    rooms: list[Listed]
