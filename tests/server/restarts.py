"""Starts a pool of workers again and again, asks it at once, and counts what went wrong.

In every second start a worker is killed while it thinks, in every third somebody goes away. The test
suite does it some times; by hand, for longer: PYTHONPATH=src python -m tests.server.restarts 300
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

import tessera
from tessera import Chance
from tessera.server.thinking.thinkers import Minds, Thinkers
from tessera.server.thinking.workers import ThinkerFailed
from tests.server.minds import make_marked

PATIENCE = 300.0
"""Seconds after which an answer is lost; the workers of a busy machine start slowly."""
ASKED = 8
"""Thinkers that are asked at once after each start, two for each person."""
STATE = tessera.load("duel").new(2, Chance(1))
SEAT = STATE.seats_to_act()[0]


async def restart(times: int, folder: Path) -> Counter[str]:
    """How many questions were answered rightly, wrongly, with a failure after which a bot plays at
    random, or not at all, so that the turn is lost."""
    found: Counter[str] = Counter()
    for time in range(times):
        pool = Thinkers(1 + time % 4, monotonic, Minds(make=make_marked))
        pool.open()
        try:
            found.update(await _ask_at_once(pool, time, folder))
        finally:
            await pool.close()
    return found


async def _ask_at_once(pool: Thinkers, time: int, folder: Path) -> list[str]:
    killing = folder / f"killed {time}" if time % 2 else None
    asked = [_choose(pool, number, killing if number == 0 else None) for number in range(ASKED)]
    tasks = [asyncio.create_task(asking) for asking in (*asked, _advise(pool))]
    if time % 3 == 0:
        await asyncio.sleep(0)
        tasks.pop().cancel()
    answers = await asyncio.gather(*tasks)
    assert killing is None or killing.exists()
    return answers


async def _choose(pool: Thinkers, number: int, killing: Path | None) -> str:
    """A bot that is told what to choose, so that an answer shows whose it is."""
    actions = STATE.actions(SEAT)
    told = actions[number % len(actions)]
    level = f"{told} {killing or ''}"
    people = frozenset({f"person {number // 2}"})
    return await _sort(pool.choose(STATE, SEAT, level, PATIENCE, people), lambda answer: answer == told)


async def _advise(pool: Thinkers) -> str:
    def is_right(counsel: Any) -> bool:
        return {action for action, _ in counsel.ranked} <= set(STATE.actions(SEAT)) and bool(counsel.words)

    return await _sort(pool.advise(STATE, SEAT, 0.01, frozenset({"person 0"})), is_right)


async def _sort(asking: Awaitable[Any], is_right: Callable[[Any], bool]) -> str:
    try:
        return "right" if is_right(await asyncio.wait_for(asking, PATIENCE)) else "wrong"
    except ThinkerFailed:
        return "random"
    except Exception:
        return "lost"


if __name__ == "__main__":
    with TemporaryDirectory() as made:
        print(dict(asyncio.run(restart(int(sys.argv[1]), Path(made)))))
