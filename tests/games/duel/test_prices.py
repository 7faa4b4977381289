"""Two ways to a price, one answer: the quick sum, and the list of units to buy."""

from hypothesis import given
from hypothesis import strategies as st

from tessera.games.duel.catalog import ITEM_COINS, ITEM_COUNT
from tessera.games.duel.rules import price_of, purchases, trade_cost

MARKETS = st.integers(0, (1 << 48) - 1)


@given(MARKETS, st.integers(0, ITEM_COUNT - 1))
def test_the_quick_sum_is_the_sum_of_the_purchases(market: int, item: int) -> None:
    assert trade_cost(market, item) == sum(purchases(market, item))


@given(MARKETS, st.integers(0, ITEM_COUNT - 1))
def test_a_remembered_price_is_the_one_that_was_computed(market: int, item: int) -> None:
    expected = ITEM_COINS[item] + sum(purchases(market, item))
    assert price_of(market, item) == price_of(market, item) == expected
