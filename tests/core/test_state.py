"""The one loop, on a toy game in which all seats decide at once."""

import pytest

from tessera import Chance, IllegalAction
from tessera.core.event import Event
from tessera.core.message import OK
from tests.core.toy import PLAY, Choose, Keep, Toy, ToyState

GAME = Toy()


def new(seats: int = 3) -> ToyState:
    state = GAME.new(seats, Chance(5))
    assert isinstance(state, ToyState)
    return state


def test_several_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    state = new()
    assert state.seats_to_act() == (0, 1, 2)
    state.apply(2, state.actions(2)[0], Chance(1))
    assert state.seats_to_act() == (0, 1)
    state.apply(0, state.actions(0)[0], Chance(1))
    assert state.seats_to_act() == (1,)


def test_nobody_sees_an_answer_before_all_have_answered() -> None:
    state = new()
    low, high = state.actions(0)[0], state.actions(0)[-1]
    one, other = state.clone(), state.clone()
    one.apply(0, low, Chance(1))
    other.apply(0, high, Chance(1))
    assert low != high
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)


def test_the_order_of_simultaneous_answers_does_not_matter() -> None:
    one, other = new(2), new(2)
    first, second = one.actions(0)[0], one.actions(1)[0]
    one.apply(0, first, Chance(3))
    one.apply(1, second, Chance(3))
    other.apply(1, second, Chance(3))
    other.apply(0, first, Chance(3))
    assert one.to_data() == other.to_data()


def test_a_seat_that_is_not_asked_has_no_actions_and_no_decision() -> None:
    state = new()
    state.apply(0, state.actions(0)[0], Chance(1))
    assert state.actions(0) == []
    assert state.decision(0) is None
    assert state.options(0) == []
    with pytest.raises(IllegalAction):
        state.apply(0, state.hands[0][0], Chance(1))


def test_an_illegal_action_changes_nothing() -> None:
    state = new()
    before = state.to_data()
    missing = next(value for value in range(6) if PLAY.of(value) not in state.actions(0))
    with pytest.raises(IllegalAction):
        state.apply(0, PLAY.of(missing), Chance(1))
    assert state.to_data() == before
    assert state.why_not(0, PLAY.of(missing)) is not OK
    assert state.why_not(0, state.actions(0)[0]) is OK


def test_events_go_to_the_sink_and_nowhere_else() -> None:
    state = new()
    events: list[Event] = []
    state.apply(0, state.actions(0)[0], Chance(1), events)
    assert [(event.kind, event.values) for event in events] == [("ready", {"seat": 0})]
    assert state.sink is None


def test_frames_are_equal_by_value_and_immutable_values() -> None:
    assert Choose(1, ((1,), ())) == Choose(1, ((1,), ())) != Choose(1, ((2,), ()))
    assert hash(Choose(1, ((1,), ()))) == hash(Choose(1, ((1,), ())))


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = new(2)
    chance = Chance(2)
    while not state.is_over:
        seat = state.seats_to_act()[0]
        state.apply(seat, state.actions(seat)[0], chance)
    assert state.seats_to_act() == ()
    assert state.ending == "counted"
    with pytest.raises(IllegalAction):
        state.apply(0, 0, chance)


def test_a_frame_that_keeps_a_secret_asks_even_for_the_only_answer() -> None:
    state = new(2)
    state.ask(Keep(0, (3, 3)), Chance(1))
    assert state.stack[-1] == Keep(0, (3, 3))


def test_a_frame_without_a_secret_gives_the_only_answer_itself() -> None:
    state = new(2)
    frame = Keep(0, (3, 3))
    frame.keeps_a_secret = False
    hand = list(state.hands[0])
    state.ask(frame, Chance(1))
    assert state.stack[-1] != frame
    assert state.hands[0] == sorted([*hand, 3])
