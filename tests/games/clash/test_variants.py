"""The variants: events by their symbols or as one likes, the short game, uncertain ends, open wonders."""

from typing import Any

import pytest

from tessera.games.clash.scenario import (
    advances,
    asked,
    doomed,
    end_turn,
    goods,
    happens,
    legal,
    mood,
    nation,
    new_game,
    objective,
    play,
    points,
    scenario,
    to_status,
    told,
)
from tessera.games.clash.state import ClashState

# Events


def test_without_events_only_the_symbols_count() -> None:
    state = scenario(doomed(), nation(), events="symbols")
    happens(state, "migration_34")
    assert (goods(state), mood(state, "D2")) == ({"gold": 2}, "happy")
    assert state.view(0).board["event_discards"] == ["migration_34"]
    assert state.nations[0].track == 3


def test_great_persons_are_texts_too() -> None:
    state = scenario(doomed(culture=1), nation(culture=2), events="symbols")
    happens(state, "great_artist_19")
    assert asked(state) == "turn"
    assert state.view(0).board["event_discards"] == ["great_artist_19"]


@pytest.mark.parametrize(("says", "falls"), [("use", "neutral"), ("skip", "happy")])
def test_with_optional_events_the_text_counts_if_one_has_said_so_before(says: str, falls: str) -> None:
    state = scenario(doomed(), nation(), events="optional")
    play(state, "advance:siegecraft")
    assert asked(state) == "announce"
    assert state.view(0).board["event_discards"] == []  # nothing is drawn yet
    play(state, says, deals=["migration_34"])
    assert (goods(state), mood(state, "D2")) == ({"gold": 2}, falls)


# The short game


def test_the_short_game_begins_with_two_settlers_each() -> None:
    for length, number in (("short", 2), ("normal", 1)):
        state = new_game(2, length=length)
        order = []
        while asked(state) == "settler":
            order.append(state.seats_to_act()[0])
            play(state, sorted(legal(state))[0])
        settlers = [4 - nation["units_left"]["settler"] for nation in state.view(None).board["nations"]]
        assert settlers == [number, number]
        assert order[:2] != order[:1] * 2  # in turn


def test_the_short_game_ends_after_four_ages() -> None:
    state = scenario(nation(), nation(), length="short", age=4, round=3)
    to_status(state)
    assert (state.is_over, state.ending) == (True, "ages")
    state = scenario(nation(), nation(), age=4, round=3)
    to_status(state)
    assert not state.is_over


def test_the_short_game_has_two_free_advances_the_second_of_the_supply() -> None:
    state = scenario(nation(track=2), nation(track=2), length="short", round=3)
    to_status(state)
    order = []
    while asked(state) == "free_advance":
        order.append(state.seats_to_act()[0])
        play(state, sorted(legal(state))[0])
    assert order == [0, 1, 0, 1]
    assert len(advances(state)) == 4
    assert [nation.track for nation in state.nations] == [1, 1]


def test_the_second_free_advance_brings_no_event() -> None:
    state = scenario(nation(track=1), nation(), length="short", round=3)
    to_status(state)
    events = play(state, "advance:fishing", deals=["flood_32"])
    assert "event" in told(events)
    play(state, "advance:fishing")
    state.nations[0].track = 1
    assert "event" not in told(play(state, "advance:myths"))
    assert state.nations[0].track == 1


# The random end


def late(**when: Any) -> ClashState:
    return scenario(nation(objectives=["eureka"], ideas=5), nation(), **when)


def round_over(state: ClashState, **chance: Any) -> None:
    """The two turns of a round end; then the next one begins, if there is one."""
    end_turn(state)
    end_turn(state, **chance)


def test_a_long_game_has_seven_ages() -> None:
    for length in ("random", "wonders"):
        state = late(length=length, age=6, round=3)
        round_over(state)
        assert (asked(state), state.is_over) == ("claim", False)
        play(state, "done")
        assert (asked(state), state.is_over) == ("free_advance", False)
        last = late(length=length, age=7, round=3)
        round_over(last)
        play(last, "done")
        assert (last.is_over, last.ending) == (True, "ages")


@pytest.mark.parametrize(
    ("age", "round", "ends", "goes_on"),
    [
        (6, 1, "6_infantry", "5_infantry"),
        (6, 2, "6_infantry", "5_infantry"),
        (7, 1, "4_cavalry", "3_infantry"),
        (7, 2, "3_infantry", "2_cavalry"),
    ],
)
def test_a_roll_at_the_start_of_a_late_round_may_end_the_game(
    age: int, round: int, ends: str, goes_on: str
) -> None:
    state = late(length="random", age=age, round=round)
    round_over(state, deals=[ends])
    assert asked(state) == "claim"
    play(state, objective(state, "eureka"))  # the first step of the status phase, and no other
    assert (state.is_over, state.ending, points(state)["objectives"]) == (True, "random", 2)
    state = late(length="random", age=age, round=round)
    round_over(state, deals=[goes_on])
    assert (asked(state), state.round) == ("turn", round + 1)


def test_the_first_round_of_the_seventh_age_is_rolled_for_after_the_phase() -> None:
    state = late(length="random", age=6, round=3)
    round_over(state)
    play(state, "done")
    while asked(state) != "first":
        play(state, sorted(legal(state))[0])
    play(state, "name:1", deals=["5_cavalry"])
    assert asked(state) == "claim"
    play(state, "done")
    while asked(state) == "claim":
        play(state, "done")
    assert (state.is_over, state.ending) == (True, "random")


def test_earlier_rounds_are_not_rolled_for() -> None:
    state = late(length="random", age=5, round=1)
    end_turn(state)
    assert "end_rolled" not in told(end_turn(state))
    normal = late(age=6, round=1)
    end_turn(normal)
    assert "end_rolled" not in told(end_turn(normal))


# The end by wonders


def builders(**when: Any) -> ClashState:
    """Seat 0 has built a wonder."""
    state = scenario(
        nation(
            ["D2 happy", "E2"],
            advances=["engineering", "storage", "arts", "monuments"],
            wonders=["great_statue"],
            food=7,
            wood=7,
            ore=7,
            culture=7,
        ),
        nation(objectives=["eureka"], ideas=5),
        **when,
    )
    play(state, "raise:D2", "wonder:great_statue")
    return state


@pytest.mark.parametrize(("age", "round"), [(6, 2), (6, 3), (7, 1), (7, 2)])
def test_a_wonder_of_a_late_round_ends_the_game_with_that_round(age: int, round: int) -> None:
    state = builders(length="wonders", age=age, round=round)
    assert state.view(1).board["last_round"]
    end_turn(state)
    assert (asked(state), state.active) == ("turn", 1)  # the round is played to its end
    end_turn(state)
    while asked(state) == "claim":
        claims = sorted(legal(state, "claim"))
        play(state, claims[0] if claims else "done")
    assert (state.is_over, state.ending) == (True, "wonder")
    assert points(state, 1)["objectives"] == 2


def test_a_wonder_before_that_ends_nothing() -> None:
    state = builders(length="wonders", age=6, round=1)
    round_over(state)
    assert (asked(state), state.round) == ("turn", 2)
    normal = builders(age=6, round=2)
    round_over(normal)
    assert (asked(normal), normal.round) == ("turn", 3)


# Open wonders


def test_a_wonder_that_is_drawn_lies_open_for_all() -> None:
    state = scenario(nation(food=2), nation(), open_wonders=True)
    play(state, "advance:engineering", deals=["great_wall"])
    assert state.view(1).board["open_wonders"] == ["great_wall"]
    assert state.view(0).board["nations"][0]["wonders"] == 0


def test_anybody_with_engineering_builds_an_open_wonder() -> None:
    rich: dict[str, Any] = dict.fromkeys(("food", "wood", "ore", "culture"), 7)
    state = scenario(
        nation(ideas=2),
        nation(["D7 happy", "C7"], advances=["engineering", "storage", "tactics", "siegecraft"], **rich),
        open_wonders=True,
    )
    play(state, "advance:engineering", deals=["great_wall"])
    end_turn(state)
    play(state, "raise:D7", "wonder:great_wall")
    board = state.view(0).board
    assert (board["open_wonders"], board["builders"]["great_wall"]) == ([], 1)


def test_an_open_wonder_needs_engineering() -> None:
    rich: dict[str, Any] = dict.fromkeys(("food", "wood", "ore", "culture"), 7)
    known = ["storage", "tactics", "siegecraft"]
    state = scenario(nation(ideas=2), nation(["D7 happy", "C7"], advances=known, **rich), open_wonders=True)
    play(state, "advance:engineering", deals=["great_wall"])
    end_turn(state)
    assert legal(state, "raise") == set()
