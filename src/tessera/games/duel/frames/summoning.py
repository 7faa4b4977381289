"""Activating cards of the pantheon, and gods straight from their decks: Gate and Divine Theater."""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.core.frame import SeatFrame
from tessera.core.message import Message
from tessera.games.duel import construction, effects
from tessera.games.duel.catalog import ENKI, ENKI_TOKENS, GATE, GODS, MYTHOLOGY_OF, OFFERINGS, PROGRESS
from tessera.games.duel.names import god_name, mythology_name
from tessera.games.duel.notation import OFFER, OPEN_DECK, PAY, PUT_ON_TOP, SUMMON
from tessera.games.duel.pantheon import BOTH_SEATS
from tessera.games.duel.rules import activation_cost

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState

FIRST_OFFER: Final = OFFER.first
PAY_COINS: Final = PAY.of()


def activate(state: "DuelState", seat: int, god: int, chance: Chance) -> None:
    """Activate what lies in a slot, paying with coins and, as the seat chooses, offerings."""
    assert state.pantheon is not None
    cost = activation_cost(state, seat, state.pantheon.slots.index(god))
    city = state.cities[seat]
    if cost and city.offerings:
        answers = 2 if cost <= city.purse else 0  # to pay, or to offer first
        state.ask(PayActivation(seat, god, cost, 0), chance, answers)
    else:
        pay_and_receive(state, seat, god, cost, chance)


class PayActivation(SeatFrame["DuelState"]):
    """The seat may discard offerings, smaller ones first, to lower the cost that is left."""

    def __init__(self, seat: int, god: int, cost: int, smallest: int) -> None:
        super().__init__(seat)
        self.god = god
        self.cost = cost
        self.smallest = smallest
        """Offerings below this one have been passed over."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        city = state.cities[seat]
        missing = self.cost - city.purse
        actions: list[int] = [] if missing > 0 else [PAY_COINS]
        for offering in reversed(city.offerings):
            missing -= OFFERINGS[offering]
            if offering >= self.smallest and missing <= 0:
                actions.append(FIRST_OFFER + offering)
        return actions

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.stack.pop()
        if action == PAY_COINS:
            pay_and_receive(state, seat, self.god, self.cost, chance)
            return
        offering = action - FIRST_OFFER
        city = state.cities[seat]
        city.offerings = without(city.offerings, offering)
        if state.sink is not None:
            state.tell("offered", seat=seat, coins=OFFERINGS[offering])
        cost = max(0, self.cost - OFFERINGS[offering])
        if cost == 0:
            pay_and_receive(state, seat, self.god, 0, chance)
        else:
            state.ask(PayActivation(seat, self.god, cost, offering + 1), chance)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.pay_activation", god=god_name(self.god), cost=self.cost)


def pay_and_receive(state: "DuelState", seat: int, god: int, cost: int, chance: Chance) -> None:
    """Pay what is left, take the card out of its slot and apply it."""
    pantheon = state.pantheon
    assert pantheon is not None
    construction.pay(state.cities[seat], cost)
    pantheon.take(god)
    if state.sink is not None:
        state.tell("activated", seat=seat, god=god, coins=cost)
    receive_god(state, seat, god, chance)


def receive_god(state: "DuelState", seat: int, god: int, chance: Chance) -> None:
    """The card lies before the seat, and its effects apply."""
    city = state.cities[seat]
    city.gods += (god,)
    if god == GATE:
        open_gate(state, seat, chance)
        return
    construction.apply_all(state, seat, effects.ACTS_OF_GOD[god], chance)


def open_gate(state: "DuelState", seat: int, chance: Chance) -> None:
    """The top god of every deck is shown, and one of them activated for free."""
    shown: list[int] = []
    for mythology in decks_with_gods(state):
        shown.extend(show_gods(state, mythology, 1, chance))
    if shown:
        state.ask(Summon(seat, tuple(shown), False), chance, len(shown))


def decks_with_gods(state: "DuelState") -> list[int]:
    """The mythologies whose deck is not empty."""
    if state.pantheon is None:
        return []
    return [mythology for mythology, deck in enumerate(state.pantheon.decks) if deck.top or deck.bag]


def show_gods(state: "DuelState", mythology: int, count: int, chance: Chance) -> tuple[int, ...]:
    """Turn up the top gods of a deck for everybody; they stay on it."""
    pantheon = state.pantheon
    assert pantheon is not None
    shown = pantheon.show(mythology, count, BOTH_SEATS, chance)
    state.reveal()
    if state.sink is not None:
        for god in shown:
            state.tell("god_shown", god=god)
    if ENKI in shown:
        lay_tokens_on_enki(state, chance)
    return shown


def lay_tokens_on_enki(state: "DuelState", chance: Chance) -> None:
    """Whenever Enki is turned up, progress tokens from the box are laid on him."""
    pantheon = state.pantheon
    assert pantheon is not None
    tokens, state.box_progress = state.box_progress.deal(ENKI_TOKENS, chance, PROGRESS)
    pantheon.enki = tuple(sorted(tokens))
    if state.sink is not None:
        for token in tokens:
            state.tell("on_enki", token=token)


class OpenDeck(SeatFrame["DuelState"]):
    """Divine Theater: the seat chooses a mythology, whose whole deck is shown."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return OPEN_DECK.each(decks_with_gods(state))

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        mythology = OPEN_DECK.argument(action)
        assert state.pantheon is not None
        if state.sink is not None:
            state.tell("deck_opened", seat=seat, mythology=mythology)
        shown = show_gods(state, mythology, len(state.pantheon.decks[mythology]), chance)
        state.ask(Summon(seat, shown, True), chance, len(shown))

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.open_deck")


class Summon(SeatFrame["DuelState"]):
    """The seat activates one of the gods that are shown, for free."""

    def __init__(self, seat: int, shown: tuple[int, ...], is_whole_deck: bool) -> None:
        super().__init__(seat)
        self.shown = shown
        self.is_whole_deck = is_whole_deck
        """Whether it is Divine Theater, where the seat orders what it leaves."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return SUMMON.each(self.shown)

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        god = SUMMON.argument(action)
        mythology = MYTHOLOGY_OF[god]
        pantheon = state.pantheon
        assert pantheon is not None
        place = pantheon.decks[mythology].top.index(god)
        deck = pantheon.decks[mythology].without(god)
        known = pantheon.knowers[mythology]
        pantheon.decks[mythology] = deck
        pantheon.knowers[mythology] = known[:place] + known[place + 1 :]
        if ENKI in self.shown and god != ENKI:
            state.box_progress = state.box_progress.shuffle_in(pantheon.enki)
            pantheon.enki = ()
        if state.sink is not None:
            state.tell("summoned", seat=seat, god=god)
        if self.is_whole_deck and len(deck) > 1:
            state.push(OrderGods(seat, mythology, god))
        else:
            receive_god(state, seat, god, chance)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.summon")

    def seen(self, state: "DuelState", seat: int | None, board: dict[str, Any]) -> None:
        board["shown"] = [GODS[god] for god in self.shown]


class OrderGods(SeatFrame["DuelState"]):
    """The seat says, for nobody else to hear, which of the two gods it leaves lies on top, then receives
    its god."""

    def __init__(self, seat: int, mythology: int, god: int) -> None:
        super().__init__(seat)
        self.mythology = mythology
        self.god = god

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        assert state.pantheon is not None
        return PUT_ON_TOP.each(state.pantheon.decks[self.mythology].top)

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        top = PUT_ON_TOP.argument(action)
        pantheon = state.pantheon
        assert pantheon is not None
        mythology = self.mythology
        pantheon.decks[mythology] = pantheon.decks[mythology].without(top).put_on_top(top)
        pantheon.knowers[mythology] = (1 << seat,) * len(pantheon.knowers[mythology])
        if state.sink is not None:
            state.tell("gods_returned", seat=seat, mythology=mythology)
            state.tell_only(seat, "put_on_top", seat=seat, god=top)
        receive_god(state, seat, self.god, chance)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.order_gods", mythology=mythology_name(self.mythology))

    def seen(self, state: "DuelState", seat: int | None, board: dict[str, Any]) -> None:
        board["shown"] = [GODS[self.god]]

    def parts(self) -> dict[str, tuple[int, ...]]:
        return {"gods": (self.god,)}
