"""What the computer knows of Clash, and how its levels think: quickly, and about what matters."""

from dataclasses import replace

import pytest

import tessera
from tessera import Chance
from tessera.ai.evaluation import evaluation
from tessera.ai.review import Reviewer
from tessera.ai.styles import LEVELS, levels, style
from tessera.ai.thinker import Thinker
from tessera.core.match import Match, start
from tessera.games.clash.notation import END_ACTION
from tessera.games.clash.scenario import legal, nation, play, scenario
from tessera.games.clash.state import ClashState

MOST_SECONDS = 2.0
KNOWN = evaluation("clash")


def priors(state: ClashState) -> dict[str, float]:
    actions = state.actions(0)
    found = KNOWN.priors(state, 0, actions)
    return {state.game.vocabulary.notation(one): prior for one, prior in zip(actions, found, strict=True)}


def is_judged(state: ClashState, word: str) -> bool:
    return KNOWN.is_worth_judging(state, 0, state.game.vocabulary.action(word))


def trading() -> ClashState:
    return scenario(nation(["D2", "C5"], food=2), nation(food=2), trade=True)


def test_no_level_plays_whole_games_in_its_head() -> None:
    for name in LEVELS:
        way = style(name, "clash")
        assert way.knows_the_game
        assert way.trust == 1.0
        assert way.seconds <= MOST_SECONDS


def test_a_higher_level_thinks_more_and_has_fewer_whims() -> None:
    ways = [levels("clash")[name] for name in LEVELS]
    assert [way.iterations for way in ways] == sorted({way.iterations for way in ways})
    assert [way.whim for way in ways] == sorted({way.whim for way in ways}, reverse=True)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays(name: str, seats: int) -> None:
    chance = Chance(seats)
    state = tessera.load("clash").new(seats, chance)
    own = replace(style(name, "clash"), iterations=6, seconds=600.0)
    players = [Thinker(name, seat, own=own) for seat in range(seats)]
    for _ in range(12):
        seat = state.seats_to_act()[0]
        state.apply(seat, players[seat].choose(state.determinize(seat, chance), seat), chance)


def test_a_lead_counts_more_the_less_there_is_to_come() -> None:
    own = nation(["D2", "C5"], advances=["writing"])
    chances = [KNOWN.chances(scenario(own, nation(), age=age), Chance(1)) for age in range(1, 7)]
    assert all(sum(each) == pytest.approx(1.0) for each in chances)
    leader = [each[0] for each in chances]
    assert leader == sorted(leader)
    assert leader[0] < leader[-1]


def test_a_computer_makes_no_offers() -> None:
    found = priors(trading())
    assert sum(found.values()) == pytest.approx(1.0)
    assert found["offer:2"] == 0.0 < found["collect:D2"] == max(found.values())


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_ends_a_turn_with_offers(name: str) -> None:
    state = trading()
    state.actions_left = 0
    own = replace(style(name, "clash"), iterations=60, seconds=600.0)
    for seed in range(5):
        assert Thinker(name, seed, own=own).choose(state.determinize(0, Chance(seed)), 0) == END_ACTION


def test_an_offer_that_somebody_else_began_is_dropped() -> None:
    state = trading()
    play(state, "offer:2")
    assert priors(state)["skip"] == 1.0


def test_the_parts_of_an_offer_are_not_judged() -> None:
    state = trading()
    assert is_judged(state, "collect:D2")
    assert not is_judged(state, "offer:2")
    play(state, "offer:2")
    assert not any(is_judged(state, word) for word in legal(state))


def test_the_end_of_a_turn_without_actions_is_no_choice_though_offers_are_left() -> None:
    state = trading()
    state.actions_left = 0
    assert {"end", "offer:2"} <= legal(state)
    assert not is_judged(state, "end")


def test_the_review_of_a_game_asks_nothing_about_the_parts_of_offers() -> None:
    match = start(tessera.load("clash"), {}, ["Anna", "Boris"], Chance(1))
    while not any(move.action in offers(match) for move in match.record.moves):
        move(match)
    move(match)
    asked = {question.move for question in Reviewer(match.record).questions()}
    made = {place for place, each in enumerate(match.record.moves, 1) if each.action in offers(match)}
    assert asked
    assert made
    assert not made & asked


def offers(match: Match) -> list[int]:
    vocabulary = match.state.game.vocabulary
    return [vocabulary.action(word) for word in ("offer:1", "offer:2")]


def move(match: Match) -> None:
    """An offer, if there is one to make; else the first action."""
    seat = match.state.seats_to_act()[0]
    actions = match.state.actions(seat)
    made = [action for action in actions if action in offers(match)]
    match.apply(seat, (made or actions)[0])
