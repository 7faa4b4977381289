"""What leaders are asked in a battle: what is paid for them, which hits they cancel, what victory brings."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, generals, payment
from tessera.games.clash.catalog import (
    BARBARIANS,
    CULTURE,
    HIT,
    LEADER,
    NOBODY,
    ONE_CULTURE,
    ONE_MOOD,
    ONE_ORE,
)
from tessera.games.clash.fight import (
    AT_SEA,
    CELL,
    FLAGS,
    ROUND,
    START,
    WARDED,
    WARDED_ONCE,
    Fight,
    changed,
    rolled_value,
)
from tessera.games.clash.frames import arms, battle, pay, strength
from tessera.games.clash.names import gift_name
from tessera.games.clash.notation import SKIP_ACTION, USE_ACTION
from tessera.games.clash.units import ALL_OF

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

# Before the battle


class Pledge(Frame["ClashState"]):
    """A leader who can be paid for before a battle may be."""

    def __init__(self, fight: Fight, side: int) -> None:
        super().__init__()
        self.fight = fight
        self.side = side

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        ability = generals.pledge(state, self.fight, self.side)
        owner = self.fight[self.side]
        if ability != NOBODY and payment.affords(state.nations[owner], ONE_ORE):
            state.push(Swear(owner, self.side, ability))


class Swear(SeatFrame["ClashState"]):
    """Whether an ore is paid for what a leader adds in all rounds."""

    def __init__(self, seat: int, side: int, ability: int) -> None:
        super().__init__(seat)
        self.side = side
        self.ability = ability

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == USE_ACTION:
            flag = generals.pledge_flag(self.ability, self.side)
            arms.prepare(state, FLAGS, arms.current(state)[FLAGS] | flag)
            tell_used(state, seat, self.ability)
            pay.begin_paying(state, seat, ONE_ORE)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.pledge", ability=gift_name(self.ability))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.price_bill(state, seat, ONE_ORE) if action == USE_ACTION else []


def tell_used(state: "ClashState", seat: int, ability: int) -> None:
    if state.sink is not None:
        state.tell("wielded", seat=seat, gift=ability)


# After the roll


def rolled(state: "ClashState") -> "battle.Hits":
    """The hits that both sides are about to make."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, battle.Hits):
            return frame
    raise AssertionError("no roll")


class OfferWard(Frame["ClashState"]):
    """Both sides have rolled: a leader may cancel a hit for a price, where there is one to cancel."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        hits = rolled(state)
        fight, side = hits.fight, self.side
        owner = fight[side]
        ability = generals.ward(state, fight, side)
        if ability == NOBODY or (ability == generals.PROTECTOR and fight[FLAGS] & WARDED_ONCE << side):
            return
        if payment.tokens(state, owner, CULTURE) < generals.WARDS[ability]:
            return
        cards = (hits.attacking, hits.defending)
        made = rolled_value(fight, 1 - side) // HIT
        if made > len(strength.cancels(state, fight, side, cards[side])):
            state.push(Ward(owner, side, ability))


class Ward(SeatFrame["ClashState"]):
    """Whether culture cancels a hit."""

    def __init__(self, seat: int, side: int, ability: int) -> None:
        super().__init__(seat)
        self.side = side
        self.ability = ability

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        once = WARDED_ONCE if self.ability == generals.PROTECTOR else 0
        for place in range(len(state.stack) - 1, -1, -1):
            frame = state.stack[place]
            if isinstance(frame, battle.Hits):
                state.stack[place] = frame.flagged((WARDED | once) << self.side)
                break
        tell_used(state, seat, self.ability)
        pay.spend_tokens(state, seat, CULTURE, generals.WARDS[self.ability])

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.ward", ability=gift_name(self.ability))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(CULTURE, generals.WARDS[self.ability]) if action == USE_ACTION else []


# After the battle


def celebrate(state: "ClashState", fight: Fight, side: int, has_won: bool) -> None:
    """What a battle brings for its leader to a side."""
    owner = fight[side]
    if owner >= BARBARIANS or not has_won:
        return
    nation = state.nations[owner]
    if fight[FLAGS] & WARDED_ONCE << side:
        nation.stock += ONE_CULTURE
    if (
        fight[ROUND] == 1
        and fight[START + 1 - side]
        and not fight[FLAGS] & AT_SEA
        and state.units[owner][fight[CELL]] & ALL_OF[LEADER]
        and generals.FAST_WAR in generals.led(state, fight, side)
    ):
        nation.stock += ONE_MOOD + ONE_CULTURE
        tell_used(state, owner, generals.FAST_WAR)


def lower_wards(fight: Fight) -> Fight:
    """The battle in its next round: what cancelled a hit does so no more."""
    return changed(fight, FLAGS, fight[FLAGS] & ~(WARDED | WARDED << 1))
