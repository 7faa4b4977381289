"""Collecting: what the city brings is chosen kind by kind, as long as there is a choice."""

from typing import TYPE_CHECKING, Any

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import court, once
from tessera.games.clash.catalog import (
    ACADEMY,
    GOLD,
    GOODS,
    HUSBANDRY,
    IDEAS,
    METALLURGY,
    NOBODY,
    ONE_GOLD,
    ONE_OF,
    ONE_ORE,
    ORE,
    PUBLIC_EDUCATION,
    RESOURCES,
)
from tessera.games.clash.city import has_building
from tessera.games.clash.frames import activation, moments, outlook
from tessera.games.clash.notation import SKIP_ACTION, TAKE, USE_ACTION
from tessera.games.clash.rules.collect import TRIBUTES, Harvest, harvests

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def begin_collecting(state: "ClashState", seat: int, cell: int) -> None:
    """A city is activated to collect."""
    state.used |= once.COLLECTED
    activation.begin(state, cell)
    if state.nations[seat].people == NOBODY:
        reap(state, seat, cell)
    else:
        state.push(Reap(seat, cell))
        moments.fire(state, moments.COLLECT_BEGINS, seat, cell)


class Reap(Frame["ClashState"]):
    """A city collects, after what gifts bring before."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        reap(state, self.seat, self.cell)


def reap(state: "ClashState", seat: int, cell: int) -> None:
    """What a city collects is chosen."""
    harvest = Harvest(state, seat, cell)
    choices = tuple(harvests(state, seat, harvest))
    next_choice(state, seat, cell, 0, choices)


def next_choice(state: "ClashState", seat: int, cell: int, taken: int, choices: tuple[int, ...]) -> None:
    """Go on to the next kind that makes a difference; when none does, it is collected."""
    # Where all that are left go on with the same kind, nothing is asked.
    while len(choices) > 1:
        following = {lowest(choice, taken) for choice in choices}
        if len(following) != 1:
            break
        taken += ONE_OF[following.pop()]
    if len(choices) == 1:
        bring_in(state, seat, cell, choices[0])
    else:
        state.push(Gather(seat, cell, taken, choices))


def lowest(choice: int, taken: int) -> int:
    """The first kind of which a choice has more than was taken."""
    rest = choice - taken
    kind = 0
    while not rest >> purse.BYTE * kind & purse.MOST:
        kind += 1
    return kind


class Gather(SeatFrame["ClashState"]):
    """What is taken next: kinds come in one order, so that each mixture is chosen in one way."""

    def __init__(self, seat: int, cell: int, taken: int, choices: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cell = cell
        self.taken = taken
        self.choices = choices

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return TAKE.each(sorted({lowest(choice, self.taken) for choice in self.choices}))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        kind = TAKE.argument(action)
        left = [choice for choice in self.choices if lowest(choice, self.taken) == kind]
        next_choice(state, seat, self.cell, self.taken + ONE_OF[kind], tuple(left))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.collect")

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        if seat == self.seat:
            data = outlook.harvest_data(state, seat, self.cell, list(self.choices), self.taken)
            board["harvest"] = {"cell": state.map.label(self.cell), **data}

    def options(self, state: "ClashState", seat: int) -> list[int]:
        return TAKE.each(list(range(len(GOODS) - 1)))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if TAKE.covers(action):
            nation, kind = state.nations[seat], TAKE.argument(action)
            if kind < len(RESOURCES) and nation.amount(kind) >= nation.limit(kind):
                return Reason(Message("clash.reason.no_room_for"), "resources")
            if any(purse.amount(choice - self.taken, kind) for choice in self.choices):
                return Reason(Message("clash.reason.in_order"), "collect")
            return Reason(Message("clash.reason.nothing_to_collect"), "collect")
        return not_now("collect")


def bring_in(state: "ClashState", seat: int, cell: int, stock: int) -> None:
    """A city has collected a stock, for which there is room."""
    nation = state.nations[seat]
    if nation.has(HUSBANDRY) and not state.used & once.HUSBANDRY:  # else it has no far cells
        amounts = [purse.amount(stock, kind) for kind in range(6)]
        if Harvest(state, seat, cell).brings(*amounts) > 0:
            state.used |= once.HUSBANDRY
    state.used &= ~(once.FOCUSED | once.MASSED)
    if nation.court is not None:
        court.put(nation, TRIBUTES, 0)
    nation.stock += stock
    if state.sink is not None:
        state.tell("collected", seat=seat, cell=state.map.layout.label[cell], goods=goods(stock))
    state.push(moments.Moment(moments.COLLECTED, seat, stock | cell << purse.BYTE * 7))


def goods(stock: int) -> tuple[int, ...]:
    return tuple([purse.amount(stock, kind) for kind in range(len(GOODS))])


class Smelt(SeatFrame["ClashState"]):
    """Whether one of the collected ore becomes gold."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == USE_ACTION:
            state.nations[seat].stock += ONE_GOLD - ONE_ORE

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.smelt")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("collect")


def _teach(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    cell = about >> purse.BYTE * 7
    nation = state.nations[seat]
    if (
        nation.has(PUBLIC_EDUCATION)
        and not state.used & once.PUBLIC_EDUCATION
        and has_building(state.cities[cell], ACADEMY)
    ):
        state.used |= once.PUBLIC_EDUCATION
        nation.gain(IDEAS, 1)


def _smelt(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    nation = state.nations[seat]
    if nation.has(METALLURGY) and purse.amount(about, ORE) >= 2 and nation.amount(GOLD) < nation.limit(GOLD):
        state.push(Smelt(seat))


moments.hang(moments.COLLECTED, _teach)
moments.hang(moments.COLLECTED, _smelt)
