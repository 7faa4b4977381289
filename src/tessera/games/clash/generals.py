"""What leaders do in battle, in tables by the numbers of their abilities (see `peoples`).

An ability serves the side whose leader stands on the cell of the battle; at sea, only those of `AT_SEA_TOO`
do, aboard. The tables are asked in every round:

- `BONUS`: what it adds to the sum;
- `SPARED`: how many hits it cancels for nothing;
- `LIMITS`: how much the bonuses of the enemy may be together;
- `SILENCES`: whether the enemy lays no tactics;
- `WARDS`: for which price it cancels a hit;
- `PLEDGES`: for which price, before the battle, it adds to every round, even when he is dead.

Abilities that fit none of them hang where their chapter says.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.games.clash import tally
from tessera.games.clash.catalog import (
    ALL_OF_CATEGORY,
    BARBARIANS,
    CATEGORIES,
    CULTURE,
    ELEPHANT,
    NOBODY,
    OBELISK,
    PIRATES,
    SETTLER,
    TEMPLE,
    WARSHIPS,
)
from tessera.games.clash.city import has_building, owner_of, size_of
from tessera.games.clash.fight import (
    AT_SEA,
    ATTACKER,
    CELL,
    CUNNING,
    DEFENDER,
    FLAGS,
    LANDED,
    LINES,
    PLEDGED,
    ROUND,
    Fight,
    fighters,
    has_fortress,
)
from tessera.games.clash.owning import LEADERS, has_gift, leader_cell
from tessera.games.clash.peoples import abilities_of, gift
from tessera.games.clash.units import count, total

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

Strength = Callable[["ClashState", Fight, int], int]
"""A function of the state, the battle and the side."""
NEAR: Final = 2
PLUS: Final = 2
"""What most abilities add."""
LIMITED: Final = 2
FULL_HOST: Final = 5
WARFARE: Final = ALL_OF_CATEGORY[CATEGORIES.index("warfare")]
MIGHTY_ARMY: Final[int] = gift("mighty_army")
FORTIFIED: Final[int] = gift("fortified")
PROTECTOR: Final[int] = gift("protector")
FAST_WAR: Final[int] = gift("fast_war")
FIREWORKS: Final[int] = gift("fireworks")
SACRIFICE: Final[int] = gift("sacrifice")
PREPARED: Final[int] = gift("prepared")
BIREMES: Final[int] = gift("biremes")
GREY_TIDE: Final[int] = gift("grey_tide")
IMMORTALS: Final[int] = gift("immortals")
STRATEGIST: Final[int] = gift("strategist")
HORSE_MASTER: Final[int] = gift("horse_master")
TRIBAL_WARFARE: Final[int] = gift("tribal_warfare")
TERROR: Final[int] = gift("terror")
LOYALTY: Final[int] = gift("loyalty")
MOST_TRIBES: Final = 4
MOST_VALOUR: Final = 4
"""The culture tokens that may be paid for immortals before a roll."""


def led(state: "ClashState", fight: Fight, side: int) -> tuple[int, ...]:
    """The abilities of the leader who takes part on a side."""
    owner = fight[side]
    if owner >= BARBARIANS or not state.units[owner][fight[CELL]] & LEADERS:
        return ()
    leader = state.nations[owner].leader
    if leader == NOBODY:
        return ()
    abilities = abilities_of(leader)
    if fight[FLAGS] & AT_SEA:
        return tuple([each for each in abilities if each in AT_SEA_TOO])
    return abilities


def bonus(state: "ClashState", fight: Fight, side: int, has_laid: bool) -> int:
    """What the leader of a side adds in this round. `has_laid`: it has laid a card that lies open."""
    added = sum([BONUS[each](state, fight, side) for each in led(state, fight, side) if each in BONUS])
    if not has_laid and PREPARED in led(state, fight, side):
        added += PLUS
    if fight[FLAGS] & CUNNING << side:
        added += PLUS
    added += _biremes(state, fight, side) + _tribes(state, fight, side)
    return added + _fortified(state, fight, side) + pledged(state, fight, side)


def spared(state: "ClashState", fight: Fight, side: int) -> int:
    """How many hits the leader of a side cancels for nothing."""
    return sum([SPARED[each](state, fight, side) for each in led(state, fight, side) if each in SPARED])


def limit(state: "ClashState", fight: Fight, side: int) -> int:
    """What the bonuses of a side may be together, or NOBODY: the enemy's leader may limit them."""
    for each in led(state, fight, 1 - side):
        if each in LIMITS and LIMITS[each](state, fight, 1 - side):
            return LIMITED
    return LIMITED if _has_grey_tide(state, fight, 1 - side) else NOBODY


def _has_grey_tide(state: "ClashState", fight: Fight, side: int) -> bool:
    """Whether elephants of Persia fight on a side in the first round by land."""
    owner = fight[side]
    if owner >= BARBARIANS or fight[ROUND] != 1 or fight[FLAGS] & AT_SEA:
        return False
    return has_gift(state, owner, GREY_TIDE) and _tusks(state, fight, side) > 0


def is_silenced(state: "ClashState", fight: Fight, side: int) -> bool:
    """Whether a side lays no tactics, for a leader of the enemy or its own."""
    if is_full_host(state, fight, side):
        return True
    return any(
        SILENCES[each](state, fight, 1 - side) for each in led(state, fight, 1 - side) if each in SILENCES
    )


def is_full_host(state: "ClashState", fight: Fight, side: int) -> bool:
    """Whether an army of five fights, which has neither tactics nor symbols."""
    return MIGHTY_ARMY in led(state, fight, side) and _number(state, fight, side) == FULL_HOST


def ward(state: "ClashState", fight: Fight, side: int) -> int:
    """The ability by which a leader may cancel a hit for a price, or NOBODY; `WARDS` has the price."""
    for each in led(state, fight, side):
        if each in WARDS and (each != PROTECTOR or (side == DEFENDER and _is_in_city(state, fight))):
            return each
    return NOBODY


def lights_fireworks(state: "ClashState", fight: Fight, side: int) -> bool:
    """Whether a side may pay for fireworks, which cancel a hit in the first round, on land and at sea."""
    return fight[ROUND] == 1 and fight[side] < BARBARIANS and has_gift(state, fight[side], FIREWORKS)


def pledge(state: "ClashState", fight: Fight, side: int) -> int:
    """The ability for which a side may pay before the battle, or NOBODY."""
    for each in led(state, fight, side):
        if each in PLEDGES:
            return each
    return NOBODY


def pledged(state: "ClashState", fight: Fight, side: int) -> int:
    """What a side that has paid adds, whether its leader lives or not."""
    flags = fight[FLAGS]
    for place, ability in enumerate(PLEDGES):
        if flags & PLEDGED << 2 * place + side:
            return PLEDGES[ability](state, fight, side)
    return 0


def pledge_flag(ability: int, side: int) -> int:
    """The flag of a battle by which it is remembered that a side has paid."""
    return PLEDGED << 2 * list(PLEDGES).index(ability) + side


def commander(state: "ClashState", fight: Fight, side: int) -> int:
    """The seat that lays cards for a side, or NOBODY: the Barbarians follow who has their loyalty, if they do
    not fight him."""
    owner = fight[side]
    if owner < BARBARIANS:
        return owner
    if owner > BARBARIANS:
        return NOBODY
    for seat in range(state.seats):
        if seat != fight[1 - side] and has_gift(state, seat, LOYALTY):
            where = leader_cell(state, seat)
            return seat if where != NOBODY and _near(state, fight) >> where & 1 else NOBODY
    return NOBODY


def masters_horses(state: "ClashState", fight: Fight, side: int) -> bool:
    """Whether a rider may do what elephants do, whose symbol was rolled."""
    if fight[ROUND] != 1 or HORSE_MASTER not in led(state, fight, side):
        return False
    return tally.amount(fight[LINES + side], tally.CAVALRY_SYMBOLS) > 0


# What the tables ask


def _number(state: "ClashState", fight: Fight, side: int) -> int:
    return total(fighters(state, fight[side], fight[CELL], fight[FLAGS]))


def _near(state: "ClashState", fight: Fight) -> int:
    return state.map.within(fight[CELL], NEAR)


def _is_in_city(state: "ClashState", fight: Fight) -> bool:
    """Whether the defender has a city there."""
    return owner_of(state.cities[fight[CELL]]) == fight[DEFENDER]


def _attacks_city(state: "ClashState", fight: Fight, side: int) -> bool:
    return side == ATTACKER and _is_in_city(state, fight)


def _iconoclast(state: "ClashState", fight: Fight, side: int) -> int:
    has_temple = has_building(state.cities[fight[CELL]], TEMPLE)
    return PLUS if _attacks_city(state, fight, side) and has_temple else 0


def _liberator(state: "ClashState", fight: Fight, side: int) -> int:
    enemy = fight[1 - side]
    if enemy >= BARBARIANS:
        return 0
    own = state.nations[fight[side]].cities.bit_count()
    return PLUS if state.nations[enemy].cities.bit_count() >= own else 0


def _at_sea(state: "ClashState", fight: Fight, side: int) -> int:
    return PLUS if fight[FLAGS] & AT_SEA else 0


def _in_defence_of_city(state: "ClashState", fight: Fight, side: int) -> int:
    return PLUS if side == DEFENDER and _is_in_city(state, fight) else 0


def _fearless(state: "ClashState", fight: Fight, side: int) -> int:
    enemy = fight[1 - side]
    if enemy >= BARBARIANS:
        return 0
    own = (state.nations[fight[side]].advances & WARFARE).bit_count()
    return PLUS if (state.nations[enemy].advances & WARFARE).bit_count() > own else 0


def _warrior_people(state: "ClashState", fight: Fight, side: int) -> int:
    stood = state.units[fight[side]]
    near = _near(state, fight)
    return sum([count(units, SETTLER) for cell, units in enumerate(stood) if units and near >> cell & 1])


def _brilliant_conqueror(state: "ClashState", fight: Fight, side: int) -> int:
    return PLUS if _number(state, fight, side) >= _number(state, fight, 1 - side) else 0


def _coastal_power(state: "ClashState", fight: Fight, side: int) -> int:
    if fight[FLAGS] & AT_SEA:
        return PLUS if fight[1 - side] == PIRATES else 0
    coast = state.map.layout.near[fight[CELL]] & state.map.sea
    return PLUS if coast and _attacks_city(state, fight, side) else 0


def _ruler_of_the_world(state: "ClashState", fight: Fight, side: int) -> int:
    layout = state.map.layout
    cities = state.nations[fight[side]].cities
    home = layout.slot_of[state.nations[fight[side]].home]
    return sum(1 for slot in range(layout.slot_count) if slot != home and layout.slot_mask[slot] & cities)


def _thermopylae(state: "ClashState", fight: Fight, side: int) -> int:
    return PLUS * max(0, _number(state, fight, 1 - side) - _number(state, fight, side))


def _defender(state: "ClashState", fight: Fight, side: int) -> int:
    return PLUS if side == DEFENDER else 0


def _fire_is_born(state: "ClashState", fight: Fight, side: int) -> int:
    if fight[ROUND] != 1 or not _attacks_city(state, fight, side):
        return 0
    return size_of(state.cities[fight[CELL]])


def _new_dynasty(state: "ClashState", fight: Fight, side: int) -> int:
    return PLUS if _near(state, fight) & state.nations[fight[side]].cities else 0


def _astarte(state: "ClashState", fight: Fight, side: int) -> int:
    near = _near(state, fight) & state.nations[fight[side]].cities
    has_temple = any(
        near >> cell & 1 and has_building(city, TEMPLE) for cell, city in enumerate(state.cities) if city
    )
    return PLUS if has_temple else 0


def _imperator(state: "ClashState", fight: Fight, side: int) -> int:
    layout = state.map.layout
    tile = layout.slot_mask[layout.slot_of[fight[CELL]]]
    return 0 if tile & state.nations[fight[side]].cities else PLUS


def _civilizer(state: "ClashState", fight: Fight, side: int) -> int:
    return PLUS if fight[1 - side] == BARBARIANS else 0


def _horror(state: "ClashState", fight: Fight, side: int) -> int:
    return PLUS if side == ATTACKER and fight[FLAGS] & LANDED else 0


def _biremes(state: "ClashState", fight: Fight, side: int) -> int:
    """Two rows of oars, against who has Warships in the first round alone; no leader is needed."""
    owner, enemy = fight[side], fight[1 - side]
    if owner >= BARBARIANS or not fight[FLAGS] & AT_SEA or not has_gift(state, owner, BIREMES):
        return 0
    if fight[ROUND] > 1 and enemy < BARBARIANS and state.nations[enemy].has(WARSHIPS):
        return 0
    return PLUS


def _tribes(state: "ClashState", fight: Fight, side: int) -> int:
    """Barbarians near a battle by land stand by who fights an army of another seat; no leader is needed."""
    owner, enemy = fight[side], fight[1 - side]
    if owner >= BARBARIANS or enemy >= BARBARIANS or fight[FLAGS] & AT_SEA:
        return 0
    if not has_gift(state, owner, TRIBAL_WARFARE) or not _number(state, fight, 1 - side):
        return 0
    return min(MOST_TRIBES, (_near(state, fight) & state.wild_cities).bit_count())


def _fortified(state: "ClashState", fight: Fight, side: int) -> int:
    """The fortresses near their leader are stronger wherever he stands himself."""
    owner, cell = fight[side], fight[CELL]
    if side != DEFENDER or owner >= BARBARIANS or fight[FLAGS] & AT_SEA:
        return 0
    if not has_gift(state, owner, FORTIFIED) or not has_fortress(state, cell, owner):
        return 0
    where = leader_cell(state, owner)
    return PLUS if where != NOBODY and _near(state, fight) >> where & 1 else 0


def _expansionist(state: "ClashState", fight: Fight, side: int) -> int:
    return 0 if _near(state, fight) & state.nations[fight[side]].cities else 1


def _sun_shield(state: "ClashState", fight: Fight, side: int) -> int:
    return 1 if fight[ROUND] == 1 and has_building(state.cities[fight[CELL]], OBELISK) else 0


def _in_first_round(state: "ClashState", fight: Fight, side: int) -> int:
    return 1 if fight[ROUND] == 1 else 0


def _battering_rams(state: "ClashState", fight: Fight, side: int) -> int:
    return 1 if fight[ROUND] == 1 and _attacks_city(state, fight, side) else 0


def _sword(state: "ClashState", fight: Fight, side: int) -> int:
    return PLUS


def _tusks(state: "ClashState", fight: Fight, side: int) -> int:
    return count(state.units[fight[side]][fight[CELL]], ELEPHANT)


BONUS: Final[dict[int, Strength]] = {
    gift("iconoclast"): _iconoclast,
    gift("liberator"): _liberator,
    gift("fleet_commander"): _at_sea,
    SACRIFICE: _in_defence_of_city,
    gift("fearless"): _fearless,
    gift("warrior_people"): _warrior_people,
    gift("brilliant_conqueror"): _brilliant_conqueror,
    gift("coastal_power"): _coastal_power,
    gift("ruler_of_the_world"): _ruler_of_the_world,
    gift("hero_of_thermopylae"): _thermopylae,
    gift("admiral"): _at_sea,
    gift("defender"): _defender,
    gift("fire_is_born"): _fire_is_born,
    gift("new_dynasty"): _new_dynasty,
    gift("priest_of_astarte"): _astarte,
    gift("imperator"): _imperator,
    gift("civilizer"): _civilizer,
    gift("horror_of_the_north"): _horror,
}
SPARED: Final[dict[int, Strength]] = {
    gift("ahuitzotl_expansionist"): _expansionist,
    gift("sun_shield"): _sun_shield,
}
LIMITS: Final[dict[int, Strength]] = {gift("father_of_strategy"): _in_first_round}
SILENCES: Final[dict[int, Strength]] = {gift("battering_rams"): _battering_rams}
WARDS: Final[dict[int, int]] = {gift("tactician"): 2, PROTECTOR: 1}
"""The culture tokens that a hit costs which a leader cancels: one in each round, or, for the protector of a
city, one in a battle."""
WARD_GOODS: Final = CULTURE
PLEDGES: Final[dict[int, Strength]] = {gift("way_of_the_sword"): _sword, gift("bladed_tusks"): _tusks}
"""For an ore each."""
AT_SEA_TOO: Final = (gift("fleet_commander"), gift("admiral"), gift("coastal_power"))
TABLED: Final = tuple(sorted({*BONUS, *SPARED, *LIMITS, *SILENCES, *WARDS, *PLEDGES, PREPARED, FORTIFIED}))
"""The abilities of which these tables know; all others of `GIFTS` are told elsewhere."""
