"""An empire: what one seat has. Its treasury, its pieces, its cards.

Sequences are tuples and are replaced, never mutated, so that a clone shares them. Sets of regions
are ints with a bit for each region; see `continent`.
"""

from typing import Any, Final

from tessera.core import i64, purse
from tessera.games.deus.catalog import (
    ARMY,
    CIVIL,
    COLOURS,
    ONE_OF_EACH,
    PIECE_BITS,
    PIECE_MASK,
    PIECES_OF_TYPE,
    PRODUCTION,
    SCIENTIFIC,
    SHIP,
    START_GOLD,
    START_PIECES,
    START_POINTS,
    START_RESOURCES,
    TYPE_COUNT,
)

NO_CARD: Final = -1
NO_COLUMNS: Final[tuple[tuple[int, ...], ...]] = ((),) * len(COLOURS)


def packed(counts: list[int]) -> int:
    """Numbers of pieces of each type, packed."""
    return sum(count << PIECE_BITS * piece for piece, count in enumerate(counts))


START_READY: Final = packed([START_PIECES] * TYPE_COUNT)
ALL_PIECES: Final = packed([PIECES_OF_TYPE] * TYPE_COUNT)


class Empire:
    """Read by everybody; changed by `construction` and the frames."""

    __slots__ = (
        "army",
        "began",
        "civil",
        "columns",
        "gold",
        "hand",
        "hidden",
        "land",
        "pair",
        "points",
        "production",
        "ready",
        "reserve",
        "scientific",
        "ship",
        "stock",
        "temple",
    )

    gold: int
    points: int
    """Victory points; hidden from the others."""
    stock: i64
    """Its resources, a byte each; see `catalog`."""
    ready: i64
    """The pieces on its board that can be built, four bits for each type."""
    reserve: i64
    """The pieces that a god or a workshop may give it."""
    civil: i64
    """The regions in which its pieces stand, for each type."""
    production: i64
    ship: i64
    scientific: i64
    army: i64
    temple: i64
    """The regions it controls that hold a temple."""
    land: i64
    """The regions it occupies: those of all its pieces."""
    pair: i64
    """The region in which two of its armies stand until one of them marches on; none between turns."""
    began: i64
    """The region of its first piece, whatever has become of it; none before."""
    columns: tuple[tuple[int, ...], ...]
    """The cards of each colour, oldest first; WILD for the one that was built face down."""
    hand: tuple[int, ...]
    """Sorted."""
    hidden: int
    """The card that was built face down, or NO_CARD."""

    def __init__(self, source: "Empire | None") -> None:
        if source is not None:
            self.gold = source.gold
            self.points = source.points
            self.stock = source.stock
            self.ready = source.ready
            self.reserve = source.reserve
            self.civil = source.civil
            self.production = source.production
            self.ship = source.ship
            self.scientific = source.scientific
            self.army = source.army
            self.temple = source.temple
            self.land = source.land
            self.pair = source.pair
            self.began = source.began
            self.columns = source.columns
            self.hand = source.hand
            self.hidden = source.hidden
            return
        self.gold = START_GOLD
        self.points = START_POINTS
        self.stock = ONE_OF_EACH * START_RESOURCES
        self.ready = START_READY
        self.reserve = ALL_PIECES - START_READY
        self.civil = 0
        self.production = 0
        self.ship = 0
        self.scientific = 0
        self.army = 0
        self.temple = 0
        self.land = 0
        self.pair = 0
        self.began = 0
        self.columns = NO_COLUMNS
        self.hand = ()
        self.hidden = NO_CARD

    # Its treasury and its board

    def amount(self, resource: int) -> int:
        """How much of a resource it has."""
        return purse.amount(self.stock, resource)

    def count_ready(self, piece: int) -> int:
        """How many pieces of a type it can build."""
        return self.ready >> PIECE_BITS * piece & PIECE_MASK

    def count_reserve(self, piece: int) -> int:
        """How many pieces of a type lie in its reserve."""
        return self.reserve >> PIECE_BITS * piece & PIECE_MASK

    # Its pieces on the map

    def where(self, piece: int) -> i64:
        """The regions in which its pieces of a type stand; temples too."""
        if piece == CIVIL:
            return self.civil
        if piece == PRODUCTION:
            return self.production
        if piece == SHIP:
            return self.ship
        if piece == SCIENTIFIC:
            return self.scientific
        if piece == ARMY:
            return self.army
        return self.temple

    def put(self, piece: int, region: i64) -> None:
        """A piece stands in a region, given as a set."""
        if piece == CIVIL:
            self.civil |= region
        elif piece == PRODUCTION:
            self.production |= region
        elif piece == SHIP:
            self.ship |= region
        elif piece == SCIENTIFIC:
            self.scientific |= region
        elif piece == ARMY:
            self.army |= region
        else:
            self.temple |= region
        self.land |= region

    def move_army(self, start: i64, end: i64) -> None:
        """An army leaves a region, which may become empty, and stands in another, perhaps beside a second."""
        left = start & ~self.pair
        self.pair = self.pair & ~start | self.army & end
        self.army = self.army & ~left | end
        self.land = self.civil | self.production | self.ship | self.scientific | self.army

    def cities(self, pieces: int) -> i64:
        """The regions in which it has at least that many pieces; a temple and an army count."""
        one: i64 = self.civil
        two: i64 = one & self.production
        one |= self.production
        three: i64 = two & self.scientific
        two |= one & self.scientific
        one |= self.scientific
        four: i64 = three & self.army
        three |= two & self.army
        two |= one & self.army
        one |= self.army
        five: i64 = four & self.temple
        four |= three & self.temple
        three |= two & self.temple
        two |= one & self.temple
        if pieces == 1:
            return self.land
        if pieces == 2:
            return two | self.ship & self.army
        if pieces == 3:
            return three
        if pieces == 4:
            return four
        return five if pieces == 5 else 0

    def size(self, region: i64) -> int:
        """How many pieces it has in a region, given as a set."""
        return (
            (1 if self.civil & region else 0)
            + (1 if self.production & region else 0)
            + (1 if self.ship & region else 0)
            + (1 if self.scientific & region else 0)
            + (1 if self.army & region else 0)
            + (1 if self.temple & region else 0)
        )

    def pinned(self) -> i64:
        """The armies that may not leave: they alone hold a region with a temple."""
        return self.army & self.temple & ~(self.civil | self.production | self.scientific | self.pair)

    # Saving

    def to_data(self) -> dict[str, Any]:
        return {
            "gold": self.gold,
            "points": self.points,
            "stock": int(self.stock),
            "ready": int(self.ready),
            "reserve": int(self.reserve),
            "pieces": [int(self.where(piece)) for piece in range(TYPE_COUNT + 1)],
            "pair": int(self.pair),
            "began": int(self.began),
            "columns": [list(column) for column in self.columns],
            "hand": list(self.hand),
            "hidden": self.hidden,
        }


def empire_from_data(data: dict[str, Any]) -> Empire:
    """The inverse of `to_data`."""
    empire = Empire(None)
    empire.gold, empire.points = data["gold"], data["points"]
    empire.stock, empire.ready, empire.reserve = data["stock"], data["ready"], data["reserve"]
    for piece, regions in enumerate(data["pieces"]):
        empire.put(piece, regions)
    empire.pair, empire.began = data["pair"], data["began"]
    empire.columns = tuple([tuple(column) for column in data["columns"]])
    empire.hand, empire.hidden = tuple(data["hand"]), data["hidden"]
    return empire
