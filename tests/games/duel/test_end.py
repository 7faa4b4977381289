"""The end of the game (rules 1.11 and 2.7)."""

import pytest

from tessera.games.duel.scenario import RICH, CityPlan, built, city, play, raise_wonder, scenario, sheet

LAST = {1: "guard_tower"}
"""A structure with one card left."""


def finished(mine: CityPlan, rival: CityPlan) -> tuple[str, list[int], list[int]]:
    """A game that ends by discarding its last card: how, the scores and the ranking."""
    state = scenario(3, LAST, mine=mine, rival=rival)
    play(state, "discard:guard_tower")
    assert state.is_over
    return state.ending, state.scores(), state.ranking()


def test_the_score_is_the_sum_of_all_categories() -> None:
    mine = city(
        10,
        built=["altar", "academy", "arena", "magistrates_guild"],
        wonders=["pyramids"],
        progress=["philosophy"],
    )
    state = scenario(3, mine=mine, pawn=3)
    assert sheet(state, 0) == {
        "military": 5,
        "blue": 3,
        "green": 3,
        "yellow": 3,
        "purple": 1,
        "wonders": 9,
        "progress": 7,
        "coins": 3,
    }
    assert state.scores()[0] == 34


def test_pantheon_adds_temples_and_gods() -> None:
    mine = city(0, built=["greek_grand_temple"], gods=["aphrodite", "astarte"], sheltered=3)
    scored = sheet(scenario(3, mine=mine, pantheon=True), 0)
    assert (scored["purple"], scored["gods"]) == (5, 12)
    assert "gods" not in sheet(scenario(3), 0)


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    assert sheet(scenario(mine=city(coins)), 0)["coins"] == points


def test_brown_grey_and_red_cards_are_worth_nothing() -> None:
    state = scenario(mine=city(0, built=["quarry", "press", "walls"]))
    assert state.scores()[0] == 0


def test_the_higher_total_wins() -> None:
    ending, scores, ranking = finished(mine=city(0), rival=city(0, built=["palace"]))
    assert (ending, scores, ranking) == ("civilian", [0, 7], [2, 1])


def test_a_tie_goes_to_the_player_with_more_points_of_blue_cards() -> None:
    _, scores, ranking = finished(mine=city(0, built=["altar"]), rival=city(9))
    assert (scores, ranking) == ([3, 3], [1, 2])
    _, scores, ranking = finished(mine=city(7), rival=city(0, built=["altar"]))
    assert (scores, ranking) == ([3, 3], [2, 1])


def test_more_blue_cards_with_fewer_points_do_not_break_the_tie() -> None:
    mine, rival = city(0, built=["altar", "theater", "academy"]), city(4, built=["palace", "apothecary"])
    _, scores, ranking = finished(mine=mine, rival=rival)
    assert (scores, ranking) == ([9, 9], [2, 1])


def test_a_tie_in_blue_points_too_is_shared() -> None:
    _, scores, ranking = finished(mine=city(1), rival=city(3))
    assert (scores, ranking) == ([1, 1], [1, 1])


def test_supremacy_wins_whatever_the_scores() -> None:
    rival = city(RICH, built=["palace", "town_hall"])
    state = scenario(3, ["pretorium"], mine=city(8), rival=rival, pawn=6)
    play(state, "build:pretorium")
    assert state.scores()[0] < state.scores()[1]
    assert state.ranking() == [1, 2]


def test_supremacy_drops_the_choices_that_wait() -> None:
    rival = city(built=["glassworks", "press"])
    state = scenario(mine=city(RICH, plans=["circus_maximus"]), rival=rival, pawn=8)
    raise_wonder(state, "circus_maximus")
    assert state.is_over
    assert state.seats_to_act() == ()
    assert built(state, 1) == ["glassworks", "press"]


def test_nobody_is_asked_after_the_end() -> None:
    state = scenario(3, LAST)
    play(state, "discard:guard_tower")
    assert state.seats_to_act() == ()
    assert state.actions(0) == state.actions(1) == []
