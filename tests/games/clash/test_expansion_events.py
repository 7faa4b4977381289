"""The events of the expansion: one test or more for each."""

from typing import Any

from tessera.core.chance import Chance
from tessera.core.event import Event
from tessera.core.state import State
from tessera.games.clash.catalog import BARBARIANS
from tessera.games.clash.frames.cards import draw_objective
from tessera.games.clash.scenario import (
    advances,
    asked,
    buildings,
    card,
    doomed,
    goods,
    hand,
    happens,
    led_by,
    legal,
    mood,
    nation,
    play,
    points,
    reason,
    scenario,
    told,
    track,
    units,
    wonders,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS


def two(own: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> ClashState:
    """Seat 0 may draw an event with its next advance."""
    return scenario(doomed(**own), nation(**(other or {})), expansion=True, **more)


def quietly(state: ClashState, question: str) -> list[Event]:
    """Up to a question; pirates take gold, if there is any."""
    events: list[Event] = []
    while asked(state) != question:
        events += play(state, "spend:gold" if "spend:gold" in legal(state) else sorted(legal(state))[0])
    return events


def on_table(state: ClashState) -> list[str]:
    found: list[str] = state.view(0).board["on_table"]
    return found


# Trade and stability


def test_scientific_trade_brings_an_idea_for_each_city_of_learning() -> None:
    other = {"cities": ["", "G7 academy observatory", "F6 observatory=0", "E6 academy"]}
    state = two({"cities": ["D2 temple"]}, other)
    happens(state, "scientific_trade_45")
    while asked(state) == "raid":
        play(state, sorted(legal(state))[0])
    assert (goods(state)["ideas"], goods(state, 1)["ideas"]) == (2, 3)  # at least two for the drawer


def test_flourishing_trade_brings_gold_for_ports_and_markets_three_at_most() -> None:
    many = ["", "G7 market", "F6 market", "E6 market", "B6 market"]
    state = two({"cities": ["G5"]}, {"cities": many})
    happens(state, "flourishing_trade_46")
    assert (goods(state)["gold"], goods(state, 1)["gold"]) == (1, 3)


def test_stability_brings_a_token_for_each_temple_or_obelisk() -> None:
    state = two({"cities": ["D2 happy"]}, {"cities": ["D7 temple obelisk", "F6 obelisk"]})
    happens(state, "era_of_stability_47")
    assert (asked(state), state.seats_to_act()) == ("token", (0,))
    play(state, "take:mood")
    assert state.seats_to_act() == (1,)
    play(state, "take:culture", "take:mood")
    assert goods(state, 1) == {"mood": 1, "culture": 1}


def test_a_successful_year_feeds_who_has_the_fewest_cities() -> None:
    state = two({"cities": ["G5"], "advances": ["storage"]}, {"cities": ["", "F6", "E6"]})
    happens(state, "successful_year_54")
    assert (goods(state).get("food"), goods(state, 1).get("food", 0)) == (2, 0)
    state = two({"cities": ["G5"]})
    happens(state, "successful_year_54")
    assert (goods(state).get("food"), goods(state, 1).get("food")) == (1, 1)


# Hunger and fire


def test_vermin_eat_a_food_of_who_stores_it() -> None:
    state = two({"advances": ["storage"], "food": 3}, {"food": 2})
    happens(state, "famine_vermin_51")
    assert (goods(state)["food"], goods(state, 1)["food"]) == (2, 2)


def test_vermin_that_find_nothing_make_a_city_angry_and_irrigation_averts_them() -> None:
    state = two({"advances": ["storage"]})
    happens(state, "famine_vermin_51")
    assert mood(state, "D2") == "angry"
    state = two({"advances": ["storage", "irrigation"]})
    happens(state, "famine_vermin_51")
    assert mood(state, "D2") == "happy"


def test_a_drought_costs_a_food_for_each_city_on_barren_land_or_beside_it() -> None:
    state = two({"cities": ["C2 happy", "E4 happy", "G7 happy"], "food": 2})  # D1 and E5 are barren
    happens(state, "famine_drought_52")
    assert "food" not in goods(state)
    assert [mood(state, cell) for cell in ("C2", "E4", "G7")] == ["happy"] * 3


def test_who_cannot_pay_for_a_drought_gets_one_of_those_cities_angry() -> None:
    state = two({"cities": ["C2 happy", "E4 happy", "G7 happy"], "food": 1})
    happens(state, "famine_drought_52")
    assert legal(state) == {"mood:C2", "mood:E4"}
    state = two({"cities": ["C2 happy"], "advances": ["irrigation"]})
    happens(state, "famine_drought_52")
    assert mood(state, "C2") == "happy"


def test_a_fire_makes_all_cities_of_a_forest_angrier() -> None:
    state = two(
        {"cities": ["B5 happy", "C2 happy"]}, {"cities": ["", "B6 happy", "F6 happy"]}, barbarians=["B4"]
    )
    happens(state, "fire_53")
    play(state, "mood:B5")
    assert (mood(state, "B5"), mood(state, "B6")) == ("neutral", "neutral")
    assert (mood(state, "C2"), mood(state, "F6")) == ("happy", "happy")  # other forests
    assert mood(state, "B4") == "angry"  # B4 hangs together with B5


def test_without_a_city_in_a_forest_a_fire_takes_wood() -> None:
    state = two({"wood": 2})
    happens(state, "fire_53")
    assert goods(state)["wood"] == 1


# Plagues and risings


def test_the_black_death_takes_a_unit_of_four_and_gives_a_point_for_it() -> None:
    state = two({"units": ["4 settler@D2", "4 infantry@D2"]}, {"units": ["3 infantry@D7"]})
    happens(state, "black_death_50")
    play(state, "lose:settler", "lose:settler")
    assert (units(state, "D2"), units(state, "D7", 1)) == ({"settler": 2, "infantry": 4}, {"infantry": 3})
    assert (points(state)["events"], points(state, 1)["events"]) == (2, 0)


def test_the_black_death_takes_one_more_of_who_travels() -> None:
    state = two({"units": ["4 settler@D2"], "advances": ["roads"]})
    happens(state, "black_death_50")
    assert (units(state, "D2"), points(state)["events"]) == ({"settler": 2}, 2)


def test_pandemics_take_anything_for_every_second_city() -> None:
    own = {"cities": ["", "F2", "E4", "C5"], "units": ["settler@D2"], "hand": ["spy"], "objectives": ["bold"]}
    state = two({**own, "gold": 1})
    happens(state, "pandemics_49")
    assert asked(state) == "give_anything"
    spy = card(state, "spy")
    assert {"spend:gold", "place:D2", f"discard:{spy}"} <= legal(state)
    assert reason(state, "discard:great_wall") == "not_wonders"
    play(state, f"discard:{spy}", "place:D2")
    assert (hand(state), units(state, "D2")) == ([], {})
    assert "gold" in goods(state)


def test_an_objective_lost_to_a_pandemic_comes_back_into_the_deck() -> None:
    state = two({"cities": ["", "F2"], "objectives": ["bold"], "gold": 1})
    before = len(state.objective_deck)
    happens(state, "pandemics_49")
    events = play(state, next(action for action in legal(state) if action.startswith("discard")))
    assert "gave_objective" in told(events)
    assert len(state.objective_deck) == before + 1


def test_sanitation_averts_pandemics() -> None:
    state = two({"cities": ["", "F2"], "advances": ["sanitation"], "gold": 1})
    happens(state, "pandemics_49")
    assert "gold" in goods(state)


def test_an_uprising_takes_one_to_four_tokens_worth_half_a_point_each() -> None:
    state = two({"mood": 3, "culture": 2})
    happens(state, "uprising_39")
    assert legal(state) == {"spend:mood", "spend:culture"}  # at least one
    play(state, "spend:mood", "spend:mood", "spend:culture")
    assert legal(state) == {"spend:culture", "done"}  # those of mood come first
    play(state, "done")
    assert points(state)["events"] == 1.5
    state = two({"mood": 5})
    happens(state, "uprising_39")
    play(state, "spend:mood", "spend:mood", "spend:mood")  # the first one had to be paid
    assert (points(state)["events"], goods(state)["mood"]) == (2, 1)


def test_an_uprising_of_the_poor_is_nothing() -> None:
    state = two({})
    happens(state, "uprising_39")
    assert (asked(state), points(state)["events"]) == ("turn", 0)


def test_a_reformation_turns_a_temple_to_another_player() -> None:
    state = two({"cities": ["D2 temple", "F2 temple"]})
    happens(state, "reformation_48")
    assert state.seats_to_act() == (1,)
    play(state, "place:F2")
    assert (buildings(state, "D2"), buildings(state, "F2")) == ({"temple": 0}, {"temple": 1})


def test_who_has_no_temple_names_who_carries_the_reformation_out() -> None:
    state = two({"cities": ["D2 academy"]}, {"cities": ["D7 temple"]})
    happens(state, "reformation_48")
    assert buildings(state, "D7") == {"temple": 0}


# What stays


def test_an_eclipse_ends_the_next_battle_after_a_round_and_the_defender_keeps_the_card() -> None:
    own = {"units": ["2 infantry@E5"]}
    state = two({**own, "cities": ["G7"]}, {"units": ["2 infantry@D5"], "cities": ["B6"]})
    happens(state, "solar_eclipse_41")
    assert on_table(state) == ["solar_eclipse"]
    play(state, "move", "to:D5", deals=[MISS] * 4)
    assert (units(state, "E5"), units(state, "D5", 1)) == ({"infantry": 2}, {"infantry": 2})
    assert (on_table(state), points(state, 1)["events"]) == ([], 1)


def test_who_wins_under_an_eclipse_takes_the_card() -> None:
    state = two({"units": ["2 infantry@E5"], "cities": ["G7"]}, {"units": ["infantry@D5"], "cities": ["B6"]})
    happens(state, "solar_eclipse_41")
    play(state, "move", "to:D5", deals=[HIT, HIT, MISS])
    assert (points(state)["events"], on_table(state)) == (1, [])


def test_an_undefended_city_does_not_end_an_eclipse() -> None:
    state = two({"units": ["2 infantry@E5"], "cities": ["G7"]}, {"cities": ["B6", "D5"]})
    happens(state, "solar_eclipse_41")
    play(state, "move", "to:D5")
    assert on_table(state) == ["solar_eclipse"]


def test_barbarians_that_win_under_an_eclipse_leave_the_card_to_the_pile() -> None:
    state = two({"units": ["infantry@E5"], "cities": ["G7"]}, barbarian_units=["infantry@D5"])
    happens(state, "solar_eclipse_41")
    play(state, "move", "to:D5", deals=[MISS, HIT])
    assert on_table(state) == []
    assert points(state)["events"] == 0
    assert units(state, "D5", BARBARIANS) == {"infantry": 1}


def gate(**own: Any) -> ClashState:
    """Seat 0 on E5 before a defended city of seat 1, and the horse lies on the table."""
    army = {"units": ["2 infantry@E5"], "cities": ["G7"], "wood": 1, "culture": 1, **own}
    foe = {"units": ["3 infantry@D5"], "cities": ["B6", "D5"], "advances": ["tactics"], "hand": ["surprise"]}
    state = two(army, foe)
    happens(state, "trojan_horse_42")
    return state


def test_a_wooden_horse_keeps_defenders_from_tactics_for_a_point() -> None:
    state = gate()
    assert on_table(state) == ["trojan_horse"]
    play(state, "move", "to:D5")
    assert asked(state) == "horse"
    play(state, "use", deals=[MISS] * 5)
    assert (on_table(state), points(state)["events"], goods(state)) == ([], 1, {})
    assert asked(state) == "retreat"  # no card was laid
    play(state, "skip")
    assert (asked(state), state.seats_to_act()) == ("tactics", (1,))


def test_the_horse_stays_for_who_does_not_want_it_or_cannot_pay() -> None:
    state = gate()
    play(state, "move", "to:D5", "skip")
    assert (asked(state), on_table(state)) == ("tactics", ["trojan_horse"])
    state = gate(wood=0)
    play(state, "move", "to:D5")
    assert asked(state) == "tactics"


def test_the_horse_is_for_defended_cities_alone() -> None:
    army = {"units": ["2 infantry@E5"], "cities": ["G7"], "wood": 1, "culture": 1}
    state = two(army, {"cities": ["B6", "D5"]})
    happens(state, "trojan_horse_42")
    play(state, "move", "to:D5")
    assert on_table(state) == ["trojan_horse"]


def test_anarchy_takes_all_advances_of_a_government_for_points() -> None:
    known = ["philosophy", "voting", "separation_of_power"]
    state = two({"advances": known})
    assert "overthrown" in told(happens(state, "anarchy_44"))
    assert not {"voting", "separation_of_power"} & advances(state)
    assert points(state)["events"] == 2


def test_after_anarchy_a_government_takes_its_markers_from_the_card() -> None:
    known = ["philosophy", "voting", "separation_of_power"]
    state = two({"advances": known, "food": 2, "gold": 2})
    play(state, "advance:siegecraft", "study:ideas2gold0", deals=["anarchy_44"])
    before = track(state)
    events = play(state, "advance:voting")
    if asked(state) == "study":
        events += play(state, sorted(legal(state))[0])
    assert "advanced" in told(events)
    assert (track(state), points(state)["events"]) == (before, 1)


def test_anarchy_without_a_government_is_nothing() -> None:
    state = two({})
    happens(state, "anarchy_44")
    assert points(state)["events"] == 0


def test_envoys_bring_gifts_and_show_a_wonder_that_may_be_taken_instead_of_a_drawn_one() -> None:
    state = two({"food": 2, "gold": 2})
    events = play(state, "advance:siegecraft", "study:ideas2gold0", deals=["envoy_40"])
    events += quietly(state, "turn")
    assert "wonder_shown" in told(events)
    assert (goods(state)["ideas"], goods(state)["culture"], goods(state, 1)["culture"]) == (1, 1, 1)
    (shown,) = state.view(1).board["shown_wonders"]
    play(state, "advance:engineering")
    if asked(state) == "study":
        play(state, sorted(legal(state))[0])
    assert (asked(state), legal(state)) == ("take_shown", {f"wonder:{shown}", "skip"})
    play(state, f"wonder:{shown}")
    assert state.view(0).board["nations"][0]["own"]["wonders"] == [shown]
    assert state.view(1).board["shown_wonders"] == []


def guillotined(**own: Any) -> ClashState:
    """A leader of Rome dies under the guillotine."""
    rome = doomed(people="rome", leader="sulla@D2", **own)
    state = scenario(rome, nation(people="greece"))
    happens(state, "guillotine_43")
    return state


def test_a_guillotine_kills_the_leader_for_points_to_nobody_but_who_keeps_the_card() -> None:
    state = guillotined()
    assert (units(state, "D2"), led_by(state)) == ({}, None)
    play(state, "skip")
    assert points(state)["events"] == 2
    assert points(state, 1).get("leaders", 0) == 0


def test_a_last_leader_may_follow_in_a_city_or_with_an_army() -> None:
    state = guillotined(units=["infantry@F2", "settler@C2"])
    play(state, "enlist:caesar")
    assert legal(state) == {"place:D2", "place:F2"}
    play(state, "place:F2")
    assert (led_by(state), units(state, "F2")) == ("caesar", {"infantry": 1, "leader": 1})
    assert points(state)["events"] == 0


def test_after_a_guillotine_no_leaders_are_recruited() -> None:
    state = guillotined(food=2, ore=1, mood=3, culture=3, cities=["D2 happy temple"])
    play(state, "skip", "recruit:D2")
    assert reason(state, "hire:leader") == "no_leaders"


def test_without_a_leader_a_guillotine_is_nothing() -> None:
    state = two({})
    happens(state, "guillotine_43")
    assert (asked(state), points(state)["events"]) == ("turn", 0)


# Great persons


def test_a_great_architect_helps_to_raise_a_wonder_for_less_and_without_an_action() -> None:
    own = {
        "cities": ["D2 happy", "E4", "F2"],
        "advances": ["engineering", "storage"],
        "wonders": ["great_wall"],
    }
    state = two({**own, "culture": 3, "food": 3, "wood": 2, "ore": 7, "gold": 1})
    play(state, "advance:siegecraft", "study:ideas2gold0", deals=["great_architect_55"])
    quietly(state, "great")
    play(state, "use")
    assert "great_architect_55" in state.view(1).board["nations"][0]["events"]
    left = state.actions_left
    play(state, "play:great_architect_55")
    while asked(state) != "turn":
        play(state, sorted(legal(state))[0])
    assert (wonders(state, "D2"), state.actions_left) == ({"great_wall"}, left)
    assert goods(state) == {}


def test_a_great_architect_does_without_the_advance_of_a_wonder_but_not_without_engineering() -> None:
    for engineering, can in ((["engineering"], True), ([], False)):
        own = {"cities": ["D2 happy", "E4", "F2"], "advances": engineering, "wonders": ["great_arena"]}
        state = two({**own, "culture": 3, "food": 3, "wood": 4, "ore": 5, "gold": 1})
        play(state, "advance:siegecraft", "study:ideas2gold0", deals=["great_architect_55"])
        quietly(state, "great")
        play(state, "use")
        assert ("play:great_architect_55" in legal(state)) == can


def test_a_great_athlete_gives_an_advance_of_culture_and_turns_tokens() -> None:
    own = nation(hand=["great_athlete"], mood=2)
    state = scenario(own, nation(), expansion=True)
    play(state, f"play:{card(state, 'great_athlete')}")
    assert asked(state) == "exchange"
    play(state, "spend:mood", "spend:mood")
    assert goods(state)["culture"] >= 2
    assert track(state) == 3


def treaty(**own: Any) -> ClashState:
    """Seat 0 has taken a diplomat and made a treaty with seat 1; they stand beside each other."""
    army = {"units": ["2 infantry@E5"], "cities": ["G7"], **own}
    state = two({**army, "culture": own.get("culture", 1)}, {"units": ["infantry@D5"], "cities": ["B6"]})
    happens(state, "great_diplomat_57")
    quietly(state, "great")
    play(state, "use")
    return state


def test_a_great_diplomat_keeps_two_players_from_attacking_each_other() -> None:
    army = {"units": ["2 infantry@E5"], "cities": ["G7"], "culture": 1}
    state = two(army, {"units": ["infantry@D5"], "cities": ["B6"]})
    happens(state, "great_diplomat_57")
    quietly(state, "great")
    assert "treaty" in told(play(state, "use"))
    assert state.view(1).board["nations"][1]["treaties"] == [0]
    play(state, "move")
    assert "to:D5" not in legal(state)
    assert reason(state, "to:D5") == "truce"


def test_who_attacks_in_spite_of_a_treaty_pays_two_tokens_and_ends_it() -> None:
    state = treaty(culture=3)
    play(state, "move", "to:D5")
    assert "culture" not in goods(state)
    assert state.view(1).board["nations"][1]["treaties"] == []
    assert state.view(1).board["nations"][0]["events"] == []


def test_who_has_the_diplomat_may_give_him_up_as_an_action() -> None:
    state = treaty()
    left = state.actions_left
    play(state, "play:great_diplomat_57")
    assert (state.actions_left, state.view(0).board["nations"][0]["treaties"]) == (left - 1, [])


def test_a_great_seer_says_who_draws_which_objective() -> None:
    own = nation(hand=["great_seer"])
    state = scenario(own, nation(), expansion=True)
    play(state, f"play:{card(state, 'great_seer')}")
    choices = sorted(legal(state))
    assert (asked(state), len(choices)) == ("prophesy", 2)
    play(state, choices[0])
    promised = [entry for entry in state.foreseen if entry[0] == 1]
    assert len(promised) == 1
    assert state.view(0).board["nations"][0]["own"]["foretold"]
    assert "own" not in state.view(1).board["nations"][0]
    assert state.view(1).board["nations"][1]["promised"] == 1
    draw_objective(state, 1, Chance(0))
    assert state.nations[1].objectives == (promised[0][1],)
    assert [entry[0] for entry in state.foreseen] == [0]  # a promise is kept once


def foreseen(state: State) -> tuple[tuple[int, int, int], ...]:
    assert isinstance(state, ClashState)
    return state.foreseen


def test_what_a_seer_has_promised_is_a_secret_to_the_others() -> None:
    own = nation(hand=["great_seer"])
    state = scenario(own, nation(), expansion=True)
    play(state, f"play:{card(state, 'great_seer')}")
    play(state, sorted(legal(state))[0])
    assert len({foreseen(state.determinize(1, Chance(seed))) for seed in range(10)}) > 1
    assert {foreseen(state.determinize(0, Chance(seed))) for seed in range(5)} == {state.foreseen}
    assert state.determinize(1, Chance(3)).view(1) == state.view(1)


def test_the_new_cards_are_in_the_decks_of_the_expansion_alone() -> None:
    assert len(scenario(nation(), nation()).event_deck) == 38
    assert len(scenario(nation(), nation(), expansion=True).event_deck) == 58
    assert len(scenario(nation(), nation(), expansion=True).objective_deck) == 38
