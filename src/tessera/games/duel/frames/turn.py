"""A turn: build, discard, begin a wonder, or activate a card of the pantheon."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import OK, Line, Message, Reason
from tessera.games.duel import bill, construction
from tessera.games.duel.catalog import (
    CHAIN_NEEDED,
    ENGINEERING,
    ENGINEERING_PRICE,
    OFFERING_TOTAL,
    SANCTUARY,
    SANCTUARY_DISCOUNT,
)
from tessera.games.duel.city import EMPTY
from tessera.games.duel.frames import summoning, tokens
from tessera.games.duel.frames.wonders import begin_wonder
from tessera.games.duel.market import price_list
from tessera.games.duel.names import card_name, god_name, wonder_name
from tessera.games.duel.notation import ACTIVATE, BUILD, DISCARD, ENGINEER, RAISE
from tessera.games.duel.rules import (
    activation_cost,
    card_price,
    engineering_helps,
    offering_total,
    wonder_price,
)

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

FIRST_AGE_OF_GODS: Final = 2


# The verbs of a turn are the first of the vocabulary: a card is the action that discards it, and the
# item of a wonder the action that builds it.
FIRST_RAISE: Final = RAISE.first
FIRST_BUILD: Final = BUILD.first
FIRST_ENGINEER: Final = ENGINEER.first
FIRST_ACTIVATE: Final = ACTIVATE.first


class Turn(SeatFrame["DuelState"]):
    """The active seat chooses what to do. Its list is the hottest code of the game."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        city = state.cities[seat]
        prices = city.prices or price_list(city, state.cities[1 - seat])
        purse = city.coins + city.sheltered
        opened = state.opened
        listed = opened.copy()  # all of them may be discarded
        for card in opened:
            if prices[card] <= purse or CHAIN_NEEDED[card] & city.chains:
                listed.append(FIRST_BUILD + card)
        for item in city.plans:
            if prices[item] <= purse:
                listed.append(item)
        pantheon = state.pantheon
        if pantheon is not None:
            if city.progress & ENGINEERING:  # which comes with the expansion
                for card in opened:
                    if engineering_helps(state, seat, card):
                        listed.append(FIRST_ENGINEER + card)
            calls = pantheon.calls[seat]
            if calls:
                most = purse
                if city.offerings:
                    most += OFFERING_TOTAL[city.offerings]
                if SANCTUARY in city.wonders:
                    most += SANCTUARY_DISCOUNT
                for cost, action in calls:
                    if cost <= most:
                        listed.append(action)
        return listed

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        if action < FIRST_RAISE:
            construction.take_from_structure(state, action)
            state.discards.append(action)
            city = state.cities[seat]
            city.coins += city.income
            if state.sink is not None:
                state.tell("discarded", seat=seat, card=action, coins=city.income)
            end_turn(state, chance)
            return
        stack = state.stack
        stack[-1] = BETWEEN_TURNS
        if action < FIRST_BUILD:
            begin_wonder(state, seat, action - FIRST_RAISE, chance)
        elif action < FIRST_ENGINEER:
            construction.build_from_structure(state, seat, action - FIRST_BUILD, chance)
        elif action < FIRST_ACTIVATE:
            construction.build_by_engineering(state, seat, action - FIRST_ENGINEER, chance)
        else:
            summoning.activate(state, seat, action - FIRST_ACTIVATE, chance)
        if stack and stack[-1] is BETWEEN_TURNS:
            end_turn(state, chance)  # at once: most turns ask nothing more

    def prompt(self, state: "DuelState", seat: int) -> Message:
        pantheon = state.pantheon
        gods = len(pantheon.calls[seat]) if pantheon is not None and state.age >= FIRST_AGE_OF_GODS else 0
        return Message("duel.prompt.turn", gods=gods)

    def begins_turn(self) -> bool:
        return True

    def options(self, state: "DuelState", seat: int) -> list[int]:
        visible = [card for card in state.structure if card >= 0]
        options = [BUILD.of(card) for card in visible]
        if state.cities[seat].has(ENGINEERING):
            options.extend([ENGINEER.of(card) for card in visible])
        options.extend([DISCARD.of(card) for card in visible])
        options.extend(state.cities[seat].plans)
        pantheon = state.pantheon
        if pantheon is not None and state.age >= FIRST_AGE_OF_GODS:
            options.extend([ACTIVATE.of(god) for god in pantheon.slots if god != EMPTY])
        return options

    def why_not(self, state: "DuelState", seat: int, action: int) -> Reason:
        if BUILD.covers(action):
            card = BUILD.argument(action)
            blocked = why_not_take(state, card)
            return blocked if blocked is not OK else why_not_pay(state, seat, card_price(state, seat, card))
        if ENGINEER.covers(action):
            return why_not_engineer(state, seat, ENGINEER.argument(action))
        if DISCARD.covers(action):
            return why_not_take(state, DISCARD.argument(action))
        if RAISE.covers(action):
            return why_not_raise(state, seat, RAISE.argument(action))
        if ACTIVATE.covers(action):
            return why_not_activate(state, seat, ACTIVATE.argument(action))
        return Reason(Message("duel.reason.not_in_a_turn"), "turn")

    def explain(self, state: "DuelState", seat: int, action: int) -> list[Line]:
        if BUILD.covers(action):
            return bill.card_bill(state, seat, BUILD.argument(action))
        if ENGINEER.covers(action):
            return [Line(Message("duel.bill.engineering"), ENGINEERING_PRICE)]
        if DISCARD.covers(action):
            return bill.discard_bill(state, seat)
        if RAISE.covers(action):
            return bill.wonder_bill(state, seat, RAISE.argument(action))
        if state.pantheon is not None and ACTIVATE.argument(action) in state.pantheon.slots:
            return bill.activation_bill(state, seat, state.pantheon.slots.index(ACTIVATE.argument(action)))
        return []


class BetweenTurns(Frame["DuelState"]):
    """Between two turns: tokens are taken, cards are turned up, and somebody plays next."""

    def run(self, state: "DuelState", chance: Chance) -> None:
        end_turn(state, chance)


def end_turn(state: "DuelState", chance: Chance) -> None:
    """Carry out `BetweenTurns` in the place of the frame on top of the stack."""
    freed = state.freed
    if freed:
        pantheon = state.pantheon
        if pantheon is not None and pantheon.tokens:
            for _, slot in freed:
                if slot in pantheon.tokens:
                    state.stack[-1] = BETWEEN_TURNS
                    tokens.take_token(state, slot, chance)
                    return
        opened = state.opened
        structure = state.structure
        for place, slot in freed:
            card = structure[slot]
            if card < 0:
                card = construction.draw_card(state, slot, chance)
                if state.sink is not None:
                    state.tell("turned_up", card=card)
            opened.insert(place, card)
        state.freed = ()
    if state.layout.width < 2:
        end_last_turn(state, chance)
        return
    if state.again:
        play_again(state)
        active = state.active
    else:
        active = state.active = 1 - state.active
    state.stack[-1] = TURN[active]


def end_last_turn(state: "DuelState", chance: Chance) -> None:
    """The same with one card left, which is discarded if there is no choice, or with none: the age ends."""
    if not state.opened:
        state.stack.pop()
        return
    if state.again:
        play_again(state)
    else:
        state.active = 1 - state.active
    active = state.active
    turn = TURN[active]
    state.stack[-1] = turn
    if card_price(state, active, state.opened[0]) <= state.cities[active].coins:
        return  # it may be built too, as it mostly may: there is no need to list the rest
    actions = turn.actions(state, active)
    if len(actions) == 1:
        chance.forced(active, actions[0])
        turn.answer(state, active, actions[0], chance)


def play_again(state: "DuelState") -> None:
    """The active seat has the next turn too."""
    state.again = False
    if state.sink is not None:
        state.tell("plays_again", seat=state.active)


BETWEEN_TURNS: Final = BetweenTurns()
TURN: Final[list[Turn]] = [Turn(0), Turn(1)]


def why_not_take(state: "DuelState", card: int) -> Reason:
    """Why a card of the structure may not be taken."""
    if card not in state.structure:
        return Reason(Message("duel.reason.not_here", card=card_name(card)), "turn")
    if card not in state.opened:
        return Reason(Message("duel.reason.covered", card=card_name(card)), "turn")
    return OK


def why_not_pay(state: "DuelState", seat: int, price: int) -> Reason:
    """Why a price cannot be paid."""
    purse = state.cities[seat].purse
    if price <= purse:
        return OK
    return Reason(Message("duel.reason.too_dear", price=price, coins=purse, missing=price - purse), "cost")


def why_not_engineer(state: "DuelState", seat: int, card: int) -> Reason:
    blocked = why_not_take(state, card)
    if blocked is not OK or engineering_helps(state, seat, card):
        return blocked
    if not state.cities[seat].has(ENGINEERING):
        return Reason(Message("duel.reason.no_engineering"), "engineering")
    if CHAIN_NEEDED[card] == 0:
        return Reason(Message("duel.reason.no_chain_symbol", card=card_name(card)), "engineering")
    if card_price(state, seat, card) == 0:
        return Reason(Message("duel.reason.free_anyway", card=card_name(card)), "engineering")
    return why_not_pay(state, seat, ENGINEERING_PRICE)


def why_not_raise(state: "DuelState", seat: int, wonder: int) -> Reason:
    """Why a wonder may not be built."""
    name = wonder_name(wonder)
    if RAISE.of(wonder) in state.cities[seat].plans:
        return why_not_pay(state, seat, wonder_price(state, seat, wonder))
    if wonder in state.cities[seat].wonders:
        return Reason(Message("duel.reason.already_built", wonder=name), "wonders")
    if wonder in state.retired:
        return Reason(Message("duel.reason.retired", wonder=name), "wonders")
    return Reason(Message("duel.reason.not_your_wonder", wonder=name), "wonders")


def why_not_activate(state: "DuelState", seat: int, god: int) -> Reason:
    """Why a card of the pantheon may not be activated."""
    pantheon = state.pantheon
    if pantheon is None:
        return Reason(Message("duel.reason.no_pantheon"), "pantheon")
    if state.age < FIRST_AGE_OF_GODS:
        return Reason(Message("duel.reason.gods_sleep"), "pantheon")
    if god not in pantheon.slots:
        return Reason(Message("duel.reason.not_in_pantheon", god=god_name(god)), "pantheon")
    cost = activation_cost(state, seat, pantheon.slots.index(god))
    return why_not_pay(state, seat, cost - offering_total(state.cities[seat]))
