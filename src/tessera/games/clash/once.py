"""What may be done once in a turn: bits of `ClashState.used`, which is cleared when a turn begins."""

from typing import Final

HUSBANDRY: Final = 1 << 0
PUBLIC_EDUCATION: Final = 1 << 1
PRIESTHOOD: Final = 1 << 2
STATE_RELIGION: Final = 1 << 3
BARTERING: Final = 1 << 4
TAXES: Final = 1 << 5
ARTS: Final = 1 << 6
THEATERS: Final = 1 << 7
ABSOLUTE_POWER: Final = 1 << 8
FORCED_LABOR: Final = 1 << 9
"""It lasts until the turn ends."""
INFLUENCED: Final = 1 << 10
"""An influence has succeeded."""
COLLECTED: Final = 1 << 11
"""Something was collected: with the Free Economy it may be the only time."""
FREE_COLLECTED: Final = 1 << 12
STATUE: Final = 1 << 13
LIBRARY: Final = 1 << 14
ACTED: Final = 1 << 15
"""A main action was begun: the start of the turn is over."""
FOCUSED: Final = 1 << 16
"""The next collect may use a cell again and again."""
MASSED: Final = 1 << 17
"""The next collect may use more cells."""
TAKEOVER: Final = 1 << 18
"""The next influence may take over a small city of the Barbarians."""
WARLORD: Final = 1 << 19
"""The first battle of this Move action is fought by a great warlord."""
OFFERS_SHIFT: Final = 20
"""How many offers to trade were made."""
OFFERS_MASK: Final = 7
