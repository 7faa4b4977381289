"""The words of Deus that its code makes keys of, and what its rules page must name."""

import tessera
from tessera.core.chance import Chance
from tessera.games.deus import catalog as deus
from tessera.games.deus.notation import VOCABULARY


def score_categories() -> set[str]:
    state = tessera.load("deus").new(2, Chance(1))
    return {"total", *state.score_sheets()[0]}


FAMILIES: dict[str, set[str]] = {
    "deus.card.*": set(deus.KINDS),
    "deus.colour.*": set(deus.COLOURS),
    "deus.piece.*": set(deus.PIECES),
    "deus.god.*": set(deus.GODS),
    "deus.god_text.*": set(deus.GODS),
    "deus.terrain.*": set(deus.TERRAINS),
    "deus.each_land.*": set(deus.TERRAINS[: deus.LAND_COUNT]),
    "deus.on_land.*": set(deus.TERRAINS[: deus.LAND_COUNT]),
    "deus.resource.*": set(deus.RESOURCES),
    "deus.amount.*": {*deus.RESOURCES, "gold", "points"},
    "deus.lot.*": {*deus.RESOURCES, "gold"},
    "deus.action.*": {verb.name for verb in VOCABULARY.verbs},
    "deus.effect.*": {
        *("gain_per_city", "gain_per_cities", "produce_everywhere", "produce_by_city"),
        *("move_one", "move_all"),
    },
    "deus.reason.*": {"ship_on_land", "land_at_sea"},
    "deus.continent_problem.*": {"letters", "place", "tiles", "village", "apart", "adjacent"},
    "deus.score.*": score_categories(),
    "deus.sign.*": {*deus.TERRAINS, *deus.PIECES},
    "deus.group.*": {"build", "activate", "offer", "add", "place", "land", "army", "move", "plunder"},
    "deus.closing.*": {deus.BY_TEMPLES, deus.BY_VILLAGES},
    "deus.ending.*": set(deus.ENDINGS),
}
"""Keys that the code makes with an f-string, and what can stand in it."""

DRESSES: set[str] = {
    *deus.KINDS,
    *deus.PIECES,
    *deus.GODS,
    *("lands", "place", "city", "ring", "closed", "march"),
    *deus.RESOURCES,
    *("gold", "points", "cards", "pieces", "resources", "village"),
}
"""What an icon of the rules page may stand for, besides a number on a coin or in laurels."""

NAMED: list[tuple[str, tuple[str, ...]]] = [("god", deus.GODS)]
"""Families of which the rules page names every one."""
