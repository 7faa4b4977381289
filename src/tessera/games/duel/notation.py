"""The vocabulary of Duel. The order of the verbs is part of the rules version.

The two first make the list of a turn's actions quick: the number of a card is the action that discards
it, and the number of a wonder in the price tables the action that builds it.
"""

from typing import Final

from tessera.core.vocabulary import Verb, Vocabulary
from tessera.games.duel.catalog import (
    CARDS,
    GODS,
    LOOT,
    MYTHOLOGIES,
    OFFERINGS,
    PANTHEON_SLOTS,
    PROGRESS,
    SLOTS,
    SPACES,
    WONDERS,
)


def _numbers(count: int) -> tuple[str, ...]:
    return tuple([str(number) for number in range(1, count + 1)])


VOCABULARY: Final = Vocabulary()

# A turn
DISCARD: Final[Verb] = VOCABULARY.verb("discard", CARDS)
RAISE: Final[Verb] = VOCABULARY.verb("wonder", WONDERS)
BUILD: Final[Verb] = VOCABULARY.verb("build", CARDS)
ENGINEER: Final[Verb] = VOCABULARY.verb("engineer", CARDS)
ACTIVATE: Final[Verb] = VOCABULARY.verb("activate", GODS)

# Choices on the way
DRAFT: Final[Verb] = VOCABULARY.verb("draft", WONDERS)
BEGIN: Final[Verb] = VOCABULARY.verb("begin", _numbers(2))
TUCK: Final[Verb] = VOCABULARY.verb("tuck", CARDS)
TAKE_PROGRESS: Final[Verb] = VOCABULARY.verb("progress", PROGRESS)
DESTROY: Final[Verb] = VOCABULARY.verb("destroy", CARDS)
REVIVE: Final[Verb] = VOCABULARY.verb("revive", CARDS)

# Pantheon
UNCOVER: Final[Verb] = VOCABULARY.verb("uncover", _numbers(SLOTS))
KEEP_GOD: Final[Verb] = VOCABULARY.verb("god", GODS)
PLACE_GOD: Final[Verb] = VOCABULARY.verb("place", _numbers(PANTHEON_SLOTS))
OFFER: Final[Verb] = VOCABULARY.verb("offer", tuple([str(value) for value in OFFERINGS]))
PAY: Final[Verb] = VOCABULARY.verb("pay")
OPEN_DECK: Final[Verb] = VOCABULARY.verb("mythology", MYTHOLOGIES)
SUMMON: Final[Verb] = VOCABULARY.verb("summon", GODS)
PUT_ON_TOP: Final[Verb] = VOCABULARY.verb("top", GODS)
SNAKE: Final[Verb] = VOCABULARY.verb("snake", CARDS)
STEAL: Final[Verb] = VOCABULARY.verb("steal", CARDS)
STRIKE: Final[Verb] = VOCABULARY.verb("strike", _numbers(SLOTS))
RUIN: Final[Verb] = VOCABULARY.verb("ruin", WONDERS)
SEIZE: Final[Verb] = VOCABULARY.verb("seize", WONDERS)
MINERVA: Final[Verb] = VOCABULARY.verb("minerva", SPACES)
REMOVE_LOOT: Final[Verb] = VOCABULARY.verb("remove", LOOT)
PLUNDER: Final[Verb] = VOCABULARY.verb("plunder", LOOT)
