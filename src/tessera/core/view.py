"""Views and decisions: what one seat, or a spectator, may see.

A view is built by listing what may be seen, never by deleting secrets. It is plain data: the
server sends it, the terminal draws it, and equality of two views means that their owner cannot
tell the two states apart.
"""

from typing import Any

from tessera.core.message import Message


class Decision:
    """What a seat is asked: a prompt and the legal actions."""

    def __init__(self, seat: int, prompt: Message, actions: list[int]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.actions = actions

    def to_data(self) -> dict[str, Any]:
        return {"seat": self.seat, "prompt": self.prompt.to_data(), "actions": self.actions}


class View:
    """`seat` is the viewer (None: a spectator); `board` is the game's own part."""

    def __init__(
        self,
        game: str,
        seat: int | None,
        acting: tuple[int, ...],
        decision: Decision | None,
        ending: str,
        board: dict[str, Any],
    ) -> None:
        self.game = game
        self.seat = seat
        self.acting = acting
        self.decision = decision
        self.ending = ending
        self.board = board

    def to_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seat": self.seat,
            "acting": list(self.acting),
            "decision": self.decision.to_data() if self.decision else None,
            "ending": self.ending,
            "board": self.board,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.game, self.seat, self.acting))
