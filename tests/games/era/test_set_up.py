"""The set-up: supply, secret layout, first player."""

import pytest

from tessera.core.chance import Chance, ScriptedChance
from tessera.core.event import Event
from tessera.games.era.frames.layout import Layout
from tessera.games.era.grid import CELL_BIT, CELLS, words_of
from tessera.games.era.scenario import (
    action,
    asked,
    box,
    dice_box,
    dice_supply,
    laid_out,
    legal,
    new_game,
    phase,
    pieces,
    play_as,
    pool,
    reason,
    resources,
    side_of,
    supply,
    told,
)
from tessera.games.era.state import EraState

LAYOUT = [
    "place:r0:a1",
    "place:r0:a3",
    "place:r0:a5",
    "place:r0:f1",
    "place:r0:f3",
    "place:r0:i1",
    "place:r0:i4",
]
"""Three walls, three longhouses, a farm."""


@pytest.mark.parametrize(
    ("seats", "keep", "longhouse", "farm", "walls"),
    [(4, 4, 6, 12, 6), (3, 5, 9, 13, 9), (2, 5, 11, 13, 12), (1, 5, 14, 15, 15)],
)
def test_the_supply_is_without_what_all_begin_with(
    seats: int, keep: int, longhouse: int, farm: int, walls: int
) -> None:
    for state in (new_game(seats), laid_out(seats)):
        assert [supply(state, name) for name in ("keep", "longhouse", "farm", "wall_4")] == [
            keep,
            longhouse,
            farm,
            walls,
        ]


def test_with_two_players_one_building_of_each_kind_stays_in_the_box() -> None:
    state = new_game(2)
    kinds = ("townhouse", "church", "lumber_mill", "hospital", "monastery", "market", "guildhall")
    assert [supply(state, name) for name in kinds] == [4, 4, 2, 2, 2, 2, 2]
    assert [supply(state, name) for name in ("university", "cathedral")] == [1, 1]
    assert [box(state, name) for name in ("keep", "farm", "cathedral")] == [1, 1, 1]
    assert [supply(state, f"wall_{length}") for length in (2, 3, 4, 5, 6)] == [3, 4, 12, 4, 3]
    assert box(state, "wall_4") == 0


def test_with_two_players_one_die_of_each_colour_stays_in_the_box() -> None:
    state = new_game(2)
    assert dice_box(state) == {"peasant": 1, "burgher": 1, "noble": 1, "clergy": 1}
    assert dice_supply(state) == {"peasant": 11, "burgher": 4, "noble": 5, "clergy": 4}


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_nothing_stays_in_the_box(seats: int) -> None:
    state = new_game(seats)
    assert sum(state.box) == sum(state.dice_box) == 0


@pytest.mark.parametrize(("seats", "tokens"), [(1, 0), (2, 3), (3, 3), (4, 5)])
def test_the_number_of_tokens_depends_on_the_players(seats: int, tokens: int) -> None:
    state = laid_out(seats)
    assert (state.tokens, state.flipped) == (tokens, 0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_the_same(seats: int) -> None:
    state = new_game(seats)
    for seat in range(seats):
        assert resources(state, seat) == {"goods": 0, "stone": 1, "wood": 2, "food": 3}
        assert (state.domains[seat].culture, state.domains[seat].disaster) == (0, 0)
        assert pool(state, seat) == {"peasant": 3, "noble": 1}
        assert pieces(state, seat) == ["keep@f6"]


@pytest.mark.parametrize(("seats", "scorched"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_everybody_lays_out_three_walls_three_longhouses_a_farm_and_scorched_land(
    seats: int, scorched: int
) -> None:
    state = laid_out(seats)
    for seat in range(seats):
        kinds = [piece.partition("@")[0] for piece in pieces(state, seat)]
        assert kinds == ["keep", *["wall_4"] * 3, *["longhouse"] * 3, "farm", *["scorched"] * scorched]


def test_all_lay_out_at_the_same_time_and_in_any_order() -> None:
    one, two = new_game(3), new_game(3)
    play_as(one, 2, LAYOUT[0])
    play_as(one, 0, LAYOUT[0], LAYOUT[1])
    play_as(one, 2, LAYOUT[1])
    play_as(two, 0, LAYOUT[0], LAYOUT[1])
    play_as(two, 2, LAYOUT[0], LAYOUT[1])
    assert one.seats_to_act() == two.seats_to_act() == (0, 1, 2)
    assert one.to_data() == two.to_data()


def test_who_is_done_waits_for_the_others() -> None:
    state = new_game(4)
    events = play_as(state, 1, *LAYOUT)
    assert told(events) == ["laid_out"]
    assert state.seats_to_act() == (0, 2, 3)
    assert pieces(state, 1) == ["keep@f6"]


def test_when_all_are_done_the_domains_are_shown_and_the_round_begins() -> None:
    state = new_game(4)
    for seat in (3, 1, 0):
        play_as(state, seat, *LAYOUT)
    events = play_as(state, 2, *LAYOUT)
    assert state.revealed
    assert told(events)[:2] == ["laid_out", "domains_shown"]
    for seat in range(4):
        assert pieces(state, seat)[1:4] == ["wall_4@a1", "wall_4@a3", "wall_4@a5"]
    assert (state.round, phase(state), asked(state)) == (1, "roll", "roll")


def test_pieces_may_be_turned_and_go_anywhere_that_is_free() -> None:
    state = new_game(4)
    assert len(legal(state, "place:")) == 2 * 8 * 11 - 8
    play_as(state, 0, "place:r90:a1")
    assert reason(state, "place:r0:a1") == "on_wall"
    assert reason(state, "place:r0:d6") == "on_wall"
    assert reason(state, "place:r0:k1") == "leaves_grid"
    assert reason(state, "place:r180:b1") == "same_turned"


def test_starting_pieces_flip_no_token() -> None:
    for seats in (2, 3, 4):
        assert laid_out(seats).flipped == 0


def test_starting_scorched_land_stays_outside_the_walls() -> None:
    state = new_game(2)
    # The three walls and the keep can close a ring around one cell, below the keep.
    play_as(state, 0, "place:r90:e6", "place:r90:g6", "place:r90:f8")
    below = CELL_BIT[CELLS.index("f7")]
    assert frame_of(state).planned(state, 0).enclosed == below
    assert is_free(state, below)
    play_as(state, 0, "place:r0:a1", "place:r0:a2", "place:r0:a3", "place:r0:a4")
    assert not is_free(state, below)


def is_free(state: EraState, cell: int) -> bool:
    """Whether the next piece of seat 0 may lie on a cell."""
    frame = frame_of(state)
    free = frame.free_words(state, 0, frame.given[0])
    return any(word & part for word, part in zip(free, words_of(cell), strict=True))


def frame_of(state: EraState) -> Layout:
    frame = state.stack[-1]
    assert isinstance(frame, Layout)
    return frame


# The first player


def begin(*falls: str) -> tuple[int, list[str]]:
    """Who begins a game of four when the noble dice fall so."""
    state = new_game(4)
    for seat in (0, 1, 2):
        play_as(state, seat, *LAYOUT)
    for notation in LAYOUT[:-1]:
        state.apply(3, action(notation), Chance(0))
    rest = [0] * 16
    events: list[Event] = []
    state.apply(3, action(LAYOUT[-1]), ScriptedChance([*map(side_of, falls), *rest]), events)
    return state.first, told(events)


def test_the_most_swords_begin() -> None:
    first, _ = begin("noble_one_sword", "noble_shields", "noble_three_swords", "noble_two_swords")
    assert first == 2


def test_a_skull_or_a_shield_is_no_sword() -> None:
    first, _ = begin("noble_shields", "noble_skull", "noble_goods", "noble_one_sword")
    assert first == 3


def test_those_who_tie_roll_again() -> None:
    first, events = begin(
        "noble_two_swords",
        "noble_one_sword",
        "noble_two_swords",
        "noble_goods",
        "noble_goods",
        "noble_skull",
        "noble_one_sword",
        "noble_goods",
    )
    assert first == 0
    assert events.count("first_roll") == 8


def test_alone_nobody_rolls_for_the_first_turn() -> None:
    state = laid_out(1)
    assert (state.first, state.round) == (0, 1)
