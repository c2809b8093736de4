"""A measured process as seen from here: started, asked for one slice after the other, closed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from posse.bench.builds import last_line

DRIVERS: Final = Path(__file__).parent / "drivers"


class SubjectError(Exception):
    """The measured program ended, or said no (`refused`: to the game asked for). Holds its own words."""

    def __init__(self, words: str, *, refused: bool = False) -> None:
        super().__init__(words)
        self.refused = refused


class Subject:
    """One worker process. All of a run are pinned to one core, and only one of them is busy at a time."""

    def __init__(
        self,
        driver: str,
        *,
        python: Path | str = sys.executable,
        path: Path | None = None,
        core: int | None = None,
        players: int = 7,
        boxes: Sequence[str] = (),
    ) -> None:
        config = {"driver": driver, "core": core, "players": players, "boxes": list(boxes)}
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        environment["PYTHONHASHSEED"] = "0"
        environment["PYTHONUTF8"] = "1"
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        try:
            self._process = subprocess.Popen(
                [str(python), "-P", str(DRIVERS / "worker.py"), json.dumps(config)],
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                encoding="utf-8",
            )
        except OSError as error:
            self._complaints.close()
            raise SubjectError(str(error)) from error
        self._requests: IO[str] = _there(self._process.stdin)
        self._answers: IO[str] = _there(self._process.stdout)
        try:
            self.about = self._answer()
        except BaseException:
            self.close()
            raise

    def ask(self, measure: str, **request: int) -> dict[str, Any]:
        """One slice. The figures come back as the driver counted them."""
        try:
            self._requests.write(json.dumps({"measure": measure, **request}) + "\n")
            self._requests.flush()
        except BrokenPipeError:
            raise self._ended() from None
        return self._answer()

    def close(self) -> None:
        """Ends the process; it may have ended already."""
        with suppress(BrokenPipeError):
            self._requests.close()
        self._answers.close()
        self._complaints.close()
        try:
            self._process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _answer(self) -> dict[str, Any]:
        line = self._answers.readline()
        if not line:
            raise self._ended()
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise SubjectError(str(answer["error"]), refused=bool(answer.get("refused")))
        return answer

    def _ended(self) -> SubjectError:
        code = self._process.wait()
        self._complaints.seek(0)
        return SubjectError(f"{last_line(self._complaints.read())} ({code})")


def _there(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream


def choose_core() -> int | None:
    """The last core this process may use: the first ones serve most of the system's interrupts."""
    if sys.platform == "linux":
        return max(os.sched_getaffinity(0))
    return None
