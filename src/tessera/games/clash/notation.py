"""The vocabulary of Clash of Cultures. The order of the verbs is part of the rules version.

The verbs that are asked most come first: Python keeps the numbers up to 256 ready made. Cells are named by
their labels, which are the same in all layouts; `Layout.label` and `Layout.cell` lead there and back.
"""

from typing import Final

from tessera.core.vocabulary import Verb, Vocabulary
from tessera.games.clash.catalog import (
    ACTION_CARDS,
    ADVANCES,
    BUILDINGS,
    CATEGORIES,
    EVENT_CARDS,
    FIRST_GOVERNMENT,
    FIRST_GOVERNMENT_ADVANCE,
    GOODS,
    MOST_RESOURCES,
    MOST_SEATS,
    OBJECTIVE_CARDS,
    UNITS,
    WONDERS,
)
from tessera.games.clash.layout import LABELS, LAYOUTS
from tessera.games.clash.peoples import GIFTS, LEADERS, PEOPLES

VOCABULARY: Final = Vocabulary()

HALVES_OF_CARD: Final = ("top", "bottom")
MEMORY_NAMES: Final = (
    "fresh",
    "forest",
    "gardens",
    "forest_gardens",
    "mountain",
    "mountain_forest",
    "mountain_gardens",
    "mountain_both",
)
"""What units of one kind on one cell may differ in when they still can move."""
SLOTS: Final = tuple(
    [f"slot{slot + 1}" for slot in range(max([each.slot_count for each in LAYOUTS.values()]))]
)
SEAT_NAMES: Final = tuple([str(seat + 1) for seat in range(MOST_SEATS)])
CARDS: Final = (*ACTION_CARDS, *EVENT_CARDS)
"""What a hand may hold: action cards, and events that are kept like them."""
HELD: Final = (*CARDS, *OBJECTIVE_CARDS, *WONDERS)
"""All that a seat may hold secretly: cards of a hand, objectives, wonders."""
KINDS_OF_CARDS: Final = ("action", "objective", "wonder")
FIRST_OBJECTIVE: Final = len(CARDS)
FIRST_WONDER: Final = FIRST_OBJECTIVE + len(OBJECTIVE_CARDS)
FIRST_GREAT: Final = len(ACTION_CARDS)

GOLD_SPLITS: Final[list[tuple[int, int, int]]] = [
    (food, wood, ore)
    for food in range(MOST_RESOURCES + 1)
    for wood in range(MOST_RESOURCES + 1 - food)
    for ore in range(MOST_RESOURCES + 1 - food - wood)
]
"""How much gold may stand for food, wood and ore of a price."""
IDEA_SPLITS: Final[list[tuple[int, int]]] = [(ideas, gold) for ideas in range(3) for gold in range(3 - ideas)]
"""How many ideas and how much gold may stand for the food of an advance."""

# What is asked all the time
DONE: Final[Verb] = VOCABULARY.verb("done")
SKIP: Final[Verb] = VOCABULARY.verb("skip")
USE: Final[Verb] = VOCABULARY.verb("use")
END: Final[Verb] = VOCABULARY.verb("end")
TAKE: Final[Verb] = VOCABULARY.verb("take", GOODS)
HIRE: Final[Verb] = VOCABULARY.verb("hire", UNITS)
LEVY: Final[Verb] = VOCABULARY.verb("levy", UNITS[:2])
LEAVE: Final[Verb] = VOCABULARY.verb("leave", UNITS, MEMORY_NAMES)
LAY_TILE: Final[Verb] = VOCABULARY.verb("lay", ("upright", "turned"))
MOVE: Final[Verb] = VOCABULARY.verb("move")
CHEER: Final[Verb] = VOCABULARY.verb("cheer")
FROM: Final[Verb] = VOCABULARY.verb("from", LABELS)
TO: Final[Verb] = VOCABULARY.verb("to", LABELS)

# The other main actions
ADVANCE: Final[Verb] = VOCABULARY.verb("advance", ADVANCES)
FOUND: Final[Verb] = VOCABULARY.verb("found", LABELS)
COLLECT: Final[Verb] = VOCABULARY.verb("collect", LABELS)
CONSTRUCT: Final[Verb] = VOCABULARY.verb("construct", LABELS)
RECRUIT: Final[Verb] = VOCABULARY.verb("recruit", LABELS)
RAISE: Final[Verb] = VOCABULARY.verb("raise", LABELS)
INFLUENCE: Final[Verb] = VOCABULARY.verb("influence", LABELS)
TAX: Final[Verb] = VOCABULARY.verb("tax")
GAMES: Final[Verb] = VOCABULARY.verb("games", LABELS)
LIBERTIES: Final[Verb] = VOCABULARY.verb("liberties")

# Free actions
VOTE: Final[Verb] = VOCABULARY.verb("vote")
ARTS: Final[Verb] = VOCABULARY.verb("arts", LABELS)
DRAMA: Final[Verb] = VOCABULARY.verb("drama", GOODS[-2:])
BARTER: Final[Verb] = VOCABULARY.verb("barter", CARDS)
POWER: Final[Verb] = VOCABULARY.verb("power")
LABOR: Final[Verb] = VOCABULARY.verb("labor")
MARKET: Final[Verb] = VOCABULARY.verb("market", LABELS)
BORROW: Final[Verb] = VOCABULARY.verb("borrow", ADVANCES[:FIRST_GOVERNMENT_ADVANCE])
SACRIFICE: Final[Verb] = VOCABULARY.verb("sacrifice", OBJECTIVE_CARDS)

# Trade between players
OFFER: Final[Verb] = VOCABULARY.verb("offer", SEAT_NAMES)
ADD: Final[Verb] = VOCABULARY.verb("add", GOODS)
WANT: Final[Verb] = VOCABULARY.verb("want", GOODS)
WANT_CARD: Final[Verb] = VOCABULARY.verb("want_card", KINDS_OF_CARDS)

# In the middle of an action
PAY: Final[Verb] = VOCABULARY.verb(
    "pay", tuple([f"gold{food}{wood}{ore}" for food, wood, ore in GOLD_SPLITS])
)
STUDY: Final[Verb] = VOCABULARY.verb(
    "study", tuple([f"ideas{ideas}gold{gold}" for ideas, gold in IDEA_SPLITS])
)
SPEND: Final[Verb] = VOCABULARY.verb("spend", GOODS)
BUILDING: Final[Verb] = VOCABULARY.verb("building", BUILDINGS)
WONDER: Final[Verb] = VOCABULARY.verb("wonder", WONDERS)
PLACE: Final[Verb] = VOCABULARY.verb("place", LABELS)
ROAD: Final[Verb] = VOCABULARY.verb("road", LABELS)
SURVEY: Final[Verb] = VOCABULARY.verb("survey", SLOTS)
MOODS: Final[Verb] = VOCABULARY.verb("mood", LABELS)
SOURCE: Final[Verb] = VOCABULARY.verb("source", LABELS)
LOSE: Final[Verb] = VOCABULARY.verb("lose", UNITS)
NAME: Final[Verb] = VOCABULARY.verb("name", SEAT_NAMES)
GOVERN: Final[Verb] = VOCABULARY.verb("govern", CATEGORIES[FIRST_GOVERNMENT:])
RAZE: Final[Verb] = VOCABULARY.verb("raze", LABELS)

# Cards
PLAY: Final[Verb] = VOCABULARY.verb("play", CARDS)
TACTICS: Final[Verb] = VOCABULARY.verb("tactics", ACTION_CARDS)
GIVE: Final[Verb] = VOCABULARY.verb("give", HELD)
"""A card of a hand that goes to another."""
SHOW: Final[Verb] = VOCABULARY.verb("show", HELD)
"""A card that is offered openly to who gets it."""
GET: Final[Verb] = VOCABULARY.verb("get", HELD)
CLAIM: Final[Verb] = VOCABULARY.verb("claim", OBJECTIVE_CARDS, HALVES_OF_CARD)

ALONG: Final[Verb] = VOCABULARY.verb("along", UNITS)
"""A unit that goes along with ships."""

COME: Final[Verb] = VOCABULARY.verb("come", UNITS)
"""A unit of the Barbarians that comes to one of their settlements."""
DISCARD: Final[Verb] = VOCABULARY.verb("discard", HELD)
"""A card that is given up."""

# Of peoples
WIELD: Final[Verb] = VOCABULARY.verb("wield", GIFTS)
"""A gift that is used in a turn."""
ENLIST: Final[Verb] = VOCABULARY.verb("enlist", LEADERS)
BE: Final[Verb] = VOCABULARY.verb("be", PEOPLES)
"""The people that a seat wants to be."""
PICK: Final[Verb] = VOCABULARY.verb("pick", UNITS)
SWAP: Final[Verb] = VOCABULARY.verb("swap", GOODS)
"""Something of a price for which a gift lets something else be paid."""
CONVERT: Final[Verb] = VOCABULARY.verb("convert", LABELS)
"""A move to a cell on which ships become land units, or land units ships."""
ESCORT: Final[Verb] = VOCABULARY.verb("escort", ("0", "1", "2", "3", "4"))
"""So many ships of pirates sail with a group."""

DONE_ACTION: Final = DONE.of()
SKIP_ACTION: Final = SKIP.of()
USE_ACTION: Final = USE.of()
END_ACTION: Final = END.of()
MOVE_ACTION: Final = MOVE.of()
CHEER_ACTION: Final = CHEER.of()
