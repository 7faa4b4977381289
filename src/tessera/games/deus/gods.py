"""What the gods would give now for an offering: no more than there is.

The bill, the view and whoever draws the board ask here, so they cannot disagree.
"""

from typing import TYPE_CHECKING

from tessera.games.deus import rules
from tessera.games.deus.catalog import (
    CERES,
    CERES_RESOURCES,
    HAND,
    HAND_LIMIT,
    MARS,
    MARS_PIECES,
    MINERVA,
    MINERVA_CARDS,
    NEPTUNE,
    NEPTUNE_GOLD,
    RESOURCE_COUNT,
    TYPE_COUNT,
    VESTA,
    VESTA_MOST,
    VESTA_POINTS,
)

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


def gift(state: "DeusState", seat: int, god: int, count: int, kept: int) -> int:
    """How much a god would give for a number of cards, where so many cards of the hand are not offered."""
    empire = state.empires[seat]
    if god == VESTA:
        return min(VESTA_MOST, count * VESTA_POINTS)
    if god == NEPTUNE:
        return count * NEPTUNE_GOLD
    if god == CERES:
        left = sum([rules.in_supply(state, resource) for resource in range(RESOURCE_COUNT)])
        return min(count * CERES_RESOURCES, left)
    if god == MARS:
        return min(count * MARS_PIECES, sum([empire.count_reserve(piece) for piece in range(TYPE_COUNT)]))
    if god == MINERVA:
        return min(count * MINERVA_CARDS, _room_after(state, seat, kept))
    return 0


def _room_after(state: "DeusState", seat: int, kept: int) -> int:
    """How many cards Minerva could add once the cards are discarded and the hand is filled."""
    offered = len(state.empires[seat].hand) - kept
    left = len(state.deck) + len(state.discards) + offered
    filled = min(max(0, HAND - kept), left)
    return min(HAND_LIMIT - kept - filled, left - filled)


def brings_piece(state: "DeusState", seat: int, god: int) -> bool:
    """Whether a god would bring the piece of its colour: if the reserve has one."""
    return god < TYPE_COUNT and god != MARS and state.empires[seat].count_reserve(god) > 0
