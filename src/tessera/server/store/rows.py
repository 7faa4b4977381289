"""The rows of a table, its seats, its history and its chat, as values."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from tessera.core.record import Outcomes
from tessera.server.protocol import Clock, Table, Text

T = TypeVar("T")
Status = Literal["waiting", "playing", "over"]
EntryKind = Literal["act", "undo", "resign", "stand_in", "give_back"]


class TableRow(Struct):
    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    status: Status
    host: str | None
    listed: bool
    clock: Clock | None
    secret: bytes
    setup: Outcomes | None
    created: float
    started: float | None
    changed: float
    due: float | None = None
    rematch: str | None = None
    up: float = 0.0
    """The uptime when its face was kept: when it was `changed`, or somebody quietly chose something since,
    or voted."""
    begun: float | None = None
    """The uptime when its game `started`."""
    hints: bool = False
    """Whether people may ask for hints against each other."""
    edition: str = ""
    """The fingerprint of the corrections that it is played with; empty if there are none."""
    origin: str | None = None
    """The id of the table whose game it goes on with."""
    continued: int | None = None
    """How many of its entries, from the first, are copied from there."""
    is_readable: bool = True
    """Whether the store holds it whole; what cannot be read of it is empty here."""


class SeatRow(Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None = None
    name: str = ""
    level: str = ""
    wants_rematch: bool = False
    agreed: list[int] = []
    seconds: float | None = None
    """How long the bot that sits there thinks; None: the usual time."""


class ToldEvent(Struct, omit_defaults=True):
    """An event as it is sent, and the seat that alone may hear of it."""

    text: Text
    only: int | None = None
    kind: str = ""
    """Empty if it was stored before events had kinds."""
    values: dict[str, Any] = {}


class Told(Struct, omit_defaults=True):
    """An entry in words. Kept with it, so that the log survives a change of the rules."""

    notation: str = ""
    name: Text | None = None
    is_secret: bool = False
    """Whether the action is known to its own seat only."""
    is_quiet: bool = False
    """Whether only its own seat knows that there is such an entry."""
    events: list[ToldEvent] = []


class EntryRow(Struct):
    sequence: int
    kind: EntryKind
    seat: int
    at: float
    up: float
    action: int | None = None
    outcomes: Outcomes = []
    told: Told = msgspec.field(default_factory=Told)
    request: str | None = None
    """With the seat before it, so that two people may use the same one. Of the entries of a wish only the
    first has it."""
    wish: int | None = None
    """The first entry of the wish, for those that go on with it."""
    is_readable: bool = True
    """Whether the store holds it whole; otherwise nobody knows what it was."""


class ChatRow(Struct):
    number: int
    seat: int | None
    name: str
    text: str
    at: float
    request: str | None = None
    person: str | None = None


class Snapshot(Struct):
    """A state no undo can take back: after `sequence` entries, in which `moves` actions stand."""

    sequence: int
    moves: int
    state: dict[str, Any]
    clocks: dict[str, Any] | None = None
    asked: list[int] | None = None
    """Since which entry each seat is asked what it is asked."""


def or_none(read: Callable[[Any], T], stored: Any) -> T | None:
    """What a column holds; None if that cannot be read."""
    try:
        return read(stored)
    except (msgspec.MsgspecError, TypeError, ValueError):
        return None


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def outcomes_from(text: str) -> Outcomes:
    return msgspec.json.decode(text, type=list[tuple[int, int]])


def clock_from(text: str) -> Clock:
    return msgspec.json.decode(text, type=Clock)


def options_from(text: str) -> dict[str, str]:
    return msgspec.json.decode(text, type=dict[str, str])


def told_from(text: str) -> Told:
    return msgspec.json.decode(text, type=Told)


def snapshot_from(text: str) -> Snapshot:
    return msgspec.json.decode(text, type=Snapshot)


def face_from(text: str) -> Table:
    return msgspec.json.decode(text, type=Table)


def seats_from(text: str) -> list[int]:
    return msgspec.json.decode(text, type=list[int])
