"""The wonder draft (rules 1.3)."""

import pytest

from tessera.core.chance import Chance
from tessera.games.duel.scenario import legal, new_game, plans, play
from tessera.games.duel.state import DuelState

PICKS = {"1": [0, 1, 1, 1, 0, 0], "2": [1, 0, 0, 0, 1, 1]}
"""Who chooses: F S S (F), then S F F (S); the last of each four goes without a choice."""


def draft(state: DuelState) -> list[int]:
    """Draft anything, and say who chose."""
    chance = Chance(3)
    choosers: list[int] = []
    while state.offer:
        choosers.extend(state.seats_to_act())
        play(state, min(legal(state)), chance=chance)
    return choosers


@pytest.mark.parametrize("first", ["1", "2"])
def test_the_players_pick_one_two_one_and_the_other_way_round(first: str) -> None:
    assert draft(new_game(first=first)) == PICKS[first]


def test_four_wonders_are_on_offer_then_four_more() -> None:
    state = new_game(first="1")
    first_four = legal(state)
    assert len(first_four) == 4
    play(state, min(legal(state)), min(legal(state) - {min(legal(state))}))
    assert legal(state) < first_four
    play(state, min(legal(state)), chance=Chance(1))
    assert len(legal(state)) == 4
    assert not legal(state) & first_four


@pytest.mark.parametrize("pantheon", [False, True])
def test_each_player_ends_with_four_wonders(pantheon: bool) -> None:
    state = new_game(pantheon=pantheon)
    draft(state)
    assert len(plans(state, 0)) == len(plans(state, 1)) == 4
    assert not set(plans(state, 0)) & set(plans(state, 1))


def test_the_last_wonder_of_a_four_goes_without_a_choice() -> None:
    state = new_game(first="1")
    offer = {notation.partition(":")[2] for notation in legal(state)}
    for _ in range(3):
        play(state, min(legal(state)), chance=Chance(1))
    assert set(plans(state, 0)) | set(plans(state, 1)) == offer
    assert len(plans(state, 0)) == len(plans(state, 1)) == 2


@pytest.mark.parametrize("pantheon", [False, True])
@pytest.mark.parametrize("first", ["1", "2"])
def test_the_first_player_begins_the_first_age(first: str, pantheon: bool) -> None:
    state = new_game(first=first, pantheon=pantheon)
    draft(state)
    assert state.age == 1
    assert state.seats_to_act() == (int(first) - 1,)
