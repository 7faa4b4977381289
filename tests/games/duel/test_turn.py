"""A turn (rules 1.5)."""

import pytest

from tessera.core.chance import Chance
from tessera.core.errors import IllegalAction
from tessera.games.duel.scenario import (
    HIDDEN,
    HIDDEN_SPECIAL,
    RICH,
    action,
    built,
    city,
    discards,
    legal,
    loaded,
    play,
    raise_wonder,
    scenario,
    slot,
    under,
    wonders,
)
from tessera.games.duel.state import DuelState
from tessera.locale import Locale


def test_a_turn_is_to_build_to_discard_or_to_raise_a_wonder() -> None:
    state = scenario(1, {19: "altar", 20: "tavern"}, mine=city(RICH, plans=["pyramids"]))
    assert legal(state) == {
        "build:altar",
        "build:tavern",
        "discard:altar",
        "discard:tavern",
        "wonder:pyramids",
    }


def test_a_card_that_is_built_leaves_the_structure_for_the_city() -> None:
    state = scenario(1, {18: "baths", 19: "altar", 20: "tavern"})
    play(state, "build:altar")
    assert built(state, 0) == ["altar"]
    assert [slot(state, number) for number in (18, 19, 20)] == ["baths", "", "tavern"]
    assert state.seats_to_act() == (1,)


@pytest.mark.parametrize("yellow", [0, 1, 3])
def test_discarding_gives_two_coins_and_one_for_each_yellow_card(yellow: int) -> None:
    mine = city(0, built=["tavern", "brewery", "arena"][:yellow])
    state = scenario(1, ["altar"], mine=mine, rival=city(built=["lighthouse"]))
    play(state, "discard:altar")
    assert state.cities[0].coins == 2 + yellow
    assert discards(state) == ["altar"]
    assert state.seats_to_act() == (1,)


def test_discarding_is_always_possible() -> None:
    state = scenario(3, {6: "palace", 7: "town_hall"}, mine=city(0))
    assert legal(state) == {"discard:palace", "discard:town_hall"}


def test_a_wonder_costs_its_own_price_not_the_cards() -> None:
    state = scenario(3, ["palace", "pretorium"], mine=city(8, plans=["pyramids"]))
    raise_wonder(state, "pyramids", "pretorium")
    assert state.cities[0].coins == 0
    assert wonders(state, 0) == ["pyramids"]
    assert under(state, "pyramids") == "pretorium"


def test_the_card_for_a_wonder_is_not_asked_when_there_is_only_one() -> None:
    state = scenario(
        3,
        {1: "altar", 3: "palace", 4: "circus", 6: "arsenal", 7: "walls", 10: "gardens"},
        mine=city(RICH, plans=["pyramids"]),
        rival=city(RICH),
    )
    play(state, "wonder:pyramids")
    assert under(state, "pyramids") == "gardens"


def test_a_tucked_card_is_no_card_of_the_city() -> None:
    state = scenario(1, ["tavern"], mine=city(RICH, plans=["pyramids"]))
    raise_wonder(state, "pyramids", "tavern")
    assert built(state, 0) == []
    assert state.view(0).board["cities"][0]["discard_income"] == 2


def test_a_card_with_another_on_it_cannot_be_taken() -> None:
    state = scenario(1, {10: "altar", 15: "tavern", 16: "theater"}, mine=city(RICH, plans=["pyramids"]))
    assert not legal(state) & {"build:altar", "discard:altar"}
    play(state, "build:tavern")
    assert not legal(state) & {"build:altar", "discard:altar"}
    play(state, "build:theater")
    assert legal(state, "discard:") == {"discard:altar"}


def test_a_face_down_card_is_turned_up_when_both_cards_on_it_are_gone() -> None:
    structure = {10: HIDDEN, 15: "tavern", 16: "theater", 19: "altar", 20: "quarry"}
    state = scenario(1, structure, deck=["baths"])
    play(state, "build:tavern")
    assert slot(state, 10) == HIDDEN
    play(state, "build:theater")
    assert slot(state, 10) == "baths"
    assert "discard:baths" in legal(state)


def test_several_cards_may_be_turned_up_at_once() -> None:
    structure = {10: HIDDEN, 11: HIDDEN, 16: "theater", 19: "altar", 20: "quarry"}
    state = scenario(1, structure, deck=["baths", "tavern"])
    play(state, "build:theater", outcomes=[0])
    assert {slot(state, 10), slot(state, 11)} == {"baths", "tavern"}


def test_which_card_is_turned_up_is_left_to_chance() -> None:
    seen = set()
    for outcome in range(3):
        state = scenario(1, {10: HIDDEN, 15: "theater", 19: "altar", 20: "quarry"})
        play(state, "build:theater", outcomes=[outcome])
        seen.add(slot(state, 10))
    assert len(seen) == 3


def test_a_special_back_turns_up_a_guild() -> None:
    structure = {10: HIDDEN_SPECIAL, 12: "palace", 15: "circus", 14: "arsenal"}
    state = scenario(3, structure, specials=["builders_guild"])
    play(state, "discard:palace")
    assert slot(state, 10) == "builders_guild"


def test_a_special_back_turns_up_a_grand_temple_in_pantheon() -> None:
    structure = {10: HIDDEN_SPECIAL, 12: "palace", 15: "circus", 14: "arsenal"}
    state = scenario(3, structure, pantheon=True)
    play(state, "discard:palace", chance=Chance(1))
    assert slot(state, 10).endswith("_grand_temple")


def test_an_illegal_action_changes_nothing() -> None:
    state = scenario(1, ["altar"])
    before = state.to_data()
    with pytest.raises(IllegalAction):
        play(state, "build:palace")
    with pytest.raises(IllegalAction):
        state.apply(1, action("build:altar"), Chance(1))
    assert state.to_data() == before


def test_a_wonder_is_paid_for_when_its_card_is_chosen() -> None:
    state = scenario(1, ["altar", "tavern"], mine=city(RICH, plans=["pyramids"]))
    play(state, "wonder:pyramids")
    assert state.cities[0].coins == RICH
    state = loaded(state)
    play(state, "tuck:altar")
    assert state.cities[0].coins == RICH - 8


def question(state: DuelState, language: str = "en") -> str:
    """What the first seat is asked, in words."""
    decision = state.decision(0)
    assert decision
    return Locale(language).text(decision.prompt)


def test_the_question_of_a_turn_speaks_of_gods_where_one_can_be_activated() -> None:
    with_god = scenario(2, mine=city(RICH), pantheon={1: "mars"})
    assert question(with_god).endswith("or activate a god.")
    assert "активируйте бога" in question(with_god, "ru")
    assert "god" not in question(scenario(1, mine=city(RICH), pantheon={1: "mars"}))
    assert "god" not in question(scenario(2, mine=city(RICH)))
