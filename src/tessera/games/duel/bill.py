"""The bill: the sum behind a price, line by line, for people who ask why."""

from typing import TYPE_CHECKING

from tessera.core.message import Line, Message
from tessera.games.duel.catalog import (
    BOUGHT_FOR_ONE,
    DISCOUNT_UNITS,
    FIRST_WONDER_ITEM,
    GATE,
    GATE_MULTIPLIER,
    ITEM_COINS,
    ITEM_DISCOUNT,
    ITEM_RESOURCES,
    MANUFACTURED_CHOICE,
    RAW_CHOICE,
    RAW_COUNT,
    RESOURCE_BITS,
    RESOURCES,
    SANCTUARY,
    SANCTUARY_DISCOUNT,
    SLOT_COST,
    YELLOW,
)
from tessera.games.duel.city import DISCARD_INCOME
from tessera.games.duel.market import BASE_PRICE, market_of, unit_price
from tessera.games.duel.rules import is_chained

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

OWN = "own"
CHOICE = "choice"
DISCOUNT = "discount"
FIXED = "fixed"
BANK = "bank"


def card_bill(state: "DuelState", seat: int, card: int) -> list[Line]:
    """What a card costs the seat, and why."""
    if is_chained(state.cities[seat], card):
        return [Line(Message("duel.bill.chain"), 0)]
    return item_bill(state, seat, card)


def wonder_bill(state: "DuelState", seat: int, wonder: int) -> list[Line]:
    """What a wonder costs the seat, and why."""
    return item_bill(state, seat, FIRST_WONDER_ITEM + wonder)


def item_bill(state: "DuelState", seat: int, item: int) -> list[Line]:
    """Printed coins, then each resource by where its units come from."""
    market = market_of(state.cities[seat], state.cities[1 - seat])
    lines: list[Line] = []
    if ITEM_COINS[item]:
        lines.append(Line(Message("duel.bill.coins"), ITEM_COINS[item]))
    sources = _sources(market, item)
    for resource in range(len(RESOURCES)):
        units = [source for unit, source in sources if unit == resource]
        if not units:
            continue
        for source in (OWN, CHOICE, DISCOUNT, FIXED, BANK):
            count = units.count(source)
            if count:
                lines.append(_line(market, resource, source, count))
    return lines


def _sources(market: int, item: int) -> list[tuple[int, str]]:
    """Where each unit comes from, as `market.prices_in` reckons."""
    units: list[tuple[int, str]] = []
    for resource, needed in enumerate(ITEM_RESOURCES[item]):
        bits = market >> RESOURCE_BITS * resource
        bought = FIXED if bits >> BOUGHT_FOR_ONE & 1 else BANK
        units.extend([(resource, OWN if unit < bits & 7 else bought) for unit in range(needed)])
    _cover_dearest(units, market, market // RAW_CHOICE & 3, range(RAW_COUNT), CHOICE)
    _cover_dearest(units, market, market // MANUFACTURED_CHOICE & 3, range(RAW_COUNT, len(RESOURCES)), CHOICE)
    if market & ITEM_DISCOUNT[item]:
        _cover_dearest(units, market, DISCOUNT_UNITS, range(len(RESOURCES)), DISCOUNT)
    return units


def _cover_dearest(
    units: list[tuple[int, str]], market: int, count: int, resources: range, source: str
) -> None:
    for _ in range(count):
        bought = [
            (unit_price(market, resource), -place)
            for place, (resource, now) in enumerate(units)
            if now in (FIXED, BANK) and resource in resources
        ]
        if bought:
            place = -max(bought)[1]
            units[place] = (units[place][0], source)


def _line(market: int, resource: int, source: str, count: int) -> Line:
    name = Message(f"duel.resource.{RESOURCES[resource]}")
    price = unit_price(market, resource)
    if source == BANK:
        rival = price - BASE_PRICE
        message = Message("duel.bill.bank", resource=name, count=count, base=BASE_PRICE, rival=rival)
        return Line(message, count * price)
    message = Message(f"duel.bill.{source}", resource=name, count=count)
    return Line(message, count * price if source == FIXED else 0)


def discard_bill(state: "DuelState", seat: int) -> list[Line]:
    """What discarding brings."""
    yellow = state.cities[seat].count(YELLOW)
    lines = [Line(Message("duel.bill.discard"), DISCARD_INCOME)]
    return [*lines, Line(Message("duel.bill.yellow", count=yellow), yellow)] if yellow else lines


def activation_bill(state: "DuelState", seat: int, slot: int) -> list[Line]:
    """What activating a card of the pantheon costs the seat before offerings."""
    assert state.pantheon is not None
    cost = SLOT_COST[seat][slot]
    lines = [Line(Message("duel.bill.slot"), cost)]
    if state.pantheon.slots[slot] == GATE:
        lines.append(Line(Message("duel.bill.gate"), cost * (GATE_MULTIPLIER - 1)))
        cost *= GATE_MULTIPLIER
    if SANCTUARY in state.cities[seat].wonders:
        lines.append(Line(Message("duel.bill.sanctuary"), -min(cost, SANCTUARY_DISCOUNT)))
    return lines
