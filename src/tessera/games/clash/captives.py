"""Captives: units of enemies at the court of who has beaten them. Their owners' supplies stay short of them.

Who may use them for tokens uses them by themselves where tokens are lacking, and is asked otherwise. They
are given up in one order, that of the row: first those of the Barbarians, then infantry before the others.
"""

from typing import TYPE_CHECKING, Final

from tessera.games.clash import court, wild
from tessera.games.clash.catalog import BARBARIANS, UNIT_COUNT, UNITS
from tessera.games.clash.nation import RESERVE_BITS, Nation
from tessera.games.clash.notation import SEAT_NAMES
from tessera.games.clash.peoples import gift

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

SACRIFICE: Final[int] = gift("human_sacrifice")
MOST_CAPTIVES: Final = 4
CAPTIVES: Final[int] = court.row(
    "captives",
    tuple([f"{owner}_{unit}" for owner in ("barbarian", *SEAT_NAMES) for unit in UNITS]),
)
"""Each as `captive` numbers it, sorted."""


def captive(owner: int, kind: int) -> int:
    """The number of a captive; the Barbarians' come first."""
    return (0 if owner == BARBARIANS else owner + 1) * UNIT_COUNT + kind


def whose(held: int) -> tuple[int, int]:
    """The owner and the kind of a captive."""
    place, kind = divmod(held, UNIT_COUNT)
    return (BARBARIANS if place == 0 else place - 1), kind


def number(nation: Nation) -> int:
    return len(court.row_of(nation, CAPTIVES)) if nation.court is not None else 0


def room(nation: Nation) -> int:
    """How many more a nation can hold."""
    return MOST_CAPTIVES - number(nation)


def for_tokens(nation: Nation) -> int:
    """How many captives a nation can spend as tokens."""
    if nation.court is None or not nation.powers >> SACRIFICE & 1:
        return 0
    return number(nation)


def units_held(state: "ClashState", owner: int) -> list[int]:
    """How many units of each kind of an owner are captives anywhere."""
    found = [0] * UNIT_COUNT
    for nation in state.nations:
        if nation.court is not None:
            for held in court.row_of(nation, CAPTIVES):
                if whose(held)[0] == owner:
                    found[whose(held)[1]] += 1
    return found


def bind(state: "ClashState", seat: int, owner: int, kind: int) -> None:
    """A unit of an owner's supply becomes a captive."""
    if owner == BARBARIANS:
        state.wild_reserve -= 1 << RESERVE_BITS * kind
    else:
        state.nations[owner].take_unit(kind)
    nation = state.nations[seat]
    held = tuple(sorted((*court.row_of(nation, CAPTIVES), captive(owner, kind))))
    court.put_row(nation, CAPTIVES, held)
    if state.sink is not None:
        state.tell("bound", seat=seat, owner=owner, unit=kind)


def units_left(state: "ClashState", owner: int, kind: int) -> int:
    """Of a kind in an owner's supply."""
    return wild.units_left(state, kind) if owner == BARBARIANS else state.nations[owner].units_left(kind)


def release(state: "ClashState", seat: int, amount: int) -> None:
    """So many captives go back to the supplies of their owners."""
    nation = state.nations[seat]
    held = court.row_of(nation, CAPTIVES)
    for each in held[:amount]:
        owner, kind = whose(each)
        if owner == BARBARIANS:
            wild.return_unit(state, kind)
        else:
            state.nations[owner].return_unit(kind)
    court.put_row(nation, CAPTIVES, held[amount:])
    if state.sink is not None and amount:
        state.tell("released", seat=seat, amount=amount)
