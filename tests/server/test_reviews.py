"""Reviews of finished games: worked out while somebody waits, kept, limited, begun again."""

from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera.ai import review
from tessera.ai.review import Judgement
from tessera.server import limits
from tessera.server.protocol import Advice, Choice, Review, Text, TurningPoint
from tessera.server.tables import reviews
from tessera.server.tables.hall import offered
from tessera.server.thinking.workers import ThinkerFailed
from tests.server.house import Chair, House, Visitor, house, quick, resigned


def after_some_moves(place: House, moves: int = 6, game: str = "duel") -> tuple[Visitor, str, Chair]:
    anna, _, table, chair = resigned(place, moves, game)
    return anna, table, chair


def reviewed(chair: Chair, **more: Any) -> Any:
    """Ask, and wait for the last answer."""
    message = chair.ask("review", **more)
    while message.get("is_running"):
        message = chair.until("review")
    return message


def settings(folder: Path, **more: Any) -> Any:
    return quick(folder, review_seconds=0.005, **more)


def test_a_resigned_game_is_reviewed_and_whoever_comes_later_has_it_at_once(tmp_path: Path) -> None:
    with house(settings(tmp_path)) as place:
        _, table, chair = after_some_moves(place)
        before = chair.ask("review")
        assert (before["done"], before["total"], "review" in before) == (0, 6, False)
        found = reviewed(chair, begin=True)["review"]
        assert len(found["chances"]) == len(found["points"]) == 7
        assert found["chances"][-1] == [0.0, 1.0]
        told = [message for message in chair.raw if '"is_running":true' in message]
        assert len(told) > 1  # how far it was
        stranger = Visitor(place).go_to(table)
        assert stranger.ask("review")["review"] == found
    with house(settings(tmp_path)) as place:
        assert Visitor(place).go_to(table).ask("review")["review"] == found


def test_a_review_is_told_by_the_numbers_of_whoever_asks() -> None:
    played = Advice(7, "build:x", Text("duel.action.build"), 0.5)
    points = [TurningPoint(move, 0, played, played, Text("duel.action.build")) for move in (1, 2, 3, 4)]
    choices = [Choice(move, move - 1, 0, 7, 0.5, 7, 0.5) for move in (1, 2, 3, 4)]
    whole = Review([[0.1], [0.2], [0.3], [0.4], [0.5]], [[1], [2], [3], [4], [5]], points, 1, choices)
    assert reviews.as_told(whole, [1, 2, 3, 4]) == whole
    told = reviews.as_told(whole, [2, 4])
    assert told.chances == [[0.2], [0.4], [0.5]]
    assert told.points == [[2], [4], [5]]
    assert [point.move for point in told.turning_points] == [1, 1, 2, 2]
    assert [(choice.move, choice.before) for choice in told.choices] == [(1, 0), (1, 1), (2, 2), (2, 3)]


def test_the_beginning_of_a_review_is_told_by_them_too() -> None:
    choices = [Choice(move, move - 1, 0, 7, 0.5, 7, 0.5) for move in (1, 2)]
    begun = Review([[0.1], [0.2], [0.3]], [[1], [2], [3]], [], 1, choices)
    told = reviews.as_told(begun, [2, 4, 5])
    assert told.chances == [[0.2], [0.3]]
    assert told.points == [[2], [3]]
    assert [choice.move for choice in told.choices] == [1, 1]


def test_what_is_found_is_shown_as_it_comes_and_told_no_more_than_once(tmp_path: Path) -> None:
    with house(settings(tmp_path)) as place:
        _, _, chair = after_some_moves(place, 24)
        message, parts = chair.ask("review", begin=True), []
        while message.get("is_running"):
            if "review" in message:
                parts.append((message["done"], message["review"]))
            message = chair.until("review")
        lengths = [len(found["chances"]) for _, found in parts]
        assert 1 < len(parts) <= reviews.PARTS
        assert lengths == sorted(set(lengths))
        assert all(done >= length for (done, _), length in zip(parts, lengths, strict=True))
        assert all(found["choices"] for _, found in parts)
        whole = message["review"]
        assert whole["points"][: lengths[0]] == parts[0][1]["points"]


def test_a_review_says_in_which_unit_its_points_are(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tessera.load("duel")
    monkeypatch.setattr(game, "points_unit", 2)
    found = reviews.review_of(game, review.Review([[0.5, 0.5]], [[3, 4]], [], []))
    assert (found.points, found.points_unit) == ([[3, 4]], 2)
    assert reviews.as_told(found, []).points_unit == 2


def test_turning_points_name_both_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "LEAST_LOSS", 0.0001)
    with house(settings(tmp_path)) as place:
        _, _, chair = after_some_moves(place, 14)
        points = reviewed(chair, begin=True)["review"]["turning_points"]
        assert points
        for point in points:
            entry = chair.entries[point["move"] - 1]
            assert (entry["seat"], entry["action"]) == (point["seat"], point["played"]["action"])
            assert point["better"]["value"] > point["played"]["value"]
            assert point["text"]["key"].startswith("core.review.")


def test_a_game_that_goes_on_is_not_reviewed(tmp_path: Path) -> None:
    with house(settings(tmp_path)) as place:
        anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
        table = anna.make_table("me", "open")
        assert anna.go_to(table).ask("review", begin=True)["problem"]["text"]["key"].endswith("not_begun")
        boris.join(table)
        assert anna.go_to(table).ask("review", begin=True)["problem"]["text"]["key"].endswith("not_over")


def test_a_stranger_makes_nobody_think(tmp_path: Path) -> None:
    with house(settings(tmp_path)) as place:
        _, table, _ = after_some_moves(place)
        answer = Visitor(place).go_to(table).ask("review", begin=True)
        assert answer["problem"]["text"]["key"] == "server.error.stranger"
        assert place.hall.reviews.running == {}


def test_a_person_may_not_make_the_server_think_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.PER_PERSON, "review", limits.Allowance(1, 1e-6))
    with house(settings(tmp_path, rate_limit=True)) as place:
        anna, _, chair = after_some_moves(place)
        assert reviewed(chair, begin=True)["review"]
        boris = Visitor(place, "Boris")
        second = anna.make_table("me", "open")
        boris.join(second)
        chair = anna.go_to(second)
        chair.ask("resign")
        assert chair.ask("review", begin=True)["problem"]["text"]["key"] == "server.error.too_many"
        assert reviewed(boris.go_to(second), begin=True)["review"]


def test_where_nobody_can_judge_there_is_no_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> Judgement:
        raise ThinkerFailed("crashed")

    with house(settings(tmp_path)) as place:
        _, _, chair = after_some_moves(place)
        with monkeypatch.context() as broken:
            broken.setattr(place.hall.thinkers, "judge", fail)
            assert "review" not in reviewed(chair, begin=True)
        assert reviewed(chair, begin=True)["review"]


def test_two_who_wait_get_the_same_review(tmp_path: Path) -> None:
    with house(settings(tmp_path)) as place:
        _, table, chair = after_some_moves(place, 20)
        other = Visitor(place).go_to(table)
        chair.send({"type": "review", "request": "mine", "begin": True})
        assert chair.until("review")["is_running"]
        theirs, ours = reviewed(other), chair.until("review", lambda told: not told.get("is_running"))
        assert theirs["review"] == ours["review"]


def test_when_nobody_waits_any_more_it_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LINGER", 0.0)
    with house(quick(tmp_path, review_seconds=5.0)) as place:
        anna, table, chair = after_some_moves(place)
        chair.send({"type": "review", "request": "mine", "begin": True})
        assert chair.until("review")["is_running"]
        chair.close()
        while place.hall.reviews.running:
            pass
        answer = anna.go_to(table).ask("review")
        assert "review" not in answer
        assert not answer.get("is_running")


def test_a_review_that_a_restart_interrupted_is_begun_again(tmp_path: Path) -> None:
    with house(quick(tmp_path, review_seconds=5.0)) as place:
        anna, table, chair = after_some_moves(place)
        chair.send({"type": "review", "request": "mine", "begin": True})
        assert chair.until("review")["is_running"]
        cookies = anna.http.cookies
    with house(settings(tmp_path)) as place:
        again = Visitor(place)
        again.http.cookies = cookies
        chair = again.go_to(table)
        assert "review" not in chair.ask("review")
        assert reviewed(chair, begin=True)["review"]


@pytest.mark.parametrize("game", offered())
def test_the_better_move_of_every_choice_is_one_that_its_seat_had_on_its_board(
    tmp_path: Path, game: str
) -> None:
    with house(settings(tmp_path)) as place:
        anna, table, chair = after_some_moves(place, 20, game)
        choices = reviewed(chair, begin=True)["review"]["choices"]
        assert {choice["seat"] for choice in choices} == {0, 1}
        for choice in choices:
            path = f"/api/tables/{table}/seats/{choice['seat']}/positions/{choice['before']}"
            decision = anna.http.get(path).json()["view"]["decision"]
            assert choice["better"] in decision["actions"]
            assert choice["played"] in decision["actions"]
            assert choice["better_chance"] >= choice["chance"]


def test_nobody_looks_through_the_eyes_of_another_while_a_game_goes_on(tmp_path: Path) -> None:
    with house(settings(tmp_path)) as place:
        anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
        table = anna.make_table("me", "open")
        boris.join(table)
        path = f"/api/tables/{table}/seats/1/positions/0"
        assert anna.http.get(path).json()["text"]["key"] == "server.error.not_over"
        anna.go_to(table).ask("resign")
        assert anna.http.get(path).json()["view"]["seat"] == 1
        for wrong in ("seats/2/positions/0", "seats/1/positions/1"):
            assert anna.http.get(f"/api/tables/{table}/{wrong}").status_code == 404
