"""Why an action card cannot be played now: for people who ask. Whether it can is told by `plays.CARDS`."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason
from tessera.games.clash import catalog as box
from tessera.games.clash import deeds, once, payment
from tessera.games.clash.catalog import CULTURE, INFANTRY, ONE_CULTURE, SETTLER
from tessera.games.clash.frames import construct, lessons, mercenaries, plays
from tessera.games.clash.layout import LABELS
from tessera.games.clash.names import because, building_name, unit_name
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import modified
from tessera.games.clash.rules import advances

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

Why = Callable[["ClashState", int], Reason]


def why_not_play(state: "ClashState", seat: int, card: int) -> Reason:
    """Why a seat cannot play a card in its turn."""
    if card not in state.nations[seat].hand:
        return Reason(Message("clash.reason.not_in_hand"), "cards")
    is_action = card >= box.ACTION_CARD_COUNT or box.EFFECT_IS_ACTION[box.CARD_EFFECT[card]]
    if is_action and state.actions_left <= 0 and not modified(state, seat, modifiers.FREE_CARDS, 0):
        return Reason(Message("clash.reason.no_actions"), "turn")
    return why_no_effect(state, seat, card)


def why_no_effect(state: "ClashState", seat: int, card: int) -> Reason:
    """Why a seat cannot play an action card of its hand, whatever actions are left."""
    effect = box.CARD_EFFECT[card]
    if not plays.CARDS[box.EFFECTS[effect]][0](state, seat):
        return WHY[box.EFFECTS[effect]](state, seat)
    price, owned = box.EFFECT_CULTURE[effect], payment.tokens(state, seat, CULTURE)
    return Reason(payment.unpaid_tokens(price * ONE_CULTURE, (price - owned) * ONE_CULTURE), "cards")


def _nothing_to_learn(state: "ClashState", seat: int) -> Reason:
    return Reason(Message("clash.reason.nothing_to_learn"), "cards")


def _nobody_near(state: "ClashState", seat: int) -> Reason:
    if not lessons.seats_near(state, seat):
        return Reason(Message("clash.reason.nobody_near", steps=lessons.NEAR), "cards")
    return Reason(Message("clash.reason.nothing_to_learn_there"), "cards")


def _no_victory(state: "ClashState", seat: int) -> Reason:
    if deeds.victories(state, seat):
        return Reason(Message("clash.reason.victory_used"), "cards")
    return Reason(Message("clash.reason.no_victory"), "cards")


def _no_hero(state: "ClashState", seat: int) -> Reason:
    if deeds.victories(state, seat) > plays.has_played(state, seat, "hero_general"):
        return Reason(Message("clash.reason.all_happy"), "cards")
    return _no_victory(state, seat)


def _no_academy(state: "ClashState", seat: int) -> Reason:
    return Reason(Message("clash.reason.no_such_building", building=building_name(box.ACADEMY)), "cards")


def _no_victim(state: "ClashState", seat: int) -> Reason:
    return Reason(Message("clash.reason.no_victim"), "cards")


def _has_acted(state: "ClashState", seat: int) -> Reason:
    return Reason(Message("clash.reason.only_first"), "cards")


def _no_teacher(state: "ClashState", seat: int) -> Reason:
    if lessons.teacher(state, seat) == box.NOBODY:
        return Reason(Message("clash.reason.no_captured_city"), "cards")
    return Reason(Message("clash.reason.nothing_to_learn_there"), "cards")


def _no_militia(state: "ClashState", seat: int) -> Reason:
    if not state.nations[seat].units_left(INFANTRY):
        return Reason(Message("clash.reason.none_in_supply", unit=unit_name(INFANTRY)), "cards")
    return Reason(Message("clash.reason.no_room_in_cities", limit=box.STACK), "cards")


def _nothing_to_buy(state: "ClashState", seat: int) -> Reason:
    if not advances.gainable(state.nations[seat]):
        return _nothing_to_learn(state, seat)
    if not advances.affordable(state, seat):
        return Reason(advances.unpaid(state, seat), "cards")
    return Reason(Message("clash.reason.no_synergy"), "cards")


def _no_plans(state: "ClashState", seat: int) -> Reason:
    if not state.nations[seat].objectives:
        return Reason(Message("clash.reason.no_objectives"), "cards")
    return Reason(Message("clash.reason.no_objectives_left"), "cards")


def _nothing_to_explore(state: "ClashState", seat: int) -> Reason:
    return Reason(Message("clash.reason.nothing_to_explore", unit=unit_name(SETTLER)), "cards")


def _no_mercenaries(state: "ClashState", seat: int) -> Reason:
    if not mercenaries.hirable(state, seat):
        return Reason(Message("clash.reason.no_mercenaries"), "cards")
    return Reason(Message("clash.reason.no_wages"), "cards")


def _no_takeover(state: "ClashState", seat: int) -> Reason:
    if state.used & once.INFLUENCED:
        return Reason(Message("clash.reason.influenced_already"), "influence")
    return Reason(Message("clash.reason.card_waits"), "cards")


def _no_site(state: "ClashState", seat: int) -> Reason:
    label, any_kind = state.map.layout.label, construct.ANY_BUILDING
    reasons = [
        (
            LABELS[label[cell]],
            construct.why_not_there(state, seat, cell, any_kind, is_free=True),
        )
        for cell in cells_of(state.nations[seat].cities)
    ]
    parts = because([(name, reason.message) for name, reason in reasons])
    return Reason(Message("clash.reason.no_site", parts=parts), "construct")


def _card_waits(state: "ClashState", seat: int) -> Reason:
    return Reason(Message("clash.reason.card_waits"), "cards")


WHY: Final[dict[str, Why]] = {
    "quick_advance": _nothing_to_learn,
    "inspiration": _nobody_near,
    "hero_general": _no_hero,
    "ideas": _no_academy,
    "great_ideas": _no_victory,
    "assassination": _no_victim,
    "negotiations": _has_acted,
    "teach_us": _no_teacher,
    "militia": _no_militia,
    "technology_trade": _nobody_near,
    "synergies": _nothing_to_buy,
    "new_ideas": _nothing_to_buy,
    "new_plans": _no_plans,
    "explorer": _nothing_to_explore,
    "mercenaries": _no_mercenaries,
    "cultural_takeover": _no_takeover,
    "city_development": _no_site,
    "production_focus": _card_waits,
    "mass_production": _card_waits,
}
"""The condition of each effect that has one, as what is missing for it."""
