"""Prices that gifts let be paid otherwise: mood for the resources of a building, captives for wood and stone.

A people's chapter hangs an offer when it is imported: for what kind of price, what is paid, and how many
units of a price each of it stands for::

    offer(BUILDING, gift("captivi"), MOOD, 1, RESOURCES_ALONE)

Rules ask `affords` for prices that have a purpose; without an offer it is that of `payment`. How a price is
paid is asked by `prices`, with the prompt `clash-pick-<gift>`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.core import purse
from tessera.games.clash import captives, payment
from tessera.games.clash.catalog import GOODS, NOBODY, ONE_OF, RESOURCE_COUNT
from tessera.games.clash.owning import has_gift
from tessera.games.clash.peoples import GIFTS

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

# Purposes of prices
BUILDING: Final = 0
"""About the cell and the kind of building, as `modifiers.at` packs them."""
WONDER: Final = 1
"""About the cell and the wonder."""
PURPOSES: Final = 2

RESOURCES_ALONE: Final = (1 << RESOURCE_COUNT) - 1
"""The kinds that may be replaced, as bits."""
RESOURCES_AND_TOKENS: Final = (1 << len(GOODS)) - 1
COURT: Final = len(GOODS)
"""What is paid with is no resource and no token, but something at court."""

Applies = Callable[["ClashState", int, int], int]
"""How often an offer may be used for a price, at most: by what the price is about; 0 if it does not apply."""
Give = Callable[["ClashState", int], None]
"""One of what lies at court is given up."""


class Offer:
    """What a gift lets be paid instead."""

    def __init__(
        self, gift: int, kind: int, each: int, replaced: int, applies: Applies, give: Give | None
    ) -> None:
        self.gift = gift
        self.kind = kind
        """The kind of goods that is paid, or COURT."""
        self.each = each
        """How many units of the price one of it replaces."""
        self.replaced = replaced
        self.applies = applies
        self.give = give
        """What becomes of what lies at court; without it the units of a price are spared."""


OFFERS: Final[list[list[Offer]]] = [[] for _ in range(PURPOSES)]
MANY: Final = 99


def everywhere(state: "ClashState", seat: int, about: int) -> int:
    """An offer that always applies, as often as one likes."""
    return MANY


def offer(
    purpose: int,
    gift: int,
    kind: int,
    each: int,
    replaced: int,
    applies: Applies = everywhere,
    give: Give | None = None,
) -> None:
    """A gift lets something be paid otherwise."""
    OFFERS[purpose].append(Offer(gift, kind, each, replaced, applies, give))


def words() -> list[str]:
    """The names of the gifts that are asked for, as they stand in the keys of the prompts."""
    return [GIFTS[each.gift] for row in OFFERS for each in row]


def affords(state: "ClashState", seat: int, cost: int, purpose: int, about: int) -> bool:
    """Whether a seat can pay a price, by whatever its gifts let it pay with."""
    nation = state.nations[seat]
    if payment.affords(nation, cost):
        return True
    return nation.people != NOBODY and covers(state, seat, cost, purpose, about, 0, 0, 0)


def covers(
    state: "ClashState",
    seat: int,
    cost: int,
    purpose: int,
    about: int,
    place: int,
    uses: int,
    credit: int,
    last: int = 0,
) -> bool:
    """Whether a price can be paid with the offers from a place on. `uses`: how often the first of them was
    used, `credit`: how many units it still replaces for nothing, `last`: the first kind that it still may."""
    nation = state.nations[seat]
    row = OFFERS[purpose]
    kept = purse.units(payment.by_captives(nation, cost))
    pledged = uses if place < len(row) and row[place].kind == COURT else 0
    if payment.affords(nation, cost) and (not kept or kept + pledged <= captives.number(nation)):
        return True
    short = payment.lacking(nation, cost)
    spare = [nation.amount(kind) - purse.amount(cost, kind) for kind in range(len(GOODS))]
    for number in range(place, len(row)):
        known = row[number]
        if not has_gift(state, seat, known.gift):
            continue
        most = known.applies(state, seat, about) - (uses if number == place else 0)
        if known.kind != COURT:
            most = min(most, max(0, spare[known.kind]))
        else:
            most -= kept
        free = credit if number == place else 0
        left = max(0, most) * known.each + free
        replaced = 0
        for kind in purse.kinds(short):
            if known.replaced >> kind & 1 and (number != place or kind >= last):
                taken = min(left, purse.amount(short, kind))
                short -= taken * ONE_OF[kind]
                left -= taken
                replaced += taken
        if not short:
            return True
        if known.kind != COURT:
            spare[known.kind] -= (max(0, replaced - free) + known.each - 1) // known.each
    return False
