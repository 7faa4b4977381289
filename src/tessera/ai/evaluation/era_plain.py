"""What greedy counts in Era: points, and at a fixed rate what leads to more, what the dice show included."""

from typing import Final

from tessera.ai.evaluation import by_points
from tessera.ai.evaluation.base import lead
from tessera.core import purse
from tessera.core.state import State
from tessera.games.era.catalog import (
    CHOICE_FACE,
    CHOICE_STOCK,
    COLLECT,
    DICE,
    FACE_COUNT,
    FACE_CULTURE,
    FACE_DIE,
    FACE_STOCK,
    FOOD,
    HAMMERS,
    HUNGER,
    PIECE,
    SHIELDS,
    SIDE_FACES,
    SIDES,
    SKULLS,
    SWORDS,
    TURN_TO,
)
from tessera.games.era.domain import Domain
from tessera.games.era.frames.roll import FIRST_TURN, source_of
from tessera.games.era.pending import pending_of
from tessera.games.era.rules import disease_points
from tessera.games.era.state import EraState

RESOURCE_VALUE: Final = 0.5
PIECE_VALUE: Final = 0.5
HAMMER_VALUE: Final = 1.0
SWORD_VALUE: Final = 0.4
SHIELD_VALUE: Final = 0.2
SKULL_COST: Final = 3.0
"""What greedy takes things to be worth in points: a resource, anything that stands, what dice show."""
ILLNESS_RISK: Final = 2.0
"""How often a disease is feared to come in the rest of the game."""
FARM: Final = PIECE["farm"]


def _value_of_face(face: int) -> float:
    choices = [
        purse.units(stock) for place, stock in zip(CHOICE_FACE, CHOICE_STOCK, strict=True) if place == face
    ]
    return (
        RESOURCE_VALUE * (purse.units(FACE_STOCK[face]) + max(choices, default=0))
        + FACE_CULTURE[face]
        + HAMMER_VALUE * HAMMERS[face]
        + SWORD_VALUE * SWORDS[face]
        + SHIELD_VALUE * SHIELDS[face]
        - SKULL_COST * SKULLS[face]
    )


FACE_VALUE: Final[list[float]] = [_value_of_face(face) for face in range(FACE_COUNT)]
DIE_VALUE: Final[list[float]] = [
    sum([FACE_VALUE[face] for face in SIDE_FACES[die * SIDES : (die + 1) * SIDES]]) / SIDES
    for die in range(len(DICE))
]
"""What a die brings on average."""


def evaluate(state: State, seat: int) -> float:
    """In points, roughly: what the seat has, less that of the best opponent."""
    assert isinstance(state, EraState)
    if state.is_over:
        return by_points(state, seat)
    scores = state.scores()
    return lead([scores[other] + belongings(state, other) for other in range(state.seats)], seat)


def belongings(state: EraState, seat: int) -> float:
    """What is not worth points by itself."""
    domain = state.domains[seat]
    worth = RESOURCE_VALUE * purse.units(domain.stock) + PIECE_VALUE * len(domain.pieces)
    food = domain.amount(FOOD) + domain.count(FARM)
    if state.phase < COLLECT:
        dice = list(domain.dice)
        pending = pending_of(state, seat)
        if pending.roll:
            dice, again = thrown(pending.taken, domain)
            for die in range(len(DICE)):
                worth += again[die] * DIE_VALUE[die]
        for face in range(FACE_COUNT):
            worth += dice[face] * FACE_VALUE[face]
            food += dice[face] * purse.amount(FACE_STOCK[face], FOOD)
    return worth - HUNGER * max(domain.population - food, 0) - ILLNESS_RISK * disease_points(domain)


def thrown(taken: tuple[int, ...], domain: Domain) -> tuple[list[int], list[int]]:
    """The dice of a seat that is choosing which to roll again: how many lie with each face up, and how many
    of each kind are to be rolled."""
    dice = list(domain.dice)
    again = [0] * len(DICE)
    for action in taken:
        face = source_of(action)
        dice[face] -= 1
        if action < FACE_COUNT:
            again[FACE_DIE[face]] += 1
        else:
            dice[TURN_TO[action - FIRST_TURN]] += 1
    return dice, again
