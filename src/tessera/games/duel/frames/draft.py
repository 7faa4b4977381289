"""The wonder draft."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.core.frame import SeatFrame
from tessera.core.message import Message, seat_name
from tessera.games.duel.city import other
from tessera.games.duel.names import wonder_name
from tessera.games.duel.notation import DRAFT

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

ORDER: Final = (0, 1, 1, 0, 1, 0, 0, 1)
"""Who picks: 0 stands for the first player. The last of each four goes without a choice."""
GROUP: Final = 4


class Draft(SeatFrame["DuelState"]):
    """The seat takes one of the wonders on offer."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return DRAFT.each(state.offer)

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        take(state, seat, DRAFT.argument(action))
        if len(state.offer) == 1:
            take(state, _picker(state), state.offer[0])
            deal_offer(state, chance)
        if state.offer:
            state.replace(DRAFT_OF[_picker(state)])
        else:
            state.finish()

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.draft")


def _picker(state: "DuelState") -> int:
    picked = len(state.cities[0].plans) + len(state.cities[1].plans)
    return state.first if ORDER[picked] == 0 else other(state.first)


def take(state: "DuelState", seat: int, wonder: int) -> None:
    state.offer = without(state.offer, wonder)
    city = state.cities[seat]
    city.plans += (wonder,)
    if state.sink is not None:
        state.tell("drafted", seat=seat_name(seat), wonder=wonder_name(wonder))


def deal_offer(state: "DuelState", chance: Chance) -> None:
    """Lay out the next four wonders, if both players still lack some."""
    if len(state.cities[0].plans) + len(state.cities[1].plans) == len(ORDER):
        return
    offer, state.wonder_deck = state.wonder_deck.deal(GROUP, chance)
    state.offer = tuple(sorted(offer))


def begin_draft(state: "DuelState", chance: Chance) -> None:
    deal_offer(state, chance)
    state.push(DRAFT_OF[state.first])


DRAFT_OF: Final = [Draft(0), Draft(1)]
