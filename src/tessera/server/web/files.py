"""What does not change between two requests: kept as it is sent, and sent only if it is not known yet."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SMALLEST_TO_COMPRESS = 500


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    body: bytes
    zipped: bytes | None
    content_type: str
    tag: str
    cache: str


def file_of(body: bytes, content_type: str, cache: str = ASK_AGAIN) -> File:
    is_json = content_type.endswith("json")
    is_text = is_json or content_type.startswith("text/") or content_type.endswith("+xml")
    zipped = gzip.compress(body, mtime=0) if is_text and len(body) >= SMALLEST_TO_COMPRESS else None
    return File(body, zipped, content_type, f'"{hashlib.sha256(body).hexdigest()[:20]}"', cache)


def sent(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    """The answer to somebody who may have it already."""
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.zipped
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.content_type, headers=headers)
