"""The end of the game: what brings it about, and the last rounds."""

from typing import Any

import pytest

from tessera.core.chance import Chance
from tessera.games.deus.catalog import ROUND_LIMIT
from tessera.games.deus.scenario import asked, empire, play, scenario, told, village
from tessera.games.deus.state import DeusState

LAST_SHIP = empire(40, pieces=["army@a0", "ship@a4"], hand=["sailing_ship_wood", "farm"])


def rest(state: DeusState) -> int:
    """Whoever is asked makes an offering; which seat that was."""
    seat = state.seats_to_act()[0]
    turn = (state.round, state.step)
    while (state.round, state.step) == turn and not state.is_over:
        state.apply(seat, state.actions(seat)[-1], Chance(0))
    return seat


def ends(state: DeusState) -> list[tuple[int, int]]:
    """Everybody makes offerings until the end: the round and the seat of each turn."""
    turns: list[tuple[int, int]] = []
    while not state.is_over:
        turns.append((state.round, rest(state)))
    return turns


def test_the_last_temple_lets_the_round_finish_and_one_more_be_played() -> None:
    state = scenario(
        empire(40, pieces=["civil@a1"], hand=["temple_wood", "farm"]), empire(), empire(), temples=1
    )
    events = play(state, "build:temple_wood")
    assert "closing" in told(events)
    assert ends(state) == [(1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert state.ending == "temples"


def test_the_last_village_does_too() -> None:
    state = scenario(LAST_SHIP, empire(), fallen=["b6", "c0", "d1"])
    play(state, "build:sailing_ship_wood", "place:a6")
    assert ends(state) == [(1, 1), (2, 0), (2, 1)]
    assert state.ending == "villages"


def test_the_last_in_a_round_brings_one_round_more_as_well() -> None:
    temple = empire(40, pieces=["civil@a0"], hand=["temple_wood", "farm"])
    state = scenario(empire(), temple, temples=1)
    assert rest(state) == 0
    play(state, "build:temple_wood")
    assert ends(state) == [(2, 0), (2, 1)]


def emptied(**options: Any) -> DeusState:
    """The last village that stands has just lost its points to a siege tower."""
    tower = empire(40, pieces=["civil@a0"], hand=["siege_tower", "farm"])
    state = scenario(tower, empire(), villages={"a5": 2}, fallen=["b6", "c0", "d1"], **options)
    assert state.summary().args["villages"] == 1
    play(state, "build:siege_tower", "place:a0")
    assert village(state, "a5") == 0
    return state


def test_a_village_that_siege_towers_emptied_counts_as_attacked() -> None:
    state = emptied()
    assert (state.closing, state.last_round) == ("villages", 2)
    assert state.summary().args["villages"] == state.view(None).board["villages_left"] == 0


def test_where_the_table_plays_so_it_has_to_be_surrounded_too() -> None:
    state = emptied(emptied_villages="standing")
    assert (state.closing, state.last_round) == ("", 0)
    assert state.summary().args["villages"] == state.view(None).board["villages_left"] == 1


def test_an_emptied_village_does_not_end_the_game_while_another_has_points() -> None:
    state = scenario(empire(), empire(), villages={"a5": 0}, fallen=["b6", "c0"])
    rest(state)
    assert state.last_round == 0


def test_what_brings_the_end_a_second_time_changes_nothing() -> None:
    temple = empire(40, pieces=["civil@d3"], hand=["temple_wood", "quarry"])
    state = scenario(LAST_SHIP, temple, fallen=["b6", "c0", "d1"], temples=1)
    play(state, "build:sailing_ship_wood", "place:a6", "build:temple_wood")
    assert (state.temples, state.last_round, state.closing) == (0, 2, "villages")
    assert ends(state) == [(2, 0), (2, 1)]
    assert state.ending == "villages"


def test_a_temple_may_be_built_after_the_last_marker() -> None:
    temple = empire(40, pieces=["civil@d3"], hand=["temple_wood", "quarry"])
    state = scenario(LAST_SHIP, temple, temples=0)
    rest(state)
    play(state, "build:temple_wood")
    assert state.empires[1].columns[5]


def test_everybody_has_had_the_same_number_of_turns() -> None:
    for seats in (2, 3, 4):
        state = scenario(*[empire() for _ in range(seats)], temples=0)
        turns = [seat for _, seat in ends(state)]
        assert all(turns.count(seat) == 2 for seat in range(seats))


def test_without_an_end_the_game_stops_at_the_limit() -> None:
    state = scenario(empire(), empire())
    state.round = ROUND_LIMIT
    ends(state)
    assert state.ending == "limit"
    assert state.round == ROUND_LIMIT


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turns_go_round_from_the_first_player(seats: int) -> None:
    state = scenario(*[empire() for _ in range(seats)])
    assert [rest(state) for _ in range(2 * seats)] == [*range(seats), *range(seats)]
    assert (state.round, asked(state)) == (3, "turn")
