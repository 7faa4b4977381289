"""How good a position of Duel is: points in hand, and what leads to more."""

import math

from tessera.ai.evaluation import WIN
from tessera.ai.evaluation.base import Evaluation
from tessera.ai.evaluation.duel_features import features
from tessera.ai.evaluation.duel_network import NETWORK
from tessera.core.chance import Chance
from tessera.core.state import State
from tessera.games.duel.catalog import (
    BOUGHT_FOR_ONE,
    MANUFACTURED_CHOICE,
    RAW_CHOICE,
    RESOURCES,
    SYMBOLS,
)
from tessera.games.duel.city import City, other
from tessera.games.duel.state import DuelState

AGES_AHEAD = (3.0, 2.5, 1.5, 0.4)
"""How much what lasts is worth in each age, and before the first."""
SYMBOL_VALUE = (0.0, 1.0, 2.5, 4.5, 8.0, 14.0, 14.0, 14.0)
"""The value of different science symbols."""
SHIELD_VALUE = 0.7
DANGER = 1.5
"""For each space by which the pawn is nearer to a capital than this many spaces…"""
DANGER_FROM = 5
WONDER_PLAN = 1.5
COIN = 0.35
EXTRA_TURN = 4.0


def evaluate(state: State, seat: int) -> float:
    """In points, roughly: the seat's side less the opponent's."""
    assert isinstance(state, DuelState)
    if state.is_over:
        mine, theirs = state.ranking()[seat], state.ranking()[other(seat)]
        return WIN * ((theirs > mine) - (theirs < mine)) + state.scores()[seat] - state.scores()[other(seat)]
    value = _side(state, seat) - _side(state, other(seat))
    if state.again:
        value += EXTRA_TURN if state.active == seat else -EXTRA_TURN
    return value


def _side(state: DuelState, seat: int) -> float:
    city = state.cities[seat]
    lead = state.lead(seat)
    different = sum(1 for symbol in range(len(SYMBOLS)) if city.symbol_count(symbol))
    return (
        state.scores()[seat]
        + COIN * min(city.purse, 25)
        - city.coins // 3
        + AGES_AHEAD[state.age] * _economy(city)
        + SYMBOL_VALUE[different]
        + SHIELD_VALUE * lead
        + DANGER * max(0, lead - DANGER_FROM) ** 2
        + WONDER_PLAN * len(city.plans)
    )


def _economy(city: City) -> float:
    """Units it produces, the second and third of a kind worth less, and what replaces them."""
    value = 0.0
    for resource in range(len(RESOURCES)):
        units = city.economy >> 3 * resource & 7
        value += min(units, 1) + 0.5 * min(max(units - 1, 0), 2)
        value += 0.6 * (city.economy >> BOUGHT_FOR_ONE + resource & 1)
    value += 1.2 * (city.economy // RAW_CHOICE & 3)
    return value + 1.2 * (city.economy // MANUFACTURED_CHOICE & 3)


class DuelEvaluation(Evaluation):
    """The chances and priors of a small network; `duel_network` has it."""

    def chances(self, state: State, chance: Chance) -> list[float]:
        assert isinstance(state, DuelState)
        seat = state.acting[0]
        mine = 1.0 / (1.0 + math.exp(-NETWORK.odds(features(state))))
        return [mine, 1.0 - mine] if seat == 0 else [1.0 - mine, mine]

    def priors(self, state: State, seat: int, actions: list[int]) -> list[float]:
        assert isinstance(state, DuelState)
        return NETWORK.likely(features(state), actions)


EVALUATION = DuelEvaluation()
