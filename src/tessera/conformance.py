"""The conformance battery: proves the laws of the design on every state met in random play.

It knows no game. `check_game` plays one game at random through a `Match` and tries, at every state,
everything the laws promise; what it finds wrong it returns as `Failure`s. The tests run it for every
game, and `tessera fuzz` runs it for as long as one likes.
"""

import json
from dataclasses import dataclass, field
from typing import Any

from tessera.core.chance import Chance, RecordingChance, SealedChance
from tessera.core.errors import IllegalAction, TesseraError
from tessera.core.event import Event
from tessera.core.frame import Frame
from tessera.core.game import Game
from tessera.core.match import Match, start
from tessera.core.message import OK, Message
from tessera.core.record import final_state, record_from_text, verify
from tessera.core.state import State
from tessera.locale import LANGUAGES, Locale, UnknownMessage

UNLISTED_TRIED = 8
"""Actions that are not listed, tried at each state."""
LISTED_TRIED = 4
"""Listed actions tried on clones at each state, besides the one that is played."""
BURIED_TRIED = 3
"""How often in a game every kind of frame is looked at with another one on top of it."""


class Window(Frame[State]):
    """A question that has nothing to do with the game: what lies below it waits."""

    def __init__(self) -> None:
        super().__init__(asked=(0,), keeps_a_secret=True)

    def actions(self, state: State, seat: int) -> list[int]:
        return [0]

    def prompt(self, state: State, seat: int) -> Message:
        return Message("core.ok")


@dataclass(frozen=True)
class Failure:
    """A law that did not hold, and where: play that seed again to see it."""

    law: str
    seed: int
    move: int
    detail: str


@dataclass
class Findings:
    """What checking one game, or many, brought to light."""

    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: "Findings") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.failures.extend(other.failures)


def check_game(
    game: Game,
    seed: int,
    seats: int,
    options: dict[str, str],
    languages: tuple[str, ...] = LANGUAGES,
    every: int = 1,
) -> Findings:
    """Play one game at random from a seed and check every state of it, or only one in so many."""
    return _Check(game, seed, seats, options, languages, every).run()


class _Check:
    """The checks of one game; `move` counts its decisions."""

    def __init__(
        self,
        game: Game,
        seed: int,
        seats: int,
        options: dict[str, str],
        languages: tuple[str, ...],
        every: int,
    ) -> None:
        self.game = game
        self.seed = seed
        self.every = every
        self.findings = Findings(games=1)
        self.chance = Chance(seed)
        self.locales = [Locale(language) for language in languages]
        names = [f"seat {seat + 1}" for seat in range(seats)]
        secret = seed.to_bytes(32, "big")
        self.match: Match = start(game, options, names, SealedChance(secret))
        self.said: set[str] = set()
        self.parts = self.match.state.parts()
        self.buried: dict[str, int] = {}

    def run(self) -> Findings:
        try:
            while not self.match.state.is_over and self.move < self.game.length_limit:
                if (self.move + self.seed) % self.every == 0:
                    self.check_state(self.match.state)
                self.play_on()
            self.expect(self.match.state.is_over, "bounded length", "the game goes on and on")
            if self.match.state.is_over:
                self.check_end(self.match.state)
        except Exception as error:  # a crash is a finding too, and must not end the fuzzing
            self.fail("no crash", f"{type(error).__name__}: {error}")
        return self.findings

    @property
    def move(self) -> int:
        return self.findings.decisions

    def fail(self, law: str, detail: str) -> None:
        self.findings.failures.append(Failure(law, self.seed, self.move, detail))

    def expect(self, holds: bool, law: str, detail: str) -> None:
        if not holds:
            self.fail(law, detail)

    # What is checked at every state

    def check_state(self, state: State) -> None:
        data = state.to_data()
        self.check_decisions(state)
        self.check_listed(state)
        self.check_unlisted(state)
        self.check_reasons(state)
        self.check_saving(state, data)
        self.check_views(state)
        self.check_buried(state)
        self.expect(state.parts() == self.parts, "components conserved", f"{state.parts()} != {self.parts}")
        self.expect(state.to_data() == data, "questions change nothing", "the state changed while looking")

    def check_decisions(self, state: State) -> None:
        acting = state.seats_to_act()
        self.expect(bool(acting), "no dead end", "nobody is asked, and the game is not over")
        frame = state.stack[-1]
        for seat in range(state.seats):
            actions = state.actions(seat)
            if seat not in acting:
                self.expect(
                    not actions and state.decision(seat) is None, "only the asked act", f"seat {seat}"
                )
                continue
            self.expect(bool(actions), "no dead end", f"{frame} asks seat {seat}, who has no action")
            self.expect(len(set(actions)) == len(actions), "no action twice", f"{frame}: {actions}")
            self.expect(
                all(0 <= action < self.game.vocabulary.size for action in actions), "vocabulary", f"{actions}"
            )
            self.expect(
                len(actions) > 1 or frame.keeps_a_secret, "no needless question", f"{frame}: {actions}"
            )
            for action in actions:
                notation = self.game.vocabulary.notation(action)
                self.expect(self.game.vocabulary.action(notation) == action, "notation both ways", notation)
                self.say(self.game.name_action(action))
            decision = state.decision(seat)
            if decision is not None:
                self.say(decision.prompt)

    def check_listed(self, state: State) -> None:
        before = state.to_data()
        for seat in state.seats_to_act():
            for action in self.sample(state.actions(seat), LISTED_TRIED):
                self.check_action(state, seat, action)
        self.expect(
            state.to_data() == before, "clones are independent", "playing on a clone changed the state"
        )

    def check_action(self, state: State, seat: int, action: int) -> None:
        """A listed action applies, with and without a sink alike, and undo of it would tell nothing."""
        told, untold = state.clone(), state.clone()
        events: list[Event] = []
        chance = RecordingChance(Chance(self.seed + self.move))
        told.apply(seat, action, chance, events)
        untold._apply(seat, action, Chance(self.seed + self.move))
        self.expect(told.to_data() == untold.to_data(), "events are optional", self.notation(action))
        self.expect(told.parts() == self.parts, "components conserved", self.notation(action))
        for event in events:
            self.check_event(event)
        if not chance.outcomes and not told.revealed:
            guess = state.determinize(seat, self.chance)
            if action in guess.actions(seat):
                guess.apply(seat, action, Chance(0))
                self.expect(guess.view(seat) == told.view(seat), "undo never peeks", self.notation(action))

    def check_event(self, event: Event) -> None:
        """It has the values that its kind declares and no others, of their types, and whom it is for."""
        declared = event.declared
        told = f"{event.kind}: {event.told}"
        self.expect(event.told.keys() == declared.values.keys(), "events are facts", told)
        self.expect(
            (event.only is not None) == declared.is_private, "events are facts", f"{told} is for {event.only}"
        )
        try:
            json.dumps(event.values)
            self.say(event.message)
        except (KeyError, TypeError, ValueError) as error:
            self.fail("events are facts", f"{told}: {error!r}")

    def check_unlisted(self, state: State) -> None:
        before = state.to_data()
        size = self.game.vocabulary.size
        tried = [self.chance.below(size) for _ in range(UNLISTED_TRIED)] + [-1, size]
        for seat in range(state.seats):
            listed = state.actions(seat)
            for action in tried:
                if action in listed:
                    continue
                try:
                    state.apply(seat, action, Chance(0))
                    self.fail("unlisted actions raise", f"seat {seat}: {action}")
                except IllegalAction as error:
                    self.say(error.message)
        self.expect(state.to_data() == before, "unlisted actions change nothing", f"{tried}")

    def check_reasons(self, state: State) -> None:
        for seat in state.seats_to_act():
            listed = set(state.actions(seat))
            options = set(state.options(seat))
            for action in options | {self.chance.below(self.game.vocabulary.size)}:
                reason = state.why_not(seat, action)
                self.expect(
                    (reason is OK) == (action in listed), "one source of legality", self.notation(action)
                )
                for line in state.explain(seat, action):
                    self.say(line.message)
                if reason is not OK:
                    self.say(reason.message)
                    self.say(Message(f"{self.game.name}.rule.{reason.rule}"))

    def check_saving(self, state: State, data: dict[str, Any]) -> None:
        loaded = self.game.from_data(json.loads(json.dumps(data)))
        self.expect(loaded.to_data() == data, "data round-trips", "the state differs after loading")
        self.expect(state.clone().to_data() == data, "clones are equal", "the clone differs")
        for seat in range(state.seats):
            self.expect(loaded.view(seat) == state.view(seat), "data round-trips", f"the view of seat {seat}")

    def check_views(self, state: State) -> None:
        json.dumps(state.view(None).to_data())
        self.say(state.summary())
        self.check_sheet(state)
        for seat in range(state.seats):
            view = state.view(seat)
            guess = state.determinize(seat, self.chance)
            self.expect(guess.view(seat) == view, "views equal under determinize", f"seat {seat}")
            self.expect(
                guess.actions(seat) == state.actions(seat), "actions equal under determinize", f"{seat}"
            )
            self.expect(guess.parts() == self.parts, "components conserved", "in a determinized state")
            self.expect(
                [repr(guess.explain(seat, action)) for action in guess.options(seat)]
                == [repr(state.explain(seat, action)) for action in state.options(seat)],
                "explanations equal under determinize",
                f"seat {seat}",
            )
            self.expect(guess.summary() == state.summary(), "the summary is public", f"{state.summary()!r}")

    def check_sheet(self, state: State) -> None:
        """Every seat has the same lines, which have names, and their sums are the scores."""
        sheets = state.score_sheets()
        for line in (*sheets[0], "total"):
            self.say(Message(f"{self.game.name}.score.{line}"))
        self.expect(all([*sheet] == [*sheets[0]] for sheet in sheets), "one score sheet", f"{sheets}")
        self.expect(
            [sum(sheet.values()) for sheet in sheets] == state.scores(), "one score sheet", f"{sheets}"
        )

    def check_buried(self, state: State) -> None:
        """What a frame keeps is neither seen nor lost nor given away because another lies on top of it."""
        kind = type(state.stack[-1]).__name__
        self.buried[kind] = self.buried.get(kind, 0) + 1
        if self.buried[kind] > BURIED_TRIED:
            return
        below = state.clone()
        below.push(Window())
        below.acting = (0,)
        self.expect(below.parts() == self.parts, "secrets outlast the top", f"{kind} loses components")
        self.expect(
            below.view(None).board == state.view(None).board,
            "secrets outlast the top",
            f"{kind} to a spectator",
        )
        for seat in range(state.seats):
            self.expect(
                below.view(seat).board == state.view(seat).board,
                "secrets outlast the top",
                f"{kind} to seat {seat}",
            )
            guess = below.determinize(seat, Chance(self.seed + self.move))
            guess.stack.pop()
            expected = state.determinize(seat, Chance(self.seed + self.move))
            self.expect(
                guess.to_data() == expected.to_data(),
                "secrets outlast the top",
                f"{kind} is not guessed by seat {seat}",
            )

    # Playing on

    def play_on(self) -> None:
        state = self.match.state
        acting = state.seats_to_act()
        seat = acting[self.chance.below(len(acting))]
        actions = state.actions(seat)
        before, moves = state.to_data(), len(self.match.record.moves)
        action = actions[self.chance.below(len(actions))]
        self.match.apply(seat, action)
        if self.match.can_undo(seat):
            after = self.match.state.to_data()
            self.match.undo(seat)
            self.expect(self.match.state.to_data() == before, "undo restores", self.notation(action))
            self.expect(len(self.match.record.moves) == moves, "undo restores", "the record")
            self.match.apply(seat, action)
            self.expect(self.match.state.to_data() == after, "undo restores", "doing it again differs")
        self.findings.decisions += 1

    def check_end(self, state: State) -> None:
        self.expect(state.seats_to_act() == (), "over is over", "somebody is asked")
        self.expect(bool(state.ending), "over is over", "it does not say how it ended")
        self.say(Message(f"{self.game.name}.ending.{state.ending}"))
        self.expect(len(state.scores()) == state.seats, "every seat has a score", f"{state.scores()}")
        places = state.ranking()
        self.expect(min(places) == 1 and len(places) == state.seats, "somebody is first", f"{places}")
        self.expect(state.parts() == self.parts, "components conserved", "at the end")
        self.check_saving(state, state.to_data())
        text = self.match.record.to_text()
        try:
            record = record_from_text(text, self.game)
            self.expect(record.to_text() == text, "records round-trip", "the text differs")
            self.expect(final_state(record).to_data() == state.to_data(), "records replay", "another state")
            self.expect(verify(record), "records verify", "nothing to verify by")
        except TesseraError as error:
            self.fail("records replay", str(error))

    def say(self, message: Message) -> None:
        """The message exists, with its arguments, in every language."""
        if repr(message) in self.said:
            return
        self.said.add(repr(message))
        for locale in self.locales:
            try:
                locale.text(message)
            except UnknownMessage as error:
                self.fail("every message in both languages", str(error))

    def notation(self, action: int) -> str:
        return self.game.vocabulary.notation(action)

    def sample(self, actions: list[int], count: int) -> list[int]:
        if len(actions) <= count:
            return actions
        start_at = self.chance.below(len(actions))
        step = max(1, len(actions) // count)
        return [actions[(start_at + step * number) % len(actions)] for number in range(count)]
