"""PostgreSQL and Redis go away and come back below two servers: nothing is lost, and every table goes on."""

import asyncio
from pathlib import Path

from tests.faults.attacks import restarts
from tests.faults.crowd import Habits
from tests.server.test_cluster import found as program
from tests.server.test_crash import PATH_OF_REDIS

LONGEST = 600.0
"""Seconds after which somebody waits for something that never comes."""


def test_restarts_of_postgresql_and_redis_lose_nothing_and_every_table_goes_on(tmp_path: Path) -> None:
    programs = (
        Path(program("TESSERA_POSTGRES", "PostgreSQL")),
        program("TESSERA_REDIS_SERVER", "Redis", PATH_OF_REDIS),
    )
    habits = Habits(resign=0.02)
    attack = restarts(tmp_path, programs, 3, 6, seed=1, say=lambda _: None, habits=habits, moves=40)
    found = asyncio.run(asyncio.wait_for(attack, LONGEST))
    assert found.lost == []
    assert found.dead == {}
    assert found.rounds == 3
    assert found.acknowledged > 50
