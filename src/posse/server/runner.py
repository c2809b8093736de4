"""`posse serve` as a process of its own: for measurements, and for tests that kill it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import posse


def raise_files() -> None:
    """As many open sockets as the system allows."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """Started when it is entered, ended when it is left. It can be killed and started again, at the same port."""

    def __init__(self, database: str, log: Path | None = None) -> None:
        self.database = database
        self.port = free_port()
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "posse",
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        home = str(Path(posse.__file__).parent.parent)
        environment = {**os.environ, "PYTHONPATH": home}
        with open(self.log or os.devnull, "ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=environment)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise ChildProcessError(f"the server ended with {self.process.returncode}")
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.02)
        raise TimeoutError("the server does not begin")

    def kill(self) -> None:
        """At once, without a word: as when the power goes."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def terminate(self) -> int:
        """As a service manager does it; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    # -- figures, where the system tells them -----------------------------------------------------------------

    def memory(self) -> float:
        """KB in use."""
        assert self.process is not None
        try:
            text = Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return 0.0
        return float(next(line.split()[1] for line in text.splitlines() if line.startswith("VmRSS")))

    def cpu(self) -> float:
        """Seconds of a core so far."""
        assert self.process is not None
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
