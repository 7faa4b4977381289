"""Vikings: ships that land as crews, longships, raids and runes; Erik the Red, Cnut and Ragnar."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import court, marks, once, payment
from tessera.games.clash.catalog import (
    ANGRY,
    CULTURE,
    HALVES,
    NAVIGATION,
    NOBODY,
    OBELISK,
    ONE_CULTURE,
    ONE_OF,
    RESOURCE_COUNT,
    TAXES,
)
from tessera.games.clash.city import owner_of
from tessera.games.clash.frames import activation, losses, moments, move, pay, shores, taxes
from tessera.games.clash.names import advance_name
from tessera.games.clash.notation import CONVERT
from tessera.games.clash.owning import is_led, leader_cell
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import modifiers, ways
from tessera.games.clash.powers.acts import ACTION, ACTION_ONCE, FREE, act
from tessera.games.clash.powers.modifiers import always, cell_in, kind_in, modify
from tessera.games.clash.powers.scores import score
from tessera.games.clash.powers.targets import PickCell, PickGoods, YesNo, follow
from tessera.games.clash.rules import cities
from tessera.games.clash.rules import move as moves
from tessera.games.clash.rules import shores as shore_rules
from tessera.games.clash.rules.move import Group
from tessera.games.clash.rules.routes import robbed
from tessera.games.clash.units import LAND

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

SHIP_CONSTRUCTION: Final[int] = gift("ship_construction")
LONGSHIPS: Final[int] = gift("longships")
RAIDING: Final[int] = gift("raiding")
RUNESTONES: Final[int] = gift("runestones")
LEGENDARY_EXPLORER: Final[int] = gift("legendary_explorer")
NEW_COLONIES: Final[int] = gift("new_colonies")
RULER_OF_THE_NORTH: Final[int] = gift("ruler_of_the_north")
DANEGELD: Final[int] = gift("danegeld")
PREY: Final[int] = gift("prey")
STONES: Final[int] = court.number("runestones")
MARKED: Final[int] = court.cells("explorer_marks")
"""Where Erik has left a mark: one cell of each tile that has one."""
MOURNED: Final = 2
"""Army units lost in a battle for which a stone is carved."""
BOOTY: Final = 2
"""Gold for a city that was not angry."""


# Shipbuilding: Navigation costs no food; ships land as crews, and crews put to sea


def _frees_navigation(state: "ClashState", seat: int, wanted: int) -> int:
    return 1 if wanted == NAVIGATION else 0


modify(modifiers.FREE_ADVANCE, SHIP_CONSTRUCTION, _frees_navigation)
ways.way(SHIP_CONSTRUCTION, CONVERT, shores.goals, shore_rules.has_shore, shores.go, shores.why_not)


# Longships: three aboard each, and on after a battle

modify(modifiers.SHIP_ROOM, LONGSHIPS, always)
modify(modifiers.SAILS_AFTER_BATTLE, LONGSHIPS, always)


# Raiding: who owns a city beside a ship that trades with it loses a resource


def _raid(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    for owner in reversed(robbed(state, seat, kind_in(about), cell_in(about))):
        kinds = [kind for kind in range(RESOURCE_COUNT) if state.nations[owner].amount(kind)]
        state.ask(PickGoods(owner, RAIDING, seat, tuple(kinds)), chance)


def _lose(state: "ClashState", owner: int, seat: int, kind: int, chance: Chance) -> None:
    state.nations[owner].stock -= ONE_OF[kind]
    if state.sink is not None:
        state.tell("robbed", seat=owner, other=seat, goods=kind)


moments.hang_gift(moments.TRADED, RAIDING, _raid)
follow(RAIDING, _lose)


# Runestones: an obelisk for the fallen


class Mourn(Frame["ClashState"]):
    """A battle is over, and all who went down with their ships are known."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        place = len(state.stack)
        while place and isinstance(state.stack[place - 1], (losses.Drown, moments.Moment)):
            place -= 1
        if place < len(state.stack):
            state.stack.insert(place, self)
            return
        nation = state.nations[self.seat]
        if court.of(nation, court.FALLEN) >= MOURNED and nation.pieces_left(OBELISK):
            state.push(YesNo(self.seat, RUNESTONES, 0))


def _mourn(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    state.push(Mourn(seat))


def _carve(state: "ClashState", seat: int, about: int, answer: int, chance: Chance) -> None:
    if answer == NOBODY:
        return
    nation = state.nations[seat]
    nation.take_piece(OBELISK)
    nation.lose_piece(OBELISK)
    court.put(nation, STONES, court.of(nation, STONES) + 1)
    if state.sink is not None:
        state.tell("runestone", seat=seat)


def _stones(state: "ClashState", seat: int) -> int:
    return HALVES * court.of(state.nations[seat], STONES)


moments.hang_gift(moments.BATTLE_ENDS, RUNESTONES, _mourn)
follow(RUNESTONES, _carve)
score(RUNESTONES, _stones, is_kept=True)


# Erik the Red: marks on tiles, and landings


def _why_not_at_sea(state: "ClashState", seat: int) -> Reason:
    """`OK`, or that the leader in play is not aboard a ship."""
    if not state.map.sea >> leader_cell(state, seat) & 1:
        return Reason(Message("clash.reason.leader_not_aboard"), "leaders")
    return OK


def _why_not_mark(state: "ClashState", seat: int) -> Reason:
    reason = _why_not_at_sea(state, seat)
    if reason is not OK:
        return reason
    layout = state.map.layout
    tile = layout.slot_mask[layout.slot_of[leader_cell(state, seat)]]
    if court.of(state.nations[seat], MARKED) & tile:
        return Reason(Message("clash.reason.marked_already"), "leaders")
    if not payment.tokens(state, seat, CULTURE):
        return Reason(payment.unpaid_tokens(ONE_CULTURE, ONE_CULTURE), "leaders")
    return OK


def _mark(state: "ClashState", seat: int, chance: Chance) -> None:
    nation = state.nations[seat]
    court.put(nation, MARKED, court.of(nation, MARKED) | 1 << leader_cell(state, seat))
    pay.spend_tokens(state, seat, CULTURE, 1)


def _landers(state: "ClashState", seat: int) -> Group:
    """All land units aboard with the leader that have not fought."""
    return tuple([part & LAND for part in moves.pickable(state, seat, leader_cell(state, seat))])


def _coasts(state: "ClashState", seat: int) -> int:
    """Where they can land, as a set."""
    group = _landers(state, seat)
    found = 0
    for goal in state.map.layout.beside[leader_cell(state, seat)]:
        if state.map.land >> goal & 1 and moves.why_not_walk(state, seat, group, goal) is OK:
            found |= 1 << goal
    return found


def _why_not_land(state: "ClashState", seat: int) -> Reason:
    reason = _why_not_at_sea(state, seat)
    if reason is not OK:
        return reason
    if not any(_landers(state, seat)):
        return Reason(Message("clash.reason.fought"), "leaders")
    return OK if _coasts(state, seat) else Reason(Message("clash.reason.no_landing"), "leaders")


def _land(state: "ClashState", seat: int, chance: Chance) -> None:
    state.ask(PickCell(seat, NEW_COLONIES, 0, _coasts(state, seat)), chance)


class Landed(Frame["ClashState"]):
    """Those who landed did not move by an action: they still may."""

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        marks.forget(state.marks, marks.MOVED)


def _colonize(state: "ClashState", seat: int, about: int, goal: int, chance: Chance) -> None:
    if goal == NOBODY:
        return
    cell = leader_cell(state, seat)
    state.push(Landed())
    move.walk(state, seat, cell, _landers(state, seat), goal, cell, chance)


def _marks(state: "ClashState", seat: int) -> int:
    return HALVES * court.of(state.nations[seat], MARKED).bit_count()


score(LEGENDARY_EXPLORER, _marks, is_kept=True)
act(LEGENDARY_EXPLORER, ACTION, _why_not_mark, _mark)
act(NEW_COLONIES, FREE, _why_not_land, _land)
follow(NEW_COLONIES, _colonize)


# Cnut: taxes without a token; he is worth half a point for each cell between him and the capital


def _why_not_demand(state: "ClashState", seat: int) -> Reason:
    if not state.nations[seat].has(TAXES):
        return Reason(Message("clash.reason.needs_advance", advance=advance_name(TAXES)), "advances")
    if state.used & once.TAXES:
        return Reason(Message("clash.reason.not_again"), "advances")
    cell = leader_cell(state, seat)
    if owner_of(state.cities[cell]) != seat:
        return Reason(Message("clash.reason.leader_not_in_city"), "leaders")
    return cities.why_not_activate(state, seat, cell)


def _demand(state: "ClashState", seat: int, chance: Chance) -> None:
    state.used |= once.TAXES
    activation.begin(state, leader_cell(state, seat))
    taxes.next_tax(state, seat, state.nations[seat].cities.bit_count(), 0, chance)


def _is_far(state: "ClashState", seat: int) -> int:
    return state.map.distance(leader_cell(state, seat), state.nations[seat].home)


act(DANEGELD, ACTION_ONCE, _why_not_demand, _demand)
score(RULER_OF_THE_NORTH, _is_far)


# Ragnar: gold of cities that were not angry. Horror of the North is a row of `powers.clashes`


def _plunder(state: "ClashState", seat: int, about: int) -> int:
    return BOOTY if kind_in(about) != ANGRY and is_led(state, seat, PREY, cell_in(about)) else 0


modify(modifiers.CAPTURE_GOLD, PREY, _plunder)
