"""A game at the terminal: persons type numbers, computers answer at once.

`run` plays from the set-up; `run_match` goes on with a match that has begun.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from tessera.ai.player import Player
from tessera.core.chance import Chance, SealedChance
from tessera.core.errors import NothingToUndo
from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.match import Match, start
from tessera.core.message import Message, seat_name
from tessera.core.view import Decision
from tessera.locale import Locale
from tessera.terminal import answers
from tessera.terminal.answers import Question
from tessera.terminal.commands import Command, parse
from tessera.terminal.duel import DuelTable
from tessera.terminal.look import look_of
from tessera.terminal.screen import draw_choices, draw_help, draw_list, draw_prompt
from tessera.terminal.table import Scene, Table

TABLES: Final[dict[str, Table]] = {"duel": DuelTable()}

Read = Callable[[str], str]
"""Asks for a line with a prompt; raises EOFError when there are no more."""


@dataclass(frozen=True)
class Seat:
    """Who sits there: a computer player, or without one a person at this keyboard."""

    name: str = ""
    player: Player | None = None


def run(
    game: Game,
    options: dict[str, str],
    seats: Sequence[Seat],
    language: str,
    seed: int | None = None,
    record_path: Path | None = None,
    resume_command: str = "",
    console: Console | None = None,
    read: Read | None = None,
) -> int:
    """Play a game from its set-up; 0, or 1 if its record could not be written.

    Raises WrongOption for options the game lacks. `resume_command` is shown to whoever quits,
    `{path}` in it stands for the record.
    """
    names = seat_names(seats, Locale(language))
    chance = SealedChance(None if seed is None else hashlib.sha256(f"seed {seed}".encode()).digest())
    match = start(game, options, names, chance)
    return run_match(match, seats, language, record_path, resume_command, console, read)


def run_match(
    match: Match,
    seats: Sequence[Seat],
    language: str,
    record_path: Path | None = None,
    resume_command: str = "",
    console: Console | None = None,
    read: Read | None = None,
) -> int:
    """Go on with a match, whose record knows the names."""
    shown_on = console or Console(highlight=False)
    path = record_path or Path(f"{match.record.game.name}-{datetime.now():%Y%m%d-%H%M%S}.record")
    locale = Locale(language, match.record.names)
    return _Session(match, seats, locale, shown_on, read or _ask_with(shown_on), path, resume_command).play()


def seat_names(seats: Sequence[Seat], locale: Locale) -> list[str]:
    """The names given, and for seats without one what they are."""
    computers = [seat for seat in seats if seat.player is not None]
    names: list[str] = []
    for number, seat in enumerate(seats, 1):
        if seat.name:
            names.append(seat.name)
        elif seat.player is None:
            names.append(locale.say("core.seat", number=number))
        elif len(computers) == 1:
            names.append(locale.say("core.computer"))
        else:
            names.append(locale.say("core.computer_numbered", number=number))
    return names


def _ask_with(console: Console) -> Read:
    return lambda prompt: console.input(Text(prompt))


class _Quit(Exception):
    """A person leaves."""


class _Session:
    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        locale: Locale,
        console: Console,
        read: Read,
        record_path: Path,
        resume_command: str,
    ) -> None:
        self.match = match
        self.seats = seats
        self.locale = locale
        self.console = console
        self.read = read
        self.record_path = record_path
        self.resume_command = resume_command
        self.table = TABLES[match.record.game.name]
        self.persons = [seat for seat, who in enumerate(seats) if who.player is None]
        self.alone: int | None = None
        """The person who sits alone at the screen because of a private question."""
        self.events: list[tuple[int, Event]] = []
        """What has happened, each with the number of its move."""
        self.chance = Chance()

    # The game

    def play(self) -> int:
        if self.match.record.commitment:
            self.tell(Message("core.terminal.commitment", commitment=self.match.record.commitment), "dim")
        try:
            while not self.match.state.is_over:
                seat = self.match.state.seats_to_act()[0]
                player = self.seats[seat].player
                if player is None:
                    self.ask(seat)
                else:
                    imagined = self.match.state.determinize(seat, self.chance)
                    self.apply(seat, player.choose(imagined, seat))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return self.leave()
        except _Quit:
            return self.leave()
        return self.finish()

    def apply(self, seat: int, action: int) -> None:
        events = self.match.apply(seat, action)
        move = len(self.match.record.moves)
        self.events.extend((move, event) for event in events)

    def finish(self) -> int:
        """The table, the score sheet, who won and how, and how to verify it."""
        scene = self.scene(self.persons[0] if self.persons else 0)
        record = self.match.record
        self.show(self.table.draw(scene, self.log(scene)))
        self.console.print()
        self.show(self.table.score(scene))
        self.console.print()
        ending = Message(f"{record.game.name}.ending.{record.ending}")
        winners = [seat for seat, place in enumerate(record.places) if place == 1]
        if len(winners) == 1:
            self.tell(Message("core.terminal.won", seat=seat_name(winners[0]), ending=ending), "bold")
        else:
            self.tell(Message("core.terminal.drawn", ending=ending), "bold")
        if record.secret:
            self.tell(Message("core.terminal.commitment", commitment=record.commitment), "dim")
            self.tell(Message("core.terminal.secret", secret=record.secret), "dim")
        return 0 if self.save("core.terminal.saved") else 1

    def leave(self) -> int:
        """Keep the game so far, if anything has happened."""
        if not self.match.record.moves:
            return 0
        if not self.save("core.terminal.kept"):
            return 1
        if self.resume_command:
            command = self.resume_command.replace("{path}", str(self.record_path))
            self.tell(Message("core.terminal.resume", command=command))
        return 0

    # A person's decision

    def ask(self, seat: int) -> None:
        """Show the table and the choices, and do what the person says until one is taken."""
        decision = self.match.state.decision(seat)
        assert decision is not None
        self.seat_alone(seat, decision)
        question = self.question(seat, decision)
        self.present(question, decision)
        while not self.answered(question, decision, *parse(self.read("> "))):
            pass

    def seat_alone(self, seat: int, decision: Decision) -> None:
        """With several persons at one screen a private question is for one pair of eyes."""
        if len(self.persons) < 2:
            return
        if self.table.is_private(decision.prompt.key):
            if self.alone != seat:
                self.clear()
                self.tell(Message("core.terminal.pass_keyboard", seat=seat_name(seat)), "bold")
                self.read("")
            self.alone = seat
        elif self.alone is not None:
            self.tell(Message("core.terminal.pass_back"), "bold")
            self.read("")
            self.alone = None

    def present(self, question: Question, decision: Decision) -> None:
        scene = question.scene
        self.clear()
        self.show(self.table.draw(scene, self.log(scene)))
        name = self.locale.text(seat_name(question.seat))
        asked = self.locale.text(decision.prompt)
        self.show(draw_prompt(question.seat, name, asked, scene.look))
        groups = self.table.groups(scene, decision.prompt.key, question.actions)
        self.show(draw_choices(groups, scene.look))

    def answered(self, question: Question, decision: Decision, command: Command, text: str) -> bool:
        """Carry out a command; whether the question is over."""
        if command is Command.NUMBER:
            return self.choose(question, text)
        if command is Command.UNDO:
            return self.undo(question.seat)
        if command is Command.QUIT:
            raise _Quit
        if command is Command.BOARD:
            self.present(question, decision)
        elif command is Command.SAVE:
            if text:
                self.record_path = Path(text)
            self.save("core.terminal.saved")
        elif command is Command.WHY:
            self.show(answers.why(question, text))
        elif command is Command.INFO:
            self.show(answers.info(question, text))
        elif command is Command.HINT:
            self.show(answers.hint(question))
        elif command is Command.LOG:
            self.show_log(question.scene)
        elif command is Command.HELP:
            self.show(draw_help(self.locale, question.scene.look))
        elif command is Command.UNKNOWN:
            self.tell(Message("core.terminal.not_understood", text=text))
        return False

    def choose(self, question: Question, text: str) -> bool:
        count = len(question.actions)
        if len(text) > len(str(count)) or not 1 <= int(text) <= count:
            self.tell(Message("core.terminal.not_a_number", number=text, count=count))
            return False
        self.apply(question.seat, question.actions[int(text) - 1])
        return True

    def undo(self, seat: int) -> bool:
        """Take back the last choice of whoever sits here."""
        for person in (seat, *self.persons):
            if self.match.can_undo(person):
                self.match.undo(person)
                moves = len(self.match.record.moves)
                self.events = [(move, event) for move, event in self.events if move <= moves]
                self.tell(Message("core.terminal.undone"))
                return True
        try:
            self.match.undo(seat)
        except NothingToUndo as error:
            self.tell(error.message)
        return False

    # What may be seen

    def viewer(self) -> int | None:
        """Whose eyes are at the screen: one person's, or those of several, who share no secrets."""
        return self.persons[0] if len(self.persons) == 1 else self.alone

    def scene(self, me: int) -> Scene:
        board = self.match.state.view(self.viewer()).board
        return Scene(board, me, self.locale, look_of(self.console))

    def question(self, seat: int, decision: Decision) -> Question:
        return Question(self.match.state, seat, decision.actions, self.scene(seat), self.table)

    def log(self, scene: Scene) -> list[str]:
        viewer = self.viewer()
        return [self.locale.text(event.message) for _, event in self.events if event.is_for(viewer)]

    # Saying things

    def show_log(self, scene: Scene) -> None:
        lines = self.log(scene)
        if lines:
            self.show(draw_list(self.locale.say("core.terminal.log"), lines, scene.look))
        else:
            self.tell(Message("core.terminal.log_empty"))

    def save(self, key: str) -> bool:
        """Write the record; whether it could be written."""
        path = self.record_path
        try:
            path.write_text(self.match.record.to_text(), "utf-8")
        except OSError as error:
            why = error.strerror or type(error).__name__
            self.tell(Message("core.terminal.not_saved", path=str(path), why=why))
            return False
        self.tell(Message(key, path=str(path)))
        return True

    def tell(self, message: Message, style: str = "") -> None:
        self.console.print(Text(" " + self.locale.text(message), style))

    def show(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print()
