"""The scores: points, temples, majorities, and the ranking."""

from tessera.games.deus.scenario import empire, scenario, sheet


def test_points_that_were_won_count() -> None:
    assert sheet(scenario(empire(points=17), empire()))["points"] == 17


def test_the_most_of_each_resource_and_of_gold_brings_two_points() -> None:
    state = scenario(empire(3, wood=2, stone=1), empire(1, clay=1, wheat=4))
    most = ("most_wood", "most_stone", "most_clay", "most_wheat", "most_gold")
    assert [sheet(state, 0)[line] for line in most] == [2, 2, 0, 0, 2]
    assert [sheet(state, 1)[line] for line in most] == [0, 0, 2, 2, 0]


def test_everybody_who_ties_scores_in_full() -> None:
    state = scenario(empire(2, wood=2), empire(2, wood=2), empire(1, wood=1))
    assert [sheet(state, seat)["most_wood"] for seat in range(3)] == [2, 2, 0]
    assert [sheet(state, seat)["most_gold"] for seat in range(3)] == [2, 2, 0]


def test_nobody_scores_for_having_none() -> None:
    state = scenario(empire(), empire())
    assert sheet(state) == {"points": 5, "temples": 0, **dict.fromkeys(list(sheet(state))[2:], 0)}


def test_the_most_points_win() -> None:
    state = scenario(empire(points=9), empire(points=20), empire(points=12))
    assert state.scores() == [9, 20, 12]
    assert state.ranking() == [3, 1, 2]


def test_a_tie_is_shared() -> None:
    state = scenario(empire(points=12), empire(points=9), empire(points=12))
    assert state.ranking() == [1, 3, 1]
