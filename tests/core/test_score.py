"""Points with a unit, and the one shape of score sheets."""

import pytest

from tessera.core.chance import Chance
from tessera.core.score import points_text, sheet_data
from tests.core.toy import Toy, ToyState


@pytest.mark.parametrize(
    ("points", "unit", "text"),
    [
        (12, 1, "12"),
        (-3, 1, "-3"),
        (24, 2, "12"),
        (25, 2, "12½"),
        (1, 2, "½"),
        (-1, 2, "-½"),
        (-5, 2, "-2½"),
        (7, 3, "2 1/3"),
    ],
)
def test_points_are_written_in_their_unit(points: int, unit: int, text: str) -> None:
    assert points_text(points, unit) == text


def test_a_sheet_has_its_lines_by_seat_and_hides_what_is_not_known() -> None:
    sheets = [{"cards": 3, "coins": 1}, {"cards": 2, "coins": 5}]
    assert sheet_data("toy", 2, sheets, [True, False]) == {
        "unit": 2,
        "lines": [
            {"line": "cards", "key": "toy.score.cards", "points": [3, None]},
            {"line": "coins", "key": "toy.score.coins", "points": [1, None]},
        ],
        "total": "toy.score.total",
        "totals": [4, None],
    }


def test_every_view_has_the_sheet_of_its_game() -> None:
    game = Toy()
    game.points_unit = 2
    state = game.new(2, Chance(1))
    assert isinstance(state, ToyState)
    state.points = [3, 1]
    sheet = state.view(None).board["sheet"]
    assert sheet["unit"] == 2
    assert sheet["totals"] == state.scores() == [3, 1]
