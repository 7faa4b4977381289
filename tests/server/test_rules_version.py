"""A table that was begun by other rules goes on if it replays to the same state, else it is read only."""

import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tessera import checking
from tessera.cli import main
from tessera.core.chance import Chance
from tessera.core.errors import BadRecord
from tessera.core.event import SEAT, Event, Kind, Place
from tessera.core.game import Game
from tessera.core.message import seat_name
from tessera.core.record import game_of, record_from_text, verify
from tessera.server.app import FILE, Parts
from tessera.server.tables import history
from tessera.server.thinking.thinkers import Minds
from tests.core.toy import Toy, ToyState
from tests.server.house import Chair, House, Visitor, house, play, quick
from tests.server.minds import load_any, make_random

MINDS = Minds(load_any, make_random)


def newer(state: type[ToyState] = ToyState) -> Game:
    """A later version of the toy, with states of its own."""

    game = Toy()
    game.rules_version, game.state_class = 2, state
    return game


class Richer(ToyState):
    """Keeps one thing more than the states before."""

    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "weather": "fine"}


class Generous(ToyState):
    """Counts points twice: nobody is told, but it is another state."""

    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "points": [2 * points + 1 for points in self.points]}


class Talkative(ToyState):
    """Tells things by other names."""

    def tell(self, kind: str, **values: Any) -> None:
        assert self.sink is not None
        self.sink.append(Event("toy", Kind(f"{kind}_indeed", seat=SEAT), values))


class Miscounting(ToyState):
    """Says the same about somebody else: a fact that is another."""

    def tell(self, kind: str, **values: Any) -> None:
        assert self.sink is not None
        shifted = Place("seat", 1, 9, lambda seat: seat_name(seat - 1))
        self.sink.append(Event("toy", Kind(kind, seat=shifted), {"seat": values["seat"] + 1}))


class Stricter(ToyState):
    """The lowest card may not be played any more."""

    def actions(self, seat: int) -> list[int]:
        return super().actions(seat)[1:]


class Luckier(Toy):
    """Asks chance once more when it begins."""

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> ToyState:
        chance.below(2)
        return super().set_up(seats, options, chance)


def luckier() -> Game:
    game = Luckier()
    game.rules_version = 2
    return game


def begun(folder: Path, game: Game, moves: int = 3, seats: int = 2) -> tuple[str, list[Visitor], list[Chair]]:
    """A game of the toy after some moves, at a server that has stopped since."""
    with house(quick(folder), Parts(games={"toy": game}, minds=MINDS)) as place:
        people = [Visitor(place, name) for name in ("Anna", "Boris", "Vera")[:seats]]
        table = people[0].make_table("me", *["open"] * (seats - 1), game="toy")
        for person in people[1:]:
            person.join(table)
        chairs = [person.go_to(table) for person in people]
        play(chairs, moves)
    return table, people, chairs


@pytest.fixture
def snapshots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "SNAPSHOT_EVERY", 1)


def again(person: Visitor, place: House) -> Visitor:
    there = Visitor(place)
    there.http.cookies.update(dict(person.http.cookies))
    return there


def version_in(folder: Path) -> int:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        (version,) = connection.execute("SELECT rules_version FROM tables").fetchone()
    return int(version)


@pytest.mark.usefixtures("snapshots")
@pytest.mark.parametrize("state", [ToyState, Richer])
def test_a_table_that_replays_to_the_same_state_goes_on_by_itself(
    tmp_path: Path, state: type[ToyState]
) -> None:
    table, people, chairs = begun(tmp_path, Toy(), 4)
    later = Parts(games={"toy": newer(state)}, minds=MINDS)
    with house(quick(tmp_path), later) as place:
        there = [again(person, place).go_to(table) for person in people]
        assert [chair.view["board"] for chair in there] == [chair.view["board"] for chair in chairs]
        assert there[0].table["rules_version"] == 2
        assert version_in(tmp_path) == 2
        play(there, 1)
    with house(quick(tmp_path), later) as place:  # and from its snapshots, as the new rules write them
        there = [again(person, place).go_to(table) for person in people]
        assert there[0].sequence == 5
        play(there)
        assert there[0].table["status"] == "over"
        text = there_text(people[0], place, table)
        assert verify(record_from_text(text, newer(state)))


def forget_facts(folder: Path) -> int:
    """Make the stored entries what they were before events had kinds: sentences alone."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        found = connection.execute("SELECT sequence, told FROM entries").fetchall()
        for sequence, text in found:
            told = json.loads(text)
            for event in told["events"]:
                del event["kind"], event["values"]
            connection.execute("UPDATE entries SET told = ? WHERE sequence = ?", (json.dumps(told), sequence))
        connection.commit()
    return len(found)


@pytest.mark.usefixtures("snapshots")
@pytest.mark.parametrize("game", [Toy(), newer()])
def test_a_table_whose_events_were_stored_as_sentences_alone_goes_on(tmp_path: Path, game: Game) -> None:
    table, people, chairs = begun(tmp_path, Toy(), 4)
    assert forget_facts(tmp_path) == 4
    with house(quick(tmp_path), Parts(games={"toy": game}, minds=MINDS)) as place:
        there = [again(person, place).go_to(table) for person in people]
        for before, now in zip(chairs[0].entries, there[0].entries, strict=True):
            assert now["events"] == [{"text": event["text"]} for event in before["events"]]
        play(there)
        assert there[0].table["status"] == "over"
        assert all(event["kind"] == "ready" for entry in there[0].entries[4:] for event in entry["events"])


@pytest.mark.usefixtures("snapshots")
def test_a_table_of_sentences_alone_that_would_be_others_is_read_only(tmp_path: Path) -> None:
    table, people, _ = begun(tmp_path, Toy(), 4)
    forget_facts(tmp_path)
    with house(quick(tmp_path), Parts(games={"toy": newer(Talkative)}, minds=MINDS)) as place:
        assert again(people[0], place).go_to(table).view is None


def there_text(person: Visitor, place: House, table: str) -> str:
    return str(again(person, place).http.get(f"/api/tables/{table}/record").text)


@pytest.mark.usefixtures("snapshots")
@pytest.mark.parametrize(
    "game", [newer(Generous), newer(Talkative), newer(Miscounting), newer(Stricter), luckier()]
)
def test_a_table_of_other_rules_is_read_only(tmp_path: Path, game: Game) -> None:
    table, people, chairs = begun(tmp_path, Toy(), 4)
    with house(quick(tmp_path), Parts(games={"toy": game}, minds=MINDS)) as place:
        anna = again(people[0], place)
        seen = anna.http.get(f"/api/tables/{table}").json()
        assert seen["problem"]["text"]["key"] == "server.error.stranded"
        assert (seen["status"], seen["rules_version"]) == ("playing", 1)
        chair = anna.go_to(table)
        assert chair.view is None
        assert chair.entries == chairs[0].entries
        assert chair.act(0)["problem"]["text"]["key"] == "server.error.read_only"
        answer = anna.http.get(f"/api/tables/{table}/positions/1")
        assert answer.json()["text"]["key"] == "server.error.read_only"
        assert anna.http.get("/api/lobby").json()["yours"][0]["id"] == table
    assert version_in(tmp_path) == 1
    with house(quick(tmp_path), Parts(games={"toy": Toy()}, minds=MINDS)) as place:
        there = [again(person, place).go_to(table) for person in people]
        play(there)  # the older release finishes it
        assert there[0].table["status"] == "over"


def test_people_take_along_what_their_seat_may_know(tmp_path: Path) -> None:
    table, people, chairs = begun(tmp_path, Toy(), 4)
    with house(quick(tmp_path), Parts(games={"toy": newer(Talkative)}, minds=MINDS)) as place:
        for seat, person in enumerate(people):
            text = there_text(person, place, table)
            lines = text.splitlines()
            moves = [line for line in lines if line[:2] in ("1 ", "2 ")]
            assert len(moves) == 4
            own = [entry.get("notation", "?") or "?" for entry in chairs[seat].entries]
            assert [move[2:] for move in moves] == own
            assert "?" in own
            assert "rules: 1" in lines
            assert " | " not in text
            assert place.hall.tables[table].row.secret.hex() not in text
            with pytest.raises(BadRecord):
                game_of(text)


def test_a_finished_game_of_other_rules_gives_its_whole_record(tmp_path: Path) -> None:
    table, people, _ = begun(tmp_path, Toy(), 100)
    with house(quick(tmp_path), Parts(games={"toy": newer(Talkative)}, minds=MINDS)) as place:
        text = there_text(people[0], place, table)
        assert verify(record_from_text(text, Toy()))


# tessera check


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lets the command know a version of the toy."""
    for name in ("TESSERA_DATA", "TESSERA_DATABASE"):
        monkeypatch.delenv(name, raising=False)

    def know(game: Game) -> None:
        monkeypatch.setattr(checking, "offered", lambda: {"toy": game})

    return know


def checked(folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, dict[str, Any]]:
    capsys.readouterr()
    code = main(["check", "--data", str(folder), "--lang", "en", "--json", *more])
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("state", "version", "fate", "code"),
    [
        (ToyState, 1, "goes_on", 0),
        (ToyState, 2, "after_reload", 0),
        (Talkative, 2, "cannot", 1),
    ],
)
def test_check_tells_what_becomes_of_every_table(
    tmp_path: Path,
    state: type[ToyState],
    version: int,
    fate: str,
    code: int,
    toys: Any,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table, _, _ = begun(tmp_path, Toy(), 4)
    before = (tmp_path / FILE).read_bytes()
    game = newer(state)
    game.rules_version = version
    toys(game)
    found, facts = checked(tmp_path, capsys)
    assert (found, facts[fate], facts["tables"][0]["fate"]) == (code, 1, fate)
    assert facts["tables"][0]["table"] == table
    assert facts["tables"][0]["moves"] == 4
    assert (tmp_path / FILE).read_bytes() == before
    for language, word in (("en", "Running games: 1."), ("ru", "Идущих партий: 1.")):
        assert main(["check", "--data", str(tmp_path), "--lang", language]) == code
        assert word in capsys.readouterr().out


def test_check_names_a_damaged_table_and_keeps_what_can_be_read(
    tmp_path: Path, toys: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _, _ = begun(tmp_path, Toy(), 4)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("DELETE FROM entries WHERE sequence = 3")
        connection.commit()
    toys(Toy())
    records = tmp_path / "records"
    code, facts = checked(tmp_path, capsys, "--records", str(records))
    assert (code, facts["damaged"]) == (1, 1)
    assert facts["tables"][0]["why"] == "entry 3 is missing"
    assert len(record_from_text((records / f"{table}.record").read_text(), Toy()).moves) == 2


@pytest.mark.parametrize(
    ("damage", "moves"),
    [
        ("UPDATE tables SET setup = 'not JSON'", 4),
        ("UPDATE tables SET options = ''", 4),
        ("UPDATE entries SET told = '{' WHERE sequence = 3", 2),
    ],
)
def test_check_names_a_table_that_cannot_be_read_and_keeps_the_rest(
    tmp_path: Path, toys: Any, capsys: pytest.CaptureFixture[str], damage: str, moves: int
) -> None:
    table, _, _ = begun(tmp_path, Toy(), 4)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute(damage)
        connection.commit()
    toys(newer())
    records = tmp_path / "records"
    code, facts = checked(tmp_path, capsys, "--records", str(records))
    assert (code, facts["damaged"], facts["tables"][0]["why"]) == (1, 1, "its rows can't be read")
    lines = (records / f"{table}.record").read_text().splitlines()
    assert len([line for line in lines if line[:2] in ("1 ", "2 ")]) == moves


def test_check_shows_how_far_it_is_when_it_takes_long(
    tmp_path: Path, toys: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun(tmp_path, Toy(), 1)
    toys(Toy())
    assert main(["check", "--data", str(tmp_path), "--lang", "en"]) == 0
    assert "Replaying" not in capsys.readouterr().err
    monkeypatch.setattr(checking, "QUIET_SECONDS", -1.0)
    monkeypatch.setattr(checking, "Console", partial(Console, force_terminal=True))
    assert main(["check", "--data", str(tmp_path), "--lang", "en"]) == 0
    assert "Replaying" in capsys.readouterr().err


def test_the_older_release_finishes_what_does_not_go_on_beside_the_new_one(
    tmp_path: Path, toys: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here, older = tmp_path / "here", tmp_path / "older"
    table, people, _ = begun(here, Toy(), 4)
    with house(quick(here), Parts(games={"toy": newer()}, minds=MINDS)) as place:
        goes_on = again(people[0], place).make_table("me", "random", game="toy")
    toys(newer(Talkative))
    code, facts = checked(here, capsys, "--older", str(older))
    assert (code, facts["cannot"], facts["goes_on"]) == (1, 1, 1)
    assert main(["check", "--data", str(here), "--older", str(older), "--lang", "en"]) == 1
    assert "Choose another folder" in capsys.readouterr().err
    with house(quick(older), Parts(games={"toy": Toy()}, minds=MINDS)) as place:
        there = [again(person, place).go_to(table) for person in people]
        play(there)
        assert there[0].table["status"] == "over"
        answer = again(people[0], place).http.get(f"/api/tables/{goes_on}")
        assert answer.status_code == 404


def test_nothing_is_left_to_the_older_release_while_a_server_runs(
    tmp_path: Path, toys: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    here, older = tmp_path / "here", tmp_path / "older"
    begun(here, Toy(), 4)
    toys(newer(Talkative))
    with house(quick(here), Parts(games={"toy": Toy()}, minds=MINDS)):
        assert main(["check", "--data", str(here), "--older", str(older), "--lang", "en"]) == 1
    assert "Stop it first" in capsys.readouterr().err
    assert not older.exists()


def test_check_of_nothing_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--data", str(tmp_path / "nowhere"), "--lang", "en"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
