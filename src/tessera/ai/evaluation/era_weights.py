"""The numbers by which Era is judged: `era_weights.json`."""

from typing import Any, Final

from tessera.ai.evaluation.numbers import number, read

DATA: Final = read("era_weights")

FIRST_RING: Final[float] = number(DATA, "ring", "first")
"""What the first ring is worth by itself, …"""
PER_CELL: Final[float] = number(DATA, "ring", "per_cell")
"""… for each cell that it encloses, …"""
PER_FREE_CELL: Final[float] = number(DATA, "ring", "per_free_cell")
"""… for each of these that is free; …"""
PATIENCE: Final[float] = number(DATA, "ring", "patience")
"""… and which part of it is left for each piece that it lacks."""

PACE_BASE: Final[float] = number(DATA, "pace", "base")
PACE_MORE: Final[float] = number(DATA, "pace", "more")
PACE_LATE: Final[float] = number(DATA, "pace", "late")
"""Rounds to come: so many, more for all that it takes to end the game, and more where it goes on long."""


class Hopes:
    """What is worth something in the rest of a round and the game, where nobody can know it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.sword: float = number(data, "round", "sword")
        self.shield: float = number(data, "round", "shield")
        """What a sword and a shield are worth while the others' are not known."""
        self.quill: float = number(data, "round", "quill")
        """What a quill is worth beyond the roll of its own die."""
        self.harm: float = number(data, "round", "harm")
        """What a disaster is worth that hits another."""
        self.market: float = number(data, "round", "market")
        """What a market may hope for around it."""
        self.growth: float = number(data, "round", "growth")
        """Culture and dice that a round adds, for universities and cathedrals that are still to be built."""
        self.robbed: float = number(data, "round", "robbed")
        self.plunder: float = number(data, "round", "plunder")
        """What a demand costs its victim, and brings its lord."""
        self.store: float = number(data, "round", "store")
        """Resources that one may hope to have in the end, for guildhalls that are still to be built."""
