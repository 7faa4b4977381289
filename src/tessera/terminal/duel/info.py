"""All there is to say about a card, a wonder, a progress token or a god."""

from rich.console import Group, RenderableType
from rich.text import Text

from tessera.games.duel.catalog import CARDS, GOD, GODS, MYTHOLOGIES, MYTHOLOGY_OF, PROGRESS, WONDERS
from tessera.locale import Locale
from tessera.terminal import palette
from tessera.terminal.duel import naming
from tessera.terminal.duel.choices import summary
from tessera.terminal.duel.describe import (
    card_item,
    colour_of,
    cost_in_words,
    describe_card,
    family,
    wonder_item,
)
from tessera.terminal.palette import CREAM, MUREX, VERDIGRIS
from tessera.terminal.table import Scene, Thing


def things(locale: Locale) -> list[Thing]:
    """Everything with a name."""
    return [
        *[Thing("card", name, naming.card(locale, name)) for name in CARDS],
        *[Thing("wonder", name, naming.wonder(locale, name)) for name in WONDERS],
        *[Thing("progress", name, naming.progress(locale, name)) for name in PROGRESS],
        *[Thing("god", name, naming.god(locale, name)) for name in GODS],
    ]


def describe(scene: Scene, thing: Thing) -> RenderableType:
    locale = scene.locale
    if thing.kind == "card":
        lines = [cost_in_words(locale, card_item(thing.id)), *describe_card(locale, thing.id)]
        title, colour = family(locale, thing.id), palette.CARD[colour_of(thing.id)]
    elif thing.kind == "wonder":
        lines = [cost_in_words(locale, wonder_item(thing.id)), summary(locale, "wonder", thing.id)]
        title, colour = locale.say("duel.info.wonder"), MUREX
    else:
        lines = [summary(locale, thing.kind, thing.id)]
        title, colour = _family(locale, thing), MUREX if thing.kind == "god" else VERDIGRIS
    head = Text()
    head.append(f" {thing.name} ", scene.look.style(f"bold {CREAM} on {colour}"))
    head.append(f"  {title}", "dim")
    return Group(head, *[Text(f"   {line[0].upper()}{line[1:]}") for line in [*lines, *_now(scene, thing)]])


def _family(locale: Locale, thing: Thing) -> str:
    if thing.kind == "progress":
        return locale.say("duel.info.progress")
    if thing.id == "gate":
        return locale.say("duel.info.gate")
    mythology = MYTHOLOGIES[MYTHOLOGY_OF[GOD[thing.id]]]
    return locale.say("duel.info.god", mythology=naming.mythology(locale, mythology))


def _now(scene: Scene, thing: Thing) -> list[str]:
    """What it costs on this table now."""
    locale, me = scene.locale, scene.me
    if thing.kind == "card":
        prices = [slot["prices"] for slot in scene.board["structure"] if slot.get("card") == thing.id]
    elif thing.kind == "god" and "pantheon" in scene.board:
        prices = [slot["costs"] for slot in scene.board["pantheon"]["slots"] if slot.get("god") == thing.id]
    else:
        prices = []
    lines = [locale.say("duel.info.price", mine=price[me], theirs=price[1 - me]) for price in prices]
    for city in scene.board["cities"]:
        for plan in city["plans"]:
            if (thing.kind, thing.id) == ("wonder", plan["wonder"]):
                lines.append(locale.say("duel.info.price_mine", price=plan["price"]))
        for built in city["wonders"]:
            if (thing.kind, thing.id) == ("wonder", built["wonder"]):
                lines.append(locale.say("duel.info.under", card=naming.card(locale, built["under"])))
    return lines
