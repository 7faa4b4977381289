"""A city of the Huns goes to the next cell, with units or without."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.games.clash import court
from tessera.games.clash.catalog import NOBODY
from tessera.games.clash.city import NO_CITY
from tessera.games.clash.frames import activation, move
from tessera.games.clash.layout import MOUNTAIN
from tessera.games.clash.rules import nomads as rules
from tessera.games.clash.rules.move import Group, all_of

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


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
