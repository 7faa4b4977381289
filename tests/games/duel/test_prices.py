"""Two ways to a price, one answer: the quick sum, and the list of units to buy."""

from hypothesis import given
from hypothesis import strategies as st

from tessera.games.duel.catalog import ITEM_COINS, ITEM_COUNT
from tessera.games.duel.city import City
from tessera.games.duel.rules import market_of, price_of, purchases, trade_cost

MARKETS = st.integers(0, (1 << 41) - 1)
ECONOMIES = st.integers(0, (1 << 26) - 1)


@given(MARKETS, st.integers(0, ITEM_COUNT - 1))
def test_the_quick_sum_is_the_sum_of_the_purchases(market: int, item: int) -> None:
    assert trade_cost(market, item) == sum(purchases(market, item))


@given(ECONOMIES, ECONOMIES, ECONOMIES, st.integers(0, ITEM_COUNT - 1))
def test_a_remembered_price_is_forgotten_when_the_market_changes(
    own: int, rivals: int, later: int, item: int
) -> None:
    city, rival = City(None), City(None)
    for city.economy, rival.economy in ((own, rivals), (own, later), (later, later)):
        expected = ITEM_COINS[item] + sum(purchases(market_of(city, rival), item))
        assert price_of(city, rival, item) == price_of(city, rival, item) == expected
