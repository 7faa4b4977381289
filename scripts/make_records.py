#!/usr/bin/env python3
"""Makes the games in tests/records: one for every way that each game can end.

`tests/records/<game>/wanted.json` says for each record how it is to end, with how many seats and which
options, and which players find such a game: computers play game after game until one ends as wanted. "idle"
takes the last action that is listed, and so never builds. Secrets and seeds are counted from 0, so the
files come out the same every time. Run it, where tessera is installed, after a rules version changed; the
name of a game makes its records alone. It takes a minute or two.
"""

import json
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import tessera
from tessera import Chance, SealedChance, State
from tessera.ai.players import make
from tessera.core.match import Match, start
from tessera.core.record import Record

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
Choose = Callable[[State, int], int]
"""What a player is here: a state that the seat may see, and the seat, into an action."""

NAMES = ["Anna", "Борис", "Clara", "Дмитрий"]


def main(wanted: list[str]) -> None:
    """Write the files."""
    for game in wanted or tessera.names():
        for name, wish in wishes(game).items():
            matches = games(game, wish["seats"], wish["player"], wish["options"])
            match = next(match for match in matches if way_of(match.record) == wish["way"])
            write(game, name, match)


def wishes(game: str) -> dict[str, dict[str, Any]]:
    """The records that are wanted of a game, by name."""
    found: dict[str, dict[str, Any]] = json.loads((FOLDER / game / "wanted.json").read_text("utf-8"))
    return found


def write(game: str, name: str, match: Match) -> None:
    (FOLDER / game / f"{name}.record").write_text(match.record.to_text(), "utf-8")
    print(game, name, flush=True)


def games(game: str, seats: int, player: str, options: dict[str, str]) -> Iterator[Match]:
    """Finished games of such players, without end."""
    return (play(game, number, seats, player, options) for number in count())


def play(game: str, number: int, seats: int, player: str, options: dict[str, str]) -> Match:
    """A whole game whose secret and seeds are made of a number."""
    choose = [chooser(player, 2 * number + seat) for seat in range(seats)]
    secret = number.to_bytes(32, "big")
    match = start(tessera.load(game), options, NAMES[:seats], SealedChance(secret))
    guesses = Chance(number)
    while not match.state.is_over:
        seat = match.state.seats_to_act()[0]
        match.apply(seat, choose[seat](match.state.determinize(seat, guesses), seat))
    return match


def chooser(player: str, seed: int) -> Choose:
    """A computer player, or the idle one."""
    if player == "idle":
        return lambda state, seat: state.actions(seat)[-1]
    return make(player, seed=seed).choose


def way_of(record: Record) -> str:
    """How a game ended, told from what its record claims: in a word of its own, or with a tie.

    Points may be equal and the tie broken, or the victory shared; where they do not count there is none.
    """
    if record.places.count(1) > 1:
        return "shared"
    best, *others = sorted(record.scores, reverse=True)
    is_counted = record.ending not in record.game.manifest.sudden
    return "tie_break" if is_counted and others and best == others[0] else record.ending


if __name__ == "__main__":
    main(sys.argv[1:])
