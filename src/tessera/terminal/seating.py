"""Who sits where: persons, and computer players with the time they may take."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tessera.ai.player import Player
from tessera.ai.players import NAMES as PLAYERS
from tessera.ai.players import SEARCHING, make
from tessera.core.errors import WrongOption
from tessera.core.message import Message
from tessera.terminal.result import PERSON


@dataclass(frozen=True)
class Seated:
    """Somebody at a seat, by the name a record has for them; what thinks may have seconds of its own."""

    name: str
    seconds: float | None = None


def seated(text: str) -> Seated:
    """Who is meant by a word such as "person", "level3" or "level5:0.5"; raises WrongOption for others."""
    name, colon, time = text.partition(":")
    if name not in (PERSON, *PLAYERS):
        choices = ", ".join((PERSON, *PLAYERS))
        raise WrongOption(Message("core.error.wrong_option", option="seat", value=name, choices=choices))
    if not colon:
        return Seated(name)
    if name not in SEARCHING:
        raise WrongOption(Message("core.error.no_thinker", seat=text, choices=", ".join(SEARCHING)))
    return Seated(name, _seconds(text, time))


def _seconds(seat: str, time: str) -> float:
    try:
        seconds = float(time)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise WrongOption(Message("core.error.seat_seconds", seat=seat))
    return seconds


def players(seats: Sequence[Seated], seed: int | None, seconds: float | None) -> list[Player | None]:
    """The computer player of each seat, or None for a person. Names of people are persons' too.

    They think for the seconds given, where a seat has none of its own.
    """
    return [
        make(seat.name, None if seed is None else seed + number, seat.seconds or seconds)
        if seat.name in PLAYERS
        else None
        for number, seat in enumerate(seats)
    ]
