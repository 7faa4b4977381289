"""A server that is killed under load loses nothing that was acknowledged, and every table goes on."""

import asyncio
from pathlib import Path

import tessera
from tests.faults.attacks import kills
from tests.faults.crowd import Habits


def test_kills_under_load_lose_nothing_and_every_table_goes_on(tmp_path: Path) -> None:
    found = asyncio.run(
        kills(tmp_path, 4, 6, seed=1, say=lambda _: None, habits=Habits(resign=0.02), moves=40)
    )
    assert found.lost == []
    assert found.dead == {}
    assert found.rounds == 4
    assert found.acknowledged > 100
    assert {f"tables of {game}" for game in tessera.names()} <= set(found.counts)
