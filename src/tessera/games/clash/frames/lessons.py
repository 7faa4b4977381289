"""Action cards that bring advances: for nothing, from others, or at their price, never by the event track."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import OK, Line, Message, Reason, not_now
from tessera.games.clash import bill, deeds
from tessera.games.clash.catalog import ADVANCE_COUNT, ALL_OF_CATEGORY, CATEGORIES, EFFECTS, IDEAS, NOBODY
from tessera.games.clash.frames import advance
from tessera.games.clash.notation import ADVANCE, NAME, SKIP_ACTION
from tessera.games.clash.rules import advances as rules

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

ANY: Final = (1 << ADVANCE_COUNT) - 1
NEAR: Final = 2
TEACH_US: Final = EFFECTS.index("teach_us")


def seats_near(state: "ClashState", seat: int) -> list[int]:
    """The other players with a unit or city within two cells of a unit or city of a seat."""
    own = presence(state, seat)
    reach = 0
    for cell in cells_of(own):
        reach |= state.map.within(cell, NEAR)
    return [other for other in range(state.seats) if other != seat and presence(state, other) & reach]


def presence(state: "ClashState", seat: int) -> int:
    """The cells with cities or units of a seat, as a set."""
    found = state.nations[seat].cities
    for cell, units in enumerate(state.units[seat]):
        if units:
            found |= 1 << cell
    return found


def lessons(state: "ClashState", seat: int, teachers: list[int]) -> int:
    """The advances of some seats that another may gain, as a set."""
    known = 0
    for teacher in teachers:
        known |= state.nations[teacher].advances
    return known & rules.gainable(state.nations[seat])


def gain_free(state: "ClashState", seat: int, allowed: int, chance: Chance) -> None:
    """An advance without a price, and without the event track."""
    if rules.gainable(state.nations[seat]) & allowed:
        state.ask(advance.FreeAdvance(seat, allowed, by_track=False, may_skip=False), chance)


def begin_quick_advance(state: "ClashState", seat: int, chance: Chance) -> None:
    gain_free(state, seat, ANY, chance)


def begin_inspiration(state: "ClashState", seat: int, chance: Chance) -> None:
    gain_free(state, seat, lessons(state, seat, seats_near(state, seat)), chance)


def teacher(state: "ClashState", seat: int) -> int:
    """From whom a seat has captured a city in its last action; each capture serves one card. Or NOBODY."""
    losers: list[int] = []
    for kind, amount in deeds.by(state, seat):
        if kind == deeds.ACTED:
            losers.clear()
        elif kind == deeds.CAPTURED and amount < state.seats:
            losers.append(amount)
        elif kind == deeds.PLAYED and amount == TEACH_US and losers:
            losers.pop()
    return losers[-1] if losers else NOBODY


def begin_teach_us(state: "ClashState", seat: int, chance: Chance) -> None:
    gain_free(state, seat, taught(state, seat), chance)


def taught(state: "ClashState", seat: int) -> int:
    """The advances that a seat may learn from who has just lost a city, as a set."""
    loser = teacher(state, seat)
    return lessons(state, seat, [loser]) if loser != NOBODY else 0


class TradeLessons(SeatFrame["ClashState"]):
    """With which player advances are exchanged."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return NAME.each(seats_near(state, seat))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        other = NAME.argument(action)
        # The one who is named chooses after the one who names, and of what that one had before.
        theirs = state.nations[seat].advances
        mine = state.nations[other].advances
        state.replace(Lesson(other, theirs))
        state.push(Lesson(seat, mine))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.trade_lessons")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("cards")


class Lesson(Frame["ClashState"]):
    """A seat gains one advance of a set, if it may have any."""

    def __init__(self, seat: int, allowed: int) -> None:
        super().__init__()
        self.seat = seat
        self.allowed = allowed

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        gain_free(state, self.seat, self.allowed, chance)


class BuyLesson(SeatFrame["ClashState"]):
    """Which advance is bought without the event track: of one category, if there was one before."""

    def __init__(self, seat: int, allowed: int, left: int, ideas: int) -> None:
        super().__init__(seat)
        self.allowed = allowed
        self.left = left
        """Advances still to be bought."""
        self.ideas = ideas
        """What comes afterwards."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        can = rules.affordable(state, seat) & self.allowed
        return [ADVANCE.of(each) for each in range(ADVANCE.size) if can >> each & 1] or [SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            state.nations[seat].gain(IDEAS, self.ideas)
            return
        each = ADVANCE.argument(action)
        category = ALL_OF_CATEGORY[rules.category_of(each)]
        state.push(BuyNext(seat, category, self.left - 1, self.ideas))
        advance.begin_buying(state, seat, each, by_track=False)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.buy_lesson")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if ADVANCE.covers(action):
            each = ADVANCE.argument(action)
            reason = rules.why_not_buy(state, seat, each)
            if reason is OK:
                return Reason(Message("clash.reason.not_this_category"), "advance")
            return reason
        return not_now("cards")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        owned = state.nations[seat].advances
        return [ADVANCE.of(each) for each in range(ADVANCE.size) if self.allowed & ~owned >> each & 1]

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.advance_bill(state, seat, ADVANCE.argument(action)) if ADVANCE.covers(action) else []


class BuyNext(Frame["ClashState"]):
    """The next advance of the same category, or the ideas that come in the end."""

    def __init__(self, seat: int, category: int, left: int, ideas: int) -> None:
        super().__init__()
        self.seat = seat
        self.category = category
        self.left = left
        self.ideas = ideas

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if self.left and rules.affordable(state, self.seat) & self.category:
            state.spent = 0
            state.ask(BuyLesson(self.seat, self.category, self.left, self.ideas), chance)
        else:
            state.nations[self.seat].gain(IDEAS, self.ideas)


def begin_synergies(state: "ClashState", seat: int, chance: Chance) -> None:
    state.ask(BuyLesson(seat, synergetic(state, seat), 2, 0), chance)


def synergetic(state: "ClashState", seat: int) -> int:
    """The advances after which another of their category can be gained."""
    nation = state.nations[seat]
    found = 0
    for category in range(len(CATEGORIES)):
        every = ALL_OF_CATEGORY[category]
        if (every & ~nation.advances).bit_count() >= 2:
            found |= every
    return found


def begin_new_ideas(state: "ClashState", seat: int, chance: Chance) -> None:
    state.ask(BuyLesson(seat, ANY, 1, 2), chance)
