"""The client: its built files, from memory, and its page for every path that is the client's own."""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from tessera.core.message import Message
from tessera.locale import Locale, wanted_language
from tessera.server.problems import MISSING, Refusal
from tessera.server.web.files import ASK_AGAIN, FOREVER, File, file_of, sent

IN_WHEEL = Path(__file__).parent.parent.parent / "static"
IN_CHECKOUT = Path(__file__).resolve().parents[5] / "client" / "dist"
INDEX = "index.html"
NOT_PAGES = ("api", "ws", "assets", "health", "metrics")
"""Beginnings of paths that are never pages of the client."""

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
}
"""Those we send, whatever the system's own table of types says."""


class Client:
    """The built client in a folder; read again when it is built anew."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or (IN_WHEEL if IN_WHEEL.is_dir() else IN_CHECKOUT)
        self._files: dict[str, File] = {}
        self._built = 0.0

    def file(self, path: str) -> File | None:
        self._read()
        return self._files.get(path)

    def _read(self) -> None:
        try:
            built = (self.folder / INDEX).stat().st_mtime
        except OSError:
            self._files, self._built = {}, 0.0
            return
        if built != self._built:
            paths = [path for path in self.folder.rglob("*") if path.is_file()]
            self._files = {path.relative_to(self.folder).as_posix(): _file(path) for path in paths}
            self._built = built


def _file(path: Path) -> File:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return file_of(path.read_bytes(), kind, FOREVER if path.parent.name == "assets" else ASK_AGAIN)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], client: NamedDependency[Client], path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the client, or its page."""
    name = path.strip("/")
    first, last = name.partition("/")[0], name.rpartition("/")[2]
    file = client.file(name) if name else None
    if file is None:
        if first in NOT_PAGES or "." in last:
            raise Refusal(Message("server.error.no_such_page"), MISSING)
        file = client.file(INDEX)
    return _nothing_built(request) if file is None else sent(request, file)


def _nothing_built(request: Request[Any, Any, Any]) -> Response[bytes]:
    locale = Locale(wanted_language(request.headers.get("accept-language", "")))
    head = f'<!doctype html><html lang="{locale.language}"><meta charset="utf-8"><title>Tessera</title>'
    text = f"{head}<p>{locale.say('server.page.not_built')}"
    return Response(
        text.encode(),
        media_type="text/html",
        headers={"cache-control": "no-store"},
        status_code=503,
    )


HANDLERS = [page]
