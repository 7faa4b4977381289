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
    FIRST_GOVERNMENT,
    FOOD,
    FORTRESS,
    GOLD,
    HAPPY,
    IDEAS,
    LARGEST_CITY,
    OBJECTIVES,
    ORE,
    PORT,
    SHIP,
    TEMPLE,
    TRADE_ROUTES,
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
from tessera.games.clash.rules.routes import routes
from tessera.games.clash.units import ARMY, army_size, count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

Reached = Callable[["ClashState", int], bool]
MANY_CITIES: Final = 6
MANY_ADVANCES: Final = 6
MANY_HAPPY: Final = 4
MANY_ANGRY: Final = 4
HOARD: Final = 5
HOARD_PRICE: Final = 2
STORED: Final = 3
FAR: Final = 5
"""Cells from the first city to a colony."""


def own(state: "ClashState", seat: int) -> list[int]:
    """The cells of a seat's cities."""
    return cells_of(state.nations[seat].cities)


def others(state: "ClashState", seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def cities_with(state: "ClashState", seat: int, building: int) -> int:
    return sum(1 for cell in own(state, seat) if has_building(state.cities[cell], building))


def _leads_in(building: int) -> Reached:
    """More cities with a building, of whatever colour, than anybody else."""

    def reached(state: "ClashState", seat: int) -> bool:
        held = cities_with(state, seat, building)
        return all(held > cities_with(state, other, building) for other in others(state, seat))

    return reached


def _has_all_of(category: str) -> Reached:
    every = ALL_OF_CATEGORY[CATEGORIES.index(category)]

    def reached(state: "ClashState", seat: int) -> bool:
        return state.nations[seat].advances & every == every

    return reached


def _hoards(kind: int) -> Reached:
    def reached(state: "ClashState", seat: int) -> bool:
        return state.nations[seat].amount(kind) >= HOARD

    return reached


def _advanced_culture(state: "ClashState", seat: int) -> bool:
    known = state.nations[seat].advances.bit_count()
    return known >= MANY_ADVANCES and all(
        known > state.nations[other].advances.bit_count() for other in others(state, seat)
    )


def complete_categories(state: "ClashState", seat: int) -> int:
    owned = state.nations[seat].advances
    return sum(1 for every in ALL_OF_CATEGORY if owned & every == every)


def _goal_focused(state: "ClashState", seat: int) -> bool:
    complete = complete_categories(state, seat)
    return all(complete > complete_categories(state, other) for other in others(state, seat))


def _government(state: "ClashState", seat: int) -> bool:
    owned = state.nations[seat].advances
    return any(owned & every == every for every in ALL_OF_CATEGORY[FIRST_GOVERNMENT:])


def _diversified(state: "ClashState", seat: int) -> bool:
    owned = state.nations[seat].advances
    return sum(1 for every in ALL_OF_CATEGORY if owned & every) >= 9


def _architecture(state: "ClashState", seat: int) -> bool:
    kinds = {
        building
        for cell in own(state, seat)
        for building in buildings_in(state.cities[cell])
        if colour_of(state.cities[cell], building) == seat
    }
    return len(kinds) >= 4


def is_far_from_home(state: "ClashState", seat: int, cell: int) -> bool:
    return state.map.distance(state.nations[seat].home, cell) >= FAR


def _colony(state: "ClashState", seat: int) -> bool:
    if deeds.amounts(state, deeds.SETTLED_AFAR, seat):
        return False
    return any(is_far_from_home(state, seat, cell) for cell in own(state, seat))


def _only_wonder(state: "ClashState", seat: int) -> bool:
    """The only wonder of the round just ended was this seat's."""
    raised = [len(deeds.amounts(state, deeds.RAISED, each)) for each in range(state.seats)]
    return raised[seat] == 1 and sum(raised) == 1


def _consulate(state: "ClashState", seat: int) -> bool:
    found = sum(
        1
        for city in state.cities
        if owner_of(city) not in (-1, seat, BARBARIANS)
        and any(colour_of(city, building) == seat for building in buildings_in(city))
    )
    return found >= 2


def abroad(state: "ClashState", seat: int) -> int:
    """The buildings of a seat's colour in cities that are not its own."""
    return sum(
        1
        for city in state.cities
        if city and owner_of(city) != seat
        for building in buildings_in(city)
        if colour_of(city, building) == seat
    )


def _culture_power(state: "ClashState", seat: int) -> bool:
    held = abroad(state, seat)
    return all(held > abroad(state, other) for other in others(state, seat))


def _expansionist(state: "ClashState", seat: int) -> bool:
    every = state.all_cities()
    alone = [cell for cell in own(state, seat) if not state.map.layout.near[cell] & every]
    return len(alone) >= 4


def army_of(state: "ClashState", seat: int) -> int:
    return sum([army_size(units) for units in state.units[seat]])


def ships_of(state: "ClashState", seat: int) -> int:
    return sum([count(units, SHIP) for units in state.units[seat]])


def _large_fleet(state: "ClashState", seat: int) -> bool:
    held = ships_of(state, seat)
    return held >= 4 or (held >= 2 and all(held > ships_of(state, other) for other in others(state, seat)))


def _large_army(state: "ClashState", seat: int) -> bool:
    held = army_of(state, seat)
    return all(held >= army_of(state, other) + 4 for other in others(state, seat))


def _standing_army(state: "ClashState", seat: int) -> bool:
    return sum(1 for cell in own(state, seat) if state.units[seat][cell] & ARMY) >= 4


def _military_might(state: "ClashState", seat: int) -> bool:
    return army_of(state, seat) + ships_of(state, seat) >= 12


def _sea_blockade(state: "ClashState", seat: int) -> bool:
    ports = {
        port_of(city)
        for city in state.cities
        if owner_of(city) not in (-1, seat, BARBARIANS) and has_building(city, PORT)
    }
    return sum([count(state.units[seat][cell], SHIP) for cell in ports]) >= 2


def _threat(state: "ClashState", seat: int) -> bool:
    near = 0
    for other in others(state, seat):
        for cell in own(state, other):
            near |= state.map.layout.near[cell]
    return sum([army_size(state.units[seat][cell]) for cell in cells_of(near)]) >= 4


def _outpost(state: "ClashState", seat: int) -> bool:
    home = state.nations[seat].cities
    for cell in own(state, seat):
        home |= state.map.layout.near[cell]
    away = [
        cell
        for cell in range(state.map.layout.size)
        if state.units[seat][cell] & ARMY and not home >> cell & 1
    ]
    return len(away) >= 3


def _count_moods(state: "ClashState", seat: int, mood: int) -> int:
    return sum(1 for cell in own(state, seat) if mood_of(state.cities[cell]) == mood)


STATUS: Final[dict[str, Reached]] = {
    "large_civilization": lambda state, seat: len(own(state, seat)) >= MANY_CITIES,
    "scientific_lead": _leads_in(ACADEMY),
    "coastal_culture": _leads_in(PORT),
    "religious_fervor": _leads_in(TEMPLE),
    "fortifications": _leads_in(FORTRESS),
    "advanced_culture": _advanced_culture,
    "city_planner": _has_all_of("construction"),
    "education_lead": _has_all_of("education"),
    "culture_focus": _has_all_of("culture"),
    "science_focus": _has_all_of("science"),
    "trade_focus": _has_all_of("economy"),
    "seafarers": _has_all_of("seafaring"),
    "militarized": _has_all_of("warfare"),
    "government": _government,
    "goal_focused": _goal_focused,
    "diversified_research": _diversified,
    "eureka": _hoards(IDEAS),
    "wealth": _hoards(GOLD),
    "ore_supplies": _hoards(ORE),
    "wood_supplies": _hoards(WOOD),
    "food_supplies": _hoards(FOOD),
    "happy_population": lambda state, seat: _count_moods(state, seat, HAPPY) >= MANY_HAPPY,
    "optimized_storage": lambda state, seat: all(
        state.nations[seat].amount(kind) >= STORED for kind in (FOOD, WOOD, ORE)
    ),
    "architecture": _architecture,
    "colony": _colony,
    "consulate": _consulate,
    "magnificent_culture": _only_wonder,
    "culture_power": _culture_power,
    "expansionist": _expansionist,
    "metropolis": lambda state, seat: any(
        size_of(state.cities[cell]) >= LARGEST_CITY for cell in own(state, seat)
    ),
    "trade_power": lambda state, seat: state.nations[seat].has(TRADE_ROUTES) and routes(state, seat) >= 3,
    "shipping_routes": lambda state, seat: (
        state.nations[seat].has(TRADE_ROUTES) and routes(state, seat, only_ships=True) >= 2
    ),
    "large_fleet": _large_fleet,
    "large_army": _large_army,
    "standing_army": _standing_army,
    "military_might": _military_might,
    "sea_blockade": _sea_blockade,
    "threat": _threat,
    "outpost": _outpost,
}
"""Those that may be claimed in the status phase, by what they ask of the state."""

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


def is_reached(state: "ClashState", seat: int, objective: int) -> bool:
    """Whether a seat may claim an objective of the status phase now."""
    ask = STATUS.get(OBJECTIVES[objective])
    return ask is not None and ask(state, seat)
