"""All there is to say about an advance, a building, a unit, a wonder, a card, an objective or an event."""

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tessera.core.message import Message
from tessera.games.clash.catalog import (
    ADVANCES,
    BUILDINGS,
    EFFECTS,
    EVENT_EFFECTS,
    OBJECTIVES,
    TACTICS_NAMES,
    UNITS,
    WONDERS,
)
from tessera.games.clash.describe import (
    advance_texts,
    building_texts,
    effect_texts,
    event_texts,
    objective_texts,
    tactics_texts,
    unit_texts,
    wonder_texts,
)
from tessera.locale import Locale
from tessera.terminal.palette import CREAM, LAPIS
from tessera.terminal.table import Scene, Thing

IDS: Final[dict[str, tuple[str, ...]]] = {
    "advance": ADVANCES,
    "building": BUILDINGS,
    "unit": UNITS,
    "wonder": WONDERS,
    "card": EFFECTS,
    "tactics": TACTICS_NAMES,
    "objective": OBJECTIVES,
    "event": EVENT_EFFECTS,
}
TEXTS: Final[dict[str, tuple[tuple[str, ...], Callable[[int], list[Message]]]]] = {
    "advance": (ADVANCES, advance_texts),
    "building": (BUILDINGS, building_texts),
    "unit": (UNITS, unit_texts),
    "wonder": (WONDERS, wonder_texts),
    "card": (EFFECTS, effect_texts),
    "tactics": (TACTICS_NAMES, tactics_texts),
    "objective": (OBJECTIVES, objective_texts),
    "event": (EVENT_EFFECTS, event_texts),
}
KEYS: Final = {"card": "effect"}
"""What a kind is called in the locale, where that is another word."""


def things(locale: Locale) -> list[Thing]:
    """Everything with a name."""
    return [
        Thing(kind, each, locale.say(f"clash.{KEYS.get(kind, kind)}.{each}"))
        for kind, ids in IDS.items()
        for each in ids
    ]


def describe(scene: Scene, thing: Thing) -> RenderableType:
    """A thing with what it needs, costs and does."""
    ids, texts = TEXTS[thing.kind]
    lines = [scene.locale.text(text) for text in texts(ids.index(thing.id))]
    head = Text()
    head.append(f" {thing.name} ", scene.look.style(f"bold {CREAM} on {LAPIS}"))
    return Group(head, *[Text(f"   {line[0].upper()}{line[1:]}") for line in lines])
