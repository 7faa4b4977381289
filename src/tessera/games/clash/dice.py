"""Rolling a die: twelve faces, each with a value and the symbol of a unit."""

from typing import Final

from tessera.core.chance import Chance
from tessera.games.clash.catalog import (
    ALL_FACES,
    FACE_NAMES,
    FACE_SYMBOL,
    FACE_VALUE,
    FACES,
    LEADER,
)


def face(chance: Chance) -> int:
    """Which face comes up."""
    return chance.among(ALL_FACES, FACES, FACE_NAMES)


OTHERS: Final = tuple([face for face in range(FACES) if FACE_SYMBOL[face] != LEADER])
"""The faces without the symbol of a leader."""


def rerolled(chance: Chance) -> int:
    """Which face comes up when a die is rolled until it does not show a leader."""
    return OTHERS[chance.among(OTHERS, len(OTHERS), FACE_NAMES)]


def value(chance: Chance) -> int:
    """The value of the face that comes up, where its symbol does not matter."""
    return FACE_VALUE[face(chance)]
