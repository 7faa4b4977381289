"""Battles by land: fortresses, siege engines, steel weapons and fanatics."""

from tessera.games.clash.scenario import (
    asked,
    goods,
    owner,
    play,
    told,
    units,
)
from tests.games.clash.fields import HIT, MISS, attack, field, rolled, winner

# Fortresses


def test_a_fortress_adds_a_die_and_cancels_a_hit_in_the_first_round_only() -> None:
    state = field(1, 1, "fortress")
    events = attack(state, [HIT, MISS, "3_elephant"])
    assert rolled(events) == (5, 4)
    assert units(state, "D5", 1) == {"infantry": 1}
    events = play(state, "skip", deals=[HIT, MISS])
    assert rolled(events) == (5, 1)
    assert owner(state, "D5") == 0


def test_a_fortress_of_another_colour_serves_the_owner_of_the_city() -> None:
    state = field(1, 1, "fortress=0")
    assert rolled(attack(state, [HIT, MISS, MISS])) == (5, 2)


def test_a_fortress_without_an_army_falls_after_one_round_if_any_attacker_is_left() -> None:
    state = field(1, 0, "fortress")
    events = attack(state, [MISS, MISS])
    assert rolled(events) == (1, 1)
    assert winner(events) == 0
    assert owner(state, "D5") == 0


def test_a_fortress_without_an_army_wins_if_it_kills_all_attackers() -> None:
    state = field(1, 0, "fortress")
    events = attack(state, [HIT, HIT])
    assert winner(events) == 1
    assert owner(state, "D5") == 1


def test_where_both_armies_die_in_the_first_round_the_fortress_has_won() -> None:
    state = field(2, 1, "fortress")
    events = attack(state, ["6_infantry", "6_infantry", HIT, HIT])
    assert units(state, "D5", 1) == units(state, "D5") == {}
    assert winner(events) == 1


def test_in_a_later_round_the_fortress_wins_nothing() -> None:
    state = field(1, 1, "fortress")
    attack(state, [MISS, MISS, MISS])
    events = play(state, "skip", deals=[HIT, HIT])
    assert winner(events) is None
    assert owner(state, "D5") == 1


# Siege engines


def test_siege_engines_take_the_die_of_a_fortress_for_two_wood() -> None:
    state = field(1, 1, "fortress", own={"advances": ["siegecraft"], "wood": 2})
    attack(state)
    assert asked(state) == "siege_die"
    events = play(state, "use", deals=[HIT, MISS])
    assert rolled(events) == (5, 1)
    assert units(state, "D5", 1) == {"infantry": 1}
    assert goods(state) == {}


def test_siege_engines_take_the_cancelled_hit_of_a_fortress_for_two_ore() -> None:
    state = field(1, 1, "fortress", own={"advances": ["siegecraft"], "ore": 2})
    attack(state)
    assert asked(state) == "siege_cancel"
    play(state, "use", deals=[HIT, MISS, MISS])
    assert owner(state, "D5") == 0


def test_siege_engines_do_both_and_gold_stands_for_the_price() -> None:
    state = field(1, 1, "fortress", own={"advances": ["siegecraft"], "wood": 2, "gold": 2})
    attack(state)
    play(state, "use", "pay:gold000", "use", deals=[HIT, MISS])
    assert owner(state, "D5") == 0
    assert goods(state) == {"gold": 2}  # of the city


def test_siege_engines_are_paid_before_cards_are_laid_and_only_against_a_fortress() -> None:
    state = field(1, 1, "fortress", own={"advances": ["siegecraft"], "wood": 2, "hand": ["archers"]})
    attack(state)
    assert asked(state) == "siege_die"
    play(state, "skip")
    assert asked(state) == "tactics"
    state = field(1, 1, "temple", own={"advances": ["siegecraft"], "wood": 2})
    assert "rolled" in told(attack(state, [MISS, MISS]))


# Steel weapons


def test_steel_weapons_add_two_in_every_round_for_one_ore() -> None:
    state = field(own={"advances": ["steel_weapons"], "ore": 1})
    attack(state)
    assert asked(state) == "steel"
    assert rolled(play(state, "use", deals=[MISS, MISS])) == (3, 1)
    assert goods(state) == {}
    assert rolled(play(state, "skip", deals=[MISS, MISS])) == (3, 1)


def test_steel_weapons_add_one_against_steel_weapons_used_or_not() -> None:
    state = field(
        own={"advances": ["steel_weapons"], "ore": 1}, other={"advances": ["steel_weapons"], "ore": 1}
    )
    attack(state)
    play(state, "use")
    assert state.seats_to_act() == (1,)
    assert rolled(play(state, "skip", deals=[MISS, MISS])) == (2, 1)


def test_who_defends_bears_steel_weapons_too() -> None:
    state = field(other={"advances": ["steel_weapons"], "ore": 1})
    attack(state)
    assert rolled(play(state, "use", deals=[MISS, MISS])) == (1, 3)


def test_steel_weapons_help_a_fortress_without_an_army() -> None:
    state = field(1, 0, "fortress", other={"advances": ["steel_weapons"], "ore": 1})
    attack(state)
    events = play(state, "use", deals=[MISS, "3_elephant"])
    assert rolled(events) == (1, 5)
    assert winner(events) == 1


def test_steel_weapons_cost_nothing_with_metallurgy_against_who_has_none() -> None:
    state = field(own={"advances": ["steel_weapons", "metallurgy"]})
    assert rolled(attack(state, [MISS, MISS])) == (3, 1)


def test_steel_weapons_cost_ore_with_metallurgy_against_steel_weapons() -> None:
    state = field(
        own={"advances": ["steel_weapons", "metallurgy"], "ore": 1}, other={"advances": ["steel_weapons"]}
    )
    attack(state)
    assert asked(state) == "steel"
    assert rolled(play(state, "use", deals=[MISS, MISS])) == (2, 1)


def test_free_steel_weapons_are_not_forgotten_when_siege_engines_are_paid() -> None:
    state = field(
        1, 1, "fortress", own={"advances": ["steel_weapons", "metallurgy", "siegecraft"], "wood": 2}
    )
    attack(state)
    assert rolled(play(state, "use", deals=[MISS, MISS])) == (3, 1)


def test_who_has_no_ore_left_after_the_siege_is_not_asked_for_steel_weapons() -> None:
    state = field(1, 1, "fortress", own={"advances": ["steel_weapons", "siegecraft"], "ore": 2})
    attack(state)
    assert rolled(play(state, "use", deals=[MISS, MISS, MISS])) == (1, 2)


def test_steel_weapons_add_two_against_barbarians() -> None:
    state = field(1, 0, own={"advances": ["steel_weapons"], "ore": 1}, barbarian_units=["infantry@D5"])
    attack(state)
    assert rolled(play(state, "use", deals=[MISS, MISS])) == (3, 1)


# Fanaticism


def test_fanatics_have_two_more_in_the_first_round_in_a_city_with_a_temple() -> None:
    for own, other, values in (
        (["fanaticism"], [], (3, 1)),
        ([], ["fanaticism"], (1, 3)),
    ):
        state = field(1, 1, "temple", own={"advances": own}, other={"advances": other})
        assert rolled(attack(state, [MISS, MISS])) == values
        assert rolled(play(state, "skip", deals=[MISS, MISS])) == (1, 1)
    state = field(1, 1, "", own={"advances": ["fanaticism"]})
    assert rolled(attack(state, [MISS, MISS])) == (1, 1)


def test_fanatics_who_lose_at_a_temple_get_infantry_in_one_of_their_cities() -> None:
    state = field(1, 1, "temple", other={"advances": ["fanaticism"]})
    attack(state, [HIT, MISS])
    assert units(state, "D7", 1) == {"infantry": 1, "settler": 1}
    state = field(1, 1, "temple", own={"advances": ["fanaticism"]})
    attack(state, [MISS, HIT])
    assert units(state, "D2") == {"infantry": 1}


# Between the lines


def test_fanatics_who_lose_an_empty_city_get_infantry_too() -> None:
    state = field(1, 0, "temple", other={"advances": ["fanaticism"]})
    attack(state)
    assert units(state, "D7", 1) == {"infantry": 1, "settler": 1}


def test_fanatics_get_no_infantry_if_all_are_on_the_board() -> None:
    everywhere = [f"4 infantry@{cell}" for cell in ("E7", "F7", "C7", "B7")]
    state = field(1, 0, "temple", other={"advances": ["fanaticism"], "units": everywhere})
    attack(state)
    assert units(state, "D7", 1) == {"settler": 1}


def test_siege_engines_are_used_against_barbarians_in_a_fortress() -> None:
    state = field(1, 0, own={"advances": ["siegecraft"], "ore": 2, "wood": 2}, barbarians=["D5 fortress=1"])
    attack(state)
    play(state, "use", "use", deals=[MISS])
    assert owner(state, "D5") == 0


def test_settlers_are_safe_in_a_fortress_that_wins_without_an_army() -> None:
    state = field(1, 0, "fortress", other={"units": ["settler@D5"]})
    events = attack(state, [MISS, HIT])
    assert winner(events) == 1
    assert units(state, "D5", 1) == {"settler": 1}


def test_settlers_are_lost_with_their_army_even_where_the_fortress_has_won() -> None:
    state = field(2, 1, "fortress", other={"units": ["settler@D5"]})
    events = attack(state, ["6_infantry", "6_infantry", HIT, HIT])
    assert winner(events) == 1
    assert units(state, "D5", 1) == {}
