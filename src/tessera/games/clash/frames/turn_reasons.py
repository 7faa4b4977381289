"""What a person may wonder about in a turn: why something is not possible, and what it would cost.

What is possible is told by `turn`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.core.message import OK, Line, Message, Reason, not_now, seat_name
from tessera.core.vocabulary import Verb
from tessera.games.clash import bill, once, payment
from tessera.games.clash import catalog as box
from tessera.games.clash.catalog import CULTURE, HALVES, MOOD, OBJECTIVE_WHEN, OBJECTIVES_OF, ONE_OF, SETTLER
from tessera.games.clash.city import buildings_in, colour_of
from tessera.games.clash.frames import card_reasons, objectives, trade
from tessera.games.clash.names import advance_name, objective_name, wonder_name
from tessera.games.clash.notation import (
    ADVANCE,
    ARTS,
    BARTER,
    BORROW,
    CHEER_ACTION,
    CLAIM,
    COLLECT,
    CONSTRUCT,
    DRAMA,
    END_ACTION,
    FOUND,
    GAMES,
    INFLUENCE,
    LABOR,
    LIBERTIES,
    MARKET,
    MOVE_ACTION,
    OFFER,
    PLAY,
    POWER,
    RAISE,
    RECRUIT,
    SACRIFICE,
    TAX,
    VOTE,
    WIELD,
)
from tessera.games.clash.powers import acts
from tessera.games.clash.rules import advances, build, cities, move_reasons
from tessera.games.clash.rules import influence as influences
from tessera.games.clash.rules import mood as moods
from tessera.games.clash.rules import recruit as recruits
from tessera.games.clash.rules.cities import holds
from tessera.games.clash.settings import TRADE
from tessera.games.clash.units import count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

POWER_TOKENS: Final = 2
ABILITIES: Final = (
    (TAX, box.TAXES, once.TAXES, MOOD, 1),
    (GAMES, box.SPORTS, 0, CULTURE, 1),
    (LIBERTIES, box.CIVIL_LIBERTIES, 0, MOOD, 0),
    (VOTE, box.VOTING, 0, MOOD, 1),
    (ARTS, box.ARTS, once.ARTS, CULTURE, 1),
    (DRAMA, box.THEATERS, once.THEATERS, MOOD, 0),
    (BARTER, box.BARTERING, once.BARTERING, MOOD, 0),
    (POWER, box.ABSOLUTE_POWER, once.ABSOLUTE_POWER, MOOD, POWER_TOKENS),
    (LABOR, box.FORCED_LABOR, once.FORCED_LABOR, MOOD, 1),
    (MARKET, box.FREE_ECONOMY, once.FREE_COLLECTED, MOOD, 1),
)
"""What advances let do: the advance, the bit of what works once a turn, and its price in tokens."""
BY_WONDER: Final = (
    (BORROW, box.LIBRARY, once.LIBRARY),
    (SACRIFICE, box.STATUE, once.STATUE),
)
"""What wonders let do, once a turn."""
TAKES_ACTION: Final = (TAX, GAMES, LIBERTIES)

Ask = Callable[["ClashState", int, int], Reason]


# What a person may want


def options(state: "ClashState", seat: int) -> list[int]:
    """What a person may want to do, such as is worth a reason."""
    nation = state.nations[seat]
    label = state.map.layout.label
    owned = [label[cell] for cell in cells_of(nation.cities)]
    listed = [ADVANCE.of(each) for each in range(ADVANCE.size) if not nation.owns(each)]
    listed.extend([MOVE_ACTION, CHEER_ACTION])
    for verb in (COLLECT, CONSTRUCT, RECRUIT):
        listed.extend(verb.each(owned))
    if nation.has(box.ENGINEERING) or nation.wonder_cards:
        listed.extend(RAISE.each(owned))
    listed.extend(
        [
            FOUND.of(label[cell])
            for cell in range(state.map.layout.size)
            if count(state.units[seat][cell], SETTLER)
        ]
    )
    listed.extend([INFLUENCE.first + label[cell] for cell in foreign_buildings(state, seat)])
    listed.extend([INFLUENCE.first + label[cell] for cell in influences.converts(state, seat)])
    listed.extend(PLAY.each(list(dict.fromkeys(nation.hand))))
    listed.extend(
        [CLAIM.of_pair(card, half) for card in dict.fromkeys(nation.objectives) for half in range(HALVES)]
    )
    for verb, needed, _, _, _ in ABILITIES:
        if not nation.has(needed):
            continue
        if verb in (GAMES, MARKET):
            listed.extend(verb.each(owned))
        elif verb in (TAX, LIBERTIES, VOTE, POWER, LABOR):
            listed.append(verb.of())
    if state.settings & TRADE:
        listed.extend(OFFER.each([other for other in range(state.seats) if other != seat]))
    listed.extend(acts.options(state, seat))
    listed.append(END_ACTION)
    return listed


def foreign_buildings(state: "ClashState", seat: int) -> list[int]:
    """The cells of the cities with a building of another colour than a seat's."""
    return [
        cell
        for cell in cells_of(state.all_cities())
        if any(colour_of(state.cities[cell], each) != seat for each in buildings_in(state.cities[cell]))
    ]


# Why not


def why_not(state: "ClashState", seat: int, action: int) -> Reason:
    """The reason against something that is not possible now."""
    for verb, ask in IN_CITIES:
        if verb.covers(action):
            cell = state.map.layout.cell[verb.argument(action)]
            if cell < 0:
                return Reason(Message("clash.reason.no_such_cell"), "map")
            return _or_no_actions(state, ask(state, seat, cell))
    if ADVANCE.covers(action):
        return _or_no_actions(state, advances.why_not_buy(state, seat, ADVANCE.argument(action)))
    if action == MOVE_ACTION:
        return _or_no_actions(state, move_reasons.why_not_move(state, seat))
    if action == CHEER_ACTION:
        return _or_no_actions(state, why_nobody_cheers(state, seat))
    if PLAY.covers(action):
        return card_reasons.why_not_play(state, seat, PLAY.argument(action))
    if CLAIM.covers(action):
        return why_not_claim(state, seat, action)
    if WIELD.covers(action):
        return acts.why_not(state, seat, WIELD.argument(action))
    if OFFER.covers(action):
        return why_not_offer(state, seat, OFFER.argument(action))
    if action == END_ACTION:
        return Reason(Message("clash.reason.must_act", left=state.actions_left), "turn")
    for verb, wonder, bit in BY_WONDER:
        if verb.covers(action):
            if not holds(state, seat, wonder):
                return Reason(Message("clash.reason.needs_wonder", wonder=wonder_name(wonder)), "wonders")
            if state.used & bit:
                return Reason(Message("clash.reason.not_again"), "wonders")
    if BORROW.covers(action):
        name = advance_name(BORROW.argument(action))
        return Reason(Message("clash.reason.has_advance", advance=name), "wonders")
    if SACRIFICE.covers(action):
        return Reason(Message("clash.reason.not_in_hand"), "objectives")
    return why_not_ability(state, seat, action)


def _or_no_actions(state: "ClashState", reason: Reason) -> Reason:
    if reason is OK or state.actions_left <= 0:
        return Reason(Message("clash.reason.no_actions"), "turn")
    return reason


def _why_not_collect(state: "ClashState", seat: int, cell: int) -> Reason:
    reason = cities.why_not_activate(state, seat, cell)
    if reason is OK and state.used & once.FREE_COLLECTED:
        return Reason(Message("clash.reason.only_collect"), "collect")
    return reason


def _why_not_construct(state: "ClashState", seat: int, cell: int) -> Reason:
    reason = cities.why_not_activate(state, seat, cell)
    if reason is OK:
        reason = build.why_not_construct(state, seat, cell)
    if reason is OK and not build.buildings_for(state, seat, cell):
        return build.why_no_building(state, seat, cell)
    return reason


def _why_not_recruit(state: "ClashState", seat: int, cell: int) -> Reason:
    reason = cities.why_not_activate(state, seat, cell)
    if reason is OK and not recruits.hirable(state, seat, cell):
        return recruits.why_no_unit(state, seat, cell)
    return reason


def _why_not_raise(state: "ClashState", seat: int, cell: int) -> Reason:
    reason = cities.why_not_activate(state, seat, cell)
    if reason is OK:
        reason = build.why_not_raise(state, seat, cell)
    if reason is OK and not build.wonders_for(state, seat, cell):
        return build.why_no_wonder(state, seat, cell)
    return reason


IN_CITIES: Final[tuple[tuple[Verb, Ask], ...]] = (
    (COLLECT, _why_not_collect),
    (CONSTRUCT, _why_not_construct),
    (RECRUIT, _why_not_recruit),
    (RAISE, _why_not_raise),
    (FOUND, build.why_not_found),
    (INFLUENCE, influences.why_not_influence),
)


def why_nobody_cheers(state: "ClashState", seat: int) -> Reason:
    """Why the mood of no city can be improved: the city that would cost least tells it."""
    reasons = [moods.why_not_cheer(state, seat, cell) for cell in cells_of(state.nations[seat].cities)]
    prices = [reason for reason in reasons if "price" in reason.message.args]
    if prices:
        return min(prices, key=lambda reason: int(reason.message.args["price"]))
    return Reason(Message("clash.reason.nobody_to_cheer"), "mood")


def why_not_claim(state: "ClashState", seat: int, action: int) -> Reason:
    """Why an objective is not claimed now: some are claimed in the status phase alone."""
    card, half = CLAIM.pair(action)
    objective = OBJECTIVES_OF[card][half]
    if card in state.nations[seat].objectives and OBJECTIVE_WHEN[objective] == "status_phase":
        name = objective_name(objective)
        return Reason(Message("clash.reason.in_status_phase", objective=name), "objectives")
    return objectives.why_not_claim(state, seat, action)


def why_not_offer(state: "ClashState", seat: int, other: int) -> Reason:
    if other == seat or other >= state.seats:
        return Reason(Message("clash.reason.no_partner", seat=seat_name(other)), "trade")
    if not state.settings & TRADE:
        return Reason(Message("clash.reason.without_trade"), "trade")
    return Reason(Message("clash.reason.offers_made", count=trade.MOST_OFFERS), "trade")


def why_not_ability(state: "ClashState", seat: int, action: int) -> Reason:
    """Why what an advance lets do is not possible."""
    nation = state.nations[seat]
    for verb, needed, bit, kind, price in ABILITIES:
        if not verb.covers(action):
            continue
        if not nation.has(needed):
            return Reason(Message("clash.reason.needs_advance", advance=advance_name(needed)), "advances")
        if state.used & bit:
            return Reason(Message("clash.reason.not_again"), "advances")
        owned = payment.tokens(state, seat, kind)
        if owned < price:
            lacked = (price - owned) * ONE_OF[kind]
            return Reason(payment.unpaid_tokens(price * ONE_OF[kind], lacked), "advances")
        if verb in TAKES_ACTION and state.actions_left <= 0:
            return Reason(Message("clash.reason.no_actions"), "turn")
        return why_not_with(state, seat, action)
    return not_now("turn")


def why_not_with(state: "ClashState", seat: int, action: int) -> Reason:
    """What else stands against something that an advance lets do, and that is paid."""
    if BARTER.covers(action):
        return Reason(Message("clash.reason.not_in_hand"), "cards")
    if DRAMA.covers(action):
        kind = CULTURE if DRAMA.argument(action) == 0 else MOOD
        return Reason(payment.unpaid_tokens(ONE_OF[kind], ONE_OF[kind]), "advances")
    if action == VOTE.of():
        return Reason(Message("clash.reason.nobody_to_cheer"), "mood")
    for verb in (ARTS, GAMES, MARKET):
        if verb.covers(action):
            cell = state.map.layout.cell[verb.argument(action)]
            if cell < 0:
                return Reason(Message("clash.reason.no_such_cell"), "map")
            return _why_not_there(state, seat, verb, cell)
    return not_now("advances")


def _why_not_there(state: "ClashState", seat: int, verb: Verb, cell: int) -> Reason:
    if verb == ARTS:
        return influences.why_not_influence(state, seat, cell, kept=1)
    if verb == GAMES:
        return moods.why_not_delight(state, seat, cell)
    reason = cities.why_not_activate(state, seat, cell)
    if reason is OK:
        return Reason(Message("clash.reason.collected_already"), "collect")
    return reason


# What it costs


def explain(state: "ClashState", seat: int, action: int) -> list[Line]:
    """What an action costs besides the action itself, as far as it is known before it is begun."""
    if ADVANCE.covers(action):
        return bill.advance_bill(state, seat, ADVANCE.argument(action))
    if PLAY.covers(action):
        return bill.card_bill(PLAY.argument(action))
    if DRAMA.covers(action):
        return bill.token_bill(CULTURE if DRAMA.argument(action) == 0 else MOOD, 1)
    for verb, _, _, kind, price in ABILITIES:
        if verb.covers(action):
            return bill.token_bill(kind, price) + explain_place(state, seat, action)
    return explain_place(state, seat, action)


def explain_place(state: "ClashState", seat: int, action: int) -> list[Line]:
    """What it costs to do something in a city: culture for the distance, or the mood of a city that works
    again."""
    for verb in (INFLUENCE, ARTS, COLLECT, CONSTRUCT, RECRUIT, RAISE, MARKET):
        if verb.covers(action):
            cell = state.map.layout.cell[verb.argument(action)]
            if verb in (INFLUENCE, ARTS) and cell >= 0:
                is_there = state.cities[cell] or influences.convertible(state, seat, cell)
                return bill.influence_bill(state, seat, cell) if is_there else []
            if cell < 0 or not state.cities[cell]:
                return []
            return bill.activation_bill(state, cell)
    return []
