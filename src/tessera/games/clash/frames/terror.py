"""Terror: before a round after the first, for mood tokens, a unit of the enemy leaves a battle by land."""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame
from tessera.core.hexes import cells_of
from tessera.games.clash import generals, marks, payment
from tessera.games.clash.catalog import LEADER, MOOD, NOBODY, OWNERS, UNIT_COUNT
from tessera.games.clash.fight import (
    ATTACKER,
    CELL,
    DEFENDER,
    NOBODY_WON,
    ROUND,
    SIDES,
    START,
    WON_BY_ATTACKER,
    WON_BY_DEFENDER,
    Fight,
    changed,
    fighters_of,
    show,
)
from tessera.games.clash.frames import aftermath, moments, pay, tactics
from tessera.games.clash.powers.modifiers import at, cell_in, kind_in
from tessera.games.clash.powers.targets import PickCell, PickUnit, follow
from tessera.games.clash.units import BITS, ONE, count, kinds_in

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

PRICE: Final = 2
KIND_MASK: Final = (1 << BITS) - 1


def begin(state: "ClashState", fight: Fight) -> bool:
    """Whoever spreads terror is asked before a round; whether anybody is."""
    if fight[ROUND] == 1:
        return False
    asked = [side for side in SIDES if may_frighten(state, fight, side)]
    if not asked:
        return False
    state.push(Steady(fight))
    for side in asked:
        kinds = tuple(kinds_in(fighters_of(state, fight, 1 - side)))
        state.push(PickUnit(fight[side], generals.TERROR, at(fight[CELL], side), kinds, may_skip=True))
    return True


def may_frighten(state: "ClashState", fight: Fight, side: int) -> bool:
    return (
        generals.TERROR in generals.led(state, fight, side)
        and fighters_of(state, fight, 1 - side) != 0
        and payment.tokens(state, fight[side], MOOD) >= PRICE
        and havens(state, fight[CELL]) != 0
    )


def havens(state: "ClashState", cell: int) -> int:
    """The land beside a battle on which there is nothing, as a set."""
    found = 0
    for place in cells_of(state.map.layout.near[cell] & state.map.land & state.map.known):
        stood = any(state.units[owner] and state.units[owner][place] for owner in range(OWNERS))
        if not stood and not state.cities[place]:
            found |= 1 << place
    return found


class Steady(Frame["ClashState"]):
    """A round begins with those who have stayed; if a side has nobody left, the battle is over."""

    def __init__(self, fight: Fight) -> None:
        super().__init__()
        self.fight = fight

    def less(self, side: int) -> "Steady":
        """The same when a unit of a side has gone: as if it had never taken part."""
        return Steady(changed(self.fight, START + side, self.fight[START + side] - 1))

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        attackers = fighters_of(state, self.fight, ATTACKER)
        defenders = fighters_of(state, self.fight, DEFENDER)
        if attackers and defenders:
            tactics.begin_round(state, self.fight)
        elif attackers:
            aftermath.finish(state, self.fight, WON_BY_ATTACKER, chance)
        else:
            aftermath.finish(state, self.fight, WON_BY_DEFENDER if defenders else NOBODY_WON, chance)

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show(state, self.fight, board)


def _frighten(state: "ClashState", seat: int, about: int, kind: int, chance: Chance) -> None:
    if kind != NOBODY:
        cell, side = cell_in(about), kind_in(about)
        known = at(cell, side << BITS | kind)
        state.ask(PickCell(seat, generals.TERROR, known, havens(state, cell), 1), chance)


def _flee(state: "ClashState", seat: int, about: int, goal: int, chance: Chance) -> None:
    cell, kind, side = cell_in(about), kind_in(about) & KIND_MASK, kind_in(about) >> BITS
    place = len(state.stack) - 1
    while not isinstance(state.stack[place], Steady):
        place -= 1
    steady = state.stack[place]
    assert isinstance(steady, Steady)
    state.stack[place] = steady.less(1 - side)
    owner = steady.fight[1 - side]
    state.units[owner][cell] -= ONE[kind]
    state.units[owner][goal] += ONE[kind]
    if owner == state.active:
        marks.clean(state.marks, cell, state.units[owner][cell])
        marks.add(state.marks, goal, ONE[kind], marks.FOUGHT | marks.MOVED)
    if state.sink is not None:
        label = state.map.layout.label
        units = tuple([count(ONE[kind], each) for each in range(UNIT_COUNT)])
        state.tell("wielded", seat=seat, gift=generals.TERROR)
        state.tell("frightened", owner=owner, start=label[cell], cell=label[goal], units=units)
    if kind == LEADER:
        moments.fire(state, moments.LEADER_MOVED, owner, at(goal, cell))
    pay.spend_tokens(state, seat, MOOD, PRICE)


follow(generals.TERROR, _frighten)
follow(generals.TERROR, _flee, 1)
