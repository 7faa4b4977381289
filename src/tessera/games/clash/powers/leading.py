"""What abilities ask of the city in which a leader stands."""

from typing import TYPE_CHECKING

from tessera.core.message import OK, Message, Reason
from tessera.games.clash.city import owner_of
from tessera.games.clash.owning import leader_cell
from tessera.games.clash.rules import cities

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def why_not_in_city(state: "ClashState", seat: int) -> Reason:
    """`OK`, or that the leader in play is in no city of the seat."""
    if owner_of(state.cities[leader_cell(state, seat)]) != seat:
        return Reason(Message("clash.reason.leader_not_in_city"), "leaders")
    return OK


def why_not_activate(state: "ClashState", seat: int) -> Reason:
    """`OK`, or why the city of the leader in play cannot be activated."""
    reason = why_not_in_city(state, seat)
    return cities.why_not_activate(state, seat, leader_cell(state, seat)) if reason is OK else reason
