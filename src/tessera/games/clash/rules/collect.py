"""Collecting: what a city can bring in, from its own cell and those around it."""

from typing import TYPE_CHECKING, Final

from tessera.core import purse
from tessera.core.hexes import cells_of, count_cells
from tessera.games.clash import court, once, pirates
from tessera.games.clash.catalog import (
    FISHING,
    FOOD,
    GARDENS,
    GOLD,
    HUSBANDRY,
    IDEAS,
    IRRIGATION,
    MOOD,
    NOBODY,
    ORE,
    OWNERS,
    PIRATES,
    PORT,
    ROADS,
    WOOD,
)
from tessera.games.clash.city import has_building, owner_of, wonders_of
from tessera.games.clash.layout import BARREN, FOREST, GRASSLAND, MOUNTAIN, SEA
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import modified
from tessera.games.clash.rules.cities import working_size

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

FAR_CELLS: Final = 1
FAR_CELLS_BY_ROAD: Final = 2
MORE_CELLS: Final = 2
"""Of mass production."""
MANY: Final = 9
"""As often as one likes, of production focus: more than any city collects."""

Fields = tuple[int, int, int, int]
"""How many cells there are of grassland, forest, mountain and barren."""


def workable(state: "ClashState", seat: int, cell: int) -> int:
    """The known cells from which the city on a cell might collect, near and at two steps, as a set."""
    cities = state.all_cities() & ~(1 << cell)
    open_cells = state.map.within(cell, 2) & ~state.exhausted & ~cities
    places = cells_of(open_cells)
    for owner in range(OWNERS):  # as `enemy_units` asks cell by cell
        stood = state.units[owner]
        if owner not in (seat, PIRATES) and stood:  # where these block, their zone does
            for place in places:
                if stood[place]:
                    open_cells &= ~(1 << place)
    return open_cells & ~pirates.zone(state) if state.units[PIRATES] else open_cells


TRIBUTES: Final[int] = court.cells("tributes")
"""The cells that have given a captive for what a city collects now."""


def tribute(state: "ClashState", seat: int, cell: int) -> int:
    """The cells of enemy cities from which the city on a cell may collect, as a set."""
    nation = state.nations[seat]
    if nation.people == NOBODY or not modified(state, seat, modifiers.TAKES_TRIBUTE, cell):
        return 0
    return state.map.within(cell, 2) & state.all_cities() & ~nation.cities & ~court.of(nation, TRIBUTES)


def left_over(state: "ClashState", cell: int) -> int:
    """How much the city on a cell may still collect, besides the captives that it has taken."""
    taken = count_cells(court.of(state.nations[owner_of(state.cities[cell])], TRIBUTES))
    return working_size(state, cell) + (MORE_CELLS if state.used & once.MASSED else 0) - taken


def near_cells(state: "ClashState", seat: int, cell: int, cells: int) -> int:
    """Those of the workable cells that a city may use without Husbandry, and the cities of enemies that pay
    it tribute, as a set."""
    return cells & state.map.within(cell, 1) | tribute(state, seat, cell)


def fields(state: "ClashState", cells: int) -> Fields:
    """The land of a set of cells, by its kinds."""
    of = state.map.of
    return (
        count_cells(cells & of[GRASSLAND]),
        count_cells(cells & of[FOREST]),
        count_cells(cells & of[MOUNTAIN]),
        count_cells(cells & of[BARREN]),
    )


class Harvest:
    """What the city on a cell may collect from, worked out once for each time."""

    def __init__(self, state: "ClashState", seat: int, cell: int) -> None:
        nation = state.nations[seat]
        city = state.cities[cell]
        cells = workable(state, seat, cell)
        near = near_cells(state, seat, cell, cells)
        self.size = left_over(state, cell)
        self.irrigates = nation.has(IRRIGATION)
        self.is_flooded = modified(state, seat, modifiers.BARREN_GIVES, cell) > 0
        """Barren land gives food or wood."""
        self.terraces = modified(state, seat, modifiers.TERRACES, cell) > 0
        """Mountains give food or wood as well."""
        self.has_port = has_building(city, PORT)
        self.has_gardens = wonders_of(city) >> GARDENS & 1 == 1
        self.sea = 1 if nation.has(FISHING) and near & state.map.of[SEA] else 0
        far: Fields = (0, 0, 0, 0)
        self.far_limit = 0
        if nation.has(HUSBANDRY) and not state.used & once.HUSBANDRY:
            far = fields(state, cells & ~near & state.map.land)
            self.far_limit = FAR_CELLS_BY_ROAD if nation.has(ROADS) else FAR_CELLS
        self.near = fields(state, near)
        self.choices: list[tuple[Fields, int]] = _choices(self.near, far, self.far_limit)
        """The land that may be used, with how many cells of it are far: the near ones alone first."""
        if state.used & once.FOCUSED:
            self.sea *= MANY
            self.choices = [(_repeated(land), far_cells) for land, far_cells in self.choices]

    def brings(self, food: int, wood: int, ore: int, ideas: int, gold: int, mood: int) -> int:
        """The fewest far cells with which all this can be collected; -1 if it cannot."""
        for land, far_cells in self.choices:
            if self._suffices(land, food, wood, ore, ideas, gold, mood):
                return far_cells
        return -1

    def _suffices(
        self, land: Fields, food: int, wood: int, ore: int, ideas: int, gold: int, mood: int
    ) -> bool:
        grassland, forest, mountain, barren = land
        sea = self.sea
        if mood:
            if not self.has_port or mood > sea:
                return False
            sea -= mood
        if gold and self.has_port:
            by_sea = min(gold, sea)
            gold -= by_sea
            sea -= by_sea
        more_wood = max(0, wood - forest)
        if self.is_flooded:
            by_flood = min(more_wood, barren)
            more_wood -= by_flood
            barren -= by_flood
        if self.terraces:
            terraces = max(0, mountain - ore)
            by_terraces = min(more_wood, terraces)
            more_wood -= by_terraces
            food = max(0, food - terraces + by_terraces)
        others = more_wood + max(0, ore - mountain) + ideas + gold
        if others and not self.has_gardens:
            return False
        return others + max(0, food - sea - (barren if self.irrigates or self.is_flooded else 0)) <= grassland


def _choices(near: Fields, far: Fields, limit: int) -> list[tuple[Fields, int]]:
    """The near land with up to so many far cells, the fewest first."""
    found: list[tuple[Fields, int]] = [(near, 0)]
    if far == (0, 0, 0, 0):
        return found
    left = [far[0], far[1], far[2], far[3]]
    kinds = [kind for kind in range(len(left)) if left[kind]]
    for kind in kinds:
        found.append((_with_one(near, kind), 1))
    if limit == FAR_CELLS_BY_ROAD:
        for kind in kinds:
            for other in kinds:
                if kind < other or (kind == other and left[kind] > 1):
                    found.append((_with_one(_with_one(near, kind), other), 2))
    return found


def _with_one(land: Fields, kind: int) -> Fields:
    """One cell of a kind more."""
    grassland, forest, mountain, barren = land
    if kind == 0:
        return grassland + 1, forest, mountain, barren
    if kind == 1:
        return grassland, forest + 1, mountain, barren
    if kind == 2:
        return grassland, forest, mountain + 1, barren
    return grassland, forest, mountain, barren + 1


def _repeated(land: Fields) -> Fields:
    """Every cell may be used again and again."""
    many = [MANY if count else 0 for count in land]
    return many[0], many[1], many[2], many[3]


def harvests(state: "ClashState", seat: int, harvest: Harvest) -> list[int]:
    """Everything that may be collected, as stocks: as much as there is room for, in every mixture.

    A seat takes as much as it can: a resource that it could not keep is not taken.
    """
    nation = state.nations[seat]
    room = [max(0, nation.limit(kind) - nation.amount(kind)) for kind in (FOOD, WOOD, ORE, IDEAS, GOLD, MOOD)]
    size = harvest.size
    rare = size if harvest.has_gardens else 0
    by_sea = harvest.sea if harvest.has_port else 0
    found: list[int] = []
    most = 0
    # Of two at a time: compiled, the least of three is worked out by Python.
    for mood in range(min(min(by_sea, room[5]), size) + 1):
        for gold in range(min(min(rare + by_sea, room[4]), size - mood) + 1):
            for ideas in range(min(min(rare, room[3]), size - mood - gold) + 1):
                for ore in range(min(room[2], size - mood - gold - ideas) + 1):
                    for wood in range(min(room[1], size - mood - gold - ideas - ore) + 1):
                        left = size - mood - gold - ideas - ore - wood
                        for food in range(min(room[0], left), -1, -1):
                            taken = mood + gold + ideas + ore + wood + food
                            if taken < most or harvest.brings(food, wood, ore, ideas, gold, mood) < 0:
                                continue
                            if taken > most:
                                most = taken
                                found.clear()
                            stock = food << purse.BYTE * FOOD | wood << purse.BYTE * WOOD
                            stock |= ore << purse.BYTE * ORE | ideas << purse.BYTE * IDEAS
                            found.append(stock | gold << purse.BYTE * GOLD | mood << purse.BYTE * MOOD)
                            break
    return found
