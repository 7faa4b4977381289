"""Points, counted in halves, and who has won."""

from typing import TYPE_CHECKING

from tessera.games.clash.catalog import (
    BARBARIANS,
    HALVES,
    NOBODY,
    OBJECTIVE_POINTS,
    PYRAMID,
    SHARED_WONDER_POINTS,
    WONDER_COUNT,
    WONDER_POINTS,
)
from tessera.games.clash.city import buildings_in, colour_of, owner_of, wonders_of
from tessera.games.clash.peoples import KILLED_LEADER_POINTS
from tessera.games.clash.powers import scores
from tessera.games.clash.settings import has_expansion

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def score_sheets(state: "ClashState") -> list[dict[str, int]]:
    """The lines of the rulebook's list, in its order, which is also that of ties."""
    pieces = [0] * state.seats
    wonders = [0] * state.seats
    holder = [NOBODY] * WONDER_COUNT
    for city in state.cities:
        if not city:
            continue
        owner = owner_of(city)
        if owner != BARBARIANS:
            pieces[owner] += 1
        for building in buildings_in(city):
            colour = colour_of(city, building)
            if colour != BARBARIANS:
                pieces[colour] += 1
        for wonder in range(WONDER_COUNT):
            if wonders_of(city) >> wonder & 1:
                holder[wonder] = owner
    for wonder in range(WONDER_COUNT):
        builder = state.builders[wonder]
        if builder == NOBODY:
            continue
        if wonder == PYRAMID or holder[wonder] == builder:
            wonders[builder] += WONDER_POINTS[wonder]
        else:
            wonders[builder] += SHARED_WONDER_POINTS
            if holder[wonder] not in (NOBODY, BARBARIANS):
                wonders[holder[wonder]] += SHARED_WONDER_POINTS
    sheets = [
        {
            "pieces": pieces[seat] * HALVES,
            "advances": nation.advances.bit_count() + nation.powers.bit_count(),
            "objectives": len(nation.claimed) * OBJECTIVE_POINTS * HALVES,
            "wonders": wonders[seat] * HALVES,
            "events": nation.event_points,
        }
        for seat, nation in enumerate(state.nations)
    ]
    if has_expansion(state):
        for seat, nation in enumerate(state.nations):
            sheets[seat]["leaders"] = len(nation.slain) * KILLED_LEADER_POINTS * HALVES
            sheets[seat]["people"] = scores.earned(state, seat)
    return sheets


def ranking(state: "ClashState") -> list[int]:
    """The most points; then the Great Pyramid; then the lines of the sheet, one after another."""
    sheets = score_sheets(state)
    keys = [
        (sum(sheet.values()), 1 if state.builders[PYRAMID] == seat else 0, *sheet.values())
        for seat, sheet in enumerate(sheets)
    ]
    return [1 + sum(1 for other in keys if other > own) for own in keys]
