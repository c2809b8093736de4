"""Makes `docs/table.svg`, the picture of the table in the terminal: always the same game, the same moment.

    PYTHONPATH=src python scripts/picture.py [FILE] [--lang en|ru|uk] [--size 168x46]

The moment is the first one, in a game of five with bots in every seat, at which the person is at turn with a full hand,
somebody is out, and the first card has several targets: the picture shows them lit.
"""

from __future__ import annotations

import argparse
import asyncio
import re
from pathlib import Path
from typing import Final

from posse.bots import Eyes, GreedyBot
from posse.terminal.app import PosseApp
from posse.terminal.look import look
from posse.terminal.options import roots
from posse.terminal.session import Plan, Session

HERE: Final = Path(__file__).resolve().parent.parent
SEEDS: Final = range(1, 200)


def is_the_moment(session: Session) -> bool:
    decision = session.game.decision
    if not session.mine or decision is None or decision.kind != "play":
        return False
    shown = look(session.game, session.you)
    first = roots(decision, shown.hand)[0]
    kinds = len(set(shown.hand))
    return (
        len(shown.hand) == 5
        and kinds == 5
        and len(first.seats) >= 2
        and len(first.seats) < len([seat for seat in shown.others if not seat.out])
        and len(shown.my_table) >= 2
        and sum(seat.out for seat in shown.others) == 1
        and sum(len(seat.table) for seat in shown.others) >= 4
    )


def find_moment() -> Session:
    for seed in SEEDS:
        session = Session.deal(Plan(players=6, seed=seed, name="Anya"))
        me = GreedyBot(seed)
        eyes = Eyes(session.game, session.you)
        me.fresh(eyes)
        while not session.over and not session.out:
            if is_the_moment(session):
                return session
            decision = session.game.decision
            if session.mine and decision is not None:
                session.choose(me.choose(eyes, decision))
            else:
                session.bot_move()
    raise SystemExit("no seed leads to a good picture")


async def picture(lang: str, size: tuple[int, int]) -> str:
    app = PosseApp(find_moment(), lang, speed=1, saving=False)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        svg = app.export_screenshot(title="posse play --terminal")
    # Textual names its classes by a checksum of the text; one name keeps the file the same from one version to another
    found = re.search(r"terminal-\d+", svg)
    return svg.replace(found[0], "terminal-posse") if found else svg


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("file", nargs="?", default=str(HERE / "docs" / "table.svg"))
    parser.add_argument("--lang", default="en", choices=("en", "ru", "uk"))
    parser.add_argument("--size", default="168x46")
    args = parser.parse_args()
    width, height = (int(part) for part in args.size.split("x"))
    svg = asyncio.run(picture(args.lang, (width, height)))
    Path(args.file).write_text(svg, encoding="utf-8")
    print(f"{args.file}: {len(svg) // 1024} KB")


if __name__ == "__main__":
    main()
