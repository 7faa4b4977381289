"""Deeds: what has happened in a turn that cards and objectives ask for, written down as it happens.

A deed is an int: its kind, the seat that did it, the cell, and what else is to be known. Most are forgotten
when the next turn begins, a few when the next round does.
"""

from typing import TYPE_CHECKING, Final

from tessera.games.clash import pirates
from tessera.games.clash.catalog import (
    ALL_OF_CATEGORY,
    BARBARIANS,
    CATEGORIES,
    CAVALRY,
    ELEPHANT,
    HALVES,
    LARGEST_CITY,
    LEADER,
    PIRATES,
    TRADE_ROUTES,
)
from tessera.games.clash.city import owner_of, size_of, wonders_of
from tessera.games.clash.fight import (
    AT_SEA,
    ATTACKER,
    CELL,
    DEFENDER,
    FLAGS,
    LANDED,
    START,
    WITH_LEADER,
    WON_BY_ATTACKER,
    WON_BY_DEFENDER,
    Fight,
    has_fortress,
)
from tessera.games.clash.rules.routes import partners, reach_of, tribes
from tessera.games.clash.units import ALL_OF

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

BATTLE: Final = 0
"""A battle has ended: who the enemy was, how many fought and fell, and some flags."""
CAPTURED: Final = 1
"""A city: the amount is who lost it."""
FOUNDED: Final = 2
RAISED: Final = 3
"""A wonder. It is remembered for the round."""
DRAFTED: Final = 4
"""Infantry was paid for with tokens, in one Recruit action."""
SCAVENGED: Final = 5
"""A settler or a ship was killed that could have traded."""
PLAYED: Final = 6
"""An action card with an effect, which is the amount."""
CLAIMED: Final = 7
"""An objective, which is the amount; in place of the cell stands how often it had been reached when its card
came to hand."""
DECLINED: Final = 8
"""A seat was asked what it claims, and claims no more."""
SETTLED_AFAR: Final = 9
"""The founder of a city was rewarded for it. It is remembered for the round."""
ACTED: Final = 10
"""A main action was begun, after other deeds."""
FELL: Final = 11
"""The mood of a city fell by an event."""
LATE: Final = 12
"""An objective came to hand, which is the amount: twice its card, and one more for its lower half. Instead of
the cell stands how often it had been reached before: that does not count for it."""

KIND_MASK: Final = 15
SEAT_SHIFT: Final = 4
CELL_SHIFT: Final = 8
AMOUNT_SHIFT: Final = 16
ALL_CELLS: Final = 255 << CELL_SHIFT

# What a battle is remembered by, in its amount
ENEMY_MASK: Final = 7
COUNT_MASK: Final = 31
OWN_SHIFT: Final = 3
ENEMIES_SHIFT: Final = 8
KILLED_SHIFT: Final = 13
WON: Final = 1 << 18
ATTACKED: Final = 1 << 19
BY_SEA: Final = 1 << 20
FROM_SHIPS: Final = 1 << 21
FOR_CITY: Final = 1 << 22
"""In a city of the defender."""
FORTIFIED: Final = 1 << 23
LEGENDARY: Final = 1 << 24
"""For a city of the largest size with a wonder."""
OUTCLASSED: Final = 1 << 25
"""Against an enemy with more advances of warfare."""
LED: Final = 1 << 26
"""By its leader."""
SLEW_LEADER: Final = 1 << 27
"""The leader of the enemy fell."""
RODE: Final = 1 << 28
"""Cavalry or an elephant of its own survived."""
WARFARE: Final = ALL_OF_CATEGORY[CATEGORIES.index("warfare")]
MOUNTED: Final = ALL_OF[CAVALRY] | ALL_OF[ELEPHANT]


def deed_of(kind: int, seat: int, cell: int, amount: int = 0) -> int:
    return kind | seat << SEAT_SHIFT | cell << CELL_SHIFT | amount << AMOUNT_SHIFT


def note(state: "ClashState", kind: int, seat: int, cell: int, amount: int = 0) -> None:
    """A seat has done something."""
    state.deeds = (*state.deeds, deed_of(kind, seat, cell, amount))


def amounts(state: "ClashState", kind: int, seat: int) -> list[int]:
    """What is known of each deed of a kind that a seat has done."""
    return [
        deed >> AMOUNT_SHIFT
        for deed in state.deeds
        if deed & KIND_MASK == kind and deed >> SEAT_SHIFT & KIND_MASK == seat
    ]


def kinds(state: "ClashState", seat: int) -> int:
    """The kinds of the deeds that a seat has done, as a set."""
    found = 0
    for deed in state.deeds:
        if deed >> SEAT_SHIFT & KIND_MASK == seat:
            found |= 1 << (deed & KIND_MASK)
    return found


def by(state: "ClashState", seat: int) -> list[tuple[int, int]]:
    """The kinds of all deeds of a seat, and what is known of each, as they happened."""
    return [
        (deed & KIND_MASK, deed >> AMOUNT_SHIFT)
        for deed in state.deeds
        if deed >> SEAT_SHIFT & KIND_MASK == seat
    ]


def times(state: "ClashState", kind: int, seat: int, amount: int) -> int:
    """How often a seat has done just that."""
    return amounts(state, kind, seat).count(amount)


def cells(state: "ClashState", kind: int, seat: int) -> list[int]:
    """Where a seat has done something."""
    return [
        deed >> CELL_SHIFT & 255
        for deed in state.deeds
        if deed & KIND_MASK == kind and deed >> SEAT_SHIFT & KIND_MASK == seat
    ]


def missed(state: "ClashState", seat: int, card: int, half: int) -> int:
    """How often an objective of a seat had been reached when its card came to hand."""
    late = deed_of(LATE, seat, 0, card * HALVES + half)
    most = 0
    for deed in state.deeds:  # `max` of a list is slow: it was an eighth of a random game
        if deed & ~ALL_CELLS == late:
            most = max(most, deed - late >> CELL_SHIFT)
    return most


def claims(state: "ClashState", seat: int, objective: int) -> list[int]:
    """For each claim of an objective by a seat, how often it had been reached when that card came to hand."""
    claim = deed_of(CLAIMED, seat, 0, objective)
    return [deed - claim >> CELL_SHIFT for deed in state.deeds if deed & ~ALL_CELLS == claim]


def kept(deeds: tuple[int, ...]) -> tuple[int, ...]:
    """What is remembered when a turn is over: for the round."""
    return tuple([deed for deed in deeds if deed & KIND_MASK in (RAISED, SETTLED_AFAR)])


def seen_by(deeds: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Without those that tell which objectives others hold."""
    return tuple(
        [deed for deed in deeds if deed & KIND_MASK != LATE or deed >> SEAT_SHIFT & KIND_MASK == seat]
    )


def victories(state: "ClashState", seat: int) -> int:
    """Battles by land that a seat has won."""
    return sum(1 for known in amounts(state, BATTLE, seat) if known & WON and not known & BY_SEA)


def note_battle(state: "ClashState", fight: Fight, outcome: int, left: tuple[int, int]) -> None:
    """A battle has ended with so many fighters of each side."""
    cell = fight[CELL]
    city = state.cities[cell]
    flags = BY_SEA if fight[FLAGS] & AT_SEA else 0
    if owner_of(city) == fight[DEFENDER]:
        flags |= FOR_CITY
        if has_fortress(state, cell, fight[DEFENDER]):
            flags |= FORTIFIED
        if size_of(city) >= LARGEST_CITY and wonders_of(city):
            flags |= LEGENDARY
    for side in (ATTACKER, DEFENDER):
        seat, enemy = fight[side], fight[1 - side]
        if seat >= BARBARIANS:
            continue
        own = flags
        if outcome == (WON_BY_ATTACKER if side == ATTACKER else WON_BY_DEFENDER):
            own |= WON
        if side == ATTACKER:
            own |= ATTACKED | (FROM_SHIPS if fight[FLAGS] & LANDED else 0)
        if enemy < BARBARIANS and warfare(state, enemy) > warfare(state, seat):
            own |= OUTCLASSED
        if fight[FLAGS] & WITH_LEADER << side:
            own |= LED
        if fight[FLAGS] & WITH_LEADER << 1 - side and state.nations[enemy].units_left(LEADER):
            own |= SLEW_LEADER
        if state.units[seat][cell] & MOUNTED:
            own |= RODE
        killed = fight[START + 1 - side] - left[1 - side]
        known = own | enemy | fight[START + side] << OWN_SHIFT
        known |= fight[START + 1 - side] << ENEMIES_SHIFT | killed << KILLED_SHIFT
        note(state, BATTLE, seat, cell, known)


def warfare(state: "ClashState", seat: int) -> int:
    return (state.nations[seat].advances & WARFARE).bit_count()


def could_trade(state: "ClashState", owner: int, cell: int) -> bool:
    """Whether a settler or ship of an owner on a cell could have formed a trade route."""
    if owner >= BARBARIANS or not state.nations[owner].has(TRADE_ROUTES):
        return False
    reach = reach_of(state, cell, pirates.zone(state) if state.units[PIRATES] else 0)
    return any(reach >> city & 1 for city in [*partners(state, owner), *tribes(state, owner)])
