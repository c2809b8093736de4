"""What is made from the protocol is current, and messages are what the schema says."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from posse.server import protocol
from posse.server.protocol import Settings
from posse.server.trying import Desk

ROOT = Path(__file__).resolve().parent.parent.parent
SCALARS: dict[str, type | tuple[type, ...]] = {
    "string": str, "integer": int, "number": (int, float), "boolean": bool, "null": type(None),
    "array": list, "object": dict,
}  # fmt: skip


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("scripts_protocol", ROOT / "scripts" / "protocol.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_schema_and_types_are_current(maker: ModuleType) -> None:
    for path, text in maker.made().items():
        assert path.read_text(encoding="utf-8") == text, (
            f"run scripts/protocol.py: {path.name} is not current"
        )


def test_all_that_is_spoken_of_is_there(maker: ModuleType) -> None:
    """Every name in the types for the page is told there too, and every reference of the schema leads somewhere."""
    whole = json.loads(maker.schema())
    text = maker.schema()
    for name in whole["$defs"]:
        assert f'"#/$defs/{name}"' in text
    for struct in (*maker.FROM_PAGE, *maker.TO_PAGE, *maker.within(*maker.ANSWERS.values())):
        assert f"export interface {struct.__name__} {{" in maker.typescript()
        assert struct.__name__ in whole["$defs"]
    note = whole["$defs"]["Settings"]["properties"]["grace"]["description"]
    assert note == "seconds after that, then a bot chooses"


def wrong(value: object, schema: dict[str, Any], parts: dict[str, Any], where: str = "") -> Iterator[str]:
    """What of this value the schema does not allow: as much of JSON Schema as ours has."""
    if "$ref" in schema:
        yield from wrong(value, parts[schema["$ref"].rpartition("/")[2]], parts, where)
        return
    for each in schema.get("allOf", ()):
        yield from wrong(value, each, parts, where)
    for word in ("anyOf", "oneOf"):
        if word in schema and all(any(True for _ in wrong(value, each, parts)) for each in schema[word]):
            yield f"{where}: none of {word}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{where}: {value!r}"
    if "const" in schema and value != schema["const"]:
        yield f"{where}: {value!r}"
    kind = schema.get("type")
    if kind is not None:
        fits = isinstance(value, SCALARS[kind]) and (kind == "boolean" or not isinstance(value, bool))
        if not fits:
            yield f"{where}: {value!r} is no {kind}"
            return
    if isinstance(value, dict):
        for name in schema.get("required", ()):
            if name not in value:
                yield f"{where}: no {name}"
        for name, inner in value.items():
            known = schema.get("properties", {}).get(name, schema.get("additionalProperties"))
            if known is None and kind == "object" and "properties" in schema:
                yield f"{where}.{name} is told nowhere"
            elif isinstance(known, dict):
                yield from wrong(inner, known, parts, f"{where}.{name}")
    if isinstance(value, list) and isinstance(schema.get("items"), dict):
        for n, inner in enumerate(value):
            yield from wrong(inner, schema["items"], parts, f"{where}[{n}]")


def test_messages_of_a_game_are_what_the_schema_says(maker: ModuleType) -> None:
    schema = json.loads(maker.SCHEMA.read_text(encoding="utf-8"))
    desk = Desk(Settings(players=4, pace=0))
    bob, eve = desk.join("Bob"), desk.join("Eve", watch=True)
    desk.send(bob, protocol.Say(text="hello"))
    desk.send(desk.host, protocol.Start())
    desk.play_on([desk.host, bob])
    kinds = set()
    for conn in (desk.host, bob, eve):
        for data in desk.raw[conn]:
            message = json.loads(data)
            kinds.add(message["type"])
            part = schema["$defs"][message["type"].title()]
            assert not list(wrong(message, part, schema["$defs"], message["type"]))
    assert kinds == {"room", "table", "chat"}
    for message in (protocol.Create(name="A"), protocol.Choose(game=1, at=2, option=0), protocol.Leave()):
        data = json.loads(msgspec.json.encode(message))
        assert not list(wrong(data, {"$ref": "#/$defs/FromPage"}, schema["$defs"]))
        assert list(
            wrong({**data, "more": 1}, {"$ref": f"#/$defs/{type(message).__name__}"}, schema["$defs"])
        )
        assert list(wrong({**data, "type": "other"}, {"$ref": "#/$defs/FromPage"}, schema["$defs"]))
