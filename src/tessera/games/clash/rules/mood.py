"""Improving the mood of cities: what a step costs, and with what it may be paid."""

from typing import TYPE_CHECKING

from tessera.core.hexes import cells_of
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import payment
from tessera.games.clash.catalog import CULTURE, HAPPY, MOOD, NOBODY, RESOURCE_COUNT, RITUALS
from tessera.games.clash.city import mood_of, owner_of, size_of
from tessera.games.clash.owning import leader_cell
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import modifier

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


def delighted_by(state: "ClashState", seat: int, kept: int = 0) -> int:
    """The gift by which culture makes the leader's city happy, if it can, and so many mood tokens are kept
    for something else; or NOBODY."""
    cell = leader_cell(state, seat)
    if cell == NOBODY or owner_of(state.cities[cell]) != seat or mood_of(state.cities[cell]) == HAPPY:
        return NOBODY
    owned = payment.tokens(state, seat, CULTURE)
    if payment.tokens(state, seat, MOOD) + owned <= kept or not owned:
        return NOBODY
    return modifier(state, seat, modifiers.DELIGHTS, cell)


def can_cheer(state: "ClashState", seat: int, kept: int = 0) -> bool:
    """Whether a seat can make any city happier, if it keeps so many tokens for something else."""
    return bool(cheerable(state, seat, kept)) or delighted_by(state, seat, kept) != NOBODY


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
