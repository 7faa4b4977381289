"""Instant objectives: claimed when they happen, one deed for one card of a name, in anybody's turn."""

import pytest

from tessera.games.clash.scenario import (
    asked,
    doomed,
    end_turn,
    happens,
    legal,
    march,
    nation,
    objective,
    play,
    points,
    scenario,
    to_status,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import may_claim

WIN = ["6_infantry", "6_infantry", "6_infantry", "1_leader"]
"""Three attack one and beat it."""


def attack(
    name: str,
    mine: str = "3 infantry@D5",
    theirs: str = "infantry@D6",
    cities: list[str] | None = None,
    known: list[str] | None = None,
    deals: list[str] | None = None,
) -> ClashState:
    """Seat 0, which holds objectives of a name, has attacked D6 from D5."""
    state = scenario(
        nation(["D2"], [mine], ["tactics"], objectives=name.split()),
        nation(cities, [theirs] if theirs else [], known),
    )
    march(state, "D5-D6", deals=deals)
    return state


# Battles


def test_a_conqueror_takes_a_defended_city_of_a_player() -> None:
    defended = attack("conqueror", cities=["D7", "D6"], deals=WIN)
    assert may_claim(defended, "conqueror")
    empty = attack("conqueror", theirs="", cities=["D7", "D6"])
    assert not may_claim(empty, "conqueror")
    field = attack("conqueror", deals=WIN)
    assert not may_claim(field, "conqueror")


def test_a_fortress_is_a_defence_for_a_conqueror() -> None:
    state = attack("conqueror", theirs="", cities=["D7", "D6 fortress"], deals=WIN)
    assert may_claim(state, "conqueror")


def test_a_conqueror_is_no_conqueror_of_barbarians() -> None:
    state = scenario(
        nation(["D2"], ["3 infantry@D5"], ["tactics"], objectives=["conqueror"]),
        nation(),
        barbarians=["D6"],
        barbarian_units=["infantry@D6"],
    )
    march(state, "D5-D6", deals=WIN)
    assert not may_claim(state, "conqueror")


def test_one_city_serves_one_conqueror_and_two_serve_two() -> None:
    state = scenario(
        nation(["D2"], ["3 infantry@D5", "3 infantry@E4"], ["tactics"], objectives=["conqueror"] * 2),
        nation(["D7", "D6", "E5"], ["infantry@D6", "infantry@E5", "4 settler@D8"]),
    )
    march(state, "D5-D6", deals=WIN)
    assert len(legal(state, "claim")) == 2
    play(state, sorted(legal(state, "claim"))[0])
    assert legal(state, "claim") == set()
    march(state, "E4-E5", deals=WIN)
    play(state, *legal(state, "claim"))
    assert points(state)["objectives"] == 4


def test_one_city_serves_objectives_of_different_names() -> None:
    state = attack(
        "conqueror general",
        theirs="3 infantry@D6",
        cities=["D7", "D6"],
        deals=["6_infantry", "6_infantry", "6_infantry", "1_leader", "1_leader", "1_leader"],
    )
    play(state, objective(state, "conqueror"), objective(state, "general"))
    assert points(state)["objectives"] == 4


def test_a_warmonger_fights_two_battles_in_a_turn() -> None:
    state = scenario(
        nation(["D2"], ["3 infantry@D5", "3 infantry@E4"], ["tactics"], objectives=["warmonger"] * 2),
        nation(units=["infantry@D6", "infantry@E5"]),
    )
    march(state, "D5-D6", deals=WIN)
    assert not may_claim(state, "warmonger")
    march(state, "E4-E5", deals=WIN)
    assert len(legal(state, "claim")) == 2
    play(state, sorted(legal(state, "claim"))[0])
    assert legal(state, "claim") == set()


def test_a_warmonger_has_won_one_of_them() -> None:
    state = scenario(
        nation(["D2"], ["infantry@D5", "infantry@E4"], ["tactics"], objectives=["warmonger"]),
        nation(units=["2 infantry@D6", "2 infantry@E5"]),
    )
    march(state, "D5-D6", "E4-E5", deals=["1_leader", "6_infantry", "6_infantry"] * 2)
    assert not may_claim(state, "warmonger")


def test_a_general_kills_three_in_a_battle_by_land() -> None:
    lost = ["6_infantry", "6_infantry", "6_infantry", "6_infantry", "6_infantry", "6_infantry", "1_leader"]
    state = attack("general", theirs="4 infantry@D6", deals=lost)
    assert may_claim(state, "general")  # three fall on both sides
    assert units(state, "D6") == {}
    two = attack("general", theirs="2 infantry@D6", deals=[*WIN, "1_leader"])
    assert not may_claim(two, "general")


def test_a_great_battle_has_six_fighters_whoever_wins() -> None:
    state = attack("great_battle", theirs="3 infantry@D6", deals=[*WIN, "1_leader", "1_leader"])
    assert may_claim(state, "great_battle")
    small = attack("great_battle", theirs="2 infantry@D6", deals=[*WIN, "1_leader"])
    assert not may_claim(small, "great_battle")


def test_defiance_beats_more_fighters_of_a_player() -> None:
    deals = ["6_infantry", "6_infantry", "1_leader", "1_leader", "1_leader"]
    state = attack("defiance", mine="2 infantry@D5", theirs="2 infantry@D6", deals=deals[:4])
    assert not may_claim(state, "defiance")
    more = scenario(
        nation(["D2"], ["2 infantry@D5"], ["tactics"], objectives=["defiance"]),
        nation(units=["3 infantry@D6"]),
    )
    march(more, "D5-D6", deals=[*deals, "6_infantry", "1_leader", "1_leader"])
    assert units(more, "D6", 1) == {}
    assert may_claim(more, "defiance")


def test_naval_assault_takes_a_city_straight_from_a_ship() -> None:
    state = scenario(
        nation(["D2"], ["ship@C6", "infantry@C6"], ["tactics"], objectives=["naval_assault"]),
        nation(["D7", "C5"]),
    )
    march(state, "C6-C5")
    assert may_claim(state, "naval_assault")
    by_land = attack("naval_assault", theirs="", cities=["D7", "D6"])
    assert not may_claim(by_land, "naval_assault")


def test_the_bold_beat_who_knows_more_of_war_or_has_more_fighters() -> None:
    assert may_claim(attack("bold", known=["tactics", "draft"], deals=WIN), "bold")
    assert not may_claim(attack("bold", known=["tactics"], deals=WIN), "bold")
    more = scenario(
        nation(["D2"], ["2 infantry@D5"], ["tactics"], objectives=["bold"]), nation(units=["3 infantry@D6"])
    )
    march(
        more,
        "D5-D6",
        deals=["6_infantry"] * 2 + ["1_leader"] * 3 + ["6_infantry", "1_leader", "1_leader"],
    )
    assert may_claim(more, "bold")


def test_a_legendary_battle_is_for_a_city_of_size_five_with_a_wonder() -> None:
    great = "D6 academy temple fortress great_wall"
    lost = ["1_leader"] * 3 + ["6_infantry"] * 3
    state = attack("legendary_battle", theirs="2 infantry@D6", cities=["D7", great], deals=lost)
    assert may_claim(state, "legendary_battle")  # whatever its result
    assert units(state, "D6") == {}
    small = attack(
        "legendary_battle",
        theirs="2 infantry@D6",
        cities=["D7", great],
        mine="2 infantry@D5",
        deals=["1_leader"] * 2 + ["6_infantry"] * 3,
    )
    assert not may_claim(small, "legendary_battle")
    plain = attack("legendary_battle", cities=["D7", "D6 academy temple fortress"], deals=[*WIN, "1_leader"])
    assert not may_claim(plain, "legendary_battle")


def test_a_scavenger_kills_settlers_and_ships_that_could_trade() -> None:
    trading = ["bartering", "trade_routes"]
    state = scenario(
        nation(["D5"], ["infantry@D5"], ["tactics"], objectives=["scavenger"]),
        nation(units=["settler@D6"], advances=trading),
    )
    march(state, "D5-D6")
    assert may_claim(state, "scavenger")
    state = scenario(
        nation(["D5"], ["infantry@D5"], ["tactics"], objectives=["scavenger"]), nation(units=["settler@D6"])
    )
    march(state, "D5-D6")
    assert not may_claim(state, "scavenger")
    state = scenario(
        nation(["D2"], ["infantry@D5"], ["tactics"], objectives=["scavenger"]),
        nation(units=["settler@D6"], advances=trading),
    )
    march(state, "D5-D6")
    assert not may_claim(state, "scavenger")  # no city is near


def test_a_scavenger_sinks_ships_too() -> None:
    state = scenario(
        nation(["D2"], ["3 ship@C3"], objectives=["scavenger"]),
        nation(units=["ship@C4"], advances=["bartering", "trade_routes"]),
    )
    march(state, "C3-C4", deals=WIN)
    assert may_claim(state, "scavenger")


def test_who_is_beaten_by_a_fortress_is_no_scavenger() -> None:
    state = scenario(
        nation(["D5"], ["infantry@D5"], ["tactics"], objectives=["scavenger"]),
        nation(["D6 fortress"], ["settler@D6"], ["bartering", "trade_routes"]),
    )
    march(state, "D5-D6", deals=["1_leader", "6_infantry"])
    assert units(state, "D6", 1) == {"settler": 1}
    assert not may_claim(state, "scavenger")


def test_a_scavenger_who_has_sunk_a_ship_may_retreat() -> None:
    state = scenario(
        nation(["D2"], ["3 ship@C3"], objectives=["scavenger"]),
        nation(units=["2 ship@C4"], advances=["bartering", "trade_routes"]),
    )
    play(state, "move", "to:C4", deals=["6_infantry"] + ["1_leader"] * 4)
    play(state, "use")
    assert units(state, "C3") == {"ship": 3}
    assert may_claim(state, "scavenger")


def test_a_defender_whose_enemy_retreats_at_sea_may_be_a_scavenger() -> None:
    state = scenario(
        nation(["D2"], ["3 ship@C3"], ["bartering", "trade_routes"]),
        nation(["D7", "C5"], ["2 ship@C4"], objectives=["scavenger"]),
    )
    play(state, "move", "to:C4", deals=["1_leader"] * 3 + ["6_infantry"] * 2)
    play(state, "use")
    end_turn(state)
    assert (asked(state), state.seats_to_act()) == ("claim", (1,))
    assert may_claim(state, "scavenger", 1)


def test_an_aggressor_attacks_wins_and_kills_two() -> None:
    assert may_claim(attack("aggressor", theirs="2 infantry@D6", deals=[*WIN, "1_leader"]), "aggressor")
    assert not may_claim(attack("aggressor", deals=WIN), "aggressor")


def test_a_defender_is_no_aggressor() -> None:
    state = scenario(
        nation(["D2"], ["2 infantry@D6"], ["tactics"], objectives=["aggressor", "general"]),
        nation(units=["3 infantry@D7"], advances=["tactics"]),
    )
    end_turn(state)
    march(
        state, "D7-D6", deals=["1_leader"] * 3 + ["6_infantry"] * 2 + ["1_leader", "6_infantry", "6_infantry"]
    )
    assert units(state, "D6", 1) == {}
    end_turn(state)
    assert (asked(state), state.seats_to_act()) == ("claim", (0,))
    assert may_claim(state, "general")
    assert not may_claim(state, "aggressor")


def test_a_barbarian_conquest_takes_a_city_with_two_warriors() -> None:
    for warriors, reached in ((2, True), (1, False)):
        state = scenario(
            nation(["D2"], ["3 infantry@D5"], ["tactics"], objectives=["barbarian_conquest"]),
            nation(),
            barbarians=["D6"],
            barbarian_units=[f"{warriors} infantry@D6"],
        )
        march(state, "D5-D6", deals=[*WIN, "1_leader"][: 3 + warriors])
        assert may_claim(state, "barbarian_conquest") == reached


def test_resistance_kills_two_barbarians_for_a_city() -> None:
    state = scenario(
        nation(["D2"], ["3 infantry@D5"], ["tactics"], objectives=["resistance"]),
        nation(),
        barbarians=["D6"],
        barbarian_units=["2 infantry@D6"],
    )
    march(state, "D5-D6", deals=[*WIN, "1_leader"])
    assert may_claim(state, "resistance")
    field = scenario(
        nation(["D2"], ["3 infantry@D5"], ["tactics"], objectives=["resistance"]),
        nation(),
        barbarian_units=["2 infantry@D6"],
    )
    march(field, "D5-D6", deals=[*WIN, "1_leader"])
    assert not may_claim(field, "resistance")


def test_resistance_is_also_a_city_that_holds() -> None:
    state = scenario(
        nation(
            ["D2", "E4"], ["3 infantry@D2"], ["tactics", "myths"], objectives=["resistance"], track=1, ideas=2
        ),
        nation(),
        barbarian_units=["2 infantry@E2"],
    )
    play(state, "advance:siegecraft", deals=["famine_1_3", *["1_leader"] * 2, *["6_infantry"] * 3])
    while asked(state) != "turn":
        play(state, sorted(legal(state))[0])
    assert may_claim(state, "resistance")


# Other deeds


def test_a_city_founder_founds_five_cells_from_home() -> None:
    state = scenario(nation(units=["settler@E7", "settler@E4"], objectives=["city_founder"]), nation())
    play(state, "found:E4")
    assert not may_claim(state, "city_founder")
    play(state, "found:E7")
    assert may_claim(state, "city_founder")


def test_magnificent_culture_is_a_wonder_just_built() -> None:
    state = scenario(
        nation(
            ["D2 happy", "E2"],
            advances=["engineering", "storage", "arts", "monuments"],
            objectives=["magnificent_culture"],
            wonders=["great_statue"],
            food=7,
            wood=7,
            ore=7,
            culture=7,
        ),
        nation(),
    )
    assert not may_claim(state, "magnificent_culture")
    play(state, "raise:D2", "wonder:great_statue")
    assert may_claim(state, "magnificent_culture")
    play(state, objective(state, "magnificent_culture"))
    assert points(state)["objectives"] == 2


def test_the_draft_pays_infantry_in_two_recruits_of_a_turn() -> None:
    state = scenario(
        nation(["D2 happy"], advances=["tactics", "draft"], objectives=["draft"], mood=2), nation()
    )
    for reached in (False, True):
        play(state, "recruit:D2")
        while asked(state) == "recruit":
            play(state, "levy:infantry" if "levy:infantry" in legal(state) else "done")
        assert may_claim(state, "draft") == reached


def test_a_terror_regime_has_four_angry_cities() -> None:
    angry = [f"{cell} angry" for cell in ("C2", "D2", "E2", "F2")]
    assert may_claim(scenario(nation(angry, objectives=["terror_regime"]), nation()), "terror_regime")
    calmer = scenario(nation([*angry[:3], "F2"], objectives=["terror_regime"]), nation())
    assert not may_claim(calmer, "terror_regime")


# When they are claimed


def test_a_claim_takes_no_action_and_may_be_left() -> None:
    state = attack("aggressor", theirs="2 infantry@D6", deals=[*WIN, "1_leader"])
    left = state.actions_left
    play(state, objective(state, "aggressor"))
    assert state.actions_left == left


def test_what_a_turn_has_brought_is_not_claimed_in_a_later_one() -> None:
    state = attack("aggressor", theirs="2 infantry@D6", deals=[*WIN, "1_leader"])
    end_turn(state)
    while asked(state) == "claim":
        play(state, "done")
    end_turn(state)
    assert state.active == 0
    assert not may_claim(state, "aggressor")


def test_what_a_turn_has_brought_is_not_claimed_with_a_card_of_the_status_phase() -> None:
    state = scenario(
        nation(objectives=["eureka"]),
        nation(["D7"], ["3 infantry@D5"], ["tactics"], objectives=["wealth"]),
        barbarian_units=["2 infantry@D6"],
        round=3,
    )
    end_turn(state)
    march(state, "D5-D6", deals=[*WIN, "1_leader"])
    to_status(state)
    play(state, "done", "done", "advance:myths", deals=[])
    play(state, "advance:myths", deals=["metropolis_general", "government_aggressor"])
    while asked(state) != "turn":
        assert asked(state) != "claim"
        play(state, sorted(legal(state))[0])


def defended(objectives: list[str]) -> ClashState:
    """Seat 1 has beaten off two of seat 0, whose turn is over."""
    state = scenario(
        nation(["D2"], ["2 infantry@D5"], ["tactics"]),
        nation(units=["4 infantry@D6"], objectives=objectives),
    )
    march(state, "D5-D6", deals=["1_leader"] * 2 + ["6_infantry"] * 4)
    end_turn(state)
    return state


def test_a_deed_in_anothers_turn_is_claimed_before_the_next_turn() -> None:
    state = defended(["great_battle"])
    assert (asked(state), state.seats_to_act()) == ("claim", (1,))
    play(state, objective(state, "great_battle", 1), "done")
    assert points(state, 1)["objectives"] == 2
    assert (asked(state), state.active) == ("turn", 1)


@pytest.mark.parametrize("held", [["eureka"], ["great_battle"]])
def test_who_is_asked_out_of_turn_follows_from_what_everybody_sees(held: list[str]) -> None:
    state = defended(held)
    assert (asked(state), state.seats_to_act()) == ("claim", (1,))


def test_who_holds_no_objective_is_not_asked_out_of_turn() -> None:
    assert asked(defended([])) == "turn"


def test_nobody_is_asked_when_nothing_was_reached() -> None:
    state = scenario(nation(), nation(objectives=["eureka", "great_battle"]))
    end_turn(state)
    assert (asked(state), state.active) == ("turn", 1)


def test_a_terror_regime_of_an_event_in_anothers_turn_is_claimed_then() -> None:
    angry = [f"{cell} angry" for cell in ("C7", "D7", "E7")]
    state = scenario(doomed(["D2 happy"]), nation([*angry, "C5"], objectives=["terror_regime"]))
    happens(state, "heavy_flood_33")
    end_turn(state)
    assert (asked(state), state.seats_to_act()) == ("claim", (1,))
    assert may_claim(state, "terror_regime", 1)


def test_angry_cities_are_not_asked_about_again_and_again() -> None:
    angry = [f"{cell} angry" for cell in ("C7", "D7", "E7", "C5")]
    state = scenario(
        nation(["D2"], ["3 infantry@D4"], ["tactics"]),
        nation(angry, objectives=["terror_regime"]),
        barbarian_units=["infantry@D5"],
    )
    march(state, "D4-D5", deals=WIN)
    end_turn(state)
    assert (asked(state), state.active) == ("turn", 1)


def test_a_deed_of_the_status_phase_is_claimed_before_new_cards_are_drawn() -> None:
    state = scenario(
        nation(["D2", "E4"], ["3 infantry@D2"], ["tactics"], objectives=["resistance"], track=1),
        nation(),
        barbarian_units=["2 infantry@E2"],
        round=3,
    )
    to_status(state)
    play(state, "done")
    play(state, "advance:siegecraft", deals=["famine_1_3", *["1_leader"] * 2, *["6_infantry"] * 3])
    while asked(state) not in ("claim", "free_advance"):
        play(state, sorted(legal(state))[0])
    assert (asked(state), state.seats_to_act()) == ("claim", (0,))
    play(state, objective(state, "resistance"))
    assert points(state)["objectives"] == 2
