"""Who is which people: what is dealt before the map is laid."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.games.clash.catalog import NOBODY
from tessera.games.clash.layout import PEOPLES_HOMES
from tessera.games.clash.map import HOME, first_map, home_of
from tessera.games.clash.nation import Nation
from tessera.games.clash.peoples import (
    HOME_OF,
    LEADER_COUNT,
    LEADERS,
    LEADERS_EACH,
    PEOPLE_COUNT,
    PEOPLES,
    leaders_of,
    powers_with,
)
from tessera.games.clash.settings import ALTERNATIVE

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def deal_peoples(state: "ClashState", chance: Chance) -> None:
    """Each seat is a people by chance."""
    dealt = chance.deal(list(range(PEOPLE_COUNT)), state.seats, PEOPLES)
    for nation, people in zip(state.nations, dealt, strict=True):
        become(nation, people)


def settle_down(state: "ClashState", chance: Chance) -> None:
    """Everybody has a people: the homes are laid, and with that variant the leaders of all are dealt."""
    state.map = first_map(state.seats, homes(state))
    if state.settings & ALTERNATIVE:
        left = list(range(LEADER_COUNT))
        for nation in state.nations:
            nation.leaders = tuple(sorted(chance.deal(left, LEADERS_EACH, LEADERS)))
            left.sort()


def become(nation: Nation, people: int) -> None:
    """A nation is of a people from now on: it has its leaders, and the powers that its advances bring."""
    nation.people = people
    nation.powers = powers_with(people, nation.advances)
    nation.leaders = leaders_of(people)


def homes(state: "ClashState") -> tuple[int, ...]:
    """The home of each seat: that of its people, if it has one of its own."""
    return tuple([home_for(nation.people) for nation in state.nations])


def home_for(people: int) -> int:
    if people == NOBODY or not HOME_OF[people]:
        return HOME
    return home_of(PEOPLES_HOMES.index(HOME_OF[people]))
