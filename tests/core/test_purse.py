"""Stocks of resources, and the ways to pay with them, against plain lists of amounts."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from tessera.core import purse
from tessera.core.purse import Substitute

NAMES = ("food", "wood", "ore", "gold")
FOOD, WOOD, ORE, GOLD = range(4)
AMOUNTS = st.lists(st.integers(0, 127), min_size=7, max_size=7)
FEW = st.lists(st.integers(0, 3), min_size=4, max_size=4)


def stock(amounts: list[int]) -> int:
    return sum(amount << 8 * kind for kind, amount in enumerate(amounts))


def amounts(stock: int) -> list[int]:
    return [stock >> 8 * kind & 255 for kind in range(7)]


def test_amounts_are_packed_by_their_names() -> None:
    assert purse.packed(NAMES, {"wood": 2, "gold": 1}) == 2 << 8 | 1 << 24


@given(AMOUNTS, AMOUNTS)
def test_stocks_are_compared_and_counted_resource_by_resource(owned: list[int], asked: list[int]) -> None:
    has, cost = stock(owned), stock(asked)
    assert [purse.amount(has, kind) for kind in range(7)] == owned
    assert purse.units(has) == sum(owned)
    assert purse.kinds(has) == [kind for kind, amount in enumerate(owned) if amount]
    assert purse.covers(has, cost) == all(own >= need for own, need in zip(owned, asked, strict=True))
    assert purse.missing(has, cost) == sum(max(0, need - own) for own, need in zip(owned, asked, strict=True))
    assert amounts(purse.held(has, cost)) == [min(own, need) for own, need in zip(owned, asked, strict=True)]
    if any(asked):
        times = min(own // need for own, need in zip(owned, asked, strict=True) if need)
        assert purse.lots(has, cost) == times


@given(FEW, FEW, st.integers(0, 4))
def test_ways_to_pay_where_something_else_stands_for_any_unit(
    owned: list[int], asked: list[int], replaced: int
) -> None:
    choices = product(*[range(min(own, need), -1, -1) for own, need in zip(owned, asked, strict=True)])
    plainly = [list(choice) for choice in choices if sum(asked) - sum(choice) <= replaced]
    assert [amounts(way)[:4] for way in purse.ways(stock(owned), stock(asked), replaced)] == plainly


ANYTHING = Substitute(GOLD, (FOOD, WOOD, ORE))


def test_without_a_real_choice_there_is_one_way() -> None:
    assert purse.payments(stock([2, 1, 0, 0]), stock([1, 1, 0, 0]), (ANYTHING,)) == [stock([1, 1, 0, 0])]
    assert purse.payments(stock([0, 1, 0, 2]), stock([1, 1, 0, 1]), (ANYTHING,)) == [stock([0, 1, 0, 2])]


def test_what_is_named_is_paid_first_and_then_what_stands_for_it() -> None:
    found = purse.payments(stock([2, 1, 0, 1]), stock([1, 1, 0, 0]), (ANYTHING,))
    assert found == [stock([1, 1, 0, 0]), stock([1, 0, 0, 1]), stock([0, 1, 0, 1])]


def test_what_cannot_be_paid_has_no_way() -> None:
    assert purse.payments(stock([0, 0, 0, 1]), stock([1, 1, 0, 0]), (ANYTHING,)) == []


def test_a_substitute_stands_for_what_it_may_and_at_its_rate() -> None:
    wood_for_food = Substitute(WOOD, (FOOD,), each=2)
    found = purse.payments(stock([0, 4, 0, 1]), stock([2, 0, 0, 0]), (ANYTHING, wood_for_food))
    assert found == [stock([0, 2, 0, 1]), stock([0, 4, 0, 0])]
    assert purse.payments(stock([0, 9, 0, 0]), stock([0, 0, 1, 0]), (wood_for_food,)) == []


@given(FEW, FEW)
def test_every_payment_is_owned_and_no_two_are_alike(owned: list[int], asked: list[int]) -> None:
    found = purse.payments(stock(owned), stock(asked), (ANYTHING,))
    assert len(set(found)) == len(found)
    for payment in found:
        assert purse.covers(stock(owned), payment)
        assert purse.units(payment) == sum(asked)
