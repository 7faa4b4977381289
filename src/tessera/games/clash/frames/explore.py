"""Exploring: a tile is turned up, laid as the rules want it, and entered."""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.core.frame import SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import marks
from tessera.games.clash.catalog import NOBODY
from tessera.games.clash.frames import move, nomads
from tessera.games.clash.layout import TILES
from tessera.games.clash.notation import LAY_TILE, PLACE, VOCABULARY
from tessera.games.clash.rules import explore as rules
from tessera.games.clash.rules.move import Group, Voyage
from tessera.games.clash.units import SHIPS

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def turn_up(state: "ClashState", chance: Chance) -> int:
    """The tile that lies in a slot: one that nobody has seen."""
    tile = state.tiles[chance.among(state.tiles, len(state.tiles), TILES)]
    state.tiles = without(state.tiles, tile)
    state.reveal()
    return tile


def begin_exploring(
    state: "ClashState", seat: int, cell: int, group: Group, goal: int, with_camp: bool, chance: Chance
) -> None:
    """Land units enter a cell of a slot that nobody has explored. `with_camp`: so does a city of nomads."""
    slot = state.map.layout.slot_of[goal]
    state.ask(Explore(seat, cell, group, goal, slot, turn_up(state, chance), with_camp), chance)


class LayTile(SeatFrame["ClashState"]):
    """Which way a tile lies that was turned up."""

    def __init__(self, seat: int, slot: int, tile: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.tile = tile

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.tile")

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        board["tile"] = {"tile": TILES[self.tile], "slot": self.slot, "ways": self.ways(state)}

    def ways(self, state: "ClashState") -> dict[str, dict[str, str]]:
        """The terrain of its cells, for each way in which it may be laid."""
        found = {}
        for action in self.actions(state, self.seat):
            laid = state.map.explored(self.slot, self.tile, LAY_TILE.argument(action))
            cells = laid.layout.slots[self.slot]
            found[VOCABULARY.notation(action)] = {laid.label(one): laid.terrain_name(one) for one in cells}
        return found

    def parts(self) -> dict[str, tuple[int, ...]]:
        return {"tiles": (self.tile,)}

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("explore")


class Explore(LayTile):
    """Which way the tile lies that land units enter."""

    def __init__(
        self,
        seat: int,
        cell: int,
        group: Group,
        goal: int,
        slot: int,
        tile: int,
        with_camp: bool = False,
    ) -> None:
        super().__init__(seat, slot, tile)
        self.cell = cell
        self.group = group
        self.goal = goal
        self.with_camp = with_camp

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return LAY_TILE.each(rules.ways_by_land(state.map, self.slot, self.tile, self.goal))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        lay(state, seat, self.slot, self.tile, LAY_TILE.argument(action), self.goal)
        if self.with_camp:
            nomads.trek(state, seat, self.cell, self.group, self.goal, chance)
            return
        move.walk(state, seat, self.cell, self.group, self.goal, self.cell, chance)


def lay(
    state: "ClashState", seat: int, slot: int, tile: int, way: int, entered: int = NOBODY, by_sea: str = ""
) -> None:
    """A tile lies in its slot for good. `by_sea`: what ships decide of its way."""
    if state.sink is not None:
        why = by_sea or rules.bound_by(state.map, slot, tile, way, entered)
        label = state.map.layout.label[state.map.layout.slots[slot][0]]
        state.tell("explored", seat=seat, tile=tile, cell=label, way=way, why=why)
    state.map = state.map.explored(slot, tile, way)


# By sea


def begin_surveying(
    state: "ClashState", seat: int, cell: int, group: Group, slot: int, chance: Chance
) -> None:
    """Ships turn up a tile, and sail into it if it lets them."""
    voyage = Voyage(state, seat, cell)
    move.note_voyage(state, voyage.slots_by_edge >> slot & 1 == 1)
    tile = turn_up(state, chance)
    on_edge = voyage.slots_on_edge >> slot & 1 == 1
    state.ask(Survey(seat, cell, group, slot, tile, on_edge), chance)


class Survey(LayTile):
    """Which way the tile lies that ships turn up: so that they can sail into it, if it can."""

    def __init__(self, seat: int, cell: int, group: Group, slot: int, tile: int, on_edge: bool) -> None:
        super().__init__(seat, slot, tile)
        self.cell = cell
        self.group = group
        self.on_edge = on_edge

    def open_ways(self, state: "ClashState") -> list[int]:
        free = Voyage(state, self.seat, self.cell).free
        return rules.ways_by_sea(state, self.slot, self.tile, free, self.on_edge)

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        ways = self.open_ways(state) or rules.ways_by_land(state.map, self.slot, self.tile)
        return LAY_TILE.each(ways)

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        open_ways = self.open_ways(state)
        way = LAY_TILE.argument(action)
        free = Voyage(state, seat, self.cell).free
        by_sea = "" if not open_ways else "sail_in" if len(open_ways) == 1 else "choice"
        lay(state, seat, self.slot, self.tile, way, by_sea=by_sea)
        if open_ways:
            state.ask(Anchor(seat, self.cell, self.group, self.entries(state, way, free)), chance)
        else:
            stay(state, seat, self.cell, self.group)

    def entries(self, state: "ClashState", way: int, free: int) -> int:
        """The sea cells of the tile to which the ships can come, as a set."""
        sea = rules.sea_of(state.map, self.slot, self.tile, way)
        first = 0
        for cell in cells_of(sea):
            beside = state.map.layout.near[cell] & free != 0
            if beside or (self.on_edge and state.map.layout.edge >> cell & 1):
                first |= 1 << cell
        return state.map.layout.hexes.reached(first, 4, sea)


def stay(state: "ClashState", seat: int, cell: int, group: Group) -> None:
    """Ships that found no sea are back where they began; they have moved."""
    ships = tuple([part & SHIPS for part in group])
    move.take_away(state, seat, cell, ships)
    move.put_down(state, seat, cell, ships, marks.MOVED, 0)


class Anchor(SeatFrame["ClashState"]):
    """On which sea cell of the new tile the ships end."""

    def __init__(self, seat: int, cell: int, group: Group, entries: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.group = group
        self.entries = entries

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [PLACE.first + label[cell] for cell in cells_of(self.entries)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        goal = state.map.layout.cell[PLACE.argument(action)]
        if Voyage(state, seat, self.cell).by_edge >> goal & 1:
            move.note_voyage(state, by_edge=True)
        move.sail(state, seat, self.cell, self.group, goal, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.anchor")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("explore")
