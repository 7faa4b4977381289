"""Messages that name the things of the game, for events, prompts and reasons."""

from typing import Final

from tessera.core.message import Message, seat_name
from tessera.core.vocabulary import Names
from tessera.games.duel.catalog import (
    CAPITAL,
    CARDS,
    COLOURS,
    GODS,
    LOOT,
    LOOT_COINS,
    LOOT_ZONES,
    MYTHOLOGIES,
    OFFERINGS,
    PROGRESS,
    SYMBOLS,
    WONDERS,
)
from tessera.games.duel.notation import BEGIN, MINERVA, OFFER, PLACE_GOD, UNCOVER


def card_name(card: int) -> Message:
    return Message(f"duel.card.{CARDS[card]}")


def wonder_name(wonder: int) -> Message:
    return Message(f"duel.wonder.{WONDERS[wonder]}")


def progress_name(token: int) -> Message:
    return Message(f"duel.progress.{PROGRESS[token]}")


def god_name(god: int) -> Message:
    return Message(f"duel.god.{GODS[god]}")


def mythology_name(mythology: int) -> Message:
    return Message(f"duel.mythology.{MYTHOLOGIES[mythology]}")


def symbol_name(symbol: int) -> Message:
    return Message(f"duel.symbol.{SYMBOLS[symbol]}")


def colour_name(colour: int) -> Message:
    return Message(f"duel.colour.{COLOURS[colour]}")


def loot_name(token: int) -> Message:
    """A military token: its coins, and whose half it lies on."""
    seat = 0 if LOOT_ZONES[token][0] < 0 else 1
    return Message("duel.loot", coins=LOOT_COINS[token], seat=seat_name(seat))


def space_name(position: int) -> Message:
    """A space of the military track, by whose half it lies on."""
    if position == 0:
        return Message("duel.space.middle")
    seat = seat_name(1 if position > 0 else 0)
    if abs(position) == CAPITAL:
        return Message("duel.space.capital", seat=seat)
    return Message("duel.space.half", distance=abs(position), seat=seat)


def slot_name(slot: int) -> int:
    """People count the slots of the pantheon from 1."""
    return slot + 1


NAMES: Final[Names] = {
    (CARDS,): lambda key, card: Message(key, card=card_name(card)),
    (WONDERS,): lambda key, wonder: Message(key, wonder=wonder_name(wonder)),
    (PROGRESS,): lambda key, token: Message(key, token=progress_name(token)),
    (GODS,): lambda key, god: Message(key, god=god_name(god)),
    (MYTHOLOGIES,): lambda key, mythology: Message(key, mythology=mythology_name(mythology)),
    (LOOT,): lambda key, token: Message(key, token=loot_name(token)),
    MINERVA.domains: lambda key, space: Message(key, place=space_name(space - CAPITAL)),
    BEGIN.domains: lambda key, seat: Message(key, seat=seat_name(seat)),
    UNCOVER.domains: lambda key, slot: Message(key, place=str(slot + 1)),
    PLACE_GOD.domains: lambda key, slot: Message(key, place=str(slot + 1)),
    OFFER.domains: lambda key, token: Message(key, place=str(OFFERINGS[token])),
}
"""How actions are told, by what they are about."""
