"""In every game, what somebody is sent is the same whatever they cannot know.

At states of random games the hidden part is dealt anew. The seat must be sent the same bytes then, and just
as many of them: what it sees, whom it sees being asked, what it is told when others do the same in both.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tessera.core.chance import Chance, RecordingChance
from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.match import Situation, Step
from tessera.core.state import State
from tessera.games import load, names
from tessera.server.app import Parts
from tessera.server.fanout import Notice
from tessera.server.protocol import text_of
from tessera.server.tables.audience import encode
from tessera.server.tables.history import told_event
from tessera.server.tables.views import view_of
from tests.server.house import Chair, FakeWorld, House, Visitor, hear, house, quick

STATES = 12
"""Looked at in each game."""
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
    view = view_of(Situation(state), viewer)
    view.acting = []
    return encode([view, text_of(state.summary()), state.is_over])


@dataclass(frozen=True)
class Heard:
    """What reaches a viewer when somebody else acts."""

    view: bytes
    """What it sees afterwards."""
    acting: tuple[int, ...]
    """Who it sees being asked afterwards."""
    told: bytes | None
    """What it is told of the action; None: nothing at all."""
    is_barrier: bool
    """Whether nothing can be taken back any more: others notice that too."""


def heard(state: State, seat: int, action: int, viewer: int | None) -> Heard:
    copy, events = state.clone(), list[Event]()
    chance = RecordingChance(Chance(11))
    copy.apply(seat, action, chance, events)
    step = Step(seat, action, state, copy, chance, events)
    own = [told_event(event) for event in events if event.is_for(viewer)]
    told = None if step.is_quiet else encode([step.is_secret, None if step.is_secret else action, own])
    after = seen(copy, viewer)
    if step.is_quiet:
        assert (copy.acting, after, own) == (state.acting, seen(state, viewer), [])
    return Heard(after, copy.acting, told, step.is_barrier)


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
            if not true.is_barrier:
                assert true.acting == guessed.acting
            compared += 1
    return compared


def assert_alike(one: Heard, other: Heard) -> None:
    """Whoever sees the same afterwards was told the same, and sees another thing only if it was revealed."""
    if (one.acting, one.view) == (other.acting, other.view):
        assert one.told == other.told
        assert one.is_barrier == other.is_barrier
    else:
        assert one.is_barrier or other.is_barrier, "nothing was revealed, and still it shows"


# Over real sockets: two evenings that differ only in what one seat chooses behind its screen, and how often

SECRETS: dict[str, tuple[str, dict[str, str], int]] = {
    "the layout of Era": ("era", {}, 0),
    "the dice of Era": ("era", {}, 1),
    "the pieces of Deus": ("deus", {"start": "8"}, 0),
}
"""Games with secret choices of all seats at once, and how many such decisions come before."""
CLOCK = {"per": "game", "seconds": 600, "extra": 7}
PONG = '{"type":"pong"}'
UNDO = -1
FEW, MANY = [0], [0, 0, UNDO, 0]
"""What Boris does: places in the list of his choices."""


class Evening:
    """Anna has begun to choose, and a stranger watches, while Boris chooses in secret."""

    def __init__(self, place: House, world: FakeWorld, secret: str) -> None:
        game, options, before = SECRETS[secret]
        self.place, self.world = place, world
        self.people = [Visitor(place, "Anna"), Visitor(place)]
        boris = Visitor(place, "Boris")
        self.table = self.people[0].make_table("me", "open", game=game, options=options, clock=CLOCK)
        boris.join(self.table)
        self.anna, self.boris = self.people[0].go_to(self.table), boris.go_to(self.table)
        self.stranger = self.people[1].go_to(self.table)
        for chair in (self.anna, self.boris):
            chair.names = itertools.count(1)  # both evenings call their requests alike
        for _ in range(before):
            self.finish(self.anna)
            self.finish(self.boris)
        self.do(self.anna, 0)

    def do(self, chair: Chair, which: int) -> None:
        """Choose something, or take it back."""
        self.world.time += 1
        if which == UNDO:
            assert chair.ask("undo", sequence=chair.sequence)["type"] == "done"
        else:
            assert chair.act(chair.choices()[which])["type"] == "done"
        self.settle()

    def settle(self) -> None:
        """Everybody has heard what there was to hear."""
        hear([self.anna, self.boris, self.stranger])

    def finish(self, chair: Chair) -> None:
        """Choose the last thing on the list until there is nothing to choose any more."""
        seat, prompt = chair.view["seat"], chair.view["decision"]["prompt"]["key"]
        while seat in chair.view["acting"] and chair.view["decision"]["prompt"]["key"] == prompt:
            self.do(chair, len(chair.choices()) - 1)

    def let_boris_choose(self, choices: list[int]) -> None:
        """Whatever he chooses, it takes a minute."""
        began = self.world.time
        for which in choices:
            self.do(self.boris, which)
            assert self.boris.view["acting"] == [0, 1]
        self.world.time = began + 60

    def heard_by(self, number: int) -> list[Any]:
        """Everything that Anna or the stranger was sent, and everything they can ask for."""
        chair, http = (self.anna, self.stranger)[number], self.people[number].http
        for since in range(chair.sequence + 1):
            told = chair.hello(since)["entries"]
            assert [entry["sequence"] for entry in told] == list(range(since + 1, chair.sequence + 1))
        positions = range(chair.table["moves"] + 1)
        return [
            *[http.get(f"/api/tables/{self.table}/positions/{move}").text for move in positions],
            http.get(f"/api/tables/{self.table}/positions/{len(positions)}").text,
            http.get(f"/api/tables/{self.table}").text,
            http.get("/api/lobby").text,
            *[text for text in chair.raw if text != PONG],
        ]


@pytest.mark.parametrize("secret", SECRETS)
def test_others_hear_the_same_whatever_is_chosen_behind_a_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: str
) -> None:
    worlds = [FakeWorld(b"what nobody knows before the end") for _ in range(2)]
    with (
        house(quick(tmp_path / "one"), Parts(world=worlds[0].world())) as one,
        house(quick(tmp_path / "two"), Parts(world=worlds[1].world())) as two,
    ):
        evenings = [Evening(one, worlds[0], secret), Evening(two, worlds[1], secret)]
        assert evenings[0].heard_by(0) == evenings[1].heard_by(0)
        meanwhile = []
        for evening, choices in zip(evenings, (FEW, MANY), strict=True):
            notices = list[Notice]()
            monkeypatch.setattr(evening.place.hall.lobbies, "hear", notices.append)
            evening.let_boris_choose(choices)
            assert {len(notice.people) for notice in notices} == {1}, "whose lobby would be sent anew"
            meanwhile.append([evening.heard_by(viewer) for viewer in range(2)])
            # Anna can take back what she did before, whatever Boris has done since.
            assert evening.anna.view["can_undo"]
            evening.do(evening.anna, UNDO)
            evening.do(evening.anna, 1)
        first, second = evenings
        assert len(second.boris.entries) == len(first.boris.entries) + len(MANY) - len(FEW)
        assert meanwhile[0] == meanwhile[1]
        for viewer in range(2):
            assert first.heard_by(viewer) == second.heard_by(viewer)


@pytest.mark.parametrize("secret", SECRETS)
def test_that_somebody_is_done_is_told_once(tmp_path: Path, secret: str) -> None:
    world = FakeWorld()
    with house(quick(tmp_path), Parts(world=world.world())) as place:
        evening = Evening(place, world, secret)
        heard = [len(chair.entries) for chair in (evening.anna, evening.stranger)]
        could_undo = evening.anna.view.get("can_undo", False)
        evening.let_boris_choose(MANY)
        evening.finish(evening.boris)
        for chair, before in zip((evening.anna, evening.stranger), heard, strict=True):
            assert [entry["seat"] for entry in chair.entries[before:]] == [1]
            assert "action" not in chair.entries[-1]
            assert chair.view["acting"] == [0]
            assert chair.sequence == len(chair.entries)
        assert evening.anna.view.get("can_undo", False) == could_undo
