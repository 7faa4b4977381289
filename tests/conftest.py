"""What every test may rely on: nobody before it has changed where the logs go."""

from collections.abc import Iterator

import pytest
import structlog

DRAWN = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
"""As a server prints; structlog's own way draws every traceback with all values, a second for each."""


def set_up_logs() -> None:
    structlog.reset_defaults()
    usual = structlog.get_config()["processors"]
    structlog.configure(processors=[*usual[:-1], DRAWN])


set_up_logs()


@pytest.fixture(autouse=True)
def plain_logs() -> Iterator[None]:
    yield
    set_up_logs()
