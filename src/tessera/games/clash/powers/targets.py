"""Ready-made questions for gifts: yes or no, which cell, which goods, which kind of unit, which card, who.

Each frame carries the gift it is asked for and a `step`, for gifts that ask more than once. What follows the
answer stands in one table, which a people's chapter fills when it is imported::

    follow(gift("proconsul"), _garrison)             # and follow(..., step=1) for a second question
    state.ask(YesNo(seat, PROCONSUL, cell), chance)

The function gets the state, the seat, what the question was about, and the answer: a cell, a kind, a card, a
seat, 1 for yes, or NOBODY for none. The prompt is `clash-pick-<gift>`, with `_2`, `_3` for further steps; the
reason against other answers is the chapter of the peoples.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash.catalog import ACTION_CARD_COUNT, NOBODY
from tessera.games.clash.notation import (
    DISCARD,
    FIRST_OBJECTIVE,
    FIRST_WONDER,
    NAME,
    PICK,
    PLACE,
    SKIP_ACTION,
    TAKE,
    USE_ACTION,
)
from tessera.games.clash.peoples import GIFTS

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

STEPS: Final = 8
Follow = Callable[["ClashState", int, int, int, Chance], None]
FOLLOWING: Final[dict[int, Follow]] = {}
"""What follows an answer, by the gift and the step."""
ACTION_CARDS: Final = 0
OBJECTIVES: Final = 1
WONDERS: Final = 2
HAND: Final = 3
"""Kinds of cards; the hand has great persons, too."""


def follow(gift: int, following: Follow, step: int = 0) -> None:
    """What is done with the answer to a question of a gift."""
    FOLLOWING[gift * STEPS + step] = following


def words() -> list[str]:
    """The names of all questions, as they stand in their keys."""
    return [word(number // STEPS, number % STEPS) for number in FOLLOWING]


def word(gift: int, step: int) -> str:
    return GIFTS[gift] if step == 0 else f"{GIFTS[gift]}_{step + 1}"


class Target(SeatFrame["ClashState"]):
    """What all questions share."""

    def __init__(self, seat: int, gift: int, about: int, step: int = 0, may_skip: bool = False) -> None:
        super().__init__(seat)
        self.gift = gift
        self.about = about
        """What the question is about, for what follows the answer."""
        self.step = step
        self.may_skip = may_skip

    def ended(self, state: "ClashState", seat: int, chosen: int, chance: Chance) -> None:
        state.finish()
        FOLLOWING[self.gift * STEPS + self.step](state, seat, self.about, chosen, chance)

    def with_skip(self, listed: list[int]) -> list[int]:
        return [*listed, SKIP_ACTION] if self.may_skip or not listed else listed

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message(f"clash.pick.{word(self.gift, self.step)}")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("civilization_advances")


class YesNo(Target):
    """Whether a gift is used."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        self.ended(state, seat, 1 if action == USE_ACTION else NOBODY, chance)


class PickCell(Target):
    """Which cell of a set."""

    def __init__(
        self, seat: int, gift: int, about: int, cells: int, step: int = 0, may_skip: bool = False
    ) -> None:
        super().__init__(seat, gift, about, step, may_skip)
        self.cells = cells

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return self.with_skip([PLACE.first + label[cell] for cell in cells_of(self.cells)])

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        place = NOBODY if action == SKIP_ACTION else state.map.layout.cell[PLACE.argument(action)]
        self.ended(state, seat, place, chance)


class PickGoods(Target):
    """Which kind of resource or token."""

    def __init__(
        self, seat: int, gift: int, about: int, kinds: tuple[int, ...], step: int = 0, may_skip: bool = False
    ) -> None:
        super().__init__(seat, gift, about, step, may_skip)
        self.kinds = kinds

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return self.with_skip(TAKE.each(list(self.kinds)))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        self.ended(state, seat, NOBODY if action == SKIP_ACTION else TAKE.argument(action), chance)


class PickUnit(Target):
    """Which kind of unit."""

    def __init__(
        self, seat: int, gift: int, about: int, kinds: tuple[int, ...], step: int = 0, may_skip: bool = False
    ) -> None:
        super().__init__(seat, gift, about, step, may_skip)
        self.kinds = kinds

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return self.with_skip(PICK.each(list(self.kinds)))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        self.ended(state, seat, NOBODY if action == SKIP_ACTION else PICK.argument(action), chance)


class PickSeat(Target):
    """Which other seat."""

    def __init__(
        self, seat: int, gift: int, about: int, seats: tuple[int, ...], step: int = 0, may_skip: bool = False
    ) -> None:
        super().__init__(seat, gift, about, step, may_skip)
        self.seats = seats

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return self.with_skip(NAME.each(list(self.seats)))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        self.ended(state, seat, NOBODY if action == SKIP_ACTION else NAME.argument(action), chance)


class PickCard(Target):
    """Which card of a secret hand; asked even if there is one, since silence would tell the hand."""

    def __init__(
        self, seat: int, gift: int, about: int, kind: int, step: int = 0, may_skip: bool = False
    ) -> None:
        super().__init__(seat, gift, about, step, may_skip)
        self.keeps_a_secret = True
        self.kind = kind

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return self.with_skip(DISCARD.each(held(state, seat, self.kind)))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        card = NOBODY
        if action != SKIP_ACTION:
            card = DISCARD.argument(action) - first_of(self.kind)
        self.ended(state, seat, card, chance)


def first_of(kind: int) -> int:
    """Where a kind of cards begins among all that is held."""
    return (0, FIRST_OBJECTIVE, FIRST_WONDER, 0)[kind]


def held(state: "ClashState", seat: int, kind: int) -> list[int]:
    """The cards of a kind in a hand, each once, without great persons."""
    nation = state.nations[seat]
    cards = (nation.hand, nation.objectives, nation.wonder_cards, nation.hand)[kind]
    if kind == ACTION_CARDS:
        cards = tuple([card for card in cards if card < ACTION_CARD_COUNT])
    return [first_of(kind) + card for card in dict.fromkeys(cards)]
