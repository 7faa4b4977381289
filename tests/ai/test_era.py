"""What the players know of Era: chances and priors that add up, and choices that anybody would make."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import tessera
from tessera import Chance
from tessera.ai.evaluation import WIN, evaluation, evaluator
from tessera.ai.evaluation.era import sides
from tessera.ai.evaluation.era_features import FEATURES, OWN, features, rounds_left
from tessera.ai.evaluation.era_ground import Ground
from tessera.ai.evaluation.era_weights import DATA
from tessera.ai.greedy import GreedyPlayer
from tessera.ai.player import Player
from tessera.ai.players import make
from tessera.ai.search import Search
from tessera.ai.styles import LEVELS, style
from tessera.ai.thinker import Thinker
from tessera.core.playout import random_states
from tessera.games.era.scenario import (
    RING,
    Plan,
    domain,
    enclosed,
    laid_out,
    legal,
    placement,
    play,
    rich,
    rolled,
    scenario,
)
from tessera.games.era.state import EraState
from tests.ai.choosing import chosen

ERA = tessera.load("era")
NEARLY = ["wall_5@b2", "wall_3@b3/r90", "wall_4@b6", "longhouse@c3", "longhouse@c4"]
"""With the keep a ring around nine cells, but for a wall of three at f3; and what stands inside."""
WASTE = [
    *[f"scorched@{column}{row}" for column in "acegi" for row in (8, 10)],
    *[f"scorched@{column}{row}" for column in "gi" for row in (2, 4, 6)],
]
"""So much scorched land that there is no other ring to think of."""
IDLE = ["peasant_food"] * 3 + ["noble_goods"]
HAMMER = ["peasant_skull", "peasant_food", "peasant_food", "noble_goods"]


def thinker(iterations: int = 200) -> Thinker:
    """Level 5, stopped after so many iterations, on any machine."""
    own = replace(style("level5", "era"), iterations=iterations, seconds=600)
    return Thinker("level5", 1, own=own)


players = pytest.mark.parametrize("player", [thinker(), GreedyPlayer(1)], ids=["level5", "greedy"])


def states_of(seats: int, seed: int) -> Iterator[EraState]:
    """The states of a game played at random, its end included."""
    chance = Chance(seed)
    for state in random_states(ERA.new(seats, chance), chance):
        assert isinstance(state, EraState)
        yield state


# What adds up


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_chances_and_priors_add_up_to_one(seats: int) -> None:
    kinds = set()
    for state in states_of(seats, seats):
        if state.is_over:
            break
        seat = state.seats_to_act()[0]
        actions = state.actions(seat)
        kinds.add(type(state.stack[-1]).__name__)
        chances = evaluation("era").chances(state.clone(), Chance(1))
        assert len(chances) == seats
        assert all(0 <= chance <= 1 for chance in chances)
        assert seats == 1 or sum(chances) == pytest.approx(1)
        priors = evaluation("era").priors(state, seat, actions)
        assert len(priors) == len(actions)
        assert min(priors) > 0
        assert sum(priors) == pytest.approx(1)
    assert len(kinds) >= 6


def test_what_is_good_for_one_is_as_bad_for_the_other() -> None:
    evaluate = evaluator("era")
    for state in states_of(2, 5):
        assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))


def test_a_decided_game_is_worth_more_than_any_position() -> None:
    evaluate = evaluator("era")
    *earlier, last = (abs(evaluate(state, 0)) for state in states_of(2, 6))
    assert last > WIN / 2 > max(earlier)


def test_there_is_a_weight_for_every_feature() -> None:
    state = laid_out(3)
    seen = features(state, [Ground(domain, 0) for domain in state.domains])
    assert {len(row) for row in seen} == {len(FEATURES)}
    assert set(DATA["weights"]) == set(FEATURES)


# Rings


def test_the_ring_that_lacks_one_piece_is_found() -> None:
    state = scenario("build", domain(pieces=[*NEARLY, *WASTE]), domain())
    ground = Ground(state.domains[0], 0)
    assert (ground.ring_pieces, ground.area) == (1, 0)
    assert (ground.ring_area, ground.ring_points) == (9, 2)
    state.domains[0].add(placement("wall_3@f3/r90"))
    assert Ground(state.domains[0], 0).area == 9


def test_a_building_in_the_way_blocks_a_ring() -> None:
    state = scenario("build", domain(pieces=[*NEARLY, *WASTE, "townhouse@f4/r90"]), domain())
    assert Ground(state.domains[0], 0).ring_pieces != 1


@players
def test_a_wall_is_closed_when_it_can_be(player: Player) -> None:
    mine = domain(stone=1, pieces=[*NEARLY, *WASTE], dice=HAMMER)
    state = scenario("build", mine, domain(), flipped=2)
    assert chosen(player, state) == "build:wall_3"
    play(state, "build:wall_3")
    play(state, chosen(player, state))
    assert len(enclosed(state)) == 9


@players
def test_scorched_land_does_not_go_where_the_ring_will_be(player: Player) -> None:
    mine = domain(pieces=[*NEARLY, *WASTE[:-1]])
    rival = domain(dice=["peasant_skull"] * 3 + ["noble_goods"])
    state = scenario("disasters", rival, mine)
    assert state.seats_to_act() == (1,)
    play(state, chosen(player, state, 1))
    assert Ground(state.domains[1], 0).ring_pieces == 1


# Food, disasters, robbers


@players
def test_nobody_starves_who_can_take_food(player: Player) -> None:
    """In the last round stone is worth nothing; before, a wall may be worth a point of hunger."""
    dice = ["peasant_food_or_stone", "peasant_food_or_stone", "peasant_wood", "noble_goods"]
    state = scenario("collect", domain(dice=dice), domain(), flipped=3)
    assert chosen(player, state) == "take:peasant_food_or_stone>food"


def test_a_hungry_seat_rolls_for_food() -> None:
    """With swords, wood and no food, standing still would cost four points."""
    state = rolled(["peasant_wood"] * 3 + ["noble_one_sword"], IDLE)
    assert chosen(thinker(), state) != "stand"


def test_guildhalls_make_it_worth_to_keep_resources() -> None:
    def worth_of_wood(*pieces: str) -> float:
        """What three wood are worth in the last round."""
        poor, rich = (
            scenario("build", domain(pieces=list(pieces), wood=wood), domain(), flipped=3) for wood in (0, 3)
        )
        return sides(rich, OWN)[0] - sides(poor, OWN)[0]

    assert (
        worth_of_wood("guildhall@a1", "guildhall@g1")
        > worth_of_wood("guildhall@a1") + 1
        > worth_of_wood() + 2
    )


def test_greedy_builds_apart_for_fear_of_diseases() -> None:
    value = evaluator("era")
    together, apart = (
        value(scenario("build", domain(pieces=["farm@a1", place]), domain()), 0)
        for place in ("farm@c1", "farm@h8")
    )
    assert apart > together + 2


def test_dice_that_no_stock_can_feed_cost_a_point_in_every_round() -> None:
    """Farms or not: who has eleven dice goes hungry, as no more than ten food are kept."""

    def hungry(houses: int) -> float:
        places = [column + row for row in ("1", "3") for column in "acegi"]
        state = scenario("build", domain(pieces=[f"longhouse@{place}" for place in places[:houses]]))
        return features(state, [Ground(one, 0) for one in state.domains])[0][FEATURES.index("crowd")]

    assert [hungry(houses) for houses in (8, 9, 10)] == [0, 0, 1]
    assert OWN.by_rounds[4][FEATURES.index("crowd")] < OWN.by_rounds[1][FEATURES.index("crowd")] < 0


def test_a_game_that_lasts_long_is_expected_to_go_on() -> None:
    state = scenario("build", domain(), domain(), flipped=2)
    guesses = []
    for state.round in (1, 7, 9, 11, 20):
        guesses.append(rounds_left(state))
    assert guesses[0] == guesses[1] < guesses[2] < guesses[3] == guesses[4]


def test_hammers_are_worth_nothing_where_no_building_fits() -> None:
    def worth_of_hammers(*pieces: str) -> float:
        plans = [domain(pieces=list(pieces), wood=6, stone=6, dice=dice) for dice in (IDLE, [*IDLE, *HAMMER])]
        idle, busy = (sides(scenario("build", plan, domain()), OWN)[0] for plan in plans)
        return busy - idle

    full = [f"scorched@{column}{row}" for column in "acegi" for row in (2, 4, 6, 8, 10)]
    full += ["wall_5@a1", "wall_6@f1", "wall_5@k2/r90", "wall_5@k7/r90"]
    assert worth_of_hammers() > 1
    assert worth_of_hammers(*full) == 0


@players
def test_a_fire_takes_the_least_building(player: Player) -> None:
    mine = domain(pieces=["cathedral@a1", "farm@h8"], dice=["peasant_skull"] * 4)
    state = scenario("disasters", mine, domain())
    assert legal(state) == {"remove:b1", "remove:h8", "remove:f6"}
    assert chosen(player, state) != "remove:b1"


@players
def test_bandits_get_what_is_not_needed(player: Player) -> None:
    """In the last round resources are worth nothing, a point is."""
    state = scenario("disasters", domain(wood=3, dice=["peasant_skull", *IDLE]), domain(), flipped=3)
    assert chosen(player, state) == "lose:wood"


def test_one_wood_is_handed_over_rather_than_two_points() -> None:
    lord = domain(dice=[*IDLE[:3], "noble_three_swords"])
    state = scenario("extort", lord, domain(wood=4, stone=4, dice=IDLE))
    play(state, "demand:wood")
    assert chosen(thinker(), state, 1) == "pay"


def test_who_is_far_ahead_ends_the_game() -> None:
    mine = domain(wood=1, pieces=[*RING, "townhouse@c3", "cathedral@h1", "university@h7"], dice=HAMMER)
    state = scenario("build", mine, domain(disaster=20), flipped=2, supply={"farm": 1})
    assert chosen(thinker(), state) == "build:farm"


def test_who_is_far_behind_does_not_end_the_game() -> None:
    ahead = domain(pieces=[*RING, "townhouse@c3", "cathedral@h1", "university@h7"])
    mine = domain(wood=3, disaster=20, dice=HAMMER)
    state = scenario("build", mine, ahead, flipped=2, supply={"farm": 1})
    assert chosen(thinker(), state) != "build:farm"


# Any seat, any number of them


@pytest.mark.parametrize("name", ["greedy", *LEVELS])
@pytest.mark.parametrize("seats", [1, 3])
def test_a_seat_that_is_asked_with_others_finds_its_own_choices(name: str, seats: int) -> None:
    """Layouts and rolls take several steps each, and seats do not wait for one another."""
    for state in (ERA.new(seats, Chance(2)), laid_out(seats)):
        for seat in state.seats_to_act():
            player = make(name, 1)
            if isinstance(player, Thinker):
                player.own = replace(style(name, "era"), iterations=12, seconds=600)
            assert player.choose(state.determinize(seat, Chance(3)), seat) in state.actions(seat)


def test_a_full_domain_and_a_rich_one_can_be_judged() -> None:
    plans: list[Plan] = [rich(RING), domain(pieces=["hospital@a1", "monastery@d1", "market@h1"])]
    state = scenario("build", *plans)
    assert sum(evaluation("era").chances(state, Chance(1))) == pytest.approx(1)


# Alone


def test_alone_the_most_points_are_wanted() -> None:
    """Where every answer to the last question ends the game, with more points or with fewer."""
    judged = 0
    for seed in range(60):
        *_, last, _ = [state.clone() for state in states_of(1, seed)]
        ends = {}
        for action in last.actions(0):
            end = last.clone()
            end._apply(0, action, Chance(1))
            if end.is_over:
                ends[action] = end.scores()[0]
        if len(ends) < len(last.actions(0)) or len(set(ends.values())) == 1:
            continue
        search = Search(evaluation("era"), Chance(1), 1.0)
        search.think(last, 0, float("inf"), 60)
        values = {node.action: node.value for node in search.ranking(0)}
        assert sorted(ends, key=lambda action: values[action]) == sorted(
            ends, key=lambda action: ends[action]
        )
        assert search.iterations == 60  # nothing is proved: there is nobody to beat
        judged += 1
        if judged == 3:
            return
    raise AssertionError(judged)
