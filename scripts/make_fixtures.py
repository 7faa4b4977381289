#!/usr/bin/env python3
"""Makes positions for the client's tests and its gallery, out of recorded games; `npm test` runs it.

`client/src/games/<game>/positions.json` names records of `tests/records/<game>`, in groups. Of a group
it keeps the first view of every kind of question, and of every verb in it; of its first record also
three rich decisions (early, middle, late) and the end. They are written as the wire would carry them, as
`<folder>/<game>/<group>-<moment>.json`, and the game's catalog, the words for its actions and what is told in
the course of a game beside them.
"""

import shutil
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

import tessera
from tessera.core.event import Event as Fact
from tessera.core.match import Situation
from tessera.core.record import Record, record_from_text, repeat, replay
from tessera.core.state import State
from tessera.server.protocol import Event, text_of
from tessera.server.tables.views import actions_of, catalog_of, view_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "client" / "src" / "games"
RECORDS = ROOT / "tests" / "records"
QUARTERS = {"early": 1, "middle": 2, "late": 3}
"""Moments by the part of the game that lies behind them."""


def main(folder: Path) -> None:
    """Fill the folder with the positions of every game that the client draws."""
    for wanted in sorted(GAMES.glob("*/positions.json")):
        game = tessera.load(wanted.parent.name)
        made = folder / game.name
        shutil.rmtree(made, ignore_errors=True)
        write(made / "catalog.json", catalog_of(game))
        write(made / "actions.json", actions_of(game))
        groups = msgspec.json.decode(wanted.read_bytes(), type=dict[str, list[str]])
        for number, (group, names) in enumerate(groups.items()):
            files = [RECORDS / game.name / f"{name}.record" for name in names]
            records = [record_from_text(file.read_text("utf-8"), game) for file in files]
            if number == 0:
                write(made / "told.json", told(records[0]))
            for moment, view in chain(times(records[0]), questions(records)):
                write(made / f"{group}-{moment}.json", view)


def told(record: Record) -> list[list[Event]]:
    """What everybody hears of each move of a game."""
    state = next(replay(record))
    found: list[list[Event]] = []
    for number, move in enumerate(record.moves, 1):
        facts: list[Fact] = []
        state, _ = repeat(state, move, number, sink=facts)
        found.append(
            [Event(text_of(fact.message), fact.kind, fact.values) for fact in facts if fact.only is None]
        )
    return found


def questions(records: list[Record]) -> Iterator[tuple[str, Any]]:
    """A view of each kind of question, and of each verb that is met in it later: `turn`, `turn_wonder`."""
    seen: dict[str, set[str]] = {}
    for record in records:
        for state, move in zip(replay(record), record.moves, strict=False):
            kind, verbs = kind_of(state, move.seat), verbs_of(state, move.seat)
            new = sorted(verbs - seen.get(kind, set()))
            if new:
                yield f"{kind}_{new[0]}" if kind in seen else kind, view_of(Situation(state), move.seat)
            seen.setdefault(kind, set()).update(verbs)


def times(record: Record) -> Iterator[tuple[str, Any]]:
    """The richest decision of each quarter of a game but the first, and the end."""
    *states, last = replay(record)
    count = len(states)
    for name, part in QUARTERS.items():
        quarter = range(count * part // 4, count * (part + 1) // 4)
        number = max(quarter, key=lambda number: riches(states[number], record.moves[number].seat))
        yield name, view_of(Situation(states[number]), record.moves[number].seat)
    yield "over", view_of(Situation(last), 0)


def riches(state: State, seat: int) -> tuple[int, int]:
    """How much there is to choose from."""
    return len(verbs_of(state, seat)), len(state.actions(seat))


def kind_of(state: State, seat: int) -> str:
    """What a seat is asked, in a word: the last part of the prompt."""
    decision = state.decision(seat)
    return decision.prompt.key.rpartition(".")[2] if decision else ""


def verbs_of(state: State, seat: int) -> set[str]:
    """The verbs of what a seat may do."""
    notation = state.game.vocabulary.notation
    return {notation(action).partition(":")[0] for action in state.actions(seat)}


def write(path: Path, value: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(value))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
