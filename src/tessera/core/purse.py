"""The purse: resources packed into one int, a byte for each, and the ways to pay with them.

A *stock* is such an int: what somebody has, what something costs, what is gained. Stocks are added and
subtracted as they are. An amount is at most 127, so that the highest bit of each byte is free for comparing
stocks; up to seven resources fit into a machine word.

Where something else may stand for what a cost names, there may be several ways to pay. They are listed in
one order, what is named first, and the question is asked only where there are several.
"""

from typing import Final

from tessera.core import i64

BYTE: Final = 8
"""Bits of a stock for each resource."""
MOST: Final = 127
"""The largest amount of a resource, and the mask of an amount."""
MOST_KINDS: Final = 7
SPARE_BITS: Final = 0x80808080808080
"""The highest bit of each byte. `(stock | SPARE_BITS) - cost` keeps them all if the stock suffices."""


def packed(names: tuple[str, ...], amounts: dict[str, int]) -> int:
    """Amounts of named resources as a stock."""
    return sum([int(amounts.get(name, 0)) << BYTE * kind for kind, name in enumerate(names)])


def amount(stock: i64, kind: i64) -> int:
    """How much of a resource a stock has."""
    return int(stock >> BYTE * kind & MOST)


def units(stock: i64) -> int:
    """All resources of a stock, counted together."""
    count: i64 = 0
    while stock:
        count += stock & MOST
        stock >>= BYTE
    return int(count)


def kinds(stock: i64) -> list[int]:
    """The resources of which a stock has any."""
    found: list[int] = []
    kind = 0
    while stock:
        if stock & MOST:
            found.append(kind)
        stock >>= BYTE
        kind += 1
    return found


def covers(stock: i64, cost: i64) -> bool:
    """Whether a stock has all that a cost names."""
    return ((stock | SPARE_BITS) - cost) & SPARE_BITS == SPARE_BITS


def missing(stock: i64, cost: i64) -> int:
    """How many units of a cost a stock lacks."""
    lacking: i64 = 0
    while cost:
        short = (cost & MOST) - (stock & MOST)
        if short > 0:
            lacking += short
        cost >>= BYTE
        stock >>= BYTE
    return int(lacking)


def held(stock: i64, cost: i64) -> int:
    """The part of a cost that a stock has."""
    found: i64 = 0
    shift: i64 = 0
    while cost >> shift:
        needed = cost >> shift & MOST
        if needed:
            owned = stock >> shift & MOST
            found |= (needed if needed < owned else owned) << shift
        shift += BYTE
    return int(found)


def lots(stock: i64, lot: i64) -> int:
    """How many times a stock has a lot of resources."""
    fewest: i64 = MOST + 1
    while lot:
        needed = lot & MOST
        if needed:
            times = (stock & MOST) // needed
            if times < fewest:
                fewest = times
        lot >>= BYTE
        stock >>= BYTE
    return int(fewest)


# Ways to pay


def ways(stock: int, cost: int, replaced: int) -> list[int]:
    """What may be spent for a cost of which something outside the stock stands for so many units, any ones.

    A way is the part of the cost that is paid as it is named, as a stock; the most of it first.
    """
    found = [0]
    short = [0]
    for kind in range(MOST_KINDS):
        needed = amount(cost, kind)
        if needed:
            most = min(needed, amount(stock, kind))
            found = [way + (spent << BYTE * kind) for way in found for spent in range(most, -1, -1)]
            short = [units + needed - spent for units in short for spent in range(most, -1, -1)]
    return [way for way, units in zip(found, short, strict=True) if units <= replaced]


class Substitute:
    """A resource of the stock that stands for others: so many of it for each unit."""

    def __init__(self, kind: int, stands_for: tuple[int, ...], each: int = 1) -> None:
        self.kind = kind
        self.stands_for = stands_for
        self.each = each


def payments(stock: int, cost: int, substitutes: tuple[Substitute, ...]) -> list[int]:
    """Every stock that may be spent for a cost: as it is named as far as possible first, then with the
    substitutes in the order of their list. No two are alike; one alone is no question."""
    found: list[int] = []
    _pay(stock, cost, 0, substitutes, found)
    return list(dict.fromkeys(found))


def _pay(stock: int, cost: int, spent: int, substitutes: tuple[Substitute, ...], found: list[int]) -> None:
    """Pay for the first resource that a cost still names, in every way, and then for the rest."""
    named = kinds(cost)
    if not named:
        found.append(spent)
        return
    kind = named[0]
    needed = amount(cost, kind)
    rest = cost - (needed << BYTE * kind)
    own = needed << BYTE * kind
    for replaced in range(needed + 1):
        own = needed - replaced << BYTE * kind
        if covers(stock, own):
            _replace(stock - own, rest, spent + own, kind, replaced, 0, substitutes, found)


def _replace(
    stock: int,
    cost: int,
    spent: int,
    kind: int,
    short: int,
    place: int,
    substitutes: tuple[Substitute, ...],
    found: list[int],
) -> None:
    """Let the substitutes from a place of their list on stand for so many units of a resource."""
    if short == 0:
        _pay(stock, cost, spent, substitutes, found)
        return
    if place == len(substitutes):
        return
    substitute = substitutes[place]
    most = short if kind in substitute.stands_for else 0
    for units_replaced in range(most, -1, -1):
        price = units_replaced * substitute.each << BYTE * substitute.kind
        if covers(stock, price):
            _replace(
                stock - price,
                cost,
                spent + price,
                kind,
                short - units_replaced,
                place + 1,
                substitutes,
                found,
            )
