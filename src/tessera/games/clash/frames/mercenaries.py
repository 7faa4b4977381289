"""Mercenaries: armies of the Barbarians near a seat's cities and armies move for it, once."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, payment
from tessera.games.clash.catalog import BARBARIANS, CULTURE, FOOD, GOLD, ONE_OF, ORE, STACK, WOOD
from tessera.games.clash.frames import barbarians, pay
from tessera.games.clash.notation import DONE_ACTION, FROM, SPEND, TO
from tessera.games.clash.units import ARMY, army_size

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

PAID_WITH: Final = (FOOD, WOOD, ORE, GOLD, CULTURE)


def hirable(state: "ClashState", seat: int) -> int:
    """The cells of armies that a seat may hire, as a set: near its cities or army units, with a way to go."""
    own = state.nations[seat].cities
    for cell, units in enumerate(state.units[seat]):
        if units & ARMY:
            own |= 1 << cell
    found = 0
    for cell in cells_of(barbarians.around(state, own, barbarians.NEAR)):
        if state.units[BARBARIANS][cell] and ways(state, cell):
            found |= 1 << cell
    return found


def ways(state: "ClashState", cell: int, waiting: int = 0) -> list[int]:
    """Where an army may go: any land beside it with room. `waiting` are the cells of armies that have still
    to go: nobody joins them, since no army goes twice."""
    size = army_size(state.units[BARBARIANS][cell])
    return [
        place
        for place in cells_of(state.map.layout.near[cell] & state.map.land & ~waiting)
        if army_size(state.units[BARBARIANS][place]) + size <= STACK
    ]


def wages(state: "ClashState", seat: int) -> list[int]:
    """What a seat can pay an army with."""
    nation = state.nations[seat]
    found = [kind for kind in PAID_WITH if nation.amount(kind)]
    if CULTURE not in found and payment.tokens(state, seat, CULTURE):
        found.append(CULTURE)
    return found


class HireArmy(SeatFrame["ClashState"]):
    """Which army is hired next: they come in one order."""

    def __init__(self, seat: int, armies: int, last: int) -> None:
        super().__init__(seat)
        self.armies = armies
        self.last = last

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        listed: list[int] = []
        if wages(state, seat):
            cells = [cell for cell in cells_of(hirable(state, seat)) if cell >= self.last]
            listed = [FROM.first + label[cell] for cell in cells]
        return [*listed, DONE_ACTION] if self.armies or not listed else listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        if action == DONE_ACTION:
            state.replace(MarchOut(seat, self.armies, 0))
            return
        cell = state.map.layout.cell[FROM.argument(action)]
        state.replace(HireNext(seat, self.armies | 1 << cell, cell + 1))
        state.ask(PayArmy(seat), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.hire_army")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if FROM.covers(action):
            return Reason(Message("clash.reason.not_to_hire"), "cards")
        return not_now("cards")


class HireNext(Frame["ClashState"]):
    """An army is paid: the next one, if there can be one."""

    def __init__(self, seat: int, armies: int, last: int) -> None:
        super().__init__()
        self.seat = seat
        self.armies = armies
        self.last = last

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        state.ask(HireArmy(self.seat, self.armies, self.last), chance)


class PayArmy(SeatFrame["ClashState"]):
    """What an army is paid with."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return SPEND.each(wages(state, seat))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        kind = SPEND.argument(action)
        if kind == CULTURE:
            pay.spend_tokens(state, seat, CULTURE, 1)
        else:
            payment.spend(state, seat, ONE_OF[kind])

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.pay_army")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if SPEND.covers(action):
            return Reason(Message("clash.reason.cannot_pay_so"), "cards")
        return not_now("cards")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(SPEND.argument(action), 1) if SPEND.covers(action) else []


class MarchOut(Frame["ClashState"]):
    """The armies that are paid go one after another; then the settlements they left are filled."""

    def __init__(self, seat: int, armies: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.armies = armies
        self.left = left

    def run(self, state: "ClashState", chance: Chance) -> None:
        ready = 0
        for cell in cells_of(self.armies):
            if state.units[BARBARIANS][cell] and ways(state, cell, self.armies):
                ready |= 1 << cell
        if ready:
            state.replace(MarchOut(self.seat, ready, self.left))
            state.ask(ChooseMarch(self.seat, ready, self.left), chance)
            return
        state.finish()
        state.push(barbarians.Fill(self.seat, self.left & barbarians.fillable(state)))


class ChooseMarch(SeatFrame["ClashState"]):
    """Which hired army goes next."""

    def __init__(self, seat: int, armies: int, left: int) -> None:
        super().__init__(seat)
        self.armies = armies
        self.left = left

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [FROM.first + label[cell] for cell in cells_of(self.armies)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = state.map.layout.cell[FROM.argument(action)]
        state.replace(MarchOut(seat, self.armies & ~(1 << cell), self.left | 1 << cell))
        state.ask(ChooseGoal(seat, cell, self.armies & ~(1 << cell)), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.barbarian_army")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("cards")


class ChooseGoal(SeatFrame["ClashState"]):
    """Where a hired army goes."""

    def __init__(self, seat: int, cell: int, waiting: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.waiting = waiting

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [TO.first + label[cell] for cell in ways(state, self.cell, self.waiting)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        army = (self.cell, state.units[BARBARIANS][self.cell])
        barbarians.step(state, army, state.map.layout.cell[TO.argument(action)], chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.barbarian_step")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("cards")
