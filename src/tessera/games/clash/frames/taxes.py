"""Taxes, games and barter: what a seat takes for its tokens and cards, one by one where it may choose."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, once, payment
from tessera.games.clash.catalog import (
    CULTURE,
    CURRENCY,
    FOOD,
    GOLD,
    MOOD,
    NEUTRAL,
    ORE,
    WOOD,
)
from tessera.games.clash.city import mood_of
from tessera.games.clash.frames import mood, pay
from tessera.games.clash.notation import SKIP_ACTION, TAKE, USE_ACTION

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def begin_taxing(state: "ClashState", seat: int, chance: Chance) -> None:
    """For a mood token, as many resources as there are cities."""
    state.used |= once.TAXES
    pay.spend_tokens(state, seat, MOOD, 1)
    next_tax(state, seat, state.nations[seat].cities.bit_count(), 0, chance)


def next_tax(state: "ClashState", seat: int, left: int, last: int, chance: Chance) -> None:
    frame = Tax(seat, left, last)
    if left and frame.actions(state, seat):
        state.ask(frame, chance)


class Tax(SeatFrame["ClashState"]):
    """What is taken next; kinds come in one order, and none that could not be kept."""

    def __init__(self, seat: int, left: int, last: int) -> None:
        super().__init__(seat)
        self.left = left
        self.last = last

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        nation = state.nations[seat]
        kinds = (FOOD, WOOD, ORE, GOLD) if nation.has(CURRENCY) else (FOOD, WOOD, ORE)
        room = [nation.limit(kind) - nation.amount(kind) for kind in kinds]
        # As much as there is room for is taken: what comes from a kind on must suffice.
        wanted = min(
            self.left,
            sum([space for kind, space in zip(kinds, room, strict=True) if kind >= self.last]),
        )
        listed: list[int] = []
        for place, kind in enumerate(kinds):
            if kind >= self.last and room[place] and sum(room[place:]) >= wanted:
                listed.append(TAKE.of(kind))
        return listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        kind = TAKE.argument(action)
        state.nations[seat].gain(kind, 1)
        if state.sink is not None:
            state.tell("gained", seat=seat, goods=kind, amount=1)
        next_tax(state, seat, self.left - 1, kind, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.tax", left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if TAKE.covers(action):
            return Reason(Message("clash.reason.no_room_for"), "resources")
        return not_now("advances")


class Barter(SeatFrame["ClashState"]):
    """Gold or culture for an action card."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [TAKE.of(GOLD), TAKE.of(CULTURE)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        kind = TAKE.argument(action)
        gained = state.nations[seat].gain(kind, 1)
        if state.sink is not None:
            state.tell("gained", seat=seat, goods=kind, amount=gained)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.barter")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("advances")


def begin_games(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    """Culture raises the mood of one city, by a step for each token."""
    pay.spend_tokens(state, seat, CULTURE, 1)
    state.push(mood.Improve(cell, 1))
    if mood_of(state.cities[cell]) < NEUTRAL and payment.tokens(state, seat, CULTURE):
        state.push(SecondGame(seat, cell))


class SecondGame(SeatFrame["ClashState"]):
    """Whether another culture token makes an angry city happy."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == USE_ACTION:
            pay.spend_tokens(state, seat, CULTURE, 1)
            state.push(mood.Improve(self.cell, 1))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.second_game")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("advances")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(CULTURE, 1) if action == USE_ACTION else []
