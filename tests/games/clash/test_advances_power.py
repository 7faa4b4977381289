"""The advances of warfare, economy and culture."""

from tessera.games.clash.scenario import (
    asked,
    buildings,
    card,
    goods,
    hand,
    legal,
    mood,
    nation,
    owner,
    play,
    reason,
    scenario,
    units,
)

LUCK, FAIL = ["5_cavalry"], ["4_cavalry"]

# Warfare


def test_tactics_let_armies_move() -> None:
    for names, is_possible in ((["tactics"], True), ([], False)):
        state = scenario(nation(units=["infantry@D2"], advances=names), nation())
        assert ("move" in legal(state)) == is_possible


def test_tactics_let_cards_be_played_in_battle() -> None:
    """The attacker has moved and so has them; the defender has the same card with them and without."""
    for names, is_asked in ((["tactics"], True), ([], False)):
        own = nation(units=["infantry@D2"], advances=["tactics"])
        foe = nation(units=["infantry@D1"], advances=names, hand=["high_morale"])
        state = scenario(own, foe)
        play(state, "move", "to:D1", deals=None if is_asked else ["6_infantry", "1_leader"])
        assert (state.seats_to_act() == (1,)) == is_asked


def test_siege_engines_take_the_die_of_a_fortress_for_two_wood() -> None:
    own = nation(units=["infantry@D2"], advances=["tactics", "siegecraft"], wood=2)
    state = scenario(own, nation(cities=["D7", "C2 fortress"]))
    play(state, "move", "to:C2", "use", deals=["1_leader"])
    assert owner(state, "C2") == 0
    assert "wood" not in goods(state)
    state = scenario(own, nation(cities=["D7", "C2 fortress"]))
    play(state, "move", "to:C2", "skip", deals=["1_leader", "5_cavalry"])
    assert owner(state, "C2") == 1
    assert goods(state) == {"wood": 2}


def test_siege_engines_take_the_cancelled_hit_of_a_fortress_for_two_ore() -> None:
    own = nation(units=["infantry@D2"], advances=["tactics", "siegecraft"], wood=2, ore=2)
    foe = nation(cities=["D7", "C2 fortress"], units=["infantry@C2"])
    state = scenario(own, foe)
    play(state, "move", "to:C2", "skip", "use", deals=["5_cavalry", "1_leader", "1_leader"])
    assert owner(state, "C2") == 0
    assert "ore" not in goods(state)
    state = scenario(own, foe)
    play(state, "move", "to:C2", "skip", "skip", deals=["5_cavalry", "1_leader", "1_leader"])
    assert owner(state, "C2") == 1
    assert units(state, "C2", 1) == {"infantry": 1}


def test_siege_engines_may_take_both() -> None:
    own = nation(units=["infantry@D2"], advances=["tactics", "siegecraft"], wood=2, ore=2)
    foe = nation(cities=["D7", "C2 fortress"], units=["infantry@C2"])
    state = scenario(own, foe)
    play(state, "move", "to:C2", "use", "use", deals=["5_cavalry", "1_leader"])
    assert owner(state, "C2") == 0


def test_there_is_nothing_to_besiege_without_a_fortress() -> None:
    own = nation(units=["infantry@D2"], advances=["tactics", "siegecraft"], wood=2, ore=2)
    state = scenario(own, nation(cities=["D7", "C2"], units=["infantry@C2"]))
    play(state, "move", "to:C2", deals=["5_cavalry", "1_leader"])
    assert goods(state)["wood"] == 2


def test_steel_weapons_add_two_in_each_round_for_an_ore() -> None:
    own = nation(units=["infantry@D2"], advances=["tactics", "steel_weapons"], ore=1)
    state = scenario(own, nation(), barbarian_units=["infantry@D1"])
    play(state, "move", "to:D1", "use", deals=["2_cavalry", "1_leader"])
    assert asked(state) == "retreat"  # four is not a hit
    play(state, "skip", deals=["3_elephant", "1_leader"])
    assert units(state, "D1") == {"infantry": 1}
    assert goods(state) == {"gold": 1}


def test_steel_weapons_add_one_against_steel_weapons_used_or_not() -> None:
    own = nation(units=["infantry@D2"], advances=["tactics", "steel_weapons"], ore=1)
    foe = nation(units=["infantry@D1"], advances=["steel_weapons"])
    state = scenario(own, foe)
    play(state, "move", "to:D1", "use", deals=["3_elephant", "1_leader"])
    assert asked(state) == "retreat"
    play(state, "skip", deals=["4_cavalry", "1_leader"])
    assert units(state, "D1") == {"infantry": 1}


def test_the_attacker_decides_about_steel_first() -> None:
    own = nation(units=["infantry@D2"], advances=["tactics", "steel_weapons"], ore=1)
    foe = nation(units=["infantry@D1"], advances=["steel_weapons"], ore=1)
    state = scenario(own, foe)
    play(state, "move", "to:D1")
    assert (asked(state), state.seats_to_act()) == ("steel", (0,))
    play(state, "use")
    assert (asked(state), state.seats_to_act()) == ("steel", (1,))


def test_metallurgy_does_not_pay_for_steel_against_steel() -> None:
    own = nation(units=["infantry@D2"], advances=["tactics", "steel_weapons", "metallurgy"], ore=1)
    state = scenario(own, nation(units=["infantry@D1"], advances=["steel_weapons"]))
    play(state, "move", "to:D1")
    assert asked(state) == "steel"


def test_the_draft_levies_infantry() -> None:
    state = scenario(nation(cities=["D2 happy"], advances=["draft"], mood=1), nation())
    play(state, "recruit:D2")
    assert units(state, "D2") == {"infantry": 1}
    assert goods(state) == {}


# Economy


def test_bartering_turns_a_card_into_gold_or_culture_once_a_turn() -> None:
    for kind in ("gold", "culture"):
        own = nation(advances=["bartering"], hand=["spy", "ideas"])
        state = scenario(own, nation())
        play(state, f"barter:{card(state, 'spy')}", f"take:{kind}")
        assert goods(state) == {kind: 1}
        assert hand(state) == ["ideas"]
        assert len(state.discards) == 1
        assert state.actions_left == 3
        assert reason(state, f"barter:{card(state, 'ideas')}") == "not_again"


def test_without_bartering_cards_are_kept() -> None:
    state = scenario(nation(hand=["spy"]), nation())
    assert reason(state, f"barter:{card(state, 'spy')}") == "needs_advance"


def test_taxes_bring_a_resource_for_each_city_for_a_mood_token_once_a_turn() -> None:
    own = nation(cities=["D2", "F2", "E4 angry"], advances=["taxes"], mood=2)
    state = scenario(own, nation())
    play(state, "tax", "take:food", "take:wood", "take:ore")
    assert goods(state) == {"food": 1, "wood": 1, "ore": 1, "mood": 1}
    assert state.actions_left == 2
    assert reason(state, "tax") == "not_again"
    play(state, "collect:E4", "take:food")  # no city was activated


def test_taxes_bring_no_gold_without_the_currency() -> None:
    for names, kinds in (
        (["taxes"], {"take:food", "take:wood", "take:ore"}),
        (["taxes", "currency"], {"take:food", "take:wood", "take:ore", "take:gold"}),
    ):
        state = scenario(nation(advances=names, mood=1), nation())
        play(state, "tax")
        assert legal(state) == kinds


def test_taxes_cost_a_mood_token() -> None:
    state = scenario(nation(advances=["taxes"], culture=1), nation())
    assert "tax" not in legal(state)


def test_trade_routes_bring_a_food_for_each_pair_of_a_unit_and_a_city() -> None:
    """The example of the rulebook: a settler aboard counts, and one is left without a city."""
    names = ["trade_routes", "storage"]
    own = nation(units=["settler@D5", "ship@C6", "settler@C6", "settler@D4"], advances=names)
    state = scenario(own, nation(cities=["D7", "E6", "B6"]))
    assert goods(state) == {"food": 3}


def test_trade_routes_serve_each_city_once() -> None:
    own = nation(units=["settler@D5", "ship@C6"], advances=["trade_routes"])
    state = scenario(own, nation(cities=["D7"]))
    assert goods(state) == {"food": 1}


def test_a_ship_alone_makes_a_trade_route() -> None:
    own = nation(units=["ship@C6"], advances=["trade_routes"])
    assert goods(scenario(own, nation(cities=["D7"]))) == {"food": 1}


def test_trade_routes_are_paired_as_well_as_can_be() -> None:
    """The settler at E7 reaches C7 alone; that at C5 reaches it too, and D4 as well."""
    own = nation(units=["settler@C5", "settler@E7"], advances=["trade_routes"])
    state = scenario(own, nation(cities=["C7", "D4"]))
    assert goods(state) == {"food": 2}


def test_trade_routes_need_a_city_that_is_not_angry_within_two_cells() -> None:
    for cities, food in ((["D7 angry"], 0), (["D7 happy"], 1), (["D8"], 0)):
        own = nation(units=["settler@D5"], advances=["trade_routes"])
        state = scenario(own, nation(cities=cities))
        assert goods(state).get("food", 0) == food


def test_trade_routes_do_not_lead_over_unexplored_land() -> None:
    own = nation(units=["settler@C5"], advances=["trade_routes"])
    assert goods(scenario(own, nation(cities=["C7"]))) == {"food": 1}  # over C6
    assert goods(scenario(own, nation(cities=["C7"]), unexplored=[7])) == {}


def test_trade_routes_do_not_lead_to_barbarians_or_from_armies() -> None:
    own = nation(units=["settler@D5", "infantry@C6", "ship@C6"], advances=["trade_routes"])
    state = scenario(own, nation(cities=["G3"]), barbarians=["D7"])
    assert goods(state) == {}
    own = nation(units=["infantry@D5"], advances=["trade_routes"])
    assert goods(scenario(own, nation(cities=["D7"]))) == {}


def test_there_are_four_trade_routes_at_most() -> None:
    own = nation(units=["4 settler@D5", "2 ship@C6"], advances=["trade_routes", "storage"])
    state = scenario(own, nation(cities=["D7", "E6", "C7", "B6", "D6", "F5"]))
    assert goods(state) == {"food": 4}


def test_the_currency_makes_gold_of_each_route_as_one_likes() -> None:
    own = nation(units=["2 settler@D5"], advances=["trade_routes", "currency"])
    state = scenario(own, nation(cities=["D7", "E6"]))
    assert asked(state) == "routes"
    play(state, "take:food", "take:gold")
    assert goods(state) == {"food": 1, "gold": 1}


# Culture


def test_the_arts_try_an_influence_for_a_culture_token_once_a_turn() -> None:
    own = nation(cities=["D2 temple"], advances=["arts"], culture=2)
    state = scenario(own, nation(cities=["D7", "E4 academy"]))
    play(state, "arts:E4", "skip", deals=FAIL)
    assert goods(state) == {"culture": 1}
    assert state.actions_left == 3
    assert reason(state, "arts:E4") == "not_again"
    play(state, "influence:E4", deals=LUCK)
    assert buildings(state, "E4") == {"academy": 0}


def test_the_arts_share_the_one_success_of_a_turn() -> None:
    own = nation(cities=["D2 temple"], advances=["arts"], culture=2)
    state = scenario(own, nation(cities=["D7", "E4 academy temple"]))
    play(state, "influence:E4", "building:temple", deals=LUCK)
    assert "arts:E4" not in legal(state)


def test_the_arts_need_the_token_before_any_for_the_range() -> None:
    own = nation(cities=["D2"], advances=["arts"], culture=1)
    state = scenario(own, nation(cities=["D7", "E4 academy"]))
    assert "influence:E4" in legal(state)
    assert "arts:E4" not in legal(state)


def test_games_cheer_a_city_of_any_size_for_culture() -> None:
    own = nation(cities=["D2 angry temple academy", "F2 happy"], advances=["sports"], culture=3)
    state = scenario(own, nation())
    play(state, "games:D2", "use")
    assert mood(state, "D2") == "happy"
    assert goods(state) == {"culture": 1}
    assert state.actions_left == 2
    assert "games:F2" not in legal(state)


def test_games_may_cheer_by_one_step() -> None:
    own = nation(cities=["D2 angry temple"], advances=["sports"], culture=3)
    state = scenario(own, nation())
    play(state, "games:D2", "skip")
    assert mood(state, "D2") == "neutral"
    assert goods(state) == {"culture": 2}
    play(state, "games:D2")  # and again as another action
    assert mood(state, "D2") == "happy"


def test_games_cheer_a_city_that_can_work_no_more() -> None:
    state = scenario(nation(cities=["D2 angry"], advances=["sports"], culture=2), nation())
    play(state, "collect:D2", "take:wood")
    assert reason(state, "collect:D2") == "angry_twice"
    play(state, "games:D2", "use")
    assert mood(state, "D2") == "happy"


def test_games_need_culture() -> None:
    state = scenario(nation(cities=["D2 angry"], advances=["sports"], mood=5), nation())
    assert "games:D2" not in legal(state)


def test_monuments_draw_a_wonder() -> None:
    state = scenario(nation(advances=["arts"], food=2), nation())
    play(state, "advance:monuments")
    assert len(state.nations[0].wonder_cards) == 1


def test_monuments_guard_cities_with_wonders_from_influence() -> None:
    for names, word in ((["monuments"], "monuments"), ([], "ok")):
        foe = nation(cities=["D7", "E4 academy great_wall"], advances=names)
        state = scenario(nation(cities=["D2 temple"]), foe)
        assert reason(state, "influence:E4") == word


def test_monuments_guard_no_other_cities() -> None:
    foe = nation(cities=["D7 great_wall", "E4 academy"], advances=["monuments"])
    state = scenario(nation(cities=["D2 temple"]), foe)
    assert "influence:E4" in legal(state)


def test_theaters_change_a_token_into_the_other_once_a_turn() -> None:
    for spent, gained in (("culture", "mood"), ("mood", "culture")):
        own = nation(advances=["theaters"], mood=2, culture=2)
        state = scenario(own, nation())
        assert legal(state, "drama") == {"drama:mood", "drama:culture"}
        play(state, f"drama:{gained}")
        assert goods(state) == {gained: 3, spent: 1}
        assert state.actions_left == 3
        assert reason(state, f"drama:{gained}") == "not_again"
