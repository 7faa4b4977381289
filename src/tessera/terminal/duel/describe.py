"""What cards, wonders, progress tokens and gods do, in full words and in a few signs."""

from collections.abc import Sequence
from typing import Any

from tessera.core.message import Message
from tessera.games.duel.catalog import (
    AGE_DECKS,
    CARD,
    CARD_EFFECTS_DATA,
    CARDS,
    CHAIN_GIVEN,
    CHAIN_NEEDED,
    CHAINS,
    COLOUR,
    COLOURS,
    FIRST_WONDER_ITEM,
    GRAND_TEMPLES,
    GUILDS,
    ITEM_COINS,
    ITEM_RESOURCES,
    MYTHOLOGIES,
    RESOURCES,
    WONDER,
    WONDER_EFFECTS_DATA,
)
from tessera.locale import Locale
from tessera.terminal.duel import naming
from tessera.terminal.look import Glyphs


def colour_of(card: str) -> str:
    return COLOURS[COLOUR[CARD[card]]]


def family(locale: Locale, card: str) -> str:
    """Where a card comes from and what it is about."""
    number = CARD[card]
    kind = naming.kind(locale, colour_of(card))
    if number in GUILDS:
        return locale.say("duel.info.guild")
    if number in GRAND_TEMPLES:
        return locale.say("duel.info.temple")
    (age,) = [age for age, deck in enumerate(AGE_DECKS, 1) if number in deck.cards()]
    return locale.say("duel.info.card", age=age, kind=kind)


# In full words


def describe_card(locale: Locale, card: str) -> list[str]:
    """What a card does, and its chains, one short clause each."""
    clauses = [
        _clause(locale, kind, value) for part in CARD_EFFECTS_DATA[CARD[card]] for kind, value in part.items()
    ]
    return [*clauses, *_chains(locale, CARD[card])]


def _clause(locale: Locale, kind: str, value: Any) -> str:
    if kind in ("points", "coins", "shields"):
        return locale.say(f"duel.effect.{kind}", amount=value)
    if kind == "produce":
        ((resource, amount),) = value.items()
        return locale.say("duel.effect.produce", resource=naming.resource(locale, resource), amount=amount)
    if kind in ("produce_one_of", "buy_for_one"):
        return locale.say(f"duel.effect.{kind}", resources=_listed(locale, value))
    if kind == "science":
        return locale.say("duel.effect.science", symbol=naming.symbol(locale, value))
    if kind in ("coins_per", "points_per"):
        counted = Message(f"duel.counted.{value['city']}", what=_counted(value["count"]))
        return locale.say(f"duel.effect.{kind}", amount=value["amount"], counted=counted)
    return locale.say("duel.effect.grand_temple")


def _counted(what: Any) -> Message:
    return Message(f"duel.counted.{what if isinstance(what, str) else '_'.join(what)}")


def _listed(locale: Locale, resources: Sequence[str]) -> str:
    return ", ".join(naming.resource(locale, name) for name in RESOURCES if name in resources)


def _chains(locale: Locale, card: int) -> list[str]:
    clauses: list[str] = []
    if CHAIN_NEEDED[card]:
        symbol = CHAINS[CHAIN_NEEDED[card].bit_length() - 1]
        if symbol in MYTHOLOGIES:
            name = naming.mythology(locale, symbol)
            clauses.append(locale.say("duel.effect.needs_mythology", mythology=name))
        else:
            (giver,) = [other for other, given in enumerate(CHAIN_GIVEN) if given == CHAIN_NEEDED[card]]
            clauses.append(locale.say("duel.effect.needs_card", card=naming.card(locale, CARDS[giver])))
    if CHAIN_GIVEN[card]:
        freed = [
            naming.card(locale, CARDS[other])
            for other, needed in enumerate(CHAIN_NEEDED)
            if needed == CHAIN_GIVEN[card]
        ]
        clauses.append(locale.say("duel.effect.gives_chain", cards=", ".join(freed)))
    return clauses


def cost_in_words(locale: Locale, item: int) -> str:
    """The printed cost of a card or wonder."""
    parts = [
        f"{naming.resource(locale, name)} ×{count}" if count > 1 else naming.resource(locale, name)
        for name, count in zip(RESOURCES, ITEM_RESOURCES[item], strict=True)
        if count
    ]
    if ITEM_COINS[item]:
        parts.insert(0, locale.say("duel.effect.coins", amount=ITEM_COINS[item]))
    return locale.say("duel.info.cost", cost=", ".join(parts)) if parts else locale.say("duel.info.no_cost")


def card_item(card: str) -> int:
    return CARD[card]


def wonder_item(wonder: str) -> int:
    return FIRST_WONDER_ITEM + WONDER[wonder]


# In a few signs


def card_signs(locale: Locale, glyphs: Glyphs, card: str, room: int = 99) -> str:
    """What a card does, in signs; letters stand for resources if names do not fit."""
    effects = CARD_EFFECTS_DATA[CARD[card]]
    signs = _signs(locale, glyphs, effects)
    if len(signs) <= room:
        return signs
    for part in effects:
        if "produce" in part:
            return "+" + "".join(
                naming.resource_letter(locale, name) * count for name, count in part["produce"].items()
            )
        if "buy_for_one" in part:
            return _letters(locale, part["buy_for_one"]) + "=1"
    return signs


def wonder_signs(locale: Locale, glyphs: Glyphs, wonder: str) -> str:
    return _signs(locale, glyphs, WONDER_EFFECTS_DATA[WONDER[wonder]])


def _signs(locale: Locale, glyphs: Glyphs, effects: list[dict[str, Any]]) -> str:
    if len(effects) == 2 and "coins_per" in effects[0] and "points_per" in effects[1]:
        coins, points = effects[0]["coins_per"], effects[1]["points_per"]
        counted = _counted_sign(locale, glyphs, coins["count"])
        return f"+{coins['amount']}{glyphs.coin} {points['amount']}{glyphs.point} /{counted}"
    return " ".join(
        sign
        for part in effects
        for kind, value in part.items()
        if (sign := _sign(locale, glyphs, kind, value))
    )


def _sign(locale: Locale, glyphs: Glyphs, kind: str, value: Any) -> str:
    if kind == "points":
        return f"{value}{glyphs.point}"
    if kind == "coins":
        return f"+{value}{glyphs.coin}"
    if kind == "opponent_loses":
        return f"{glyphs.minus}{value}{glyphs.coin}"
    if kind == "shields":
        return glyphs.shield * int(value)
    if kind == "produce":
        ((resource, amount),) = value.items()
        name = naming.resource(locale, resource)
        return f"{name}{glyphs.times}{amount}" if amount > 1 else name
    if kind == "produce_one_of":
        return "/".join(naming.resource_letter(locale, name) for name in RESOURCES if name in value)
    if kind == "buy_for_one":
        return (naming.resource(locale, value[0]) if len(value) == 1 else _letters(locale, value)) + "=1"
    if kind == "science":
        return naming.symbol_short(locale, value)
    if kind == "coins_per":
        return f"+{value['amount']}{glyphs.coin}/{_counted_sign(locale, glyphs, value['count'])}"
    if kind == "points_per":
        return f"{value['amount']}{glyphs.point}/{_counted_sign(locale, glyphs, value['count'])}"
    if kind == "play_again":
        return glyphs.again
    if kind == "grand_temple":
        return f"5{glyphs.point}+"
    return ""


def _counted_sign(locale: Locale, glyphs: Glyphs, what: Any) -> str:
    if what == "wonders":
        return glyphs.built
    if what == "treasury":
        return f"3{glyphs.coin}"
    return "".join(naming.kind_letter(locale, colour) for colour in what)


def _letters(locale: Locale, resources: Sequence[str]) -> str:
    return "".join(naming.resource_letter(locale, name) for name in resources)


def cost_signs(locale: Locale, glyphs: Glyphs, item: int) -> str:
    """The printed cost: coins, then a letter for each unit of a resource."""
    units = [name for name, count in zip(RESOURCES, ITEM_RESOURCES[item], strict=True) for _ in range(count)]
    coins = f"{ITEM_COINS[item]}{glyphs.coin}" if ITEM_COINS[item] else ""
    return coins + _letters(locale, units)
