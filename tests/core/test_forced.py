"""Answers that the rules give themselves, because there is one, can be seen."""

import pytest

import tessera
from tessera import Chance, RecordingChance
from tessera.games.duel.scenario import new_game


def test_the_last_wonder_of_an_offer_is_taken_by_the_only_answer() -> None:
    state, last = new_game(first=0), [0]
    chance = RecordingChance(Chance(1))
    for _ in range(3):
        seat = state.seats_to_act()[0]
        last = state.actions(seat)
        state.apply(seat, last[0], chance)
    assert chance.answers == [(0, last[1])]


@pytest.mark.parametrize("name", tessera.names())
def test_a_forced_answer_is_the_only_one_and_is_remembered(name: str) -> None:
    game, chance = tessera.load(name), Chance(4)
    found: set[str] = set()
    for sample in game.manifest.samples:
        state = game.new(sample.seats, chance, **sample.options)
        for _ in range(300):
            if state.is_over:
                break
            seat = state.seats_to_act()[0]
            actions = state.actions(seat)
            recording = RecordingChance(chance)
            state.apply(seat, actions[chance.below(len(actions))], recording)
            for answering, action in recording.answers:
                assert 0 <= answering < sample.seats
                found.add(game.vocabulary.verb_of(action).name)
    assert found
