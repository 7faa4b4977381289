"""Together: several seats answer, in any order, and nobody learns anything before all have.

A game derives one frame for each such question and writes what may be answered and what follows::

    class Claim(Together["MillState"]):
        def choices(self, state, seat, given): ...      the legal answers of a seat
        def is_last(self, state, seat, given): ...      whether it has nothing left to answer
        def holding(self, ready, given): ...            the same question, with other answers kept
        def conclude(self, state, chance): ...          all have answered

A seat may answer several times; its answers are kept here, out of all views but its own. Who is asked
must follow from what everybody sees (an ability that lies open, a hand that is not empty), whatever the
seat holds, and it is asked even if there is only one answer: so being asked tells nothing. The seats that
are not asked are ready from the beginning.
"""

from typing import TypeVar

from tessera.core import mypyc_attr
from tessera.core.chance import Chance
from tessera.core.frame import Frame
from tessera.core.state import State

T = TypeVar("T", bound=State)
"""The state of the frame's game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame[T]):
    """`ready` are the seats that have answered, as bits; `given` what each seat has answered so far."""

    def __init__(self, ready: int, given: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(
            tuple([seat for seat in range(len(given)) if not ready >> seat & 1]), keeps_a_secret=True
        )
        self.ready = ready
        self.given = given

    # What a game writes

    def choices(self, state: T, seat: int, given: tuple[int, ...]) -> list[int]:
        """The legal answers of a seat that has given these."""
        raise NotImplementedError

    def kept(self, state: T, seat: int, given: tuple[int, ...], action: int) -> tuple[int, ...]:
        """What a seat has given after one more answer: the actions themselves, unless a game says else."""
        return (*given, action)

    def is_last(self, state: T, seat: int, given: tuple[int, ...], action: int) -> bool:
        """Whether a seat has nothing left to answer after an action; `given` includes it."""
        raise NotImplementedError

    def holding(self, ready: int, given: tuple[tuple[int, ...], ...]) -> "Together[T]":
        """The same question, with other answers."""
        raise NotImplementedError

    def tell_ready(self, state: T, seat: int) -> None:
        """A seat has answered, which everybody may know. Called only if there is a sink."""

    def conclude(self, state: T, chance: Chance) -> None:
        """All have answered, and the frame is off the stack: what was given is revealed."""
        raise NotImplementedError

    def made_up(self, state: T, seat: int, chance: Chance) -> tuple[int, ...]:
        """Answers that a seat which is ready may have given: here any, one after another."""
        given: tuple[int, ...] = self.untouched(state, seat)
        while True:
            actions = self.choices(state, seat, given)
            if not actions:
                return given
            action = actions[chance.below(len(actions))]
            given = self.kept(state, seat, given, action)
            if self.is_last(state, seat, given, action):
                return given

    def untouched(self, state: T, seat: int) -> tuple[int, ...]:
        """What a seat has given before its first answer."""
        return ()

    # What follows

    def actions(self, state: T, seat: int) -> list[int]:
        return self.choices(state, seat, self.given[seat])

    def answer(self, state: T, seat: int, action: int, chance: Chance) -> None:
        ready = self.ready
        given = list(self.given)
        given[seat] = self.kept(state, seat, given[seat], action)
        if self.is_last(state, seat, given[seat], action):
            ready |= 1 << seat
            if state.sink is not None:
                self.tell_ready(state, seat)
        following = self.holding(ready, tuple(given))
        if following.asked:
            state.replace(following)
        else:
            state.finish()
            state.reveal()
            following.conclude(state, chance)

    def guessed(self, state: T, seat: int, chance: Chance) -> "Together[T]":
        """Any answers for those who are ready; for the others none, since nobody sees how far they are."""
        given: list[tuple[int, ...]] = []
        for other in range(len(self.given)):
            if other == seat:
                given.append(self.given[other])
            elif other in self.asked:
                given.append(self.untouched(state, other))
            else:
                given.append(self.made_up(state, other, chance))
        return self.holding(self.ready, tuple(given))
