"""Trade routes: settlers and ships, each paired with a city of another player near it."""

from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.games.clash import pirates
from tessera.games.clash.catalog import ANGRY, ELEPHANT, MARKET, PIRATES, SETTLER, SHIP
from tessera.games.clash.city import colours_in, has_building, mood_of, owner_of
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import modified
from tessera.games.clash.rules.raids import is_raided
from tessera.games.clash.units import ALL_OF, count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

MOST_ROUTES: Final = 4
REACH: Final = 2
SETTLERS: Final = ALL_OF[SETTLER]
ELEPHANTS: Final = ALL_OF[ELEPHANT]


def partners(state: "ClashState", seat: int) -> list[int]:
    """The cells of the cities of other players that are not angry."""
    return [
        cell
        for other in range(state.seats)
        if other != seat
        for cell in cells_of(state.nations[other].cities)
        if mood_of(state.cities[cell]) != ANGRY
    ]


def traders(state: "ClashState", seat: int, only_ships: bool) -> list[int]:
    """The cell of each settler and ship of a seat, as often as there are such; of elephants that may trade,
    and without settlers that may not."""
    found: list[int] = []
    for cell, units in enumerate(state.units[seat]):
        number = count(units, SHIP)
        if not only_ships and units & SETTLERS and not is_raided(state, seat, cell):
            number += count(units, SETTLER)
        if not only_ships and units & ELEPHANTS and modified(state, seat, modifiers.TRADING_ELEPHANTS, cell):
            number += count(units, ELEPHANT)
        found.extend([cell] * number)
    return found


def reach_of(state: "ClashState", cell: int, unsafe: int) -> int:
    """The cells to which a unit on a cell can form a route: none begins or passes where pirates are near."""
    if not unsafe:
        return state.map.within(cell, REACH)
    if unsafe >> cell & 1:
        return 0
    found = 1 << cell
    near = state.map.layout.near
    for _ in range(REACH):
        for place in cells_of(found & ~unsafe):
            found |= near[place]
        found &= state.map.known
    return found


def markets(state: "ClashState", cities: list[int]) -> int:
    """The owners of those of some cities that have markets, as a set."""
    found = 0
    for cell in cities:
        if has_building(state.cities[cell], MARKET):
            found |= 1 << owner_of(state.cities[cell])
    return found


def without_markets(state: "ClashState", cities: list[int], declined: int) -> list[int]:
    """Some cities but those with markets whose owners are declined, a set."""
    return [
        cell
        for cell in cities
        if not (declined >> owner_of(state.cities[cell]) & 1 and has_building(state.cities[cell], MARKET))
    ]


def routes(state: "ClashState", seat: int, only_ships: bool = False, declined: int = 0) -> int:
    """How many routes a seat can form: each unit with one city, each city with one unit. `declined` are the
    owners whose cities with markets it leaves alone, as a set."""
    return paired(state, seat, partners(state, seat), only_ships, declined)


def cultural(state: "ClashState", seat: int, declined: int = 0) -> int:
    """How many of the routes of a seat may bring culture tokens: those to cities with buildings of its
    colour. As many can be formed as if there were no other cities, and still as many routes in all."""
    if not modified(state, seat, modifiers.PROSPERS, 0):
        return 0
    own = [cell for cell in partners(state, seat) if seat in colours_in(state.cities[cell])]
    return paired(state, seat, own, False, declined)


def paired(state: "ClashState", seat: int, cities: list[int], only_ships: bool, declined: int) -> int:
    """How many routes a seat can form to some cities."""
    if declined:
        cities = without_markets(state, cities, declined)
    unsafe = pirates.zone(state) if state.units[PIRATES] else 0
    taken: dict[int, int] = {}
    units = traders(state, seat, only_ships)
    reached = {cell: reach_of(state, cell, unsafe) for cell in units}

    def pair(unit: int, tried: set[int]) -> bool:
        """Find a city for a unit, if need be by finding another for whoever has it."""
        for city in cities:
            if city in tried or not reached[units[unit]] >> city & 1:
                continue
            tried.add(city)
            if city not in taken or pair(taken[city], tried):
                taken[city] = unit
                return True
        return False

    return sum(1 for unit in range(len(units)) if pair(unit, set()))


def paid_by(state: "ClashState", seat: int, number: int, declined: int) -> int:
    """The owners whose markets gain gold by so many routes of a seat, as a set: as few as can be, since it
    would rather use other cities; but not fewer routes that may bring culture."""
    owners = markets(state, without_markets(state, partners(state, seat), declined))
    best = min(number, cultural(state, seat, declined))
    for others in sorted(range(1 << state.seats), key=lambda those: -those.bit_count()):
        if (
            others & ~owners == 0
            and min(number, routes(state, seat, declined=declined | others)) == number
            and min(number, cultural(state, seat, declined | others)) == best
        ):
            return owners & ~others
    return owners
