"""The review: it finds what was thrown away, from what the seat could know, in any game."""

from itertools import pairwise
from pathlib import Path

import pytest

import tessera
from tessera import Chance
from tessera.ai.review import (
    LEAST_LOSS,
    MOST,
    Judgement,
    Question,
    Review,
    Reviewer,
    in_words,
    judge,
    review,
    shared_out,
    smoothed,
)
from tessera.core.match import Match, start
from tessera.core.record import Record, record_from_text
from tessera.games.duel.scenario import action, city, scenario
from tests.core.toy import Toy

RECORDS = Path(__file__).parent.parent / "records"
LONG = 600.0


def recorded(name: str) -> Record:
    game = tessera.load(name.split("/")[0])
    return record_from_text((RECORDS / f"{name}.record").read_text("utf-8"), game)


def quick(record: Record) -> Review:
    return review(record, LONG, seed=1, iterations=4)


def test_a_victory_that_was_not_taken_is_a_great_loss() -> None:
    rival = city(built=["theater", "altar", "baths", "temple", "statue"])
    state = scenario(3, ["pretorium", "study"], mine=city(coins=9), rival=rival, pawn=6)
    judged = judge(state, 0, action("discard:study"), LONG, seed=1, iterations=300)
    assert judged.best == action("build:pretorium")
    assert judged.chance - judged.played > 0.3


def test_the_best_action_loses_nothing() -> None:
    rival = city(built=["theater", "altar", "baths", "temple", "statue"])
    state = scenario(3, ["pretorium", "study"], mine=city(coins=9), rival=rival, pawn=6)
    judged = judge(state, 0, action("build:pretorium"), LONG, seed=1, iterations=300)
    assert judged.best == action("build:pretorium")
    assert judged.chance == judged.played


def test_a_choice_is_judged_by_what_its_seat_could_know() -> None:
    state = tessera.load("duel").new(2, Chance(5), pantheon=True)
    seat = state.seats_to_act()[0]
    guess = state.determinize(seat, Chance(8))
    played = state.actions(seat)[-1]
    judged = [judge(one, seat, played, LONG, seed=2, iterations=30) for one in (state, guess)]
    assert judged[0] == judged[1]


@pytest.mark.parametrize("name", ["duel/scientific", "duel/shared_pantheon"])
def test_chances_go_from_the_set_up_to_the_result(name: str) -> None:
    record = recorded(name)
    found = quick(record)
    assert len(found.chances) == len(found.points) == len(record.moves) + 1
    assert all(sum(chances) == pytest.approx(1) for chances in found.chances)
    winners = record.places.count(1)
    assert found.chances[-1] == [(place == 1) / winners for place in record.places]
    assert found.points[-1] == record.scores


def test_a_resigned_game_ends_with_the_victory_of_the_other() -> None:
    match = start(tessera.load("duel"), {}, ["Anna", "Boris"], Chance(1))
    moved(match, 10)
    match.resign(0)
    found = quick(match.record)
    assert len(found.chances) == 11
    assert found.chances[-1] == [0.0, 1.0]


def test_a_game_that_was_left_is_reviewed_as_far_as_it_went() -> None:
    match = start(tessera.load("duel"), {}, ["Anna", "Boris"], Chance(1))
    moved(match, 6)
    assert len(quick(match.record).chances) == 7


def moved(match: Match, moves: int) -> None:
    for _ in range(moves):
        seat = match.state.seats_to_act()[0]
        match.apply(seat, match.state.actions(seat)[0])


def test_it_serves_any_number_of_seats_and_choices_made_at_once() -> None:
    match = start(Toy(), {}, ["a", "b", "c"], Chance(2))
    while not match.is_over:
        moved(match, 1)
    found = quick(match.record)
    assert all(len(chances) == 3 and sum(chances) == pytest.approx(1) for chances in found.chances)


def test_who_plays_alone_has_points_and_no_turning_points() -> None:
    found = quick(recorded("era/rounds_1"))
    assert found.points[-1] == recorded("era/rounds_1").scores
    assert found.turning_points == []
    assert all(chances == [1.0] for chances in found.chances)


def test_forced_moves_are_no_questions() -> None:
    for question in Reviewer(recorded("duel/civilian_pantheon")).questions():
        assert len(question.state.actions(question.seat)) > 1
        assert question.played in question.state.actions(question.seat)


def test_turning_points_are_the_greatest_losses_in_the_order_of_the_game() -> None:
    reviewer = Reviewer(recorded("duel/civilian"))
    losses = {3: 0.09, 5: 0.5, 8: 0.2, 9: LEAST_LOSS / 2, 12: 0.1, 20: 0.3, 30: 0.11}
    for question in reviewer.questions():
        reviewer.take(question, lost(question, losses.get(question.move, 0.0)))
    points = reviewer.review().turning_points
    assert [point.move for point in points] == [5, 8, 12, 20, 30]
    assert len(points) == MOST
    keys = [in_words(reviewer.record.game, point).key for point in points]
    assert keys == [f"core.review.{word}" for word in ("blunder", "mistake", "slip", "blunder", "slip")]


def lost(question: Question, loss: float) -> Judgement:
    best = next(choice for choice in question.state.actions(question.seat) if choice != question.played)
    return Judgement(best if loss else question.played, 0.6, 0.6 - loss)


def test_the_other_seats_share_what_is_left() -> None:
    assert shared_out([0.5, 0.5], 0, 0.8) == pytest.approx([0.8, 0.2])
    assert shared_out([0.2, 0.6, 0.2], 0, 0.6) == pytest.approx([0.6, 0.3, 0.1])
    assert shared_out([1.0, 0.0, 0.0], 0, 0.5) == pytest.approx([0.5, 0.25, 0.25])


def test_every_choice_is_kept_and_a_turning_point_says_why_the_other_move_was_better() -> None:
    found = quick(recorded("duel/military"))
    asked = [question.move for question in Reviewer(recorded("duel/military")).questions()]
    assert [choice.move for choice in found.choices] == asked
    assert {choice.seat for choice in found.choices} == {0, 1}
    for choice in found.choices:
        assert bool(choice.why) == (choice.loss >= LEAST_LOSS)


def one(chances: list[float]) -> list[list[float]]:
    return [[chance, 1.0 - chance] for chance in chances]


def test_what_one_thought_alone_has_seen_is_noise() -> None:
    calm = [chances[0] for chances in smoothed(one([0.5, 0.5, 0.9, 0.5, 0.5]))]
    assert calm == pytest.approx([0.5] * 5)


def test_where_the_chances_turn_the_line_stays_as_steep() -> None:
    calm = [chances[0] for chances in smoothed(one([0.3, 0.3, 0.3, 0.8, 0.8, 0.8]))]
    assert calm == pytest.approx([0.3, 0.3, 0.3, 0.8, 0.8, 0.8])


def test_small_ups_and_downs_are_evened_out() -> None:
    wild = [0.50, 0.52, 0.49, 0.53, 0.50, 0.54, 0.51]
    calm = [chances[0] for chances in smoothed(one(wild))]
    assert all(sum(chances) == pytest.approx(1) for chances in smoothed(one(wild)))
    assert sum(abs(a - b) for a, b in pairwise(calm)) < 0.5 * sum(abs(a - b) for a, b in pairwise(wild))


def test_the_line_of_a_review_is_smoothed() -> None:
    reviewer = Reviewer(recorded("duel/civilian"))
    for question in reviewer.questions():
        chance = 0.9 if question.move == 20 else 0.5
        reviewer.take(question, Judgement(question.played, chance, chance))
    assert {tuple(chances) for chances in reviewer.review().chances[:-1]} == {(0.5, 0.5)}
