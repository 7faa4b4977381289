"""The store: who is first wins, all others are told; nothing half-written."""

import asyncio
import gc
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.core.errors import WrongOption
from tessera.games.duel.notation import VOCABULARY
from tessera.server.problems import Refusal
from tessera.server.protocol import Person, Review
from tessera.server.store import Store, Taken, accounts, people, reports, tables
from tessera.server.store.database import open_engine, sqlite_url, upgrade
from tessera.server.store.file import Batch
from tessera.server.store.reports import ReportRow
from tessera.server.store.rows import ChatRow, EntryRow, SeatRow, Snapshot, TableRow, Told
from tessera.server.store.schema import metadata
from tessera.server.store.tables import Votes

FIRST_NUMBERS = {
    0: "build:lumber_yard",
    78: "engineer:lumber_yard",
    156: "discard:lumber_yard",
    234: "wonder:appian_way",
    248: "activate:enki",
    264: "draft:appian_way",
}
"""Actions of Duel as the first version of the database numbers them."""


def with_store(folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(sqlite_url(folder / "store.sqlite3"))
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def table(name: str = "t") -> TableRow:
    return TableRow(
        name, "duel", 1, {"first": "1"}, "playing", None, False, None, b"secret", [(0, 2)], 1.0, 1.0, 1.0
    )


async def add(store: Store, name: str = "t") -> TableRow:
    row = table(name)
    await tables.add(store, row, [SeatRow(0, "open"), SeatRow(1, "bot", level="x")], "{}")
    return row


def entry(sequence: int, request: str | None = None) -> EntryRow:
    return EntryRow(sequence, "act", 0, 2.0, 1.5, 7, [(1, 3)], Told("build:x"), request)


def _columns(connection: Connection, table: str) -> set[str]:
    return {column["name"] for column in inspect(connection).get_columns(table)}


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@pytest.mark.parametrize("was_open", [False, True])
def test_nobody_but_its_owner_reads_the_database(tmp_path: Path, was_open: bool) -> None:
    file = tmp_path / "store.sqlite3"
    if was_open:
        file.touch(0o644)

    async def look(store: Store) -> None:
        await add(store)
        rights = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        assert rights == {file.name + ending: 0o600 for ending in ("", "-wal", "-shm")}

    with_store(tmp_path, look)


def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        async with store.reading() as connection:
            names = await connection.run_sync(lambda sync: set(inspect(sync).get_table_names()))
            assert set(metadata.tables) == names - {"alembic_version"}
            for name, expected in metadata.tables.items():
                assert await connection.run_sync(_columns, name) == {
                    column.name for column in expected.columns
                }
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1

    with_store(tmp_path, test)
    with_store(tmp_path, test)  # a second start changes nothing


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    engine = create_engine(sqlite_url(tmp_path / "store.sqlite3"))
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(
            text(
                "INSERT INTO tables VALUES ('t', 'duel', 1, '{}', 'playing', NULL, 0, NULL, x'00', '[]', "
                "1.0, 1.0, 1.0, NULL, NULL, '{}')"
            )
        )
        connection.execute(text("INSERT INTO seats VALUES ('t', 0, 'bot', NULL, '', 'level3', 0, '[]')"))
        connection.execute(text("INSERT INTO people VALUES ('abcdefghjk', 'Anna', NULL, NULL, 1.0)"))
        connection.execute(text("INSERT INTO tokens VALUES ('k', 'abcdefghjk', 'bot', 1.0, 'digest')"))
        for number, request in ((1, "'abcdefghjk:r'"), (2, "'somebodyno:r'"), (3, "NULL")):
            line = f"INSERT INTO chat VALUES ('t', {number}, NULL, 'Anna', 'hello', 1.0, {request})"
            connection.execute(text(line))
        for sequence, (action, notation) in enumerate(FIRST_NUMBERS.items()):
            told = f'{{"notation": "{notation}"}}'
            connection.execute(
                text("INSERT INTO entries VALUES ('t', :at, 'act', 0, :action, '[]', :told, 1.0, NULL)"),
                {"at": sequence, "action": action, "told": told},
            )
    engine.dispose()

    async def test(store: Store) -> None:
        loaded = await tables.load(store, "t")
        assert loaded is not None
        assert loaded[1] == [SeatRow(0, "bot", level="level3")]
        assert await tables.review(store, "t") is None
        assert not loaded[0].hints
        assert await accounts.by_token(store, "digest") == (Person("abcdefghjk", "Anna"), "play")
        said = await tables.chat_after(store, "t", 0)
        assert [line.person for line in said] == ["abcdefghjk", None, None]
        history = await tables.history(store, "t", -1)
        assert [row.action for row in history] == [
            VOCABULARY.action(notation) for notation in FIRST_NUMBERS.values()
        ]

    with_store(tmp_path, test)


def test_rows_come_back_as_they_were(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        row = await add(store)
        assert await tables.load(store, "t") == (row, [SeatRow(0, "open"), SeatRow(1, "bot", level="x")])
        await tables.append(store, row, [entry(1, "0:a")], "{}")
        await tables.append(store, row, [entry(2)], "{}")
        assert await tables.history(store, "t") == [entry(1, "0:a"), entry(2)]
        assert await tables.history(store, "t", 1) == [entry(2)]
        snapshots = [Snapshot(1, 1, {"a": 1}), Snapshot(9, 7, {"b": [1, 2]}, {"left": [1.5]})]
        for snapshot in snapshots:
            await tables.keep_snapshot(store, "t", snapshot)
        assert await tables.snapshot(store, "t") == snapshots[1]
        assert await tables.snapshot(store, "t", 6) == snapshots[0]
        line = ChatRow(1, None, "Anna", "hi", 3.0, "p:1")
        await tables.say(store, "t", line)
        assert await tables.chat_after(store, "t", 0) == [line]
        assert await tables.last_chat(store, "t") == 1
        assert await tables.load(store, "u") is None

    with_store(tmp_path, test)


def test_rows_of_every_kind_are_written_at_the_first_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A batch that fails is tried again row by row, which would hide a statement that never works."""

    async def never(_connection: AsyncConnection) -> None:
        raise AssertionError("a batch has failed")

    monkeypatch.setattr("tessera.server.store.writer._in_order", lambda _statements: never)

    async def test(store: Store) -> None:
        await people.add(store, Person("p", "Anna"), "session", "a browser", 1.0)
        table = await add(store)
        await tables.append(store, table, [EntryRow(1, "act", 0, 1.0, 1.0, 7, [(1, 2)], request="r")], "face")
        await tables.keep_snapshot(store, table.id, Snapshot(1, 1, {"a": [1]}))
        await tables.keep_review(store, table.id, Review([[0.5]], [[1]]))
        await tables.say(store, table.id, ChatRow(1, None, "Anna", "Hello!", 1.0, person="p"))
        await reports.add(store, ReportRow("id", 1.0, table.id, "p", "Anna", None, "Boris", "Hello!", "rude"))

    with_store(tmp_path, test)


def test_of_two_with_one_number_or_one_request_the_first_wins(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        row = await add(store)
        await add(store, "u")
        results = await asyncio.gather(
            tables.append(store, row, [entry(1, "0:a")], "{}"),
            tables.append(store, row, [entry(1, "0:b")], "{}"),
            tables.append(store, table("u"), [entry(1, "0:a")], "{}"),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Taken, type(None)]
        with pytest.raises(Taken):
            await tables.append(store, row, [entry(2, "0:a")], "{}")
        assert await tables.history(store, "t") == [entry(1, "0:a")]
        assert len(await tables.history(store, "u")) == 1

    with_store(tmp_path, test)


def test_an_entry_that_does_not_follow_the_last_one_is_refused(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        row = await add(store)
        await add(store, "u")
        await tables.append(store, row, [entry(1)], "{}")
        for sequence in (0, 3):
            with pytest.raises(Taken):
                await tables.append(store, row, [entry(sequence)], "{}")
        with pytest.raises(Taken):
            await tables.append(store, table("u"), [entry(2)], "{}")
        results = await asyncio.gather(
            tables.append(store, row, [entry(3)], "{}"),
            tables.append(store, table("u"), [entry(1)], "{}"),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [Taken, type(None)]
        assert await tables.history(store, "t") == [entry(1)]

    with_store(tmp_path, test)


def test_a_vote_is_kept_only_for_the_table_it_was_cast_at(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        row = await add(store)
        vote, other = SeatRow(0, "open", wants_rematch=True), SeatRow(1, "bot", level="x")
        await tables.append(store, row, [entry(1)], '{"sequence": 1}')
        with pytest.raises(Taken):
            await tables.change(store, Votes(row, [vote, other], [vote], 0, "{}"))
        over = table()
        over.status = "over"
        with pytest.raises(Taken):
            await tables.change(store, Votes(over, [vote, other], [vote], 1, "{}"))
        loaded = await tables.load(store, "t")
        assert loaded is not None
        assert not loaded[1][0].wants_rematch
        await tables.change(store, Votes(row, [vote, other], [vote], 1, "{}"))
        loaded = await tables.load(store, "t")
        assert loaded is not None
        assert loaded[1][0].wants_rematch
        blind = SeatRow(1, "bot", level="x", agreed=[0])
        with pytest.raises(Taken):  # by somebody who does not know of the first vote
            await tables.change(store, Votes(row, [SeatRow(0, "open"), blind], [blind], 1, "{}"))
        loaded = await tables.load(store, "t")
        assert loaded is not None
        assert loaded[1] == [vote, other]

    with_store(tmp_path, test)


def test_many_writers_of_one_moment_share_commits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store) -> None:
        rows = [await add(store, f"t{number}") for number in range(50)]
        commits: list[int] = []
        commit = store.writer._commit

        async def counted(batch: Batch) -> None:
            commits.append(1)
            await commit(batch)

        monkeypatch.setattr(store.writer, "_commit", counted)
        await asyncio.gather(*[tables.append(store, row, [entry(1)], "{}") for row in rows])
        assert len(commits) <= 3
        for row in rows:
            assert await tables.history(store, row.id) == [entry(1)]

    with_store(tmp_path, test)


def test_a_place_is_taken_once(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        row = table()
        row.status = "waiting"
        places = [SeatRow(0, "open"), SeatRow(1, "open")]
        await tables.add(store, row, places, "{}")
        for name in ("a", "b"):
            await people.add(store, Person(name, name), f"session {name}", "", 1.0)
        taken, also = SeatRow(0, "person", "a", "a"), SeatRow(0, "person", "b", "b")
        await tables.seat_somebody(store, row, [taken, places[1]], taken, "open", "{}")
        with pytest.raises(Taken):
            await tables.seat_somebody(store, row, [also, places[1]], also, "open", "{}")
        last = SeatRow(1, "person", "b", "b")
        with pytest.raises(Taken):  # whoever did not hear that the first place was taken
            await tables.seat_somebody(store, row, [places[0], last], last, "open", "{}")
        loaded = await tables.load(store, "t")
        assert loaded is not None
        assert loaded[1][0].person == "a"
        assert await tables.remove(store, "t")
        assert not await tables.remove(store, "t")
        assert await tables.load(store, "t") is None

    with_store(tmp_path, test)


def test_tables_that_are_due_are_found(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for name, due in (("a", 5.0), ("b", None), ("c", 50.0)):
            row = table(name)
            row.due = due
            await tables.add(store, row, [SeatRow(0, "open")], "{}")
        assert await tables.due(store, 10.0) == ["a"]

    with_store(tmp_path, test)


def test_the_key_of_the_server_stays(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        keys = await asyncio.gather(*[store.key("cookie", bytes([number])) for number in range(5)])
        assert len(set(keys)) == 1

    with_store(tmp_path, test)


@pytest.mark.parametrize("url", ["", "games.db", "mysql://localhost/games", "sqlite://", "postgresql://"])
def test_a_database_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(WrongOption):
        open_engine(url)


def test_a_store_is_closed_when_its_last_reader_has_left_and_lets_nobody_in_meanwhile(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(sqlite_url(tmp_path / "tessera.sqlite3"))
        await store.open()
        async with store.reading() as connection:
            closing = asyncio.create_task(store.close())
            while not store._is_closed:
                await asyncio.sleep(0)
            with pytest.raises(Refusal):
                await tables.history(store, "t")
            await connection.execute(text("SELECT 1"))
            assert not closing.done()
        await closing

    asyncio.run(work())
    gc.collect()  # a connection that nobody closed warns here
