"""Phase 2: what the dice show and the buildings yield is added to the tracks."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.era.catalog import (
    CHOICE_FACE,
    CHOICE_FACES,
    CHOICE_STOCK,
    CHOICES,
    EARNERS,
    FACE_CULTURE,
    FACE_STOCK,
    INCOME,
)
from tessera.games.era.construction import gain
from tessera.games.era.names import counts, face_name, face_texts
from tessera.games.era.notation import TAKE
from tessera.games.era.rules import total

if TYPE_CHECKING:
    from tessera.games.era.state import EraState


def collect(state: "EraState", seat: int, chance: Chance) -> None:
    """What is certain is added at once; then each die that leaves a choice is asked for."""
    domain = state.domains[seat]
    stock = total(domain.dice, FACE_STOCK)
    for kind in EARNERS:
        stock += domain.count(kind) * INCOME[kind]
    culture = total(domain.dice, FACE_CULTURE)
    gain(domain, stock)
    domain.culture += culture
    if state.sink is not None:
        state.tell("collected", seat=seat, amounts=counts(stock, culture))
    for face in CHOICE_FACES:
        if domain.dice[face]:
            state.push(TakeOne(seat, face, domain.dice[face], 0))


class TakeOne(SeatFrame["EraState"]):
    """A die pays one thing or another. `left` dice show the face; `first` is the first choice open.

    Alike dice are asked one after another, and not for an earlier choice than the one before.
    """

    def __init__(self, seat: int, face: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.face = face
        self.left = left
        self.first = first

    def actions(self, state: "EraState", seat: int) -> list[int]:
        return [
            TAKE.of(choice) for choice in range(self.first, len(CHOICES)) if CHOICE_FACE[choice] == self.face
        ]

    def answer(self, state: "EraState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        choice = TAKE.argument(action)
        gain(state.domains[seat], CHOICE_STOCK[choice])
        if state.sink is not None:
            state.tell("took", seat=seat, face=self.face, amounts=counts(CHOICE_STOCK[choice]))
        if self.left > 1:
            state.ask(TakeOne(seat, self.face, self.left - 1, choice), chance)

    def prompt(self, state: "EraState", seat: int) -> Message:
        return Message("era.prompt.take", shows=face_texts(self.face), left=self.left)

    def why_not(self, state: "EraState", seat: int, action: int) -> Reason:
        if TAKE.covers(action):
            if CHOICE_FACE[TAKE.argument(action)] == self.face:
                return Reason(Message("era.reason.out_of_order"), "collect")
            face = CHOICE_FACE[TAKE.argument(action)]
            return Reason(Message("era.reason.other_die", face=face_name(face)), "collect")
        return not_now("collect")
