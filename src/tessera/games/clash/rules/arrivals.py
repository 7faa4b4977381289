"""What units remember of coming to a cell."""

from typing import TYPE_CHECKING

from tessera.games.clash import marks
from tessera.games.clash.catalog import GARDENS, NOBODY
from tessera.games.clash.city import owner_of, wonders_of
from tessera.games.clash.layout import FOREST, GRASSLAND, MOUNTAIN

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def arrival(state: "ClashState", seat: int, cell: int) -> int:
    """What a unit remembers of coming to a cell."""
    terrain = state.map.terrain[cell]
    if terrain == MOUNTAIN:
        return marks.MOUNTAIN
    if terrain == FOREST:
        return marks.FOREST
    return marks.GARDENS if terrain == GRASSLAND and gardens_stand(state, seat) else 0


def gardens_stand(state: "ClashState", seat: int) -> bool:
    """Whether the Great Gardens stand in a city of others."""
    return any(
        wonders_of(city) >> GARDENS & 1 and owner_of(city) not in (seat, NOBODY) for city in state.cities
    )
