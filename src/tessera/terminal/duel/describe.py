"""What cards, wonders, progress tokens and gods do, in full words and in a few signs."""

from collections.abc import Sequence
from typing import Any

from tessera.games.duel import describe
from tessera.games.duel.catalog import (
    CARD,
    CARD_EFFECTS_DATA,
    COLOUR,
    COLOURS,
    FIRST_WONDER_ITEM,
    ITEM_COINS,
    ITEM_RESOURCES,
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
    return locale.text(describe.family(CARD[card]))


# In full words


def describe_card(locale: Locale, card: str) -> list[str]:
    """What a card does, and its chains, one short clause each."""
    return [locale.text(clause) for clause in describe.card_texts(CARD[card])]


def cost_in_words(locale: Locale, item: int) -> str:
    """The printed cost of a card or wonder."""
    return locale.text(describe.cost_text(item))


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
