"""Advances: which ones a nation may gain, what they cost, and what gaining one brings."""

from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import once, payment
from tessera.games.clash.catalog import (
    ADVANCE_PRICE,
    ALL_GOVERNMENTS,
    ALL_OF_CATEGORY,
    ASTRONOMY,
    CARTOGRAPHY,
    CATEGORIES,
    ENGINEERING,
    FIRST_GOVERNMENT,
    FOOD,
    GOLD,
    GOVERNMENT_NEEDS,
    IDEAS,
    MATH,
    MOOD,
    NAVIGATION,
    NOBODY,
    OF_CATEGORY,
    PRIESTHOOD,
    ROADS,
)
from tessera.games.clash.names import advance_name
from tessera.games.clash.nation import Nation
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import modified

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

SCIENCE = CATEGORIES.index("science")
FREEING: Final = 1 << MATH | 1 << ASTRONOMY | 1 << PRIESTHOOD
"""The advances that make others cost nothing: see `freed_by`."""


TOPS: Final = sum([1 << category * OF_CATEGORY for category in range(len(CATEGORIES))])
FIRST_TOPS: Final = sum([1 << category * OF_CATEGORY for category in range(FIRST_GOVERNMENT)])
"""The first advance of each category, and of each that is no government."""
assert OF_CATEGORY == 4  # `gainable` doubles twice


def category_of(advance: int) -> int:
    return advance // OF_CATEGORY


def top_of(category: int) -> int:
    return category * OF_CATEGORY


def is_government(advance: int) -> bool:
    return category_of(advance) >= FIRST_GOVERNMENT


def government_of(nation: Nation) -> int:
    """The category of the government that a nation has, or NOBODY."""
    if nation.advances & ALL_GOVERNMENTS:
        for category in range(FIRST_GOVERNMENT, len(CATEGORIES)):
            if nation.advances & ALL_OF_CATEGORY[category]:
                return category
    return NOBODY


def gainable(nation: Nation) -> int:
    """The advances that a nation may gain now, whatever they cost, as a set."""
    owned = nation.advances
    found = owned & TOPS  # of each category that is begun, all; written for its four advances, see below
    found |= found << 1
    found |= found << 2
    found |= FIRST_TOPS
    if not owned & ALL_GOVERNMENTS:
        for category in range(FIRST_GOVERNMENT, len(CATEGORIES)):
            if owned >> GOVERNMENT_NEEDS[category] & 1:
                found |= 1 << category * OF_CATEGORY
    return found & ~owned


def freed_by(state: "ClashState", seat: int, advance: int) -> int:
    """The advance that makes an Advance action for another one cost nothing but the action, or NOBODY."""
    nation = state.nations[seat]
    if advance in (ENGINEERING, ROADS):
        return MATH if nation.has(MATH) else NOBODY
    if advance in (NAVIGATION, CARTOGRAPHY):
        return ASTRONOMY if nation.has(ASTRONOMY) else NOBODY
    is_free = category_of(advance) == SCIENCE and nation.has(PRIESTHOOD) and not state.used & once.PRIESTHOOD
    return PRIESTHOOD if is_free else NOBODY


def is_free(state: "ClashState", seat: int, advance: int) -> bool:
    if freed_by(state, seat, advance) != NOBODY:
        return True
    return modified(state, seat, modifiers.FREE_ADVANCE, advance) > 0


def price(state: "ClashState", seat: int, advance: int) -> int:
    """How much food an advance costs that is not free."""
    return ADVANCE_PRICE - modified(state, seat, modifiers.ADVANCE_SPARED, advance)


def means(nation: Nation) -> int:
    """What a nation has to pay for advances with."""
    return nation.amount(FOOD) + nation.amount(IDEAS) + nation.amount(GOLD)


def poetry(state: "ClashState", seat: int, kept: int = 0) -> bool:
    """Whether a seat may pay for an advance with a mood token. `kept`: mood tokens for something else."""
    if not modified(state, seat, modifiers.MOOD_STUDIES, 0):
        return False
    return payment.tokens(state, seat, MOOD) > kept


def affordable(state: "ClashState", seat: int, kept: int = 0) -> int:
    """The advances that a seat may buy now, as a set. `kept`: see `poetry`."""
    nation = state.nations[seat]
    found = gainable(nation)
    if means(nation) >= ADVANCE_PRICE or poetry(state, seat, kept):
        return found
    if not (nation.advances | nation.borrowed) & FREEING and nation.people == NOBODY:
        return 0
    owned = means(nation)
    is_spared = owned and modifiers.concerns(nation, modifiers.ADVANCE_SPARED)
    free = 0
    for advance in cells_of(found):
        if is_free(state, seat, advance) or (is_spared and price(state, seat, advance) <= owned):
            free |= 1 << advance
    return free


def why_not_gain(nation: Nation, advance: int) -> Reason:
    """`OK`, or why a nation may not have an advance yet."""
    if nation.owns(advance):
        return Reason(Message("clash.reason.has_advance", advance=advance_name(advance)), "advance")
    category = category_of(advance)
    government = government_of(nation)
    if category >= FIRST_GOVERNMENT and government not in (NOBODY, category):
        return Reason(Message("clash.reason.other_government"), "government")
    top = top_of(category)
    if advance != top and not nation.owns(top):
        return Reason(Message("clash.reason.top_first", advance=advance_name(top)), "advance")
    needed = GOVERNMENT_NEEDS[category]
    if needed != NOBODY and not nation.owns(top) and not nation.owns(needed):
        return Reason(Message("clash.reason.needs_advance", advance=advance_name(needed)), "government")
    return OK


def why_not_buy(state: "ClashState", seat: int, advance: int) -> Reason:
    """`OK`, or why a seat cannot buy an advance now."""
    nation = state.nations[seat]
    reason = why_not_gain(nation, advance)
    if reason is not OK:
        return reason
    cost = price(state, seat, advance)
    if means(nation) < cost and not poetry(state, seat) and not is_free(state, seat, advance):
        return Reason(unpaid(state, seat, cost), "advance")
    return OK


def unpaid(state: "ClashState", seat: int, price: int = ADVANCE_PRICE) -> Message:
    """That an advance cannot be paid, and with what it could."""
    return Message("clash.reason.no_food", price=price, owned=means(state.nations[seat]))
