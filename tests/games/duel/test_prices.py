"""Two ways to a price, one answer: the quick sum, and the list of units to buy."""

from hypothesis import given
from hypothesis import strategies as st

from tessera.games.duel.catalog import (
    ARCHITECTURE_BIT,
    ITEM_COINS,
    ITEM_COUNT,
    MANUFACTURED_CHOICE,
    MASONRY_BIT,
    OUTPUT_MASK,
    RAW_CHOICE,
    bought_for_one,
)
from tessera.games.duel.city import City
from tessera.games.duel.construction import change_economy
from tessera.games.duel.rules import market_of, price_of, purchases
from tests.games.duel.scenario import scenario

FIXED_PRICES = bought_for_one(["wood", "clay", "stone", "glass", "papyrus"])
ECONOMIES = st.builds(
    lambda bits: bits & (OUTPUT_MASK | FIXED_PRICES) | bits & -RAW_CHOICE,
    st.integers(0, 2 * MASONRY_BIT - 1),
)
ITEMS = st.integers(0, ITEM_COUNT - 1)


@given(ECONOMIES, ECONOMIES, ITEMS)
def test_the_quick_sum_is_the_sum_of_the_purchases(own: int, rivals: int, item: int) -> None:
    city, rival = City(None), City(None)
    city.economy, rival.economy = own, rivals
    expected = ITEM_COINS[item] + sum(purchases(market_of(city, rival), item))
    assert price_of(city, rival, item) == price_of(city, rival, item) == expected


@given(st.integers(0, 1), st.sampled_from([1, RAW_CHOICE, MANUFACTURED_CHOICE, ARCHITECTURE_BIT]), ITEMS)
def test_a_remembered_price_is_forgotten_when_the_market_changes(seat: int, change: int, item: int) -> None:
    state = scenario()
    city, rival = state.cities
    price_of(city, rival, item)
    change_economy(state, seat, change)
    expected = ITEM_COINS[item] + sum(purchases(market_of(city, rival), item))
    assert price_of(city, rival, item) == expected
