"""Founding a city."""

from tessera.games.clash.scenario import mood, nation, owner, play, reason, scenario, size, supply, units


def test_a_settler_becomes_a_neutral_city_of_size_one() -> None:
    state = scenario(nation(units=["settler@F2"]), nation())
    play(state, "found:F2")
    assert (owner(state, "F2"), mood(state, "F2"), size(state, "F2")) == (0, "neutral", 1)
    assert units(state, "F2") == {}
    assert supply(state)["settler"] == 4
    assert supply(state)["settlement"] == 5


def test_a_city_stands_on_grassland_forest_and_mountains_but_not_on_barren_land() -> None:
    state = scenario(nation(units=["settler@C2", "settler@D3", "settler@D1"]), nation())
    assert reason(state, "found:D1") == "barren"
    play(state, "found:C2", "found:D3")
    assert owner(state, "C2") == owner(state, "D3") == 0


def test_irrigation_does_not_make_barren_land_fit_for_cities() -> None:
    state = scenario(nation(units=["settler@D1"], advances=["irrigation"]), nation())
    assert reason(state, "found:D1") == "barren"


def test_no_city_is_founded_where_one_is() -> None:
    state = scenario(nation(units=["settler@D2"]), nation())
    assert reason(state, "found:D2") == "city_there"


def test_no_city_is_founded_among_enemies() -> None:
    state = scenario(nation(units=["settler@F2"]), nation(), barbarian_units=["infantry@F2"])
    assert reason(state, "found:F2") == "enemies_there"


def test_no_city_is_founded_on_exhausted_land() -> None:
    state = scenario(nation(units=["settler@F2"]), nation(), exhausted=["F2"])
    assert reason(state, "found:F2") == "exhausted"


def test_a_settler_aboard_founds_nothing() -> None:
    state = scenario(nation(units=["ship@E3", "settler@E3"]), nation())
    assert reason(state, "found:E3") == "aboard"


def test_without_a_settler_there_is_no_city() -> None:
    state = scenario(nation(units=["infantry@F2"]), nation())
    assert reason(state, "found:F2") == "no_settler"


def test_nobody_has_more_than_seven_cities() -> None:
    cities = ["D2", "C2", "E2", "G3", "D3", "E4", "D4"]
    state = scenario(nation(cities=cities, units=["settler@F2"]), nation())
    assert reason(state, "found:F2") == "no_settlements"


def test_a_settler_that_came_to_a_mountain_may_found_there() -> None:
    state = scenario(nation(units=["settler@D2"]), nation())
    play(state, "move", "to:D3", "found:D3")
    assert owner(state, "D3") == 0


def test_a_new_city_may_be_activated_at_once_and_again() -> None:
    state = scenario(nation(units=["settler@F2"]), nation())
    play(state, "found:F2", "collect:F2", "take:food")
    assert mood(state, "F2") == "neutral"
