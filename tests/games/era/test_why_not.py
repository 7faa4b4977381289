"""Why not: a reason for everything that is not possible, and none against what is."""

import pytest

from tessera.core.chance import Chance
from tessera.core.message import OK
from tessera.games.era import GAME
from tessera.games.era.scenario import action, domain, new_game, reason, rich, rolled, scenario

START = ["peasant_food", "peasant_wood", "peasant_skull", "noble_goods"]


def test_what_belongs_to_another_phase() -> None:
    assert reason(new_game(2), "build:farm") == "not_now"
    assert reason(rolled(START, START), "place:r0:a1") == "not_now"
    state = scenario("build", rich(dice=["peasant_hammers"]), domain())
    assert reason(state, "pay") == "not_now"


def test_a_seat_that_is_not_asked() -> None:
    state = scenario("build", rich(dice=["peasant_hammers"]), domain())
    assert state.why_not(1, action("build:farm")).message.key == "core.reason.not_your_turn"


def test_after_the_end_nothing_is_possible() -> None:
    state = scenario("build", rich(dice=["peasant_hammers"]), domain(), flipped=3)
    state.apply(0, action("done"), Chance(0))
    assert state.why_not(0, action("done")).message.key == "core.reason.game_over"


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_there_is_no_reason_against_exactly_the_legal_actions(seats: int) -> None:
    chance = Chance(seats)
    state = new_game(seats, seats)
    step = 0
    while not state.is_over:
        acting = state.seats_to_act()
        seat = acting[chance.below(len(acting))]
        actions = state.actions(seat)
        if step % 9 == 0:
            free = [option for option in range(GAME.vocabulary.size) if state.why_not(seat, option) is OK]
            assert free == sorted(actions)
            assert set(actions) <= set(state.options(seat))
        state.apply(seat, actions[chance.below(len(actions))], chance)
        step += 1


def test_every_reason_names_a_chapter_of_the_rules() -> None:
    chance = Chance(4)
    state = new_game(2, 4)
    rules = set()
    while not state.is_over:
        seat = state.seats_to_act()[0]
        for option in (*state.options(seat)[:40], action("pay"), action("turn:noble_skull>goods")):
            refused = state.why_not(seat, option)
            if refused is not OK:
                rules.add(refused.rule)
        actions = state.actions(seat)
        state.apply(seat, actions[chance.below(len(actions))], chance)
    assert {"place", "roll", "build", "extort", "monastery"} <= rules
