"""A game as text, from what is stored alone: for tables that the present rules cannot replay.

The whole record of a game that is not over holds what its seats keep from each other, so it is for the
host, who has the database anyway. People take along what their seat may know.
"""

from tessera.core.chance import commitment_of
from tessera.core.record import (
    FIRST_LINE,
    UNFINISHED,
    closing,
    continuing,
    heading,
    sealed,
    with_outcomes,
)
from tessera.server.protocol import Result
from tessera.server.store.rows import EntryRow, SeatRow, TableRow
from tessera.server.tables.faces import is_known
from tessera.server.tables.numbering import is_told, take_back
from tessera.server.tables.upgrade import names_of

FIRST_LINE_OF_NOTES = "Tessera notes 1"
"""Notes look like a record, but nobody can replay them: what chance decided is not in them."""
HIDDEN = "?"
"""Stands for an action that the seat may not know."""


def whole_record(row: TableRow, places: list[SeatRow], entries: list[EntryRow], result: Result | None) -> str:
    """The record of a table, as far as it can be read; with the secret only if the game is over."""
    lines = [FIRST_LINE, *_heading(row, places), *continuing(row.continued)]
    lines.append(with_outcomes("setup:", row.setup or []))
    for entry in standing(entries):
        lines.append(with_outcomes(f"{entry.seat + 1} {entry.told.notation}", entry.outcomes))
    if row.status == "over" and result is not None:
        ended = closing(result.ending, result.scores, result.places, result.resigned, row.secret.hex())
    else:
        ended = closing(UNFINISHED, [], [], None, "")
    return sealed([*lines, *ended])


def notes(row: TableRow, places: list[SeatRow], entries: list[EntryRow], seat: int | None) -> str:
    """What a seat, or a spectator, may know of a game that is not over."""
    lines = [FIRST_LINE_OF_NOTES, *_heading(row, places)]
    for entry in standing(entries):
        if is_told(entry, seat):
            lines.append(f"{entry.seat + 1} {entry.told.notation if is_known(entry, seat) else HIDDEN}")
    return sealed([*lines, *closing(UNFINISHED, [], [], None, "")])


def _heading(row: TableRow, places: list[SeatRow]) -> list[str]:
    return heading(
        row.game,
        row.rules_version,
        row.edition,
        row.options,
        names_of(places),
        commitment_of(row.secret),
    )


def standing(entries: list[EntryRow]) -> list[EntryRow]:
    """The actions that were not taken back, up to the first entry that is missing or cannot be read."""
    found: list[EntryRow] = []
    for number, entry in enumerate(entries, 1):
        if entry.sequence != number or not entry.is_readable:
            break
        if entry.kind == "act":
            found.append(entry)
        elif entry.kind == "undo":
            take_back(found, entry.seat)
    return found
