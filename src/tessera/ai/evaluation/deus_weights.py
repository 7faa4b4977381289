"""The numbers by which Deus is judged: `deus_weights.json`."""

from typing import Final

from tessera.ai.evaluation.numbers import group, read

MOST_TURNS: Final = 24
"""More turns to come are as good as these."""

DATA: Final = read("deus_weights")

PRICES: Final[list[float]] = group(DATA, "prices")
"""What things are worth in points while there is much time to use them."""
GOLD: Final = 0
RESOURCE: Final = 1
CARD: Final = 2
PIECE: Final = 3
STEP: Final = 4
"""A step of an army."""
PLACE: Final = 5
"""A piece that stands on the map, wherever it is."""

HAND: Final[list[float]] = group(DATA, "hand")
FRESH: Final = 0
"""What building a card brings that is still to be drawn."""
DECAY: Final = 1
"""How much less each further card of the hand counts than the one before."""
LASTING: Final = 2
"""How often a card is used again for each turn to come."""
POOR: Final = 3
NO_PIECE: Final = 4
"""What is left of the worth of a card that cannot be paid for, and of one whose piece is not ready."""
TEMPLE_BASE: Final = 5
TEMPLE_GROWTH: Final = 6
"""What a temple may hope for beyond its present worth, and for each turn to come."""

VILLAGES: Final[list[float]] = group(DATA, "villages")
REACH: Final = 0
"""The part of all turns in which something comes to stand beside a village."""
NO_ARMY: Final = 1
"""How likely an army comes to a village that has none."""
ARMY_WEIGHT: Final = 2
"""How many other pieces an army is as good as, for winning a village."""
EAGER: Final = 3
"""How much more than what is likely is hoped for."""

HEATS: Final[list[float]] = group(DATA, "heats")
TURN_HEAT: Final = 0
OTHER_HEAT: Final = 1
"""How many points less make an action e times less likely to be looked at."""
