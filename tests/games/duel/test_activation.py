"""Activating a card of the pantheon (rules 2.3)."""

import pytest

from tessera.games.duel.scenario import (
    HIDDEN,
    RICH,
    city,
    gods,
    legal,
    offerings,
    pantheon_slots,
    play,
    scenario,
    slot,
)

GODS = {1: "tanit", 2: "mars", 3: "aphrodite", 4: "ishtar", 5: "minerva", 6: "neptune"}


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("seat", [0, 1])
def test_each_slot_has_its_own_cost_for_each_player(number: int, seat: int) -> None:
    cost = number + 2 if seat == 0 else 9 - number
    state = scenario(2, seat=seat, mine=city(cost), pantheon={number: "aphrodite"})
    play(state, "activate:aphrodite")
    assert state.cities[seat].coins == 0
    assert gods(state, seat) == ["aphrodite"]
    state = scenario(2, seat=seat, mine=city(cost - 1), pantheon={number: "aphrodite"})
    assert legal(state, "activate:") == set()


def test_gods_sleep_in_the_first_age() -> None:
    assert legal(scenario(1, mine=city(RICH), pantheon=GODS), "activate:") == set()
    for age in (2, 3):
        assert len(legal(scenario(age, mine=city(RICH), pantheon=GODS), "activate:")) == 6


def test_an_activation_takes_no_card_and_turns_none_up() -> None:
    structure = {7: HIDDEN, 12: "walls", 13: "school"}
    state = scenario(2, structure, mine=city(RICH), pantheon={1: "tanit"})
    play(state, "activate:tanit")
    assert [slot(state, number) for number in (7, 12, 13)] == [HIDDEN, "walls", "school"]
    assert state.seats_to_act() == (1,)


def test_a_slot_that_was_activated_stays_empty() -> None:
    state = scenario(2, mine=city(RICH), rival=city(RICH), pantheon={1: "tanit", 2: "mars"})
    play(state, "activate:tanit")
    assert pantheon_slots(state) == {2: "mars"}
    assert legal(state, "activate:") == {"activate:mars"}


def test_an_offering_lowers_the_cost_and_is_gone() -> None:
    state = scenario(2, mine=city(2, offerings=[2, 3]), pantheon={3: "aphrodite"})
    play(state, "activate:aphrodite", "offer:3")
    assert state.cities[0].coins == 0
    assert offerings(state, 0) == [2]


def test_offerings_may_be_kept() -> None:
    state = scenario(2, mine=city(5, offerings=[2, 3]), pantheon={3: "aphrodite"})
    play(state, "activate:aphrodite", "pay")
    assert state.cities[0].coins == 0
    assert offerings(state, 0) == [2, 3]


def test_any_number_of_offerings_may_be_used() -> None:
    state = scenario(2, mine=city(0, offerings=[2, 3, 4]), pantheon={6: "aphrodite"})
    play(state, "activate:aphrodite")
    assert gods(state, 0) == ["aphrodite"]
    assert offerings(state, 0) == []


def test_offerings_are_used_smallest_first() -> None:
    state = scenario(2, mine=city(RICH, offerings=[2, 3, 4]), pantheon={6: "aphrodite"})
    play(state, "activate:aphrodite")
    assert legal(state) == {"pay", "offer:2", "offer:3", "offer:4"}
    play(state, "offer:3")
    assert legal(state) == {"pay", "offer:4"}


def test_only_offerings_that_reach_the_cost_are_on_offer() -> None:
    state = scenario(2, mine=city(1, offerings=[2, 3, 4]), pantheon={6: "aphrodite"})
    play(state, "activate:aphrodite")
    assert legal(state) == {"offer:2", "offer:3"}
    play(state, "offer:3")
    assert offerings(state, 0) == [2]
    assert state.cities[0].coins == 0


def test_the_sanctuary_never_pays_back() -> None:
    state = scenario(2, mine=city(5, wonders=["sanctuary"], offerings=[4]), pantheon={1: "aphrodite"})
    play(state, "activate:aphrodite", "offer:4")
    assert state.cities[0].coins == 5


def test_the_gate_costs_twice_its_slot() -> None:
    assert "activate:gate" in legal(scenario(2, mine=city(10), pantheon={3: "gate"}))
    assert "activate:gate" not in legal(scenario(2, mine=city(9), pantheon={3: "gate"}))


def test_the_sanctuary_of_the_opponent_does_not_help() -> None:
    state = scenario(2, mine=city(2), rival=city(wonders=["sanctuary"]), pantheon={1: "aphrodite"})
    assert legal(state, "activate:") == set()


def test_there_are_no_gods_without_the_pantheon() -> None:
    assert legal(scenario(2, mine=city(RICH)), "activate:") == set()
