"""Battles by land: how they begin, their rounds, dice and losses, fortresses, and how they end."""

from tessera.games.clash.catalog import BARBARIANS
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
from tests.games.clash.fields import HIT, MISS, attack, facts, field, lay, lead_barbarians, rolled, winner

# The beginning


def test_a_battle_is_fought_before_the_next_group_moves() -> None:
    state = field(own={"units": ["settler@D1"]})
    events = attack(state, [HIT, MISS])
    assert winner(events) == 0
    assert units(state, "D5", 1) == {}
    assert asked(state) == "move"


def test_settlers_alone_lose_at_once_without_cards_or_dice() -> None:
    state = field(1, 0, own={"hand": ["archers"]}, other={"units": ["2 settler@D5"]})
    events = attack(state)
    assert winner(events) == 0
    assert "rolled" not in told(events)
    assert units(state, "D5", 1) == {}
    assert reason(state, "move") == "cannot_move"


def test_an_undefended_city_is_captured_at_once() -> None:
    state = field(1, 0, "")
    events = attack(state)
    assert winner(events) == 0
    assert "rolled" not in told(events)
    assert owner(state, "D5") == 0
    assert reason(state, "move") == "cannot_move"


def test_settlers_go_among_enemies_only_with_an_army() -> None:
    state = field(0, 1, own={"units": ["settler@E5"]})
    play(state, "move")
    assert reason(state, "to:D5") == "settlers_alone"


# Dice


def test_the_example_of_red_and_blue() -> None:
    state = field(3, 2)
    events = attack(state, ["3_infantry", "6_infantry", "3_elephant", "5_infantry", "2_cavalry"])
    assert rolled(events) == (14, 8)
    assert units(state, "D5") == {"infantry": 2}
    assert units(state, "D5", 1) == {}


def test_each_unit_rolls_one_die() -> None:
    state = field(2, 1)
    assert rolled(attack(state, ["2_cavalry", "2_elephant", "4_cavalry"])) == (4, 4)


def test_a_symbol_is_for_one_unit_and_each_unit_uses_one() -> None:
    state = field(1, 1, "fortress")
    assert rolled(attack(state, [MISS, "3_infantry", "3_infantry"]))[1] == 7


def test_symbols_of_units_that_do_not_fight_are_ignored() -> None:
    state = field(1, 1)
    assert rolled(attack(state, ["4_elephant", "4_cavalry"])) == (4, 4)


# Losses


def test_five_make_a_hit_and_both_sides_lose_at_the_same_time() -> None:
    state = field(2, 2)
    attack(state, ["5_cavalry", "4_cavalry", "5_cavalry", "1_leader"])
    assert (units(state, "D5"), units(state, "D5", 1)) == ({"infantry": 1}, {"infantry": 1})
    assert asked(state) == "retreat"


def test_settlers_are_not_taken_as_losses() -> None:
    state = field(1, 2, other={"units": ["settler@D5"]})
    attack(state, [HIT, MISS, MISS])
    assert units(state, "D5", 1) == {"infantry": 1, "settler": 1}


def test_settlers_are_lost_with_the_last_of_their_army() -> None:
    state = field(1, 1, other={"units": ["settler@D5"]})
    attack(state, [HIT, MISS])
    assert units(state, "D5", 1) == {}
    state = field(1, 1, own={"units": ["settler@E5"]})
    attack(state, [MISS, HIT])
    assert units(state, "D5") == units(state, "E5") == {}


# The end


def test_who_has_units_left_has_won() -> None:
    assert winner(attack(field(), [HIT, MISS])) == 0
    assert winner(attack(field(), [MISS, HIT])) == 1


def test_when_both_lose_their_last_units_nobody_has_won_and_the_city_stays() -> None:
    state = field(1, 1, "")
    events = attack(state, [HIT, HIT])
    assert winner(events) is None
    assert units(state, "D5") == units(state, "D5", 1) == {}
    assert owner(state, "D5") == 1


def test_another_round_follows_if_the_attacker_does_not_retreat() -> None:
    state = field(1, 1)
    attack(state, [MISS, MISS])
    assert legal(state) == {"skip", "use"}
    events = play(state, "skip", deals=[HIT, MISS])
    assert winner(events) == 0


def test_attackers_retreat_together_with_their_settlers_to_where_they_came_from() -> None:
    state = field(2, 1, own={"units": ["settler@E5"]})
    attack(state, [MISS, MISS, HIT])
    events = play(state, "use")
    assert winner(events) is None
    assert units(state, "E5") == {"infantry": 1, "settler": 1}
    assert units(state, "D5", 1) == {"infantry": 1}
    assert reason(state, "move") == "cannot_move"


def test_a_retreat_leaves_those_free_to_move_who_had_stayed() -> None:
    state = field(2, 1)
    play(state, "move", "leave:infantry:fresh", "to:D5", deals=[MISS, MISS])
    play(state, "use")
    assert units(state, "E5") == {"infantry": 2}
    play(state, "from:E5", "to:E4")
    assert (units(state, "E5"), units(state, "E4")) == ({"infantry": 1}, {"infantry": 1})


def test_who_stayed_in_a_forest_still_knows_it_when_the_others_have_retreated_there() -> None:
    state = scenario(
        nation(units=["infantry@F6", "infantry@E6"], advances=["tactics"]), nation(units=["infantry@F5"])
    )
    play(state, "move", "from:E6", "to:F6", "done")
    play(state, "move", "leave:infantry:forest", "to:F5", deals=[MISS, MISS])
    play(state, "use", "from:F6")
    assert reason(state, "to:F5") == "from_forest"


def test_attackers_that_have_won_move_no_more() -> None:
    state = field(1, 1)
    attack(state, [HIT, MISS])
    assert reason(state, "move") == "cannot_move"


def test_barbarians_never_retreat_and_lay_no_cards() -> None:
    state = scenario(
        nation(
            cities=["D7 happy"],
            units=["infantry@D6"],
            advances=["tactics"],
            hand=["mercenaries", "high_morale"],
            food=1,
        ),
        nation(cities=["D2"]),
        barbarian_units=["infantry@D5"],
    )
    lead_barbarians(state, "D6")
    play(state, "skip", deals=[MISS, MISS])
    assert asked(state) == "tactics"  # the second round, and nobody was asked for a retreat
    events = play(state, "skip", deals=[MISS, HIT])
    assert winner(events) == 0


def test_who_defends_in_its_own_turn_has_fought() -> None:
    state = scenario(
        nation(
            cities=["D7 happy"], units=["infantry@D6"], advances=["tactics"], hand=["mercenaries"], food=1
        ),
        nation(cities=["D2"]),
        barbarian_units=["infantry@D5"],
    )
    lead_barbarians(state, "D6", [MISS, HIT])
    assert units(state, "D6") == {"infantry": 1}
    assert reason(state, "move") == "cannot_move"


def test_who_defends_in_the_turn_of_another_may_move_in_its_own() -> None:
    state = field(1, 1, other={"advances": ["tactics"]})
    attack(state, [MISS, HIT])
    state.actions_left = 0
    play(state, "end")
    assert "move" in legal(state)


# Cards in a battle


def test_cards_lie_face_down_until_both_have_chosen() -> None:
    state = field(own={"hand": ["high_morale"]}, other={"advances": ["tactics"], "hand": ["surprise"]})
    attack(state)
    assert state.seats_to_act() == (0,)
    events = play(state, lay(state, "high_morale"))
    assert "revealed" not in told(events)
    assert [event.only for event in events if event.kind == "laid_card"] == [0]
    assert state.view(1).board["battle"]["laid"] == [True, False]
    assert state.seats_to_act() == (1,)
    events = play(state, lay(state, "surprise", 1), deals=[MISS, MISS])
    assert [fact["seat"] for fact in facts(events, "revealed")] == [0, 1]


def test_only_who_has_tactics_lays_cards() -> None:
    state = field(other={"hand": ["high_morale"]})
    assert "rolled" in told(attack(state, [MISS, MISS]))


def test_a_card_lasts_one_round_and_is_discarded() -> None:
    state = field(own={"hand": ["high_morale", "archers"]})
    attack(state)
    laid = lay(state, "high_morale")
    assert rolled(play(state, laid, deals=[MISS, MISS])) == (3, 1)
    assert hand(state) != []
    assert len(state.discards) == 1
    play(state, "skip")
    assert asked(state) == "tactics"
    assert laid not in legal(state)
    assert rolled(play(state, "skip", deals=[MISS, MISS])) == (1, 1)


def test_the_cards_of_a_round_lie_on_no_pile_before_it_has_ended() -> None:
    state = field(
        1,
        2,
        own={"cities": ["D2 great_mausoleum"], "hand": ["surprise"]},
        other={"advances": ["tactics"], "hand": ["archers"]},
    )
    attack(state)
    play(state, lay(state, "surprise"))
    play(state, lay(state, "archers", 1), deals=[MISS, "4_cavalry", MISS, MISS])
    assert asked(state) == "retreat"  # and not whether a card of the pile is drawn
    assert len(hand(state)) == 1
    assert len(state.discards) == 2


# Landing


def test_who_lands_among_enemies_fights_and_retreats_aboard() -> None:
    state = field(0, 1, own={"units": ["ship@C6", "2 infantry@C6"]})
    play(state, "move", "to:D5", deals=[MISS, MISS, HIT])
    play(state, "use")
    assert units(state, "C6") == {"ship": 1, "infantry": 1}


def test_warships_cancel_a_hit_in_the_first_round_for_who_lands() -> None:
    state = field(0, 1, own={"units": ["ship@C6", "infantry@C6"], "advances": ["warships"]})
    play(state, "move", "to:D5", deals=[MISS, HIT])
    assert units(state, "D5") == {"infantry": 1}
    play(state, "skip", deals=[MISS, HIT])
    assert units(state, "D5") == {}


def test_warships_do_not_help_who_walks_or_is_attacked_on_land() -> None:
    state = field(1, 1, own={"advances": ["warships"]}, other={"advances": ["warships"]})
    attack(state, [HIT, HIT])
    assert units(state, "D5") == units(state, "D5", 1) == {}


def test_barbarians_meet_a_player_who_wins_gold() -> None:
    state = field(1, 0, barbarian_units=["infantry@D5"])
    attack(state, [HIT, MISS])
    assert goods(state) == {"gold": 1}
    assert units(state, "D5", BARBARIANS) == {}


# Between the lines


def test_a_second_group_may_come_where_the_first_has_just_won() -> None:
    state = field(1, 1, own={"units": ["infantry@D4"]})
    attack(state, [HIT, MISS])
    play(state, "from:D4", "to:D5")
    assert units(state, "D5") == {"infantry": 2}


def test_settlers_in_a_city_that_falls_are_lost() -> None:
    for city, dice in (("", []), ("fortress", [MISS, MISS])):
        state = field(1, 0, city, other={"units": ["2 settler@D5"]})
        attack(state, dice)
        assert owner(state, "D5") == 0
        assert units(state, "D5", 1) == {}
        assert units(state, "D7", 1) == {"settler": 1}


def test_who_withdraws_in_its_own_turn_has_fought() -> None:
    state = scenario(
        nation(
            cities=["D7 happy"],
            units=["infantry@D6"],
            advances=["tactics"],
            hand=["mercenaries", "tactical_retreat"],
            food=1,
        ),
        nation(cities=["D2"]),
        barbarian_units=["infantry@D5"],
    )
    lead_barbarians(state, "D6")
    play(state, lay(state, "tactical_retreat"), "to:D7")
    assert units(state, "D7") == {"infantry": 1}
    assert reason(state, "move") == "cannot_move"
