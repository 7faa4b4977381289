"""Messages that name the things of the game, for events, prompts and reasons."""

from tessera.core.message import Message, seat_name
from tessera.games.duel.catalog import (
    CAPITAL,
    CARDS,
    COLOURS,
    GODS,
    LOOT,
    LOOT_COINS,
    LOOT_ZONES,
    MYTHOLOGIES,
    PROGRESS,
    SYMBOLS,
    WONDERS,
)
from tessera.games.duel.notation import BEGIN, MINERVA, VOCABULARY


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
    if verb is MINERVA:
        return Message(key, place=space_name(number - CAPITAL))
    if verb is BEGIN:
        return Message(key, seat=seat_name(number))
    return Message(key, place=argument)
