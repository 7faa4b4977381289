"""What the components do, as messages, and the catalog as plain data for whoever draws it."""

from typing import Any

from tessera.core.message import Message
from tessera.games.duel.catalog import (
    AGE_DECKS,
    CAPITAL,
    CARD_EFFECTS_DATA,
    CARDS,
    CHAIN_GIVEN,
    CHAIN_NEEDED,
    CHAINS,
    COLOUR,
    COLOURS,
    FIRST_WONDER_ITEM,
    GATE,
    GOD_EFFECTS_DATA,
    GODS,
    GRAND_TEMPLES,
    GUILDS,
    ITEM_COINS,
    ITEM_RESOURCES,
    LOOT,
    LOOT_COINS,
    LOOT_ZONES,
    MILITARY_POINTS,
    MYTHOLOGIES,
    MYTHOLOGY_OF,
    PROGRESS,
    PROGRESS_EFFECTS_DATA,
    RESOURCES,
    SYMBOLS,
    WONDER_EFFECTS_DATA,
    WONDERS,
)
from tessera.games.duel.names import card_name, mythology_name

# In words


def family(card: int) -> Message:
    """Where a card comes from and what it is about."""
    if card in GUILDS:
        return Message("duel.info.guild")
    if card in GRAND_TEMPLES:
        return Message("duel.info.temple")
    return Message("duel.info.card", age=age_of(card), kind=Message(f"duel.kind.{COLOURS[COLOUR[card]]}"))


def age_of(card: int) -> int:
    """The age whose structure the card lies in."""
    for age, deck in enumerate(AGE_DECKS, 1):
        if card in deck:
            return age
    return len(AGE_DECKS)


def card_texts(card: int) -> list[Message]:
    """What a card does, and its chains, one short clause each."""
    clauses = [_clause(kind, value) for part in CARD_EFFECTS_DATA[card] for kind, value in part.items()]
    return [*clauses, *_chains(card)]


def _clause(kind: str, value: Any) -> Message:
    if kind in ("points", "coins", "shields"):
        return Message(f"duel.effect.{kind}", amount=value)
    if kind == "produce":
        ((resource, amount),) = value.items()
        return Message("duel.effect.produce", resource=_resource(resource), amount=amount)
    if kind in ("produce_one_of", "buy_for_one"):
        listed = tuple([_resource(name) for name in RESOURCES if name in value])
        return Message(f"duel.effect.{kind}", resources=listed)
    if kind == "science":
        return Message("duel.effect.science", symbol=Message(f"duel.symbol.{value}"))
    if kind in ("coins_per", "points_per"):
        what = value["count"]
        counted = Message(f"duel.counted.{what if isinstance(what, str) else '_'.join(what)}")
        where = Message(f"duel.counted.{value['city']}", what=counted)
        return Message(f"duel.effect.{kind}", amount=value["amount"], counted=where)
    return Message("duel.effect.grand_temple")


def _resource(name: str) -> Message:
    return Message(f"duel.resource.{name}")


def _chains(card: int) -> list[Message]:
    clauses: list[Message] = []
    needed, given = CHAIN_NEEDED[card], CHAIN_GIVEN[card]
    if needed:
        symbol = needed.bit_length() - 1
        if symbol < len(MYTHOLOGIES):
            clauses.append(Message("duel.effect.needs_mythology", mythology=mythology_name(symbol)))
        else:
            clauses.append(Message("duel.effect.needs_card", card=card_name(CHAIN_GIVEN.index(needed))))
    if given:
        freed = tuple([card_name(other) for other, symbol in enumerate(CHAIN_NEEDED) if symbol == given])
        clauses.append(Message("duel.effect.gives_chain", cards=freed))
    return clauses


def cost_text(item: int) -> Message:
    """The printed cost of a card or wonder."""
    parts = [
        Message("duel.units", resource=_resource(name), count=count)
        for name, count in zip(RESOURCES, ITEM_RESOURCES[item], strict=True)
        if count
    ]
    if ITEM_COINS[item]:
        parts.insert(0, Message("duel.effect.coins", amount=ITEM_COINS[item]))
    return Message("duel.info.cost", cost=tuple(parts)) if parts else Message("duel.info.no_cost")


# As plain data


def catalog_data() -> dict[str, Any]:
    """Everything that is printed on the components, by id."""
    return {
        "resources": list(RESOURCES),
        "colours": list(COLOURS),
        "symbols": list(SYMBOLS),
        "mythologies": list(MYTHOLOGIES),
        "cards": {name: _card(card) for card, name in enumerate(CARDS)},
        "wonders": {
            name: {
                "cost": _cost(FIRST_WONDER_ITEM + wonder),
                "effects": WONDER_EFFECTS_DATA[wonder],
                "texts": [Message(f"duel.wonder_text.{name}").to_data()],
            }
            for wonder, name in enumerate(WONDERS)
        },
        "progress": {
            name: {
                "effects": PROGRESS_EFFECTS_DATA[token],
                "texts": [Message(f"duel.progress_text.{name}").to_data()],
            }
            for token, name in enumerate(PROGRESS)
        },
        "gods": {
            name: {
                "mythology": None if god == GATE else MYTHOLOGIES[MYTHOLOGY_OF[god]],
                "effects": [] if god == GATE else GOD_EFFECTS_DATA[god],
                "texts": [Message(f"duel.god_text.{name}").to_data()],
            }
            for god, name in enumerate(GODS)
        },
        "military": {
            "capital": CAPITAL,
            "points": list(MILITARY_POINTS),
            "loot": {
                name: {"coins": LOOT_COINS[token], "zone": list(LOOT_ZONES[token])}
                for token, name in enumerate(LOOT)
            },
        },
    }


def _card(card: int) -> dict[str, Any]:
    kind = "guild" if card in GUILDS else "temple" if card in GRAND_TEMPLES else "age"
    return {
        "age": age_of(card),
        "kind": kind,
        "colour": COLOURS[COLOUR[card]],
        "cost": _cost(card),
        "needs": _symbol(CHAIN_NEEDED[card]),
        "gives": _symbol(CHAIN_GIVEN[card]),
        "effects": CARD_EFFECTS_DATA[card],
        "family": family(card).to_data(),
        "texts": [text.to_data() for text in card_texts(card)],
    }


def _cost(item: int) -> dict[str, int]:
    cost = {"coins": ITEM_COINS[item]} if ITEM_COINS[item] else {}
    return cost | {name: count for name, count in zip(RESOURCES, ITEM_RESOURCES[item], strict=True) if count}


def _symbol(chain: int) -> str | None:
    return CHAINS[chain.bit_length() - 1] if chain else None
