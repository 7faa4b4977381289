"""Questions that rules ask of the gifts of a seat: numbers that a power or a leader changes.

A question is one line here and one where the rule stands::

    limit = STACK + modified(state, seat, modifiers.STACK_SIZE, cell)

A people's chapter answers it with `modify`, when it is imported; the answers of all gifts that the seat has
are added. What a question is about is one int: a cell, a kind, or both, packed by `at`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.games.clash.catalog import NOBODY
from tessera.games.clash.nation import Nation
from tessera.games.clash.owning import has_gift
from tessera.games.clash.peoples import LEADERS_EACH, people_of

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

Answer = Callable[["ClashState", int, int], int]
"""What a gift adds for a seat, by what the question is about."""
ROWS: Final[list[list[tuple[int, Answer]]]] = []
"""For each question the gifts that answer it."""

CONCERNED: Final[list[int]] = []
"""For each question the peoples of whose gifts any answers it, as a set: most are asked for nothing."""

CELL_BITS: Final = 8
CELL_MASK: Final = 255


def question() -> int:
    """The number of a new question."""
    ROWS.append([])
    CONCERNED.append(0)
    return len(ROWS) - 1


def at(cell: int, kind: int) -> int:
    """Something of a kind on a cell, as one int."""
    return kind << CELL_BITS | cell


def cell_in(about: int) -> int:
    return about & CELL_MASK


def kind_in(about: int) -> int:
    return about >> CELL_BITS


# Activating and collecting
BARREN_GIVES: Final[int] = question()
"""Whether cities collect food or wood from barren land; about the city's cell."""
STANDS_IN: Final[int] = question()
"""Whether another city may count as activated instead of one that was before; about both."""
TAKES_TRIBUTE: Final[int] = question()
"""Whether a city collects from the cells of enemy cities; about its cell."""
TERRACES: Final[int] = question()
"""Whether mountains give a city food or wood as well; about its cell."""

# Advances
ADVANCE_SPARED: Final[int] = question()
"""How much less an advance costs; about the advance."""
ARTS_BY_MOOD: Final[int] = question()
"""Whether mood tokens may pay for the Arts; about nothing."""
MOOD_STUDIES: Final[int] = question()
"""Whether a mood token may be paid for an advance."""
FREE_ADVANCE: Final[int] = question()
"""Whether an Advance action for an advance costs nothing else; about the advance."""

# Battles and captures
KEEPS_CARDS: Final[int] = question()
"""Whether cards that are laid in a battle are remembered; about its cell."""
KNIGHTS: Final[int] = question()
"""What the symbols of cavalry add more in the first round of a defence; about the cell."""
CAPTURED_MOOD: Final[int] = question()
"""Steps by which a city just captured is less angry than angry; about the cell."""

FORBIDS_TACTICS: Final[int] = question()
"""Whether the enemy lays no card in a round by land; about one's own fighters and the enemy's."""
CAPTURE_GOLD: Final[int] = question()
"""How much more gold a captured city brings; about the cell and its mood before."""
SAILS_AFTER_BATTLE: Final[int] = question()
"""Whether ships move on after a battle."""

# Building
KEEPS_BUILDING: Final[int] = question()
"""Whether buildings of a seat's colour are neither influenced nor captured; about their kind."""
BUILDING_SPARED: Final[int] = question()
"""What a building costs less, as a stock; about the cell and the kind of building."""
FOUNDS_ANYWHERE: Final[int] = question()
"""Whether a city may be founded on barren land; about the cell."""
WONDER_SPARED: Final[int] = question()
"""What a wonder costs less, as a stock; about the cell and the wonder."""

# Cards
FREE_CARDS: Final[int] = question()
"""Whether cards that take an action take none; about nothing."""

# Cities
DELIGHTS: Final[int] = question()
"""Whether a culture token makes the leader's city happy; about its cell."""
ACTS_HAPPY: Final[int] = question()
"""Whether a city is happy for what it is activated for; about the cell."""
IS_SPENT: Final[int] = question()
"""Whether a city that was activated is not activated again in this turn; about the cell."""
WORKING_SIZE: Final[int] = question()
"""How much larger a city counts for collecting and recruiting; about the cell."""

# Events
IGNORES_EVENT: Final[int] = question()
"""Whether the text of an event does nothing to a seat; about the number in `EVENT_EFFECTS`."""

UNDOES_EVENT: Final[int] = question()
"""Whether what the text of an event does to a city may be undone; about its cell."""

# Influence
INFLUENCES_FROM: Final[int] = question()
"""Whether a city serves as well for influencing as one's own that nobody influences; about its cell."""
INFLUENCE_BAN: Final[int] = question()
"""Whether no building of a seat's own city can be influenced; about the cell."""
INFLUENCE_CONVERTS: Final[int] = question()
"""Whether an influence may win army units of others outside of cities."""
INFLUENCE_RANGE: Final[int] = question()
"""How many cells further a city reaches, or what else is a source; about its cell."""
INFLUENCE_REROLL: Final[int] = question()
"""Whether an influence may be rolled again; about the source and what is to be turned, see `influence`."""
INFLUENCE_SOURCES: Final[int] = question()
"""The cells beside cities from which a seat may influence, as a set; reaching one cell by themselves."""

# Moving
CLIMBS: Final[int] = question()
"""Whether mountains do not stop settlers and leaders; about nothing."""
CLIMBS_TOGETHER: Final[int] = question()
"""Whether mountains do not stop a group; about its units, packed."""
ROAD_STEPS: Final[int] = question()
"""How many more cells a road leads between two cities of a seat."""
SHIP_ROOM: Final[int] = question()
"""How many more land units each ship carries."""
STACK_SIZE: Final[int] = question()
"""How many more army units may stand on a cell; about the cell and the units that come to it."""

# Trading
PROSPERS: Final[int] = question()
"""Whether trade routes may bring mood tokens, and those to cities with own buildings culture tokens."""
TRADING_ELEPHANTS: Final[int] = question()
"""Whether elephants may form trade routes; about their cell."""

# Recruiting
DRAFTS_CARD: Final[int] = question()
"""Whether a card may be had for the mood tokens of the Draft; about nothing."""
LEVIED_BY_CULTURE: Final[int] = question()
"""Whether culture may pay for a unit that is had for mood tokens; about its kind."""
NEEDS_NO_MARKET: Final[int] = question()
"""Whether a city raises a kind of unit without a market; about the cell and the kind."""


# Trade
MORE_ROUTES: Final[int] = question()
"""How many more routes than four; about the owners whose markets are declined, a set."""
OTHER_YIELDS: Final[int] = question()
"""How many routes may bring culture or ideas instead."""
TRADES_WITH_BARBARIANS: Final[int] = question()
"""Whether trade routes lead to cities of the Barbarians, which are not angry, for food."""
TRADE_REACH: Final[int] = question()
"""How much further ships trade with cities beside the sea, as cities with ports then do, too."""


def modify(question: int, gift: int, answer: Answer) -> None:
    """A gift answers a question, from the import of its chapter on."""
    ROWS[question].append((gift, answer))
    CONCERNED[question] |= 1 << people_of(gift)


def concerns(nation: Nation, question: int) -> bool:
    """Whether a nation may have a gift that answers a question: of its people, or of that of its leader."""
    if nation.people == NOBODY:
        return False
    peoples = CONCERNED[question]
    if peoples >> nation.people & 1:
        return True
    return nation.leader != NOBODY and peoples >> nation.leader // LEADERS_EACH & 1 == 1


def modified(state: "ClashState", seat: int, question: int, about: int) -> int:
    """What the gifts of a seat add up to; 0 at once in the base game."""
    if not concerns(state.nations[seat], question):
        return 0
    found = 0
    for gift, answer in ROWS[question]:
        if has_gift(state, seat, gift):
            found += answer(state, seat, about)
    return found


def united(state: "ClashState", seat: int, question: int, about: int) -> int:
    """What the gifts of a seat name together, where the answers are sets; nothing in the base game."""
    if not concerns(state.nations[seat], question):
        return 0
    found = 0
    for gift, answer in ROWS[question]:
        if has_gift(state, seat, gift):
            found |= answer(state, seat, about)
    return found


def modifier(state: "ClashState", seat: int, question: int, about: int) -> int:
    """The first gift of a seat that changes something, for who asks why; NOBODY if none does."""
    if state.nations[seat].people == NOBODY:
        return NOBODY
    for gift, answer in ROWS[question]:
        if has_gift(state, seat, gift) and answer(state, seat, about):
            return gift
    return NOBODY


def always(state: "ClashState", seat: int, about: int) -> int:
    """The answer of a gift that always says yes."""
    return 1
