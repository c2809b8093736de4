"""Makes the letters of the page from the free ones: subsets for Latin and Cyrillic, and Posse Antique out of Podkova.

    pip install fonttools brotli
    cd web && npm install --no-save @fontsource-variable/podkova @fontsource/oi && cd ..
    python scripts/fonts.py

Posse Antique is Podkova at its boldest, condensed to 74 %: a French Clarendon, for names, headlines and numerals.
Beside the fonts it writes how wide each of its letters is, for lines that are set to a measure.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent.parent / "web"
FONTS = WEB / "src" / "fonts"
PODKOVA = WEB / "node_modules" / "@fontsource-variable" / "podkova" / "files"
OI = WEB / "node_modules" / "@fontsource" / "oi" / "files"

CONDENSED = 0.74
LATIN = [
    *range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xB7, 0xBB, 0xD7, 0xE9, 0xE0, 0xE8, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C,
    0x201D, 0x2026, 0x2022, 0x2212, 0x2190, 0x2192, 0x2193, 0x2191, 0x2713,
]  # fmt: skip
CYRILLIC = [*range(0x400, 0x460), 0x490, 0x491, 0x2116]


def tool(name: str) -> Any:
    """A part of fontTools, which only this script needs."""
    return import_module(f"fontTools.{name}")


def subset(font: Any, signs: list[int], target: Path) -> None:
    cutting = tool("subset")
    options = cutting.Options()
    options.layout_features = ["*"]
    options.flavor = "woff2"
    options.hinting = False
    cutter = cutting.Subsetter(options)
    cutter.populate(unicodes=signs)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(target)


def condense(font: Any) -> None:
    """All shapes, widths and kernings by the same measure."""
    shapes = font.getGlyphSet()
    drawn = {}
    for name in font.getGlyphOrder():
        pen = tool("pens.ttGlyphPen").TTGlyphPen(None)
        record = tool("pens.recordingPen").DecomposingRecordingPen(shapes)
        shapes[name].draw(record)
        record.replay(tool("pens.transformPen").TransformPen(pen, (CONDENSED, 0, 0, 1, 0, 0)))
        drawn[name] = pen.glyph()
    for name in font.getGlyphOrder():
        font["glyf"][name] = drawn[name]
        width, left = font["hmtx"][name]
        font["hmtx"][name] = (round(width * CONDENSED), round(left * CONDENSED))
    for value in kernings(font):
        for key in ("XAdvance", "XPlacement"):
            if hasattr(value, key):
                setattr(value, key, round(getattr(value, key) * CONDENSED))
    for record in font["name"].names:
        if record.nameID in (1, 4, 6, 16):
            record.string = "PosseAntique" if record.nameID == 6 else "Posse Antique"
    for table in ("fpgm", "prep", "cvt ", "gasp"):
        if table in font:
            del font[table]


def kernings(font: Any) -> Iterator[Any]:
    if "GPOS" not in font:
        return
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = table.ExtSubTable if table.LookupType == 9 else table
            if pairs.LookupType != 2:
                continue
            if pairs.Format == 1:
                records = [record for one in pairs.PairSet for record in one.PairValueRecord]
            else:
                records = [record for one in pairs.Class1Record for record in one.Class2Record]
            for record in records:
                yield from filter(None, (record.Value1, record.Value2))


def main() -> None:
    load = tool("ttLib").TTFont
    widths: dict[str, int] = {}
    for script, signs in (("latin", LATIN), ("cyrillic", CYRILLIC)):
        source = PODKOVA / f"podkova-{script}-wght-normal.woff2"
        subset(load(source), signs, FONTS / f"podkova-{script}.woff2")
        font = tool("varLib.instancer").instantiateVariableFont(load(source), {"wght": 800})
        condense(font)
        size = font["head"].unitsPerEm
        widths |= {
            chr(c): round(font["hmtx"][g][0] / size * 1000)
            for c, g in font.getBestCmap().items()
            if c >= 0x20
        }
        subset(font, signs, FONTS / f"posse-antique-{script}.woff2")
        subset(load(OI / f"oi-{script}-400-normal.woff2"), signs, FONTS / f"oi-{script}.woff2")
    text = json.dumps(widths, ensure_ascii=False, indent=2)
    (WEB / "src" / "cards" / "advances.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
