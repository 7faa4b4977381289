"""Phase 5: hammers, prices, the supply, tokens."""

from tessera.games.era import GAME
from tessera.games.era.scenario import (
    action,
    asked,
    domain,
    legal,
    phase,
    pieces,
    play,
    pool,
    reason,
    resources,
    rich,
    scenario,
    supply,
    told,
)

ONE = ["peasant_skull", "noble_shields"]
"""One hammer; the skull has had its say by now."""
TWO = ["peasant_hammers", "noble_shields"]
CALM = ["peasant_food", "noble_shields"]


def test_each_hammer_is_one_building_or_wall() -> None:
    state = scenario("build", domain(stone=2, wood=3, dice=[*ONE, "peasant_hammers"]), domain())
    play(state, "build:farm", "place:r0:a1", "build:wall_6", "place:r0:f1")
    assert asked(state) == "build"
    play(state, "build:longhouse", "place:r90:a3")
    assert phase(state) == "roll"
    assert pieces(state, 0)[1:] == ["farm@a1", "wall_6@f1", "longhouse@a3"]


def test_without_hammers_nothing_is_built() -> None:
    state = scenario("build", rich(dice=CALM), domain())
    assert phase(state) == "extort"


def test_a_seat_may_stop_and_its_hammers_are_lost() -> None:
    state = scenario("build", rich(dice=TWO), domain())
    play(state, "done")
    assert phase(state) == "roll"


def test_building_goes_in_turn_order() -> None:
    plan = rich(dice=TWO)
    state = scenario("build", plan, plan, plan, first=1)
    order = []
    while phase(state) == "build":
        order.append(state.seats_to_act()[0])
        play(state, "done")
    assert order == [1, 2, 0]


def test_the_price_is_paid_in_full() -> None:
    state = scenario("build", domain(goods=4, stone=2, wood=1, food=5, dice=ONE), domain())
    play(state, "build:monastery", "place:r0:a1")
    assert resources(state, 0) == {"goods": 0, "stone": 0, "wood": 0, "food": 5}


def test_what_cannot_be_paid_in_full_cannot_be_built() -> None:
    state = scenario("build", domain(goods=4, stone=1, wood=9, dice=ONE), domain())
    refused = state.why_not(0, action("build:monastery"))
    assert refused.message.key == "era.reason.too_dear"
    assert refused.rule == "build"
    assert [repr(part) for part in refused.message.args["missing"]] == ["era.amount.stone(amount=1)"]


def test_who_can_pay_for_nothing_is_not_asked() -> None:
    state = scenario("build", domain(food=9, dice=TWO), domain())
    assert phase(state) == "extort"


def test_the_supply_can_run_out() -> None:
    state = scenario("build", rich(dice=ONE), domain(), supply={"farm": 0, "wall_2": 0})
    assert reason(state, "build:farm") == reason(state, "build:wall_2") == "none_left"


def test_a_piece_comes_from_the_supply() -> None:
    state = scenario("build", rich(dice=ONE), domain())
    left = supply(state, "farm")
    play(state, "build:farm", "place:r0:a1")
    assert supply(state, "farm") == left - 1


def test_a_piece_needs_room() -> None:
    filled = [f"scorched@{column}{row}" for column in "acgi" for row in (1, 3, 5, 7, 9)]
    filled += ["scorched@e1", "scorched@e3", "scorched@e7", "scorched@e9", "wall_6@a11", "wall_5@g11"]
    filled += ["wall_6@k1/r90", "wall_3@k7/r90"]
    state = scenario("build", rich(pieces=filled, dice=TWO), domain())
    # Free are e5, f5, e6 and k10: a block of three and a single cell.
    assert reason(state, "build:farm") == "no_room"
    assert legal(state) == {"build:keep", "build:townhouse", "build:church", "build:wall_2", "done"}
    play(state, "build:church")
    # There is one way to put it, so it is not asked.
    assert pieces(state, 0)[-1] == "church@e5"


def test_buildings_may_stand_anywhere_that_is_free() -> None:
    state = scenario("build", rich(pieces=["wall_4@a1"], dice=ONE), domain())
    play(state, "build:cathedral")
    assert "place:r0:a2" in legal(state)
    assert "place:r180:i8" in legal(state)
    # Only the corner of its box may overlap: the cross leaves it free.
    assert reason(state, "place:r0:a1") == "on_wall"
    assert reason(state, "place:r0:j1") == "leaves_grid"


def test_one_may_not_remove_ones_own_pieces_to_make_room() -> None:
    state = scenario("build", rich(pieces=["farm@a1"], dice=ONE), domain())
    assert not legal(state, "remove:")
    play(state, "build:farm")
    assert reason(state, "place:r0:a1") == "on_building"


def test_several_copies_of_a_building_may_stand_in_one_domain() -> None:
    state = scenario("build", rich(dice=TWO), domain())
    play(state, "build:farm", "place:r0:a1", "build:farm", "place:r0:c1")
    assert pieces(state, 0)[1:] == ["farm@a1", "farm@c1"]


# Tokens


def test_the_last_building_of_a_kind_flips_a_token() -> None:
    state = scenario("build", rich(dice=ONE), domain(), supply={"lumber_mill": 1})
    events = play(state, "build:lumber_mill", "place:r0:a1")
    assert state.flipped == 1
    assert "token_flipped" in told(events)


def test_the_last_but_one_does_not() -> None:
    state = scenario("build", rich(dice=ONE), domain(), supply={"lumber_mill": 2})
    play(state, "build:lumber_mill", "place:r0:a1")
    assert state.flipped == 0


def test_the_last_wall_of_a_length_flips_nothing() -> None:
    state = scenario("build", rich(dice=ONE), domain(), supply={"wall_3": 1})
    play(state, "build:wall_3", "place:r0:a1")
    assert state.flipped == 0


def test_no_more_tokens_are_flipped_than_there_are() -> None:
    plan = rich(dice=TWO)
    state = scenario("build", plan, domain(), supply={"farm": 1, "market": 1}, flipped=2)
    play(state, "build:farm", "place:r0:a1", "build:market", "place:r0:c1")
    assert state.flipped == 3


# Dice of new buildings


def test_a_new_building_brings_its_die_at_the_end_of_the_round() -> None:
    plan = rich(dice=["peasant_hammers", "peasant_hammers", "noble_shields"])
    state = scenario("build", plan, domain(pieces=["longhouse@a1", "longhouse@a2", "longhouse@a3"]))
    play(state, "build:keep", "place:r0:a1", "build:townhouse", "place:r0:b1", "build:church", "place:r0:d1")
    assert pool(state, 0) == {"peasant": 2, "noble": 1}
    play(state, "build:longhouse", "place:r0:g1")
    # The two peasants had no house in this scenario; the new one keeps one of them.
    assert pool(state, 0) == {"peasant": 1, "burgher": 1, "noble": 2, "clergy": 1}


# What a person is told


def test_the_bill_of_a_building_lists_its_price() -> None:
    state = scenario("build", rich(dice=ONE), domain())
    lines = state.explain(0, action("build:church"))
    assert [(line.message.args["resource"].key, line.amount) for line in lines] == [
        ("era.resource.goods", 1),
        ("era.resource.stone", 1),
        ("era.resource.wood", 1),
    ]


def test_the_bill_of_a_place_tells_what_it_encloses_and_scores() -> None:
    ring = ["wall_4@b2", "wall_4@b5", "wall_2@b3/r90", "townhouse@c3"]
    state = scenario("build", domain(stone=1, pieces=ring, dice=ONE), domain())
    play(state, "build:wall_2")
    lines = state.explain(0, action("place:r90:e3"))
    closing = {line.message.key: line.amount for line in lines}
    assert closing == {"era.bill.points": 1, "era.bill.largest": 10, "era.bill.area": 4}
    assert lines[-1].message.args["cells"] == "c3 d3 c4 d4"
    assert state.explain(0, action("place:r90:k1")) == []


def test_a_smaller_area_than_a_rivals_brings_nothing_for_the_largest() -> None:
    ring = ["wall_4@b2", "wall_4@b5", "wall_2@b3/r90"]
    larger = ["wall_5@a1", "wall_5@a5", "wall_3@a2/r90", "wall_3@e2/r90"]
    state = scenario("build", domain(stone=1, pieces=ring, dice=ONE), domain(pieces=larger))
    play(state, "build:wall_2")
    closing = {line.message.key: line.amount for line in state.explain(0, action("place:r90:e3"))}
    assert closing == {"era.bill.area": 4}


def test_every_option_of_the_vocabulary_has_a_name() -> None:
    for number in range(GAME.vocabulary.size):
        assert GAME.name_action(number).key.startswith("era.action.")
    assert GAME.vocabulary.size < 2000
