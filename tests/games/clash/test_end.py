"""The end of a game: when it comes, what counts, and how ties are broken."""

from typing import Any

import pytest

from tessera.games.clash.scenario import (
    BARBARIANS,
    Plan,
    asked,
    legal,
    nation,
    objective,
    play,
    points,
    scenario,
    to_status,
)
from tessera.games.clash.state import ClashState


def places(*plans: Plan, **others: Any) -> list[int]:
    return scenario(*plans, **others).ranking()


# When it ends


def test_the_game_ends_after_the_objectives_of_the_sixth_age() -> None:
    state = scenario(nation(objectives=["eureka"], ideas=5), nation(), age=6, round=3)
    to_status(state)
    assert (asked(state), state.is_over) == ("claim", False)
    play(state, objective(state, "eureka"))
    assert (state.is_over, state.ending) == (True, "ages")
    assert points(state)["objectives"] == 2


def test_the_fifth_age_is_not_the_last() -> None:
    state = scenario(nation(), nation(), age=5, round=3)
    to_status(state)
    assert (asked(state), state.is_over) == ("free_advance", False)


def test_the_game_ends_when_somebody_has_no_city() -> None:
    state = scenario(nation(objectives=["eureka"]), nation([], ["settler@D7"]), age=2, round=3)
    to_status(state)
    play(state, "done")
    assert (state.is_over, state.ending) == (True, "no_city")


def test_who_has_no_city_plays_on_until_the_phase() -> None:
    state = scenario(nation(), nation([], ["settler@D7"]), age=2, round=1)
    to_status(state)
    assert (asked(state), state.round, state.is_over) == ("turn", 2, False)


def test_a_city_that_is_given_up_ends_the_game_not_before_the_next_phase() -> None:
    state = scenario(nation(), nation(["D7 academy"]), round=3)
    to_status(state)
    while asked(state) != "raze":
        play(state, "advance:fishing")
    play(state, "raze:D2", "name:1")
    assert (asked(state), state.is_over) == ("turn", False)


# What counts


def test_settlements_and_buildings_of_ones_colour_count_wherever_they_stand() -> None:
    state = scenario(
        nation(["D2 academy temple=1", "E2"]),
        nation(["D7 fortress=0"]),
        barbarians=["C5 temple=0"],
    )
    assert points(state)["pieces"] == 5
    assert points(state, 1)["pieces"] == 2


def test_advances_count_half_a_point_each_and_are_not_rounded() -> None:
    state = scenario(nation(advances=["storage"]), nation())
    assert (points(state)["advances"], points(state, 1)["advances"]) == (1.5, 1.0)
    assert state.scores()[0] - state.scores()[1] == 1  # halves


def test_a_wonder_counts_four() -> None:
    assert points(scenario(nation(["D2 great_wall"]), nation()))["wonders"] == 4


def test_a_captured_wonder_is_shared() -> None:
    state = scenario(nation(["D2 great_wall=1"]), nation())
    assert (points(state)["wonders"], points(state, 1)["wonders"]) == (2, 2)


def test_of_three_the_one_between_gets_nothing_of_a_wonder() -> None:
    state = scenario(nation(["E4 great_wall=2"]), nation(), nation())
    assert [points(state, seat)["wonders"] for seat in range(3)] == [2, 0, 2]


def test_a_wonder_of_the_barbarians_leaves_its_builder_two() -> None:
    state = scenario(nation(), nation(), barbarians=["C5 great_wall=0"])
    assert points(state)["wonders"] == 2
    assert state.cities_of(BARBARIANS)


def test_the_pyramid_counts_five_and_always_for_its_builder() -> None:
    assert points(scenario(nation(["D2 great_pyramid"]), nation()))["wonders"] == 5
    state = scenario(nation(["D2 great_pyramid=1"]), nation())
    assert (points(state)["wonders"], points(state, 1)["wonders"]) == (0, 5)


def test_tokens_resources_and_cards_count_nothing() -> None:
    rich = nation(gold=7, mood=9, culture=9, hand=["spy"], objectives=["eureka"], wonders=["great_wall"])
    state = scenario(rich, nation())
    assert state.scores()[0] == state.scores()[1]


# Ties


def test_the_most_points_win() -> None:
    assert places(nation(advances=["storage"]), nation()) == [1, 2]
    assert places(nation(["D2"]), nation(["D7 academy"])) == [2, 1]


def claimed(state: ClashState) -> ClashState:
    """Seat 0 has claimed what it holds."""
    to_status(state)
    while legal(state, "claim"):
        play(state, sorted(legal(state, "claim"))[0])
    return state


def test_a_tie_goes_first_to_who_built_the_pyramid() -> None:
    # Five points of the Pyramid against five of pieces.
    five = ["D7 academy temple fortress", "C7", "E7"]
    assert places(nation(["D2 great_pyramid"]), nation(five)) == [1, 2]


def test_a_captured_pyramid_breaks_ties_for_its_builder() -> None:
    # Seat 0 holds it, seat 1 built it: 5 + 1 against 6.
    mine = nation(["D2 great_pyramid=1", "E2 academy temple fortress port@E3"])
    assert places(mine, nation(["D7"])) == [2, 1]


def test_then_to_more_points_for_settlements_and_buildings() -> None:
    assert places(nation(["D2 academy"]), nation(["D7"], advances=["storage", "roads"])) == [1, 2]


def test_then_to_more_points_for_advances() -> None:
    state = scenario(
        nation(["D2"], advances=["storage", "irrigation"], ideas=5, objectives=["eureka"]),
        nation(["D7"], advances=["storage", "irrigation", "husbandry", "roads", "sanitation", "engineering"]),
        age=6,
        round=3,
    )
    claimed(state)
    assert state.scores()[0] == state.scores()[1]
    assert state.ranking() == [2, 1]


def test_then_to_more_points_for_objectives() -> None:
    state = scenario(
        nation(["D2"], ideas=5, gold=5, objectives=["eureka", "wealth"]),
        nation(["D7 great_wall"]),
        age=6,
        round=3,
    )
    claimed(state)
    assert state.scores()[0] == state.scores()[1]
    assert state.ranking() == [1, 2]


def test_then_to_more_points_for_wonders() -> None:
    state = scenario(nation(["D2 great_wall"]), nation(["D7"]))
    state.nations[1].event_points = 8
    assert state.scores()[0] == state.scores()[1]
    assert state.ranking() == [1, 2]


def test_then_the_victory_is_shared() -> None:
    assert places(nation(), nation()) == [1, 1]


@pytest.mark.parametrize("seats", [3, 4])
def test_places_below_a_shared_one_are_counted_on(seats: int) -> None:
    plans = [nation(advances=["storage"]), nation(advances=["storage"]), *[nation()] * (seats - 2)]
    assert places(*plans) == [1, 1, 3, 3][:seats]
