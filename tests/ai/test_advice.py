"""Advice in words: graded by the difference, and only what is certain is given as a reason."""

import pytest

from tessera.ai.advice import advise, in_words, reasons
from tessera.core.message import Message
from tessera.games.duel.scenario import HIDDEN, action, city, scenario
from tessera.locale import Locale
from tests.core.toy import Toy

LONG = 600.0
ALTAR, BATHS, TAVERN = (action(f"build:{card}") for card in ("altar", "baths", "tavern"))


@pytest.mark.parametrize(
    ("value", "grade"), [(0.62, "same"), (0.61, "same"), (0.6, "near"), (0.55, "worse"), (0.51, "clear")]
)
def test_a_word_says_how_much_worse_another_action_is(value: float, grade: str) -> None:
    _, (other, sentence) = in_words(scenario(), [(ALTAR, 0.62), (BATHS, value)])
    assert (other, sentence.key) == (BATHS, f"core.hint.{grade}")


def test_the_best_action_is_compared_with_the_next_two_the_better_one_first() -> None:
    advice = [(ALTAR, 0.624), (BATHS, 0.51), (TAVERN, 0.6), (action("discard:altar"), 0.1)]
    words = in_words(scenario(), advice)
    assert [chosen for chosen, _ in words] == [ALTAR, TAVERN, BATHS]
    assert [Locale("en").text(sentence) for _, sentence in words] == [
        "Build Altar: you would win about 62 of 100 games from here.",
        "Nearly as good: Build Tavern (60).",
        "Clearly worse: Build Baths (51).",
    ]


def test_where_there_is_nothing_to_compare_no_chance_is_told() -> None:
    assert in_words(scenario(), []) == []
    assert [words.key for _, words in in_words(scenario(), [(ALTAR, 0.4)])] == ["core.hint.only"]


def test_of_an_action_that_was_hardly_tried_no_chance_is_made_up() -> None:
    advice = advise(scenario(1, ["altar", "baths", "tavern"]), 0, LONG, seed=3, iterations=2)
    assert min(chance for _, chance in advice) > 0.9 * advice[0][1]


def test_no_other_action_is_called_better_than_the_best() -> None:
    advice = advise(scenario(1, ["altar", "baths", "tavern"]), 0, LONG, seed=3, iterations=40)
    assert max(chance for _, chance in advice) == advice[0][1]


def test_a_reason_is_what_the_action_is_certain_to_do() -> None:
    told = reasons(scenario(1, ["altar", "tavern"], mine=city(coins=7)), 0, ALTAR)
    keys = [reason.key for reason in told]
    assert keys == ["duel.log.built", "core.hint.gain", "core.hint.reveals_nothing"]
    assert told[1] == Message("core.hint.gain", points=3)


def test_what_chance_will_bring_is_no_reason() -> None:
    state = scenario(1, {10: HIDDEN, 15: "theater", 19: "altar", 20: "quarry"})
    keys = [reason.key for reason in reasons(state, 0, action("build:theater"))]
    assert keys[-1] == "core.hint.reveals"
    assert "duel.log.turned_up" not in keys


def test_advice_serves_any_game() -> None:
    state = Toy().new(3)
    advice = advise(state, 1, LONG, iterations=20)
    assert {chosen for chosen, _ in advice} == set(state.actions(1))
