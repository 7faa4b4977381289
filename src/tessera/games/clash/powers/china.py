"""China: rice, settlers that spread, fireworks, an army of farmers; its teachers and the Wall."""

from typing import TYPE_CHECKING, Final

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.core.hexes import cells_of, count_cells
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import court, marks, once
from tessera.games.clash.catalog import (
    FOOD,
    GARDENS,
    GOLD,
    IDEAS,
    INFANTRY,
    NOBODY,
    ONE_CULTURE,
    ORE,
    SETTLER,
    STACK,
    WALL,
    WOOD,
)
from tessera.games.clash.city import wonders_of
from tessera.games.clash.frames import fates, moments, spread
from tessera.games.clash.layout import GRASSLAND
from tessera.games.clash.owning import is_led
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import acts, modifiers
from tessera.games.clash.powers.modifiers import cell_in, kind_in, modify
from tessera.games.clash.powers.seeking import SOUGHT
from tessera.games.clash.powers.sites import raise_free
from tessera.games.clash.powers.targets import PickCell, PickUnit, follow
from tessera.games.clash.powers.teaching import teach
from tessera.games.clash.rules.collect import FAR_CELLS_BY_ROAD, Harvest
from tessera.games.clash.units import ALL_OF, ONE, army_size, count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

RICE: Final[int] = gift("rice_cultivation")
EXPANSION: Final[int] = gift("expansion")
IMPERIAL_ARMY: Final[int] = gift("imperial_army")
WALL_EXPERT: Final[int] = gift("great_wall_expert")
MOST_RICE: Final = 2
WALL_EXPERT_SPARES: Final = 2 * ONE_CULTURE


# Rice: one food more from each field with settlers, two at most

FAR_FIELDS: Final[int] = court.number("far_fields")
"""Whether the city that collects now might still have used cells two steps away."""


def _look_far(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    court.put(state.nations[seat], FAR_FIELDS, 0 if state.used & once.HUSBANDRY else 1)


def paddies(state: "ClashState", seat: int, cell: int, steps: int) -> int:
    """The grassland with settlers of a seat that lies so many steps from a city."""
    found = 0
    for place in cells_of(state.map.within(cell, steps) & state.map.of[GRASSLAND] & ~(1 << cell)):
        if state.map.distance(cell, place) == steps and count(state.units[seat][place], SETTLER):
            found |= 1 << place
    return found & ~state.exhausted


def far_cells_used(state: "ClashState", seat: int, cell: int, stock: int) -> int:
    """How many cells two steps away a city has needed for what it has just collected."""
    if not court.of(state.nations[seat], FAR_FIELDS) or not state.used & once.HUSBANDRY:
        return 0
    state.used &= ~once.HUSBANDRY
    needed = Harvest(state, seat, cell).brings(*[purse.amount(stock, kind) for kind in range(6)])
    state.used |= once.HUSBANDRY
    return needed if needed > 0 else FAR_CELLS_BY_ROAD


def _grow(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    cell, stock = about >> purse.BYTE * 7, about & (1 << purse.BYTE * 7) - 1
    fields = count_cells(paddies(state, seat, cell, 1))
    far = far_cells_used(state, seat, cell, stock)
    if far:
        fields += min(far, count_cells(paddies(state, seat, cell, 2)))
    grown = purse.amount(stock, FOOD)
    if wonders_of(state.cities[cell]) >> GARDENS & 1:
        grown += sum([purse.amount(stock, kind) for kind in (WOOD, ORE, IDEAS, GOLD)])
    court.put(state.nations[seat], FAR_FIELDS, 0)
    fates.give(state, seat, FOOD, min(MOST_RICE, fields, grown))


moments.hang_gift(moments.COLLECT_BEGINS, RICE, _look_far)
moments.hang_gift(moments.COLLECTED, RICE, _grow)


# Expansion: who has raised settlers moves settlers out of cities


def _spread(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if count(kind_in(about), SETTLER):
        spread.begin(state, seat)


moments.hang_gift(moments.ENLISTED, EXPANSION, _spread)


# Imperial Army: settlers become infantry, or infantry settlers

OTHER: Final[dict[int, int]] = {SETTLER: INFANTRY, INFANTRY: SETTLER}
DONE: Final = 4
"""Where the kinds that are turned no more stand, behind the one that is being turned, as bits."""


def convertible(state: "ClashState", seat: int, kind: int) -> int:
    """The cells on which a unit of a kind can become one of the other, as a set."""
    if not state.nations[seat].units_left(OTHER[kind]):
        return 0
    found = 0
    for cell, units in enumerate(state.units[seat]):
        if not units & ALL_OF[kind]:
            continue
        limit = STACK + modifiers.modified(state, seat, modifiers.STACK_SIZE, cell)
        if kind == SETTLER and state.map.land >> cell & 1 and army_size(units) >= limit:
            continue
        found |= 1 << cell
    return found


def _kinds(state: "ClashState", seat: int, turned: int) -> tuple[int, ...]:
    """What can still be turned: all of one kind, then, if one likes, of the other."""
    return tuple([kind for kind in OTHER if not turned >> DONE + kind & 1 and convertible(state, seat, kind)])


def _why_not_convert(state: "ClashState", seat: int) -> Reason:
    if not _kinds(state, seat, 0):
        return Reason(Message("clash.reason.nothing_to_convert"), "peoples")
    return OK


def _convert(state: "ClashState", seat: int, chance: Chance) -> None:
    state.ask(PickUnit(seat, IMPERIAL_ARMY, 0, _kinds(state, seat, 0)), chance)


def _where(state: "ClashState", seat: int, turned: int, kind: int, chance: Chance) -> None:
    if kind != NOBODY:
        done = turned >> DONE | turned & ~(1 << kind) & (1 << DONE) - 1
        about = done << DONE | 1 << kind
        state.ask(PickCell(seat, IMPERIAL_ARMY, about, convertible(state, seat, kind), 1), chance)


def _turn(state: "ClashState", seat: int, turned: int, cell: int, chance: Chance) -> None:
    """One unit is turned; others may follow."""
    convert(state, seat, cell, SETTLER if turned >> SETTLER & 1 else INFANTRY)
    kinds = _kinds(state, seat, turned)
    if kinds:
        state.push(PickUnit(seat, IMPERIAL_ARMY, turned, kinds, may_skip=True))


def convert(state: "ClashState", seat: int, cell: int, kind: int) -> None:
    """A unit becomes another, with what it remembers."""
    other, nation = OTHER[kind], state.nations[seat]
    memory = 0
    here = marks.memories_at(state.marks, cell)
    marked = sum([count(marks.marked(state.marks, cell, each), kind) for each in here])
    if marked == count(state.units[seat][cell], kind):
        memory = next(each for each in here if count(marks.marked(state.marks, cell, each), kind))
        marks.remove(state.marks, cell, ONE[kind], memory)
        marks.add(state.marks, cell, ONE[other], memory)
    state.units[seat][cell] += ONE[other] - ONE[kind]
    nation.return_unit(kind)
    nation.take_unit(other)


acts.act(IMPERIAL_ARMY, acts.ACTION_ONCE, _why_not_convert, _convert)
follow(IMPERIAL_ARMY, _where)
follow(IMPERIAL_ARMY, _turn, step=1)


# Qin Shi Huang; Sun Tzu and Wu Zetian teach. What they do in battles is told by `generals`


def _spare(state: "ClashState", seat: int, about: int) -> int:
    is_here = kind_in(about) == WALL and is_led(state, seat, WALL_EXPERT, cell_in(about))
    return WALL_EXPERT_SPARES if is_here else 0


SOUGHT[WALL_EXPERT] = WALL
raise_free(WALL_EXPERT)
modify(modifiers.WONDER_SPARED, WALL_EXPERT, _spare)
teach(gift("art_of_war"), "warfare")
teach(gift("agriculture_economist"), "agriculture")
