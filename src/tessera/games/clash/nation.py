"""A nation: what one seat has beside its cities and units on the map.

Sequences are tuples and are replaced, never mutated, so that a clone shares them.
"""

from typing import Any, Final

from tessera.core import purse
from tessera.games.clash.catalog import (
    ALL_OF_CATEGORY,
    BUILDING_COUNT,
    BUILDING_LIMIT,
    CATEGORIES,
    DOGMA,
    FOOD,
    IDEAS,
    MOST_DOGMATIC_IDEAS,
    MOST_FOOD,
    MOST_RESOURCES,
    MOST_TOKENS,
    NOBODY,
    OF_CATEGORY,
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
from tessera.games.clash.court import Court, court_data, court_from_data
from tessera.games.clash.peoples import BROUGHT, COMES_WITH, gift, powers_of

RESERVE_BITS: Final = 5
RESERVE_MASK: Final = 31
"""Of each kind of unit and piece that lies in a supply."""
ALL_UNITS: Final = sum([limit << RESERVE_BITS * kind for kind, limit in enumerate(UNIT_LIMIT)])
ZIGGURATS: Final[int] = gift("ziggurats")
"""Babylon's power that keeps its ideas in spite of Dogma."""
GOD_ON_EARTH: Final[int] = gift("man_god")
"""Egypt's power that gives Theocracy the effects of Autocracy."""
THEOCRACY: Final = ALL_OF_CATEGORY[CATEGORIES.index("theocracy")]
AUTOCRACY: Final = ALL_OF_CATEGORY[CATEGORIES.index("autocracy")]
TO_AUTOCRACY: Final = (CATEGORIES.index("theocracy") - CATEGORIES.index("autocracy")) * OF_CATEGORY
"""From an advance of Theocracy to that of Autocracy in the same place."""
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
        "court",
        "event_points",
        "events",
        "fewer_actions",
        "gone",
        "hand",
        "home",
        "leader",
        "leaders",
        "objectives",
        "people",
        "pieces",
        "powers",
        "reserve",
        "slain",
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
    people: int
    """Which people it is, of the expansion, or NOBODY."""
    powers: int
    """The civilization advances that it owns, as a set; see `peoples`."""
    leader: int
    """The leader whose unit is on the board, or NOBODY."""
    leaders: tuple[int, ...]
    """The leaders that it still can recruit, sorted."""
    slain: tuple[int, ...]
    """Leaders of others that it has killed."""
    court: Court | None
    """What only some peoples have; see `court`."""

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
            self.people = source.people
            self.powers = source.powers
            self.leader = source.leader
            self.leaders = source.leaders
            self.slain = source.slain
            self.court = source.court
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
        self.people = NOBODY
        self.powers = 0
        self.leader = NOBODY
        self.leaders = ()
        self.slain = ()
        self.court = None

    # Advances: to own one and to have its effect are two questions

    def owns(self, advance: int) -> bool:
        return self.advances >> advance & 1 == 1

    def has(self, advance: int) -> bool:
        """Whether it has the effect of an advance: it owns or borrows it."""
        return (self.advances | self.borrowed) >> advance & 1 == 1

    def learn(self, advance: int) -> None:
        """It owns one more advance, and the powers of its people that come with it."""
        self.advances |= 1 << advance
        if self.people != NOBODY:
            self.powers |= BROUGHT[self.people][advance]
            self.borrowed |= self.lent()

    def unlearn(self, lost: int) -> None:
        """It loses some advances, a set, and the powers that come with nothing that is left."""
        self.advances &= ~lost
        if self.people != NOBODY:
            for power in powers_of(self.people):
                if COMES_WITH[power] & lost and not COMES_WITH[power] & self.advances:
                    self.powers &= ~(1 << power)
            if lost & THEOCRACY or not self.powers >> GOD_ON_EARTH & 1:
                self.borrowed = self.borrowed & ~AUTOCRACY | self.lent()

    def lent(self) -> int:
        """The advances whose effects it has as long as it owns others, as a set: God on Earth."""
        if not self.powers >> GOD_ON_EARTH & 1:
            return 0
        return (self.advances & THEOCRACY) >> TO_AUTOCRACY

    # Its stock

    def amount(self, kind: int) -> int:
        return purse.amount(self.stock, kind)

    def limit(self, kind: int) -> int:
        """How much it can have of a resource or a token."""
        if kind >= RESOURCE_COUNT:
            return MOST_TOKENS
        if kind == FOOD and not self.has(STORAGE):
            return MOST_FOOD
        if kind == IDEAS and self.owns(DOGMA) and not self.powers >> ZIGGURATS & 1:
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
        data = {
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
        if self.people != NOBODY:
            data["people"], data["powers"], data["leader"] = self.people, self.powers, self.leader
            data["leaders"], data["slain"] = list(self.leaders), list(self.slain)
            data["court"] = court_data(self.court)
        return data


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
    if "people" in data:
        nation.people, nation.powers, nation.leader = data["people"], data["powers"], data["leader"]
        nation.leaders, nation.slain = tuple(data["leaders"]), tuple(data["slain"])
        nation.court = court_from_data(data["court"])
    return nation


def units_out(reserve: int) -> list[int]:
    """How many units of each kind are not in a supply."""
    return [UNIT_LIMIT[kind] - (reserve >> RESERVE_BITS * kind & RESERVE_MASK) for kind in range(UNIT_COUNT)]
