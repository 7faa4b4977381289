"""The sum of what a side rolls in a round of battle, line by line.

It is packed into two ints, which a battle carries on: the faces that its dice show, four bits each below a
one, and for each of `LINES` how much it brings, four bits each.
"""

from typing import Any, Final

from tessera.games.clash.catalog import ELEPHANT, FACE_NAMES, FACE_SYMBOL, FACE_VALUE, HIT

LINES: Final = (
    "fortress",
    "for_the_people",
    "defensive_formation",
    "flanking",
    "infantry",
    "high_morale",
    "surprise",
    "siege",
    "wedge_formation",
    "heavy_resistance",
    "steel_weapons",
    "great_warlord",
    "fanaticism",
    "great_wall",
    "great_arena",
    "cavalry",
    "elephant",
    "leader",
    "limit",
    "immortals",
    "horse_master",
)
"""What more dice, or a bonus, may come from."""
MORE_DICE: Final = LINES[:4]
"""Those that bring dice; the others change the sum."""
ROLLED_BY: Final = ("units", *MORE_DICE)
"""What the dice of a side are rolled for."""
SUM: Final = ("dice", *LINES[4:])
"""What a combat value is the sum of."""
FORTRESS_DIE: Final = 0
FOR_THE_PEOPLE: Final = 1
DEFENSIVE_FORMATION: Final = 2
FLANKING: Final = 3
INFANTRY_SYMBOLS: Final = 4
HIGH_MORALE: Final = 5
SURPRISE: Final = 6
SIEGE: Final = 7
WEDGE: Final = 8
HEAVY_RESISTANCE: Final = 9
STEEL: Final = 10
WARLORD: Final = 11
FANATICISM: Final = 12
WALL: Final = 13
ARENA: Final = 14
CAVALRY_SYMBOLS: Final = 15
ELEPHANT_SYMBOLS: Final = 16
"""How many elephants took their dice out of the sum: the lowest of those with their symbol."""
LEADER: Final = 17
"""What the ability of a leader adds."""
LIMIT: Final = 18
"""What a bonus exceeds that the enemy limits."""
IMMORTALS: Final = 19
HORSE_MASTER: Final = 20
"""What the die showed that a rider gave up to cancel a hit."""
HINDERING: Final = (HEAVY_RESISTANCE, WALL, ELEPHANT_SYMBOLS, LIMIT, HORSE_MASTER)
"""The lines that take away."""

BITS: Final = 4
MASK: Final = 15
NO_DICE: Final = 1
NOT_ROLLED: Final = 0

HIT_CHANGES: Final = (
    "warships",
    "fortress",
    "peltasts",
    "improved_defenses",
    "encircled",
    "elephant",
    "leader",
    "fireworks",
)
"""What hits are cancelled by; `ENCIRCLED` adds one."""
BY_WARSHIPS: Final = 0
BY_FORTRESS: Final = 1
BY_PELTASTS: Final = 2
BY_DEFENSES: Final = 3
ENCIRCLED: Final = 4
BY_ELEPHANTS: Final = 5
BY_LEADER: Final = 6
BY_FIREWORKS: Final = 7


def line(number: int, amount: int) -> int:
    """One of `LINES`, packed. What takes away has an amount as well."""
    return amount << BITS * number


def amount(lines: int, number: int) -> int:
    """What one of `LINES` holds."""
    return lines >> BITS * number & MASK


def trampled(dice: int, lines: int) -> int:
    """What the dice show that elephants have taken out of the sum: the lowest with their symbol, since their
    owner chooses."""
    elephants = amount(lines, ELEPHANT_SYMBOLS)
    if not elephants:
        return 0
    shown = sorted([FACE_VALUE[face] for face in faces(dice) if FACE_SYMBOL[face] == ELEPHANT])
    return sum(shown[:elephants])


def more_dice(lines: int) -> int:
    found = 0
    for number in range(len(MORE_DICE)):
        found += lines >> BITS * number & MASK
    return found


def faces(dice: int) -> tuple[int, ...]:
    """The faces in the order in which they were rolled."""
    found: list[int] = []
    while dice > NO_DICE:
        found.append(dice & MASK)
        dice >>= BITS
    found.reverse()
    return tuple(found)


def value(dice: int, lines: int) -> int:
    """The combat value: what the dice show and the bonuses, never below nothing."""
    return max(0, sum(summed(dice, lines)))


def rolled_by(dice: int, lines: int) -> tuple[int, ...]:
    """How many dice each of `ROLLED_BY` brought."""
    more = [lines >> BITS * number & MASK for number in range(len(MORE_DICE))]
    return (len(faces(dice)) - sum(more), *more)


def summed(dice: int, lines: int) -> tuple[int, ...]:
    """What each of `SUM` adds, or takes away."""
    shown = sum([FACE_VALUE[face] for face in faces(dice)])
    bonuses = [
        (lines >> BITS * number & MASK) * (-1 if number in HINDERING else 1)
        for number in range(len(MORE_DICE), len(LINES))
    ]
    if amount(lines, ELEPHANT_SYMBOLS):
        bonuses[ELEPHANT_SYMBOLS - len(MORE_DICE)] = -trampled(dice, lines)
    return (shown, *bonuses)


def bonuses(lines: int) -> int:
    """What is added to the dice, less what is taken away."""
    found = 0
    for number in range(len(MORE_DICE), len(LINES)):
        if number != ELEPHANT_SYMBOLS:
            found += amount(lines, number) * (-1 if number in HINDERING else 1)
    return found


def tally_data(dice: int, lines: int) -> dict[str, Any] | None:
    """The sum as plain data; nothing if the side has not rolled yet."""
    if dice == NOT_ROLLED:
        return None
    found = value(dice, lines)
    return {
        "dice": [FACE_NAMES[face] for face in faces(dice)],
        "rolled_by": _named(ROLLED_BY, rolled_by(dice, lines)),
        "sum": _named(SUM, summed(dice, lines)),
        "value": found,
        "hits": found // HIT,
    }


def _named(names: tuple[str, ...], amounts: tuple[int, ...]) -> dict[str, int]:
    return {name: amount for name, amount in zip(names, amounts, strict=True) if amount}
