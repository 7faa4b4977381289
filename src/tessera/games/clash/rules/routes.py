"""Trade routes: settlers and ships, each paired with a city of another player near it."""

from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.games.clash import pirates
from tessera.games.clash.aboard import ships_for
from tessera.games.clash.catalog import (
    ANGRY,
    CURRENCY,
    ELEPHANT,
    MARKET,
    PIRATES,
    PORT,
    RESOURCE_COUNT,
    SETTLER,
)
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


def reach_of(state: "ClashState", cell: int, unsafe: int, steps: int = REACH) -> int:
    """The cells to which a unit on a cell can form a route: none begins or passes where pirates are near."""
    if not unsafe:
        return state.map.within(cell, steps)
    if unsafe >> cell & 1:
        return 0
    found = 1 << cell
    near = state.map.layout.near
    for _ in range(steps):
        for place in cells_of(found & ~unsafe):
            found |= near[place]
        found &= state.map.known
    return found


def by_sea(state: "ClashState", cells: list[int]) -> int:
    """Those of some cells that lie beside the sea, as a set."""
    found = 0
    for cell in cells:
        if state.map.layout.near[cell] & state.map.sea:
            found |= 1 << cell
    return found


def traders_on(state: "ClashState", seat: int, cell: int, units: int) -> int:
    """How many of the units on a cell trade over land: settlers, unless raiders hinder them, and elephants
    that may."""
    found = count(units, SETTLER) if units & SETTLERS and not is_raided(state, seat, cell) else 0
    if units & ELEPHANTS and modified(state, seat, modifiers.TRADING_ELEPHANTS, cell):
        found += count(units, ELEPHANT)
    return found


def tribes(state: "ClashState", seat: int) -> list[int]:
    """The cells of the cities of the Barbarians with which a seat may trade."""
    if not modified(state, seat, modifiers.TRADES_WITH_BARBARIANS, 0):
        return []
    return [cell for cell in cells_of(state.wild_cities) if mood_of(state.cities[cell]) != ANGRY]


class Trade:
    """Who of a seat can trade with which cities: each settler, ship and, of some, each city with a port."""

    def __init__(self, state: "ClashState", seat: int, only_ships: bool = False, declined: int = 0) -> None:
        self.cities: list[int] = partners(state, seat)
        if declined:
            self.cities = without_markets(state, self.cities, declined)
        self.cities.extend(tribes(state, seat))
        self.places: list[int] = []
        """The cell of each who trades."""
        self.are_ships: list[bool] = []
        self.are_units: list[bool] = []
        self.reached: list[int] = []
        """The cells of the cities with which each can trade, as a set."""
        unsafe = pirates.zone(state) if state.units[PIRATES] else 0
        goals = 0
        for city in self.cities:
            goals |= 1 << city
        for cell, units in enumerate(state.units[seat]):
            if not units:
                continue
            ships = ships_for(state, seat, cell)
            walkers = 0 if only_ships else traders_on(state, seat, cell, units)
            if ships or walkers:
                near = reach_of(state, cell, unsafe) & goals
                self._add(cell, walkers, near, False, True)
                self._add(cell, ships, near, True, True)
        far = modified(state, seat, modifiers.TRADE_REACH, 0)
        if far:
            self._reach_by_sea(state, seat, REACH + far, unsafe, only_ships)

    def _add(self, cell: int, number: int, reached: int, is_ship: bool, is_unit: bool) -> None:
        for _ in range(number):
            self.places.append(cell)
            self.are_ships.append(is_ship)
            self.are_units.append(is_unit)
            self.reached.append(reached)

    def _reach_by_sea(
        self, state: "ClashState", seat: int, steps: int, unsafe: int, only_ships: bool
    ) -> None:
        """Ships reach cities beside the sea further away, and cities with ports do so without any unit."""
        coast = by_sea(state, self.cities)
        for place, cell in enumerate(self.places):
            if self.are_ships[place]:
                self.reached[place] |= reach_of(state, cell, unsafe, steps) & coast
        for cell in cells_of(state.nations[seat].cities):
            if has_building(state.cities[cell], PORT) and not only_ships:
                self._add(cell, 1, reach_of(state, cell, unsafe, steps) & coast, False, False)

    def most(self, skipped: tuple[int, ...] = (), taken: int = 0) -> int:
        """How many routes there can be: each who trades with one city, each city with one of them. Without
        some of those who trade, and without some cities, a set."""
        partner: dict[int, int] = {}
        reached = self.reached
        cities = [city for city in self.cities if not taken >> city & 1]

        def pair(trader: int, tried: set[int]) -> bool:
            """Find a city for who trades, if need be by finding another for whoever has it."""
            for city in cities:
                if city in tried or not reached[trader] >> city & 1:
                    continue
                tried.add(city)
                if city not in partner or pair(partner[city], tried):
                    partner[city] = trader
                    return True
            return False

        return sum(1 for trader in range(len(reached)) if trader not in skipped and pair(trader, set()))

    def has_from(self, cell: int) -> bool:
        """Whether a unit on a cell can form a route. If so, there are as many with one of it as without."""
        return any(
            place == cell and self.are_units[trader] and self.reached[trader]
            for trader, place in enumerate(self.places)
        )


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
    """How many routes a seat can form. `declined` are the owners whose markets it leaves alone, as a set."""
    return Trade(state, seat, only_ships, declined).most()


def cultural(state: "ClashState", seat: int, declined: int = 0) -> int:
    """How many of the routes of a seat may bring culture tokens: those to cities with buildings of its
    colour. As many can be formed as if there were no other cities, and still as many routes in all."""
    if not modified(state, seat, modifiers.PROSPERS, 0):
        return 0
    trade = Trade(state, seat, False, declined)
    others = [cell for cell in trade.cities if seat not in colours_in(state.cities[cell])]
    return trade.most(taken=sum([1 << cell for cell in others]) | state.wild_cities)


def settled(state: "ClashState", seat: int, number: int, declined: int) -> int:
    """How many of so many routes of a seat may lead to cities of others than the Barbarians. If there are as
    many of them as can be, there are still as many routes in all."""
    if not tribes(state, seat):
        return number
    return min(number, Trade(state, seat, False, declined).most(taken=state.wild_cities))


def most_routes(state: "ClashState", seat: int, declined: int = 0) -> int:
    """How many routes a seat can use in a turn: four, and more where gifts allow it."""
    trade = Trade(state, seat, False, declined)
    return min(trade.most(), MOST_ROUTES + modified(state, seat, modifiers.MORE_ROUTES, declined))


def paid_by(state: "ClashState", seat: int, number: int, declined: int) -> int:
    """The owners whose markets gain gold by so many routes of a seat, as a set: as few as can be, since it
    would rather use other cities; but not fewer routes that may bring culture, or gold."""
    owners = markets(state, without_markets(state, partners(state, seat), declined))
    best = min(number, cultural(state, seat, declined))
    needed = settled(state, seat, number, declined) if state.nations[seat].has(CURRENCY) else 0
    for others in sorted(range(1 << state.seats), key=lambda those: -those.bit_count()):
        if (
            others & ~owners == 0
            and min(number, routes(state, seat, declined=declined | others)) == number
            and min(number, cultural(state, seat, declined | others)) == best
            and settled(state, seat, number, declined | others) >= needed
        ):
            return owners & ~others
    return owners


def holds_any(state: "ClashState", seat: int) -> bool:
    """Whether a seat has any resources."""
    return any(state.nations[seat].amount(kind) for kind in range(RESOURCE_COUNT))


def robbed(state: "ClashState", seat: int, number: int, declined: int) -> list[int]:
    """The owners beside whose cities ships lie that form some of so many routes: as many as can be."""
    trade = Trade(state, seat, False, declined)
    owners = [other for other in range(state.seats) if other != seat and holds_any(state, other)]
    for those in sorted(range(1 << len(owners)), key=lambda each: -each.bit_count()):
        chosen = [owner for place, owner in enumerate(owners) if those >> place & 1]
        if len(chosen) <= number and _can_rob(state, trade, chosen, number, (), 0):
            return chosen
    return []


def _can_rob(
    state: "ClashState",
    trade: Trade,
    owners: list[int],
    number: int,
    used: tuple[int, ...],
    taken: int,
) -> bool:
    """Whether a ship of its own can rob each of some owners, while so many routes are formed."""
    if not owners:
        return trade.most(used, taken) >= number - len(used)
    for trader, place in enumerate(trade.places):
        if not trade.are_ships[trader] or trader in used:
            continue
        beside = trade.reached[trader] & state.map.layout.near[place] & ~taken
        for city in cells_of(beside & state.nations[owners[0]].cities):
            if _can_rob(state, trade, owners[1:], number, (*used, trader), taken | 1 << city):
                return True
    return False
