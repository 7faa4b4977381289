"""What leaders are asked in a battle: what is paid for them, which hits they cancel, what victory brings."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, generals, payment, tally
from tessera.games.clash.catalog import (
    BARBARIANS,
    CAVALRY,
    CULTURE,
    FACE_SYMBOL,
    FACE_VALUE,
    HIT,
    LEADER,
    NOBODY,
    ONE_CULTURE,
    ONE_MOOD,
    ONE_ORE,
    ONE_WOOD,
)
from tessera.games.clash.fight import (
    AT_SEA,
    CELL,
    CUNNING,
    DICE,
    FIRED,
    FLAGS,
    LINES,
    ROUND,
    SIDES,
    START,
    VALOUR_ASKED,
    VALOUR_BITS,
    VALOUR_SHIFT,
    WARDED,
    WARDED_ONCE,
    Fight,
    changed,
    rolled_value,
)
from tessera.games.clash.frames import arms, battle, pay, strength, tactics
from tessera.games.clash.names import gift_name
from tessera.games.clash.notation import SKIP_ACTION, USE_ACTION
from tessera.games.clash.owning import has_gift
from tessera.games.clash.units import ALL_OF

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

FOR_ROUND: Final = (
    WARDED
    | WARDED << 1
    | CUNNING
    | CUNNING << 1
    | VALOUR_ASKED
    | ((1 << 2 * VALOUR_BITS) - 1 << VALOUR_SHIFT)
)
"""The flags that last for a round."""
RIDER: Final = 2
"""What the symbol of cavalry adds."""

FIREWORKS_PRICE: Final = ONE_ORE + ONE_WOOD

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
        return not_now("leaders_in_battle")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.price_bill(state, seat, ONE_ORE) if action == USE_ACTION else []


def tell_used(state: "ClashState", seat: int, ability: int) -> None:
    if state.sink is not None:
        state.tell("wielded", seat=seat, gift=ability)


# When cards are turned up


def strategists(state: "ClashState", fight: Fight, laid: tuple[int, int]) -> list[int]:
    """The sides whose strategist may ignore what their card does."""
    return [
        side
        for side in SIDES
        if laid[side] != NOBODY and generals.STRATEGIST in generals.led(state, fight, side)
    ]


class Ponder(SeatFrame["ClashState"]):
    """Whether a strategist ignores what the own card does, for more strength."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        for place in range(len(state.stack) - 1, -1, -1):
            frame = state.stack[place]
            if isinstance(frame, tactics.Revealed):
                state.stack[place] = frame.cunning(self.side)
                break
        tell_used(state, seat, generals.STRATEGIST)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.ponder", bonus=generals.PLUS)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")


# Before the roll


def begin_valour(state: "ClashState", roll: "battle.Roll") -> bool:
    """Who has immortals may pay for them before each roll; whether anybody is asked now."""
    fight = roll.fight
    if fight[FLAGS] & VALOUR_ASKED:
        return False
    asked = [side for side in SIDES if has_immortals(state, fight[side])]
    if not asked:
        return False
    state.replace(roll.flagged(VALOUR_ASKED))
    for side in reversed(asked):
        state.push(PayImmortals(fight[side], side, generals.MOST_VALOUR))
    return True


def has_immortals(state: "ClashState", owner: int) -> bool:
    return (
        owner < BARBARIANS
        and has_gift(state, owner, generals.IMMORTALS)
        and payment.tokens(state, owner, CULTURE) > 0
    )


class PayImmortals(SeatFrame["ClashState"]):
    """Whether one more culture token is paid for immortals."""

    def __init__(self, seat: int, side: int, left: int) -> None:
        super().__init__(seat)
        self.side = side
        self.left = left

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        for place in range(len(state.stack) - 1, -1, -1):
            frame = state.stack[place]
            if isinstance(frame, battle.Roll):
                state.stack[place] = frame.flagged(1 << VALOUR_SHIFT + VALOUR_BITS * self.side)
                break
        if self.left == generals.MOST_VALOUR:
            tell_used(state, seat, generals.IMMORTALS)
        if self.left > 1:
            state.push(PayImmortalsOn(seat, self.side, self.left - 1))
        pay.spend_tokens(state, seat, CULTURE, 1)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.immortals", left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(CULTURE, 1) if action == USE_ACTION else []


class PayImmortalsOn(Frame["ClashState"]):
    """A token was paid: another may follow, if there is one."""

    def __init__(self, seat: int, side: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.side = side
        self.left = left

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if has_immortals(state, self.seat):
            state.push(PayImmortals(self.seat, self.side, self.left))


# After the roll


def rolled(state: "ClashState") -> "battle.Hits":
    """The hits that both sides are about to make."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, battle.Hits):
            return frame
    raise AssertionError("no roll")


def flag(state: "ClashState", flags: int) -> None:
    """The battle whose hits are about to be made remembers something."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, battle.Hits):
            state.stack[place] = frame.flagged(flags)
            return


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
        flag(state, (WARDED | once) << self.side)
        tell_used(state, seat, self.ability)
        pay.spend_tokens(state, seat, CULTURE, generals.WARDS[self.ability])

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.ward", ability=gift_name(self.ability))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("leaders_in_battle")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(CULTURE, generals.WARDS[self.ability]) if action == USE_ACTION else []


class OfferSaddle(Frame["ClashState"]):
    """Both sides have rolled: a rider may give up a die to cancel a hit, where there is one to cancel."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        hits = rolled(state)
        fight, side = hits.fight, self.side
        cards = (hits.attacking, hits.defending)
        made = rolled_value(fight, 1 - side) // HIT
        if made > len(strength.cancels(state, fight, side, cards[side])):
            state.push(Charge(fight[side], side))


class Charge(SeatFrame["ClashState"]):
    """Whether a rider whose symbol was rolled does what elephants do: the lowest die with the symbol does not
    count, and a hit is cancelled."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        for place in range(len(state.stack) - 1, -1, -1):
            frame = state.stack[place]
            if isinstance(frame, battle.Hits):
                state.stack[place] = frame.with_lines(self.side, mounted(frame.fight, self.side))
                break
        tell_used(state, seat, generals.HORSE_MASTER)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.charge", price=ridden(rolled(state).fight, self.side) + RIDER)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")


def ridden(fight: Fight, side: int) -> int:
    """What the lowest die with the symbol of cavalry shows."""
    shown = [FACE_VALUE[face] for face in tally.faces(fight[DICE + side]) if FACE_SYMBOL[face] == CAVALRY]
    return min(shown)


def mounted(fight: Fight, side: int) -> int:
    """The lines of a side of which a rider does what elephants do."""
    lines = fight[LINES + side]
    limited = min(tally.amount(lines, tally.LIMIT), RIDER)
    lines -= tally.line(tally.CAVALRY_SYMBOLS, RIDER) + tally.line(tally.LIMIT, limited)
    return lines + tally.line(tally.HORSE_MASTER, ridden(fight, side))


class OfferFireworks(Frame["ClashState"]):
    """Both sides have rolled in the first round: fireworks may cancel a hit, where there is one to cancel."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        hits = rolled(state)
        fight, side = hits.fight, self.side
        cards = (hits.attacking, hits.defending)
        made = rolled_value(fight, 1 - side) // HIT
        if made > len(strength.cancels(state, fight, side, cards[side])) and payment.affords(
            state.nations[fight[side]], FIREWORKS_PRICE
        ):
            state.push(LightFireworks(fight[side], side))


class LightFireworks(SeatFrame["ClashState"]):
    """Whether an ore and a wood cancel a hit."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        flag(state, FIRED << self.side)
        tell_used(state, seat, generals.FIREWORKS)
        pay.begin_paying(state, seat, FIREWORKS_PRICE)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.ward", ability=gift_name(generals.FIREWORKS))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.price_bill(state, seat, FIREWORKS_PRICE) if action == USE_ACTION else []


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
    """The battle in its next round: what was done for one round is over."""
    return changed(fight, FLAGS, fight[FLAGS] & ~FOR_ROUND)
