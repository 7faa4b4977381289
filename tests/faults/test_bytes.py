"""In every game, what somebody is sent is the same whatever they cannot know.

At states of random games the hidden part is dealt anew. The seat must be sent the same bytes then, and just
as many of them: what it sees, whom it sees being asked, what it is told when others do the same in both.
"""

import itertools
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tessera.core.chance import Chance, RecordingChance, SealedChance
from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.match import Match, Situation, Step, start
from tessera.core.state import State
from tessera.games import load, names
from tessera.server.app import Parts
from tessera.server.fanout import Notice
from tessera.server.protocol import text_of
from tessera.server.store import tables as rows
from tessera.server.store.rows import EntryRow, Snapshot
from tessera.server.tables.audience import encode
from tessera.server.tables.history import History, told_event
from tessera.server.tables.views import view_of
from tessera.server.world import Moment
from tests.games.clash.fields import attack, field
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


# Choices that a seat keeps to itself, found by their frames

GAMES_LOOKED_AT = 12
"""Random games of each game in which its secret choices are looked for."""
RARELY = 10
"""One in so many of them is compared with others."""


def random_games(name: str) -> Iterator[tuple[Match, Chance, dict[str, str]]]:
    """Games for two, of every sample in turn, and the dice by which they are to be played."""
    game = load(name)
    ways = [sample.options for sample in game.manifest.samples if sample.seats == 2]
    for number in range(GAMES_LOOKED_AT):
        options = ways[number % len(ways)]
        yield start(game, options, ["Anna", "Boris"], SealedChance(SECRET)), Chance(number), options


def play_on(match: Match, dice: Chance) -> tuple[int, int]:
    """Somebody who is asked does something."""
    seat = match.state.acting[dice.below(len(match.state.acting))]
    actions = match.situation.actions(seat)
    action = actions[dice.below(len(actions))]
    match.apply(seat, action)
    return seat, action


@pytest.mark.parametrize("name", names())
def test_whoever_sees_the_same_after_a_secret_choice_was_told_the_same(name: str) -> None:
    """Whatever is chosen, and from whatever hand. How many steps a choice of one seat takes is not a secret:
    `docs/security.md`."""
    looked_at, alike = 0, 0
    for match, dice, _ in random_games(name):
        while not match.is_over:
            state = match.state
            if state.stack[-1].keeps_a_secret and dice.below(RARELY) == 0:
                looked_at += 1
                seat = state.acting[dice.below(len(state.acting))]
                alike += compare_choices(state, seat, dice)
            play_on(match, dice)
    assert alike or not looked_at


def compare_choices(state: State, seat: int, dice: Chance) -> int:
    """Let a seat choose this and that, with what it has and with what others may think it has; how often
    that was the same to them."""
    alike = 0
    for viewer in (1 - seat, None):
        told: dict[tuple[tuple[int, ...], bytes], Heard] = {}
        for possible in (state, state.determinize(1 - seat, dice)):
            actions = possible.actions(seat)
            for _ in range(TRIED):
                now = heard(possible, seat, actions[dice.below(len(actions))], viewer)
                before = told.setdefault((now.acting, now.view), now)
                if not (before.is_barrier or now.is_barrier):  # what is turned up or rolled, all are told
                    assert before.told == now.told
                    alike += before is not now
    return alike


# Over real sockets: two evenings that differ only in what one seat chooses in secret

SECRET = b"what nobody knows before the end"
CLOCK = {"per": "game", "seconds": 600, "extra": 7}
PONG = '{"type":"pong"}'
UNDO = -1
ANNA, STRANGER = 0, 2
FEW, MANY = [0], [0, 0, UNDO, 0]
"""What Boris does behind his screen, and how often: places in the list of his choices."""
LATEST = 20
"""Entries and positions that everybody asks for again."""


@dataclass(frozen=True)
class Secret:
    """A secret choice in a game, and how the game comes to it."""

    game: str
    options: dict[str, str]
    moves: tuple[tuple[int, int], ...]
    seat: int
    choices: tuple[int, ...]
    """Two that look alike to the other; none if both choose at once, behind their screens."""
    position: State | None = None
    """Where the game stands, if its moves do not tell."""


def secrets_in(name: str) -> dict[str, Secret]:
    """The secret choices of a game by their frames, each as early in a game as it was found."""
    found: dict[str, Secret] = {}
    for match, dice, options in random_games(name):
        moves: list[tuple[int, int]] = []
        before = ""
        while not match.is_over:
            frame = match.state.stack[-1]
            kind = type(frame).__name__
            is_earlier = kind not in found or len(moves) < len(found[kind].moves)
            if frame.keeps_a_secret and is_earlier and kind != before:
                seat, together = match.state.acting[0], len(match.state.acting) > 1
                choices = () if together else alike_to_the_other(match.state, seat)
                if together or choices:
                    found[kind] = Secret(name, options, tuple(moves), seat, choices)
            before = kind
            moves.append(play_on(match, dice))
    return found


def battle() -> State:
    """Which card of tactics to lay: random games hardly come to a choice of it."""
    armed = {"hand": ["peltasts", "encircled"], "advances": ["tactics"]}
    state = field(own=armed, other=armed)
    attack(state)
    return state


def secrets_of(name: str) -> Iterator[Secret]:
    """The secret choices of one seat that are known here."""
    yield from (secret for secret in secrets_in(name).values() if secret.choices)
    state = battle()
    if state.game.name == name:
        (seat,) = state.acting
        yield Secret(name, {}, (), seat, alike_to_the_other(state, seat), state)


def alike_to_the_other(state: State, seat: int) -> tuple[int, ...]:
    """Two choices of a seat that the other seat cannot tell apart; none if there are not two."""
    known: dict[Heard, int] = {}
    for action in state.actions(seat):
        look = heard(state, seat, action, 1 - seat)
        if look in known:
            return known[look], action
        known[look] = action
    return ()


class Evening:
    """Anna and Boris have come to a secret choice, and a stranger watches."""

    def __init__(self, place: House, world: FakeWorld, secret: Secret) -> None:
        game, options = secret.game, secret.options
        self.place, self.world = place, world
        self.people = [Visitor(place, "Anna"), Visitor(place, "Boris"), Visitor(place)]
        self.table = self.people[0].make_table("me", "open", game=game, options=options, clock=CLOCK)
        self.people[1].join(self.table)
        self.replay(secret.moves)
        if secret.position is not None:
            self.lay_out(secret.position)
        self.chairs = [person.go_to(self.table) for person in self.people]
        self.anna, self.boris, self.stranger = self.chairs
        for chair in (self.anna, self.boris):
            chair.names = itertools.count(1)  # both evenings call their requests alike

    def replay(self, moves: Iterable[tuple[int, int]]) -> None:
        """What comes before, without sockets."""
        live = self.place.run(self.place.hall.find(self.table))

        def play(seat: int, action: int) -> Callable[[History, Moment], list[EntryRow]]:
            return lambda history, now: history.act(seat, [action], now, None)

        for move in moves:
            self.place.run(live.enter(None, play(*move)))

    def lay_out(self, position: State) -> None:
        """The game goes on from there, as from a snapshot."""
        hall = self.place.hall
        snapshot = Snapshot(0, 0, position.to_data())
        self.place.run(rows.keep_snapshot(hall.store, self.table, snapshot))
        del hall.tables[self.table]

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
        hear(self.chairs)

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
        """Everything that somebody was sent, and everything they can ask for."""
        chair, http = self.chairs[number], self.people[number].http
        for since in range(max(0, chair.sequence - LATEST), chair.sequence + 1):
            told = chair.hello(since)["entries"]
            assert [entry["sequence"] for entry in told] == list(range(since + 1, chair.sequence + 1))
        moves = chair.table["moves"]
        positions = range(max(0, moves - LATEST), moves + 1)
        return [
            *[http.get(f"/api/tables/{self.table}/positions/{move}").text for move in positions],
            http.get(f"/api/tables/{self.table}/positions/{moves + 1}").text,
            http.get(f"/api/tables/{self.table}").text,
            http.get("/api/lobby").text,
            *[text for text in chair.raw if text != PONG],
        ]


def behind_screens() -> Iterator[Secret]:
    """The choices of both seats at once, of every game that has some."""
    found = [secret for name in names() for secret in secrets_in(name).values() if not secret.choices]
    assert len({secret.game for secret in found}) > 1
    yield from found


@contextmanager
def two_houses(folder: Path) -> Iterator[list[tuple[House, FakeWorld]]]:
    """In each everything is as in the other."""
    worlds = [FakeWorld(SECRET) for _ in range(2)]
    with (
        house(quick(folder / "one"), Parts(world=worlds[0].world())) as one,
        house(quick(folder / "two"), Parts(world=worlds[1].world())) as two,
    ):
        yield [(one, worlds[0]), (two, worlds[1])]


def test_others_hear_the_same_whatever_is_chosen_behind_a_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, secret in enumerate(behind_screens()):
        with two_houses(tmp_path / str(number)) as houses:
            evenings = [Evening(*where, secret) for where in houses]
            for evening in evenings:
                evening.do(evening.anna, 0)
            compare_screens(evenings, monkeypatch)


def compare_screens(evenings: list[Evening], monkeypatch: pytest.MonkeyPatch) -> None:
    assert evenings[0].heard_by(ANNA) == evenings[1].heard_by(ANNA)
    meanwhile = []
    for evening, choices in zip(evenings, (FEW, MANY), strict=True):
        notices = list[Notice]()
        monkeypatch.setattr(evening.place.hall.lobbies, "hear", notices.append)
        evening.let_boris_choose(choices)
        assert {len(notice.people) for notice in notices} == {1}, "whose lobby would be sent anew"
        meanwhile.append([evening.heard_by(viewer) for viewer in (ANNA, STRANGER)])
        # Anna can take back what she did before, whatever Boris has done since.
        assert evening.anna.view["can_undo"]
        evening.do(evening.anna, UNDO)
        evening.do(evening.anna, 1)
    first, second = evenings
    assert len(second.boris.entries) == len(first.boris.entries) + len(MANY) - len(FEW)
    assert meanwhile[0] == meanwhile[1]
    for viewer in (ANNA, STRANGER):
        assert first.heard_by(viewer) == second.heard_by(viewer)


def test_that_somebody_is_done_is_told_once(tmp_path: Path) -> None:
    for number, secret in enumerate(behind_screens()):
        world = FakeWorld()
        with house(quick(tmp_path / str(number)), Parts(world=world.world())) as place:
            evening = Evening(place, world, secret)
            evening.do(evening.anna, 0)
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


@pytest.mark.parametrize("name", names())
def test_others_hear_the_same_whatever_one_seat_chooses_in_secret(tmp_path: Path, name: str) -> None:
    """As many messages, of the same bytes, whichever of two choices it is that they cannot tell apart."""
    with two_houses(tmp_path) as houses:
        for secret in secrets_of(name):
            evenings = [Evening(*where, secret) for where in houses]
            for evening, action in zip(evenings, secret.choices, strict=True):
                chooser = evening.chairs[secret.seat]
                evening.do(chooser, chooser.choices().index(action))
            for viewer in (1 - secret.seat, STRANGER):
                assert evenings[0].heard_by(viewer) == evenings[1].heard_by(viewer), secret
