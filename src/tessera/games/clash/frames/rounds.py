"""Ages and rounds: the seats have their turns, and after three rounds comes the status phase."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame
from tessera.core.lasting import outlasting
from tessera.games.clash import court, deeds, dice, settings
from tessera.games.clash.catalog import ACTIONS, NOBODY, RANDOM_END, ROUNDS
from tessera.games.clash.city import rested
from tessera.games.clash.frames import moments, objectives, status, turn
from tessera.games.clash.truces import without_truces

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


class Rounds(Frame["ClashState"]):
    """Whose turn comes next. It lies below everything else until the game is over."""

    def run(self, state: "ClashState", chance: Chance) -> None:
        if state.deeds and objectives.begin_claims(state):
            return
        if state.active != NOBODY:
            end_turn(state)
        if state.step == state.seats:
            if settings.is_last_round(state):
                status.begin_last(state, "wonder")
                return
            if state.round == ROUNDS:
                status.begin(state, chance)
                return
            state.step = 0
            state.round += 1
            if self.ends_by_chance(state, chance):
                status.begin_last(state, "random")
                return
        begin_turn(state)

    def ends_by_chance(self, state: "ClashState", chance: Chance) -> bool:
        """In the last rounds of a long game its first player rolls for the end."""
        interval = RANDOM_END.get((state.age, state.round))
        if interval is None or not state.settings & settings.RANDOM_END:
            return False
        rolled = dice.value(chance)
        state.reveal()
        if state.sink is not None:
            state.tell("end_rolled", seat=state.first, roll=rolled)
        return interval[0] <= rolled <= interval[1]


ROUNDS_FRAME: Final = Rounds()


def begin_turn(state: "ClashState") -> None:
    """The next seat has its turn."""
    seat = (state.first + state.step) % state.seats
    state.step += 1
    state.turn += 1
    state.active = seat
    state.lasting = outlasting(state.lasting, state.turn)
    nation = state.nations[seat]
    state.actions_left = max(0, ACTIONS - nation.fewer_actions)
    nation.fewer_actions = 0
    state.used = 0
    state.spent = 0
    if state.step == 1:
        state.deeds = ()
    if state.sink is not None:
        state.tell("turn", seat=seat, age=state.age, round=state.round)
    state.push(turn.Turn(seat))
    state.push(moments.Moment(moments.TURN_BEGINS, seat, 0))


def end_turn(state: "ClashState") -> None:
    """What is remembered for a turn is forgotten."""
    state.marks.clear()
    state.used = 0
    state.lasting = without_truces(state.lasting, state.active)
    state.deeds = deeds.kept(state.deeds)
    nation = state.nations[state.active]
    nation.borrowed = nation.lent()
    nation.trim()
    court.rest(nation)
    cities = state.cities
    for cell in range(len(cities)):
        if cities[cell]:
            cities[cell] = rested(cities[cell])
    state.active = NOBODY
