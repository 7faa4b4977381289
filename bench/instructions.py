#!/usr/bin/env python3
"""How many instructions does the server's process take for a move, and for the time that it takes?

    .venv/bin/python -m bench.instructions --moves 100

A server of its own runs under callgrind. Two people and a watcher sit at a table, over real sockets, and
random moves are made, one after another; those after `warm` are counted, with everything that the process
does meanwhile: reading, playing, storing, telling, and what it does every second whether somebody moves or
not. On a busy machine a move takes long, and that last part is the largest. It needs valgrind.
"""

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from bench.visitors import guest, serving, socket
from tessera import games

SILENCE = 0.2
"""Seconds after which nothing more is expected for a move."""


class Onlooker:
    """Somebody at the table, and what they saw last."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.view: dict[str, Any] = {}
        self.sequence = 0

    @property
    def actions(self) -> list[int]:
        decision = self.view.get("decision") or {}
        return list(decision.get("actions", []))

    async def hear(self) -> str:
        """Take in a message; its type."""
        message = json.loads(await self.wire.recv())
        if message["type"] == "welcome":
            self.view, self.sequence = message["view"], message["sequence"]
        elif message["type"] == "moved":
            self.view, self.sequence = message["view"], message["entries"][-1]["sequence"]
        return str(message["type"])

    async def hear_all(self) -> None:
        """Take in everything that is on its way."""
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    await self.hear()
            except TimeoutError:
                return

    async def move(self, number: int, action: int) -> None:
        act = {"type": "act", "request": str(number), "sequence": self.sequence, "actions": [action]}
        await self.wire.send(json.dumps(act))
        while (heard := await self.hear()) != "done":
            assert heard != "refused"


async def sit_down(people: list[httpx.AsyncClient], game: str) -> list[Onlooker]:
    """The first two play, the third watches."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await people[0].post("/api/tables", json={"game": game, "seats": seats})
    table = made.raise_for_status().json()["id"]
    (await people[1].post(f"/api/tables/{table}/join", json={})).raise_for_status()
    onlookers = [Onlooker(await socket(person, f"/ws/tables/{table}")) for person in people]
    for onlooker in onlookers:
        await onlooker.wire.send('{"type":"hello"}')
        await onlooker.hear_all()
    return onlookers


async def play(address: str, process: int, game: str, warm: int, moves: int) -> None:
    """Random moves, game after game; the last ones are counted."""
    people = [await guest(address, name) for name in ("Anna", "Boris", "Clara")]
    choice = random.Random(7)
    done = 0
    while done < warm + moves:
        onlookers = await sit_down(people, game)
        while asked := [onlooker for onlooker in onlookers if onlooker.actions]:
            if done == warm:
                count(process, "on")
            mover = choice.choice(asked)
            await mover.move(done, choice.choice(mover.actions))
            for onlooker in onlookers:
                await onlooker.hear_all()
            done += 1
            if done == warm + moves:
                count(process, "off")
                break
        for onlooker in onlookers:
            await onlooker.wire.close()
    for person in people:
        await person.aclose()


def count(process: int, whether: str) -> None:
    subprocess.run(["callgrind_control", "-i", whether, str(process)], check=True, stdout=subprocess.DEVNULL)


def instructions(game: str, warm: int, moves: int) -> int:
    """For a move, in the mean."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        tool = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--log-file={log}"]
        with serving([*tool, f"--callgrind-out-file={folder}/counts"]) as (address, process):
            asyncio.run(play(address, process, game, warm, moves))
        found = re.search(r"Collected : (\d+)", log.read_text())
    assert found is not None
    return round(int(found[1]) / moves)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--moves", type=int, default=100, help="how many are counted")
    parser.add_argument("--warm", type=int, default=120, help="how many are made before")
    parser.add_argument("--only", default="", help="one game")
    arguments = parser.parse_args()
    for game in [arguments.only] if arguments.only else games.names():
        found = instructions(game, arguments.warm, arguments.moves)
        print(json.dumps({"game": game, "instructions_per_move": found}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
