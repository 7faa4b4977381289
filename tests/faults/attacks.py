"""The attacks: a server is killed, or its database and Redis go away and come back, while a crowd plays.

Tests run a few rounds of them, `scripts/attack.py` many.
"""

import asyncio
import contextlib
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.faults.crowd import Crowd, Finding, Habits
from tests.faults.machines import Postgres, Redis, Tessera

Say = Callable[[str], None]
ROUND_SECONDS = 15.0
"""The longest that a round may take before the next blow."""
VERIFY_EVERY = 20
"""Rounds between two looks at everything."""


async def off_the_loop(work: Callable[..., Any], *args: Any) -> Any:
    """Do something that blocks, while people go on."""
    return await asyncio.get_running_loop().run_in_executor(None, work, *args)


async def kills(
    folder: Path, count: int, tables: int, seed: int, say: Say, habits: Habits | None = None, moves: int = 100
) -> Finding:
    """Kill a server on SQLite again and again; `moves` is about how many are made between two kills."""
    found = Finding("kills on SQLite")
    server = Tessera(folder)
    await off_the_loop(server.start)
    try:
        async with Crowd([server.address], tables, seed, habits) as crowd:
            await crowd.acknowledge(tables * 3, ROUND_SECONDS)
            for number in range(1, count + 1):
                at_once = crowd.random.random() < 0.1  # before anybody is back
                if not at_once:
                    await crowd.acknowledge(crowd.random.randint(moves // 2, moves), ROUND_SECONDS)
                    await asyncio.sleep(crowd.random.random() * 0.05)
                server.end(signal.SIGKILL)
                await off_the_loop(server.start)
                found.rounds = number
                await look(crowd, number, say)
            await finish(crowd)
            found.take(crowd)
    finally:
        server.end(signal.SIGKILL)
    return found


async def restarts(
    folder: Path,
    programs: tuple[Path, str],
    count: int,
    tables: int,
    seed: int,
    say: Say,
    habits: Habits | None = None,
    moves: int = 100,
) -> Finding:
    """Stop, kill and start PostgreSQL and Redis again and again below two servers that run on."""
    found = Finding("restarts of PostgreSQL and Redis")
    database, redis = Postgres(programs[0]), Redis(programs[1], folder)
    options = ("--database", database.url, "--redis", redis.url)
    servers = [Tessera(folder, f"tessera{number}", *options) for number in range(2)]
    with contextlib.ExitStack() as running:
        running.callback(database.remove)
        await off_the_loop(database.start)
        running.callback(database.stop, "immediate")
        await off_the_loop(redis.start)
        running.callback(redis.end, signal.SIGKILL)
        for server in servers:
            await off_the_loop(server.start)
            running.callback(server.end, signal.SIGKILL)
        async with Crowd([server.address for server in servers], tables, seed, habits) as crowd:
            await crowd.acknowledge(tables * 3, ROUND_SECONDS)
            for number in range(1, count + 1):
                await crowd.acknowledge(crowd.random.randint(moves // 2, moves), ROUND_SECONDS)
                await _restart(crowd, database, redis, number)
                found.rounds = number
                await look(crowd, number, say)
            await finish(crowd)
            found.take(crowd)
    return found


async def _restart(crowd: Crowd, database: Postgres, redis: Redis, number: int) -> None:
    """Every third time Redis goes away, the other times PostgreSQL, for a moment."""
    pause = crowd.random.random()
    if number % 3 == 0:
        redis.end(signal.SIGKILL if number % 2 else signal.SIGTERM)
        await asyncio.sleep(pause)
        await off_the_loop(redis.start)
    else:
        await off_the_loop(database.stop, "immediate" if number % 2 else "fast")
        await asyncio.sleep(pause)
        await off_the_loop(database.start)


async def look(crowd: Crowd, number: int, say: Say) -> None:
    """Look at everything now and then, and say how it stands."""
    if number % VERIFY_EVERY == 0:
        await crowd.verify(chair for party in crowd.parties for chair in party.sitting)
        say(f"{number}: {crowd.acknowledged} acknowledged, {len(crowd.lost)} lost, {len(crowd.dead)} dead")


async def finish(crowd: Crowd) -> None:
    """Everybody must be able to go on; then everything is compared."""
    await crowd.go_on()
    await crowd.stop()
    await crowd.verify()
