#!/usr/bin/env python3
"""A load of real players: tables of Duel over real sockets, against a server of its own on loopback.

    .venv/bin/python -m bench.load --tables 200 --seconds 60
    .venv/bin/python -m bench.load --tables 1000 --pace 6.25 --seconds 120

Each table has two people, who take turns: a move of a table comes `pace` seconds after the one before it.
What is measured is the time from sending a move to the other seat seeing it, once all tables are laid; what
was felt meanwhile is told beside it. Afterwards every acknowledged move must be in the history that the
server tells. A connection that fails on a busy machine is counted and made again. The processor time of the
server's process and of its thread that serves everybody are told, and its memory at the start, in the middle
and at the end.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.visitors import TROUBLES, guest, processor_seconds, resident, serving, socket

PACE = 0.5
"""Seconds a seat thinks: two seats take turns, so that each moves once a second."""
ARRIVAL = 10
"""All tables are laid within the time of so many moves."""


class Decision(msgspec.Struct):
    actions: list[int]


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
    entries: list[Entry] | int = 0
    """Those of a move; of a request that was carried out, how many it made."""


@dataclass
class Measured:
    """What all players found."""

    arriving: list[float] = field(default_factory=list)
    """Delays while tables are still laid."""
    delays: list[float] = field(default_factory=list)
    is_counting: bool = False
    games: int = 0
    refused: int = 0
    lost: list[str] = field(default_factory=list)
    troubles: Counter[str] = field(default_factory=Counter)
    """Connections and requests that failed, by what they said; whoever had one came back."""


class Player:
    """One seat of a table."""

    def __init__(self, client: httpx.AsyncClient, table: "Game") -> None:
        self.client = client
        self.table = table
        self.socket: ClientConnection
        self.sequence = 0

    async def play(self) -> None:
        """Play until the game is over, and come back if the connection breaks."""
        while True:
            self.socket = await socket(self.client, f"/ws/tables/{self.table.id}")
            try:
                await self.socket.send('{"type":"hello"}')
                if await self.is_over():
                    return
            except ConnectionClosed as closed:
                self.table.measured.troubles[str(closed)] += 1
            finally:
                await self.socket.close()
            self.table.check_time()

    async def is_over(self) -> bool:
        """Answer every question a while after it is asked, until the game is over or the socket closed."""
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
            elif isinstance(heard.entries, list):
                self.sequence = heard.entries[-1].sequence
                self.table.saw(self, self.sequence, now)
            if heard.view is None:
                continue
            if heard.view.ending:
                return True
            if heard.view.decision is not None:
                await self.answer(heard.view.decision)
        self.table.measured.troubles["closed"] += 1
        return False

    async def answer(self, decision: Decision) -> None:
        await asyncio.sleep(self.table.pace * random.uniform(0.8, 1.2))
        self.table.check_time()
        act = {"type": "act", "request": f"{id(self)}-{self.sequence}", "sequence": self.sequence}
        self.table.sent(self, self.sequence + 1)
        await self.socket.send(json.dumps(act | {"actions": [random.choice(decision.actions)]}))


class TimeIsUp(Exception):
    """The measurement is over."""


class Game:
    """One game between two people of their own."""

    def __init__(self, measured: Measured, pace: float, until: float) -> None:
        self.id = ""
        self.measured = measured
        self.pace = pace
        self.until = until
        self.acknowledged = 0
        self.waiting: dict[int, tuple[Player, float]] = {}

    def check_time(self) -> None:
        if time.perf_counter() > self.until:
            raise TimeIsUp

    def sent(self, player: Player, sequence: int) -> None:
        self.waiting[sequence] = (player, time.perf_counter())

    def saw(self, player: Player, sequence: int, now: float) -> None:
        sender, sent = self.waiting.get(sequence, (player, 0.0))
        if sender is not player:
            del self.waiting[sequence]
            delays = self.measured.delays if self.measured.is_counting else self.measured.arriving
            delays.append(now - sent)

    async def play(self, people: list[httpx.AsyncClient]) -> None:
        """Sit down, play to the end or until the time is up, and count what the server kept."""
        host, other = people
        options = {"pantheon": random.choice(["true", "false"])}
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await host.post("/api/tables", json={"game": "duel", "options": options, "seats": seats})
        self.id = made.raise_for_status().json()["id"]
        (await other.post(f"/api/tables/{self.id}/join", json={})).raise_for_status()
        playing = [asyncio.create_task(Player(person, self).play()) for person in people]
        try:
            await asyncio.gather(*playing)
            self.measured.games += 1
        except TimeIsUp:
            await asyncio.sleep(1)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        kept = (await host.get(f"/api/tables/{self.id}")).raise_for_status().json()["moves"]
        if kept < self.acknowledged:
            self.measured.lost.append(f"{self.id}: {self.acknowledged - kept}")


async def come_in(address: str, name: str, measured: Measured) -> httpx.AsyncClient:
    """A guest, as soon as the server has time for one."""
    while True:
        try:
            return await guest(address, name)
        except TROUBLES as trouble:
            measured.troubles[type(trouble).__name__] += 1
            await asyncio.sleep(1)


async def table_after_table(
    people: list[httpx.AsyncClient], measured: Measured, pace: float, until: float
) -> None:
    await asyncio.sleep(random.uniform(0, ARRIVAL * pace))
    while time.perf_counter() < until:
        try:
            await Game(measured, pace, until).play(people)
        except TROUBLES as trouble:
            measured.troubles[type(trouble).__name__] += 1
            await asyncio.sleep(1)
    for client in people:
        await client.aclose()


def in_ms(delays: list[float]) -> dict[str, float]:
    """The middle, the slow twentieth and the slowest of some delays."""
    ordered = sorted(delays) or [0.0]
    found = {
        "median_ms": statistics.median(ordered),
        "p95_ms": ordered[int(len(ordered) * 0.95)],
        "max_ms": ordered[-1],
    }
    return {name: round(seconds * 1000, 1) for name, seconds in found.items()}


async def load(address: str, process: int, tables: int, pace: float, seconds: float) -> dict[str, Any]:
    """Let everybody come in, then play and report."""
    measured = Measured()
    people = [
        [await come_in(address, f"{side} {number}", measured) for side in ("Mark", "Livia")]
        for number in range(tables)
    ]
    until = time.perf_counter() + ARRIVAL * pace + seconds
    memory: list[float] = []
    used: list[tuple[float, float]] = []

    def note_use() -> None:
        used.append((processor_seconds(process), processor_seconds(process, main_thread=True)))

    async def watch() -> None:
        await asyncio.sleep(ARRIVAL * pace)
        note_use()
        measured.is_counting = True
        for _ in range(3):
            memory.append(resident(process))
            await asyncio.sleep(seconds / 3)
        measured.is_counting = False
        note_use()

    tasks = [table_after_table(pair, measured, pace, until) for pair in people]
    await asyncio.gather(watch(), *tasks)
    moves = len(measured.delays)
    process_ms, thread_ms = [
        (after - before) * 1000 / max(1, moves) for before, after in zip(*used, strict=True)
    ]
    return {
        "tables": tables,
        "pace": pace,
        "seconds": seconds,
        "moves": moves,
        "moves_per_s": round(moves / seconds, 1),
        "games_finished": measured.games,
        "arriving": in_ms(measured.arriving),
        **in_ms(measured.delays),
        "processor_ms_per_move": round(process_ms, 2),
        "thread_ms_per_move": round(thread_ms, 2),
        "refused": measured.refused,
        "lost": measured.lost,
        "troubles": measured.troubles,
        "memory_mb": memory,
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=PACE, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=60)
    arguments = parser.parse_args()
    with serving() as (address, process):
        report = asyncio.run(load(address, process, arguments.tables, arguments.pace, arguments.seconds))
    print(json.dumps(report, indent=2))
    return 1 if report["lost"] or not report["moves"] else 0


if __name__ == "__main__":
    sys.exit(main())
