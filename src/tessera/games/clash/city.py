"""Cities: each one packed into an int, so that a state is cloned by copying a list.

An int that is not 0 is a city: it has its owner, its mood, whether it was activated in this turn, the cell
of its port, its wonders, and for each kind of building the colour of the piece. A settlement has the colour
of the owner. Colours and owners are seats or BARBARIANS, counted from 1 here.
"""

from typing import Final

from tessera.games.clash.catalog import (
    ANGRY,
    BUILDING_COUNT,
    HAPPY,
    NOBODY,
    WONDER_COUNT,
)

OWNER_BITS: Final = 3
OWNER_MASK: Final = 7
MOOD_SHIFT: Final = 3
MOOD_MASK: Final = 3
WAS_ACTIVATED: Final = 1 << 5
IS_CLOSED: Final = 1 << 6
"""It was activated while it was angry: in this turn no more, as long as it is."""
PORT_SHIFT: Final = 7
PORT_MASK: Final = 127
WONDER_SHIFT: Final = 14
WONDER_MASK: Final = (1 << WONDER_COUNT) - 1
BUILDING_SHIFT: Final = WONDER_SHIFT + WONDER_COUNT
COLOUR_BITS: Final = 3
COLOUR_MASK: Final = 7
BUILT_MASK: Final = (1 << COLOUR_BITS * BUILDING_COUNT) - 1 << BUILDING_SHIFT
NO_CITY: Final = 0


def city_of(owner: int, mood: int) -> int:
    """A new city: a settlement and nothing else."""
    return owner + 1 | mood << MOOD_SHIFT


def owner_of(city: int) -> int:
    """Its owner, or NOBODY where there is no city."""
    return (city & OWNER_MASK) - 1


def with_owner(city: int, owner: int) -> int:
    return city & ~OWNER_MASK | owner + 1


def mood_of(city: int) -> int:
    return city >> MOOD_SHIFT & MOOD_MASK


def with_mood(city: int, mood: int) -> int:
    return city & ~(MOOD_MASK << MOOD_SHIFT) | mood << MOOD_SHIFT


def raised(city: int) -> int:
    """A step happier, if it can be."""
    return city + (1 << MOOD_SHIFT) if mood_of(city) < HAPPY else city


def lowered(city: int) -> int:
    """A step angrier, if it can be."""
    return city - (1 << MOOD_SHIFT) if mood_of(city) > ANGRY else city


def can_be_activated(city: int) -> bool:
    """An angry city once in a turn; any other as often as one likes."""
    return mood_of(city) != ANGRY or not city & IS_CLOSED


def activated(city: int) -> int:
    """With the memory that it was activated in this turn."""
    return city | WAS_ACTIVATED | (IS_CLOSED if mood_of(city) == ANGRY else 0)


def rested(city: int) -> int:
    """As it is when a turn begins."""
    return city & ~(WAS_ACTIVATED | IS_CLOSED)


def colour_of(city: int, building: int) -> int:
    """The colour of its building of a kind, or NOBODY."""
    return (city >> BUILDING_SHIFT + COLOUR_BITS * building & COLOUR_MASK) - 1


def has_building(city: int, building: int) -> bool:
    return city >> BUILDING_SHIFT + COLOUR_BITS * building & COLOUR_MASK != 0


def with_building(city: int, building: int, colour: int) -> int:
    """With a building of that colour, or with none of that kind for NOBODY."""
    shift = BUILDING_SHIFT + COLOUR_BITS * building
    return city & ~(COLOUR_MASK << shift) | colour + 1 << shift


def buildings_in(city: int) -> list[int]:
    """The kinds of buildings it has."""
    if not city >> BUILDING_SHIFT:
        return []
    return [building for building in range(BUILDING_COUNT) if has_building(city, building)]


def port_of(city: int) -> int:
    """The sea cell of its port. Only for a city that has one."""
    return city >> PORT_SHIFT & PORT_MASK


def with_port(city: int, cell: int) -> int:
    return city & ~(PORT_MASK << PORT_SHIFT) | cell << PORT_SHIFT


def wonders_of(city: int) -> int:
    """Its wonders, as a set."""
    return city >> WONDER_SHIFT & WONDER_MASK


def with_wonder(city: int, wonder: int) -> int:
    return city | 1 << WONDER_SHIFT + wonder


def without_wonder(city: int, wonder: int) -> int:
    return city & ~(1 << WONDER_SHIFT + wonder)


def size_of(city: int) -> int:
    """How many pieces it has: the settlement, its buildings and wonders."""
    size = 1
    wonders = wonders_of(city)
    while wonders:
        wonders &= wonders - 1
        size += 1
    built = city >> BUILDING_SHIFT
    while built:
        if built & COLOUR_MASK:
            size += 1
        built >>= COLOUR_BITS
    return size


def is_influenced(city: int) -> bool:
    """Whether it has a building of another colour than its owner's."""
    owner = city & OWNER_MASK
    built = city >> BUILDING_SHIFT
    while built:
        colour = built & COLOUR_MASK
        if colour and colour != owner:
            return True
        built >>= COLOUR_BITS
    return False


def colours_in(city: int) -> set[int]:
    """The colours of its buildings."""
    return {colour_of(city, building) for building in buildings_in(city)} - {NOBODY}
