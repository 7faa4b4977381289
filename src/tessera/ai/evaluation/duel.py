"""How good a position of Duel is: points in hand, and what leads to more."""

import json
import math
from typing import Any, Final

from tessera.ai.evaluation import WIN
from tessera.ai.evaluation.base import Evaluation, doubted
from tessera.ai.evaluation.duel_features import THEIRS, lasting, lasting_points, passing
from tessera.ai.evaluation.duel_network import NETWORK, Network
from tessera.core.chance import Chance
from tessera.core.state import State
from tessera.games.duel.catalog import (
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
        units = city.produces(resource)
        value += min(units, 1) + 0.5 * min(max(units - 1, 0), 2)
        value += 0.6 * city.buys_for_one(resource)
    value += 1.2 * (city.economy // RAW_CHOICE & 3)
    return value + 1.2 * (city.economy // MANUFACTURED_CHOICE & 3)


class Lasting:
    """What is remembered of a city: its part of the network's sum, and its points."""

    __slots__ = ("points", "total")

    def __init__(self, total: int, points: int) -> None:
        self.total = total
        self.points = points


UNHEARD_OF: Final = 0.25
"""The part of the priors that goes to all actions alike: the network is too sure of itself where it seldom
was, as when a capital is about to fall in the first age."""
REMEMBERED: Final = 30_000
"""Cities whose part is remembered; a thought meets a few thousand."""


class DuelEvaluation(Evaluation):
    """The chances and priors of a small network; `duel_network` has it."""

    def __init__(self, network: Network = NETWORK) -> None:
        self.network = network
        self.remembered: dict[tuple[Any, ...], Lasting] = {}

    def chances(self, state: State, chance: Chance) -> list[float]:
        assert isinstance(state, DuelState)
        mine = 1.0 / (1.0 + math.exp(-self.network.odds(self._total(state))))
        return [mine, 1.0 - mine] if state.acting[0] == 0 else [1.0 - mine, mine]

    def priors(self, state: State, seat: int, actions: list[int]) -> list[float]:
        assert isinstance(state, DuelState)
        return doubted(self.network.likely(self._total(state), actions), UNHEARD_OF)

    def _total(self, state: DuelState) -> int:
        """The network's sum for a position: that of `features(state)`."""
        me = state.acting[0]
        mine = self._lasting(state, state.cities[me], 0)
        theirs = self._lasting(state, state.cities[1 - me], THEIRS)
        found = passing(state, mine.points, theirs.points)
        return self.network.total(found) + mine.total + theirs.total

    def _lasting(self, state: DuelState, city: City, base: int) -> Lasting:
        moment = base + state.age + (4 if state.pantheon is not None else 0)
        key = (city.cards, city.wonders, city.progress, city.symbols, city.gods, city.mythologies, moment)
        found = self.remembered.get(key)
        if found is None:
            if len(self.remembered) >= REMEMBERED:
                self.remembered.clear()
            found = Lasting(self.network.total(lasting(state, city, base)), lasting_points(city))
            self.remembered[key] = found
        return found


EVALUATION = DuelEvaluation()


def fitted(weights: str) -> DuelEvaluation:
    """The evaluation with the weights of another file."""
    return DuelEvaluation(Network(json.loads(weights)))
