"""What the players know of Deus: chances and priors that add up, and choices that anybody would make."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import tessera
from tessera import Chance
from tessera.ai.evaluation import WIN, evaluation, evaluator
from tessera.ai.evaluation.deus_features import FEATURES, OWN, features, rounds_left, turns_left
from tessera.ai.evaluation.deus_weights import DATA
from tessera.ai.greedy import GreedyPlayer
from tessera.ai.player import Player
from tessera.ai.players import make
from tessera.ai.styles import LEVELS, style
from tessera.ai.thinker import Thinker
from tessera.core.playout import random_states
from tessera.games.deus.notation import BUILD, OFFER
from tessera.games.deus.scenario import (
    asked,
    build,
    card_of,
    empire,
    other_prices,
    play,
    points,
    scenario,
    set_price,
)
from tessera.games.deus.state import DeusState
from tests.ai.choosing import chosen

DEUS = tessera.load("deus")
RIVAL = empire(pieces=["civil@b3"])


def thinker(iterations: int = 60) -> Thinker:
    """Level 5, stopped after so many iterations, on any machine."""
    own = replace(style("level5", "deus"), iterations=iterations, seconds=600)
    return Thinker("level5", 1, own=own)


players = pytest.mark.parametrize("player", [thinker(), GreedyPlayer(1)], ids=["level5", "greedy"])


def closing(state: DeusState) -> DeusState:
    """The state in the last round."""
    state.closing, state.last_round = "villages", state.round
    return state


def states_of(seats: int, seed: int, **options: str) -> Iterator[DeusState]:
    """The states of a game played at random, its end included."""
    chance = Chance(seed)
    for state in random_states(DEUS.new(seats, chance, **options), chance):
        assert isinstance(state, DeusState)
        yield state


# What adds up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_and_priors_add_up_to_one(seats: int) -> None:
    kinds = set()
    for number, state in enumerate(states_of(seats, seats, wild="true", ask_always="true")):
        if state.is_over:
            break
        kind = type(state.stack[-1]).__name__
        if number % 5 and kind in kinds:
            continue
        kinds.add(kind)
        seat = state.seats_to_act()[0]
        actions = state.actions(seat)
        chances = evaluation("deus").chances(state.clone(), Chance(1))
        assert len(chances) == seats
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)
        priors = evaluation("deus").priors(state, seat, actions)
        assert len(priors) == len(actions)
        assert min(priors) > 0
        assert sum(priors) == pytest.approx(1)
    assert len(kinds) >= 12


def test_a_chosen_start_can_be_judged() -> None:
    state = DEUS.new(2, Chance(1), start="10")
    assert sum(evaluation("deus").chances(state.clone(), Chance(1))) == pytest.approx(1)
    assert len(evaluation("deus").priors(state, 0, state.actions(0))) == len(state.actions(0))


def test_priors_are_the_same_whenever_they_are_asked_for() -> None:
    state = DEUS.new(2, Chance(4))
    seat = state.seats_to_act()[0]
    first = evaluation("deus").priors(state, seat, state.actions(seat))
    assert first == evaluation("deus").priors(state, seat, state.actions(seat))


def test_what_is_good_for_one_is_as_bad_for_the_other() -> None:
    evaluate = evaluator("deus")
    for state in states_of(2, 5):
        assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))


def test_a_decided_game_is_worth_more_than_any_position() -> None:
    evaluate = evaluator("deus")
    *earlier, last = (abs(evaluate(state, 0)) for state in states_of(2, 6))
    assert last > WIN / 2 > max(earlier)


def test_there_is_a_weight_for_every_feature() -> None:
    state = scenario(empire(), empire(), empire())
    assert {len(row) for row in features(state, 5)} == {len(FEATURES)}
    assert set(DATA["weights"]) == set(FEATURES)


# How near the end is


def test_turns_are_counted_to_the_end() -> None:
    state = closing(scenario(empire(), RIVAL))
    assert rounds_left(state, OWN.pace) == 0
    assert [turns_left(state, seat, 0) for seat in (0, 1)] == [1, 1]
    play(state, "offer:small_production", "done")
    assert [turns_left(state, seat, 0) for seat in (0, 1)] == [0, 1]


def test_the_last_temple_brings_the_end_near() -> None:
    many, one, none = (rounds_left(scenario(empire(), RIVAL, temples=left), OWN.pace) for left in (4, 1, 0))
    assert many > one > none == 1


# Choices that anybody would make


@players
def test_a_gain_is_used(player: Player) -> None:
    state = build("bakers_guild", "place:a1", pieces=["civil@a0"], ask_always="true")
    assert asked(state) == "use"
    assert chosen(player, state) == "use"


@players
def test_cards_are_drawn(player: Player) -> None:
    state = build("school", "place:a0", pieces=["civil@a0", "production@a1", "civil@a1"])
    assert asked(state) == "use"
    assert chosen(player, state) == "use"


@players
def test_a_village_that_falls_is_taken(player: Player) -> None:
    mine = ["civil@d0", "ship@d2", "ship@d6", "civil@d5"]
    state = build("centurion", pieces=mine, others=[RIVAL], villages={"c0": 0, "d1": 5})
    assert chosen(player, state) == "place:d0"
    play(state, "place:d0")
    assert points(state) == 10


def test_a_good_temple_is_built_at_the_end() -> None:
    mine = empire(
        gold=16,
        hand=["temple_regions_1", "trading_post_field", "school"],
        pieces=["civil@a0", "civil@a1", "civil@a2", "production@a3", "production@d0"],
    )
    state = closing(scenario(mine, RIVAL))
    assert chosen(thinker(), state) == "build:temple_regions_1"


@pytest.mark.parametrize(("gold", "question"), [(3, "place"), (12, "pay")], ids=["paid", "still to be paid"])
def test_a_card_is_liked_less_if_its_price_holds_gold(gold: int, question: str) -> None:
    state = scenario(empire(gold, clay=2, pieces=["civil@a0"], hand=["quarry", "farm"]), RIVAL)
    quarry = card_of("quarry")
    liked = []
    for price in (3, 0):
        with other_prices():
            set_price("quarry", clay=1, gold=price)
            built = state.clone()
            built.apply(0, BUILD.of(quarry), Chance(1))
            assert asked(built) == question
            liked.append(evaluation("deus").priors(state, 0, [BUILD.of(quarry), OFFER.of(quarry)])[0])
    assert liked[0] < liked[1]


@players
def test_nobody_pays_points_to_land_where_it_can_walk(player: Player) -> None:
    state = build("trading_post_field", pieces=["civil@a0"], others=[RIVAL])
    assert chosen(player, state).startswith("place:")


@players
def test_in_the_last_turn_everything_is_sold_for_points(player: Player) -> None:
    others = [empire(wood=5, pieces=["civil@b3"])]
    state = closing(build("small_port_wood", "place:a4", pieces=["civil@a0"], wood=4, others=others))
    assert chosen(player, state) == "sell:4"


@players
def test_in_the_last_turn_one_is_kept_for_having_the_most(player: Player) -> None:
    state = closing(build("small_port_wood", "place:a4", pieces=["civil@a0"], wood=4, others=[RIVAL]))
    assert chosen(player, state) == "sell:3"


@players
def test_points_are_stolen(player: Player) -> None:
    state = build("legion", "place:a0", pieces=["civil@a0"], others=[empire(pieces=["civil@a1"])])
    assert points(state) == 6  # nothing to choose
    card, mine = "legion", ["civil@a0", "army@a2"]
    others = [empire(pieces=["civil@a1"])]
    state = build(card, "place:a0", pieces=mine, others=others, ask_always="true")
    assert chosen(player, state) == "use"


@players
def test_in_the_last_turn_vesta_gets_two_cards(player: Player) -> None:
    mine = empire(hand=["bakers_guild", "forum_3", "quarry"], pieces=["civil@a0"])
    state = closing(scenario(mine, RIVAL))
    play(state, chosen(player, state))
    assert chosen(player, state) != "done"


# Any seat, any number of them


@pytest.mark.parametrize("name", ["greedy", *LEVELS])
@pytest.mark.parametrize("seats", [3, 4])
def test_every_player_finds_its_choices(name: str, seats: int) -> None:
    state = DEUS.new(seats, Chance(2))
    player = make(name, 1)
    if isinstance(player, Thinker):
        player.own = replace(style(name, "deus"), iterations=12, seconds=600)
    seat = state.seats_to_act()[0]
    assert player.choose(state.determinize(seat, Chance(3)), seat) in state.actions(seat)
