"""What every test may rely on: nobody before it has changed where the logs go."""

from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture(autouse=True)
def plain_logs() -> Iterator[None]:
    yield
    structlog.reset_defaults()
