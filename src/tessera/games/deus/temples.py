"""Temples: what each of their cards is worth at the end of the game."""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.hexes import count_bits
from tessera.games.deus.catalog import (
    EFFECTS_DATA,
    KIND_OF,
    MOST_TEMPLE_POINTS,
    PURPLE,
    RESOURCES,
    TERRAINS,
    TYPE_COUNT,
)

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


class Temple:
    """Counts points at the end of the game, up to a limit."""

    def __init__(self, each: int) -> None:
        self.each = each

    def count(self, state: "DeusState", seat: int) -> int:
        """How much there is of what is counted."""
        return 0

    def worth(self, state: "DeusState", seat: int) -> int:
        """Its points, as things stand now."""
        return min(MOST_TEMPLE_POINTS, self.count(state, seat) * self.each)


class TempleOfCities(Temple):
    """For each region with so many buildings."""

    def __init__(self, each: int, pieces: int) -> None:
        super().__init__(each)
        self.pieces = pieces

    def count(self, state: "DeusState", seat: int) -> int:
        return count_bits(state.empires[seat].cities(self.pieces))


class TempleOfGold(Temple):
    """For each so much gold."""

    def __init__(self, each: int, gold: int) -> None:
        super().__init__(each)
        self.gold = gold

    def count(self, state: "DeusState", seat: int) -> int:
        return state.empires[seat].gold // self.gold


class TempleOfResources(Temple):
    """For each so many units of a resource."""

    def __init__(self, each: int, resource: int, units: int) -> None:
        super().__init__(each)
        self.resource = resource
        self.units = units

    def count(self, state: "DeusState", seat: int) -> int:
        return state.empires[seat].amount(self.resource) // self.units


class TempleOfTemples(Temple):
    """For each temple card, with or without a marker on the map."""

    def count(self, state: "DeusState", seat: int) -> int:
        return len(state.empires[seat].columns[PURPLE])


class TempleOfSets(Temple):
    """For each set of cards of the five colours."""

    def count(self, state: "DeusState", seat: int) -> int:
        columns = state.empires[seat].columns
        return min([len(columns[colour]) for colour in range(TYPE_COUNT)])


class TempleOfLands(Temple):
    """For each occupied region of a terrain."""

    def __init__(self, each: int, terrain: int) -> None:
        super().__init__(each)
        self.terrain = terrain

    def count(self, state: "DeusState", seat: int) -> int:
        return count_bits(state.empires[seat].land & state.continent.lands[self.terrain])


def _temple(data: dict[str, Any]) -> Temple:
    each = int(data["worth"])
    if data["per"] == "city":
        return TempleOfCities(each, int(data["pieces"]))
    if data["per"] == "terrain":
        return TempleOfLands(each, TERRAINS.index(data["terrain"]))
    if data["per"] == "temple":
        return TempleOfTemples(each)
    if data["per"] == "set":
        return TempleOfSets(each)
    units = int(data.get("each", 1))
    if data["of"] == "gold":
        return TempleOfGold(each, units)
    return TempleOfResources(each, RESOURCES.index(data["of"]), units)


OF_CARD: Final[dict[int, Temple]] = {
    card: _temple(EFFECTS_DATA[kind]) for card, kind in enumerate(KIND_OF) if "worth" in EFFECTS_DATA[kind]
}
"""What every temple card counts."""
