"""Positions in a line or two, and a few words to play them: for tests and studies.

`scenario` makes a position at the beginning of a phase: the domains of all seats, whose dice lie
open, and whatever else a test cares about. Seat 0 is the first player unless told otherwise::

    state = scenario("build", domain(wood=3, dice=["peasant_hammers"]), domain())
    play(state, "build:lumber_mill", "place:r0:a1")
    assert resources(state, 0)["wood"] == 0

A piece is named with the corner of its box, and how it is turned: "wall_4@c3/r90".
Tests know how a state looks inside from here alone.
"""

from dataclasses import dataclass

from tessera.core.chance import Chance, ScriptedChance
from tessera.core.event import Event
from tessera.core.playout import random_states
from tessera.core.scenario import asked as asked
from tessera.core.scenario import legal as legal
from tessera.core.scenario import play as play_words
from tessera.core.scenario import reason as reason
from tessera.core.scenario import told as told
from tessera.games.era import GAME, scoring
from tessera.games.era.catalog import (
    DICE,
    FACE,
    FACE_COUNT,
    FACE_DIE,
    FACES,
    NO_DICE,
    PHASES,
    PIECE,
    PIECES,
    RESOURCES,
    SIDE_FACES,
    SIDES,
    stock_of,
)
from tessera.games.era.domain import Domain
from tessera.games.era.frames.rounds import ROUNDS
from tessera.games.era.grid import (
    CELL_COUNT,
    CELLS,
    PLACEMENT_AT,
    PLACEMENT_CELL,
    PLACEMENT_PIECE,
    TURNED,
    cells_of,
)
from tessera.games.era.state import EraState

PLAIN = ["peasant_food", "peasant_food", "peasant_food", "noble_goods"]
"""Dice of the beginning that show nothing but resources."""
CENTRE = "keep@f6"

RING = ["wall_4@b2", "wall_4@b5", "wall_2@b3/r90", "wall_2@e3/r90"]
"""Walls that enclose c3, d3, c4 and d4."""


@dataclass(frozen=True)
class Plan:
    """What a domain of a scenario has; see `domain`."""

    stock: dict[str, int]
    culture: int
    disaster: int
    pieces: tuple[str, ...]
    dice: tuple[str, ...]


def domain(
    goods: int = 0,
    stone: int = 0,
    wood: int = 0,
    food: int = 0,
    pieces: list[str] | None = None,
    dice: list[str] | None = None,
    culture: int = 0,
    disaster: int = 0,
    keep: bool = True,
) -> Plan:
    """A domain: its tracks, its pieces besides the keep in the middle, and what its dice show."""
    return Plan(
        {"goods": goods, "stone": stone, "wood": wood, "food": food},
        culture,
        disaster,
        (*([CENTRE] if keep else []), *(pieces or [])),
        tuple(PLAIN if dice is None else dice),
    )


def rich(pieces: list[str] | None = None, dice: list[str] | None = None) -> Plan:
    """A domain with full tracks."""
    return domain(goods=6, stone=7, wood=8, food=10, pieces=pieces, dice=dice)


def scenario(
    phase: str,
    *plans: Plan,
    first: int = 0,
    supply: dict[str, int] | None = None,
    flipped: int = 0,
    round_number: int = 1,
    philip: list[str] | None = None,
) -> EraState:
    """A position at the beginning of a phase, played on until somebody is asked or the phase is over."""
    state = _position(phase, plans, first)
    state.round, state.flipped = round_number, flipped
    state.philip = dice_of(philip or [])
    for name, count in (supply or {}).items():
        left = list(state.supply)
        left[PIECE[name]] = count
        state.supply = tuple(left)
    run_phase(state)
    return state


def rolled(*rolls: list[str], pieces: list[str] | None = None) -> EraState:
    """A round in which the first roll of each seat shows the given faces; now all may choose."""
    state = _position("roll", tuple(domain(dice=faces, pieces=pieces) for faces in rolls), 0)
    state.settle(outcomes_for(*rolls))
    return state


def _position(phase: str, plans: tuple[Plan, ...], first: int) -> EraState:
    state = new_game(len(plans))
    state.stack = [ROUNDS]
    state.first, state.phase = first, PHASES.index(phase)
    state.domains = tuple(_founded(plan) for plan in plans)
    again = GAME.from_data(state.to_data())
    assert isinstance(again, EraState)
    return again


def _founded(plan: Plan) -> Domain:
    made = Domain(None)
    made.stock = stock_of(plan.stock)
    made.culture, made.disaster = plan.culture, plan.disaster
    made.dice = dice_of(list(plan.dice))
    made.pool = tuple(
        sum(made.dice[face] for face in range(FACE_COUNT) if FACE_DIE[face] == die)
        for die in range(len(DICE))
    )
    for piece in plan.pieces:
        made.add(placement(piece))
    return made


def dice_of(faces: list[str]) -> tuple[int, ...]:
    counts = list(NO_DICE)
    for face in faces:
        counts[FACE[face]] += 1
    return tuple(counts)


def placement(text: str) -> int:
    """The placement of a piece such as "wall_4@c3/r90"."""
    piece, _, rest = text.partition("@")
    corner, _, turned = rest.partition("/")
    number = PLACEMENT_AT[PIECE[piece]][TURNED.index(turned or "r0") * CELL_COUNT + CELLS.index(corner)]
    assert number >= 0, text
    return number


def run_phase(state: EraState) -> None:
    """Run frames until somebody is asked, or the phase is over. Nothing may be left to chance."""
    phase = state.phase
    script = ScriptedChance([])
    while state.stack and not state.stack[-1].asked and state.phase == phase:
        state.stack[-1].run(state, script)
    state.acting = state.stack[-1].asked if state.stack else ()


def new_game(seats: int = 2, seed: int = 1) -> EraState:
    state = GAME.new(seats, Chance(seed))
    assert isinstance(state, EraState)
    return state


def laid_out(seats: int = 2, seed: int = 1) -> EraState:
    """A game whose domains are laid out at random, at the first choice of dice."""
    state = new_game(seats, seed)
    for _ in random_states(state, Chance(seed)):
        if state.round:
            break
    return state


def outcomes_for(*rolls: list[str]) -> ScriptedChance:
    """The chance by which dice fall so: seat by seat, within a seat in the order of the dice."""
    script: list[int] = []
    for faces in rolls:
        for die in range(len(DICE)):
            script.extend(side_of(face) for face in faces if FACE_DIE[FACE[face]] == die)
    return ScriptedChance(script)


def side_of(face: str) -> int:
    """The outcome of a roll that shows a face."""
    number = FACE[face]
    first = FACE_DIE[number] * SIDES
    return SIDE_FACES[first : first + SIDES].index(number)


action = GAME.vocabulary.action
"""The action of a notation."""


# Playing


def play(state: EraState, *notations: str, falls: list[str] | None = None, seed: int = 0) -> list[Event]:
    """Apply actions, each by the first seat that has it, and return what happened.

    `falls` are the faces that dice fall on, exactly as many as are rolled; without them a seed decides.
    """
    script = ScriptedChance([side_of(face) for face in falls or []])
    events = play_words(state, *notations, chance=Chance(seed) if falls is None else script)
    assert script.left == 0
    return events


def play_as(state: EraState, seat: int, *notations: str, seed: int = 0) -> list[Event]:
    """Apply actions of one seat among those that are asked."""
    chance = Chance(seed)
    events: list[Event] = []
    for notation in notations:
        state.apply(seat, action(notation), chance, events)
    return events


# Looking


def resources(state: EraState, seat: int) -> dict[str, int]:
    return {name: state.domains[seat].amount(resource) for resource, name in enumerate(RESOURCES)}


def culture(state: EraState, seat: int) -> int:
    return state.domains[seat].culture


def disaster(state: EraState, seat: int) -> int:
    return state.domains[seat].disaster


def dice(state: EraState, seat: int) -> list[str]:
    counts = state.domains[seat].dice
    return [FACES[face] for face in range(FACE_COUNT) for _ in range(counts[face])]


def pool(state: EraState, seat: int) -> dict[str, int]:
    owned = dict(zip(DICE, state.domains[seat].pool, strict=True))
    return {die: count for die, count in owned.items() if count}


def pieces(state: EraState, seat: int) -> list[str]:
    """Its pieces with their first cells, such as "farm@a1"."""
    return [
        f"{PIECES[PLACEMENT_PIECE[number]]}@{CELLS[PLACEMENT_CELL[number]]}"
        for number in state.domains[seat].pieces
    ]


def enclosed(state: EraState, seat: int = 0) -> set[str]:
    return {CELLS[cell] for cell in cells_of(state.domains[seat].enclosed)}


def supply(state: EraState, piece: str) -> int:
    return state.supply[PIECE[piece]]


def box(state: EraState, piece: str) -> int:
    return state.box[PIECE[piece]]


def dice_supply(state: EraState) -> dict[str, int]:
    return dict(zip(DICE, state.dice_supply, strict=True))


def dice_box(state: EraState) -> dict[str, int]:
    return dict(zip(DICE, state.dice_box, strict=True))


def phase(state: EraState) -> str:
    return PHASES[state.phase]


def sheet(state: EraState, seat: int) -> dict[str, int]:
    return scoring.score_sheet(state, seat)
