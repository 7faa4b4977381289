"""Persia: its four civilization advances, and what Cyrus, Darius and Xerxes do."""

from typing import Any

from tessera.games.clash.scenario import (
    asked,
    buildings,
    end_turn,
    goods,
    hand,
    legal,
    march,
    mood,
    nation,
    owner,
    play,
    reason,
    scenario,
    units,
    wonders,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, attack, builder, facts, field, lay, winner

PLAIN = "2_elephant"
"""A die whose symbol nobody has."""
FAIL, LUCK = ["4_cavalry"], ["5_cavalry"]
FAITH = ["myths", "rituals", "priesthood"]


def persia(**more: Any) -> Any:
    return nation(people="persia", **more)


def enemy(**more: Any) -> Any:
    return nation(people="greece", **more)


# Grey Tide


def test_cities_beside_barren_land_recruit_elephants_without_a_market() -> None:
    state = scenario(persia(powers=["grey_tide"], cities=["D2"], food=2, ore=1), enemy())
    play(state, "recruit:D2")
    assert "hire:elephant" in legal(state)
    state = scenario(persia(powers=["grey_tide"], cities=["F2"], food=2, ore=1), enemy())
    play(state, "recruit:F2")
    assert reason(state, "hire:elephant") == "needs_building"


def test_the_grey_tide_spares_cavalry_no_market() -> None:
    state = scenario(persia(powers=["grey_tide"], cities=["D2"], food=2, wood=1), enemy())
    play(state, "recruit:D2")
    assert reason(state, "hire:cavalry") == "needs_building"


def battle(mine: list[str], theirs: list[str], **more: Any) -> ClashState:
    """Persia attacks from E5 to D5; `other` and `own` as in `field`."""
    own = {"people": "persia", "units": [f"{unit}@E5" for unit in mine], **more.pop("own", {})}
    other = {"people": "greece", "units": [f"{unit}@D5" for unit in theirs], **more.pop("other", {})}
    return field(0, 0, more.pop("city", None), own=own, other=other, expansion=True, **more)


def test_the_grey_tide_leaves_the_enemy_two_in_the_first_round() -> None:
    theirs = {"advances": ["steel_weapons"], "ore": 1}
    for powers, army, limit in (
        (["grey_tide"], "elephant", -1),
        (["grey_tide"], "infantry", 0),
        ([], "elephant", 0),
    ):
        state = battle([army], ["infantry"], own={"powers": powers}, other=theirs)
        events = attack(state, [MISS, "3_infantry"], "use")
        assert facts(events, "rolled")[1]["sum"].get("limit", 0) == limit  # steel 2 and infantry 1


def test_the_grey_tide_counts_in_the_first_round_alone() -> None:
    theirs = {"advances": ["steel_weapons"], "ore": 1}
    state = battle(["elephant"], ["infantry"], own={"powers": ["grey_tide"]}, other=theirs)
    events = attack(state, [MISS, "2_cavalry", MISS, "3_infantry"], "use", "skip")
    assert "limit" not in facts(events, "rolled")[3]["sum"]


# Immortals


def test_immortals_add_one_for_each_culture_token_before_a_roll() -> None:
    state = battle(["infantry"], ["infantry"], own={"powers": ["immortals"], "culture": 5})
    attack(state)
    assert asked(state) == "immortals"
    events = play(state, "use", "use", "use", "use", deals=[MISS, MISS])
    assert facts(events, "rolled")[0]["sum"]["immortals"] == 4
    assert winner(events) == 0
    assert goods(state)["culture"] == 1


def test_immortals_are_paid_before_each_roll_anew() -> None:
    state = battle(["infantry"], ["infantry"], own={"powers": ["immortals"], "culture": 2})
    events = attack(state, [MISS, MISS], "use", "skip")
    assert facts(events, "rolled")[0]["sum"]["immortals"] == 1
    assert asked(state) == "retreat"
    play(state, "skip")
    assert asked(state) == "immortals"
    events = play(state, "skip", deals=[MISS, MISS])
    assert "immortals" not in facts(events, "rolled")[0]["sum"]


def test_without_culture_nobody_asks_for_immortals() -> None:
    state = battle(["infantry"], ["infantry"], own={"powers": ["immortals"]})
    attack(state, [HIT, MISS])
    assert asked(state) == "turn"


def test_immortals_defend_too() -> None:
    state = field(1, 1, other={"people": "persia", "powers": ["immortals"], "culture": 4}, expansion=True)
    attack(state)
    assert asked(state) == "immortals"
    events = play(state, "use", "use", "use", "use", deals=[MISS, MISS])
    assert winner(events) == 1


# Zoroastrianism


def faithful(*foes: str, other: dict[str, Any] | None = None, **own: Any) -> ClashState:
    """Persia in D2, of size two; the units of the enemy stand two cells away on E4, if nowhere else."""
    mine = {"powers": ["zoroastrianism"], "cities": ["D2 temple"], **own}
    return scenario(persia(**mine), enemy(units=list(foes), cities=["D7"], **(other or {})))


def test_an_enemy_unit_outside_of_cities_becomes_one_of_persia() -> None:
    state = faithful("infantry@E4")
    events = play(state, "influence:E4", deals=LUCK)
    assert (units(state, "E4"), units(state, "E4", 1)) == ({"infantry": 1}, {})
    assert facts(events, "battle") == []
    assert [fact["unit"] for fact in facts(events, "converted")] == ["infantry"]
    assert state.actions_left == 2
    assert state.nations[0].units_left(1) == 15
    assert state.nations[1].units_left(1) == 16


def test_without_zoroastrianism_units_are_not_influenced() -> None:
    state = faithful("infantry@E4", powers=[])
    assert reason(state, "influence:E4") == "no_city"


def test_the_range_counts_and_culture_makes_it_longer() -> None:
    state = faithful("infantry@E4", cities=["D2"])
    assert reason(state, "influence:E4") == "too_far"
    state = faithful("infantry@E4", cities=["D2"], culture=1)
    play(state, "influence:E4", deals=LUCK)
    assert units(state, "E4") == {"infantry": 1}
    assert goods(state) == {}


def test_a_roll_for_a_unit_may_be_boosted() -> None:
    state = faithful("infantry@E4", culture=1)
    play(state, "influence:E4", deals=FAIL)
    assert asked(state) == "boost"
    play(state, "use")
    assert units(state, "E4") == {"infantry": 1}


def test_which_unit_is_won_is_chosen_and_the_rest_fights_at_once() -> None:
    state = faithful("infantry@E4", "elephant@E4", other={"advances": ["tactics"]})
    play(state, "influence:E4")
    assert asked(state) == "convert"
    assert legal(state) == {"pick:infantry", "pick:elephant"}
    events = play(state, "pick:elephant", deals=[*LUCK, HIT, MISS])
    assert facts(events, "battle")[0]["attacker"] == 0
    assert winner(events) == 0
    assert (units(state, "E4"), units(state, "E4", 1)) == ({"elephant": 1}, {})


def test_a_unit_that_was_won_does_not_retreat() -> None:
    state = faithful("2 infantry@E4")
    events = play(state, "influence:E4", deals=[*LUCK, MISS, MISS, HIT, MISS])
    assert winner(events) == 0
    assert len(facts(events, "rolled")) == 4


def test_settlers_alone_are_lost_when_their_army_was_won() -> None:
    state = faithful("infantry@E4", "settler@E4")
    events = play(state, "influence:E4", deals=LUCK)
    assert units(state, "E4", 1) == {}
    assert winner(events) == 0


def test_a_unit_that_was_won_is_the_one_success_of_the_turn() -> None:
    state = faithful("infantry@E4", "infantry@D3", culture=5, advances=["arts"])
    play(state, "arts:E4", deals=LUCK)
    assert reason(state, "influence:D3") == "influenced_already"
    state = faithful("infantry@E4", "infantry@D3")
    play(state, "influence:E4", deals=FAIL)
    assert "influence:D3" in legal(state)


def test_barbarians_are_won_but_no_leaders_and_nobody_in_a_city() -> None:
    state = scenario(
        persia(powers=["zoroastrianism"], cities=["D2 temple"]),
        enemy(cities=["D7", "E4"], units=["infantry@E4"], leader="alexander@D3"),
        barbarian_units=["infantry@C2"],
    )
    assert reason(state, "influence:E4") == "no_building"
    assert reason(state, "influence:D3") == "no_city"
    play(state, "influence:C2", deals=LUCK)
    assert units(state, "C2") == {"infantry": 1}
    assert state.wild_reserve == faithful().wild_reserve


def test_units_aboard_are_not_won() -> None:
    state = faithful("ship@C3", "infantry@C3")
    assert reason(state, "influence:C3") == "aboard_ships"


def test_without_a_piece_of_the_kind_nobody_is_won() -> None:
    state = faithful("elephant@E4", units=["4 elephant@D2"])
    assert reason(state, "influence:E4") == "no_units"


def test_conversion_helps_and_is_paid_for_units_too() -> None:
    state = faithful("infantry@E4", advances=["conversion"])
    play(state, "influence:E4", deals=FAIL)
    assert units(state, "E4") == {"infantry": 1}
    assert goods(state) == {"culture": 1}


# Banking


def banker(**own: Any) -> ClashState:
    """The turn before Persia's."""
    state = scenario(enemy(), persia(powers=["banking"], **own))
    end_turn(state)
    return state


def test_a_banker_with_gold_gets_gold_or_culture_when_the_turn_begins() -> None:
    state = banker(gold=1)
    assert asked(state) == "banking"
    assert legal(state) == {"take:gold", "take:culture"}
    play(state, "take:gold")
    assert goods(state, 1) == {"gold": 2}
    state = banker(gold=1)
    play(state, "take:culture")
    assert goods(state, 1) == {"gold": 1, "culture": 1}


def test_a_banker_without_gold_gets_nothing() -> None:
    assert asked(banker()) == "turn"


def test_who_has_as_much_gold_as_possible_gets_culture() -> None:
    assert goods(banker(gold=7), 1) == {"gold": 7, "culture": 1}


def test_the_bank_pays_before_the_trade_routes() -> None:
    trader = {"cities": ["E6"], "units": ["settler@E6"], "advances": ["trade_routes", "currency"]}
    state = scenario(enemy(cities=["D5"]), persia(powers=["banking"], **trader))
    end_turn(state)
    assert asked(state) == "routes"
    play(state, "take:gold")
    assert asked(state) == "turn"
    assert goods(state, 1) == {"gold": 1}


# Cyrus


def test_cyrus_brings_a_token_for_each_tile_with_a_city_up_to_the_size_of_his() -> None:
    own = {"cities": ["D2 temple academy", "E4", "D5"], "leader": "cyrus"}
    state = scenario(persia(**own), enemy())
    play(state, "wield:king_of_persia", "take:mood", "take:culture")
    assert goods(state) == {"mood": 1, "culture": 2}
    assert state.actions_left == 2
    own["cities"] = ["D2 temple", "E4", "D5"]
    state = scenario(persia(**own), enemy())
    play(state, "wield:king_of_persia", "take:culture")
    assert goods(state) == {"culture": 2}
    own["cities"] = ["D2 temple academy", "C2", "E2"]
    state = scenario(persia(**own), enemy())
    play(state, "wield:king_of_persia", "take:mood")
    assert (asked(state), goods(state)) == ("turn", {"mood": 1})


def test_cyrus_tires_his_city_like_any_activation() -> None:
    own = {"cities": ["D2 temple academy", "E4", "D5"], "leader": "cyrus"}
    state = scenario(persia(**own), enemy())
    play(state, "wield:king_of_persia", "take:culture", "wield:king_of_persia", "take:culture")
    assert mood(state, "D2") == "angry"
    play(state, "wield:king_of_persia", "take:culture")
    state.actions_left = 1
    assert reason(state, "wield:king_of_persia") == "angry_twice"


def test_cyrus_needs_a_city_of_his_own() -> None:
    state = scenario(persia(cities=["D2"], leader="cyrus@E4"), enemy())
    assert reason(state, "wield:king_of_persia") == "leader_not_in_city"


def strategist(card_name: str, theirs: dict[str, Any] | None = None) -> ClashState:
    own = {"leader": "cyrus@E5", "hand": [card_name], "powers": []}
    return battle(["infantry"], ["2 infantry"], own=own, other={"advances": ["tactics"], **(theirs or {})})


def test_a_strategist_ignores_his_card_for_two() -> None:
    for answer, found in (
        ("use", {"leader": 2, "high_morale": None}),
        ("skip", {"leader": None, "high_morale": 2}),
    ):
        state = strategist("high_morale")
        attack(state, None, lay(state, "high_morale"))
        assert asked(state) == "ponder"
        events = play(state, answer, deals=[PLAIN, PLAIN, MISS, MISS])
        assert {name: facts(events, "rolled")[0]["sum"].get(name) for name in found} == found


def test_a_strategist_is_clever_for_a_round() -> None:
    state = strategist("high_morale")
    attack(state, [PLAIN, PLAIN, MISS, MISS], lay(state, "high_morale"), "use")
    events = play(state, "skip", deals=[PLAIN, PLAIN, MISS])
    assert "leader" not in facts(events, "rolled")[0]["sum"]


def test_a_strategist_without_a_card_is_not_asked() -> None:
    state = strategist("high_morale")
    attack(state, [PLAIN, PLAIN, MISS, MISS], "skip")
    assert asked(state) != "ponder"


def test_the_card_that_a_strategist_ignores_is_put_away() -> None:
    state = strategist("high_morale")
    attack(state, [PLAIN, PLAIN, MISS, MISS], lay(state, "high_morale"), "use")
    assert len(state.discards) == 1
    assert hand(state) == []


def test_a_strategist_adds_two_though_his_card_is_cancelled() -> None:
    state = strategist("high_morale", {"hand": ["martyr"]})
    mine, theirs = lay(state, "high_morale"), lay(state, "martyr", 1)
    events = attack(state, [PLAIN, MISS], mine, theirs, "use", "lose:infantry")
    assert facts(events, "rolled")[0]["sum"]["leader"] == 2


# Darius


def test_cultural_unity_of_influence_from_the_city_of_darius_brings_joy() -> None:
    for where, brought in (("D2", {"mood": 1}), ("F2", {})):
        own = {"cities": ["D2 temple", "F2"], "leader": f"darius@{where}"}
        state = scenario(persia(**own), enemy(cities=["D7", "E4 academy"]))
        play(state, "influence:E4", deals=LUCK)
        assert goods(state) == brought
    state = scenario(persia(cities=["D2 temple"], leader="darius"), enemy(cities=["D7", "E4 academy"]))
    play(state, "influence:E4", deals=FAIL)
    assert goods(state) == {}


def test_darius_builds_once_a_turn_for_culture_besides_the_price() -> None:
    own = {"cities": ["D2", "E4", "F2"], "leader": "darius", "advances": ["writing"]}
    state = scenario(persia(**own, food=2, wood=2, ore=2, culture=4), enemy())
    play(state, "wield:architect", "building:academy")
    assert buildings(state, "D2") == {"academy": 0}
    assert goods(state)["culture"] == 2
    assert state.actions_left == 3
    assert reason(state, "wield:architect") == "not_again"


def test_darius_needs_his_tokens_and_the_price() -> None:
    own = {"cities": ["D2", "E4", "F2"], "leader": "darius", "advances": ["writing"]}
    state = scenario(persia(**own, food=1, wood=1, ore=1, culture=1), enemy())
    assert reason(state, "wield:architect") == "cannot_pay"
    state = scenario(persia(**own, food=1, wood=1, culture=2), enemy())
    assert reason(state, "wield:architect") == "nothing_to_design"


def test_the_tokens_of_darius_are_not_those_of_a_wonder() -> None:
    darius: dict[str, Any] = {"people": "persia", "leader": "darius"}
    assert "wield:architect" not in legal(builder("great_wall", "D2 happy", **darius, culture=6))
    state = builder("great_wall", "D2 happy", **darius, culture=7)
    play(state, "wield:architect", "wonder:great_wall")
    assert wonders(state, "D2") == {"great_wall"}
    assert goods(state) == {}


def test_darius_activates_his_city() -> None:
    own = {"cities": ["D2", "E4", "F2"], "leader": "darius", "advances": ["writing"]}
    state = scenario(persia(**own, food=2, wood=2, ore=2, culture=4), enemy())
    play(state, "collect:D2")
    while asked(state) != "turn":
        play(state, sorted(legal(state))[0])
    play(state, "wield:architect", "building:academy")
    if asked(state) != "turn":
        play(state, sorted(legal(state))[0])
    assert mood(state, "D2") == "angry"


# Xerxes


def test_of_a_mighty_army_five_units_stand_where_xerxes_is() -> None:
    own = {"units": ["4 infantry@E4"], "advances": ["tactics"], "cities": ["D2"]}
    for who, may in (("xerxes", True), ("darius", False)):
        state = scenario(persia(**own, leader=f"{who}@D4"), enemy())
        play(state, "move", "from:D4")
        assert ("to:E4" in legal(state)) == may
    state = scenario(persia(**own, leader="xerxes@D4"), enemy())
    march(state, "D4-E4")
    assert units(state, "E4") == {"infantry": 4, "leader": 1}


def test_xerxes_leads_five_and_without_him_only_four_come() -> None:
    own = {"units": ["4 infantry@E4", "infantry@D4"], "advances": ["tactics"], "cities": ["D2"]}
    state = scenario(persia(**own, leader="xerxes@E4"), enemy())
    march(state, "E4-E5")
    assert units(state, "E5") == {"infantry": 4, "leader": 1}
    state = scenario(persia(**own, leader="xerxes@F5"), enemy())
    play(state, "move", "from:D4")
    assert reason(state, "to:E4") == "stack"


def test_a_sixth_does_not_come_to_xerxes() -> None:
    own = {"units": ["4 infantry@E4", "infantry@D4"], "advances": ["tactics"], "cities": ["D2"]}
    state = scenario(persia(**own, leader="xerxes@E4"), enemy())
    play(state, "move", "from:D4")
    assert reason(state, "to:E4") == "stack"


def test_a_city_with_xerxes_recruits_a_fifth() -> None:
    for who, may in (("xerxes", True), ("darius", False)):
        own = {"units": ["3 infantry@D2"], "leader": who, "cities": ["D2"]}
        state = scenario(persia(**own, food=2, ore=2), enemy())
        play(state, "recruit:D2")
        assert ("hire:infantry" in legal(state)) == may


def test_a_road_leads_five_with_xerxes() -> None:
    own = {"units": ["4 infantry@E4"], "advances": ["tactics", "roads"], "cities": ["D2", "E4"]}
    state = scenario(persia(**own, leader="xerxes@E4", food=1, ore=1), enemy())
    play(state, "move", "road:E6")
    assert units(state, "E6") == {"infantry": 4, "leader": 1}


def test_five_with_xerxes_have_neither_cards_nor_symbols() -> None:
    for army, may in (("4 infantry", False), ("3 infantry", True)):
        own = {"leader": "xerxes@E5", "hand": ["high_morale"]}
        state = battle([army], ["infantry"], own=own, other={"advances": ["tactics"]})
        attack(state)
        assert (asked(state) == "tactics") == may
        if may:
            play(state, "skip", deals=["3_infantry"] * 4 + [MISS])
        else:
            state = battle([army], ["infantry"], own=own)
            events = attack(state, ["3_infantry"] * 5 + [MISS])
            assert "infantry" not in facts(events, "rolled")[0]["sum"]


def test_defenders_withdraw_as_five_with_xerxes() -> None:
    own = {
        "people": "persia",
        "leader": "xerxes@D5",
        "units": ["3 infantry@D5"],
        "hand": ["tactical_retreat"],
    }
    own = {**own, "advances": ["tactics"], "cities": ["D2"]}
    state = field(
        2, 0, other={**own, "units": ["3 infantry@D5", "infantry@C5", "2 infantry@D4"]}, expansion=True
    )
    attack(state, None, lay(state, "tactical_retreat", 1))
    assert "to:C5" in legal(state)
    assert "to:D4" not in legal(state)


def test_fanatics_come_to_xerxes_as_a_fifth() -> None:
    own: dict[str, Any] = {
        "people": "persia",
        "leader": "xerxes@E6",
        "units": ["3 infantry@E6", "4 infantry@C2"],
        "cities": ["C5 temple", "E6", "C2"],
        "advances": ["fanaticism"],
    }
    attacker = enemy(units=["infantry@D5"], advances=["tactics"], cities=["D7"])
    state = scenario(attacker, nation(**own))
    march(state, "D5-C5")
    assert owner(state, "C5") == 0
    if asked(state) == "place_unit":
        play(state, "place:C2")  # the settler of who has lost a city
    assert units(state, "E6", 1) == {"infantry": 4, "leader": 1}


def test_wonders_of_the_great_builder_in_the_city_of_xerxes_cost_two_less_of_any_kind() -> None:
    state = builder("great_wall", "D2 happy", people="persia", leader="xerxes", culture=4, ore=6)
    play(state, "raise:D2", "wonder:great_wall")
    assert wonders(state, "D2") == {"great_wall"}
    assert goods(state) == {}
    state = builder("great_wall", "D2 happy", people="persia", leader="xerxes")
    play(state, "raise:D2", "wonder:great_wall", "swap:food", "swap:culture")
    assert goods(state) == {"food": 1, "culture": 1}


def test_elsewhere_wonders_cost_what_they_cost() -> None:
    state = builder("great_wall", "D2 happy", people="persia", leader="xerxes@E4", culture=4)
    assert "raise:D2" not in legal(state)
