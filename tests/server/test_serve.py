"""`posse serve` as a process: what it says, what it refuses, how it stops, what it logs."""

from __future__ import annotations

import json
import os
import re
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest

from posse.cli import serve
from posse.cli.main import main
from posse.server import protocol
from posse.server.client import Client
from posse.server.protocol import Settings
from posse.server.runner import ServerProcess


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The one sentence with which it ends at once."""
    assert main(["serve", *args]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    lines = [line for line in told.err.splitlines() if line.strip()]
    assert 1 <= len(lines) <= 3  # wrapped at the width of the terminal
    assert "Traceback" not in told.err
    return " ".join(lines)


def test_help_names_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    text = capsys.readouterr().out
    for option in ("--host", "--port", "--database", "--origin"):
        assert option in text
    assert "redis" not in text.lower()


def test_a_database_that_cannot_be_used_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "sqlite:///" in refused(capsys, "--database", "mysql://localhost/posse")
    assert "sqlite:///" in refused(capsys, "--database", "no url")
    assert "cannot be used" in refused(capsys, "--database", f"sqlite:///{tmp_path}")
    other = tmp_path / "letter.txt"
    other.write_text("Dear Bob, this is no database, however long one looks at it. " * 9)
    assert "not a database" in refused(capsys, "--database", f"sqlite:///{other}")
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        text = refused(capsys, "--database", f"postgresql://posse:hush@127.0.0.1:{port}/posse")
    assert "cannot be used" in text
    assert "hush" not in text


def test_a_port_that_is_taken_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refused(capsys, "--database", database, "--port", port)
    assert "no.such.host.invalid" in refused(capsys, "--database", database, "--host", "no.such.host.invalid")


def test_it_says_where_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "network_address", lambda: "192.168.1.7")
    assert serve.addresses("127.0.0.1", 80) == ("http://127.0.0.1:80/", "")
    assert serve.addresses("0.0.0.0", 81) == ("http://127.0.0.1:81/", "http://192.168.1.7:81/")
    assert serve.addresses("::1", 82) == ("http://[::1]:82/", "")
    assert "http://192.168.1.7:81/" in "".join(serve.greeting("0.0.0.0", 81))
    assert "--host 0.0.0.0" in "".join(serve.greeting("127.0.0.1", 81))
    monkeypatch.setattr(serve, "network_address", lambda: "")
    assert serve.addresses("0.0.0.0", 81) == ("http://127.0.0.1:81/", "")


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_a_game_leaves_no_secret_in_the_log_and_sigterm_ends_it_well(tmp_path: Path) -> None:
    database, log = tmp_path / "rooms.db", tmp_path / "server.log"
    with ServerProcess(f"sqlite:///{database}", log) as server:
        with Client(server.socket) as ann, Client(server.socket) as bob:
            room = ann.create("Annabella", Settings(players=4, pace=0, clock=0)).room
            bob.join(room, "Bobadilla")
            bob.send(protocol.Say(text="the money is under the stairs"))
            ann.send(protocol.Start())
            for _ in range(30):
                for client in (ann, bob):
                    client.settle()
                    if client.options:
                        client.choose(0)
            bob.send_text("no message " + str(bob.secret))
            bob.send(protocol.Join(room=room, secret=ann.secret))
            bob.send(protocol.Configure(settings=Settings(boxes=["Geheimnis"])))
            for client in (ann, bob):
                client.settle_all()
            assert httpx.get(f"{server.http}/healthz").text == "ok\n"
            figures = httpx.get(f"{server.http}/metrics").text
            assert "posse_rooms 1\n" in figures
            assert re.search(r'posse_steps_total\{by="person"\} [1-9]', figures)
            assert server.terminate() == 0
            assert ann.expect(protocol.Gone).reason == "closed"
        secrets = [str(ann.secret), str(bob.secret)]
    with sqlite3.connect(database) as connection:
        ((data,),) = connection.execute("select data from rooms").fetchall()
        ((deal,),) = connection.execute("select deal from games").fetchall()
    connection.close()
    seeds = [json.loads(data)["seed"], json.loads(deal)["seed"]]
    text = log.read_text("utf-8")
    for hidden in (*secrets, *seeds, room, "Annabella", "Bobadilla", "stairs", "Geheimnis"):
        assert len(hidden) >= 6
        assert hidden not in text
    events = [json.loads(line)["event"] for line in text.splitlines() if line.startswith("{")]
    assert events == ["started", "room made", "stopped"]


def test_errors_of_the_database_do_not_tell_what_was_written(tmp_path: Path) -> None:
    import sqlalchemy as sa

    from posse.server import rows
    from posse.server.play import Deal
    from posse.server.schema import METADATA
    from posse.server.storage import make_engine, put

    engine = make_engine(sa.make_url(f"sqlite:///{tmp_path / 'rooms.db'}"))
    METADATA.create_all(engine)
    deal = Deal(names=["ann"], boxes=["base"], mode=None, rulebook="compendium", options={}, seed="5ec7e7")
    with pytest.raises(sa.exc.IntegrityError) as error, engine.begin() as connection:
        put(connection, [rows.NewGame("NOWHERE1", 1, deal, "c", 1.0)])
    assert "5ec7e7" not in str(error.value)
    engine.dispose()
