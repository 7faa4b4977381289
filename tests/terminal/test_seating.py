"""Who sits where, and how long they think."""

from pathlib import Path

from tessera.ai.thinker import Thinker
from tessera.terminal.seating import Seated, players, seated
from tests.terminal.table_talk import recorded, sit_down


def test_a_seat_may_have_seconds_of_its_own() -> None:
    assert seated("person") == Seated("person")
    assert seated("level5") == Seated("level5")
    assert seated("level5:0.5") == Seated("level5", 0.5)


def test_the_seconds_of_a_seat_go_before_those_for_all() -> None:
    seats = [seated("level2:0.25"), seated("level2"), seated("person")]
    thinking = [
        player.seconds if isinstance(player, Thinker) else None for player in players(seats, None, 3.0)
    ]
    assert thinking == [0.25, 3.0, None]


def test_a_record_names_the_player_without_its_seconds(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    _, output = sit_down(["1"], path, seats=("person", "level1:0.01"))
    assert recorded(path).names == ["person", "level1"]
    assert "Computer" in output
