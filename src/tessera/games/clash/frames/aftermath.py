"""The end of a battle: who is lost with an army, what it brings, and whether a city falls."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.games.clash import deeds, marks
from tessera.games.clash import pirates as friends
from tessera.games.clash.catalog import (
    BARBARIANS,
    FANATICISM,
    GOLD,
    NOBODY,
    PIRATES,
    SETTLER,
    TEMPLE,
    UNIT_COUNT,
)
from tessera.games.clash.city import has_building, owner_of
from tessera.games.clash.fight import (
    AT_SEA,
    ATTACKER,
    BACK,
    CELL,
    DEFENDER,
    FLAGS,
    NOBODY_WON,
    ROUND,
    SIDES,
    START,
    WARDED_ONCE,
    WITH_LEADER,
    WON_BY_ATTACKER,
    WON_BY_DEFENDER,
    Fight,
    fighters,
    fighters_of,
)
from tessera.games.clash.frames import capture, champions, losses, moments, pirates, portents
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import at, modified
from tessera.games.clash.units import BITS, LAND, MASK, SHIPS, count, total

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def retreat(state: "ClashState", fight: Fight) -> None:
    """The attackers go back where they came from; nobody has won."""
    attacker, cell, back = fight[ATTACKER], fight[CELL], fight[BACK]
    left = strengths(state, fight)
    at_sea = fight[FLAGS] & AT_SEA
    for side in SIDES:
        scavenge(state, fight, side, left)
    fought(state, attacker, cell, state.units[attacker][cell] & (SHIPS if at_sea else LAND))
    withdraw(state, attacker, cell, back)
    if state.sink is not None:
        state.tell("retreated", seat=attacker, cell=state.map.layout.label[back])
    if at_sea:
        state.push(losses.Drown(fight[DEFENDER], cell, attacker))
        state.push(losses.Drown(attacker, back, fight[DEFENDER]))
    end_of_battle(state, fight, NOBODY_WON, left)


# The end of a battle


def fought(state: "ClashState", seat: int, cell: int, units: int) -> None:
    """Units that fought in their own turn, attacking or not, move no more in it."""
    if seat != state.active:
        return
    if state.map.sea >> cell & 1:
        friends.tire(state, seat, cell)
    if units & SHIPS and modified(state, seat, modifiers.SAILS_AFTER_BATTLE, cell):
        return
    for kind in range(UNIT_COUNT):
        number = units >> BITS * kind & MASK
        for _ in range(number):
            marks.drop(state.marks, cell, kind)
    marks.add(state.marks, cell, units, marks.FOUGHT | marks.MOVED)


def withdraw(state: "ClashState", seat: int, cell: int, goal: int) -> None:
    """All units of a seat leave the cell of a battle, with what they remember."""
    units = state.units[seat][cell]
    state.units[seat][cell] = 0
    state.units[seat][goal] += units
    friends.withdraw(state, seat, cell, goal)
    if seat == state.active:
        marks.shift(state.marks, cell, goal)


def strengths(state: "ClashState", fight: Fight) -> tuple[int, int]:
    """How many fighters each side has."""
    return total(fighters_of(state, fight, ATTACKER)), total(fighters_of(state, fight, DEFENDER))


def finish(
    state: "ClashState", fight: Fight, outcome: int, chance: Chance, left: tuple[int, int] | None = None
) -> None:
    """A battle is decided: settlers are lost with their army, and a city may fall. `left`: the fighters of
    each side, if some have gone away."""
    cell, flags = fight[CELL], fight[FLAGS]
    known = left if left is not None else strengths(state, fight)
    for side in (ATTACKER, DEFENDER):
        owner = fight[side]
        scavenge(state, fight, side, known)
        if is_wiped_out(state, fight, side):
            losses.lose_rest(state, owner, cell, fight[1 - side])
        elif fighters(state, owner, cell, flags):
            fought(state, owner, cell, state.units[owner][cell] & (SHIPS if flags & AT_SEA else LAND))
        if flags & AT_SEA:
            state.push(losses.Drown(owner, cell, fight[1 - side]))
    end_of_battle(state, fight, outcome, known)
    if outcome == NOBODY_WON and state.sink is not None:
        state.tell("drawn", cell=state.map.layout.label[cell])
    if outcome == WON_BY_ATTACKER and not flags & AT_SEA and owner_of(state.cities[cell]) == fight[DEFENDER]:
        capture.begin(state, fight[ATTACKER], cell, chance)


def is_wiped_out(state: "ClashState", fight: Fight, side: int) -> bool:
    """Whether a side loses those too who do not fight: it has lost its army or its ships, or it had none and
    stands alone with the enemy's."""
    if fighters_of(state, fight, side):
        return False
    return fight[START + side] > 0 or fighters_of(state, fight, 1 - side) > 0


def scavenge(state: "ClashState", fight: Fight, side: int, left: tuple[int, int]) -> None:
    """The enemy of a side that loses settlers or ships which could have traded may boast of it."""
    owner, enemy, cell = fight[side], fight[1 - side], fight[CELL]
    if fight[FLAGS] & AT_SEA:
        has_lost = left[side] < fight[START + side]
    else:
        has_lost = is_wiped_out(state, fight, side) and count(state.units[owner][cell], SETTLER) > 0
    if has_lost and enemy < BARBARIANS and deeds.could_trade(state, owner, cell):
        deeds.note(state, deeds.SCAVENGED, enemy, cell)


def end_of_battle(state: "ClashState", fight: Fight, outcome: int, left: tuple[int, int]) -> None:
    """What a battle brings, whoever won it."""
    attacker, defender = fight[ATTACKER], fight[DEFENDER]
    if state.sink is not None:
        winner = NOBODY
        if outcome != NOBODY_WON:
            winner = attacker if outcome == WON_BY_ATTACKER else defender
        if winner != NOBODY:
            state.tell("won", winner=winner, cell=state.map.layout.label[fight[CELL]])
    for side in (ATTACKER, DEFENDER):
        owner, enemy = fight[side], fight[1 - side]
        has_won = outcome == (WON_BY_ATTACKER if side == ATTACKER else WON_BY_DEFENDER)
        if owner >= BARBARIANS:
            continue
        if fight[FLAGS] & (WITH_LEADER << side | WARDED_ONCE << side):
            champions.celebrate(state, fight, side, has_won)
        if enemy == PIRATES:
            friends.make_peace(state, owner)
        if enemy == PIRATES and left[1 - side] < fight[START + 1 - side]:
            pirates.reward(state, owner, fight[START + 1 - side] - left[1 - side])
        if has_won and enemy == BARBARIANS and fight[START + 1 - side]:
            state.nations[owner].gain(GOLD, 1)
        if (
            not has_won
            and outcome != NOBODY_WON
            and state.nations[owner].has(FANATICISM)
            and has_building(state.cities[fight[CELL]], TEMPLE)
        ):
            state.push(capture.Reinforce(owner))
        moments.fire(state, moments.BATTLE_ENDS, owner, about_battle(fight, side, outcome))
    if portents.is_dark(state, fight):
        portents.end_eclipse(state, fight, outcome)
    deeds.note_battle(state, fight, outcome, left)


def about_battle(fight: Fight, side: int, outcome: int) -> int:
    """A battle that has ended, for the gifts of a side: see `moments.BATTLE_ENDS`."""
    about = fight[1 - side] | fight[ROUND] << moments.ROUND_SHIFT
    if outcome != NOBODY_WON:
        has_won = outcome == (WON_BY_ATTACKER if side == ATTACKER else WON_BY_DEFENDER)
        about |= moments.WON if has_won else moments.LOST
    if side == ATTACKER:
        about |= moments.ATTACKED
    if fight[FLAGS] & AT_SEA:
        about |= moments.AT_SEA
    if fight[START + 1 - side]:
        about |= moments.HAD_ENEMIES
    return at(fight[CELL], about)
