"""In every game, what somebody is sent is the same whatever they cannot know.

At states of random games the hidden part is dealt anew. The seat must be sent the same bytes then, and just
as many of them: what it sees, whom it sees being asked, what it is told when others do the same in both.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tessera.core.chance import Chance, RecordingChance
from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.state import State
from tessera.games import load, names
from tessera.server.app import Parts
from tessera.server.audience import encode
from tessera.server.protocol import text_of
from tessera.server.views import view_of
from tests.server.house import Chair, FakeWorld, House, Visitor, house, quick

STATES = 12
"""Looked at in each game."""
DONE_BY_THEMSELVES = ("era",)
"""Games where a seat that has nothing left to choose in secret is done without saying so, which others see:
`docs/security.md` tells of it."""
TRIED = 4
"""Actions of others that are tried at each of them."""


def ways_to_play() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Every game with every number of seats, and with every choice of each of its options."""
    for name in names():
        game = load(name)
        most = max(game.seats)
        for seats in game.seats:
            if seats > 1:
                yield name, seats, {}
        for option in game.options:
            for choice in option.choices:
                if choice != option.default:
                    yield name, most, {option.name: choice}
        if game.options:
            yield name, 2, {option.name: option.choices[-1] for option in game.options}


def in_words(way: tuple[str, int, dict[str, str]]) -> str:
    name, seats, options = way
    return " ".join([name, str(seats), *[f"{option}={choice}" for option, choice in options.items()]])


def states_of(game: Game, seats: int, options: dict[str, str]) -> list[State]:
    """Some states of a random game, from the first to the last part of it."""
    chance = Chance(7)
    state = game.new(seats, chance, **options)
    found: list[State] = []
    while not state.is_over and len(found) < 4000:
        found.append(state.clone())
        seat = state.acting[chance.below(len(state.acting))]
        actions = state.actions(seat)
        state.apply(seat, actions[chance.below(len(actions))], chance)
    early = found[: STATES // 3]
    return [*early, *found[STATES // 3 :: max(1, len(found) // (STATES - len(early)))]]


def seen(state: State, viewer: int | None) -> bytes:
    """What a viewer is shown of a state, besides who is asked: its view, and what all see of the table."""
    view = view_of(state, viewer)
    view.acting = []
    return encode([view, text_of(state.summary()), state.is_over])


@dataclass(frozen=True)
class Heard:
    """What reaches a viewer when somebody else acts."""

    view: bytes
    """What it sees afterwards."""
    acting: tuple[int, ...]
    """Who it sees being asked afterwards."""
    told: bytes
    """What it is told of the action."""
    is_barrier: bool
    """Whether nothing can be taken back any more: others notice that too."""


def heard(state: State, seat: int, action: int, viewer: int | None) -> Heard:
    copy, events = state.clone(), list[Event]()
    chance = RecordingChance(Chance(11))
    keeps_a_secret = copy.stack[-1].keeps_a_secret
    copy.apply(seat, action, chance, events)
    is_secret = keeps_a_secret or any(event.only == seat for event in events)
    own = [text_of(event.message) for event in events if event.is_for(viewer)]
    assert len(own) == sum(event.only in (None, viewer) for event in events)
    told = encode([is_secret, None if is_secret else action, own])
    is_barrier = bool(chance.outcomes) or copy.revealed
    return Heard(seen(copy, viewer), copy.acting, told, is_barrier)


@pytest.mark.parametrize("way", list(ways_to_play()), ids=in_words)
def test_what_is_sent_is_the_same_whatever_is_hidden(way: tuple[str, int, dict[str, str]]) -> None:
    name, seats, options = way
    dice = Chance(5)
    compared = 0
    for state in states_of(load(name), seats, options):
        for seat in range(seats):
            guess = state.determinize(seat, dice)
            for viewer in (seat, None):
                assert (guess.acting, seen(guess, viewer)) == (state.acting, seen(state, viewer))
                compared += compare_moves_of_others(state, guess, seat, viewer, dice)
    assert compared


def compare_moves_of_others(state: State, guess: State, seat: int, viewer: int | None, dice: Chance) -> int:
    """Let others do the same thing in both states; how often that could be compared."""
    compared = 0
    for other in state.acting:
        common = [action for action in state.actions(other) if action in guess.actions(other)]
        if other == seat or not common:
            continue
        for _ in range(TRIED):
            action = common[dice.below(len(common))]
            true, guessed = heard(state, other, action, viewer), heard(guess, other, action, viewer)
            assert_alike(true, guessed)
            if state.game.name not in DONE_BY_THEMSELVES and not true.is_barrier:
                assert true.acting == guessed.acting
            compared += 1
    return compared


def assert_alike(one: Heard, other: Heard) -> None:
    """Whoever sees the same afterwards was told the same, and sees another thing only if it was revealed."""
    if one.view == other.view:
        assert one.told == other.told
        assert one.is_barrier == other.is_barrier
    else:
        assert one.is_barrier or other.is_barrier, "nothing was revealed, and still it shows"


# Over real sockets: two evenings that differ only in what one seat chooses behind its screen

SECRETS: dict[str, tuple[str, dict[str, str], int]] = {
    "the layout of Era": ("era", {}, 0),
    "the dice of Era": ("era", {}, 1),
    "the pieces of Deus": ("deus", {"start": "8"}, 0),
}
"""Games with secret choices of all seats at once, and how many such decisions come before."""


class Evening:
    """Anna waits, and a stranger watches, while Boris chooses in secret: the first thing, or the second."""

    def __init__(self, place: House, secret: str, which: int) -> None:
        game, options, before = SECRETS[secret]
        anna, boris = [Visitor(place, name) for name in ("Anna", "Boris")]
        self.table = anna.make_table("me", "open", game=game, options=options)
        boris.join(self.table)
        self.anna, self.boris = anna.go_to(self.table), boris.go_to(self.table)
        self.stranger = Visitor(place).go_to(self.table)
        for _ in range(before):
            self.choose_together()
        self.choices = [self.choose(which) for _ in range(1 if before else 4)]
        self.heard = [self.heard_by(chair) for chair in (self.anna, self.stranger)]

    def choose_together(self) -> None:
        """Both finish a decision: always the first thing they may do."""
        prompt = self.boris.view["decision"]["prompt"]["key"]
        while any(self.prompt_of(chair) == prompt for chair in (self.anna, self.boris)):
            chair = next(chair for chair in (self.anna, self.boris) if self.prompt_of(chair) == prompt)
            assert chair.act(chair.choices()[0])["type"] == "done"
            for other in (self.anna, self.boris, self.stranger):
                other.catch_up(chair.sequence)

    @staticmethod
    def prompt_of(chair: Chair) -> str:
        decision = chair.view.get("decision")
        return decision["prompt"]["key"] if decision else ""

    def choose(self, which: int) -> Any:
        action = self.boris.choices()[which]
        assert self.boris.act(action)["type"] == "done"
        for chair in (self.anna, self.stranger):
            chair.catch_up(self.boris.sequence)
        return action

    def heard_by(self, chair: Chair) -> list[str]:
        chair.send({"type": "hello", "since": 0})
        chair.until("welcome")
        return chair.raw


@pytest.mark.parametrize("secret", SECRETS)
def test_others_hear_the_same_whatever_is_chosen_behind_a_screen(tmp_path: Path, secret: str) -> None:
    worlds = [FakeWorld(b"what nobody knows before the end").world() for _ in range(2)]
    with (
        house(quick(tmp_path / "one"), Parts(world=worlds[0])) as one,
        house(quick(tmp_path / "two"), Parts(world=worlds[1])) as two,
    ):
        first, second = Evening(one, secret, 0), Evening(two, secret, 1)
        assert first.choices != second.choices
        assert first.boris.raw != second.boris.raw
        assert first.heard == second.heard
        known = [entry.get("action") for entry in first.anna.entries if entry["seat"] == 1]
        assert known
        assert set(known) == {None}
