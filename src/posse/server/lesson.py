"""The first lesson: a real game whose course is written in lesson.yaml. The teacher speaks, the learner does what is asked.

A lesson is known by the number of things done in it, so that a server may come back to it: `Lesson(name, done=12)`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from posse.engine.game import Game
from posse.engine.notation import option_text
from posse.engine.setup import check_names
from posse.scenario.building import build
from posse.scenario.reading import ScenarioError
from posse.scenario.situation import read
from posse.server import protocol
from posse.telling import names
from posse.telling.message import Arg, Message

FILE: Final = "lesson.yaml"
LEARNER: Final = 0  # the first player of the situation
SPARE: Final = "Esther"  # sits where the learner's namesake would
LINE: Final = "\n---\n"  # between the situation and what is said


class NotNow(Exception):  # noqa: N818
    """What the learner did is not what the teacher asks for; `message` says so kindly."""

    def __init__(self) -> None:
        self.message = Message("lesson-not-now")
        super().__init__(self.message.id)


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    """One thing the teacher says, and how it goes on: by `next`, by what the learner chooses, by moves of the others."""

    topic: str
    say: str
    point: str | None = None
    wants: str | None = None
    moves: list[str] = []


@cache
def scenes() -> tuple[Scene, ...]:
    text = (files(__package__) / FILE).read_text(encoding="utf-8")
    return tuple(msgspec.yaml.decode(text.partition(LINE)[2], type=list[Scene]))


def deal() -> Game:
    """The situation in which the lesson begins."""
    text = (files(__package__) / FILE).read_text(encoding="utf-8")
    situation = read(text.partition(LINE)[0], FILE)[0]
    if isinstance(situation, ScenarioError):
        raise situation
    return build(situation)


class Lesson:
    """One learner's lesson. `advance` makes the moves of the others one by one, at the pace of whoever calls it."""

    def __init__(self, name: str, done: int = 0) -> None:
        self.game = deal()
        self.written = self.game.setup.names  # the names in lesson.yaml, by player
        others = [other if other.casefold() != name.casefold() else SPARE for other in self.written[1:]]
        self.game.setup.names = check_names(len(self.written), [name, *others])
        self.args: dict[str, Arg] = {
            other.lower(): names.seat(seat) for seat, other in enumerate(self.written) if seat != LEARNER
        }
        self.at = 0  # the scene
        self.moved = 0  # moves of the others made in it
        self.done = 0
        for _ in range(done):
            self._go_on()

    # -- where it stands --------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        return scenes()[self.at]

    @property
    def over(self) -> bool:
        return self.at == len(scenes()) - 1

    def wanted(self) -> int | None:
        """The option that the learner is to choose, by its place."""
        wants = self.scene.wants
        if wants is None:
            return None
        return [option_text(self.game, code) for code in self.game.codes].index(self._named(wants))

    def now(self) -> protocol.Lesson:
        scene = self.scene
        topics = list(dict.fromkeys(each.topic for each in scenes()))
        return protocol.Lesson(
            step=topics.index(scene.topic) + 1,
            steps=len(topics),
            text=Message(scene.say, self.args),
            point=self._place(scene.point),
            wants=self.wanted(),
            watch=bool(scene.moves),
            done=self.over,
        )

    def _place(self, point: str | None) -> str | None:
        """On the page seats are numbers."""
        if point is not None and point.startswith("seat:"):
            return f"seat:{self.written.index(point.removeprefix('seat:'))}"
        return point

    def _named(self, text: str) -> str:
        """The choice with the names that the players have at this table."""
        thing, aimed, target = text.partition(" > ")
        return f"{thing} > {self.game.setup.names[self.written.index(target)]}" if aimed else text

    # -- going on ---------------------------------------------------------------------------------------------

    def next(self) -> None:
        """The learner has read it. `NotNow` where something is to be chosen, or the others are at it."""
        if self.scene.wants is not None or self.scene.moves or self.over:
            raise NotNow
        self._go_on()

    def choose(self, index: int) -> None:
        """The learner's choice by its place; `NotNow` if it is another than the one asked for. The game is untouched."""
        if index != self.wanted():
            raise NotNow
        self._go_on()

    def advance(self) -> bool:
        """The next move of the others; False if it is for the learner to do something."""
        if not self.scene.moves:
            return False
        self._go_on()
        return True

    def _go_on(self) -> None:
        scene = self.scene
        if scene.wants is not None:
            self.game.choose(self._named(scene.wants))
        elif scene.moves:
            player, _, text = scene.moves[self.moved].partition(": ")
            assert self.game.owner[self.game.asked] == self.written.index(player)
            self.game.choose(self._named(text))
            self.moved += 1
        if self.moved == len(scene.moves):
            self.at += 1
            self.moved = 0
        self.done += 1
