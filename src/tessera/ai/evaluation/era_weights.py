"""The numbers by which Era is judged: `era_weights.json`."""

from typing import Final

from tessera.ai.evaluation.numbers import group, read

DATA: Final = read("era_weights")

RING: Final[list[float]] = group(DATA, "ring")
FIRST_RING: Final = 0
"""What the first ring is worth by itself, …"""
PER_CELL: Final = 1
"""… for each cell that it encloses, …"""
PER_FREE_CELL: Final = 2
"""… for each of these that is free; …"""
PATIENCE: Final = 3
"""… and which part of it is left for each piece that it lacks."""

# The places of the numbers of the group "round"

SWORD: Final = 0
SHIELD: Final = 1
"""What a sword and a shield are worth while the others' are not known."""
QUILL: Final = 2
"""What a quill is worth beyond the roll of its own die."""
HARM: Final = 3
"""What a disaster is worth that hits another."""
MARKET: Final = 4
"""What a market may hope for around it."""
GROWTH: Final = 5
"""Culture and dice that a round adds, for universities and cathedrals that are still to be built."""
ROBBED: Final = 6
PLUNDER: Final = 7
"""What a demand costs its victim, and brings its lord."""
STORE: Final = 8
"""Resources that one may hope to have in the end, for guildhalls that are still to be built."""

PACE: Final[list[float]] = group(DATA, "pace")
PACE_BASE: Final = 0
PACE_MORE: Final = 1
PACE_LATE: Final = 2
"""Rounds to come: so many, more for all that it takes to end the game, and more where it goes on long."""
