"""What the components do, as messages, and the catalog as plain data for whoever draws it."""

from typing import Any, Final

from tessera.core import purse
from tessera.core.message import Message
from tessera.games.clash import tally
from tessera.games.clash.catalog import (
    ACTION_CARDS,
    ADVANCE_PRICE,
    ADVANCE_TOKEN,
    ADVANCES,
    AGES,
    BASE_BUILDINGS,
    BASE_EVENT_CARDS,
    BASE_OBJECTIVE_CARDS,
    BASE_UNITS,
    BUILDING_COST,
    BUILDING_LIMIT,
    BUILDING_NEEDS,
    BUILDINGS,
    CARD_EFFECT,
    CARD_TACTICS,
    CATEGORIES,
    EFFECT_CULTURE,
    EFFECT_IS_ACTION,
    EFFECTS,
    EVENT_CARDS,
    EVENT_EFFECTS,
    EVENTS_EFFECT,
    EVENTS_SYMBOL,
    FACE_SYMBOL,
    FACE_VALUE,
    FIRST_GOVERNMENT,
    GOODS,
    GOVERNMENT_NEEDS,
    MOODS,
    MOST_FOOD,
    MOST_RESOURCES,
    NOBODY,
    OBJECTIVE_CARDS,
    OBJECTIVE_WHEN,
    OBJECTIVES,
    OBJECTIVES_OF,
    OF_CATEGORY,
    ONE_CULTURE,
    RESOURCES,
    SETTLEMENT_LIMIT,
    SYMBOLS,
    TACTICS_NAMES,
    TRACK,
    UNIT_COST,
    UNIT_LIMIT,
    UNITS,
    WONDER_BUILDING,
    WONDER_COST,
    WONDER_NEEDS,
    WONDER_POINTS,
    WONDERS,
)
from tessera.games.clash.frames.turn_reasons import ABILITIES
from tessera.games.clash.layout import LABELS, TERRAINS
from tessera.games.clash.names import advance_name, building_name, cost_of, source_name
from tessera.games.clash.peoples import (
    GIFTS,
    HOME_OF,
    LEADERS,
    LEADERS_EACH,
    PEOPLES,
    POWER_NEEDS,
    POWERS,
    abilities_of,
    is_power,
    leader_of,
    leaders_of,
    people_of,
    powers_of,
)

WHEN: Final = {
    "instant": Message("clash.info.at_once"),
    "status_phase": Message("clash.info.in_status"),
    "instant_or_status_phase": Message("clash.info.at_once_or_in_status"),
}

# In words


def advance_texts(advance: int) -> list[Message]:
    """What an advance does, what it needs and what its frame brings."""
    texts = [Message(f"clash.advance_text.{ADVANCES[advance]}")]
    category, place = divmod(advance, OF_CATEGORY)
    needed = GOVERNMENT_NEEDS[category]
    if place == 0 and needed != NOBODY:
        texts.append(_needs(needed))
    if ADVANCE_TOKEN[advance]:
        texts.append(Message("clash.info.token", goods=cost_of(ADVANCE_TOKEN[advance])))
    return texts


def building_texts(building: int) -> list[Message]:
    return [Message(f"clash.building_text.{BUILDINGS[building]}"), _needs(BUILDING_NEEDS[building])]


def unit_texts(kind: int) -> list[Message]:
    return [Message(f"clash.unit_text.{UNITS[kind]}")]


def wonder_texts(wonder: int) -> list[Message]:
    """What a wonder does and needs."""
    texts = [Message(f"clash.wonder_text.{WONDERS[wonder]}"), _needs(WONDER_NEEDS[wonder])]
    if WONDER_BUILDING[wonder] != NOBODY:
        texts.append(Message("clash.info.needs_building", building=building_name(WONDER_BUILDING[wonder])))
    texts.append(Message("clash.info.points", points=WONDER_POINTS[wonder]))
    return texts


def effect_texts(effect: int) -> list[Message]:
    """What the upper half of an action card does."""
    kind = Message("clash.info.is_action" if EFFECT_IS_ACTION[effect] else "clash.info.is_free")
    texts = [Message(f"clash.effect_text.{EFFECTS[effect]}"), kind]
    if EFFECT_CULTURE[effect]:
        texts.append(price_text(ONE_CULTURE * EFFECT_CULTURE[effect]))
    return texts


def tactics_texts(tactics: int) -> list[Message]:
    """What the lower half of an action card does."""
    return [Message(f"clash.tactics_text.{TACTICS_NAMES[tactics]}")]


def objective_texts(objective: int) -> list[Message]:
    """What an objective asks for, and when it is claimed."""
    return [Message(f"clash.objective_text.{OBJECTIVES[objective]}"), WHEN[OBJECTIVE_WHEN[objective]]]


def event_texts(effect: int) -> list[Message]:
    """What the text of an event does."""
    texts = [Message(f"clash.event_text.{EVENT_EFFECTS[effect]}")]
    if is_great(effect):
        texts.append(Message("clash.info.great"))
    return texts


def is_great(effect: int) -> bool:
    """Whether an event is a person whom somebody may take into the hand."""
    return EVENT_EFFECTS[effect].startswith(("great_", "elder_"))


def power_texts(power: int) -> list[Message]:
    """What a civilization advance does, and which advance brings it."""
    texts = [Message(f"clash.power_text.{POWERS[power]}")]
    if POWER_NEEDS[power] == NOBODY:
        return [*texts, Message("clash.info.comes_with_government")]
    return [*texts, Message("clash.info.comes_with", advance=advance_name(POWER_NEEDS[power]))]


def price_text(stock: int) -> Message:
    return Message("clash.info.cost", cost=cost_of(stock))


def _needs(advance: int) -> Message:
    return Message("clash.info.needs", advance=advance_name(advance))


# As plain data


def catalog_data() -> dict[str, Any]:
    """Everything that is printed on the components, by id."""
    return {
        "resources": list(RESOURCES),
        "goods": list(GOODS),
        "most_resources": MOST_RESOURCES,
        "most_food": MOST_FOOD,
        "ages": AGES,
        "advance_price": ADVANCE_PRICE,
        "track": TRACK,
        "cells": list(LABELS),
        "terrains": {name: _told([Message(f"clash.terrain_text.{name}")]) for name in TERRAINS},
        "moods": {name: _told([Message(f"clash.mood_text.{name}")]) for name in MOODS},
        "categories": {name: _category(category) for category, name in enumerate(CATEGORIES)},
        "advances": {
            name: {
                "category": CATEGORIES[advance // OF_CATEGORY],
                "token": _stock(ADVANCE_TOKEN[advance]),
                "gives": [verb.name for verb, giver, *_ in ABILITIES if giver == advance],
                **_told(advance_texts(advance)),
            }
            for advance, name in enumerate(ADVANCES)
        },
        "peoples": {name: _people(whose) for whose, name in enumerate(PEOPLES)},
        "powers": {name: _power(power) for power, name in enumerate(POWERS)},
        "leaders": {name: _leader(leader) for leader, name in enumerate(LEADERS)},
        "abilities": {name: _ability(gift) for gift, name in enumerate(GIFTS) if not is_power(gift)},
        "settlement": {"limit": SETTLEMENT_LIMIT, **_told([Message("clash.settlement")])},
        "buildings": {name: _building(building) for building, name in enumerate(BUILDINGS)},
        "units": {name: _unit(kind) for kind, name in enumerate(UNITS)},
        "wonders": {name: _wonder(wonder) for wonder, name in enumerate(WONDERS)},
        "faces": [
            {"value": value, "symbol": UNITS[symbol]}
            for value, symbol in zip(FACE_VALUE, FACE_SYMBOL, strict=True)
        ],
        "bonuses": {name: source_name(name).to_data() for name in (*tally.LINES, *tally.HIT_CHANGES)},
        "effects": {
            name: {
                "is_action": EFFECT_IS_ACTION[effect],
                "cost": _stock(ONE_CULTURE * EFFECT_CULTURE[effect]),
                **_told(effect_texts(effect)),
            }
            for effect, name in enumerate(EFFECTS)
        },
        "tactics": {name: _told(tactics_texts(tactics)) for tactics, name in enumerate(TACTICS_NAMES)},
        "action_cards": {
            name: {"effect": EFFECTS[CARD_EFFECT[card]], "tactics": TACTICS_NAMES[CARD_TACTICS[card]]}
            for card, name in enumerate(ACTION_CARDS)
        },
        "objectives": {
            name: {"when": OBJECTIVE_WHEN[objective], **_told(objective_texts(objective))}
            for objective, name in enumerate(OBJECTIVES)
        },
        "objective_cards": {
            name: {
                "top": OBJECTIVES[OBJECTIVES_OF[card][0]],
                "bottom": OBJECTIVES[OBJECTIVES_OF[card][1]],
                "is_base": card in BASE_OBJECTIVE_CARDS,
            }
            for card, name in enumerate(OBJECTIVE_CARDS)
        },
        "symbols": {name: _told([Message(f"clash.symbol_text.{name}")]) for name in SYMBOLS},
        "events": {
            name: {"is_great": is_great(effect), **_told(event_texts(effect))}
            for effect, name in enumerate(EVENT_EFFECTS)
        },
        "event_cards": {
            name: {
                "event": EVENT_EFFECTS[EVENTS_EFFECT[card]],
                "symbol": None if EVENTS_SYMBOL[card] == NOBODY else SYMBOLS[EVENTS_SYMBOL[card]],
                "is_base": card in BASE_EVENT_CARDS,
            }
            for card, name in enumerate(EVENT_CARDS)
        },
    }


def _told(texts: list[Message]) -> dict[str, Any]:
    return {"texts": [text.to_data() for text in texts]}


def _stock(stock: int) -> dict[str, int]:
    """The amounts of a price."""
    return {GOODS[kind]: purse.amount(stock, kind) for kind in purse.kinds(stock)}


def _priced(stock: int) -> dict[str, Any]:
    return {"cost": _stock(stock), "price": price_text(stock).to_data()}


def _category(category: int) -> dict[str, Any]:
    first = category * OF_CATEGORY
    needed = GOVERNMENT_NEEDS[category]
    return {
        "advances": list(ADVANCES[first : first + OF_CATEGORY]),
        "is_government": category >= FIRST_GOVERNMENT,
        "needs": None if needed == NOBODY else ADVANCES[needed],
    }


def _people(whose: int) -> dict[str, Any]:
    return {
        "powers": [POWERS[power] for power in powers_of(whose)],
        "leaders": [LEADERS[leader] for leader in leaders_of(whose)],
        "home": HOME_OF[whose] or None,
        "level": Message(f"clash.people_level.{PEOPLES[whose]}").to_data(),
        **_told(
            [
                Message(f"clash.people_about.{PEOPLES[whose]}"),
                Message(f"clash.people_play.{PEOPLES[whose]}"),
            ]
        ),
    }


def _power(power: int) -> dict[str, Any]:
    needed = POWER_NEEDS[power]
    return {
        "people": PEOPLES[people_of(power)],
        "needs": None if needed == NOBODY else ADVANCES[needed],
        **_told(power_texts(power)),
    }


def _leader(leader: int) -> dict[str, Any]:
    return {
        "people": PEOPLES[leader // LEADERS_EACH],
        "abilities": [GIFTS[gift] for gift in abilities_of(leader)],
        **_told([Message(f"clash.leader_text.{LEADERS[leader]}")]),
    }


def _ability(gift: int) -> dict[str, Any]:
    return {
        "leader": LEADERS[leader_of(gift)],
        **_told([Message(f"clash.ability_text.{GIFTS[gift]}")]),
    }


def _building(building: int) -> dict[str, Any]:
    return {
        "needs": ADVANCES[BUILDING_NEEDS[building]],
        "limit": BUILDING_LIMIT,
        "is_base": building < BASE_BUILDINGS,
        **_priced(BUILDING_COST),
        **_told(building_texts(building)),
    }


def _unit(kind: int) -> dict[str, Any]:
    return {
        "limit": UNIT_LIMIT[kind],
        "is_base": kind < BASE_UNITS,
        **_priced(UNIT_COST[kind]),
        **_told(unit_texts(kind)),
    }


def _wonder(wonder: int) -> dict[str, Any]:
    return {
        "needs": ADVANCES[WONDER_NEEDS[wonder]],
        "building": None if WONDER_BUILDING[wonder] == NOBODY else BUILDINGS[WONDER_BUILDING[wonder]],
        "points": WONDER_POINTS[wonder],
        **_priced(WONDER_COST[wonder]),
        **_told(wonder_texts(wonder)),
    }
