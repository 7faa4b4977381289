"""Cultural influence: the city, the building, the roll, and what culture adds to it."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, court, dice, druids, once, payment, wild
from tessera.games.clash.catalog import (
    BARBARIANS,
    CONVERSION,
    CULTURE,
    INFANTRY,
    MOOD,
    NOBODY,
    ONE_CULTURE,
    SETTLER,
)
from tessera.games.clash.city import buildings_in, colour_of, with_building, with_owner
from tessera.games.clash.fight import NO_WAY_BACK
from tessera.games.clash.frames import battle, moments, pay
from tessera.games.clash.names import DRUIDS, gift_name, piece_name
from tessera.games.clash.nation import SETTLEMENT
from tessera.games.clash.notation import BUILDING, HIRE, PICK, SKIP_ACTION, SOURCE, SPEND, USE_ACTION, WIELD
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import at, modified, modifier
from tessera.games.clash.rules import influence as rules
from tessera.games.clash.rules.move import enemy_on
from tessera.games.clash.rules.recruit import place_unit
from tessera.games.clash.units import ONE, count, kinds_in

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def begin_influencing(state: "ClashState", seat: int, target: int, chance: Chance) -> None:
    """A seat tries to influence a city."""
    state.ask(ChooseSource(seat, target), chance)


def begin_painting(state: "ClashState", seat: int, target: int, chance: Chance) -> None:
    """By the Arts a seat tries to influence a city: what it pays is asked where a gift leaves a choice."""
    if state.nations[seat].people == NOBODY:
        pay.spend_tokens(state, seat, CULTURE, 1)
        begin_influencing(state, seat, target, chance)
        return
    state.ask(PayArts(seat, target), chance)


class PayArts(SeatFrame["ClashState"]):
    """Whether culture or mood tokens pay for the Arts."""

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return SPEND.each(rules.arts_fees(state, seat, self.target))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        kind = SPEND.argument(action)
        pay.spend_tokens(state, seat, kind, rules.ARTS_MOOD if kind == MOOD else 1)
        begin_influencing(state, seat, self.target, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.pay_arts")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("influence")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        kind = SPEND.argument(action)
        return bill.token_bill(kind, rules.ARTS_MOOD if kind == MOOD else 1) if SPEND.covers(action) else []


class ChooseSource(SeatFrame["ClashState"]):
    """From which city: nearer ones cost less culture, but one that is influenced itself boosts nothing."""

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [SOURCE.first + label[cell] for cell in rules.sources(state, seat, self.target)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        influence_from(state, seat, state.map.layout.cell[SOURCE.argument(action)], self.target, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.source")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if SOURCE.covers(action):
            source = state.map.layout.cell[SOURCE.argument(action)]
            return rules.why_not_source(state, seat, source, self.target)
        return not_now("influence")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [SOURCE.first + label[cell] for cell in rules.footholds(state, seat)]

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        if not SOURCE.covers(action):
            return []
        source = state.map.layout.cell[SOURCE.argument(action)]
        if source < 0:
            return []
        return bill.range_bill(state, seat, source, self.target)


def influence_from(state: "ClashState", seat: int, source: int, target: int, chance: Chance) -> None:
    """A city is influenced from another, for the culture that it takes to reach it."""
    pay.spend_tokens(state, seat, CULTURE, rules.range_price(state, seat, source, target))
    if rules.may_take_over(state, seat, target):
        roll(state, seat, source, target, SETTLEMENT, chance)
    else:
        state.ask(ChooseTarget(seat, source, target), chance)


class ChooseTarget(SeatFrame["ClashState"]):
    """Which building is to be turned, or which unit is to be won; the die is rolled at once."""

    def __init__(self, seat: int, source: int, target: int) -> None:
        super().__init__(seat)
        self.source = source
        self.target = target

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        if not state.cities[self.target]:
            return PICK.each(rules.convertible(state, seat, self.target))
        listed = BUILDING.each(rules.replaceable(state, seat, self.target))
        if druids.reached(state, seat) >> self.target & 1:
            listed.append(WIELD.of(druids.DRUIDS))
        return listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        is_unit = PICK.covers(action)
        if WIELD.covers(action):
            piece = DRUIDS
        else:
            piece = rules.FIRST_UNIT + PICK.argument(action) if is_unit else BUILDING.argument(action)
        roll(state, seat, self.source, self.target, piece, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        if not state.cities[self.target]:
            return Message("clash.prompt.convert")
        return Message("clash.prompt.influence")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if BUILDING.covers(action):
            return rules.why_not_replace(state, seat, self.target, BUILDING.argument(action))
        return not_now("influence")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        return BUILDING.each(buildings_in(state.cities[self.target]))


def roll(state: "ClashState", seat: int, source: int, target: int, piece: int, chance: Chance) -> None:
    """The die decides whether a building, or a settlement of the Barbarians, is won."""
    state.used &= ~once.TAKEOVER
    rolled = dice.value(chance)
    state.reveal()
    if state.sink is not None:
        state.tell("influence_rolled", seat=seat, cell=state.map.layout.label[target], roll=rolled)
    short = rules.needed_roll(state, seat) - rolled
    if short <= 0:
        succeed(state, seat, source, target, piece, chance)
    elif modified(state, seat, modifiers.INFLUENCE_REROLL, at(source, piece)):
        state.push(RollAgain(seat, source, target, piece, short))
    else:
        offer_boost(state, seat, source, target, piece, short)


def offer_boost(state: "ClashState", seat: int, source: int, target: int, piece: int, short: int) -> None:
    """A roll fell short: culture may help, if there is enough of it."""
    if rules.boosts_roll(state, seat, source, target) and short <= payment.tokens(state, seat, CULTURE):
        state.push(Boost(seat, source, target, piece, short))


class RollAgain(SeatFrame["ClashState"]):
    """The roll fell short: whether a gift is used to roll again."""

    def __init__(self, seat: int, source: int, target: int, piece: int, short: int) -> None:
        super().__init__(seat)
        self.source = source
        self.target = target
        self.piece = piece
        self.short = short

    def gift(self, state: "ClashState") -> int:
        return modifier(state, self.seat, modifiers.INFLUENCE_REROLL, at(self.source, self.piece))

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            offer_boost(state, seat, self.source, self.target, self.piece, self.short)
            return
        gift = self.gift(state)
        court.use(state.nations[seat], gift)
        if state.sink is not None:
            state.tell("wielded", seat=seat, gift=gift)
        roll(state, seat, self.source, self.target, self.piece, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.roll_again", gift=gift_name(self.gift(state)), lacking=self.short)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("civilization_advances")


class Boost(SeatFrame["ClashState"]):
    """The roll fell short: whether culture makes it suffice."""

    def __init__(self, seat: int, source: int, target: int, building: int, short: int) -> None:
        super().__init__(seat)
        self.source = source
        self.target = target
        self.building = building
        self.short = short

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == USE_ACTION:
            pay.spend_tokens(state, seat, CULTURE, self.short)
            succeed(state, seat, self.source, self.target, self.building, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.boost", price=self.short, building=piece_name(self.building))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("influence")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.boost_bill(state, seat, self.short) if action == USE_ACTION else []


def succeed(state: "ClashState", seat: int, source: int, target: int, building: int, chance: Chance) -> None:
    """A building takes the colour of a seat, or a settlement of the Barbarians is taken over."""
    moments.fire(state, moments.INFLUENCED, seat, at(source, target))
    if building == SETTLEMENT:
        state.used |= once.INFLUENCED
        if state.nations[seat].has(CONVERSION):
            state.nations[seat].stock += ONE_CULTURE
        take_over(state, seat, target, chance)
        return
    if building == DRUIDS:
        state.used |= once.INFLUENCED
        if state.nations[seat].has(CONVERSION):
            state.nations[seat].stock += ONE_CULTURE
        druids.lay(state, seat, target)
        return
    if building >= rules.FIRST_UNIT:
        state.used |= once.INFLUENCED
        if state.nations[seat].has(CONVERSION):
            state.nations[seat].stock += ONE_CULTURE
        convert(state, seat, target, building - rules.FIRST_UNIT, chance)
        return
    city = state.cities[target]
    before = colour_of(city, building)
    if before not in (NOBODY, BARBARIANS):
        state.nations[before].return_piece(building)
    nation = state.nations[seat]
    nation.take_piece(building)
    state.cities[target] = with_building(city, building, seat)
    state.used |= once.INFLUENCED
    if nation.has(CONVERSION):
        nation.stock += ONE_CULTURE
    if state.sink is not None:
        label = state.map.layout.label[target]
        state.tell("influenced", seat=seat, cell=label, building=building)


def convert(state: "ClashState", seat: int, cell: int, kind: int, chance: Chance) -> None:
    """A unit of others becomes one of a seat's, and fights those that are left."""
    owner = enemy_on(state, seat, cell)
    state.units[owner][cell] -= ONE[kind]
    if owner == BARBARIANS:
        wild.return_unit(state, kind)
    else:
        state.nations[owner].return_unit(kind)
    place_unit(state, seat, cell, kind)
    if state.sink is not None:
        label = state.map.layout.label[cell]
        state.tell("converted", seat=seat, owner=owner, unit=kind, cell=label)
    if state.enemy_units(seat, cell):
        battle.begin(state, seat, cell, NOBODY, False, chance, NO_WAY_BACK)


def take_over(state: "ClashState", seat: int, cell: int, chance: Chance) -> None:
    """A small city of the Barbarians becomes a seat's; one of its warriors joins, the others go."""
    nation = state.nations[seat]
    nation.take_piece(SETTLEMENT)
    nation.cities |= 1 << cell
    state.wild_pieces += 1
    state.wild_cities &= ~(1 << cell)
    druids.clear(state, cell)
    state.cities[cell] = with_owner(state.cities[cell], seat)
    warriors = state.units[BARBARIANS][cell]
    for kind in kinds_in(warriors):
        for _ in range(count(warriors, kind)):
            wild.return_unit(state, kind)
    state.units[BARBARIANS][cell] = 0
    if state.sink is not None:
        state.tell("taken_over", seat=seat, cell=state.map.layout.label[cell])
    if warriors and joiners(state, seat):
        state.ask(Join(seat, cell), chance)


def joiners(state: "ClashState", seat: int) -> list[int]:
    """What a warrior who joins may become: what is in the supply."""
    return [kind for kind in (SETTLER, INFANTRY) if state.nations[seat].units_left(kind)]


class Join(SeatFrame["ClashState"]):
    """What a warrior of a city that was taken over becomes."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return HIRE.each(joiners(state, seat))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        place_unit(state, seat, self.cell, HIRE.argument(action))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.join")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("influence")
