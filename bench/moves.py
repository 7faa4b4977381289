#!/usr/bin/env python3
"""How large are the views, and how much work is a move? Without sockets, from seeds, for every game.

    .venv/bin/python bench/moves.py --games 3 --profile 30

Views: random games of every sample of every game; what every seat that is asked would be sent.
Moves: a hall in this process with a SQLite file of its own, two people and a watcher at a table. From the
request to the messages that wait for the sockets, the calls of functions in the hall's thread are counted,
which is the same on every machine, and its time is taken without and with a profiler beside it.
"""

import argparse
import asyncio
import cProfile
import json
import math
import pstats
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tessera
from tessera import games
from tessera.core.chance import Chance
from tessera.core.game import Game, Sample
from tessera.core.match import Situation
from tessera.server.app import Parts, make_app
from tessera.server.protocol import Act, Done, NewTable, Person, SeatRequest, View
from tessera.server.settings import Settings
from tessera.server.store import people as known
from tessera.server.tables import seating
from tessera.server.tables.audience import Listener, encode
from tessera.server.tables.hall import Hall
from tessera.server.tables.live import LiveTable
from tessera.server.tables.requests import answer
from tessera.server.tables.views import view_of
from tessera.server.world import World

MOVES = 300
"""Of each game that is measured."""


def views(game: Game, sample: Sample, seed: int) -> Iterator[View]:
    """What everybody who is asked something is sent in a random game."""
    chance, choice = Chance(seed), random.Random(seed)
    state = game.new(sample.seats, chance, **sample.options)
    while not state.is_over:
        for seat in state.acting:
            yield view_of(Situation(state), seat)
        seat = choice.choice(state.acting)
        state.apply(seat, choice.choice(state.actions(seat)), chance)


def sizes(game: Game, games: int) -> dict[str, Any]:
    found = [
        len(encode(view))
        for sample in game.manifest.samples
        for seed in range(games)
        for view in views(game, sample, seed)
    ]
    return {"views": len(found), "largest_bytes": max(found), "mean_bytes": round(sum(found) / len(found))}


class Measured:
    """The work of the hall's thread, move by move."""

    def __init__(self, profile: cProfile.Profile | None) -> None:
        self.profile = profile
        self.moves = 0
        self.seconds: list[float] = []
        self.bytes = 0


async def sit_down(hall: Hall, game: str) -> tuple[LiveTable, list[Person], list[Listener]]:
    """Two people at a table, and one more who watches."""
    people = [Person(hall.world.new_id(), name) for name in ("Anna", "Boris", "Clara")]
    for person in people:
        await known.add(hall.store, person, person.id, "", 0.0)
    table = await seating.make_table(
        hall, people[0], NewTable(game=game, seats=[SeatRequest("me"), SeatRequest("open")])
    )
    await seating.join(hall, table, people[1], None)
    listeners = [Listener(person) for person in people]
    for listener in listeners:
        await table.greet(listener, 0, 0)
    return table, people, listeners


async def play(hall: Hall, game: str, seed: int, measured: Measured, moves: int) -> None:
    """Random moves, until there are enough or the game is over."""
    table, people, listeners = await sit_down(hall, game)
    choice = random.Random(seed)
    while measured.moves < moves and (history := table.history) is not None and history.acting:
        seat = choice.choice(history.acting)
        action = choice.choice(history.state.actions(seat))
        act = Act(f"{measured.moves}", history.numbering.number(seat), [action])
        drain(listeners)
        began = time.thread_time()
        if measured.profile is not None:
            measured.profile.enable()
        reply = await answer(table, people[seat], act)
        if measured.profile is not None:
            measured.profile.disable()
        measured.seconds.append(time.thread_time() - began)
        assert isinstance(reply, Done), reply
        measured.bytes += drain(listeners)
        measured.moves += 1
    for listener in listeners:
        await table.dismiss(listener)


def drain(listeners: list[Listener]) -> int:
    """Take away what waits for the sockets; how much it was."""
    size = 0
    for listener in listeners:
        while not listener.waiting.empty():
            size += len(listener.waiting.get_nowait())
    return size


async def move_costs(game: str, moves: int, top: int, is_bare: bool) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            data=Path(folder), bot_workers=1, rate_limit=False, tick=3600.0, outage_seconds=math.inf
        )
        world = World(new_secret=lambda: b"a secret that is a secret indeed")
        app = make_app(settings, Parts(world=world))
        hall: Hall = app.state.hall
        await hall.store.open()
        await hall.uptime.open()
        try:
            plain, profiled = Measured(None), Measured(cProfile.Profile())
            # The first time fills what is remembered.
            for measured in [plain] if is_bare else [Measured(None), plain, profiled]:
                seed = 0
                while measured.moves < moves:
                    await play(hall, game, seed, measured, moves)
                    seed += 1
        finally:
            await asyncio.gather(*hall.tasks, return_exceptions=True)
            await hall.store.close()
    if is_bare:
        return {"moves": plain.moves}
    assert profiled.profile is not None
    stats = pstats.Stats(profiled.profile, stream=sys.stderr)
    if top:
        stats.sort_stats("tottime").print_stats(top)
        stats.sort_stats("cumtime").print_stats(top)
    calls: int = stats.total_calls  # type: ignore[attr-defined]  # typeshed does not know it
    return {
        "calls_per_move": round(calls / profiled.moves),
        "thread_ms_median": round(statistics.median(plain.seconds) * 1000, 3),
        "told_bytes_per_move": round(plain.bytes / plain.moves),
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=3, help="random games of each sample, for the sizes")
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--profile", type=int, default=0, help="lines of the profile to print")
    parser.add_argument(
        "--bare", action="store_true", help="only play: for a tool that counts instructions from outside"
    )
    parser.add_argument("--only", default="", help="one game")
    arguments = parser.parse_args()
    for name in [arguments.only] if arguments.only else games.names():
        game = tessera.load(name)
        found = sizes(game, arguments.games) if arguments.games else {}
        if set(game.seats) & {2}:
            found |= asyncio.run(move_costs(name, arguments.moves, arguments.profile, arguments.bare))
        print(json.dumps({"game": name, **found}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
