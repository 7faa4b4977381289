"""A table that was begun by other rules than the present ones: whether it goes on by these.

It does if its whole history, replayed from the set-up, is the same by the present rules as it was:
decision 16 says what that means. Nothing here asks what has changed between the versions.
"""

from dataclasses import dataclass
from typing import Any

import msgspec
import structlog

from tessera.core.chance import ScriptedChance
from tessera.core.errors import TesseraError
from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.match import Step
from tessera.core.message import Message
from tessera.core.record import Outcomes
from tessera.server.protocol import Result
from tessera.server.store import Store, upgrades
from tessera.server.store import tables as rows
from tessera.server.store.rows import EntryRow, SeatRow, Snapshot, TableRow, ToldEvent, to_json
from tessera.server.tables.history import Beginning, History, restore, told_event

log = structlog.get_logger()

VERSION = "rules"
"""The one thing in a state's data that may be another."""


class Incomplete(TesseraError):
    """Something is missing from the history: no rules can replay it."""


class Differs(TesseraError):
    """By the present rules something happens otherwise than it did."""


class OtherEdition(TesseraError):
    """The table is played with other corrections of the game than those that are here now."""


@dataclass(frozen=True)
class Carried:
    """A history as the present rules replay it."""

    history: History
    snapshots: list[Snapshot]
    """The stored ones, with the states as the present rules write them."""


def beginning_of(row: TableRow, places: list[SeatRow], game: Game) -> Beginning:
    """What the game of a table begins, or began, with."""
    return Beginning(
        game=game,
        options=row.options,
        names=names_of(places),
        secret=row.secret,
        clock=row.clock,
        bots=frozenset(place.seat for place in places if place.kind == "bot"),
        up=row.begun or 0.0,
        continued=row.continued,
    )


def check_same_edition(row: TableRow, game: Game) -> None:
    """See that a table is of the edition that a game is played with: with other numbers it is another game,
    whether or not it has come to them yet. Raises OtherEdition."""
    if row.edition == game.edition:
        return
    if row.edition:
        raise OtherEdition(Message("server.error.other_edition", edition=row.edition))
    raise OtherEdition(Message("server.error.no_edition", edition=game.edition))


def names_of(places: list[SeatRow]) -> list[str]:
    return [place.name or place.level for place in places]


def check_whole(setup: Outcomes | None, entries: list[EntryRow]) -> None:
    """See that nothing is missing, and all can be read; raises Incomplete."""
    if setup is None:
        raise Incomplete(Message("server.error.no_setup"))
    for number, entry in enumerate(entries, 1):
        if entry.sequence != number:
            raise Incomplete(Message("server.error.entry_missing", number=number))
        if not entry.is_readable:
            raise Incomplete(Message("server.error.unreadable"))


def carried_on(
    beginning: Beginning, setup: Outcomes, entries: list[EntryRow], snapshots: list[Snapshot]
) -> Carried:
    """Replay a history by the present rules; raises a TesseraError if anything is not as it was."""
    check_whole(setup, entries)
    try:
        return _replayed(beginning, setup, entries, snapshots)
    except TesseraError:
        raise
    except Exception as error:  # rules that have changed may fail in any way at states that are not theirs
        raise Differs(Message("server.error.replay_failed", error=type(error).__name__)) from error


def _replayed(
    beginning: Beginning, setup: Outcomes, entries: list[EntryRow], snapshots: list[Snapshot]
) -> Carried:
    _check_setup(beginning, setup)
    history = restore(beginning, setup, [], None)
    at = {snapshot.sequence: snapshot for snapshot in snapshots}
    again: list[Snapshot] = []
    for entry in entries:
        _check_name(beginning.game, entry)
        step = history.follow(entry)
        if step is not None:
            _check_told(step, entry)
        if entry.sequence in at:
            again.append(_same_snapshot(history, at[entry.sequence]))
    return Carried(history, again)


def _check_setup(beginning: Beginning, setup: Outcomes) -> None:
    chance = ScriptedChance(setup)
    beginning.game.new(len(beginning.names), chance, **beginning.options)
    if chance.left:
        raise Differs(Message("core.error.outcomes_left", number=chance.left))


def _check_name(game: Game, entry: EntryRow) -> None:
    """See that an action is called what it was called."""
    notation = entry.told.notation
    if entry.action is not None and game.vocabulary.notation(entry.action) != notation:
        raise Differs(Message("server.error.other_action", number=entry.sequence, notation=notation))


def _check_told(step: Step, entry: EntryRow) -> None:
    """See that people would be told of an action what they were."""
    told = entry.told
    if step.is_secret != told.is_secret or not _same_events(step.events, told.events):
        raise Differs(Message("server.error.other_events", number=entry.sequence))


def _same_events(events: list[Event], stored: list[ToldEvent]) -> bool:
    """Whether people would be told what they were told; of old, only the sentences were stored."""
    if len(events) != len(stored):
        return False
    for event, was in zip(events, stored, strict=True):
        now = told_event(event)
        if not was.kind:
            now = ToldEvent(now.text, now.only)
        if now != was:
            return False
    return True


def _same_snapshot(history: History, stored: Snapshot) -> Snapshot:
    """The snapshot by the present rules; raises Differs unless it has all that the stored one has."""
    data: dict[str, Any] = msgspec.json.decode(to_json(history.state.to_data()))
    expected = {name: value for name, value in stored.state.items() if name != VERSION}
    if len(history.moves) != stored.moves or not _has(data, expected):
        raise Differs(Message("server.error.other_state", number=stored.sequence))
    return Snapshot(stored.sequence, stored.moves, data, stored.clocks, stored.asked)


def _has(data: Any, stored: Any) -> bool:
    """Whether data holds everything that was stored; it may hold more, which later rules have added."""
    if isinstance(stored, dict):
        return isinstance(data, dict) and all(
            name in data and _has(data[name], value) for name, value in stored.items()
        )
    if isinstance(stored, list):
        return (
            isinstance(data, list)
            and len(data) == len(stored)
            and all(_has(one, other) for one, other in zip(data, stored, strict=True))
        )
    return bool(data == stored)


def check_result(history: History, result: Result | None) -> None:
    """See that a finished game ends as it ended; raises Differs."""
    if history.result != result:
        raise Differs(Message("server.error.other_result"))


async def carry_on(store: Store, row: TableRow, places: list[SeatRow], game: Game) -> bool:
    """Whether a table goes on by the rules of a game; if they are others than its own, after a whole
    replay, and they are its own from then on: stored, then true. Raises OtherEdition."""
    check_same_edition(row, game)
    if row.rules_version == game.rules_version:
        return True
    if row.setup is None:
        return False
    entries = await rows.history(store, row.id)
    known = await upgrades.all_snapshots(store, row.id)
    try:
        carried = carried_on(beginning_of(row, places, game), row.setup, entries, known)
        if row.status == "over":
            check_result(carried.history, await upgrades.result_of(store, row.id))
    except TesseraError as error:
        log.warning("table_stranded", table=row.id, why=error.message.key)
        return False
    await upgrades.keep_version(store, row, game.rules_version, carried.snapshots)
    log.info("table_carried_on", table=row.id, was=row.rules_version, now=game.rules_version)
    row.rules_version = game.rules_version
    return True
