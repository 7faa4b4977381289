"""Frames as values: what they keep, how they are found."""

import sys
from inspect import signature

import pytest

import tessera
from tessera.core import frame, together
from tessera.core.frame import Frame, frame_from_data, frame_to_data, frames_in
from tests.core.toy import Choose, Keep, Round, Toy


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
    """Compiled, too: the names of the arguments are all that is known of how a frame is saved."""
    kinds = tessera.load(name).frames
    assert kinds
    for kind in kinds.values():
        arguments = set(signature(kind).parameters)
        assert issubclass(kind, Frame)
        assert not arguments & {"self", "args", "kwargs"}, kind
