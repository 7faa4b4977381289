"""The history of a table: whoever follows the same entries is in the same state."""

import itertools

import pytest

import tessera
from tessera.core.chance import Chance
from tessera.core.errors import NothingToUndo, TesseraError
from tessera.server.history import SNAPSHOT_EVERY, Beginning, History, begin, restore
from tessera.server.protocol import Clock
from tessera.server.store.rows import EntryRow, Snapshot
from tessera.server.world import Moment

BEGINNING = Beginning(
    game=tessera.load("duel"),
    options=tessera.load("duel").check_options({"pantheon": "true"}),
    names=["Anna", "Boris"],
    secret=b"a secret that is a secret indeed",
    clock=Clock("game", 600, extra=3),
    bots=frozenset(),
    up=100.0,
)


def moment(up: float) -> Moment:
    """The calendar goes back all the time: clocks must not care."""
    return Moment(5000.0 - up, up)


class Played:
    """A game at random, with undos wherever they are possible."""

    def __init__(self, moves: int, seed: int = 5) -> None:
        self.history = begin(BEGINNING)
        self.entries: list[EntryRow] = []
        self.snapshots: list[Snapshot] = []
        dice, now = Chance(seed), 100.0
        while len(self.entries) < moves and not self.history.match.is_over:
            now += 1.5
            seat = self.history.acting[0]
            legal = self.history.state.actions(seat)
            action = legal[dice.below(len(legal))]
            self.entries.append(self.history.act(seat, action, moment(now), f"{seat}:{len(self.entries)}"))
            if self.history.match.can_undo(seat) and dice.below(3) == 0:
                self.entries.append(self.history.undo(seat, moment(now + 0.5), None))
            if self.history.wants_snapshot():
                self.snapshots.append(self.history.snapshot())


def facts(history: History) -> list[object]:
    assert history.clocks is not None
    record = history.match.record
    return [
        history.sequence,
        history.state.to_data(),
        history.moves,
        history.requests,
        history.match.drawn,
        history.asked,
        history.clocks.to_data(),
        [history.match.can_undo(seat) for seat in (0, 1)],
        [(move.seat, move.action, move.outcomes) for move in record.moves],
        record.to_text(),
    ]


@pytest.mark.parametrize("length", [1, 20, 40, 77, 500])
def test_a_stored_history_is_restored_with_and_without_a_snapshot(length: int) -> None:
    played = Played(length)
    setup = played.history.match.record.setup
    assert any(entry.kind == "undo" for entry in played.entries) or length == 1
    for snapshot in [None, *played.snapshots]:
        restored = restore(BEGINNING, setup, played.entries, snapshot)
        assert facts(restored) == facts(played.history)


def test_snapshots_are_taken_now_and_then_at_barriers() -> None:
    played = Played(500)
    numbers = [snapshot.sequence for snapshot in played.snapshots]
    assert len(numbers) >= 2
    assert all(later - earlier >= SNAPSHOT_EVERY for earlier, later in itertools.pairwise(numbers))


def test_a_restored_history_goes_on_with_the_same_chance() -> None:
    whole, half = Played(500), Played(60)
    restored = restore(BEGINNING, half.history.match.record.setup, half.entries, half.snapshots[-1])
    for entry in whole.entries[len(half.entries) :]:
        if entry.kind == "undo":
            restored.undo(entry.seat, Moment(entry.at, entry.up), None)
            continue
        assert entry.action is not None
        again = restored.act(entry.seat, entry.action, Moment(entry.at, entry.up), entry.request)
        assert again == entry
    assert facts(restored) == facts(whole.history)


def test_undo_works_after_a_restart_up_to_the_barrier() -> None:
    played = Played(1)
    history = restore(BEGINNING, played.history.match.record.setup, played.entries[:1], None)
    seat = played.entries[0].seat
    history.undo(seat, moment(200.0), None)
    assert history.state.to_data() == begin(BEGINNING).state.to_data()
    with pytest.raises(NothingToUndo):
        history.undo(seat, moment(201.0), None)


def test_a_history_that_cannot_have_happened_is_found_out() -> None:
    played = Played(30)
    played.entries[10].seat = 1 - played.entries[10].seat
    with pytest.raises(TesseraError):
        restore(BEGINNING, played.history.match.record.setup, played.entries, None)


def test_events_are_kept_in_words() -> None:
    played = Played(500)
    acts = [entry for entry in played.entries if entry.kind == "act"]
    assert all(entry.told.notation and entry.told.name for entry in acts)
    assert any(entry.told.events for entry in acts)
    assert any(entry.told.is_secret for entry in acts)
