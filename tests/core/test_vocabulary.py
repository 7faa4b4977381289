"""Every action is an int with a readable notation."""

from collections import defaultdict

import pytest

import tessera
from tessera import Chance, IllegalAction
from tessera.core.playout import random_states
from tessera.core.vocabulary import Vocabulary

WORDS = Vocabulary()
BUILD = WORDS.verb("build", ("altar", "baths"))
MOVE = WORDS.verb("move", ("a", "b", "c"), ("1", "2"))
PASS = WORDS.verb("pass")


def test_verbs_number_their_actions_one_after_another() -> None:
    assert (BUILD.first, MOVE.first, PASS.first, WORDS.size) == (0, 2, 8, 9)


def test_notation_goes_both_ways_for_every_action() -> None:
    notations = [WORDS.notation(action) for action in range(WORDS.size)]
    assert notations[:4] == ["build:altar", "build:baths", "move:a:1", "move:a:2"]
    assert notations[-1] == "pass"
    assert [WORDS.action(notation) for notation in notations] == list(range(WORDS.size))


def test_arguments_come_back_out_of_an_action() -> None:
    assert BUILD.argument(BUILD.of(1)) == 1
    assert MOVE.pair(MOVE.of_pair(2, 1)) == (2, 1)
    assert MOVE.names(MOVE.of_pair(2, 1)) == ["c", "2"]


def test_a_verb_knows_its_own_actions() -> None:
    assert [WORDS.verb_of(action).name for action in (0, 2, 8)] == ["build", "move", "pass"]
    assert not BUILD.covers(MOVE.first)


@pytest.mark.parametrize("notation", ["build:temple", "jump", "", "build"])
def test_an_unknown_notation_is_refused(notation: str) -> None:
    with pytest.raises(IllegalAction):
        WORDS.action(notation)


@pytest.mark.parametrize("action", [-1, 9])
def test_an_unknown_number_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction):
        WORDS.notation(action)


ALSO_ASKED = {
    "clash.prompt.barbarian_step": {"ChooseStep", "ChooseGoal"},
    "clash.prompt.claim": {"ClaimNow", "ClaimAll"},
}
"""The way of an army of Barbarians, whoever sends it: one question, by the event and by the card; and which
objectives are claimed, at once or in the status phase."""


@pytest.mark.parametrize("name", tessera.names())
def test_a_prompt_belongs_to_one_question(name: str) -> None:
    """So a program that knows it knows what a verb means there."""
    game = tessera.load(name)
    asking = defaultdict[str, set[str]](set)
    for seed, sample in enumerate(game.manifest.samples):
        chance = Chance(seed)
        for state in random_states(game.new(sample.seats, chance, **sample.options), chance):
            for seat in state.acting[:1]:
                frame = state.stack[-1]
                asking[frame.prompt(state, seat).key].add(type(frame).__name__)
    assert len(asking) > 3
    several = {key: by for key, by in asking.items() if len(by) > 1}
    assert {key: by for key, by in several.items() if not by <= ALSO_ASKED.get(key, set())} == {}
