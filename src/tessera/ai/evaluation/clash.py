"""How good a position of Clash of Cultures is: points, and at fixed rates what leads to more."""

from typing import Final

from tessera.ai.evaluation import by_points
from tessera.ai.evaluation.base import Evaluation, lead, likely
from tessera.core.chance import Chance
from tessera.core.hexes import cells_of
from tessera.core.state import State
from tessera.games.clash.catalog import (
    ANGRY,
    CAVALRY,
    CULTURE,
    ELEPHANT,
    FOOD,
    GOLD,
    HALVES,
    HAPPY,
    IDEAS,
    INFANTRY,
    LEADER,
    MOOD,
    ORE,
    SETTLER,
    SHIP,
    WOOD,
)
from tessera.games.clash.city import mood_of, size_of
from tessera.games.clash.frames.trade import Compose
from tessera.games.clash.nation import SETTLEMENT
from tessera.games.clash.notation import OFFER, SKIP_ACTION
from tessera.games.clash.scoring import score_sheets
from tessera.games.clash.state import ClashState
from tessera.games.clash.units import ONE, count

GOODS_VALUE: Final[dict[int, float]] = {
    FOOD: 0.22,
    WOOD: 0.2,
    ORE: 0.2,
    IDEAS: 0.25,
    GOLD: 0.3,
    MOOD: 0.25,
    CULTURE: 0.3,
}
PLENTY: Final = 3
"""More of a kind than this is worth half."""
UNIT_VALUE: Final[dict[int, float]] = {SETTLER: 0.9, INFANTRY: 0.3, SHIP: 0.35}
EXPANSION_VALUE: Final[dict[int, float]] = {CAVALRY: 0.35, ELEPHANT: 0.35, LEADER: 0.6}
SITE_VALUE: Final = 0.4
"""Of a settler that stands where a city can be founded."""
CITY_VALUE: Final = 1.6
"""Of a city beyond its points: it collects for the rest of the game."""
HAPPY_VALUE: Final = 0.35
ANGRY_COST: Final = 0.5
ADVANCE_VALUE: Final = 0.5
CARD_VALUE: Final = 0.25
OBJECTIVE_VALUE: Final = 0.4
WONDER_VALUE: Final = 0.5
SPREAD: Final = 1.2
"""How many points ahead make a win e times as likely as not, when all is over but the last few turns…"""
SPREAD_BY_AGE: Final = 0.65
"""… and how many more for each age that is to come: half of what leads still change by, as games show."""


def evaluate(state: State, seat: int) -> float:
    """In points, roughly: what the seat has, less that of the best opponent."""
    assert isinstance(state, ClashState)
    if state.is_over:
        return by_points(state, seat)
    return lead(sides(state), seat)


def sides(state: ClashState) -> list[float]:
    """What every seat has, in points."""
    sheets = score_sheets(state)
    return [sum(sheets[seat].values()) / HALVES + belongings(state, seat) for seat in range(state.seats)]


def belongings(state: ClashState, seat: int) -> float:
    """What is not worth points by itself."""
    nation = state.nations[seat]
    ages_left = max(0.2, (7 - state.age) / 6)
    value = 0.0
    for kind, rate in GOODS_VALUE.items():
        amount = nation.amount(kind)
        value += rate * (min(amount, PLENTY) + max(0, amount - PLENTY) / 2)
    for cell in cells_of(nation.cities):
        city = state.cities[cell]
        value += CITY_VALUE * ages_left
        if mood_of(city) == HAPPY:
            value += HAPPY_VALUE
        elif mood_of(city) == ANGRY:
            value -= ANGRY_COST
        value += 0.1 * size_of(city)
    value += army_value(state, seat)
    value += ADVANCE_VALUE * nation.advances.bit_count() * ages_left
    value += CARD_VALUE * len(nation.hand) + OBJECTIVE_VALUE * len(nation.objectives)
    return value + WONDER_VALUE * len(nation.wonder_cards)


def army_value(state: ClashState, seat: int) -> float:
    """What the units are worth, and where settlers stand."""
    value = 0.0
    sites = state.map.fertile & ~state.all_cities() & ~state.exhausted
    settlements = state.nations[seat].pieces_left(SETTLEMENT)
    for cell, units in enumerate(state.units[seat]):
        if not units:
            continue
        for kind, rate in UNIT_VALUE.items():
            value += rate * count(units, kind)
        if units >= ONE[CAVALRY]:
            for kind, rate in EXPANSION_VALUE.items():
                value += rate * count(units, kind)
        if settlements and count(units, SETTLER) and sites >> cell & 1:
            value += SITE_VALUE
    return value


class ClashEvaluation(Evaluation):
    """Chances by how far the sides are apart."""

    def chances(self, state: State, chance: Chance) -> list[float]:
        assert isinstance(state, ClashState)
        return likely(sides(state), SPREAD + SPREAD_BY_AGE * max(0, 7 - state.age))

    def priors(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """All alike, but for offers. Others seem to take any as long as little is known of their answers, so
        that a computer would make them all the time: it makes none, and drops one that was begun."""
        is_offer = isinstance(state.stack[-1], Compose)
        weights = [
            0.0 if OFFER.covers(action) or (is_offer and action != SKIP_ACTION) else 1.0 for action in actions
        ]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def is_worth_judging(self, state: State, seat: int, action: int) -> bool:
        """Not offers, nor what they are made of, nor the end of a turn in which nothing else is left."""
        if OFFER.covers(action) or isinstance(state.stack[-1], Compose):
            return False
        others = 0
        for each in state.actions(seat):
            if not OFFER.covers(each):
                others += 1
        return others > 1


EVALUATION: Final = ClashEvaluation()
