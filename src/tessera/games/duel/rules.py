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
    ITEM_DISCOUNT,
    ITEM_HELP,
    ITEM_MARKET,
    ITEM_NEEDS,
    MANUFACTURED_CHOICE,
    OFFERINGS,
    OUTPUT,
    OUTPUT_MASK,
    RAW_CHOICE,
    RAW_COUNT,
    RIVAL_OUTPUT,
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

FIRST_MANUFACTURED: Final = OUTPUT + 3 * RAW_COUNT
BASE_PRICE: Final = 2
"""A resource costs this, and one more for each unit the opponent's cards produce."""

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

PRICES: Final[dict[int, int]] = {}
"""What `price_of` remembers."""
PRICES_KEPT: Final = 60_000
"""Prices remembered at most; then they are forgotten and made anew."""


def market_of(city: City, rival: City) -> int:
    """All that decides prices for a city: its economy, and what its rival's cards produce."""
    return city.economy | (rival.economy & OUTPUT_MASK) << RIVAL_SHIFT


def price_of(market: int, item: int) -> int:
    """Coins for a card or wonder without chain and Engineering: printed coins and trade.

    Remembered by the item and the part of the market that matters to it: its key in PRICES is
    `market & ITEM_MARKET[item] | item`.
    """
    key = market & ITEM_MARKET[item] | item
    price = PRICES.get(key)
    if price is None:
        if len(PRICES) >= PRICES_KEPT:
            PRICES.clear()
        price = ITEM_COINS[item] + trade_cost(market, item)
        PRICES[key] = price
    return price


def trade_cost(market: int, item: int) -> int:
    """Coins for the resources that a city lacks: the sum of `purchases`, at once where it is plain."""
    helped = market & ITEM_HELP[item]
    if helped & ~(RAW_CHOICE | MANUFACTURED_CHOICE):
        return sum(purchases(market, item))
    total = dearest_raw = dearest_manufactured = 0
    for needed, own, bought_for_one, rival in ITEM_NEEDS[item]:
        missing = needed - (market >> own & 7)
        if missing > 0:
            price = 1 if market >> bought_for_one & 1 else BASE_PRICE + (market >> rival & 7)
            total += missing * price
            if own < FIRST_MANUFACTURED:
                dearest_raw = max(dearest_raw, price)
            else:
                dearest_manufactured = max(dearest_manufactured, price)
    if helped & RAW_CHOICE:
        total -= dearest_raw
    if helped & MANUFACTURED_CHOICE:
        total -= dearest_manufactured
    return total


def unit_price(market: int, resource: int) -> int:
    """What the bank asks for one unit of a resource."""
    if market >> BOUGHT_FOR_ONE + resource & 1:
        return 1
    return BASE_PRICE + (market >> RIVAL_OUTPUT + 3 * resource & 7)


def purchases(market: int, item: int) -> list[int]:
    """The prices of the units that must be bought.

    Units come from the city's own production, then each source of choice covers the dearest unit
    of its kind, then Architecture or Masonry the two dearest of all. Unit prices do not depend on
    the quantity, so this is the cheapest way.
    """
    raw: list[int] = []
    manufactured: list[int] = []
    for needed, own, bought_for_one, rival in ITEM_NEEDS[item]:
        missing = needed - (market >> own & 7)
        if missing > 0:
            price = 1 if market >> bought_for_one & 1 else BASE_PRICE + (market >> rival & 7)
            units = raw if own < FIRST_MANUFACTURED else manufactured
            for _ in range(missing):
                units.append(price)
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


def seat_market(state: "DuelState", seat: int) -> int:
    """The market of a seat."""
    return market_of(state.cities[seat], state.cities[1 - seat])


def is_chained(city: City, card: int) -> bool:
    """Whether the city has the symbol that makes the card free."""
    return CHAIN_NEEDED[card] & city.chains != 0


def card_price(state: "DuelState", seat: int, card: int) -> int:
    """Coins a seat pays to build a card in the ordinary way."""
    return 0 if is_chained(state.cities[seat], card) else price_of(seat_market(state, seat), card)


def wonder_price(state: "DuelState", seat: int, wonder: int) -> int:
    """Coins a seat pays to build one of its wonders."""
    return price_of(seat_market(state, seat), FIRST_WONDER_ITEM + wonder)


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
    return 2 + city.count(YELLOW)


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
