"""The owner's box of a game: what can be corrected, the file to do it in, and trying such a file.

Nothing here changes anything: a file is taken by whoever runs the server, by putting it into the data folder.
"""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tessera.core import edition as editions
from tessera.core.message import Message
from tessera.editions import ENDING, FOLDER, short, written
from tessera.locale import Locale
from tessera.server.problems import MISSING, Refusal
from tessera.server.protocol import (
    Box,
    BoxChange,
    BoxEntry,
    BoxFault,
    BoxFile,
    BoxSection,
    BoxVerdict,
    Person,
    Text,
    text_of,
)
from tessera.server.tables.hall import Hall
from tessera.server.web.routes.games import game_of, language_of


@get("/api/games/{game:str}/box")
async def box(hall: NamedDependency[Hall], game: FromPath[str]) -> Box:
    """What can be corrected of a game, as it is played here."""
    found = _box(hall, game)
    sections: dict[str, BoxSection] = {}
    for entry in found.form.entries:
        title = Text(f"{found.form.game}.section.{entry.section}")
        section = sections.setdefault(entry.section, BoxSection(entry.section, title, []))
        section.entries.append(_entry(entry, found))
    return Box(found.fingerprint, f"{FOLDER}/{found.form.game}{ENDING}", list(sections.values()))


@get("/api/games/{game:str}/box/{language:str}", media_type="application/toml")
async def box_file(
    hall: NamedDependency[Hall], game: FromPath[str], language: FromPath[str]
) -> Response[str]:
    """The file in which an owner of the game corrects what we had to guess."""
    found = _box(hall, game)
    text = written(found, Locale(language_of(language)))
    attached = {"content-disposition": f'attachment; filename="{found.form.game}{ENDING}"'}
    return Response(text, media_type="application/toml; charset=utf-8", headers=attached)


@post("/api/games/{game:str}/box", status_code=200)
async def try_box(
    hall: NamedDependency[Hall],
    anybody: NamedDependency[Person | None],  # whoever asks too often is refused
    game: FromPath[str],
    data: JSONBody[BoxFile],
) -> BoxVerdict:
    """What a file with corrections would change, or what cannot be in it. Nothing is changed."""
    found = _box(hall, game)
    reading = editions.read(found.form, data.text)
    faults = [BoxFault(fault.line, ".".join(fault.where), text_of(fault.message)) for fault in reading.faults]
    if faults:
        return BoxVerdict(faults, [], "", 0)
    changes = [
        BoxChange(entry.path, text_of(entry.name), short(entry, found), short(entry, reading.box))
        for entry in reading.box.differing(found)
    ]
    return BoxVerdict([], changes, reading.box.fingerprint, len(reading.box.guesses()))


def _box(hall: Hall, name: str) -> editions.Box:
    game = game_of(hall, name)
    if game.box is None:
        raise Refusal(Message("server.error.no_box"), MISSING)
    return game.box


def _entry(entry: editions.Entry, found: editions.Box) -> BoxEntry:
    return BoxEntry(
        path=entry.path,
        name=text_of(entry.name),
        value=entry.field.written(found.value(entry.section, entry.key)),
        is_guess=found.is_guess(entry.section, entry.key),
        source="looked_up" if entry.path in found.looked_up else entry.source,
        why=text_of(entry.why),
    )


HANDLERS = [box, box_file, try_box]
