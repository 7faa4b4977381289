"""Rolling a die: twelve faces, each with a value and the symbol of a unit."""

from tessera.core.chance import Chance
from tessera.games.clash.catalog import ALL_FACES, FACE_NAMES, FACE_VALUE, FACES


def face(chance: Chance) -> int:
    """Which face comes up."""
    return chance.among(ALL_FACES, FACES, FACE_NAMES)


def value(chance: Chance) -> int:
    """The value of the face that comes up, where its symbol does not matter."""
    return FACE_VALUE[face(chance)]
