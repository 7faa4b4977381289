"""The Celts: tribes that fight, come and trade, druids; Boudica, Vercingetorix and Viriatus.

Tribal Warfare, Fearless, Warrior People and Loyalty are told by `generals`, Terror by `frames.terror`, where
druids reach by `druids` and `rules.influence`.
"""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.hexes import cells_of
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import court, druids, marks, payment
from tessera.games.clash.catalog import HALVES, NOBODY, ONE_FOOD, SETTLER, UNIT_COUNT
from tessera.games.clash.frames import barbarians, moments, pay
from tessera.games.clash.owning import LEADERS, is_led
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import modifiers, reactions
from tessera.games.clash.powers.acts import ACTION_ONCE, act
from tessera.games.clash.powers.modifiers import always, at, cell_in, kind_in, modify
from tessera.games.clash.powers.scores import score
from tessera.games.clash.powers.targets import PickCell, PickUnit, YesNo, follow
from tessera.games.clash.rules.limits import fits
from tessera.games.clash.rules.move import is_hostile
from tessera.games.clash.rules.recruit import place_unit
from tessera.games.clash.units import ARMY, BITS, LAND, ONE, count, kinds_in

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

TRIBAL_ALLIES: Final[int] = gift("tribal_allies")
TRIBAL_TRADE: Final[int] = gift("tribal_trade")
GREAT_NUMBERS: Final[int] = gift("great_numbers")
RAPID_RECRUITMENT: Final[int] = gift("rapid_recruitment")


# Tribal Allies: Barbarians appear, and stop


def _why_not_call(state: "ClashState", seat: int) -> Reason:
    if state.wild_pieces and barbarians.settling_cells(state, seat):
        return OK
    if barbarians.fillable(state):
        return OK
    return Reason(Message("clash.reason.no_barbarians_come"), "barbarians")


def _call(state: "ClashState", seat: int, chance: Chance) -> None:
    barbarians.begin_appearing(state, seat, chance)


def _may_stop(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether the Barbarians march by an event of the seat, which has food or gold."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, barbarians.March):
            return frame.seat == seat and payment.affords(state.nations[seat], ONE_FOOD)
    return False


def _feed(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    pay.begin_paying(state, seat, ONE_FOOD)


act(TRIBAL_ALLIES, ACTION_ONCE, _why_not_call, _call)
reactions.react(reactions.BARBARIANS_STEP, TRIBAL_ALLIES, _may_stop, _feed)


# Druidic Influence: a token below a settlement is a point, with the advance or without


def _worth(state: "ClashState", seat: int) -> int:
    return HALVES * court.of(state.nations[seat], druids.TOKENS).bit_count()


score(druids.DRUIDS, _worth, is_kept=True)


# Tribal Trade: what the routes bring is told by `rules.routes`

modify(modifiers.TRADES_WITH_BARBARIANS, TRIBAL_TRADE, always)


# Boudica: settlers who found a city and go on


def _settled(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    nation = state.nations[seat]
    if (
        is_led(state, seat, GREAT_NUMBERS, cell)
        and nation.units_left(SETTLER)
        and payment.affords(nation, ONE_FOOD)
    ):
        state.push(YesNo(seat, GREAT_NUMBERS, cell))


def _stay(state: "ClashState", seat: int, cell: int, answer: int, chance: Chance) -> None:
    if answer != NOBODY:
        place_unit(state, seat, cell, SETTLER)
        pay.begin_paying(state, seat, ONE_FOOD)


moments.hang_gift(moments.SETTLED, GREAT_NUMBERS, _settled)
follow(GREAT_NUMBERS, _stay)


# Vercingetorix: those whom his city recruits stand around it


def places(state: "ClashState", seat: int, cell: int, kind: int) -> int:
    """Where a unit that a city has recruited may stand instead, as a set."""
    found = 0
    for place in cells_of(state.map.layout.near[cell] & state.map.land & state.map.known):
        if is_hostile(state, seat, place):
            continue
        if not ONE[kind] & ARMY or fits(state, seat, place, 1):
            found |= 1 << place
    return found


def _enlist(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if is_led(state, seat, RAPID_RECRUITMENT, cell_in(about)):
        _ask_whom(state, seat, cell_in(about), kind_in(about) & LAND & ~LEADERS)


def _ask_whom(state: "ClashState", seat: int, cell: int, left: int) -> None:
    """Which of the units that have not been asked about goes elsewhere."""
    kinds = tuple([kind for kind in kinds_in(left) if places(state, seat, cell, kind)])
    if kinds:
        state.push(PickUnit(seat, RAPID_RECRUITMENT, at(cell, left), kinds, may_skip=True))


def _ask_where(state: "ClashState", seat: int, about: int, kind: int, chance: Chance) -> None:
    if kind == NOBODY:
        return
    cell, left = cell_in(about), kind_in(about)
    known = at(cell, left << BITS | kind)
    state.ask(PickCell(seat, RAPID_RECRUITMENT, known, places(state, seat, cell, kind), 1), chance)


def _spread(state: "ClashState", seat: int, about: int, goal: int, chance: Chance) -> None:
    cell, kind = cell_in(about), kind_in(about) & (1 << BITS) - 1
    left = (kind_in(about) >> BITS) - ONE[kind]
    state.units[seat][cell] -= ONE[kind]
    state.units[seat][goal] += ONE[kind]
    marks.clean(state.marks, cell, state.units[seat][cell])
    if state.sink is not None:
        label = state.map.layout.label
        units = tuple([count(ONE[kind], each) for each in range(UNIT_COUNT)])
        state.tell("moved", seat=seat, start=label[cell], cell=label[goal], units=units)
    _ask_whom(state, seat, cell, left)


moments.hang_gift(moments.ENLISTED, RAPID_RECRUITMENT, _enlist)
follow(RAPID_RECRUITMENT, _ask_where)
follow(RAPID_RECRUITMENT, _spread, step=1)
