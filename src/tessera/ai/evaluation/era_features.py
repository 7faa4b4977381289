"""What of a domain of Era the evaluation weighs, and the weights, which depend on the rounds to come.

Every feature is a number; its weight is `a + b * rounds + c * rounds / (rounds + 3)`, of three numbers
in `era_weights.json`. So a value is in points at the end of the game.
"""

from typing import Any, Final

from tessera.ai.evaluation.era_ground import NEARNESS, Ground
from tessera.ai.evaluation.era_weights import DATA, PACE_BASE, PACE_LATE, PACE_MORE, Hopes
from tessera.ai.evaluation.numbers import group, named, weights_by_rounds
from tessera.core import purse
from tessera.core.state import State
from tessera.games.era.catalog import (
    BUILDING_COUNT,
    BUILDINGS,
    COST,
    FOOD,
    HOME_OF,
    LARGEST_AREA,
    MOST,
    MOST_CULTURE,
    PIECE,
    RESOURCES,
    SOLO_ROUNDS,
)
from tessera.games.era.domain import Domain
from tessera.games.era.state import EraState

FEATURES: Final = (
    "points",  # as they stand, without what follows
    "bonus",  # of universities and cathedrals
    "hoard",  # of guildhalls: each counts all resources
    "largest_area",
    "hope_of_area",
    "most_culture",
    "culture",
    "upkeep",  # dice that no farm feeds
    "crowd",  # dice beyond what can be fed at all
    "ill",
    "exposed",
    "yard",
    "squares",
    "space",
    "ring_points",
    "ring_free",
    *BUILDINGS,
    *[f"{resource}_{part}" for resource in RESOURCES for part in ("low", "high")],
)
HOARD: Final = FEATURES.index("hoard")
CULTURE: Final = FEATURES.index("culture")
UPKEEP: Final = FEATURES.index("upkeep")
CROWD: Final = FEATURES.index("crowd")
FIRST_KIND: Final = FEATURES.index(BUILDINGS[0])
FIRST_STOCK: Final = FEATURES.index(f"{RESOURCES[0]}_low")
LOW: Final = 3
"""So many of a resource are enough to begin with; more are worth less."""

FARM: Final = PIECE["farm"]
GUILDHALL: Final = PIECE["guildhall"]
UNIVERSITY: Final = PIECE["university"]
CATHEDRAL: Final = PIECE["cathedral"]

# The weights

MOST_ROUNDS: Final = 12


class Weights:
    """How features are weighed, what a round brings, and how many points make how good a chance."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.by_rounds: list[list[float]] = weights_by_rounds(named(data, FEATURES), MOST_ROUNDS)
        """By the rounds to come, the weight of every feature."""
        self.stock_values: list[list[list[float]]] = [_values_of(weights) for weights in self.by_rounds]
        """By the rounds to come, the value of each amount of each resource."""
        self.hopes = Hopes(data)
        self.spread: list[float] = group(data, "spread")
        """See `numbers.spread`."""


def _values_of(weights: list[float]) -> list[list[float]]:
    return [
        [
            min(amount, LOW) * weights[FIRST_STOCK + 2 * resource]
            + max(amount - LOW, 0) * weights[FIRST_STOCK + 2 * resource + 1]
            for amount in range(MOST[resource] + 1)
        ]
        for resource in range(len(RESOURCES))
    ]


OWN: Final = Weights(DATA)
"""Those that the game comes with."""

# The end of the game

EFFORT: Final[list[float]] = [1.0 + purse.units(COST[kind]) for kind in range(BUILDING_COUNT)]
"""What it takes to build each kind: a hammer and resources."""


def effort_left(state: EraState) -> float:
    """What it takes to flip the tokens that are left, for each seat."""
    efforts: list[float] = []
    for kind in range(BUILDING_COUNT):
        if state.supply[kind]:
            efforts.append(state.supply[kind] * EFFORT[kind])
    efforts.sort()
    total = 0.0
    for place in range(min(state.tokens - state.flipped, len(efforts))):
        total += efforts[place]
    return total / state.seats


USUAL_ROUNDS: Final = 7
"""A game that takes longer than most is slow, and goes on so, …"""
LATEST: Final = 4
"""… but not ever longer."""


def rounds_left(state: EraState) -> int:
    """About how many rounds come after this one."""
    if state.seats == 1:
        return min(SOLO_ROUNDS - state.round, MOST_ROUNDS)
    if state.flipped >= state.tokens:
        return 0
    late = min(max(0, state.round - USUAL_ROUNDS), LATEST)
    left = max(0.5, PACE_BASE + PACE_MORE * effort_left(state)) * (1.0 + PACE_LATE * late)
    return int(min(left, float(MOST_ROUNDS)) + 0.5)


# The features


def lasting(
    domain: Domain, ground: Ground, area_now: float, area_hope: float, culture_now: float
) -> list[float]:
    """All features of a domain but those of its resources; the hoard is one of them."""
    counts = domain.counts
    mouths = 0
    for home in HOME_OF:
        mouths += counts >> 5 * home & 31
    farms = counts >> 5 * FARM & 31
    near = NEARNESS[ground.ring_pieces]
    found: list[float] = [
        float(ground.points + domain.culture - domain.disaster),
        float(domain.count(UNIVERSITY) * domain.culture + domain.count(CATHEDRAL) * mouths),
        0.0,  # the hoard, which `Outlook.value_of` counts
        LARGEST_AREA * area_now,
        LARGEST_AREA * area_hope,
        MOST_CULTURE * culture_now,
        float(domain.culture),
        float(max(mouths - farms, 0)),
        float(max(mouths - MOST[FOOD], 0)),
        float(ground.ill),
        float(ground.exposed),
        float(min(ground.yard, 16)),
        float(min(ground.squares, 8)),
        float(min(ground.space, 16)),
        ground.ring_points * near,
        ground.ring_free * near,
    ]
    for kind in range(BUILDING_COUNT):
        found.append(float(counts >> 5 * kind & 31))
    return found


def stocked(domain: Domain) -> list[float]:
    """The features of its resources."""
    found: list[float] = []
    for resource in range(len(RESOURCES)):
        amount = domain.amount(resource)
        found.append(float(min(amount, LOW)))
        found.append(float(max(amount - LOW, 0)))
    return found


HOPE_SCALE: Final = 8.0
"""Cells ahead that make the hope for the largest area e times as good."""


def features(state: State, grounds: list[Ground]) -> list[list[float]]:
    """All features of every seat."""
    assert isinstance(state, EraState)
    shares = shares_of(state.domains, grounds)
    found: list[list[float]] = []
    for seat, domain in enumerate(state.domains):
        seen = [*lasting(domain, grounds[seat], *shares[seat]), *stocked(domain)]
        seen[HOARD] = float(domain.count(GUILDHALL) * purse.units(domain.stock))
        found.append(seen)
    return found


def shares_of(domains: tuple[Domain, ...], grounds: list[Ground]) -> list[tuple[float, float, float]]:
    """For each seat: the largest area now, the hope for it, and the most culture now; 0 to 1."""
    most_area = 0
    most_culture = 0
    highest = 0.0
    hopes: list[float] = []
    for seat in range(len(domains)):
        ground = grounds[seat]
        hope = ground.area + ground.ring_area * NEARNESS[ground.ring_pieces]
        hopes.append(hope)
        if hope > highest:
            highest = hope
        if ground.area > most_area:
            most_area = ground.area
        if domains[seat].culture > most_culture:
            most_culture = domains[seat].culture
    total = 0.0
    for seat in range(len(hopes)):
        hopes[seat] = 2.718281828 ** ((hopes[seat] - highest) / HOPE_SCALE)
        total += hopes[seat]
    found: list[tuple[float, float, float]] = []
    for seat in range(len(hopes)):
        leads_area = 1.0 if most_area and grounds[seat].area == most_area else 0.0
        leads_culture = 1.0 if most_culture and domains[seat].culture == most_culture else 0.0
        found.append((leads_area, hopes[seat] / total, leads_culture))
    return found
