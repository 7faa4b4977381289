"""The game for one: eight rounds against Sir Philip."""

import pytest

from tessera.core.chance import Chance
from tessera.core.event import Event
from tessera.games.era import scoring
from tessera.games.era.scenario import (
    RING,
    asked,
    box,
    dice_box,
    dice_supply,
    disaster,
    domain,
    laid_out,
    legal,
    new_game,
    phase,
    pieces,
    play,
    reason,
    resources,
    rich,
    rolled,
    scenario,
    sheet,
    supply,
    told,
)

CALM = ["peasant_food", "noble_goods"]
HAMMER = ["peasant_skull", "noble_shields"]


# Set-up


def test_a_longhouse_two_keeps_and_all_tokens_go_to_the_box() -> None:
    state = new_game(1)
    assert {name: box(state, name) for name in ("longhouse", "keep", "farm")} == {
        "longhouse": 1,
        "keep": 2,
        "farm": 0,
    }
    assert (supply(state, "keep"), state.tokens) == (5, 0)


def test_three_scorched_areas_are_laid_out() -> None:
    state = laid_out(1)
    assert sum(piece.startswith("scorched") for piece in pieces(state, 0)) == 3
    assert supply(state, "scorched") == 24


def test_sir_philip_has_two_nobles_and_a_peasant() -> None:
    state = new_game(1)
    assert dice_supply(state) == {"peasant": 14, "burgher": 5, "noble": 5, "clergy": 5}
    assert sum(dice_box(state).values()) == 0


# Sir Philip's roll


def test_sir_philip_rolls_once_after_the_third_roll_and_before_the_quills() -> None:
    state = rolled(["peasant_food", "clergy_quill"])
    assert state.view(0).board["philip"] == []
    play(state, "stand", falls=[])
    assert state.view(0).board["philip"] == []
    events = play(state, "stand", falls=["peasant_wood", "noble_two_swords", "noble_goods"])
    assert told(events) == ["dice_shown", "philip_rolled"]
    assert asked(state) == "quill"
    assert state.view(None).board["philip"] == ["peasant_wood", "noble_two_swords", "noble_goods"]


def test_sir_philip_rolls_in_every_round() -> None:
    state = rolled(["peasant_food"])
    events: list[Event] = []
    while not state.is_over:
        events += play(state, min(legal(state)), seed=len(events))
    rolls = [event.values["dice"] for event in events if event.kind == "philip_rolled"]
    assert state.round == len(rolls) == 8
    assert len({str(dice) for dice in rolls}) > 1


def test_the_skulls_of_sir_philip_are_void() -> None:
    state = scenario(
        "disasters", domain(goods=3, dice=CALM), philip=["peasant_skull", "noble_skull", "noble_skull"]
    )
    assert (phase(state), disaster(state, 0)) == ("build", 0)


# Disasters


def test_treachery_hits_oneself() -> None:
    state = scenario("disasters", domain(dice=["peasant_skull"] * 3))
    assert asked(state) == "scorched"
    play(state, "place:r0:a1")
    assert pieces(state, 0) == ["keep@f6", "scorched@a1"]


def test_an_attack_hits_oneself() -> None:
    built = [*RING, "townhouse@c3", "farm@h1", "farm@h4"]
    state = scenario("disasters", domain(dice=["peasant_skull"] * 5, pieces=built))
    assert legal(state) == {"remove:h1", "remove:h4"}


def test_the_other_disasters_are_as_ever() -> None:
    assert asked(scenario("disasters", domain(wood=1, dice=["peasant_skull"]))) == "bandits"
    state = scenario("disasters", domain(goods=4, dice=["peasant_skull"] * 6))
    assert resources(state, 0)["goods"] == 0


# Extortion


def test_the_stronger_seat_takes_a_resource_that_his_dice_show() -> None:
    state = scenario(
        "extort",
        domain(dice=["noble_three_swords"]),
        philip=["peasant_food_or_stone", "noble_skull", "noble_two_swords"],
    )
    assert asked(state) == "demand"
    assert legal(state) == {"demand:goods", "demand:stone", "demand:food"}
    assert reason(state, "demand:wood") == "not_on_his_dice"
    play(state, "demand:stone")
    assert resources(state, 0)["stone"] == 1


def test_the_only_kind_on_his_dice_is_taken_without_a_question() -> None:
    state = scenario(
        "extort",
        domain(dice=["noble_three_swords"]),
        philip=["peasant_wood", "noble_one_sword", "noble_one_sword"],
    )
    assert (resources(state, 0)["wood"], phase(state)) == (1, "roll")
    state = scenario(
        "extort", domain(dice=["noble_one_sword"]), philip=["peasant_wood", "noble_goods", "peasant_hammers"]
    )
    assert legal(state) == {"demand:goods", "demand:wood"}


def test_his_shields_protect_him() -> None:
    state = scenario(
        "extort", domain(dice=["noble_three_swords"]), philip=["peasant_wood", "noble_shields", "noble_goods"]
    )
    assert phase(state) == "roll"


def test_nothing_is_taken_when_his_dice_show_no_resource() -> None:
    state = scenario(
        "extort",
        domain(dice=["noble_three_swords"]),
        philip=["peasant_hammers", "noble_one_sword", "noble_one_sword"],
    )
    assert (sum(resources(state, 0).values()), phase(state)) == (0, "roll")


def test_who_finds_no_resource_on_his_dice_is_told_so() -> None:
    state = scenario(
        "build",
        rich(dice=["noble_three_swords", "peasant_hammers"]),
        philip=["peasant_hammers", "noble_one_sword", "noble_one_sword"],
    )
    assert "philip_has_nothing" in told(play(state, "done"))


@pytest.mark.parametrize(
    ("stock", "taken"),
    [((1, 2, 3, 4), "goods"), ((0, 2, 3, 4), "stone"), ((0, 0, 3, 4), "wood"), ((0, 0, 0, 4), "food")],
)
def test_sir_philip_takes_goods_else_stone_else_wood_else_food(
    stock: tuple[int, int, int, int], taken: str
) -> None:
    mine = domain(*stock, dice=["noble_goods"])
    state = scenario("extort", mine, philip=["peasant_food", "noble_one_sword", "noble_goods"])
    before = resources(state, 0)
    assert legal(state) == {"pay", "refuse"}
    refused = state.clone()
    play(state, "pay", falls=["noble_shields"])
    assert resources(state, 0) == {**before, taken: before[taken] - 1}
    play(refused, "refuse", falls=["noble_shields"])
    assert (resources(refused, 0), disaster(refused, 0)) == (before, 2)


def test_who_has_nothing_for_sir_philip_takes_two_disaster_points() -> None:
    state = scenario(
        "extort", domain(dice=["noble_goods"]), philip=["peasant_food", "noble_one_sword", "noble_goods"]
    )
    assert disaster(state, 0) == 2


def test_shields_protect_from_sir_philip() -> None:
    mine = domain(goods=3, dice=["noble_shields"])
    state = scenario("extort", mine, philip=["peasant_food", "noble_two_swords", "noble_two_swords"])
    assert (resources(state, 0)["goods"], phase(state)) == (3, "roll")


# The end


def test_the_game_lasts_eight_rounds() -> None:
    seventh = scenario("build", rich(dice=HAMMER), round_number=7)
    play(seventh, "done")
    assert not seventh.is_over
    eighth = scenario("build", rich(dice=HAMMER), round_number=8)
    play(eighth, "done")
    assert (eighth.is_over, eighth.ending, eighth.ranking()) == (True, "rounds", [1])


def test_an_empty_supply_does_not_end_it() -> None:
    state = scenario("build", rich(dice=HAMMER), supply={"market": 1})
    play(state, "build:market", "place:r0:a1")
    assert (state.is_over, state.flipped) == (False, 0)


def test_any_culture_is_the_most_and_any_enclosed_ground_the_largest() -> None:
    state = scenario("build", domain(culture=1, pieces=RING))
    assert (sheet(state, 0)["most_culture"], sheet(state, 0)["largest_area"]) == (5, 10)
    state = scenario("build", domain())
    assert (sheet(state, 0)["most_culture"], sheet(state, 0)["largest_area"]) == (0, 0)


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        *[(-9, "slave"), (44, "slave"), (45, "peasant"), (64, "peasant"), (65, "merchant"), (79, "merchant")],
        *[(80, "knight"), (89, "knight"), (90, "noble"), (94, "noble"), (95, "monarch"), (99, "monarch")],
        *[(100, "pope"), (140, "pope")],
    ],
)
def test_the_points_earn_a_rank(points: int, rank: str) -> None:
    assert scoring.rank(points) == rank


def test_the_rank_is_shown_at_the_end() -> None:
    state = scenario("build", rich(dice=HAMMER), round_number=8)
    assert "rank" not in state.view(0).board
    state.apply(0, state.actions(0)[-1], Chance(0))
    assert state.view(0).board["rank"] == "slave"
