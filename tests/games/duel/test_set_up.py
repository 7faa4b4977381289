"""Set-up of the game and of each age (rules 1.2 and 2.1)."""

from collections import Counter
from typing import Any

import pytest

from tessera.core.chance import Chance, ScriptedChance
from tessera.core.errors import WrongOption
from tessera.games.duel import GAME
from tessera.games.duel.scenario import (
    HIDDEN,
    RICH,
    city,
    god_deck,
    legal,
    loot,
    mythologies,
    new_game,
    offerings,
    on_enki,
    pantheon_slots,
    play,
    scenario,
)
from tessera.games.duel.state import DuelState

MYTHOLOGIES = ["mesopotamian", "phoenician", "greek", "egyptian", "roman"]


def board(state: DuelState) -> dict[str, Any]:
    return state.view(None).board


def next_age(age: int, seed: int, pantheon: bool | dict[int, str] = False) -> DuelState:
    """The age after the given one, just laid out."""
    state = scenario(age, {20: "altar"}, pantheon=pantheon, box=["law", "economy", "masonry"])
    play(state, "discard:altar", chance=Chance(seed))
    assert state.age == age + 1
    return state


# The base game


def test_each_player_begins_with_seven_coins() -> None:
    assert [city.coins for city in new_game().cities] == [7, 7]


def test_the_pawn_begins_in_the_middle_with_four_military_tokens() -> None:
    state = new_game()
    assert state.pawn == 0
    assert loot(state) == {"near_first_5", "near_first_2", "near_second_2", "near_second_5"}


@pytest.mark.parametrize(("pantheon", "in_box"), [(False, 5), (True, 8)])
def test_five_progress_tokens_lie_on_the_board_and_the_others_in_the_box(pantheon: bool, in_box: int) -> None:
    seen = board(new_game(pantheon=pantheon))
    assert len(set(seen["progress"])) == 5
    assert seen["progress_in_box"] == in_box


def test_the_base_game_has_no_tokens_and_wonders_of_the_expansion() -> None:
    new_things = {"mysticism", "poliorcetics", "engineering", "sanctuary", "divine_theater"}
    seen: set[str] = set()
    for seed in range(30):
        state = new_game(seed)
        seen |= {*board(state)["progress"], *board(state)["offer"]}
    assert not seen & new_things
    for seed in range(30):
        state = new_game(seed, pantheon=True)
        seen |= {*board(state)["progress"], *board(state)["offer"]}
    assert new_things <= seen


def test_the_first_player_is_drawn_or_agreed_upon() -> None:
    assert {new_game(seed).seats_to_act() for seed in range(20)} == {(0,), (1,)}
    assert {new_game(seed, first="1").seats_to_act() for seed in range(9)} == {(0,)}
    assert {new_game(seed, first="2").seats_to_act() for seed in range(9)} == {(1,)}


def test_the_game_is_for_two() -> None:
    with pytest.raises(WrongOption):
        GAME.new(3, Chance(1))


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_structure_has_twenty_cards_of_which_twelve_lie_open(age: int) -> None:
    state = next_age(age - 1, 1) if age > 1 else _after_draft(new_game())
    states = Counter(slot["state"] for slot in board(state)["structure"])
    assert states == {"face_up": 12, "face_down": 8}
    cards = [slot["card"] for slot in board(state)["structure"] if "card" in slot]
    assert len(set(cards)) == 12


@pytest.mark.parametrize(
    ("age", "rows"), [(1, [2, 3, 4, 5, 6]), (2, [6, 5, 4, 3, 2]), (3, [2, 3, 4, 2, 4, 3, 2])]
)
def test_every_other_row_lies_face_down(age: int, rows: list[int]) -> None:
    state = next_age(age - 1, 1) if age > 1 else _after_draft(new_game())
    slots = board(state)["structure"]
    assert [sum(slot["row"] == row for slot in slots) for row in range(1, len(rows) + 1)] == rows
    for slot in slots:
        assert slot["state"] == ("face_up" if slot["row"] % 2 else "face_down")


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_card_lies_under_its_neighbours_of_the_next_row(age: int) -> None:
    slots = board(scenario(age))["structure"]
    places = [(slot["row"], slot["x"]) for slot in slots]
    for number, (row, x) in enumerate(places, 1):
        covers = [
            other for other, place in enumerate(places, 1) if place in ((row + 1, x - 1), (row + 1, x + 1))
        ]
        if covers:
            for cover in covers:
                structure = {number: "altar", cover: "baths"}
                assert legal(scenario(age, structure), "discard:") == {"discard:baths"}
        else:
            everything: dict[int, str] = dict.fromkeys(range(1, 21), HIDDEN)
            everything[number] = "altar"
            assert "altar" in _playable(scenario(age, everything, mine=city(RICH)))


def _playable(state: DuelState) -> list[str]:
    return [slot["card"] for slot in board(state)["structure"] if slot.get("playable")]


def test_three_cards_of_an_age_stay_in_the_box() -> None:
    state = _after_draft(new_game())
    chance = Chance(1)
    while state.age == 1:
        play(state, min(legal(state, "discard:") or legal(state)), chance=chance)
    assert len(state.discards) == 20


@pytest.mark.parametrize(("pantheon", "ending"), [(False, "guild"), (True, "grand_temple")])
def test_three_guilds_or_temples_come_into_the_third_age(pantheon: bool, ending: str) -> None:
    for seed in range(8):
        state = next_age(2, seed, pantheon)
        slots = board(state)["structure"]
        face_up = [slot for slot in slots if slot.get("card", "").endswith(ending)]
        face_down = [slot for slot in slots if slot.get("special")]
        assert len(face_up) + len(face_down) == 3
        assert all(set(slot) == {"row", "x", "state", "special"} for slot in face_down)


def test_any_slot_of_the_third_age_may_hold_a_guild() -> None:
    where: set[int] = set()
    for seed in range(40):
        slots = board(next_age(2, seed))["structure"]
        where |= {
            number
            for number, slot in enumerate(slots)
            if slot.get("special") or slot.get("card", "").endswith("_guild")
        }
    assert where == set(range(20))


# Pantheon


def test_in_pantheon_the_first_structure_is_dealt_before_the_draft() -> None:
    assert board(new_game())["structure"] == []
    state = new_game(pantheon=True)
    assert len(board(state)["structure"]) == 20
    assert legal(state) == {f"draft:{wonder}" for wonder in board(state)["offer"]}


def test_there_are_two_mythology_tokens_of_each_kind() -> None:
    most = Counter[str]()
    for seed in range(60):
        structure = board(new_game(seed, pantheon=True))["structure"]
        most |= Counter(slot["token"] for slot in structure if "token" in slot)
    assert most == Counter(dict.fromkeys(MYTHOLOGIES, 2))


def test_five_mythology_tokens_lie_on_the_first_structure() -> None:
    for seed in range(10):
        tokens = {
            number: slot["token"]
            for number, slot in enumerate(board(new_game(seed, pantheon=True))["structure"], 1)
            if "token" in slot
        }
        assert set(tokens) == {3, 5, 10, 12, 14}
        assert set(tokens.values()) <= set(MYTHOLOGIES)
        assert max(Counter(tokens.values()).values()) <= 2


def test_the_pantheon_begins_empty_with_three_gods_in_each_deck() -> None:
    state = new_game(pantheon=True)
    assert pantheon_slots(state) == {}
    assert [len(god_deck(state, mythology)) for mythology in MYTHOLOGIES] == [3] * 5
    assert mythologies(state, 0) == mythologies(state, 1) == []


def test_the_gate_takes_the_empty_slot_before_the_second_age() -> None:
    placed = {1: "mars", 2: "tanit", 3: "ra", 5: "zeus", 6: "ishtar"}
    assert pantheon_slots(next_age(1, 1, placed)) == {**placed, 4: "gate"}


def test_the_gods_are_turned_up_before_the_second_age() -> None:
    state = next_age(1, 1, {1: "mars"})
    for viewer in (0, 1, None):
        assert state.view(viewer).board["pantheon"]["slots"][0]["god"] == "mars"


def test_enki_gets_two_tokens_of_the_box_when_he_is_turned_up() -> None:
    state = next_age(1, 1, {1: "enki"})
    assert len(on_enki(state)) == 2
    assert board(state)["progress_in_box"] == 1
    assert on_enki(next_age(1, 1, {1: "ishtar"})) == set()


def test_three_offerings_lie_on_the_second_structure() -> None:
    orders = set()
    for seed in range(20):
        slots = board(next_age(1, seed, True))["structure"]
        tokens = {number: slot["token"] for number, slot in enumerate(slots, 1) if "token" in slot}
        assert set(tokens) == {7, 9, 11}
        assert sorted(tokens.values()) == [2, 3, 4]
        orders.add(tuple(tokens.values()))
    assert len(orders) > 1


def test_no_tokens_lie_on_the_third_structure() -> None:
    state = next_age(2, 1, True)
    assert not any("token" in slot for slot in board(state)["structure"])
    assert offerings(state, 0) == []


def test_a_game_is_the_same_for_the_same_outcomes() -> None:
    assert new_game(4, pantheon=True).to_data() == new_game(4, pantheon=True).to_data()
    with pytest.raises(Exception, match="script_ended"):
        GAME.new(2, ScriptedChance([0]))


def _after_draft(state: DuelState) -> DuelState:
    chance = Chance(1)
    while state.offer:
        play(state, min(legal(state)), chance=chance)
    return state
