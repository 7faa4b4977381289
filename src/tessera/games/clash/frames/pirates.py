"""Pirates: where they appear, whom they raid, and what it brings to sink them."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import pirates
from tessera.games.clash.catalog import GOLD, GOODS, NOBODY, ONE_OF, PIRATES, SHIP
from tessera.games.clash.frames import construct, fates
from tessera.games.clash.notation import FROM, PLACE, SPEND
from tessera.games.clash.units import count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

APPEARING = 2
"""Ships that come with each symbol."""


def begin(state: "ClashState", seat: int, chance: Chance) -> None:
    """Two ships appear, and then they raid; nothing happens where all of them serve one seat."""
    if pirates.all_serve(state):
        return
    state.push(Raids(seat, 0))
    state.push(Appear(seat, APPEARING, NOBODY))


def open_sea(state: "ClashState") -> int:
    """The sea without ships of players, as a set."""
    cells = state.map.sea
    for other in range(state.seats):
        for cell in cells_of(cells):
            if state.units[other][cell]:
                cells &= ~(1 << cell)
    return cells


def haunts(state: "ClashState", seat: int, is_first: bool) -> int:
    """Where the next ship may appear, as a set: the first one beside a city of the seat, if it can be."""
    cells = open_sea(state)
    near = cells & pirates.around(state, state.nations[seat].cities)
    return near if is_first and near else cells


class Appear(Frame["ClashState"]):
    """So many ships are still to appear. `placed` is where the last one came to, or NOBODY."""

    def __init__(self, seat: int, left: int, placed: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.placed = placed

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if not self.left or not haunts(state, self.seat, self.placed == NOBODY):
            return
        take = TakePirates(self.seat, self.placed)
        if not pirates.ships_left(state) and not take.actions(state, self.seat):
            return  # those that are left serve somebody
        state.push(Berth(self.seat, self.left, self.placed))
        if not pirates.ships_left(state):
            state.ask(take, chance)


class Berth(Frame["ClashState"]):
    """There is a ship to appear."""

    def __init__(self, seat: int, left: int, placed: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.placed = placed

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        state.ask(PlacePirates(self.seat, self.left, self.placed), chance)


class TakePirates(SeatFrame["ClashState"]):
    """All ships are on the board: which one comes from elsewhere. One that has just come stays."""

    def __init__(self, seat: int, placed: int) -> None:
        super().__init__(seat)
        self.placed = placed

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [
            FROM.first + label[cell]
            for cell, units in enumerate(state.units[PIRATES])
            if count(units, SHIP) > (1 if cell == self.placed else 0) and pirates.friend_at(state, cell) < 0
        ]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        pirates.remove_ship(state, state.map.layout.cell[FROM.argument(action)])

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.pirates_from")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("pirates")


class PlacePirates(SeatFrame["ClashState"]):
    """Where the next ship of the pirates appears."""

    def __init__(self, seat: int, left: int, placed: int) -> None:
        super().__init__(seat)
        self.left = left
        self.placed = placed

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [PLACE.first + label[cell] for cell in cells_of(haunts(state, seat, self.placed == NOBODY))]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        cell = state.map.layout.cell[PLACE.argument(action)]
        state.finish()
        state.push(Appear(seat, self.left - 1, cell))
        pirates.place_ship(state, cell)
        if state.sink is not None:
            state.tell("pirates_appeared", cell=state.map.layout.label[cell])

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.pirates", left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PLACE.covers(action):
            return Reason(Message("clash.reason.not_for_pirates"), "pirates")
        return not_now("pirates")


# Raids


class Raids(Frame["ClashState"]):
    """One seat after another is raided, from the one that drew the symbol on."""

    def __init__(self, seat: int, done: int) -> None:
        super().__init__()
        self.seat = seat
        self.done = done

    def run(self, state: "ClashState", chance: Chance) -> None:
        if self.done == state.seats:
            state.finish()
            return
        each = (self.seat + self.done) % state.seats
        state.replace(Raids(self.seat, self.done + 1))
        cities = threatened(state, each)
        if not cities:
            return
        if booty(state, each):
            state.ask(Raid(each), chance)
        else:
            fates.begin_lowering(state, each, cities, 1, fates.ONE_STEP, chance)


def threatened(state: "ClashState", seat: int) -> int:
    """The cities of a seat beside pirates, as a set."""
    return state.nations[seat].cities & pirates.around(state, pirates.lairs(state))


def booty(state: "ClashState", seat: int) -> list[int]:
    """What a seat can lose to pirates: any resource or token."""
    return [kind for kind in range(len(GOODS)) if state.nations[seat].amount(kind)]


class Raid(SeatFrame["ClashState"]):
    """What is lost to pirates."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return SPEND.each(booty(state, seat))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        kind = SPEND.argument(action)
        state.nations[seat].stock -= ONE_OF[kind]
        if state.sink is not None:
            state.tell("raided", seat=seat, goods=kind)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.raid")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("pirates")


# Sinking them


def reward(state: "ClashState", seat: int, sunk: int) -> None:
    """For each ship that was sunk a seat gains a gold, and a token as it likes."""
    for _ in range(sunk):
        state.push(construct.ChooseToken(seat))
    gained = state.nations[seat].gain(GOLD, sunk)
    if state.sink is not None and gained:
        state.tell("gained", seat=seat, goods=GOLD, amount=gained)
