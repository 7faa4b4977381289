"""What cards cost in the tests of Deus: the prices of the box are guesses, so no test hangs on them."""

from collections.abc import Iterator

import pytest

from tessera.games.deus.catalog import KIND_COLOUR, KINDS, PURPLE
from tessera.games.deus.scenario import other_prices, set_price

DEARER: dict[str, dict[str, int]] = {"forum_3": {"wood": 1, "clay": 1}, "brewery_2": {"wood": 1}}
"""Everything else but the temples costs one clay."""


@pytest.fixture(autouse=True)
def prices() -> Iterator[None]:
    """The prices of the tests, and afterwards those of the box again."""
    with other_prices():
        for kind, colour in zip(KINDS, KIND_COLOUR, strict=True):
            if colour != PURPLE:
                set_price(kind, **DEARER.get(kind, {"clay": 1}))
        yield
