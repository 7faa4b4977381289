"""A domain: what one seat has. Its resources and tracks, its grid, its dice.

Sequences are tuples and are replaced, never mutated, so that a clone shares them.
"""

from typing import Any, Final

from tessera.core import purse
from tessera.games.era.catalog import (
    ALWAYS_WALLED,
    BUILDABLE_COUNT,
    BUILDING_COUNT,
    NO_DICE,
    START_DICE,
    START_STOCK,
)
from tessera.games.era.grid import (
    BOARD,
    PLACEMENT_MASK,
    PLACEMENT_PIECE,
    enclosed_by,
    words_of,
)

UNKNOWN: Final = -1
"""The enclosed ground has not been asked for since the walls changed."""
NO_WORDS: Final[list[int]] = []
"""The free cells have not been asked for since something was built or removed."""


class Domain:
    """Read by everybody; changed by `construction` and the frames."""

    __slots__ = (
        "_enclosed",
        "_free_words",
        "barrier",
        "counts",
        "culture",
        "dice",
        "disaster",
        "houses",
        "occupied",
        "pieces",
        "pool",
        "stock",
    )

    stock: int
    """Its resources, a byte each; see `catalog`."""
    culture: int
    disaster: int
    pieces: tuple[int, ...]
    """The placements of everything on its grid, in the order in which they came."""
    counts: int
    """How many buildings of each kind, 5 bits each."""
    occupied: int
    """The cells that are not free."""
    barrier: int
    """The cells of walls and keeps: what can enclose ground."""
    houses: int
    """The cells of buildings but keeps: what can be removed from outside, and fall ill."""
    _enclosed: int
    """Remembered by `enclosed`; follows from `barrier` and is not saved."""
    _free_words: list[int]
    """Remembered by `free_words`; follows from `occupied`. Never changed, so clones share it."""
    pool: tuple[int, ...]
    """How many dice of each kind it owns."""
    dice: tuple[int, ...]
    """How many of its dice show each face; none before the first roll."""

    def __init__(self, source: "Domain | None") -> None:
        if source is not None:
            self.stock = source.stock
            self.culture = source.culture
            self.disaster = source.disaster
            self.pieces = source.pieces
            self.counts = source.counts
            self.occupied = source.occupied
            self.barrier = source.barrier
            self.houses = source.houses
            self._enclosed = source._enclosed
            self._free_words = source._free_words
            self.pool = source.pool
            self.dice = source.dice
            return
        self.stock = START_STOCK
        self.culture = 0
        self.disaster = 0
        self.pieces = ()
        self.counts = 0
        self.occupied = 0
        self.barrier = 0
        self.houses = 0
        self._enclosed = 0
        self._free_words = NO_WORDS
        self.pool = START_DICE
        self.dice = NO_DICE

    # Resources

    def amount(self, resource: int) -> int:
        """How much of a resource it has."""
        return purse.amount(self.stock, resource)

    def can_pay(self, cost: int) -> bool:
        """Whether its resources cover a cost, given as a stock."""
        return purse.covers(self.stock, cost)

    # The grid

    def count(self, kind: int) -> int:
        """How many buildings of a kind stand here."""
        return self.counts >> 5 * kind & 31

    @property
    def free_words(self) -> list[int]:
        """The cells on which something may be built, cut into words; not to be changed."""
        if not self._free_words:
            self._free_words = words_of(BOARD & ~self.occupied)
        return self._free_words

    @property
    def enclosed(self) -> int:
        """The cells enclosed by walls and keeps, whatever stands on them."""
        if self._enclosed == UNKNOWN:
            self._enclosed = enclosed_by(self.barrier)
        return self._enclosed

    @property
    def scorched(self) -> int:
        """The cells of scorched land."""
        return self.occupied & ~self.barrier & ~self.houses

    @property
    def population(self) -> int:
        """How many dice it owns."""
        return sum(self.pool)

    def add(self, placement: int) -> None:
        """A piece stands on the grid."""
        self.pieces += (placement,)
        piece = PLACEMENT_PIECE[placement]
        mask = PLACEMENT_MASK[placement]
        self.occupied |= mask
        self._free_words = NO_WORDS
        if piece < BUILDING_COUNT:
            self.counts += 1 << 5 * piece
            if ALWAYS_WALLED[piece]:
                self.barrier |= mask
                self._enclosed = UNKNOWN
            else:
                self.houses |= mask
        elif piece < BUILDABLE_COUNT:
            self.barrier |= mask
            self._enclosed = UNKNOWN

    def remove(self, placement: int) -> None:
        """A piece leaves the grid."""
        self.pieces = tuple([kept for kept in self.pieces if kept != placement])
        piece = PLACEMENT_PIECE[placement]
        mask = PLACEMENT_MASK[placement]
        self.occupied &= ~mask
        self._free_words = NO_WORDS
        self.counts -= 1 << 5 * piece
        if ALWAYS_WALLED[piece]:
            self.barrier &= ~mask
            self._enclosed = UNKNOWN
        else:
            self.houses &= ~mask

    def to_data(self) -> list[Any]:
        return [
            self.stock,
            self.culture,
            self.disaster,
            list(self.pieces),
            list(self.pool),
            list(self.dice),
        ]


def domain_from_data(data: list[Any]) -> Domain:
    domain = Domain(None)
    domain.stock, domain.culture, domain.disaster = data[0], data[1], data[2]
    for placement in data[3]:
        domain.add(placement)
    domain.pool, domain.dice = tuple(data[4]), tuple(data[5])
    return domain
