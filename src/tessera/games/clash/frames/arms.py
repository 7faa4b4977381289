"""What comes before the first round of a battle by land: siege engines, and steel weapons."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, payment
from tessera.games.clash.catalog import BARBARIANS, METALLURGY, ONE_ORE, ONE_WOOD, SIEGECRAFT, STEEL_WEAPONS
from tessera.games.clash.fight import (
    ATTACKER,
    BONUS,
    CELL,
    DEFENDER,
    FLAGS,
    FORTRESS_POWERS,
    NO_CANCEL,
    NO_EXTRA_DIE,
    Fight,
    changed,
    has_fortress,
)
from tessera.games.clash.frames import battle, pay
from tessera.games.clash.notation import SKIP_ACTION, USE_ACTION

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

SIEGE_WOOD: Final = ONE_WOOD * 2
SIEGE_ORE: Final = ONE_ORE * 2
STEEL: Final = 2
STEEL_AGAINST_STEEL: Final = 1


def current(state: "ClashState") -> Fight:
    """The battle that is about to begin."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, battle.Round):
            return frame.fight
    raise AssertionError("no battle")


def prepare(state: "ClashState", place: int, value: int) -> None:
    """The battle below begins with another value in a place."""
    for depth in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[depth]
        if isinstance(frame, battle.Round):
            state.stack[depth] = battle.Round(changed(frame.fight, place, value))
            return


# Siege engines


def begin_siege(state: "ClashState", fight: Fight) -> None:
    """Who attacks a fortress may take from it what it does, before anything else."""
    attacker = fight[ATTACKER]
    if attacker == BARBARIANS or not has_fortress(state, fight[CELL], fight[DEFENDER]):
        return
    nation = state.nations[attacker]
    if not nation.has(SIEGECRAFT):
        return
    state.push(SiegeOn(attacker))
    if payment.affords(nation, SIEGE_WOOD):
        state.push(Siege(attacker, 0))


class SiegeOn(Frame["ClashState"]):
    """The die of the fortress is settled, and paid for: now the hit that it cancels."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if payment.affords(state.nations[self.seat], SIEGE_ORE):
            state.push(Siege(self.seat, 1))


class Siege(SeatFrame["ClashState"]):
    """Whether siege engines take from the fortress its die (`step` 0), or its cancelled hit."""

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(seat)
        self.step = step

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == USE_ACTION:
            prepare(state, FLAGS, current(state)[FLAGS] | (NO_CANCEL if self.step else NO_EXTRA_DIE))
            if state.sink is not None:
                state.tell("besieged", seat=seat, power=FORTRESS_POWERS[self.step])
            pay.begin_paying(state, seat, SIEGE_ORE if self.step else SIEGE_WOOD)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.siege_cancel" if self.step else "clash.prompt.siege_die")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return (
            bill.price_bill(state, seat, SIEGE_ORE if self.step else SIEGE_WOOD)
            if action == USE_ACTION
            else []
        )


# Steel weapons


def steel_bonus(state: "ClashState", fight: Fight, side: int) -> int:
    """What steel weapons add for a side in each round."""
    enemy = fight[1 - side]
    armed = enemy < BARBARIANS and state.nations[enemy].has(STEEL_WEAPONS)
    return STEEL_AGAINST_STEEL if armed else STEEL


class TakeArms(Frame["ClashState"]):
    """A side that has steel weapons may use them; for nothing, they are used."""

    def __init__(self, fight: Fight, side: int) -> None:
        super().__init__()
        self.fight = fight
        self.side = side

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        owner = self.fight[self.side]
        if owner >= BARBARIANS or not state.nations[owner].has(STEEL_WEAPONS):
            return
        if steel_bonus(state, self.fight, self.side) == STEEL and state.nations[owner].has(METALLURGY):
            arm(state, self.side)
        elif payment.affords(state.nations[owner], ONE_ORE):
            state.push(Steel(owner, self.fight, self.side))


def arm(state: "ClashState", side: int) -> None:
    """A side bears steel weapons in all rounds."""
    fight = current(state)
    bonus = steel_bonus(state, fight, side)
    prepare(state, BONUS + side, bonus)
    if state.sink is not None:
        state.tell("armed", seat=fight[side], bonus=bonus)


class Steel(SeatFrame["ClashState"]):
    """Whether a side pays for its steel weapons."""

    def __init__(self, seat: int, fight: Fight, side: int) -> None:
        super().__init__(seat)
        self.fight = fight
        self.side = side

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == USE_ACTION:
            arm(state, self.side)
            pay.begin_paying(state, seat, ONE_ORE)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.steel", bonus=steel_bonus(state, self.fight, self.side))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.price_bill(state, seat, ONE_ORE) if action == USE_ACTION else []
