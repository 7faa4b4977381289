"""Two ways to a price, one answer: that of all items at once, and the list of units to buy."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.games.duel.catalog import (
    ARCHITECTURE_BIT,
    DISCOUNT_UNITS,
    FIRST_WONDER_ITEM,
    ITEM_COINS,
    ITEM_COUNT,
    ITEM_DISCOUNT,
    ITEM_RESOURCES,
    MANUFACTURED_CHOICE,
    MASONRY_BIT,
    OUTPUT_MASK,
    RAW_CHOICE,
    RAW_COUNT,
    RESOURCE_BITS,
    RESOURCES,
    bought_for_one,
)
from tessera.games.duel.city import City
from tessera.games.duel.construction import change_economy
from tessera.games.duel.market import market_of, unit_price
from tessera.games.duel.notation import DISCARD, RAISE
from tessera.games.duel.rules import price_of
from tessera.games.duel.scenario import scenario

FIXED_PRICES = bought_for_one(["wood", "clay", "stone", "glass", "papyrus"])
ECONOMIES = st.builds(
    lambda bits: bits & (OUTPUT_MASK | FIXED_PRICES) | bits & -RAW_CHOICE,
    st.integers(0, 2 * MASONRY_BIT - 1),
)
ITEMS = st.integers(0, ITEM_COUNT - 1)


def expected_unit(city: City, rival: City, resource: int) -> int:
    """Two coins, and one more for each unit of the rival's brown and grey cards, unless it costs one."""
    if city.economy & bought_for_one([RESOURCES[resource]]):
        return 1
    return 2 + (rival.economy >> RESOURCE_BITS * resource) % 8


def expected_price(city: City, rival: City, item: int) -> int:
    """Unit by unit: what the city lacks, without the dearest that it need not buy."""
    market = market_of(city, rival)
    raw: list[int] = []
    manufactured: list[int] = []
    for resource, needed in enumerate(ITEM_RESOURCES[item]):
        missing = max(0, needed - (city.economy >> RESOURCE_BITS * resource & 7))
        kind = raw if resource < RAW_COUNT else manufactured
        kind.extend([expected_unit(city, rival, resource)] * missing)
    bought = sorted(raw)[: max(0, len(raw) - (market // RAW_CHOICE & 3))]
    bought += sorted(manufactured)[: max(0, len(manufactured) - (market // MANUFACTURED_CHOICE & 3))]
    if market & ITEM_DISCOUNT[item]:
        bought = sorted(bought)[: max(0, len(bought) - DISCOUNT_UNITS)]
    return ITEM_COINS[item] + sum(bought)


@given(ECONOMIES, ECONOMIES, st.integers(0, len(RESOURCES) - 1))
def test_a_unit_costs_more_for_each_that_the_rival_makes(own: int, rivals: int, resource: int) -> None:
    city, rival = City(None), City(None)
    city.economy, rival.economy = own, rivals
    assert unit_price(market_of(city, rival), resource) == expected_unit(city, rival, resource)


@pytest.mark.parametrize("made", range(8))
def test_however_many_the_rival_makes_all_of_them_count(made: int) -> None:
    city, rival = City(None), City(None)
    rival.economy = made
    assert unit_price(market_of(city, rival), 0) == 2 + made


@given(ECONOMIES, ECONOMIES, ITEMS)
def test_the_price_is_the_sum_of_the_purchases(own: int, rivals: int, item: int) -> None:
    city, rival = City(None), City(None)
    city.economy, rival.economy = own, rivals
    expected = expected_price(city, rival, item)
    assert price_of(city, rival, item) == price_of(city, rival, item) == expected


@given(st.integers(0, 1), st.sampled_from([1, RAW_CHOICE, MANUFACTURED_CHOICE, ARCHITECTURE_BIT]), ITEMS)
def test_a_remembered_price_is_forgotten_when_the_market_changes(seat: int, change: int, item: int) -> None:
    state = scenario()
    city, rival = state.cities
    price_of(city, rival, item)
    change_economy(state, seat, change)
    expected = expected_price(city, rival, item)
    assert price_of(city, rival, item) == expected


def test_the_numbers_of_the_first_actions_are_those_of_the_price_list() -> None:
    assert DISCARD.first == 0
    assert RAISE.first == FIRST_WONDER_ITEM
