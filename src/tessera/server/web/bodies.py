"""The bodies of requests: whatever comes in that is not JSON is refused as such, and is not our fault."""

from collections.abc import AsyncGenerator
from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose body may be anything: nested too deeply, not UTF-8, or cut off in the middle."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeError) as error:
            raise ClientException from error

    async def stream(self) -> AsyncGenerator[bytes, None]:
        try:
            async for part in super().stream():
                yield part
        except InternalServerException as error:  # they are gone, so nobody reads this
            raise ClientException from error
