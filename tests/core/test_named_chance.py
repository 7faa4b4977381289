"""Chance that deals by name, and outcomes that say what they were."""

from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera import Chance, NamedChance, RecordingChance, ScriptedChance
from tessera.core.deck import Deck, draw_from, pick
from tessera.core.errors import ScriptEnded
from tessera.core.match import start
from tessera.core.record import labels, record_from_text

NAMES = ("ash", "birch", "cedar", "elm", "fir")
RECORDS = Path(__file__).parent.parent / "records"


def test_what_is_named_comes_as_soon_as_it_may() -> None:
    chance = NamedChance(["elm", "ash"])
    card, deck = Deck((0, 1, 3)).draw(chance, NAMES)
    assert NAMES[card] == "elm"
    card, deck = deck.draw(chance, NAMES)
    assert NAMES[card] == "ash"
    assert chance.left == []


def test_a_name_waits_until_it_can_come() -> None:
    chance = NamedChance(["fir", "ash"], Chance(1))
    assert draw_from([0, 1], chance, NAMES) == 0
    assert chance.left == ["fir"]
    assert draw_from([1, 4], chance, NAMES) == 4


def test_several_are_dealt_in_the_order_in_which_they_are_named() -> None:
    wanted = ["cedar", "fir", "ash"]
    dealt = pick((0, 1, 2, 3, 4), 3, NamedChance(wanted), NAMES)
    assert [NAMES[card] for card in dealt] == wanted


def test_what_is_not_named_is_left_to_another_chance() -> None:
    expected = pick((0, 1, 2, 3, 4), 4, Chance(5))
    assert pick((0, 1, 2, 3, 4), 4, NamedChance([], Chance(5)), NAMES) == expected


def test_without_another_chance_everything_must_be_named() -> None:
    with pytest.raises(ScriptEnded) as caught:
        draw_from([0, 1], NamedChance(["elm"]), NAMES)
    assert caught.value.message.args == {"choices": "ash, birch"}
    with pytest.raises(ScriptEnded):
        NamedChance(["elm"]).below(2)


def test_a_chance_that_knows_only_below_is_asked_all_the_same() -> None:
    class Last(Chance):
        def below(self, n: int) -> int:
            return n - 1

    assert Deck((0, 1, 3)).draw(Last(), NAMES)[0] == 3
    assert Deck((0, 1, 3)).deal(2, Last(), NAMES)[0] == [3, 1]


def test_names_change_nothing_about_the_outcomes() -> None:
    for seed in range(20):
        with_names, without = RecordingChance(Chance(seed)), RecordingChance(Chance(seed))
        assert pick((0, 1, 2, 3, 4), 4, with_names, NAMES) == pick((0, 1, 2, 3, 4), 4, without)
        assert with_names.outcomes == without.outcomes
        assert Chance(seed).among((0, 1, 2), 3, NAMES) == Chance(seed).below(3)


def test_recorded_outcomes_say_what_they_were() -> None:
    chance = RecordingChance(Chance(3))
    dealt = pick((0, 1, 2, 3, 4), 3, chance, NAMES)
    assert chance.labels == [NAMES[card] for card in dealt]
    chance.below(9)
    assert chance.labels[3] == ""
    assert len(chance.outcomes) == 4


def test_an_outcome_is_told_by_name_when_a_named_chance_is_recorded() -> None:
    chance = RecordingChance(NamedChance(["elm"]))
    assert draw_from([0, 3], chance, NAMES) == 3
    assert (chance.outcomes, chance.labels) == ([(1, 2)], ["elm"])


SET_UPS: list[tuple[str, dict[str, Any], list[str], list[str]]] = [
    (
        "duel",
        {"pantheon": True},
        ["seat 1", "law", "economy", "pyramids", "great_library", "colossus", "piraeus"],
        ["seat 1", "law", "economy"],
    ),
    ("deus", {}, ["seat 1", "school_1"], ["seat 1", "school_1"]),
]


@pytest.mark.parametrize(("name", "options", "wanted", "dealt"), SET_UPS)
def test_a_game_can_be_set_up_with_what_is_named(
    name: str, options: dict[str, Any], wanted: list[str], dealt: list[str]
) -> None:
    recording = RecordingChance(named := NamedChance(wanted, Chance(1)))
    tessera.load(name).new(2, recording, **options)
    assert named.left == []
    assert [label for label in recording.labels if label in dealt] == dealt


def test_the_wonders_on_offer_are_those_that_are_named() -> None:
    wanted = ["pyramids", "great_library", "colossus", "piraeus"]
    state = tessera.load("duel").new(2, NamedChance(wanted, Chance(1)))
    assert sorted(state.view(None).board["offer"]) == sorted(wanted)


@pytest.mark.parametrize("name", tessera.names())
def test_the_outcomes_of_a_record_are_told_in_names_when_it_is_replayed(name: str) -> None:
    """And they lead there again: what was dealt by name is dealt as it was."""
    game = tessera.load(name)
    path = min((RECORDS / name).glob("*.record"), key=lambda path: path.stat().st_size)
    record = record_from_text(path.read_text("utf-8"), game)
    told = labels(record)
    assert [len(named) for named in told] == [
        len(record.setup),
        *[len(move.outcomes) for move in record.moves],
    ]
    assert any(any(named) for named in told)
    asked = RecordingChance(ScriptedChance(record.setup))
    again = start(game, record.options, record.names, asked)
    for move, named in zip(record.moves, told[1:], strict=True):
        unnamed = [o for o, label in zip(move.outcomes, named, strict=True) if not label]
        rest = ScriptedChance([outcome for outcome, _ in unnamed])
        step = again.attempt(move.seat, move.action, NamedChance([label for label in named if label], rest))
        again.take(step)
    assert again.state.scores() == record.scores
