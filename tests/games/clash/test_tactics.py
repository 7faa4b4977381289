"""The lower halves of action cards: who may lay each of them where, and what it does in a round."""

from typing import Any

import pytest

from tessera.games.clash.scenario import (
    asked,
    goods,
    hand,
    legal,
    nation,
    owner,
    play,
    reason,
    scenario,
    told,
    units,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import HIT, MISS, attack, field, lay, rolled, winner


def attacking(tactics: str, attackers: int = 1, defenders: int = 1, city: str | None = None) -> ClashState:
    """Seat 0, which attacks, is asked for its card."""
    state = field(attackers, defenders, city, own={"hand": [tactics]})
    attack(state)
    return state


def defending(tactics: str, attackers: int = 1, defenders: int = 1, city: str | None = None) -> ClashState:
    """Seat 1, which is attacked, is asked for its card."""
    state = field(attackers, defenders, city, other={"advances": ["tactics"], "hand": [tactics]})
    attack(state)
    return state


def at_sea(tactics: str, is_attacking: bool = True) -> ClashState:
    """A side is asked for its card in a battle at sea."""
    armed: dict[str, Any] = {"advances": ["tactics"], "hand": [tactics]}
    unarmed: dict[str, Any] = {}
    own, other = (armed, unarmed) if is_attacking else (unarmed, armed)
    state = scenario(nation(units=["ship@F4"], **own), nation(units=["ship@E3"], **other))
    play(state, "move", "to:E3")
    return state


# Who may lay what, and where

ARMY_ONLY = ("peltasts", "encircled", "archers")
FOR_ATTACKERS = ("wedge_formation", "flanking")
FOR_DEFENDERS = ("heavy_resistance", "defensive_formation")
FOR_ALL = ("high_morale", "surprise", "scout")


@pytest.mark.parametrize("tactics", [*ARMY_ONLY, *FOR_ALL, "martyr", "high_ground"])
def test_both_sides_of_a_battle_in_the_open_may_lay(tactics: str) -> None:
    state = attacking(tactics)
    assert lay(state, tactics) in legal(state)
    state = defending(tactics)
    assert lay(state, tactics, 1) in legal(state)


@pytest.mark.parametrize("tactics", [*FOR_ATTACKERS, "siege"])
def test_only_attackers_lay(tactics: str) -> None:
    state = attacking(tactics, 1, 1, "")
    assert lay(state, tactics) in legal(state)
    state = defending(tactics, 1, 1, "")
    assert reason(state, lay(state, tactics, 1)) == "other_side"


@pytest.mark.parametrize(
    "tactics", [*FOR_DEFENDERS, "for_the_people", "improved_defenses", "tactical_retreat"]
)
def test_only_defenders_lay(tactics: str) -> None:
    state = defending(tactics, 1, 1, "")
    assert lay(state, tactics, 1) in legal(state)
    state = attacking(tactics, 1, 1, "")
    assert reason(state, lay(state, tactics)) == "other_side"


@pytest.mark.parametrize("tactics", ["for_the_people", "improved_defenses"])
def test_some_defend_only_cities(tactics: str) -> None:
    state = defending(tactics)
    assert reason(state, lay(state, tactics, 1)) == "in_cities"


def test_a_siege_is_only_of_a_city() -> None:
    state = attacking("siege")
    assert reason(state, lay(state, "siege")) == "in_cities"


def test_no_city_is_attacked_from_high_ground_but_defended_from_it() -> None:
    state = attacking("high_ground", 1, 1, "")
    assert reason(state, lay(state, "high_ground")) == "high_ground"
    state = defending("high_ground", 1, 1, "")
    assert lay(state, "high_ground", 1) in legal(state)


@pytest.mark.parametrize("tactics", [*ARMY_ONLY, "martyr", "tactical_retreat"])
def test_a_fortress_alone_is_no_army(tactics: str) -> None:
    state = defending(tactics, 1, 0, "fortress")
    assert reason(state, lay(state, tactics, 1)) == "no_army"


@pytest.mark.parametrize(
    "tactics", [*FOR_ALL, *FOR_DEFENDERS, "high_ground", "for_the_people", "improved_defenses"]
)
def test_a_fortress_alone_suffices_for_others(tactics: str) -> None:
    state = defending(tactics, 1, 0, "fortress")
    assert lay(state, tactics, 1) in legal(state)


@pytest.mark.parametrize(
    "tactics", [*ARMY_ONLY, *FOR_ATTACKERS, "high_ground", "siege", "for_the_people", "improved_defenses"]
)
def test_some_are_only_for_battles_by_land(tactics: str) -> None:
    state = at_sea(tactics)
    assert reason(state, lay(state, tactics)) == "by_land"


def test_no_ship_makes_a_tactical_retreat() -> None:
    state = at_sea("tactical_retreat", is_attacking=False)
    assert reason(state, lay(state, "tactical_retreat", 1)) == "by_land"


@pytest.mark.parametrize("tactics", [*FOR_ALL, "martyr"])
def test_some_are_for_ships_too(tactics: str) -> None:
    state = at_sea(tactics)
    assert lay(state, tactics) in legal(state)


@pytest.mark.parametrize("tactics", FOR_DEFENDERS)
def test_ships_that_are_attacked_defend_themselves_so_too(tactics: str) -> None:
    state = at_sea(tactics, is_attacking=False)
    assert lay(state, tactics, 1) in legal(state)


# What they do


def test_peltasts_who_roll_a_five_cancel_a_hit() -> None:
    state = defending("peltasts", 1, 2)
    play(state, lay(state, "peltasts", 1), deals=[MISS, "5_infantry", HIT, MISS, MISS])
    assert units(state, "D5", 1) == {"infantry": 2}


def test_peltasts_who_roll_less_cancel_nothing() -> None:
    state = defending("peltasts", 1, 2)
    play(state, lay(state, "peltasts", 1), deals=["4_cavalry", "4_cavalry", HIT, MISS, MISS])
    assert units(state, "D5", 1) == {"infantry": 1}


def test_encircled_hits_once_more_if_the_enemy_loses_as_much_or_more() -> None:
    state = attacking("encircled", 2, 3)
    play(state, lay(state, "encircled"), deals=[HIT, MISS, HIT, MISS, MISS, HIT])
    assert (units(state, "D5"), units(state, "D5", 1)) == ({"infantry": 1}, {"infantry": 1})


def test_encircled_counts_when_nobody_loses_anything() -> None:
    state = attacking("encircled", 1, 2)
    play(state, lay(state, "encircled"), deals=[MISS, MISS, MISS, HIT])
    assert units(state, "D5", 1) == {"infantry": 1}


def test_encircled_needs_a_five() -> None:
    state = attacking("encircled", 1, 2)
    play(state, lay(state, "encircled"), deals=[MISS, MISS, MISS, "4_cavalry"])
    assert units(state, "D5", 1) == {"infantry": 2}


def test_encircled_does_nothing_for_who_loses_more() -> None:
    state = attacking("encircled", 2, 2)
    events = play(state, lay(state, "encircled"), deals=[MISS, MISS, HIT, MISS])
    assert "tactics_rolled" not in told(events)


def test_encircled_does_nothing_if_the_enemy_loses_all_anyway() -> None:
    state = attacking("encircled")
    events = play(state, lay(state, "encircled"), deals=[HIT, MISS])
    assert "tactics_rolled" not in told(events)


def test_what_encircled_adds_is_not_cancelled() -> None:
    state = field(
        1,
        2,
        "fortress",
        own={"hand": ["encircled"]},
        other={"advances": ["tactics"], "hand": ["improved_defenses"]},
    )
    attack(state)
    play(state, lay(state, "encircled"))
    play(state, lay(state, "improved_defenses", 1), deals=[HIT, MISS, MISS, MISS, HIT])
    assert units(state, "D5", 1) == {"infantry": 1}


def test_a_wedge_adds_one_for_each_enemy() -> None:
    state = attacking("wedge_formation", 1, 3)
    assert rolled(play(state, lay(state, "wedge_formation"), deals=[MISS, MISS, MISS, MISS])) == (4, 3)


def test_high_morale_adds_two() -> None:
    state = defending("high_morale")
    assert rolled(play(state, lay(state, "high_morale", 1), deals=[MISS, MISS])) == (1, 3)


def test_heavy_resistance_takes_one_from_the_attackers_for_each_of_them() -> None:
    state = defending("heavy_resistance", 3, 1)
    events = play(state, lay(state, "heavy_resistance", 1), deals=["2_cavalry", MISS, MISS, MISS])
    assert rolled(events) == (1, 1)


def test_heavy_resistance_counts_ships_at_sea() -> None:
    state = at_sea("heavy_resistance", is_attacking=False)
    events = play(state, lay(state, "heavy_resistance", 1), deals=["3_elephant", MISS])
    assert rolled(events) == (2, 1)


def test_no_combat_value_is_below_nothing() -> None:
    state = field(
        1,
        1,
        "happy great_wall",
        other={"advances": ["tactics"], "hand": ["heavy_resistance"]},
    )
    attack(state)
    assert rolled(play(state, lay(state, "heavy_resistance", 1), deals=[MISS, MISS])) == (0, 1)


def test_from_high_ground_the_enemy_uses_no_symbols() -> None:
    state = attacking("high_ground")
    events = play(state, lay(state, "high_ground"), deals=["3_infantry", "3_infantry"])
    assert rolled(events) == (4, 3)


def test_surprise_adds_one_and_draws_a_card_if_an_enemy_falls() -> None:
    state = attacking("surprise", 1, 2)
    assert rolled(play(state, lay(state, "surprise"), deals=["4_cavalry", MISS, MISS])) == (5, 2)
    assert len(hand(state)) == 1


def test_surprise_draws_nothing_if_no_enemy_falls() -> None:
    state = attacking("surprise", 1, 2)
    play(state, lay(state, "surprise"), deals=["3_elephant", MISS, MISS])
    assert hand(state) == []


def test_surprise_draws_nothing_for_a_fortress() -> None:
    state = attacking("surprise", 2, 0, "fortress")
    play(state, lay(state, "surprise"), deals=[HIT, HIT, MISS])
    assert hand(state) == []


def test_a_siege_adds_one_and_silences_the_symbols_of_the_besieged() -> None:
    state = attacking("siege", 1, 1, "")
    assert rolled(play(state, lay(state, "siege"), deals=["2_cavalry", "3_infantry"])) == (3, 3)


def test_the_besieged_may_pay_two_food_for_their_symbols() -> None:
    state = field(1, 1, "", own={"hand": ["siege"]}, other={"food": 1, "gold": 1})
    attack(state)
    play(state, lay(state, "siege"))
    assert (state.seats_to_act(), asked(state)) == ((1,), "provision")
    assert rolled(play(state, "use", deals=["2_cavalry", "3_infantry"])) == (3, 4)
    assert goods(state, 1) == {}


def test_for_the_people_adds_a_die() -> None:
    state = defending("for_the_people", 1, 1, "")
    assert rolled(play(state, lay(state, "for_the_people", 1), deals=[MISS, MISS, MISS])) == (1, 2)


def test_improved_defenses_cancel_a_hit() -> None:
    state = defending("improved_defenses", 1, 1, "")
    play(state, lay(state, "improved_defenses", 1), deals=[HIT, MISS])
    assert units(state, "D5", 1) == {"infantry": 1}


def test_improved_defenses_and_a_fortress_cancel_two() -> None:
    state = defending("improved_defenses", 2, 1, "fortress")
    play(state, lay(state, "improved_defenses", 1), deals=["6_infantry", "6_infantry", MISS, MISS])
    assert units(state, "D5", 1) == {"infantry": 1}


def test_a_defensive_formation_adds_a_die() -> None:
    state = defending("defensive_formation")
    assert rolled(play(state, lay(state, "defensive_formation", 1), deals=[MISS, MISS, MISS])) == (1, 2)


def test_flanking_adds_a_die() -> None:
    state = attacking("flanking")
    assert rolled(play(state, lay(state, "flanking"), deals=[MISS, MISS, MISS])) == (2, 1)


def test_archers_who_roll_a_five_kill_before_the_roll() -> None:
    state = attacking("archers", 1, 2)
    events = play(state, lay(state, "archers"), deals=[HIT, MISS, MISS])
    assert rolled(events) == (1, 1)
    assert units(state, "D5", 1) == {"infantry": 1}


def test_archers_who_roll_less_kill_nobody() -> None:
    state = attacking("archers", 1, 2)
    assert rolled(play(state, lay(state, "archers"), deals=["4_cavalry", MISS, MISS, MISS])) == (1, 2)


def test_a_martyr_dies_with_an_enemy_before_the_roll() -> None:
    state = attacking("martyr", 2, 2)
    assert rolled(play(state, lay(state, "martyr"), deals=[MISS, MISS])) == (1, 1)


def test_a_martyr_makes_the_card_of_the_enemy_void_and_it_is_discarded() -> None:
    state = field(2, 2, own={"hand": ["martyr"]}, other={"advances": ["tactics"], "hand": ["high_morale"]})
    attack(state)
    play(state, lay(state, "martyr"))
    assert rolled(play(state, lay(state, "high_morale", 1), deals=[MISS, MISS])) == (1, 1)
    assert hand(state, 1) == []
    assert len(state.discards) == 2


def test_the_last_two_die_by_a_martyr_and_nobody_wins() -> None:
    state = attacking("martyr")
    events = play(state, lay(state, "martyr"))
    assert winner(events) is None
    assert units(state, "D5") == units(state, "D5", 1) == {}


def test_a_scout_takes_the_card_of_the_enemy_which_does_nothing() -> None:
    state = field(1, 1, own={"hand": ["scout"]}, other={"advances": ["tactics"], "hand": ["high_morale"]})
    attack(state)
    play(state, lay(state, "scout"))
    assert rolled(play(state, lay(state, "high_morale", 1), deals=[MISS, MISS])) == (1, 1)
    assert hand(state) == ["hero_general"]
    assert hand(state, 1) == []
    assert len(state.discards) == 1


def test_a_scout_of_the_defender_takes_even_a_martyr() -> None:
    state = field(2, 2, own={"hand": ["martyr"]}, other={"advances": ["tactics"], "hand": ["scout"]})
    attack(state)
    play(state, lay(state, "martyr"))
    play(state, lay(state, "scout", 1), deals=[MISS] * 4)
    assert (units(state, "D5"), units(state, "D5", 1)) == ({"infantry": 2}, {"infantry": 2})
    assert hand(state, 1) == ["negotiations"]


def test_a_scout_without_an_enemy_card_does_nothing() -> None:
    state = attacking("scout")
    assert rolled(play(state, lay(state, "scout"), deals=[MISS, MISS])) == (1, 1)


def test_a_tactical_retreat_ends_the_battle_without_a_roll_and_the_attacker_has_won() -> None:
    state = field(
        1, 2, "", other={"advances": ["tactics"], "hand": ["tactical_retreat"], "units": ["settler@D5"]}
    )
    attack(state)
    events = play(state, lay(state, "tactical_retreat", 1))
    assert asked(state) == "withdraw"
    events += play(state, "to:D6")
    assert "rolled" not in told(events)
    assert winner(events) == 0
    assert units(state, "D6", 1) == {"infantry": 2, "settler": 1}
    assert owner(state, "D5") == 0


def test_a_tactical_retreat_leads_to_land_without_enemies_and_with_room() -> None:
    state = field(
        1,
        2,
        own={"units": ["settler@D4"]},
        other={"advances": ["tactics"], "hand": ["tactical_retreat"], "units": ["3 infantry@D6"]},
    )
    attack(state)
    play(state, lay(state, "tactical_retreat", 1))
    assert legal(state) == {"to:C5", "to:E6", "to:E5"}  # not D4 and D6


def test_there_is_no_tactical_retreat_without_a_way_out() -> None:
    state = field(
        2,
        4,
        own={"units": ["settler@D4", "settler@C5", "settler@E6", "settler@D6", "settler@E5"]},
        other={"advances": ["tactics"], "hand": ["tactical_retreat"]},
    )
    play(state, "move", "from:E5", "leave:settler:fresh", "to:D5")
    assert reason(state, lay(state, "tactical_retreat", 1)) == "no_way_out"


def test_a_tactical_retreat_comes_after_the_archers() -> None:
    state = field(
        1, 2, own={"hand": ["archers"]}, other={"advances": ["tactics"], "hand": ["tactical_retreat"]}
    )
    attack(state)
    play(state, lay(state, "archers"))
    play(state, lay(state, "tactical_retreat", 1), "to:D6", deals=[HIT])
    assert units(state, "D6", 1) == {"infantry": 1}
