"""How good a position of Deus is.

Greedy counts what a seat has (`deus_plain`). Search asks for more: the points at the end of the game, as
far as they can be foreseen. A seat's side is the sum of its weighed features (`deus_features`); the chance
to win follows from how far the sides are apart. A turn that has begun is played to its end first. Priors
come of looking one action ahead.
"""

import json
from typing import Final

from tessera.ai.evaluation import by_points
from tessera.ai.evaluation.base import Evaluation, doubted, lead, likely, won
from tessera.ai.evaluation.deus_features import OWN, Weights, features, rounds_left, turns_left
from tessera.ai.evaluation.deus_plain import evaluate as evaluate
from tessera.ai.evaluation.deus_weights import OTHER_HEAT, TURN_HEAT
from tessera.ai.evaluation.numbers import spread
from tessera.core.chance import Chance
from tessera.core.state import State
from tessera.games.deus.state import DeusState


def value_of(state: DeusState, seat: int, weights: Weights) -> float:
    if state.is_over:
        return by_points(state, seat)
    return lead(sides(state, weights), seat)


def sides(state: DeusState, weights: Weights) -> list[float]:
    """What each seat can expect in the end, in points."""
    rounds = rounds_left(state, weights.pace)
    seen = features(state, rounds)
    found: list[float] = []
    for seat in range(state.seats):
        factors = weights.by_turns[turns_left(state, seat, rounds)]
        row = seen[seat]
        side = 0.0
        for place in range(len(row)):
            side += factors[place] * row[place]
        found.append(side)
    return found


LONGEST: Final = 12
"""Steps of a turn that are played out at most."""


def finish_turn(state: DeusState, chance: Chance, weights: Weights) -> None:
    """Play the rest of a turn that has begun, always the step that looks best: only the positions between
    turns can be compared."""
    for _ in range(LONGEST):
        if not state.acting or state.stack[-1].begins_turn():
            return
        seat = state.acting[0]
        state._apply(seat, best_step(state, seat, chance, weights), chance)


def best_step(state: DeusState, seat: int, chance: Chance, weights: Weights) -> int:
    """The action that looks best at once."""
    actions = state.actions(seat)
    best = actions[0]
    highest = -10000.0
    if len(actions) > 1:
        for action in actions:
            following = state.clone()
            following._apply(seat, action, chance)
            value = value_of(following, seat, weights)
            if value > highest:
                highest = value
                best = action
    return best


class DeusEvaluation(Evaluation):
    """Chances by how far the sides are apart; priors by what each action leads to."""

    def __init__(self, weights: Weights = OWN) -> None:
        self.weights = weights

    def chances(self, state: State, chance: Chance) -> list[float]:
        assert isinstance(state, DeusState)
        finish_turn(state, chance, self.weights)
        if state.is_over:
            return won(state)
        weights = self.weights
        width = spread(weights.spread, rounds_left(state, weights.pace))
        return likely(sides(state, weights), width)

    def priors(self, state: State, seat: int, actions: list[int]) -> list[float]:
        assert isinstance(state, DeusState)
        if len(actions) == 1:
            return [1.0]
        heat = TURN_HEAT if state.stack[-1].begins_turn() else OTHER_HEAT
        luck = Chance(1)  # for what is drawn; the same whenever it is asked
        scores: list[float] = []
        for action in actions:
            following = state.clone()
            following._apply(seat, action, luck)
            scores.append(value_of(following, seat, self.weights))
        return doubted(likely(scores, heat))


EVALUATION: Final = DeusEvaluation()


def fitted(weights: str) -> DeusEvaluation:
    """The evaluation with the weights of another file."""
    return DeusEvaluation(Weights(json.loads(weights)))
