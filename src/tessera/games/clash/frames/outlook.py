"""What a person wants to see before choosing: where units can go, in every group, and what is collected.

Only views show it; the rules ask step by step.
"""

from itertools import product
from typing import TYPE_CHECKING, Any, Final

from tessera.core import purse
from tessera.core.hexes import cells_of
from tessera.core.message import OK
from tessera.games.clash import once
from tessera.games.clash.catalog import FISHING, FOOD, GOLD, GOODS, IDEAS, MOOD, ORE, UNIT_COUNT, UNITS, WOOD
from tessera.games.clash.frames import move
from tessera.games.clash.layout import BARREN, FOREST, GRASSLAND, MOUNTAIN, SEA, UNKNOWN
from tessera.games.clash.notation import CONVERT, MEMORY_NAMES, ROAD, SURVEY, TO, VOCABULARY
from tessera.games.clash.rules import cities
from tessera.games.clash.rules import move as moves
from tessera.games.clash.rules import move_reasons as reasons
from tessera.games.clash.rules.collect import Harvest, harvests, near_cells, workable
from tessera.games.clash.rules.move import CLASSES, Group
from tessera.games.clash.units import ONE, count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

MOST_GROUPS: Final = 160
"""Where more groups could be made of the units of a cell, only all of them together are shown."""
STORED: Final = (FOOD, WOOD, ORE, IDEAS, GOLD, MOOD)


# Moving


def reach_data(state: "ClashState", seat: int) -> dict[str, Any]:
    """For each cell with units of a seat where they can go, or why not."""
    return {
        state.map.label(cell): _reach_from(state, seat, cell)
        for cell, units in enumerate(state.units[seat])
        if units
    }


def _reach_from(state: "ClashState", seat: int, cell: int) -> dict[str, Any]:
    if not moves.can_move_from(state, seat, cell):
        return {"why": reasons.why_not_start(state, seat, cell).message.to_data()}
    whole = moves.pickable(state, seat, cell)
    kinds = [
        (kind, memory, number)
        for kind in range(UNIT_COUNT)
        for memory in range(CLASSES)
        if (number := count(whole[memory], kind))
    ]
    goals: dict[int, int] = {}
    groups: dict[str, list[int]] = {}
    for counts in _ways_to_pick([number for _, _, number in kinds]):
        found = move.Pick(seat, cell, _group(kinds, counts), 0).goals(state)
        if found:
            groups["".join(map(str, counts))] = [goals.setdefault(goal, len(goals)) for goal in found]
    return {
        "units": [
            {"unit": UNITS[kind], "memory": MEMORY_NAMES[memory], "count": number}
            for kind, memory, number in kinds
        ],
        "goals": {VOCABULARY.notation(goal): _manner(state, seat, cell, goal) for goal in goals},
        "groups": groups,
        "blocked": {
            state.map.label(place): reasons.why_not_go(state, seat, cell, whole, place).message.to_data()
            for place in cells_of(state.map.layout.near[cell])
            if TO.of(state.map.layout.label[place]) not in goals
        },
    }


def _ways_to_pick(numbers: list[int]) -> list[tuple[int, ...]]:
    """How many of each kind may be picked; all of them first."""
    found = list(product(*[range(number, -1, -1) for number in numbers]))[:-1]
    return found if len(found) <= MOST_GROUPS else found[:1]


def _group(kinds: list[tuple[int, int, int]], counts: tuple[int, ...]) -> Group:
    group = [0] * CLASSES
    for (kind, memory, _), number in zip(kinds, counts, strict=True):
        group[memory] += number * ONE[kind]
    return tuple(group)


def _manner(state: "ClashState", seat: int, cell: int, goal: int) -> str:
    """How a group comes to a goal."""
    if SURVEY.covers(goal):
        return "explore"
    if CONVERT.covers(goal):
        return "convert"
    by_road = ROAD.covers(goal)
    place = state.map.layout.cell[ROAD.argument(goal) if by_road else TO.argument(goal)]
    if state.map.terrain[place] == UNKNOWN:
        return "explore"
    if state.map.sea >> place & 1:
        if not state.map.sea >> cell & 1:
            return "board"
        return "attack" if moves.has_enemy_ships(state, seat, place) else "sail"
    if moves.is_hostile(state, seat, place):
        return "attack"
    return "road" if by_road else "walk"


# Collecting


def harvests_data(state: "ClashState", seat: int) -> dict[str, Any]:
    """For each city that a seat can activate what it can collect."""
    found: dict[str, Any] = {}
    for cell in cells_of(state.nations[seat].cities):
        if cities.why_not_activate(state, seat, cell) is OK:
            choices = harvests(state, seat, Harvest(state, seat, cell))
            found[state.map.label(cell)] = harvest_data(state, seat, cell, choices)
    return found


def harvest_data(
    state: "ClashState", seat: int, cell: int, choices: list[int], taken: int = 0
) -> dict[str, Any]:
    """What each cell could bring a city, and all that may be collected in the end."""
    harvest = Harvest(state, seat, cell)
    cells = workable(state, seat, cell)
    near = near_cells(state, seat, cell, cells)
    open_cells = cells | near if harvest.far_limit else near
    brought = {place: _brought(state, seat, harvest, place) for place in cells_of(open_cells)}
    data: dict[str, Any] = {
        "size": harvest.size,
        "cells": {
            state.map.label(place): [GOODS[kind] for kind in kinds]
            for place, kinds in brought.items()
            if kinds and (near >> place & 1 or state.map.land >> place & 1)
        },
        "far": harvest.far_limit,
        "repeats": state.used & once.FOCUSED != 0,
        "choices": [[purse.amount(choice, kind) for kind in STORED] for choice in choices],
    }
    if taken:
        data["taken"] = [purse.amount(taken, kind) for kind in STORED]
    return data


def _brought(state: "ClashState", seat: int, harvest: Harvest, cell: int) -> list[int]:
    """What a cell can bring."""
    terrain = state.map.terrain[cell]
    if terrain == GRASSLAND:
        return [FOOD, WOOD, ORE, IDEAS, GOLD] if harvest.has_gardens else [FOOD]
    if terrain == BARREN:
        return [FOOD] if harvest.irrigates else []
    if terrain == SEA:
        if not state.nations[seat].has(FISHING):
            return []
        return [FOOD, GOLD, MOOD] if harvest.has_port else [FOOD]
    if terrain == MOUNTAIN:
        return [FOOD, WOOD, ORE] if harvest.terraces else [ORE]
    return [WOOD] if terrain == FOREST else []
