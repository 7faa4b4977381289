"""The skeleton of the game: the rounds, and in each the turns of the seats."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame
from tessera.games.deus.catalog import BY_LIMIT, BY_TEMPLES, BY_VILLAGES, ROUND_LIMIT, START_HAND
from tessera.games.deus.construction import draw_cards, refill_empty_hand
from tessera.games.deus.frames.turn import Turn
from tessera.games.deus.rules import villages_left

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState

NOBODY: Final = -1


class Rounds(Frame["DeusState"]):
    """Lies at the bottom of the stack: deals, ends turns and begins them."""

    def run(self, state: "DeusState", chance: Chance) -> None:
        if state.round == 0:
            deal(state, chance)
            begin_round(state)
        elif state.active != NOBODY:
            end_turn(state, chance)
        if state.step == state.seats:
            if state.round == state.last_round or state.round == ROUND_LIMIT:
                state.active = NOBODY
                state.end(state.closing if state.round == state.last_round else BY_LIMIT)
                return
            begin_round(state)
        begin_turn(state, chance)


ROUNDS: Final = Rounds()


def deal(state: "DeusState", chance: Chance) -> None:
    """Everybody draws their first hand, in turn order."""
    for step in range(state.seats):
        draw_cards(state, (state.first + step) % state.seats, START_HAND, chance)


def begin_round(state: "DeusState") -> None:
    state.round += 1
    state.step = 0
    if state.sink is not None:
        state.tell("round", round=state.round)


def begin_turn(state: "DeusState", chance: Chance) -> None:
    """Who found no card to draw at the end of an earlier turn tries again; without any, the turn passes."""
    state.active = (state.first + state.step) % state.seats
    state.step += 1
    refill_empty_hand(state, state.active, chance)
    if state.empires[state.active].hand:
        state.push(Turn(state.active))
    elif state.sink is not None:
        state.tell("passes", seat=state.active)


def end_turn(state: "DeusState", chance: Chance) -> None:
    """An empty hand is filled; then the last temple or village may bring the game to its end."""
    refill_empty_hand(state, state.active, chance)
    state.active = NOBODY
    if state.last_round == 0 and (state.temples == 0 or villages_left(state) == 0):
        state.closing = BY_TEMPLES if state.temples == 0 else BY_VILLAGES
        state.last_round = state.round + 1
        if state.sink is not None:
            state.tell("closing", what=state.closing, round=state.last_round)
