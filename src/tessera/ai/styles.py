"""How searching players think: the yardstick, and the five levels of every game.

The levels are the same for every game unless its arena shows that it needs its own: then they stand in
`OWN`, under the game's name.
"""

from dataclasses import dataclass

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
OWN: dict[str, dict[str, Style]] = {
    "duel": {
        "level1": Style(iterations=12, knows_the_game=False, whim=0.8),
        "level2": Style(iterations=80, knows_the_game=False, whim=0.3),
        "level3": Style(iterations=6, horizon=1, whim=0.6),
        "level4": Style(iterations=80, whim=0.2),
        "level5": Style(exploration=0.5, remembers=True),
    },
    "era": {
        "level1": Style(iterations=10, knows_the_game=False, whim=1.0),
        "level2": Style(iterations=45, horizon=2, exploration=20.0, whim=5.0),
        "level3": Style(iterations=26, horizon=3, exploration=3.0, whim=1.1),
        "level4": Style(iterations=40, whim=0.5),
        "level5": Style(seconds=1.0, iterations=4000),
    },
    "deus": {
        "level1": Style(iterations=8, knows_the_game=False, whim=1.0),
        "level2": Style(iterations=8, horizon=1, exploration=2.0, whim=2.0),
        "level3": Style(iterations=24, horizon=1, exploration=0.3, first_play=-1.0, whim=1.0),
        "level4": Style(iterations=40, horizon=1, exploration=0.1, first_play=-1.0, whim=0.9),
        "level5": Style(seconds=1.0, iterations=1000, horizon=1, exploration=0.1, first_play=-1.0),
    },
}
"""Levels that a game has of its own.

In Duel the lower ones play a few random games in their head for want of knowledge: a small sample errs as
a beginner does. The third trusts what it has learnt and does not look ahead.

In Era and Deus the lowest plays random games in its head too; the others know the game. The priors of Era
play well by themselves, so it takes wide eyes and whims to be weak; and there are a dozen decisions in a
round, so the strongest has its time for each of them cut short. From the third level on those of Deus try
every action, finish the turn in their head and compare: so far looking further has not helped them.
"""

LEVELS: tuple[str, ...] = tuple(COMMON)
"""The opponents that people are offered, weakest first."""


def style(name: str, game: str) -> Style:
    """How a player of that name thinks about a game."""
    if name == "uct":
        return YARDSTICK
    return OWN.get(game, {}).get(name, COMMON[name])
