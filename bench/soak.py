#!/usr/bin/env python3
"""Does the memory stay level? Short games of people who come and go, against a server of its own on loopback.

    .venv/bin/python -m bench.soak --minutes 11

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
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

import tessera
from bench.visitors import PATIENCE, TROUBLES, guest, resident, serving, socket

GAMES = tessera.names()
MOVES = 12
"""That a game has before somebody resigns."""
LOOKS = 10
"""Looks at the memory in each tenth of the time."""


class Guest:
    """One person with a socket at a table and one in the lobby."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.table: ClientConnection
        self.heard: dict[str, Any] = {}
        self.news = asyncio.Event()
        """Something was told of the game."""
        self.answers: asyncio.Queue[str] = asyncio.Queue()

    async def sit(self, table: str, leaving: contextlib.AsyncExitStack) -> None:
        self.table = await socket(self.client, f"/ws/tables/{table}")
        listening = asyncio.create_task(self.listen())
        leaving.push_async_callback(self.stand_up, listening)
        await self.table.send('{"type":"hello"}')
        await asyncio.wait_for(self.news.wait(), PATIENCE)

    async def stand_up(self, listening: asyncio.Task[None]) -> None:
        await self.table.close()
        await asyncio.gather(listening, return_exceptions=True)

    async def listen(self) -> None:
        async for told in self.table:
            message: dict[str, Any] = json.loads(told)
            if "view" in message:
                self.heard = message
                self.news.set()
            elif message["type"] in ("done", "refused"):
                self.answers.put_nowait(message["type"])

    async def ask(self, kind: str, **more: Any) -> str:
        await self.table.send(json.dumps({"type": kind, "request": f"{time.perf_counter()}", **more}))
        return await asyncio.wait_for(self.answers.get(), PATIENCE)

    @property
    def sequence(self) -> int:
        entries = self.heard["entries"]
        found: int = self.heard["sequence"] if "sequence" in self.heard else entries[-1]["sequence"]
        return found

    def choices(self) -> list[int]:
        decision = (self.heard["view"] or {}).get("decision")
        return list(decision["actions"]) if decision else []


async def short_game(address: str, number: int) -> None:
    """Two guests meet, play a little, and go."""
    async with contextlib.AsyncExitStack() as leaving:
        guests = []
        for name in ("Mark", "Livia"):
            client = await guest(address, f"{name} {number}")
            leaving.push_async_callback(client.aclose)
            guests.append(Guest(client))
            lobby = await socket(client, "/ws/lobby")
            leaving.push_async_callback(lobby.close)
        host, other = guests
        seats = [{"kind": "me"}, {"kind": "open"}]
        new = {"game": GAMES[number % len(GAMES)], "seats": seats, "listed": True}
        table = (await host.client.post("/api/tables", json=new)).raise_for_status().json()["id"]
        (await other.client.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        await other.client.post(f"/api/tables/{table}/join", content=b"{")
        for person in guests:
            await person.sit(table, leaving)
        await play(guests)
        await host.ask("say", text="Good game!")
        await host.ask("resign")


async def play(guests: list[Guest]) -> None:
    """Some moves, each after one that is refused. Not everybody is told of every move: what somebody does
    behind a screen is theirs."""
    for _ in range(MOVES):
        acting = await next_to_act(guests)
        if acting is None:
            return
        await acting.ask("act", sequence=acting.sequence, actions=[-1])
        await acting.ask("act", sequence=acting.sequence, actions=[random.choice(acting.choices())])


async def next_to_act(guests: list[Guest]) -> Guest | None:
    """Somebody who is asked something; nobody when the game is over."""
    while True:
        for person in guests:
            if person.heard["view"]["ending"]:
                return None
            if person.choices():
                return person
            person.news.clear()
        waiting = [asyncio.create_task(person.news.wait()) for person in guests]
        done, late = await asyncio.wait(waiting, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for task in late:
            task.cancel()
        if not done:
            raise TimeoutError("nobody is asked anything")


async def soak(address: str, process: int, minutes: float, at_once: int) -> dict[str, Any]:
    """Games after games, and the memory meanwhile."""
    began = time.perf_counter()
    numbers: Iterator[int] = itertools.count()
    memory: list[list[float]] = []
    played = 0
    troubles: Counter[str] = Counter()

    async def games() -> None:
        nonlocal played
        is_time = True  # for one game at least, however slow the machine is
        while is_time:
            try:
                await short_game(address, next(numbers))
                played += 1
            except TROUBLES as trouble:
                troubles[type(trouble).__name__] += 1
                await asyncio.sleep(1)
            is_time = time.perf_counter() - began < minutes * 60

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
    return {
        "minutes": minutes,
        "games": played,
        "memory_mb": medians,
        "growth": round(growth, 4),
        "troubles": troubles,
    }


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
