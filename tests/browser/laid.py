"""Positions of recorded games laid on a real table of the client, one after another, without playing them.

The page talks to a table that is not there: whatever it asks its socket, it is welcomed with the position
that lies there now. The rest of the page is what everybody gets.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import msgspec
from playwright.sync_api import Page, WebSocketRoute

import tessera
from scripts.make_fixtures import GAMES, RECORDS, kind_of
from tessera.core.event import Event as Fact
from tessera.core.game import Game
from tessera.core.match import Situation
from tessera.core.record import Record, record_from_text, repeat, replay
from tessera.server.protocol import Entry, Event, Moved, Result, Seat, Table, Text, View, Welcome, text_of
from tessera.server.tables.views import name_of, view_of

NAMES = {
    "en": ["Marcus", "Computer: strong", "Alexandra", "Bartholomew"],
    "ru": ["Марк", "Компьютер: сильный", "Александра", "Варфоломей"],
}
"""Some as long as names are."""


@dataclass(frozen=True)
class Position:
    """A moment of a recorded game, as one seat sees it."""

    game: str
    name: str
    """The group of records and the kind of question: `pantheon-turn`."""
    seats: int
    options: dict[str, str]
    summary: Text
    result: Result | None
    view: View
    entries: list[Entry]
    told: "Position | None" = None
    """What it becomes while somebody looks."""
    clicks: tuple[str, ...] = ()
    """What is clicked then, one after another."""
    shows: str = ""
    """What must be there in the end."""


@cache
def positions_of(name: str) -> list[Position]:
    """Of every kind of question the last one in the records, when the most lies on the table; besides, the
    first question of each group, and the end."""
    game = tessera.load(name)
    listed = (GAMES / name / "positions.json").read_bytes()
    found: list[Position] = []
    for group, names in msgspec.json.decode(listed, type=dict[str, list[str]]).items():
        texts = [(RECORDS / name / f"{one}.record").read_text("utf-8") for one in names]
        found += _of_group(game, group, [record_from_text(text, game) for text in texts])
    return found


def _of_group(game: Game, group: str, records: list[Record]) -> Iterator[Position]:
    kinds: dict[str, tuple[Record, int]] = {"first": (records[0], 0)}
    for record in records:
        for number, (state, move) in enumerate(zip(replay(record), record.moves, strict=False)):
            kinds[kind_of(state, move.seat)] = (record, number)
    kinds["over"] = (records[0], len(records[0].moves))
    for kind, (record, number) in kinds.items():
        yield _position(game, f"{group}-{kind}", record, number)


def _position(game: Game, name: str, record: Record, number: int) -> Position:
    seat = record.moves[min(number, len(record.moves) - 1)].seat
    state = next(replay(record))
    entries: list[Entry] = []
    for done, move in enumerate(record.moves[:number], 1):
        facts: list[Fact] = []
        state, _ = repeat(state, move, done, sink=facts)
        entries.append(entry_of(game, done, move.seat, move.action, facts, seat))
    view = view_of(Situation(state), seat)
    options = {option: str(value) for option, value in record.options.items()}
    result = Result(record.ending, record.scores, record.places) if view.ending else None
    return Position(game.name, name, record.seats, options, text_of(state.summary()), result, view, entries)


def entry_of(game: Game, number: int, acting: int, action: int, facts: list[Fact], seat: int | None) -> Entry:
    """An action, and what a seat heard of what came of it."""
    heard = [fact for fact in facts if fact.only is None or fact.only == seat]
    events = [Event(text_of(fact.message), fact.kind, fact.values) for fact in heard]
    notation = game.vocabulary.notation(action)
    return Entry(number, "act", acting, number, action, notation, name_of(game, action), events)


class LaidTable:
    """A table of the page on which positions are laid."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self._names = NAMES[language]
        self._socket: WebSocketRoute | None = None
        self._laid: Position | None = None
        self._is_told = False
        page.route_web_socket(re.compile(r"/ws/tables/"), self._connect)

    def lay(self, position: Position, *, is_guided: bool = False) -> None:
        """Show a position, as whoever comes to the table sees it, or as it becomes and is clicked then."""
        is_open = self._laid is not None and self._laid.game == position.game
        is_plain = not (is_guided or position.told or position.clicks)
        self._laid, self._is_told = position, False
        if is_open and is_plain and self._socket:
            self._socket.send(self._welcome(sequence=-1))  # the page has more than that, and begins anew
        else:
            self.page.goto(f"/t/{position.game}{'?guide=1' if is_guided else ''}")
        while not self._is_told:
            self.page.wait_for_timeout(5)
        self.page.locator(".tabletop").wait_for()
        if position.told:
            self._tell(position.told)
        for wanted in position.clicks:
            self._click(wanted)
        if position.shows:
            self.page.locator(position.shows).locator("visible=true").first.wait_for()

    def _tell(self, position: Position) -> None:
        """Somebody has moved."""
        assert self._laid
        assert self._socket
        new = position.entries[len(self._laid.entries) :]
        message = Moved(new, position.view, _table(position, self._names))
        self._socket.send(msgspec.json.encode(message).decode())

    def _click(self, wanted: str) -> None:
        """Click what can be seen, wherever it is scrolled to."""
        self.page.locator(wanted).locator("visible=true").first.dispatch_event("click")

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if '"hello"' in str(message) and self._socket and self._laid:
            self._socket.send(self._welcome(sequence=len(self._laid.entries)))
            self._is_told = True

    def _welcome(self, sequence: int) -> str:
        assert self._laid
        table = _table(self._laid, self._names)
        welcome = Welcome(sequence, table, self._laid.view, self._laid.entries, [])
        return msgspec.json.encode(welcome).decode()


def _table(laid: Position, names: list[str]) -> Table:
    you = laid.view.seat
    return Table(
        id="laid",
        game=laid.game,
        rules_version=1,
        options=laid.options,
        status="over" if laid.view.ending else "playing",
        seats=[
            Seat("person", name, online=True, time_left=761.0)
            if seat == you
            else Seat("bot", name, level="level3")
            for seat, name in enumerate(names[: laid.seats])
        ],
        acting=laid.view.acting,
        moves=len(laid.entries),
        created=0,
        changed=0,
        commitment="",
        summary=laid.summary,
        result=laid.result,
        you=you,
        hints=True,
    )
