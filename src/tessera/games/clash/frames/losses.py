"""Losses: units that a battle takes, and those that nothing carries or guards any more."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import marks, wild
from tessera.games.clash.catalog import ABOARD, BARBARIANS, SHIP
from tessera.games.clash.fight import CELL, FLAGS, Fight, fighters
from tessera.games.clash.notation import LOSE
from tessera.games.clash.units import LAND, ONE, count, kinds_in, total

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


class Losses(Frame["ClashState"]):
    """A side loses a unit for each hit, which ones it chooses."""

    def __init__(self, fight: Fight, side: int, hits: int) -> None:
        super().__init__()
        self.fight = fight
        self.side = side
        self.hits = hits

    def run(self, state: "ClashState", chance: Chance) -> None:
        owner, cell = self.fight[self.side], self.fight[CELL]
        left = self.hits
        while left:
            units = fighters(state, owner, cell, self.fight[FLAGS])
            kinds = kinds_in(units)
            if not kinds:
                break
            if len(kinds) > 1 and owner != BARBARIANS and total(units) > left:
                state.replace(Losses(self.fight, self.side, left - 1))
                state.push(Lose(owner, self.fight))
                return
            kill(state, owner, cell, kinds[0])
            left -= 1
        state.finish()


class Lose(SeatFrame["ClashState"]):
    """Which unit is lost."""

    def __init__(self, seat: int, fight: Fight) -> None:
        super().__init__(seat)
        self.fight = fight

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return LOSE.each(kinds_in(fighters(state, seat, self.fight[CELL], self.fight[FLAGS])))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        kill(state, seat, self.fight[CELL], LOSE.argument(action))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.lose")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")


def kill(state: "ClashState", owner: int, cell: int, kind: int) -> None:
    """A unit is gone from the board."""
    state.units[owner][cell] -= ONE[kind]
    if owner == BARBARIANS:
        wild.return_unit(state, kind)
    else:
        state.nations[owner].return_unit(kind)
        if owner == state.active:
            marks.clean(state.marks, cell, state.units[owner][cell])


# Those aboard, and settlers


def lose_rest(state: "ClashState", owner: int, cell: int) -> None:
    """All that fought is lost: settlers are without an army now, or land units without ships."""
    rest = state.units[owner][cell] & LAND
    for kind in kinds_in(rest):
        for _ in range(count(rest, kind)):
            kill(state, owner, cell, kind)


def is_overloaded(state: "ClashState", owner: int, cell: int) -> bool:
    """Whether there are more land units than the ships on a cell can carry."""
    units = state.units[owner][cell]
    return total(units & LAND) > count(units, SHIP) * ABOARD


class Drown(Frame["ClashState"]):
    """Ships were lost: who is too many aboard goes down with them, whom the owner chooses."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell

    def run(self, state: "ClashState", chance: Chance) -> None:
        if is_overloaded(state, self.seat, self.cell):
            state.ask(LoseAboard(self.seat, self.cell), chance)
        else:
            state.finish()

    def parts(self) -> dict[str, tuple[int, ...]]:
        return {"overloaded": (self.cell,)}


class LoseAboard(SeatFrame["ClashState"]):
    """Which land unit goes down."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return LOSE.each(kinds_in(state.units[seat][self.cell] & LAND))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        kill(state, seat, self.cell, LOSE.argument(action))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.lose")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")
