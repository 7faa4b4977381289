"""A battle as a value: who fights whom, where, in which round, and what both sides have prepared."""

from typing import TYPE_CHECKING, Any, Final

from tessera.games.clash.catalog import FORTRESS
from tessera.games.clash.city import has_building, owner_of
from tessera.games.clash.layout import LABELS
from tessera.games.clash.units import ARMY, SHIPS

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

# What a battle remembers
AT_SEA: Final = 1
LANDED: Final = 2
"""The attackers came straight from ships."""
NO_WAY_BACK: Final = 4
"""They were recruited there, or are Barbarians."""
NO_EXTRA_DIE: Final = 8
NO_CANCEL: Final = 16
"""What the attackers' siege engines took from the fortress."""
CHEERED: Final = 32
"""The attackers have used the Great Arena; twice that, the defenders."""
WON_BY_DEFENDER: Final = 1
WON_BY_ATTACKER: Final = 2
NOBODY_WON: Final = 0

Fight = tuple[int, int, int, int, int, int, int, int, int, int]
"""Attacker, defender, cell, back, flags, round, bonus of each side, fighters of each side at the start."""
ATTACKER: Final = 0
DEFENDER: Final = 1
CELL: Final = 2
BACK: Final = 3
FLAGS: Final = 4
ROUND: Final = 5
BONUS: Final = 6
START: Final = 8


def fighters(state: "ClashState", owner: int, cell: int, flags: int) -> int:
    """The units of an owner that fight on a cell, packed."""
    return state.units[owner][cell] & (SHIPS if flags & AT_SEA else ARMY)


def has_fortress(state: "ClashState", cell: int, defender: int) -> bool:
    city = state.cities[cell]
    return owner_of(city) == defender and has_building(city, FORTRESS)


def changed(fight: Fight, place: int, value: int) -> Fight:
    values = list(fight)
    values[place] = value
    return (
        values[0],
        values[1],
        values[2],
        values[3],
        values[4],
        values[5],
        values[6],
        values[7],
        values[8],
        values[9],
    )


def battle_data(state: "ClashState", fight: Fight) -> dict[str, Any]:
    """What everybody sees of a battle."""
    return {
        "attacker": fight[ATTACKER],
        "defender": fight[DEFENDER],
        "cell": LABELS[state.map.layout.label[fight[CELL]]],
        "round": fight[ROUND],
        "laid": [False, False],
    }
