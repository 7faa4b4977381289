"""The client: its built files, from memory, and its page for every path that is the client's own."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from tessera.core.message import Message
from tessera.locale import Locale, wanted_language
from tessera.server.problems import MISSING, Refusal

IN_WHEEL = Path(__file__).parent.parent.parent / "static"
IN_CHECKOUT = Path(__file__).resolve().parents[5] / "client" / "dist"
INDEX = "index.html"
NOT_PAGES = ("api", "ws", "assets", "health", "metrics")
"""Beginnings of paths that are never pages of the client."""

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SMALLEST_TO_COMPRESS = 500

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


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    body: bytes
    zipped: bytes | None
    content_type: str
    tag: str
    cache: str


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
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    is_text = kind.startswith("text/") or kind.partition("+")[2] in ("json", "xml") or kind.endswith("json")
    zipped = gzip.compress(body, mtime=0) if is_text and len(body) >= SMALLEST_TO_COMPRESS else None
    return File(
        body,
        zipped,
        kind,
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        FOREVER if path.parent.name == "assets" else ASK_AGAIN,
    )


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
    return _nothing_built(request) if file is None else _sent(request, file)


def _sent(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.zipped
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.content_type, headers=headers)


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
