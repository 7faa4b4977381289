"""Advances: which ones a nation may gain, what they cost, and what gaining one brings."""

from typing import TYPE_CHECKING

from tessera.core.message import OK, Message, Reason
from tessera.games.clash import once
from tessera.games.clash.catalog import (
    ADVANCE_COUNT,
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
    NAVIGATION,
    NOBODY,
    OF_CATEGORY,
    PRIESTHOOD,
    ROADS,
)
from tessera.games.clash.names import advance_name
from tessera.games.clash.nation import Nation

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

SCIENCE = CATEGORIES.index("science")
_rows = range(ADVANCE_COUNT)


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
    found = 0
    government = government_of(nation)
    for category in range(len(CATEGORIES)):
        every = ALL_OF_CATEGORY[category]
        if owned & every == every:
            continue
        if owned >> category * OF_CATEGORY & 1:
            found |= every & ~owned
        elif category < FIRST_GOVERNMENT or (
            government == NOBODY and owned >> GOVERNMENT_NEEDS[category] & 1
        ):
            found |= 1 << category * OF_CATEGORY
    return found


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
    return freed_by(state, seat, advance) != NOBODY


def means(nation: Nation) -> int:
    """What a nation has to pay for advances with."""
    return nation.amount(FOOD) + nation.amount(IDEAS) + nation.amount(GOLD)


def affordable(state: "ClashState", seat: int) -> int:
    """The advances that a seat may buy now, as a set."""
    nation = state.nations[seat]
    found = gainable(nation)
    if means(nation) >= ADVANCE_PRICE:
        return found
    free = 0
    for advance in _rows:
        if found >> advance & 1 and is_free(state, seat, advance):
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
    if not is_free(state, seat, advance) and means(nation) < ADVANCE_PRICE:
        return Reason(unpaid(state, seat), "advance")
    return OK


def unpaid(state: "ClashState", seat: int) -> Message:
    """That an advance cannot be paid, and with what it could."""
    return Message("clash.reason.no_food", price=ADVANCE_PRICE, owned=means(state.nations[seat]))
