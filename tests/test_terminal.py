"""The table in the terminal: played by keys alone, in three languages, at all sizes, and it never shows too much."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

import posse
import posse.engine.cards
from posse.bots import Eyes, GreedyBot
from posse.cli.main import main
from posse.engine.cards import BOXES
from posse.engine.game import Game
from posse.engine.words import BLUE
from posse.i18n import LANGUAGES, Locale
from posse.terminal import saves, story
from posse.terminal.app import PosseApp
from posse.terminal.canvas import Canvas, wrap
from posse.terminal.describe import Describer
from posse.terminal.drawing import draw
from posse.terminal.look import look
from posse.terminal.options import Branch, roots
from posse.terminal.paint import DAY, NIGHT
from posse.terminal.scene import Scene, Ticket
from posse.terminal.screens import MenuSheet, StartSheet, TextSheet
from posse.terminal.session import Plan, Session
from posse.terminal.table import TableScreen
from posse.terminal.texts import Texts

Until = Callable[[Session], bool]
FINISHED = [box.id for box in BOXES if not box.unfinished]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)


def at_play(session: Session) -> bool:
    decision = session.game.decision
    return session.mine and decision is not None and decision.kind == "play"


def asked(kind: str) -> Until:
    return lambda session: session.mine and session.game.stack[-1].kind == kind


def go_to(until: Until, plan: Plan, moves: int = 0) -> Session:
    """A game in which it has come to that, after that many moves at least; a bot sits in for the person."""
    for seed in range(int(plan.seed or 1), 400):
        plan.seed = seed
        session = Session.deal(plan)
        me = GreedyBot(seed)
        eyes = Eyes(session.game, 0)
        me.fresh(eyes)
        made = 0
        while not session.over and not session.out:
            if made >= moves and until(session):
                return session
            made += 1
            if session.mine and session.game.decision is not None:
                session.choose(me.choose(eyes, session.game.decision))
            else:
                session.bot_move()
    raise AssertionError("it never comes to that")


def run(
    session: Session,
    play: Callable[[PosseApp, Pilot[None]], Coroutine[Any, Any, None]],
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
    **given: Any,
) -> PosseApp:
    """The application, and somebody who presses keys."""
    given.setdefault("speed", 3)
    app = PosseApp(session, lang, **given)

    async def inside() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(inside())
    return app


def table_of(app: PosseApp) -> TableScreen:
    assert app.table is not None
    return app.table


def canvas_of(app: PosseApp) -> Canvas:
    canvas = table_of(app).poster.canvas
    assert canvas is not None
    return canvas


async def until_mine(app: PosseApp, pilot: Pilot[None]) -> None:
    for _ in range(200):
        if app.session.mine or app.session.over:
            return
        await pilot.pause(0.02)
    raise AssertionError("the bots do not come to an end")


# ------------------------------------------------------------------------------------------------ whole games by keys


@pytest.mark.parametrize(
    ("lang", "size", "players"), [("en", (80, 24), 4), ("ru", (200, 50), 3), ("uk", (120, 36), 7)]
)
def test_a_whole_game_with_the_keyboard(lang: str, size: tuple[int, int], players: int) -> None:
    session = Session.deal(Plan(players=players, seed=players, name="Anya"))
    dice = random.Random(players)

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        for _ in range(3000):
            await until_mine(app, pilot)
            if app.session.over:
                break
            table = table_of(app)
            keys = [b.key for b in table.buttons if b.key and b.key != "Esc"]
            if not table.path:
                keys += table.keys.values()
            before = len(session.codes)
            await pilot.press(dice.choice([*keys, "enter"]) if dice.random() < 0.9 else "0")
            assert table.path or len(app.session.codes) >= before
        await pilot.pause()
        assert app.session.over
        assert isinstance(app.screen, MenuSheet)
        assert not list(saves.data_folder().glob("*.posse"))
        assert len(list((saves.data_folder() / "finished").glob("*.posse"))) == 1
        await pilot.press("1")
        await pilot.pause()
        assert not app.session.over
        assert app.session.game.setup.names == session.game.setup.names

    run(session, play, lang, size)


@pytest.mark.parametrize("boxes", [(), tuple(FINISHED)])
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_every_option_can_be_reached_and_said(boxes: tuple[str, ...], players: int) -> None:
    """Whatever is asked: the tree holds each option exactly once, and every language has words for all of it."""

    def leaves(branch: Branch) -> list[int]:
        children = branch.children()
        return [code for child in children for code in leaves(child)] if children else [branch.first.code]

    strict = {}
    for lang in LANGUAGES:
        strict[lang] = Texts(lang)
        strict[lang].t = Locale(lang, strict=True)
    dice = random.Random(players)
    for seed in range(4):
        session = Session.deal(Plan(players=players, seed=seed, boxes=boxes, bots=("random",)))
        turns = 0
        while not session.over and turns < 250:
            turns += 1
            decision = session.game.decision
            assert decision is not None
            shown = look(session.game, decision.player)
            trees = roots(decision, shown.hand)
            found = [code for tree in trees for code in leaves(tree)]
            assert sorted(found) == sorted(decision.codes)
            for texts in strict.values():
                asked = texts.asked(session.game, decision.player)
                assert asked.text
                assert asked.otherwise
                assert texts.asked(session.game, -1).text
                for tree in trees:
                    assert texts.branch(session.game, shown, tree)
                    for child in tree.children():
                        assert texts.branch(session.game, shown, child)
                describer = Describer(session.game, shown, texts)
                for place in range(len(shown.hand)):
                    assert describer.spot(("hand", place), None)[0]
                for seat in shown.seats:
                    assert describer.spot(("seat", seat.seat), None)[0]
            if session.mine:
                session.choose(dice.randrange(len(decision.codes)))
            else:
                session.bot_move()
        if session.over:
            for texts in strict.values():
                told = story.ending(session.game, texts, 0)
                assert told.headline
                assert told.why


# ------------------------------------------------------------------------------------------------ what is on the table


def plain_scene(game: Game, lang: str = "en", you: int = 0) -> Scene:
    texts = Texts(lang)
    log = story.Log(texts, game, you)
    if game.recorder is not None:
        log.catch_up()
    ticket = Ticket("", texts.asked(game, you).text)
    return Scene(look(game, you), texts, DAY, ticket, ("me", 0), game.setup.names, log=log.lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (160, 45), (200, 50)])
def test_nothing_that_matters_is_cut(lang: str, players: int, size: tuple[int, int]) -> None:
    session = go_to(at_play, Plan(players=players, seed=players, name="Anya"), moves=40)

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        canvas = canvas_of(app)
        text = canvas.text()
        t = app.texts.t
        shown = look(app.session.game, 0)
        for seat in shown.others:
            row = next(line for line in text.splitlines() if re.search(rf"\b{seat.name}\b", line))
            assert row
            if not seat.out:
                assert "●" * seat.life in text
        flat = re.sub(r"[\s│║┃█▌]+", " ", text)
        assert t.name("char", shown.me.character) in flat
        assert app.texts.role(shown.me.role) in flat
        for place in range(len(shown.hand)):
            assert any(spot == ("hand", place) for spot, _ in canvas.spots)
        for button in table_of(app).buttons:
            assert any(spot == button.spot for spot, _ in canvas.spots)
            assert button.label in text
        for rect in (rect for _, rect in canvas.spots):
            assert rect.right <= size[0]
            assert rect.bottom <= size[1]
        assert "?" in text.splitlines()[-1]
        headline = t("ask-play").replace("\u00a0", " ")
        assert headline in text.replace("\u00a0", " ")

    run(session, play, lang, size, saving=False)


def test_a_new_size_is_a_new_layout() -> None:
    session = go_to(at_play, Plan(players=6, seed=2, name="Anya"), moves=30)

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        for size in ((200, 50), (80, 24), (130, 40), (60, 20), (30, 10), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            canvas = canvas_of(app)
            assert (canvas.width, canvas.height) == size
        assert "▯" in canvas_of(app).text()

    run(session, play, saving=False)


@pytest.mark.parametrize("seed", range(6))
def test_what_i_cannot_see_is_not_drawn(seed: int) -> None:
    """The table looks the same when everything hidden is dealt anew."""
    session = go_to(lambda s: s.mine, Plan(players=5, seed=seed + 1), moves=20 + 10 * seed)
    game = session.game
    texts = Texts("en")
    for other in range(3):
        imagined = game.determinize(0, other)
        imagined.recorder = game.recorder
        for size in ((80, 24), (200, 50)):
            a = draw(plain_scene(game), *size)
            b = draw(plain_scene(imagined), *size)
            assert a.text() == b.text()
        shown = look(game, 0)
        for seat in shown.seats:
            spot = ("seat", seat.seat)
            one = Describer(game, shown, texts).spot(spot, None)
            assert one == Describer(imagined, look(imagined, 0), texts).spot(spot, None)


def test_words_hold_together_and_long_ones_are_broken() -> None:
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("take 1\u00a0card now", 8) == ["take", "1\u00a0card", "now"]
    assert wrap("Благословение", 8) == ["Благосло", "вение"]
    assert wrap("", 8) == [""]


# ------------------------------------------------------------------------------------------------ choosing


def test_a_card_then_its_target() -> None:
    def can_shoot(session: Session) -> bool:
        return at_play(session) and any(t.startswith("bang") for t in session.game.decision.texts)  # type: ignore[union-attr]

    session = go_to(can_shoot, Plan(players=5, seed=3, name="Anya"))

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        table = table_of(app)
        assert table.cursor == ("hand", 0)
        await pilot.press("enter")
        assert table.path
        assert table.cursor[0] == "seat"
        text = canvas_of(app).text()
        assert "choose the target" in text
        assert "↔" in text
        await pilot.press("escape")
        assert not table.path
        assert table.cursor == ("hand", 0)
        before = len(app.session.codes)
        await pilot.press("1", "1")
        await pilot.pause()
        events = app.session.events
        assert len(app.session.codes) > before
        assert any(type(event).__name__ == "CardPlayed" for event in events)

    run(session, play, saving=False)


def test_a_card_that_cannot_be_used_says_why() -> None:
    def has_missed(session: Session) -> bool:
        return at_play(session) and any(
            session.game.why_not(card, 0) is not None for card in session.game.hands[0]
        )

    session = go_to(has_missed, Plan(players=4, seed=5, name="Anya"))
    shown = look(session.game, 0)
    place = next(i for i, card in enumerate(shown.hand) if session.game.why_not(card, 0) is not None)
    reason = str(session.game.why_not(shown.hand[place], 0))

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        table = table_of(app)
        table.take(("hand", place))
        await pilot.pause()
        text = re.sub(r"\s+", " ", canvas_of(app).text())
        assert text.count(reason) >= 2  # in the ticket and where the card is explained
        assert not app.session.codes[len(session.codes) :]

    run(session, play, saving=False)


def test_the_cursor_goes_everywhere() -> None:
    session = go_to(at_play, Plan(players=5, seed=8, name="Anya"), moves=50)

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        table = table_of(app)
        for size in ((80, 24), (200, 50)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            seen = set()
            dice = random.Random(1)
            for _ in range(400):
                table.move(*dice.choice([(-1, 0), (1, 0), (0, -1), (0, 1)]))
                seen.add(table.cursor)
            missing = {spot for spot, _ in canvas_of(app).spots if spot[0] != "log"} - seen
            assert not missing
        await pilot.press("tab")
        assert table.cursor[0] == "seat"

    run(session, play, saving=False)


def test_a_click_does_what_enter_does() -> None:
    session = go_to(at_play, Plan(players=4, seed=6, name="Anya"))

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        end = next(b for b in table_of(app).buttons if b.key == "0")
        rect = next(rect for spot, rect in canvas_of(app).spots if spot == end.spot)
        before = len(app.session.codes)
        await pilot.click("Poster", offset=(rect.x + 2, rect.y))
        await pilot.pause()
        assert len(app.session.codes) > before

    run(session, play, saving=False)


def test_what_harms_me_is_asked_twice() -> None:
    def last_life(session: Session) -> bool:
        game = session.game
        return asked("shot")(session) and game.life[0] == 1 and len(game.codes) > 1

    session = go_to(last_life, Plan(players=4, seed=1, name="Anya"))

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        before = len(app.session.codes)
        await pilot.press("0")
        assert len(app.session.codes) == before
        assert "Press again" in canvas_of(app).text()
        await pilot.press("0")
        await pilot.pause()
        assert len(app.session.codes) > before

    run(session, play, saving=False)


# ------------------------------------------------------------------------------------------------ taking back


def test_taking_back_until_something_new_is_seen() -> None:
    def can_lay(session: Session) -> bool:
        return at_play(session) and any(
            o.card >= 0 and o.target < 0 and posse.engine.cards.BORDER[o.card] == BLUE
            for o in session.game.decision.options  # type: ignore[union-attr]
        )

    session = go_to(can_lay, Plan(players=5, seed=2, name="Anya"))
    game = session.game
    hand, codes = list(game.hands[0]), len(session.codes)
    assert game.decision is not None
    index = next(
        o.index
        for o in game.decision.options
        if o.card >= 0 and o.target < 0 and posse.engine.cards.BORDER[o.card] == BLUE
    )
    session.choose(index)
    assert session.can_take_back()
    assert session.take_back()
    assert session.game.hands[0] == hand
    assert len(session.codes) == codes
    assert session.game.tables == game.tables or session.game is not game
    session.choose(index)
    assert session.game.decision is not None
    session.choose(len(session.game.decision.codes) - 1)  # the end of the turn: others draw
    turn = session.game.turn_count
    while not session.over and not (session.mine and session.game.turn_count > turn):
        if session.mine:
            session.choose(0)
        else:
            session.bot_move()
    assert not session.can_take_back()
    assert not session.take_back()


def test_a_choice_that_drew_cards_stands() -> None:
    def can_draw(session: Session) -> bool:
        return at_play(session) and any(
            text.startswith(("stagecoach", "wells_fargo"))
            for text in session.game.decision.texts  # type: ignore[union-attr]
        )

    session = go_to(can_draw, Plan(players=4, seed=1))
    assert session.game.decision is not None
    texts = session.game.decision.texts
    session.choose(next(i for i, text in enumerate(texts) if text.startswith(("stage", "wells"))))
    assert not session.can_take_back()


def test_the_key_for_taking_back() -> None:
    session = go_to(at_play, Plan(players=4, seed=1, name="Anya"))

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        await pilot.press("u")
        text = canvas_of(app).text()
        assert "Taken back" in text or "Nothing to take back" in text

    run(session, play, saving=False)


# ------------------------------------------------------------------------------------------------ files


def test_saved_and_resumed() -> None:
    session = go_to(at_play, Plan(players=5, seed=4, name="Anya", bots=("greedy", "random")), moves=60)
    path = saves.new_path()
    saves.save(session, path)
    assert saves.latest() == path
    assert posse.replay(path.read_text("utf-8")).view(0) == session.game.view(0)
    again = saves.load(path)
    assert again.game.view(0) == session.game.view(0)
    assert again.bots == session.bots
    assert again.plan == session.plan
    assert [e.data() for e in again.events] == [e.data() for e in session.events]
    assert not list(path.parent.glob("*.part"))


@pytest.mark.parametrize("change", ["half", "empty", "noise", "binary", "seat"])
def test_a_damaged_file_is_kept_and_does_no_harm(change: str) -> None:
    session = go_to(at_play, Plan(players=4, seed=4, name="Anya"), moves=30)
    path = saves.new_path()
    saves.save(session, path)
    text = path.read_text("utf-8")
    lines = text.splitlines()
    changed = {
        "half": "\n".join([*lines[:-5], lines[-1][:2]]).encode(),
        "empty": b"",
        "noise": text.replace(": bang", ": bong").replace(": end", ": und").encode(),
        "binary": bytes(range(256)),
        "seat": text.replace('"you": 0', '"you": 17').encode(),
    }[change]
    path.write_bytes(changed)
    with pytest.raises(saves.DamagedSave) as damaged:
        saves.load(path)
    assert damaged.value.kept.read_bytes() == changed
    assert saves.latest() is None

    path.write_bytes(changed)

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, StartSheet)
        await pilot.press("1")
        await pilot.pause()
        assert app.table is not None  # another game, and a sentence

    run(Session.deal(Plan(seed=1)), play, ask_first=path)


def test_the_game_is_saved_after_every_choice() -> None:
    session = go_to(at_play, Plan(players=4, seed=9, name="Anya"))
    path = saves.new_path()

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        await pilot.press("0")
        await until_mine(app, pilot)
        if not app.session.over:
            assert saves.load(path).game.view(0) == app.session.game.view(0)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, MenuSheet)
        await pilot.press("2")

    run(session, play, path=path)


def test_going_on_from_the_menu() -> None:
    saved = go_to(at_play, Plan(players=6, seed=4, name="Anya"), moves=40)
    path = saves.new_path()
    saves.save(saved, path)

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, StartSheet)
        await pilot.press("right")
        assert "5\u00a0players" in app.screen.choices[1][1]
        await pilot.press("1")
        await pilot.pause()
        assert app.session.game.view(0) == saved.game.view(0)
        assert app.path == path

    run(Session.deal(Plan(seed=1)), play, ask_first=path)


# ------------------------------------------------------------------------------------------------ keys and sheets


def test_keys_for_everything_else() -> None:
    session = go_to(at_play, Plan(players=5, seed=4, name="Anya"), moves=40)

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        for key in ("question_mark", "l", "f1"):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, TextSheet)
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(app.screen, TableScreen)
        for lang in ("ru", "uk", "en"):
            await pilot.press("f2")
            assert app.texts.t.lang == lang
            expected = app.texts.t("ask-play").replace("\u00a0", " ")
            assert expected in canvas_of(app).text().replace("\u00a0", " ")
        await pilot.press("f3")
        assert app.palette is NIGHT
        await pilot.press("f3")
        assert app.palette is DAY
        await pilot.press("minus", "minus", "minus", "minus")
        assert app.speed == 0
        await pilot.press("plus")
        assert app.speed == 1
        await pilot.press("pageup", "pagedown", "home", "space")
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, StartSheet)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert isinstance(app.screen, MenuSheet)
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)

    run(session, play, saving=False)


def test_letters_work_on_a_cyrillic_keyboard() -> None:
    session = go_to(at_play, Plan(players=4, seed=4, name="Anya"))

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        await pilot.press("д")  # the key of L
        await pilot.pause()
        assert isinstance(app.screen, TextSheet)
        await pilot.press("escape")
        await pilot.press("й")  # the key of Q
        await pilot.pause()
        assert isinstance(app.screen, MenuSheet)

    run(session, play, "uk", saving=False)


def test_bots_can_be_hurried() -> None:
    session = Session.deal(Plan(players=7, seed=2, name="Anya"))

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        assert not app.session.mine
        await pilot.press("space")
        await until_mine(app, pilot)
        assert app.session.mine or app.session.over

    run(session, play, speed=0, saving=False)


def test_who_is_out_may_watch_to_the_end() -> None:
    for seed in range(1, 200):
        session = Session.deal(Plan(players=5, seed=seed, name="Anya"))
        me, eyes = GreedyBot(seed), Eyes(session.game, 0)
        me.fresh(eyes)
        while not session.over and not session.out:
            if session.mine and session.game.decision is not None:
                session.choose(me.choose(eyes, session.game.decision))
            else:
                session.bot_move()
        if session.out and not session.over and not session.mine:
            break

    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        assert "You are out" in canvas_of(app).text()
        await pilot.press("space")
        for _ in range(300):
            await pilot.pause(0.02)
            if isinstance(app.screen, MenuSheet):
                break
            if app.session.mine:
                await pilot.press("enter")
        assert isinstance(app.screen, MenuSheet)
        assert app.session.over

    run(session, play, speed=0, saving=False)


# ------------------------------------------------------------------------------------------------ the command


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["--resume"], 1, "no saved game"),
        (["--option", "nonsense"], 2, "name=value"),
        (["--boxes", "nowhere"], 2, "there is no box"),
        (["--bots", "clever"], 2, "there is no bot"),
        (["--players", "5"], 2, "takes a terminal"),
    ],
)
def test_the_command_says_what_is_wrong(
    arguments: list[str], code: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "play", "--terminal", *arguments]) == code
    assert sentence in re.sub(r"\s+", " ", capsys.readouterr().err)


# ------------------------------------------------------------------------------------------------ narrow and strange


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_window_that_is_too_small_says_so(lang: str) -> None:
    async def play(app: PosseApp, pilot: Pilot[None]) -> None:
        assert "80×24" in canvas_of(app).text()

    run(go_to(at_play, Plan(players=4, seed=1)), play, lang, size=(40, 12))


def test_on_one_line_a_seat_keeps_its_cards_beside_what_happens_to_it() -> None:
    texts = Texts("en")
    session = go_to(
        lambda s: at_play(s) and bool(look(s.game, 0).others[0].table), Plan(players=8, seed=1), 30
    )
    shown = look(session.game, 0)
    seat = shown.others[0]
    scene = Scene(shown, texts, DAY, Ticket(), ("me", 0), session.game.setup.names, notes={seat.seat: "+1 ●"})
    line = draw(scene, 80, 24).text().splitlines()[1]
    assert texts.card(seat.table[0]) in line
    assert line.endswith("+1 ●")


def test_a_dumb_terminal_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True)
    assert main(["play", "--terminal", "--seed", "1"]) == 2
    assert "TERM=dumb" in capsys.readouterr().err
