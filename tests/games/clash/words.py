"""The words of Clash of Cultures that its code makes keys of, and what its rules page must name."""

import re
from pathlib import Path

import tessera
from tessera.core.chance import Chance
from tessera.games.clash import catalog as clash
from tessera.games.clash.fight import FORTRESS_POWERS
from tessera.games.clash.layout import TERRAINS
from tessera.games.clash.notation import LAY_TILE, MEMORY_NAMES, VOCABULARY
from tessera.games.clash.peoples import ABILITIES, LEADERS, PEOPLES, POWERS
from tessera.games.clash.powers import offers, reactions, targets
from tessera.games.clash.rules.explore import BOUND_BY


def score_categories() -> set[str]:
    state = tessera.load("clash").new(2, Chance(1), civilizations=True)
    return {"total", *state.score_sheets()[0]}


FAMILIES: dict[str, set[str]] = {
    "clash.people.*": set(PEOPLES),
    "clash.people_about.*": set(PEOPLES),
    "clash.people_level.*": set(PEOPLES),
    "clash.people_play.*": set(PEOPLES),
    "clash.pick.*": {*targets.words(), *offers.words(), *reactions.words()},
    "clash.power_text.*": set(POWERS),
    "clash.leader.*": set(LEADERS),
    "clash.leader_text.*": set(LEADERS),
    "clash.ability.*": set(ABILITIES),
    "clash.ability_text.*": set(ABILITIES),
    "clash.goods.*": set(clash.GOODS),
    "clash.amount.*": set(clash.GOODS),
    "clash.terrain.*": set(TERRAINS),
    "clash.terrain_text.*": set(TERRAINS),
    "clash.mood.*": set(clash.MOODS),
    "clash.mood_text.*": set(clash.MOODS),
    "clash.unit.*": set(clash.UNITS),
    "clash.units.*": set(clash.UNITS),
    "clash.unit_text.*": set(clash.UNITS),
    "clash.building.*": set(clash.BUILDINGS),
    "clash.building_text.*": set(clash.BUILDINGS),
    "clash.category.*": set(clash.CATEGORIES),
    "clash.advance.*": set(clash.ADVANCES),
    "clash.advance_text.*": set(clash.ADVANCES),
    "clash.wonder.*": set(clash.WONDERS),
    "clash.wonder_text.*": set(clash.WONDERS),
    "clash.effect.*": set(clash.EFFECTS),
    "clash.effect_text.*": set(clash.EFFECTS),
    "clash.tactics.*": set(clash.TACTICS_NAMES),
    "clash.tactics_text.*": set(clash.TACTICS_NAMES),
    "clash.objective.*": set(clash.OBJECTIVES),
    "clash.objective_text.*": set(clash.OBJECTIVES),
    "clash.event.*": set(clash.EVENT_EFFECTS),
    "clash.event_text.*": set(clash.EVENT_EFFECTS),
    "clash.symbol.*": set(clash.SYMBOLS),
    "clash.symbol_text.*": set(clash.SYMBOLS),
    "clash.memory.*": set(MEMORY_NAMES),
    "clash.bound_by.*": {word for word in BOUND_BY if word != "choice"},
    "clash.power.*": {*FORTRESS_POWERS, *POWERS},
    "clash.kind.*": {"action", "objective", "wonder"},
    "clash.way.*": set(LAY_TILE.domains[0]),
    "clash.action.*": {verb.name for verb in VOCABULARY.verbs},
    "clash.*.*": set(),  # the terminal names any component: the families above list them
    "clash.score.*": score_categories(),
    "clash.sign.*": {*TERRAINS, *clash.UNITS},
    "clash.group.*": {
        *("advance", "collect", "construct", "recruit", "raise", "found", "influence"),
        *("play", "from", "to", "road", "place", "mood"),
    },
    "clash.ending.*": set(clash.ENDINGS),
}
"""Keys that the code makes with an f-string, and what can stand in it."""

DRAWN = Path(__file__).parents[3] / "client" / "src" / "games" / "clash" / "book"
"""Where the pictures of the rules page are."""


def pictures(file: str) -> set[str]:
    """The names of what a file of the client draws for the rules page."""
    return set(re.findall(r"^  (\w+): ", (DRAWN / file).read_text("utf-8"), re.MULTILINE))


DRESSES: set[str] = {
    *clash.GOODS,
    *TERRAINS,
    *clash.MOODS,
    *clash.UNITS,
    *clash.BUILDINGS,
    *clash.SYMBOLS,
    *clash.CATEGORIES,
    *clash.WONDERS,
    *clash.FACE_NAMES,
    *clash.ACTION_CARDS,
    *clash.OBJECTIVE_CARDS,
    *clash.EVENT_CARDS,
    *("points", "settlement", "one"),
    *pictures("maps.ts"),
    *pictures("battles.ts"),
    *pictures("papers.ts"),
}
"""What an icon of the rules page may stand for, besides a number on a coin or in laurels."""

NAMED: list[tuple[str, tuple[str, ...]]] = [
    ("goods", clash.RESOURCES),
    ("terrain", TERRAINS),
    ("mood", clash.MOODS),
    ("unit", clash.UNITS),
    ("building", clash.BUILDINGS),
    ("category", clash.CATEGORIES),
    ("advance", clash.ADVANCES),
    ("wonder", clash.WONDERS),
    ("effect", clash.EFFECTS),
    ("tactics", clash.TACTICS_NAMES),
    ("objective", clash.OBJECTIVES),
    ("event", clash.EVENT_EFFECTS),
    ("symbol", clash.SYMBOLS),
]
"""Families of which the rules page names every one."""
