"""The continent: tiles of seven regions, laid so that they interlock.

A region is a number: the tile's place in the layout times seven, plus the place on the tile (0 the
centre, 1 to 6 the rim, clockwise). A set of regions is an int with a bit for each. Which regions
touch depends on the layout alone, so everything about that is worked out once for each layout; which
terrain lies where depends on the sides and turns of the tiles.

A continent can be written down and loaded: for each tile the letters of its regions and its place on
the lattice, such as `MVOWFSO@0,0+SVMOOFW@1,0+...`.
"""

from typing import Final

from tessera.core import i64
from tessera.core.chance import Chance
from tessera.core.errors import WrongOption
from tessera.core.hexes import CHUNK, DIRECTIONS, WORD, Hexes
from tessera.core.message import Message
from tessera.games.deus.catalog import (
    LAND_COUNT,
    LAYOUTS,
    SEA,
    SIDE_TERRAINS,
    SIDES,
    STEPS,
    TERRAINS,
    TILES,
    TURNS,
    VILLAGE,
)
from tessera.games.deus.edition import TILE_REGIONS

NEIGHBOURING_TILES: Final = DIRECTIONS
"""The places of the lattice touch as regions do."""

MOST_TILES: Final = max(len(places) for places in LAYOUTS.values())
REGIONS: Final = tuple(
    [f"{'abcdefghijklmnop'[tile]}{place}" for tile in range(MOST_TILES) for place in range(TILE_REGIONS)]
)
"""The names of the regions: the tile's letter and the place on the tile."""
REGION_COUNT: Final = len(REGIONS)
if REGION_COUNT > WORD or TILE_REGIONS != CHUNK:
    raise ValueError("a set of regions fits into one machine word, those of a tile are looked up at once")

LETTERS: Final = "WMSFOV"
"""How terrains are written: wood, mountain, swamp, field, ocean, village."""


def regions_of(mask: i64) -> list[int]:
    """The regions of a set, in order."""
    return [region for region in range(REGION_COUNT) if mask >> region & 1]


# Layouts: which regions touch


class Layout(Hexes):
    """Where the tiles lie. Made once for each arrangement and shared."""

    def __init__(self, places: tuple[tuple[int, int], ...]) -> None:
        self.places = places
        self.tiles = len(places)
        coordinates: list[tuple[int, int]] = []
        for i, j in places:
            q = i * STEPS[0][0] + j * STEPS[1][0]
            r = i * STEPS[0][1] + j * STEPS[1][1]
            coordinates.append((q, r))
            coordinates.extend([(q + dq, r + dr) for dq, dr in DIRECTIONS])
        super().__init__(coordinates)


STANDARD: Final[dict[int, Layout]] = {seats: Layout(places) for seats, places in LAYOUTS.items()}
"""The layouts of the rulebook, by the number of seats."""
REMEMBERED: Final = 200
_layouts: Final[dict[tuple[tuple[int, int], ...], Layout]] = {}


def layout_of(places: tuple[tuple[int, int], ...]) -> Layout:
    """The layout of tiles at these places, made when it is first asked for."""
    for standard in STANDARD.values():
        if standard.places == places:
            return standard
    if places not in _layouts:
        if len(_layouts) == REMEMBERED:  # free continents are different every time
            _layouts.clear()
        _layouts[places] = Layout(places)
    return _layouts[places]


# Continents: which terrain lies where


def _turned(side: int, turn: int) -> tuple[int, ...]:
    """The terrains of a side when its tile is turned."""
    terrains = SIDE_TERRAINS[side]
    return (terrains[0], *[terrains[1 + (rim - turn) % TURNS] for rim in range(TURNS)])


FACES: Final[list[tuple[int, ...]]] = [
    _turned(side, turn) for side in range(len(SIDE_TERRAINS)) for turn in range(TURNS)
]
"""Every way a tile can lie: its terrains, by tile, side and turn."""
FACES_OF_TILE: Final = SIDES * TURNS
FACE_MASKS: Final[list[list[int]]] = [
    [
        sum(1 << place for place in range(TILE_REGIONS) if face[place] == terrain)
        for terrain in range(len(TERRAINS))
    ]
    for face in FACES
]


class Continent:
    """The map of one game. It never changes, so clones share it."""

    def __init__(self, layout: Layout, terrains: tuple[tuple[int, ...], ...], masks: list[int]) -> None:
        self.layout = layout
        self.terrains = terrains
        """For each tile the terrains of its regions."""
        self.lands: list[int] = masks[:LAND_COUNT]
        """The regions of each land."""
        self.sea: i64 = masks[SEA]
        self.villages: i64 = masks[VILLAGE]
        self.land: i64 = layout.all & ~self.sea & ~self.villages
        """All regions that can be built on but the sea."""
        self.village: list[int] = [
            tile * TILE_REGIONS + its.index(VILLAGE) for tile, its in enumerate(terrains)
        ]
        """The region of each tile's village: it is looked for at the end of every turn."""

    def terrain(self, region: int) -> int:
        return self.terrains[region // TILE_REGIONS][region % TILE_REGIONS]

    def village_of(self, tile: int) -> int:
        """The region of a tile's village."""
        return self.village[tile]

    def written(self) -> str:
        """The continent as text; `continent_from_text` reads it."""
        return "+".join(
            [
                "".join([LETTERS[terrain] for terrain in terrains]) + f"@{i},{j}"
                for terrains, (i, j) in zip(self.terrains, self.layout.places, strict=True)
            ]
        )


def continent_of(layout: Layout, terrains: tuple[tuple[int, ...], ...]) -> Continent:
    """The continent of any terrains."""
    masks = [0] * len(TERRAINS)
    for tile, its in enumerate(terrains):
        for place, terrain in enumerate(its):
            masks[terrain] |= 1 << tile * TILE_REGIONS + place
    return Continent(layout, terrains, masks)


def random_continent(layout: Layout, chance: Chance) -> Continent:
    """Tiles drawn, turned over and turned at random, until no two villages touch."""
    tiles = list(range(len(TILES)))
    drawn: list[int] = []
    for left in range(len(tiles), len(tiles) - layout.tiles, -1):
        drawn.append(tiles.pop(chance.below(left) if left > 1 else 0))
    while True:
        faces = [tile * FACES_OF_TILE + chance.below(FACES_OF_TILE) for tile in drawn]
        villages: i64 = 0
        shift = 0
        for face in faces:
            villages |= FACE_MASKS[face][VILLAGE] << shift
            shift += TILE_REGIONS
        if not layout.around(villages) & villages:
            break
    masks = [0] * len(TERRAINS)
    shift = 0
    for face in faces:
        of_face = FACE_MASKS[face]
        for terrain in range(len(masks)):
            masks[terrain] |= of_face[terrain] << shift
        shift += TILE_REGIONS
    return Continent(layout, tuple([FACES[face] for face in faces]), masks)


def free_layout(tiles: int, chance: Chance) -> Layout:
    """Tiles laid one after another, each at a random place beside those that lie."""
    places = [(0, 0)]
    while len(places) < tiles:
        beside = sorted({(i + di, j + dj) for i, j in places for di, dj in NEIGHBOURING_TILES} - set(places))
        places.append(beside[chance.below(len(beside))])
    return layout_of(tuple(places))


# Written continents


def wrong_continent(problem: str) -> WrongOption:
    return WrongOption(Message("deus.error.continent", problem=Message(f"deus.continent_problem.{problem}")))


def continent_from_text(text: str) -> Continent:
    """A continent that somebody wrote; raises WrongOption for one that cannot be played."""
    places: list[tuple[int, int]] = []
    terrains: list[tuple[int, ...]] = []
    for part in text.split("+"):
        letters, _, place = part.partition("@")
        if len(letters) != TILE_REGIONS or not all(letter in LETTERS for letter in letters):
            raise wrong_continent("letters")
        try:
            i, j = [int(number) for number in place.split(",")]
        except ValueError:
            raise wrong_continent("place") from None
        terrains.append(tuple([LETTERS.index(letter) for letter in letters]))
        places.append((i, j))
    tiles = len(places)
    if tiles > MOST_TILES:
        raise wrong_continent("tiles")
    if any(its.count(VILLAGE) != 1 for its in terrains):
        raise wrong_continent("village")
    if len(set(places)) < tiles or not _holds_together(places):
        raise wrong_continent("apart")
    continent = continent_of(layout_of(tuple(places)), tuple(terrains))
    if continent.layout.around(continent.villages) & continent.villages:
        raise wrong_continent("adjacent")
    return continent


def _holds_together(places: list[tuple[int, int]]) -> bool:
    reached = [places[0]]
    for i, j in reached:
        for di, dj in NEIGHBOURING_TILES:
            if (i + di, j + dj) in places and (i + di, j + dj) not in reached:
                reached.append((i + di, j + dj))
    return len(reached) == len(places)
