"""Undo goes back to the last barrier and no further."""

import pytest

import tessera
from tessera import Chance, IllegalAction
from tessera.core.chance import SealedChance
from tessera.core.errors import BadRecord, NothingToUndo
from tessera.core.match import Match, Step, resume, start
from tessera.core.record import Move, Record, final_state, record_from_text, verify
from tessera.games.duel.state import DuelState
from tests.core.toy import Keep, Toy

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


def test_a_simultaneous_answer_can_be_taken_back_until_all_have_answered() -> None:
    match = start(Toy(), {}, ["a", "b", "c"], Chance(1))
    match.apply(1, match.state.actions(1)[0])
    match.undo(1)
    assert match.state.seats_to_act() == (0, 1, 2)
    match.apply(1, match.state.actions(1)[0])
    match.apply(2, match.state.actions(2)[0])
    match.undo(1)
    assert match.state.seats_to_act() == (0, 1)
    for seat in (0, 1):
        match.apply(seat, match.state.actions(seat)[0])
    assert not any(match.can_undo(seat) for seat in range(3))


def test_what_was_revealed_without_chance_cannot_be_taken_back() -> None:
    match = start(Toy(), {}, ["a", "b"], Chance(3))
    for _ in range(2):  # the seat that shows a card is asked again, and alone: nothing else is a barrier
        match.state.push(Keep(0, (0, 1)))
    match.state.settle(match.chance)
    match.apply(0, match.state.actions(0)[0])  # shows the card that is not kept
    assert not match.record.moves[-1].outcomes
    assert match.state.acting == (0,)
    assert not match.can_undo(0)


def test_a_step_changes_nothing_until_it_is_taken() -> None:
    match = duel()
    before = match.state.to_data()
    step = match.attempt(0, match.state.actions(0)[0], match.chance)
    assert match.state.to_data() == before
    assert not match.record.moves
    match.take(step)
    assert match.state is step.state
    assert match.can_undo(0)


def test_a_match_repeats_what_was_decided_elsewhere() -> None:
    leader = start(DUEL, {"pantheon": "true"}, ["a", "b"], SealedChance(b"a secret"))
    record = Record(DUEL, 2, leader.record.options, ["a", "b"], "", leader.record.setup)
    follower = resume(record, Chance(1))
    dice = Chance(2)
    while not leader.is_over:
        seat = leader.state.seats_to_act()[0]
        actions = leader.state.actions(seat)
        told = leader.apply(seat, actions[dice.below(len(actions))])
        heard = follower.repeat(leader.record.moves[-1]).events
        assert [event.to_data() for event in heard] == [event.to_data() for event in told]
        assert follower.is_at_barrier == leader.is_at_barrier
    assert follower.state.to_data() == leader.state.to_data()
    assert follower.drawn == leader.drawn > 0


def test_what_cannot_have_happened_is_not_repeated() -> None:
    match = duel()
    action = match.state.actions(0)[0]
    for wrong in (Move(1, action, []), Move(0, action, [(0, 5)])):
        with pytest.raises(BadRecord):
            match.repeat(wrong)
    assert not match.record.moves
    match.repeat(Move(0, action, []))


def test_a_secret_action_is_known_as_one() -> None:
    toy = start(Toy(), {}, ["a", "b"], Chance(1))
    assert toy.attempt(0, toy.state.actions(0)[0], toy.chance).is_secret
    match = duel()
    assert not match.attempt(0, match.state.actions(0)[0], match.chance).is_secret


def era() -> Match:
    """Two seats lay out their domains at once, piece by piece, behind their screens."""
    return start(tessera.load("era"), {}, ["a", "b"], SealedChance(b"a secret"))


def choose(match: Match, seat: int) -> Step:
    step = match.attempt(seat, match.state.actions(seat)[0], match.chance)
    match.take(step)
    return step


def test_a_part_of_a_secret_choice_is_quiet_and_its_end_is_not() -> None:
    match = era()
    steps = []
    while 1 in match.state.acting:
        steps.append(choose(match, 1))
    assert [step.is_quiet for step in steps] == [True] * (len(steps) - 1) + [False]
    assert len(steps) > 1
    toy = start(Toy(), {}, ["a", "b"], Chance(1))
    assert not choose(toy, 0).is_quiet


def test_what_others_choose_quietly_does_not_stand_in_the_way_of_undo() -> None:
    match = era()
    expected = era()
    choose(expected, 0)
    choose(match, 0)
    for _ in range(2):
        choose(match, 1)
        choose(expected, 1)
    undone = match.state.to_data()
    choose(match, 0)
    choose(match, 1)
    assert match.can_undo(0)
    match.undo(0)
    assert match.can_undo(1)
    match.undo(1)
    assert match.state.to_data() == undone == expected.state.to_data()
    assert [move.seat for move in match.record.moves] == [0, 1, 1]
    match.undo(0)
    assert [move.seat for move in match.record.moves] == [1, 1]
    assert not match.can_undo(0)
    assert final_state(match.record).to_data() == match.state.to_data()


def test_that_another_is_done_behind_a_screen_does_not_stand_in_the_way_of_undo() -> None:
    match, alone = era(), era()
    choose(match, 0)
    while 1 in match.state.acting:
        choose(match, 1)
        choose(alone, 1)
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.to_data() == alone.state.to_data()
    assert match.can_undo(1)
    match.undo(1)
    assert 1 in match.state.acting


def test_a_match_goes_on_from_a_saved_state() -> None:
    match = start(DUEL, {}, ["a", "b"], SealedChance(b"a secret"))
    while not (len(match.record.moves) > 10 and match.is_at_barrier):
        seat = match.state.seats_to_act()[0]
        match.apply(seat, match.state.actions(seat)[0])
    saved = DUEL.from_data(match.state.to_data())
    again = resume(match.record, SealedChance(b"a secret", match.drawn), saved)
    assert again.state is saved
    assert again.drawn == match.drawn
    assert again.is_at_barrier


def test_a_seat_that_resigns_is_last_and_the_match_is_over() -> None:
    match = start(DUEL, {}, ["a", "b"], SealedChance(b"a secret"))
    match.apply(match.state.acting[0], match.state.actions(match.state.acting[0])[0])
    match.resign(0)
    assert match.is_over
    assert not match.state.is_over
    assert not match.can_undo(0)
    assert match.record.places == [2, 1]
    assert match.record.secret == b"a secret".hex()
    assert verify(record_from_text(match.record.to_text(), DUEL))
    with pytest.raises(IllegalAction):
        match.resign(1)
