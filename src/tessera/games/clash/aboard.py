"""Who is aboard: how many land units the ships on a cell can carry."""

from typing import TYPE_CHECKING

from tessera.games.clash import pirates
from tessera.games.clash.catalog import PIRATES, SHIP
from tessera.games.clash.rules.limits import aboard
from tessera.games.clash.units import LAND, count, total

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def ships_for(state: "ClashState", owner: int, cell: int) -> int:
    """How many ships on a cell carry units of an owner: its own, and those of pirates who are its friends."""
    ships = count(state.units[owner][cell], SHIP)
    return ships + pirates.with_pirates(state, owner, cell) if state.units[PIRATES] else ships


def room_aboard(state: "ClashState", owner: int, cell: int) -> int:
    """How many more land units of an owner the ships on a cell can carry; below nothing for too many."""
    carried = total(state.units[owner][cell] & LAND)
    return ships_for(state, owner, cell) * aboard(state, owner) - carried
