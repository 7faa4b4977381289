"""Recruiting: one unit at a time, in one order, each paid as it comes."""

from typing import TYPE_CHECKING

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, deeds, marks, payment
from tessera.games.clash.catalog import (
    CULTURE,
    ELEPHANT,
    GOLD,
    INFANTRY,
    LEADER,
    MEDICINE,
    MOOD,
    NATIONALISM,
    NOBODY,
    ONE_GOLD,
    ONE_OF,
    PIRATES,
    RESOURCE_COUNT,
    SETTLER,
    SHIP,
    UNIT_COST,
    UNIT_COUNT,
)
from tessera.games.clash.fight import NO_WAY_BACK
from tessera.games.clash.frames import activation, battle, cards, leaders, losses, moments, pay
from tessera.games.clash.frames.construct import ChooseToken
from tessera.games.clash.notation import DONE_ACTION, HIRE, LEVY, PLACE, SKIP_ACTION, TAKE, WIELD
from tessera.games.clash.owning import has_gift
from tessera.games.clash.payment import affords
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import at, modifier
from tessera.games.clash.powers.targets import PickGoods, follow
from tessera.games.clash.rules import recruit as rules
from tessera.games.clash.rules.cities import working_size
from tessera.games.clash.rules.move import has_enemy_ships
from tessera.games.clash.settings import unit_kinds
from tessera.games.clash.units import ARMY, ONE, SHIPS, count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def begin_recruiting(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    """A city is activated to recruit."""
    activation.begin(state, cell)
    if state.nations[seat].people == NOBODY:
        state.ask(Recruit(seat, cell, working_size(state, cell), 0, 0, 0), chance)
    else:
        state.push(Muster(seat, cell))
        moments.fire(state, moments.RECRUIT_BEGINS, seat, cell)


class Muster(Frame["ClashState"]):
    """A city recruits, after what gifts bring before."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        size = working_size(state, self.cell)
        state.ask(Recruit(self.seat, self.cell, size, 0, 0, 0), chance)


class Recruit(SeatFrame["ClashState"]):
    """The next unit: not of a kind before the last one, and for tokens each kind once, before the others."""

    def __init__(self, seat: int, cell: int, left: int, last: int, levied: int, hired: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.left = left
        self.last = last
        """The kind before which none may come; units for tokens have come when it is not the first."""
        self.levied = levied
        """Kinds of which one was had for tokens, as bits."""
        self.hired = hired
        """All units of this action, packed."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        listed: list[int] = []
        if self.hired == 0 or self.levied:
            for kind in rules.levied(state, seat, self.cell):
                if self.levied < 1 << kind and count(self.hired, kind) == 0 and self.is_levying():
                    listed.append(LEVY.of(kind))
            if self.is_levying() and self.levied < 1 << INFANTRY and rules.card_price(state, seat):
                listed.append(WIELD.of(modifier(state, seat, modifiers.DRAFTS_CARD, 0)))
            if (
                self.levied < 1 << INFANTRY
                and self.is_levying()
                and rules.can_draft_ship(state, seat, self.cell)
            ):
                listed.append(WIELD.of(rules.MERCENARIES))
        for kind in rules.hirable(state, seat, self.cell):
            if kind >= self.last:
                listed.append(HIRE.of(kind))
        if self.hired or self.levied or not listed:
            listed.append(DONE_ACTION)
        return listed

    def is_levying(self) -> bool:
        """Whether all that came so far was had for tokens."""
        levied = sum([ONE[kind] for kind in (*rules.LEVIED, SHIP) if self.levied >> kind & 1])
        return self.hired == levied

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        if action == DONE_ACTION:
            state.finish()
            end(state, seat, self.cell, self.hired, chance)
            return
        if WIELD.covers(action) and action != WIELD.of(rules.MERCENARIES):
            levied = self.levied | 1 << INFANTRY
            state.replace(Recruit(seat, self.cell, self.left - 1, self.last, levied, self.hired))
            state.push(DraftCard(seat, self.cell))
            pay_draft(state, seat, rules.levy_price(state, seat, INFANTRY), chance)
            return
        by_tokens = not HIRE.covers(action)
        kind = HIRE.argument(action) if HIRE.covers(action) else SHIP
        if LEVY.covers(action):
            kind = LEVY.argument(action)
        state.replace(
            Recruit(
                seat,
                self.cell,
                self.left - 1,
                self.last if by_tokens else kind,
                self.levied | 1 << kind if by_tokens else self.levied,
                self.hired + ONE[kind],
            )
        )
        state.push(Hire(seat, self.cell, kind))
        if by_tokens and kind != SETTLER:
            deeds.note(state, deeds.DRAFTED, seat, self.cell)
            pay_draft(state, seat, rules.levy_price(state, seat, INFANTRY), chance)
        elif by_tokens:
            is_either = rules.levied_by_either(state, seat, kind)
            pay.spend_tokens(state, seat, MOOD, rules.levy_price(state, seat, kind), is_either)
        else:
            pay_for(state, seat, self.cell, kind, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.recruit", left=self.left)

    def options(self, state: "ClashState", seat: int) -> list[int]:
        kinds = [kind for kind in rules.LEVIED if rules.levy_price(state, seat, kind)]
        return [*LEVY.each(kinds), *HIRE.each(list(range(unit_kinds(state))))]

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if HIRE.covers(action):
            kind = HIRE.argument(action)
            if kind < self.last:
                return Reason(Message("clash.reason.in_order"), "recruit")
            return rules.why_not_hire(state, seat, self.cell, kind)
        if LEVY.covers(action):
            price = rules.levy_price(state, seat, LEVY.argument(action))
            if price and (not self.is_levying() or self.levied >> LEVY.argument(action)):
                return Reason(Message("clash.reason.in_order"), "recruit")
            return rules.why_not_levy(state, seat, self.cell, LEVY.argument(action))
        return not_now("recruit")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        if HIRE.covers(action):
            return bill.price_bill(state, seat, UNIT_COST[HIRE.argument(action)])
        if LEVY.covers(action):
            return bill.token_bill(MOOD, rules.levy_price(state, seat, LEVY.argument(action)))
        if WIELD.covers(action):
            return bill.token_bill(MOOD, rules.levy_price(state, seat, INFANTRY))
        return []


class DraftCard(Frame["ClashState"]):
    """A card is paid for that comes instead of infantry."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.replace(Hired(self.seat, self.cell))
        cards.draw_action(state, self.seat, chance)


def pay_draft(state: "ClashState", seat: int, left: int, chance: Chance) -> None:
    """So many tokens are paid for the Draft; who hires mercenaries says which, and gold may be one."""
    if not has_gift(state, seat, rules.MERCENARIES):
        pay.spend_tokens(state, seat, MOOD, left, rules.levied_by_either(state, seat, INFANTRY))
    elif left:
        kinds = [MOOD] if payment.tokens(state, seat, MOOD) else []
        if state.nations[seat].amount(GOLD):
            kinds.append(GOLD)
        state.ask(PickGoods(seat, rules.MERCENARIES, left, tuple(kinds)), chance)


def _pay_soldier(state: "ClashState", seat: int, left: int, kind: int, chance: Chance) -> None:
    if kind == GOLD:
        payment.spend(state, seat, ONE_GOLD)
    pay_draft(state, seat, left - 1, chance)
    if kind == MOOD:
        pay.spend_tokens(state, seat, MOOD, 1)


def pay_for(state: "ClashState", seat: int, cell: int, kind: int, chance: Chance) -> None:
    """A unit is paid for: where there are several prices, what stands for food is asked first."""
    prices = [price for price in rules.prices(state, seat, cell, kind) if affords(state.nations[seat], price)]
    if len(prices) == 1:
        pay.begin_paying(state, seat, prices[0])
    else:
        state.ask(PickGoods(seat, rules.WARBEASTS, cell, (GOLD, CULTURE)), chance)


def _tame(state: "ClashState", seat: int, cell: int, kind: int, chance: Chance) -> None:
    prices = rules.prices(state, seat, cell, ELEPHANT)
    pay.begin_paying(state, seat, prices[1] if kind == CULTURE else prices[0])


follow(rules.MERCENARIES, _pay_soldier)
follow(rules.WARBEASTS, _tame)


class Hire(Frame["ClashState"]):
    """A unit is paid for: it comes from the supply, or from elsewhere on the board."""

    def __init__(self, seat: int, cell: int, kind: int) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell
        self.kind = kind

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if self.kind == LEADER:
            state.push(Hired(self.seat, self.cell))
            leaders.begin_enlisting(state, self.seat, self.cell, chance)
        elif state.nations[self.seat].units_left(self.kind):
            rules.place_unit(state, self.seat, rules.where_placed(state, self.cell, self.kind), self.kind)
            after_hiring(state, self.seat, self.cell, chance)
        else:
            state.ask(Relocate(self.seat, self.cell, self.kind), chance)


class Hired(Frame["ClashState"]):
    """A leader has come, and what that brings is done."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        after_hiring(state, self.seat, self.cell, chance)


def after_hiring(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    """Nothing is asked any more when no unit is left to raise, or none can be paid for."""
    frame = state.stack[-1]
    if isinstance(frame, Recruit) and (frame.left == 0 or frame.actions(state, seat) == [DONE_ACTION]):
        state.finish()
        end(state, seat, cell, frame.hired, chance)


class Relocate(SeatFrame["ClashState"]):
    """All units of the kind are on the board: from which cell one is taken."""

    def __init__(self, seat: int, cell: int, kind: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.kind = kind

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        goal = rules.where_placed(state, self.cell, self.kind)
        label = state.map.layout.label
        return [
            PLACE.first + label[cell]
            for cell, units in enumerate(state.units[seat])
            if cell != goal and count(units, self.kind)
        ]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = state.map.layout.cell[PLACE.argument(action)]
        state.units[seat][cell] -= ONE[self.kind]
        marks.clean(state.marks, cell, state.units[seat][cell])
        state.units[seat][rules.where_placed(state, self.cell, self.kind)] += ONE[self.kind]
        after_hiring(state, seat, self.cell, chance)
        if self.kind == SHIP:
            state.push(losses.Drown(seat, cell))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.relocate")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("recruit")


def end(state: "ClashState", seat: int, cell: int, hired: int, chance: Chance) -> None:
    """The units are raised: ships that meet enemies at the port fight at once, and cannot retreat."""
    if not hired:
        return
    if state.sink is not None:
        label = state.map.layout.label[cell]
        counts = tuple([count(hired, kind) for kind in range(UNIT_COUNT)])
        state.tell("recruited", seat=seat, cell=label, units=counts)
    moments.fire(state, moments.ENLISTED, seat, at(cell, hired))
    state.push(moments.Moment(moments.RECRUITED, seat, hired))
    if hired & SHIPS:
        port = rules.where_placed(state, cell, SHIP)
        if has_enemy_ships(state, seat, port):
            battle.begin(state, seat, port, NOBODY, False, chance, NO_WAY_BACK)
        elif state.units[PIRATES] and state.units[PIRATES][port]:
            moments.fire(state, moments.MET_PIRATES, seat, at(port, 0))


# What advances bring after recruiting


class Heal(SeatFrame["ClashState"]):
    """Which of the resources just spent comes back."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        nation = state.nations[seat]
        kinds = [
            kind
            for kind in range(RESOURCE_COUNT)
            if purse.amount(state.spent, kind) and nation.amount(kind) < nation.limit(kind)
        ]
        return [*TAKE.each(kinds), SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            state.nations[seat].stock += ONE_OF[TAKE.argument(action)]

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.heal")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("recruit")


def _heal(state: "ClashState", seat: int, hired: int, chance: Chance) -> None:
    if state.nations[seat].has(MEDICINE):
        frame = Heal(seat)
        if len(frame.actions(state, seat)) > 1:
            state.push(frame)


def _celebrate(state: "ClashState", seat: int, hired: int, chance: Chance) -> None:
    if state.nations[seat].has(NATIONALISM) and hired & (ARMY | SHIPS):
        state.push(ChooseToken(seat))


moments.hang(moments.RECRUITED, _heal)
moments.hang(moments.RECRUITED, _celebrate)
