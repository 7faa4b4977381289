"""The files of records: never half written, never in the place of another."""

import errno
import os
import shutil
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from tessera.core.errors import WrongOption
from tessera.core.message import Message

REASONS: Final = {
    errno.ENOENT: "core.file.missing",
    errno.EACCES: "core.file.not_allowed",
    errno.EPERM: "core.file.not_allowed",
    errno.EISDIR: "core.file.folder",
    errno.ENOTDIR: "core.file.not_a_folder",
    errno.ENOSPC: "core.file.no_space",
    errno.EROFS: "core.file.read_only",
}
"""What usually goes wrong with files, in a person's language; the system says the rest in its own."""


def reason_of(error: OSError) -> Message | str:
    """Why something with a file went wrong."""
    if error.errno in REASONS:
        return Message(REASONS[error.errno])
    return error.strerror or str(error) or type(error).__name__


def refuse_existing(path: Path) -> None:
    """Raise WrongOption for a file that is there: a new game must not take the place of another."""
    if path.is_file():
        raise WrongOption(Message("core.error.record_exists", path=str(path)))


def unused_path(what: str, ending: str = ".record") -> Path:
    """A name in the current folder that nothing has yet."""
    begun = f"{what}-{datetime.now():%Y%m%d-%H%M%S}"
    path = Path(begun + ending)
    for number in count(2):
        if not path.exists():
            break
        path = Path(f"{begun}-{number}{ending}")
    return path


def make_folder(path: Path) -> None:
    """Make a folder for new records; raises WrongOption if it has some: none must take another's place."""
    path.mkdir(parents=True, exist_ok=True)
    if any(path.glob("*.record")):
        raise WrongOption(Message("core.error.folder_has_records", path=str(path)))


def write_whole(path: Path, text: str) -> None:
    """Write a file that is at every moment either the old or the new one, whatever breaks.

    What is not a file, such as /dev/null, is written to as it is. An OSError names the path.
    """
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_text(text, "utf-8")
        else:
            _replace(target, text)
    except OSError as error:
        error.filename, error.filename2 = str(path), None
        raise


def _replace(target: Path, text: str) -> None:
    beside = target.with_name(f".{os.getpid()}.tessera")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, beside)
        os.replace(beside, target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
