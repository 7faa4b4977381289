"""The attack from below: while a crowd plays, writing to the store fails in every way, again and again."""

import asyncio
from pathlib import Path

from tests.faults.attacks import ROUND_SECONDS, Say, finish, look
from tests.faults.broken_store import KINDS, BrokenStore, Kind, broken_store
from tests.faults.crowd import Crowd, Finding, Habits
from tests.server.house import house, quick

FAULTS: tuple[Kind, ...] = (*KINDS, "before", "before")
TIMES = (1, 2, 2, 2, 3)
"""Writes that fail one after another: most often the first try and the second of one request."""
WRITTEN = ("", "entries", "entries", "chat", "seats", "tables", "snapshots")
"""The tables of the database whose writes fail; all, if none is named."""


def run(
    folder: Path, count: int, tables: int, seed: int, say: Say, habits: Habits | None = None, moves: int = 100
) -> Finding:
    """Let faults happen to a server in this process; about so many `moves` are made between two."""
    with broken_store() as store, house(quick(folder, bot_seconds=0.05)) as place:
        return asyncio.run(_run(store, place.address, count, tables, seed, say, habits, moves))


async def _run(
    store: BrokenStore,
    address: str,
    count: int,
    tables: int,
    seed: int,
    say: Say,
    habits: Habits | None,
    moves: int,
) -> Finding:
    found = Finding("faults of the store")
    async with Crowd([address], tables, seed, habits) as crowd:
        await crowd.acknowledge(tables * 3, ROUND_SECONDS)
        for number in range(1, count + 1):
            kind, written = crowd.random.choice(FAULTS), crowd.random.choice(WRITTEN)
            fault = store.fail(kind, written, times=crowd.random.choice(TIMES), holds=True)
            await crowd.until(fault.reached.is_set, ROUND_SECONDS)
            await asyncio.sleep(crowd.random.random() * 0.3)  # meanwhile others come, and wait behind it
            fault.release()
            await asyncio.sleep(crowd.random.random() * 0.3)
            store.mend()
            crowd.counts[f"fault {kind}"] += 1
            await crowd.acknowledge(crowd.random.randint(moves // 2, moves), ROUND_SECONDS)
            found.rounds = number
            await look(crowd, number, say)
        await finish(crowd)
        found.take(crowd)
    found.counts["writes that failed"] += store.failed
    return found
