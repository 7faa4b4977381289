"""Instant objectives whose cards come in the middle of a turn: they serve what is reached after that."""

from typing import Any

from tessera.games.clash.scenario import (
    asked,
    card,
    end_turn,
    legal,
    march,
    nation,
    objective,
    play,
    points,
    scenario,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import may_claim

WIN = ["6_infantry", "6_infantry", "6_infantry", "1_leader"]
"""Three attack one and beat it."""


def conqueror(**own: Any) -> ClashState:
    """Seat 0 has taken a city of seat 1, may take another, and has two actions left."""
    others = {name: own.pop(name) for name in ("theirs", "trade") if name in own}
    state = scenario(
        nation(["D2"], ["3 infantry@D5", "3 infantry@E4"], ["tactics"], food=2, **own),
        nation(
            ["D7", "D6", "E5"],
            ["infantry@D6", "infantry@E5", "4 settler@D8"],
            objectives=others.pop("theirs", []),
        ),
        **others,
    )
    march(state, "D5-D6", deals=WIN)
    return state


def learn_writing(state: ClashState, objective_card: str) -> None:
    play(state, "advance:writing", "study:ideas0gold0", deals=["ideas_surprise", objective_card])


def test_a_card_that_comes_later_serves_later_deeds_alone() -> None:
    state = conqueror()
    learn_writing(state, "scientific_lead_conqueror")
    assert not may_claim(state, "conqueror")
    march(state, "E4-E5", deals=WIN)
    assert may_claim(state, "conqueror")
    play(state, objective(state, "conqueror"))
    assert points(state)["objectives"] == 2


def test_a_card_that_was_there_serves_the_earlier_deed_and_a_later_one_the_later() -> None:
    state = conqueror(objectives=["conqueror"])
    learn_writing(state, "happy_population_conqueror")
    assert legal(state, "claim") == {"claim:scientific_lead_conqueror:bottom"}
    march(state, "E4-E5", deals=WIN)
    play(state, "claim:scientific_lead_conqueror:bottom", "claim:happy_population_conqueror:bottom")
    assert points(state)["objectives"] == 4


def test_one_later_deed_serves_one_of_two_later_cards() -> None:
    state = conqueror(theirs=["conqueror"], trade=True)
    play(state, "offer:2", "want_card:objective", "done", "use", "give:scientific_lead_conqueror")
    learn_writing(state, "happy_population_conqueror")
    march(state, "E4-E5", deals=WIN)
    assert len(legal(state, "claim")) == 2
    play(state, sorted(legal(state, "claim"))[0])
    assert legal(state, "claim") == set()


def test_a_card_that_was_traded_for_serves_no_earlier_deed() -> None:
    state = conqueror(theirs=["conqueror"], trade=True)
    play(state, "offer:2", "want_card:objective", "done", "use", "give:scientific_lead_conqueror")
    assert not may_claim(state, "conqueror")


def test_a_card_that_a_spy_brings_serves_no_earlier_deed() -> None:
    state = conqueror(theirs=["conqueror"], hand=["spy"], objectives=["eureka"], culture=1)
    play(state, f"play:{card(state, 'spy')}")
    if asked(state) == "spy":
        play(state, "name:2")
    play(state, "get:scientific_lead_conqueror", "give:eureka_defiance")
    assert not may_claim(state, "conqueror")


def test_new_plans_serve_no_earlier_deed() -> None:
    state = conqueror(hand=["new_plans"], objectives=["eureka"], culture=1)
    dealt = ["scientific_lead_conqueror", "wealth_large_fleet"]
    play(state, f"play:{card(state, 'new_plans')}", deals=dealt)
    play(state, "sacrifice:eureka_defiance", "sacrifice:wealth_large_fleet")
    assert not may_claim(state, "conqueror")


def test_a_card_that_comes_between_two_battles_makes_a_warmonger() -> None:
    state = conqueror()
    learn_writing(state, "coastal_culture_warmonger")
    march(state, "E4-E5", deals=WIN)
    assert may_claim(state, "warmonger")


def test_a_later_card_serves_no_earlier_deed_in_anothers_turn() -> None:
    state = scenario(
        nation(["D2"], ["2 infantry@D5"], ["tactics"], objectives=["great_battle"]),
        nation(units=["4 infantry@D6"], objectives=["eureka"]),
        trade=True,
    )
    march(state, "D5-D6", deals=["1_leader"] * 2 + ["6_infantry"] * 4)
    play(state, "offer:2", f"give:{objective(state, 'great_battle').split(':')[1]}", "done", "use")
    end_turn(state)
    assert (asked(state), state.seats_to_act()) == ("claim", (1,))
    assert legal(state, seat=1) == {"done"}
