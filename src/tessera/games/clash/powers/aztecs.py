"""The Aztecs: captives, tribute from the land of others, sacrifices, gold of the mountains."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.hexes import cells_of, count_cells
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import captives, court, once, payment, wild
from tessera.games.clash.catalog import (
    BARBARIANS,
    CULTURE,
    GOLD,
    GOODS,
    LEADER,
    MOOD,
    NOBODY,
    ONE_MOOD,
    ONE_OF,
)
from tessera.games.clash.city import size_of
from tessera.games.clash.frames import collect, construct, fates, moments, pay, pirates
from tessera.games.clash.layout import MOUNTAIN
from tessera.games.clash.notation import CONSTRUCT, RAISE
from tessera.games.clash.owning import has_gift, is_led
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import acts, modifiers, offers, scores
from tessera.games.clash.powers.modifiers import always, at, cell_in, kind_in, modify
from tessera.games.clash.powers.sites import leaders_city, why_not_construct_here, why_not_raise_here
from tessera.games.clash.powers.targets import PickCell, PickGoods, PickUnit, follow
from tessera.games.clash.rules import cities
from tessera.games.clash.rules.collect import TRIBUTES, left_over, tribute
from tessera.games.clash.rules.recruit import remove_unit
from tessera.games.clash.units import ALL_OF, ARMY, ONE, count, kinds_in, total

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

CAPTIVES: Final[int] = gift("captives")
TRIBUTE: Final[int] = gift("tribute_empire")
AZTEC_GOLD: Final[int] = gift("aztec_gold")
MASS_SACRIFICE: Final[int] = gift("mass_sacrifice")
GROWTH: Final[int] = gift("growth")
TRIBUTES_OF_TOWNS: Final[int] = gift("tributes")
STORM_MASTER: Final[int] = gift("storm_master")

SACRIFICED: Final = 2
"""Captives of a mass sacrifice."""
TRIBUTE_PRICE: Final = 2
SMALL_TOWN: Final = 3
"""The largest city that may collect for tokens."""
WORTH: Final = 2
"""Resources that a captive stands for where something is built."""
FALLEN: Final[int] = court.row("fallen_enemies", is_shown=False)
"""In a battle: enemies that were destroyed, as `at` packs owners and units."""
BOUND: Final = ARMY & ~ALL_OF[LEADER]
"""The units that may become captives."""


# Captives


def _note_fallen(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    units = kind_in(about) & BOUND
    if units:
        nation = state.nations[seat]
        court.put_row(nation, FALLEN, (*court.row_of(nation, FALLEN), at(cell_in(about), units)))


def _bind_fallen(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    """After a battle by land that was won, its dead become captives."""
    nation = state.nations[seat]
    fallen = court.row_of(nation, FALLEN)
    court.put_row(nation, FALLEN, ())
    outcome = kind_in(about)
    if outcome & moments.WON and not outcome & moments.AT_SEA and fallen:
        bind_some(state, seat, cell_in(fallen[0]), sum([kind_in(each) for each in fallen]), chance)


def bind_some(state: "ClashState", seat: int, owner: int, units: int, chance: Chance) -> None:
    """As many of some units as there is room for become captives: which ones is asked if it matters."""
    room = captives.room(state.nations[seat])
    kinds = kinds_in(units)
    if len(kinds) > 1 and 0 < room < total(units):
        state.ask(PickUnit(seat, CAPTIVES, at(owner, units), tuple(kinds)), chance)
        return
    for kind in kinds:
        for _ in range(min(count(units, kind), captives.room(state.nations[seat]))):
            if captives.units_left(state, owner, kind):
                captives.bind(state, seat, owner, kind)


def _bind_one(state: "ClashState", seat: int, about: int, kind: int, chance: Chance) -> None:
    owner = cell_in(about)
    captives.bind(state, seat, owner, kind)
    bind_some(state, seat, owner, kind_in(about) - ONE[kind], chance)


def _worth(state: "ClashState", seat: int) -> int:
    return captives.number(state.nations[seat])


scores.score(CAPTIVES, _worth)
moments.hang_gift(moments.UNITS_KILLED, CAPTIVES, _note_fallen)
moments.hang_gift(moments.BATTLE_ENDS, CAPTIVES, _bind_fallen)
follow(CAPTIVES, _bind_one)


# Tribute


def tributaries(state: "ClashState", seat: int, cell: int) -> int:
    """The cells of Barbarian cities from which a captive may be taken instead of a resource, as a set."""
    nation = state.nations[seat]
    if not has_gift(state, seat, CAPTIVES) or not captives.room(nation) or left_over(state, cell) <= 0:
        return 0
    found = 0
    for place in cells_of(tribute(state, seat, cell) & state.wild_cities):
        if state.units[BARBARIANS][place] & BOUND:
            found |= 1 << place
    return found


def _demand(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    """Before a city collects: from which Barbarian city a captive is taken, if from any."""
    cells = tributaries(state, seat, cell)
    if cells:
        state.push(PickCell(seat, TRIBUTE, cell, cells, may_skip=True))


def _demand_whom(state: "ClashState", seat: int, cell: int, place: int, chance: Chance) -> None:
    if place != NOBODY:
        kinds = kinds_in(state.units[BARBARIANS][place] & BOUND)
        state.ask(PickUnit(seat, TRIBUTE, at(cell, place), tuple(kinds), 1), chance)


def _lead_away(state: "ClashState", seat: int, about: int, kind: int, chance: Chance) -> None:
    cell, place = cell_in(about), kind_in(about)
    remove_wild(state, place, kind)
    captives.bind(state, seat, BARBARIANS, kind)
    nation = state.nations[seat]
    court.put(nation, TRIBUTES, court.of(nation, TRIBUTES) | 1 << place)
    _demand(state, seat, cell, chance)


def remove_wild(state: "ClashState", cell: int, kind: int) -> None:
    """A unit of the Barbarians leaves the board."""
    state.units[BARBARIANS][cell] -= ONE[kind]
    wild.return_unit(state, kind)


modify(modifiers.TAKES_TRIBUTE, TRIBUTE, always)
moments.hang_gift(moments.COLLECT_BEGINS, TRIBUTE, _demand)
follow(TRIBUTE, _demand_whom)
follow(TRIBUTE, _lead_away, 1)


# Aztec gold


def _mine(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    fates.give(state, seat, GOLD, 1)
    begin_changing(state, seat, count_cells(state.map.layout.near[cell] & state.map.of[MOUNTAIN]), chance)


def begin_changing(state: "ClashState", seat: int, left: int, chance: Chance) -> None:
    """For each mountain something may be changed into gold."""
    nation = state.nations[seat]
    kinds = [kind for kind in range(len(GOODS)) if kind != GOLD and can_change(state, seat, kind)]
    if left and kinds and nation.amount(GOLD) < nation.limit(GOLD):
        state.ask(PickGoods(seat, AZTEC_GOLD, left, tuple(kinds), may_skip=True), chance)


def can_change(state: "ClashState", seat: int, kind: int) -> bool:
    nation = state.nations[seat]
    return nation.amount(kind) > 0 or (kind in (MOOD, CULTURE) and captives.for_tokens(nation) > 0)


def _change(state: "ClashState", seat: int, left: int, kind: int, chance: Chance) -> None:
    if kind == NOBODY:
        return
    if state.nations[seat].amount(kind):
        payment.spend(state, seat, ONE_OF[kind])
    else:
        captives.release(state, seat, 1)
    fates.give(state, seat, GOLD, 1)
    begin_changing(state, seat, left - 1, chance)


moments.hang_gift(moments.FOUNDED, AZTEC_GOLD, _mine)
follow(AZTEC_GOLD, _change)


# Ahuitzotl: captives for a building site


def _why_not_sacrifice(state: "ClashState", seat: int) -> Reason:
    nation = state.nations[seat]
    if captives.number(nation) < SACRIFICED:
        return Reason(Message("clash.reason.too_few_captives", price=SACRIFICED), "leaders")
    # What is built is paid without those who are sacrificed.
    before = nation.court
    court.put_row(nation, captives.CAPTIVES, court.row_of(nation, captives.CAPTIVES)[SACRIFICED:])
    reason = why_not_construct_here(state, seat)
    if reason is not OK and why_not_raise_here(state, seat) is OK:
        reason = OK
    nation.court = before
    return reason


def _sacrifice(state: "ClashState", seat: int, chance: Chance) -> None:
    captives.release(state, seat, SACRIFICED)
    state.push(Consecrate(seat))


class Consecrate(SeatFrame["ClashState"]):
    """Whether a building or a wonder is built. It is asked for one alone: silence would tell the hand."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        place = state.map.layout.label[leaders_city(state, seat)]
        listed = [CONSTRUCT.of(place)] if why_not_construct_here(state, seat) is OK else []
        return [*listed, RAISE.of(place)] if why_not_raise_here(state, seat) is OK else listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = leaders_city(state, seat)
        if CONSTRUCT.covers(action):
            construct.begin_constructing(state, seat, cell, chance)
        else:
            construct.begin_raising(state, seat, cell, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.consecrate")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if CONSTRUCT.covers(action) and why_not_construct_here(state, seat) is not OK:
            return why_not_construct_here(state, seat)
        if RAISE.covers(action) and why_not_raise_here(state, seat) is not OK:
            return why_not_raise_here(state, seat)
        return Reason(Message("clash.reason.leader_not_in_city"), "leaders")


acts.act(MASS_SACRIFICE, acts.FREE_ONCE, _why_not_sacrifice, _sacrifice)


# Acamapichtli: captives that build, and towns that pay


def _builders(state: "ClashState", seat: int, about: int) -> int:
    return captives.number(state.nations[seat]) if is_led(state, seat, GROWTH, cell_in(about)) else 0


def _give(state: "ClashState", seat: int) -> None:
    captives.release(state, seat, 1)


for purpose in (offers.BUILDING, offers.WONDER):
    offers.offer(purpose, GROWTH, offers.COURT, WORTH, offers.RESOURCES_ALONE, _builders, _give)


def _why_no_town(state: "ClashState", seat: int) -> Reason:
    cell = leaders_city(state, seat)
    if cell == NOBODY:
        return Reason(Message("clash.reason.leader_not_in_city"), "leaders")
    if size_of(state.cities[cell]) > SMALL_TOWN:
        return Reason(Message("clash.reason.no_town", size=SMALL_TOWN), "leaders")
    if state.used & once.FREE_COLLECTED:
        return Reason(Message("clash.reason.only_collect"), "collect")
    owned = payment.tokens(state, seat, MOOD)
    if owned < TRIBUTE_PRICE:
        short = (TRIBUTE_PRICE - owned) * ONE_MOOD
        return Reason(payment.unpaid_tokens(TRIBUTE_PRICE * ONE_MOOD, short), "leaders")
    return cities.why_not_activate(state, seat, cell)


def _collect_town(state: "ClashState", seat: int, chance: Chance) -> None:
    pay.spend_tokens(state, seat, MOOD, TRIBUTE_PRICE)
    collect.begin_collecting(state, seat, leaders_city(state, seat))


acts.act(TRIBUTES_OF_TOWNS, acts.FREE_ONCE, _why_no_town, _collect_town)


# Marqzen: the master of storms


def _calms(state: "ClashState", seat: int, cell: int) -> int:
    """Whether what the text of an event does to a city is undone: not what pirates do, by their symbol."""
    if not is_led(state, seat, STORM_MASTER, cell) or leaders_city(state, seat) != cell:
        return 0
    return 0 if any(isinstance(frame, pirates.Raids) for frame in state.stack) else 1


def _calm_mood(state: "ClashState", seat: int, about: int, chosen: int, chance: Chance) -> None:
    if chosen == NOBODY:
        fates.lower_on(state, seat, cell_in(about), kind_in(about))


def _calm_losses(state: "ClashState", seat: int, about: int, chosen: int, chance: Chance) -> None:
    if chosen == NOBODY:
        remove_unit(state, seat, cell_in(about), kind_in(about))


modify(modifiers.UNDOES_EVENT, STORM_MASTER, _calms)
follow(STORM_MASTER, _calm_mood)
follow(STORM_MASTER, _calm_losses, fates.UNIT_TAKEN)
