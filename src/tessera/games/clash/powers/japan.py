"""Japan: pottery, horsemanship, ninjutsu, the shogunate; Emperors Go-Toba and Jimmu, Empress Suiko."""

from typing import TYPE_CHECKING, Final

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.core.frame import SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import OK, Line, Message, Reason, not_now
from tessera.games.clash import bill, court, payment
from tessera.games.clash.catalog import (
    ACADEMY,
    CAVALRY,
    CULTURE,
    FOOD,
    FORTRESS,
    NOBODY,
    OBELISK,
    OBSERVATORY,
    ONE_CULTURE,
    STATE_RELIGION,
)
from tessera.games.clash.city import buildings_in, colour_of, has_building, with_building
from tessera.games.clash.frames import advance, cards, fates, lessons, moments, pay
from tessera.games.clash.notation import ADVANCE, BUILDING, GET, SKIP_ACTION
from tessera.games.clash.owning import is_led
from tessera.games.clash.peoples import LEADER_OF, gift
from tessera.games.clash.powers import acts, modifiers, reactions, targets
from tessera.games.clash.powers.modifiers import always, cell_in, kind_in, modify
from tessera.games.clash.powers.sites import leaders_city
from tessera.games.clash.powers.targets import PickCard, follow
from tessera.games.clash.rules import advances
from tessera.games.clash.units import ARMY

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

POTTERY: Final[int] = gift("pottery")
HORSEMANSHIP: Final[int] = gift("horsemanship")
NINJUTSU: Final[int] = gift("subterfuge")
SHOGUNATE: Final[int] = gift("shogunate")
SCHOLAR: Final[int] = gift("scholar")
MYTHICAL: Final[int] = gift("mythical")
BUDDHISM: Final[int] = gift("japanese_buddhism")
FULL_POTS: Final = 3
"""Food of one harvest for which there is culture."""
NEAR: Final = 2


# Pottery


def _store(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if purse.amount(about, FOOD) >= FULL_POTS:
        fates.give(state, seat, CULTURE, 1)


moments.hang_gift(moments.COLLECTED, POTTERY, _store)


# Horsemanship: cavalry of fortresses


def _has_stables(state: "ClashState", seat: int, about: int) -> int:
    is_fortress = has_building(state.cities[cell_in(about)], FORTRESS)
    return 1 if kind_in(about) == CAVALRY and is_fortress else 0


def _rides_out(state: "ClashState", seat: int, cell: int) -> int:
    return 1 if state.nations[seat].cities >> cell & 1 and has_building(state.cities[cell], FORTRESS) else 0


modify(modifiers.NEEDS_NO_MARKET, HORSEMANSHIP, _has_stables)
modify(modifiers.KNIGHTS, HORSEMANSHIP, _rides_out)


# Ninjutsu: cards of those who are near are cancelled


def is_near(state: "ClashState", seat: int, other: int) -> bool:
    """Whether a city or an army unit of a seat is near anything of another."""
    reach = 0
    own = state.nations[seat].cities
    for cell, units in enumerate(state.units[seat]):
        if units & ARMY:
            own |= 1 << cell
    for cell in cells_of(own):
        reach |= state.map.within(cell, NEAR)
    return lessons.presence(state, other) & reach != 0


def _lies_in_wait(state: "ClashState", seat: int, player: int) -> bool:
    return seat != player and bool(state.nations[seat].hand) and is_near(state, seat, player)


def _strike(state: "ClashState", seat: int, player: int, chance: Chance) -> None:
    state.push(PickCard(seat, NINJUTSU, player, targets.HAND, 1))


def _throw(state: "ClashState", seat: int, player: int, card: int, chance: Chance) -> None:
    if card != NOBODY:
        cards.throw_away(state, seat, card)


reactions.react(reactions.CARD_PLAYED, NINJUTSU, _lies_in_wait, _strike)
follow(NINJUTSU, _throw, step=1)


# Shogunate: cards take no action, and may be had instead of infantry

modify(modifiers.FREE_CARDS, SHOGUNATE, always)
modify(modifiers.DRAFTS_CARD, SHOGUNATE, always)


# Go-Toba: an advance for a school. Way of the Sword is told by `generals`


def _open_school(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    is_school = kind_in(about) in (ACADEMY, OBSERVATORY)
    if is_school and is_led(state, seat, SCHOLAR, cell_in(about)) and advances.affordable(state, seat):
        state.push(School(seat))


class School(SeatFrame["ClashState"]):
    """Which advance is bought without an action, if any."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        can = advances.affordable(state, seat)
        return [SKIP_ACTION, *[ADVANCE.first + each for each in cells_of(can)]]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            state.spent = 0
            advance.begin_buying(state, seat, ADVANCE.argument(action))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.study_school")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if ADVANCE.covers(action):
            return advances.why_not_buy(state, seat, ADVANCE.argument(action))
        return not_now("leaders")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.advance_bill(state, seat, ADVANCE.argument(action)) if ADVANCE.covers(action) else []


moments.hang_gift(moments.CONSTRUCTED, SCHOLAR, _open_school)


# Jimmu: a card comes back. Fortified is told by `generals`


def _is_in_battle(state: "ClashState", seat: int, cell: int) -> int:
    return 1 if is_led(state, seat, MYTHICAL, cell) else 0


def _outlive(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    nation = state.nations[seat]
    laid = tuple([card for card in court.row_of(nation, court.LAID) if card in state.discards])
    court.put_row(nation, court.LAID, ())
    if laid and payment.tokens(state, seat, CULTURE):
        state.push(TakeBack(seat, laid))


def _die(state: "ClashState", seat: int, leader: int, chance: Chance) -> None:
    if leader == LEADER_OF[MYTHICAL]:
        court.put_row(state.nations[seat], court.LAID, ())


class TakeBack(SeatFrame["ClashState"]):
    """Which card that was laid in the battle comes back for culture, if any."""

    def __init__(self, seat: int, laid: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.laid = laid

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [SKIP_ACTION, *GET.each([card for card in self.laid if card in state.discards])]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        card, nation = GET.argument(action), state.nations[seat]
        state.discards = without(state.discards, card)
        nation.hand = tuple(sorted((*nation.hand, card)))
        if state.sink is not None:
            state.tell("took_card", seat=seat, card=card)
        pay.spend_tokens(state, seat, CULTURE, 1)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.take_back")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("leaders")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(CULTURE, 1) if GET.covers(action) else []


modify(modifiers.KEEPS_CARDS, MYTHICAL, _is_in_battle)
moments.hang_gift(moments.BATTLE_ENDS, MYTHICAL, _outlive)
moments.hang_gift(moments.LEADER_LOST, MYTHICAL, _die)


# Suiko: foreign buildings of her city. Defender is told by `generals`


def foreign(state: "ClashState", seat: int) -> list[int]:
    """The buildings of the leader's city that can be turned back."""
    city, nation = state.cities[leaders_city(state, seat)], state.nations[seat]
    return [
        building
        for building in buildings_in(city)
        if building != OBELISK and colour_of(city, building) != seat and nation.pieces_left(building)
    ]


def _why_not_turn_back(state: "ClashState", seat: int) -> Reason:
    if leaders_city(state, seat) == NOBODY:
        return Reason(Message("clash.reason.leader_not_in_city"), "leaders")
    if not foreign(state, seat):
        return Reason(Message("clash.reason.none_foreign"), "leaders")
    if not payment.tokens(state, seat, CULTURE):
        return Reason(payment.unpaid_tokens(ONE_CULTURE, ONE_CULTURE), "leaders")
    return OK


def _turn_back(state: "ClashState", seat: int, chance: Chance) -> None:
    state.ask(TurnBack(seat), chance)
    pay.spend_tokens(state, seat, CULTURE, 1)


class TurnBack(SeatFrame["ClashState"]):
    """Which building of the leader's city gets the colour of its owner."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return BUILDING.each(foreign(state, seat))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell, building = leaders_city(state, seat), BUILDING.argument(action)
        before = colour_of(state.cities[cell], building)
        if 0 <= before < state.seats:
            state.nations[before].return_piece(building)
        state.nations[seat].take_piece(building)
        state.cities[cell] = with_building(state.cities[cell], building, seat)
        if state.sink is not None:
            state.tell("repainted", seat=seat, cell=state.map.layout.label[cell], building=building)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.turn_back")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("leaders")


acts.act(BUDDHISM, acts.ACTION, _why_not_turn_back, _turn_back, free_with=STATE_RELIGION)
