"""A game where all decide at once, through the table layer; votes of several people."""

from collections.abc import Iterator
from typing import Any

import pytest

from tessera.ai import styles
from tessera.server.app import Parts
from tessera.server.thinking.thinkers import Minds
from tests.server.house import Chair, House, Visitor, house, play, quick, settle
from tests.server.minds import TOY, load_any, make_random


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    parts = Parts(games={"toy": TOY}, minds=Minds(load_any, make_random))
    with house(quick(tmp_path_factory.mktemp("toy")), parts) as running:
        yield running


def three(place: House) -> tuple[str, list[Visitor], list[Chair]]:
    people = [Visitor(place, name) for name in ("Anna", "Boris", "Vera")]
    table = people[0].make_table("me", "open", "open", game="toy")
    for person in people[1:]:
        person.join(table)
    return table, people, [person.go_to(table) for person in people]


def test_all_answer_in_any_order(place: House) -> None:
    _, _, chairs = three(place)
    assert chairs[0].table["acting"] == [0, 1, 2]
    # Nobody has heard of the others when they answer, and still nobody is refused.
    for chair in reversed(chairs):
        answer = chair.act(chair.choices()[0], sequence=0)
        assert answer["type"] == "done"
    for chair in chairs:
        chair.catch_up(3)
        assert chair.table["acting"] == [0, 1, 2]
    own, others = chairs[0].entries[2], chairs[0].entries[:2]
    assert own["seat"] == 0
    assert "action" in own
    assert all("action" not in entry for entry in others)
    play(chairs)
    assert chairs[0].table["result"]["ending"] == "counted"


def test_an_answer_cannot_be_given_twice(place: House) -> None:
    _, _, chairs = three(place)
    assert chairs[1].act(chairs[1].choices()[0])["type"] == "done"
    assert chairs[1].act(0, sequence=1)["type"] == "refused"
    assert chairs[1].ask("undo", sequence=1)["type"] == "done"
    assert chairs[1].choices()


def test_of_three_one_resigns_and_a_bot_plays_on(place: House) -> None:
    table, people, chairs = three(place)
    assert chairs[2].ask("resign")["type"] == "done"
    chairs[2].catch_up(2)
    assert [(entry["kind"], entry["seat"]) for entry in chairs[2].entries] == [("resign", 2), ("act", 2)]
    assert chairs[2].table["status"] == "playing"
    assert chairs[2].ask("give_back")["problem"]["text"]["key"] == "server.error.not_stood_in"
    assert chairs[2].ask("resign")["problem"]["text"]["key"] == "server.error.has_resigned"
    others = chairs[:2]
    while others[0].table["status"] != "over":
        settle(others)
        acting = next((chair for chair in others if chair.choices()), None)
        if acting is not None:
            acting.act(acting.choices()[0])
        elif others[0].table["status"] != "over":
            others[0].next()
    assert people[0].http.get(f"/api/tables/{table}").json()["result"]["ending"] == "counted"


def test_a_bot_stands_in_when_all_others_agree(place: House) -> None:
    _, _, chairs = three(place)
    chairs[2].close()
    for chair in chairs[:2]:
        chair.until("changed", lambda message: not message["table"]["seats"][2].get("online", False))
    assert chairs[0].ask("stand_in", seat=2)["type"] == "done"
    assert chairs[0].table["votes"] == [{"seat": 2, "agreed": [0]}]
    assert chairs[0].sequence == 0
    assert chairs[1].ask("stand_in", seat=2)["type"] == "done"
    chairs[0].until("moved", lambda message: message["entries"][-1]["kind"] == "stand_in")
    chairs[0].until("changed", lambda message: "votes" not in message["table"])


def test_coming_back_makes_votes_void(place: House) -> None:
    table, people, chairs = three(place)
    chairs[2].close()
    gone: Any = lambda message: not message["table"]["seats"][2].get("online", False)  # noqa: E731
    chairs[0].until("changed", gone)
    chairs[0].ask("stand_in", seat=2)
    people[2].go_to(table)
    chairs[0].until("changed", lambda message: "votes" not in message["table"])
    assert chairs[0].sequence == 0


def test_a_table_of_bots_and_one_person(place: House) -> None:
    anna = Visitor(place, "Anna")
    chair = anna.go_to(anna.make_table("me", styles.LEVELS[0], styles.LEVELS[-1], game="toy"))
    while chair.table["status"] != "over":
        if chair.choices():
            chair.act(chair.choices()[0])
            continue
        chair.next()
    assert len(chair.table["result"]["places"]) == 3
