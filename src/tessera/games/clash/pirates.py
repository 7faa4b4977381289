"""Pirates: ships that belong to nobody, and the sea that they make unsafe.

Who has the Pirate Alliance is their friend: it need not fight them, and where a unit of it is with them they
are its ships. They stay an owner of their own on the board; what they do for a friend is asked here.
"""

from typing import TYPE_CHECKING, Final

from tessera.games.clash import court
from tessera.games.clash.catalog import NOBODY, PIRATES, SHIP
from tessera.games.clash.owning import has_gift
from tessera.games.clash.peoples import gift
from tessera.games.clash.units import ONE, count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

PIRATE_SHIPS: Final = 4
PIRATE_ALLIES: Final[int] = gift("pirate_allies")
BETRAYED: Final[int] = court.cells("betrayed")
"""Where a friend of the pirates fights them now."""
ROWED: Final[int] = court.row("rowed")
"""For each ship of the pirates that has moved in this action the cell on which it lies, or that has fought in
this turn, and then `HAS_FOUGHT` besides."""
HAS_FOUGHT: Final = 256


# Friends


def is_friend(state: "ClashState", owner: int) -> bool:
    """Whether an owner need not fight pirates."""
    return owner < state.seats and has_gift(state, owner, PIRATE_ALLIES)


def with_pirates(state: "ClashState", owner: int, cell: int) -> int:
    """How many ships of pirates on a cell a friend of theirs may use, if it has a unit there; others none."""
    stood = state.units[PIRATES]
    if not stood or not stood[cell] or not is_friend(state, owner):
        return 0
    if court.of(state.nations[owner], BETRAYED) >> cell & 1:
        return 0
    return count(stood[cell], SHIP)


def friend_at(state: "ClashState", cell: int) -> int:
    """Whose ships the pirates on a cell are, since a unit of it is with them, or NOBODY."""
    for seat in range(state.seats):
        if state.units[seat][cell] and with_pirates(state, seat, cell):
            return seat
    return NOBODY


def allies(state: "ClashState", owner: int, cell: int) -> int:
    """How many ships of pirates on a cell are an owner's now."""
    return with_pirates(state, owner, cell) if state.units[owner][cell] else 0


def rowers(state: "ClashState", owner: int, cell: int) -> int:
    """How many of them can still move in this action."""
    found = allies(state, owner, cell)
    if not found:
        return 0
    return max(0, found - sum(1 for each in court.row_of(state.nations[owner], ROWED) if each & 255 == cell))


def lose_ally(state: "ClashState", owner: int, cell: int) -> bool:
    """A ship of the pirates is lost in the stead of one of its friend's; whether there was one."""
    if not state.units[PIRATES] or not allies(state, owner, cell):
        return False
    remove_ship(state, cell)
    return True


def row(state: "ClashState", owner: int, cell: int, goal: int, ships: int) -> None:
    """Ships of the pirates go along with their friend's units."""
    if not ships:
        return
    state.units[PIRATES][cell] -= ships * ONE[SHIP]
    state.units[PIRATES][goal] += ships * ONE[SHIP]
    nation = state.nations[owner]
    court.put_row(nation, ROWED, (*court.row_of(nation, ROWED), *([goal] * ships)))


def tire(state: "ClashState", owner: int, cell: int) -> None:
    """Pirates that have fought beside a friend whose turn it is move no more in it."""
    if state.units[PIRATES] and (ships := allies(state, owner, cell)):
        nation = state.nations[owner]
        others = tuple([each for each in court.row_of(nation, ROWED) if each & 255 != cell])
        court.put_row(nation, ROWED, (*others, *([cell | HAS_FOUGHT] * ships)))


def withdraw(state: "ClashState", owner: int, cell: int, goal: int) -> None:
    """Pirates retreat with their friend, whose units have just gone from a cell to another."""
    if cell == goal or not state.units[PIRATES] or not with_pirates(state, owner, cell):
        return
    state.units[PIRATES][goal] += state.units[PIRATES][cell]
    state.units[PIRATES][cell] = 0
    nation = state.nations[owner]
    moved = [goal | each & HAS_FOUGHT if each & 255 == cell else each for each in court.row_of(nation, ROWED)]
    court.put_row(nation, ROWED, tuple(moved))


def end_action(state: "ClashState", owner: int) -> None:
    """Pirates that have moved can move again, but for those that have fought."""
    nation = state.nations[owner]
    rowed = court.row_of(nation, ROWED)
    if rowed:
        court.put_row(nation, ROWED, tuple([each for each in rowed if each & HAS_FOUGHT]))


def betray(state: "ClashState", owner: int, cell: int) -> None:
    """A friend begins a battle against pirates."""
    court.put(state.nations[owner], BETRAYED, 1 << cell)


def make_peace(state: "ClashState", owner: int) -> None:
    """The battle is over."""
    if court.of(state.nations[owner], BETRAYED):
        court.put(state.nations[owner], BETRAYED, 0)


# The sea that they make unsafe


def lairs(state: "ClashState") -> int:
    """The cells on which pirates lie that serve nobody, as a set."""
    found = 0
    for cell, units in enumerate(state.units[PIRATES]):
        if units and friend_at(state, cell) == NOBODY:
            found |= 1 << cell
    return found


def all_serve(state: "ClashState") -> bool:
    """Whether all ships of the pirates are a friend's."""
    return not ships_left(state) and not lairs(state)


def around(state: "ClashState", cells: int) -> int:
    """Some cells and those beside them, as a set."""
    near = state.map.layout.near
    found = cells
    for cell in range(state.map.layout.size):
        if cells >> cell & 1:
            found |= near[cell]
    return found


def zone(state: "ClashState") -> int:
    """The sea on which pirates let nobody collect or trade: where they lie, and beside it."""
    cells = lairs(state)
    return around(state, cells) & state.map.sea if cells else 0


def ships_left(state: "ClashState") -> int:
    """How many are not on the board."""
    return PIRATE_SHIPS - sum([count(units, SHIP) for units in state.units[PIRATES]])


def place_ship(state: "ClashState", cell: int) -> None:
    state.units[PIRATES][cell] += ONE[SHIP]


def remove_ship(state: "ClashState", cell: int) -> None:
    state.units[PIRATES][cell] -= ONE[SHIP]
