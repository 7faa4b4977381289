"""Improving the mood of cities: what a step costs, and with what it may be paid."""

from typing import TYPE_CHECKING

from tessera.core.hexes import cells_of
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import payment
from tessera.games.clash.catalog import HAPPY, MOOD, RESOURCE_COUNT, RITUALS
from tessera.games.clash.city import mood_of, owner_of, size_of

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def means(state: "ClashState", seat: int) -> int:
    """How many tokens a seat can pay for moods: with Rituals resources count as well."""
    nation = state.nations[seat]
    found = payment.tokens(state, seat, MOOD)
    if nation.has(RITUALS):
        found += sum([nation.amount(kind) for kind in range(RESOURCE_COUNT)])
    return found


def cheerable(state: "ClashState", seat: int, kept: int = 0) -> list[int]:
    """The cells of the cities that a seat can make happier, if it keeps so many tokens for something else."""
    owned = means(state, seat) - kept
    return [
        cell
        for cell in cells_of(state.nations[seat].cities)
        if mood_of(state.cities[cell]) < HAPPY and size_of(state.cities[cell]) <= owned
    ]


def why_not_delight(state: "ClashState", seat: int, cell: int) -> Reason:
    """`OK`, or why the mood of a city cannot be improved, whatever that costs."""
    city = state.cities[cell]
    if owner_of(city) != seat:
        return Reason(Message("clash.reason.not_your_city"), "mood")
    if mood_of(city) == HAPPY:
        return Reason(Message("clash.reason.happy_already"), "mood")
    return OK


def why_not_cheer(state: "ClashState", seat: int, cell: int) -> Reason:
    """`OK`, or why a seat cannot pay for a better mood of a city."""
    reason = why_not_delight(state, seat, cell)
    size, owned = size_of(state.cities[cell]), means(state, seat)
    if reason is OK and size > owned:
        return Reason(Message("clash.reason.no_mood", price=size, owned=owned), "mood")
    return reason
