"""Action cards that bring advances: what each asks for, and that none moves the event track."""

from tessera.games.clash.catalog import ADVANCES
from tessera.games.clash.scenario import (
    advances,
    asked,
    goods,
    legal,
    march,
    nation,
    play,
    scenario,
)
from tests.games.clash.fields import may_play, played


def test_a_quick_advance_is_gained_for_culture_and_moves_no_marker() -> None:
    state = scenario(nation(hand=["quick_advance"], culture=1, track=1), nation())
    played(state, "quick_advance")
    play(state, "advance:myths")
    assert "myths" in advances(state)
    assert goods(state) == {"mood": 1}
    assert (state.nations[0].track, state.actions_left) == (1, 3)


def test_inspiration_gives_an_advance_of_somebody_near() -> None:
    state = scenario(
        nation(units=["settler@D5"], hand=["inspiration"], track=1), nation(advances=["myths", "rituals"])
    )
    played(state, "inspiration")
    assert "myths" in advances(state)
    assert "rituals" not in advances(state)  # the top of a category comes first
    assert state.nations[0].track == 1


def test_inspiration_comes_only_from_within_two_cells() -> None:
    state = scenario(nation(units=["settler@D4"], hand=["inspiration"]), nation(advances=["myths"]))
    assert not may_play(state, "inspiration")
    state = scenario(
        nation(units=["settler@D4"], hand=["inspiration"]), nation(units=["settler@D6"], advances=["myths"])
    )
    assert may_play(state, "inspiration")


def test_synergies_buy_two_advances_of_a_category_without_the_track() -> None:
    state = scenario(nation(hand=["synergies"], advances=["storage"], food=4, track=1), nation())
    played(state, "synergies")
    play(state, "advance:myths")
    assert legal(state) == {"advance:rituals", "advance:priesthood", "advance:state_religion"}
    play(state, "advance:rituals")
    assert {"myths", "rituals"} <= advances(state)
    assert (goods(state).get("food", 0), state.nations[0].track, state.actions_left) == (0, 1, 2)


def test_the_second_of_two_synergies_is_lost_if_it_cannot_be_paid() -> None:
    state = scenario(nation(hand=["synergies"], food=2), nation())
    played(state, "synergies")
    play(state, "advance:myths")
    assert asked(state) == "turn"
    assert advances(state) == {"farming", "mining", "myths"}


def test_the_second_of_two_synergies_is_not_asked_if_only_one_is_left() -> None:
    state = scenario(nation(hand=["synergies"], advances=["storage"], food=4), nation())
    played(state, "synergies")
    play(state, "advance:irrigation")
    assert asked(state) == "turn"
    assert {"irrigation", "husbandry"} <= advances(state)


def test_synergies_are_not_for_a_category_that_lacks_one() -> None:
    state = scenario(nation(hand=["synergies"], advances=["storage", "irrigation"], food=4), nation())
    played(state, "synergies")
    assert "advance:husbandry" not in legal(state)


def test_priests_find_one_science_in_a_turn_for_nothing_also_by_synergies() -> None:
    state = scenario(
        nation(hand=["synergies"], advances=["myths", "priesthood", "storage"], food=2), nation()
    )
    played(state, "synergies")
    play(state, "advance:math")
    assert goods(state) == {"food": 2, "culture": 1}
    play(state, "advance:astronomy")
    assert goods(state) == {"culture": 2}


def test_who_teaches_after_a_capture_is_the_loser() -> None:
    state = scenario(
        nation(["D2"], ["infantry@D5"], ["tactics"], ["teach_us", "teach_us"]),
        nation(["D7", "D6"], advances=["myths"]),
    )
    assert not may_play(state, "teach_us")
    march(state, "D5-D6")
    played(state, "teach_us")
    assert "myths" in advances(state)
    assert state.nations[0].track == 3
    assert not may_play(state, "teach_us")  # one capture, one card


def test_teaching_follows_at_once() -> None:
    state = scenario(
        nation(["D2"], ["infantry@D5"], ["tactics"], ["teach_us"]), nation(["D7", "D6"], advances=["myths"])
    )
    march(state, "D5-D6")
    assert may_play(state, "teach_us")
    play(state, "collect:D2", "take:wood")
    assert not may_play(state, "teach_us")


def test_each_capture_has_its_own_teacher() -> None:
    state = scenario(
        nation(["E4"], ["2 infantry@E4"], ["tactics"], ["teach_us"] * 2),
        nation(["E5", "B7"], advances=["myths"]),
        nation(["F4", "G8"], advances=["arts"]),
        tiles={6: "15"},
    )
    play(state, "move", "leave:infantry:fresh", "to:E5", "from:E4", "to:F4")
    played(state, "teach_us")
    assert "arts" in advances(state)
    played(state, "teach_us")
    assert "myths" in advances(state)


def test_technology_is_traded_both_ways_and_moves_no_track() -> None:
    state = scenario(
        nation(units=["settler@D5"], advances=["arts"], hand=["technology_trade"], track=1),
        nation(advances=["myths"], track=1),
    )
    played(state, "technology_trade")
    assert "myths" in advances(state)
    assert "arts" in advances(state, 1)
    assert (state.nations[0].track, state.nations[1].track) == (1, 1)


def test_each_side_of_a_trade_chooses_for_itself() -> None:
    state = scenario(
        nation(units=["settler@D5"], advances=["arts", "fishing"], hand=["technology_trade"]),
        nation(advances=["myths", "writing"]),
    )
    played(state, "technology_trade")
    assert (state.seats_to_act(), legal(state)) == ((0,), {"advance:myths", "advance:writing"})
    play(state, "advance:myths")
    assert (state.seats_to_act(), legal(state)) == ((1,), {"advance:arts", "advance:fishing"})


def test_who_has_nothing_to_learn_gets_nothing_of_a_trade() -> None:
    state = scenario(nation(units=["settler@D5"], hand=["technology_trade"]), nation(advances=["myths"]))
    played(state, "technology_trade")
    assert "myths" in advances(state)
    assert advances(state, 1) == {"farming", "mining", "myths"}


def test_technology_is_traded_within_two_cells() -> None:
    state = scenario(nation(units=["settler@D4"], hand=["technology_trade"]), nation(advances=["myths"]))
    assert not may_play(state, "technology_trade")


def test_new_ideas_buy_an_advance_without_the_track_and_then_give_ideas() -> None:
    state = scenario(nation(hand=["new_ideas"], food=2, track=1), nation())
    played(state, "new_ideas")
    play(state, "advance:myths")
    assert goods(state) == {"ideas": 2, "mood": 1}
    assert (state.nations[0].track, state.actions_left) == (1, 2)
    poor = nation(hand=["new_ideas"], food=1)
    assert not may_play(scenario(poor, nation()), "new_ideas")


def test_an_advance_that_a_card_buys_may_educate_for_free() -> None:
    state = scenario(nation(hand=["new_ideas"], advances=["writing", "free_education"], ideas=3), nation())
    played(state, "new_ideas")
    play(state, "advance:arts")
    assert asked(state) == "free_education"
    play(state, "use")
    assert goods(state) == {"ideas": 2, "culture": 1, "mood": 1}


def test_synergies_need_what_an_advance_costs() -> None:
    assert not may_play(scenario(nation(hand=["synergies"], food=1), nation()), "synergies")


def test_a_quick_advance_needs_one_to_gain() -> None:
    every = [name for name in ADVANCES if ADVANCES.index(name) < 40]
    state = scenario(nation(hand=["quick_advance"], advances=every, culture=1), nation())
    assert not may_play(state, "quick_advance")
