#!/usr/bin/env python3
"""A load of real players: tables of Duel over real sockets, against a server of its own on loopback.

    .venv/bin/python bench/load.py --tables 200 --seconds 60

Each table has two people, and each of them moves once a second. What is measured is the time from sending
a move to the other seat seeing it. Afterwards every acknowledged move must be in the history that the
server tells, and the memory of the server's process is told at the start, in the middle and at the end.
"""

import argparse
import asyncio
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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

PACE = 0.5
"""Seconds a seat thinks: two seats take turns, so that each moves once a second."""


ARRIVAL = 5.0
"""Seconds within which all tables are laid."""


class Option(msgspec.Struct):
    action: int
    problem: dict[str, Any] | None = None


class Decision(msgspec.Struct):
    options: list[Option]


class View(msgspec.Struct):
    ending: str
    decision: Decision | None = None


class Entry(msgspec.Struct):
    sequence: int


class Heard(msgspec.Struct):
    """What a player needs of a message of the server."""

    type: str
    sequence: int = 0
    request: str = ""
    view: View | None = None
    entries: list[Entry] = []


@dataclass
class Measured:
    """What all players found."""

    delays: list[float] = field(default_factory=list)
    moves: int = 0
    games: int = 0
    refused: int = 0
    lost: list[str] = field(default_factory=list)


class Player:
    """One seat of a table."""

    def __init__(self, socket: ClientConnection, table: "Game") -> None:
        self.socket = socket
        self.table = table
        self.sequence = 0

    async def play(self) -> None:
        """Answer every question a while after it is asked, until the game is over."""
        await self.socket.send('{"type":"hello"}')
        decoder = msgspec.json.Decoder(Heard)
        async for data in self.socket:
            now = time.perf_counter()
            heard = decoder.decode(data)
            if heard.type == "done":
                self.table.acknowledged = max(self.table.acknowledged, heard.sequence)
            elif heard.type == "refused":
                self.table.measured.refused += 1
            if heard.type == "welcome":
                self.sequence = heard.sequence
            elif heard.type == "moved":
                self.sequence = heard.entries[-1].sequence
                self.table.saw(self, self.sequence, now)
            if heard.view is None:
                continue
            if heard.view.ending:
                return
            if heard.view.decision is not None:
                await self.answer(heard.view.decision)

    async def answer(self, decision: Decision) -> None:
        await asyncio.sleep(PACE * random.uniform(0.8, 1.2))
        if self.table.is_time_up():
            raise TimeIsUp
        actions = [option.action for option in decision.options if option.problem is None]
        act = {"type": "act", "request": f"{id(self)}-{self.sequence}", "sequence": self.sequence}
        self.table.sent(self, self.sequence + 1)
        await self.socket.send(json.dumps(act | {"actions": [random.choice(actions)]}))


class TimeIsUp(Exception):
    """The measurement is over."""


class Game:
    """One game between two people of their own."""

    def __init__(self, address: str, measured: Measured, until: float) -> None:
        self.address = address
        self.measured = measured
        self.until = until
        self.acknowledged = 0
        self.waiting: dict[int, tuple[Player, float]] = {}

    def is_time_up(self) -> bool:
        return time.perf_counter() > self.until

    def sent(self, player: Player, sequence: int) -> None:
        self.waiting[sequence] = (player, time.perf_counter())

    def saw(self, player: Player, sequence: int, now: float) -> None:
        sender, sent = self.waiting.get(sequence, (player, 0.0))
        if sender is not player:
            del self.waiting[sequence]
            self.measured.delays.append(now - sent)
            self.measured.moves += 1

    async def play(self, people: list[httpx.AsyncClient]) -> None:
        """Sit down, play to the end or until the time is up, and count what the server kept."""
        host, guest = people
        options = {"pantheon": random.choice(["true", "false"])}
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await host.post("/api/tables", json={"game": "duel", "options": options, "seats": seats})
        table = made.raise_for_status().json()["id"]
        (await guest.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        url = f"{self.address.replace('http', 'ws')}/ws/tables/{table}"
        sockets: list[ClientConnection] = []
        try:
            for person in people:
                cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
                headers, origin = {"Cookie": cookies}, Origin(self.address)
                sockets.append(
                    await connect(url, additional_headers=headers, origin=origin, compression=None)
                )
            players = [Player(socket, self) for socket in sockets]
            await asyncio.gather(*[player.play() for player in players])
            self.measured.games += 1
        except TimeIsUp:
            await asyncio.sleep(1)
        finally:
            for socket in sockets:
                await socket.close()
        kept = (await host.get(f"/api/tables/{table}")).json()["moves"]
        if kept < self.acknowledged:
            self.measured.lost.append(f"{table}: {self.acknowledged - kept}")


async def person(address: str, name: str) -> httpx.AsyncClient:
    """A guest with a cookie."""
    # Without TLS there is nothing to verify, and reading the certificates for each would take its time.
    client = httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60, verify=False)
    (await client.post("/api/me", json={"name": name})).raise_for_status()
    return client


async def table_after_table(
    address: str, people: list[httpx.AsyncClient], measured: Measured, until: float
) -> None:
    await asyncio.sleep(random.uniform(0, ARRIVAL))
    while time.perf_counter() < until:
        await Game(address, measured, until).play(people)
    for client in people:
        await client.aclose()


async def load(address: str, process: int, tables: int, seconds: float) -> dict[str, Any]:
    """Let everybody come in, then play and report."""
    people = [
        [await person(address, f"{side} {number}") for side in ("Mark", "Livia")] for number in range(tables)
    ]
    measured = Measured()
    until = time.perf_counter() + seconds
    memory: list[float] = []

    async def watch() -> None:
        for _ in range(3):
            await asyncio.sleep(seconds / 4)
            memory.append(resident(process))

    tasks = [table_after_table(address, pair, measured, until) for pair in people]
    await asyncio.gather(watch(), *tasks)
    delays = sorted(measured.delays)
    return {
        "tables": tables,
        "seconds": seconds,
        "moves": measured.moves,
        "moves_per_s": round(measured.moves / seconds, 1),
        "games_finished": measured.games,
        "median_ms": round(statistics.median(delays) * 1000, 1),
        "p95_ms": round(delays[int(len(delays) * 0.95)] * 1000, 1),
        "max_ms": round(delays[-1] * 1000, 1),
        "refused": measured.refused,
        "lost": measured.lost,
        "memory_mb": memory,
    }


def resident(process: int) -> float:
    """The memory of a process in megabytes; 0 where /proc is not there."""
    status = Path(f"/proc/{process}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return round(int(found[1]) / 1024, 1) if found else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tessera", "serve", "--port", "0", "--data", folder, "--lang", "en"]
        environment = os.environ | {"TESSERA_RATE_LIMIT": "off"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            address = next(
                found[0] for line in server.stdout if (found := re.search(r"http://\S+?:\d+", line))
            )
            report = asyncio.run(load(address, server.pid, arguments.tables, arguments.seconds))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
    print(json.dumps(report, indent=2))
    return 1 if report["lost"] else 0


if __name__ == "__main__":
    sys.exit(main())
