"""The market: all that decides prices for a city, and the prices of everything in it.

A market is an int like a city's economy (see `catalog`), with what the rival produces. Prices are worked
out for all cards and wonders at once, which is quicker than for one after another: a *row* is one big int
with a byte for each item, so rows add up, and a row times a number is that many of it.
"""

from typing import Final

from tessera.games.duel.catalog import (
    ARCHITECTURE_BIT,
    BLUE,
    BOUGHT_FOR_ONE,
    COLOUR,
    DISCOUNT_UNITS,
    FIRST_WONDER_ITEM,
    ITEM_COINS,
    ITEM_COUNT,
    ITEM_RESOURCES,
    MANUFACTURED_CHOICE,
    MASONRY_BIT,
    OUTPUT_MASK,
    RAW_CHOICE,
    RAW_COUNT,
    RESOURCE_BITS,
    RESOURCES,
    RIVAL_SHIFT,
)
from tessera.games.duel.city import City

BASE_PRICE: Final = 2
"""A resource costs this, and one more for each unit the opponent's cards produce."""
MOST_OUTPUT: Final = 7
RAW: Final = list(range(RAW_COUNT))
MANUFACTURED: Final = list(range(RAW_COUNT, len(RESOURCES)))


def market_of(city: City, rival: City) -> int:
    """All that decides prices for a city: its economy, and what its rival's cards produce."""
    return city.economy | (rival.economy & OUTPUT_MASK) << RIVAL_SHIFT


def unit_price(market: int, resource: int) -> int:
    """What the bank asks for one unit of a resource."""
    bits = market >> RESOURCE_BITS * resource
    return 1 if bits >> BOUGHT_FOR_ONE & 1 else BASE_PRICE + (bits >> RIVAL_SHIFT & 7)


def _row(numbers: list[int]) -> int:
    return int.from_bytes(bytes(numbers), "little")


COINS: Final[int] = _row(ITEM_COINS)
"""The printed coins."""
ALL_ITEMS: Final[int] = _row([1] * ITEM_COUNT)
WONDERS_ONLY: Final[int] = _row([int(item >= FIRST_WONDER_ITEM) for item in range(ITEM_COUNT)])
BLUE_ONLY: Final[int] = _row([int(colour == BLUE) for colour in COLOUR])
MISSING: Final[list[list[int]]] = [
    [
        _row([max(0, needed[resource] - output) for needed in ITEM_RESOURCES])
        for output in range(MOST_OUTPUT + 1)
    ]
    for resource in range(len(RESOURCES))
]
"""For each resource, for each number of units that a city produces, how many more each item needs."""
RAW_PART: Final = (1 << RESOURCE_BITS * RAW_COUNT) - 1 | 3 * RAW_CHOICE
"""The bits of a market that decide what raw units cost."""
MANUFACTURED_PART: Final = (RAW_CHOICE - 1) & ~RAW_PART | 3 * MANUFACTURED_CHOICE
RAW_COSTS: Final[dict[int, int]] = {}
"""What was worked out before, by these bits: each part comes again much sooner than the whole."""
MANUFACTURED_COSTS: Final[dict[int, int]] = {}
COSTS_KEPT: Final = 20_000


def prices_in(market: int) -> bytes:
    """The price of every item: printed coins, and the units that must be bought."""
    if market < ARCHITECTURE_BIT:
        raw = RAW_COSTS.get(market & RAW_PART)
        if raw is None:
            raw = _remember(market & RAW_PART, RAW, RAW_COSTS)
        manufactured = MANUFACTURED_COSTS.get(market & MANUFACTURED_PART)
        if manufactured is None:
            manufactured = _remember(market & MANUFACTURED_PART, MANUFACTURED, MANUFACTURED_COSTS)
        row = COINS + raw + manufactured
    else:
        row = COINS + _cost(market, RAW + MANUFACTURED)
    return row.to_bytes(ITEM_COUNT, "little")


def _remember(part: int, resources: list[int], costs: dict[int, int]) -> int:
    if len(costs) == COSTS_KEPT:
        costs.clear()
    costs[part] = cost = _cost(part, resources)
    return cost


def _cost(market: int, resources: list[int]) -> int:
    """What the units of some resources cost that must be bought for each item.

    Units come from the city's own production, then each source of choice covers the dearest unit of its
    kind, then Architecture or Masonry the two dearest of all. Unit prices do not depend on the quantity,
    so this is the cheapest way.
    """
    missing = [0] * len(RESOURCES)
    units = [0] * len(RESOURCES)
    cost = 0
    for resource in resources:
        missing[resource] = MISSING[resource][market >> RESOURCE_BITS * resource & MOST_OUTPUT]
        units[resource] = unit_price(market, resource)
        cost += units[resource] * missing[resource]
    for _ in range(market // RAW_CHOICE & 3):
        cost -= _take_dearest(missing, units, RAW, ALL_ITEMS)
    for _ in range(market // MANUFACTURED_CHOICE & 3):
        cost -= _take_dearest(missing, units, MANUFACTURED, ALL_ITEMS)
    for discount, items in ((ARCHITECTURE_BIT, WONDERS_ONLY), (MASONRY_BIT, BLUE_ONLY)):
        if market & discount:
            for _ in range(DISCOUNT_UNITS):
                cost -= _take_dearest(missing, units, resources, items)
    return cost


def _take_dearest(missing: list[int], units: list[int], resources: list[int], items: int) -> int:
    """Take off the dearest unit that each item misses; what it would have cost."""
    saved = 0
    for resource in sorted(resources, key=units.__getitem__, reverse=True):
        lacking = missing[resource]
        taken = (lacking | lacking >> 1) & items  # at most three units of a resource are ever missing
        if taken:
            missing[resource] = lacking - taken
            items -= taken
            saved += units[resource] * taken
    return saved


PRICE_LISTS: Final[dict[int, bytes]] = {}
"""Price lists by market: the first markets of a game come again and again."""
PRICE_LISTS_KEPT: Final = 20_000


def price_list(city: City, rival: City) -> bytes:
    """The prices of all items for a city, which remembers them.

    `construction.change_economy` takes them away.
    """
    market = market_of(city, rival)
    prices = PRICE_LISTS.get(market)
    if prices is None:
        if len(PRICE_LISTS) == PRICE_LISTS_KEPT:
            PRICE_LISTS.clear()
        prices = prices_in(market)
        PRICE_LISTS[market] = prices
    city.prices = prices
    return prices
