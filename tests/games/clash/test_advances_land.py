"""The advances of agriculture, construction and seafaring."""

from tessera.games.clash.scenario import (
    asked,
    goods,
    legal,
    mood,
    nation,
    play,
    reason,
    scenario,
    units,
    wonders,
)

NEAR = ["D2", "C2", "D3", "E2"]
"""The land round D2 that brings something."""

# Agriculture


def test_farming_and_mining_are_there_from_the_start_and_feed_the_cities() -> None:
    state = scenario(nation(cities=["D2 happy temple academy"]), nation())
    play(state, "collect:D2")
    assert goods(state) == {"food": 1, "wood": 1, "ore": 2}


def test_without_storage_there_is_room_for_two_food() -> None:
    for names, food in (([], 2), (["storage"], 4)):
        own = nation(cities=["E6 happy temple academy"], advances=names)
        state = scenario(own, nation(), exhausted=["F6"])
        play(state, "collect:E6")
        assert goods(state) == {"food": food}


def test_storage_has_room_for_seven_food() -> None:
    state = scenario(nation(cities=["E6 happy temple"], advances=["storage"], food=6), nation())
    play(state, "collect:E6")
    assert goods(state)["food"] == 7


def test_irrigation_waters_barren_land() -> None:
    for names, food in (([], 0), (["irrigation"], 1)):
        state = scenario(nation(cities=["D2"], advances=names), nation(), exhausted=NEAR)
        play(state, "collect:D2")
        assert goods(state).get("food", 0) == food


def test_irrigation_does_not_water_exhausted_land() -> None:
    state = scenario(nation(cities=["D2"], advances=["irrigation"]), nation(), exhausted=[*NEAR, "D1"])
    play(state, "collect:D2")
    assert goods(state) == {}


def test_husbandry_collects_from_a_land_cell_two_steps_away() -> None:
    own = nation(cities=["D2 happy"], advances=["husbandry"])
    state = scenario(own, nation(), exhausted=NEAR)
    play(state, "collect:D2")
    assert legal(state) == {"take:food", "take:ore"}  # E4 and F2, or B3 and D4
    play(state, "take:ore")
    assert goods(state) == {"ore": 1}


def test_husbandry_with_roads_collects_from_two_such_cells() -> None:
    own = nation(cities=["D2 happy temple"], advances=["husbandry", "roads"])
    state = scenario(own, nation(), exhausted=NEAR)
    play(state, "collect:D2", "take:food", "take:ore")
    assert goods(state) == {"food": 1, "ore": 1}


def test_husbandry_serves_once_in_a_turn() -> None:
    own = nation(cities=["D2 happy"], advances=["husbandry"])
    state = scenario(own, nation(), exhausted=NEAR)
    play(state, "collect:D2", "take:ore", "collect:D2")
    assert goods(state) == {"ore": 1}
    assert asked(state) == "turn"


def test_husbandry_is_not_used_up_where_the_near_cells_suffice() -> None:
    own = nation(cities=["D2", "E6"], advances=["husbandry"])
    state = scenario(own, nation(), exhausted=["E6", "D5", "E7", "F5", "F6"])
    play(state, "collect:D2", "take:wood", "collect:E6")
    assert asked(state) == "collect"


def test_husbandry_leaves_out_blocked_cells_and_the_sea() -> None:
    own = nation(cities=["D2 happy"], advances=["husbandry", "fishing"])
    state = scenario(
        own,
        nation(cities=["D7", "E4", "F2"]),
        exhausted=[*NEAR, "D4"],
        barbarian_units=["infantry@B3"],
    )
    play(state, "collect:D2")
    assert goods(state) == {"food": 1}  # the fish of the sea beside the city


# Construction


def test_engineering_draws_a_wonder() -> None:
    state = scenario(nation(food=2), nation())
    play(state, "advance:engineering", deals=["great_wall"])
    assert len(state.nations[0].wonder_cards) == 1


def test_engineering_raises_a_wonder_in_a_happy_city_as_an_action() -> None:
    own = nation(
        cities=["D2 happy", "F2 happy"],
        advances=["engineering", "siegecraft", "storage"],
        wonders=["great_wall"],
        food=3,
        wood=2,
        ore=7,
        culture=5,
    )
    state = scenario(own, nation())
    play(state, "raise:D2", "wonder:great_wall")
    assert wonders(state, "D2") == {"great_wall"}
    assert goods(state) == {}
    assert state.actions_left == 2
    play(state, "collect:D2", "take:wood")
    assert mood(state, "D2") == "neutral"  # raising it was an activation


def test_no_wonder_is_raised_without_engineering_or_in_a_city_that_is_not_happy() -> None:
    for feeling, names, word in (
        ("neutral", ["engineering", "siegecraft", "storage"], "not_happy"),
        ("happy", ["siegecraft", "storage"], "needs_advance"),
    ):
        cities = [f"D2 {feeling}", "F2"]
        own = nation(cities=cities, advances=names, wonders=["great_wall"], food=3, wood=2, ore=7, culture=5)
        assert reason(scenario(own, nation()), "raise:D2") == word


def test_sanitation_levies_settlers() -> None:
    state = scenario(nation(cities=["D2 happy"], advances=["sanitation"], mood=1), nation())
    play(state, "recruit:D2")
    assert units(state, "D2") == {"settler": 1}
    assert goods(state) == {}


def test_roads_lead_two_cells() -> None:
    for names, count in ((["roads"], 1), ([], 0)):
        state = scenario(nation(units=["settler@D2"], advances=names, food=1, ore=1), nation())
        play(state, "move")
        assert ("road:D4" in legal(state)) == bool(count)


# Seafaring


def test_fishing_brings_food_from_one_sea_cell() -> None:
    for names, food in ((["fishing"], 1), ([], 0)):
        state = scenario(nation(cities=["D2 happy"], advances=names), nation(), exhausted=NEAR)
        play(state, "collect:D2")
        assert goods(state).get("food", 0) == food


def test_navigation_leads_along_the_edge() -> None:
    for names, is_possible in ((["navigation"], True), ([], False)):
        state = scenario(nation(units=["ship@A5"], advances=names), nation())
        assert ("move" in legal(state)) == is_possible


def test_warships_cancel_a_hit_in_the_first_round_of_a_battle_at_sea() -> None:
    for names, left in ((["warships"], {"ship": 1}), ([], {})):
        state = scenario(nation(units=["ship@B2"], advances=names), nation(units=["ship@C3"]))
        play(state, "move", deals=["5_cavalry", "5_infantry"])
        assert units(state, "C3") == left
        state = scenario(nation(units=["ship@B2"]), nation(units=["ship@C3"], advances=names))
        play(state, "move", deals=["5_cavalry", "5_infantry"])
        assert units(state, "C3", 1) == left


def test_warships_cancel_a_hit_for_an_army_straight_from_ships() -> None:
    for start, left in (("F4", {"infantry": 1}), ("F5", {})):
        own = nation(units=["ship@F4", f"infantry@{start}"], advances=["warships", "tactics"])
        state = scenario(own, nation(), barbarian_units=["infantry@G5"])
        steps = ["move", "to:G5"] if start == "F4" else ["move", "from:F5", "to:G5"]
        play(state, *steps, deals=["5_cavalry", "5_infantry"])
        assert units(state, "G5") == left


def test_cartography_brings_an_idea_for_an_action_with_a_ship() -> None:
    own = nation(units=["ship@B2", "ship@E3"], advances=["cartography", "navigation"])
    state = scenario(own, nation())
    play(state, "move", "from:B2", "to:C4", "from:E3", "to:F4")
    assert goods(state) == {"ideas": 1}
    play(state, "move", "from:C4", "to:B2", "done")
    assert goods(state) == {"ideas": 2}


def test_cartography_brings_culture_too_where_the_edge_was_used() -> None:
    own = nation(units=["ship@A5"], advances=["cartography", "navigation"])
    state = scenario(own, nation())
    play(state, "move", "to:C3")
    assert goods(state) == {"ideas": 1, "culture": 1}


def test_cartography_brings_nothing_for_land_units() -> None:
    state = scenario(nation(units=["settler@D2"], advances=["cartography"]), nation())
    play(state, "move", "to:D1")
    assert goods(state) == {}
