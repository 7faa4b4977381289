"""The Great Arena in a battle: a token adds one to a roll, once for each side."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, payment
from tessera.games.clash.catalog import ARENA, BARBARIANS, HIT, MOOD
from tessera.games.clash.fight import CHEERED, FLAGS, Fight, rolled_value
from tessera.games.clash.frames import battle, pay
from tessera.games.clash.notation import SKIP_ACTION, USE_ACTION
from tessera.games.clash.rules.cities import holds

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def begin_cheering(state: "ClashState", fight: Fight, side: int) -> None:
    """Who holds the Great Arena may add to a roll once in a battle: asked where that makes one more hit."""
    owner = fight[side]
    if (
        owner < BARBARIANS
        and rolled_value(fight, side) % HIT == HIT - 1
        and not fight[FLAGS] & CHEERED << side
        and holds(state, owner, ARENA)
        and payment.tokens(state, owner, MOOD)
    ):
        state.push(Applaud(owner, side))


class Applaud(SeatFrame["ClashState"]):
    """Whether a token adds one to the roll."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        for place in range(len(state.stack) - 1, -1, -1):
            frame = state.stack[place]
            if isinstance(frame, battle.Hits):
                state.stack[place] = frame.cheered(self.side)
                break
        if state.sink is not None:
            state.tell("applauded", seat=seat)
        pay.spend_tokens(state, seat, MOOD, 1)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.cheer_on")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(MOOD, 1) if action == USE_ACTION else []
