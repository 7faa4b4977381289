"""Leaders outside of battles: who may be recruited, and what becomes of those who fall or are replaced."""

from typing import TYPE_CHECKING, Final

from tessera.core.deck import without
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import court, marks
from tessera.games.clash.catalog import BARBARIANS, LEADER, NOBODY, STACK
from tessera.games.clash.frames import moments
from tessera.games.clash.owning import leader_cell
from tessera.games.clash.units import army_size

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


GUILLOTINED: Final[int] = court.number("guillotined")
"""It recruits no leaders any more: a guillotine has taken one."""


def why_not_lead(state: "ClashState", seat: int, cell: int) -> Reason:
    """`OK`, or why a city cannot raise a leader, whatever that costs. One who is replaced makes room."""
    if not state.nations[seat].leaders or court.of(state.nations[seat], GUILLOTINED):
        return Reason(Message("clash.reason.no_leaders"), "leaders")
    army = army_size(state.units[seat][cell]) + (0 if leader_cell(state, seat) == cell else 1)
    if army > STACK:
        return Reason(Message("clash.reason.stack", limit=STACK), "recruit")
    return OK


def lead(state: "ClashState", seat: int, cell: int, leader: int) -> None:
    """A leader comes to a cell, and takes the place of another for ever."""
    nation = state.nations[seat]
    if nation.leader != NOBODY:
        dismiss(state, seat)
    nation.leaders = without(nation.leaders, leader)
    nation.leader = leader
    nation.take_unit(LEADER)
    state.units[seat][cell] += 1 << 4 * LEADER
    if state.sink is not None:
        state.tell("led", seat=seat, leader=leader, cell=state.map.layout.label[cell])
    moments.fire(state, moments.LED, seat, cell)


def dismiss(state: "ClashState", seat: int) -> None:
    """The leader in play is discarded: the unit leaves the board."""
    from_cell = leader_cell(state, seat)
    state.units[seat][from_cell] -= 1 << 4 * LEADER
    state.nations[seat].return_unit(LEADER)
    if seat == state.active:
        marks.clean(state.marks, from_cell, state.units[seat][from_cell])
    fall(state, seat, NOBODY)


def fall(state: "ClashState", seat: int, killer: int) -> None:
    """A leader whose unit has left the board stays away; who has killed one in a battle gets the card."""
    nation = state.nations[seat]
    leader = nation.leader
    nation.leader = NOBODY
    if leader == NOBODY:
        return  # in a game without peoples
    if state.sink is not None:
        state.tell("leader_lost", seat=seat, leader=leader)
    if NOBODY < killer < BARBARIANS and state.nations[killer].people != NOBODY:
        state.nations[killer].slain = tuple(sorted((*state.nations[killer].slain, leader)))
        if state.sink is not None:
            state.tell("leader_slain", seat=killer, leader=leader)
    moments.fire(state, moments.LEADER_LOST, seat, leader)
