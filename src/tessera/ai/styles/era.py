"""The levels of Era.

The lowest plays random games in its head; the others know the game. Their priors play well by themselves,
so it takes wide eyes and whims to be weak; and there are a dozen decisions in a round, so the strongest has
its time for each of them cut short.
"""

from typing import Final

from tessera.ai.styles import Style

OWN: Final = {
    "level1": Style(iterations=10, knows_the_game=False, whim=1.0),
    "level2": Style(iterations=45, horizon=2, exploration=20.0, whim=5.0),
    "level3": Style(iterations=26, horizon=3, exploration=3.0, whim=1.1),
    "level4": Style(iterations=40, whim=0.5),
    "level5": Style(seconds=1.0, iterations=4000),
}
