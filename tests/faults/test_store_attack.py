"""Faults of the store while people and bots play everything there is."""

from pathlib import Path

from tests.faults import store_attack
from tests.faults.crowd import Habits


def test_faults_of_the_store_under_load_lose_nothing_and_every_table_goes_on(tmp_path: Path) -> None:
    habits = Habits(resign=0.03, chat=0.1)
    found = store_attack.run(tmp_path, 12, 6, seed=1, say=lambda _: None, habits=habits, moves=30)
    assert found.lost == []
    assert found.dead == {}
    assert found.rounds == 12
    assert found.counts["writes that failed"] >= 6
