"""Activating cities: again and again, with their moods."""

from tessera.games.clash.scenario import (
    asked,
    end_turn,
    legal,
    mood,
    nation,
    play,
    reason,
    scenario,
)
from tessera.games.clash.state import ClashState


def collect(state: ClashState, cell: str) -> None:
    play(state, f"collect:{cell}")
    while asked(state) == "collect":
        play(state, sorted(legal(state))[0])


def test_each_activation_after_the_first_makes_a_city_angrier_afterwards() -> None:
    """The example of the rulebook: happy, happy, neutral, angry."""
    state = scenario(nation(), nation())
    moods = []
    for _ in range(3):
        collect(state, "D2")
        moods.append(mood(state, "D2"))
    assert moods == ["happy", "neutral", "angry"]


def test_a_city_that_was_made_angry_so_works_one_last_time() -> None:
    own = nation(cities=["D2 neutral"], advances=["absolute_power", "forced_labor"], mood=2)
    state = scenario(own, nation())
    play(state, "power")
    collect(state, "D2")
    collect(state, "D2")
    assert mood(state, "D2") == "angry"
    collect(state, "D2")
    assert reason(state, "collect:D2") == "angry_twice"
    assert reason(state, "construct:D2") == "angry_twice"
    assert reason(state, "recruit:D2") == "angry_twice"


def test_a_city_that_is_angry_from_the_start_works_once() -> None:
    state = scenario(nation(cities=["D2 angry"]), nation())
    collect(state, "D2")
    assert reason(state, "collect:D2") == "angry_twice"


def test_the_second_activation_counts_whatever_is_done_in_it() -> None:
    state = scenario(nation(food=2, ore=1), nation())
    play(state, "recruit:D2", "hire:settler")
    assert mood(state, "D2") == "happy"
    collect(state, "D2")
    assert mood(state, "D2") == "neutral"


def test_the_second_activation_still_works_in_the_mood_before() -> None:
    state = scenario(nation(advances=["storage"]), nation())
    play(state, "collect:D2", "take:food", "take:wood")
    play(state, "collect:D2", "take:food", "take:wood")
    assert mood(state, "D2") == "neutral"
    assert state.nations[0].amount(0) == 2


def test_another_city_is_not_tired() -> None:
    state = scenario(nation(cities=["D2 happy", "F2 happy"]), nation())
    collect(state, "D2")
    collect(state, "F2")
    assert (mood(state, "D2"), mood(state, "F2")) == ("happy", "happy")


def test_a_new_turn_forgets_activations_but_not_moods() -> None:
    state = scenario(nation(cities=["D2 angry"]), nation())
    collect(state, "D2")
    end_turn(state)
    end_turn(state)
    assert mood(state, "D2") == "angry"
    collect(state, "D2")


def test_a_city_that_is_cheered_up_may_work_again() -> None:
    state = scenario(nation(cities=["D2 angry"], mood=1), nation())
    collect(state, "D2")
    play(state, "cheer")
    assert mood(state, "D2") == "neutral"
    collect(state, "D2")
    assert mood(state, "D2") == "angry"
