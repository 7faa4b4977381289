"""Triggers work through a table, stop where somebody is asked, and go on; lasting effects end in time."""

from typing import Any

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.lasting import Lasting, adding, lasts, outlasting
from tessera.core.message import Message
from tessera.core.trigger import Tables, Trigger
from tests.core.toy import Toy, ToyState

SCORE, ASK, LOSE, END = range(4)
DAWN, DUSK = range(2)
TABLES = Tables(moments=2)
TABLES.hang(DAWN, SCORE, ASK, LOSE)
TABLES.hang(DUSK, SCORE, END, SCORE)
TABLES.hang(DAWN, SCORE)


class Moment(Trigger[ToyState]):
    def abilities(self, state: ToyState) -> tuple[int, ...]:
        return TABLES.row(self.moment)

    def use(self, state: ToyState, ability: int, chance: Chance) -> None:
        if ability == SCORE:
            state.points[self.seat] += 1
        elif ability == LOSE:
            state.points[self.seat] -= 10
        elif ability == END:
            state.end("counted")
        else:
            state.push(Asked(self.seat))

    def resumed(self, following: int) -> "Moment":
        return Moment(self.moment, self.seat, following)


class Asked(SeatFrame[ToyState]):
    def actions(self, state: ToyState, seat: int) -> list[int]:
        return [0, 1]

    def answer(self, state: ToyState, seat: int, action: int, chance: Chance) -> None:
        state.finish()
        state.points[seat] += 100 * action

    def prompt(self, state: ToyState, seat: int) -> Message:
        return Message("toy.prompt.play")


def triggered(moment: int, seat: int = 1) -> ToyState:
    state = ToyState(Toy(), 2)
    state.push(Moment(moment, seat))
    state.settle(Chance(1))
    return state


def test_abilities_are_used_in_the_order_of_their_table_until_somebody_is_asked() -> None:
    state = triggered(DAWN)
    assert state.points == [0, 1]
    assert state.stack == [Moment(DAWN, 1, 2), Asked(1)]


def test_a_trigger_goes_on_where_it_stopped_and_then_is_done() -> None:
    state = triggered(DAWN)
    state.apply(1, 1, Chance(1))
    assert state.points == [0, 1 + 100 - 10 + 1]
    assert state.stack == []


def test_an_ability_that_ends_the_game_is_the_last() -> None:
    state = triggered(DUSK, seat=0)
    assert state.is_over
    assert state.points == [1, 0]


def test_a_waiting_trigger_is_plain_data() -> None:
    trigger: Any = triggered(DAWN).stack[0]
    assert trigger.values() == (DAWN, 1, 2)
    assert Moment(*trigger.values()) == trigger


# Lasting effects

TRUCE, BOON = range(2)
EFFECTS: tuple[Lasting, ...] = ((TRUCE, 0, 5), (BOON, 1, 4))


def test_an_effect_lasts_for_its_seat_alone() -> None:
    assert lasts(EFFECTS, TRUCE, 0)
    assert not lasts(EFFECTS, TRUCE, 1)
    assert not lasts(EFFECTS, BOON, 0)


def test_an_effect_ends_with_the_turn_it_names() -> None:
    assert outlasting(EFFECTS, 3) == EFFECTS
    assert outlasting(EFFECTS, 4) == ((TRUCE, 0, 5),)
    assert outlasting(EFFECTS, 5) == ()


def test_the_same_effect_does_not_last_twice() -> None:
    longer = adding(EFFECTS, (TRUCE, 0, 7))
    assert sorted(longer) == [(TRUCE, 0, 7), (BOON, 1, 4)]
    assert adding(longer, (TRUCE, 0, 6)) == longer
    assert len(adding(EFFECTS, (TRUCE, 1, 6))) == 3
