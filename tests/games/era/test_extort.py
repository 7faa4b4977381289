"""Phase 6: swords, shields, demands and refusals."""

from tessera.games.era.scenario import (
    Plan,
    asked,
    disaster,
    domain,
    legal,
    phase,
    play,
    reason,
    resources,
    scenario,
    told,
)
from tessera.games.era.state import EraState


def lord(swords: int, shields: int = 0, stone: int = 0, wood: int = 0, food: int = 0) -> Plan:
    """A domain whose dice show that many swords, and shields by fours."""
    names = {1: ["noble_one_sword"], 2: ["noble_two_swords"], 3: ["noble_three_swords"]}
    dice = names[3] * (swords // 3) + names.get(swords % 3, []) + ["noble_shields"] * (shields // 4)
    return domain(stone=stone, wood=wood, food=food, dice=[*dice, "peasant_wood"])


def demands(state: EraState) -> list[tuple[int, int]]:
    """Who demands of whom, in order: everybody has wood and nothing else, and refuses."""
    found = []
    while phase(state) == "extort":
        victim = state.seats_to_act()[0]
        board = state.decision(victim)
        assert board is not None
        found.append((board.prompt.args["lord"].args["number"] - 1, victim))
        play(state, "refuse")
    return found


def test_a_seat_demands_from_everybody_with_fewer_swords() -> None:
    state = scenario("extort", lord(3, wood=1), lord(1, wood=1), lord(0, wood=1))
    assert demands(state) == [(0, 1), (0, 2), (1, 2)]


def test_equal_swords_make_no_demand() -> None:
    assert demands(scenario("extort", lord(2, wood=1), lord(2, wood=1))) == []


def test_without_swords_nothing_is_demanded() -> None:
    assert demands(scenario("extort", lord(0, wood=1), lord(0, wood=1))) == []


def test_shields_equal_to_the_swords_protect() -> None:
    assert demands(scenario("extort", lord(4, wood=1), lord(0, shields=4, wood=1))) == []


def test_fewer_shields_than_swords_do_not_protect() -> None:
    assert demands(scenario("extort", lord(5, wood=1), lord(0, shields=4, wood=1))) == [(0, 1)]


def test_shields_are_weighed_against_each_demander_apart() -> None:
    state = scenario("extort", lord(5, wood=1), lord(4, wood=1), lord(0, shields=4, wood=1))
    assert demands(state) == [(0, 1), (0, 2)]


def test_who_raids_and_who_is_raided_goes_by_turn_order() -> None:
    state = scenario("extort", lord(1, wood=1), lord(3, wood=1), lord(0, wood=1), first=2)
    assert demands(state) == [(0, 2), (1, 2), (1, 0)]


def test_the_demander_names_a_resource_that_the_victim_has() -> None:
    state = scenario("extort", lord(1), lord(0, stone=2, food=1))
    assert asked(state) == "demand"
    assert legal(state) == {"demand:stone", "demand:food"}
    assert reason(state, "demand:goods") == "victim_has_none"


def test_a_tribute_moves_from_one_track_to_the_other() -> None:
    state = scenario("extort", lord(1), lord(0, stone=2, food=1))
    play(state, "demand:stone")
    assert state.seats_to_act() == (1,)
    play(state, "pay")
    assert (resources(state, 0)["stone"], resources(state, 1)["stone"]) == (1, 1)
    assert disaster(state, 1) == 0


def test_a_refusal_costs_two_disaster_points() -> None:
    state = scenario("extort", lord(1), lord(0, stone=2, food=1))
    play(state, "demand:stone", "refuse")
    assert (resources(state, 0)["stone"], resources(state, 1)["stone"]) == (0, 2)
    assert disaster(state, 1) == 2


def test_who_has_one_kind_is_not_asked_which() -> None:
    state = scenario("extort", lord(1), lord(0, food=3))
    assert asked(state) == "tribute"
    assert legal(state) == {"pay", "refuse"}


def test_who_has_nothing_takes_two_disaster_points() -> None:
    state = scenario("extort", lord(1), lord(0))
    assert disaster(state, 1) == 2


def test_a_tribute_that_does_not_fit_on_the_track_is_lost() -> None:
    state = scenario("extort", lord(1, wood=8), lord(0, wood=3))
    play(state, "pay")
    assert (resources(state, 0)["wood"], resources(state, 1)["wood"]) == (8, 2)


def test_a_victim_of_two_pays_each_from_what_is_left() -> None:
    state = scenario("extort", lord(2), lord(1, wood=1), lord(0, food=1))
    play(state, "pay")
    play(state, "pay")
    # Seat 2 gave its food to seat 0, so seat 1 finds nothing.
    assert (disaster(state, 2), resources(state, 0)["food"]) == (2, 1)


def test_demands_are_told() -> None:
    state = scenario("extort", lord(1), lord(0, stone=2, food=1))
    assert told(play(state, "demand:stone", "pay"))[:2] == ["demanded", "paid"]
