"""Recruiting: how many, for what, and where they stand."""

from tessera.games.clash.scenario import (
    Plan,
    asked,
    goods,
    legal,
    mood,
    nation,
    play,
    reason,
    scenario,
    supply,
    told,
    units,
)


def rich(city: str, units: list[str] | None = None) -> Plan:
    """A nation that can pay for everything."""
    return nation(cities=[city], units=units, advances=["storage"], food=7, wood=7, ore=7)


def test_units_cost_what_is_printed() -> None:
    own = nation(cities=["D2 happy port@C3"], food=4, wood=3, ore=2, advances=["storage"])
    state = scenario(own, nation())
    play(state, "recruit:D2", "hire:settler", "hire:infantry", "hire:ship")
    assert goods(state) == {"food": 1, "wood": 1, "ore": 1}
    assert units(state, "D2") == {"settler": 1, "infantry": 1}
    assert units(state, "C3") == {"ship": 1}


def test_a_city_raises_as_many_as_its_size_one_more_if_happy_and_one_if_angry() -> None:
    for feeling, number in (("angry", 1), ("neutral", 2), ("happy", 3)):
        state = scenario(rich(f"D2 {feeling} temple"), nation())
        play(state, "recruit:D2", *["hire:infantry"] * number)
        assert asked(state) == "turn"
        assert units(state, "D2") == {"infantry": number}


def test_fewer_may_be_raised_but_not_none() -> None:
    state = scenario(rich("D2 happy"), nation())
    play(state, "recruit:D2")
    assert "done" not in legal(state)
    play(state, "hire:settler", "done")
    assert units(state, "D2") == {"settler": 1}


def test_ships_need_a_port() -> None:
    state = scenario(rich("D2 happy"), nation())
    play(state, "recruit:D2")
    assert reason(state, "hire:ship") == "needs_building"


def test_the_base_game_has_neither_cavalry_nor_elephants() -> None:
    state = scenario(rich("D2 happy"), nation())
    play(state, "recruit:D2")
    assert legal(state) == {"hire:settler", "hire:infantry"}
    assert reason(state, "hire:cavalry") == "expansion"


def test_no_more_than_four_army_units_stand_on_a_cell() -> None:
    state = scenario(rich("D2 happy port@C3", ["3 infantry@D2"]), nation())
    play(state, "recruit:D2", "hire:infantry")
    assert reason(state, "hire:infantry") == "stack"


def test_settlers_have_no_limit_on_a_cell() -> None:
    own = rich("D2 happy temple", ["4 infantry@D2"])
    state = scenario(own, nation())
    play(state, "recruit:D2", "hire:settler", "hire:settler")  # the first one is all it could raise
    assert units(state, "D2") == {"settler": 3, "infantry": 4}


def test_gold_pays_for_units() -> None:
    state = scenario(nation(cities=["D2 happy"], food=1, gold=1), nation())
    play(state, "recruit:D2", "hire:infantry")
    assert goods(state) == {}


def test_new_units_may_move_at_once() -> None:
    state = scenario(nation(cities=["D2"], food=2), nation())
    play(state, "recruit:D2", "move", "to:C2")
    assert units(state, "C2") == {"settler": 1}


def test_a_unit_is_taken_from_the_board_where_the_supply_is_empty() -> None:
    """The example of the rulebook: an infantry and a settler for one ore and three food."""
    own = nation(
        cities=["D2 happy"], units=["3 settler@F2", "settler@E4"], food=3, ore=1, advances=["storage"]
    )
    state = scenario(own, nation())
    play(state, "recruit:D2", "hire:settler")
    assert legal(state) == {"place:F2", "place:E4"}
    play(state, "place:F2", "hire:infantry")
    assert goods(state) == {}
    assert units(state, "D2") == {"settler": 1, "infantry": 1}
    assert units(state, "F2") == {"settler": 2}


def test_a_unit_that_is_in_the_city_already_is_not_taken() -> None:
    state = scenario(nation(cities=["D2 happy"], units=["4 settler@D2"], food=2), nation())
    assert reason(state, "recruit:D2") == "no_unit_possible"


def test_who_is_aboard_a_ship_that_is_taken_away_stays_only_where_there_is_room() -> None:
    for ships, left in ((2, {"ship": 1, "settler": 2}), (1, {})):
        fleet = [f"{ships} ship@A5", f"{4 - ships} ship@C6", "2 settler@A5"]
        state = scenario(nation(cities=["D2 port@C3"], units=fleet, wood=2), nation())
        play(state, "recruit:D2", "place:A5")
        assert units(state, "A5") == left
        assert units(state, "C3") == {"ship": 1}
        assert supply(state)["settler"] == (2 if left else 4)


def test_a_ship_that_meets_enemies_at_its_port_fights_at_once_and_cannot_retreat() -> None:
    own = nation(cities=["D2 port@C3"], wood=2)
    state = scenario(own, nation(units=["ship@C3"]))
    events = play(state, "recruit:D2", deals=["1_leader", "1_leader", "6_infantry", "1_leader"])
    assert "battle" in told(events)
    assert asked(state) == "turn"
    assert units(state, "C3") == {"ship": 1}
    assert units(state, "C3", 1) == {}


def test_all_ships_at_the_port_join_that_battle_and_may_lose_it() -> None:
    own = nation(cities=["D2 port@C3"], units=["ship@C3"], wood=2)
    state = scenario(own, nation(units=["2 ship@C3"]))
    play(state, "recruit:D2", deals=["1_leader", "1_leader", "6_infantry", "6_infantry"])
    assert units(state, "C3") == {}
    assert units(state, "C3", 1) == {"ship": 2}


def test_recruiting_activates_the_city() -> None:
    state = scenario(nation(cities=["D2 happy"], advances=["storage"], food=5, ore=1), nation())
    for _ in range(2):
        play(state, "recruit:D2", "hire:settler", "done")
    assert mood(state, "D2") == "neutral"


# Levies


def test_with_sanitation_one_settler_costs_a_mood_token() -> None:
    own = nation(cities=["D2 happy"], advances=["sanitation"], mood=2, food=2)
    state = scenario(own, nation())
    play(state, "recruit:D2", "levy:settler")
    assert reason(state, "levy:settler") == "in_order"
    play(state, "hire:settler")
    assert goods(state) == {"mood": 1}
    assert units(state, "D2") == {"settler": 2}


def test_with_the_draft_one_infantry_costs_a_mood_token() -> None:
    own = nation(cities=["D2 happy"], advances=["draft"], mood=2)
    state = scenario(own, nation())
    play(state, "recruit:D2")
    assert asked(state) == "turn"
    assert goods(state) == {"mood": 1}
    assert units(state, "D2") == {"infantry": 1}


def test_both_levies_go_together_and_count_as_units() -> None:
    own = nation(cities=["D2 happy"], advances=["draft", "sanitation"], mood=2, food=2)
    state = scenario(own, nation())
    play(state, "recruit:D2", "levy:settler", "levy:infantry")
    assert asked(state) == "turn"
    assert goods(state) == {"food": 2}


def test_each_recruit_action_has_its_own_levies() -> None:
    own = nation(cities=["D2 happy"], advances=["draft"], mood=2)
    state = scenario(own, nation())
    play(state, "recruit:D2", "recruit:D2")
    assert goods(state) == {}
    assert units(state, "D2") == {"infantry": 2}


def test_without_those_advances_nothing_is_levied() -> None:
    state = scenario(nation(cities=["D2 happy"], mood=7, food=2, ore=1), nation())
    play(state, "recruit:D2")
    assert reason(state, "levy:settler") == reason(state, "levy:infantry") == "no_levy"
