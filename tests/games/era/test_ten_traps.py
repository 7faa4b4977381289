"""Ten places where the rules of Era are easily read wrong."""

from tessera.games.era.scenario import (
    RING,
    asked,
    box,
    disaster,
    domain,
    enclosed,
    legal,
    new_game,
    phase,
    play,
    reason,
    resources,
    rich,
    rolled,
    scenario,
    sheet,
    supply,
)

CALM = ["peasant_food", "noble_goods"]


def test_1_neither_the_edge_nor_a_corner_nor_a_building_closes_a_ring() -> None:
    edge = ["wall_3@a3", "wall_2@c1/r90"]
    corner = ["wall_3@c2", *RING[1:]]
    house = [*RING[:3], "townhouse@e3/r90"]
    for pieces in (edge, corner, house):
        assert enclosed(scenario("collect", domain(pieces=pieces), domain())) == set()


def test_2_keep_longhouse_and_townhouse_are_worth_one_and_a_keep_always_doubles() -> None:
    state = scenario("build", domain(pieces=["longhouse@a1", "townhouse@a3"], dice=CALM), domain())
    points = sheet(state, 0)
    assert (points["keep"], points["longhouse"], points["townhouse"]) == (2, 1, 1)


def test_3_a_face_with_a_skull_pays_and_builds_and_does_not_move_the_track() -> None:
    state = scenario("collect", domain(dice=["peasant_skull"]), domain(dice=CALM))
    assert (resources(state, 0)["wood"], disaster(state, 0)) == (1, 0)
    assert state.view(0).board["domains"][0]["dice"]["hammers"] == 1


def test_4_one_disaster_happens_and_two_of_them_hit_the_others() -> None:
    farms = ["farm@a1", "farm@a3"]
    for count, hit in ((3, 1), (5, 1), (4, 0)):
        dice = ["peasant_skull"] * count
        state = scenario("disasters", domain(dice=dice, pieces=farms), domain(dice=CALM, pieces=farms))
        assert state.seats_to_act() == (hit,)
        alone = scenario("disasters", domain(dice=dice, pieces=farms))
        assert alone.seats_to_act() == (0,)


def test_5_beside_a_hospital_nothing_counts_but_it_still_connects() -> None:
    houses = ["hospital@a1", "farm@c3", "longhouse@e3", "keep@h3"]
    state = scenario("disasters", domain(dice=["peasant_skull"] * 2, pieces=houses), domain(dice=CALM))
    assert disaster(state, 0) == 1


def test_6_equal_shields_protect_equal_swords_demand_nothing_and_refusing_costs_two() -> None:
    strong = domain(wood=1, dice=["noble_three_swords", "noble_one_sword"])
    shielded = domain(wood=1, dice=["noble_shields"])
    weak = domain(wood=1, dice=CALM)
    state = scenario("extort", strong, strong, shielded, weak)
    assert state.seats_to_act() == (3,)
    play(state, "refuse")
    assert (disaster(state, 3), disaster(state, 2)) == (2, 0)


def test_7_a_monastery_frees_a_skull_before_the_second_roll_and_a_quill_after_the_third() -> None:
    state = rolled(["peasant_skull", "noble_goods"], CALM, pieces=["monastery@a1"])
    assert "turn:peasant_skull>stone" in legal(state)
    quill = ["clergy_quill", "peasant_skull", "peasant_food_or_stone"]
    state = scenario("quills", domain(dice=quill), domain(dice=CALM))
    play(state, "quill:peasant_skull", falls=["clergy_quill", "peasant_skull"])
    assert "quill:peasant_skull" in legal(state)


def test_8_what_is_removed_goes_to_the_box_and_the_last_wall_flips_nothing() -> None:
    burning = domain(dice=["peasant_skull"] * 4, pieces=["farm@a1"])
    state = scenario("disasters", burning, domain(dice=CALM), flipped=1)
    left = supply(state, "farm")
    play(state, "remove:a1")
    assert (supply(state, "farm"), box(state, "farm"), state.flipped) == (left, 2, 1)
    state = scenario("build", rich(dice=["peasant_skull"]), domain(dice=CALM), supply={"wall_6": 1})
    play(state, "build:wall_6", "place:r0:a1")
    assert state.flipped == 0


def test_9_bonuses_are_never_doubled_and_keeps_and_scorched_land_are_no_enclosed_ground() -> None:
    ring = ["wall_6@a1", "wall_6@a6", "wall_4@a2/r90", "wall_4@f2/r90"]
    pieces = [*ring, "market@b2", "keep@e5", "scorched@d2"]
    state = scenario("build", domain(pieces=pieces, dice=CALM, keep=False), domain(dice=CALM))
    # The market has d2 and d3 scorched, and walls above and to the left: two cells below are empty.
    assert (sheet(state, 0)["market"], sheet(state, 0)["market_bonus"]) == (4, 2)
    assert state.view(0).board["domains"][0]["area"] == 16 - 1 - 4


def test_10_two_players_box_one_of_everything_and_sir_philip_gives_only_what_he_shows() -> None:
    state = new_game(2)
    assert (supply(state, "cathedral"), box(state, "cathedral"), state.tokens) == (1, 1, 3)
    alone = scenario(
        "extort",
        domain(dice=["noble_three_swords"]),
        philip=["peasant_wood", "noble_goods", "noble_one_sword"],
    )
    assert (phase(alone), asked(alone)) == ("extort", "demand")
    assert legal(alone) == {"demand:goods", "demand:wood"}
    assert reason(alone, "demand:stone") == "not_on_his_dice"
