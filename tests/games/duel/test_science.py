"""Science (rules 1.9)."""

import pytest

from tessera.games.duel.scenario import (
    HIDDEN,
    board_progress,
    city,
    legal,
    play,
    progress,
    scenario,
    slot,
    symbols,
)

PAIRS = [
    ("apothecary", "school"),
    ("scriptorium", "library"),
    ("pharmacist", "dispensary"),
    ("workshop", "laboratory"),
    ("university", "observatory"),
    ("academy", "study"),
]
FIVE = ["scriptorium", "workshop", "pharmacist", "apothecary", "academy"]


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_the_second_copy_of_a_symbol_earns_a_progress_token(first: str, second: str) -> None:
    state = scenario(3, [second], mine=city(20, built=[first]), board=["law", "economy"])
    play(state, f"build:{second}")
    assert legal(state) == {"progress:law", "progress:economy"}
    play(state, "progress:law")
    assert progress(state, 0) == {"law"}
    assert board_progress(state) == {"economy"}
    assert state.seats_to_act() == (1,)


def test_the_first_copy_earns_nothing() -> None:
    state = scenario(2, ["library"], mine=city(20, built=["workshop"]), board=["law", "economy"])
    play(state, "build:library")
    assert progress(state, 0) == set()
    assert state.seats_to_act() == (1,)


def test_a_copy_in_the_other_city_makes_no_pair() -> None:
    rival = city(built=["scriptorium"])
    state = scenario(2, ["library"], mine=city(20), rival=rival, board=["law", "economy"])
    play(state, "build:library")
    assert state.seats_to_act() == (1,)


def test_the_last_token_of_the_board_is_taken_without_a_choice() -> None:
    state = scenario(2, ["library"], mine=city(20, built=["scriptorium"]), board=["economy"])
    play(state, "build:library")
    assert progress(state, 0) == {"economy"}


def test_six_different_symbols_win_at_once() -> None:
    state = scenario(3, ["university"], mine=city(20, built=FIVE), rival=city(50))
    play(state, "build:university")
    assert state.ending == "scientific"
    assert state.ranking() == [1, 2]


def test_five_different_symbols_do_not_win() -> None:
    state = scenario(3, ["academy"], mine=city(20, built=FIVE[:4]))
    play(state, "build:academy")
    assert symbols(state, 0) == dict.fromkeys(["quill", "plumb_bob", "mortar", "wheel", "sundial"], 1)
    assert not state.is_over


def test_law_counts_as_one_of_the_six() -> None:
    state = scenario(3, ["academy"], mine=city(20, built=FIVE[:4], progress=["law"]))
    play(state, "build:academy")
    assert state.ending == "scientific"


def test_the_token_is_taken_before_cards_are_turned_up() -> None:
    structure = {7: HIDDEN, 12: "library", 14: "walls", 15: "forum"}
    state = scenario(
        2, structure, mine=city(built=["scriptorium"]), board=["law", "economy"], deck=["temple"]
    )
    play(state, "build:library")
    assert slot(state, 7) == HIDDEN
    play(state, "progress:law")
    assert slot(state, 7) == "temple"
