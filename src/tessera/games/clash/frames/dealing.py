"""Who plays which people, where the table lets them choose: one of two, in turn, or by everybody's wish."""

from typing import TYPE_CHECKING

from tessera.core.chance import SEAT_NAMES, Chance
from tessera.core.deck import without
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.core.together import Together
from tessera.games.clash import dealing
from tessera.games.clash.notation import BE
from tessera.games.clash.peoples import PEOPLE_COUNT, PEOPLES

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

PAIR = 2
"""Peoples of which a seat keeps one."""


class DealPairs(Frame["ClashState"]):
    """Two peoples are dealt to each seat."""

    def run(self, state: "ClashState", chance: Chance) -> None:
        dealt = chance.deal(list(range(PEOPLE_COUNT)), PAIR * state.seats, PEOPLES)
        state.reveal()
        state.replace(Choosing(0, tuple(dealt)))


class Choosing(Frame["ClashState"]):
    """The seats choose one after another, the first player first. `dealt` are the pairs of all, seat by seat;
    without any each chooses among all that are left."""

    def __init__(self, done: int, dealt: tuple[int, ...]) -> None:
        super().__init__()
        self.done = done
        self.dealt = dealt

    def run(self, state: "ClashState", chance: Chance) -> None:
        if self.done == state.seats:
            state.finish()
            dealing.settle_down(state, chance)
            return
        state.replace(Choosing(self.done + 1, self.dealt))
        seat = (state.first + self.done) % state.seats
        taken = [nation.people for nation in state.nations]
        among = tuple([people for people in range(PEOPLE_COUNT) if people not in taken])
        if self.dealt:
            among = self.dealt[PAIR * seat : PAIR * seat + PAIR]
        state.ask(ChoosePeople(seat, among), chance)


class ChoosePeople(SeatFrame["ClashState"]):
    """Which people a seat is."""

    def __init__(self, seat: int, among: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.among = among

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return BE.each(list(self.among))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        dealing.become(state.nations[seat], BE.argument(action))
        if state.sink is not None:
            state.tell("became", seat=seat, people=BE.argument(action))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.people")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        return BE.each(list(range(PEOPLE_COUNT))) if len(self.among) > PAIR else []

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if BE.covers(action):
            return Reason(Message("clash.reason.people_taken"), "dealing")
        return not_now("dealing")


class Wish(Together["ClashState"]):
    """Which people each seat wishes to be; of those who wish the same chance takes one, and gives the others
    any that nobody has wished for."""

    def choices(self, state: "ClashState", seat: int, given: tuple[int, ...]) -> list[int]:
        return BE.each(list(range(PEOPLE_COUNT)))

    def is_last(self, state: "ClashState", seat: int, given: tuple[int, ...], action: int) -> bool:
        return True

    def holding(self, ready: int, given: tuple[tuple[int, ...], ...]) -> "Wish":
        return Wish(ready, given)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.wish")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("dealing")

    def conclude(self, state: "ClashState", chance: Chance) -> None:
        wished = [BE.argument(answers[0]) for answers in self.given]
        left = tuple([people for people in range(PEOPLE_COUNT) if people not in wished])
        for people in sorted(set(wished)):
            seats = [seat for seat in range(state.seats) if wished[seat] == people]
            lucky = seats[chance.among(seats, len(seats), SEAT_NAMES)] if len(seats) > 1 else seats[0]
            for seat in seats:
                got = people
                if seat != lucky:
                    got = left[chance.among(left, len(left), PEOPLES)]
                    left = without(left, got)
                dealing.become(state.nations[seat], got)
        if state.sink is not None:
            for seat, nation in enumerate(state.nations):
                state.tell("became", seat=seat, people=nation.people)
        dealing.settle_down(state, chance)


def begin(state: "ClashState", how: str) -> None:
    """Peoples are chosen before anything else."""
    if how == "two":
        state.push(DealPairs())
    elif how == "turn":
        state.push(Choosing(0, ()))
    else:
        state.push(Wish(0, ((),) * state.seats))
