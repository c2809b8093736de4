"""What the page weighs: script and style, packed, that a browser needs before the first table; the rest beside it.

    python scripts/weight.py [FOLDER]       prints the parts and the sum; exit code 1 if it is over the limit

The page is the built one of this checkout, or that in FOLDER.
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "src" / "posse" / "server" / "page"
LIMIT = 150 * 1000
#: where a visit begins, and what it opens on the way to a table; a part that a page does not have yet weighs nothing
WAY = ("index.html", "src/pages/Home.svelte", "src/pages/Room.svelte", "src/table/Table.svelte")


def packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9, mtime=0))


def needed(manifest: dict[str, dict[str, object]]) -> list[str]:
    """The files of script and style on the way to a table."""
    found: list[str] = []
    seen: set[str] = set()

    def follow(name: str) -> None:
        if name in seen or name not in manifest:
            return
        seen.add(name)
        part = manifest[name]
        for file in (part["file"], *_list(part, "css")):
            if str(file).endswith((".js", ".css")) and file not in found:
                found.append(str(file))
        for other in _list(part, "imports"):
            follow(other)

    for name in WAY:
        follow(name)
    return found


def _list(part: dict[str, object], key: str) -> list[str]:
    value = part.get(key, [])
    assert isinstance(value, list)
    return [str(one) for one in value]


def weigh(page: Path = PAGE) -> dict[str, int]:
    """Each file that is needed before the first table, and its packed size."""
    manifest = json.loads((page / ".vite" / "manifest.json").read_text("utf-8"))
    return {name: packed(page / name) for name in ("index.html", *needed(manifest))}


def others(page: Path = PAGE) -> dict[str, int]:
    """Texts, drawings, letters: fetched besides, kept by the browser."""
    kinds = (".svg", ".ftl", ".woff2", ".png")
    files = sorted(p for p in (page / "assets").iterdir() if p.suffix in kinds)
    return {p.name: p.stat().st_size if p.suffix in (".woff2", ".png") else packed(p) for p in files}


def main(arguments: list[str]) -> int:
    page = Path(arguments[0]) if arguments else PAGE
    if not (page / "index.html").exists():
        print("the page is not built: make page", file=sys.stderr)
        return 2
    parts = weigh(page)
    for name, size in parts.items():
        print(f"{size / 1000:8.1f} kB  {name}")
    total = sum(parts.values())
    print(f"{total / 1000:8.1f} kB  script and style before the first table, of {LIMIT / 1000:.0f}")
    for name, size in others(page).items():
        print(f"{size / 1000:8.1f} kB  {name}")
    return 0 if total <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
