"""A battle as a value: who fights whom, where, in which round, and what both sides have prepared."""

from typing import TYPE_CHECKING, Any, Final

from tessera.games.clash import pirates, tally
from tessera.games.clash.catalog import FORTRESS, PIRATES, SHIP, UNITS
from tessera.games.clash.city import has_building, owner_of
from tessera.games.clash.layout import LABELS
from tessera.games.clash.units import ARMY, ONE, SHIPS, count, kinds_in

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
FORTRESS_POWERS: Final = ("die", "hit")
CHEERED: Final = 32
"""The attackers have used the Great Arena; twice that, the defenders."""
LED: Final = 128
"""A great warlord leads the attackers."""
WITH_LEADER: Final = 256
"""The attackers were led by their leader at the start; twice that, the defenders."""
WARDED: Final = 1024
"""The attackers' leader cancels a hit in this round; twice that, the defenders'."""
WARDED_ONCE: Final = 4096
"""The attackers' leader has cancelled a hit, and can do so once in a battle; twice that, the defenders'."""
NO_TACTICS: Final = 16384
"""The defenders lay no tactics in the first round."""
PLEDGED: Final = 65536
"""The attackers have paid for the first of `generals.PLEDGES`; twice that, the defenders; then the others."""
CUNNING: Final = 1 << 24
"""The attackers' strategist ignores what their card does in this round; twice that, the defenders'."""
VALOUR_ASKED: Final = 1 << 26
"""It was asked what is paid for immortals in this round."""
VALOUR_SHIFT: Final = 27
VALOUR_BITS: Final = 3
"""What immortals add to the roll of the attackers in this round; then that of the defenders."""
FIRED: Final = 1 << 33
"""The attackers have lit fireworks; twice that, the defenders."""
WON_BY_DEFENDER: Final = 1
WON_BY_ATTACKER: Final = 2
NOBODY_WON: Final = 0

Fight = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int]
"""Attacker, defender, cell, back, flags, round; then for each side the bonus of its weapons, its fighters at
the start, and its last roll: the dice and the lines of the sum, as `tally` packs them."""
ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = (ATTACKER, DEFENDER)
CELL: Final = 2
BACK: Final = 3
FLAGS: Final = 4
ROUND: Final = 5
BONUS: Final = 6
START: Final = 8
DICE: Final = 10
LINES: Final = 12


def fighters(state: "ClashState", owner: int, cell: int, flags: int) -> int:
    """The units of an owner that fight on a cell, packed."""
    units = state.units[owner][cell]
    if not flags & AT_SEA:
        return units & ARMY
    if owner < PIRATES and units and state.units[PIRATES]:
        return (units & SHIPS) + pirates.allies(state, owner, cell) * ONE[SHIP]
    return units & SHIPS


def fighters_of(state: "ClashState", fight: Fight, side: int) -> int:
    return fighters(state, fight[side], fight[CELL], fight[FLAGS])


def has_fortress(state: "ClashState", cell: int, defender: int) -> bool:
    city = state.cities[cell]
    return owner_of(city) == defender and has_building(city, FORTRESS)


def changed(fight: Fight, place: int, value: int) -> Fight:
    values = list(fight)
    values[place] = value
    return _fight(values)


def with_rolls(fight: Fight, attack: tuple[int, int], defence: tuple[int, int]) -> Fight:
    """The battle after both sides have rolled: the dice and the lines of each."""
    values = list(fight)
    values[DICE], values[LINES] = attack
    values[DICE + 1], values[LINES + 1] = defence
    return _fight(values)


def _fight(values: list[int]) -> Fight:
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
        values[10],
        values[11],
        values[12],
        values[13],
    )


def valour(fight: Fight, side: int) -> int:
    """What was paid for immortals in this round."""
    return fight[FLAGS] >> VALOUR_SHIFT + VALOUR_BITS * side & (1 << VALOUR_BITS) - 1


def rolled_value(fight: Fight, side: int) -> int:
    """The combat value of a side in its last roll."""
    return tally.value(fight[DICE + side], fight[LINES + side])


def show(state: "ClashState", fight: Fight, board: dict[str, Any]) -> None:
    """Add to a board what everybody sees of a battle; cards and losses are what outer frames have told."""
    told = board.get("battle", {})
    board["battle"] = {
        "attacker": fight[ATTACKER],
        "defender": fight[DEFENDER],
        "cell": LABELS[state.map.layout.label[fight[CELL]]],
        "round": fight[ROUND],
        "units": [_units(fighters(state, fight[side], fight[CELL], fight[FLAGS])) for side in SIDES],
        "laid": told.get("laid", [False, False]),
        "cards": told.get("cards", [None, None]),
        "rolls": [tally.tally_data(fight[DICE + side], fight[LINES + side]) for side in SIDES],
        "losses": told.get("losses", [0, 0]),
    }


def _units(units: int) -> dict[str, int]:
    return {UNITS[kind]: count(units, kind) for kind in kinds_in(units)}
