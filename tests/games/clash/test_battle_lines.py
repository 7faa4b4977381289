"""Battles line by line: what the log tells of every roll, hit and loss, and what a board sees in between."""

from typing import Any

from tessera.games.clash import GAME, tally
from tessera.games.clash.catalog import BARBARIANS
from tessera.games.clash.scenario import card, nation, play, scenario
from tessera.games.clash.state import ClashState
from tessera.locale import Locale
from tests.games.clash.fields import HIT, MISS, attack, facts, field, lay


def battle(state: ClashState, seat: int | None = 0) -> dict[str, Any]:
    """What a seat sees of the battle that is being fought."""
    found: dict[str, Any] = state.view(seat).board["battle"]
    return found


# The log


def test_the_example_of_red_and_blue_is_told_line_by_line() -> None:
    events = attack(field(3, 2), ["3_infantry", "6_infantry", "3_elephant", "5_infantry", "2_cavalry"])
    red, blue = facts(events, "rolled")
    assert red == {
        "owner": 0,
        "round": 1,
        "dice": ["3_infantry", "6_infantry", "3_elephant"],
        "rolled_by": {"units": 3},
        "sum": {"dice": 12, "infantry": 2},
        "value": 14,
        "hits": 2,
    }
    assert (blue["sum"], blue["value"], blue["hits"]) == ({"dice": 7, "infantry": 1}, 8, 1)
    assert [(fact["owner"], fact["units"]) for fact in facts(events, "lost")] == [
        (0, {"infantry": 1}),
        (1, {"infantry": 2}),
    ]


def test_a_roll_is_told_in_one_sentence() -> None:
    events = attack(field(1, 1, "fortress"), ["6_infantry", HIT, MISS])
    sentences = [Locale("en").text(event.message) for event in events if event.kind in ("rolled", "hit")]
    assert sentences == [
        "Round 1, Player 1: dice 6 (infantry); bonuses: infantry +1; combat value 7, hits: 1",
        "Round 1, Player 2: dice 5 (cavalry), 1 (leader), more dice by fortress +1; combat value 6, hits: 1",
        "Player 1 against Player 2: combat value 7, hits: 1, changed by fortress −1; hits that count: 0",
        "Player 2 against Player 1: combat value 6, hits: 1; hits that count: 1",
    ]


def test_a_fortress_brings_a_die_and_cancels_a_hit() -> None:
    events = attack(field(2, 1, "fortress"), [HIT, HIT, MISS, MISS])
    assert facts(events, "rolled")[1]["rolled_by"] == {"units": 1, "fortress": 1}
    hit = facts(events, "hit")[0]
    assert (hit["hits"], hit["changes"], hit["taken"]) == (2, {"fortress": -1}, 1)


def test_hits_that_were_not_made_are_not_told_as_cancelled() -> None:
    assert facts(attack(field(1, 1, "fortress"), [MISS, MISS, MISS]), "hit")[0]["changes"] == {}


def test_siege_engines_and_what_they_take_are_told() -> None:
    state = field(1, 1, "fortress", own={"advances": ["siegecraft"], "wood": 2, "ore": 2})
    events = attack(state, None, "use") + play(state, "use", deals=[MISS, MISS])
    assert [fact["power"] for fact in facts(events, "besieged")] == ["die", "hit"]
    assert facts(events, "rolled")[1]["rolled_by"] == {"units": 1}


def test_steel_weapons_are_told_with_what_they_add() -> None:
    state = field(own={"advances": ["steel_weapons"], "ore": 1})
    events = attack(state, [MISS, MISS], "use")
    assert facts(events, "armed") == [{"seat": 0, "bonus": 2}]
    assert facts(events, "rolled")[0]["sum"] == {"dice": 1, "steel_weapons": 2}


def test_a_card_is_a_line_of_the_sum_of_its_side_or_of_the_other() -> None:
    state = field(2, 1, own={"hand": ["high_morale"]})
    assert facts(attack(state, [MISS] * 3, lay(state, "high_morale")), "rolled")[0]["sum"] == {
        "dice": 2,
        "high_morale": 2,
    }
    state = field(2, 1, other={"hand": ["heavy_resistance"], "advances": ["tactics"]})
    events = attack(state, [HIT, HIT, MISS], lay(state, "heavy_resistance", 1))
    assert facts(events, "rolled")[0]["sum"] == {"dice": 10, "heavy_resistance": -2}


def test_symbols_that_a_card_silences_are_told_to_be_silent() -> None:
    state = field(1, 1, other={"hand": ["high_ground"], "advances": ["tactics"]})
    events = attack(state, ["3_infantry", MISS], lay(state, "high_ground", 1))
    assert facts(events, "silenced") == [{"owner": 0, "tactics": "high_ground"}]
    assert facts(events, "rolled")[0]["sum"] == {"dice": 3}


def test_a_die_for_a_card_tells_whose_and_for_which() -> None:
    state = field(1, 2, own={"hand": ["archers"]})
    events = attack(state, [HIT, MISS, MISS], lay(state, "archers"))
    assert facts(events, "tactics_rolled") == [{"owner": 0, "tactics": "archers", "roll": 5}]
    assert facts(events, "lost")[0] == {"owner": 1, "cell": "D5", "units": {"infantry": 1}}


def test_the_applause_of_the_great_arena_is_told_and_counts_in_the_hit() -> None:
    state = field(1, 1, own={"cities": ["D2 great_arena"], "mood": 1})
    events = attack(state, ["4_cavalry", MISS], "use")
    assert facts(events, "applauded") == [{"seat": 0}]
    assert (facts(events, "rolled")[0]["value"], facts(events, "hit")[0]["value"]) == (4, 5)


def test_food_for_the_besieged_is_told() -> None:
    state = field(1, 1, "", own={"hand": ["siege"]}, other={"food": 2})
    events = attack(state, None, lay(state, "siege"))
    events += play(state, "use", deals=["1_leader", "3_infantry"])
    assert facts(events, "provisioned") == [{"seat": 1}]
    assert facts(events, "rolled")[1]["sum"] == {"dice": 3, "infantry": 1}


def test_a_battle_that_nobody_wins_says_so() -> None:
    assert facts(attack(field(1, 1, ""), [HIT, HIT]), "drawn") == [{"cell": "D5"}]


def test_barbarians_that_the_great_wall_beats_are_told_as_lost() -> None:
    own = nation(["E4", "D2 great_wall"], track=1, ideas=2, advances=["irrigation"])
    state = scenario(own, nation(), barbarian_units=["3 infantry@E5"])
    events = play(state, "advance:writing", deals=["famine_1_3"])
    assert facts(events, "lost") == [{"owner": BARBARIANS, "cell": "E4", "units": {"infantry": 3}}]


# The board


def test_a_board_sees_who_fights_and_the_last_roll_while_the_attacker_thinks() -> None:
    state = field(2, 2)
    attack(state, ["1_leader", "3_infantry", MISS, MISS])
    seen = battle(state, None)
    assert seen["units"] == [{"infantry": 2}, {"infantry": 1}]
    assert seen["rolls"][0] == {
        "dice": ["1_leader", "3_infantry"],
        "rolled_by": {"units": 2},
        "sum": {"dice": 4, "infantry": 1},
        "value": 5,
        "hits": 1,
    }
    assert seen["losses"] == [0, 0]


def test_nothing_is_rolled_before_the_first_roll() -> None:
    state = field(own={"hand": ["archers"]})
    attack(state)
    assert battle(state)["rolls"] == [None, None]


def test_a_laid_card_is_seen_by_its_owner_alone() -> None:
    state = field(
        own={"hand": ["archers"]}, other={"hand": ["high_ground", "archers"], "advances": ["tactics"]}
    )
    attack(state, None, lay(state, "archers"))
    own = [battle(state, 0)["cards"], battle(state, 1)["cards"], battle(state, None)["cards"]]
    assert own[0][0] is not None
    assert own[1:] == [[None, None], [None, None]]
    assert battle(state, 1)["laid"] == [True, False]


def test_open_cards_are_seen_by_everybody_until_the_round_is_over() -> None:
    state = field(1, 1, "", own={"hand": ["siege"]}, other={"food": 2})
    laid = card(state, "siege")
    attack(state, None, lay(state, "siege"))
    assert battle(state, 1)["cards"] == battle(state, None)["cards"] == [laid, None]


def test_the_roll_that_may_be_cheered_is_seen() -> None:
    state = field(1, 1, own={"cities": ["D2 great_arena"], "mood": 1})
    attack(state, ["4_cavalry", MISS])
    assert [roll["value"] for roll in battle(state)["rolls"]] == [4, 1]


def test_the_catalog_names_all_that_may_change_a_roll_or_its_hits() -> None:
    named = GAME.catalog()["bonuses"]
    assert {*tally.LINES, *tally.HIT_CHANGES} == set(named)
    assert named["steel_weapons"] == {"key": "clash.advance.steel_weapons"}
    assert named["peltasts"] == {"key": "clash.tactics.peltasts"}
