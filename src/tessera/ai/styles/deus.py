"""The levels of Deus.

The lowest plays random games in its head; the others know the game. From the third on they try every
action, finish the turn in their head and compare: so far looking further has not helped them.
"""

from typing import Final

from tessera.ai.styles import Style

OWN: Final = {
    "level1": Style(iterations=8, knows_the_game=False, whim=1.0),
    "level2": Style(iterations=8, horizon=1, exploration=2.0, whim=2.0),
    "level3": Style(iterations=24, horizon=1, exploration=0.3, first_play=-1.0, whim=1.0),
    "level4": Style(iterations=40, horizon=1, exploration=0.1, first_play=-1.0, whim=0.9),
    "level5": Style(seconds=1.0, iterations=1000, horizon=1, exploration=0.1, first_play=-1.0),
}
