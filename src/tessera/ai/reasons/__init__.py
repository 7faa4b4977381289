"""Why an action is good, in the words of its game: one module for each game, called like it.

A module has `reasons(prospect)`, sentences about what an action would bring, deny, open or threaten in one
guess at what is hidden; `tessera.ai.advice` tells those that hold in every guess. It may also have
`order(state, seat, actions)`: the actions, best first, of a choice that search cannot judge, or None; and
`hangs_on_dice(prospect)`: whether the points that came of it are only how the dice fell. A game without a
module is told by its events.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from tessera.core.event import Event
from tessera.core.message import Message
from tessera.core.state import State
from tessera.games import companion


@dataclass(frozen=True)
class Prospect:
    """What comes of some actions of a seat in one guess at what it does not know."""

    before: State
    after: State
    seat: int
    line: tuple[int, ...]
    """The actions that were tried: the one that is advised, and what the seat would choose after it."""
    events: list[Event]
    """Those that the seat hears of."""
    worked_out: dict[tuple[int, ...], int] = field(default_factory=dict, compare=False)
    """What took long to work out for another guess at the same choice and is the same for all."""

    @property
    def action(self) -> int:
        """The one that is advised."""
        return self.line[0]

    def told(self, kind: str) -> list[Event]:
        """The events of a kind."""
        return [event for event in self.events if event.kind == kind]


Reasons = Callable[[Prospect], list[Message]]
Order = Callable[[State, int, list[int]], list[int] | None]
Gamble = Callable[[Prospect], bool]


@cache
def reasons_of(game: str) -> Reasons:
    """How a game tells why."""
    module = companion(__name__, game)
    found: Reasons = by_events if module is None else module.reasons
    return found


@cache
def order_of(game: str) -> Order:
    """How a game puts those actions in order that search cannot judge."""
    module = companion(__name__, game)
    found: Order = getattr(module, "order", unknown)
    return found


@cache
def gamble_of(game: str) -> Gamble:
    """How a game tells what hangs on dice."""
    found: Gamble = getattr(companion(__name__, game), "hangs_on_dice", certain)
    return found


def by_events(prospect: Prospect) -> list[Message]:
    """What happens, for games that nobody has written reasons for."""
    return [event.message for event in prospect.events]


def unknown(state: State, seat: int, actions: list[int]) -> list[int] | None:
    """Search can judge all of it."""
    return None


def certain(prospect: Prospect) -> bool:
    """Where guesses agree, it is certain."""
    return False
