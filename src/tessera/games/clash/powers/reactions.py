"""Windows in which other seats may use a gift against what is about to happen.

What may be forbidden is a frame derived from `Deed`, that lies on the stack while it is asked about::

    state.push(Step(army, goal))
    reactions.begin(state, reactions.BARBARIANS_STEP, cell)

Everybody is asked who openly has a gift for the window and is concerned, whatever the hand holds, so that
being asked tells nothing. Who uses the gift takes the deed off the stack; what the gift takes for it stands
in the table of the window.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash.catalog import NOBODY
from tessera.games.clash.notation import SKIP_ACTION, USE_ACTION
from tessera.games.clash.owning import has_gift
from tessera.games.clash.peoples import GIFTS

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

Concerned = Callable[["ClashState", int, int], bool]
"""Whether a seat with the gift is asked, by what everybody sees; about the cell, or the seat, of the deed."""
Spend = Callable[["ClashState", int, int, Chance], None]
"""What the gift takes when it is used."""
ROWS: Final[list[list[tuple[int, Concerned]]]] = []
SPENT: Final[dict[int, Spend]] = {}
"""For each gift what is spent, if anything is."""


def window() -> int:
    ROWS.append([])
    return len(ROWS) - 1


BARBARIANS_STEP: Final[int] = window()
"""An army of the Barbarians is about to leave a cell: that one."""
CARD_PLAYED: Final[int] = window()
"""A seat has announced an action card, or a great person: the seat."""


def react(window: int, gift: int, concerned: Concerned, spend: Spend | None = None) -> None:
    """A gift may be used in a window."""
    ROWS[window].append((gift, concerned))
    if spend is not None:
        SPENT[gift] = spend


def words() -> list[str]:
    """The names of the gifts that are asked for, as they stand in the keys of the prompts."""
    return [GIFTS[gift] for row in ROWS for gift, _ in row]


class Deed(Frame["ClashState"]):
    """Something that is about to happen, if nobody forbids it."""

    def forbidden(self, state: "ClashState", chance: Chance) -> None:
        """Somebody has forbidden it: what becomes of what it would have used."""


def asks(state: "ClashState", window: int, about: int) -> list[tuple[int, int]]:
    """The seats that are asked, with their gifts, from the active one on."""
    found: list[tuple[int, int]] = []
    for place in range(state.seats):
        seat = (max(0, state.active) + place) % state.seats
        if state.nations[seat].people == NOBODY:
            continue
        for gift, concerned in ROWS[window]:
            if has_gift(state, seat, gift) and concerned(state, seat, about):
                found.append((seat, gift))
    return found


def begin(state: "ClashState", window: int, about: int) -> None:
    """Who is concerned is asked about the deed on top of the stack, one after another."""
    for seat, gift in reversed(asks(state, window, about)):
        state.push(React(seat, gift, about))


class React(SeatFrame["ClashState"]):
    """Whether a gift is used to forbid what is about to happen."""

    def __init__(self, seat: int, gift: int, about: int) -> None:
        super().__init__(seat)
        self.gift = gift
        self.about = about
        self.keeps_a_secret = True

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        if state.sink is not None:
            state.tell("wielded", seat=seat, gift=self.gift)
        while True:
            frame = state.stack.pop()
            if isinstance(frame, Deed):
                frame.forbidden(state, chance)
                break
        if self.gift in SPENT:
            SPENT[self.gift](state, seat, self.about, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message(f"clash.pick.{GIFTS[self.gift]}")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("civilization_advances")
