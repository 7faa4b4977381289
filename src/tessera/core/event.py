"""Events: what happened, for the log and for animation.

`state.apply(seat, action, chance, sink)` appends them to `sink`; with `sink=None` they are never
made. A rule tells them like this::

    if state.sink is not None:
        state.tell("built", seat=seat_name(seat), card=...)       # <game>.log.built
"""

from typing import Any

from tessera.core.message import Message


class Event:
    """A message and who may hear of it.

    `only` is the seat that may see a private event, or None when everybody may. What a seat may
    not see must not be guessed from what it may: a secret choice tells a public event without the
    secret and a private one with it.
    """

    def __init__(self, message: Message, only: int | None = None) -> None:
        self.message = message
        self.only = only

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), may see it."""
        return self.only is None or self.only == seat

    def to_data(self) -> dict[str, Any]:
        return {"message": self.message.to_data(), "only": self.only}

    def __repr__(self) -> str:
        return f"Event({self.message!r})"
