"""The files of records."""

from pathlib import Path

from tessera.core.errors import WrongOption
from tessera.core.message import Message


def refuse_existing(path: Path) -> None:
    """Raise WrongOption for a file that is there: a new game must not take the place of another."""
    if path.is_file():
        raise WrongOption(Message("core.error.record_exists", path=str(path)))
