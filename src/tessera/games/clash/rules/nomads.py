"""Nomads: the small cities of the Huns that go along in a Move action like units."""

from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import court
from tessera.games.clash.catalog import ANGRY, FOOD, NOBODY, ORE, WOOD
from tessera.games.clash.city import size_of
from tessera.games.clash.layout import FOREST, GRASSLAND, MOUNTAIN, SEA
from tessera.games.clash.names import power_name
from tessera.games.clash.owning import has_gift
from tessera.games.clash.peoples import gift
from tessera.games.clash.rules.cities import why_not_activate, working_mood

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

NOMADS: Final[int] = gift("nomads")
MOVED: Final[int] = court.cells("moved_cities", for_turn=True)
"""The cities that have gone in this Move action: each goes once in it."""
RESTING: Final[int] = court.cells("resting_cities", for_turn=True)
"""Those that came to a mountain: in this turn they go no more."""
SMALL: Final = 1
NO_CAMP: Final = 0
MAY_CAMP: Final = 1
"""A city may go along with a group."""
WITH_CAMP: Final = 2
"""It does."""
BROUGHT: Final[dict[int, int]] = {GRASSLAND: FOOD, FOREST: WOOD, MOUNTAIN: ORE}
"""What a city finds where it comes to."""


def goals(state: "ClashState", seat: int, cell: int) -> list[int]:
    """The cells to which a city could go from a cell: land, known or not, without a city and enemies."""
    terrain = state.map.terrain
    return [
        place
        for place in state.map.layout.beside[cell]
        if terrain[place] != SEA and not state.cities[place] and not state.enemy_units(seat, place)
    ]


def can_trek(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether the city on a cell can go anywhere."""
    return (
        has_gift(state, seat, NOMADS)
        and state.nations[seat].cities >> cell & 1 == 1
        and why_not_trek(state, seat, cell) is OK
    )


def camps(state: "ClashState", seat: int) -> list[int]:
    """The cells of the cities that can go somewhere."""
    if not has_gift(state, seat, NOMADS):
        return []
    cities = cells_of(state.nations[seat].cities)
    return [cell for cell in cities if why_not_trek(state, seat, cell) is OK]


def why_not_trek(state: "ClashState", seat: int, cell: int) -> Reason:
    """`OK`, or why a city of a seat that has nomads cannot go."""
    nation = state.nations[seat]
    if size_of(state.cities[cell]) > SMALL:
        return Reason(Message("clash.reason.city_too_large"), "civilization_advances")
    if court.of(nation, MOVED) >> cell & 1:
        return Reason(Message("clash.reason.moved_already"), "move")
    if court.of(nation, RESTING) >> cell & 1:
        return Reason(Message("clash.reason.on_mountain"), "move")
    if working_mood(state, cell) == ANGRY:
        return Reason(Message("clash.reason.angry_stays"), "civilization_advances")
    reason = why_not_activate(state, seat, cell)
    if reason is OK and not goals(state, seat, cell):
        return Reason(Message("clash.reason.no_open_cell"), "move")
    return reason


def why_no_camp(state: "ClashState", seat: int, cell: int) -> Reason:
    """Why what lies on a cell does not go along in a Move action."""
    if not has_gift(state, seat, NOMADS):
        return Reason(Message("clash.reason.needs_power", power=power_name(NOMADS)), "civilization_advances")
    if not state.nations[seat].cities >> cell & 1:
        return Reason(Message("clash.reason.not_your_city"), "civilization_advances")
    return why_not_trek(state, seat, cell)


def finds(state: "ClashState", cell: int) -> int:
    """The resource that a city finds on a cell, or NOBODY."""
    return NOBODY if state.exhausted >> cell & 1 else BROUGHT.get(state.map.terrain[cell], NOBODY)
