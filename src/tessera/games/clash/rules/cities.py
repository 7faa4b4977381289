"""Cities: what their mood and size are worth, and what it takes to activate one."""

from typing import TYPE_CHECKING

from tessera.core.hexes import count_cells
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import once
from tessera.games.clash.catalog import ANGRY, HAPPY, LARGEST_CITY, NEUTRAL, NOBODY
from tessera.games.clash.city import (
    WAS_ACTIVATED,
    activated,
    can_be_activated,
    lowered,
    mood_of,
    owner_of,
    size_of,
    wonders_of,
)
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import modified

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def working_mood(state: "ClashState", cell: int) -> int:
    """The mood that counts for collecting, recruiting and constructing."""
    city = state.cities[cell]
    mood = mood_of(city)
    if mood != HAPPY and acts_happy(state, cell):
        return HAPPY
    if mood == ANGRY and state.used & once.FORCED_LABOR and owner_of(city) == state.active:
        return NEUTRAL
    return mood


def acts_happy(state: "ClashState", cell: int) -> bool:
    """Whether a gift makes a city happy for what it is activated for."""
    owner = owner_of(state.cities[cell])
    return owner == state.active and modified(state, owner, modifiers.ACTS_HAPPY, cell) > 0


def working_size(state: "ClashState", cell: int) -> int:
    """How many resources or units the city on a cell brings: its size, one more if happy, one if angry."""
    mood = working_mood(state, cell)
    if mood == ANGRY:
        return 1
    city = state.cities[cell]
    size = size_of(city) + (1 if mood == HAPPY else 0)
    return size + modified(state, owner_of(city), modifiers.WORKING_SIZE, cell)


def room_in(state: "ClashState", seat: int, cell: int) -> int:
    """How many pieces may be added: no city is larger than five, or than its owner has cities."""
    largest = min(LARGEST_CITY, count_cells(state.nations[seat].cities))
    return max(0, largest - size_of(state.cities[cell]))


def has_room(state: "ClashState", seat: int, cell: int) -> bool:
    return room_in(state, seat, cell) > 0


def why_not_activate(state: "ClashState", seat: int, cell: int) -> Reason:
    """`OK`, or why a seat cannot activate what lies on a cell."""
    city = state.cities[cell]
    if owner_of(city) != seat:
        return Reason(Message("clash.reason.not_your_city"), "activate")
    if city & WAS_ACTIVATED and modified(state, seat, modifiers.IS_SPENT, cell):
        return Reason(Message("clash.reason.spent"), "activate")
    if not can_be_activated(city):
        return Reason(Message("clash.reason.angry_twice"), "activate")
    return OK


def activate(state: "ClashState", cell: int) -> bool:
    """A city is activated; whether it was before in this turn, so that its mood falls afterwards."""
    city = state.cities[cell]
    state.cities[cell] = activated(city)
    return city & WAS_ACTIVATED != 0


def tire(state: "ClashState", cell: int) -> None:
    """An action has ended for which a city was activated again."""
    state.cities[cell] = lowered(state.cities[cell])


def holds(state: "ClashState", owner: int, wonder: int) -> bool:
    """Whether a city of an owner has a wonder."""
    if state.builders[wonder] == NOBODY:
        return False
    return any(owner_of(city) == owner and wonders_of(city) >> wonder & 1 for city in state.cities)
