"""Messages that name the things of the game, for events, prompts and reasons."""

from typing import Final

from tessera.core import purse
from tessera.core.message import Message
from tessera.core.vocabulary import Names
from tessera.games.deus.catalog import (
    CARDS,
    COLOURS,
    COST,
    GODS,
    GOLD_COST,
    KIND_OF,
    KINDS,
    PAYMENTS,
    PIECES,
    RESOURCES,
)
from tessera.games.deus.continent import REGIONS
from tessera.games.deus.notation import INVOKE, PAY, RECRUIT, SELL, WILD_BUILD

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
    """As it is written on the map."""
    return REGIONS[region].upper()


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


def counted_lots(counted: tuple[int, ...]) -> tuple[Message, ...]:
    """What is sold, or has its price, as a list: some languages have another case for it."""
    priced = zip((*RESOURCES, "gold"), counted, strict=False)
    return tuple([Message(f"deus.lot.{what}", amount=amount) for what, amount in priced if amount])


def lot_names(stock: int, gold: int = 0) -> tuple[Message, ...]:
    """Resources and gold that are sold, or have their price."""
    return counted_lots(counts(stock, gold))


def cost_of(card: int) -> tuple[Message, ...]:
    """What a card costs, as a list of amounts."""
    return amounts(COST[card], GOLD_COST[card]) or (NOTHING,)


def card_names(cards: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple([card_name(card) for card in cards])


NAMES: Final[Names] = {
    (CARDS,): lambda key, card: Message(key, card=card_name(card), cost=cost_of(card)),
    (REGIONS,): lambda key, region: Message(key, region=region_name(region)),
    (RESOURCES,): lambda key, resource: Message(key, resource=resource_name(resource)),
    PAY.domains: lambda key, payment: (
        Message(key, resources=amounts(PAYMENTS[payment]))
        if PAYMENTS[payment]
        else Message("deus.action.pay_gold")
    ),
    SELL.domains: lambda key, lot: Message(key, count=lot + 1),
    RECRUIT.domains: lambda key, piece: Message(key, piece=piece_name(piece)),
    INVOKE.domains: lambda key, god: Message(key, god=god_name(god)),
    WILD_BUILD.domains: lambda key, colour: Message(key, colour=colour_name(colour)),
}
"""How actions are told, by what they are about."""
