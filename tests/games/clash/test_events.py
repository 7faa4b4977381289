"""Events: when one comes, what its symbol does, and what its text does. Disasters have tests of their own."""

import pytest

from tessera.games.clash.catalog import BASE_EVENT_CARDS, EVENT_CARDS
from tessera.games.clash.scenario import (
    BARBARIANS,
    advances,
    asked,
    doomed,
    end_turn,
    goods,
    happens,
    legal,
    mood,
    nation,
    owner,
    play,
    reason,
    scenario,
    told,
    units,
)
from tessera.games.clash.state import ClashState

# When an event comes


def test_an_event_comes_when_the_track_is_empty_and_then_the_track_is_filled() -> None:
    state = scenario(nation(advances=["storage"], food=4, track=2), nation())
    assert "event" not in told(play(state, "advance:myths"))
    assert state.nations[0].track == 1
    assert "event" in told(play(state, "advance:rituals", deals=["volcano_29"]))
    assert state.nations[0].track == 3


def test_what_an_advance_brings_comes_before_its_event() -> None:
    state = scenario(nation(["D2 neutral"], advances=["storage"], food=2, track=1), nation())
    play(state, "advance:myths", deals=["flood_32"])
    assert asked(state) == "myths"  # the token of the frame can already be spent, and the myths work
    assert goods(state) == {"mood": 1}


def test_the_track_is_filled_after_the_event() -> None:
    state = scenario(doomed(["D2", "E2"]), nation())
    happens(state, "flood_32")
    assert (asked(state), state.nations[0].track) == ("lower_mood", 0)
    play(state, "mood:D2")
    assert state.nations[0].track == 3


def test_an_event_lies_face_up_on_the_pile_afterwards() -> None:
    state = scenario(doomed(), nation())
    happens(state, "flood_32")
    assert state.view(1).board["event_discards"] == ["flood_32"]


def test_an_empty_deck_of_events_is_made_anew_of_its_pile() -> None:
    state = scenario(doomed(), nation(), event_discards=["flood"], empty=["event"])
    play(state, "advance:siegecraft")
    assert mood(state, "D2") == "neutral"
    assert state.view(1).board["event_discards"] == ["flood_32"]


# Symbols


def test_a_gold_mine_brings_two_gold() -> None:
    state = scenario(doomed(), nation())
    happens(state, "migration_34")
    assert goods(state)["gold"] == 2


def test_land_is_exhausted_beside_a_city_where_nobody_is() -> None:
    state = scenario(
        doomed(["D5", "E6"], ["settler@C5"]), nation(), barbarian_units=["infantry@D4"], exhausted=["F5"]
    )
    play(state, "advance:siegecraft", deals=["awesome_year_all_13"])
    assert asked(state) == "exhaust"
    # C5 and D4 hold units, E5 and D6 are barren, C6 is sea, F5 is exhausted already
    assert legal(state) == {"place:F6", "place:E7"}
    assert reason(state, "place:C5") == "not_to_exhaust"
    play(state, "place:F6")
    assert state.view(0).board["cells"]["F6"]["exhausted"]


def test_no_land_is_exhausted_where_there_is_none_or_no_token() -> None:
    six = ["B3", "B4", "C5", "D5", "F5", "E6"]
    state = scenario(doomed(["D2"]), nation(), exhausted=six)
    happens(state, "awesome_year_all_13")
    cells = state.view(0).board["cells"].values()
    assert sum(1 for data in cells if data.get("exhausted")) == 6
    bare = scenario(doomed(["D1"]), nation(), exhausted=["C2", "D2"], barbarian_units=["infantry@E2"])
    happens(bare, "awesome_year_all_13")
    assert "food" in goods(bare)


def test_barbarians_appear_and_grow_for_who_drew_the_card() -> None:
    state = scenario(doomed(), nation())
    play(state, "advance:siegecraft", deals=["good_year_self_10"])
    assert asked(state) == "barbarians_settle"
    play(state, "place:F2")
    assert owner(state, "F2") == BARBARIANS
    assert units(state, "F2", BARBARIANS) == {"infantry": 2}


def test_barbarians_move_for_who_drew_the_card() -> None:
    state = scenario(doomed(food=1), nation(), barbarians=["F2"], barbarian_units=["infantry@F2"])
    play(state, "advance:siegecraft", "study:ideas2gold0", deals=["famine_1_3"])
    assert units(state, "E2", BARBARIANS) == {"infantry": 1}
    assert units(state, "F2", BARBARIANS) == {"infantry": 1}


def test_barbarians_who_are_nowhere_near_appear_instead_of_moving() -> None:
    state = scenario(doomed(food=1), nation(), barbarians=["C5"], barbarian_units=["infantry@C5"])
    play(state, "advance:siegecraft", "study:ideas2gold0", deals=["famine_1_3"])
    assert asked(state) == "barbarians_settle"
    play(state, "place:F2")
    assert units(state, "F2", BARBARIANS) == units(state, "C5", BARBARIANS) == {"infantry": 1}


def test_the_symbol_comes_first_even_where_the_text_does_nothing() -> None:
    state = scenario(doomed(advances=["irrigation"]), nation())
    play(state, "advance:siegecraft", deals=["famine_1_3"])
    assert asked(state) == "barbarians_settle"


# Years


@pytest.mark.parametrize(
    ("card", "amount"), [("good_year_self_10", 1), ("awesome_year_self_12", 2), ("fantastic_year_self_17", 3)]
)
def test_a_year_feeds_who_drew_it(card: str, amount: int) -> None:
    state = scenario(doomed(advances=["storage"]), nation(advances=["storage"]))
    happens(state, card)
    assert (goods(state), goods(state, 1)) == ({"food": amount}, {})


@pytest.mark.parametrize(
    ("card", "amount"), [("good_year_all_9", 1), ("awesome_year_all_13", 2), ("fantastic_year_all_15", 3)]
)
def test_a_year_feeds_all(card: str, amount: int) -> None:
    state = scenario(doomed(advances=["storage"]), nation(advances=["storage"]))
    happens(state, card)
    assert (goods(state), goods(state, 1)) == ({"food": amount}, {"food": amount})


@pytest.mark.parametrize(
    ("card", "amount"),
    [("good_year_share_11", 1), ("awesome_year_share_14", 2), ("fantastic_year_share_16", 3)],
)
def test_a_year_feeds_others_as_who_drew_it_likes(card: str, amount: int) -> None:
    known = ["storage"]
    state = scenario(doomed(advances=known), nation(advances=known), nation(advances=known))
    happens(state, card)
    play(state, "name:2")
    while asked(state) == "share_food":
        play(state, "name:3")
    assert goods(state)["food"] == amount
    assert (goods(state, 1), goods(state, 2).get("food", 0)) == ({"food": 1}, amount - 1)


def test_what_a_year_brings_above_the_limit_is_lost() -> None:
    state = scenario(doomed(), nation())
    happens(state, "fantastic_year_all_15")
    assert (goods(state), goods(state, 1)) == ({"food": 2}, {"food": 2})


# Hunger


@pytest.mark.parametrize(("card", "lost"), [("famine_1_3", 1), ("famine_1_4", 1), ("famine_1_5", 1)])
def test_a_famine_takes_food(card: str, lost: int) -> None:
    state = scenario(doomed(food=2), nation())
    happens(state, card)
    assert goods(state) == {"food": 2 - lost}
    assert mood(state, "D2") == "happy"


@pytest.mark.parametrize("card", ["famine_2_6", "famine_2_7", "famine_2_8"])
def test_a_famine_takes_more_food(card: str) -> None:
    state = scenario(doomed(food=2), nation())
    happens(state, card)
    assert goods(state) == {}
    assert mood(state, "D2") == "happy"


def test_who_has_less_food_loses_it_and_a_city_gets_angry_whatever_it_was() -> None:
    state = scenario(doomed(food=1, gold=3), nation(food=2))
    happens(state, "famine_2_6")
    assert mood(state, "D2") == "angry"
    assert goods(state) == {"gold": 3}  # gold feeds nobody
    assert goods(state, 1) == {"food": 2}


def test_an_angry_city_cannot_get_angrier_by_hunger() -> None:
    state = scenario(doomed(["D2 angry", "E2 happy"]), nation())
    happens(state, "famine_1_3")
    assert (mood(state, "D2"), mood(state, "E2")) == ("angry", "angry")


def test_irrigation_knows_no_famine() -> None:
    state = scenario(doomed(advances=["irrigation"], food=2), nation())
    happens(state, "famine_2_6")
    assert (goods(state), mood(state, "D2")) == ({"food": 2}, "happy")


# Myths


def test_myths_keep_a_city_from_falling_however_deep_for_one_token() -> None:
    state = scenario(doomed(advances=["myths"], mood=2), nation())
    happens(state, "famine_1_3")
    assert asked(state) == "myths"
    play(state, "use")
    assert (mood(state, "D2"), goods(state)) == ("happy", {"mood": 1})


def test_myths_may_be_left_alone_and_need_a_token() -> None:
    state = scenario(doomed(advances=["myths"], mood=1), nation())
    happens(state, "flood_32")
    play(state, "skip")
    assert (mood(state, "D2"), goods(state)) == ("neutral", {"mood": 1})
    poor = scenario(doomed(advances=["myths"]), nation())
    happens(poor, "flood_32")
    assert mood(poor, "D2") == "neutral"


# Floods


def test_a_flood_lowers_the_mood_of_a_city_by_the_sea() -> None:
    state = scenario(doomed(["D2 happy", "E7 happy", "E4 neutral"]), nation(["D7", "C5"]))
    happens(state, "flood_32")
    assert legal(state) == {"mood:D2", "mood:E4"}
    play(state, "mood:D2")
    assert (mood(state, "D2"), mood(state, "E4"), mood(state, "C5")) == ("neutral", "neutral", "neutral")


def test_a_flood_without_a_city_that_can_fall_does_nothing() -> None:
    state = scenario(doomed(["D2 angry", "E7 happy"]), nation())
    happens(state, "flood_32")
    assert (mood(state, "D2"), mood(state, "E7")) == ("angry", "happy")


def test_a_heavy_flood_hits_everybody() -> None:
    state = scenario(doomed(["D2 happy"]), nation(["C5 happy", "D7 happy"]))
    happens(state, "heavy_flood_33")
    assert (mood(state, "D2"), mood(state, "C5"), mood(state, "D7")) == ("neutral", "neutral", "happy")


def test_what_hits_all_goes_round_from_who_drew_it() -> None:
    state = scenario(nation(["D2", "E4"]), doomed(["C5", "B5"]))
    end_turn(state)
    happens(state, "heavy_flood_33")
    assert state.seats_to_act() == (1,)
    play(state, "mood:C5")
    assert state.seats_to_act() == (0,)


# Plagues


def test_a_pestilence_makes_one_of_several_cities_of_each_angrier() -> None:
    state = scenario(doomed(["D2 happy", "E2 angry"]), nation(["D7 happy"]))
    happens(state, "pestilence_1")
    assert (mood(state, "D2"), mood(state, "E2")) == ("neutral", "angry")
    assert mood(state, "D7") == "happy"  # who has one city is spared


@pytest.mark.parametrize("known", ["roads", "navigation", "trade_routes"])
def test_a_pestilence_travels(known: str) -> None:
    state = scenario(doomed(["D2 happy", "E2", "C2"], advances=[known]), nation())
    happens(state, "pestilence_1")
    play(state, "mood:D2")
    assert legal(state) == {"mood:E2", "mood:C2"}  # two different ones
    play(state, "mood:C2")
    assert [mood(state, cell) for cell in ("D2", "E2", "C2")] == ["neutral", "neutral", "angry"]


def test_sanitation_knows_no_pestilence() -> None:
    state = scenario(
        doomed(["D2", "E2"], advances=["sanitation", "writing"], food=2, wood=1, ore=1), nation()
    )
    happens(state, "pestilence_1")
    assert (mood(state, "D2"), mood(state, "E2")) == ("neutral", "neutral")
    assert "construct:D2" in legal(state)


def pestilence(*known: str) -> ClashState:
    """Seat 1 has Sanitation; seat 0 has drawn the pestilence and could build."""
    mine = doomed(
        ["D2 happy", "E2"],
        advances=["writing", "storage", "engineering", "fishing", *known],
        wonders=["great_wall"],
        food=7,
        wood=7,
        ore=7,
        culture=7,
    )
    state = scenario(mine, nation(advances=["sanitation"]))
    happens(state, "pestilence_1")
    play(state, "mood:E2")
    return state


def test_a_pestilence_stays_and_forbids_to_build() -> None:
    state = pestilence()
    assert legal(state, "construct") == legal(state, "raise") == set()
    assert reason(state, "construct:D2") == "pestilence"
    assert state.view(1).board["pestilence"]
    assert state.view(1).board["event_discards"] == []


def test_a_pestilence_ends_when_everybody_has_sanitation() -> None:
    state = pestilence()
    play(state, "advance:sanitation")
    assert "construct:D2" in legal(state)
    assert not state.view(1).board["pestilence"]
    assert state.view(1).board["event_discards"] == ["pestilence_1"]


def test_epidemics_take_a_unit_of_who_has_two() -> None:
    state = scenario(doomed(units=["settler@D2", "infantry@E2"]), nation(units=["settler@D7"]))
    happens(state, "epidemics_2")
    play(state, "place:D2")
    assert (units(state, "D2"), units(state, "E2")) == ({}, {"infantry": 1})
    assert units(state, "D7", 1) == {"settler": 1}


def test_epidemics_travel_too() -> None:
    state = scenario(doomed(units=["2 settler@D2", "infantry@D2"], advances=["roads"]), nation())
    happens(state, "epidemics_2")
    play(state, "lose:settler", "lose:infantry")
    assert units(state, "D2") == {"settler": 1}


def test_sanitation_knows_no_epidemics() -> None:
    state = scenario(doomed(units=["3 settler@D2"], advances=["sanitation"]), nation(units=["2 settler@D7"]))
    happens(state, "epidemics_2")
    assert (units(state, "D2"), units(state, "D7", 1)) == ({"settler": 3}, {"settler": 1})


def test_a_ship_that_is_lost_to_epidemics_takes_with_it_whom_no_other_carries() -> None:
    state = scenario(doomed(units=["ship@C3", "2 settler@C3"]), nation())
    happens(state, "epidemics_2")
    play(state, "lose:ship")
    assert units(state, "C3") == {}


# People who come and go


@pytest.mark.parametrize("card", ["population_boom_27", "population_boom_28"])
def test_a_population_boom_brings_a_settler_to_two(card: str) -> None:
    state = scenario(doomed(["E4", "E3"]), nation(), nation())
    happens(state, card)
    play(state, "place:E4", "name:3")
    assert units(state, "E4") == {"settler": 1}
    assert (sum_of(state, 1), sum_of(state, 2)) == (0, 1)


def sum_of(state: ClashState, seat: int) -> int:
    """The settlers of a seat."""
    return sum(
        data["units"][str(seat)].get("settler", 0)
        for data in state.view(None).board["cells"].values()
        if str(seat) in data.get("units", {})
    )


def test_a_boom_without_a_settler_left_lapses_for_its_drawer() -> None:
    state = scenario(doomed(units=["4 settler@D1"]), nation())
    happens(state, "population_boom_27")
    assert units(state, "D7", 1) == {"settler": 1}
    assert sum_of(state, 0) == 4


@pytest.mark.parametrize("card", ["migration_34", "migration_35"])
def test_people_migrate_to_another_and_the_mood_falls(card: str) -> None:
    state = scenario(doomed(), nation())
    happens(state, card)
    assert units(state, "D7", 1) == {"settler": 1}
    assert (mood(state, "D2"), goods(state)) == ("neutral", {"gold": 2})


@pytest.mark.parametrize("card", ["civil_war_36", "civil_war_37"])
def test_a_civil_war_costs_infantry_and_mood_where_people_are_not_happy(card: str) -> None:
    state = scenario(
        doomed(["D2 happy", "E2", "C2 angry"], ["infantry@D2", "infantry@E2", "infantry@C2"]), nation()
    )
    happens(state, card)
    assert legal(state) == {"mood:E2", "mood:C2"}
    play(state, "mood:E2")
    assert (mood(state, "E2"), units(state, "E2")) == ("angry", {})


def test_a_civil_war_in_an_angry_city_costs_infantry_alone() -> None:
    state = scenario(doomed(["D2 happy", "C2 angry"], ["infantry@C2"]), nation())
    happens(state, "civil_war_36")
    assert (mood(state, "C2"), mood(state, "D2"), units(state, "C2")) == ("angry", "happy", {})


def test_a_civil_war_without_such_a_city_lowers_a_mood() -> None:
    state = scenario(doomed(["D2 happy"], ["infantry@D2"]), nation())
    happens(state, "civil_war_36")
    assert (mood(state, "D2"), units(state, "D2")) == ("neutral", {"infantry": 1})


# All of them


@pytest.mark.parametrize("number", BASE_EVENT_CARDS)
def test_every_event_can_be_carried_out(number: int) -> None:
    cities = ["D2 happy academy", "E2 temple", "C2", "E4", "C5"]
    mine = doomed(
        cities, ["2 infantry@D2", "settler@E4"], ["voting", "philosophy", "draft"], culture=3, mood=2
    )
    state = scenario(mine, nation(units=["settler@D7"], culture=3))
    happens(state, EVENT_CARDS[number])
    for _ in range(30):
        if asked(state) == "turn":
            break
        play(state, sorted(legal(state))[0])
    assert (asked(state), state.nations[0].track) == ("turn", 3)
    assert "siegecraft" in advances(state)
