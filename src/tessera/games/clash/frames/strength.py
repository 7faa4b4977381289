"""What a side rolls in a round of battle: how many dice, what adds to them, and which hits it is spared."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.games.clash import dice, generals, tally
from tessera.games.clash.catalog import (
    BARBARIANS,
    CAVALRY,
    ELEPHANT,
    FACE_SYMBOL,
    FANATICISM,
    HAPPY,
    INFANTRY,
    LEADER,
    NOBODY,
    TEMPLE,
    UNIT_COUNT,
    WALL,
    WARSHIPS,
)
from tessera.games.clash.city import has_building, mood_of
from tessera.games.clash.fight import (
    AT_SEA,
    ATTACKER,
    BONUS,
    CELL,
    DEFENDER,
    FIRED,
    FLAGS,
    LANDED,
    LED,
    LINES,
    NO_CANCEL,
    NO_EXTRA_DIE,
    ROUND,
    WARDED,
    Fight,
    fighters,
    has_fortress,
    valour,
)
from tessera.games.clash.frames import tactics
from tessera.games.clash.owning import LEADERS
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import modified
from tessera.games.clash.rules.cities import holds
from tessera.games.clash.settings import has_expansion
from tessera.games.clash.units import ALL_OF, ARMY, ONE, army_size, total

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

FANATIC: Final = 2
WALL_PENALTY: Final = 2
WARLORD: Final = 2
"""What a great warlord adds in each round of the first battle of a Move action."""


SYMBOL_LINES: Final[list[int]] = [0] * UNIT_COUNT
"""What the symbol of each kind of units adds to the sum, as lines of `tally`."""
SYMBOL_LINES[INFANTRY] = tally.line(tally.INFANTRY_SYMBOLS, 1)
SYMBOL_LINES[CAVALRY] = tally.line(tally.CAVALRY_SYMBOLS, 2)
SYMBOL_LINES[ELEPHANT] = tally.line(tally.ELEPHANT_SYMBOLS, 1)


def roll(
    state: "ClashState", fight: Fight, side: int, own: int, other: int, provisioned: bool, chance: Chance
) -> tuple[int, int]:
    """The dice that a side rolls, and the lines of its sum: what its units' symbols, its advances and the
    cards of the round add."""
    owner = fight[side]
    units = fighters(state, owner, fight[CELL], fight[FLAGS])
    ready = 0 if tactics.silences(other, provisioned) else units & ARMY
    if ready & LEADERS and generals.is_full_host(state, fight, side):
        ready = 0
    lines = card_lines(state, fight, side, own, other) + standing_lines(state, fight, side)
    if has_expansion(state):
        lines += tally.line(tally.LEADER, generals.bonus(state, fight, side, tactics.has_laid(state, side)))
        lines += tally.line(tally.IMMORTALS, valour(fight, side))
    rolled = tally.NO_DICE
    for _ in range(total(units) + tally.more_dice(lines)):
        face = dice.face(chance)
        if ready:
            if FACE_SYMBOL[face] == LEADER and ready & ALL_OF[LEADER]:
                ready -= ONE[LEADER]
                face = reroll(state, owner, chance)
            kind = FACE_SYMBOL[face]
            if ready & ALL_OF[kind]:
                ready -= ONE[kind]
                lines += SYMBOL_LINES[kind]
        rolled = rolled << tally.BITS | face
    if has_expansion(state):
        lines += knights_line(state, fight, side, lines)
        lines += limit_line(state, fight, side, lines)
    return rolled, lines


def knights_line(state: "ClashState", fight: Fight, side: int, lines: int) -> int:
    """What the symbol of one cavalry adds more, by a gift, where a city is defended."""
    owner = fight[side]
    if side != DEFENDER or owner >= BARBARIANS or fight[ROUND] != 1 or fight[FLAGS] & AT_SEA:
        return 0
    if not tally.amount(lines, tally.CAVALRY_SYMBOLS):
        return 0
    return tally.line(tally.CAVALRY_SYMBOLS, modified(state, owner, modifiers.KNIGHTS, fight[CELL]))


def limit_line(state: "ClashState", fight: Fight, side: int, lines: int) -> int:
    """What the bonuses of a side exceed that a leader of the enemy limits."""
    most = generals.limit(state, fight, side)
    return 0 if most == NOBODY else tally.line(tally.LIMIT, max(0, tally.bonuses(lines) - most))


def reroll(state: "ClashState", owner: int, chance: Chance) -> int:
    """A leader rolls a die again until it does not show one: its symbol may serve another unit."""
    face = dice.rerolled(chance)
    if state.sink is not None:
        state.tell("rerolled", owner=owner, face=face)
    return face


def card_lines(state: "ClashState", fight: Fight, side: int, own: int, other: int) -> int:
    """What the cards of a round bring to the roll of a side, as lines of `tally`."""
    flags, cell = fight[FLAGS], fight[CELL]
    lines = 0
    if own == tactics.HIGH_MORALE:
        lines = tally.line(tally.HIGH_MORALE, 2)
    elif own == tactics.SURPRISE:
        lines = tally.line(tally.SURPRISE, 1)
    elif own == tactics.SIEGE:
        lines = tally.line(tally.SIEGE, 1)
    elif own == tactics.WEDGE:
        lines = tally.line(tally.WEDGE, army_size(state.units[fight[1 - side]][cell] & ARMY))
    elif own == tactics.FOR_THE_PEOPLE:
        lines = tally.line(tally.FOR_THE_PEOPLE, 1)
    elif own == tactics.DEFENSIVE_FORMATION:
        lines = tally.line(tally.DEFENSIVE_FORMATION, 1)
    elif own == tactics.FLANKING:
        lines = tally.line(tally.FLANKING, 1)
    if other == tactics.HEAVY_RESISTANCE:
        lines += tally.line(tally.HEAVY_RESISTANCE, total(fighters(state, fight[side], cell, flags)))
    return lines


def standing_lines(state: "ClashState", fight: Fight, side: int) -> int:
    """What weapons and leaders add in every round, and the place of the battle in the first one by land."""
    owner, cell, flags = fight[side], fight[CELL], fight[FLAGS]
    lines = tally.line(tally.STEEL, fight[BONUS + side])
    if side == ATTACKER and flags & LED:
        lines += tally.line(tally.WARLORD, WARLORD)
    if fight[ROUND] != 1 or flags & AT_SEA:
        return lines
    city = state.cities[cell]
    if side == DEFENDER and not flags & NO_EXTRA_DIE and has_fortress(state, cell, owner):
        lines += tally.line(tally.FORTRESS_DIE, 1)
    if owner < BARBARIANS and state.nations[owner].has(FANATICISM) and has_building(city, TEMPLE):
        lines += tally.line(tally.FANATICISM, FANATIC)
    if side == ATTACKER and mood_of(city) == HAPPY and holds(state, fight[DEFENDER], WALL):
        lines += tally.line(tally.WALL, WALL_PENALTY)
    return lines


def cancels(state: "ClashState", fight: Fight, side: int, own: int) -> list[int]:
    """What cancels hits against a side, one each."""
    found: list[int] = []
    if fight[ROUND] == 1:
        owner, flags = fight[side], fight[FLAGS]
        from_ships = flags & AT_SEA or (side == ATTACKER and flags & LANDED)
        if from_ships and owner < BARBARIANS and state.nations[owner].has(WARSHIPS):
            found.append(tally.BY_WARSHIPS)
        if side == DEFENDER and not flags & (AT_SEA | NO_CANCEL) and has_fortress(state, fight[CELL], owner):
            found.append(tally.BY_FORTRESS)
    if own == tactics.PELTASTS:
        found.append(tally.BY_PELTASTS)
    elif own == tactics.IMPROVED_DEFENSES:
        found.append(tally.BY_DEFENSES)
    for _ in range(tally.amount(fight[LINES + side], tally.ELEPHANT_SYMBOLS)):
        found.append(tally.BY_ELEPHANTS)
    if has_expansion(state):
        warded = 1 if fight[FLAGS] & WARDED << side else 0
        warded += 1 if tally.amount(fight[LINES + side], tally.HORSE_MASTER) else 0
        if fight[ROUND] == 1 and fight[FLAGS] & FIRED << side:
            found.append(tally.BY_FIREWORKS)
        found.extend([tally.BY_LEADER] * (warded + generals.spared(state, fight, side)))
    return found
