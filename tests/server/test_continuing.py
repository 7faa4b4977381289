"""Playing on: a position of a finished game becomes a table against computers."""

from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera.core.record import record_from_text, verify
from tessera.server.tables.hall import offered
from tests.server.house import Chair, House, Visitor, house, quick, resigned


def finished(place: House, game: str = "duel", moves: int = 14) -> tuple[Visitor, Visitor, str]:
    anna, boris, table, _ = resigned(place, moves, game)
    return anna, boris, table


def play_on(who: Visitor, table: str, move: int, seat: int, level: str = "random") -> Any:
    wish = {"move": move, "seat": seat, "level": level}
    return who.http.post(f"/api/tables/{table}/play_on", json=wish)


def key_of(answer: Any) -> str:
    return str(answer.json()["text"]["key"])


def seen(who: Visitor, table: str, move: int) -> Any:
    return who.http.get(f"/api/tables/{table}/positions/{move}").json()["view"]


def until_asked(chair: Chair) -> None:
    """The computers move until the person is asked, or it is over."""
    while not chair.choices() and chair.table["status"] == "playing":
        chair.next()


@pytest.mark.parametrize("game", offered())
def test_any_position_can_be_played_on_from_any_seat(tmp_path: Path, game: str) -> None:
    with house(quick(tmp_path)) as place:
        anna, boris, table = finished(place, game)
        for who, seat in ((anna, 0), (boris, 1)):
            made = play_on(who, table, 5, seat).json()
            assert (made["status"], made["you"], made["origin"]) == ("playing", seat, table)
            assert made["seats"][1 - seat]["kind"] == "bot"
            again, was = seen(who, made["id"], 5)["board"], seen(who, table, 5)["board"]
            assert again == was
            chair = who.go_to(made["id"])
            until_asked(chair)
            assert chair.act(chair.choices()[0])["type"] == "done"


def test_somebody_who_only_watched_may_take_any_seat_and_the_other_seat_too(tmp_path: Path) -> None:
    with house(quick(tmp_path)) as place:
        anna, _, table = finished(place)
        assert play_on(Visitor(place, "Vera"), table, 3, 1).json()["you"] == 1
        made = play_on(anna, table, 3, 1).json()
        assert made["you"] == 1
        assert [seat.get("name") for seat in made["seats"]] == [None, "Anna"]


def test_what_was_dealt_is_kept_and_what_comes_is_dealt_by_a_secret_of_its_own(tmp_path: Path) -> None:
    with house(quick(tmp_path)) as place:
        anna, _, table = finished(place)
        game = tessera.load("duel")
        was = record_from_text(anna.http.get(f"/api/tables/{table}/record").text, game)
        made = play_on(anna, table, 10, 0).json()
        assert made["commitment"] != was.commitment
        chair = anna.go_to(made["id"])
        for _ in range(6):
            until_asked(chair)
            chair.act(chair.choices()[0])
        chair.ask("resign")
        text = anna.http.get(f"/api/tables/{made['id']}/record").text
        record = record_from_text(text, game)
        assert "\ncontinued: 10\nsetup:" in text
        assert record.setup == was.setup
        before = [(move.seat, move.action, move.outcomes) for move in was.moves[:10]]
        assert [(move.seat, move.action, move.outcomes) for move in record.moves[:10]] == before
        assert verify(record)
        record.continued = None
        with pytest.raises(tessera.core.errors.BadRecord):  # the old shuffles are not of the new secret
            verify(record)


def test_two_who_play_on_from_the_same_position_are_dealt_other_cards(tmp_path: Path) -> None:
    with house(quick(tmp_path)) as place:
        anna, _, table = finished(place)
        game = tessera.load("duel")
        dealt = []
        for _ in range(3):
            made = play_on(anna, table, 6, 0).json()["id"]
            chair = anna.go_to(made)
            while len([entry for entry in chair.entries if entry["kind"] == "act"]) < 20:
                until_asked(chair)
                chair.act(chair.choices()[0])
            chair.ask("resign")
            record = record_from_text(anna.http.get(f"/api/tables/{made}/record").text, game)
            dealt.append(str([move.outcomes for move in record.moves[6:20]]))
        assert len(set(dealt)) == 3


def test_what_was_copied_cannot_be_taken_back_and_survives_a_restart(tmp_path: Path) -> None:
    with house(quick(tmp_path)) as place:
        anna, _, table = finished(place)
        tables = [play_on(anna, table, move, 0).json()["id"] for move in range(1, 8)]
        for made in tables:
            assert not anna.go_to(made).view.get("can_undo")
        made, chair = tables[-1], anna.go_to(tables[-1])
        answer = chair.ask("undo", sequence=chair.sequence)
        assert answer["type"] == "refused"
        board = seen(anna, made, 7)["board"]
        cookies = anna.http.cookies
    with house(quick(tmp_path)) as place:
        again = Visitor(place)
        again.http.cookies = cookies
        chair = again.go_to(made)
        assert (chair.table["continued"], chair.table["you"]) == (7, 0)
        assert seen(again, made, 7)["board"] == board
        assert not chair.view.get("can_undo")


def test_a_game_that_goes_on_or_has_no_such_position_is_not_played_on(tmp_path: Path) -> None:
    with house(quick(tmp_path)) as place:
        anna, _, table = finished(place)
        assert key_of(play_on(anna, table, 15, 0)).endswith("no_such_move")
        assert key_of(play_on(anna, table, 3, 2)).endswith("no_such_seat")
        assert key_of(play_on(anna, table, 3, 0, "nobody")).endswith("no_such_level")
        assert play_on(Visitor(place), table, 3, 0).status_code == 401
        going = play_on(anna, table, 3, 0).json()["id"]
        assert key_of(play_on(anna, going, 1, 0)).endswith("not_over")
        assert play_on(anna, table, 14, 0).status_code == 201  # it was given up there, not played out


def test_a_game_that_is_over_cannot_be_played_on_from_its_end(tmp_path: Path) -> None:
    with house(quick(tmp_path)) as place:
        anna = Visitor(place, "Anna")
        table = anna.make_table("me", "random")
        chair = anna.go_to(table)
        while chair.table["status"] == "playing":
            until_asked(chair)
            if chair.choices():
                chair.act(chair.choices()[0])
        moves = chair.table["moves"]
        assert key_of(play_on(anna, table, moves, 0)) == "core.error.game_over"
        assert play_on(anna, table, moves - 1, 0).status_code == 201
