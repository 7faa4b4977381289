"""Who may not attack whom for a while: the Negotiations, and what else forbids battles."""

from typing import TYPE_CHECKING, Final

from tessera.core.lasting import Lasting, lasts
from tessera.games.clash import payment
from tessera.games.clash.catalog import CULTURE, MOST_SEATS, NOBODY

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

TRUCE: Final = 16
"""The first of the lasting effects of truces: one for each seat that must not be attacked."""
TREATY: Final = 32
"""The first of the lasting effects of treaties: one for each seat with which the diplomat made one."""
TREATY_PRICE: Final = 2
"""The culture that it costs to attack in spite of a treaty."""


def treaty_of(state: "ClashState", seat: int, other: int) -> int:
    """Who has the diplomat of a treaty between two owners, or NOBODY."""
    if not state.lasting or not 0 <= other < MOST_SEATS or not 0 <= seat < MOST_SEATS:
        return NOBODY
    if lasts(state.lasting, TREATY + other, seat):
        return seat
    return other if lasts(state.lasting, TREATY + seat, other) else NOBODY


def has_treaty(state: "ClashState", seat: int, other: int) -> bool:
    return treaty_of(state, seat, other) != NOBODY


def treaties_of(state: "ClashState", seat: int) -> list[int]:
    """With whom a seat has a treaty."""
    return [other for other in range(state.seats) if other != seat and has_treaty(state, seat, other)]


def is_truce(state: "ClashState", seat: int, other: int) -> bool:
    """Whether a seat may not attack another owner now."""
    if not state.lasting or not 0 <= other < MOST_SEATS:
        return False
    if lasts(state.lasting, TRUCE + other, seat):
        return True
    return has_treaty(state, seat, other) and payment.tokens(state, seat, CULTURE) < TREATY_PRICE


def is_truce_at(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether units on a cell keep a seat from coming there to fight."""
    return any(state.units[other][cell] and is_truce(state, seat, other) for other in range(state.seats))


def truces_of(state: "ClashState", seat: int) -> list[int]:
    """Whom a seat may not attack in its present or next turn."""
    return [other for other in range(state.seats) if is_truce(state, seat, other)]


def without_truces(effects: tuple[Lasting, ...], seat: int) -> tuple[Lasting, ...]:
    """The lasting effects when a turn of a seat is over: truces bind it no longer."""
    return tuple([each for each in effects if each[1] != seat or not TRUCE <= each[0] < TRUCE + MOST_SEATS])
