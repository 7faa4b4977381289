"""Servers that can be killed and started again at the same address: our own, PostgreSQL and Redis."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Any

SECONDS = 60.0
"""After which something that should happen has not."""
FAILED = re.compile(r"\b(request|socket|task)_failed\b")
OURS = {
    "TESSERA_BOT_DELAY": "0",
    "TESSERA_BOT_SECONDS": "0.05",
    "TESSERA_BOT_WORKERS": "1",
    "TESSERA_RATE_LIMIT": "off",
}


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Machine:
    """A program in a process of its own. `log` is what it says of itself."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.log = folder / f"{name}.log"
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self) -> None:
        assert self._process is None
        with self.log.open("ab") as log:
            self._process = self._begin(log)
        self.wait()

    def _begin(self, log: IO[bytes]) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(self.command(), stdout=log, stderr=log)

    def wait(self) -> None:
        """Wait until it can be asked something."""
        deadline = time.monotonic() + SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1.0).close()
                return
            except OSError:
                process = self._process
                assert process is not None, "it was ended while it started"
                assert process.poll() is None, self.log.read_text("utf-8", errors="replace")[-500:]
                assert time.monotonic() < deadline, f"nobody listens at {self.port}"
                time.sleep(0.02)

    def end(self, how: signal.Signals) -> None:
        """Send a signal, and wait for the end of the process."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait(SECONDS)


class Tessera(Machine):
    """`tessera serve`, always at the same address."""

    def __init__(self, folder: Path, name: str = "tessera", *options: str) -> None:
        super().__init__(folder, name)
        self.options = options
        self.address = f"127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        where = ["--port", str(self.port), "--data", str(self.folder)]
        return [sys.executable, "-m", "tessera", "serve", *where, *self.options]

    def _begin(self, log: IO[bytes]) -> "subprocess.Popen[bytes]":
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("TESSERA_")}
        return subprocess.Popen(self.command(), stdout=log, stderr=log, env={**inherited, **OURS})

    def failures(self) -> list[str]:
        """What it had to say of its own mistakes."""
        lines = self.log.read_text("utf-8", errors="replace").splitlines()
        return [line[:300] for line in lines if FAILED.search(line)]


class Redis(Machine):
    """A redis-server that keeps nothing."""

    def __init__(self, program: str, folder: Path) -> None:
        super().__init__(folder, "redis")
        self.program = program
        self.url = f"redis://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        return [self.program, *where, "--save", "", "--appendonly", "no"]


class Postgres:
    """A PostgreSQL with a folder of its own, which `remove` takes away."""

    def __init__(self, programs: Path) -> None:
        # It refuses to run as root, and its user may not look into the folders of others.
        is_root = os.geteuid() == 0
        self._user: dict[str, Any] = {"user": "postgres", "group": "postgres"} if is_root else {}
        self._programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="tessera-postgres-"))
        if is_root:
            shutil.chown(self.folder, "postgres", "postgres")
        self.port = free_port()
        self.url = f"postgresql://tessera@127.0.0.1:{self.port}/postgres"
        self._run("initdb", "-U", "tessera", "-A", "trust", "-E", "UTF8", "--no-sync")

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._programs / program), "-D", str(self.folder / "data"), *words]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self._user)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._run("pg_ctl", "-w", "-t", "60", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str) -> None:
        """`fast` ends every connection and then itself; `immediate` just ends, like a crash."""
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def remove(self) -> None:
        shutil.rmtree(self.folder)
