"""Paying: gold stands for any other resource, ideas for the food of an advance.

How something is paid is asked only where there is a choice. Tokens are paid as they are named, or, by who
holds the Great Arena, with each other.
"""

from typing import TYPE_CHECKING, Final

from tessera.core import purse
from tessera.core.message import Message
from tessera.games.clash import captives
from tessera.games.clash.catalog import (
    ADVANCE_PRICE,
    ARENA,
    CULTURE,
    FOOD,
    GOLD,
    IDEAS,
    MOOD,
    ONE_FOOD,
    ONE_GOLD,
    ONE_IDEA,
    ONE_OF,
    ONE_ORE,
    ONE_WOOD,
    ORE,
    WOOD,
)
from tessera.games.clash.names import cost_of
from tessera.games.clash.nation import Nation
from tessera.games.clash.notation import GOLD_SPLITS, IDEA_SPLITS
from tessera.games.clash.rules.cities import holds

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

SPLIT_NUMBER: Final[dict[tuple[int, int, int], int]] = {
    split: number for number, split in enumerate(GOLD_SPLITS)
}


def raw(stock: int) -> tuple[int, int, int]:
    """The food, wood and ore of a stock."""
    return purse.amount(stock, FOOD), purse.amount(stock, WOOD), purse.amount(stock, ORE)


def affords(nation: Nation, cost: int) -> bool:
    """Whether a nation can pay a price of resources and tokens."""
    stock = nation.stock
    if purse.covers(stock, cost):
        return True
    if nation.court is not None:
        cost -= by_captives(nation, cost)
        if purse.covers(stock, cost):
            return True
    if not purse.amount(stock, GOLD):
        return False
    food, wood, ore = raw(cost)
    owned_food, owned_wood, owned_ore = raw(stock)
    short = max(0, food - owned_food) + max(0, wood - owned_wood) + max(0, ore - owned_ore)
    others = cost - (food * ONE_FOOD + wood * ONE_WOOD + ore * ONE_ORE)
    return purse.covers(stock, others + short * ONE_GOLD)


def by_captives(nation: Nation, cost: int) -> int:
    """The tokens of a price that a nation lacks, and for which captives stand, as a stock."""
    left = captives.for_tokens(nation)
    found = 0
    for kind in (MOOD, CULTURE):
        short = min(left, max(0, purse.amount(cost, kind) - nation.amount(kind)))
        found += short * ONE_OF[kind]
        left -= short
    return found


def lacking(nation: Nation, cost: int) -> int:
    """What a nation lacks for a price, after its gold and its captives have stood for as much as they can."""
    cost -= by_captives(nation, cost)
    gold = nation.amount(GOLD) - purse.amount(cost, GOLD)
    found = 0
    for kind in purse.kinds(cost):
        short = max(0, purse.amount(cost, kind) - nation.amount(kind))
        if kind in (FOOD, WOOD, ORE):
            paid = max(0, min(short, gold))
            gold -= paid
            short -= paid
        found += short * ONE_OF[kind]
    return found


def unpaid(nation: Nation, cost: int) -> Message:
    """That a price cannot be paid, and what is lacking for it."""
    return unpaid_tokens(cost, lacking(nation, cost))


def unpaid_tokens(cost: int, lacked: int) -> Message:
    return Message("clash.reason.cannot_pay", cost=cost_of(cost), lacking=cost_of(lacked))


def splits(nation: Nation, cost: int) -> list[int]:
    """The ways to pay a price, as numbers of `GOLD_SPLITS`: as it is named first."""
    food, wood, ore = raw(cost)
    owned_food, owned_wood, owned_ore = raw(nation.stock)
    gold = nation.amount(GOLD) - purse.amount(cost, GOLD)
    found: list[int] = []
    for for_food in range(max(0, food - owned_food), min(food, gold) + 1):
        for for_wood in range(max(0, wood - owned_wood), min(wood, gold - for_food) + 1):
            for for_ore in range(max(0, ore - owned_ore), min(ore, gold - for_food - for_wood) + 1):
                found.append(SPLIT_NUMBER[(for_food, for_wood, for_ore)])
    return found


def paid_by(cost: int, split: int) -> int:
    """What is spent for a price if gold stands for a part of it."""
    food, wood, ore = GOLD_SPLITS[split]
    return cost - food * ONE_FOOD - wood * ONE_WOOD - ore * ONE_ORE + (food + wood + ore) * ONE_GOLD


def studies(nation: Nation, price: int = ADVANCE_PRICE) -> list[int]:
    """The ways to pay for an advance, as numbers of `IDEA_SPLITS`: with food first."""
    food, ideas, gold = nation.amount(FOOD), nation.amount(IDEAS), nation.amount(GOLD)
    return [
        number
        for number, (by_ideas, by_gold) in enumerate(IDEA_SPLITS)
        if by_ideas <= ideas and by_gold <= gold and 0 <= price - by_ideas - by_gold <= food
    ]


def studied_by(number: int, price: int = ADVANCE_PRICE) -> int:
    """What is spent for an advance."""
    ideas, gold = IDEA_SPLITS[number]
    return (price - ideas - gold) * ONE_FOOD + ideas * ONE_IDEA + gold * ONE_GOLD


def spend(state: "ClashState", seat: int, stock: int) -> None:
    """A seat pays; what the active one pays in its action is remembered."""
    state.nations[seat].stock -= stock
    if seat == state.active:
        state.spent += stock


def tokens(state: "ClashState", seat: int, kind: int) -> int:
    """How many tokens of a kind a seat can spend: who holds the Great Arena spends them as each other, and
    captives may stand for them."""
    nation = state.nations[seat]
    more = captives.for_tokens(nation) if nation.court is not None else 0
    if holds(state, seat, ARENA):
        return nation.amount(MOOD) + nation.amount(CULTURE) + more
    return nation.amount(kind) + more
