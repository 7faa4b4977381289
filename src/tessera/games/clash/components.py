"""Law 12: components are conserved. The count of everything, wherever it is."""

from typing import TYPE_CHECKING

from tessera.games.clash import captives
from tessera.games.clash.aboard import room_aboard
from tessera.games.clash.catalog import (
    BARBARIANS,
    BUILDING_COUNT,
    NOBODY,
    PIRATES,
    SHIP,
    UNIT_COUNT,
    WONDER_COUNT,
)
from tessera.games.clash.city import buildings_in, colour_of, owner_of, size_of, wonders_of
from tessera.games.clash.map import UNEXPLORED
from tessera.games.clash.nation import SETTLEMENT
from tessera.games.clash.notation import FIRST_GREAT
from tessera.games.clash.pirates import ships_left
from tessera.games.clash.rules.limits import stack_limit
from tessera.games.clash.settings import has_plague, on_table
from tessera.games.clash.units import army_size, count
from tessera.games.clash.wild import units_left

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def parts(state: "ClashState") -> dict[str, int]:
    """Components wherever they are, and everything that must never be."""
    found: dict[str, int] = {}
    held = [captives.units_held(state, owner) for owner in range(BARBARIANS + 1)]
    for seat, nation in enumerate(state.nations):
        owned = [city for city in state.cities if owner_of(city) == seat]
        found[f"settlements_{seat}"] = (
            nation.pieces_left(SETTLEMENT) + nation.pieces_gone(SETTLEMENT) + len(owned)
        )
        for building in range(BUILDING_COUNT):
            standing = sum(1 for city in state.cities if city and colour_of(city, building) == seat)
            found[f"building_{building}_{seat}"] = (
                nation.pieces_left(building) + nation.pieces_gone(building) + standing
            )
        for kind in range(UNIT_COUNT):
            standing = sum(count(units, kind) for units in state.units[seat])
            found[f"unit_{kind}_{seat}"] = nation.units_left(kind) + standing + held[seat][kind]
    for kind in range(UNIT_COUNT):
        standing = sum(count(units, kind) for units in state.units[BARBARIANS])
        found[f"wild_{kind}"] = units_left(state, kind) + standing + held[BARBARIANS][kind]
    found["wild_settlements"] = state.wild_pieces + state.wild_cities.bit_count()
    found["tiles"] = (
        len(state.tiles) + len(state.held("tiles")) + sum(1 for tile in state.map.tiles if tile >= 0)
    )
    found["actions"] = (
        len(state.deck)
        + len(state.discards)
        + len(state.held("actions"))
        + sum(len(nation.hand) for nation in state.nations)
    )
    found["objectives"] = len(state.objective_deck) + len(state.foreseen)
    found["objectives"] += sum(len(nation.objectives) + len(nation.claimed) for nation in state.nations)
    greats = sum(1 for nation in state.nations for card in nation.hand if card >= FIRST_GREAT)
    found["actions"] -= greats
    found["events"] = len(state.event_deck) + len(state.event_discards) + len(state.held("events")) + greats
    found["events"] += sum(len(nation.events) for nation in state.nations) + (1 if has_plague(state) else 0)
    found["events"] += len(on_table(state))
    found["wrong"] = wrongs(state)
    return found


def wrongs(state: "ClashState") -> int:
    """Everything that must never be."""
    wrong = 0
    for cell, city in enumerate(state.cities):
        owner = owner_of(city)
        for seat in range(state.seats):
            if (owner == seat) != (state.nations[seat].cities >> cell & 1 == 1):
                wrong += 1
        if (owner == BARBARIANS) != (state.wild_cities >> cell & 1 == 1):
            wrong += 1
        if city and (size_of(city) < 1 or len(set(buildings_in(city))) != len(buildings_in(city))):
            wrong += 1
        for wonder in range(WONDER_COUNT):
            if wonders_of(city) >> wonder & 1 and state.builders[wonder] == NOBODY:
                wrong += 1
    for owner, stood in enumerate(state.units):
        for cell, units in enumerate(stood):
            at_sea = state.map.sea >> cell & 1
            if units and not state.map.known >> cell & 1:
                wrong += 1
            if not at_sea and (count(units, SHIP) or army_size(units) > stack_limit(state, owner, cell)):
                wrong += 1
            if at_sea and is_overloaded(state, owner, cell):
                wrong += 1
    wrong += sum(1 for nation in state.nations if captives.room(nation) < 0)
    if state.units[PIRATES] and ships_left(state) < 0:
        wrong += 1
    if len(state.tiles) < sum(1 for tile in state.map.tiles if tile == UNEXPLORED):
        wrong += 1
    return wrong


def is_overloaded(state: "ClashState", owner: int, cell: int) -> bool:
    """Whether ships carry too many; in a battle, and until it is told who goes down, they may."""
    if room_aboard(state, owner, cell) >= 0:
        return False
    return not state.enemy_units(owner, cell) and cell not in state.held("overloaded")
