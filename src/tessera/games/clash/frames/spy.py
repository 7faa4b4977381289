"""A spy: one seat looks at everything that another holds, and may swap a card for one of the same kind."""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash.held import held_by, kind_of, learn, pass_on
from tessera.games.clash.notation import GET, GIVE, HELD, NAME, SKIP_ACTION

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


class NameSpied(SeatFrame["ClashState"]):
    """Whom a spy visits."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return NAME.each([other for other in range(state.seats) if other != seat])

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        other = NAME.argument(action)
        state.reveal()
        if state.sink is not None:
            state.tell("spied", seat=seat, other=other)
        state.replace(Spy(seat, other, tuple(held_by(state, other))))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.spy")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("cards")


class Spy(SeatFrame["ClashState"]):
    """Which card of the other is wanted, if any. It is asked whatever there is to see."""

    def __init__(self, seat: int, other: int, seen_cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.other = other
        self.seen_cards = seen_cards
        """What the other held when the spy looked: the spy knows it."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        kinds = {kind_of(held) for held in held_by(state, seat)}
        wanted = [held for held in self.seen_cards if kind_of(held) in kinds]
        return [SKIP_ACTION, *GET.each(wanted)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        if action == SKIP_ACTION:
            state.finish()
        else:
            state.replace(Swap(seat, self.other, GET.argument(action), self.seen_cards))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.spy_card")

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show(self.seat, self.other, self.seen_cards, seat, board)

    def guessed(self, state: "ClashState", seat: int, chance: Chance) -> "Spy":
        if seat == self.seat:
            learn(state, self.other, self.seen_cards)
            return self
        return Spy(self.seat, self.other, tuple(held_by(state, self.other)))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if GET.covers(action):
            return Reason(Message("clash.reason.not_held"), "cards")
        return not_now("cards")


def show(spy: int, other: int, cards: tuple[int, ...], seat: int | None, board: dict[str, Any]) -> None:
    """Everybody sees who is spied upon; only the spy sees what there is."""
    board["spy"] = {"seat": spy, "other": other}
    if seat == spy:
        board["spy"]["cards"] = [HELD[card] for card in cards]


class Swap(SeatFrame["ClashState"]):
    """Which card is given for the one that is wanted. It is asked even if there is one: nobody else knows."""

    def __init__(self, seat: int, other: int, wanted: int, seen_cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.other = other
        self.wanted = wanted
        self.seen_cards = seen_cards

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return GIVE.each([held for held in held_by(state, seat) if kind_of(held) == kind_of(self.wanted)])

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        pass_on(state, seat, self.other, GIVE.argument(action))
        pass_on(state, self.other, seat, self.wanted)
        state.reveal()
        if state.sink is not None:
            state.tell("swapped", seat=seat, other=self.other)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.spy_gift")

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show(self.seat, self.other, self.seen_cards, seat, board)

    def guessed(self, state: "ClashState", seat: int, chance: Chance) -> SeatFrame["ClashState"]:
        if seat == self.seat:
            learn(state, self.other, self.seen_cards)
            return self
        return Spy(self.seat, self.other, tuple(held_by(state, self.other)))  # nobody sees how far it is

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if GIVE.covers(action):
            return Reason(Message("clash.reason.same_kind"), "cards")
        return not_now("cards")
