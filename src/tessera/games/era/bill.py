"""The bill: what things cost and bring, line by line, for people who ask."""

from tessera.core import purse
from tessera.core.message import Line, Message
from tessera.games.era.catalog import (
    COST,
)
from tessera.games.era.domain import Domain
from tessera.games.era.grid import CELLS, PLACEMENT_AT, PLACEMENT_CELL, PLACEMENT_MASK, cells_of
from tessera.games.era.names import resource_name
from tessera.games.era.notation import PLACE, REMOVE
from tessera.games.era.rules import buildings
from tessera.games.era.scoring import area_points, grid_bonus, grid_points, walled_area


def cost_bill(piece: int) -> list[Line]:
    """What a building or wall costs, resource by resource."""
    return [
        Line(Message("era.bill.cost", resource=resource_name(resource)), purse.amount(COST[piece], resource))
        for resource in purse.kinds(COST[piece])
    ]


def missing(domain: Domain, piece: int) -> int:
    """What a domain lacks to pay for a piece, as a stock."""
    return COST[piece] - purse.held(domain.stock, COST[piece])


def place_bill(
    domain: Domain, piece: int, action: int, rivals: list[int] | None, cleared: list[int] | None = None
) -> list[Line]:
    """What a piece put there changes: points, bonuses, enclosed cells.

    `rivals` are the walled areas of the others, where they can be known; `cleared` are the
    buildings that make room.
    """
    placement = PLACEMENT_AT[piece][PLACE.argument(action)] if PLACE.covers(action) else -1
    after = Domain(domain)
    for building in cleared or ():
        after.remove(building)
    if placement < 0 or PLACEMENT_MASK[placement] & after.occupied:
        return []
    after.add(placement)
    return _changes(domain, after, rivals)


def loss_bill(domain: Domain, action: int, rivals: list[int]) -> list[Line]:
    """What the loss of a building changes."""
    for placement in buildings(domain):
        if REMOVE.covers(action) and PLACEMENT_CELL[placement] == REMOVE.argument(action):
            after = Domain(domain)
            after.remove(placement)
            return _changes(domain, after, rivals)
    return []


def _changes(before: Domain, after: Domain, rivals: list[int] | None) -> list[Line]:
    """The differences; that of the area names the cells, for whoever draws them."""
    changes = [
        ("points", grid_points(after) - grid_points(before)),
        ("bonus", grid_bonus(after) - grid_bonus(before)),
    ]
    if rivals is not None:
        won = area_points(walled_area(after), rivals) - area_points(walled_area(before), rivals)
        changes.append(("largest", won))
    lines = [Line(Message(f"era.bill.{what}"), amount) for what, amount in changes if amount]
    area = walled_area(after) - walled_area(before)
    if area:
        cells = " ".join([CELLS[cell] for cell in cells_of(before.enclosed ^ after.enclosed)])
        lines.append(Line(Message("era.bill.area", cells=cells), area))
    return lines
