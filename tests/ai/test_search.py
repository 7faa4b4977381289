"""The search: it finds what is forced, keeps its time, cannot peek, and plays any game."""

import itertools
import math
import time
from dataclasses import replace

import pytest

import tessera
from tessera import Chance, State
from tessera.ai.advice import advise
from tessera.ai.evaluation import evaluation
from tessera.ai.evaluation.base import Evaluation
from tessera.ai.evaluation.duel_features import (
    COUNT,
    LORE,
    NEW_SYMBOLS,
    PAIR,
    PAIRS,
    STRIKE,
    STRIKE_CLASSES,
    SYMBOL_CLASSES,
    features,
)
from tessera.ai.evaluation.duel_network import NETWORK
from tessera.ai.player import Player
from tessera.ai.players import NAMES, make
from tessera.ai.search import SEATS, UNDECIDED, Node, Search
from tessera.ai.styles import LEVELS, YARDSTICK, Style, style
from tessera.ai.thinker import Thinker
from tessera.games.duel.scenario import HIDDEN, action, city, scenario
from tessera.games.duel.state import DuelState
from tests.core.toy import PLAY, Toy, ToyState

DUEL = tessera.load("duel")
TOY = Toy()
LONG = 600.0
"""More seconds than any test may take: the iterations decide."""

SEARCHING: dict[str, Style] = {"uct": YARDSTICK, "level5": style("level5", "duel")}
whoever_searches = pytest.mark.parametrize("name", SEARCHING)


def limited(name: str, iterations: int, seed: int = 1) -> Thinker:
    """A player that stops after so many iterations, on any machine."""
    return Thinker(name, seed, own=replace(SEARCHING[name], iterations=iterations, seconds=LONG))


def after(state: State, seat: int, decisions: int, seed: int = 4) -> State:
    """The state some random decisions later."""
    chance = Chance(seed)
    for _ in range(decisions):
        asked = state.seats_to_act()[0]
        actions = state.actions(asked)
        state.apply(asked, actions[chance.below(len(actions))], chance)
    return state


# What is forced


@whoever_searches
def test_a_victory_at_once_is_taken(name: str) -> None:
    rival = city(built=["theater", "altar", "baths", "temple", "statue"])
    state = scenario(3, ["pretorium", "study"], mine=city(coins=9), rival=rival, pawn=6)
    assert limited(name, 300).choose(state, 0) == action("build:pretorium")


@whoever_searches
def test_a_victory_two_turns_ahead_is_found(name: str) -> None:
    """Two of three shields are enough, and the rival, without a coin, can only take one away."""
    mine = city(coins=7, built=["lumber_yard", "clay_pool"])
    rival = city(coins=0, built=["theater", "altar", "baths", "temple", "statue"])  # ahead by points
    state = scenario(1, ["stable", "garrison", "palisade"], mine=mine, rival=rival, pawn=7, spare=0)
    chosen = limited(name, 300).choose(state, 0)
    assert chosen in {action("build:stable"), action("build:garrison"), action("build:palisade")}


@whoever_searches
def test_the_card_the_rival_would_win_with_is_taken_away(name: str) -> None:
    state = scenario(1, ["guard_tower", "theater", "altar"], pawn=-8)
    chosen = limited(name, 1000).choose(state, 0)
    assert chosen in {action("build:guard_tower"), action("discard:guard_tower")}


@whoever_searches
def test_the_card_the_rival_would_win_with_is_not_uncovered(name: str) -> None:
    """Whoever takes the altar hands over the tower below it."""
    state = scenario(1, {6: "guard_tower", 10: "altar", 20: "lumber_yard"}, pawn=-8)
    chosen = limited(name, 400).choose(state, 0)
    assert chosen in {action("build:lumber_yard"), action("discard:lumber_yard")}


def grown(state: State, iterations: int, most_nodes: int = 1_000_000) -> Search:
    """The tree of a seat's decision."""
    search = Search(evaluation("duel"), Chance(1), 1.0, 0.1, most_nodes=most_nodes)
    search.think(state, state.seats_to_act()[0], math.inf, iterations)
    return search


def test_a_victory_two_turns_ahead_is_proved() -> None:
    mine = city(coins=7, built=["lumber_yard", "clay_pool"])
    rival = city(coins=0, built=["theater", "altar", "baths", "temple", "statue"])  # ahead by points
    state = scenario(1, ["stable", "garrison", "palisade"], mine=mine, rival=rival, pawn=7, spare=0)
    search = grown(state, 2000)
    assert search.root.winner == 0
    assert search.iterations < 2000
    best = search.ranking(0)[0]
    assert best.winner == 0


def test_a_loss_that_cannot_be_avoided_is_proved() -> None:
    """Two cards win for the rival; whoever has no coin can take away only one of them."""
    mine, rival = city(coins=0), city(coins=50)
    state = scenario(2, ["walls", "archery_range", "library"], mine=mine, rival=rival, pawn=-8, spare=0)
    assert grown(state, 2000).root.winner == 1


def test_what_is_proved_to_lose_comes_last() -> None:
    state = scenario(1, ["guard_tower", "theater", "altar"], pawn=-8, spare=0)
    ranked = grown(state, 600).ranking(0)
    lost = [DUEL.vocabulary.notation(node.action) for node in ranked if node.winner == 1]
    assert sorted(lost) == ["build:altar", "build:theater", "discard:altar", "discard:theater"]
    assert {node.winner for node in ranked[-len(lost) :]} == {1}


def test_nothing_is_proved_about_cards_that_may_come() -> None:
    state = scenario(1, {10: HIDDEN, 15: "altar", 20: "lumber_yard"}, mine=city(coins=0), pawn=-8)
    search = grown(state, 500)
    taken = next(node for node in search.ranking(0) if node.action == action("discard:altar"))
    assert taken.visits > 10
    assert taken.winner == UNDECIDED


# What it knows from its last thought


def kids(node: Node) -> dict[int, Node]:
    return node.known or {}


def test_a_player_goes_on_with_the_tree_of_its_last_thought() -> None:
    state, chance = scenario(1, ["stable", "garrison", "theater", "altar"]), Chance(2)
    player = limited("level5", 400)
    chosen = player.choose(state, 0)
    search = player._search
    assert search is not None
    state.apply(0, chosen, chance)
    replies = kids(kids(search.root)[chosen * SEATS])
    likely = max(replies.values(), key=lambda node: node.visits)
    earlier = likely.tries
    state.apply(1, likely.action, chance)
    assert player.choose(state.determinize(0, chance), 0) in state.actions(0)
    assert player._search is search
    assert search.root is likely
    assert likely.tries == earlier + search.iterations


def test_a_tree_is_kept_where_nothing_came_up() -> None:
    state = scenario(1, ["stable", "garrison", "theater", "altar"])
    before, chance = state.clone(), Chance(2)
    search = grown(state, 400)
    chosen = search.ranking(0)[0].action
    state.apply(0, chosen, chance)
    below = max(kids(kids(search.root)[chosen * SEATS]).values(), key=lambda node: node.visits)
    state.apply(1, below.action, chance)
    whole = search.nodes
    assert search.move_to(before, chosen, 0, state)
    assert search.root is below
    assert 0 < search.nodes < whole
    assert {key // SEATS for key in kids(search.root)} == set(state.actions(0))


def test_a_tree_is_not_kept_when_a_card_was_turned_up() -> None:
    state = scenario(1, {10: HIDDEN, 15: "altar", 20: "lumber_yard", 19: "clay_pool"})
    before, chance = state.clone(), Chance(2)
    search = grown(state, 300)
    chosen = action("discard:altar")
    state.apply(0, chosen, chance)
    state.apply(1, state.actions(1)[0], chance)
    assert not search.move_to(before, chosen, 0, state)


def test_a_tree_is_not_kept_for_another_position() -> None:
    state = scenario(1, ["stable", "garrison", "theater", "altar"])
    search = grown(state, 300)
    other = scenario(1, ["stable", "garrison"], mine=city(coins=9))
    assert not search.move_to(state, search.ranking(0)[0].action, 0, other)


# What it may know


class Peeking:
    """Plays the highest card if it beats what the others hold: it looks at the state it is given."""

    name = "peeking"

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, ToyState)
        highest = max(state.hands[seat])
        others = [card for place, hand in enumerate(state.hands) if place != seat for card in hand]
        return PLAY.of(highest if highest > max(others) else min(state.hands[seat]))


def choices_over_guesses(player: Player, state: State, seat: int, seed: int) -> int:
    """What the player chooses in a state that its seat cannot tell from the true one."""
    return player.choose(state.determinize(seat, Chance(seed)), seat)


def sees_more_than_it_may(make_player: type[Peeking] | None, name: str = "") -> bool:
    """Whether the choice depends on what the seat cannot know: guesses differ, choices must not."""
    for deal in range(8):
        state = TOY.new(3, Chance(deal))
        chosen = set()
        for guess in range(6):
            player: Player = make_player() if make_player else limited(name, 25, seed=3)
            chosen.add(choices_over_guesses(player, state, 1, guess))
        if len(chosen) > 1:
            return True
    return False


def test_a_player_that_peeks_is_caught() -> None:
    assert sees_more_than_it_may(Peeking)


@whoever_searches
def test_a_search_knows_no_more_than_its_seat(name: str) -> None:
    assert not sees_more_than_it_may(None, name)


@whoever_searches
def test_hidden_gods_do_not_matter(name: str) -> None:
    state = after(DUEL.new(2, Chance(3), pantheon=True), 0, 18)
    seat = state.seats_to_act()[0]
    chosen = {choices_over_guesses(limited(name, 20), state, seat, guess) for guess in range(4)}
    assert len(chosen) == 1


def test_a_card_that_lies_face_down_is_not_known() -> None:
    """The search looks at what any card that may still come would bring, not at one of them."""
    state = scenario(1, {10: HIDDEN, 15: "altar", 20: "lumber_yard", 19: "clay_pool"})
    search = Search(None, Chance(1), 1.0)
    search.think(state, 0, time.perf_counter() + LONG, 300)
    taken = next(node for node in search.ranking(0) if node.action == action("discard:altar"))
    assert taken.known is not None
    turned_up = [key for key in taken.known if key // SEATS < action("engineer:lumber_yard")]
    assert len(turned_up) > 5


def test_a_rollout_proves_nothing() -> None:
    """It ends the game, but only in the head of whoever made it."""
    state = DUEL.new(2, Chance(7))
    search = Search(Evaluation(), Chance(1), 1.0, trust=0.5)
    search.think(state, state.seats_to_act()[0], time.perf_counter() + LONG, 300)
    assert search.iterations == 300
    assert search.root.winner == UNDECIDED


# Its time


@pytest.mark.parametrize("name", ["uct", *LEVELS])
def test_a_thought_does_not_last_longer_than_told(name: str) -> None:
    state = after(DUEL.new(2, Chance(3)), 0, 12)
    seat = state.seats_to_act()[0]
    player = make(name, 1, seconds=0.05)
    shortest = LONG
    for _ in range(3):  # the machine may be busy with something else meanwhile
        begun = time.perf_counter()
        assert player.choose(state, seat) in state.actions(seat)
        shortest = min(shortest, time.perf_counter() - begun)
    assert shortest < 1.0


def test_a_thought_ends_while_there_is_time_for_one_more_look(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(ticks)))
    state = DUEL.new(2, Chance(3))
    search = Search(evaluation("duel"), Chance(1), 1.0)
    search.think(state, state.seats_to_act()[0], 10.0, 1000)
    assert search.iterations == 8  # begun at 0: the next would have to be done by 10


def test_the_tree_stops_growing() -> None:
    state = DUEL.new(2, Chance(3))
    search = Search(evaluation("duel"), Chance(1), 1.0, most_nodes=40)
    search.think(state, state.seats_to_act()[0], time.perf_counter() + LONG, 200)
    assert search.nodes < 60
    assert search.iterations == 200


def test_a_full_tree_is_still_gone_through_to_its_rim() -> None:
    """A value taken halfway down would drown what was found below."""
    state = DUEL.new(2, Chance(3))
    seat = state.seats_to_act()[0]
    search = Search(evaluation("duel"), Chance(1), 1.0, most_nodes=20)
    search.think(state, seat, time.perf_counter() + LONG, 200)
    first = search.ranking(seat)[0]
    assert first.known
    assert sum(kid.visits for kid in first.known.values()) == first.visits - 1


def test_a_clear_choice_is_made_early() -> None:
    state = scenario(1, {6: "guard_tower", 10: "altar", 20: "lumber_yard"}, mine=city(coins=0), pawn=-8)
    search = Search(evaluation("duel"), Chance(1), 1.0)
    search.think(state, 0, time.perf_counter() + LONG, 3000)
    assert search.iterations < 3000


# Any game


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["uct", "level1", "level5", "greedy"])
def test_a_game_without_an_evaluation_is_played_too(name: str, seats: int) -> None:
    chance = Chance(seats)
    state = TOY.new(seats, chance)
    players = [
        make(name, seat) if name in ("level1", "greedy") else limited(name, 20) for seat in range(seats)
    ]
    while not state.is_over:
        for seat in state.seats_to_act():
            chosen = players[seat].choose(state.determinize(seat, chance), seat)
            state.apply(seat, chosen, chance)
    assert state.ranking().count(1) >= 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_card_that_wins_is_played(seats: int) -> None:
    """In the last round each has one card; before that, the highest one is worth keeping or playing."""
    state = TOY.new(seats, Chance(11))
    assert isinstance(state, ToyState)
    state.round = 4
    state.points = [0] * seats
    state.hands = [[0, 5]] + [[1, 2] for _ in range(seats - 1)]
    player = Thinker("level5", 1, own=Style(iterations=200, seconds=LONG))
    assert player.choose(state, 0) == PLAY.of(5)


def test_seats_that_are_asked_at_once_do_not_see_each_other() -> None:
    """The statistics of both lie where the question began, not below each other's choices."""
    state = TOY.new(2, Chance(2))
    search = Search(Evaluation(), Chance(1), 1.0)
    search.think(state, 0, time.perf_counter() + LONG, 60)
    known = search.root.known
    assert known is not None
    assert {key % SEATS for key in known} == {0, 1}
    for seat in range(2):
        assert sum(node.visits for key, node in known.items() if key % SEATS == seat) >= 58


# What it knows of Duel


def test_there_are_weights_for_every_feature() -> None:
    assert len(NETWORK.rows) == COUNT
    assert len(NETWORK.heads) == DUEL.vocabulary.size


@pytest.mark.parametrize("pantheon", [False, True])
def test_what_is_remembered_of_cities_is_what_their_features_add_up_to(pantheon: bool) -> None:
    chance = Chance(5)
    state = DUEL.new(2, chance, pantheon=pantheon)
    while not state.is_over:
        seat = state.seats_to_act()[0]
        assert isinstance(state, DuelState)
        by_features = 1 / (1 + math.exp(-NETWORK.odds(NETWORK.total(features(state)))))
        chances = evaluation("duel").chances(state.clone(), chance)
        assert chances[seat] == pytest.approx(by_features)
        assert sum(chances) == pytest.approx(1)
        actions = state.actions(seat)
        assert sum(evaluation("duel").priors(state, seat, actions)) == pytest.approx(1)
        state.apply(seat, actions[chance.below(len(actions))], chance)


# Advice


def test_advice_is_a_chance_for_every_action_best_first() -> None:
    rival = city(built=["theater", "altar", "baths", "temple", "statue"])
    state = scenario(3, ["pretorium", "study"], mine=city(coins=9), rival=rival, pawn=6)
    advice = advise(state, 0, seconds=0.2, seed=1)
    assert {choice for choice, _ in advice} == set(state.actions(0))
    assert advice[0][0] == action("build:pretorium")
    assert all(0 <= chance <= 1 for _, chance in advice)
    assert advice[0][1] > 0.9


def test_whoever_is_not_asked_needs_no_advice() -> None:
    assert advise(scenario(1, ["altar"]), 1, seconds=0.01) == []


def test_the_levels_are_players_weakest_first() -> None:
    assert LEVELS == ("level1", "level2", "level3", "level4", "level5")
    assert set(LEVELS) < set(NAMES)


def test_the_blow_that_falls_on_the_capital_is_seen_by_whoever_can_pay_for_it() -> None:
    at_once = STRIKE + 3 * STRIKE_CLASSES
    for coins, leaves in ((9, 0), (0, 3)):
        rich = scenario(3, ["pretorium", "study"], mine=city(coins=coins), rival=city(coins=9), pawn=6)
        seen = [feature - at_once for feature in features(rich) if 0 <= feature - at_once < STRIKE_CLASSES]
        assert seen == [leaves]


def test_new_symbols_and_pairs_in_sight_are_counted() -> None:
    mine = city(built=["workshop", "apothecary"])  # two symbols
    state = scenario(1, ["scriptorium", "pharmacist", "altar"], mine=mine)
    held = LORE + (1 * SYMBOL_CLASSES + 2) * NEW_SYMBOLS
    assert [feature - held for feature in features(state) if 0 <= feature - held < NEW_SYMBOLS] == [2]
    single = scenario(1, ["altar"], mine=city(built=["workshop"]))
    again = scenario(2, ["laboratory", "altar"], mine=city(built=["workshop"]))
    for seen, pairs in ((single, 0), (again, 1)):
        first = PAIR + seen.age * PAIRS
        assert [feature - first for feature in features(seen) if 0 <= feature - first < PAIRS] == [pairs]
