"""Cultural influence: which buildings a seat may turn, from which of its cities, and for how much culture."""

from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import druids, once, payment
from tessera.games.clash.catalog import (
    ARENA,
    BARBARIANS,
    CONVERSION,
    CULTURE,
    DEVOTION,
    HAPPY,
    MONUMENTS,
    MOOD,
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
from tessera.games.clash.names import advance_name, because, building_name, gift_name, unit_name
from tessera.games.clash.nation import SETTLEMENT
from tessera.games.clash.owning import LEADERS
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import modified, modifier, united
from tessera.games.clash.rules.cities import holds
from tessera.games.clash.truces import is_truce_at
from tessera.games.clash.units import ARMY, kinds_in

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

SUCCESS: Final = 5
"""What the roll must reach."""
ARTS_MOOD: Final = 2
"""Mood tokens for the Arts, where a gift lets them pay."""
FIRST_UNIT: Final = SETTLEMENT + 1
"""The kinds of units among what an influence may turn: they come after the settlement."""
CONVERTED: Final = ARMY & ~LEADERS
"""The bits of the units that may be won."""


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


def origins(state: "ClashState", seat: int) -> int:
    """The cells from which a seat may influence: its cities, and where its gifts let it, as a set."""
    return state.nations[seat].cities | united(state, seat, modifiers.INFLUENCE_SOURCES, 0)


def convertible(state: "ClashState", seat: int, cell: int) -> list[int]:
    """The kinds of enemy units on a cell that a seat could win, wherever from."""
    if not modified(state, seat, modifiers.INFLUENCE_CONVERTS, 0) or state.cities[cell]:
        return []
    units = state.enemy_units(seat, cell) & CONVERTED
    if not units or not state.map.land >> cell & 1 or is_truce_at(state, seat, cell):
        return []
    return [kind for kind in kinds_in(units) if state.nations[seat].units_left(kind)]


def guard_of(state: "ClashState", seat: int, cell: int) -> int:
    """The advance of its owner that forbids a seat to spend culture on a city, or NOBODY."""
    city = state.cities[cell]
    owner = owner_of(city)
    if owner in (seat, BARBARIANS, NOBODY):
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
    if owner in (seat, BARBARIANS, NOBODY):
        return False
    if wonders_of(city) != 0 and state.nations[owner].has(MONUMENTS):
        return True
    return modified(state, owner, modifiers.INFLUENCE_BAN, cell) > 0


def is_bound(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether a city with a building of others can only influence itself, and boosts nothing."""
    return is_influenced(state.cities[cell]) and not modified(state, seat, modifiers.INFLUENCES_FROM, cell)


def footholds(state: "ClashState", seat: int) -> list[int]:
    """The cells of the cities from which a seat can influence: its own, and those that a gift lets serve."""
    nation = state.nations[seat]
    if nation.people == NOBODY:
        return cells_of(nation.cities)
    own = origins(state, seat)
    return [
        cell
        for cell in cells_of(state.all_cities() | own)
        if own >> cell & 1 or modified(state, seat, modifiers.INFLUENCES_FROM, cell)
    ]


def range_price(state: "ClashState", seat: int, source: int, target: int) -> int:
    """The culture that it takes to reach a city from another, whoever has it; NOBODY if none helps."""
    city = state.cities[source]
    if is_bound(state, seat, source):
        return 0 if source == target else NOBODY
    short = state.map.distance(source, target) - size_of(city)
    if short > 0:
        short -= modified(state, seat, modifiers.INFLUENCE_RANGE, source)
    if short <= 0:
        return 0
    return short if may_boost(state, seat, target) else NOBODY


def boosts_roll(state: "ClashState", seat: int, source: int, target: int) -> bool:
    """Whether culture may be added to the roll."""
    return not is_bound(state, seat, source) and may_boost(state, seat, target)


def sources(state: "ClashState", seat: int, target: int, kept: int = 0) -> list[int]:
    """The cities from which a seat may influence another, none of which is worse than another of them: the
    cheapest of those that may boost, and the city itself if it is cheaper. `kept`: culture for others."""
    found: list[int] = []
    best = NOBODY
    owned = payment.tokens(state, seat, CULTURE) - kept
    for cell in footholds(state, seat):
        price = range_price(state, seat, cell, target)
        if price == NOBODY or price > owned:
            continue
        if is_bound(state, seat, cell):
            found.append(cell)
        elif best == NOBODY or price < range_price(state, seat, best, target):
            best = cell
    if best != NOBODY:
        if range_price(state, seat, best, target) == 0:
            found.clear()
        found.append(best)
    return sorted(found)


def arts_fees(state: "ClashState", seat: int, cell: int) -> list[int]:
    """The kinds of tokens with which the Arts may be paid, so that a city can be influenced afterwards."""
    culture, mood = payment.tokens(state, seat, CULTURE), payment.tokens(state, seat, MOOD)
    found: list[int] = []
    if culture and has_source(state, seat, cell, 1):
        found.append(CULTURE)
    if mood >= ARTS_MOOD and modified(state, seat, modifiers.ARTS_BY_MOOD, 0):
        kept = max(0, ARTS_MOOD - state.nations[seat].amount(MOOD))  # by captives, or in the Great Arena
        if holds(state, seat, ARENA):
            kept = ARTS_MOOD
        if culture >= kept and has_source(state, seat, cell, kept):
            found.append(MOOD)
    return found


def art_targets(state: "ClashState", seat: int) -> list[int]:
    """The cells of the cities that a seat may influence now by the Arts."""
    if state.nations[seat].people == NOBODY:
        return targets(state, seat, 1) if payment.tokens(state, seat, CULTURE) else []
    return [cell for cell in targets(state, seat, 0) if arts_fees(state, seat, cell)]


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
    found = [
        cell
        for cell in cells_of(state.all_cities())
        if (state.cities[cell] & BUILT_MASK or state.used & once.TAKEOVER)
        and (replaceable(state, seat, cell) or may_take_over(state, seat, cell))
        and not is_protected(state, seat, cell)
        and has_source(state, seat, cell, kept)
    ]
    for cell in cells_of(druids.reached(state, seat)):
        if cell not in found and has_source(state, seat, cell, kept):
            found.append(cell)
    found.extend([cell for cell in converts(state, seat) if has_source(state, seat, cell, kept)])
    return found


def converts(state: "ClashState", seat: int) -> list[int]:
    """The cells with enemy units that a seat could win, wherever from."""
    if not modified(state, seat, modifiers.INFLUENCE_CONVERTS, 0):
        return []
    return [cell for cell in range(state.map.layout.size) if convertible(state, seat, cell)]


def has_source(state: "ClashState", seat: int, target: int, kept: int) -> bool:
    """Whether there are `sources`: the first one is enough."""
    owned = payment.tokens(state, seat, CULTURE) - kept
    for cell in footholds(state, seat):
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
        return why_not_convert(state, seat, cell, kept)
    if druids.reached(state, seat) >> cell & 1:
        if not has_source(state, seat, cell, kept):
            return why_not_reach(state, seat, cell, footholds(state, seat), kept)
        return OK
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
        return why_not_reach(state, seat, cell, footholds(state, seat), kept)
    return OK


def why_not_convert(state: "ClashState", seat: int, cell: int, kept: int) -> Reason:
    """`OK`, or why a seat cannot win a unit on a cell without a city."""
    units = state.enemy_units(seat, cell) & CONVERTED
    if not units or not modified(state, seat, modifiers.INFLUENCE_CONVERTS, 0):
        return Reason(Message("clash.reason.no_city"), "influence")
    if is_truce_at(state, seat, cell):
        return Reason(Message("clash.reason.truce"), "influence")
    if not state.map.land >> cell & 1:
        return Reason(Message("clash.reason.aboard_ships"), "influence")
    if not convertible(state, seat, cell):
        name = unit_name(kinds_in(units)[0])
        return Reason(Message("clash.reason.no_units", unit=name), "influence")
    if not sources(state, seat, cell, kept):
        return why_not_reach(state, seat, cell, footholds(state, seat), kept)
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
    if source < 0 or source not in footholds(state, seat):
        return Reason(Message("clash.reason.not_your_city"), "influence")
    if is_bound(state, seat, source) and source != target:
        return Reason(Message("clash.reason.influenced_source"), "influence")
    price = range_price(state, seat, source, target)
    if price == NOBODY or price > payment.tokens(state, seat, CULTURE):
        return why_not_reach(state, seat, target, [source])
    return Reason(Message("clash.reason.better_source"), "influence")


def needed_roll(state: "ClashState", seat: int) -> int:
    """What the die must show."""
    return SUCCESS - (1 if state.nations[seat].has(CONVERSION) else 0)
