"""Trade routes: settlers and ships, each paired with a city of another player near it."""

from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.games.clash.catalog import ANGRY, SETTLER, SHIP
from tessera.games.clash.city import mood_of
from tessera.games.clash.units import count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

MOST_ROUTES: Final = 4
REACH: Final = 2


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
    """The cell of each settler and ship of a seat, as often as there are such."""
    found: list[int] = []
    for cell, units in enumerate(state.units[seat]):
        number = count(units, SHIP) + (0 if only_ships else count(units, SETTLER))
        found.extend([cell] * number)
    return found


def routes(state: "ClashState", seat: int, only_ships: bool = False) -> int:
    """How many routes a seat can form: each unit with one city, each city with one unit."""
    cities = partners(state, seat)
    taken: dict[int, int] = {}
    units = traders(state, seat, only_ships)

    def pair(unit: int, tried: set[int]) -> bool:
        """Find a city for a unit, if need be by finding another for whoever has it."""
        for city in cities:
            if city in tried or not state.map.within(units[unit], REACH) >> city & 1:
                continue
            tried.add(city)
            if city not in taken or pair(taken[city], tried):
                taken[city] = unit
                return True
        return False

    return sum(1 for unit in range(len(units)) if pair(unit, set()))
