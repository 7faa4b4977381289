"""Hidden knowledge: who knows which god, and states that a seat cannot tell apart."""

from typing import Any

import pytest

from tessera.core.chance import Chance
from tessera.games.duel.scenario import (
    HIDDEN,
    RICH,
    city,
    god_deck,
    legal,
    loaded,
    new_game,
    pantheon_slots,
    play,
    raise_wonder,
    scenario,
)
from tessera.games.duel.state import DuelState

ROMAN = {"roman": ["mars", "minerva", "neptune"]}
STRUCTURE = {10: HIDDEN, 14: HIDDEN, 15: "altar", 18: "theater", 20: "quarry"}
DECK = 4
"""The Roman deck among the five."""


def uncovered() -> DuelState:
    """Seat 0 has just taken a Roman token and looks at Mars and Minerva."""
    state = scenario(
        1,
        STRUCTURE,
        pantheon=True,
        god_decks=ROMAN,
        tokens={10: "roman", 14: "roman"},
        deck=["baths", "tavern"],
    )
    play(state, "build:altar")
    return state


def placed(god: str, place: int = 3) -> DuelState:
    """Seat 0 has kept a god and put it into a slot."""
    state = uncovered()
    play(state, f"god:{god}", f"place:{place}", outcomes=[0])
    return state


def slot_seen(state: DuelState, viewer: int | None, number: int) -> dict[str, Any]:
    seen: dict[str, Any] = state.view(viewer).board["pantheon"]["slots"][number - 1]
    return seen


def top_seen(state: DuelState, viewer: int | None) -> list[str | None]:
    top: list[str | None] = state.view(viewer).board["pantheon"]["decks"][DECK]["top"]
    return top


# Views


def test_only_the_taker_of_a_token_sees_the_two_gods() -> None:
    state = uncovered()
    assert top_seen(state, 0) == ["mars", "minerva"]
    assert top_seen(state, 1) == top_seen(state, None) == []


def test_only_its_placer_sees_a_god_that_lies_face_down() -> None:
    state = placed("mars")
    assert slot_seen(state, 0, 3)["god"] == "mars"
    for viewer in (1, None):
        assert slot_seen(state, viewer, 3)["god"] is None
        assert slot_seen(state, viewer, 3)["mythology"] == "roman"


def test_only_the_taker_knows_the_god_that_was_returned() -> None:
    state = placed("mars")
    assert top_seen(state, 0) == ["minerva"]
    assert top_seen(state, 1) == top_seen(state, None) == []


@pytest.mark.parametrize("stage", ["kept", "placed"])
def test_the_opponent_cannot_tell_which_god_was_kept(stage: str) -> None:
    states = []
    for god in ("mars", "minerva"):
        state = uncovered()
        play(state, f"god:{god}")
        if stage == "placed":
            play(state, "place:3", outcomes=[0])
        states.append(state)
    one, two = states
    assert one.view(1) == two.view(1)
    assert one.view(None) == two.view(None)
    assert one.view(0) != two.view(0)


def test_events_do_not_tell_the_opponent_which_god_was_kept() -> None:
    for viewer, hears in ((0, True), (1, False), (None, False)):
        state = uncovered()
        events = play(state, "god:mars", "place:3", outcomes=[0])
        heard = [repr(event) for event in events if event.is_for(viewer)]
        assert any("god=mars" in event for event in heard) == hears
        assert any("god_placed" in event for event in heard)


def test_the_next_taker_sees_the_returned_god_and_what_lies_beneath() -> None:
    state = placed("mars")
    play(state, "build:quarry")
    assert top_seen(state, 1) == ["minerva", "neptune"]
    assert top_seen(state, 0) == ["minerva"]


def test_who_returned_a_god_first_no_longer_knows_the_top() -> None:
    for god in ("minerva", "neptune"):
        state = placed("mars")
        play(state, "build:quarry", f"god:{god}", "place:1")
        assert top_seen(state, 0) == []
        assert top_seen(state, 1) == [{"minerva": "neptune", "neptune": "minerva"}[god]]
        assert slot_seen(state, 0, 1)["god"] is None


def test_everybody_sees_the_gods_in_the_second_age() -> None:
    state = placed("mars")
    chance = Chance(1)
    while state.age == 1:
        play(state, min(legal(state, "discard:") or legal(state)), chance=chance)
    for viewer in (0, 1, None):
        assert slot_seen(state, viewer, 3)["god"] == "mars"


def test_nobody_knows_a_deck_that_was_not_touched() -> None:
    state = scenario(1, pantheon=True, god_decks=ROMAN)
    for viewer in (0, 1, None):
        assert top_seen(state, viewer) == []
        assert state.view(viewer).board["pantheon"]["decks"][DECK]["gods"] == 3


def test_a_face_down_card_shows_only_its_back() -> None:
    state = scenario(1, STRUCTURE, pantheon=True, deck=["baths", "tavern"])
    for viewer in (0, 1, None):
        assert set(state.view(viewer).board["structure"][9]) == {"row", "x", "state", "special"}


def test_everybody_sees_the_tokens_on_enki() -> None:
    state = scenario(2, mine=city(RICH), pantheon={1: "enki"}, on_enki=["law", "economy"])
    for viewer in (0, 1, None):
        assert set(state.view(viewer).board["pantheon"]["enki"]) == {"law", "economy"}
    play(state, "activate:enki")
    for viewer in (0, 1, None):
        assert set(state.view(viewer).board["drawn"]) == {"law", "economy"}


# States that a seat cannot tell apart


def moments() -> list[DuelState]:
    """States in which somebody has a secret."""
    kept = uncovered()
    play(kept, "god:mars")
    second = placed("mars")
    play(second, "build:quarry")
    third = second.clone()
    play(third, "god:neptune", "place:1")
    theater = scenario(
        2,
        mine=city(RICH, plans=["divine_theater"]),
        pantheon={1: "gate"},
        god_decks={"greek": ["zeus", "hades", "aphrodite"]},
    )
    raise_wonder(theater, "divine_theater")
    play(theater, "mythology:greek")
    ordering = theater.clone()
    play(ordering, "summon:zeus")
    return [uncovered(), kept, placed("mars"), second, third, theater, ordering]


def guessed(state: DuelState, seat: int, seed: int) -> DuelState:
    guess = state.determinize(seat, Chance(seed))
    assert isinstance(guess, DuelState)
    return guess


@pytest.mark.parametrize("moment", range(7))
@pytest.mark.parametrize("seat", [0, 1])
def test_a_determinized_state_looks_the_same_to_its_seat(moment: int, seat: int) -> None:
    state = moments()[moment]
    for seed in range(12):
        guess = state.determinize(seat, Chance(seed))
        assert guess.view(seat) == state.view(seat)
        assert guess.actions(seat) == state.actions(seat)
        assert guess.parts() == state.parts()
        assert guess.seats_to_act() == state.seats_to_act()


def test_determinizing_does_not_change_the_state() -> None:
    state = placed("mars")
    before = state.to_data()
    state.determinize(1, Chance(1))
    assert state.to_data() == before


def test_a_determinized_state_holds_any_god_that_the_seat_cannot_exclude() -> None:
    state = placed("mars")
    guesses = [guessed(state, 1, seed) for seed in range(60)]
    assert {pantheon_slots(guess)[3] for guess in guesses} == {"mars", "minerva", "neptune"}
    assert {god_deck(guess, "roman")[0] for guess in guesses} == {"mars", "minerva", "neptune"}
    known = [guessed(state, 0, seed) for seed in range(20)]
    assert {pantheon_slots(guess)[3] for guess in known} == {"mars"}
    assert {god_deck(guess, "roman")[0] for guess in known} == {"minerva"}


def test_a_determinized_state_does_not_betray_the_god_in_the_opponents_hand() -> None:
    state = uncovered()
    play(state, "god:mars")
    hands = set()
    for seed in range(60):
        guess = guessed(state, 1, seed)
        play(guess, "place:3", chance=Chance(1))
        hands.add(pantheon_slots(guess)[3])
    assert hands == {"mars", "minerva", "neptune"}


def test_a_determinized_state_leaves_the_two_gods_looked_at_open_for_the_other_seat() -> None:
    state = uncovered()
    shown = {frozenset(legal(guessed(state, 1, seed))) for seed in range(60)}
    assert len(shown) == 3
    assert {frozenset(legal(guessed(state, 0, seed))) for seed in range(9)} == {
        frozenset({"god:mars", "god:minerva"})
    }


@pytest.mark.parametrize("seed", range(4))
def test_views_stay_equal_through_whole_games(seed: int) -> None:
    chance = Chance(seed)
    state = new_game(seed, pantheon=True)
    while not state.is_over:
        (actor,) = state.seats_to_act()
        for seat in (0, 1):
            guess = state.determinize(seat, chance)
            assert guess.view(seat) == state.view(seat)
        actions = state.actions(actor)
        state.apply(actor, actions[chance.below(len(actions))], chance)


# Components


@pytest.mark.parametrize("moment", range(7))
def test_no_god_is_lost_while_somebody_holds_it(moment: int) -> None:
    parts = moments()[moment].parts()
    assert (parts["gods"], parts["gods_twice"]) == (15, 0)


@pytest.mark.parametrize("moment", range(7))
def test_a_secret_survives_saving(moment: int) -> None:
    state = moments()[moment]
    again = loaded(state)
    assert again.to_data() == state.to_data()
    for viewer in (0, 1, None):
        assert again.view(viewer) == state.view(viewer)
