"""The words of Era that its code makes keys of, and what its rules page must name."""

import tessera
from tessera.core.chance import Chance
from tessera.games.era import catalog as era
from tessera.games.era.notation import VOCABULARY


def score_categories() -> set[str]:
    state = tessera.load("era").new(2, Chance(1))
    return {"total", *state.score_sheets()[0]}


FAMILIES: dict[str, set[str]] = {
    "era.piece.*": set(era.PIECES),
    "era.object.*": set(era.PIECES),
    "era.sign.*": set(era.BUILDINGS),
    "era.die.*": set(era.DICE),
    "era.resource.*": set(era.RESOURCES),
    "era.unit.*": set(era.RESOURCES),
    "era.amount.*": {*era.RESOURCES, "culture"},
    "era.phase.*": set(era.PHASES),
    "era.disaster.*": set(era.DISASTER_NAMES),
    "era.disaster_text.*": set(era.DISASTER_NAMES),
    "era.rank.*": set(era.RANKS),
    "era.action.*": {verb.name for verb in VOCABULARY.verbs},
    "era.effect.points_per.*": {what for what in era.POINTS_PER if what},
    "era.score.*": score_categories(),
    "era.bill.*": {"points", "bonus", "area", "largest"},
    "era.ending.*": set(era.ENDINGS),
}
"""Keys that the code makes with an f-string, and what can stand in it."""

DRESSES: set[str] = {
    *era.FACES,
    *era.PIECES,
    *("ring", "hole", "disease", "market"),
    *era.RESOURCES,
    *("culture", "disaster", "hammers", "swords", "shields", "skulls", "quill", "points", "area", "dice"),
}
"""What an icon of the rules page may stand for, besides a number on a coin or in laurels."""

NAMED: list[tuple[str, tuple[str, ...]]] = [
    ("piece", era.PIECES[: era.BUILDING_COUNT]),
    ("piece", ("scorched",)),
    ("die", era.DICE),
    ("disaster", era.DISASTER_NAMES),
    ("rank", era.RANKS),
]
"""Families of which the rules page names every one."""
