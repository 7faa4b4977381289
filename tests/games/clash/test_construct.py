"""Constructing buildings: the price, what must be there, and what each brings."""

from tessera.games.clash.scenario import (
    buildings,
    goods,
    legal,
    mood,
    nation,
    play,
    reason,
    scenario,
    size,
    supply,
    units,
)

ALL = ["writing", "tactics", "fishing", "myths"]
"""The advances that let construct the four buildings."""


def test_a_building_costs_one_food_one_wood_and_one_ore() -> None:
    state = scenario(nation(cities=["D2", "F2"], advances=["tactics"], food=2, wood=2, ore=2), nation())
    play(state, "construct:D2")
    assert buildings(state, "D2") == {"fortress": 0}
    assert goods(state) == {"food": 1, "wood": 1, "ore": 1}
    assert supply(state)["fortress"] == 4
    assert size(state, "D2") == 2


def test_gold_stands_for_what_is_missing_or_kept() -> None:
    state = scenario(nation(cities=["D2", "F2"], advances=["tactics"], wood=1, ore=1, gold=2), nation())
    play(state, "construct:D2")
    assert legal(state) == {"pay:gold100", "pay:gold101", "pay:gold110"}
    play(state, "pay:gold110")
    assert goods(state) == {"wood": 1}


def test_ideas_stand_for_nothing_but_the_food_of_advances() -> None:
    state = scenario(nation(cities=["D2", "F2"], advances=["tactics"], wood=1, ore=1, ideas=7), nation())
    assert reason(state, "construct:D2") == "no_building_possible"


def test_each_building_needs_its_advance() -> None:
    for advance, building in zip(ALL, ["academy", "fortress", "port", "temple"], strict=True):
        own = nation(cities=["D2", "F2"], advances=[each for each in ALL if each != advance], food=1, gold=2)
        state = scenario(own, nation())
        play(state, "construct:D2")
        assert reason(state, f"building:{building}") == "needs_advance"
        assert len(legal(state, "building")) == 3


def test_an_angry_city_constructs_nothing() -> None:
    state = scenario(nation(cities=["D2 angry", "F2"], advances=ALL, gold=3), nation())
    assert reason(state, "construct:D2") == "angry_builds_not"


def test_no_city_grows_larger_than_its_owner_has_cities() -> None:
    own = nation(cities=["D2 academy temple fortress", "F2", "E4", "D5"], advances=ALL, gold=3)
    state = scenario(own, nation())
    assert reason(state, "construct:D2") == "too_few_cities"
    assert "construct:F2" in legal(state)


def test_the_example_of_three_cities_none_is_larger_than_three() -> None:
    own = nation(cities=["D2 academy", "F2", "E4"], advances=ALL, gold=6)
    state = scenario(own, nation())
    play(state, "construct:D2", "building:fortress")
    assert size(state, "D2") == 3
    assert reason(state, "construct:D2") == "too_few_cities"


def test_no_city_shrinks_when_its_owner_has_fewer() -> None:
    state = scenario(nation(cities=["D2 academy temple"], advances=ALL, gold=3), nation())
    assert size(state, "D2") == 3
    assert reason(state, "construct:D2") == "too_few_cities"


def test_no_city_grows_larger_than_five() -> None:
    cities = ["D2 academy temple fortress great_wall", "F2", "E4", "D5", "D4", "E6"]
    state = scenario(nation(cities=cities, advances=ALL, gold=3), nation())
    assert reason(state, "construct:D2") == "largest_city"


def test_a_city_has_one_building_of_each_kind_whatever_its_colour() -> None:
    own = nation(cities=["D2 academy=1", "F2", "E4"], advances=["writing", "tactics"], gold=3, ideas=1)
    state = scenario(own, nation())
    play(state, "construct:D2")
    assert buildings(state, "D2") == {"academy": 1, "fortress": 0}


def test_the_example_of_the_rulebook() -> None:
    """An academy, in four cities: (a) can have one, (b) is angry, (c) is as large as there are cities, and
    (d) has one already."""
    cities = ["D2", "F2 angry", "E4 temple fortress port@F4", "D5 academy"]
    state = scenario(nation(cities=cities, advances=["writing"], gold=3), nation())
    assert "construct:D2" in legal(state)
    assert reason(state, "construct:F2") == "angry_builds_not"
    assert reason(state, "construct:E4") == "too_few_cities"
    assert reason(state, "construct:D5") == "no_building_possible"


def test_there_are_five_pieces_of_each_building() -> None:
    cities = ["D2", "F2 academy", "E4 academy", "D5 academy", "D4 academy", "E6 academy"]
    state = scenario(nation(cities=cities, advances=["writing"], gold=3), nation())
    assert reason(state, "construct:D2") == "no_building_possible"


def test_an_academy_brings_two_ideas() -> None:
    state = scenario(nation(cities=["D2", "F2"], advances=["writing"], gold=3), nation())
    play(state, "construct:D2")
    assert goods(state) == {"ideas": 2}


def test_a_temple_brings_a_mood_token_or_a_culture_token() -> None:
    for kind in ("mood", "culture"):
        state = scenario(nation(cities=["D2", "F2"], advances=["myths"], gold=3), nation())
        play(state, "construct:D2", f"take:{kind}")
        assert goods(state) == {kind: 1}


def test_a_port_takes_a_sea_cell_beside_the_city() -> None:
    state = scenario(nation(cities=["D2", "F2"], advances=["fishing"], food=1, wood=3, ore=1), nation())
    play(state, "construct:D2")
    assert legal(state) == {"place:C3", "place:E3"}
    play(state, "place:E3", "recruit:D2")
    assert units(state, "E3") == {"ship": 1}


def test_a_port_needs_the_sea() -> None:
    state = scenario(nation(cities=["E7", "F2"], advances=["fishing"], gold=3), nation())
    assert reason(state, "construct:E7") == "no_building_possible"


def test_constructing_activates_the_city() -> None:
    state = scenario(
        nation(cities=["D2 happy", "F2", "E4"], advances=["writing", "tactics"], gold=6), nation()
    )
    play(state, "construct:D2", "building:academy", "construct:D2")
    assert mood(state, "D2") == "neutral"


def test_a_happy_city_has_no_more_room_than_a_neutral_one() -> None:
    state = scenario(nation(cities=["D2 happy"], advances=["writing"], gold=3), nation())
    assert reason(state, "construct:D2") == "too_few_cities"


def test_everybody_sees_how_many_more_pieces_a_city_may_have() -> None:
    own = nation(["D2 academy", "E4", "D5", "F5 academy temple"])
    state = scenario(own, nation(["D7 academy"]), barbarians=["B4"])
    cells = state.view(None).board["cells"]
    found = {label: cell["city"]["room"] for label, cell in cells.items() if "city" in cell}
    assert found == {"D2": 2, "E4": 3, "D5": 3, "F5": 1, "D7": 0, "B4": 0}
