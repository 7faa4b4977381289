"""Rome: aqueducts, long roads, gold and joy of victories, provinces; Augustus, Caesar and Sulla."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.message import OK, Message, Reason
from tessera.games.clash import payment
from tessera.games.clash.catalog import (
    ADVANCE_PRICE,
    CAVALRY,
    CULTURE,
    EVENT_EFFECTS,
    EVENTS_EFFECT,
    GOLD,
    INFANTRY,
    MOOD,
    NOBODY,
    ONE_CULTURE,
    ONE_GOLD,
    ONE_MOOD,
    SANITATION,
)
from tessera.games.clash.city import owner_of, raised
from tessera.games.clash.frames import activation, advance, cards, moments, mood, pay
from tessera.games.clash.notation import FIRST_OBJECTIVE
from tessera.games.clash.owning import is_led, leader_cell
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import modifiers, offers, reactions, targets
from tessera.games.clash.powers.acts import ACTION, FREE, act
from tessera.games.clash.powers.modifiers import always, cell_in, kind_in, modify
from tessera.games.clash.powers.targets import PickCard, YesNo, follow
from tessera.games.clash.rules import advances, cities
from tessera.games.clash.rules import mood as moods
from tessera.games.clash.rules.limits import fits
from tessera.games.clash.rules.recruit import place_unit

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

AQUEDUCT: Final[int] = gift("aqueduct")
ROMAN_ROADS: Final[int] = gift("roman_roads")
CAPTIVI: Final[int] = gift("captivi")
PROVINCES: Final[int] = gift("provinces")
PRINCEPS: Final[int] = gift("princeps")
STATESMAN: Final[int] = gift("statesman")
PROCONSUL: Final[int] = gift("proconsul")
DICTATOR: Final[int] = gift("dictator")
FAR: Final = 3
"""Cells from the capital at which a province begins."""
NEAR: Final = 2
MORE_STEPS: Final = 2
"""A Roman road leads four cells, not two."""


# Aqueduct: no famine; Sanitation costs either nothing but the action, or no action


def _ignores_famine(state: "ClashState", seat: int, card: int) -> int:
    return 1 if EVENT_EFFECTS[EVENTS_EFFECT[card]].startswith("famine") else 0


def _frees_sanitation(state: "ClashState", seat: int, wanted: int) -> int:
    return 1 if wanted == SANITATION else 0


def _why_not_pipe(state: "ClashState", seat: int) -> Reason:
    nation = state.nations[seat]
    reason = advances.why_not_gain(nation, SANITATION)
    if reason is OK and advances.means(nation) < ADVANCE_PRICE:
        return Reason(advances.unpaid(state, seat), "advance")
    return reason


def _pipe(state: "ClashState", seat: int, chance: Chance) -> None:
    state.push(advance.Buy(seat, SANITATION, True))
    pay.begin_studying(state, seat)


modify(modifiers.IGNORES_EVENT, AQUEDUCT, _ignores_famine)
modify(modifiers.FREE_ADVANCE, AQUEDUCT, _frees_sanitation)
act(AQUEDUCT, FREE, _why_not_pipe, _pipe)


# Roman Roads: four cells from city to city


def _more_steps(state: "ClashState", seat: int, cell: int) -> int:
    return MORE_STEPS


modify(modifiers.ROAD_STEPS, ROMAN_ROADS, _more_steps)


# Captivi: gold and joy of a victory; mood builds


def _triumph(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if kind_in(about) & moments.WON:
        nation = state.nations[seat]
        nation.gain(GOLD, 1)
        nation.stock += ONE_MOOD


moments.hang_gift(moments.BATTLE_ENDS, CAPTIVI, _triumph)
offers.offer(offers.BUILDING, CAPTIVI, MOOD, 1, offers.RESOURCES_ALONE)


# Provinces: cavalry far from the capital; captured cities are not angry


def _is_province(state: "ClashState", seat: int, about: int) -> int:
    is_far = state.map.distance(state.nations[seat].home, cell_in(about)) >= FAR
    return 1 if kind_in(about) == CAVALRY and is_far else 0


def _welcome(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if owner_of(state.cities[cell_in(about)]) == seat and payment.tokens(state, seat, CULTURE):
        state.push(YesNo(seat, PROVINCES, cell_in(about)))


def _feast(state: "ClashState", seat: int, cell: int, answer: int, chance: Chance) -> None:
    if answer != NOBODY:
        pay.spend_tokens(state, seat, CULTURE, 1)
        state.cities[cell] = raised(state.cities[cell])


modify(modifiers.NEEDS_NO_MARKET, PROVINCES, _is_province)
modify(modifiers.CAPTURED_MOOD, PROVINCES, always)
moments.hang_gift(moments.CAPTURED, PROVINCES, _welcome)
follow(PROVINCES, _feast)


# Augustus: cards for culture. Imperator, his ability in battles, is a row of `powers.clashes`


def _why_not_in_city(state: "ClashState", seat: int) -> Reason:
    """`OK`, or that the leader in play is in no city of the seat."""
    if owner_of(state.cities[leader_cell(state, seat)]) != seat:
        return Reason(Message("clash.reason.leader_not_in_city"), "leaders")
    return OK


def _why_not_preside(state: "ClashState", seat: int) -> Reason:
    reason = _why_not_in_city(state, seat)
    if reason is OK and not payment.tokens(state, seat, CULTURE):
        return Reason(payment.unpaid_tokens(ONE_CULTURE, ONE_CULTURE), "leaders")
    return cities.why_not_activate(state, seat, leader_cell(state, seat)) if reason is OK else reason


def _preside(state: "ClashState", seat: int, chance: Chance) -> None:
    activation.begin(state, leader_cell(state, seat))
    state.push(PickCard(seat, PRINCEPS, 0, targets.OBJECTIVES, 1))
    state.push(PickCard(seat, PRINCEPS, 0, targets.ACTION_CARDS))
    cards.draw_objective(state, seat, chance)
    cards.draw_action(state, seat, chance)
    pay.spend_tokens(state, seat, CULTURE, 1)


def _drop_action(state: "ClashState", seat: int, about: int, card: int, chance: Chance) -> None:
    if card != NOBODY:
        cards.throw_away(state, seat, card)


def _drop_objective(state: "ClashState", seat: int, about: int, card: int, chance: Chance) -> None:
    if card != NOBODY:
        cards.throw_away(state, seat, FIRST_OBJECTIVE + card)


act(PRINCEPS, ACTION, _why_not_preside, _preside)
follow(PRINCEPS, _drop_action)
follow(PRINCEPS, _drop_objective, step=1)


# Caesar: a content city, and a garrison


def _why_not_cheer(state: "ClashState", seat: int) -> Reason:
    reason = _why_not_in_city(state, seat)
    return moods.why_not_cheer(state, seat, leader_cell(state, seat)) if reason is OK else reason


def _cheer(state: "ClashState", seat: int, chance: Chance) -> None:
    mood.cheer(state, seat, leader_cell(state, seat), chance)


def _conquer(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    cell, nation = cell_in(about), state.nations[seat]
    if (
        is_led(state, seat, PROCONSUL, cell)
        and nation.units_left(INFANTRY)
        and nation.amount(GOLD)
        and fits(state, seat, cell, 1)
    ):
        state.push(YesNo(seat, PROCONSUL, cell))


def _garrison(state: "ClashState", seat: int, cell: int, answer: int, chance: Chance) -> None:
    if answer != NOBODY:
        payment.spend(state, seat, ONE_GOLD)
        place_unit(state, seat, cell, INFANTRY)


act(STATESMAN, FREE, _why_not_cheer, _cheer)
moments.hang_gift(moments.CAPTURED, PROCONSUL, _conquer)
follow(PROCONSUL, _garrison)


# Sulla: nobody influences his city, and Barbarians ask him. Civilizer is a row of `powers.clashes`


def _is_his(state: "ClashState", seat: int, cell: int) -> int:
    return 1 if leader_cell(state, seat) == cell else 0


def _is_asked(state: "ClashState", seat: int, cell: int) -> bool:
    return state.map.distance(leader_cell(state, seat), cell) <= NEAR


modify(modifiers.INFLUENCE_BAN, DICTATOR, _is_his)
reactions.react(reactions.BARBARIANS_STEP, DICTATOR, _is_asked)
