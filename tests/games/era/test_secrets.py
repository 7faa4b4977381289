"""Hidden knowledge: layouts and dice behind screens, and states that a seat cannot tell apart."""

from typing import Any

import pytest

from tessera.core.chance import Chance
from tessera.core.match import Match, Situation, start
from tessera.games.era import GAME
from tessera.games.era.scenario import (
    action,
    dice,
    laid_out,
    legal,
    new_game,
    phase,
    pieces,
    play,
    play_as,
    rolled,
)
from tessera.games.era.state import EraState

WALLS = ["place:r0:a1", "place:r0:a3", "place:r0:a5"]
LAYOUT = [*WALLS, "place:r0:f1", "place:r0:f3", "place:r0:i1", "place:r0:i4"]
OTHER = [
    "place:r0:a2",
    "place:r0:a4",
    "place:r0:a8",
    "place:r0:f1",
    "place:r0:f3",
    "place:r0:i1",
    "place:r0:i4",
]
FIRST = ["peasant_food", "peasant_skull", "peasant_wood", "noble_goods"]
SECOND = ["peasant_hammers", "peasant_skull", "peasant_stone", "noble_shields"]


def seen(state: EraState, viewer: int | None, seat: int) -> dict[str, Any]:
    board: dict[str, Any] = state.view(viewer).board["domains"][seat]
    return board


# The layout


def test_a_seat_sees_its_own_layout_and_nobody_elses() -> None:
    state = new_game(4)
    play_as(state, 0, *WALLS)
    assert [piece["cell"] for piece in seen(state, 0, 0)["pieces"]] == ["f6", "a1", "a3", "a5"]
    for viewer in (1, 2, 3, None):
        assert [piece["cell"] for piece in seen(state, viewer, 0)["pieces"]] == ["f6"]


def test_nobody_can_tell_one_layout_from_another_or_how_far_it_is() -> None:
    one, two, three = new_game(4), new_game(4), new_game(4)
    play_as(one, 0, *LAYOUT[:5])
    play_as(two, 0, *OTHER[:5])
    play_as(three, 0, *LAYOUT[:1])
    for viewer in (1, 2, 3, None):
        assert one.view(viewer) == two.view(viewer) == three.view(viewer)
    assert one.view(0) != two.view(0)


def test_everybody_sees_who_is_done_but_not_what_he_did() -> None:
    one, two = new_game(4), new_game(4)
    play_as(one, 0, *LAYOUT)
    play_as(two, 0, *OTHER)
    assert one.view(1) == two.view(1)
    assert one.view(1).acting == (1, 2, 3)


def test_events_do_not_tell_where_anything_was_laid() -> None:
    events = play_as(new_game(4), 2, *LAYOUT)
    assert [event.kind for event in events] == ["laid_out"]
    assert not any("cell" in event.values for event in events)


def test_layouts_are_seen_by_all_when_all_are_done() -> None:
    state = new_game(4)
    for seat in range(4):
        play_as(state, seat, *(LAYOUT if seat else OTHER))
    for viewer in (0, 1, 2, 3, None):
        assert [piece["cell"] for piece in seen(state, viewer, 0)["pieces"]][1:4] == ["a2", "a4", "a8"]


# Dice


def test_behind_a_screen_only_skulls_are_seen() -> None:
    state = rolled(FIRST, SECOND)
    assert seen(state, 0, 0)["dice"]["open"] == [
        "peasant_food",
        "peasant_wood",
        "peasant_skull",
        "noble_goods",
    ]
    for viewer in (1, None):
        assert seen(state, viewer, 0)["dice"] == {"open": ["peasant_skull"], "hidden": 3}


def test_nobody_learns_what_another_chooses() -> None:
    one, two, three = rolled(FIRST, SECOND), rolled(FIRST, SECOND), rolled(FIRST, SECOND)
    play_as(one, 0, "reroll:peasant_food", "roll")
    play_as(two, 0, "stand")
    play_as(three, 0, "reroll:peasant_food")
    assert one.view(1) == two.view(1)
    assert one.view(None) == two.view(None)
    assert three.view(1) == rolled(FIRST, SECOND).view(1)


def test_nobody_learns_before_the_roll_that_a_skull_was_turned() -> None:
    one, two = (rolled(FIRST, SECOND, pieces=["monastery@a1"]) for _ in range(2))
    play_as(one, 0, "turn:peasant_skull>stone", "stand")
    play_as(two, 0, "stand")
    assert one.view(1) == two.view(1)


def test_what_a_seat_rolls_is_told_to_that_seat_alone() -> None:
    state = rolled(FIRST, SECOND)
    play_as(state, 0, "reroll:peasant_food", "roll")
    events = play(state, "stand", falls=["peasant_stone"])
    private = [event for event in events if event.kind == "rolled"]
    assert [event.only for event in private] == [0]
    assert not any("peasant_stone" in repr(event) for event in events if event.is_for(1))


def test_nobody_is_told_that_another_rolled_again_unless_skulls_show_it() -> None:
    """Seat 0 stands, or rolls without a new skull: to the others that is the same."""
    heard = []
    for choices, falls in ((["stand"], []), (["reroll:peasant_food", "roll"], ["peasant_stone"])):
        state = rolled(FIRST, SECOND)
        play_as(state, 0, *choices)
        events = play(state, "stand", falls=falls)
        heard.append([repr(event) for event in events if event.is_for(1)])
    assert heard[0] == heard[1] == []
    state = rolled(FIRST, SECOND)
    play_as(state, 0, "reroll:peasant_food", "roll")
    events = play(state, "stand", falls=["peasant_skull"])
    assert [event.kind for event in events if event.is_for(1)] == ["skulls"]


def test_dice_are_seen_by_all_when_the_screens_are_gone() -> None:
    state = rolled(FIRST, [*SECOND, "clergy_quill"])
    for _ in range(4):
        play(state, "stand")
    for viewer in (0, 1, None):
        assert len(seen(state, viewer, 0)["dice"]["open"]) == 4


# Undo


def match_of(state: EraState) -> Match:
    match = start(GAME, {}, [f"seat {seat}" for seat in range(state.seats)], Chance(1))
    match.situation = Situation(state)
    return match


def test_a_choice_behind_the_screen_can_be_taken_back_until_dice_fall() -> None:
    match = match_of(rolled(FIRST, SECOND))
    match.apply(0, action("reroll:peasant_food"))
    assert match.can_undo(0)
    match.undo(0)
    assert "stand" in legal(_era(match), "stand")


def test_who_is_ready_to_roll_can_choose_again_while_others_choose() -> None:
    match = match_of(rolled(FIRST, SECOND))
    for notation in ("reroll:peasant_food", "roll"):
        match.apply(0, action(notation))
    chosen = match.state.view(1).board
    assert match.state.seats_to_act() == (1,)
    match.undo(0)
    match.undo(0)
    match.apply(0, action("stand"))
    assert match.state.view(1).board == chosen
    match.apply(1, action("stand"))
    assert not match.can_undo(0)


def test_a_layout_can_be_changed_until_all_are_ready() -> None:
    match = match_of(new_game(2))
    for seat in (0, 1):
        while seat in match.state.seats_to_act() and (seat == 0 or len(match.record.moves) < 11):
            match.apply(seat, match.state.actions(seat)[0])
    assert match.state.seats_to_act() == (1,)
    match.undo(0)  # who is done, although the other has gone on
    match.undo(1)  # who has not seen anything by it
    assert match.state.seats_to_act() == (0, 1)
    while match.state.seats_to_act() and phase(_era(match)) == "layout":
        seat = match.state.seats_to_act()[0]
        match.apply(seat, match.state.actions(seat)[0])
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_nothing_is_taken_back_once_the_screens_are_gone() -> None:
    match = match_of(rolled(FIRST, SECOND))
    for seat in (0, 1, 0, 1):
        match.apply(seat, action("stand"))
    assert not match.can_undo(1)


def _era(match: Match) -> EraState:
    assert isinstance(match.state, EraState)
    return match.state


# States that a seat cannot tell apart


def moments() -> list[EraState]:
    """States in which somebody has a secret."""
    begun = new_game(3)
    play_as(begun, 0, *WALLS)
    play_as(begun, 1, *LAYOUT, "place:r0:a8")
    choosing = rolled(FIRST, SECOND, pieces=["monastery@a1"])
    play_as(choosing, 0, "turn:peasant_skull>stone", "reroll:peasant_food")
    chosen = choosing.clone()
    play_as(chosen, 0, "roll")
    return [new_game(2), begun, rolled(FIRST, SECOND), choosing, chosen, laid_out(4)]


def guessed(state: EraState, seat: int, seed: int) -> EraState:
    guess = state.determinize(seat, Chance(seed))
    assert isinstance(guess, EraState)
    return guess


@pytest.mark.parametrize("moment", range(6))
def test_a_determinized_state_looks_the_same_to_its_seat(moment: int) -> None:
    state = moments()[moment]
    for seat in range(state.seats):
        for seed in range(8):
            guess = state.determinize(seat, Chance(seed))
            assert guess.view(seat) == state.view(seat)
            assert guess.actions(seat) == state.actions(seat)
            assert guess.parts() == state.parts()
            assert guess.seats_to_act() == state.seats_to_act()


def test_determinizing_does_not_change_the_state() -> None:
    for state in moments():
        before = state.to_data()
        state.determinize(0, Chance(1))
        assert state.to_data() == before


def test_a_determinized_state_holds_any_dice_that_the_seat_cannot_exclude() -> None:
    state = rolled(FIRST, SECOND)
    guesses = [guessed(state, 0, seed) for seed in range(60)]
    shown = {face for guess in guesses for face in dice(guess, 1)}
    assert {"peasant_food", "peasant_wood", "peasant_hammers", "noble_three_swords"} < shown
    assert all(sorted(dice(guess, 1)).count("peasant_skull") == 1 for guess in guesses)
    assert all(dice(guess, 0) == dice(state, 0) for guess in guesses)


def test_a_determinized_state_guesses_the_layout_of_who_is_done() -> None:
    state = new_game(2)
    play_as(state, 0, *LAYOUT, "place:r0:a8", "place:r0:c8")
    layouts = set()
    for seed in range(5):
        guess = guessed(state, 1, seed)
        assert guess.seats_to_act() == (1,)
        while guess.round == 0:
            guess.apply(1, guess.actions(1)[0], Chance(1))
        layouts.add(tuple(pieces(guess, 0)))
    assert len(layouts) == 5


def test_over_the_wire_goes_only_what_may_be_seen() -> None:
    """The data of a view has no trace of a secret layout, not even as a number."""
    one, two = new_game(2), new_game(2)
    play_as(one, 0, *LAYOUT, "place:r0:a8", "place:r0:c8")
    play_as(two, 0, *OTHER, "place:r0:a6", "place:r0:c10")
    assert one.view(1).to_data() == two.view(1).to_data()
    assert one.view(None).to_data() == two.view(None).to_data()
