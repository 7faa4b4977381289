"""Refusals: what could not be done and why, on its way to whoever asked."""

from tessera.core.errors import TesseraError
from tessera.core.message import Message
from tessera.server.protocol import Problem, text_of

WRONG = 400
STRANGER = 401
FORBIDDEN = 403
MISSING = 404
TOO_LATE = 409
NOT_HERE = 421
TOO_MANY = 429
UNAVAILABLE = 503


class Refusal(TesseraError):
    """Something that is not done; `status` is that of the HTTP answer."""

    def __init__(self, message: Message, status: int = TOO_LATE, rule: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.rule = rule


class TooOften(Refusal):
    """Somebody does something more often than they may; `seconds` is how long to wait."""

    def __init__(self, seconds: int) -> None:
        super().__init__(Message("server.error.too_many", seconds=seconds), TOO_MANY)
        self.seconds = seconds


def not_stored() -> Refusal:
    return Refusal(Message("server.error.not_stored"), UNAVAILABLE)


def unreadable() -> Refusal:
    return Refusal(Message("server.error.unreadable_table"))


def missing() -> Refusal:
    return Refusal(Message("server.error.no_such_table"), MISSING)


def passes(error: TesseraError) -> bool:
    """Whether it may be otherwise in a moment."""
    return isinstance(error, Refusal) and error.status == UNAVAILABLE


def is_missing(error: Exception) -> bool:
    return isinstance(error, Refusal) and error.status == MISSING


def problem_of(error: TesseraError) -> Problem:
    """The problem that an error is for people. Where it was raised is forgotten: the tasks it went through
    hold it, and it would hold them, and all they knew, until somebody looks for cycles."""
    error.__traceback__ = None
    return Problem(text_of(error.message), error.rule if isinstance(error, Refusal) else "")
