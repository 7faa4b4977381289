"""The numbers by which Deus is judged: `deus_weights.json`."""

from typing import Final

from tessera.ai.evaluation.numbers import number, read, soon

MOST_TURNS: Final = 24
"""More turns to come are as good as these."""

DATA: Final = read("deus_weights")


class Prices:
    """What things are worth in points, with so many turns to come to use them."""

    def __init__(self, turns: int) -> None:
        part = min(1.0, 1.3 * soon(turns))
        self.gold: float = number(DATA, "prices", "gold") * part
        self.resource: float = number(DATA, "prices", "resource") * part
        self.card: float = number(DATA, "prices", "card") * part
        self.piece: float = number(DATA, "prices", "piece") * part
        self.step: float = number(DATA, "prices", "step") * part
        """A step of an army."""
        self.place: float = number(DATA, "prices", "place") * part
        """A piece that stands on the map, wherever it is."""


PRICES_BY_TURNS: Final[list[Prices]] = [Prices(turns) for turns in range(MOST_TURNS + 1)]

FRESH: Final[float] = number(DATA, "hand", "fresh")
"""What building a card brings that is still to be drawn."""
DECAY: Final[float] = number(DATA, "hand", "decay")
"""How much less each further card of the hand counts than the one before."""
LASTING: Final[float] = number(DATA, "hand", "lasting")
"""How often a card is used again for each turn to come."""
POOR: Final[float] = number(DATA, "hand", "poor")
NO_PIECE: Final[float] = number(DATA, "hand", "no_piece")
"""What is left of the worth of a card that cannot be paid for, and of one whose piece is not ready."""
TEMPLE_BASE: Final[float] = number(DATA, "hand", "temple")
TEMPLE_GROWTH: Final[float] = number(DATA, "hand", "temple_growth")
"""What a temple may hope for beyond its present worth, and for each turn to come."""

REACH: Final[float] = number(DATA, "villages", "reach")
"""The part of all turns in which something comes to stand beside a village."""
NO_ARMY: Final[float] = number(DATA, "villages", "no_army")
"""How likely an army comes to a village that has none."""
ARMY_WEIGHT: Final[float] = number(DATA, "villages", "army")
"""How many other pieces an army is as good as, for winning a village."""
EAGER: Final[float] = number(DATA, "villages", "eager")
"""How much more than what is likely is hoped for."""

TURN_HEAT: Final[float] = number(DATA, "heats", "turn")
OTHER_HEAT: Final[float] = number(DATA, "heats", "other")
"""How many points less make an action e times less likely to be looked at."""
