"""Carthage: ships that become cities, friends among pirates, tame elephants, hired soldiers; its leaders."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import OK, Message, Reason, not_now
from tessera.games.clash import court, marks, pirates
from tessera.games.clash.catalog import ELEPHANT, INFANTRY, LEADER, NOBODY, PIRATES, SETTLER, SHIP
from tessera.games.clash.city import owner_of
from tessera.games.clash.fight import ATTACKER, BACK, CELL, DEFENDER, NO_WAY_BACK, Fight
from tessera.games.clash.frames import aftermath, battle, greats, losses, moments, move
from tessera.games.clash.layout import LABELS
from tessera.games.clash.notation import DONE_ACTION, PICK, TO
from tessera.games.clash.owning import LEADERS, has_gift, is_led, leader_cell
from tessera.games.clash.peoples import gift
from tessera.games.clash.pirates import PIRATE_ALLIES, ROWED
from tessera.games.clash.powers import modifiers, ways
from tessera.games.clash.powers.acts import ACTION, FREE, FREE_ONCE, act
from tessera.games.clash.powers.modifiers import at, cell_in, kind_in, modify
from tessera.games.clash.powers.targets import PickCell, YesNo, follow
from tessera.games.clash.rules import build
from tessera.games.clash.rules import move as moves
from tessera.games.clash.rules.limits import fits
from tessera.games.clash.rules.move import Group
from tessera.games.clash.rules.recruit import WARBEASTS, place_unit, remove_unit
from tessera.games.clash.units import ALL_OF, ARMY, LAND, ONE, SHIPS, count, kinds_in

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

HEGEMONY: Final[int] = gift("hegemony")
AD_PORTAS: Final[int] = gift("ad_portas")
NAVIGATOR: Final[int] = gift("navigator")
FOUNDER: Final[int] = gift("founder")
SACRIFICE: Final[int] = gift("sacrifice")
SAILED: Final[int] = court.row("sailed")
"""The cell of each ship that has moved in this turn."""


# Hegemony: a ship becomes a city


def _shores(state: "ClashState", seat: int, cell: int) -> int:
    """The cells of land beside a cell of the sea where a city can be founded, as a set."""
    found = 0
    for goal in state.map.layout.beside[cell]:
        if state.map.land >> goal & 1 and build.why_not_settle(state, seat, goal) is OK:
            found |= 1 << goal
    return found


def _ports(state: "ClashState", seat: int) -> int:
    """The cells on which a ship of a seat, or a pirate who serves it, can become a city, as a set."""
    found = 0
    for cell, units in enumerate(state.units[seat]):
        if (
            units
            and state.map.sea >> cell & 1
            and _has_ship(state, seat, cell)
            and _shores(state, seat, cell)
        ):
            found |= 1 << cell
    return found


def _has_ship(state: "ClashState", seat: int, cell: int) -> bool:
    return count(state.units[seat][cell], SHIP) > 0 or pirates.allies(state, seat, cell) > 0


def _why_not_expand(state: "ClashState", seat: int) -> Reason:
    return OK if _ports(state, seat) else Reason(Message("clash.reason.no_shore_to_settle"), "found")


def _expand(state: "ClashState", seat: int, chance: Chance) -> None:
    state.ask(PickCell(seat, HEGEMONY, 0, _ports(state, seat)), chance)


def _choose_shore(state: "ClashState", seat: int, about: int, cell: int, chance: Chance) -> None:
    state.ask(PickCell(seat, HEGEMONY, cell, _shores(state, seat, cell), 1), chance)


def _choose_ship(state: "ClashState", seat: int, cell: int, goal: int, chance: Chance) -> None:
    has_own = count(state.units[seat][cell], SHIP) > 0
    if has_own and pirates.allies(state, seat, cell):
        state.push(YesNo(seat, HEGEMONY, at(cell, goal), 2))
    else:
        _become(state, seat, at(cell, goal), NOBODY if has_own else 1, chance)


def _become(state: "ClashState", seat: int, about: int, is_pirate: int, chance: Chance) -> None:
    cell, goal = cell_in(about), kind_in(about)
    if is_pirate != NOBODY:
        pirates.remove_ship(state, cell)
    else:
        state.nations[seat].return_unit(SHIP)
        state.units[seat][cell] -= ONE[SHIP]
        marks.clean(state.marks, cell, state.units[seat][cell])
    greats.settle(state, seat, goal)
    disembark(state, seat, cell, goal, 0, chance)


def disembark(state: "ClashState", seat: int, cell: int, goal: int, last: int, chance: Chance) -> None:
    """Who was aboard may go into the new city; who has no place on other ships is lost."""
    frame = Disembark(seat, cell, goal, last)
    if frame.landing(state):
        state.push(frame)
    else:
        state.push(losses.Drown(seat, cell))


class Disembark(SeatFrame["ClashState"]):
    """Which unit goes ashore, kinds in one order; it moves no more in this turn."""

    def __init__(self, seat: int, cell: int, goal: int, last: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.goal = goal
        self.last = last

    def landing(self, state: "ClashState") -> list[int]:
        seat = self.seat
        return [
            kind
            for kind in kinds_in(state.units[seat][self.cell] & LAND)
            if kind >= self.last and (kind == SETTLER or fits(state, seat, self.goal, 1))
        ]

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [*PICK.each(self.landing(state)), DONE_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == DONE_ACTION:
            state.push(losses.Drown(seat, self.cell))
            return
        kind = PICK.argument(action)
        state.units[seat][self.cell] -= ONE[kind]
        marks.clean(state.marks, self.cell, state.units[seat][self.cell])
        state.units[seat][self.goal] += ONE[kind]
        marks.add(state.marks, self.goal, ONE[kind], marks.FOUGHT)
        disembark(state, seat, self.cell, self.goal, kind, chance)
        if kind == LEADER:
            moments.fire(state, moments.LEADER_MOVED, seat, at(self.goal, self.cell))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.disembark", cell=LABELS[state.map.layout.label[self.goal]])

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PICK.covers(action):
            return Reason(Message("clash.reason.no_place_ashore"), "found")
        return not_now("found")

    def parts(self) -> dict[str, tuple[int, ...]]:
        return {"overloaded": (self.cell,)}


act(HEGEMONY, ACTION, _why_not_expand, _expand)
follow(HEGEMONY, _choose_shore)
follow(HEGEMONY, _choose_ship, step=1)
follow(HEGEMONY, _become, step=2)


# Pirate Alliance: what pirates do for their friend is asked of `pirates`; here is whether they are fought


def _meet(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    cell = cell_in(about)
    if count(state.units[seat][cell], SHIP) and state.units[PIRATES][cell]:
        state.push(YesNo(seat, PIRATE_ALLIES, about))


def _fight(state: "ClashState", seat: int, about: int, answer: int, chance: Chance) -> None:
    if answer == NOBODY:
        return
    cell, back = cell_in(about), kind_in(about) - 1
    pirates.betray(state, seat, cell)
    battle.begin(state, seat, cell, back, False, chance, NO_WAY_BACK if back == NOBODY else 0)


def _rest(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    court.put_row(state.nations[seat], ROWED, ())


def _attacks_in_place(state: "ClashState", seat: int, cell: int, group: Group) -> list[int]:
    """Ships may attack the pirates with whom they lie, instead of moving."""
    if not moves.ships_of(group) or not state.units[PIRATES] or not pirates.allies(state, seat, cell):
        return []
    return [TO.first + state.map.layout.label[cell]]


def _may_attack_in_place(state: "ClashState", seat: int, cell: int, group: Group) -> bool:
    return bool(_attacks_in_place(state, seat, cell, group))


def _attack_in_place(
    state: "ClashState", seat: int, cell: int, group: Group, action: int, chance: Chance
) -> None:
    ships = tuple([part & SHIPS for part in group])
    move.take_away(state, seat, cell, ships)
    move.put_down(state, seat, cell, ships, marks.MOVED, 0)
    pirates.betray(state, seat, cell)
    battle.begin(state, seat, cell, cell, False, chance)


moments.hang_gift(moments.MET_PIRATES, PIRATE_ALLIES, _meet)
moments.hang_gift(moments.TURN_BEGINS, PIRATE_ALLIES, _rest)
follow(PIRATE_ALLIES, _fight)
ways.way(PIRATE_ALLIES, TO, _attacks_in_place, _may_attack_in_place, _attack_in_place)


# Warbeasts; the Mercenaries are asked for by name in `rules.recruit`, which has the prices of both


def _tames(state: "ClashState", seat: int, about: int) -> int:
    return 1 if kind_in(about) == ELEPHANT else 0


modify(modifiers.NEEDS_NO_MARKET, WARBEASTS, _tames)


# Hannibal: mountains do not stop him and his elephants. Father of Strategy is in `generals`


def _climbs(state: "ClashState", seat: int, units: int) -> int:
    return 1 if units & LEADERS and units & ALL_OF[ELEPHANT] else 0


modify(modifiers.CLIMBS_TOGETHER, AD_PORTAS, _climbs)


# Hanno: once a turn his ships sail for nothing. Fleet Commander is in `generals`


def _note_voyage(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    """So many ships have come to a cell: those that moved before leave another first."""
    goal, cell, ships = cell_in(about), kind_in(about) & 255, kind_in(about) >> 8
    row = list(court.row_of(state.nations[seat], SAILED))
    for _ in range(ships):
        if cell in row:
            row.remove(cell)
    court.put_row(state.nations[seat], SAILED, (*row, *([goal] * ships)))


def _forget_voyages(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    court.put_row(state.nations[seat], SAILED, ())


def _fleet(state: "ClashState", seat: int) -> Group:
    """The ships with Hanno that have not moved in this turn, and all aboard who may go along."""
    cell = leader_cell(state, seat)
    group = moves.pickable(state, seat, cell)
    idle = count(state.units[seat][cell], SHIP)
    idle -= sum(1 for each in court.row_of(state.nations[seat], SAILED) if each == cell)
    found: list[int] = []
    for part in group:
        ships = min(max(0, idle), count(part, SHIP))
        idle -= ships
        found.append((part & LAND) + ships * ONE[SHIP])
    return tuple(found)


def _courses(state: "ClashState", seat: int) -> list[int]:
    cell = leader_cell(state, seat)
    group = _fleet(state, seat)
    if not moves.ships_of(group) or not moves.all_of(group) & LEADERS:
        return []
    return Navigate(seat, cell, group, 0).goals(state)


def _why_not_navigate(state: "ClashState", seat: int) -> Reason:
    cell = leader_cell(state, seat)
    if not state.map.sea >> cell & 1:
        return Reason(Message("clash.reason.leader_not_aboard"), "leaders")
    if not moves.ships_of(_fleet(state, seat)) or not moves.all_of(_fleet(state, seat)) & LEADERS:
        return Reason(Message("clash.reason.moved_already"), "leaders")
    return OK if _courses(state, seat) else Reason(Message("clash.reason.sea_closed"), "leaders")


def _navigate(state: "ClashState", seat: int, chance: Chance) -> None:
    state.push(Navigated(seat))
    state.ask(Navigate(seat, leader_cell(state, seat), _fleet(state, seat), 0), chance)


class Navigate(move.Pick):
    """Where the ships of Hanno go, with all aboard: by sea alone."""

    def walks(self, state: "ClashState") -> list[int]:
        return []

    def goals(self, state: "ClashState") -> list[int]:
        own = TO.first + state.map.layout.label[self.cell]
        return [goal for goal in super().goals(state) if goal != own]

    def leavable(self, state: "ClashState") -> list[int]:
        return []


class Navigated(Frame["ClashState"]):
    """The ships of Hanno have moved: no more in this turn; those aboard may."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        for cell, units in enumerate(state.units[self.seat]):
            for memory in marks.memories_at(state.marks, cell):
                ships = marks.marked(state.marks, cell, memory) & units & SHIPS
                if ships and memory & marks.MOVED:
                    marks.remove(state.marks, cell, ships, memory)
                    marks.add(state.marks, cell, ships, memory | marks.FOUGHT)
        marks.forget(state.marks, marks.MOVED)
        pirates.end_action(state, self.seat)


moments.hang_gift(moments.SHIPS_MOVED, NAVIGATOR, _note_voyage)
moments.hang_gift(moments.TURN_BEGINS, NAVIGATOR, _forget_voyages)
act(NAVIGATOR, FREE_ONCE, _why_not_navigate, _navigate)


# Queen Dido: cities for nothing, and a sacrifice


def _why_not_settle(state: "ClashState", seat: int) -> Reason:
    cell = leader_cell(state, seat)
    if state.map.land >> cell & 1:
        return build.why_not_found(state, seat, cell)
    if not has_gift(state, seat, HEGEMONY):
        return Reason(Message("clash.reason.aboard"), "found")
    return (
        OK if _ports(state, seat) >> cell & 1 else Reason(Message("clash.reason.no_shore_to_settle"), "found")
    )


def _settle(state: "ClashState", seat: int, chance: Chance) -> None:
    cell = leader_cell(state, seat)
    if state.map.land >> cell & 1:
        remove_unit(state, seat, cell, SETTLER)
        greats.settle(state, seat, cell)
    else:
        _choose_shore(state, seat, 0, cell, chance)


def _next_round(state: "ClashState") -> int:
    """Where on the stack the next round of a battle waits, or whether the attackers retreat; NOBODY if
    nothing of the kind does."""
    for place in range(len(state.stack) - 1, -1, -1):
        if isinstance(state.stack[place], (battle.Retreat, battle.Round)):
            return place
    return NOBODY


def _coming(state: "ClashState") -> Fight:
    """The battle of which the next round waits."""
    frame = state.stack[_next_round(state)]
    assert isinstance(frame, (battle.Retreat, battle.Round))
    return frame.fight


def _may_be_given(state: "ClashState", fight: Fight) -> bool:
    """Whether Dido defends a city, and can be sacrificed after a round."""
    seat, cell = fight[DEFENDER], fight[CELL]
    return (
        seat < state.seats
        and owner_of(state.cities[cell]) == seat
        and is_led(state, seat, SACRIFICE, cell)
        and fight[BACK] != NOBODY
        and state.units[fight[ATTACKER]][cell] & ARMY != 0
    )


def _offer(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    if _next_round(state) != NOBODY and _may_be_given(state, _coming(state)):
        state.push(YesNo(seat, SACRIFICE, cell))


def _give(state: "ClashState", seat: int, cell: int, answer: int, chance: Chance) -> None:
    if answer == NOBODY:
        return
    remove_unit(state, seat, cell, LEADER)
    if state.nations[seat].units_left(INFANTRY):
        place_unit(state, seat, cell, INFANTRY)
    fight = _coming(state)
    del state.stack[_next_round(state)]
    aftermath.retreat(state, fight)


act(FOUNDER, FREE, _why_not_settle, _settle)
moments.hang_gift(moments.ROUND_ENDS, SACRIFICE, _offer)
follow(SACRIFICE, _give)
