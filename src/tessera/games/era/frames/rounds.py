"""The skeleton of the game: the rounds, and in each the phases, seat by seat in turn order."""

from typing import TYPE_CHECKING, Final

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.core.frame import Frame
from tessera.games.era.catalog import (
    BUILD,
    BY_LIMIT,
    BY_ROUNDS,
    BY_TOKENS,
    COLLECT,
    DISASTERS,
    EXTORT,
    FEED,
    FOOD,
    HUNGER,
    QUILL,
    ROLL,
    ROUND_LIMIT,
    SOLO_ROUNDS,
)
from tessera.games.era.construction import match_dice, suffer
from tessera.games.era.frames import build, collect, disasters, extort, roll

if TYPE_CHECKING:
    from tessera.games.era.state import EraState


class Rounds(Frame["EraState"]):
    """Lies at the bottom of the stack: begins rounds and phases, and gives each seat its turn."""

    def run(self, state: "EraState", chance: Chance) -> None:
        phase = state.phase
        if phase == ROLL:
            begin_round(state, chance)
        elif phase == FEED:
            feed_all(state)
            begin_phase(state, DISASTERS)
        elif state.step < state.seats:
            seat = (state.first + state.step) % state.seats
            state.step += 1
            if phase == QUILL:
                roll.use_quills(state, seat)
            elif phase == COLLECT:
                collect.collect(state, seat, chance)
            elif phase == DISASTERS:
                disasters.strike(state, seat, chance)
            elif phase == BUILD:
                build.begin_building(state, seat, chance)
            else:
                extort.begin_extorting(state, seat, chance)
        elif phase == EXTORT:
            end_round(state)
        else:
            begin_phase(state, phase + 1)


ROUNDS: Final = Rounds()


def begin_phase(state: "EraState", phase: int) -> None:
    state.phase = phase
    state.step = 0


def begin_round(state: "EraState", chance: Chance) -> None:
    state.round += 1
    state.step = 0
    if state.sink is not None:
        state.tell("round", round=state.round, seat=state.first)
    roll.first_roll(state, chance)


def feed_all(state: "EraState") -> None:
    """Every die eats one food. Hunger moves the disaster track."""
    for step in range(state.seats):
        seat = (state.first + step) % state.seats
        domain = state.domains[seat]
        mouths = domain.population
        food = domain.amount(FOOD)
        eaten = min(mouths, food)
        domain.stock -= eaten << purse.BYTE * FOOD
        if state.sink is not None:
            state.tell("fed", seat=seat, food=eaten)
        if mouths > eaten:
            suffer(state, seat, HUNGER * (mouths - eaten))
            if state.sink is not None:
                state.tell("hunger", seat=seat, points=HUNGER * (mouths - eaten))


def end_round(state: "EraState") -> None:
    """Dice follow the buildings; then the game may be over, or the next player begins a round."""
    for step in range(state.seats):
        match_dice(state, (state.first + step) % state.seats)
    if state.seats == 1:
        if state.round == SOLO_ROUNDS:
            state.end(BY_ROUNDS)
            return
    elif state.flipped == state.tokens:
        state.end(BY_TOKENS)
        return
    if state.round == ROUND_LIMIT:
        state.end(BY_LIMIT)
        return
    state.first = (state.first + 1) % state.seats
    begin_phase(state, ROLL)
