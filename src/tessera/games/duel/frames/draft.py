"""The wonder draft."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.core.frame import SeatFrame
from tessera.core.message import Message
from tessera.games.duel.catalog import FIRST_WONDER_ITEM, WONDERS
from tessera.games.duel.notation import DRAFT

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

ORDER: Final = ((0, 1, 1, 0, 1, 0, 0, 1), (1, 0, 0, 1, 0, 1, 1, 0))
"""Who picks, for each seat that may be the first player. The last of each four goes without a choice."""
WONDERS_DRAFTED: Final = len(ORDER[0])
GROUP: Final = 4
FIRST_DRAFT: Final = DRAFT.first


class Draft(SeatFrame["DuelState"]):
    """The seat takes one of the wonders on offer."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return [FIRST_DRAFT + wonder for wonder in state.offer]

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        take(state, seat, action - FIRST_DRAFT)
        if len(state.offer) == 1:
            chance.forced(_picker(state), FIRST_DRAFT + state.offer[0])
            take(state, _picker(state), state.offer[0])
            deal_offer(state, chance)
        if state.offer:
            state.stack[-1] = DRAFT_OF[_picker(state)]
        else:
            state.stack.pop()

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.draft")


def _picker(state: "DuelState") -> int:
    return ORDER[state.first][len(state.cities[0].plans) + len(state.cities[1].plans)]


def take(state: "DuelState", seat: int, wonder: int) -> None:
    state.offer = without(state.offer, wonder)
    city = state.cities[seat]
    city.plans += (FIRST_WONDER_ITEM + wonder,)
    if state.sink is not None:
        state.tell("drafted", seat=seat, wonder=wonder)


def deal_offer(state: "DuelState", chance: Chance) -> None:
    """Lay out the next four wonders, if both players still lack some."""
    if len(state.cities[0].plans) + len(state.cities[1].plans) == WONDERS_DRAFTED:
        return
    offer, state.wonder_deck = state.wonder_deck.deal(GROUP, chance, WONDERS)
    state.offer = tuple(sorted(offer))


def begin_draft(state: "DuelState", chance: Chance) -> None:
    deal_offer(state, chance)
    state.push(DRAFT_OF[state.first])


DRAFT_OF: Final = [Draft(0), Draft(1)]
