"""Passwords: argon2id in threads of its own, a few at a time, so that nobody else waits for it."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

T = TypeVar("T")

AT_ONCE = 2
"""Each takes 64 MB and some hundredths of a second."""


class Passwords:
    """Start it with `open`, end it with `close`."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._decoy: asyncio.Future[str] | None = None

    def open(self) -> None:
        self._decoy = self._start(lambda: self._hasher.hash(secrets.token_hex(16)))

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        return await self._start(lambda: self._hasher.hash(_same(password)))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password that was kept; without one it takes as long to say no."""
        assert self._decoy is not None
        compared = await asyncio.shield(self._decoy) if kept is None else kept
        return await self._start(lambda: self._verify(password, compared)) and kept is not None

    def is_old(self, kept: str) -> bool:
        """Whether it was hashed less well than we do it now."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, _same(password))
        except (VerificationError, InvalidHashError):
            return False

    def _start(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        return asyncio.get_running_loop().run_in_executor(self._threads, work)


def _same(password: str) -> bytes:
    """The bytes of a password, however the keyboard composes its letters."""
    return unicodedata.normalize("NFC", password).encode()
