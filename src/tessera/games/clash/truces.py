"""Who may not attack whom for a while: the Negotiations, and what else forbids battles."""

from typing import TYPE_CHECKING, Final

from tessera.core.lasting import Lasting, lasts
from tessera.games.clash.catalog import MOST_SEATS

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

TRUCE: Final = 16
"""The first of the lasting effects of truces: one for each seat that must not be attacked."""


def is_truce(state: "ClashState", seat: int, other: int) -> bool:
    """Whether a seat may not attack another owner now."""
    return 0 <= other < MOST_SEATS and lasts(state.lasting, TRUCE + other, seat)


def is_truce_at(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether units on a cell keep a seat from coming there to fight."""
    return any(state.units[other][cell] and is_truce(state, seat, other) for other in range(state.seats))


def truces_of(state: "ClashState", seat: int) -> list[int]:
    """Whom a seat may not attack in its present or next turn."""
    return [other for other in range(state.seats) if is_truce(state, seat, other)]


def without_truces(effects: tuple[Lasting, ...], seat: int) -> tuple[Lasting, ...]:
    """The lasting effects when a turn of a seat is over: truces bind it no longer."""
    return tuple([each for each in effects if each[1] != seat or not TRUCE <= each[0] < TRUCE + MOST_SEATS])
