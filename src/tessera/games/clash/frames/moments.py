"""Moments: what advances, wonders and cards do when something happens, worked through one after another.

Each moment has a row of abilities, in the order in which they are used; a chapter hangs its own there while
it is imported. An ability is a function of the state, the seat, what the moment is about, and chance.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.trigger import Tables, Trigger

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
MOMENTS: Final = 5

TABLES: Final = Tables(MOMENTS)
Ability = Callable[["ClashState", int, int, Chance], None]
ABILITIES: Final[list[Ability]] = []


def hang(moment: int, ability: Ability) -> None:
    """An ability is used at a moment, after those that hang there already."""
    TABLES.hang(moment, len(ABILITIES))
    ABILITIES.append(ability)


class Moment(Trigger["ClashState"]):
    """Everything that a seat has at a moment."""

    def __init__(self, moment: int, seat: int, about: int, following: int = 0) -> None:
        super().__init__(moment, seat, following)
        self.about = about

    def abilities(self, state: "ClashState") -> tuple[int, ...]:
        return TABLES.rows[self.moment]

    def use(self, state: "ClashState", ability: int, chance: Chance) -> None:
        ABILITIES[ability](state, self.seat, self.about, chance)

    def resumed(self, following: int) -> "Moment":
        return Moment(self.moment, self.seat, self.about, following)
