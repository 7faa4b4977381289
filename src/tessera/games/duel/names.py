"""Messages that name the things of the game, for events, prompts and reasons."""

from tessera.core.message import Message, seat_name
from tessera.games.duel.catalog import (
    CARDS,
    COLOURS,
    GODS,
    LOOT,
    LOOT_COINS,
    MYTHOLOGIES,
    PROGRESS,
    SYMBOLS,
    WONDERS,
)
from tessera.games.duel.notation import BEGIN, VOCABULARY


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
    side = "first" if token < len(LOOT_COINS) // 2 else "second"
    return Message(f"duel.loot.{side}", coins=LOOT_COINS[token])


def action_name(action: int) -> Message:
    """An action in words: the verb's message with the names of its arguments."""
    verb = VOCABULARY.verb_of(action)
    key = f"duel.action.{verb.name}"
    if not verb.domains:
        return Message(key)
    (argument,) = verb.names(action)
    number = verb.argument(action)
    if verb.domains[0] is CARDS:
        return Message(key, card=card_name(number))
    if verb.domains[0] is WONDERS:
        return Message(key, wonder=wonder_name(number))
    if verb.domains[0] is PROGRESS:
        return Message(key, token=progress_name(number))
    if verb.domains[0] is GODS:
        return Message(key, god=god_name(number))
    if verb.domains[0] is MYTHOLOGIES:
        return Message(key, mythology=mythology_name(number))
    if verb.domains[0] is LOOT:
        return Message(key, token=loot_name(number))
    if verb is BEGIN:
        return Message(key, seat=seat_name(number))
    return Message(key, place=argument)
