"""A turn: to build a card of the hand, to build one face down, or to make an offering."""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import OK, Line, Message, Reason, not_now
from tessera.games.deus import bill, construction, preview, rules
from tessera.games.deus.catalog import COLOUR, TYPE_COUNT
from tessera.games.deus.empire import NO_CARD
from tessera.games.deus.frames import build, offer
from tessera.games.deus.names import card_name
from tessera.games.deus.notation import BUILD, OFFER, WILD_BUILD
from tessera.games.deus.rules import (
    buildable,
    why_not_build,
    why_not_place,
    wild_columns,
    wild_price,
)

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


class Turn(SeatFrame["DeusState"]):
    """The action of a turn. It is asked even of a hand that leaves one: silence would tell the hand."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        listed = buildable(state, seat)
        if state.has_wild:
            listed.extend([WILD_BUILD.of(colour) for colour in wild_columns(state, seat)])
        before = NO_CARD
        for card in state.empires[seat].hand:
            if card != before:
                listed.append(OFFER.first + card)
                before = card
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if BUILD.covers(action):
            begin_building(state, seat, BUILD.argument(action), chance)
        elif OFFER.covers(action):
            offer.begin_offering(state, seat, OFFER.argument(action), chance)
        else:
            build.begin_hiding(state, seat, WILD_BUILD.argument(action), chance)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.turn")

    def begins_turn(self) -> bool:
        return True

    def seen(self, state: "DeusState", seat: int | None, board: dict[str, Any]) -> None:
        if seat == self.seat:
            board["plans"] = preview.plans(state, seat)
            board["gifts"] = preview.gifts(state, seat)

    def options(self, state: "DeusState", seat: int) -> list[int]:
        hand = list(dict.fromkeys(state.empires[seat].hand))
        listed = [BUILD.of(card) for card in hand]
        if state.has_wild:
            listed.extend([WILD_BUILD.of(colour) for colour in range(TYPE_COUNT)])
        return [*listed, *[OFFER.of(card) for card in hand]]

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        empire = state.empires[seat]
        if BUILD.covers(action) and BUILD.argument(action) in empire.hand:
            return why_not_build(state, seat, BUILD.argument(action))
        if BUILD.covers(action) or OFFER.covers(action):
            card = (BUILD if BUILD.covers(action) else OFFER).argument(action)
            return Reason(Message("deus.reason.not_in_hand", card=card_name(card)), "turn")
        if WILD_BUILD.covers(action):
            if not state.has_wild:
                return Reason(Message("deus.reason.no_wild"), "wild")
            if empire.hidden != NO_CARD:
                return Reason(Message("deus.reason.wild_used"), "wild")
            reason = why_not_place(state, seat, WILD_BUILD.argument(action))
            if reason is not OK:
                return reason
            price = wild_price(empire, WILD_BUILD.argument(action))
            return Reason(Message("deus.reason.no_gold", gold=price, owned=empire.gold), "wild")
        return not_now("turn")

    def explain(self, state: "DeusState", seat: int, action: int) -> list[Line]:
        if BUILD.covers(action):
            return bill.cost_bill(state.empires[seat], BUILD.argument(action))
        if WILD_BUILD.covers(action):
            return bill.wild_bill(state.empires[seat], WILD_BUILD.argument(action))
        return []


def begin_building(state: "DeusState", seat: int, card: int, chance: Chance) -> None:
    """A card is played and paid for; how is asked only if there is a choice."""
    construction.play_card(state, seat, card)
    empire = state.empires[seat]
    if rules.has_choice_of_payment(empire, card):
        state.push(build.Pay(seat, card))
    else:
        construction.pay(state, seat, card, rules.held_of_cost(empire, card))
        build.begin_placing(state, seat, COLOUR[card], chance)
