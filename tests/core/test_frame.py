"""Frames as values: what they keep, how they are found."""

import ast
import sys
from inspect import signature
from pathlib import Path

import pytest

import tessera
from tessera.core import frame, together
from tessera.core.frame import Frame, frame_from_data, frame_to_data, frames_in
from tests.core.toy import Choose, Keep, Round, Toy

SOURCES = Path(__file__).resolve().parents[2] / "src" / "tessera" / "games"


def test_a_frame_lists_what_its_constructor_was_given() -> None:
    assert Keep(1, (2, 3)).values() == (1, (2, 3))
    assert Choose(1, ((4,), ())).values() == (1, ((4,), ()))
    assert Round().values() == ()


def test_frames_with_the_same_values_are_the_same() -> None:
    assert Keep(1, (2, 3)) == Keep(1, (2, 3)) != Keep(0, (2, 3))
    assert len({Keep(1, (2, 3)), Keep(1, (2, 3)), Keep(1, (3, 2))}) == 2
    assert repr(Keep(1, (2, 3))) == "Keep(1, (2, 3))"


def test_a_frame_comes_back_from_its_data() -> None:
    kept = Keep(1, (2, 3))
    assert frame_to_data(kept) == ["Keep", 1, [2, 3]]
    assert frame_from_data(["Keep", 1, [2, 3]], Toy().frames) == kept


def test_the_frames_of_a_module_are_those_it_defines_not_those_it_imports() -> None:
    assert frames_in(sys.modules[Keep.__module__]) == {"Round": Round, "Choose": Choose, "Keep": Keep}
    assert set(frames_in(frame, together)) == {"Frame", "SeatFrame", "Together"}


def test_no_two_frames_of_a_game_share_a_name() -> None:
    """A game that is saved knows its frames by their names alone."""
    toys = sys.modules[Keep.__module__]
    with pytest.raises(AssertionError):
        frames_in(toys, toys)


@pytest.mark.parametrize("name", tessera.games.names())
def test_every_frame_of_a_game_tells_what_its_constructor_takes(name: str) -> None:
    """Compiled, too: the names of the arguments are all that is known of how a frame is saved.

    The compiler tells nothing of a constructor with a default that is more than a literal.
    """
    kinds = tessera.load(name).frames
    assert kinds
    written = constructors(SOURCES / name / "frames")
    for kind in kinds.values():
        told = list(signature(kind).parameters)
        assert issubclass(kind, Frame)
        assert not {"self", "args", "kwargs"} & set(told), kind
        assert told == written.get(kind.__name__, told), kind


def constructors(folder: Path) -> dict[str, list[str]]:
    """What the constructors take that are written in some modules, by the names of their classes."""
    return {
        kind.name: [argument.arg for argument in part.args.args[1:]]
        for file in folder.glob("*.py")
        for kind in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(kind, ast.ClassDef)
        for part in kind.body
        if isinstance(part, ast.FunctionDef) and part.name == "__init__"
    }
