"""Recruiting: which units a city can raise, what they cost, and where they stand."""

from typing import TYPE_CHECKING, Final

from tessera.core.message import OK, Message, Reason
from tessera.games.clash import marks, pirates
from tessera.games.clash.catalog import (
    ARENA,
    BASE_UNITS,
    CAVALRY,
    CIVIL_LIBERTIES,
    CULTURE,
    DRAFT,
    ELEPHANT,
    GOLD,
    INFANTRY,
    LEADER,
    MARKET,
    MOOD,
    NOBODY,
    ONE_CULTURE,
    ONE_FOOD,
    ONE_GOLD,
    ONE_MOOD,
    PORT,
    SANITATION,
    SETTLER,
    SHIP,
    UNIT_COST,
)
from tessera.games.clash.city import has_building, port_of
from tessera.games.clash.names import advance_name, because, building_name, unit_name
from tessera.games.clash.owning import has_gift
from tessera.games.clash.payment import affords, tokens, unpaid, unpaid_tokens
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import at, modified
from tessera.games.clash.rules.cities import holds
from tessera.games.clash.rules.leaders import fall, why_not_lead
from tessera.games.clash.rules.limits import fits, stack_limit
from tessera.games.clash.settings import has_expansion, unit_kinds
from tessera.games.clash.truces import is_truce_at
from tessera.games.clash.units import ARMY_KINDS, ONE, count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

MOUNTED: Final = (CAVALRY, ELEPHANT)
"""The kinds that take a market."""
WARBEASTS: Final[int] = gift("warbeasts")
MERCENARIES: Final[int] = gift("mercenaries")
LEVIED: Final = (SETTLER, INFANTRY)
"""The kinds of which one may be had for tokens."""


def levy_price(state: "ClashState", seat: int, kind: int) -> int:
    """How many mood tokens a unit of a kind costs, with Sanitation or the Draft; 0 if it cannot be had so."""
    nation = state.nations[seat]
    if kind == SETTLER:
        return 1 if nation.has(SANITATION) else 0
    if not nation.has(DRAFT):
        return 0
    return 2 if nation.has(CIVIL_LIBERTIES) else 1


def prices(state: "ClashState", seat: int, cell: int, kind: int) -> list[int]:
    """What a unit of a kind may cost in a city: a tame elephant gold or culture in the place of some food."""
    if kind != ELEPHANT or has_building(state.cities[cell], MARKET) or not has_gift(state, seat, WARBEASTS):
        return [UNIT_COST[kind]]
    spared = UNIT_COST[kind] - ONE_FOOD
    return [spared + ONE_GOLD, spared + ONE_CULTURE]


def affords_unit(state: "ClashState", seat: int, cell: int, kind: int) -> bool:
    nation = state.nations[seat]
    if kind != ELEPHANT:
        return affords(nation, UNIT_COST[kind])
    return any(affords(nation, price) for price in prices(state, seat, cell, kind))


def can_draft_ship(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether a ship may be had in the place of infantry by the Draft."""
    return (
        has_gift(state, seat, MERCENARIES)
        and 0 < levy_price(state, seat, INFANTRY) <= levy_means(state, seat, INFANTRY)
        and why_not_raise_unit(state, seat, cell, SHIP) is OK
    )


def levy_means(state: "ClashState", seat: int, kind: int) -> int:
    """How many tokens a seat can pay for a unit of a kind that is had for them."""
    owned = tokens(state, seat, MOOD)
    if levied_by_either(state, seat, kind) and not holds(state, seat, ARENA):
        owned += state.nations[seat].amount(CULTURE)
    if kind != SETTLER and has_gift(state, seat, MERCENARIES):
        owned += state.nations[seat].amount(GOLD)
    return owned


def levied_by_either(state: "ClashState", seat: int, kind: int) -> bool:
    """Whether culture may pay for such a unit, too."""
    return modified(state, seat, modifiers.LEVIED_BY_CULTURE, kind) > 0


def card_price(state: "ClashState", seat: int) -> int:
    """How many tokens a card costs instead of infantry, where a gift lets it be had; 0 if it cannot be."""
    if not modified(state, seat, modifiers.DRAFTS_CARD, 0) or not (len(state.deck) or state.discards):
        return 0
    price = levy_price(state, seat, INFANTRY)
    return price if levy_means(state, seat, INFANTRY) >= price else 0


def where_placed(state: "ClashState", cell: int, kind: int) -> int:
    """The cell on which a unit stands that the city on a cell raises."""
    return port_of(state.cities[cell]) if kind == SHIP else cell


def why_not_raise_unit(state: "ClashState", seat: int, cell: int, kind: int) -> Reason:
    """`OK`, or why a city cannot raise a unit, whatever it costs."""
    city = state.cities[cell]
    if kind >= BASE_UNITS and not has_expansion(state):
        return Reason(Message("clash.reason.expansion"), "recruit")
    if kind == LEADER:
        return why_not_lead(state, seat, cell)
    needed = PORT if kind == SHIP else MARKET if kind in MOUNTED else -1
    if (
        needed >= 0
        and not has_building(city, needed)
        and (needed == PORT or not modified(state, seat, modifiers.NEEDS_NO_MARKET, at(cell, kind)))
    ):
        name = building_name(needed)
        return Reason(Message("clash.reason.needs_building", building=name), "recruit")
    if kind == SHIP and state.lasting and is_truce_at(state, seat, port_of(city)):
        return Reason(Message("clash.reason.truce"), "recruit")
    if kind in ARMY_KINDS and not fits(state, seat, cell, 1):
        return Reason(Message("clash.reason.stack", limit=stack_limit(state, seat, cell)), "recruit")
    if not state.nations[seat].units_left(kind) and not can_be_relocated(state, seat, cell, kind):
        return Reason(Message("clash.reason.no_units", unit=unit_name(kind)), "recruit")
    return OK


def can_be_relocated(state: "ClashState", seat: int, cell: int, kind: int) -> bool:
    """Whether a unit of a kind stands anywhere else, to be taken where all are on the board."""
    goal = where_placed(state, cell, kind)
    return any(place != goal and count(units, kind) for place, units in enumerate(state.units[seat]))


def why_not_hire(state: "ClashState", seat: int, cell: int, kind: int) -> Reason:
    reason = why_not_raise_unit(state, seat, cell, kind)
    if reason is OK and not affords_unit(state, seat, cell, kind):
        return Reason(unpaid(state.nations[seat], prices(state, seat, cell, kind)[0]), "recruit")
    return reason


def why_not_levy(state: "ClashState", seat: int, cell: int, kind: int) -> Reason:
    price = levy_price(state, seat, kind)
    if not price:
        needed = advance_name(SANITATION if kind == SETTLER else DRAFT)
        return Reason(Message("clash.reason.no_levy", advance=needed), "recruit")
    reason = why_not_raise_unit(state, seat, cell, kind)
    owned = levy_means(state, seat, kind)
    if reason is OK and owned < price:
        return Reason(unpaid_tokens(price * ONE_MOOD, (price - owned) * ONE_MOOD), "recruit")
    return reason


def why_no_unit(state: "ClashState", seat: int, cell: int) -> Reason:
    """Why a city can raise no unit: kind by kind."""
    reasons = [(kind, why_not_hire(state, seat, cell, kind)) for kind in range(unit_kinds(state))]
    parts = because([(unit_name(kind), reason.message) for kind, reason in reasons])
    return Reason(Message("clash.reason.no_unit_possible", parts=parts), "recruit")


def hirable(state: "ClashState", seat: int, cell: int) -> list[int]:
    """The kinds of units that a city can raise and its owner pay for."""
    return [
        kind
        for kind in range(unit_kinds(state))
        if affords_unit(state, seat, cell, kind) and why_not_raise_unit(state, seat, cell, kind) is OK
    ]


def can_recruit(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether any kind is `hirable` or can be `levied`."""
    for kind in range(unit_kinds(state)):
        if affords_unit(state, seat, cell, kind) and why_not_raise_unit(state, seat, cell, kind) is OK:
            return True
    if levied(state, seat, cell):
        return True
    return can_draft_ship(state, seat, cell) or card_price(state, seat) > 0


def levied(state: "ClashState", seat: int, cell: int) -> list[int]:
    """The kinds of units that a city can raise for tokens."""
    return [
        kind
        for kind in LEVIED
        if 0 < levy_price(state, seat, kind) <= levy_means(state, seat, kind)
        and why_not_levy(state, seat, cell, kind) is OK
    ]


# Placing and removing units


def place_unit(state: "ClashState", owner: int, cell: int, kind: int) -> None:
    """A unit of a seat's supply comes to a cell."""
    state.nations[owner].take_unit(kind)
    state.units[owner][cell] += ONE[kind]


def remove_unit(state: "ClashState", owner: int, cell: int, kind: int) -> None:
    """A unit of a seat goes back to its supply."""
    if kind == SHIP and pirates.lose_ally(state, owner, cell):
        return
    state.nations[owner].return_unit(kind)
    state.units[owner][cell] -= ONE[kind]
    if owner == state.active:
        marks.clean(state.marks, cell, state.units[owner][cell])
    if kind == LEADER:
        fall(state, owner, NOBODY)
