"""Undo goes back to the last barrier and no further."""

import pytest

import tessera
from tessera import Chance, IllegalAction
from tessera.core.errors import NothingToUndo
from tessera.core.match import Match, start
from tessera.games.duel.state import DuelState
from tests.core.toy import Toy

DUEL = tessera.load("duel")


def duel(**options: str) -> Match:
    return start(DUEL, {"first": "1", **options}, ["a", "b"], Chance(8))


def draft(match: Match) -> None:
    """Take the first wonder on offer until the first turn."""
    while match.state.view(0).board["offer"]:
        seat = match.state.seats_to_act()[0]
        match.apply(seat, match.state.actions(seat)[0])


def test_an_action_without_chance_can_be_taken_back() -> None:
    match = duel()
    before = match.state.to_data()
    match.apply(0, match.state.actions(0)[0])
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.state.to_data() == before
    assert not match.record.moves


def test_nothing_can_be_taken_back_once_another_seat_has_acted() -> None:
    match = duel()
    match.apply(0, match.state.actions(0)[0])
    match.apply(1, match.state.actions(1)[0])
    assert match.can_undo(1)
    assert not match.can_undo(0)
    match.undo(1)
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_an_outcome_of_chance_is_a_barrier() -> None:
    match = duel()
    for _ in range(3):
        seat = match.state.seats_to_act()[0]
        match.apply(seat, match.state.actions(seat)[0])
    assert match.record.moves[-1].outcomes
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_several_actions_of_one_seat_are_taken_back_one_by_one() -> None:
    match = duel()
    draft(match)
    state = match.state
    assert isinstance(state, DuelState)
    state.cities[0].coins = 50
    wonder = next(action for action in state.actions(0) if _says(action, "wonder"))
    before = state.to_data()
    match.apply(0, wonder)
    middle = match.state.to_data()
    match.apply(0, match.state.actions(0)[0])
    match.undo(0)
    assert match.state.to_data() == middle
    match.undo(0)
    assert match.state.to_data() == before


def _says(action: int, verb: str) -> bool:
    return DUEL.vocabulary.notation(action).startswith(f"{verb}:")


def test_an_illegal_action_leaves_the_match_as_it_was() -> None:
    match = duel()
    before = match.record.to_text()
    with pytest.raises(IllegalAction):
        match.apply(0, DUEL.vocabulary.action("build:altar"))
    with pytest.raises(IllegalAction):
        match.apply(1, match.state.actions(0)[0])
    assert match.record.to_text() == before


def test_a_simultaneous_answer_can_be_taken_back_until_another_answers() -> None:
    match = start(Toy(), {}, ["a", "b", "c"], Chance(1))
    match.apply(1, match.state.actions(1)[0])
    match.undo(1)
    assert match.state.seats_to_act() == (0, 1, 2)
    match.apply(1, match.state.actions(1)[0])
    match.apply(2, match.state.actions(2)[0])
    assert not match.can_undo(1)
