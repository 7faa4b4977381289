"""The status phase: objectives, a free advance, cards, a small city, the government, the first player."""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash.catalog import (
    ALL_OF_CATEGORY,
    CULTURE,
    FIRST_GOVERNMENT,
    FIRST_GOVERNMENT_ADVANCE,
    GOLD,
    GOVERNMENT_NEEDS,
    GOVERNMENTS,
    LIGHTHOUSE,
    MOOD,
    NOBODY,
    OF_CATEGORY,
)
from tessera.games.clash.city import size_of
from tessera.games.clash.frames import advance, capture, cards, objectives
from tessera.games.clash.names import advance_name
from tessera.games.clash.notation import ADVANCE, GOVERN, NAME, RAZE, SKIP_ACTION
from tessera.games.clash.rules.advances import gainable, government_of, top_of
from tessera.games.clash.rules.cities import holds
from tessera.games.clash.settings import SHORT, last_age

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

OBJECTIVES: Final = 0
FREE_ADVANCE: Final = 1
SECOND_ADVANCE: Final = 2
DRAW: Final = 3
RAZE_CITY: Final = 4
GOVERNMENT: Final = 5
FIRST_PLAYER: Final = 6
STEPS: Final = ("objectives", "advance", "advance", "cards", "raze", "government", "first")
ANY_ADVANCE: Final = (1 << 48) - 1


def begin(state: "ClashState", chance: Chance) -> None:
    """Three rounds are over."""
    ending = ""
    if any(not nation.cities for nation in state.nations):
        ending = "no_city"
    elif state.age == last_age(state):
        ending = "ages"
    if state.sink is not None:
        state.tell("status", age=state.age)
    state.push(Status(OBJECTIVES, 0, ending))


def begin_last(state: "ClashState", ending: str) -> None:
    """The game ends now: only objectives are looked at."""
    state.push(Status(OBJECTIVES, 0, ending))


class Status(Frame["ClashState"]):
    """A step of the phase, and how many seats have done it."""

    def __init__(self, step: int, done: int, ending: str) -> None:
        super().__init__()
        self.step = step
        self.done = done
        self.ending = ending

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        board["status"] = STEPS[self.step]

    def run(self, state: "ClashState", chance: Chance) -> None:
        if state.deeds and objectives.begin_claims(state):
            return
        if self.done == state.seats:
            if self.step == OBJECTIVES and self.ending:
                state.end(self.ending)
                return
            state.replace(Status(self.step + 1, 0, self.ending))
            return
        seat = (state.first + self.done) % state.seats
        if self.step == FIRST_PLAYER:
            state.finish()
            state.ask(NameFirst(decider(state)), chance)
            return
        state.replace(Status(self.step, self.done + 1, self.ending))
        nation = state.nations[seat]
        if self.step == OBJECTIVES and nation.objectives:
            state.push(objectives.ClaimAll(seat, ()))
        elif self.step in (FREE_ADVANCE, SECOND_ADVANCE):
            if self.step == SECOND_ADVANCE and not state.settings & SHORT:
                return
            if gainable(nation):
                by_track = self.step == FREE_ADVANCE
                state.ask(advance.FreeAdvance(seat, ANY_ADVANCE, by_track, may_skip=False), chance)
        elif self.step == DRAW:
            cards.draw_action(state, seat, chance)
            cards.draw_objective(state, seat, chance)
        elif self.step == RAZE_CITY:
            frame = Raze(seat)
            if len(frame.actions(state, seat)) > 1:
                state.push(frame)
        elif self.step == GOVERNMENT and other_governments(state, seat):
            state.push(ChangeGovernment(seat))


class Raze(SeatFrame["ClashState"]):
    """Whether a city of size one is given up for gold."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        small = [
            RAZE.first + label[cell]
            for cell in cells_of(state.nations[seat].cities)
            if size_of(state.cities[cell]) == 1
        ]
        return [SKIP_ACTION, *small]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        cell = state.map.layout.cell[RAZE.argument(action)]
        capture.destroy(state, cell)
        state.nations[seat].gain(GOLD, 1)
        if state.sink is not None:
            state.tell("razed", seat=seat, cell=state.map.layout.label[cell])

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.raze")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if RAZE.covers(action):
            return Reason(Message("clash.reason.not_small"), "status")
        return not_now("status")


def other_governments(state: "ClashState", seat: int) -> list[int]:
    """The governments to which a seat may change, by their numbers."""
    nation = state.nations[seat]
    now = government_of(nation)
    if now == NOBODY:
        return []
    return [
        number
        for number in range(GOVERNMENTS)
        if number != now - FIRST_GOVERNMENT and nation.owns(GOVERNMENT_NEEDS[FIRST_GOVERNMENT + number])
    ]


class ChangeGovernment(SeatFrame["ClashState"]):
    """To which government all markers move, unless the old one may stay."""

    def __init__(self, seat: int, may_stay: bool = True) -> None:
        super().__init__(seat)
        self.may_stay = may_stay

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        others = GOVERN.each(other_governments(state, seat))
        return [SKIP_ACTION, *others] if self.may_stay else others

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            govern(state, seat, FIRST_GOVERNMENT + GOVERN.argument(action), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.government")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if GOVERN.covers(action):
            category = FIRST_GOVERNMENT + GOVERN.argument(action)
            if category == government_of(state.nations[seat]):
                return Reason(Message("clash.reason.same_government"), "government")
            needed = advance_name(GOVERNMENT_NEEDS[category])
            return Reason(Message("clash.reason.needs_advance", advance=needed), "government")
        return not_now("status")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        return GOVERN.each(list(range(GOVERNMENTS)))


def govern(state: "ClashState", seat: int, category: int, chance: Chance) -> None:
    """The markers of the old government move to a new one: its top first, the others as the seat likes."""
    nation = state.nations[seat]
    old = government_of(nation)
    markers = (nation.advances & ALL_OF_CATEGORY[old]).bit_count()
    nation.unlearn(ALL_OF_CATEGORY[old])
    nation.learn(top_of(category))
    nation.trim()
    if state.sink is not None:
        state.tell("governed", seat=seat, category=category)
    next_marker(state, seat, category, markers - 1, chance)


def next_marker(state: "ClashState", seat: int, category: int, left: int, chance: Chance) -> None:
    if left:
        state.ask(MoveMarker(seat, category, left, FIRST_GOVERNMENT_ADVANCE), chance)


class MoveMarker(SeatFrame["ClashState"]):
    """Which advance of the new government is marked next; they come in one order."""

    def __init__(self, seat: int, category: int, left: int, last: int) -> None:
        super().__init__(seat)
        self.category = category
        self.left = left
        self.last = last

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        owned = state.nations[seat].advances
        first = top_of(self.category)
        free = [each for each in range(first, first + OF_CATEGORY) if not owned >> each & 1]
        free = [each for each in free if each >= self.last]
        return ADVANCE.each(free[: len(free) - self.left + 1])

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        each = ADVANCE.argument(action)
        state.nations[seat].learn(each)
        state.nations[seat].trim()
        if self.left > 1:
            state.ask(MoveMarker(seat, self.category, self.left - 1, each + 1), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.marker", left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("status")


def decider(state: "ClashState") -> int:
    """Who names the next first player: who holds the Lighthouse, else who has the most tokens; of several
    the first player, or the next of them in the order of the turns."""
    for seat in range(state.seats):
        if holds(state, seat, LIGHTHOUSE):
            return seat
    tokens = [nation.amount(MOOD) + nation.amount(CULTURE) for nation in state.nations]
    most = max(tokens)
    order = [(state.first + place) % state.seats for place in range(state.seats)]
    return next(seat for seat in order if tokens[seat] == most)


class NameFirst(SeatFrame["ClashState"]):
    """Who is the first player of the next age."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return NAME.each(list(range(state.seats)))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        state.first = NAME.argument(action)
        state.age += 1
        state.round = 0
        state.step = state.seats
        if state.sink is not None:
            state.tell("first", seat=state.first)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.first")

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        board["status"] = STEPS[FIRST_PLAYER]

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("status")
