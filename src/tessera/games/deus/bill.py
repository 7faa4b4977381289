"""The bill: what things cost and bring, line by line, for people who ask."""

from tessera.core import purse
from tessera.core.message import Line, Message
from tessera.games.deus.catalog import (
    CERES,
    CERES_RESOURCES,
    COST,
    COST_OF,
    GOLD_COST,
    GOLD_FOR_RESOURCE,
    JUPITER,
    LANDING_POINTS,
    MARS,
    MARS_PIECES,
    MINERVA,
    MINERVA_CARDS,
    NEPTUNE,
    NEPTUNE_GOLD,
    VESTA,
    VESTA_MOST,
    VESTA_POINTS,
)
from tessera.games.deus.empire import Empire
from tessera.games.deus.names import piece_name, resource_name
from tessera.games.deus.rules import missing, wild_price


def cost_bill(empire: Empire, card: int) -> list[Line]:
    """What a card costs, resource by resource, its gold, and the gold for what the empire lacks."""
    lines = [
        Line(Message("deus.bill.cost", resource=resource_name(resource)), amount)
        for resource, amount in enumerate(COST_OF[card])
        if amount
    ]
    if GOLD_COST[card]:
        lines.append(Line(Message("deus.bill.gold"), GOLD_COST[card]))
    lacking = missing(empire, card)
    if lacking:
        lines.append(Line(Message("deus.bill.lacking", count=lacking), lacking * GOLD_FOR_RESOURCE))
    return lines


def payment_bill(card: int, spent: int) -> list[Line]:
    """What one way to pay takes: resources, and gold for the others."""
    lines = [
        Line(Message("deus.bill.cost", resource=resource_name(resource)), purse.amount(spent, resource))
        for resource in purse.kinds(spent)
    ]
    replaced = max(0, purse.units(COST[card]) - purse.units(spent))
    gold = GOLD_COST[card] + replaced * GOLD_FOR_RESOURCE
    if gold:
        lines.append(Line(Message("deus.bill.gold"), gold))
    return lines


def wild_bill(empire: Empire, colour: int) -> list[Line]:
    """What a card built face down costs."""
    return [Line(Message("deus.bill.rank"), wild_price(empire, colour))]


def landing_bill() -> list[Line]:
    """What landing costs."""
    return [Line(Message("deus.bill.landing"), LANDING_POINTS)]


def offering_bill(god: int, count: int) -> list[Line]:
    """What a god gives for a number of cards."""
    if god == JUPITER:
        return [Line(Message("deus.bill.any_god"), count)]
    lines: list[Line] = []
    if god == VESTA:
        lines.append(Line(Message("deus.bill.god_points"), min(VESTA_MOST, count * VESTA_POINTS)))
    elif god == CERES:
        lines.append(Line(Message("deus.bill.god_resources"), count * CERES_RESOURCES))
    elif god == NEPTUNE:
        lines.append(Line(Message("deus.bill.gold"), count * NEPTUNE_GOLD))
    elif god == MINERVA:
        lines.append(Line(Message("deus.bill.god_cards"), count * MINERVA_CARDS))
    elif god == MARS:
        return [Line(Message("deus.bill.god_pieces"), count * MARS_PIECES)]
    return [*lines, Line(Message("deus.bill.god_piece", piece=piece_name(god)), 1)]
