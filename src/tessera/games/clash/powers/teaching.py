"""Leaders who teach: in a happy city of theirs an advance of one category comes for a token, as an action.

A people's chapter says in a line who teaches what::

    teach(gift("master"), "education")
"""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import payment
from tessera.games.clash.catalog import (
    ALL_OF_CATEGORY,
    CATEGORIES,
    CULTURE,
    HAPPY,
    MOOD,
    NOBODY,
    ONE_CULTURE,
)
from tessera.games.clash.city import mood_of
from tessera.games.clash.frames import advance, pay
from tessera.games.clash.owning import leader_cell
from tessera.games.clash.powers import acts
from tessera.games.clash.powers.targets import PickGoods, follow
from tessera.games.clash.rules.advances import gainable

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

TAUGHT: Final[dict[int, int]] = {}
"""What each of them teaches, as a set of advances."""


def teach(gift: int, category: str) -> None:
    """Whoever has a gift teaches the advances of a category."""
    TAUGHT[gift] = ALL_OF_CATEGORY[CATEGORIES.index(category)]

    def why_not(state: "ClashState", seat: int) -> Reason:
        return why_not_teach(state, seat, gift)

    def begin(state: "ClashState", seat: int, chance: Chance) -> None:
        state.ask(PickGoods(seat, gift, gift, tuple(fees(state, seat))), chance)

    acts.act(gift, acts.ACTION, why_not, begin)
    follow(gift, learn)


def fees(state: "ClashState", seat: int) -> list[int]:
    """The kinds of tokens that a lesson may be paid with."""
    return [kind for kind in (MOOD, CULTURE) if payment.tokens(state, seat, kind)]


def why_not_teach(state: "ClashState", seat: int, gift: int) -> Reason:
    """`OK`, or why nothing is taught now."""
    cell = leader_cell(state, seat)
    if cell == NOBODY or not state.nations[seat].cities >> cell & 1:
        return Reason(Message("clash.reason.leader_not_in_city"), "leaders")
    if mood_of(state.cities[cell]) != HAPPY:
        return Reason(Message("clash.reason.leaders_city_sad"), "leaders")
    if not gainable(state.nations[seat]) & TAUGHT[gift]:
        return Reason(Message("clash.reason.all_taught"), "leaders")
    if not fees(state, seat):
        return Reason(payment.unpaid_tokens(ONE_CULTURE, ONE_CULTURE), "leaders")
    return OK


def learn(state: "ClashState", seat: int, gift: int, kind: int, chance: Chance) -> None:
    """A lesson is paid with a token of a kind: an advance is gained."""
    pay.spend_tokens(state, seat, kind, 1)
    state.ask(advance.FreeAdvance(seat, TAUGHT[gift], by_track=True, may_skip=False), chance)
