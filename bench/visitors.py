"""What the benches of the server have in common: a server of their own on loopback, and guests at it."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

PATIENCE = 120.0
"""Seconds to wait for an answer: on a busy machine it comes late, which is what we measure."""
TROUBLES = (httpx.HTTPError, WebSocketException, OSError, TimeoutError)
"""What happens to people whose server, or whose machine, has too much to do."""


class NoServer(Exception):
    """It did not start."""


@contextlib.contextmanager
def serving(tool: Sequence[str] = ()) -> Iterator[tuple[str, int]]:
    """A server that runs meanwhile, under a tool if there is one: its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*tool, sys.executable, "-m", "tessera", "serve", "--port", "0"]
        command += ["--data", folder, "--lang", "en"]
        environment = os.environ | {"TESSERA_RATE_LIMIT": "off"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            found = (re.search(r"http://\S+?:\d+", line) for line in server.stdout)
            address = next((match[0] for match in found if match), None)
            if address is None:
                raise NoServer(f"the server ended with {server.wait()} before it had an address")
            yield address, server.pid
        finally:
            server.send_signal(signal.SIGINT)
            try:
                server.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


async def guest(address: str, name: str) -> httpx.AsyncClient:
    """Somebody with a cookie."""
    # Without TLS there is nothing to verify, and reading the certificates for each would take its time.
    client = httpx.AsyncClient(
        base_url=address, headers={"Origin": address}, timeout=PATIENCE, verify=False, trust_env=False
    )
    (await client.post("/api/me", json={"name": name})).raise_for_status()
    return client


async def socket(client: httpx.AsyncClient, path: str) -> ClientConnection:
    """A socket of a guest, which is never given up because its pings are answered late."""
    address = str(client.base_url).rstrip("/")
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return await connect(
        address.replace("http", "ws") + path,
        additional_headers={"Cookie": cookies},
        origin=Origin(address),
        compression=None,
        proxy=None,
        open_timeout=PATIENCE,
        ping_interval=None,
        close_timeout=1,
    )


def resident(process: int) -> float:
    """The memory of a process in megabytes; 0 where /proc is not there."""
    status = Path(f"/proc/{process}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return round(int(found[1]) / 1024, 1) if found else 0.0


def processor_seconds(process: int, main_thread: bool = False) -> float:
    """How long a process, or its main thread alone, has used a processor; 0 where /proc is not there."""
    stat = Path(f"/proc/{process}/task/{process}/stat" if main_thread else f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
