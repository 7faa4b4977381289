"""The end of a round, the end of the game, and who wins."""

import pytest

from tessera.core.chance import Chance
from tessera.games.era import GAME
from tessera.games.era.scenario import (
    Plan,
    dice_box,
    dice_supply,
    domain,
    laid_out,
    phase,
    play,
    pool,
    rich,
    scenario,
    told,
)
from tessera.games.era.state import EraState

HAMMER = ["peasant_skull", "noble_shields"]
HOUSED = ["longhouse@a1"]


def ended(*plans: Plan) -> list[int]:
    """The places when the game ends now."""
    state = scenario("extort", *plans, flipped=3)
    play_on(state)
    assert state.ending == "tokens"
    return state.ranking()


def play_on(state: EraState) -> None:
    """Run what follows by itself."""
    while state.stack and not state.stack[-1].asked:
        state.stack[-1].run(state, Chance(1))


# The end of a round


def test_the_marker_of_the_first_player_goes_clockwise() -> None:
    state = scenario("build", rich(dice=HAMMER), domain(), domain(), first=2)
    play(state, "done")
    assert (state.first, state.round, phase(state)) == (0, 2, "roll")


def test_dice_follow_the_buildings_at_the_end_of_the_round() -> None:
    dice = ["peasant_hammers", "peasant_food", "noble_shields"]
    state = scenario("build", rich(dice=dice, pieces=HOUSED), domain())
    before = dice_supply(state)
    events = play(state, "build:church", "place:r0:e1", "done")
    # One peasant has no house, and one church has come.
    assert pool(state, 0) == {"peasant": 1, "noble": 1, "clergy": 1}
    assert dice_supply(state)["clergy"] == before["clergy"] - 1
    assert dice_supply(state)["peasant"] == before["peasant"]
    # The other seat has no house for its three.
    assert dice_box(state)["peasant"] == 1 + 1 + 3
    assert [word for word in told(events) if word.startswith("dice_")] == [
        "dice_lost",
        "dice_gained",
        "dice_lost",
    ]


def test_new_dice_roll_in_the_next_round() -> None:
    state = scenario("build", rich(dice=HAMMER, pieces=HOUSED), domain(pieces=HOUSED))
    play(state, "build:keep", "place:r0:e1")
    assert sum(state.domains[0].dice) == 3


# The end of the game


def test_the_game_ends_with_the_round_in_which_the_last_token_is_flipped() -> None:
    plan = rich(dice=HAMMER)
    state = scenario("build", plan, plan, supply={"market": 1}, flipped=2)
    play(state, "build:market", "place:r0:a1")
    assert (state.flipped, state.is_over) == (3, False)
    assert state.seats_to_act() == (1,)
    play(state, "done")
    assert (state.is_over, state.ending) == (True, "tokens")


def test_the_game_goes_on_while_a_token_is_not_flipped() -> None:
    state = scenario("build", rich(dice=HAMMER), domain(), flipped=2)
    play(state, "done")
    assert not state.is_over


def test_with_four_players_five_tokens_end_the_game() -> None:
    plans = [rich(dice=HAMMER), domain(), domain(), domain()]
    for flipped, is_over in ((4, False), (5, True)):
        state = scenario("build", *plans, flipped=flipped)
        play(state, "done")
        assert state.is_over is is_over


def test_dice_of_the_last_round_count_for_a_cathedral() -> None:
    plan = rich(dice=HAMMER, pieces=["cathedral@a1", "longhouse@e1"])
    state = scenario("build", plan, domain(), flipped=3)
    play(state, "build:keep", "place:r0:i1")
    # A peasant and two nobles.
    assert state.score_sheets()[0]["cathedral_bonus"] == 3


def test_a_game_that_nobody_ends_is_over_after_forty_rounds() -> None:
    state = scenario("build", rich(dice=HAMMER), domain(), round_number=40)
    play(state, "done")
    assert (state.is_over, state.ending) == (True, "limit")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_end_by_the_rules(seats: int) -> None:
    for seed in range(3):
        chance = Chance(seed)
        state = laid_out(seats, seed)
        while not state.is_over:
            seat = state.seats_to_act()[-1]
            actions = state.actions(seat)
            state.apply(seat, actions[chance.below(len(actions))], chance)
        assert state.ending == ("rounds" if seats == 1 else "tokens")
        assert GAME.from_data(state.to_data()).scores() == state.scores()


# Who wins


def test_the_most_points_win() -> None:
    assert ended(domain(culture=3), domain(culture=9), domain(culture=4)) == [3, 1, 2]


@pytest.mark.parametrize(
    ("one", "two", "places"),
    [
        ((1, 0, 0, 0), (0, 9, 9, 9), [1, 2]),
        ((1, 0, 9, 9), (1, 1, 0, 0), [2, 1]),
        ((1, 2, 3, 0), (1, 2, 2, 9), [1, 2]),
        ((1, 2, 3, 3), (1, 2, 3, 4), [2, 1]),
        ((1, 2, 3, 4), (1, 2, 3, 4), [1, 1]),
    ],
)
def test_ties_go_by_goods_then_stone_then_wood_then_food_and_else_are_shared(
    one: tuple[int, int, int, int], two: tuple[int, int, int, int], places: list[int]
) -> None:
    assert ended(domain(*one), domain(*two)) == places


def test_three_may_share_the_first_place() -> None:
    assert ended(domain(), domain(), domain()) == [1, 1, 1]
