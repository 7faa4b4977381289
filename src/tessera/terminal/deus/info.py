"""All there is to say about a card or a god."""

from rich.console import Group, RenderableType
from rich.text import Text

from tessera.core.message import Message
from tessera.games.deus.catalog import COLOURS, COPIES, GODS, KIND, KIND_COLOUR, KIND_OF, KINDS
from tessera.games.deus.describe import cost_text, god_text, kind_text
from tessera.games.deus.names import colour_name, god_name, piece_name
from tessera.locale import Locale
from tessera.terminal.palette import CARD, CREAM
from tessera.terminal.table import Scene, Thing


def things(locale: Locale) -> list[Thing]:
    """Everything with a name."""
    return [
        *[Thing("card", name, locale.say(f"deus.card.{name}")) for name in KINDS],
        *[Thing("god", name, locale.say(f"deus.god.{name}")) for name in GODS],
    ]


def describe(scene: Scene, thing: Thing) -> RenderableType:
    """A card with its prices, what it brings and whom it may be offered to; or what a god gives."""
    locale = scene.locale
    if thing.kind == "card":
        kind = KIND[thing.id]
        colour = KIND_COLOUR[kind]
        lines = [
            locale.text(Message("deus.info.colour", colour=colour_name(colour), piece=piece_name(colour))),
            *[
                f"{locale.text(cost_text(card))} ({scene.look.glyphs.times}{COPIES[card]})"
                for card in range(len(KIND_OF))
                if KIND_OF[card] == kind
            ],
            locale.text(kind_text(kind)),
            f"{locale.text(god_name(colour))}: {locale.text(god_text(colour))}",
        ]
    else:
        colour = GODS.index(thing.id)
        lines = [locale.text(god_text(colour))]
    head = Text()
    head.append(f" {thing.name} ", scene.look.style(f"bold {CREAM} on {CARD[COLOURS[colour]]}"))
    return Group(head, *[Text(f"   {line[0].upper()}{line[1:]}") for line in lines])
