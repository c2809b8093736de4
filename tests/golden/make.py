"""Writes the golden games and the counts anew: `python tests/golden/make.py`.

Only after a change of the rules that is meant. A golden game is a whole record: every choice, every turn and the end
are fixed by it. A count tells how many options each decision of a game had; of the mixtures of boxes, all that are
finished are counted.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TypedDict

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "src"))

from posse import new_game  # noqa: E402
from posse.engine.cards import BOXES  # noqa: E402
from posse.engine.game import Game  # noqa: E402

#: name of the file -> players, mode, seed, boxes
GAMES: dict[str, tuple[int, str, int, str]] = {
    "base-4": (4, "standard", 4, "base"),
    "base-5": (5, "standard", 5, "base"),
    "base-7": (7, "standard", 7, "base"),
    "base-8": (8, "standard", 8, "base"),
    "base-three": (3, "three", 3, "base"),
    "base-two": (2, "two", 2, "base"),
    "base-hidden-six": (6, "hidden_six", 6, "base"),
}
SEEDS = 6
MOST = 3000  # choices


class Count(TypedDict):
    boxes: str
    players: int
    mode: str
    seed: int
    decisions: int
    options: int
    first: list[int]  # of the first decisions


def play(g: Game, seed: int) -> list[int]:
    """Random choices of its own, the same on every machine; how many options there were each time."""
    counts: list[int] = []
    x = seed + 1
    while g.decision is not None and len(counts) < MOST:
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        counts.append(len(g.codes))
        g.choose((x >> 8) % len(g.codes))
    return counts


def mixtures() -> list[str]:
    done = [box.id for box in BOXES if not box.unfinished and box.id != "base"]
    return ["base", *done, *(["all"] if len(done) > 1 else [])]


def count(boxes: str, players: int, mode: str, seed: int) -> Count:
    counts = play(new_game(players=players, mode=mode, boxes=boxes, seed=seed), seed)
    return Count(
        boxes=boxes, players=players, mode=mode, seed=seed,
        decisions=len(counts), options=sum(counts), first=counts[:40],
    )  # fmt: skip


def main() -> None:
    for name, (players, mode, seed, boxes) in GAMES.items():
        g = new_game(players=players, mode=mode, boxes=boxes, seed=seed)
        play(g, seed)
        assert g.over, f"{name} does not come to an end: take another seed"
        (HERE / f"{name}.posse").write_text(g.record(), encoding="utf-8")
    tables = [(4, "standard"), (5, "standard"), (7, "standard"), (3, "three"), (2, "two"), (6, "hidden_six")]
    counts = [
        count(boxes, players, mode, seed)
        for boxes in mixtures()
        for players, mode in tables
        for seed in range(SEEDS)
    ]
    lines = ",\n".join(json.dumps(entry) for entry in counts)
    (HERE / "counts.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(GAMES)} games, {len(counts)} counts")


if __name__ == "__main__":
    main()
