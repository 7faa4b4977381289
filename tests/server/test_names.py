"""Names: what one sees is what they are, and nobody at a table is taken for somebody else."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tessera.server.people.lookalikes import skeletons
from tessera.server.people.names import person_name, told_apart
from tessera.server.problems import Refusal
from tests.server.house import House, Visitor, house, quick


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(quick(tmp_path_factory.mktemp("names"))) as running:
        yield running


def said(welcome: str) -> list[Any]:
    lines: list[Any] = json.loads(welcome)["chat"]
    return lines


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("\uff21nna", "Anna"),
        ("\ufb01nn", "finn"),
        ("И\u0306ван", "Йван"),
        ("\u2764\ufe0f", "\u2764"),
        ("Đặng", "Đặng"),
        ("مُحَمَّد", "مُحَمَّد"),
        ("नमस्ते", "नमस्ते"),
        ("Анна", "Анна"),
    ],
)
def test_a_name_is_kept_in_its_plainest_form(typed: str, kept: str) -> None:
    assert person_name(typed) == kept


@pytest.mark.parametrize(
    "name",
    [
        "An\u200dna",
        "An\u200cna",
        "An\u200bna",
        "\u202eannA",
        "\u2066Anna",
        "\u00adAnna",
        "\ufeff",
        "\u115f",
        "\u3164",
        "\uffa0Anna",
        "\u2800",
        "An\u034fna",
        "Anna\U000e0041",
        "\ue000",
        "\u0301Anna",
        "Anna \u0301x",
        "z\u0316\u0317\u0318\u0319",
        "z\u0316\u0316",
        "A\u20dd",
    ],
)
def test_a_name_with_what_cannot_be_seen_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        person_name(name)
    assert refused.value.message.key == "server.error.name_letters"
    assert refused.value.status == 400


@pytest.mark.parametrize("name", ["", "  ", "\ufe0f", "x" * 25])
def test_a_name_has_1_to_24_characters(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        person_name(name)
    assert refused.value.message.key == "server.error.name"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0410nna", "Anna"),  # a Cyrillic letter among Latin ones
        ("anna", "ANNA"),
        ("Anna", "Anna"),
        ("Oлег", "Олег"),  # a Latin letter among Cyrillic ones
        ("СОРА", "COPA"),  # all Cyrillic, all Latin
        ("Annal", "Anna1"),
        ("modern", "rnodern"),
        ("A\u0301nna", "\u00c1nna"),
    ],
)
def test_names_that_look_alike_are_told_apart(name: str, other: str) -> None:
    assert told_apart(name, [other]) == f"{name} (2)"
    assert told_apart(other, [name]) == f"{other} (2)"


@pytest.mark.parametrize(
    ("name", "other"), [("Анна", "Anna"), ("Борис", "Boris"), ("Anna", "Hanna"), ("Иван", "Ivan")]
)
def test_names_of_two_alphabets_are_left_alone(name: str, other: str) -> None:
    assert told_apart(name, [other]) == name
    assert told_apart(other, [name]) == other


def test_the_number_is_one_that_nobody_has() -> None:
    assert told_apart("Anna", ["anna", "\u0410nna (2)", "Boris"]) == "Anna (3)"
    assert told_apart("Anna", []) == "Anna"


def test_whatever_stands_for_a_letter_stands_for_itself() -> None:
    assert skeletons("Anna") == {"Anna", "anna"}
    assert skeletons("m") == {"rn"}


def test_whoever_sits_down_beside_somebody_of_the_same_name_gets_a_number(place: House) -> None:
    anna, copy = Visitor(place, "Anna"), Visitor(place, "\u0410nna")
    table = anna.make_table("me", "open")
    copy.join(table)
    seats = anna.http.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "\u0410nna (2)"]
    assert copy.http.get("/api/me").json()["name"] == "\u0410nna"


def test_who_watches_and_speaks_is_told_apart_from_players_and_other_watchers(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    table = anna.make_table("me", "open")
    boris.join(table)
    watching = [Visitor(place, name).go_to(table) for name in ("anna", "\u0412oris", "ANNA", "Vera")]
    for chair in (*watching, watching[0]):
        assert chair.ask("say", text="hello")["type"] == "done"
    names = [line["name"] for line in said(Visitor(place).go_to(table).raw[0])]
    assert names == ["anna (2)", "\u0412oris (2)", "ANNA (3)", "Vera", "anna (2)"]


def test_who_plays_speaks_by_the_name_of_the_seat(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    table = anna.make_table("me", "open")
    boris.join(table)
    assert boris.http.post("/api/me", json={"name": "Anna"}).status_code == 200
    boris.go_to(table).ask("say", text="hello")
    assert said(anna.go_to(table).raw[0])[0]["name"] == "Anna (2)"


def test_a_new_name_reaches_the_tables_where_somebody_sits(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    playing, waiting, over = (anna.make_table("me", "open") for _ in range(3))
    for table in (playing, over):
        boris.join(table)
    assert boris.go_to(over).ask("resign")["type"] == "done"
    chair = anna.go_to(playing)
    assert anna.http.post("/api/me", json={"name": "Vera"}).status_code == 200

    def names(table: Any) -> list[str]:
        return [seat.get("name", "") for seat in table["seats"]]

    told = chair.until("changed", lambda message: "Vera" in names(message["table"]))
    assert names(told["table"]) == ["Vera", "Boris"]
    listed = {table["id"]: names(table) for table in boris.http.get("/api/lobby").json()["yours"]}
    assert listed[playing] == ["Vera", "Boris"]
    assert names(anna.http.get(f"/api/tables/{waiting}").json()) == ["Vera", ""]
    assert names(anna.http.get(f"/api/tables/{over}").json()) == ["Anna", "Boris"]
