"""The peoples of the Civilizations expansion: what each is given, read from `data/peoples.json`.

A people has four *powers*, which it owns with the advance that each comes with, and three leaders with two
*abilities* each. Powers and abilities together are the *gifts*, numbered through: the powers first, so that
the powers of a nation are a set in one int. Rules hang in tables by the numbers of gifts.
"""

from typing import Any, Final

from tessera.core.data import read_data
from tessera.games.clash.catalog import ADVANCE_COUNT, ADVANCES, ALL_GOVERNMENTS, NOBODY

_rows: Final[list[dict[str, Any]]] = read_data("tessera.games.clash", "peoples")["peoples"]

PEOPLES: Final = tuple([str(row["id"]) for row in _rows])
PEOPLE_COUNT: Final = len(PEOPLES)
POWERS_EACH: Final = 4
LEADERS_EACH: Final = 3
ABILITIES_EACH: Final = 2
"""Of a leader."""
POWERS: Final = tuple([str(power["id"]) for row in _rows for power in row["powers"]])
POWER_COUNT: Final = len(POWERS)
LEADERS: Final = tuple([str(leader["id"]) for row in _rows for leader in row["leaders"]])
LEADER_COUNT: Final = len(LEADERS)
ABILITIES: Final = tuple(
    [str(each["id"]) for row in _rows for leader in row["leaders"] for each in leader["abilities"]]
)
GIFTS: Final = (*POWERS, *ABILITIES)
GIFT_COUNT: Final = len(GIFTS)
ANY_GOVERNMENT: Final = "any_government"
KILLED_LEADER_POINTS: Final = 2


def gift(name: str) -> int:
    """The number of a power or an ability."""
    return GIFTS.index(name)


def people(name: str) -> int:
    return PEOPLES.index(name)


def leader(name: str) -> int:
    return LEADERS.index(name)


def is_power(number: int) -> bool:
    """Whether a gift is a power of a people, not an ability of a leader."""
    return number < POWER_COUNT


def people_of(number: int) -> int:
    """Whose gift it is."""
    if is_power(number):
        return number // POWERS_EACH
    return leader_of(number) // LEADERS_EACH


def leader_of(number: int) -> int:
    """Whose ability a gift is, or NOBODY for a power."""
    return NOBODY if is_power(number) else (number - POWER_COUNT) // ABILITIES_EACH


def powers_of(whose: int) -> tuple[int, ...]:
    """The powers of a people."""
    return tuple(range(whose * POWERS_EACH, (whose + 1) * POWERS_EACH))


def leaders_of(whose: int) -> tuple[int, ...]:
    """The leaders of a people."""
    return tuple(range(whose * LEADERS_EACH, (whose + 1) * LEADERS_EACH))


def abilities_of(whose: int) -> tuple[int, ...]:
    """The abilities of a leader, as gifts."""
    first = POWER_COUNT + whose * ABILITIES_EACH
    return tuple(range(first, first + ABILITIES_EACH))


LEADER_OF: Final[list[int]] = [leader_of(number) for number in range(GIFT_COUNT)]
"""For each gift whose ability it is, or NOBODY."""
POWER_NEEDS: Final[list[int]] = [
    NOBODY if power["unlocked_by"] == ANY_GOVERNMENT else ADVANCES.index(power["unlocked_by"])
    for row in _rows
    for power in row["powers"]
]
"""The advance that each power comes with; NOBODY for any of a government."""
HOME_OF: Final[list[str]] = [str(row.get("home", "")) for row in _rows]
"""The home that belongs to a people, or nothing where it takes one of the base game."""


def _comes_with(power: int) -> int:
    return ALL_GOVERNMENTS if POWER_NEEDS[power] == NOBODY else 1 << POWER_NEEDS[power]


COMES_WITH: Final[list[int]] = [_comes_with(power) for power in range(POWER_COUNT)]
"""For each power the advances of which any brings it, as a set."""
BROUGHT: Final[list[list[int]]] = [
    [
        sum([1 << power for power in powers_of(whose) if COMES_WITH[power] >> advance & 1])
        for advance in range(ADVANCE_COUNT)
    ]
    for whose in range(PEOPLE_COUNT)
]
"""For each people and advance the powers that it brings, as a set."""


def powers_with(whose: int, advances: int) -> int:
    """The powers that a people has with some advances, as a set."""
    return sum([1 << power for power in powers_of(whose) if COMES_WITH[power] & advances])


def _checked() -> None:
    assert len(set(GIFTS)) == GIFT_COUNT  # one word is enough to name one
    assert all(len(row["powers"]) == POWERS_EACH for row in _rows)
    assert all(len(row["leaders"]) == LEADERS_EACH for row in _rows)
    assert all(len(each["abilities"]) == ABILITIES_EACH for row in _rows for each in row["leaders"])


_checked()
