"""Events are facts: a declared kind and typed values, of which the sentence is made where somebody asks."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera import Chance
from tessera.core.event import NUMBER, SEAT, Counts, Event, Id, Kind, Place, Private, Several, Type, Word
from tessera.core.game import Game, Sample
from tessera.core.message import Message, seat_name
from tessera.games import own_names

GAMES = Path(tessera.__file__).parent / "games"
TESTS = Path(__file__).parents[1] / "games"
CLIENT = Path(__file__).parents[2] / "client" / "src" / "games"
WOODS = ("ash", "birch", "cedar")

of_each_game = pytest.mark.parametrize("game", own_names())


def wood_name(wood: int) -> Message:
    return Message(f"toy.wood.{WOODS[wood]}")


WOOD = Id("wood", WOODS, wood_name)
TYPES: list[tuple[Type, Any, Any, Any]] = [
    (NUMBER, 3, 3, 3),
    (SEAT, 1, 1, seat_name(1)),
    (Place("space", -1, 1, lambda place: place + 2), -1, -1, 1),
    (WOOD, 2, "cedar", wood_name(2)),
    (Word("wood", WOODS, str.upper), "ash", "ash", "ASH"),
    (Several("woods", WOOD), (0, 2), ["ash", "cedar"], (wood_name(0), wood_name(2))),
    (Counts("woods", WOODS, sum), (2, 0, 1), {"ash": 2, "cedar": 1}, 3),
]
WRONG: list[tuple[Type, Any]] = [
    (NUMBER, "3"),
    (NUMBER, True),
    (SEAT, seat_name(1)),
    (Place("space", -1, 1, str), 2),
    (WOOD, 3),
    (WOOD, -1),
    (WOOD, "ash"),
    (Word("wood", WOODS, str), "elm"),
    (Several("woods", WOOD), (0, 3)),
    (Counts("woods", WOODS, sum), (2, 0)),
    (Counts("woods", WOODS, sum), {"ash": 2}),
]


@pytest.mark.parametrize(("kind", "told", "plain", "words"), TYPES)
def test_a_value_is_told_by_its_number_written_as_plain_data_and_called_by_its_name(
    kind: Type, told: Any, plain: Any, words: Any
) -> None:
    event = Event("toy", Kind("felled", what=kind), {"what": told})
    assert event.values == {"what": plain}
    assert event.message == Message("toy.log.felled", what=words)


@pytest.mark.parametrize(("kind", "told"), WRONG)
def test_a_value_that_is_not_of_its_type_is_refused(kind: Type, told: Any) -> None:
    with pytest.raises(ValueError, match=f"is not a {WOOD.word if isinstance(kind, Several) else kind.word}"):
        _ = Event("toy", Kind("felled", what=kind), {"what": told}).values


def test_an_event_tells_as_data_what_it_is_and_whom_it_is_for() -> None:
    event = Event("toy", Private("looked", seat=SEAT, wood=WOOD), {"seat": 1, "wood": 0}, 1)
    assert event.to_data() == {"kind": "looked", "values": {"seat": 1, "wood": "ash"}, "only": 1}
    assert [event.is_for(viewer) for viewer in (None, 0, 1)] == [False, False, True]
    assert repr(event) == "looked(seat=1, wood=ash)"


# What the games tell


def calls(game: str) -> Iterator[tuple[str, bool, set[str]]]:
    """Where the rules of a game tell something: the kind, whether one seat alone, and the values."""
    for path in sorted((GAMES / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                name = node.func.attr
                if name in ("tell", "tell_only"):
                    kind = node.args[name == "tell_only"]
                    assert isinstance(kind, ast.Constant), f"{path}:{node.lineno}"
                    yield str(kind.value), name == "tell_only", {str(word.arg) for word in node.keywords}


@of_each_game
def test_whatever_rules_tell_is_declared_with_the_same_values_and_the_same_listeners(game: str) -> None:
    declared = tessera.load(game).events
    for kind, is_private, values in calls(game):
        assert kind in declared, kind
        assert (is_private, values) == (declared[kind].is_private, set(declared[kind].values)), kind


@of_each_game
def test_whatever_is_declared_is_told_by_some_rule(game: str) -> None:
    assert tessera.load(game).events.keys() == {kind for kind, *_ in calls(game)}


@cache
def met(game: str) -> frozenset[str]:
    """The kinds of events of random games of every sort."""
    found = tessera.load(game)
    return frozenset(
        event.kind
        for sample in found.manifest.samples
        for seed in range(sample.games)
        for event in played(found, sample, Chance(seed))
    )


def played(game: Game, sample: Sample, chance: Chance) -> list[Event]:
    state = game.new(sample.seats, chance, **sample.options)
    events: list[Event] = []
    while not state.is_over:
        seat = state.seats_to_act()[0]
        actions = state.actions(seat)
        state.apply(seat, actions[chance.below(len(actions))], chance, events)
    return events


@of_each_game
def test_every_kind_is_met_in_random_games_or_named_by_a_test_of_the_game(game: str) -> None:
    tests = "".join(path.read_text("utf-8") for path in (TESTS / game).rglob("test_*.py"))
    unproved = [
        kind for kind in tessera.load(game).events if kind not in met(game) and f'"{kind}"' not in tests
    ]
    assert unproved == []


@pytest.mark.parametrize("game", [game for game in tessera.names() if (CLIENT / game / "motion.ts").exists()])
def test_the_board_reads_kinds_and_values_that_are_declared(game: str) -> None:
    """What it looks for and nobody tells would never be animated, and nothing else would notice."""
    declared = tessera.load(game).events
    known = {*declared, *(name for kind in declared.values() for name in kind.values)}
    motion = (CLIENT / game / "motion.ts").read_text("utf-8")
    kinds = re.findall(r'case "(\w+)":|kind [!=]== "(\w+)"', motion)
    values = re.findall(r'fact\.\w+\("(\w+)"\)', motion)
    read = {word for words in kinds for word in words if word} | set(values)
    assert read
    assert read - known == set()
