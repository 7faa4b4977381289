"""Whole moves: small actions put together, as far as nobody else speaks."""

import pytest

import tessera
from tessera import Chance
from tessera.core.moves import moves
from tessera.core.state import State
from tessera.games.duel.scenario import RICH, city, scenario


def notations(state: State, seat: int) -> set[tuple[str, ...]]:
    words = state.game.vocabulary
    return {tuple(words.notation(action) for action in move) for move in moves(state, seat)}


def test_a_wonder_comes_with_its_card() -> None:
    state = scenario(1, ["altar", "baths"], mine=city(coins=RICH, plans=["pyramids"]), spare=2)
    found = notations(state, 0)
    assert ("wonder:pyramids", "tuck:altar") in found
    assert ("build:altar",) in found
    assert ("wonder:pyramids",) not in found


def test_a_move_ends_where_chance_is_asked() -> None:
    """What the card below the altar is nobody knows, so the move ends with taking the altar."""
    state = tessera.load("duel").new(2, Chance(1), first=0)
    while state.view(None).board["offer"]:
        seat = state.seats_to_act()[0]
        state.apply(seat, state.actions(seat)[0], Chance(1))
    seat = state.seats_to_act()[0]
    assert all(len(move) <= 2 for move in notations(state, seat))


@pytest.mark.parametrize("name", tessera.names())
def test_moves_can_be_played_and_begin_with_every_action(name: str) -> None:
    game, chance = tessera.load(name), Chance(2)
    state = game.new(game.seats[-1], chance)
    for _ in range(30):
        seat = state.seats_to_act()[0]
        found = [move for _, move in zip(range(500), moves(state, seat, 3), strict=False)]
        assert found[0][0] == state.actions(seat)[0]
        if len(found) < 500:
            assert list(dict.fromkeys(move[0] for move in found)) == state.actions(seat)
        played = found[chance.below(len(found))]
        for action in played[:-1]:
            state.apply(seat, action, Chance(0))
            assert state.seats_to_act() == (seat,)
        state.apply(seat, played[-1], chance)


def test_nothing_is_listed_for_a_seat_that_is_not_asked() -> None:
    assert list(moves(tessera.load("duel").new(2, Chance(1), first=0), 1)) == []


def test_a_move_that_goes_on_is_cut_off() -> None:
    state = scenario(1, ["altar", "baths"], mine=city(coins=RICH, plans=["pyramids"]), spare=2)
    assert all(len(move) == 1 for move in moves(state, 0, longest=1))
