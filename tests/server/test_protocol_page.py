"""docs/protocol.md tells the truth: its examples are sent, its tables are compared."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path
from typing import Any

from posse.server import protocol
from posse.server.app import create_app
from posse.server.client import Client
from posse.server.errors import CODES, sentence
from posse.server.limits import Limits
from posse.server.testserver import Journal, Serve

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")


def examples() -> list[tuple[str, str, dict[str, Any]]]:
    """Who, which way, what."""
    lines = "\n".join(re.findall(r"```text\n(.*?)```", PAGE, flags=re.DOTALL)).splitlines()
    found = [re.fullmatch(r"(\w+) ([→←]) (.*)", line) for line in lines]
    return [(one[1], one[2], json.loads(one[3])) for one in found if one is not None]


def fits(shown: object, real: object) -> bool:
    """`…` stands for anything, at the end of a list for any more; `at` is a number of the moment."""
    if shown == "…":
        return True
    if isinstance(shown, dict) and isinstance(real, dict):
        return all(key == "at" or (key in real and fits(value, real[key])) for key, value in shown.items())
    if isinstance(shown, list) and isinstance(real, list):
        if shown[-1:] == ["…"]:
            return len(real) >= len(shown) - 1 and all(map(fits, shown[:-1], real))
        return len(shown) == len(real) and all(map(fits, shown, real))
    return shown == real


def test_the_examples_go_as_they_are_told(serve: Serve, journal: Journal) -> None:
    server = serve()
    people: dict[str, Client] = {}
    words: dict[str, str] = {}
    heard: dict[str, int] = {}
    sent = 0

    def hear(who: str, shown: dict[str, Any]) -> dict[str, Any]:
        client = people[who]
        for _ in range(500):
            while heard[who] < len(client.raw):
                real: dict[str, Any] = json.loads(client.raw[heard[who]])
                heard[who] += 1
                if fits(shown, real):
                    return real
            assert client.receive(10) is not None
        raise AssertionError(f"{who} never heard {shown}")

    for who, way, shown in examples():
        for word, real in words.items():
            shown = json.loads(json.dumps(shown).replace(f'"{word}"', f'"{real}"'))
        if way == "→" and who not in people:
            assert shown["type"] == "hello"  # which the client sends by itself
            people[who] = server.client()
            heard[who] = 0
            sent += 1
            continue
        if way == "→":
            client = people[who]
            if shown["type"] == "choose" and shown["at"]:
                wait_until_asked(client, people["phone"])
                assert client.table is not None
                heard[who] = len(client.raw)
                shown["at"] = client.table.at
            client.send_text(json.dumps(shown))
            sent += 1
            continue
        if shown.get("room") == "ROOM":
            shown["room"] = "…"
        real_one = hear(who, shown)
        if real_one["type"] == "room":
            words.setdefault("ROOM", real_one["room"])
            if who == "bob" and real_one.get("secret"):
                words["SECRET"] = real_one["secret"]
    assert sent >= 14
    assert not journal.troubles()
    for client in people.values():
        client.close()


def wait_until_asked(client: Client, other: Client) -> None:
    for _ in range(200):
        for one in (client, other):
            one.settle()
        if client.options:
            return
        if other.options:
            other.choose(0)
    raise AssertionError("never asked")


def rows(*names: str) -> list[tuple[str, ...]]:
    """The rows of the table with this head."""
    part = PAGE.partition(f"| {' | '.join(names)} | |\n")[2].partition("\n\n")[0]
    return [tuple(cell.strip(" `") for cell in line.strip("|").split("|")) for line in part.splitlines()[1:]]


def test_all_errors_are_told() -> None:
    assert rows("code", "HTTP") == [
        (code, str(status), sentence(code, "en")) for code, status in CODES.items()
    ]


def test_all_limits_are_told() -> None:
    told = {name: float(value) for name, value, _ in rows("limit", "is")}
    assert told == {field.name: field.default for field in dataclasses.fields(Limits)}


def test_all_addresses_are_told() -> None:
    told = set(re.findall(r"^\| `(?:GET|POST) (\S+)` \|", PAGE, flags=re.MULTILINE))
    there = {getattr(route, "path", "").replace(":int", "") for route in create_app().routes}
    assert told == there - {"/ws", "/{path:path}", "/api/{path:path}"}


def test_all_messages_are_spoken_of() -> None:
    for struct in (*protocol.FromPage.__args__, *protocol.ToPage.__args__):
        tag = str(struct.__struct_config__.tag)
        assert f"`{tag}`" in PAGE or f'"type": "{tag}"' in PAGE, tag
