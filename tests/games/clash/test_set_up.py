"""The beginning: the board for each number of seats, the homes, and what everybody has."""

import math

from tessera.core.hexes import cells_of
from tessera.games.clash import GAME
from tessera.games.clash.layout import LABELS, LAYOUTS, axial
from tessera.games.clash.scenario import (
    advances,
    asked,
    goods,
    hand,
    legal,
    mood,
    new_game,
    owner,
    play,
    reason,
    size,
    supply,
    terrain,
    told,
    track,
    units,
)
from tessera.games.clash.state import ClashState
from tessera.server.store.rows import SeatRow
from tessera.server.tables.seating import dealt

HOMES = {2: ["D2", "D7"], 3: ["E4", "G8", "B7"], 4: ["C2", "I2", "I8", "C8"]}
"""The first city of each seat."""


def started(seats: int = 2, seed: int = 1, **options: str) -> ClashState:
    """A game in which everybody has placed the settlers."""
    state = new_game(seats, seed, **options)
    while asked(state) == "settler":
        play(state, sorted(legal(state))[0])
    return state


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """The steps between two cells, by their coordinates."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def known(state: ClashState) -> list[str]:
    return [LABELS[state.map.layout.label[cell]] for cell in cells_of(state.map.known)]


def test_the_board_has_a_home_for_each_seat_and_eight_twelve_or_fourteen_regions() -> None:
    for seats, regions, cells in ((2, 8, 40), (3, 12, 60), (4, 14, 72)):
        layout = LAYOUTS[seats]
        assert layout.slot_count == seats + regions
        assert layout.size == cells == 4 * layout.slot_count


def test_only_the_homes_are_known_when_the_game_begins() -> None:
    for seats in (2, 3, 4):
        state = new_game(seats)
        assert len(known(state)) == 4 * seats
        assert len(state.tiles) == 16
        for home in HOMES[seats]:
            assert terrain(state, home) == "grassland"


def test_every_home_has_a_grassland_a_forest_a_mountain_and_a_barren_cell() -> None:
    for seats in (2, 3, 4):
        state = new_game(seats)
        for seat in range(seats):
            cells = [LABELS[state.map.layout.label[cell]] for cell in state.map.layout.slots[seat]]
            assert {terrain(state, cell) for cell in cells} == {"grassland", "forest", "mountain", "barren"}


def test_the_first_cities_lie_as_far_apart_as_each_other() -> None:
    for seats, steps in ((2, 5), (3, 5), (4, 6)):
        homes = [axial(home) for home in HOMES[seats]]
        neighbours = zip(homes, [*homes[1:], homes[0]], strict=True)
        assert {distance(one, other) for one, other in neighbours} == {steps}


def test_chance_says_who_sits_where_at_a_table() -> None:
    places = [SeatRow(seat, "person", name, name) for seat, name in enumerate(("Anna", "Boris", "Clara"))]
    orders = {tuple([place.name for place in dealt(places, bytes([number]))]) for number in range(60)}
    assert GAME.manifest.deals_seats
    assert len(orders) == 6


def test_the_seats_sit_round_the_board_clockwise() -> None:
    """The drawing of the board has column A on the left and row 1 on top."""
    for seats in (3, 4):
        places = [axial(home) for home in HOMES[seats]]
        middle = [sum(each) / seats for each in zip(*places, strict=True)]
        angles = [
            math.atan2(r + q / 2 - middle[1] - middle[0] / 2, (q - middle[0]) * 0.866) for q, r in places
        ]
        turned = [(angle - angles[0]) % (2 * math.pi) for angle in angles]
        assert turned == sorted(turned)


def test_each_seat_begins_with_a_happy_city_two_food_and_two_advances() -> None:
    for seats in (2, 3, 4):
        state = new_game(seats)
        for seat in range(seats):
            home = HOMES[seats][seat]
            assert (owner(state, home), mood(state, home), size(state, home)) == (seat, "happy", 1)
            assert goods(state, seat) == {"food": 2}
            assert advances(state, seat) == {"farming", "mining"}
            assert track(state, seat) == 3


def test_the_first_settler_stands_on_a_land_cell_of_the_home_beside_the_city() -> None:
    state = new_game(2)
    cells = {0: {"C2", "D1", "E2"}, 1: {"C8", "D8", "E8"}}[state.first]
    assert asked(state) == "settler"
    assert legal(state) == {f"place:{cell}" for cell in cells}
    assert reason(state, "place:D5") == "not_beside_home"
    cell = sorted(cells)[0]
    play(state, f"place:{cell}")
    assert units(state, cell, state.first) == {"settler": 1}


def test_settlers_are_placed_in_the_order_of_the_turns_beginning_with_the_first_player() -> None:
    state = new_game(3, seed=5)
    for place in range(3):
        assert state.seats_to_act() == ((state.first + place) % 3,)
        play(state, sorted(legal(state))[0])
    assert state.seats_to_act() == (state.first,)


def test_the_first_player_is_drawn() -> None:
    assert {new_game(4, seed).first for seed in range(20)} == {0, 1, 2, 3}


def test_everybody_draws_an_action_card_and_an_objective_and_the_first_round_begins() -> None:
    state = started(4)
    for seat in range(4):
        assert len(hand(state, seat)) == 1
        assert len(state.nations[seat].objectives) == 1
    assert (state.age, state.round, state.active) == (1, 1, state.first)
    assert len(state.deck) == 42 - 4
    assert len(state.objective_deck) == 32 - 4
    assert len(state.event_deck) == 38
    assert len(state.wonder_deck) == 8


def test_a_supply_has_seven_settlements_five_buildings_of_a_kind_and_its_units() -> None:
    state = started(2)
    assert supply(state) == {
        "settler": 3,
        "infantry": 16,
        "ship": 4,
        "academy": 5,
        "fortress": 5,
        "port": 5,
        "temple": 5,
        "settlement": 6,
    }


def test_a_short_game_begins_with_two_settlers_each() -> None:
    state = started(2, length="short")
    assert [supply(state, seat)["settler"] for seat in (0, 1)] == [2, 2]


def test_a_turn_has_three_actions_and_nobody_may_leave_out_one_that_is_possible() -> None:
    state = started(2)
    assert "end" not in legal(state)
    for _ in range(3):
        collect_at_home(state)
    assert {"end"} <= legal(state)
    assert reason(state, "move") == "no_actions"
    assert told(play(state, "end"))[0] == "turn"
    assert state.active == (state.first + 1) % 2


def collect_at_home(state: ClashState) -> None:
    play(state, f"collect:{HOMES[state.seats][state.active]}")
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])
