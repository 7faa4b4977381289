"""What can go wrong, each with a `Message` that says what and where."""

from tessera.core.message import Message


class TesseraError(Exception):
    """The parent of every error a caller can cause; `message` is for people."""

    def __init__(self, message: Message) -> None:
        super().__init__(repr(message))
        self.message = message


class IllegalAction(TesseraError):
    """The action is not one of `state.actions(seat)`. The state is as it was."""


class WrongOption(TesseraError):
    """A game was asked for with an option, a value or a number of seats it does not have."""


class UnknownGame(TesseraError):
    """No game of that name."""


class BadRecord(TesseraError):
    """A record, or saved state, that can't be read, or that does not replay."""


class BadEdition(TesseraError):
    """A file with corrections of a game that can't be read, or that says what cannot be."""


class NothingToUndo(TesseraError):
    """Undo would have to cross a barrier."""


class ScriptEnded(TesseraError):
    """A scripted chance was asked for more, or for something else, than it holds."""
