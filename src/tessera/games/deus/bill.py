"""The bill: what things cost and bring, line by line, for people who ask."""

from typing import TYPE_CHECKING, Final

from tessera.core import purse
from tessera.core.message import Line, Message
from tessera.games.deus import gods
from tessera.games.deus.catalog import (
    CERES,
    COST,
    COST_OF,
    GOLD_COST,
    GOLD_FOR_RESOURCE,
    JUPITER,
    LANDING_POINTS,
    MARS,
    MINERVA,
    NEPTUNE,
    VESTA,
)
from tessera.games.deus.empire import Empire
from tessera.games.deus.names import piece_name, resource_name
from tessera.games.deus.rules import missing, wild_price

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState

GIFTS: Final = {
    VESTA: "deus.bill.god_points",
    CERES: "deus.bill.god_resources",
    NEPTUNE: "deus.bill.gold",
    MINERVA: "deus.bill.god_cards",
    MARS: "deus.bill.god_pieces",
}
"""What each god gives."""


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


def offering_bill(state: "DeusState", seat: int, god: int, count: int, kept: int) -> list[Line]:
    """What a god would give now for a number of cards, where so many cards of the hand are not offered."""
    if god == JUPITER:
        return [Line(Message("deus.bill.any_god"), count)]
    lines = [Line(Message(GIFTS[god]), gods.gift(state, seat, god, count, kept))]
    if gods.brings_piece(state, seat, god):
        lines.append(Line(Message("deus.bill.god_piece", piece=piece_name(god)), 1))
    return lines
