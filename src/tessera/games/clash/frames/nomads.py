"""A city of the Huns goes to the next cell, with units or without."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import court
from tessera.games.clash.catalog import NOBODY
from tessera.games.clash.city import NO_CITY
from tessera.games.clash.frames import activation, move
from tessera.games.clash.layout import MOUNTAIN
from tessera.games.clash.rules import move as moves
from tessera.games.clash.rules import nomads as rules
from tessera.games.clash.rules.move import Group, all_of

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def goals(state: "ClashState", seat: int, cell: int, group: Group) -> list[int]:
    """The cells to which a city and those of a group that can walk go together."""
    cells = rules.goals(state, seat, cell)
    walkers = moves.walkers(state, seat, group)
    if not all_of(walkers):
        return cells
    open_cells = moves.walks(state, seat, walkers, cell)
    return [place for place in cells if place in open_cells]


def why_no_camp(state: "ClashState", seat: int, cell: int, camp: int) -> Reason:
    """Why a city does not go along, or is not named now."""
    reason = rules.why_no_camp(state, seat, cell)
    if reason is not OK:
        return reason
    key = "clash.reason.goes_along" if camp == rules.WITH_CAMP else "clash.reason.in_order"
    return Reason(Message(key), "civilization_advances")


def trek(state: "ClashState", seat: int, cell: int, group: Group, goal: int, chance: Chance) -> None:
    """A city, and the units of a group, go to a cell beside their own: the city is activated by it, and
    finds something where it comes to."""
    if all_of(group):
        move.walk(state, seat, cell, group, goal, cell, chance)
    relocate(state, seat, cell, goal)
    activation.begin(state, goal)
    nation = state.nations[seat]
    kind = rules.finds(state, goal)
    gained = nation.gain(kind, 1) if kind != NOBODY else 0
    if state.sink is not None:
        label = state.map.layout.label
        state.tell("trekked", seat=seat, start=label[cell], cell=label[goal])
        if gained:
            state.tell("gained", seat=seat, goods=kind, amount=gained)


def relocate(state: "ClashState", seat: int, cell: int, goal: int) -> None:
    """A city lies on another cell, with its mood, and with all that is known of it."""
    nation = state.nations[seat]
    state.cities[goal] = state.cities[cell]
    state.cities[cell] = NO_CITY
    nation.cities ^= 1 << cell | 1 << goal
    if nation.home == cell:
        nation.home = goal
    court.shift(nation, cell, goal)
    court.put(nation, rules.MOVED, court.of(nation, rules.MOVED) | 1 << goal)
    if state.map.terrain[goal] == MOUNTAIN:
        court.put(nation, rules.RESTING, court.of(nation, rules.RESTING) | 1 << goal)
