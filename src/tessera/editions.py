"""Editions as people have them: files with comments, the folder they lie in, and `tessera edition`."""

import argparse
import os
import textwrap
from collections.abc import Sequence
from pathlib import Path

from tessera.core.edition import LOOKED_UP, VARIABLE, Box, Entry, choose, read, text_of
from tessera.core.errors import WrongOption
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.games import load, names
from tessera.locale import Locale
from tessera.server.settings import default_data
from tessera.terminal.files import write_whole

FOLDER = "editions"
"""In the data folder."""
ENDING = ".toml"
WIDTH = 100
MARK = "°"
FINE = 0
FAULTY = 1


def add_option(parser: argparse.ArgumentParser, locale: Locale) -> None:
    """Let a command be given editions."""
    about = locale.say("cli.edition")
    parser.add_argument("--edition", action="append", type=Path, default=[], metavar="FILE", help=about)


def choose_for(args: argparse.Namespace) -> None:
    """Choose the editions of a command, if it has to do with games and does not check an edition itself."""
    if "edition" in args and getattr(args, "check", None) is None:
        choose_all(args.edition, getattr(args, "data", None))


def choose_all(given: Sequence[Path], data: str | None) -> None:
    """Let this process, and those that it starts, play by the editions of the data folder, by those that the
    variable names, and by those that are given; of several for a game the last counts."""
    folder = Path(data or os.environ.get("TESSERA_DATA") or default_data()) / FOLDER
    lying = [folder / f"{name}{ENDING}" for name in names()]
    named = [Path(path) for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path]
    files = [*[path for path in lying if path.is_file()], *named, *given]
    if files:
        choose(list(dict.fromkeys([str(path.resolve()) for path in files])))


def told(games: Sequence[Game], locale: Locale) -> list[str]:
    """A line for each game that is played with corrections."""
    return [
        locale.say("cli.edition.played", game=locale.say(f"{game.name}.title"), edition=game.edition)
        for game in games
        if game.edition
    ]


# The file


def written(box: Box, locale: Locale) -> str:
    """A box as a file for its owner: every entry, with what we know of it."""
    form, say = box.form, locale.say
    title = say("edition.file.title", game=say(f"{form.game}.title"))
    lines = [*_comment(title), "#", *_comment(say("edition.file.intro"))]
    lines += ["#", *_comment(say("edition.file.check", name=form.game)), "", f'game = "{form.game}"', ""]
    lines += _comment(say("edition.file.looked_up", example=form.entries[0].path))
    lines.append(f"{LOOKED_UP} = [{', '.join(_confirmed(box))}]")
    section, told_of = "", ""
    for entry in form.entries:
        if entry.section != section:
            section, told_of = entry.section, ""
            lines += ["", "", *_comment(say(f"{form.game}.section.{section}")), f"[{section}]"]
        about = _about(entry, box, locale)
        if about != told_of:
            lines += ["", *_comment(about)]
            told_of = about
        lines.append(_line(entry, box, locale))
    return "\n".join(lines) + "\n"


def _confirmed(box: Box) -> list[str]:
    """What somebody has found right as it was."""
    ours = Box(box.form, box.form.values, frozenset())
    changed = {entry.path for entry in box.differing(ours)}
    return [f'"{path}"' for path in sorted(box.looked_up - changed)]


def _about(entry: Entry, box: Box, locale: Locale) -> str:
    if entry.path in box.looked_up:
        return locale.say("edition.source.looked_up") + "."
    mark = f"{MARK} " if entry.is_guess else ""
    return f"{mark}{locale.say(f'edition.source.{entry.source}')}: {locale.text(entry.why)}"


def _line(entry: Entry, box: Box, locale: Locale) -> str:
    value = entry.field.written(box.value(entry.section, entry.key))
    mark = f"{MARK} " if box.is_guess(entry.section, entry.key) else ""
    return f"{entry.key} = {value}  # {mark}{locale.text(entry.name)}"


def _comment(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False)


# The command


def run(name: str, checked: Path | None, to: Path | None, locale: Locale) -> int:
    """`tessera edition`: the exit code."""
    if checked is None:
        return write(load(name), to, locale)
    os.environ.pop(VARIABLE, None)  # a file is checked by itself, even where another cannot be played by
    return check(load(name), checked, locale)


def write(game: Game, to: Path | None, locale: Locale) -> int:
    """Write the file of a game for its owner."""
    if game.box is None:
        print(_nothing(game, locale))
        return FINE
    path = to or Path(f"{game.name}{ENDING}")
    if path.is_file():
        raise WrongOption(Message("cli.edition.exists", path=str(path)))
    write_whole(path, written(game.box, locale))
    guesses = len(game.box.guesses())
    print(
        locale.say("cli.edition.written", path=str(path), entries=len(game.box.form.entries), guesses=guesses)
    )
    return FINE


def check(game: Game, path: Path, locale: Locale) -> int:
    """Say what cannot be in a file, each fault in a line; or what it corrects."""
    if game.box is None:
        print(_nothing(game, locale))
        return FAULTY
    form = game.box.form
    reading = read(form, text_of(str(path)))
    for fault in reading.faults:
        where = f" ({'.'.join(fault.where)})" if fault.where else ""
        print(f"{path}:{fault.line}{where}: {locale.text(fault.message)}")
    if reading.faults:
        return FAULTY
    box, ours = reading.box, Box(form, form.values, frozenset())
    for entry in box.differing(ours):
        was, now = (short(entry, one) for one in (ours, box))
        print(locale.say("cli.edition.differs", path=entry.path, name=entry.name, was=was, now=now))
    print(
        locale.say(
            "cli.edition.sound",
            path=str(path),
            differing=len(box.differing(ours)),
            guesses=len(box.guesses()),
            edition=box.fingerprint,
            file=f"{FOLDER}/{game.name}{ENDING}",
        )
    )
    return FINE


def short(entry: Entry, box: Box) -> str:
    """The value of an entry in one line."""
    return " ".join(entry.field.written(box.value(entry.section, entry.key)).split())


def _nothing(game: Game, locale: Locale) -> str:
    return locale.say("cli.edition.nothing", game=locale.say(f"{game.name}.title"))
