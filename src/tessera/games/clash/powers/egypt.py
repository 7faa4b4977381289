"""Egypt: the flooded land, mood that builds, embalming, God on Earth; Cleopatra, Imhotep and Ramses."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import court, payment, tolls
from tessera.games.clash.catalog import (
    ACADEMY,
    CULTURE,
    IDEAS,
    MOOD,
    NOBODY,
    OBELISK,
    OBSERVATORY,
    ONE_CULTURE,
    ONE_FOOD,
    ONE_WOOD,
)
from tessera.games.clash.frames import fates, moments, pay
from tessera.games.clash.owning import is_led, leader_cell
from tessera.games.clash.peoples import LEADER_OF, gift
from tessera.games.clash.powers import acts, modifiers, offers
from tessera.games.clash.powers.modifiers import always, cell_in, kind_in, modify
from tessera.games.clash.powers.sites import leaders_city
from tessera.games.clash.powers.targets import PickGoods, follow

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

FLOOD_PLAINS: Final[int] = gift("flood_plains")
ARCHITECTURE: Final[int] = gift("architecture")
EMBALMING: Final[int] = gift("embalming")
LEGENDARY: Final[int] = gift("legendary")
BELOVED: Final[int] = gift("beloved")
INNOVATOR: Final[int] = gift("innovator")
PHYSICIAN: Final[int] = gift("physician")
MONUMENTAL: Final[int] = gift("monumental")
MOST_CULTURE: Final = 4
"""Who has more gets none for a battle."""


# Flood Plains, Architecture, and Embalming; God on Earth is told by `nation.lent`


def _embalm_fallen(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if state.nations[seat].amount(CULTURE) <= MOST_CULTURE:
        fates.give(state, seat, CULTURE, 1)


def _embalm_leader(state: "ClashState", seat: int, leader: int, chance: Chance) -> None:
    fates.give(state, seat, CULTURE, 1)


modify(modifiers.FOUNDS_ANYWHERE, FLOOD_PLAINS, always)
modify(modifiers.BARREN_GIVES, FLOOD_PLAINS, always)
offers.offer(offers.BUILDING, ARCHITECTURE, MOOD, 1, offers.RESOURCES_AND_TOKENS)
offers.offer(offers.WONDER, ARCHITECTURE, MOOD, 1, offers.RESOURCES_AND_TOKENS)
moments.hang_gift(moments.BATTLE_ENDS, EMBALMING, _embalm_fallen)
moments.hang_gift(moments.LEADER_LOST, EMBALMING, _embalm_leader)


# Cleopatra: a long arm, and tokens that whoever attacks must pay


def _reaches(state: "ClashState", seat: int, cell: int) -> int:
    return 1 if leader_cell(state, seat) == cell else 0


def _why_not_loved(state: "ClashState", seat: int) -> Reason:
    if leaders_city(state, seat) == NOBODY:
        return Reason(Message("clash.reason.leader_not_in_city"), "leaders")
    if not payment.tokens(state, seat, CULTURE):
        return Reason(payment.unpaid_tokens(ONE_CULTURE, ONE_CULTURE), "leaders")
    return OK


def _love(state: "ClashState", seat: int, chance: Chance) -> None:
    tolls.put(state, seat, leaders_city(state, seat))
    pay.spend_tokens(state, seat, CULTURE, 1)


def _mourn(state: "ClashState", seat: int, leader: int, chance: Chance) -> None:
    if leader == LEADER_OF[BELOVED]:
        tolls.remove(state.nations[seat], NOBODY)


def _leave(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    tolls.remove(state.nations[seat], state.map.layout.label[cell_in(about)])


modify(modifiers.INFLUENCE_RANGE, LEGENDARY, _reaches)
acts.act(BELOVED, acts.FREE_ONCE, _why_not_loved, _love)
moments.hang_gift(moments.LEADER_LOST, BELOVED, _mourn)
moments.hang_gift(moments.CITY_LOST, BELOVED, _leave)
moments.hang_gift(moments.FOUNDED, BELOVED, _leave)


# Imhotep: ideas of work, and cheap schools

HARVESTING: Final[int] = court.number("harvesting")
"""Whether the city that is active now collects."""


def _harvest(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    court.put(state.nations[seat], HARVESTING, 1)


def _innovate(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    nation = state.nations[seat]
    collects = court.of(nation, HARVESTING) > 0
    court.put(nation, HARVESTING, 0)
    if not collects and is_led(state, seat, INNOVATOR, cell):
        fates.give(state, seat, IDEAS, 1)


def _heal(state: "ClashState", seat: int, about: int) -> int:
    is_school = kind_in(about) in (ACADEMY, OBSERVATORY)
    return ONE_FOOD + ONE_WOOD if is_school and is_led(state, seat, PHYSICIAN, cell_in(about)) else 0


moments.hang_gift(moments.COLLECT_BEGINS, INNOVATOR, _harvest)
moments.hang_gift(moments.ACTIVATED, INNOVATOR, _innovate)
modify(modifiers.BUILDING_SPARED, PHYSICIAN, _heal)


# Ramses: obelisks. Coastal Power is told by `generals`


def _inscribe(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if kind_in(about) == OBELISK and is_led(state, seat, MONUMENTAL, cell_in(about)):
        nation = state.nations[seat]
        kinds = (IDEAS, CULTURE) if nation.amount(IDEAS) < nation.limit(IDEAS) else (CULTURE,)
        state.ask(PickGoods(seat, MONUMENTAL, 0, kinds), chance)


def _read(state: "ClashState", seat: int, about: int, kind: int, chance: Chance) -> None:
    fates.give(state, seat, kind, 2 if kind == IDEAS else 1)


moments.hang_gift(moments.CONSTRUCTED, MONUMENTAL, _inscribe)
follow(MONUMENTAL, _read)
