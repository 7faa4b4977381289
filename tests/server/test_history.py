"""The history of a table: whoever follows the same entries is in the same state."""

import dataclasses
import itertools

import pytest

import tessera
from tessera.core.chance import Chance
from tessera.core.errors import NothingToUndo, TesseraError
from tessera.core.record import final_state, record_from_text
from tessera.server.protocol import Clock
from tessera.server.store.rows import EntryRow, Snapshot, to_json, told_from
from tessera.server.tables.export import standing
from tessera.server.tables.history import SNAPSHOT_EVERY, Beginning, History, begin, restore
from tessera.server.tables.numbering import is_told
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


VIEWERS = (0, 1, None)


def moment(up: float) -> Moment:
    """The calendar goes back all the time: clocks must not care."""
    return Moment(5000.0 - up, up)


ERA = dataclasses.replace(BEGINNING, game=tessera.load("era"), options={})
"""All choose in secret at once, and take back what they chose before others did."""
OTHERS = [game for game in map(tessera.load, tessera.names()) if game != BEGINNING.game]
EVERY = [
    BEGINNING,
    *[dataclasses.replace(BEGINNING, game=game, options=game.check_options({})) for game in OTHERS],
]


class Played:
    """A game at random, in wishes of one to three actions, with undos wherever they are possible."""

    def __init__(self, moves: int, seed: int = 5, beginning: Beginning = BEGINNING) -> None:
        self.history = begin(beginning)
        self.entries: list[EntryRow] = []
        self.snapshots: list[Snapshot] = []
        dice, now = Chance(seed), 100.0
        while len(self.entries) < moves and not self.history.match.is_over:
            now += 1.5
            seat = self.history.acting[dice.below(len(self.history.acting))]
            wish, request = self.wish(seat, dice), f"{seat}:{len(self.entries)}"
            self.entries.extend(self.history.act(seat, wish, moment(now), request))
            seat = dice.below(2)
            if self.history.match.can_undo(seat) and dice.below(3) == 0:
                self.entries.extend(self.history.undo(seat, moment(now + 0.5), None))
            if self.history.wants_snapshot():
                self.snapshots.append(self.history.snapshot())

    def wish(self, seat: int, dice: Chance) -> list[int]:
        copy, wish = self.history.copy(), list[int]()
        for _ in range(1 + dice.below(3)):
            if seat in copy.acting:
                legal = copy.state.actions(seat)
                wish.append(legal[dice.below(len(legal))])
                copy.act(seat, wish[-1:], moment(0.0), None)
        return wish


def wishes_of(entries: list[EntryRow]) -> list[list[EntryRow]]:
    """What belongs together."""
    return [
        list(group) for _, group in itertools.groupby(entries, lambda entry: entry.wish or entry.sequence)
    ]


def facts(history: History) -> list[object]:
    assert history.clocks is not None
    record = history.match.record
    return [
        history.sequence,
        history.state.to_data(),
        history.moves,
        [[history.told_moves(viewer), history.count_moves(viewer)] for viewer in VIEWERS],
        [
            [history.numbering.number(viewer, entry) for viewer in VIEWERS]
            for entry in range(history.sequence)
        ],
        history.requests,
        history.match.drawn,
        history.asked,
        history.clocks.to_data(),
        [history.match.can_undo(seat) for seat in (0, 1)],
        [(move.seat, move.action, move.outcomes) for move in record.moves],
        record.to_text(),
    ]


@pytest.mark.parametrize("beginning", EVERY, ids=lambda beginning: beginning.game.name)
@pytest.mark.parametrize("length", [1, 20, 40, 77, 500])
def test_a_stored_history_is_restored_with_and_without_a_snapshot(length: int, beginning: Beginning) -> None:
    played = Played(length, beginning=beginning)
    setup = played.history.match.record.setup
    assert any(entry.kind == "undo" for entry in played.entries) or length == 1
    for snapshot in [None, *played.snapshots]:
        restored = restore(beginning, setup, played.entries, snapshot)
        assert facts(restored) == facts(played.history)


def test_what_was_taken_back_between_quiet_moves_of_others_is_not_in_the_record() -> None:
    played = Played(500, beginning=ERA)
    entries, record = played.entries, played.history.match.record
    assert any(is_taken_back_later(entries, number) for number in range(len(entries)))
    replayed = record_from_text(record.to_text(), ERA.game)
    assert final_state(replayed).to_data() == played.history.state.to_data()
    assert [(entry.seat, entry.action) for entry in standing(entries)] == [
        (move.seat, move.action) for move in record.moves
    ]
    assert [(move.seat, entries[move.sequence - 1].action) for move in played.history.moves] == [
        (move.seat, move.action) for move in record.moves
    ]


def is_taken_back_later(entries: list[EntryRow], number: int) -> bool:
    """Whether the entry takes back what its seat did before others did something."""
    return entries[number].kind == "undo" and entries[number - 1].seat != entries[number].seat


def test_every_viewer_counts_what_they_are_told() -> None:
    played = Played(500, beginning=ERA)
    numbering = played.history.numbering
    for viewer in VIEWERS:
        told = [entry.sequence for entry in played.entries if is_told(entry, viewer)]
        assert [numbering.number(viewer, sequence) for sequence in told] == list(range(1, len(told) + 1))
        assert [numbering.sequence(viewer, number) for number in range(len(told) + 1)] == [0, *told]
        assert numbering.number(viewer) == len(told) < len(played.entries)
        moves = played.history.told_moves(viewer)
        assert played.history.count_moves(viewer) == len(moves)


def test_a_quiet_choice_moves_no_clock() -> None:
    history = begin(ERA)
    assert history.clocks is not None
    before = history.clocks.to_data()
    [entry] = history.act(1, history.state.actions(1)[:1], moment(150.0), None)
    assert entry.told.is_quiet
    assert history.clocks.to_data() == before
    assert history.undo(1, moment(151.0), None)[0].told.is_quiet
    assert history.clocks.to_data() == before


def test_snapshots_are_taken_now_and_then_at_barriers() -> None:
    played = Played(500)
    numbers = [snapshot.sequence for snapshot in played.snapshots]
    assert len(numbers) >= 2
    assert all(later - earlier >= SNAPSHOT_EVERY for earlier, later in itertools.pairwise(numbers))


def test_a_restored_history_goes_on_with_the_same_chance() -> None:
    whole, half = Played(500), Played(60)
    restored = restore(BEGINNING, half.history.match.record.setup, half.entries, half.snapshots[-1])
    for wish in wishes_of(whole.entries[len(half.entries) :]):
        entry, now = wish[0], Moment(wish[0].at, wish[0].up)
        if entry.kind == "undo":
            assert restored.undo(entry.seat, now, None) == wish
            continue
        actions = [one.action for one in wish if one.action is not None]
        assert restored.act(entry.seat, actions, now, entry.request) == wish
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


def test_events_are_kept_as_facts_and_in_words() -> None:
    played = Played(500)
    acts = [entry for entry in played.entries if entry.kind == "act"]
    assert all(entry.told.notation and entry.told.name for entry in acts)
    events = [event for entry in acts for event in entry.told.events]
    game = played.history.match.record.game
    assert {event.text.key for event in events} == {f"{game.name}.log.{event.kind}" for event in events}
    assert all(event.values.keys() == game.events[event.kind].values.keys() for event in events)
    kept = [told_from(to_json(entry.told)) for entry in acts]
    assert kept == [entry.told for entry in acts]
    assert any(entry.told.is_secret for entry in acts)
