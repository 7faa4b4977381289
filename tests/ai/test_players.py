"""The players: what they may do, what they must not, and that greed pays."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import tessera
from tessera import Chance, State
from tessera.ai.evaluation import WIN, evaluator
from tessera.ai.greedy import GreedyPlayer
from tessera.ai.player import Player
from tessera.ai.players import NAMES
from tessera.ai.players import make as make_by_name
from tessera.ai.styles import style
from tessera.ai.thinker import Thinker
from tessera.core.errors import WrongOption

DUEL = tessera.load("duel")
OPTION_SETS = [{"pantheon": "false"}, {"pantheon": "true"}]
ARENA = 20

with_and_without_pantheon = pytest.mark.parametrize("options", OPTION_SETS, ids=["base", "pantheon"])
every_player = pytest.mark.parametrize("name", ["random", "greedy", "uct", "level1", "level5"])


def make(name: str, seed: int) -> Player:
    """A player of that name; one that searches stops after a few iterations, on any machine."""
    player = make_by_name(name, seed)
    if isinstance(player, Thinker):
        player.own = replace(style(name, "duel"), iterations=8, seconds=600)
    return player


def positions(players: list[Player], options: dict[str, str], seed: int) -> Iterator[tuple[State, int, int]]:
    """The decisions of one game: the state, the seat, and the action that its player chooses."""
    chance = Chance(seed)
    state = DUEL.new(2, chance, **options)
    while not state.is_over:
        seat = state.seats_to_act()[0]
        action = players[seat].choose(state.determinize(seat, chance), seat)
        yield state, seat, action
        state.apply(seat, action, chance)
    yield state, -1, -1


def pair(first: str, second: str, seed: int) -> list[Player]:
    return [make(first, seed), make(second, seed + 1)]


def states_of(options: dict[str, str], seed: int = 3) -> Iterator[State]:
    """The states of a game between random players, its end included."""
    return (state.clone() for state, _, _ in positions(pair("random", "random", seed), options, seed))


@with_and_without_pantheon
@every_player
def test_a_player_only_chooses_legal_actions(name: str, options: dict[str, str]) -> None:
    for state, seat, action in positions(pair(name, name, 5), options, 5):
        assert state.is_over or action in state.actions(seat)


@with_and_without_pantheon
@every_player
def test_a_player_is_the_same_again_from_the_same_seed(name: str, options: dict[str, str]) -> None:
    games = [[action for _, _, action in positions(pair(name, name, 7), options, 7)] for _ in range(2)]
    assert games[0] == games[1]


@every_player
def test_another_seed_plays_another_game(name: str) -> None:
    first, second = [
        [action for _, _, action in positions(pair(name, name, seed), {}, 7)] for seed in (1, 50)
    ]
    assert first != second


@with_and_without_pantheon
@every_player
def test_a_player_does_not_change_the_state_it_is_given(name: str, options: dict[str, str]) -> None:
    player = make(name, 1)
    for state in states_of(options):
        for seat in state.seats_to_act():
            before = state.to_data()
            player.choose(state, seat)
            assert state.to_data() == before


@with_and_without_pantheon
def test_greedy_ranks_every_legal_action_best_first(options: dict[str, str]) -> None:
    player = GreedyPlayer(2)
    for state in states_of(options):
        for seat in state.seats_to_act():
            ranked = player.rank(state, seat)
            assert sorted(action for action, _ in ranked) == sorted(state.actions(seat))
            values = [value for _, value in ranked]
            assert values == sorted(values, reverse=True)


@with_and_without_pantheon
def test_greedy_beats_random(options: dict[str, str]) -> None:
    won = 0
    for seed in range(ARENA):
        seat = seed % 2
        names = ("greedy", "random") if seat == 0 else ("random", "greedy")
        *_, (final, _, _) = positions(pair(*names, seed), options, seed)
        won += final.ranking()[seat] < final.ranking()[1 - seat]
    assert won >= ARENA - 1


def test_greedy_takes_a_victory_that_lies_before_it() -> None:
    for seed in range(40):
        *_, (before, seat, _), (final, _, _) = (
            (state.clone(), seat, action)
            for state, seat, action in positions(pair("greedy", "greedy", seed), {}, seed)
        )
        if final.ending != "civilian":
            assert final.ranking()[seat] == 1
            ranked = GreedyPlayer(1).rank(before, seat)
            assert ranked[0][1] > WIN / 2
            return
    pytest.fail("no game ended by supremacy")


@with_and_without_pantheon
def test_what_is_good_for_one_is_as_bad_for_the_other(options: dict[str, str]) -> None:
    evaluate = evaluator("duel")
    for state in states_of(options):
        assert evaluate(state, 0) == -evaluate(state, 1)


@pytest.mark.parametrize("seed", range(6))
@with_and_without_pantheon
def test_a_decided_game_is_worth_more_than_any_position(options: dict[str, str], seed: int) -> None:
    evaluate = evaluator("duel")
    *earlier, final = states_of(options, seed)
    most = max(abs(evaluate(state, 0)) for state in earlier)
    places = final.ranking()
    if places[0] == places[1]:
        assert evaluate(final, 0) == 0
    else:
        winner = places.index(1)
        assert evaluate(final, winner) > WIN / 2 > most


def test_there_is_no_other_player() -> None:
    with pytest.raises(WrongOption) as caught:
        make_by_name("perfect")
    assert caught.value.message.args["choices"] == ", ".join(NAMES)
