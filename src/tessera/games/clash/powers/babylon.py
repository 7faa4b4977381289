"""Babylon: canals, laws, star catalogues, temples of ideas; and who builds, guards, frees and rises."""

from typing import TYPE_CHECKING, Final

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.games.clash.catalog import (
    CULTURE,
    FOOD,
    FORTRESS,
    GARDENS,
    IDEAS,
    INFANTRY,
    ONE_CULTURE,
    ONE_FOOD,
    ONE_WOOD,
    TEMPLE,
)
from tessera.games.clash.frames import capture, cards, fates, moments
from tessera.games.clash.owning import is_led, leader_cell
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import modifiers, offers
from tessera.games.clash.powers.modifiers import cell_in, kind_in, modify
from tessera.games.clash.powers.seeking import SOUGHT
from tessera.games.clash.powers.sites import raise_free
from tessera.games.clash.powers.targets import PickGoods, follow
from tessera.games.clash.rules.limits import fits
from tessera.games.clash.rules.recruit import place_unit

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

CANALS: Final[int] = gift("canals")
CODE_OF_LAWS: Final[int] = gift("code_of_laws")
STAR_CATALOGUES: Final[int] = gift("star_catalogues")
ZIGGURATS: Final[int] = gift("ziggurats")
LAWGIVER: Final[int] = gift("lawgiver")
GUARDIAN: Final[int] = gift("guardian")
GARDENER: Final[int] = gift("great_gardens_expert")
REVOLT: Final[int] = gift("revolt")

MOST_CARDS: Final = 4
"""Who holds more draws none for an influence."""
GARDENER_SPARES: Final = 2 * ONE_CULTURE


# Canals, laws and stars


def _water(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if purse.amount(about, FOOD) == 1:
        fates.give(state, seat, FOOD, 1)


def _publish(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if len(state.nations[seat].hand) <= MOST_CARDS:
        cards.draw_action(state, seat, chance)


def _look_up(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    nation = state.nations[seat]
    kinds = (IDEAS, CULTURE) if nation.amount(IDEAS) < nation.limit(IDEAS) else (CULTURE,)
    state.ask(PickGoods(seat, STAR_CATALOGUES, 0, kinds), chance)


def _note_stars(state: "ClashState", seat: int, about: int, kind: int, chance: Chance) -> None:
    fates.give(state, seat, kind, 1)


moments.hang_gift(moments.COLLECTED, CANALS, _water)
moments.hang_gift(moments.INFLUENCED, CODE_OF_LAWS, _publish)
moments.hang_gift(moments.EVENT_COMES, STAR_CATALOGUES, _look_up)
follow(STAR_CATALOGUES, _note_stars)


# Ziggurats: their limit of ideas is told by `nation.limit`


def _is_temple(state: "ClashState", seat: int, about: int) -> int:
    return offers.MANY if kind_in(about) == TEMPLE else 0


offers.offer(offers.BUILDING, ZIGGURATS, IDEAS, 1, offers.RESOURCES_ALONE, _is_temple)


# Hammurabi


def _guard(state: "ClashState", seat: int, about: int) -> int:
    is_here = kind_in(about) == FORTRESS and is_led(state, seat, GUARDIAN, cell_in(about))
    return ONE_FOOD + ONE_WOOD if is_here else 0


def _delights(state: "ClashState", seat: int, cell: int) -> int:
    return 1 if is_led(state, seat, LAWGIVER, cell) else 0


modify(modifiers.BUILDING_SPARED, GUARDIAN, _guard)
modify(modifiers.DELIGHTS, LAWGIVER, _delights)


# Nebuchadnezzar


def _plant(state: "ClashState", seat: int, about: int) -> int:
    is_here = kind_in(about) == GARDENS and is_led(state, seat, GARDENER, cell_in(about))
    return GARDENER_SPARES if is_here else 0


SOUGHT[GARDENER] = GARDENS
raise_free(GARDENER)
modify(modifiers.WONDER_SPARED, GARDENER, _plant)


# Nabopolassar


def _revolt(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    """Infantry comes to the leader, or, where there is no room, to a city."""
    if not state.nations[seat].units_left(INFANTRY):
        return
    cell = leader_cell(state, seat)
    if state.map.land >> cell & 1 and fits(state, seat, cell, 1):
        place_unit(state, seat, cell, INFANTRY)
    elif capture.places_for(state, seat, INFANTRY):
        state.ask(capture.PlaceUnit(seat, INFANTRY), chance)


moments.hang_gift(moments.CITY_LOST, REVOLT, _revolt)
