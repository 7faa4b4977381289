#!/usr/bin/env python3
"""Does the memory stay level? Short games of people who come and go, against a server of its own on loopback.

    .venv/bin/python bench/soak.py --minutes 11

Guests come, open a lobby and a table, play some moves, some of them illegal, resign and go away; tables are
cleared away behind them. The memory of the server's process is told for each tenth of the time: it is flat
if the eighth tenth has no more than a twentieth more than the second. A table stays in memory for two
minutes, so that fewer than twenty say little.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

GAMES = ("duel", "era", "deus")
MOVES = 12
"""That a game has before somebody resigns."""
LOOKS = 10
"""Looks at the memory in each tenth of the time."""


class Guest:
    """One person with a socket at a table and one in the lobby."""

    def __init__(self, client: httpx.AsyncClient, address: str) -> None:
        self.client = client
        self.address = address
        self.table: ClientConnection
        self.heard: dict[str, Any] = {}

    async def open(self, path: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        return await connect(
            self.address.replace("http", "ws") + path,
            additional_headers={"Cookie": cookies},
            origin=Origin(self.address),
            compression=None,
            proxy=None,
        )

    async def sit(self, table: str) -> None:
        self.table = await self.open(f"/ws/tables/{table}")
        await self.table.send('{"type":"hello"}')
        await self.until("welcome")

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds; what it tells of the game is noted."""
        while True:
            message: dict[str, Any] = json.loads(await self.table.recv())
            if "view" in message:
                self.heard = message
            if message["type"] in kinds:
                return message

    async def ask(self, kind: str, **more: Any) -> str:
        await self.table.send(json.dumps({"type": kind, "request": f"{time.perf_counter()}", **more}))
        answer: str = (await self.until("done", "refused"))["type"]
        return answer

    @property
    def sequence(self) -> int:
        entries = self.heard["entries"]
        found: int = self.heard["sequence"] if "sequence" in self.heard else entries[-1]["sequence"]
        return found

    def choices(self) -> list[int]:
        decision = (self.heard["view"] or {}).get("decision")
        return (
            [option["action"] for option in decision["options"] if "problem" not in option]
            if decision
            else []
        )

    async def catch_up(self, sequence: int) -> None:
        while self.sequence < sequence:
            await self.until("moved")


async def short_game(address: str, number: int) -> None:
    """Two guests meet, play a little, and go."""
    async with contextlib.AsyncExitStack() as leaving:
        guests = []
        for name in ("Mark", "Livia"):
            # Without TLS there is nothing to verify, and reading the certificates would take its time.
            client = httpx.AsyncClient(base_url=address, timeout=60, verify=False, trust_env=False)
            guest = Guest(await leaving.enter_async_context(client), address)
            (await client.post("/api/me", json={"name": f"{name} {number}"})).raise_for_status()
            guests.append(guest)
            lobby = await guest.open("/ws/lobby")
            leaving.push_async_callback(lobby.close)
        host, other = guests
        seats = [{"kind": "me"}, {"kind": "open"}]
        new = {"game": GAMES[number % len(GAMES)], "seats": seats, "listed": True}
        table = (await host.client.post("/api/tables", json=new)).raise_for_status().json()["id"]
        (await other.client.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        await other.client.post(f"/api/tables/{table}/join", content=b"{")
        for guest in guests:
            await guest.sit(table)
            leaving.push_async_callback(guest.table.close)
        await play(guests)
        await host.ask("say", text="Good game!")
        await host.ask("resign")


async def play(guests: list[Guest]) -> None:
    """Some moves, each after one that is refused."""
    for _ in range(MOVES):
        acting = next((guest for guest in guests if guest.choices()), None)
        if acting is None:
            return
        await acting.ask("act", sequence=acting.sequence, actions=[-1])
        await acting.ask("act", sequence=acting.sequence, actions=[random.choice(acting.choices())])
        last = max(guest.sequence for guest in guests)
        for guest in guests:
            await guest.catch_up(last)


async def soak(address: str, process: int, minutes: float, at_once: int) -> dict[str, Any]:
    """Games after games, and the memory meanwhile."""
    began = time.perf_counter()
    numbers: Iterator[int] = itertools.count()
    memory: list[list[float]] = []
    played = 0

    async def games() -> None:
        nonlocal played
        while time.perf_counter() - began < minutes * 60:
            await short_game(address, next(numbers))
            played += 1

    async def watch() -> None:
        for _ in range(10):
            memory.append([])
            for _ in range(LOOKS):
                await asyncio.sleep(minutes * 60 / 10 / LOOKS)
                memory[-1].append(resident(process))
            print(f"{statistics.median(memory[-1]):.1f} MB after {played} games", file=sys.stderr)

    await asyncio.gather(watch(), *[games() for _ in range(at_once)])
    medians = [statistics.median(tenth) for tenth in memory]
    growth = medians[7] / medians[1] - 1
    return {"minutes": minutes, "games": played, "memory_mb": medians, "growth": round(growth, 4)}


def resident(process: int) -> float:
    """The memory of a process in megabytes; 0 where /proc is not there."""
    status = Path(f"/proc/{process}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return round(int(found[1]) / 1024, 1) if found else 0.0


@contextlib.contextmanager
def serving() -> Iterator[tuple[str, int]]:
    """A server that runs meanwhile: its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tessera", "serve", "--port", "0", "--data", folder, "--lang", "en"]
        environment = os.environ | {"TESSERA_RATE_LIMIT": "off"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            address = next(
                found[0] for line in server.stdout if (found := re.search(r"http://\S+?:\d+", line))
            )
            yield address, server.pid
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=11)
    parser.add_argument("--at-once", type=int, default=8)
    arguments = parser.parse_args()
    with serving() as (address, process):
        report = asyncio.run(soak(address, process, arguments.minutes, arguments.at_once))
    print(json.dumps(report, indent=2))
    return 1 if report["growth"] > 0.05 else 0


if __name__ == "__main__":
    sys.exit(main())
