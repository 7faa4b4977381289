"""A position on a real table of the client that people play on, each in a browser of their own.

The pages talk to a table of the test, which keeps the state and tells everybody what they may know, as the
server would: no game has to be played up to the position.
"""

import re
from functools import partial

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from tessera.core.chance import Chance
from tessera.core.event import Event as Fact
from tessera.core.match import Situation
from tessera.core.state import State
from tessera.server.protocol import Act, Done, Entry, Moved, Seat, Table, View, Welcome, text_of
from tessera.server.tables.views import name_of, view_of
from tests.browser.laid import entry_of


class PlayedTable:
    """A table at which every page has a seat; pages beyond the seats watch."""

    def __init__(self, state: State, pages: list[Page], names: list[str], seed: int = 1) -> None:
        self.state = state
        self._names = names
        self._chance = Chance(seed)
        self._entries: list[tuple[Entry, list[Fact]]] = []
        self._sockets: dict[int | None, WebSocketRoute] = {}
        for number, page in enumerate(pages):
            seat = number if number < len(names) else None
            page.route_web_socket(re.compile(r"/ws/tables/"), partial(self._connect, seat))
            page.goto("/t/played")
            page.locator(".tabletop").wait_for()

    def _connect(self, seat: int | None, socket: WebSocketRoute) -> None:
        self._sockets[seat] = socket
        socket.on_message(lambda message: self._hear(str(message), seat))

    def _hear(self, message: str, seat: int | None) -> None:
        if '"hello"' in message:
            entries = [self._told(entry, facts, seat) for entry, facts in self._entries]
            self._send(seat, Welcome(len(entries), self._table(seat), self._view(seat), entries, []))
        elif '"act"' in message and seat is not None:
            self._act(msgspec.json.decode(message, type=Act), seat)

    def _act(self, act: Act, seat: int) -> None:
        before = len(self._entries)
        for action in act.actions:
            if seat not in self.state.acting or action not in self.state.actions(seat):
                continue  # the rules have given it themselves
            facts: list[Fact] = []
            self.state.apply(seat, action, self._chance, facts)
            self._keep(seat, action, facts)
        new = self._entries[before:]
        for each in list(self._sockets):
            told = [self._told(entry, facts, each) for entry, facts in new]
            self._send(each, Moved(told, self._view(each), self._table(each)))
        self._send(seat, Done(act.request, len(self._entries), len(new)))

    def _keep(self, seat: int, action: int, facts: list[Fact]) -> None:
        game, number = self.state.game, len(self._entries) + 1
        notation = game.vocabulary.notation(action)
        entry = Entry(number, "act", seat, number, action, notation, name_of(game, action))
        self._entries.append((entry, facts))

    def _told(self, entry: Entry, facts: list[Fact], seat: int | None) -> Entry:
        assert entry.action is not None
        return entry_of(self.state.game, entry.sequence, entry.seat, entry.action, facts, seat)

    def _view(self, seat: int | None) -> View:
        return view_of(Situation(self.state), seat)

    def _table(self, seat: int | None) -> Table:
        return Table(
            id="played",
            game=self.state.game.name,
            rules_version=1,
            options={},
            status="playing",
            seats=[Seat("person", name, online=True) for name in self._names],
            acting=list(self.state.acting),
            moves=len(self._entries),
            created=0,
            changed=0,
            commitment="",
            summary=text_of(self.state.summary()),
            you=seat,
        )

    def _send(self, seat: int | None, message: Welcome | Moved | Done) -> None:
        self._sockets[seat].send(msgspec.json.encode(message).decode())
