"""The bill: what things cost and bring, line by line, for people who ask."""

from tessera.core.message import Line, Message
from tessera.games.era.catalog import BUILDABLE_COUNT, BYTE, COST, RESOURCE_MASK, RESOURCES
from tessera.games.era.domain import Domain
from tessera.games.era.grid import PLACEMENT_AT, PLACEMENT_CELL, PLACEMENT_MASK
from tessera.games.era.names import resource_name
from tessera.games.era.notation import PLACE, REMOVE
from tessera.games.era.rules import buildings
from tessera.games.era.scoring import bonuses, building_points, walled_area


def cost_bill(piece: int) -> list[Line]:
    """What a building or wall costs, resource by resource."""
    return [
        Line(Message("era.bill.cost", resource=resource_name(resource)), amount)
        for resource in range(len(RESOURCES))
        if (amount := COST[piece] >> BYTE * resource & RESOURCE_MASK)
    ]


def missing(domain: Domain, piece: int) -> int:
    """What a domain lacks to pay for a piece, as a stock."""
    lacking = 0
    for resource in range(len(RESOURCES)):
        short = (COST[piece] >> BYTE * resource & RESOURCE_MASK) - domain.amount(resource)
        lacking += max(0, short) << BYTE * resource
    return lacking


def place_bill(domain: Domain, piece: int, action: int) -> list[Line]:
    """What a piece put there changes: points, bonuses, enclosed cells."""
    placement = PLACEMENT_AT[piece][PLACE.argument(action)] if PLACE.covers(action) else -1
    if piece >= BUILDABLE_COUNT or placement < 0 or PLACEMENT_MASK[placement] & domain.occupied:
        return []
    after = Domain(domain)
    after.add(placement)
    return _changes(domain, after)


def loss_bill(domain: Domain, action: int) -> list[Line]:
    """What the loss of a building changes."""
    for placement in buildings(domain):
        if REMOVE.covers(action) and PLACEMENT_CELL[placement] == REMOVE.argument(action):
            after = Domain(domain)
            after.remove(placement)
            return _changes(domain, after)
    return []


def _changes(before: Domain, after: Domain) -> list[Line]:
    changes = [
        ("points", sum(building_points(after).values()) - sum(building_points(before).values())),
        ("bonus", sum(bonuses(after).values()) - sum(bonuses(before).values())),
        ("area", walled_area(after) - walled_area(before)),
    ]
    return [Line(Message(f"era.bill.{what}"), amount) for what, amount in changes if amount]
