"""Constructing buildings, founding cities, and raising wonders: where it may be done, and what it costs."""

from typing import TYPE_CHECKING, Final

from tessera.core import purse
from tessera.core.hexes import cells_of
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import once
from tessera.games.clash.catalog import (
    ANGRY,
    BASE_BUILDINGS,
    BUILDING_COST,
    BUILDING_NEEDS,
    ENGINEERING,
    HAPPY,
    LARGEST_CITY,
    NOBODY,
    ONE_CULTURE,
    ONE_FOOD,
    ONE_OF,
    PORT,
    SANITATION,
    SETTLER,
    STATE_RELIGION,
    TEMPLE,
    WONDER_BUILDING,
    WONDER_COST,
    WONDER_NEEDS,
)
from tessera.games.clash.city import has_building, mood_of, size_of
from tessera.games.clash.names import advance_name, because, building_name, wonder_name
from tessera.games.clash.nation import SETTLEMENT
from tessera.games.clash.payment import affords, unpaid
from tessera.games.clash.powers import modifiers, offers
from tessera.games.clash.powers.modifiers import at, modified
from tessera.games.clash.rules.cities import acts_happy, has_room, why_not_activate, working_mood
from tessera.games.clash.rules.raids import is_raided
from tessera.games.clash.settings import building_kinds, has_expansion, has_plague
from tessera.games.clash.units import count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


ARCHITECT_HELP: Final = 3 * ONE_CULTURE
"""What a wonder costs less with a great architect."""


# Buildings


def building_cost(state: "ClashState", seat: int, building: int) -> int:
    """What a building costs now: a temple once a turn no food, with the State Religion."""
    if (
        building == TEMPLE
        and state.nations[seat].has(STATE_RELIGION)
        and not state.used & once.STATE_RELIGION
    ):
        return BUILDING_COST - ONE_FOOD
    return BUILDING_COST


def cost_there(state: "ClashState", seat: int, cell: int, building: int) -> int:
    """What a building costs in a city: what the gifts of a seat spare there is left out."""
    cost = building_cost(state, seat, building)
    if state.nations[seat].people == NOBODY:
        return cost
    return less(cost, modified(state, seat, modifiers.BUILDING_SPARED, at(cell, building)))


def wonder_cost(state: "ClashState", seat: int, cell: int, wonder: int, designed: bool = False) -> int:
    """What a wonder costs in a city, with the help of a great architect or without."""
    spared = modified(state, seat, modifiers.WONDER_SPARED, at(cell, wonder))
    return less(WONDER_COST[wonder], spared + (ARCHITECT_HELP if designed else 0))


def less(cost: int, spared: int) -> int:
    """A price without what is spared, never below nothing."""
    if not spared:
        return cost
    left = [max(0, purse.amount(cost, kind) - purse.amount(spared, kind)) for kind in range(len(ONE_OF))]
    return sum([ONE_OF[kind] * left[kind] for kind in range(len(ONE_OF))])


def can_pay_building(state: "ClashState", seat: int, cell: int, building: int) -> bool:
    return offers.affords(
        state, seat, cost_there(state, seat, cell, building), offers.BUILDING, at(cell, building)
    )


def can_pay_wonder(state: "ClashState", seat: int, cell: int, wonder: int, designed: bool = False) -> bool:
    cost = wonder_cost(state, seat, cell, wonder, designed)
    return offers.affords(state, seat, cost, offers.WONDER, at(cell, wonder))


def port_cells(state: "ClashState", cell: int) -> int:
    """The sea cells beside a city, as a set."""
    return state.map.layout.near[cell] & state.map.sea


def is_banned(state: "ClashState", seat: int) -> bool:
    """Whether the pestilence forbids a seat to build."""
    return has_plague(state) and not state.nations[seat].has(SANITATION)


def why_not_construct(state: "ClashState", seat: int, cell: int) -> Reason:
    """`OK`, or why nothing can be constructed in a city of a seat, whatever it is."""
    if working_mood(state, cell) == ANGRY:
        return Reason(Message("clash.reason.angry_builds_not"), "construct")
    if not has_room(state, seat, cell):
        return why_no_room(state, seat, cell)
    if is_banned(state, seat):
        return Reason(Message("clash.reason.pestilence"), "events")
    return OK


def why_no_room(state: "ClashState", seat: int, cell: int) -> Reason:
    if size_of(state.cities[cell]) >= LARGEST_CITY:
        return Reason(Message("clash.reason.largest_city", size=LARGEST_CITY), "construct")
    return Reason(
        Message("clash.reason.too_few_cities", cities=state.nations[seat].cities.bit_count()), "construct"
    )


def why_not_building(state: "ClashState", seat: int, cell: int, building: int) -> Reason:
    """`OK`, or why a kind of building cannot stand in a city, whatever it costs."""
    nation = state.nations[seat]
    name = building_name(building)
    if building >= BASE_BUILDINGS and not has_expansion(state):
        return Reason(Message("clash.reason.expansion"), "construct")
    if has_building(state.cities[cell], building):
        return Reason(Message("clash.reason.has_building", building=name), "construct")
    if not nation.owns(BUILDING_NEEDS[building]):
        advance = advance_name(BUILDING_NEEDS[building])
        return Reason(Message("clash.reason.needs_advance", advance=advance), "construct")
    if not nation.pieces_left(building):
        return Reason(Message("clash.reason.no_pieces", building=name), "construct")
    if building == PORT and not port_cells(state, cell):
        return Reason(Message("clash.reason.no_sea"), "construct")
    return OK


def why_not_buy_building(state: "ClashState", seat: int, cell: int, building: int) -> Reason:
    reason = why_not_building(state, seat, cell, building)
    cost = cost_there(state, seat, cell, building)
    if reason is OK and not offers.affords(state, seat, cost, offers.BUILDING, at(cell, building)):
        return Reason(unpaid(state.nations[seat], cost), "construct")
    return reason


def why_no_building(state: "ClashState", seat: int, cell: int, is_free: bool = False) -> Reason:
    """Why no kind of building can be constructed in a city in which one might: kind by kind."""
    ask = why_not_building if is_free else why_not_buy_building
    reasons = [(kind, ask(state, seat, cell, kind)) for kind in range(building_kinds(state))]
    parts = because([(building_name(kind), reason.message) for kind, reason in reasons if reason is not OK])
    return Reason(Message("clash.reason.no_building_possible", parts=parts), "construct")


def building_sites(state: "ClashState", seat: int, allowed: int, is_free: bool) -> list[int]:
    """The cities in which a card lets a seat construct one of some kinds: for nothing, and then the city is
    activated, or at its price without that."""
    return [
        cell
        for cell in cells_of(state.nations[seat].cities)
        if (not is_free or why_not_activate(state, seat, cell) is OK)
        and why_not_construct(state, seat, cell) is OK
        and any(allowed >> kind & 1 for kind in buildings_for(state, seat, cell, is_free))
    ]


def buildings_for(state: "ClashState", seat: int, cell: int, is_free: bool = False) -> list[int]:
    """The kinds of buildings that a seat can construct in a city now."""
    city = state.cities[cell]
    nation = state.nations[seat]
    listed: list[int] = []
    for building in range(building_kinds(state)):
        if (
            nation.owns(BUILDING_NEEDS[building])
            and not has_building(city, building)
            and nation.pieces_left(building)
            and (building != PORT or port_cells(state, cell))
            and (is_free or can_pay_building(state, seat, cell, building))
        ):
            listed.append(building)
    return listed


def can_construct(state: "ClashState", seat: int, cell: int) -> bool:
    return (
        why_not_activate(state, seat, cell) is OK
        and working_mood(state, cell) != ANGRY
        and has_room(state, seat, cell)
        and not is_banned(state, seat)
        and (
            affords(state.nations[seat], building_cost(state, seat, TEMPLE))  # no other is cheaper
            or state.nations[seat].people != NOBODY
        )
        and bool(buildings_for(state, seat, cell))
    )


# Cities


def why_not_found(state: "ClashState", seat: int, cell: int) -> Reason:
    """`OK`, or why a settler of a seat cannot found a city where it stands."""
    if not count(state.units[seat][cell], SETTLER):
        return Reason(Message("clash.reason.no_settler"), "found")
    return why_not_settle(state, seat, cell)


def why_not_settle(state: "ClashState", seat: int, cell: int) -> Reason:
    """`OK`, or why no city of a seat can be founded on a cell, by whomever."""
    here = 1 << cell
    if not state.map.land & here:
        return Reason(Message("clash.reason.aboard"), "found")
    if not state.map.fertile & here and not modified(state, seat, modifiers.FOUNDS_ANYWHERE, cell):
        return Reason(Message("clash.reason.barren"), "found")
    if state.all_cities() & here:
        return Reason(Message("clash.reason.city_there"), "found")
    if state.exhausted & here:
        return Reason(Message("clash.reason.exhausted"), "found")
    if state.enemy_units(seat, cell):
        return Reason(Message("clash.reason.enemies_there"), "found")
    if not state.nations[seat].pieces_left(SETTLEMENT):
        return Reason(Message("clash.reason.no_settlements"), "found")
    if is_raided(state, seat, cell):
        return Reason(Message("clash.reason.raided"), "civilization_advances")
    return OK


# Wonders


def why_not_raise(state: "ClashState", seat: int, cell: int) -> Reason:
    """`OK`, or why no wonder can be raised in a city of a seat, whichever it is."""
    if not state.nations[seat].has(ENGINEERING):
        return Reason(Message("clash.reason.needs_advance", advance=advance_name(ENGINEERING)), "wonders")
    if mood_of(state.cities[cell]) != HAPPY and not acts_happy(state, cell):
        return Reason(Message("clash.reason.not_happy"), "wonders")
    if not has_room(state, seat, cell):
        return why_no_room(state, seat, cell)
    if is_banned(state, seat):
        return Reason(Message("clash.reason.pestilence"), "events")
    return OK


def wonders_at_hand(state: "ClashState", seat: int) -> tuple[int, ...]:
    """The wonders whose cards a seat may build by."""
    return tuple(sorted({*state.nations[seat].wonder_cards, *state.open_wonders}))


def why_not_wonder(state: "ClashState", seat: int, cell: int, wonder: int, designed: bool = False) -> Reason:
    """`OK`, or why a seat cannot raise a wonder in a city where one may be raised. A great architect does
    without the advance that it takes."""
    nation = state.nations[seat]
    name = wonder_name(wonder)
    if wonder not in wonders_at_hand(state, seat):
        return Reason(Message("clash.reason.no_wonder_card", wonder=name), "wonders")
    if not designed and not nation.owns(WONDER_NEEDS[wonder]):
        advance = advance_name(WONDER_NEEDS[wonder])
        return Reason(Message("clash.reason.needs_advance", advance=advance), "wonders")
    needed = WONDER_BUILDING[wonder]
    if needed != NOBODY and not has_building(state.cities[cell], needed):
        return Reason(Message("clash.reason.needs_building", building=building_name(needed)), "wonders")
    if not can_pay_wonder(state, seat, cell, wonder, designed):
        return Reason(unpaid(nation, wonder_cost(state, seat, cell, wonder, designed)), "wonders")
    return OK


def wonders_for(state: "ClashState", seat: int, cell: int, designed: bool = False) -> list[int]:
    """The wonders that a seat can raise in a city now."""
    return [
        wonder
        for wonder in wonders_at_hand(state, seat)
        if can_pay_wonder(state, seat, cell, wonder, designed)
        and why_not_wonder(state, seat, cell, wonder, designed) is OK
    ]


def why_no_wonder(state: "ClashState", seat: int, cell: int) -> Reason:
    """Why none of the wonders at hand can be raised in a city in which one might: wonder by wonder."""
    wonders = wonders_at_hand(state, seat)
    if not wonders:
        return Reason(Message("clash.reason.no_wonder_cards"), "wonders")
    reasons = [(wonder, why_not_wonder(state, seat, cell, wonder)) for wonder in wonders]
    parts = because([(wonder_name(wonder), reason.message) for wonder, reason in reasons])
    return Reason(Message("clash.reason.no_wonder_possible", parts=parts), "wonders")
