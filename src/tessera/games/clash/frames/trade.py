"""Trade between players: one seat composes an offer, the other takes it or leaves it.

Nothing changes hands before an offer is taken; cards stay in their hands until then. A card is offered
shown or not: only who gets it sees a shown one. Cards are asked for by their kind; who takes the offer
chooses which ones go.
"""

from typing import TYPE_CHECKING, Any, Final

from tessera.core import purse
from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import once
from tessera.games.clash.catalog import GOODS, ONE_OF
from tessera.games.clash.held import held_by, is_open, kind_of, learn, pass_on
from tessera.games.clash.notation import (
    ADD,
    DONE_ACTION,
    GIVE,
    HELD,
    KINDS_OF_CARDS,
    SHOW,
    SKIP_ACTION,
    USE_ACTION,
    WANT,
    WANT_CARD,
)
from tessera.games.clash.settings import TRADE

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

MOST_OFFERS: Final = 3
"""That a seat makes in a turn."""
MOST_CARDS: Final = 4
"""On each side of an offer."""
KINDS: Final = len(KINDS_OF_CARDS)

Deal = tuple[int, int, tuple[int, ...], int, tuple[int, ...]]
"""The goods that are given and wanted, as stocks; the cards that are given, and which of them are shown, as a
set of their places; how many cards of each kind are wanted."""
GIVEN: Final = 0
WANTED: Final = 1
CARDS_GIVEN: Final = 2
SHOWN: Final = 3
CARDS_WANTED: Final = 4
NO_DEAL: Final[Deal] = (0, 0, (), 0, (0, 0, 0))


def partners(state: "ClashState", seat: int) -> list[int]:
    """To whom a seat may make another offer in this turn."""
    if not state.settings & TRADE or offers_made(state) >= MOST_OFFERS:
        return []
    return [other for other in range(state.seats) if other != seat]


def offers_made(state: "ClashState") -> int:
    return state.used >> once.OFFERS_SHIFT & once.OFFERS_MASK


def begin(state: "ClashState", seat: int, other: int) -> None:
    """A seat begins to compose an offer."""
    state.used += 1 << once.OFFERS_SHIFT
    state.push(Compose(seat, other, NO_DEAL))


def held_counts(state: "ClashState", seat: int) -> tuple[int, int, int]:
    """How many cards of each kind a seat holds: everybody can count them."""
    nation = state.nations[seat]
    return len(nation.hand), len(nation.objectives), len(nation.wonder_cards)


class Compose(SeatFrame["ClashState"]):
    """What is added to an offer, until it is made or dropped."""

    def __init__(self, seat: int, other: int, deal: Deal) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.other = other
        self.deal = deal

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        given, wanted, cards, _, asked = self.deal
        own, theirs = state.nations[seat], state.nations[self.other]
        listed = [SKIP_ACTION]
        if self.deal != NO_DEAL:
            listed.append(DONE_ACTION)
        listed.extend(
            ADD.each([kind for kind in range(len(GOODS)) if own.amount(kind) > purse.amount(given, kind)])
        )
        listed.extend(
            WANT.each(
                [kind for kind in range(len(GOODS)) if theirs.amount(kind) > purse.amount(wanted, kind)]
            )
        )
        if len(cards) < MOST_CARDS:
            free = [held for held in held_by(state, seat) if held not in cards]
            listed.extend([*GIVE.each([held for held in free if not is_open(held)]), *SHOW.each(free)])
        if sum(asked) < MOST_CARDS:
            counts = held_counts(state, self.other)
            listed.extend(WANT_CARD.each([kind for kind in range(KINDS) if asked[kind] < counts[kind]]))
        return listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        if action == SKIP_ACTION:
            state.finish()
            return
        if action == DONE_ACTION:
            state.replace(Consider(self.other, seat, self.deal))
            if state.sink is not None:
                state.tell("offered", seat=seat, other=self.other)
            return
        given, wanted, cards, shown, asked = self.deal
        if ADD.covers(action):
            given += ONE_OF[ADD.argument(action)]
        elif WANT.covers(action):
            wanted += ONE_OF[WANT.argument(action)]
        elif WANT_CARD.covers(action):
            kind = WANT_CARD.argument(action)
            asked = tuple([number + (1 if each == kind else 0) for each, number in enumerate(asked)])
        else:
            is_shown = SHOW.covers(action)
            shown |= 1 << len(cards) if is_shown else 0
            cards = (*cards, SHOW.argument(action) if is_shown else GIVE.argument(action))
        state.replace(Compose(seat, self.other, (given, wanted, cards, shown, asked)))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.compose")

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        board["offer"] = {"seat": self.seat, "other": self.other}
        if seat == self.seat:
            board["offer"].update(deal_data(self.deal, sees_all=True, sees_shown=True))

    def guessed(self, state: "ClashState", seat: int, chance: Chance) -> "Compose":
        return self if seat == self.seat else Compose(self.seat, self.other, NO_DEAL)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if action == DONE_ACTION:
            return Reason(Message("clash.reason.empty_offer"), "trade")
        if ADD.covers(action) or GIVE.covers(action) or SHOW.covers(action):
            return Reason(Message("clash.reason.not_yours_to_give"), "trade")
        if WANT.covers(action) or WANT_CARD.covers(action):
            return Reason(Message("clash.reason.not_theirs_to_give"), "trade")
        return not_now("trade")


def deal_data(deal: Deal, sees_all: bool, sees_shown: bool) -> dict[str, Any]:
    """What somebody sees of an offer: a card that is hidden is told by its kind."""
    given, wanted, cards, shown, asked = deal
    return {
        "given": {
            name: purse.amount(given, kind) for kind, name in enumerate(GOODS) if purse.amount(given, kind)
        },
        "wanted": {
            name: purse.amount(wanted, kind) for kind, name in enumerate(GOODS) if purse.amount(wanted, kind)
        },
        "cards": [
            {
                "kind": KINDS_OF_CARDS[kind_of(held)],
                "card": HELD[held] if sees_all or (sees_shown and shown >> place & 1) else "",
            }
            for place, held in enumerate(cards)
        ],
        "cards_wanted": {name: asked[kind] for kind, name in enumerate(KINDS_OF_CARDS) if asked[kind]},
    }


class Consider(SeatFrame["ClashState"]):
    """Whether an offer is taken."""

    def __init__(self, seat: int, giver: int, deal: Deal) -> None:
        super().__init__(seat)
        self.giver = giver
        self.deal = deal

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        if action == SKIP_ACTION:
            state.finish()
            if state.sink is not None:
                state.tell("declined", seat=seat, other=self.giver)
        elif sum(self.deal[CARDS_WANTED]):
            state.replace(Choose(seat, self.giver, self.deal, ()))
        else:
            state.finish()
            exchange(state, self.giver, seat, self.deal, ())

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.consider")

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show_deal(self.giver, self.seat, self.deal, seat, board)

    def guessed(self, state: "ClashState", seat: int, chance: Chance) -> "Consider":
        return Consider(
            self.seat, self.giver, guessed_deal(state, seat, self.giver, self.seat, self.deal, chance)
        )

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("trade")


def show_deal(giver: int, taker: int, deal: Deal, seat: int | None, board: dict[str, Any]) -> None:
    board["offer"] = {"seat": giver, "other": taker}
    board["offer"].update(deal_data(deal, sees_all=seat == giver, sees_shown=seat == taker))


def guessed_deal(state: "ClashState", seat: int, giver: int, taker: int, deal: Deal, chance: Chance) -> Deal:
    """An offer that a seat cannot tell from this one: cards that it does not see are made up of the hand
    that the giver has in the guess."""
    if seat == giver:
        return deal
    given, wanted, cards, shown, asked = deal
    known = tuple(
        [held for place, held in enumerate(cards) if is_open(held) or (seat == taker and shown >> place & 1)]
    )
    learn(state, giver, known)
    made: list[int] = []
    for held in cards:
        if held in known:
            made.append(held)
            continue
        kind = kind_of(held)
        hidden = [
            each
            for each in held_by(state, giver)
            if kind_of(each) == kind and each not in known and each not in made and not is_open(each)
        ]
        made.append(hidden[chance.below(len(hidden))])
    return given, wanted, tuple(made), shown, asked


class Choose(SeatFrame["ClashState"]):
    """Which card goes to who made the offer. It is asked even if there is one: nobody else knows."""

    def __init__(self, seat: int, giver: int, deal: Deal, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.giver = giver
        self.deal = deal
        self.chosen = chosen

    def kind(self) -> int:
        """The kind of the next card."""
        for kind in range(KINDS):
            if sum(1 for held in self.chosen if kind_of(held) == kind) < self.deal[CARDS_WANTED][kind]:
                return kind
        raise AssertionError("all cards are chosen")

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        kind = self.kind()
        return GIVE.each(
            [held for held in held_by(state, seat) if kind_of(held) == kind and held not in self.chosen]
        )

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        chosen = (*self.chosen, GIVE.argument(action))
        if len(chosen) < sum(self.deal[CARDS_WANTED]):
            state.replace(Choose(seat, self.giver, self.deal, chosen))
        else:
            state.finish()
            exchange(state, self.giver, seat, self.deal, chosen)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.choose_card")

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show_deal(self.giver, self.seat, self.deal, seat, board)

    def guessed(self, state: "ClashState", seat: int, chance: Chance) -> "Choose":
        deal = guessed_deal(state, seat, self.giver, self.seat, self.deal, chance)
        return Choose(self.seat, self.giver, deal, self.chosen if seat == self.seat else ())

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if GIVE.covers(action):
            return Reason(Message("clash.reason.same_kind"), "trade")
        return not_now("trade")


def exchange(state: "ClashState", giver: int, taker: int, deal: Deal, chosen: tuple[int, ...]) -> None:
    """An offer was taken: everything changes hands at once; what exceeds a limit is lost."""
    given, wanted, cards, _, _ = deal
    state.nations[giver].stock -= given
    state.nations[taker].stock -= wanted
    for kind in range(len(GOODS)):
        state.nations[taker].gain(kind, purse.amount(given, kind))
        state.nations[giver].gain(kind, purse.amount(wanted, kind))
    for held in cards:
        pass_on(state, giver, taker, held)
    for held in chosen:
        pass_on(state, taker, giver, held)
    if cards or chosen:
        state.reveal()
    if state.sink is not None:
        state.tell("traded", seat=giver, other=taker, given=stock_counts(given), wanted=stock_counts(wanted))


def stock_counts(stock: int) -> tuple[int, ...]:
    return tuple([purse.amount(stock, kind) for kind in range(len(GOODS))])
