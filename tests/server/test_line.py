"""The line before the workers goes round the people, however much each of them asks."""

import asyncio
from dataclasses import dataclass

import pytest

from tessera.server.thinking.line import Line


@dataclass(frozen=True)
class Wish:
    number: int
    people: frozenset[str]
    rank: int = 0


def wish(number: int, *people: str, rank: int = 0) -> Wish:
    return Wish(number, frozenset(people), rank)


def line_of(*wishes: Wish) -> Line[Wish]:
    line: Line[Wish] = Line()
    for one in wishes:
        line.put(one)
    return line


def taken(line: Line[Wish], most: int = 1000) -> list[int]:
    return [line.take().number for _ in range(min(most, len(line)))]


def test_people_take_turns_however_much_each_asks() -> None:
    line = line_of(*[wish(number, "anna") for number in range(1, 5)], wish(5, "boris"), wish(6, "vera"))
    assert taken(line) == [1, 5, 6, 2, 3, 4]


def test_whoever_comes_anew_goes_before_a_second_turn_of_the_others() -> None:
    line = line_of(*[wish(number, "anna") for number in range(1, 21)])
    assert taken(line, 3) == [1, 2, 3]
    line.put(wish(21, "boris"))
    assert taken(line, 2) == [21, 4]
    line.put(wish(22, "boris"))
    line.put(wish(23, "vera"))
    assert taken(line, 4) == [22, 23, 5, 6]


def test_a_turn_is_used_up_even_when_nothing_of_that_person_waits_any_more() -> None:
    line = line_of(wish(1, "anna"))
    assert taken(line) == [1]
    line.put(wish(2, "anna"))
    line.put(wish(3, "boris"))
    assert taken(line) == [3, 2]


def test_nobody_saves_turns_up() -> None:
    line = line_of(*[wish(number, "anna") for number in range(1, 101)])
    assert len(taken(line, 50)) == 50
    for number in range(101, 111):
        line.put(wish(number, "boris"))
    assert taken(line, 6) == [101, 51, 102, 52, 103, 53]


def test_nobody_waits_for_ever_while_others_come_and_go() -> None:
    line = line_of(wish(1, "anna", rank=2))
    served = []
    for number in range(2, 40, 2):
        line.put(wish(number, "boris"))
        line.put(wish(number + 1, "vera"))
        served += taken(line, 2)
    assert 1 in served[:3]


def test_moves_go_before_hints_and_hints_before_reviews_of_the_same_person() -> None:
    line = line_of(wish(1, "anna", rank=2), wish(2, "anna", rank=1), wish(3, "anna"), wish(4, "anna"))
    assert taken(line) == [3, 4, 2, 1]


def test_a_hint_does_not_wait_for_all_moves_of_somebody_else() -> None:
    line = line_of(*[wish(number, "anna") for number in range(1, 21)], wish(21, "boris", rank=1))
    assert taken(line, 2) == [1, 21]


def test_what_waits_for_two_people_is_taken_in_the_turn_of_either_and_once() -> None:
    line = line_of(*[wish(number, "anna") for number in range(1, 4)], wish(4, "anna", "boris"))
    assert taken(line) == [1, 4, 2, 3]
    assert len(line) == 0


def test_what_does_not_wait_any_more_is_not_taken() -> None:
    first, second = wish(1, "anna"), wish(2, "anna")
    line = line_of(first, second)
    line.discard(first)
    line.discard(first)
    assert taken(line) == [2]


def test_people_who_had_their_turn_long_ago_are_forgotten() -> None:
    line: Line[Wish] = Line()
    for number in range(1000):
        line.put(wish(2 * number, f"guest {number}"))
        line.put(wish(2 * number + 1, "anna"))
        taken(line)
    assert len(line._next_turns) < 10


def test_whoever_is_free_waits_until_something_does() -> None:
    async def wait() -> None:
        line = line_of(wish(1, "anna"))
        await line.somebody()
        line.take()
        waiting = asyncio.create_task(line.somebody())
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(waiting), 0)
        line.put(wish(2, "anna"))
        await waiting

    asyncio.run(wait())
