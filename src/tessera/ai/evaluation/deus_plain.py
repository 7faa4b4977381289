"""What greedy counts in Deus: points, and at a fixed rate what leads to more."""

from typing import Final

from tessera.ai.evaluation import by_points
from tessera.ai.evaluation.base import lead
from tessera.core.state import State
from tessera.games.deus.catalog import RESOURCE_COUNT, TYPE_COUNT
from tessera.games.deus.empire import Empire
from tessera.games.deus.state import DeusState

RESOURCE_VALUE: Final = 0.6
GOLD_VALUE: Final = 0.15
CARD_VALUE: Final = 0.3
PIECE_VALUE: Final = 0.5
BUILT_VALUE: Final = 1.5
"""What greedy takes things to be worth in points: in hand, ready, and a card in a column."""


def evaluate(state: State, seat: int) -> float:
    """In points, roughly: what the seat has, less that of the best opponent."""
    assert isinstance(state, DeusState)
    if state.is_over:
        return by_points(state, seat)
    scores = state.scores()
    return lead([scores[other] + belongings(state.empires[other]) for other in range(state.seats)], seat)


def belongings(empire: Empire) -> float:
    """What is not worth points yet."""
    resources = ready = built = 0
    for resource in range(RESOURCE_COUNT):
        resources += empire.amount(resource)
    for piece in range(TYPE_COUNT):
        ready += empire.count_ready(piece)
    for column in empire.columns:
        built += len(column)
    return (
        RESOURCE_VALUE * resources
        + GOLD_VALUE * empire.gold
        + CARD_VALUE * len(empire.hand)
        + PIECE_VALUE * ready
        + BUILT_VALUE * built
    )
