"""Gifts that are used as an action, or as a free one: the verb `wield`, listed by the turn.

A people's chapter hangs an act here when it is imported::

    act(gift("princeps"), ACTION, _why_not_preside, _preside)
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import court
from tessera.games.clash.catalog import NOBODY
from tessera.games.clash.names import leader_name, people_name, power_name
from tessera.games.clash.notation import WIELD
from tessera.games.clash.owning import gifts_of, has_gift
from tessera.games.clash.peoples import is_power, leader_of, people_of

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

FREE: Final = 0
FREE_ONCE: Final = 1
"""A free action, once a turn."""
ACTION: Final = 2
ACTION_ONCE: Final = 3
"""An action, once a turn."""
ONCE: Final = (FREE_ONCE, ACTION_ONCE)
ACTIONS: Final = (ACTION, ACTION_ONCE)

WhyNot = Callable[["ClashState", int], Reason]
Begin = Callable[["ClashState", int, Chance], None]


class Act:
    """What a gift lets a seat do in its turn. `free_with`: an advance with which it takes no action."""

    def __init__(self, kind: int, why_not: WhyNot, begin: Begin, free_with: int) -> None:
        self.kind = kind
        self.why_not = why_not
        self.begin = begin
        self.free_with = free_with


ACTS: Final[dict[int, Act]] = {}
"""By the numbers of gifts."""


def act(gift: int, kind: int, why_not: WhyNot, begin: Begin, free_with: int = NOBODY) -> None:
    """A gift is used as an action; `why_not` answers `OK` when it can be, and `begin` does it."""
    ACTS[gift] = Act(kind, why_not, begin, free_with)


def takes_action(state: "ClashState", seat: int, known: Act) -> bool:
    if known.kind not in ACTIONS:
        return False
    return known.free_with == NOBODY or not state.nations[seat].has(known.free_with)


def listed(state: "ClashState", seat: int, is_action: bool) -> list[int]:
    """The gifts that a seat can use now, those that take an action or the others."""
    if state.nations[seat].people == NOBODY:
        return []
    return [
        WIELD.of(gift)
        for gift in gifts_of(state, seat)
        if gift in ACTS
        and takes_action(state, seat, ACTS[gift]) == is_action
        and why_not_now(state, seat, gift) is OK
    ]


def options(state: "ClashState", seat: int) -> list[int]:
    """The gifts that a seat may wonder about: those that it has, and those that it may come to have."""
    nation = state.nations[seat]
    if nation.people == NOBODY:
        return []
    leaders = [nation.leader, *nation.leaders]
    return [
        WIELD.of(gift)
        for gift in ACTS
        if people_of(gift) == nation.people or (not is_power(gift) and leader_of(gift) in leaders)
    ]


def is_free(state: "ClashState", seat: int, gift: int) -> bool:
    """Whether to use a gift takes no action."""
    return not takes_action(state, seat, ACTS[gift])


def begin(state: "ClashState", seat: int, gift: int, chance: Chance) -> None:
    """A gift is used."""
    if ACTS[gift].kind in ONCE:
        court.use(state.nations[seat], gift)
    if state.sink is not None:
        state.tell("wielded", seat=seat, gift=gift)
    ACTS[gift].begin(state, seat, chance)


def why_not_now(state: "ClashState", seat: int, gift: int) -> Reason:
    """`OK`, or why a gift that a seat has cannot be used, whatever actions are left."""
    known = ACTS[gift]
    if known.kind in ONCE and court.was_used(state.nations[seat], gift):
        return Reason(Message("clash.reason.not_again"), "civilization_advances")
    return known.why_not(state, seat)


def why_not(state: "ClashState", seat: int, gift: int) -> Reason:
    """The reason against a gift that cannot be used now."""
    if not has_gift(state, seat, gift):
        return why_not_owned(state, seat, gift)
    if gift not in ACTS:
        return Reason(Message("clash.reason.works_by_itself"), "civilization_advances")
    reason = why_not_now(state, seat, gift)
    if reason is OK:
        return Reason(Message("clash.reason.no_actions"), "turn")
    return reason


def why_not_owned(state: "ClashState", seat: int, gift: int) -> Reason:
    if not is_power(gift):
        return Reason(Message("clash.reason.needs_leader", leader=leader_name(leader_of(gift))), "leaders")
    if state.nations[seat].people == people_of(gift):
        return Reason(Message("clash.reason.needs_power", power=power_name(gift)), "civilization_advances")
    return Reason(
        Message("clash.reason.wield_other", people=people_name(people_of(gift))), "civilization_advances"
    )
