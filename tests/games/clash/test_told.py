"""What is told of things that seldom happen: the log and the board have nothing else to go by."""

from typing import Any

from tessera.core.event import Event
from tessera.games.clash.scenario import (
    card,
    doomed,
    end_turn,
    happens,
    legal,
    nation,
    play,
    scenario,
)

FOUR = ["D2 happy", "E4 academy temple", "C5", "D5"]


def facts(events: list[Event], kind: str) -> list[dict[str, object]]:
    return [event.values for event in events if event.kind == kind]


def test_an_advance_that_is_borrowed_is_told() -> None:
    state = scenario(nation(cities=["D2 great_library"]), nation())
    assert facts(play(state, "borrow:tactics"), "borrowed")


def test_another_government_is_told() -> None:
    state = scenario(nation(advances=["philosophy", "voting", "draft"]), nation(), round=3)
    end_turn(state)
    events = end_turn(state)
    while "govern:autocracy" not in legal(state):
        choices = legal(state)
        events.extend(play(state, "skip" if "skip" in choices else sorted(choices)[0]))
    assert facts(play(state, "govern:autocracy"), "governed")


def test_a_wonder_that_is_built_is_told() -> None:
    rich: dict[str, Any] = dict.fromkeys(("food", "wood", "ore", "culture"), 7)
    known = ["engineering", "storage", "tactics", "siegecraft"]
    own = nation(["D2 happy", "E4"], advances=known, wonders=["great_wall"], **rich)
    events = play(scenario(own, nation()), "raise:D2", "wonder:great_wall")
    assert facts(events, "raised")


def test_a_wonder_that_is_turned_up_for_all_is_told() -> None:
    state = scenario(nation(food=2), nation(), open_wonders=True)
    assert facts(play(state, "advance:engineering"), "wonder_opened")


def test_a_retreat_is_told() -> None:
    own = nation(units=["infantry@E5"], advances=["tactics"])
    state = scenario(own, nation(units=["infantry@D5"]))
    play(state, "move", "to:D5", deals=["1_leader", "1_leader"])
    assert facts(play(state, "use"), "retreated")


def test_what_a_volcano_buries_is_told() -> None:
    state = scenario(doomed(FOUR), nation())
    happens(state, "volcano_29")
    assert facts(play(state, "raze:E4"), "buried")


def test_what_an_earthquake_ruins_and_whom_it_angers_is_told() -> None:
    state = scenario(doomed(FOUR), nation())
    happens(state, "earthquake_30")
    events = play(state, "place:E4", "building:academy", "done")
    assert facts(events, "ruined")
    assert facts(events, "mood_fell")


def test_a_city_that_is_taken_over_is_told() -> None:
    state = scenario(nation(["D4 happy"], hand=["cultural_takeover"]), nation(), barbarians=["D5"])
    play(state, f"play:{card(state, 'cultural_takeover')}")
    assert facts(play(state, "influence:D5", deals=["5_cavalry"]), "taken_over")


def test_whom_a_spy_visits_is_told_and_not_what_it_finds() -> None:
    state = scenario(nation(hand=["spy", "ideas"], culture=1), nation(hand=["militia"]))
    events = play(state, f"play:{card(state, 'spy')}")
    assert [fact.keys() for fact in facts(events, "spied")] == [{"seat", "other"}]


def test_a_card_that_is_taken_from_the_pile_is_told() -> None:
    state = scenario(nation(cities=["D2 great_mausoleum"], ideas=2), nation(), discards=["militia"])
    play(state, "advance:writing")
    assert facts(play(state, "use"), "took_card")
