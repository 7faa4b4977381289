"""Ages and turn order (rules 1.4)."""

import pytest

from tessera.core.chance import Chance
from tessera.games.duel.scenario import (
    HIDDEN,
    RICH,
    city,
    discards,
    legal,
    play,
    raise_wonder,
    scenario,
    slot,
)


def test_an_age_lasts_until_its_structure_is_empty() -> None:
    state = scenario(1, {19: "altar", 20: "baths"})
    play(state, "discard:altar")
    assert state.age == 1
    play(state, "build:baths", chance=Chance(1))
    assert state.age == 2


@pytest.mark.parametrize(("pawn", "decider"), [(1, 1), (8, 1), (-1, 0), (-8, 0)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_weaker_player_decides_who_begins(pawn: int, decider: int, seat: int) -> None:
    state = scenario(1, {20: "altar"}, seat=seat, pawn=pawn)
    play(state, "discard:altar", chance=Chance(1))
    assert state.seats_to_act() == (decider,)
    assert legal(state) == {"begin:1", "begin:2"}


@pytest.mark.parametrize("seat", [0, 1])
def test_with_the_pawn_in_the_middle_the_last_player_decides(seat: int) -> None:
    state = scenario(2, {1: "altar"}, seat=seat)
    play(state, "discard:altar", chance=Chance(1))
    assert state.seats_to_act() == (seat,)


@pytest.mark.parametrize("named", [0, 1])
def test_the_decider_may_name_either_player(named: int) -> None:
    state = scenario(1, {20: "altar"}, pawn=1)
    play(state, "discard:altar", chance=Chance(1))
    play(state, f"begin:{named + 1}")
    assert state.seats_to_act() == (named,)


def test_the_new_structure_is_visible_before_the_decision() -> None:
    state = scenario(1, {20: "altar"})
    play(state, "discard:altar", chance=Chance(1))
    assert slot(state, 20) not in ("", HIDDEN)


def test_the_players_take_turns() -> None:
    state = scenario(1, ["altar", "theater", "tavern"])
    for card, seat in (("altar", 0), ("theater", 1), ("tavern", 0)):
        assert state.seats_to_act() == (seat,)
        play(state, f"build:{card}")


def test_after_the_third_age_the_game_is_scored() -> None:
    state = scenario(3, {1: "altar"})
    play(state, "build:altar")
    assert state.is_over
    assert state.ending == "civilian"


def test_a_turn_with_a_single_legal_action_is_played_automatically() -> None:
    state = scenario(3, {1: "altar", 2: "palace"}, rival=city(0))
    play(state, "discard:altar")
    assert state.is_over
    assert discards(state) == ["altar", "palace"]
    assert state.cities[1].coins == 2


def test_a_last_card_that_leaves_a_choice_is_asked() -> None:
    state = scenario(3, {1: "altar", 2: "palace"}, rival=city(RICH))
    play(state, "discard:altar")
    assert legal(state) == {"build:palace", "discard:palace"}


def test_the_discard_pile_lasts_through_the_ages() -> None:
    state = scenario(1, {20: "altar"}, discards=["baths"])
    play(state, "discard:altar", chance=Chance(1))
    assert discards(state) == ["baths", "altar"]


def test_an_extra_turn_does_not_carry_over_into_the_next_age() -> None:
    state = scenario(1, {20: "altar"}, mine=city(RICH, plans=["sphinx"]))
    play(state, "wonder:sphinx", chance=Chance(1))
    play(state, "begin:1")
    play(state, min(legal(state, "discard:")), chance=Chance(1))
    assert state.seats_to_act() == (1,)


def test_an_extra_turn_within_the_age_is_played() -> None:
    state = scenario(1, {19: "altar", 20: "theater"}, mine=city(RICH, plans=["sphinx"]))
    raise_wonder(state, "sphinx", "altar")
    assert state.seats_to_act() == (0,)
    assert legal(state) == {"build:theater", "discard:theater"}
