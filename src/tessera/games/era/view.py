"""What a seat may see, and states it cannot tell apart.

Hidden are the layouts until all are done, and the dice behind the screens until all have rolled;
dice with a skull lie in front of the screens. Everything else is open.
"""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.games.era import scoring
from tessera.games.era.catalog import (
    BUILDING_COUNT,
    DICE,
    FACE_COUNT,
    FACE_DIE,
    FACES,
    HAMMERS,
    LAYOUT,
    MOST,
    PHASES,
    PIECES,
    PLAIN_FACES,
    RESOURCES,
    ROLL,
    SHIELDS,
    SIDE_FACES,
    SIDES,
    SKULLS,
    SWORDS,
    TURN_FROM,
    TURN_TO,
)
from tessera.games.era.domain import Domain
from tessera.games.era.frames.build import Build, Place
from tessera.games.era.frames.layout import Layout
from tessera.games.era.frames.roll import FIRST_TURN, Roll
from tessera.games.era.grid import CELL_COUNT, CELLS, PLACEMENT_CELL, PLACEMENT_MASK, TURNED, cells_of
from tessera.games.era.grid import PLACEMENT_PIECE as PIECE_OF
from tessera.games.era.grid import PLACEMENT_SPOT as SPOT_OF
from tessera.games.era.rules import disaster_of, is_walled, total

if TYPE_CHECKING:
    from tessera.games.era.state import EraState

# The view


def board(state: "EraState", seat: int | None) -> dict[str, Any]:
    """The view's own part: everything this seat, or a spectator, may see, by its id."""
    sheets = scoring.score_sheets(state)
    seen: dict[str, Any] = {
        "round": state.round,
        "phase": PHASES[state.phase],
        "first": state.first,
        "tokens": {"in_play": state.tokens, "flipped": state.flipped},
        "supply": dict(zip(PIECES, state.supply, strict=True)),
        "box": dict(zip(PIECES, state.box, strict=True)),
        "dice_supply": dict(zip(DICE, state.dice_supply, strict=True)),
        "domains": [_domain(state, place, seat, sheets[place]) for place in range(state.seats)],
    }
    if state.seats == 1:
        seen["philip"] = _faces(state.philip)
    if state.stack:
        frame = state.stack[-1]
        if isinstance(frame, Layout) and seat is not None:
            seen["laying_out"] = [PIECES[piece] for piece in frame.pieces[len(frame.laid[seat]) :]]
        if isinstance(frame, Roll):
            seen["roll"] = frame.number
            if seat is not None:
                seen["chosen"] = _chosen(frame, seat)
        if isinstance(frame, Build | Place):
            seen["hammers"] = frame.hammers
        if isinstance(frame, Place):
            seen["placing"] = PIECES[frame.piece]
    if state.is_over:
        seen["ranking"] = state.ranking()
        if state.seats == 1:
            seen["rank"] = scoring.rank(state.scores()[0])
    return seen


def _domain(state: "EraState", seat: int, viewer: int | None, sheet: dict[str, int]) -> dict[str, Any]:
    domain = state.domains[seat]
    grid = domain
    if state.stack and seat == viewer:
        frame = state.stack[-1]
        if isinstance(frame, Layout):
            grid = frame.planned(state, seat)
    return {
        "resources": {name: domain.amount(resource) for resource, name in enumerate(RESOURCES)},
        "most": dict(zip(RESOURCES, MOST, strict=True)),
        "culture": domain.culture,
        "disaster": domain.disaster,
        "pieces": [_piece(grid, placement) for placement in grid.pieces],
        "enclosed": [CELLS[cell] for cell in cells_of(grid.enclosed)],
        "area": scoring.walled_area(grid),
        "pool": dict(zip(DICE, domain.pool, strict=True)),
        "dice": _dice(state, seat, viewer),
        "score": sheet,
    }


def _piece(domain: Domain, placement: int) -> dict[str, Any]:
    piece = PIECE_OF[placement]
    turned, corner = divmod(SPOT_OF[placement], CELL_COUNT)
    seen: dict[str, Any] = {
        "piece": PIECES[piece],
        "cell": CELLS[PLACEMENT_CELL[placement]],
        "corner": CELLS[corner],
        "turned": TURNED[turned],
        "cells": [CELLS[cell] for cell in cells_of(PLACEMENT_MASK[placement])],
    }
    if piece < BUILDING_COUNT:
        seen["walled"] = is_walled(domain, placement)
    return seen


def _dice(state: "EraState", seat: int, viewer: int | None) -> dict[str, Any]:
    """What a seat's dice show: all of it, or behind a screen the skulls alone."""
    dice = state.domains[seat].dice
    if state.phase == LAYOUT:
        return {"open": [], "hidden": 0}
    if state.phase == ROLL and seat != viewer:
        skulls = tuple([count if SKULLS[face] else 0 for face, count in enumerate(dice)])
        return {"open": _faces(skulls), "hidden": sum(dice) - sum(skulls)}
    return {
        "open": _faces(dice),
        "hidden": 0,
        "hammers": total(dice, HAMMERS),
        "swords": total(dice, SWORDS),
        "shields": total(dice, SHIELDS),
        "skulls": total(dice, SKULLS),
        "disaster": disaster_of(state.domains[seat]),
    }


def _faces(dice: tuple[int, ...]) -> list[str]:
    return [FACES[face] for face in range(FACE_COUNT) for _ in range(dice[face])]


def _chosen(frame: Roll, seat: int) -> dict[str, Any]:
    """What a seat has chosen behind its screen so far."""
    taken = frame.taken[seat]
    turns = [action - FIRST_TURN for action in taken if action >= FACE_COUNT]
    return {
        "turned": [{"from": FACES[TURN_FROM[turn]], "to": FACES[TURN_TO[turn]]} for turn in turns],
        "again": [FACES[action] for action in taken if action < FACE_COUNT],
    }


# States that a seat cannot tell apart


def determinize(state: "EraState", seat: int, chance: Chance) -> "EraState":
    """What lies behind the other screens is made anew: layouts, dice, and what was chosen of them."""
    copy = state.clone()
    if copy.stack:
        frame = copy.stack[-1]
        if isinstance(frame, Layout):
            copy.replace(_guessed_layout(copy, frame, seat, chance))
        elif isinstance(frame, Roll):
            for other in range(copy.seats):
                if other != seat:
                    copy.domains[other].dice = _guessed_dice(copy.domains[other].dice, chance)
            copy.replace(_guessed_choices(copy, frame, seat, chance))
    return copy


def _guessed_layout(state: "EraState", frame: Layout, seat: int, chance: Chance) -> Layout:
    """Any layout for those who are done; for the others none, since nobody sees how far they are."""
    guess = Layout(
        frame.pieces, tuple([laid if place == seat else () for place, laid in enumerate(frame.laid)])
    )
    for other in range(state.seats):
        if other != seat:
            guess = guess.skipping(state, other)
            while other not in frame.asked and other in guess.asked:
                actions = guess.actions(state, other)
                guess = guess.placing(other, actions[chance.below(len(actions))]).skipping(state, other)
    return guess


def _guessed_dice(dice: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """The dice behind a screen may show anything but a skull."""
    guess = [count if SKULLS[face] else 0 for face, count in enumerate(dice)]
    for face in PLAIN_FACES:
        for _ in range(dice[face]):
            sides = [
                side
                for side in SIDE_FACES[FACE_DIE[face] * SIDES : (FACE_DIE[face] + 1) * SIDES]
                if not SKULLS[side]
            ]
            guess[sides[chance.below(len(sides))]] += 1
    return tuple(guess)


def _guessed_choices(state: "EraState", frame: Roll, seat: int, chance: Chance) -> Roll:
    """Those who have chosen may roll any of their dice again; the others have not begun."""
    taken: list[tuple[int, ...]] = []
    for place in range(state.seats):
        if place == seat:
            taken.append(frame.taken[place])
        elif place in frame.asked:
            taken.append(())
        else:
            dice = state.domains[place].dice
            again = [face for face in PLAIN_FACES for _ in range(dice[face]) if chance.below(2)]
            taken.append(tuple(again))
    return Roll(frame.number, frame.ready, tuple(taken))
