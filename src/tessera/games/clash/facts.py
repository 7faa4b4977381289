"""What the page with the rules tells of the components, in the words of the cards themselves."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tessera.core.edition import Fact
from tessera.core.message import Message
from tessera.games.clash.catalog import (
    ADVANCES,
    BASE_EVENT_CARDS,
    BUILDINGS,
    CARD_TACTICS,
    EFFECTS,
    EVENT_EFFECTS,
    EVENTS_EFFECT,
    OBJECTIVES,
    SYMBOLS,
    TACTICS_NAMES,
    UNIT_COST,
    UNITS,
    WONDER_COST,
    WONDERS,
)
from tessera.games.clash.names import cost_of
from tessera.games.clash.peoples import ABILITIES, LEADERS, PEOPLES, POWERS

FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    "ability": ABILITIES,
    "advance": ADVANCES,
    "building": BUILDINGS,
    "effect": EFFECTS,
    "event": EVENT_EFFECTS,
    "leader": LEADERS,
    "objective": OBJECTIVES,
    "power": POWERS,
    "symbol": SYMBOLS,
    "tactics": TACTICS_NAMES,
    "unit": UNITS,
    "wonder": WONDERS,
}
"""What has a text of its own."""
OF_PEOPLES: Final = {"people": "people_about", "play": "people_play", "level": "people_level"}
"""What is told of a people, by the family of its words."""


def facts() -> dict[str, Fact]:
    """By the names that they have on the page."""
    told = {
        ".".join((family, name)): Fact(Message(f"clash.{family}_text.{name}"))
        for family, names in FAMILIES.items()
        for name in names
    }
    for family, words in OF_PEOPLES.items():
        told |= {".".join((family, name)): Fact(Message(f"clash.{words}.{name}")) for name in PEOPLES}
    told |= _costs(UNITS, UNIT_COST) | _costs(WONDERS, WONDER_COST)
    told |= _copies(TACTICS_NAMES, CARD_TACTICS)
    return told | _copies(EVENT_EFFECTS, [EVENTS_EFFECT[card] for card in BASE_EVENT_CARDS])


def _costs(names: Iterable[str], costs: Iterable[int]) -> dict[str, Fact]:
    return {f"cost.{name}": Fact(cost_of(cost)) for name, cost in zip(names, costs, strict=True)}


def _copies(names: Iterable[str], cards: Iterable[int]) -> dict[str, Fact]:
    """On how many cards something is."""
    found = Counter(cards)
    return {
        f"copies.{name}": Fact(Message("clash.fact.copies", copies=found[number]))
        for number, name in enumerate(names)
    }
