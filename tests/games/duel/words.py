"""The words of Duel that its code makes keys of, and what its rules page must name."""

import tessera
from tessera.core.chance import Chance
from tessera.games.duel import bill, catalog
from tessera.games.duel.catalog import CIVILIAN, MILITARY, SCIENTIFIC
from tessera.games.duel.notation import VOCABULARY


def effect_kinds() -> set[str]:
    """Effects that cards have: wonders, tokens and gods are described by hand."""
    return {kind for effects in catalog.CARD_EFFECTS_DATA for part in effects for kind in part}


def score_categories() -> set[str]:
    state = tessera.load("duel").new(2, Chance(1), pantheon=True)
    return {"total", *state.score_sheets()[0]}


def counted() -> set[str]:
    parts = [part for effects in catalog.CARD_EFFECTS_DATA for part in effects]
    counts = [value for part in parts for kind, value in part.items() if kind in ("coins_per", "points_per")]
    whats = {what if isinstance(what := count["count"], str) else "_".join(what) for count in counts}
    return {"own", "most", *whats}


FAMILIES: dict[str, set[str]] = {
    "duel.card.*": set(catalog.CARDS),
    "duel.wonder.*": set(catalog.WONDERS),
    "duel.wonder_text.*": set(catalog.WONDERS),
    "duel.progress.*": set(catalog.PROGRESS),
    "duel.progress_text.*": set(catalog.PROGRESS),
    "duel.god.*": set(catalog.GODS),
    "duel.god_text.*": set(catalog.GODS),
    "duel.mythology.*": set(catalog.MYTHOLOGIES),
    "duel.symbol.*": set(catalog.SYMBOLS),
    "duel.symbol_short.*": set(catalog.SYMBOLS),
    "duel.colour.*": set(catalog.COLOURS),
    "duel.kind.*": set(catalog.COLOURS),
    "duel.kind_letter.*": set(catalog.COLOURS),
    "duel.resource.*": set(catalog.RESOURCES),
    "duel.resource_letter.*": set(catalog.RESOURCES),
    "duel.action.*": {verb.name for verb in VOCABULARY.verbs},
    "duel.effect.*": effect_kinds(),
    "duel.counted.*": counted(),
    "duel.score.*": score_categories(),
    "duel.bill.*": {bill.OWN, bill.CHOICE, bill.DISCOUNT, bill.FIXED},
    "duel.ending.*": {CIVILIAN, MILITARY, SCIENTIFIC},
}
"""Keys that the code makes with an f-string, and what can stand in it."""

DRESSES = {
    *catalog.COLOURS,
    *catalog.RESOURCES,
    *("science", "progress", "chain", "wonder", "god", "myth", "offering"),
}
"""What an icon of the rules page may stand for, besides a number on a coin or in laurels."""

NAMED = [
    ("colour", catalog.COLOURS),
    ("kind", catalog.COLOURS),
    ("resource", catalog.RESOURCES),
    ("symbol", catalog.SYMBOLS),
    ("progress", catalog.PROGRESS),
    ("god", catalog.GODS),
    ("mythology", catalog.MYTHOLOGIES),
    ("wonder", catalog.WONDERS),
    ("ending", (CIVILIAN, MILITARY, SCIENTIFIC)),
    (
        "card",
        tuple(
            card
            for card, colour in zip(catalog.CARDS, catalog.COLOUR, strict=True)
            if colour in (catalog.PURPLE, catalog.YELLOW)
        ),
    ),
    (
        "card",
        tuple(
            card
            for card, effects in zip(catalog.CARDS, catalog.CARD_EFFECTS_DATA, strict=True)
            if any("science" in effect for effect in effects)
        ),
    ),
]
"""Families of which the rules page names every one."""
