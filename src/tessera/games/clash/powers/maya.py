"""The Maya: terraces, stelas, ballcourts, the calendar; Pakal, Siyaj K'ak' and Wak Chanil Ajaw."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.deck import reshuffled
from tessera.core.frame import SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import OK, Message, Reason, not_now
from tessera.games.clash import court, payment
from tessera.games.clash.catalog import (
    ANGRY,
    CATEGORIES,
    CULTURE,
    EVENT_CARDS,
    IDEAS,
    MOOD,
    NOBODY,
    OBELISK,
    ONE_OF,
    PORT,
)
from tessera.games.clash.city import buildings_in, colour_of, owner_of, with_building
from tessera.games.clash.frames import construct, fates, influence, moments, pay
from tessera.games.clash.notation import BUILDING, SKIP_ACTION
from tessera.games.clash.owning import is_led
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import acts, modifiers, offers
from tessera.games.clash.powers.modifiers import always, cell_in, kind_in, modify
from tessera.games.clash.powers.targets import PickCell, PickGoods, YesNo, follow
from tessera.games.clash.rules import build, cities, recruit
from tessera.games.clash.rules import influence as influences
from tessera.games.clash.rules.advances import category_of

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

TERRACING: Final[int] = gift("terracing")
STELAS: Final[int] = gift("stelas")
BALLCOURTS: Final[int] = gift("ballcourts")
CALENDAR: Final[int] = gift("calendar")
ART: Final[int] = gift("art_and_architecture")
INFLUX: Final[int] = gift("cultural_influx")
RECONSTRUCTION: Final[int] = gift("reconstruction")
SPIRITUALITY: Final = CATEGORIES.index("spirituality")


# Terracing

modify(modifiers.TERRACES, TERRACING, always)
modify(modifiers.CLIMBS, TERRACING, always)


# Stelas: an idea or culture for an obelisk, and for a city


def _inscribe(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if kind_in(about) == OBELISK:
        _remember(state, seat, about, chance)


def _remember(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    nation = state.nations[seat]
    kinds = (IDEAS, CULTURE) if nation.amount(IDEAS) < nation.limit(IDEAS) else (CULTURE,)
    state.ask(PickGoods(seat, STELAS, 0, kinds), chance)


def _read(state: "ClashState", seat: int, about: int, kind: int, chance: Chance) -> None:
    fates.give(state, seat, kind, 1)


moments.hang_gift(moments.CONSTRUCTED, STELAS, _inscribe)
moments.hang_gift(moments.FOUNDED, STELAS, _remember)
moments.hang_gift(moments.CAPTURED, STELAS, _remember)
follow(STELAS, _read)


# Ballcourts: mood makes a city larger; an advance of Spirituality is cheaper

PLAYED: Final[int] = court.cells("played")
"""The city that counts as one larger, as a set."""


def _play_for_harvest(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    if can_play(state, seat, cell):
        state.push(YesNo(seat, BALLCOURTS, cell))


def _play_for_army(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    if can_play(state, seat, cell) and can_recruit_after(state, seat, cell):
        state.push(YesNo(seat, BALLCOURTS, cell))


def can_play(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether a mood token makes a city larger: an angry one brings one of all in any case."""
    return payment.tokens(state, seat, MOOD) > 0 and cities.working_mood(state, cell) != ANGRY


def can_recruit_after(state: "ClashState", seat: int, cell: int) -> bool:
    """Whether a city can raise anything when the token is paid."""
    nation = state.nations[seat]
    paid = ONE_OF[MOOD if nation.amount(MOOD) else CULTURE]
    nation.stock -= paid
    can = recruit.can_recruit(state, seat, cell)
    nation.stock += paid
    return can


def _play(state: "ClashState", seat: int, cell: int, answer: int, chance: Chance) -> None:
    if answer != NOBODY:
        court.put(state.nations[seat], PLAYED, 1 << cell)
        pay.spend_tokens(state, seat, MOOD, 1)


def _is_larger(state: "ClashState", seat: int, cell: int) -> int:
    return court.of(state.nations[seat], PLAYED) >> cell & 1


def _end_play(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    court.put(state.nations[seat], PLAYED, 0)


def _cheapen(state: "ClashState", seat: int, advance: int) -> int:
    is_spiritual = category_of(advance) == SPIRITUALITY
    return 1 if is_spiritual and not court.was_used(state.nations[seat], BALLCOURTS) else 0


moments.hang_gift(moments.COLLECT_BEGINS, BALLCOURTS, _play_for_harvest)
moments.hang_gift(moments.RECRUIT_BEGINS, BALLCOURTS, _play_for_army)
moments.hang_gift(moments.COLLECTED, BALLCOURTS, _end_play)
moments.hang_gift(moments.ENLISTED, BALLCOURTS, _end_play)
moments.hang_gift(moments.TURN_ENDS, BALLCOURTS, _end_play)
modify(modifiers.WORKING_SIZE, BALLCOURTS, _is_larger)
modify(modifiers.ADVANCE_SPARED, BALLCOURTS, _cheapen)
follow(BALLCOURTS, _play)


# Calendar: the next event is known, and may be put below the others


def knows_next(state: "ClashState", seat: int) -> bool:
    """Whether a seat has seen the event that comes next."""
    return bool(state.event_deck.top) and court.of(state.nations[seat], court.EVENT_KNOWN) > 0


def _why_not_look(state: "ClashState", seat: int) -> Reason:
    if not len(state.event_deck) and not state.event_discards:
        return Reason(Message("clash.reason.no_events_left"), "events")
    if knows_next(state, seat) and (
        not payment.tokens(state, seat, CULTURE) or court.was_used(state.nations[seat], CALENDAR)
    ):
        return Reason(Message("clash.reason.event_known"), "civilization_advances")
    return OK


def _look(state: "ClashState", seat: int, chance: Chance) -> None:
    """The top event is looked at by who has the calendar, and by nobody else."""
    if not knows_next(state, seat):
        deck = reshuffled(state.event_deck, state.event_discards)
        if deck is not state.event_deck:
            state.event_discards = ()
        state.event_deck = deck.peek(1, chance, EVENT_CARDS)
        court.put(state.nations[seat], court.EVENT_KNOWN, 1)
        state.reveal()
    if state.sink is not None:
        state.tell_only(seat, "event_seen", seat=seat, event=state.event_deck.top[0])
    if payment.tokens(state, seat, CULTURE):
        state.push(YesNo(seat, CALENDAR, 0))


def _sink(state: "ClashState", seat: int, about: int, answer: int, chance: Chance) -> None:
    if answer == NOBODY:
        court.use(state.nations[seat], CALENDAR)
        return
    card, deck = state.event_deck.draw(chance, EVENT_CARDS)
    state.event_deck = deck.put_below(card)
    if state.sink is not None:
        state.tell("event_sunk", seat=seat)
    pay.spend_tokens(state, seat, CULTURE, 1)


acts.act(CALENDAR, acts.FREE, _why_not_look, _look)
follow(CALENDAR, _sink)


# Pakal: culture that builds. His shield is told by `generals`


def _adorns(state: "ClashState", seat: int, about: int) -> int:
    return 1 if is_led(state, seat, ART, cell_in(about)) else 0


offers.offer(offers.BUILDING, ART, CULTURE, 2, offers.RESOURCES_ALONE, _adorns)
offers.offer(offers.WONDER, ART, CULTURE, 2, offers.RESOURCES_ALONE, _adorns)


# Siyaj K'ak': what is built influences. Fire Is Born is told by `generals`


def reached_from(state: "ClashState", seat: int, source: int) -> int:
    """The cities that a seat can influence from one of its own, as a set."""
    found = 0
    for target in influences.targets(state, seat):
        price = influences.range_price(state, seat, source, target)
        if price != NOBODY and price <= payment.tokens(state, seat, CULTURE):
            found |= 1 << target
    return found


def _impress(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    cell = cell_in(about)
    if is_led(state, seat, INFLUX, cell) and reached_from(state, seat, cell):
        state.push(PickCell(seat, INFLUX, cell, reached_from(state, seat, cell), may_skip=True))


def _influence(state: "ClashState", seat: int, cell: int, place: int, chance: Chance) -> None:
    if place != NOBODY:
        influence.influence_from(state, seat, cell, place, chance)


moments.hang_gift(moments.CONSTRUCTED, INFLUX, _impress)
moments.hang_gift(moments.RAISED, INFLUX, _impress)
follow(INFLUX, _influence)


# Wak Chanil Ajaw: a captured city is built anew. New Dynasty is told by `generals`

TAKEN: Final[int] = court.cells("taken")
"""The cities that he has captured in this action."""


def _take(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    cell, nation = cell_in(about), state.nations[seat]
    if is_led(state, seat, RECONSTRUCTION, cell) and seat == state.active:
        court.put(nation, TAKEN, court.of(nation, TAKEN) | 1 << cell)


def _settle_down(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    nation = state.nations[seat]
    taken = court.of(nation, TAKEN)
    court.put(nation, TAKEN, 0)
    for cell in reversed(cells_of(taken)):
        if owner_of(state.cities[cell]) == seat and razeable(state, seat, cell):
            state.push(Demolish(seat, cell))


def _forget(state: "ClashState", seat: int, leader: int, chance: Chance) -> None:
    court.put(state.nations[seat], TAKEN, 0)


def razeable(state: "ClashState", seat: int, cell: int) -> list[int]:
    """The buildings of a city for which others may stand there."""
    if not build.buildings_for(state, seat, cell, is_free=True):
        return []
    city = state.cities[cell]
    return [building for building in buildings_in(city) if colour_of(city, building) == seat]


class Demolish(SeatFrame["ClashState"]):
    """Which building of a captured city is replaced, if any."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [SKIP_ACTION, *BUILDING.each(razeable(state, seat, self.cell))]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            state.push(Rebuild(seat, self.cell, BUILDING.argument(action)))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.reconstruct")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("leaders")


class Rebuild(SeatFrame["ClashState"]):
    """Which building comes instead of another, for nothing."""

    def __init__(self, seat: int, cell: int, lost: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.lost = lost

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return BUILDING.each(build.buildings_for(state, seat, self.cell, is_free=True))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        building, nation = BUILDING.argument(action), state.nations[seat]
        nation.return_piece(self.lost)
        nation.take_piece(building)
        city = with_building(state.cities[self.cell], self.lost, NOBODY)
        state.cities[self.cell] = with_building(city, building, seat)
        if state.sink is not None:
            label = state.map.layout.label[self.cell]
            state.tell("rebuilt", seat=seat, cell=label, lost=self.lost, building=building)
        if building == PORT:
            state.ask(construct.ChoosePort(seat, self.cell), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.rebuild")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if BUILDING.covers(action):
            return build.why_not_building(state, seat, self.cell, BUILDING.argument(action))
        return not_now("leaders")


moments.hang_gift(moments.CAPTURED, RECONSTRUCTION, _take)
moments.hang_gift(moments.MOVE_ENDS, RECONSTRUCTION, _settle_down)
moments.hang_gift(moments.LEADER_LOST, RECONSTRUCTION, _forget)
