"""The vocabulary of Deus. The order of the verbs is part of the rules version.

The verbs that are asked most come first: Python keeps the numbers up to 256 ready made.
"""

from typing import Final

from tessera.core.vocabulary import Verb, Vocabulary
from tessera.games.deus.catalog import (
    CARDS,
    COLOURS,
    GODS,
    JUPITER,
    PAYMENT_NAMES,
    RESOURCES,
    RESOURCES_FOR_SEAT,
    SEATS,
    TYPE_COUNT,
    TYPES,
)
from tessera.games.deus.continent import REGIONS

VOCABULARY: Final = Vocabulary()

# Effects
USE: Final[Verb] = VOCABULARY.verb("use")
SKIP: Final[Verb] = VOCABULARY.verb("skip")
DONE: Final[Verb] = VOCABULARY.verb("done")
USE_ACTION: Final = USE.of()
SKIP_ACTION: Final = SKIP.of()
DONE_ACTION: Final = DONE.of()
PAY: Final[Verb] = VOCABULARY.verb("pay", PAYMENT_NAMES)
TAKE: Final[Verb] = VOCABULARY.verb("take", RESOURCES)
BUY: Final[Verb] = VOCABULARY.verb("buy", RESOURCES)
RECRUIT: Final[Verb] = VOCABULARY.verb("piece", TYPES)
SELL: Final[Verb] = VOCABULARY.verb(
    "sell", tuple([str(count) for count in range(1, RESOURCES_FOR_SEAT * max(SEATS) + 1)])
)
INVOKE: Final[Verb] = VOCABULARY.verb("god", GODS[:JUPITER])

# The map
PLACE: Final[Verb] = VOCABULARY.verb("place", REGIONS)
LAND: Final[Verb] = VOCABULARY.verb("land", REGIONS)
ARMY: Final[Verb] = VOCABULARY.verb("army", REGIONS)
MOVE: Final[Verb] = VOCABULARY.verb("move", REGIONS)
PLUNDER: Final[Verb] = VOCABULARY.verb("plunder", REGIONS)

# A turn
BUILD: Final[Verb] = VOCABULARY.verb("build", CARDS)
OFFER: Final[Verb] = VOCABULARY.verb("offer", CARDS)
ADD: Final[Verb] = VOCABULARY.verb("add", CARDS)
ACTIVATE: Final[Verb] = VOCABULARY.verb("activate", CARDS)

# The wild building
WILD_BUILD: Final[Verb] = VOCABULARY.verb("wild", COLOURS[:TYPE_COUNT])
HIDE: Final[Verb] = VOCABULARY.verb("hide", CARDS)
