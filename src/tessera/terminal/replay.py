"""A recorded game, told move by move."""

from rich.console import Console
from rich.text import Text

from tessera.core.errors import WrongOption
from tessera.core.event import Event
from tessera.core.message import Message
from tessera.core.record import UNFINISHED, Record, repeat, replay
from tessera.core.state import State
from tessera.locale import Locale
from tessera.terminal.look import look_of
from tessera.terminal.result import draw_result, seat_names
from tessera.terminal.table import Scene
from tessera.terminal.tables import table_of


def run(record: Record, board: int | None, language: str, console: Console | None = None) -> int:
    """Tell what happened; with `board` draw the table after that move (0: the set-up) instead.

    Raises BadRecord for a record that does not replay. Secrets are told once the game is over.
    """
    screen = console or Console(highlight=False)
    locale = Locale(language, seat_names(record.names, Locale(language)))
    table = table_of(record.game.name)
    states = list(replay(record))
    told = [[locale.text(event.message) for event in events] for events in events_of(record, states)]
    if board is not None:
        if not 0 <= board < len(states):
            raise WrongOption(Message("core.error.no_such_move", move=board, moves=len(record.moves)))
        scene = Scene(states[board].view(None).board, 0, locale, look_of(screen))
        screen.print(table.draw(scene, [line for lines in told[:board] for line in lines]))
        return 0
    for number, lines in enumerate(told, 1):
        for place, line in enumerate(lines):
            screen.print(Text((f"{number:>4} " if place == 0 else "     ") + line))
    scene = Scene(states[-1].view(None).board, 0, locale, look_of(screen))
    screen.print(draw_result(table, scene, record))
    return 0


def events_of(record: Record, states: list[State]) -> list[list[Event]]:
    """What each move brought about, as far as everybody may know it by now."""
    told: list[list[Event]] = []
    for number, (state, move) in enumerate(zip(states, record.moves, strict=False), 1):
        events: list[Event] = []
        repeat(state, move, number, sink=events)
        told.append([event for event in events if event.only is None or record.ending != UNFINISHED])
    return told
