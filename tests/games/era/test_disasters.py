"""Phase 4: the one disaster of a seat's skulls."""

import pytest

from tessera.games.era.scenario import (
    RING,
    asked,
    box,
    disaster,
    domain,
    enclosed,
    legal,
    phase,
    pieces,
    play,
    pool,
    reason,
    resources,
    scenario,
    supply,
    told,
)

HOUSES = ["longhouse@a1", "farm@e8"]


def skulls(count: int) -> list[str]:
    """Dice with that many skulls."""
    return ["peasant_skull"] * count + ["noble_goods"]


# Which disaster


def test_without_skulls_nothing_happens() -> None:
    state = scenario("disasters", domain(dice=skulls(0)), domain())
    assert (phase(state), disaster(state, 0)) == ("build", 0)


def test_skulls_themselves_do_not_move_the_disaster_track() -> None:
    state = scenario("disasters", domain(dice=skulls(6)), domain())
    assert disaster(state, 0) == 0


def test_only_the_disaster_of_the_exact_number_happens() -> None:
    state = scenario("disasters", domain(goods=3, dice=skulls(4), pieces=HOUSES), domain())
    assert asked(state) == "remove"
    play(state, "remove:a1")
    assert (disaster(state, 0), resources(state, 0)["goods"]) == (0, 3)


def test_all_skulls_of_all_dice_are_added() -> None:
    mixed = ["peasant_skull", "burgher_skull", "noble_skull", "clergy_skull"]
    assert asked(scenario("disasters", domain(dice=mixed, pieces=HOUSES), domain())) == "remove"


def test_disasters_happen_in_turn_order() -> None:
    one = domain(goods=1, dice=skulls(1))
    state = scenario("disasters", one, one, one, first=1)
    order = []
    while phase(state) == "disasters":
        order.append(state.seats_to_act()[0])
        play(state, "suffer")
    assert order == [1, 2, 0]


@pytest.mark.parametrize("count", [7, 8, 12])
def test_more_than_six_skulls_count_as_six(count: int) -> None:
    state = scenario("disasters", domain(goods=4, dice=skulls(count)), domain())
    assert resources(state, 0)["goods"] == 0


# 1: bandits


def test_bandits_take_a_resource_of_ones_choice_or_a_disaster_point() -> None:
    state = scenario("disasters", domain(wood=2, food=1, dice=skulls(1)), domain())
    assert legal(state) == {"suffer", "lose:wood", "lose:food"}
    assert reason(state, "lose:goods") == "has_none"
    paid = state.clone()
    play(paid, "lose:wood")
    assert (resources(paid, 0)["wood"], disaster(paid, 0)) == (1, 0)
    play(state, "suffer")
    assert (resources(state, 0)["wood"], disaster(state, 0)) == (2, 1)


def test_who_has_nothing_takes_the_point() -> None:
    state = scenario("disasters", domain(dice=skulls(1)), domain())
    assert disaster(state, 0) == 1


# 2: disease


def disease(*built: str) -> int:
    state = scenario("disasters", domain(dice=skulls(2), pieces=list(built)), domain())
    return disaster(state, 0)


def test_a_disease_counts_buildings_that_touch_side_to_side() -> None:
    assert disease("longhouse@a1", "longhouse@a2") == 2


def test_buildings_that_meet_at_a_corner_do_not_touch() -> None:
    assert disease("longhouse@a1", "longhouse@d2") == 0


def test_each_building_of_a_cluster_counts_once() -> None:
    assert disease("longhouse@a1", "longhouse@a2", "longhouse@a3") == 3


def test_several_clusters_add_up() -> None:
    assert disease("farm@a1", "farm@c1", "farm@f1", "farm@f3") == 4


def test_walls_and_scorched_land_do_not_take_part() -> None:
    assert disease("longhouse@a1", "wall_3@a2", "scorched@d1") == 0


def test_keeps_neither_count_nor_connect() -> None:
    assert disease("longhouse@c6", "longhouse@g6") == 0
    assert disease("keep@a1", "longhouse@b1") == 0


def test_walls_do_not_protect_from_a_disease() -> None:
    assert disease(*RING, "townhouse@c3", "townhouse@c4") == 2


def test_a_hospital_and_what_touches_it_cost_nothing() -> None:
    assert disease("hospital@a1", "farm@c3") == 0


def test_a_building_that_touches_only_a_protected_one_still_costs() -> None:
    # The farm touches the hospital; the longhouse touches the farm alone.
    assert disease("hospital@a1", "farm@c3", "longhouse@e3") == 1


def test_a_hospital_alone_is_no_cluster() -> None:
    assert disease("hospital@a1") == 0


# 3: treachery; see also test_scorched


def test_every_opponent_gets_scorched_land() -> None:
    state = scenario("disasters", domain(dice=skulls(3)), domain(), domain(), first=2)
    assert [state.seats_to_act(), asked(state)] == [(2,), "scorched"]
    play(state, "place:r0:a1")
    assert state.seats_to_act() == (1,)
    play(state, "place:r0:j10")
    assert [pieces(state, seat)[1:] for seat in range(3)] == [[], ["scorched@j10"], ["scorched@a1"]]
    assert supply(state, "scorched") == 27 - 3 - 2


# 4: fire


def test_a_fire_takes_any_building_even_a_walled_one_or_a_keep() -> None:
    state = scenario("disasters", domain(dice=skulls(4), pieces=[*RING, "farm@c3", "longhouse@h1"]), domain())
    assert enclosed(state) == {"c3", "c4", "d3", "d4"}
    assert legal(state) == {"remove:f6", "remove:c3", "remove:h1"}
    play(state, "remove:c3")
    assert "farm@c3" not in pieces(state, 0)
    assert box(state, "farm") == 1 + 1


def test_a_fire_never_takes_walls_or_scorched_land() -> None:
    state = scenario("disasters", domain(dice=skulls(4), pieces=[*RING, "farm@g8", "scorched@j1"]), domain())
    assert reason(state, "remove:b2") == reason(state, "remove:j1") == "no_building_there"


def test_a_building_is_named_by_its_first_cell() -> None:
    state = scenario("disasters", domain(dice=skulls(4), pieces=HOUSES), domain())
    assert reason(state, "remove:b1") == "named_by_first_cell"


def test_the_only_building_burns_without_a_question() -> None:
    state = scenario("disasters", domain(dice=skulls(4)), domain())
    assert pieces(state, 0) == []


def test_a_fire_without_a_building_does_nothing() -> None:
    state = scenario("disasters", domain(dice=skulls(4), keep=False), domain())
    assert phase(state) == "build"


def test_a_keep_that_burns_opens_its_ring() -> None:
    gap = ["wall_4@b2", "wall_3@b5", "keep@e5", "wall_2@b3/r90", "wall_2@e3/r90"]
    state = scenario("disasters", domain(dice=skulls(4), pieces=gap), domain())
    assert enclosed(state) == {"c3", "c4", "d3", "d4"}
    play(state, "remove:e5")
    assert enclosed(state) == set()


# 5: attack


def test_every_opponent_loses_a_building_outside_the_walls() -> None:
    built = [*RING, "townhouse@c3", "farm@h1", "farm@h4"]
    state = scenario("disasters", domain(dice=skulls(5), pieces=HOUSES), domain(pieces=built), domain())
    assert state.seats_to_act() == (1,)
    assert legal(state) == {"remove:h1", "remove:h4"}
    assert reason(state, "remove:c3") == "walls_protect"
    assert reason(state, "remove:f6") == "keep_is_safe"
    events = play(state, "remove:h4")
    assert "farm@h4" not in pieces(state, 1)
    assert pieces(state, 0) == ["keep@f6", "longhouse@a1", "farm@e8"]
    assert "attack_repelled" in told(events)


def test_an_attack_finds_nothing_when_all_is_walled() -> None:
    walled = domain(pieces=[*RING, "townhouse@c3"])
    state = scenario("disasters", domain(dice=skulls(5)), walled)
    assert (pieces(state, 1)[-1], phase(state)) == ("townhouse@c3", "build")
    events = scenario("disasters", domain(dice=skulls(5)), domain(pieces=["farm@a1", "farm@c1"]), walled)
    assert "attack_repelled" in told(play(events, "remove:a1"))


# 6: revolt


def test_a_revolt_takes_all_goods_and_nothing_else() -> None:
    state = scenario("disasters", domain(goods=5, stone=4, wood=3, food=2, dice=skulls(6)), domain(goods=2))
    assert resources(state, 0) == {"goods": 0, "stone": 4, "wood": 3, "food": 2}
    assert resources(state, 1)["goods"] == 2


# What is removed


def test_a_removed_building_goes_to_the_box_and_not_to_the_supply() -> None:
    state = scenario("disasters", domain(dice=skulls(4), pieces=HOUSES), domain())
    left = supply(state, "longhouse")
    play(state, "remove:a1")
    assert (supply(state, "longhouse"), box(state, "longhouse")) == (left, 1 + 1)


def test_a_flipped_token_stays_flipped_when_the_building_is_removed() -> None:
    state = scenario("disasters", domain(dice=skulls(4), pieces=HOUSES), domain(), flipped=1)
    play(state, "remove:a1")
    assert state.flipped == 1


def test_the_die_of_a_removed_building_leaves_at_the_end_of_the_round() -> None:
    dice = [*skulls(4), "burgher_hammers"]
    state = scenario("disasters", domain(wood=8, dice=dice, pieces=["townhouse@a1"]), domain())
    play(state, "remove:a1")
    # Its hammers still build.
    assert asked(state) == "build"
    assert pool(state, 0)["burgher"] == 1
    play(state, "done")
    assert "burgher" not in pool(state, 0)
