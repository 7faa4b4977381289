"""Why not: a reason for everything that is not possible, and none against what is."""

import pytest

from tessera.core.chance import Chance
from tessera.core.message import OK
from tessera.games.duel import GAME
from tessera.games.duel.scenario import (
    HIDDEN,
    RICH,
    action,
    city,
    legal,
    new_game,
    play,
    reason,
    scenario,
)


def test_a_card_that_is_not_in_the_structure() -> None:
    state = scenario(1, ["altar"])
    assert reason(state, "build:palace") == reason(state, "discard:palace") == "not_here"


def test_a_covered_card() -> None:
    state = scenario(1, {6: "altar", 10: HIDDEN, 15: "tavern", 20: "quarry"}, mine=city(RICH))
    assert reason(state, "build:altar") == reason(state, "discard:altar") == "covered"
    assert reason(state, "engineer:altar") == "covered"


def test_a_card_that_is_too_dear() -> None:
    state = scenario(1, ["baths"], mine=city(1))
    refused = state.why_not(0, action("build:baths"))
    assert refused.message.key == "duel.reason.too_dear"
    assert refused.message.args == {"price": 2, "coins": 1, "missing": 1}
    assert refused.rule == "cost"


def test_a_wonder_that_is_too_dear() -> None:
    assert reason(scenario(mine=city(7, plans=["pyramids"])), "wonder:pyramids") == "too_dear"


def test_a_wonder_of_the_opponent() -> None:
    state = scenario(mine=city(RICH), rival=city(plans=["pyramids"], wonders=["sphinx"]))
    assert reason(state, "wonder:pyramids") == reason(state, "wonder:sphinx") == "not_your_wonder"


def test_a_wonder_that_stands_already() -> None:
    assert reason(scenario(mine=city(RICH, wonders=["pyramids"])), "wonder:pyramids") == "already_built"


def test_a_wonder_that_left_the_game() -> None:
    assert reason(scenario(mine=city(RICH), retired=["pyramids"]), "wonder:pyramids") == "retired"


def test_a_god_who_is_not_in_the_pantheon() -> None:
    state = scenario(2, mine=city(RICH), pantheon={1: "mars"})
    assert reason(state, "activate:tanit") == "not_in_pantheon"


def test_a_god_who_is_too_dear() -> None:
    state = scenario(2, mine=city(2, offerings=[2]), pantheon={3: "mars"})
    assert reason(state, "activate:mars") == "too_dear"


def test_the_gods_sleep_in_the_first_age() -> None:
    assert reason(scenario(1, mine=city(RICH), pantheon={1: "mars"}), "activate:mars") == "gods_sleep"


def test_no_gods_without_the_expansion() -> None:
    assert reason(scenario(2, mine=city(RICH)), "activate:mars") == "no_pantheon"


def test_no_engineering() -> None:
    state = scenario(2, ["temple"], mine=city(RICH), pantheon=True)
    assert reason(state, "engineer:temple") == "no_engineering"


def test_no_chain_symbol_for_engineering() -> None:
    state = scenario(2, ["walls"], mine=city(RICH, progress=["engineering"]), pantheon=True)
    assert reason(state, "engineer:walls") == "no_chain_symbol"


def test_engineering_for_what_is_free_anyway() -> None:
    mine = city(RICH, built=["altar"], progress=["engineering"])
    assert reason(scenario(2, ["temple"], mine=mine, pantheon=True), "engineer:temple") == "free_anyway"


def test_engineering_without_a_coin() -> None:
    state = scenario(2, ["temple"], mine=city(0, progress=["engineering"]), pantheon=True)
    assert reason(state, "engineer:temple") == "too_dear"


def test_a_choice_that_does_not_belong_to_a_turn() -> None:
    assert reason(scenario(), "progress:law") == "not_in_a_turn"


def test_a_turn_that_does_not_belong_to_a_choice() -> None:
    state = scenario(1, ["altar", "tavern"], mine=city(RICH, plans=["pyramids"]))
    play(state, "wonder:pyramids")
    assert reason(state, "build:altar") == "not_now"


def test_the_other_seat_is_told_that_it_is_not_its_turn() -> None:
    state = scenario(1, ["altar"])
    assert state.why_not(1, action("build:altar")).message.key == "core.reason.not_your_turn"


def test_after_the_end_nothing_is_possible() -> None:
    state = scenario(3, {1: "altar"})
    play(state, "discard:altar")
    assert state.why_not(0, action("build:altar")).message.key == "core.reason.game_over"


@pytest.mark.parametrize("seed", range(3))
def test_there_is_no_reason_against_exactly_the_legal_actions(seed: int) -> None:
    chance = Chance(seed)
    state = new_game(seed, pantheon=seed != 2)
    step = 0
    while not state.is_over:
        (seat,) = state.seats_to_act()
        actions = state.actions(seat)
        if step % 4 == seed:
            free = [option for option in range(GAME.vocabulary.size) if state.why_not(seat, option) is OK]
            assert free == sorted(actions)
            assert set(actions) <= set(state.options(seat))
        state.apply(seat, actions[chance.below(len(actions))], chance)
        step += 1


def test_what_a_person_may_wonder_about_is_listed() -> None:
    structure = {1: "altar", 7: HIDDEN, 12: "tavern", 15: "baths"}
    mine = city(0, plans=["pyramids"])
    state = scenario(2, structure, mine=mine, pantheon={1: "mars"})
    options = {GAME.vocabulary.notation(option) for option in state.options(0)}
    assert {"build:altar", "build:baths", "wonder:pyramids", "activate:mars"} <= options - legal(state)
