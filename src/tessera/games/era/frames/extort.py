"""Phase 6: whoever shows more swords demands a resource of the weaker."""

from typing import TYPE_CHECKING, Any

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.era.catalog import (
    PHILIP_TAKES,
    REFUSAL,
    SHIELDS,
    SWORDS,
)
from tessera.games.era.construction import gain, lose, suffer
from tessera.games.era.names import PHILIP, resource_name, unit_name, who
from tessera.games.era.notation import DEMAND, PAY, REFUSE
from tessera.games.era.pending import Pending
from tessera.games.era.rules import can_extort, resources_of, resources_shown, total, victims_of

if TYPE_CHECKING:
    from tessera.games.era.state import EraState


def begin_extorting(state: "EraState", seat: int, chance: Chance) -> None:
    """A seat makes its demands; alone, it and Sir Philip are compared."""
    if state.seats == 1:
        meet_philip(state, seat, chance)
        return
    victims = victims_of(state, seat)
    if victims:
        state.push(Extort(seat, victims))


class Extort(Frame["EraState"]):
    """A seat demands from its victims, one after another."""

    def __init__(self, seat: int, victims: tuple[int, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.victims = victims

    def run(self, state: "EraState", chance: Chance) -> None:
        if not self.victims:
            state.finish()
            return
        victim = self.victims[0]
        state.replace(Extort(self.seat, self.victims[1:]))
        if resources_of(state.domains[victim]):
            state.ask(Demand(self.seat, victim), chance)
        else:
            has_nothing(state, self.seat, victim)


class Demand(SeatFrame["EraState"]):
    """Which resource the seat demands: one that the victim has, or Sir Philip's dice show."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def demandable(self, state: "EraState") -> list[int]:
        if self.victim == PHILIP:
            return resources_shown(state.philip)
        return resources_of(state.domains[self.victim])

    def actions(self, state: "EraState", seat: int) -> list[int]:
        return [DEMAND.of(resource) for resource in self.demandable(state)]

    def answer(self, state: "EraState", seat: int, action: int, chance: Chance) -> None:
        resource = DEMAND.argument(action)
        if state.sink is not None:
            state.tell("demanded", seat=seat, victim=self.victim, resource=resource)
        if self.victim == PHILIP:
            state.finish()
            gain(state.domains[seat], 1 << purse.BYTE * resource)
        else:
            state.replace(Tribute(self.victim, seat, resource))

    def prompt(self, state: "EraState", seat: int) -> Message:
        return Message("era.prompt.demand", victim=who(self.victim))

    def options(self, state: "EraState", seat: int) -> list[int]:
        return [DEMAND.of(resource) for resource in range(DEMAND.size)]

    def why_not(self, state: "EraState", seat: int, action: int) -> Reason:
        if DEMAND.covers(action):
            name = resource_name(DEMAND.argument(action))
            key = "era.reason.not_on_his_dice" if self.victim == PHILIP else "era.reason.victim_has_none"
            return Reason(Message(key, resource=name), "extort")
        return not_now("extort")

    def pending(self, state: "EraState", seat: int) -> Any:
        return Pending(victim=self.victim) if seat == self.seat else None


class Tribute(SeatFrame["EraState"]):
    """The victim gives what is demanded, or refuses and moves the disaster track."""

    def __init__(self, seat: int, lord: int, resource: int) -> None:
        super().__init__(seat)
        self.lord = lord
        self.resource = resource

    def actions(self, state: "EraState", seat: int) -> list[int]:
        return [PAY.of(), REFUSE.of()]

    def answer(self, state: "EraState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == PAY.of():
            lose(state.domains[seat], self.resource)
            if self.lord != PHILIP:
                gain(state.domains[self.lord], 1 << purse.BYTE * self.resource)
            if state.sink is not None:
                state.tell("paid", seat=seat, lord=self.lord, resource=self.resource)
        else:
            suffer(state, seat, REFUSAL)
            if state.sink is not None:
                state.tell("refused", seat=seat, lord=self.lord, points=REFUSAL)

    def prompt(self, state: "EraState", seat: int) -> Message:
        return Message(
            "era.prompt.tribute", lord=who(self.lord), resource=unit_name(self.resource), points=REFUSAL
        )

    def pending(self, state: "EraState", seat: int) -> Any:
        return Pending(resource=self.resource) if seat == self.seat else None


def has_nothing(state: "EraState", lord: int, victim: int) -> None:
    """Who has nothing to give cannot choose: it counts as a refusal."""
    suffer(state, victim, REFUSAL)
    if state.sink is not None:
        state.tell("has_nothing", seat=victim, lord=lord, points=REFUSAL)


def meet_philip(state: "EraState", seat: int, chance: Chance) -> None:
    """Alone: the stronger of the seat and Sir Philip takes a resource of the other."""
    domain = state.domains[seat]
    swords, shields = total(domain.dice, SWORDS), total(domain.dice, SHIELDS)
    his_swords, his_shields = total(state.philip, SWORDS), total(state.philip, SHIELDS)
    if can_extort(swords, his_swords, his_shields):
        if resources_shown(state.philip):
            state.ask(Demand(seat, PHILIP), chance)
        elif state.sink is not None:
            state.tell("philip_has_nothing", seat=seat)
    elif can_extort(his_swords, swords, shields):
        for resource in PHILIP_TAKES:
            if domain.amount(resource):
                state.push(Tribute(seat, PHILIP, resource))
                return
        has_nothing(state, PHILIP, seat)
