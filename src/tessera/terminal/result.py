"""Who played, and how it ended."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tessera.ai.players import NAMES as PLAYERS
from tessera.core.message import Message, seat_name
from tessera.core.record import RESIGNED, UNFINISHED, Record
from tessera.locale import Locale
from tessera.terminal.table import Scene, Table

PERSON: Final = "person"
"""What a record calls somebody at the keyboard, where computer players have their names."""


def seat_names(seats: Sequence[str], locale: Locale) -> list[str]:
    """Names to show: those of people as they are, others by what they are. Of several computers each has
    the name of its player, and a number where two are alike."""
    computers = [seat for seat in seats if seat in PLAYERS]
    names: list[str] = []
    for number, seat in enumerate(seats, 1):
        if seat == PERSON:
            names.append(locale.say("core.seat", number=number))
        elif seat not in PLAYERS:
            names.append(seat)
        elif len(computers) == 1:
            names.append(locale.say("core.computer"))
        elif computers.count(seat) == 1:
            names.append(locale.say("core.computer_named", player=seat))
        else:
            names.append(locale.say("core.computer_numbered", player=seat, number=number))
    return names


def ending_name(record: Record) -> Message:
    """How a finished game ended: in the game's own words, or because somebody gave up."""
    if record.ending == RESIGNED:
        return Message("core.ending.resigned")
    return Message(f"{record.game.name}.ending.{record.ending}")


def draw_result(table: Table, scene: Scene, record: Record) -> RenderableType:
    """The score sheet, who won and how, and what proves that chance was fair."""
    locale = scene.locale
    if record.ending == UNFINISHED:
        return Text(" " + locale.say("core.terminal.unfinished", moves=len(record.moves)), "bold")
    ending = ending_name(record)
    winners = [seat for seat, place in enumerate(record.places) if place == 1]
    if len(winners) == 1:
        verdict = Message("core.terminal.won", seat=seat_name(winners[0]), ending=ending)
    else:
        verdict = Message("core.terminal.drawn", ending=ending)
    lines: list[RenderableType] = [Text(), table.score(scene), Text()]
    lines.append(Text(" " + locale.text(verdict), "bold"))
    if record.secret:
        lines.append(Text(" " + locale.say("core.terminal.commitment", commitment=record.commitment), "dim"))
        lines.append(Text(" " + locale.say("core.terminal.secret", secret=record.secret), "dim"))
    return Group(*lines)
