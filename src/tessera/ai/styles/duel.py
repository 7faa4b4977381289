"""The levels of Duel.

The lower ones play a few random games in their head for want of knowledge: a small sample errs as a
beginner does. The third trusts what it has learnt and does not look ahead.
"""

from typing import Final

from tessera.ai.styles import Style

OWN: Final = {
    "level1": Style(iterations=12, knows_the_game=False, whim=0.8),
    "level2": Style(iterations=80, knows_the_game=False, whim=0.3),
    "level3": Style(iterations=6, horizon=1, whim=0.6),
    "level4": Style(iterations=80, whim=0.2),
    "level5": Style(exploration=0.5, remembers=True),
}
