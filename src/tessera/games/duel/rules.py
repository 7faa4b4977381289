"""Pure questions about a state: what lies open, what things cost, who may do what.

Nothing here changes anything. The frames list legal actions with these functions and explain
refusals with them, so the two cannot disagree.
"""

from typing import TYPE_CHECKING, Final

from tessera.games.duel.catalog import (
    BOUGHT_FOR_ONE,
    CHAIN_NEEDED,
    COST_ROW,
    DISCOUNT_UNITS,
    ENGINEERING,
    ENGINEERING_PRICE,
    FIRST_WONDER_ITEM,
    GATE,
    GATE_MULTIPLIER,
    ITEM_COINS,
    ITEM_DISCOUNT,
    ITEM_HELP,
    ITEM_NEEDS,
    ITEM_RESOURCES,
    MANUFACTURED_CHOICE,
    MANUFACTURED_NEEDS,
    OFFERINGS,
    OUTPUT_MASK,
    RAW_CHOICE,
    RAW_COUNT,
    RAW_NEEDS,
    RESOURCE_BITS,
    RESOURCE_MASK,
    RIVAL_SHIFT,
    SANCTUARY,
    SANCTUARY_DISCOUNT,
    SLOT_COST,
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


def playable_cards(state: "DuelState") -> tuple[int, ...]:
    """The cards that may be taken now."""
    structure = state.structure
    return tuple([structure[slot] for slot in state.layout.playable])


# Prices

UNKNOWN: Final = 1000
"""A price that nobody has asked for yet; more than anybody can pay."""
PRINTED_PRICES: Final[list[int]] = [
    UNKNOWN if needs else coins for needs, coins in zip(ITEM_NEEDS, ITEM_COINS, strict=True)
]
"""The prices of what costs coins only."""


def unit_price(market: int, resource: int) -> int:
    """What the bank asks for one unit of a resource."""
    return _unit_price(market >> RESOURCE_BITS * resource)


def _unit_price(bits: int) -> int:
    """The same, of a resource's own bits of the market."""
    return 1 if bits >> BOUGHT_FOR_ONE & 1 else BASE_PRICE + (bits >> RIVAL_SHIFT & 7)


COST_ROWS: Final[list[list[int]]] = [
    [max(0, units - (bits & 7)) * _unit_price(bits) for units in range(COST_ROW)]
    for bits in range(RESOURCE_MASK + 1)
]
"""For all bits that a resource may have in a market: the cost of no unit of it, of one, of two …"""


def market_of(city: City, rival: City) -> int:
    """All that decides prices for a city: its economy, and what its rival's cards produce."""
    return city.economy | (rival.economy & OUTPUT_MASK) << RIVAL_SHIFT


PRICE_LISTS: Final[dict[int, list[int]]] = {}
"""Price lists by market: the first markets of a game come again and again."""
PRICE_LISTS_KEPT: Final = 1000


def price_list(city: City, rival: City) -> list[int]:
    """The prices of all items for a city, as far as they have been asked for, else UNKNOWN.

    A city remembers its list until `construction.change_economy` takes it away.
    """
    if not city.prices:
        market = market_of(city, rival)
        prices = PRICE_LISTS.get(market)
        if prices is None:
            if len(PRICE_LISTS) == PRICE_LISTS_KEPT:
                PRICE_LISTS.clear()
            prices = new_price_list(market)
            PRICE_LISTS[market] = prices
        city.market = market
        city.prices = prices
    return city.prices


def new_price_list(market: int) -> list[int]:
    """Nothing asked for yet. The five resources are written out: a loop takes twice as long."""
    return PRINTED_PRICES + (
        COST_ROWS[market & RESOURCE_MASK]
        + COST_ROWS[market >> RESOURCE_BITS & RESOURCE_MASK]
        + COST_ROWS[market >> 2 * RESOURCE_BITS & RESOURCE_MASK]
        + COST_ROWS[market >> 3 * RESOURCE_BITS & RESOURCE_MASK]
        + COST_ROWS[market >> 4 * RESOURCE_BITS & RESOURCE_MASK]
    )


def price_of(city: City, rival: City, item: int) -> int:
    """Coins for a card or wonder without chain and Engineering: printed coins and trade."""
    prices = city.prices or price_list(city, rival)
    price = prices[item]
    return ask_price(city, item) if price == UNKNOWN else price


def ask_price(city: City, item: int) -> int:
    """Find a price that is UNKNOWN, and write it into the city's list."""
    prices = city.prices
    price = ITEM_COINS[item]
    for need in ITEM_NEEDS[item]:
        price += prices[need]
    helped = city.market & ITEM_HELP[item]
    if helped:
        if helped & ~(RAW_CHOICE | MANUFACTURED_CHOICE):
            price = ITEM_COINS[item] + sum(purchases(city.market, item))
        else:
            if helped & RAW_CHOICE:
                price -= dearest_unit(prices, RAW_NEEDS[item])
            if helped & MANUFACTURED_CHOICE:
                price -= dearest_unit(prices, MANUFACTURED_NEEDS[item])
    prices[item] = price
    return price


def dearest_unit(prices: list[int], needs: list[int]) -> int:
    """The price of the dearest unit that must be bought: what one source of choice saves."""
    dearest = 0
    for need in needs:
        unit = prices[need] - prices[need - 1]
        if unit > dearest:
            dearest = unit
    return dearest


def purchases(market: int, item: int) -> list[int]:
    """The prices of the units that must be bought.

    Units come from the city's own production, then each source of choice covers the dearest unit
    of its kind, then Architecture or Masonry the two dearest of all. Unit prices do not depend on
    the quantity, so this is the cheapest way.
    """
    raw: list[int] = []
    manufactured: list[int] = []
    for resource, needed in enumerate(ITEM_RESOURCES[item]):
        missing = needed - (market >> RESOURCE_BITS * resource & 7)
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
