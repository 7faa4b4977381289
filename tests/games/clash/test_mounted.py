"""Cavalry, elephants and leaders: recruiting them, what their symbols do in battle, and whom they kill."""

from typing import Any

from tessera.core.event import Event
from tessera.games.clash.catalog import BARBARIANS
from tessera.games.clash.scenario import (
    asked,
    card,
    goods,
    happens,
    legal,
    nation,
    owner,
    play,
    reason,
    scenario,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, attack, doomed_field, facts, field, lay, rolled


def armies(mine: list[str], theirs: list[str], city: str | None = None, **more: Any) -> ClashState:
    """Some units of seat 0 on E5 beside some of seat 1 on D5."""
    own = {"units": [f"{unit}@E5" for unit in mine], **more.pop("own", {})}
    other = {"units": [f"{unit}@D5" for unit in theirs], **more.pop("other", {})}
    return field(0, 0, city, own=own, other=other, expansion=True, **more)


# Recruiting


def test_cavalry_and_elephants_are_recruited_where_a_market_is() -> None:
    state = scenario(
        nation(cities=["D2 happy market"], food=2, wood=1, advances=["storage"]), nation(), expansion=True
    )
    play(state, "recruit:D2", "hire:cavalry")
    assert (units(state, "D2"), goods(state)) == ({"cavalry": 1}, {"food": 1})
    state = scenario(nation(cities=["D2 happy market"], food=2), nation(), expansion=True)
    play(state, "recruit:D2", "hire:elephant")
    assert units(state, "D2") == {"elephant": 1}


def test_without_a_market_they_are_not_recruited() -> None:
    state = scenario(nation(cities=["D2 happy port@C3"], food=2, wood=3), nation(), expansion=True)
    play(state, "recruit:D2")
    assert (reason(state, "hire:cavalry"), reason(state, "hire:elephant")) == ("needs_building",) * 2


def test_a_market_of_another_colour_serves_who_holds_the_city() -> None:
    state = scenario(nation(cities=["D2 happy market=1"], food=2), nation(), expansion=True)
    play(state, "recruit:D2")
    assert "hire:elephant" in legal(state)


def test_the_base_game_knows_neither() -> None:
    state = scenario(nation(cities=["D2 happy market"], food=2, wood=1, ore=1), nation())
    play(state, "recruit:D2")
    assert legal(state) == {"hire:settler", "hire:infantry"}
    assert reason(state, "hire:cavalry") == "expansion"


def test_they_count_for_the_four_of_a_cell() -> None:
    army = ["2 cavalry@D2", "elephant@D2", "leader@D2"]
    own = nation(cities=["D2 happy market port@C3"], units=army, food=2, wood=2)
    state = scenario(own, nation(), expansion=True)
    play(state, "recruit:D2")
    assert legal(state) == {"hire:settler", "hire:ship"}
    assert reason(state, "hire:elephant") == "stack"


def test_a_fifth_elephant_is_taken_from_the_board() -> None:
    own = nation(cities=["D2 happy market"], units=["3 elephant@F2", "elephant@E4"], food=2)
    state = scenario(own, nation(), expansion=True)
    play(state, "recruit:D2", "hire:elephant", "place:E4")
    assert (units(state, "D2"), units(state, "E4")) == ({"elephant": 1}, {})


def test_they_move_with_tactics_alone() -> None:
    state = scenario(nation(units=["cavalry@D2", "elephant@D2"]), nation(), expansion=True)
    assert reason(state, "move") == "cannot_move"
    state = scenario(
        nation(units=["cavalry@D2", "elephant@D2"], advances=["tactics"]), nation(), expansion=True
    )
    play(state, "move", "to:C2")
    assert units(state, "C2") == {"cavalry": 1, "elephant": 1}


def test_ships_carry_two_of_any_kinds() -> None:
    own = nation(units=["ship@C3", "cavalry@D2", "elephant@D2", "leader@D2"], advances=["tactics"])
    state = scenario(own, nation(), expansion=True)
    play(state, "move", "from:D2")
    assert "to:C3" not in legal(state)
    play(state, "leave:leader:fresh", "to:C3")
    assert units(state, "C3") == {"ship": 1, "cavalry": 1, "elephant": 1}


# Symbols on dice


def test_the_first_example_of_the_rulebook() -> None:
    """Two infantry, a cavalry and a leader: two symbols of cavalry serve one, and a die is rolled again."""
    state = armies(["2 infantry", "cavalry", "leader"], ["infantry"])
    dice = ["4_cavalry", "2_cavalry", "3_elephant", "1_leader", "6_infantry"]
    events = attack(state, [*dice, MISS])
    assert facts(events, "rolled")[0]["sum"] == {"dice": 15, "infantry": 1, "cavalry": 2}
    assert rolled(events)[0] == 18


def test_the_second_example_of_the_rulebook() -> None:
    """An infantry, a leader, an elephant: a die of 2 does not count, one of two ones is rolled again."""
    state = armies(["infantry", "leader", "elephant"], ["3 infantry"])
    events = attack(state, ["2_elephant", "1_leader", "5_infantry", "1_leader", *["6_infantry"] * 3])
    first = facts(events, "rolled")[0]
    assert (first["value"], first["sum"]) == (7, {"dice": 8, "infantry": 1, "elephant": -2})
    assert facts(events, "hit")[1]["changes"] == {"elephant": -1}


def test_a_symbol_of_cavalry_adds_two_once_for_each() -> None:
    events = attack(armies(["2 cavalry"], ["infantry"]), ["2_cavalry", "4_cavalry", MISS])
    assert rolled(events)[0] == 10
    events = attack(armies(["cavalry", "infantry"], ["infantry"]), ["2_cavalry", "4_cavalry", MISS])
    assert rolled(events)[0] == 8


def test_the_symbol_of_an_elephant_drops_its_die_and_cancels_a_hit_wanted_or_not() -> None:
    events = attack(armies(["elephant"], ["infantry"]), ["4_elephant", "6_infantry"])
    assert rolled(events)[0] == 0
    assert facts(events, "hit")[1]["taken"] == 0


def test_of_several_elephant_symbols_the_lowest_are_dropped() -> None:
    events = attack(armies(["elephant", "infantry"], ["infantry"]), ["4_elephant", "2_elephant", MISS])
    assert rolled(events)[0] == 4  # the other symbol is too many, and its value counts


def test_without_an_elephant_its_symbol_counts_as_a_value() -> None:
    assert rolled(attack(armies(["infantry"], ["infantry"]), ["4_elephant", MISS]))[0] == 4


def test_two_elephants_cancel_two_hits() -> None:
    state = armies(["2 elephant"], ["3 infantry"])
    events = attack(state, ["2_elephant", "3_elephant", *["4_elephant"] * 3])
    assert (facts(events, "hit")[1]["hits"], facts(events, "hit")[1]["changes"]) == (2, {"elephant": -2})


def test_a_leader_rolls_a_die_again_which_may_serve_another_unit() -> None:
    events = attack(armies(["leader", "cavalry"], ["infantry"]), ["1_leader", "5_cavalry", "1_leader", MISS])
    assert facts(events, "rerolled") == [{"owner": 0, "face": "5_cavalry"}]
    assert rolled(events)[0] == 5 + 2 + 1  # the second symbol finds no leader any more


def test_a_leader_rolls_again_once_in_a_roll_and_never_another_leader() -> None:
    for seed in range(20):
        state = armies(["leader"], ["infantry"])
        events = play(state, "move", "to:D5", deals=["1_leader"], seed=seed)
        faces = [fact["face"] for fact in facts(events, "rerolled") if fact["owner"] == 0]
        assert "1_leader" not in faces


def test_high_ground_silences_all_symbols() -> None:
    state = armies(
        ["cavalry", "leader"], ["infantry"], other={"hand": ["high_ground"], "advances": ["tactics"]}
    )
    events = attack(state, ["1_leader", "5_cavalry", MISS], lay(state, "high_ground", 1))
    assert rolled(events)[0] == 6


# Losses


def test_who_loses_units_chooses_among_their_kinds() -> None:
    state = armies(["cavalry", "elephant", "leader"], ["infantry"])
    attack(state, [MISS, MISS, "2_cavalry", "2_cavalry", HIT])
    assert (asked(state), legal(state)) == ("lose", {"lose:cavalry", "lose:elephant", "lose:leader"})


def test_a_revolution_takes_the_army_unit_that_is_chosen() -> None:
    state = doomed_field(units=["cavalry@D2", "elephant@D2", "settler@D2"])
    happens(state, "revolution_38")
    play(state, "place:D2")
    assert legal(state) == {"lose:cavalry", "lose:elephant"}
    play(state, "lose:elephant")
    assert units(state, "D2") == {"cavalry": 1, "settler": 1}


# Barbarians


APPEAR = "good_year_self_10"
MOVE = "famine_1_3"


def land(cities: list[str], **more: Any) -> ClashState:
    own = nation(cities=cities, track=1, ideas=2, advances=["irrigation"])
    return scenario(own, nation(), expansion=True, **more)


def draw(state: ClashState, event: str) -> list[Event]:
    return play(state, "advance:writing", deals=[event])


def test_where_barbarian_infantry_is_cavalry_or_an_elephant_may_come() -> None:
    state = land(["E4"])
    draw(state, APPEAR)
    play(state, "place:D5")
    assert legal(state) == {"come:infantry", "come:cavalry", "come:elephant"}
    play(state, "come:elephant")
    assert units(state, "D5", BARBARIANS) == {"infantry": 1, "elephant": 1}


def test_to_a_settlement_without_infantry_infantry_comes() -> None:
    state = land(["E4"], barbarians=["C7"])
    draw(state, APPEAR)
    play(state, "place:D5", "place:C7")
    assert units(state, "C7", BARBARIANS) == {"infantry": 1}


def test_after_a_march_each_settlement_gets_a_warrior_that_is_chosen() -> None:
    state = land(["E4"], barbarians=["D4"], barbarian_units=["infantry@D5"])
    draw(state, MOVE)
    play(state, "to:D4")
    assert legal(state) == {"come:infantry", "come:cavalry", "come:elephant"}
    play(state, "come:cavalry")
    assert units(state, "D4", BARBARIANS) == {"infantry": 1, "cavalry": 1}


def test_four_of_each_there_are() -> None:
    state = land(["E4"], barbarians=["C7"], barbarian_units=["4 cavalry@G7", "infantry@C7"])
    draw(state, APPEAR)
    play(state, "place:D5", "place:C7")
    assert legal(state) == {"come:infantry", "come:elephant"}


def test_barbarians_lose_infantry_before_cavalry_and_elephants() -> None:
    state = armies(["2 infantry"], [], barbarian_units=["infantry@D5", "cavalry@D5", "elephant@D5"])
    attack(state, [HIT, MISS, "3_infantry", MISS, MISS])
    assert units(state, "D5", BARBARIANS) == {"cavalry": 1, "elephant": 1}


def test_symbols_serve_barbarians_as_they_serve_players() -> None:
    state = armies(["infantry"], [], barbarian_units=["cavalry@D5", "elephant@D5"])
    events = attack(state, ["6_infantry", "2_cavalry", "4_elephant"])
    assert rolled(events)[1] == 4
    assert facts(events, "hit")[0]["changes"] == {"elephant": -1}


def test_mercenaries_bring_back_any_warrior_where_infantry_is() -> None:
    own = {"hand": ["mercenaries"], "gold": 1, "cities": ["E4"], "advances": []}
    state = field(0, 0, own=own, expansion=True, barbarians=["D5"], barbarian_units=["infantry@D5"])
    play(state, f"play:{card(state, 'mercenaries')}")
    while asked(state) in ("hire_army", "pay_army"):
        play(state, "done" if "done" in legal(state) else sorted(legal(state))[0])
    play(state, "to:E6" if "to:E6" in legal(state) else sorted(legal(state, "to"))[0])
    assert units(state, "D5", BARBARIANS) == {"infantry": 1}  # nobody was left there


def test_who_takes_over_a_city_of_barbarians_sends_their_cavalry_home() -> None:
    state = armies(["4 infantry"], [], barbarians=["D5"], barbarian_units=["cavalry@D5"])
    attack(state, ["6_infantry"] * 4 + [MISS])
    assert owner(state, "D5") == 0
    assert state.wild_reserve >> 15 & 31 == 4
