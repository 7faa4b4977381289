"""Messages that name the things of the game, for events, prompts and reasons."""

from typing import Final

from tessera.core import purse
from tessera.core.message import Message
from tessera.games.deus.catalog import (
    CARDS,
    COLOURS,
    COST,
    GODS,
    KIND_OF,
    KINDS,
    PAYMENTS,
    PIECES,
    RESOURCES,
)
from tessera.games.deus.continent import REGIONS
from tessera.games.deus.notation import INVOKE, PAY, RECRUIT, SELL, VOCABULARY

BROUGHT: Final = (*RESOURCES, "gold", "points")
"""What is gained, paid and sold."""
NOTHING: Final = Message("deus.nothing")


def card_name(card: int) -> Message:
    return Message(f"deus.card.{KINDS[KIND_OF[card]]}")


def colour_name(colour: int) -> Message:
    return Message(f"deus.colour.{COLOURS[colour]}")


def piece_name(piece: int) -> Message:
    return Message(f"deus.piece.{PIECES[piece]}")


def god_name(god: int) -> Message:
    return Message(f"deus.god.{GODS[god]}")


def resource_name(resource: int) -> Message:
    return Message(f"deus.resource.{RESOURCES[resource]}")


def region_name(region: int) -> str:
    return REGIONS[region]


def closing_name(closing: str) -> Message:
    """What brings the game to its end."""
    return Message(f"deus.closing.{closing}")


def counts(stock: int, gold: int = 0, points: int = 0) -> tuple[int, ...]:
    """How much there is of each of the `BROUGHT`."""
    return (*[purse.amount(stock, resource) for resource in range(len(RESOURCES))], gold, points)


def count_names(counted: tuple[int, ...]) -> tuple[Message, ...]:
    """What was counted as a list of amounts."""
    return tuple(
        [
            Message(f"deus.amount.{what}", amount=amount)
            for what, amount in zip(BROUGHT, counted, strict=True)
            if amount
        ]
    )


def amounts(stock: int, gold: int = 0, points: int = 0) -> tuple[Message, ...]:
    """Resources, gold and points as a list of amounts."""
    return count_names(counts(stock, gold, points))


def card_names(cards: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple([card_name(card) for card in cards])


def action_name(action: int) -> Message:
    """An action in words: the verb's message with the names of its arguments."""
    verb = VOCABULARY.verb_of(action)
    key = f"deus.action.{verb.name}"
    if not verb.domains:
        return Message(key)
    number = verb.argument(action)
    domain = verb.domains[0]
    if domain is CARDS:
        return Message(key, card=card_name(number), cost=amounts(COST[number]) or (NOTHING,))
    if domain is REGIONS:
        return Message(key, region=region_name(number))
    if domain is RESOURCES:
        return Message(key, resource=resource_name(number))
    if verb is PAY:
        if not PAYMENTS[number]:
            return Message("deus.action.pay_gold")
        return Message(key, resources=amounts(PAYMENTS[number]))
    if verb is SELL:
        return Message(key, count=number + 1)
    if verb is RECRUIT:
        return Message(key, piece=piece_name(number))
    if verb is INVOKE:
        return Message(key, god=god_name(number))
    return Message(key, colour=colour_name(number))
