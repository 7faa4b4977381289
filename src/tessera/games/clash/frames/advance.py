"""Gaining an advance: the marker, the token of its frame, what it brings, and the event that may follow."""

from typing import TYPE_CHECKING

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, court, once, payment
from tessera.games.clash.catalog import (
    ADVANCE_PRICE,
    ADVANCE_TOKEN,
    CULTURE,
    DOGMA,
    ENGINEERING,
    FREE_EDUCATION,
    GOLD,
    IDEAS,
    MONUMENTS,
    MOOD,
    NOBODY,
    ONE_IDEA,
    ONE_MOOD,
    PESTILENCE,
    PHILOSOPHY,
    SANITATION,
    TRACK,
    WRITING,
)
from tessera.games.clash.frames import cards, events, moments, pay, portents
from tessera.games.clash.notation import ADVANCE, SKIP_ACTION, USE_ACTION
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import modifier
from tessera.games.clash.rules import advances as rules
from tessera.games.clash.rules.advances import SCIENCE, category_of, why_not_gain
from tessera.games.clash.settings import PLAGUE, has_plague

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def begin_buying(state: "ClashState", seat: int, advance: int, by_track: bool = True) -> None:
    """An advance is bought: paid for, unless it is free, and gained. `by_track`: see `gain`."""
    state.push(Buy(seat, advance, by_track))
    if rules.is_free(state, seat, advance):
        if category_of(advance) == SCIENCE:
            state.used |= once.PRIESTHOOD
    else:
        price = rules.price(state, seat, advance)
        if price < ADVANCE_PRICE:
            court.use(state.nations[seat], modifier(state, seat, modifiers.ADVANCE_SPARED, advance))
        pay.begin_studying(state, seat, price)


class Buy(Frame["ClashState"]):
    """An advance is paid for: it is gained. Whoever has spent ideas or gold may be educated for free."""

    def __init__(self, seat: int, advance: int, by_track: bool) -> None:
        super().__init__()
        self.seat = seat
        self.advance = advance
        self.by_track = by_track

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        nation = state.nations[self.seat]
        educates = (
            nation.has(FREE_EDUCATION)
            and self.advance != FREE_EDUCATION
            and purse.amount(state.spent, IDEAS) + purse.amount(state.spent, GOLD) > 0
        )
        gain(state, self.seat, self.advance, self.by_track)
        if educates and nation.amount(IDEAS):
            state.push(FreeEducation(self.seat))


class FreeEducation(SeatFrame["ClashState"]):
    """Whether one more idea is spent for a mood token."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == USE_ACTION:
            payment.spend(state, seat, ONE_IDEA)
            state.nations[seat].stock += ONE_MOOD

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.free_education")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("advance")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.stock_bill(ONE_IDEA) if action == USE_ACTION else []


def gain(state: "ClashState", seat: int, advance: int, by_track: bool) -> None:
    """A nation has one more advance. `by_track`: with a marker of its event track, if one is left there;
    then an event follows an empty track. Else with one of its supply."""
    nation = state.nations[seat]
    had = nation.powers
    nation.learn(advance)
    token = ADVANCE_TOKEN[advance]
    nation.stock += token
    if state.sink is not None:
        state.tell("advanced", seat=seat, advance=advance)
        for power in cells_of(nation.powers & ~had):
            state.tell("empowered", seat=seat, power=power)
        for kind in (MOOD, CULTURE):
            if purse.amount(token, kind):
                state.tell("gained", seat=seat, goods=kind, amount=1)
    if advance == DOGMA:
        nation.trim()
    if advance == SANITATION and has_plague(state) and all(each.owns(SANITATION) for each in state.nations):
        state.lasting = tuple([effect for effect in state.lasting if effect[0] != PLAGUE])
        state.event_discards = (*state.event_discards, PESTILENCE)
    if by_track and portents.takes_marker(state, seat, advance):
        by_track = False
    if by_track and nation.track:
        nation.track -= 1
        if not nation.track:
            state.push(Emptied(seat))
    state.push(moments.Moment(moments.GAINED, seat, advance))


class Emptied(Frame["ClashState"]):
    """The event track is empty: an event comes, and then the track is filled again."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.replace(Refill(self.seat))
        if state.nations[self.seat].people == NOBODY:
            events.begin(state, self.seat, chance)
        else:
            state.push(Draw(self.seat))
            moments.fire(state, moments.EVENT_COMES, self.seat, 0)


class Draw(Frame["ClashState"]):
    """An event is drawn, after what gifts bring for it."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        events.begin(state, self.seat, chance)


class Refill(Frame["ClashState"]):
    """Three markers are put on the event track."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        state.nations[self.seat].track = TRACK


class FreeAdvance(SeatFrame["ClashState"]):
    """Which advance is gained without a price, of those in a set."""

    def __init__(self, seat: int, allowed: int, by_track: bool, may_skip: bool) -> None:
        super().__init__(seat)
        self.allowed = allowed
        self.by_track = by_track
        self.may_skip = may_skip

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        open_now = rules.gainable(state.nations[seat]) & self.allowed
        listed = [ADVANCE.of(advance) for advance in range(ADVANCE.size) if open_now >> advance & 1]
        return [*listed, SKIP_ACTION] if self.may_skip or not listed else listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            gain(state, seat, ADVANCE.argument(action), self.by_track)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.free_advance")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        owned = state.nations[seat].advances
        return [
            ADVANCE.of(advance)
            for advance in range(ADVANCE.size)
            if self.allowed >> advance & 1 and not owned >> advance & 1
        ]

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if not ADVANCE.covers(action):
            return not_now("advance")
        advance = ADVANCE.argument(action)
        if not self.allowed >> advance & 1:
            return Reason(Message("clash.reason.not_this_category"), "advance")
        return why_not_gain(state.nations[seat], advance)


# What advances bring when they are gained


def _draw_wonder(state: "ClashState", seat: int, advance: int, chance: Chance) -> None:
    if advance in (ENGINEERING, MONUMENTS):
        cards.draw_wonder(state, seat, chance)


def _draw_cards(state: "ClashState", seat: int, advance: int, chance: Chance) -> None:
    if advance == WRITING:
        cards.draw_action(state, seat, chance)
        cards.draw_objective(state, seat, chance)


def _think(state: "ClashState", seat: int, advance: int, chance: Chance) -> None:
    nation = state.nations[seat]
    if advance == PHILOSOPHY or (category_of(advance) == SCIENCE and nation.has(PHILOSOPHY)):
        nation.gain(IDEAS, 1)


moments.hang(moments.GAINED, _draw_wonder)
moments.hang(moments.GAINED, _draw_cards)
moments.hang(moments.GAINED, _think)
