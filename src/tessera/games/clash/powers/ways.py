"""Ways of moving that only some peoples have: where else a group can go, and what happens then.

A people's chapter hangs a way here when it is imported; the Move action lists its goals beside its own.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.message import Reason
from tessera.core.vocabulary import Verb
from tessera.games.clash.catalog import NOBODY
from tessera.games.clash.owning import has_gift

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

Group = tuple[int, ...]
Goals = Callable[["ClashState", int, int, Group], list[int]]
"""The actions that a seat can answer with for a group on a cell."""
HasAny = Callable[["ClashState", int, int, Group], bool]
"""Whether any part of a group can go so."""
Go = Callable[["ClashState", int, int, Group, int, Chance], None]
WhyNot = Callable[["ClashState", int, int, Group, int], Reason]


class Way:
    """A gift that lets groups move otherwise. The way is told by its actions alone."""

    def __init__(
        self, gift: int, verb: Verb, goals: Goals, has_any: HasAny, go: Go, why_not: WhyNot | None
    ) -> None:
        self.gift = gift
        self.verb = verb
        self.goals = goals
        self.has_any = has_any
        self.go = go
        self.why_not = why_not


WAYS: Final[list[Way]] = []


def way(gift: int, verb: Verb, goals: Goals, has_any: HasAny, go: Go, why_not: WhyNot | None = None) -> None:
    """A gift lets groups move otherwise, by actions of a verb. `why_not`: where the verb is its own."""
    WAYS.append(Way(gift, verb, goals, has_any, go, why_not))


def of(state: "ClashState", seat: int) -> list[Way]:
    """The ways that a seat has; none in the base game."""
    if state.nations[seat].people == NOBODY:
        return []
    return [each for each in WAYS if has_gift(state, seat, each.gift)]


def goals(state: "ClashState", seat: int, cell: int, group: Group) -> list[int]:
    found: list[int] = []
    for each in of(state, seat):
        found.extend(each.goals(state, seat, cell, group))
    return found


def has_any(state: "ClashState", seat: int, cell: int, group: Group) -> bool:
    return any(each.has_any(state, seat, cell, group) for each in of(state, seat))


def go(state: "ClashState", seat: int, cell: int, group: Group, action: int, chance: Chance) -> bool:
    """A group goes by one of these ways, if the action is one of theirs; whether it was."""
    for each in of(state, seat):
        if each.verb.covers(action) and action in each.goals(state, seat, cell, group):
            each.go(state, seat, cell, group, action, chance)
            return True
    return False


def why_not(state: "ClashState", seat: int, cell: int, group: Group, action: int) -> Reason | None:
    """The reason against an action of one of these ways; nothing if it is none of theirs."""
    for each in of(state, seat):
        if each.why_not is not None and each.verb.covers(action):
            return each.why_not(state, seat, cell, group, action)
    return None
