"""A heap of stones lies on the table. In turn everybody takes one or a few; who takes the last one wins."""

from typing import Any

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.game import Game, Manifest, Option, Sample
from tessera.core.message import OK, Message, Reason, seat_name
from tessera.core.state import State
from tessera.core.vocabulary import Vocabulary

SMALLEST = 10
LARGEST = 15
MOST = 4
"""Stones that can be taken at a time, at most: an option says how many may."""

VOCABULARY = Vocabulary()
TAKE = VOCABULARY.verb("take", tuple(str(count) for count in range(1, MOST + 1)))


class Turn(SeatFrame["HeapState"]):
    """A seat takes stones."""

    def actions(self, state: "HeapState", seat: int) -> list[int]:
        return [TAKE.of(count - 1) for count in range(1, min(state.most, state.heap) + 1)]

    def options(self, state: "HeapState", seat: int) -> list[int]:
        return [TAKE.of(count) for count in range(MOST)]

    def why_not(self, state: "HeapState", seat: int, action: int) -> Reason:
        if TAKE.argument(action) >= state.most:
            return Reason(Message("heap.reason.too_many", most=state.most), "turn")
        if TAKE.argument(action) >= state.heap:
            return Reason(Message("heap.reason.too_few", heap=state.heap), "turn")
        return OK

    def answer(self, state: "HeapState", seat: int, action: int, chance: Chance) -> None:
        count = TAKE.argument(action) + 1
        state.heap -= count
        state.taken[seat] += count
        if state.sink is not None:
            state.tell("taken", seat=seat_name(seat), count=count)
        state.finish()
        if state.heap:
            state.ask(Turn((seat + 1) % state.seats), chance)
        else:
            state.last = seat
            state.end("taken")

    def prompt(self, state: "HeapState", seat: int) -> Message:
        return Message("heap.prompt.take", most=state.most)


class HeapState(State):
    """The heap, what everybody has taken, and who took the last stone."""

    def __init__(self, game: Game, seats: int, heap: int, most: int) -> None:
        self.begin(game, seats)
        self.heap = heap
        self.most = most
        self.taken = [0] * seats
        self.last = -1

    def clone(self) -> "HeapState":
        copy = HeapState(self.game, self.seats, self.heap, self.most)
        copy.begin_as(self)
        copy.taken, copy.last = self.taken.copy(), self.last
        return copy

    def to_data(self) -> dict[str, Any]:
        return {
            **self.core_data(),
            "heap": self.heap,
            "most": self.most,
            "taken": list(self.taken),
            "last": self.last,
        }

    def board(self, seat: int | None) -> dict[str, Any]:
        return {"heap": self.heap, "most": self.most, "taken": list(self.taken)}

    def guess(self, seat: int, chance: Chance) -> "HeapState":
        return self.clone()

    def score_sheets(self) -> list[dict[str, int]]:
        return [{"last": int(seat == self.last)} for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return [1 if self.last in (-1, seat) else 2 for seat in range(self.seats)]

    def summary(self) -> Message:
        return Message("heap.summary", heap=self.heap)

    def parts(self) -> dict[str, int]:
        return {"stones": self.heap + sum(self.taken)}


class Heap(Game):
    """The game, for two or three seats."""

    def __init__(self) -> None:
        super().__init__(
            name="heap",
            rules_version=1,
            seats=(2, 3),
            options=(Option("most", "3", ("2", "3", "4")),),
            vocabulary=VOCABULARY,
            length_limit=LARGEST,
            manifest=Manifest(samples=(Sample(2), Sample(3), Sample(2, {"most": "4"})), endings=("taken",)),
        )

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> HeapState:
        heap = SMALLEST + chance.below(LARGEST - SMALLEST + 1)
        state = HeapState(self, seats, heap, int(options["most"]))
        state.push(Turn(0))
        return state

    def state_from_data(self, data: dict[str, Any]) -> HeapState:
        state = HeapState(self, data["seats"], data["heap"], data["most"])
        state.restore_core(data, self, {"Turn": Turn})
        state.taken, state.last = list(data["taken"]), data["last"]
        return state

    def name_action(self, action: int) -> Message:
        return Message("heap.action.take", count=TAKE.argument(action) + 1)


GAME = Heap()
