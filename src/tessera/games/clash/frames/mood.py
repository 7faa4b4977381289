"""Improving the mood of cities, step by step, as long as there are tokens for it."""

from typing import TYPE_CHECKING, Final

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, captives, payment
from tessera.games.clash.catalog import (
    ARENA,
    CULTURE,
    GOODS,
    HAPPY,
    MOOD,
    NOBODY,
    ONE_MOOD,
    ONE_OF,
    RESOURCE_COUNT,
    RITUALS,
)
from tessera.games.clash.city import mood_of, raised, size_of
from tessera.games.clash.frames import pay
from tessera.games.clash.nation import Nation
from tessera.games.clash.notation import DONE_ACTION, MOODS, SPEND, USE_ACTION, WIELD
from tessera.games.clash.owning import leader_cell
from tessera.games.clash.rules import mood as rules
from tessera.games.clash.rules.cities import holds

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

CAPTIVE: Final = len(GOODS)
"""Behind the goods that may be spent: captives who stand for tokens."""


class Cheer(SeatFrame["ClashState"]):
    """Which city gets happier by a step. `is_begun`: whether one did already."""

    def __init__(self, seat: int, is_begun: bool) -> None:
        super().__init__(seat)
        self.is_begun = is_begun

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        listed = [MOODS.first + label[cell] for cell in rules.cheerable(state, seat)]
        gift = rules.delighted_by(state, seat)
        if gift != NOBODY:
            listed.append(WIELD.of(gift))
        if self.is_begun or not listed:
            listed.append(DONE_ACTION)
        return listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        if action == DONE_ACTION:
            state.finish()
            return
        if WIELD.covers(action):
            cell = leader_cell(state, seat)
            state.replace(CheerOn(seat))
            state.push(Improve(cell, HAPPY - mood_of(state.cities[cell])))
            pay.spend_tokens(state, seat, CULTURE, 1)
            return
        cell = state.map.layout.cell[MOODS.argument(action)]
        state.replace(CheerOn(seat))
        state.push(Improve(cell, 1))
        begin_spending(state, seat, size_of(state.cities[cell]), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.cheer")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [
            MOODS.first + label[cell]
            for cell in range(state.map.layout.size)
            if state.nations[seat].cities >> cell & 1
        ]

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if MOODS.covers(action) and state.map.layout.cell[MOODS.argument(action)] >= 0:
            return rules.why_not_cheer(state, seat, state.map.layout.cell[MOODS.argument(action)])
        if WIELD.covers(action):
            return not_now("leaders")
        return not_now("mood")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        if WIELD.covers(action):
            return bill.token_bill(CULTURE, 1)
        if not MOODS.covers(action):
            return []
        cell = state.map.layout.cell[MOODS.argument(action)]
        return bill.cheer_bill(state, seat, cell) if cell >= 0 else []


def cheer(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    """One city gets happier by a step, for the usual price."""
    state.push(Improve(cell, 1))
    begin_spending(state, seat, size_of(state.cities[cell]), chance)


class CheerOn(Frame["ClashState"]):
    """A city is happier; perhaps another follows."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        state.ask(Cheer(self.seat, is_begun=True), chance)


class Improve(Frame["ClashState"]):
    """A city gets happier, when it is paid for."""

    def __init__(self, cell: int, steps: int) -> None:
        super().__init__()
        self.cell = cell
        self.steps = steps

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        for _ in range(self.steps):
            state.cities[self.cell] = raised(state.cities[self.cell])
        if state.sink is not None:
            label = state.map.layout.label[self.cell]
            state.tell("cheered", cell=label, steps=self.steps)


def begin_spending(state: "ClashState", seat: int, tokens: int, chance: Chance) -> None:
    """So many mood tokens are spent; with Rituals resources may stand for them."""
    nation = state.nations[seat]
    may_choose = nation.has(RITUALS) or holds(state, seat, ARENA) or captives.for_tokens(nation) > 0
    if may_choose and rules.means(state, seat) > tokens:
        state.ask(SpendRituals(seat, tokens, 0), chance)
    else:
        _spend_all(state, seat, tokens)


def _spend_all(state: "ClashState", seat: int, tokens: int) -> None:
    """Mood tokens first, then all resources there are, since no more is left than is asked for."""
    nation = state.nations[seat]
    paid = min(tokens, nation.amount(MOOD))
    stock = paid * ONE_MOOD
    if paid < tokens:
        stock += sum([nation.amount(kind) * ONE_OF[kind] for kind in others(state, seat)])
    payment.spend(state, seat, stock)
    if nation.court is not None:
        captives.release(state, seat, max(0, tokens - purse.units(stock)))


def others(state: "ClashState", seat: int) -> list[int]:
    """What may stand for mood tokens: with Rituals any resource, with the Great Arena culture."""
    kinds = list(range(RESOURCE_COUNT)) if state.nations[seat].has(RITUALS) else []
    return [*kinds, CULTURE] if holds(state, seat, ARENA) else kinds


def owned_of(nation: Nation, kind: int) -> int:
    """How much of a kind may be spent for moods; captives come behind all goods."""
    return captives.for_tokens(nation) if kind == CAPTIVE else nation.amount(kind)


class SpendRituals(SeatFrame["ClashState"]):
    """What is spent next for a mood: tokens come last, and captives after them, so that each mixture is
    chosen in one way."""

    def __init__(self, seat: int, left: int, last: int) -> None:
        super().__init__(seat)
        self.left = left
        self.last = last

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        nation = state.nations[seat]
        allowed = [*sorted([*others(state, seat), MOOD]), CAPTIVE]
        kinds = [kind for kind in allowed if kind >= self.last and owned_of(nation, kind)]
        # What comes from this kind on must suffice for all that is left.
        listed: list[int] = []
        for place, kind in enumerate(kinds):
            if sum([owned_of(nation, each) for each in kinds[place:]]) >= self.left:
                listed.append(USE_ACTION if kind == CAPTIVE else SPEND.of(kind))
        return listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == USE_ACTION:
            kind = CAPTIVE
            captives.release(state, seat, 1)
        else:
            kind = SPEND.argument(action)
            payment.spend(state, seat, ONE_OF[kind])
        if self.left > 1:
            state.ask(SpendRituals(seat, self.left - 1, kind), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.rituals", left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if SPEND.covers(action):
            return Reason(Message("clash.reason.cannot_pay_so"), "mood")
        return not_now("mood")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(SPEND.argument(action), 1) if SPEND.covers(action) else []
