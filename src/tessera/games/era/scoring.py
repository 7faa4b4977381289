"""The end of the game: the score sheet and the ranking."""

from typing import TYPE_CHECKING

from tessera.games.era.catalog import (
    BUILDING_COUNT,
    BUILDINGS,
    LARGEST_AREA,
    MOST_CULTURE,
    MOST_POINTS_PER,
    POINTS,
    POINTS_PER,
    RANK_FROM,
    RANKS,
    RESOURCES,
    SOLO_AREA,
)
from tessera.games.era.domain import Domain
from tessera.games.era.grid import BOARD, PLACEMENT_AROUND, PLACEMENT_PIECE
from tessera.games.era.rules import is_walled

if TYPE_CHECKING:
    from tessera.games.era.state import EraState


def score_sheets(state: "EraState") -> list[dict[str, int]]:
    """For each seat the points line by line, as they stand now."""
    cultures = [domain.culture for domain in state.domains]
    areas = [walled_area(domain) for domain in state.domains]
    sheets: list[dict[str, int]] = []
    for seat, domain in enumerate(state.domains):
        sheet = building_points(domain)
        sheet.update(bonuses(domain))
        sheet["culture"] = domain.culture
        sheet["most_culture"] = MOST_CULTURE if 0 < domain.culture == max(cultures) else 0
        sheet["largest_area"] = area_points(areas[seat], areas[:seat] + areas[seat + 1 :])
        sheet["disaster"] = -domain.disaster
        sheets.append(sheet)
    return sheets


def score_sheet(state: "EraState", seat: int) -> dict[str, int]:
    return score_sheets(state)[seat]


def building_points(domain: Domain) -> dict[str, int]:
    """The points of the buildings by kind, twice for those inside the walls."""
    points = [0] * BUILDING_COUNT
    for placement in domain.pieces:
        piece = PLACEMENT_PIECE[placement]
        if piece < BUILDING_COUNT:
            points[piece] += POINTS[piece] * (2 if is_walled(domain, placement) else 1)
    return dict(zip(BUILDINGS, points, strict=True))


def bonuses(domain: Domain) -> dict[str, int]:
    """What markets, guildhalls, universities and cathedrals bring besides. Walls do not double it."""
    points = {f"{name}_bonus": 0 for name, per in zip(BUILDINGS, POINTS_PER, strict=True) if per}
    for placement in domain.pieces:
        piece = PLACEMENT_PIECE[placement]
        if piece < BUILDING_COUNT and POINTS_PER[piece]:
            points[f"{BUILDINGS[piece]}_bonus"] += bonus_of(domain, placement)
    return points


def grid_points(domain: Domain) -> int:
    """The sum of `building_points`."""
    points = 0
    for placement in domain.pieces:
        piece = PLACEMENT_PIECE[placement]
        if piece < BUILDING_COUNT:
            points += POINTS[piece] * (2 if is_walled(domain, placement) else 1)
    return points


def grid_bonus(domain: Domain) -> int:
    """The sum of `bonuses`."""
    points = 0
    for placement in domain.pieces:
        piece = PLACEMENT_PIECE[placement]
        if piece < BUILDING_COUNT and POINTS_PER[piece]:
            points += bonus_of(domain, placement)
    return points


def bonus_of(domain: Domain, placement: int) -> int:
    """What one building brings besides its points."""
    piece = PLACEMENT_PIECE[placement]
    counted = POINTS_PER[piece]
    if counted == "empty_neighbour":
        bonus = (PLACEMENT_AROUND[placement] & BOARD & ~domain.occupied).bit_count()
    elif counted == "resource":
        bonus = sum(domain.amount(resource) for resource in range(len(RESOURCES)))
    elif counted == "culture":
        bonus = domain.culture
    else:
        bonus = domain.population
    most = MOST_POINTS_PER[piece]
    return min(bonus, most) if most else bonus


def walled_area(domain: Domain) -> int:
    """Enclosed cells, those under buildings too, but neither keeps nor scorched land."""
    return (domain.enclosed & ~domain.scorched).bit_count()


def rival_areas(state: "EraState", seat: int) -> list[int]:
    """The walled areas of all other seats."""
    return [walled_area(domain) for place, domain in enumerate(state.domains) if place != seat]


def area_points(area: int, rivals: list[int]) -> int:
    """What a walled area is worth beside those of the others: nothing, if one of them is larger."""
    if area == 0 or area < max(rivals, default=0):
        return 0
    return LARGEST_AREA if rivals else SOLO_AREA


def ranking(state: "EraState") -> list[int]:
    """The most points; then the most goods, stone, wood, food; then the place is shared."""
    standings = [
        (score, *[domain.amount(resource) for resource in range(len(RESOURCES))])
        for score, domain in zip(state.scores(), state.domains, strict=True)
    ]
    return [1 + sum(1 for other in standings if other > own) for own in standings]


def rank(points: int) -> str:
    """The rank that solo points earn."""
    return [name for name, least in zip(RANKS, RANK_FROM, strict=True) if points >= least][-1]
