"""India: elephants that trade, preaching settlers, prosperity, poetry; Akbar, Ashoka and Gupta.

What Bladed Tusks and Prepared do in battles are rows of `powers.clashes`.
"""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import OK, Line, Message, Reason, not_now
from tessera.games.clash import bill, court, payment
from tessera.games.clash.catalog import (
    ALL_OF_CATEGORY,
    ANGRY,
    ARENA,
    CATEGORIES,
    CULTURE,
    ELEPHANT,
    GOLD,
    LEADER,
    ONE_CULTURE,
    SETTLER,
    TEMPLE,
)
from tessera.games.clash.city import has_building, mood_of, owner_of
from tessera.games.clash.frames import activation, advance, moments, pay
from tessera.games.clash.layout import FOREST
from tessera.games.clash.marks import FOUGHT, marked, memories_at
from tessera.games.clash.notation import ADVANCE
from tessera.games.clash.owning import is_led, leader_cell
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import leading, modifiers
from tessera.games.clash.powers.acts import FREE, act
from tessera.games.clash.powers.modifiers import always, cell_in, kind_in, modify
from tessera.games.clash.rules import advances
from tessera.games.clash.rules.cities import holds
from tessera.games.clash.units import ALL_OF, count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

INDIAN_ELEPHANTS: Final[int] = gift("indian_elephants")
PROSELYTISM: Final[int] = gift("proselytism")
PROSPERITY: Final[int] = gift("prosperity")
PEACE_AND_POETRY: Final[int] = gift("peace_and_poetry")
PROSPEROUS: Final[int] = gift("prosperous")
BUDDHISM: Final[int] = gift("buddhism")
EXPANSIONIST: Final[int] = gift("ashoka_expansionist")
GOLDEN_AGE: Final[int] = gift("golden_age")


# Indian Elephants: in forests, and on trade routes


def _has_forest(state: "ClashState", seat: int, about: int) -> int:
    is_forest = state.map.terrain[cell_in(about)] == FOREST
    return 1 if kind_in(about) == ELEPHANT and is_forest else 0


def _trades(state: "ClashState", seat: int, cell: int) -> int:
    city = state.cities[cell]
    return 1 if owner_of(city) == seat and mood_of(city) != ANGRY else 0


modify(modifiers.NEEDS_NO_MARKET, INDIAN_ELEPHANTS, _has_forest)
modify(modifiers.TRADING_ELEPHANTS, INDIAN_ELEPHANTS, _trades)


# Proselytism: settlers preach where they are, and for the city in which they are


def _preachers(state: "ClashState", seat: int, about: int) -> int:
    found = 0
    for cell, units in enumerate(state.units[seat]):
        if units & ALL_OF[SETTLER]:
            found |= 1 << cell
    return found


def _reach(state: "ClashState", seat: int, cell: int) -> int:
    """A cell for each settler; those outside of cities reach one cell besides."""
    return count(state.units[seat][cell], SETTLER)


modify(modifiers.INFLUENCE_SOURCES, PROSELYTISM, _preachers)
modify(modifiers.INFLUENCE_RANGE, PROSELYTISM, _reach)


# Prosperity, and Peace and Poetry: once a turn a mood token stands for an advance


def _inspires(state: "ClashState", seat: int, about: int) -> int:
    return 0 if court.was_used(state.nations[seat], PEACE_AND_POETRY) else 1


modify(modifiers.PROSPERS, PROSPERITY, always)
modify(modifiers.MOOD_STUDIES, PEACE_AND_POETRY, _inspires)


# Akbar: gold where he comes


def _receive(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    cell = cell_in(about)
    if owner_of(state.cities[cell]) != seat:
        return
    gained = 0 if has_fought(state, cell) else state.nations[seat].gain(GOLD, 1)
    if state.sink is not None and gained:
        state.tell("gained", seat=seat, goods=GOLD, amount=gained)


def has_fought(state: "ClashState", cell: int) -> bool:
    """Whether a leader has come to a cell by a battle: then its city was not his when he came."""
    return any(
        memory & FOUGHT and count(marked(state.marks, cell, memory), LEADER)
        for memory in memories_at(state.marks, cell)
    )


moments.hang_gift(moments.LEADER_MOVED, PROSPEROUS, _receive)


# Ashoka: a second roll for the temple, and culture of conquests


def _believes(state: "ClashState", seat: int, about: int) -> int:
    cell = cell_in(about)
    if court.was_used(state.nations[seat], BUDDHISM) or not is_led(state, seat, BUDDHISM, cell):
        return 0
    city = state.cities[cell]
    if owner_of(city) != seat:
        return 0
    return 1 if kind_in(about) == TEMPLE or has_building(city, TEMPLE) else 0


def _expand(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    cell = cell_in(about)
    if is_led(state, seat, EXPANSIONIST, cell):
        number = 2 if has_building(state.cities[cell], TEMPLE) else 1
        state.nations[seat].stock += number * ONE_CULTURE
        if state.sink is not None:
            state.tell("gained", seat=seat, goods=CULTURE, amount=number)


modify(modifiers.INFLUENCE_REROLL, BUDDHISM, _believes)
moments.hang_gift(moments.CAPTURED, EXPANSIONIST, _expand)


# Gupta: an advance of a new category


def new_fields(state: "ClashState", seat: int) -> int:
    """The advances of all categories of which a seat has none, as a set."""
    owned = state.nations[seat].advances
    return sum(
        [
            ALL_OF_CATEGORY[category]
            for category in range(len(CATEGORIES))
            if not owned & ALL_OF_CATEGORY[category]
        ]
    )


def _why_not_flourish(state: "ClashState", seat: int) -> Reason:
    reason = leading.why_not_activate(state, seat)
    if reason is OK and not payment.tokens(state, seat, CULTURE):
        return Reason(payment.unpaid_tokens(ONE_CULTURE, ONE_CULTURE), "leaders")
    kept = 1 if holds(state, seat, ARENA) else 0  # then a mood token may stand for the one of culture
    if reason is OK and not advances.affordable(state, seat, kept) & new_fields(state, seat):
        return Reason(Message("clash.reason.no_new_field"), "advance")
    return reason


def _flourish(state: "ClashState", seat: int, chance: Chance) -> None:
    activation.begin(state, leader_cell(state, seat))
    state.push(Flourish(seat))
    pay.spend_tokens(state, seat, CULTURE, 1)


class Flourish(Frame["ClashState"]):
    """The token is paid: now the advance."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        state.ask(NewField(self.seat), chance)


class NewField(SeatFrame["ClashState"]):
    """Which advance is bought of a category of which the seat has none."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        can = advances.affordable(state, seat) & new_fields(state, seat)
        return ADVANCE.each(cells_of(can))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        advance.begin_buying(state, seat, ADVANCE.argument(action))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.new_field")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        return ADVANCE.each(cells_of(new_fields(state, seat)))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if not ADVANCE.covers(action):
            return not_now("advance")
        reason = advances.why_not_buy(state, seat, ADVANCE.argument(action))
        return Reason(Message("clash.reason.not_this_category"), "advance") if reason is OK else reason

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.advance_bill(state, seat, ADVANCE.argument(action)) if ADVANCE.covers(action) else []


act(GOLDEN_AGE, FREE, _why_not_flourish, _flourish)
