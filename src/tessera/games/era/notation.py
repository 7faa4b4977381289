"""The vocabulary of Era. The order of the verbs is part of the rules version.

The verbs that are asked most come first: Python keeps the numbers up to 256 ready made.
"""

from typing import Final

from tessera.core.vocabulary import Verb, Vocabulary
from tessera.games.era.catalog import BUILDABLE_COUNT, CHOICES, FACES, PIECES, RESOURCES, TURNS
from tessera.games.era.grid import CELLS, TURNED

VOCABULARY: Final = Vocabulary()

# Dice
REROLL: Final[Verb] = VOCABULARY.verb("reroll", FACES)
ROLL_DICE: Final[Verb] = VOCABULARY.verb("roll")
STAND: Final[Verb] = VOCABULARY.verb("stand")
TAKE: Final[Verb] = VOCABULARY.verb("take", CHOICES)
USE_QUILL: Final[Verb] = VOCABULARY.verb("quill", (*FACES, "alone"))
KEEP_DICE: Final[Verb] = VOCABULARY.verb("keep")

# Building
CONSTRUCT: Final[Verb] = VOCABULARY.verb("build", PIECES[:BUILDABLE_COUNT])
DONE: Final[Verb] = VOCABULARY.verb("done")

# Disasters and extortion
SUFFER: Final[Verb] = VOCABULARY.verb("suffer")
LOSE: Final[Verb] = VOCABULARY.verb("lose", RESOURCES)
DEMAND: Final[Verb] = VOCABULARY.verb("demand", RESOURCES)
PAY: Final[Verb] = VOCABULARY.verb("pay")
REFUSE: Final[Verb] = VOCABULARY.verb("refuse")

# The monastery
TURN_DIE: Final[Verb] = VOCABULARY.verb("turn", TURNS)

# The grid
PLACE: Final[Verb] = VOCABULARY.verb("place", TURNED, CELLS)
REMOVE: Final[Verb] = VOCABULARY.verb("remove", CELLS)
