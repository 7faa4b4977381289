"""Units: how many of each kind stand on a cell, packed into one int, four bits for each kind.

Land units on a sea cell are aboard the ships there. What a unit remembers in its owner's turn is kept
apart, for the seat whose turn it is: see `marks`.
"""

from typing import Final

from tessera.games.clash.catalog import (
    CAVALRY,
    ELEPHANT,
    INFANTRY,
    LEADER,
    SETTLER,
    SHIP,
    UNIT_COUNT,
)

BITS: Final = 4
MASK: Final = 15
ONE: Final[list[int]] = [1 << BITS * kind for kind in range(UNIT_COUNT)]
"""One unit of each kind."""
ALL_OF: Final[list[int]] = [MASK << BITS * kind for kind in range(UNIT_COUNT)]
ARMY_KINDS: Final = (INFANTRY, CAVALRY, ELEPHANT, LEADER)
LAND_KINDS: Final = (SETTLER, *ARMY_KINDS)
ARMY: Final = sum([ALL_OF[kind] for kind in ARMY_KINDS])
"""The bits of the units that fight by land."""
LAND: Final = ARMY | ALL_OF[SETTLER]
"""The bits of the units that move by land."""
SHIPS: Final = ALL_OF[SHIP]


def count(units: int, kind: int) -> int:
    """How many of a kind there are."""
    return units >> BITS * kind & MASK


def total(units: int) -> int:
    """All of them, counted together."""
    found = 0
    while units:
        found += units & MASK
        units >>= BITS
    return found


def army_size(units: int) -> int:
    """How many units fight by land."""
    return total(units & ARMY)


def kinds_in(units: int) -> list[int]:
    """The kinds of which there are any."""
    return [kind for kind in range(UNIT_COUNT) if units >> BITS * kind & MASK]


def units_of(counts: dict[int, int]) -> int:
    """Units by their kinds, packed."""
    return sum([ONE[kind] * number for kind, number in counts.items()])
