"""A recorded game, told move by move."""

from rich.console import Console
from rich.text import Text

from tessera.core.chance import ScriptedChance
from tessera.core.errors import WrongOption
from tessera.core.event import Event
from tessera.core.message import Message
from tessera.core.record import UNFINISHED, Record, replay
from tessera.locale import Locale
from tessera.terminal.look import look_of
from tessera.terminal.result import draw_result, seat_names
from tessera.terminal.table import Scene
from tessera.terminal.tables import TABLES


def run(record: Record, board: int | None, language: str, console: Console | None = None) -> int:
    """Tell what happened; with `board` draw the table after that move (0: the set-up) instead.

    Raises BadRecord for a record that does not replay. What was secret is told once the game is over.
    """
    screen = console or Console(highlight=False)
    locale = Locale(language, seat_names(record.names, Locale(language)))
    table = TABLES[record.game.name]
    states = list(replay(record))
    if board is not None:
        if not 0 <= board < len(states):
            raise WrongOption(Message("core.error.no_such_move", move=board, moves=len(record.moves)))
        log = [locale.text(event.message) for move in range(board) for event in events_of(record, move)]
        screen.print(table.draw(Scene(states[board].view(None).board, 0, locale, look_of(screen)), log))
        return 0
    for number in range(len(record.moves)):
        for place, event in enumerate(events_of(record, number)):
            margin = f"{number + 1:>4} " if place == 0 else "     "
            screen.print(Text(margin + locale.text(event.message)))
    scene = Scene(states[-1].view(None).board, 0, locale, look_of(screen))
    screen.print(draw_result(table, scene, record))
    return 0


def events_of(record: Record, number: int) -> list[Event]:
    """What a move of the record brought about, as far as everybody may know it."""
