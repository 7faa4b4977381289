"""Claiming objectives: a choice, one claim for one name and deed."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.core.frame import SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, deeds, payment
from tessera.games.clash.catalog import HALVES, OBJECTIVES, OBJECTIVES_OF, ONE_OF
from tessera.games.clash.names import objective_name
from tessera.games.clash.notation import CLAIM, DONE_ACTION
from tessera.games.clash.rules import instants
from tessera.games.clash.rules import objectives as rules

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


class ClaimAll(SeatFrame["ClashState"]):
    """Which objective is claimed in the status phase, one after another. Who holds such cards is asked,
    whatever they are."""

    def __init__(self, seat: int, claimed: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.claimed = claimed
        """The objectives of this phase; each name counts once."""

    def is_open(self, state: "ClashState", objective: int) -> bool:
        if self.claimed:
            name = OBJECTIVES[objective]
            names = {OBJECTIVES[each] for each in self.claimed}
            if name in names or any(name in pair and names & pair for pair in rules.TOGETHER):
                return False
        return rules.is_reached(state, self.seat, objective)

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        listed = [
            CLAIM.of_pair(card, half)
            for card in state.nations[seat].objectives
            for half in range(HALVES)
            if self.is_open(state, OBJECTIVES_OF[card][half])
        ]
        return [*listed, DONE_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        if action == DONE_ACTION:
            state.finish()
            return
        card, half = CLAIM.pair(action)
        objective = OBJECTIVES_OF[card][half]
        price = rules.PRICES.get(OBJECTIVES[objective])
        if price is not None:
            payment.spend(state, seat, ONE_OF[price] * rules.HOARD_PRICE)
        claim(state, seat, card, half)
        if state.nations[seat].objectives:
            state.replace(ClaimAll(seat, (*self.claimed, objective)))
        else:
            state.finish()

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.claim")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        return [
            CLAIM.of_pair(card, half) for card in state.nations[seat].objectives for half in range(HALVES)
        ]

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return why_not_claim(state, seat, action)

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return hoard_bill(action) if CLAIM.covers(action) else []


def hoard_bill(action: int) -> list[Line]:
    """What a hoard costs that is an objective."""
    card, half = CLAIM.pair(action)
    price = rules.PRICES.get(OBJECTIVES[OBJECTIVES_OF[card][half]])
    return bill.stock_bill(ONE_OF[price] * rules.HOARD_PRICE) if price is not None else []


def why_not_claim(state: "ClashState", seat: int, action: int) -> Reason:
    if not CLAIM.covers(action):
        return not_now("objectives")
    card, half = CLAIM.pair(action)
    if card not in state.nations[seat].objectives:
        return Reason(Message("clash.reason.not_in_hand"), "objectives")
    name = objective_name(OBJECTIVES_OF[card][half])
    return Reason(Message("clash.reason.not_reached", objective=name), "objectives")


def begin_claims(state: "ClashState") -> bool:
    """Who has reached something that others' turns brought, or an event, may claim it before all goes on.

    Everybody can see who has; so all of them with objectives are asked, whatever those are.
    """
    asked = [
        seat
        for seat in range(state.seats)
        if seat != state.active
        and state.nations[seat].objectives
        and not deeds.amounts(state, deeds.DECLINED, seat)
        and instants.open_now(state, seat)
    ]
    for seat in reversed(asked):
        state.push(ClaimNow(seat))
    return bool(asked)


class ClaimNow(SeatFrame["ClashState"]):
    """Which objective is claimed for a deed outside of one's own turn."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [*[CLAIM.of_pair(card, half) for card, half in instants.claimable(state, seat)], DONE_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        if action == DONE_ACTION:
            state.finish()
            deeds.note(state, deeds.DECLINED, seat, 0)
            return
        card, half = CLAIM.pair(action)
        claim(state, seat, card, half)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.claim")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        return [
            CLAIM.of_pair(card, half) for card in state.nations[seat].objectives for half in range(HALVES)
        ]

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return why_not_claim(state, seat, action)


def claim(state: "ClashState", seat: int, card: int, half: int) -> None:
    """An objective is reached: its card lies open before the seat."""
    nation = state.nations[seat]
    nation.objectives = without(nation.objectives, card)
    nation.claimed = (*nation.claimed, card * HALVES + half)
    objective = OBJECTIVES_OF[card][half]
    deeds.note(state, deeds.CLAIMED, seat, deeds.missed(state, seat, card, half), objective)
    if OBJECTIVES[objective] == "city_founder":
        deeds.note(state, deeds.SETTLED_AFAR, seat, 0)
    state.reveal()
    if state.sink is not None:
        state.tell("claimed", seat=seat, objective=objective)
