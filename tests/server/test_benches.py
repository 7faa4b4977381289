"""The measures of the server run, whatever they measure: else nobody notices that one fell over."""

import json
import os
import subprocess
import sys
from typing import Any

import tessera
from tests.server.house import PATIENCE


def report(*command: str) -> dict[str, Any]:
    """What a measure prints. Whether the figures are good is not asked: they are of no quiet machine."""
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        env=variables,
        stdout=subprocess.PIPE,
        timeout=4 * PATIENCE,
        check=False,
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_games_after_games_are_played_and_the_memory_is_told() -> None:
    kinds = len(tessera.names())
    told = report("bench.soak", "--minutes", "0.01", "--at-once", str(kinds))  # one of each game
    assert told["games"] >= kinds
    assert told["troubles"] == {}
    assert len(told["memory_mb"]) == 10


def test_tables_are_played_at_and_nothing_that_was_acknowledged_is_lost() -> None:
    told = report("bench.load", "--tables", "2", "--seconds", "4")
    assert told["lost"] == []
    assert len(told["memory_mb"]) == 3


def test_the_cost_of_a_move_is_told() -> None:
    assert report("bench.moves", "--moves", "2", "--games", "1", "--only", "duel")
