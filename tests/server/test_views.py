"""What a seat is sent: small enough, and true although it says once what many actions share."""

from collections.abc import Iterator
from itertools import islice

import pytest

import tessera
from tessera import Chance
from tessera.core.game import Game
from tessera.core.match import Situation
from tessera.core.message import OK
from tessera.core.playout import random_states
from tessera.core.scenario import asked as question
from tessera.core.scenario import legal
from tessera.core.state import State
from tessera.games.clash.scenario import end_turn, play
from tessera.server.protocol import Decision, Line, Moved, Problem, Seat, Table, text_of
from tessera.server.tables.audience import encode
from tessera.server.tables.views import actions_of, view_of
from tests.games.clash.late import late

LARGEST = 30_000
"""Bytes of a view, at most."""
EVERY = 5
"""Of so many questions of a game one is looked at."""

of_each_game = pytest.mark.parametrize("game", tessera.names())


def asked(game: Game) -> Iterator[tuple[State, int]]:
    """Who is asked something in random games of every kind: whenever it is the first question of its kind
    in a game, and every so often."""
    for seed, sample in enumerate(game.manifest.samples):
        chance, met = Chance(seed), set[str]()
        states = random_states(game.new(sample.seats, chance, **sample.options), chance)
        for number, state in enumerate(states):
            for seat in state.seats_to_act():
                if number % EVERY == 0 or question(state) not in met:
                    met.add(question(state))
                    yield state, seat


def decision_of(state: State, seat: int) -> Decision:
    decision = view_of(Situation(state), seat).decision
    assert decision is not None
    return decision


@of_each_game
def test_every_view_of_every_decision_is_small(game: str) -> None:
    assert (
        max(len(encode(view_of(Situation(state), seat))) for state, seat in asked(tessera.load(game)))
        < LARGEST
    )


def moved(state: State, seat: int) -> bytes:
    """All that a seat of four is sent after a move that nobody tells anything of."""
    people = [Seat("person", f"Bartholomew {number}", online=True, time_left=1234.5) for number in range(4)]
    table = Table(
        id="0123456789abcdef",
        game="clash",
        rules_version=1,
        options={"trade": "true"},
        status="playing",
        seats=people,
        acting=list(state.acting),
        moves=1500,
        created=1763500000,
        changed=1763500000,
        commitment="0" * 64,
        summary=text_of(state.summary()),
        you=seat,
        hints=True,
    )
    return encode(Moved([], view_of(Situation(state), seat, can_undo=True), table))


def test_a_late_turn_of_four_nations_that_have_nearly_everything_is_small_with_all_round_it() -> None:
    for goods in (7, 2):
        state = late(goods)
        for active in range(state.seats):
            while question(state) == "routes":
                play(state, min(legal(state)))
            assert (question(state), state.active) == ("turn", active)
            assert max(len(moved(state, seat)) for seat in range(state.seats)) < LARGEST
            end_turn(state)


def test_a_price_that_can_be_paid_in_eighty_ways_is_small() -> None:
    state = late()
    play(state, "raise:B4", "wonder:great_arena")
    assert question(state) == "pay"
    assert len(state.actions(0)) > 50
    assert len(moved(state, 0)) < LARGEST


def test_whatever_is_asked_late_is_small() -> None:
    met = set[str]()
    for seed in range(2):
        chance = Chance(seed)
        for state in islice(random_states(late(), chance), 150):
            met.add(question(state))
            for seat in state.seats_to_act():
                assert len(moved(state, seat)) < LARGEST
    assert len(met) > 12


@of_each_game
def test_what_is_said_once_is_true_of_every_action_it_is_said_of(game: str) -> None:
    for state, seat in asked(tessera.load(game)):
        decision = decision_of(state, seat)
        assert decision.actions == state.actions(seat)
        assert [*decision.actions, *decision.others] == [
            *state.actions(seat),
            *[action for action in state.options(seat) if action not in state.actions(seat)],
        ]
        for action, why in zip(decision.others, decision.why, strict=True):
            reason = state.why_not(seat, action)
            assert reason is not OK
            assert decision.problems[why] == Problem(text_of(reason.message), reason.rule)
        lines = {
            action: [decision.lines[place] for place in total.lines]
            for total in decision.sums
            for action in total.actions
        }
        for action in (*decision.actions, *decision.others):
            expected = [Line(text_of(line.message), line.amount) for line in state.explain(seat, action)]
            assert lines.get(action, []) == expected


@of_each_game
def test_nothing_is_said_twice(game: str) -> None:
    for state, seat in asked(tessera.load(game)):
        decision = decision_of(state, seat)
        problems = [encode(problem) for problem in decision.problems]
        lines = [encode(line) for line in decision.lines]
        sums = [encode(total.lines) for total in decision.sums]
        assert len(problems) == len(set(problems))
        assert len(lines) == len(set(lines))
        assert len(sums) == len(set(sums))


@of_each_game
def test_a_game_tells_what_its_actions_are_called(game: str) -> None:
    found = tessera.load(game)
    actions = actions_of(found)
    assert [action.notation for action in actions] == [
        found.vocabulary.notation(number) for number in range(found.vocabulary.size)
    ]
    assert actions[-1].name == text_of(found.name_action(len(actions) - 1))
