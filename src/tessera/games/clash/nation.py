"""A nation: what one seat has beside its cities and units on the map.

Sequences are tuples and are replaced, never mutated, so that a clone shares them.
"""

from typing import Any, Final

from tessera.core import purse
from tessera.games.clash.catalog import (
    BUILDING_COUNT,
    BUILDING_LIMIT,
    DOGMA,
    FOOD,
    IDEAS,
    MOST_DOGMATIC_IDEAS,
    MOST_FOOD,
    MOST_RESOURCES,
    MOST_TOKENS,
    NOBODY,
    ONE_FOOD,
    RESOURCE_COUNT,
    SETTLEMENT_LIMIT,
    START_ADVANCES,
    START_FOOD,
    STORAGE,
    TRACK,
    UNIT_COUNT,
    UNIT_LIMIT,
)

RESERVE_BITS: Final = 5
RESERVE_MASK: Final = 31
"""Of each kind of unit and piece that lies in a supply."""
ALL_UNITS: Final = sum([limit << RESERVE_BITS * kind for kind, limit in enumerate(UNIT_LIMIT)])
SETTLEMENT: Final = BUILDING_COUNT
"""A settlement among the pieces of a supply: it comes after the buildings."""
ALL_PIECES: Final = sum([BUILDING_LIMIT << RESERVE_BITS * kind for kind in range(BUILDING_COUNT)]) + (
    SETTLEMENT_LIMIT << RESERVE_BITS * SETTLEMENT
)


class Nation:
    """Read by everybody; changed by `rules` and the frames."""

    __slots__ = (
        "advances",
        "borrowed",
        "cities",
        "claimed",
        "event_points",
        "events",
        "fewer_actions",
        "gone",
        "hand",
        "home",
        "objectives",
        "pieces",
        "reserve",
        "stock",
        "track",
        "wonder_cards",
    )

    stock: int
    """Its resources and tokens; see `catalog.GOODS`."""
    advances: int
    """Those it owns, as a set."""
    borrowed: int
    """Those it does not own but has the effects of, for this turn."""
    track: int
    """The markers that are left on its event track."""
    cities: int
    """The cells of its cities, as a set."""
    home: int
    """The cell of its first city, whatever has become of it."""
    reserve: int
    """The units of each kind in its supply."""
    pieces: int
    """The buildings of each kind, and the settlements, in its supply."""
    hand: tuple[int, ...]
    """Action cards, sorted; then the great persons it has taken, as FIRST_GREAT and the event."""
    objectives: tuple[int, ...]
    """Objective cards, sorted."""
    wonder_cards: tuple[int, ...]
    """Wonders that it may build, sorted."""
    claimed: tuple[int, ...]
    """Objectives that it has reached: twice the card, and one more for its lower half."""
    event_points: int
    """What events have brought it, in half points."""
    events: tuple[int, ...]
    """Events that lie before it for good."""
    gone: int
    """The buildings of each kind, and the settlements, that have left the game; see `pieces`."""
    fewer_actions: int
    """Actions that it lacks in its next turn."""

    def __init__(self, source: "Nation | None") -> None:
        if source is not None:
            self.stock = source.stock
            self.advances = source.advances
            self.borrowed = source.borrowed
            self.track = source.track
            self.cities = source.cities
            self.home = source.home
            self.reserve = source.reserve
            self.pieces = source.pieces
            self.hand = source.hand
            self.objectives = source.objectives
            self.wonder_cards = source.wonder_cards
            self.claimed = source.claimed
            self.event_points = source.event_points
            self.events = source.events
            self.gone = source.gone
            self.fewer_actions = source.fewer_actions
            return
        self.stock = ONE_FOOD * START_FOOD
        self.advances = START_ADVANCES
        self.borrowed = 0
        self.track = TRACK
        self.cities = 0
        self.home = NOBODY
        self.reserve = ALL_UNITS
        self.pieces = ALL_PIECES
        self.hand = ()
        self.objectives = ()
        self.wonder_cards = ()
        self.claimed = ()
        self.event_points = 0
        self.events = ()
        self.gone = 0
        self.fewer_actions = 0

    # Advances: to own one and to have its effect are two questions

    def owns(self, advance: int) -> bool:
        return self.advances >> advance & 1 == 1

    def has(self, advance: int) -> bool:
        """Whether it has the effect of an advance: it owns or borrows it."""
        return (self.advances | self.borrowed) >> advance & 1 == 1

    # Its stock

    def amount(self, kind: int) -> int:
        return purse.amount(self.stock, kind)

    def limit(self, kind: int) -> int:
        """How much it can have of a resource or a token."""
        if kind >= RESOURCE_COUNT:
            return MOST_TOKENS
        if kind == FOOD and not self.has(STORAGE):
            return MOST_FOOD
        if kind == IDEAS and self.owns(DOGMA):
            return MOST_DOGMATIC_IDEAS
        return MOST_RESOURCES

    def gain(self, kind: int, amount: int) -> int:
        """Some of a kind is gained, as far as there is room; how much that was."""
        room = self.limit(kind) - purse.amount(self.stock, kind)
        gained = min(amount, room)
        if gained <= 0:
            return 0
        self.stock += gained << purse.BYTE * kind
        return gained

    def trim(self) -> None:
        """What exceeds a limit that has fallen is lost."""
        for kind in (FOOD, IDEAS):
            surplus = purse.amount(self.stock, kind) - self.limit(kind)
            if surplus > 0:
                self.stock -= surplus << purse.BYTE * kind

    # Its supply

    def units_left(self, kind: int) -> int:
        return self.reserve >> RESERVE_BITS * kind & RESERVE_MASK

    def take_unit(self, kind: int) -> None:
        self.reserve -= 1 << RESERVE_BITS * kind

    def return_unit(self, kind: int) -> None:
        self.reserve += 1 << RESERVE_BITS * kind

    def pieces_left(self, piece: int) -> int:
        """Of a kind of building, or of settlements."""
        return self.pieces >> RESERVE_BITS * piece & RESERVE_MASK

    def take_piece(self, piece: int) -> None:
        self.pieces -= 1 << RESERVE_BITS * piece

    def return_piece(self, piece: int) -> None:
        self.pieces += 1 << RESERVE_BITS * piece

    def lose_piece(self, piece: int) -> None:
        """A piece that stood on the board has left the game."""
        self.gone += 1 << RESERVE_BITS * piece

    def pieces_gone(self, piece: int) -> int:
        return self.gone >> RESERVE_BITS * piece & RESERVE_MASK

    # Saving

    def to_data(self) -> dict[str, Any]:
        return {
            "stock": self.stock,
            "advances": self.advances,
            "borrowed": self.borrowed,
            "track": self.track,
            "cities": self.cities,
            "home": self.home,
            "reserve": self.reserve,
            "pieces": self.pieces,
            "hand": list(self.hand),
            "objectives": list(self.objectives),
            "wonder_cards": list(self.wonder_cards),
            "claimed": list(self.claimed),
            "event_points": self.event_points,
            "events": list(self.events),
            "gone": self.gone,
            "fewer_actions": self.fewer_actions,
        }


def nation_from_data(data: dict[str, Any]) -> Nation:
    """The inverse of `to_data`."""
    nation = Nation(None)
    nation.stock, nation.advances, nation.borrowed = data["stock"], data["advances"], data["borrowed"]
    nation.track, nation.cities, nation.home = data["track"], data["cities"], data["home"]
    nation.reserve, nation.pieces = data["reserve"], data["pieces"]
    nation.hand, nation.objectives = tuple(data["hand"]), tuple(data["objectives"])
    nation.wonder_cards, nation.claimed = tuple(data["wonder_cards"]), tuple(data["claimed"])
    nation.event_points, nation.fewer_actions = data["event_points"], data["fewer_actions"]
    nation.events, nation.gone = tuple(data["events"]), data["gone"]
    return nation


def units_out(reserve: int) -> list[int]:
    """How many units of each kind are not in a supply."""
    return [UNIT_LIMIT[kind] - (reserve >> RESERVE_BITS * kind & RESERVE_MASK) for kind in range(UNIT_COUNT)]
