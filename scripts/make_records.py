#!/usr/bin/env python3
"""Makes the games in tests/records: one for every way that each game can end.

Duel ends in five ways, with and without Pantheon; Era when the tokens are flipped, alone after eight
rounds, or at the limit of rounds, and with a tie that resources break or that is shared; Deus by its
temples or its villages, shared, or at the limit of rounds, some of it with its variants. Computers
play game after game until one ends as wanted. Secrets and seeds are counted from 0, so the files come
out the same every time. Run it, where tessera is installed, after a rules version changed; the name
of a game makes its records alone. It takes a minute or two.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import tessera
from tessera import Chance, SealedChance, State
from tessera.ai.players import make
from tessera.core.match import Match, start

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
Choose = Callable[[State, int], int]
"""What a player is here: a state that the seat may see, and the seat, into an action."""

DUEL_PLAYERS = {
    "civilian": "greedy",
    "tie_break": "greedy",
    "shared": "random",  # so rare that only quick players find one
    "military": "greedy",
    "scientific": "greedy",
}
"""For each way to end the players that find it."""
ERA_RECORDS = {
    "rounds_1": (1, "random"),
    "tokens_2": (2, "random"),
    "tokens_3": (3, "random"),
    "tokens_4": (4, "random"),
    "tie_break_2": (2, "random"),
    "limit_2": (2, "idle"),
    "shared_2": (2, "idle"),  # full tracks and no city: the likeliest way to be equal in everything
}
"""For each record the seats, and the players that find it."""
VARIANTS = {"start": "8", "continent": "free", "wild": "true", "ask_always": "true"}
DEUS_RECORDS: dict[str, tuple[int, str, dict[str, str]]] = {
    "temples_2": (2, "random", {}),
    "temples_3": (3, "random", {}),
    "temples_4": (4, "random", VARIANTS),
    "villages_2": (2, "random", {}),
    "villages_3": (3, "random", VARIANTS),
    "villages_4": (4, "random", {}),
    "shared_2": (2, "random", {"wild": "true"}),
    "limit_2": (2, "idle", {}),
}
"""For each record the seats, the players that find it, and the options."""
NAMES = ["Anna", "Борис", "Clara", "Дмитрий"]


def main(wanted: list[str]) -> None:
    """Write the files."""
    if not wanted or "duel" in wanted:
        for way, player in DUEL_PLAYERS.items():
            for pantheon in ("false", "true"):
                matches = games("duel", 2, player, {"pantheon": pantheon})
                match = next(match for match in matches if way_of(match.state) == way)
                write("duel", f"{way}_pantheon" if pantheon == "true" else way, match)
    if not wanted or "deus" in wanted:
        for name, (seats, player, options) in DEUS_RECORDS.items():
            matches = games("deus", seats, player, options)
            match = next(match for match in matches if f"{way_of(match.state)}_{seats}" == name)
            write("deus", name, match)
    if not wanted or "era" in wanted:
        for name, (seats, player) in ERA_RECORDS.items():
            matches = games("era", seats, player, {})
            match = next(match for match in matches if f"{way_of(match.state)}_{seats}" == name)
            write("era", name, match)


def write(game: str, name: str, match: Match) -> None:
    folder = FOLDER / game
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.record").write_text(match.record.to_text(), "utf-8")
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
    """A computer player; "idle" takes the last action that is listed, and so never builds."""
    if player == "idle":
        return lambda state, seat: state.actions(seat)[-1]
    return make(player, seed=seed).choose


def way_of(state: State) -> str:
    """How a game ended; points may be equal and a tie broken, or the victory shared."""
    places = state.ranking()
    if places.count(1) > 1:
        return "shared"
    best, *others = sorted(state.scores(), reverse=True)
    is_counted = state.ending not in ("military", "scientific")
    return "tie_break" if is_counted and others and best == others[0] else state.ending


if __name__ == "__main__":
    main(sys.argv[1:])
