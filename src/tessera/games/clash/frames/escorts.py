"""Who sails along with ships: others aboard, and ships of pirates with a group of their friend's."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash.catalog import SHIP
from tessera.games.clash.frames import move
from tessera.games.clash.notation import ALONG, DONE_ACTION, ESCORT
from tessera.games.clash.rules import move as rules
from tessera.games.clash.rules.limits import aboard
from tessera.games.clash.rules.move import Group
from tessera.games.clash.units import ONE, count, kinds_in, total

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


class Escorted(SeatFrame["ClashState"]):
    """How many ships of pirates sail with a group of their friend's."""

    def __init__(self, seat: int, cell: int, group: Group, goal: int, numbers: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cell = cell
        self.group = group
        self.goal = goal
        self.numbers = numbers

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return ESCORT.each(list(self.numbers))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        move.sail(state, seat, self.cell, self.group, self.goal, chance, ESCORT.argument(action))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.escort")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if ESCORT.covers(action):
            return Reason(Message("clash.reason.no_ship"), "ships")
        return not_now("ships")


class GoAlong(SeatFrame["ClashState"]):
    """Who else goes along with ships: of those aboard that have moved or fought, in one order."""

    def __init__(
        self, seat: int, cell: int, group: Group, goal: int, along: int, last: int, allies: int = 0
    ) -> None:
        super().__init__(seat)
        self.cell = cell
        self.group = group
        self.goal = goal
        self.along = along
        """Those who go, packed."""
        self.last = last
        self.allies = allies
        """Ships of pirates that sail with them."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        others = rules.companions(state, seat, self.cell, self.group, self.allies) - self.along
        ships = count(rules.all_of(self.group), SHIP) + self.allies
        room = ships * aboard(state, seat) - total(self.along)
        room -= total(rules.passengers(state, seat, self.cell, self.group, self.allies))
        kinds = [kind for kind in kinds_in(others) if kind >= self.last] if room else []
        return [DONE_ACTION, *ALONG.each(kinds)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == DONE_ACTION:
            move.depart(state, seat, self.cell, self.group, self.along, self.goal, chance, self.allies)
            return
        kind = ALONG.argument(action)
        along = self.along + ONE[kind]
        state.ask(GoAlong(seat, self.cell, self.group, self.goal, along, kind, self.allies), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.go_along")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if ALONG.covers(action):
            return Reason(Message("clash.reason.no_ship"), "ships")
        return not_now("ships")
