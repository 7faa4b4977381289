"""The levels of Clash.

A game is so long that one played at random to its end says little and takes long: all levels trust what
they know of the game. A point more or less changes a chance by little, so the better ones have no wide
eyes; the lower ones look no further than a deed or two ahead, try few of them, and have whims. There are
some hundreds of decisions in a game, so the strongest has its time for each of them cut short.
"""

from typing import Final

from tessera.ai.styles import Style

OWN: Final = {
    "level1": Style(iterations=40, horizon=1, exploration=4.0, first_play=0.0, whim=3.0),
    "level2": Style(iterations=50, horizon=2, exploration=0.5, first_play=0.0, whim=0.8),
    "level3": Style(iterations=80, horizon=3, exploration=0.4, first_play=0.0, whim=0.5),
    "level4": Style(iterations=300, exploration=0.2, first_play=0.0, whim=0.2),
    "level5": Style(seconds=1.0, iterations=4000, exploration=0.2, first_play=0.0),
}
