"""Moments: what advances, wonders and cards do when something happens, worked through one after another.

Each moment has a row of abilities, in the order in which they are used; a chapter hangs its own there while
it is imported. An ability is a function of the state, the seat, what the moment is about, and chance.

The gifts of peoples hang at the same moments, behind all others, each with its number: it is used by who has
it then. Moments that only gifts ask for are begun by `fire`, which does nothing in the base game.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.trigger import Tables, Trigger
from tessera.games.clash.catalog import NOBODY
from tessera.games.clash.owning import has_gift
from tessera.games.clash.peoples import LEADER_OF

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

GAINED: Final = 0
"""An advance was gained: it is what the moment is about."""
TURN_BEGINS: Final = 1
COLLECTED: Final = 2
"""A city has collected, what is in the stock of the moment."""
RECRUITED: Final = 3
"""A city has recruited: the units, packed."""
BUILT: Final = 4
"""A building was constructed: its kind."""

# Moments of gifts alone; what they are about is packed by `modifiers.at`: a cell, and something of a kind.
ACTIVATED: Final = 5
"""A city was activated, and has done what it was for: the cell."""
BATTLE_ENDS: Final = 6
"""A battle is over, for each seat that fought: see `battle_about`."""
CAPTURED: Final = 7
"""A seat has captured a city: its cell, and whose it was."""
CITY_LOST: Final = 8
"""A city of a seat was captured: its cell, and by whom."""
CONSTRUCTED: Final = 9
"""A building stands in a city: its cell, and the kind of building."""
EVENT_COMES: Final = 10
"""A seat is about to draw an event."""
FOUNDED: Final = 11
"""A city was founded: its cell."""
INFLUENCED: Final = 12
"""An influence has succeeded: the cell from which it came, and the cell that it reached."""
LED: Final = 13
"""A leader was recruited: the cell."""
LEADER_LOST: Final = 14
"""A leader has died, or was replaced: which one. Those who have lost him use his abilities once more."""
LEADER_MOVED: Final = 15
"""A leader has come to another cell: that one, and where he was."""
MOVE_ENDS: Final = 16
"""A Move action is over."""
RAISED: Final = 17
"""A wonder stands in a city: its cell, and which one."""
ENLISTED: Final = 18
"""A city has recruited: its cell, and the units, packed."""
TURN_ENDS: Final = 19
UNITS_KILLED: Final = 20
"""In a battle a seat has destroyed units: whose, in the place of a cell, and the units, packed."""
COLLECT_BEGINS: Final = 21
"""A city is about to collect: its cell."""
BARBARIANS_MARCH: Final = 22
"""By an event of a seat armies of the Barbarians are about to move."""
TRADED: Final = 23
"""Trade routes are used: without the markets of which owners, a set in the place of a cell, and how many."""
RECRUIT_BEGINS: Final = 24
"""A city is about to recruit: its cell."""
MET_PIRATES: Final = 25
"""Ships of a friend of pirates have come among them: the cell, and where they came from, counted from 1; or 0
for ships that were recruited there."""
SHIPS_MOVED: Final = 26
"""Ships have sailed: the cell, and where they came from with 256 for each of them."""
ROUND_ENDS: Final = 27
"""A round of a battle by land that goes on is over, for its defender: the cell."""
SETTLED: Final = 28
"""A settler has founded a city, and is gone: its cell."""
MOMENTS: Final = 29

# What `BATTLE_ENDS` is about, besides the cell: the enemy, and these bits
WON: Final = 1 << 3
LOST: Final = 1 << 4
ATTACKED: Final = 1 << 5
AT_SEA: Final = 1 << 6
HAD_ENEMIES: Final = 1 << 7
"""Units stood against those who won: else nobody defended the cell."""
ENEMY: Final = 7
ROUND_SHIFT: Final = 8
"""The round in which it ended."""

TABLES: Final = Tables(MOMENTS)
FULL: Final = Tables(MOMENTS)
"""The same with the gifts behind them."""
Ability = Callable[["ClashState", int, int, Chance], None]
ABILITIES: Final[list[Ability]] = []
GIFT_OF: Final[list[int]] = []
"""For each ability the gift that it is, or NOBODY."""


def hang(moment: int, ability: Ability) -> None:
    """An ability is used at a moment, after those that hang there already."""
    TABLES.hang(moment, len(ABILITIES))
    FULL.rows[moment] = (*TABLES.rows[moment], *[each for each in FULL.rows[moment] if GIFT_OF[each] >= 0])
    ABILITIES.append(ability)
    GIFT_OF.append(NOBODY)


def hang_gift(moment: int, gift: int, ability: Ability) -> None:
    """A gift is used at a moment by who has it, after all that is not a gift."""
    FULL.hang(moment, len(ABILITIES))
    ABILITIES.append(ability)
    GIFT_OF.append(gift)


def hang_early(moment: int, gift: int, ability: Ability) -> None:
    """The same before all that is not a gift. What is hung afterwards comes behind it."""
    FULL.rows[moment] = (len(ABILITIES), *FULL.rows[moment])
    ABILITIES.append(ability)
    GIFT_OF.append(gift)


def fire(state: "ClashState", moment: int, seat: int, about: int) -> None:
    """A moment comes for the gifts of a seat, if it has a people; Barbarians and pirates have none."""
    if seat < state.seats and state.nations[seat].people != NOBODY and FULL.rows[moment]:
        state.push(Moment(moment, seat, about))


def after(state: "ClashState", moment: int, seat: int, about: int) -> None:
    """The same below the frame that is on top: when what goes on now is done."""
    if seat < state.seats and state.nations[seat].people != NOBODY and FULL.rows[moment]:
        state.stack.insert(len(state.stack) - 1, Moment(moment, seat, about))


class Moment(Trigger["ClashState"]):
    """Everything that a seat has at a moment."""

    def __init__(self, moment: int, seat: int, about: int, following: int = 0) -> None:
        super().__init__(moment, seat, following)
        self.about = about

    def abilities(self, state: "ClashState") -> tuple[int, ...]:
        if state.nations[self.seat].people == NOBODY:
            return TABLES.rows[self.moment]
        return FULL.rows[self.moment]

    def use(self, state: "ClashState", ability: int, chance: Chance) -> None:
        gift = GIFT_OF[ability]
        if gift == NOBODY or self.has(state, gift):
            ABILITIES[ability](state, self.seat, self.about, chance)

    def has(self, state: "ClashState", gift: int) -> bool:
        """Whether the seat has a gift; who has lost a leader has his once more."""
        if self.moment == LEADER_LOST and LEADER_OF[gift] == self.about:
            return True
        return has_gift(state, self.seat, gift)

    def resumed(self, following: int) -> "Moment":
        return Moment(self.moment, self.seat, self.about, following)
