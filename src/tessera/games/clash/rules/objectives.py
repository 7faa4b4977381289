"""Objectives: what a seat must have reached, by the names of the cards.

Those of the status phase are questions about the state. Instant ones ask for deeds of the turn; see `deeds`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.games.clash import deeds
from tessera.games.clash.catalog import (
    ACADEMY,
    ALL_OF_CATEGORY,
    BARBARIANS,
    CATEGORIES,
    CAVALRY,
    ELEPHANT,
    FIRST_GOVERNMENT,
    FOOD,
    FORTRESS,
    GOLD,
    HAPPY,
    IDEAS,
    LARGEST_CITY,
    MARKET,
    NOBODY,
    OBELISK,
    OBJECTIVES,
    OBSERVATORY,
    OF_CATEGORY,
    ORE,
    PORT,
    SETTLER,
    SHIP,
    TEMPLE,
    TRADE_ROUTES,
    UNIT_COUNT,
    WOOD,
)
from tessera.games.clash.city import (
    buildings_in,
    colour_of,
    has_building,
    mood_of,
    owner_of,
    port_of,
    size_of,
)
from tessera.games.clash.peoples import LEADERS_EACH, POWERS_EACH
from tessera.games.clash.rules.routes import routes
from tessera.games.clash.units import ARMY, army_size, count, kinds_in

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

Counted = Callable[["ClashState", int], int]
Measured = Callable[["ClashState", int], tuple[int, int]]
MANY_CITIES: Final = 6
MANY_ADVANCES: Final = 6
MANY_HAPPY: Final = 4
MANY_ANGRY: Final = 4
HOARD: Final = 5
HOARD_PRICE: Final = 2
STORED: Final = 3
MANY_LEADERS: Final = 2
FAR: Final = 5
"""Cells from the first city to a colony."""


def own(state: "ClashState", seat: int) -> list[int]:
    """The cells of a seat's cities."""
    return cells_of(state.nations[seat].cities)


def others(state: "ClashState", seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def cities_with(state: "ClashState", seat: int, building: int) -> int:
    return sum(1 for cell in own(state, seat) if has_building(state.cities[cell], building))


def most(counted: Counted, state: "ClashState", seat: int) -> int:
    """The most that anybody else has of something."""
    return max([counted(state, other) for other in others(state, seat)])


def _at_least(number: int, counted: Counted) -> Measured:
    def measured(state: "ClashState", seat: int) -> tuple[int, int]:
        return counted(state, seat), number

    return measured


def _more_than_others(counted: Counted, by: int = 1, at_least: int = 0) -> Measured:
    def measured(state: "ClashState", seat: int) -> tuple[int, int]:
        return counted(state, seat), max(most(counted, state, seat) + by, at_least)

    return measured


def _leads_in(building: int) -> Measured:
    """More cities with a building, of whatever colour, than anybody else."""

    def counted(state: "ClashState", seat: int) -> int:
        return cities_with(state, seat, building)

    return _more_than_others(counted)


def _has_all_of(category: str) -> Measured:
    every = ALL_OF_CATEGORY[CATEGORIES.index(category)]

    def counted(state: "ClashState", seat: int) -> int:
        return (state.nations[seat].advances & every).bit_count()

    return _at_least(OF_CATEGORY, counted)


def _hoards(kind: int) -> Measured:
    def counted(state: "ClashState", seat: int) -> int:
        return state.nations[seat].amount(kind)

    return _at_least(HOARD, counted)


def cities_of(state: "ClashState", seat: int) -> int:
    return len(own(state, seat))


def advances_of(state: "ClashState", seat: int) -> int:
    return state.nations[seat].advances.bit_count()


def complete_categories(state: "ClashState", seat: int) -> int:
    owned = state.nations[seat].advances
    return sum(1 for every in ALL_OF_CATEGORY if owned & every == every)


def _of_government(state: "ClashState", seat: int) -> int:
    """The advances of the government; nobody has two governments."""
    owned = state.nations[seat].advances
    return max([(owned & every).bit_count() for every in ALL_OF_CATEGORY[FIRST_GOVERNMENT:]])


def _begun_categories(state: "ClashState", seat: int) -> int:
    owned = state.nations[seat].advances
    return sum(1 for every in ALL_OF_CATEGORY if owned & every)


def _stored(state: "ClashState", seat: int) -> int:
    """What there is of the three that are stored, as far as it counts."""
    return sum([min(state.nations[seat].amount(kind), STORED) for kind in (FOOD, WOOD, ORE)])


def _kinds_of_buildings(state: "ClashState", seat: int) -> int:
    return len(
        {
            building
            for cell in own(state, seat)
            for building in buildings_in(state.cities[cell])
            if colour_of(state.cities[cell], building) == seat
        }
    )


def is_far_from_home(state: "ClashState", seat: int, cell: int) -> bool:
    return state.map.distance(state.nations[seat].home, cell) >= FAR


def _colonies(state: "ClashState", seat: int) -> int:
    if deeds.amounts(state, deeds.SETTLED_AFAR, seat):
        return 0
    return sum(1 for cell in own(state, seat) if is_far_from_home(state, seat, cell))


def _only_wonder(state: "ClashState", seat: int) -> tuple[int, int]:
    """The only wonder of the round just ended was this seat's."""
    raised = [len(deeds.amounts(state, deeds.RAISED, each)) for each in range(state.seats)]
    return (1 if raised[seat] == 1 and sum(raised) == 1 else 0), 1


def _consulates(state: "ClashState", seat: int) -> int:
    return sum(
        1
        for city in state.cities
        if owner_of(city) not in (-1, seat, BARBARIANS)
        and any(colour_of(city, building) == seat for building in buildings_in(city))
    )


def abroad(state: "ClashState", seat: int) -> int:
    """The buildings of a seat's colour in cities that are not its own."""
    return sum(
        1
        for city in state.cities
        if city and owner_of(city) != seat
        for building in buildings_in(city)
        if colour_of(city, building) == seat
    )


def _cities_alone(state: "ClashState", seat: int) -> int:
    every = state.all_cities()
    return sum(1 for cell in own(state, seat) if not state.map.layout.near[cell] & every)


def _largest_city(state: "ClashState", seat: int) -> int:
    return max([size_of(state.cities[cell]) for cell in own(state, seat)], default=0)


def _routes(state: "ClashState", seat: int) -> int:
    return routes(state, seat) if state.nations[seat].has(TRADE_ROUTES) else 0


def _routes_of_ships(state: "ClashState", seat: int) -> int:
    return routes(state, seat, only_ships=True) if state.nations[seat].has(TRADE_ROUTES) else 0


def army_of(state: "ClashState", seat: int) -> int:
    return sum([army_size(units) for units in state.units[seat]])


def ships_of(state: "ClashState", seat: int) -> int:
    return sum([count(units, SHIP) for units in state.units[seat]])


def _large_fleet(state: "ClashState", seat: int) -> tuple[int, int]:
    """Four ships; two are enough if nobody else has as many."""
    return ships_of(state, seat), min(4, max(2, most(ships_of, state, seat) + 1))


def _guarded_cities(state: "ClashState", seat: int) -> int:
    return sum(1 for cell in own(state, seat) if state.units[seat][cell] & ARMY)


def _fighters(state: "ClashState", seat: int) -> int:
    return army_of(state, seat) + ships_of(state, seat)


def _blockading(state: "ClashState", seat: int) -> int:
    ports = {
        port_of(city)
        for city in state.cities
        if owner_of(city) not in (-1, seat, BARBARIANS) and has_building(city, PORT)
    }
    return sum([count(state.units[seat][cell], SHIP) for cell in ports])


def _threatening(state: "ClashState", seat: int) -> int:
    near = 0
    for other in others(state, seat):
        for cell in own(state, other):
            near |= state.map.layout.near[cell]
    return sum([army_size(state.units[seat][cell]) for cell in cells_of(near)])


def _outposts(state: "ClashState", seat: int) -> int:
    home = state.nations[seat].cities
    for cell in own(state, seat):
        home |= state.map.layout.near[cell]
    return sum(
        1 for cell in range(state.map.layout.size) if state.units[seat][cell] & ARMY and not home >> cell & 1
    )


def _happy_cities(state: "ClashState", seat: int) -> int:
    return sum(1 for cell in own(state, seat) if mood_of(state.cities[cell]) == HAPPY)


def _kinds_of_units(state: "ClashState", seat: int) -> int:
    together = 0
    for units in state.units[seat]:
        together |= units
    return len(kinds_in(together))


def _cells_with(kind: int) -> Counted:
    def counted(state: "ClashState", seat: int) -> int:
        return sum(1 for units in state.units[seat] if count(units, kind))

    return counted


def _wanderers(state: "ClashState", seat: int) -> int:
    """The cells with settlers neither in nor beside cities of the seat."""
    home = state.nations[seat].cities
    for cell in own(state, seat):
        home |= state.map.layout.near[cell]
    return sum(
        1 for cell, units in enumerate(state.units[seat]) if count(units, SETTLER) and not home >> cell & 1
    )


def _heights(state: "ClashState", seat: int) -> int:
    """The advances of its civilization, and leaders that it has recruited, as far as they count."""
    nation = state.nations[seat]
    recruited = LEADERS_EACH - len(nation.leaders) if nation.people != NOBODY else 0
    return nation.powers.bit_count() + min(recruited, MANY_LEADERS)


STATUS: Final[dict[str, Measured]] = {
    "large_civilization": _at_least(MANY_CITIES, cities_of),
    "scientific_lead": _leads_in(ACADEMY),
    "coastal_culture": _leads_in(PORT),
    "religious_fervor": _leads_in(TEMPLE),
    "fortifications": _leads_in(FORTRESS),
    "advanced_culture": _more_than_others(advances_of, at_least=MANY_ADVANCES),
    "city_planner": _has_all_of("construction"),
    "education_lead": _has_all_of("education"),
    "culture_focus": _has_all_of("culture"),
    "science_focus": _has_all_of("science"),
    "trade_focus": _has_all_of("economy"),
    "seafarers": _has_all_of("seafaring"),
    "militarized": _has_all_of("warfare"),
    "government": _at_least(OF_CATEGORY, _of_government),
    "goal_focused": _more_than_others(complete_categories),
    "diversified_research": _at_least(9, _begun_categories),
    "eureka": _hoards(IDEAS),
    "wealth": _hoards(GOLD),
    "ore_supplies": _hoards(ORE),
    "wood_supplies": _hoards(WOOD),
    "food_supplies": _hoards(FOOD),
    "happy_population": _at_least(MANY_HAPPY, _happy_cities),
    "optimized_storage": _at_least(3 * STORED, _stored),
    "architecture": _at_least(4, _kinds_of_buildings),
    "colony": _at_least(1, _colonies),
    "consulate": _at_least(2, _consulates),
    "magnificent_culture": _only_wonder,
    "culture_power": _more_than_others(abroad),
    "expansionist": _at_least(4, _cities_alone),
    "metropolis": _at_least(LARGEST_CITY, _largest_city),
    "trade_power": _at_least(3, _routes),
    "shipping_routes": _at_least(2, _routes_of_ships),
    "large_fleet": _large_fleet,
    "large_army": _more_than_others(army_of, by=4),
    "standing_army": _at_least(4, _guarded_cities),
    "military_might": _at_least(12, _fighters),
    "sea_blockade": _at_least(2, _blockading),
    "threat": _at_least(4, _threatening),
    "outpost": _at_least(3, _outposts),
    "star_gazers": _leads_in(OBSERVATORY),
    "traders": _leads_in(MARKET),
    "legacy": _leads_in(OBELISK),
    "versatility": _at_least(UNIT_COUNT, _kinds_of_units),
    "migration": _at_least(3, _wanderers),
    "high_culture": _at_least(POWERS_EACH + MANY_LEADERS, _heights),
    "horse_power": _at_least(3, _cells_with(CAVALRY)),
    "ivory_tower": _at_least(3, _cells_with(ELEPHANT)),
}
"""Those of the status phase: what a seat has of what is asked for, and how much it takes."""

PRICES: Final[dict[str, int]] = {
    "eureka": IDEAS,
    "wealth": GOLD,
    "ore_supplies": ORE,
    "wood_supplies": WOOD,
    "food_supplies": FOOD,
}
"""What is paid for a claim, two of it."""

TOGETHER: Final = ({"trade_power", "shipping_routes"}, {"standing_army", "military_might"})
"""Of each pair only one may be claimed in a phase."""


def measured(state: "ClashState", seat: int, name: str) -> tuple[int, int] | None:
    """How much a seat has of what an objective of the status phase asks for, and how much it takes."""
    ask = STATUS.get(name)
    return None if ask is None else ask(state, seat)


def is_reached(state: "ClashState", seat: int, objective: int) -> bool:
    """Whether a seat may claim an objective of the status phase now."""
    known = measured(state, seat, OBJECTIVES[objective])
    return known is not None and known[0] >= known[1]
