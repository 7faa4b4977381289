"""Losses: units that a battle takes, and those that nothing carries or guards any more."""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import court, marks, pirates, wild
from tessera.games.clash.aboard import room_aboard
from tessera.games.clash.catalog import BARBARIANS, LEADER, NOBODY, SHIP, UNIT_COUNT
from tessera.games.clash.fight import CELL, FLAGS, Fight, fighters, show
from tessera.games.clash.frames import moments
from tessera.games.clash.notation import LOSE
from tessera.games.clash.owning import has_gift
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers.modifiers import at
from tessera.games.clash.rules.leaders import fall
from tessera.games.clash.units import ARMY, LAND, ONE, army_size, count, kinds_in, total

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

RUNESTONES: Final[int] = gift("runestones")


class Losses(Frame["ClashState"]):
    """A side loses a unit for each hit, which ones it chooses."""

    def __init__(self, fight: Fight, side: int, hits: int) -> None:
        super().__init__()
        self.fight = fight
        self.side = side
        self.hits = hits

    def run(self, state: "ClashState", chance: Chance) -> None:
        owner, cell = self.fight[self.side], self.fight[CELL]
        units = fighters(state, owner, cell, self.fight[FLAGS])
        if self.hits and owner < BARBARIANS and len(kinds_in(units)) > 1 and total(units) > self.hits:
            state.replace(Losses(self.fight, self.side, self.hits - 1))
            state.push(Lose(owner, self.fight, self.side))
            return
        state.finish()
        lose_all(state, owner, cell, first_of(units, self.hits), self.fight[1 - self.side])

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show(state, self.fight, board)
        board["battle"]["losses"][self.side] = self.hits


def first_of(units: int, number: int) -> int:
    """So many units, kind by kind; all if there are fewer."""
    found = 0
    for kind in kinds_in(units):
        taken = min(number, count(units, kind))
        found += taken * ONE[kind]
        number -= taken
    return found


class Lose(SeatFrame["ClashState"]):
    """Which unit is lost."""

    def __init__(self, seat: int, fight: Fight, side: int) -> None:
        super().__init__(seat)
        self.fight = fight
        self.side = side

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return LOSE.each(kinds_in(fighters(state, seat, self.fight[CELL], self.fight[FLAGS])))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        lose_all(state, seat, self.fight[CELL], ONE[LOSE.argument(action)], self.fight[1 - self.side])

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        board["battle"]["losses"][self.side] += 1

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.lose")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")


def kill(state: "ClashState", owner: int, cell: int, kind: int, killer: int) -> None:
    """A unit is gone from the board. `killer`: who has destroyed it in a battle, or NOBODY."""
    if kind == SHIP and pirates.lose_ally(state, owner, cell):
        return
    state.units[owner][cell] -= ONE[kind]
    if owner == BARBARIANS:
        wild.return_unit(state, kind)
    elif owner < BARBARIANS:
        state.nations[owner].return_unit(kind)
        if owner == state.active:
            marks.clean(state.marks, cell, state.units[owner][cell])
        if kind == LEADER:
            fall(state, owner, killer)


def lose_all(state: "ClashState", owner: int, cell: int, units: int, killer: int = NOBODY) -> None:
    """Some units of an owner are lost together. `killer`: see `kill`."""
    if not units:
        return
    for kind in kinds_in(units):
        for _ in range(count(units, kind)):
            kill(state, owner, cell, kind, killer)
    if killer != NOBODY:
        mourn(state, owner, units)
        moments.fire(state, moments.UNITS_KILLED, killer, at(owner, units))
    if state.sink is not None:
        counts = tuple([count(units, kind) for kind in range(UNIT_COUNT)])
        state.tell("lost", owner=owner, cell=state.map.layout.label[cell], units=counts)


def mourn(state: "ClashState", owner: int, units: int) -> None:
    """Who carves runestones counts the army units that a battle takes."""
    if owner < BARBARIANS and units & ARMY and has_gift(state, owner, RUNESTONES):
        nation = state.nations[owner]
        court.put(nation, court.FALLEN, court.of(nation, court.FALLEN) + army_size(units))


# Those aboard, and settlers


def lose_rest(state: "ClashState", owner: int, cell: int, killer: int) -> None:
    """All that fought is lost: settlers are without an army now, or land units without ships."""
    lose_all(state, owner, cell, state.units[owner][cell] & LAND, killer)


def is_overloaded(state: "ClashState", owner: int, cell: int) -> bool:
    """Whether there are more land units than the ships on a cell can carry."""
    return room_aboard(state, owner, cell) < 0


class Drown(Frame["ClashState"]):
    """Ships were lost: who is too many aboard goes down with them, whom the owner chooses."""

    def __init__(self, seat: int, cell: int, killer: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell
        self.killer = killer
        """Who has sunk the ships in a battle, or NOBODY."""

    def run(self, state: "ClashState", chance: Chance) -> None:
        if is_overloaded(state, self.seat, self.cell):
            state.ask(LoseAboard(self.seat, self.cell, self.killer), chance)
        else:
            state.finish()

    def parts(self) -> dict[str, tuple[int, ...]]:
        return {"overloaded": (self.cell,)}


class LoseAboard(SeatFrame["ClashState"]):
    """Which land unit goes down."""

    def __init__(self, seat: int, cell: int, killer: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.killer = killer

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return LOSE.each(kinds_in(state.units[seat][self.cell] & LAND))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        lose_all(state, seat, self.cell, ONE[LOSE.argument(action)], self.killer)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.lose")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")
