"""Pure questions about a state: what lies open, what things cost, who may do what.

Nothing here changes anything. The frames list legal actions with these functions and explain
refusals with them, so the two cannot disagree.
"""

from typing import TYPE_CHECKING, Final

from tessera.games.duel.catalog import (
    BOUGHT_FOR_ONE,
    CHAIN_NEEDED,
    COVERED_BY,
    DISCOUNT_UNITS,
    ENGINEERING,
    ENGINEERING_PRICE,
    FIRST_WONDER_ITEM,
    GATE,
    GATE_MULTIPLIER,
    ITEM_COINS,
    ITEM_COUNT,
    ITEM_DISCOUNT,
    ITEM_HELP,
    ITEM_NEEDS,
    MANUFACTURED_CHOICE,
    OFFERINGS,
    OUTPUT_MASK,
    RAW_CHOICE,
    RAW_COUNT,
    RIVAL_SHIFT,
    SANCTUARY,
    SANCTUARY_DISCOUNT,
    SLOT_COST,
    SLOTS,
    YELLOW,
)
from tessera.games.duel.city import City

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

BASE_PRICE: Final = 2
"""A resource costs this, and one more for each unit the opponent's cards produce."""
DISCARD_INCOME: Final = 2
"""Coins for discarding a card, and one more for each yellow card of the own city."""

# The structure

PLAYABLE: Final[dict[int, tuple[int, ...]]] = {}
"""What `playable_slots` remembers, by age and present slots: a few thousand sets in all."""


def playable_slots(age: int, present: int) -> tuple[int, ...]:
    """The slots that hold a card and have none on it."""
    key = age << SLOTS | present
    slots = PLAYABLE.get(key)
    if slots is None:
        covered_by = COVERED_BY[age - 1]
        slots = tuple(
            [slot for slot in range(SLOTS) if present >> slot & 1 and covered_by[slot] & present == 0]
        )
        PLAYABLE[key] = slots
    return slots


def playable_cards(state: "DuelState") -> list[int]:
    """The cards that may be taken now."""
    structure = state.structure
    return [structure[slot] for slot in state.playable]


# Prices

UNKNOWN: Final = 1000
"""A price that nobody has asked for yet; more than anybody can pay."""


def market_of(city: City, rival: City) -> int:
    """All that decides prices for a city: its economy, and what its rival's cards produce."""
    return city.economy | (rival.economy & OUTPUT_MASK) << RIVAL_SHIFT


def price_list(city: City, rival: City) -> list[int]:
    """The prices of all items for a city, as far as they have been asked for, else UNKNOWN.

    A city remembers them until its market changes; clones share the list.
    """
    market = city.economy | (rival.economy & OUTPUT_MASK) << RIVAL_SHIFT
    if city.market != market:
        city.market = market
        city.prices = [UNKNOWN] * ITEM_COUNT
    return city.prices


def price_of(city: City, rival: City, item: int) -> int:
    """Coins for a card or wonder without chain and Engineering: printed coins and trade."""
    prices = price_list(city, rival)
    price = prices[item]
    if price == UNKNOWN:
        price = ITEM_COINS[item] + trade_cost(city.market, item)
        prices[item] = price
    return price


def trade_cost(market: int, item: int) -> int:
    """Coins for the resources that a city lacks: the sum of `purchases`, at once where it is plain."""
    helped = market & ITEM_HELP[item]
    if helped & ~(RAW_CHOICE | MANUFACTURED_CHOICE):
        return sum(purchases(market, item))
    total = 0
    raw = 0
    manufactured = 0
    for need in ITEM_NEEDS[item]:
        resource = need >> 3
        missing = (need & 7) - (market >> 3 * resource & 7)
        if missing > 0:
            if market >> BOUGHT_FOR_ONE + resource & 1:
                price = 1
            else:
                price = BASE_PRICE + (market >> RIVAL_SHIFT + 3 * resource & 7)
            total += missing * price
            if helped:
                if resource >= RAW_COUNT:
                    if price > manufactured:
                        manufactured = price
                elif price > raw:
                    raw = price
    if helped:
        total -= (raw if helped & RAW_CHOICE else 0) + (manufactured if helped & MANUFACTURED_CHOICE else 0)
    return total


def unit_price(market: int, resource: int) -> int:
    """What the bank asks for one unit of a resource."""
    if market >> BOUGHT_FOR_ONE + resource & 1:
        return 1
    return BASE_PRICE + (market >> RIVAL_SHIFT + 3 * resource & 7)


def purchases(market: int, item: int) -> list[int]:
    """The prices of the units that must be bought.

    Units come from the city's own production, then each source of choice covers the dearest unit
    of its kind, then Architecture or Masonry the two dearest of all. Unit prices do not depend on
    the quantity, so this is the cheapest way.
    """
    raw: list[int] = []
    manufactured: list[int] = []
    for need in ITEM_NEEDS[item]:
        resource = need >> 3
        missing = (need & 7) - (market >> 3 * resource & 7)
        units = raw if resource < RAW_COUNT else manufactured
        for _ in range(missing):
            units.append(unit_price(market, resource))
    help_left = market & ITEM_HELP[item]
    if help_left:
        drop_dearest(raw, help_left // RAW_CHOICE & 3)
        drop_dearest(manufactured, help_left // MANUFACTURED_CHOICE & 3)
    raw.extend(manufactured)
    if help_left & ITEM_DISCOUNT[item]:
        drop_dearest(raw, DISCOUNT_UNITS)
    return raw


def drop_dearest(units: list[int], count: int) -> None:
    for _ in range(min(count, len(units))):
        units.remove(max(units))


def is_chained(city: City, card: int) -> bool:
    """Whether the city has the symbol that makes the card free."""
    return CHAIN_NEEDED[card] & city.chains != 0


def card_price(state: "DuelState", seat: int, card: int) -> int:
    """Coins a seat pays to build a card in the ordinary way."""
    city = state.cities[seat]
    return 0 if is_chained(city, card) else price_of(city, state.cities[1 - seat], card)


def wonder_price(state: "DuelState", seat: int, wonder: int) -> int:
    """Coins a seat pays to build one of its wonders."""
    return price_of(state.cities[seat], state.cities[1 - seat], FIRST_WONDER_ITEM + wonder)


def engineering_helps(state: "DuelState", seat: int, card: int) -> bool:
    """Whether the seat may build the card for one coin by Engineering, and it is not free anyway."""
    city = state.cities[seat]
    return (
        city.has(ENGINEERING)
        and CHAIN_NEEDED[card] != 0
        and city.purse >= ENGINEERING_PRICE
        and card_price(state, seat, card) > 0
    )


def discard_income(city: City) -> int:
    """Coins for discarding a card."""
    return DISCARD_INCOME + city.count(YELLOW)


# Pantheon


def activation_cost(state: "DuelState", seat: int, slot: int) -> int:
    """Coins to activate what lies in a slot of the pantheon, before offerings."""
    pantheon = state.pantheon
    if pantheon is None:
        return 0
    cost = SLOT_COST[seat][slot]
    if pantheon.slots[slot] == GATE:
        cost *= GATE_MULTIPLIER
    if SANCTUARY in state.cities[seat].wonders:
        cost -= SANCTUARY_DISCOUNT
    return max(0, cost)


def offering_total(city: City) -> int:
    """The most that the city's offerings can take off a cost."""
    return sum(OFFERINGS[offering] for offering in city.offerings)
