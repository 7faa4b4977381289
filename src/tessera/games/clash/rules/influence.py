"""Cultural influence: which buildings a seat may turn, from which of its cities, and for how much culture."""

from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import once, payment
from tessera.games.clash.catalog import (
    BARBARIANS,
    CONVERSION,
    CULTURE,
    DEVOTION,
    HAPPY,
    MONUMENTS,
    NOBODY,
    OBELISK,
    SEPARATION_OF_POWER,
    TEMPLE,
    TOTALITARIANISM,
)
from tessera.games.clash.city import (
    BUILT_MASK,
    buildings_in,
    colour_of,
    has_building,
    is_influenced,
    mood_of,
    owner_of,
    size_of,
    wonders_of,
)
from tessera.games.clash.names import advance_name, because, building_name, gift_name
from tessera.games.clash.nation import SETTLEMENT
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import modified, modifier
from tessera.games.clash.units import ARMY

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

SUCCESS: Final = 5
"""What the roll must reach."""


def replaceable(state: "ClashState", seat: int, cell: int) -> list[int]:
    """The buildings of a city that a seat could turn to its colour, wherever from."""
    city = state.cities[cell]
    nation = state.nations[seat]
    return [
        building
        for building in buildings_in(city)
        if building != OBELISK
        and colour_of(city, building) != seat
        and nation.pieces_left(building)
        and kept_by(state, colour_of(city, building), building) == NOBODY
    ]


def kept_by(state: "ClashState", colour: int, building: int) -> int:
    """The gift by which a building of a colour is kept from all influence, or NOBODY."""
    return modifier(state, colour, modifiers.KEEPS_BUILDING, building) if colour < BARBARIANS else NOBODY


def guard_of(state: "ClashState", seat: int, cell: int) -> int:
    """The advance of its owner that forbids a seat to spend culture on a city, or NOBODY."""
    city = state.cities[cell]
    owner = owner_of(city)
    if owner in (seat, BARBARIANS):
        return NOBODY
    nation = state.nations[owner]
    if nation.has(SEPARATION_OF_POWER) and mood_of(city) == HAPPY:
        return SEPARATION_OF_POWER
    if nation.has(TOTALITARIANISM) and state.units[owner][cell] & ARMY:
        return TOTALITARIANISM
    return DEVOTION if nation.has(DEVOTION) and has_building(city, TEMPLE) else NOBODY


def may_boost(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether culture may be spent to influence a city better."""
    return guard_of(state, seat, cell) == NOBODY


def is_protected(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether a city is out of all influence: Monuments guard those with wonders."""
    city = state.cities[cell]
    owner = owner_of(city)
    if owner in (seat, BARBARIANS):
        return False
    if wonders_of(city) != 0 and state.nations[owner].has(MONUMENTS):
        return True
    return modified(state, owner, modifiers.INFLUENCE_BAN, cell) > 0


def range_price(state: "ClashState", seat: int, source: int, target: int) -> int:
    """The culture that it takes to reach a city from another, whoever has it; NOBODY if none helps."""
    city = state.cities[source]
    if is_influenced(city):
        return 0 if source == target else NOBODY
    short = state.map.distance(source, target) - size_of(city)
    if short > 0:
        short -= modified(state, seat, modifiers.INFLUENCE_RANGE, source)
    if short <= 0:
        return 0
    return short if may_boost(state, seat, target) else NOBODY


def boosts_roll(state: "ClashState", seat: int, source: int, target: int) -> bool:
    """Whether culture may be added to the roll."""
    return not is_influenced(state.cities[source]) and may_boost(state, seat, target)


def sources(state: "ClashState", seat: int, target: int, kept: int = 0) -> list[int]:
    """The cities from which a seat may influence another, none of which is worse than another of them: the
    cheapest of those that may boost, and the city itself if it is cheaper. `kept`: culture for others."""
    found: list[int] = []
    best = NOBODY
    owned = payment.tokens(state, seat, CULTURE) - kept
    for cell in cells_of(state.nations[seat].cities):
        price = range_price(state, seat, cell, target)
        if price == NOBODY or price > owned:
            continue
        if is_influenced(state.cities[cell]):
            found.append(cell)
        elif best == NOBODY or price < range_price(state, seat, best, target):
            best = cell
    if best != NOBODY:
        if range_price(state, seat, best, target) == 0:
            found.clear()
        found.append(best)
    return sorted(found)


def may_take_over(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether a card lets a seat win a small city of the Barbarians."""
    city = state.cities[cell]
    return (
        state.used & once.TAKEOVER != 0
        and owner_of(city) == BARBARIANS
        and size_of(city) == 1
        and state.nations[seat].pieces_left(SETTLEMENT) > 0
    )


def targets(state: "ClashState", seat: int, kept: int = 0) -> list[int]:
    """The cells of the cities that a seat may influence now."""
    if state.used & once.INFLUENCED:
        return []
    return [
        cell
        for cell in cells_of(state.all_cities())
        if (state.cities[cell] & BUILT_MASK or state.used & once.TAKEOVER)
        and (replaceable(state, seat, cell) or may_take_over(state, seat, cell))
        and not is_protected(state, seat, cell)
        and has_source(state, seat, cell, kept)
    ]


def has_source(state: "ClashState", seat: int, target: int, kept: int) -> bool:
    """Whether there are `sources`: the first one is enough."""
    owned = payment.tokens(state, seat, CULTURE) - kept
    for cell in cells_of(state.nations[seat].cities):
        price = range_price(state, seat, cell, target)
        if price != NOBODY and price <= owned:
            return True
    return False


def why_not_influence(state: "ClashState", seat: int, cell: int, kept: int = 0) -> Reason:
    """`OK`, or why a seat cannot influence what lies on a cell."""
    if state.used & once.INFLUENCED:
        return Reason(Message("clash.reason.influenced_already"), "influence")
    city = state.cities[cell]
    if not city:
        return Reason(Message("clash.reason.no_city"), "influence")
    if not buildings_in(city) and not may_take_over(state, seat, cell):
        return Reason(Message("clash.reason.no_building"), "influence")
    if not replaceable(state, seat, cell) and not may_take_over(state, seat, cell):
        reasons = [
            (building, why_not_replace(state, seat, cell, building)) for building in buildings_in(city)
        ]
        parts = because([(building_name(building), reason.message) for building, reason in reasons])
        return Reason(Message("clash.reason.nothing_to_replace", parts=parts), "influence")
    if is_protected(state, seat, cell):
        gift = modifier(state, owner_of(city), modifiers.INFLUENCE_BAN, cell)
        if gift != NOBODY:
            return Reason(Message("clash.reason.kept_by", gift=gift_name(gift)), "civilization_advances")
        return Reason(Message("clash.reason.monuments"), "influence")
    if not sources(state, seat, cell, kept):
        return why_not_reach(state, seat, cell, cells_of(state.nations[seat].cities), kept)
    return OK


def why_not_replace(state: "ClashState", seat: int, cell: int, building: int) -> Reason:
    """Why a building of a city cannot be turned to the colour of a seat."""
    name = building_name(building)
    city = state.cities[cell]
    if not has_building(city, building):
        return Reason(Message("clash.reason.no_such_building_there", building=name), "influence")
    if colour_of(city, building) == seat:
        return Reason(Message("clash.reason.your_colour"), "influence")
    if building == OBELISK:
        return Reason(Message("clash.reason.obelisk"), "influence")
    gift = kept_by(state, colour_of(city, building), building)
    if gift != NOBODY:
        return Reason(Message("clash.reason.kept_by", gift=gift_name(gift)), "civilization_advances")
    return Reason(Message("clash.reason.no_pieces", building=name), "influence")


def why_not_reach(state: "ClashState", seat: int, target: int, own: list[int], kept: int = 0) -> Reason:
    """Why none of some cities of a seat reaches another: the culture that it takes, or what forbids it."""
    prices = [price for price in [range_price(state, seat, cell, target) for cell in own] if price != NOBODY]
    if prices:
        owned = payment.tokens(state, seat, CULTURE) - kept
        return Reason(Message("clash.reason.too_far", price=min(prices), owned=max(0, owned)), "influence")
    guard = guard_of(state, seat, target)
    if guard == NOBODY:
        return Reason(Message("clash.reason.all_influenced"), "influence")
    return Reason(Message("clash.reason.no_boost", advance=advance_name(guard)), "influence")


def why_not_source(state: "ClashState", seat: int, source: int, target: int) -> Reason:
    """Why a seat does not influence a city from one of its own."""
    if source < 0 or owner_of(state.cities[source]) != seat:
        return Reason(Message("clash.reason.not_your_city"), "influence")
    if is_influenced(state.cities[source]) and source != target:
        return Reason(Message("clash.reason.influenced_source"), "influence")
    price = range_price(state, seat, source, target)
    if price == NOBODY or price > payment.tokens(state, seat, CULTURE):
        return why_not_reach(state, seat, target, [source])
    return Reason(Message("clash.reason.better_source"), "influence")


def needed_roll(state: "ClashState", seat: int) -> int:
    """What the die must show."""
    return SUCCESS - (1 if state.nations[seat].has(CONVERSION) else 0)
