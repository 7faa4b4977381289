"""The Huns: their four civilization advances, and what Attila, Bleda and Rugila do."""

from typing import Any

from tessera.games.clash.catalog import EVENT_CARDS, EVENTS_SYMBOL, SYMBOLS
from tessera.games.clash.scenario import (
    BARBARIANS,
    asked,
    at_court,
    cell_of,
    doomed,
    end_turn,
    goods,
    legal,
    march,
    mood,
    nation,
    owner,
    play,
    reason,
    scenario,
    terrain,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, attack, facts, field

MARCHING = next(
    card
    for number, card in enumerate(EVENT_CARDS)
    if EVENTS_SYMBOL[number] == SYMBOLS.index("barbarians_move")
)


def huns(**more: Any) -> Any:
    return nation(people="huns", **more)


def foe(**more: Any) -> Any:
    return nation(people="greece", **more)


# Nomads


def nomads(*cities: str, **own: Any) -> ClashState:
    return scenario(huns(powers=["nomads"], cities=list(cities), **own), foe(cities=["D7"]))


def trek(state: ClashState, *ways: str) -> list[Any]:
    """A Move action in which cities go alone."""
    events = play(state, "move")
    for way in ways:
        start, goal = way.split("-")
        if f"from:{start}" in legal(state):
            events += play(state, f"from:{start}")
        if "wield:nomads" in legal(state):
            events += play(state, "wield:nomads")
        events += play(state, f"to:{goal}")
    if asked(state) == "move":
        events += play(state, "done")
    return events


def test_a_small_city_goes_to_the_next_cell_and_finds_something_there() -> None:
    for goal, found in (("C2", {"wood": 1}), ("E2", {"ore": 1}), ("D1", {})):
        state = nomads("D2 happy")
        events = trek(state, f"D2-{goal}")
        assert (owner(state, goal), mood(state, goal), owner(state, "D2")) == (0, "happy", None)
        assert goods(state) == found
        assert [each["cell"] for each in facts(events, "trekked")] == [goal]
        assert state.actions_left == 2
    state = nomads("E2")
    trek(state, "E2-F2")
    assert goods(state) == {"food": 1}


def test_without_nomads_cities_stay() -> None:
    state = scenario(huns(cities=["D2"]), foe())
    assert reason(state, "move") == "no_units_at_all"


def test_exhausted_land_brings_nothing_and_a_city_may_stay_there() -> None:
    state = scenario(huns(powers=["nomads"], cities=["D2"]), foe(), exhausted=["C2"])
    trek(state, "D2-C2")
    assert (owner(state, "C2"), goods(state)) == (0, {})


def test_what_there_is_no_room_for_is_not_found() -> None:
    state = nomads("E2", food=2)
    state.nations[0].advances &= ~(1 << 1)
    trek(state, "E2-F2")
    assert goods(state) == {"food": 2}


def test_larger_and_angry_cities_stay() -> None:
    state = nomads("D2 temple", "E4 angry", "F5", "C5")
    play(state, "move")
    assert reason(state, "from:D2") == "city_too_large"
    assert reason(state, "from:E4") == "angry_stays"


def test_three_cities_go_in_one_action_and_each_once() -> None:
    state = nomads("D2", "E4", "F5", "C5")
    play(state, "move", "from:D2", "to:C2")
    assert reason(state, "from:C2") == "moved_already"
    play(state, "from:E4", "to:E5", "from:C5", "to:B5")
    assert asked(state) == "turn"
    assert state.actions_left == 2
    assert not at_court(state, "moved_cities")


def test_each_step_is_an_activation() -> None:
    state = nomads("D2 happy", "F5")
    trek(state, "D2-C2")
    assert mood(state, "C2") == "happy"
    trek(state, "C2-D2")
    assert mood(state, "D2") == "neutral"
    trek(state, "D2-C2")
    assert mood(state, "C2") == "angry"


def test_a_city_that_worked_gets_angrier_by_going() -> None:
    state = nomads("D2", "F5")
    play(state, "collect:D2")
    while asked(state) != "turn":
        play(state, sorted(legal(state))[0])
    trek(state, "D2-C2")
    assert mood(state, "C2") == "angry"


def test_from_a_mountain_a_city_does_not_go_on_in_that_turn() -> None:
    state = nomads("D2 happy", "F5", "C5")
    trek(state, "D2-E2")
    assert terrain(state, "E2") == "mountain"
    play(state, "move")
    assert reason(state, "from:E2") == "on_mountain"
    state = nomads("D2 happy", "F5")
    trek(state, "D2-E2")
    end_turn(state)
    end_turn(state)
    trek(state, "E2-D2")
    assert owner(state, "D2") == 0


def test_cities_do_not_go_to_cities_enemies_or_the_sea() -> None:
    state = scenario(
        huns(powers=["nomads"], cities=["D5 happy", "D6"]),
        foe(cities=["D7", "E5"], units=["settler@D4"]),
        barbarians=["C5"],
    )
    play(state, "move", "from:D5")  # C6 is sea, D4 has a settler, D6, E5 and C5 are cities
    assert owner(state, "E6") == 0


def test_a_city_goes_along_with_units_and_does_not_count_for_the_limit() -> None:
    state = nomads("D2 happy", units=["4 infantry@D2"], advances=["tactics"])
    play(state, "move")
    assert "wield:nomads" in legal(state)
    play(state, "wield:nomads", "to:C2")
    assert (owner(state, "C2"), units(state, "C2")) == (0, {"infantry": 4})
    assert goods(state) == {"wood": 1}
    assert asked(state) == "turn"


def test_units_of_a_city_need_not_go_along() -> None:
    state = nomads("D2 happy", units=["2 infantry@D2"], advances=["tactics"])
    play(state, "move", "wield:nomads", "leave:infantry:fresh", "to:C2")
    assert (units(state, "D2"), units(state, "C2")) == ({"infantry": 1}, {"infantry": 1})
    state = nomads("D2 happy", units=["infantry@D2"])
    play(state, "move")  # without Tactics the army cannot, and is not asked
    assert legal(state) == {"to:C2", "to:D1", "to:D3", "to:E2"}
    play(state, "to:C2")
    assert (owner(state, "C2"), units(state, "D2")) == (0, {"infantry": 1})


def test_units_alone_leave_the_city_where_it_is() -> None:
    state = nomads("D2 happy", units=["infantry@D2"], advances=["tactics"])
    play(state, "move", "to:C2", "done")
    assert (owner(state, "D2"), units(state, "C2")) == (0, {"infantry": 1})


def test_the_limit_holds_where_units_of_the_group_are_too_many() -> None:
    state = nomads("D2 happy", units=["2 infantry@D2", "3 infantry@C2"], advances=["tactics"])
    play(state, "move", "from:D2", "wield:nomads")
    assert "to:C2" not in legal(state)
    assert reason(state, "to:C2") == "no_camp_there"
    play(state, "leave:infantry:fresh", "to:C2")
    assert units(state, "C2") == {"infantry": 4}


def test_cities_take_no_roads() -> None:
    state = nomads("D2", units=["infantry@D2"], advances=["tactics", "roads"], food=1, ore=1)
    play(state, "move")
    assert any(each.startswith("road:") for each in legal(state))
    play(state, "wield:nomads")
    assert not any(each.startswith("road:") for each in legal(state))


def test_the_capital_goes_along() -> None:
    state = nomads("D2 happy")
    assert state.nations[0].home == cell_of(state, "D2")
    trek(state, "D2-C2")
    assert state.nations[0].home == cell_of(state, "C2")


def test_units_remember_a_mountain_to_which_they_went_with_their_city() -> None:
    state = nomads("D2 happy", units=["infantry@D2"], advances=["tactics"])
    play(state, "move", "wield:nomads", "to:E2")
    assert reason(state, "move") == "cannot_move"


def test_a_city_explores_like_units() -> None:
    state = scenario(huns(powers=["nomads"], cities=["D2"]), foe(), unexplored=[2])
    play(state, "move")
    unknown = [each for each in legal(state, "to") if terrain(state, each[3:]) == "unknown"]
    goal = sorted(unknown)[0]
    play(state, goal)
    while asked(state) != "turn":
        play(state, sorted(legal(state))[0])
    assert owner(state, goal[3:]) == 0
    assert terrain(state, goal[3:]) != "sea"


# Mounted Archers


def test_small_cities_recruit_cavalry_without_a_market() -> None:
    for city, may in (("D2", True), ("D2 temple", False)):
        state = scenario(huns(powers=["mounted_archers"], cities=[city], food=2, wood=1), foe())
        play(state, f"recruit:{city[:2]}")
        assert ("hire:cavalry" in legal(state)) == may


def archers(**own: Any) -> ClashState:
    known = {"advances": ["tactics", "storage"], "food": 4, "wood": 4, "cities": ["D2 happy"], **own}
    return scenario(huns(powers=["mounted_archers"], **known), foe(cities=["D7"]))


def test_cavalry_just_recruited_may_ride_at_once() -> None:
    state = archers(food=1, wood=1)
    play(state, "recruit:D2")
    assert asked(state) == "saddle"
    play(state, "from:D2", "to:C2")
    assert units(state, "C2") == {"cavalry": 1}
    assert state.actions_left == 2
    assert "move" in legal(state)  # and ride on as usual
    march(state, "C2-D2")


def test_each_of_several_riders_goes_where_it_likes_or_stays() -> None:
    state = archers(food=2, wood=2, units=["cavalry@D2"])
    play(state, "recruit:D2", "hire:cavalry", "hire:cavalry")
    play(state, "from:D2", "leave:cavalry:fresh", "to:C2")
    assert asked(state) == "saddle"
    play(state, "from:D2", "to:E2")
    assert asked(state) == "turn"  # the third was there before
    assert units(state, "D2") == {"cavalry": 1}
    state = archers(food=1, wood=1)
    play(state, "recruit:D2", "skip")
    assert asked(state) == "turn"


def test_others_do_not_ride_at_once() -> None:
    state = archers(food=2, ore=2)
    play(state, "recruit:D2", "hire:infantry", "done")
    assert asked(state) == "turn"


def test_riders_that_were_just_recruited_may_attack() -> None:
    state = scenario(
        huns(powers=["mounted_archers"], advances=["tactics"], cities=["E5"], food=1, wood=1),
        foe(cities=["D7"], units=["infantry@D5"]),
    )
    play(state, "recruit:E5", "from:E5", "to:D5", deals=[HIT, MISS])
    assert units(state, "D5") == {"cavalry": 1}
    assert reason(state, "move") == "cannot_move"


# Raiders


def raided(where: str, **theirs: Any) -> ClashState:
    """A settler of another on C5, and infantry of the Huns."""
    other = foe(**{"cities": ["D7"], "units": ["settler@C5"], **theirs})
    return scenario(other, huns(powers=["raiders"], units=[f"infantry@{where}"], cities=["D2"]))


def test_settlers_near_raiders_found_no_cities() -> None:
    assert reason(raided("E5"), "found:C5") == "raided"
    assert "found:C5" in legal(raided("F5"))


def test_settlers_with_an_army_of_their_own_found_cities() -> None:
    assert "found:C5" in legal(raided("E5", units=["settler@C5", "infantry@C5"]))


def test_without_raiders_everybody_founds_cities() -> None:
    other = foe(cities=["D7"], units=["settler@C5"])
    state = scenario(other, huns(units=["infantry@E5"], cities=["D2"]))
    assert "found:C5" in legal(state)


def test_settlers_near_raiders_form_no_trade_routes() -> None:
    trader = {"units": ["settler@C5"], "advances": ["trade_routes"]}
    for where, more, food in (
        ("E5", {}, {}),
        ("E5", {"units": ["settler@C5", "infantry@C5"]}, {"food": 1}),
        ("E5", {"cities": ["D7", "C5"]}, {"food": 1}),
        ("E2", {}, {"food": 1}),
    ):
        them = huns(powers=["raiders"], units=[f"infantry@{where}"], cities=["D2", "D5"])
        state = scenario(them, foe(**{"cities": ["D7"], **trader, **more}))
        end_turn(state)
        assert goods(state, 1) == food


def test_ships_trade_in_spite_of_raiders() -> None:
    them = huns(powers=["raiders"], units=["infantry@E5"], cities=["D2", "D5"])
    trader = foe(cities=["D7"], units=["ship@C6"], advances=["trade_routes"])
    state = scenario(them, trader)
    end_turn(state)
    assert goods(state, 1) == {"food": 1}


# Hunnic Empire


def event(**own: Any) -> ClashState:
    """An event by which Barbarians on D4 move, two cells from the city of the Huns on D2."""
    known = {"powers": ["hunnic_tribes"], "cities": ["D2"], "ideas": 2, **own}
    return scenario(doomed(people="huns", **known), foe(cities=["E5"]), barbarian_units=["2 infantry@D4"])


def begin_event(state: ClashState) -> None:
    study = ["study:ideas2gold0"] if "gold" in goods(state) else []
    play(state, "advance:siegecraft", *study, deals=[MARCHING])


def test_the_huns_lead_barbarians_where_they_like() -> None:
    for kind in ("gold", "culture"):
        state = event(**{kind: 1})
        begin_event(state)
        assert asked(state) == "hunnic_tribes"
        play(state, f"take:{kind}")
        assert asked(state) == "barbarian_step"
        assert "to:E5" in legal(state)
        assert "to:D5" in legal(state)
        play(state, "to:D5")
        assert units(state, "D5", BARBARIANS) == {"infantry": 2}
        assert kind not in goods(state)


def test_led_barbarians_attack_whom_they_are_led_to() -> None:
    state = event(gold=1)
    begin_event(state)
    play(state, "take:gold", "to:E5")
    assert owner(state, "E5") == BARBARIANS


def test_who_pays_nothing_sees_them_come_nearer() -> None:
    state = event(gold=1)
    begin_event(state)
    play(state, "skip")
    assert units(state, "D3", BARBARIANS) == {"infantry": 2}
    state = event()
    begin_event(state)
    assert asked(state) != "hunnic_tribes"


def test_without_their_empire_nobody_is_asked() -> None:
    state = event(gold=1, powers=[])
    begin_event(state)
    assert asked(state) != "hunnic_tribes"


# Attila


def test_attila_the_ruler_makes_a_small_city_work_as_if_it_were_larger() -> None:
    for city, who, collected in (
        ("D2", "attila", 2),
        ("D2 angry", "attila", 1),
        ("D2", "bleda", 1),
        ("D2 temple", "attila", 2),
    ):
        state = scenario(huns(cities=[city], leader=who, advances=["storage"]), foe())
        play(state, "collect:D2")
        while asked(state) != "turn":
            play(state, sorted(legal(state))[0])
        assert sum(goods(state).values()) == collected


def test_attila_counts_where_he_is_alone() -> None:
    state = scenario(huns(cities=["D2"], leader="attila@C2", advances=["storage"]), foe())
    play(state, "collect:D2")
    while asked(state) != "turn":
        play(state, sorted(legal(state))[0])
    assert sum(goods(state).values()) == 1


def rider(own_dice: list[str], enemy_dice: list[str]) -> ClashState:
    own = {"people": "huns", "leader": "attila@E5", "units": ["cavalry@E5"]}
    other = {"people": "greece", "units": ["3 infantry@D5"]}
    state = field(0, 0, own=own, other=other, expansion=True)
    attack(state, [*own_dice, *enemy_dice])
    return state


def test_horse_master_lets_a_rider_cancel_a_hit() -> None:
    state = rider(["5_cavalry", "2_elephant"], [HIT, MISS, MISS])
    assert asked(state) == "charge"
    trial = state.clone()
    events = play(trial, "use")
    assert facts(events, "hit")[0]["hits"] == 0  # of 9 the die and what the rider adds are gone
    assert facts(events, "hit")[1]["taken"] == 0
    assert units(trial, "D5") == {"leader": 1, "cavalry": 1}
    events = play(state, "skip")
    assert facts(events, "hit")[0]["hits"] == 1
    assert facts(events, "hit")[1]["taken"] == 1


def test_horse_master_is_not_asked_without_a_hit_or_a_symbol() -> None:
    assert asked(rider(["5_cavalry", "2_elephant"], [MISS, MISS, MISS])) != "charge"
    assert asked(rider(["4_elephant", "3_infantry"], [HIT, MISS, MISS])) != "charge"


def test_horse_master_serves_in_the_first_round_alone() -> None:
    state = rider(["2_elephant", "2_elephant"], [MISS, MISS, MISS])
    assert asked(state) == "retreat"
    play(state, "skip", deals=["5_cavalry", "2_elephant", HIT, MISS, MISS])
    assert asked(state) != "charge"


# Bleda


def test_battering_rams_silence_the_defenders_of_a_city() -> None:
    for who, may in (("bleda", False), ("attila", True)):
        own = {"people": "huns", "leader": f"{who}@E5", "units": ["infantry@E5"]}
        other = {"people": "greece", "advances": ["tactics"], "hand": ["high_morale"]}
        state = field(0, 1, "neutral", own=own, other=other, expansion=True)
        attack(state)
        assert (asked(state) == "tactics") == may


def bleda(city: str = "D2 angry", **own: Any) -> ClashState:
    known = {"leader": "bleda", "advances": ["storage"], **own}
    return scenario(huns(cities=[city], **known), foe())


def collect(state: ClashState) -> int:
    play(state, "collect:D2")
    while asked(state) != "turn":
        play(state, sorted(legal(state))[0])
    return sum(goods(state).values())


def test_the_city_of_bleda_acts_once_as_if_it_were_happy() -> None:
    for mood_word in ("angry", "neutral"):
        state = bleda(f"D2 {mood_word}")
        play(state, "wield:enforcer")
        assert state.actions_left == 3
        assert collect(state) == 2
        assert mood(state, "D2") == mood_word
        assert reason(state, "collect:D2") == "spent"
    assert collect(bleda()) == 1


def test_the_city_of_bleda_is_not_activated_again() -> None:
    state = bleda("D2 neutral", ideas=2)
    play(state, "wield:enforcer")
    collect(state)
    assert reason(state, "recruit:D2") == "spent"
    end_turn(state)
    end_turn(state)
    assert {"collect:D2", "wield:enforcer"} <= legal(state)


def test_bleda_enforces_before_the_first_activation_alone() -> None:
    state = bleda("D2 neutral", powers=["nomads"])
    collect(state)
    assert reason(state, "wield:enforcer") == "activated_before"
    assert reason(bleda("D2 happy"), "wield:enforcer") == "is_happy"
    state = bleda("D2 neutral")
    play(state, "wield:enforcer")
    assert reason(state, "wield:enforcer") == "not_again"


def test_an_angry_city_that_bleda_enforces_may_go() -> None:
    state = bleda("D2 angry", powers=["nomads"])
    play(state, "wield:enforcer")
    trek(state, "D2-C2")
    assert (owner(state, "C2"), mood(state, "C2")) == (0, "angry")
    assert reason(state, "collect:C2") == "spent"


# Rugila


def test_by_tribute_rugila_takes_gold_where_another_city_is_near() -> None:
    own = {"cities": ["D2"], "leader": "rugila@E5", "advances": ["tactics"]}
    for third, gold in ((["D7"], 3), (["E2"], 1)):
        state = scenario(huns(**own), foe(cities=[*third, "D5 angry"]))
        march(state, "E5-D5")
        assert goods(state) == {"gold": gold}
    state = scenario(huns(**own), foe(cities=["E2", "D5 angry"]), barbarians=["D7"])
    march(state, "E5-D5")
    assert goods(state) == {"gold": 3}


def test_rugila_must_be_there() -> None:
    own = {"cities": ["D2"], "leader": "rugila@D2", "advances": ["tactics"], "units": ["infantry@E5"]}
    state = scenario(huns(**own), foe(cities=["D7", "D5 angry"]))
    march(state, "E5-D5")
    assert goods(state) == {"gold": 1}


def test_barbarians_whom_rugila_the_unifier_conquers_are_happy() -> None:
    for who, feeling in (("rugila", "happy"), ("attila", "angry")):
        own = {"cities": ["D2"], "leader": f"{who}@E5", "advances": ["tactics"]}
        state = scenario(huns(**own), foe(), barbarians=["D5"])
        march(state, "E5-D5")
        assert (owner(state, "D5"), mood(state, "D5")) == (0, feeling)
    own = {"cities": ["D2"], "leader": "rugila@E5", "advances": ["tactics"]}
    state = scenario(huns(**own), foe(cities=["D7", "D5 angry"]))
    march(state, "E5-D5")
    assert mood(state, "D5") == "angry"
    alone: dict[str, Any] = {**own, "leader": "rugila@D2", "units": ["infantry@E5"]}
    state = scenario(huns(**alone), foe(), barbarians=["D5"])
    march(state, "E5-D5")
    assert mood(state, "D5") == "angry"
