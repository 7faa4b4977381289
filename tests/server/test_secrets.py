"""Nothing leaks: two tables that differ only in what somebody cannot know send them equal bytes."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

import tessera
from tessera.core.chance import Chance, SealedChance
from tessera.core.match import Match, start
from tessera.core.state import State
from tessera.server.app import Parts
from tests.server.house import Chair, FakeWorld, House, Visitor, house, quick

SECRET = b"what nobody knows before the end"
OPTIONS = {"pantheon": "true", "first": "1"}
NAMES = ["Anna", "Boris"]


def is_keeping(state: State, seat: int) -> bool:
    decision = state.decision(seat)
    return (
        decision is not None and decision.prompt.key == "duel.prompt.keep_god" and len(decision.actions) == 2
    )


def line_to_a_secret() -> tuple[list[int], list[int]]:
    """Actions after which the second seat chooses a god in secret, and those gods."""
    for seed in range(100):
        match: Match = start(tessera.load("duel"), OPTIONS, NAMES, SealedChance(SECRET))
        dice = Chance(seed)
        actions: list[int] = []
        while not match.is_over:
            seat = match.state.acting[0]
            legal = match.state.actions(seat)
            if is_keeping(match.state, 1):
                return actions, legal
            actions.append(legal[dice.below(len(legal))])
            match.apply(seat, actions[-1])
    raise AssertionError("no such line")


LINE, GODS = line_to_a_secret()
PLACE = tessera.load("duel").vocabulary.action


class Evening:
    """The same game up to the secret; then the second seat keeps one god or the other."""

    def __init__(self, place: House, god: int) -> None:
        self.place = place
        anna, boris = [Visitor(place, name) for name in NAMES]
        self.table = anna.make_table("me", "open", options=OPTIONS)
        boris.join(self.table)
        watching = Visitor(place)
        self.people = [anna, watching]
        first, second = anna.go_to(self.table), boris.go_to(self.table)
        for chair in (first, second):
            chair.names = itertools.count(1)  # both evenings call their requests alike
        self.boris = second
        spectator = watching.go_to(self.table)
        self.chairs: list[Chair] = [first, spectator]
        self.all = [first, second, spectator]
        for action in LINE:
            self.do(action)
        self.do(god)
        assert second.view["can_undo"]
        second.ask("undo", sequence=second.sequence, request="undo")
        self.settle(second.sequence)
        self.do(god)
        for _ in range(12):
            self.do(self.common_choice())

    def do(self, action: int) -> None:
        acting = next(chair for chair in self.all if chair.choices())
        answer = acting.act(action, request=f"after {acting.sequence}")
        assert answer["type"] == "done", answer
        self.settle(acting.sequence)

    def settle(self, sequence: int) -> None:
        for chair in self.all:
            chair.catch_up(sequence)

    def common_choice(self) -> int:
        """What both games can do, whatever god was kept: something that names no god and costs nothing."""
        acting = next(chair for chair in self.all if chair.choices())
        notation = tessera.load("duel").vocabulary.notation
        discards = [action for action in acting.choices() if notation(action).startswith("discard:")]
        return (discards or acting.choices())[0]

    def heard(self, chair: int) -> list[str]:
        return self.chairs[chair].raw

    def asked(self, chair: int) -> list[bytes]:
        """Everything HTTP tells this person of the table, and the whole history told anew."""
        http = self.people[chair].http
        moves = self.chairs[chair].table["moves"]
        answers = [
            http.get(f"/api/tables/{self.table}/positions/{move}").content for move in range(moves + 1)
        ]
        again = self.people[chair].go_to(self.table)
        middle = self.people[chair].go_to(self.table, since=5)
        told = [text.encode() for chair in (again, middle) for text in chair.raw[:1]]
        return [
            *answers,
            *told,
            http.get(f"/api/tables/{self.table}").content,
            http.get("/api/lobby").content,
        ]


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Evening]]:
    folder: Path = tmp_path_factory.mktemp("secrets")
    with (
        house(quick(folder / "one"), Parts(world=FakeWorld(SECRET).world())) as one,
        house(quick(folder / "two"), Parts(world=FakeWorld(SECRET).world())) as two,
    ):
        yield [Evening(one, GODS[0]), Evening(two, GODS[1])]


@pytest.mark.parametrize("chair", [0, 1], ids=["the other seat", "a spectator"])
def test_the_socket_sends_equal_bytes(evenings: list[Evening], chair: int) -> None:
    one, two = evenings
    assert one.heard(chair) == two.heard(chair)
    assert len(one.heard(chair)) > len(LINE)


@pytest.mark.parametrize("chair", [0, 1], ids=["the other seat", "a spectator"])
def test_http_and_resuming_send_equal_bytes(evenings: list[Evening], chair: int) -> None:
    one, two = evenings
    assert one.asked(chair) == two.asked(chair)


def test_the_games_do_differ_for_whoever_keeps_the_secret(evenings: list[Evening]) -> None:
    one, two = evenings
    assert one.boris.raw != two.boris.raw
    kept = [evening.boris.entries[len(LINE)] for evening in evenings]
    assert kept[0]["action"] != kept[1]["action"]
    assert kept[0]["events"] != kept[1]["events"]
    seen = one.chairs[0].entries[len(LINE)]
    assert "action" not in seen
    assert "name" not in seen
    assert seen["seat"] == 1


def test_bots_and_hints_get_no_more_than_their_seat_knows(evenings: list[Evening]) -> None:
    one, two = evenings
    states = []
    for evening in (one, two):
        history = evening.place.hall.tables[evening.table].history
        assert history is not None
        states.append(history.state)
    assert states[0].to_data() != states[1].to_data()
    guesses = [[state.determinize(0, Chance(seed)).to_data() for seed in range(20)] for state in states]
    assert all(guess in guesses[1] for guess in guesses[0])
