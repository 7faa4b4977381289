"""Military (rules 1.8)."""

import pytest

from tessera.games.duel.scenario import RICH, built, city, loot, play, raise_wonder, scenario, sheet

ALL = {"near_first_5", "near_first_2", "near_second_2", "near_second_5"}


@pytest.mark.parametrize(("seat", "pawn"), [(0, 2), (1, -2)])
def test_shields_move_the_pawn_towards_the_opponent(seat: int, pawn: int) -> None:
    state = scenario(2, ["walls"], seat=seat, mine=city(RICH))
    play(state, "build:walls")
    assert state.pawn == pawn


@pytest.mark.parametrize(("start", "coins", "token"), [(2, 5, "near_second_2"), (5, 2, "near_second_5")])
def test_entering_a_zone_costs_its_owner_coins_once(start: int, coins: int, token: str) -> None:
    state = scenario(1, ["guard_tower"], pawn=start, loot=sorted(ALL))
    play(state, "build:guard_tower")
    assert [city.coins for city in state.cities] == [7, coins]
    assert loot(state) == ALL - {token}


@pytest.mark.parametrize(("start", "coins", "token"), [(-2, 5, "near_first_2"), (-5, 2, "near_first_5")])
def test_the_zones_of_the_first_seat_mirror_those_of_the_second(start: int, coins: int, token: str) -> None:
    state = scenario(1, ["guard_tower"], seat=1, pawn=start)
    play(state, "build:guard_tower")
    assert [city.coins for city in state.cities] == [coins, 7]
    assert loot(state) == ALL - {token}


@pytest.mark.parametrize("start", [3, 4, 6, 7])
def test_moving_inside_a_zone_costs_nothing(start: int) -> None:
    left = ["near_first_5", "near_first_2", *(["near_second_5"] if start < 5 else [])]
    state = scenario(1, ["guard_tower"], pawn=start, loot=left)
    play(state, "build:guard_tower")
    assert state.cities[1].coins == 7


def test_a_zone_without_its_token_costs_nothing() -> None:
    state = scenario(1, ["guard_tower"], pawn=2, loot=["near_second_5"])
    play(state, "build:guard_tower")
    assert state.cities[1].coins == 7


def test_no_more_is_lost_than_there_is() -> None:
    state = scenario(1, ["guard_tower"], pawn=5, rival=city(3))
    play(state, "build:guard_tower")
    assert state.cities[1].coins == 0


def test_a_long_move_triggers_both_zones() -> None:
    state = scenario(3, ["pretorium"], mine=city(8, progress=["strategy"]), rival=city(10), pawn=2)
    play(state, "build:pretorium")
    assert state.pawn == 6
    assert state.cities[1].coins == 3
    assert loot(state) == {"near_first_5", "near_first_2"}


def test_reaching_the_capital_wins_at_once() -> None:
    state = scenario(2, ["walls"], mine=city(RICH), rival=city(RICH, built=["palace"]), pawn=8)
    play(state, "build:walls")
    assert state.pawn == 9
    assert state.ending == "military"
    assert state.ranking() == [1, 2]


def test_the_second_seat_wins_in_the_other_capital() -> None:
    state = scenario(2, ["walls"], seat=1, mine=city(RICH), pawn=-7)
    play(state, "build:walls")
    assert state.ending == "military"
    assert state.ranking() == [2, 1]


def test_one_space_before_the_capital_nobody_has_won() -> None:
    state = scenario(2, ["walls"], mine=city(RICH), pawn=6)
    play(state, "build:walls")
    assert (state.pawn, state.is_over) == (8, False)


@pytest.mark.parametrize(("distance", "points"), [(0, 0), (1, 2), (2, 2), (3, 5), (5, 5), (6, 10), (8, 10)])
def test_the_leader_scores_by_the_zone(distance: int, points: int) -> None:
    for seat in (0, 1):
        state = scenario(pawn=distance if seat == 0 else -distance)
        assert sheet(state, seat)["military"] == points
        assert sheet(state, 1 - seat)["military"] == 0


def test_strategy_counts_only_red_cards_built_after_it() -> None:
    state = scenario(2, ["library"], mine=city(RICH, built=["scriptorium", "walls"]), board=["strategy"])
    play(state, "build:library")
    assert state.pawn == 0


def test_shields_of_a_destroyed_or_stolen_card_are_no_matter() -> None:
    rival = city(built=["walls", "quarry"])
    state = scenario(mine=city(RICH, plans=["statue_of_zeus"]), rival=rival, pawn=-2)
    raise_wonder(state, "statue_of_zeus")
    assert built(state, 1) == ["walls"]
    assert state.pawn == -1
