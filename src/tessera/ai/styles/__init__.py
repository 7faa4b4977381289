"""How searching players think: the yardstick, and the five levels of every game.

The levels are the same for every game unless its arena shows that it needs its own: then they stand in
`OWN` of a module beside this one that is called like the game.
"""

from dataclasses import dataclass
from functools import cache

from tessera.games import companion

UNLIMITED = 1_000_000_000


@dataclass(frozen=True)
class Style:
    """How a searching player thinks."""

    seconds: float = 2.0
    """The longest thought; less when the choice is clear."""
    iterations: int = UNLIMITED
    knows_the_game: bool = True
    """Whether it asks the game's evaluation, or plays out at random."""
    exploration: float = 1.0
    first_play: float = 0.1
    trust: float = 1.0
    """How much of a leaf's value is the evaluation; the rest is a random rollout."""
    horizon: int = 1000
    """How many decisions ahead it sees."""
    whim: float = 0.0
    """How readily it takes an action that it looked at less: 0 never, 1 in proportion."""
    remembers: bool = False
    """Whether it goes on with the tree of its last thought, where nothing new has come up since."""


YARDSTICK = Style(seconds=1.0, knows_the_game=False, exploration=1.0)
COMMON: dict[str, Style] = {
    "level1": Style(iterations=12, horizon=2, whim=1.0),
    "level2": Style(iterations=30, horizon=2, whim=0.6),
    "level3": Style(iterations=60, horizon=3, whim=0.4),
    "level4": Style(iterations=200, whim=0.15),
    "level5": Style(trust=0.5, remembers=True),
}
"""From kind to a child to as strong as we can."""

LEVELS: tuple[str, ...] = tuple(COMMON)
"""The opponents that people are offered, weakest first."""


def style(name: str, game: str) -> Style:
    """How a player of that name thinks about a game."""
    if name == "uct":
        return YARDSTICK
    return levels(game)[name]


@cache
def levels(game: str) -> dict[str, Style]:
    """The levels of a game: its own, and the common ones for those that it has not."""
    module = companion(__name__, game)
    return COMMON if module is None else {**COMMON, **module.OWN}
