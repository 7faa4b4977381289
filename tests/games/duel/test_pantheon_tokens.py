"""Tokens on face-down cards (rules 2.2)."""

import pytest

from tessera.core.chance import Chance
from tessera.games.duel.scenario import (
    HIDDEN,
    RICH,
    city,
    god_deck,
    legal,
    mythologies,
    offerings,
    pantheon_slots,
    play,
    raise_wonder,
    scenario,
    slot,
    token_on,
)

FIRST = {10: HIDDEN, 15: "altar", 18: "theater", 19: "tavern", 20: "quarry"}
"""The altar alone lies on a face-down card."""
SECOND = {7: HIDDEN, 12: "brewery", 14: "forum", 15: "walls"}
ROMAN = {"roman": ["mars", "minerva", "neptune"]}


def test_a_mythology_token_shows_the_two_top_gods_of_its_deck() -> None:
    state = scenario(1, FIRST, pantheon=True, god_decks=ROMAN, tokens={10: "roman"}, deck=["baths"])
    play(state, "build:altar")
    assert state.seats_to_act() == (0,)
    assert legal(state) == {"god:mars", "god:minerva"}


def test_one_god_goes_into_any_empty_slot_and_the_other_back_on_the_deck() -> None:
    state = scenario(1, FIRST, pantheon={2: "ra"}, god_decks=ROMAN, tokens={10: "roman"}, deck=["baths"])
    play(state, "build:altar", "god:minerva")
    assert legal(state) == {"place:1", "place:3", "place:4", "place:5", "place:6"}
    play(state, "place:6")
    assert pantheon_slots(state) == {2: "ra", 6: "minerva"}
    assert god_deck(state, "roman") == ["mars", "neptune"]
    assert state.seats_to_act() == (1,)


def test_the_two_gods_are_drawn_at_random() -> None:
    shown: set[frozenset[str]] = set()
    for seed in range(20):
        state = scenario(1, FIRST, pantheon=True, tokens={10: "roman"}, deck=["baths"])
        play(state, "build:altar", chance=Chance(seed))
        shown.add(frozenset(legal(state)))
    assert shown == {
        frozenset({"god:mars", "god:minerva"}),
        frozenset({"god:mars", "god:neptune"}),
        frozenset({"god:minerva", "god:neptune"}),
    }


def test_a_second_token_finds_the_god_that_was_returned() -> None:
    structure = {**FIRST, 14: HIDDEN}
    del structure[19]
    state = scenario(
        1,
        structure,
        pantheon=True,
        god_decks=ROMAN,
        tokens={10: "roman", 14: "roman"},
        deck=["baths"],
    )
    play(state, "build:altar", "god:minerva", "place:1", "build:quarry")
    assert state.seats_to_act() == (1,)
    assert legal(state) == {"god:mars", "god:neptune"}


def test_a_mythology_token_stays_with_its_owner() -> None:
    state = scenario(1, FIRST, pantheon=True, god_decks=ROMAN, tokens={10: "roman"}, deck=["baths"])
    play(state, "build:altar", "god:mars", "place:1")
    assert (mythologies(state, 0), mythologies(state, 1)) == (["roman"], [])
    assert not token_on(state, 10)


def test_the_god_is_chosen_before_the_card_is_turned_up() -> None:
    state = scenario(1, FIRST, pantheon=True, god_decks=ROMAN, tokens={10: "roman"}, deck=["baths"])
    play(state, "build:altar")
    assert slot(state, 10) == HIDDEN
    play(state, "god:mars")
    assert slot(state, 10) == HIDDEN
    play(state, "place:1")
    assert slot(state, 10) == "baths"


def test_a_token_stays_while_its_card_is_covered() -> None:
    structure = {**FIRST, 16: "clay_pool"}
    state = scenario(1, structure, pantheon=True, tokens={10: "roman"}, deck=["baths"])
    play(state, "build:altar")
    assert mythologies(state, 0) == []
    assert token_on(state, 10)


@pytest.mark.parametrize("seat", [0, 1])
def test_an_offering_goes_to_the_active_player(seat: int) -> None:
    state = scenario(2, SECOND, seat=seat, pantheon=True, tokens={7: 4}, deck=["temple"])
    play(state, "build:brewery")
    assert (offerings(state, seat), offerings(state, 1 - seat)) == ([4], [])
    assert slot(state, 7) == "temple"
    assert state.seats_to_act() == (1 - seat,)


def test_the_active_player_orders_several_tokens() -> None:
    structure = {10: HIDDEN, 11: HIDDEN, 16: "altar", 19: "tavern", 20: "quarry"}
    decks = {**ROMAN, "greek": ["zeus", "hades"]}
    state = scenario(
        1,
        structure,
        pantheon=True,
        god_decks=decks,
        tokens={10: "roman", 11: "greek"},
        deck=["baths", "theater"],
    )
    play(state, "build:altar")
    assert legal(state) == {"uncover:10", "uncover:11"}
    play(state, "uncover:11")
    assert legal(state) == {"god:zeus", "god:hades"}
    play(state, "god:zeus", "place:1")
    assert legal(state) == {"god:mars", "god:minerva"}
    assert [slot(state, number) for number in (10, 11)] == [HIDDEN, HIDDEN]


def test_tokens_are_taken_before_the_extra_turn() -> None:
    mine = city(RICH, plans=["sphinx"])
    state = scenario(
        1, FIRST, mine=mine, pantheon=True, god_decks=ROMAN, tokens={10: "roman"}, deck=["baths"]
    )
    raise_wonder(state, "sphinx", "altar")
    assert legal(state) == {"god:mars", "god:minerva"}
    play(state, "god:mars", "place:1")
    assert state.seats_to_act() == (0,)
    assert "build:baths" in legal(state)
