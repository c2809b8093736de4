"""Makes from `posse.server.protocol` what others read of it: `docs/protocol.schema.json` and `web/src/lib/protocol.ts`.

    PYTHONPATH=src python scripts/protocol.py           writes both
    PYTHONPATH=src python scripts/protocol.py --check   says whether both are as they should be (exit code 1: no)

What a comment beside a field says goes along. `tests/test_protocol.py` holds that both files are current.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import io
import json
import sys
import textwrap
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as types

from posse.server import library, protocol
from posse.telling import message

ROOT: Final = Path(__file__).resolve().parent.parent
SCHEMA: Final = ROOT / "docs" / "protocol.schema.json"
TYPES: Final = ROOT / "web" / "src" / "lib" / "protocol.ts"
WIDTH: Final = 110

FROM_PAGE: Final[tuple[type, ...]] = get_args(protocol.FromPage)
TO_PAGE: Final[tuple[type, ...]] = get_args(protocol.ToPage)
#: what `GET` answers, by its address
ANSWERS: Final[dict[str, Any]] = {
    "/api/setup": library.SetupInfo,
    "/api/cards": list[library.CardInfo],
    "/api/rooms": protocol.Rooms,
    "/api/rules": library.RulesFound,
    "/api/rules/{id}": library.RuleInfo,
    "/api/replay/{room}/{game}": library.Replay,
}
#: unions that have a name of their own, told after that struct
UNIONS: Final[dict[type, tuple[str, Any]]] = {
    message.PartsArg: ("Arg", message.Arg),
    FROM_PAGE[-1]: ("FromPage", protocol.FromPage),
    TO_PAGE[-1]: ("ToPage", protocol.ToPage),
}


def reached(kind: types.Type) -> Iterator[type]:
    """All structs that messages of this type may hold, those inside of others first; each may come several times."""
    match kind:
        case types.UnionType():
            for each in kind.types:
                yield from reached(each)
        case types.ListType():
            yield from reached(kind.item_type)
        case types.DictType():
            yield from reached(kind.value_type)
        case types.StructType() if kind.cls is message.Message:  # holds messages itself
            yield from get_args(message.Arg)[2:]
            yield message.Message
        case types.StructType():
            for field in kind.fields:
                yield from reached(field.type)
            yield kind.cls


def within(*given: Any) -> list[type]:
    """All structs of these types, in the order in which they are told."""
    return list(dict.fromkeys(struct for each in given for struct in reached(types.type_info(each))))


@cache
def sections() -> dict[str, list[type]]:
    """All structs by the part in which they are told; each once."""
    found: dict[str, list[type]] = {}
    told: set[type] = set()
    for name, structs in (
        ("messages for people", within(message.Message)),
        ("pieces", [each for each in within(*FROM_PAGE, *TO_PAGE) if each not in (*FROM_PAGE, *TO_PAGE)]),
        ("from the page to the server", FROM_PAGE),
        ("from the server to the page", TO_PAGE),
        ("over HTTP", within(*ANSWERS.values())),
    ):
        found[name] = [struct for struct in structs if struct not in told]
        told.update(found[name])
    return found


# -- what the comments say --------------------------------------------------------------------------------------------


@cache
def notes(struct: type) -> dict[str, str]:
    """What stands beside each field of this struct, or above it after `#:`."""
    source = textwrap.dedent(inspect.getsource(struct))
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    said: dict[int, str] = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            said[token.start[0]] = token.string.lstrip("#: ").strip()
    found: dict[str, str] = {}
    lines = source.splitlines()
    for node in body.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        beside = [said[n] for n in range(node.lineno, (node.end_lineno or node.lineno) + 1) if n in said]
        above = node.lineno - 1
        if not beside and above in said and lines[above - 1].lstrip().startswith("#:"):
            beside = [said[above]]
        if beside:
            found[node.target.id] = " ".join(beside)
    return found


def title(struct: type) -> str:
    return " ".join((struct.__doc__ or "").split())


# -- the JSON Schema --------------------------------------------------------------------------------------------------


def schema() -> str:
    structs = [struct for members in sections().values() for struct in members]
    _, parts = msgspec.json.schema_components([*structs, *ANSWERS.values()], ref_template="#/$defs/{name}")
    for struct in structs:
        part = parts[struct.__name__]
        names = {field.name: field.encode_name for field in msgspec.structs.fields(struct)}
        for name, note in notes(struct).items():
            property = part["properties"][names[name]]
            if "$ref" in property:  # beside a reference nothing else is read by older validators
                part["properties"][names[name]] = {"allOf": [property], "description": note}
            else:
                property["description"] = note
    for name, members in (("FromPage", FROM_PAGE), ("ToPage", TO_PAGE)):
        parts[name] = {"oneOf": [{"$ref": f"#/$defs/{member.__name__}"} for member in members]}
    answers = {address: _answer(answer) for address, answer in ANSWERS.items()}
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Posse, version {protocol.VERSION} of the protocol",
        "description": "Messages over the socket (FromPage, ToPage), answers over HTTP (x-http).",
        "oneOf": [{"$ref": "#/$defs/FromPage"}, {"$ref": "#/$defs/ToPage"}],
        "x-http": answers,
        "$defs": dict(sorted(parts.items())),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def _answer(answer: Any) -> dict[str, Any]:
    (found,), _ = msgspec.json.schema_components([answer], ref_template="#/$defs/{name}")
    return found


# -- the types for the page -------------------------------------------------------------------------------------------


def typescript() -> str:
    lines = [
        "// What goes over the socket and over HTTP. Made by scripts/protocol.py from src/posse/server/protocol.py:",
        "// change it there, then run the script.",
        "",
        f"export const VERSION = {protocol.VERSION};",
    ]
    for name, structs in sections().items():
        lines += ["", f"// -- {name} ".ljust(119, "-")]
        for struct in structs:
            lines += ["", *_interface(struct)]
            if struct in UNIONS:
                lines += ["", *_union(*UNIONS[struct])]
    return "\n".join(lines) + "\n"


def _interface(struct: type) -> list[str]:
    said = notes(struct)
    kept = _keeps_defaults(struct)
    lines = [f"/** {title(struct)} */"] if title(struct) else []
    lines.append(f"export interface {struct.__name__} {{")
    kind = types.type_info(struct)
    assert isinstance(kind, types.StructType)
    if kind.tag_field is not None:
        lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
    for field in kind.fields:
        if field.name in said:
            lines += _comment(said[field.name])
        mark = "" if field.required or kept else "?"
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type, partial=struct in FROM_PAGE)};")
    lines.append("}")
    return lines


def _comment(text: str) -> list[str]:
    rows = textwrap.wrap(text, WIDTH - 10)
    if len(rows) == 1:
        return [f"  /** {rows[0]} */"]
    return [f"  /** {rows[0]}", *(f"   * {row}" for row in rows[1:-1]), f"   * {rows[-1]} */"]


def _keeps_defaults(struct: type) -> bool:
    """Is everything of it always sent?"""
    config: Any = struct.__dict__.get("__struct_config__") or struct.__struct_config__  # type: ignore[attr-defined]
    return not config.omit_defaults


def _union(name: str, union: UnionType) -> list[str]:
    kind = types.type_info(union)
    assert isinstance(kind, types.UnionType)
    members = [f"  | {_type(each)}" for each in kind.types]
    return [f"export type {name} =", *members[:-1], f"{members[-1]};"]


def _type(kind: types.Type, *, partial: bool = False) -> str:
    """`partial`: sent to the server, which knows what is left out."""
    match kind:
        case types.UnionType() if _is_arg(kind):
            return "Arg"
        case types.UnionType():
            return " | ".join(dict.fromkeys(_type(each, partial=partial) for each in kind.types))
        case types.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case types.StructType():
            whole = all(field.required for field in kind.fields) or not _keeps_defaults(kind.cls)
            return f"Partial<{kind.cls.__name__}>" if partial and not whole else kind.cls.__name__
        case types.ListType():
            inner = _type(kind.item_type, partial=partial)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case types.DictType():
            return f"Record<string, {_type(kind.value_type, partial=partial)}>"
        case types.NoneType():
            return "null"
        case types.BoolType():
            return "boolean"
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.AnyType():
            return "unknown"
    raise TypeError(f"no type for {kind}")


def _is_arg(kind: types.UnionType) -> bool:
    return any(isinstance(each, types.StructType) and each.cls is message.SeatArg for each in kind.types)


# -- the command ------------------------------------------------------------------------------------------------------


def made() -> dict[Path, str]:
    """Both files as they should be."""
    return {SCHEMA: schema(), TYPES: typescript()}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    old = [path for path, text in made().items() if not path.is_file() or path.read_text("utf-8") != text]
    for path in old:
        if given.check:
            print(f"{path.relative_to(ROOT)} is not current: run scripts/protocol.py", file=sys.stderr)
        else:
            path.write_text(made()[path], encoding="utf-8")
            print(f"{path.relative_to(ROOT)} is written")
    return 1 if old and given.check else 0


if __name__ == "__main__":
    sys.exit(main())
