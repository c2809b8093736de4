"""Kill -9 at random moments: nothing that anybody was told is lost. A small piece of `scripts/chaos.py`."""

from __future__ import annotations

import asyncio
import importlib.util
import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_nothing_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("scripts_chaos", ROOT / "scripts" / "chaos.py")
    assert spec is not None
    assert spec.loader is not None
    chaos = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(chaos)
    log = tmp_path / "server.log"
    assert asyncio.run(chaos.run(5, 3, 7, database, log, quiet=True)) == 0
    assert '"level": "error"' not in log.read_text("utf-8")
