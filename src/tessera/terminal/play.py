"""A game at the terminal: persons type numbers, computers answer at once.

`run` plays from the set-up; `resume` goes on with a recorded game.
"""

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from tessera.ai.player import Player
from tessera.core.chance import Chance, SealedChance
from tessera.core.errors import BadRecord, NothingToUndo, WrongOption
from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.match import Match, start
from tessera.core.match import resume as resume_match
from tessera.core.message import Message, seat_name
from tessera.core.record import UNFINISHED, Record, replay
from tessera.core.view import Decision
from tessera.locale import Locale
from tessera.terminal import answers
from tessera.terminal.answers import SHOWN, Question
from tessera.terminal.commands import Command, number_in, parse
from tessera.terminal.files import reason_of, refuse_existing, unused_path, write_whole
from tessera.terminal.look import look_of
from tessera.terminal.replay import events_of
from tessera.terminal.result import draw_result, seat_names
from tessera.terminal.screen import draw_choices, draw_help, draw_list, draw_prompt
from tessera.terminal.seating import Seated, players, seated
from tessera.terminal.table import Scene
from tessera.terminal.tables import table_of
from tessera.terminal.words import cut

Read = Callable[[str], str]
"""Asks for a line with a prompt; raises EOFError when there are no more."""


def run(
    game: Game,
    options: dict[str, str],
    seats: Sequence[str],
    language: str,
    seed: int | None = None,
    record_path: Path | None = None,
    console: Console | None = None,
    read: Read | None = None,
    seconds: float | None = None,
) -> int:
    """Play a game from its set-up; 0, or 1 if its record could not be written.

    A seat is "person" or the name of a computer player, which thinks for at most so many seconds,
    or for as many as stand behind its name and a colon. Without a seed chance is sealed. A record
    path that is given is written to at once, so that an OSError comes before the game; raises
    WrongOption for a file that is there already. Whatever happens later, the record has all moves
    up to then.
    """
    if record_path is not None:
        refuse_existing(record_path)
    sitting = [seated(seat) for seat in seats]
    chance = SealedChance() if seed is None else Chance(seed)
    match = start(game, options, [seat.name for seat in sitting], chance)
    path = record_path or unused_path(game.name)
    session = _session(match, players(sitting, seed, seconds), language, path, console, read)
    if record_path is None:
        session.unasked = path
        session.keep()
    else:
        write_whole(record_path, match.record.to_text())
    if match.record.commitment:
        session.note(Message("core.terminal.commitment", commitment=match.record.commitment))
    return session.play()


def resume(
    record: Record,
    path: Path,
    language: str,
    console: Console | None = None,
    read: Read | None = None,
    seconds: float | None = None,
) -> int:
    """Go on with a recorded game, in the same file.

    Its secret was never written down, so from here on its chance is not sealed.
    """
    if record.ending != UNFINISHED:
        raise BadRecord(Message("core.error.record_finished", path=str(path)))
    match = resume_match(record, Chance())
    record.commitment = ""
    sitting = [Seated(name) for name in record.names]
    session = _session(match, players(sitting, None, seconds), language, path, console, read)
    past = events_of(record, list(replay(record)))
    session.events = [(move, event) for move, events in enumerate(past, 1) for event in events]
    session.note(Message("core.terminal.unsealed"))
    return session.play()


def _session(
    match: Match,
    thinking: list[Player | None],
    language: str,
    path: Path,
    console: Console | None,
    read: Read | None,
) -> "_Session":
    screen = console or Console(highlight=False)
    locale = Locale(language, seat_names(match.record.names, Locale(language)))
    session = _Session(match, thinking, locale, screen, read or _ask_with(screen), path)
    session.note(Message("core.terminal.commands"))
    return session


def _ask_with(console: Console) -> Read:
    return lambda prompt: console.input(Text(prompt))


class _Quit(Exception):
    """A person leaves."""


class _Session:
    def __init__(
        self,
        match: Match,
        players: list[Player | None],
        locale: Locale,
        console: Console,
        read: Read,
        record_path: Path,
    ) -> None:
        self.match = match
        self.players = players
        self.locale = locale
        self.console = console
        self.read = read
        self.record_path = record_path
        self.table = table_of(match.record.game.name)
        self.persons = [seat for seat, player in enumerate(players) if player is None]
        self.alone: int | None = None
        """The person who sits alone at the screen because of a private question."""
        self.events: list[tuple[int, Event]] = []
        """What has happened, each with the number of its move."""
        self.is_kept = True
        """Whether the last move could be written down."""
        self.unasked: Path | None = None
        """A file that nobody asked for; it is not left behind for a game without moves."""
        self.notes: list[Message] = []
        """What to tell under the next question, where clearing the screen does not wipe it away."""
        self.chance = Chance()

    # The game

    def play(self) -> int:
        try:
            while not self.match.state.is_over:
                seat = self.match.state.seats_to_act()[0]
                player = self.players[seat]
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
        self.keep()

    def finish(self) -> int:
        """The table, the score sheet, who won and how, and how to verify it."""
        scene = self.scene(self.persons[0] if self.persons else 0)
        self.clear()
        self.show(self.table.draw(scene, self.log()))
        self.show(draw_result(self.table, scene, self.match.record))
        return 0 if self.save("core.terminal.saved") else 1

    def leave(self) -> int:
        """Keep the game so far, if anything has happened."""
        if not self.match.record.moves:
            self.forget_unasked()
            return 0
        if not self.save("core.terminal.kept"):
            return 1
        command = os.environ.get("TESSERA_COMMAND", "tessera")
        self.tell(Message("core.terminal.resume", command=f"{command} play --resume {self.record_path}"))
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
        name = self.locale.text(seat_name(question.seat))
        asked = self.locale.text(decision.prompt)
        groups = self.table.groups(scene, decision.prompt.key, question.actions)
        notes = [Text(" " + self.locale.text(note), "dim") for note in self.notes]
        below = Group(
            draw_prompt(question.seat, name, asked, scene.look), draw_choices(groups, scene.look), *notes
        )
        whole = Group(self.table.draw(scene, self.log()), below)
        height = scene.look.height
        if height and len(self.console.render_lines(whole)) >= height:
            flatter = replace(scene, look=replace(scene.look, height=1))
            whole = Group(self.table.draw(flatter, self.log()), below)
        self.clear()
        self.show(whole)

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
            self.save_as(Path(text) if text else self.record_path)
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
            self.tell(Message("core.terminal.not_understood", text=cut(text, SHOWN)))
        return False

    def choose(self, question: Question, text: str) -> bool:
        count = len(question.actions)
        number = number_in(text, count)
        if number is None:
            self.tell(Message("core.terminal.not_a_number", number=cut(text, SHOWN), count=count))
            return False
        self.notes.clear()
        self.apply(question.seat, question.actions[number - 1])
        return True

    def undo(self, seat: int) -> bool:
        """Take back the last choice of whoever sits here."""
        for person in (seat, *self.persons):
            if self.match.can_undo(person):
                self.match.undo(person)
                moves = len(self.match.record.moves)
                self.events = [(move, event) for move, event in self.events if move <= moves]
                self.notes = [Message("core.terminal.undone")]
                self.keep()
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
        """The actions of a question are in the order in which they are shown and numbered."""
        scene = self.scene(seat)
        groups = self.table.groups(scene, decision.prompt.key, decision.actions)
        actions = [choice.action for group in groups for choice in group.choices]
        return Question(self.match.state, seat, actions, scene, self.table)

    def log(self) -> list[str]:
        viewer = self.viewer()
        return [self.locale.text(event.message) for _, event in self.events if event.is_for(viewer)]

    # Saying things

    def show_log(self, scene: Scene) -> None:
        lines = self.log()
        if lines:
            self.show(draw_list(self.locale.say("core.terminal.log"), lines, scene.look))
        else:
            self.tell(Message("core.terminal.log_empty"))

    def save_as(self, path: Path) -> None:
        """Record the game there from now on, unless another file has that name."""
        try:
            if path.resolve() != self.record_path.resolve():
                refuse_existing(path)
        except WrongOption as refusal:
            self.tell(refusal.message)
            return
        failure = self.write(path)
        if failure is None and path != self.record_path:
            self.record_path = path
            self.forget_unasked()
        self.tell(failure or Message("core.terminal.saved", path=str(path)))

    def forget_unasked(self) -> None:
        if self.unasked is not None:
            self.unasked.unlink(missing_ok=True)
            self.unasked = None

    def save(self, key: str) -> bool:
        """Write the record and tell it; whether it could be written."""
        failure = self.write(self.record_path)
        self.tell(failure or Message(key, path=str(self.record_path)))
        return failure is None

    def keep(self) -> None:
        """Write the record, so that a window that is closed loses nothing; a failure is told once."""
        failure = self.write(self.record_path)
        if failure is not None and self.is_kept:
            self.note(failure)
        self.is_kept = failure is None

    def write(self, path: Path) -> Message | None:
        """Write the record; what is against it, if anything is."""
        try:
            write_whole(path, self.match.record.to_text())
        except OSError as error:
            return Message("core.terminal.not_saved", path=str(path), why=reason_of(error))
        return None

    def note(self, message: Message) -> None:
        """Tell something under the next question, until it is answered."""
        self.notes.append(message)

    def tell(self, message: Message, style: str = "") -> None:
        self.console.print(Text(" " + self.locale.text(message), style))

    def show(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print()
