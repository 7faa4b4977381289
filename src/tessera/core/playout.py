"""Uniform random play: what search, the benchmark and the battery are made of."""

from collections.abc import Iterator
from math import floor

from tessera.core.chance import Chance
from tessera.core.game import Game
from tessera.core.state import State


def play_out(state: State, chance: Chance) -> int:
    """Play at random to the end of the game; the number of decisions it took.

    This is the loop of `State.settle`, which goes on where somebody is asked: chance answers, a plain one.
    """
    decisions = 0
    draw = chance.fraction
    stack = state.stack
    while stack:
        frame = stack[-1]
        asked = frame.asked
        if asked:
            seat = asked[0]
            actions = frame.actions(state, seat)
            count = len(actions)
            frame.answer(state, seat, actions[floor(draw() * count)], chance)
            decisions += 1
        else:
            frame.run(state, chance)
    state.acting = ()
    return decisions


def random_states(state: State, chance: Chance) -> Iterator[State]:
    """The state at every decision of random play, and at the end. It is the one state, which changes."""
    while not state.is_over:
        yield state
        seat = state.seats_to_act()[0]
        actions = state.actions(seat)
        state.apply(seat, actions[chance.below(len(actions))], chance)
    yield state


def play_games(game: Game, seats: int, options: dict[str, str], games: int, chance: Chance) -> int:
    """Play that many games at random from set-up to the end; the number of decisions in all."""
    decisions = 0
    for _ in range(games):
        decisions += play_out(game.new(seats, chance, **options), chance)
    return decisions


def perft(state: State, depth: int, chance: Chance) -> int:
    """How many sequences of that many actions there are, with one sample of chance for each."""
    if depth == 0 or state.is_over:
        return 1
    total = 0
    for seat in state.seats_to_act():
        for action in state.actions(seat):
            following = state.clone()
            following._apply(seat, action, chance)
            total += perft(following, depth - 1, chance)
    return total
