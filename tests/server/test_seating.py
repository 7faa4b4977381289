"""Who sits where: chance says so at tables of three and more, in a game that wants it."""

from pathlib import Path
from typing import Any

import pytest

from tessera.core.chance import SealedChance
from tessera.server.app import Parts
from tessera.server.store import tables as rows
from tessera.server.store.rows import SeatRow
from tessera.server.tables.seating import FIRST_OF_SEATING, dealt
from tests.server.house import FakeWorld, House, Visitor, house, quick

SECRET = b"a secret that is a secret indeed"
NAMES = ["Anna", "Boris", "Clara"]


def make(host: Visitor, game: str, *seats: str) -> Any:
    asked = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    answer = host.http.post("/api/tables", json={"game": game, "seats": asked})
    assert answer.status_code == 201, answer.text
    return answer.json()


def names_at(place: House, table: str) -> list[str]:
    seats = Visitor(place).http.get(f"/api/tables/{table}").json()["seats"]
    return [seat["name"] for seat in seats]


def full_table(place: House, game: str) -> tuple[str, list[Visitor]]:
    """A table of three people who came one after another."""
    people = [Visitor(place, name) for name in NAMES]
    table = make(people[0], game, "me", "open", "open")["id"]
    for guest in people[1:]:
        guest.join(table)
    return table, people


def test_chance_seats_three_people_and_everybody_plays_where_they_sit(tmp_path: Path) -> None:
    with house(quick(tmp_path), Parts(world=FakeWorld(SECRET).world())) as place:
        table, people = full_table(place, "clash")
        order = SealedChance(SECRET, FIRST_OF_SEATING).deal([0, 1, 2], 3)
        assert order == [1, 2, 0]
        assert names_at(place, table) == [NAMES[was] for was in order]
        for was, guest in enumerate(people):
            chair = guest.go_to(table)
            assert chair.view is not None
            assert chair.view["seat"] == order.index(was)
        stored = place.run(rows.load(place.hall.store, table))
        assert stored is not None
        assert [(each.seat, each.name) for each in stored[1]] == list(enumerate(names_at(place, table)))


def test_whoever_waits_at_the_table_is_told_the_seat_that_chance_gave(tmp_path: Path) -> None:
    with house(quick(tmp_path), Parts(world=FakeWorld(SECRET).world())) as place:
        anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
        table = make(anna, "clash", "me", "open", "random")["id"]
        chair = anna.go_to(table)
        assert chair.view is None
        boris.join(table)
        assert chair.until("welcome")["view"]["seat"] == 2
        assert chair.table["seats"][1]["kind"] == "bot"


def test_computers_are_seated_by_chance_too(tmp_path: Path) -> None:
    with house(quick(tmp_path), Parts(world=FakeWorld(SECRET).world())) as place:
        anna = Visitor(place, "Anna")
        made = make(anna, "clash", "me", "random", "random")
        assert [seat["kind"] for seat in made["seats"]] == ["bot", "bot", "person"]


def test_two_sit_where_they_like_and_so_do_three_in_other_games(tmp_path: Path) -> None:
    with house(quick(tmp_path), Parts(world=FakeWorld(SECRET).world())) as place:
        anna = Visitor(place, "Anna")
        made = make(anna, "clash", "me", "random")
        assert [seat["kind"] for seat in made["seats"]] == ["person", "bot"]
        table, _ = full_table(place, "era")
        assert names_at(place, table) == NAMES


@pytest.mark.parametrize("seats", [3, 4])
def test_every_order_of_seats_comes_as_often_as_any_other(seats: int) -> None:
    places = [SeatRow(seat, "person", str(seat), str(seat)) for seat in range(seats)]
    found: dict[tuple[str, ...], int] = {}
    for number in range(2400):
        seated = dealt(places, number.to_bytes(32, "big"))
        assert [place.seat for place in seated] == list(range(seats))
        order = tuple([place.name for place in seated])
        found[order] = found.get(order, 0) + 1
    ways = 24 if seats == 4 else 6
    assert len(found) == ways
    assert all(abs(count - 2400 / ways) < 1200 / ways for count in found.values())
