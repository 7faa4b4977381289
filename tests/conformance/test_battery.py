"""Every game keeps the laws, and the battery would notice if it did not."""

from collections.abc import Callable
from typing import Any

import pytest

import tessera
from tessera.conformance import Failure, check_game
from tessera.core.chance import Chance
from tessera.core.deck import Deck
from tessera.core.event import SEAT, Private
from tessera.core.frame import Frame
from tessera.core.message import seat_name
from tessera.core.view import View
from tests.core.toy import Choose, Keep, LookingToy, Toy, ToyState

GAMES = [
    (name, sample.seats, sample.options, seed)
    for name in tessera.names()
    for sample in tessera.load(name).manifest.samples
    for seed in range(sample.games)
]

SAMPLED = 4
"""One state in so many is checked here; `tessera fuzz` checks all of them."""


def failures(game: Toy, seats: int = 3) -> set[str]:
    found: list[Failure] = []
    for seed in range(4):
        found.extend(check_game(game, seed, seats, {}, languages=()).failures)
    return {failure.law for failure in found}


@pytest.mark.parametrize(("name", "seats", "options", "seed"), GAMES)
def test_a_game_keeps_every_law(name: str, seats: int, options: dict[str, str], seed: int) -> None:
    findings = check_game(tessera.load(name), seed, seats, options, every=SAMPLED)
    assert findings.failures == []
    assert findings.decisions > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_simultaneous_decisions_keeps_every_law(seats: int) -> None:
    assert failures(Toy(), seats) == set()
    assert failures(LookingToy(), seats) == set()


# Games that break one law each


def broken(**overrides: Callable[..., Any]) -> Toy:
    game = LookingToy()
    game.state_class = type("Broken", (ToyState,), overrides)
    return game


def test_a_view_that_leaks_is_found() -> None:
    def board(self: ToyState, seat: int | None) -> dict[str, Any]:
        return {**ToyState.board(self, seat), "leak": self.hands}

    assert "views equal under determinize" in failures(broken(board=board))


def test_a_clone_that_shares_is_found() -> None:
    def clone(self: ToyState) -> ToyState:
        copy = ToyState.clone(self)
        copy.points = self.points
        return copy

    assert "clones are independent" in failures(broken(clone=clone), seats=2)


def test_a_clone_that_forgets_is_found() -> None:
    def clone(self: ToyState) -> ToyState:
        copy = ToyState.clone(self)
        copy.round = 0
        return copy

    assert "clones are equal" in failures(broken(clone=clone))


def test_data_that_forgets_is_found() -> None:
    class Forgetful(Toy):
        def state_from_data(self, data: dict[str, Any]) -> ToyState:
            return super().state_from_data({**data, "points": [0] * data["seats"]})

    assert "data round-trips" in failures(Forgetful())


def test_a_lost_card_is_found() -> None:
    def finish(self: ToyState) -> None:
        ToyState.finish(self)
        self.discards.clear()

    assert "components conserved" in failures(broken(finish=finish))


def test_a_determinization_that_changes_ones_own_hand_is_found() -> None:
    def determinize(self: ToyState, seat: int, chance: Chance) -> ToyState:
        copy = self.clone()
        everything = Deck(
            tuple(sorted([*self.deck.cards(), *[card for hand in self.hands for card in hand]]))
        )
        for hand in copy.hands:
            cards, everything = everything.deal(len(hand), chance)
            hand[:] = sorted(cards)
        copy.deck = everything
        return copy

    found = failures(broken(determinize=determinize))
    assert {"views equal under determinize", "actions equal under determinize"} <= found


def test_a_score_that_is_not_the_sum_of_its_sheet_is_found() -> None:
    def scores(self: ToyState) -> list[int]:
        return [points + 1 for points in self.points]

    assert "one score sheet" in failures(broken(scores=scores))


# A secret in a frame that is not on top


def top_alone(state: ToyState) -> list[Frame[Any]]:
    """What somebody sees who only looks at the top of the stack."""
    return state.stack[-1:]


def test_a_guess_that_forgets_the_frames_below_is_found() -> None:
    def determinize(self: ToyState, seat: int, chance: Chance) -> ToyState:
        copy = self.guess(seat, chance)
        if copy.stack:
            copy.replace(copy.stack[-1].guessed(copy, seat, chance))
        return copy

    assert "secrets outlast the top" in failures(broken(determinize=determinize))


def test_a_view_that_forgets_the_frames_below_is_found() -> None:
    def view(self: ToyState, seat: int | None) -> View:
        board = self.board(seat)
        for frame in top_alone(self):
            frame.seen(self, seat, board)
        return View("toy", seat, self.acting, None, self.ending, board)

    assert "secrets outlast the top" in failures(broken(view=view))


def test_a_view_that_shows_what_lies_below_is_found() -> None:
    def board(self: ToyState, seat: int | None) -> dict[str, Any]:
        shown = ToyState.board(self, seat)
        shown["leak"] = [repr(frame) for frame in self.stack[:-1] if isinstance(frame, Keep)]
        return shown

    assert "secrets outlast the top" in failures(broken(board=board))


def test_a_count_that_forgets_the_frames_below_is_found() -> None:
    def held(self: ToyState, kind: str) -> list[int]:
        return [part for frame in top_alone(self) for part in frame.parts().get(kind, ())]

    assert "secrets outlast the top" in failures(broken(held=held))


@pytest.mark.parametrize(
    "values",
    [{}, {"seat": 0, "card": 1}, {"seat": seat_name(0)}, {"seat": "0"}],
    ids=lambda values: [*values],
)
def test_an_event_without_the_values_that_its_kind_declares_is_found(values: dict[str, Any]) -> None:
    def tell(self: ToyState, kind: str, **_: Any) -> None:
        ToyState.tell(self, kind, **values)

    assert failures(broken(tell=tell)) == {"events are facts"}


def test_a_private_event_that_everybody_hears_is_found() -> None:
    game = Toy()
    game.events = {"ready": Private("ready", seat=SEAT)}
    assert failures(game) == {"events are facts"}


def test_an_event_that_nobody_has_declared_is_found() -> None:
    game = Toy()
    game.events = {}
    assert failures(game) == {"no crash"}


def test_a_reveal_that_is_no_barrier_is_found() -> None:
    assert "undo never peeks" in failures(broken(reveal=lambda self: None), seats=2)


def test_an_action_that_is_listed_twice_or_does_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Choose.actions

    def doubled(self: Choose, state: ToyState, seat: int) -> list[int]:
        return original(self, state, seat) * 2

    monkeypatch.setattr(Choose, "actions", doubled)
    assert "no action twice" in failures(Toy())


def test_a_needless_question_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Choose.actions

    def single(self: Choose, state: ToyState, seat: int) -> list[int]:
        self.keeps_a_secret = False
        return original(self, state, seat)[:1]

    monkeypatch.setattr(Choose, "actions", single)
    assert "no needless question" in failures(Toy())


def test_a_dead_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Choose, "actions", lambda self, state, seat: [])
    assert "no dead end" in failures(Toy())


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Toy()
    game.length_limit = 3
    assert "bounded length" in failures(game)


def test_a_crash_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(self: Choose, state: ToyState, seat: int, action: int, chance: Chance) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Choose, "answer", answer)
    assert "no crash" in failures(Toy())


def test_a_message_that_no_language_has_is_found() -> None:
    found = check_game(Toy(), 1, 2, {}).failures
    assert "every message in both languages" in {failure.law for failure in found}
