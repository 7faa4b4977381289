"""Building in the leader's city without an action: what that takes, and what may be built."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.message import OK, Message, Reason
from tessera.games.clash.catalog import NOBODY
from tessera.games.clash.frames import construct
from tessera.games.clash.owning import leader_cell
from tessera.games.clash.powers import acts
from tessera.games.clash.rules import build, cities

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def leaders_city(state: "ClashState", seat: int) -> int:
    """The cell of the city of a seat in which its leader is, or NOBODY."""
    cell = leader_cell(state, seat)
    return cell if cell != NOBODY and state.nations[seat].cities >> cell & 1 else NOBODY


def why_not_raise_here(state: "ClashState", seat: int) -> Reason:
    """`OK`, or why no wonder can be raised in the leader's city, whatever actions are left."""
    cell = leaders_city(state, seat)
    if cell == NOBODY:
        return Reason(Message("clash.reason.leader_not_in_city"), "leaders")
    reason = cities.why_not_activate(state, seat, cell)
    if reason is OK:
        reason = build.why_not_raise(state, seat, cell)
    if reason is OK and not build.wonders_for(state, seat, cell):
        return build.why_no_wonder(state, seat, cell)
    return reason


def why_not_construct_here(state: "ClashState", seat: int) -> Reason:
    """`OK`, or why nothing can be constructed in the leader's city, whatever actions are left."""
    cell = leaders_city(state, seat)
    if cell == NOBODY:
        return Reason(Message("clash.reason.leader_not_in_city"), "leaders")
    reason = cities.why_not_activate(state, seat, cell)
    if reason is OK:
        reason = build.why_not_construct(state, seat, cell)
    if reason is OK and not build.buildings_for(state, seat, cell):
        return build.why_no_building(state, seat, cell)
    return reason


def raise_here(state: "ClashState", seat: int, chance: Chance) -> None:
    """A wonder is raised in the leader's city."""
    construct.begin_raising(state, seat, leaders_city(state, seat), chance)


def raise_free(gift: int) -> None:
    """A gift lets its leader's city raise wonders without an action."""
    acts.act(gift, acts.FREE, why_not_raise_here, raise_here)
