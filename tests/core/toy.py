"""A toy game that asks of the core what Duel does not: two to four seats, all deciding at once,
hidden hands, a deck that is made anew of its discards.

Each round every seat plays a card face down; they are turned up together, the single highest scores
a point, and everybody draws, but not after the last. After four rounds the most points win.

In `LookingToy` the one who scored looks at two cards and keeps one: a secret in a frame.
"""

import sys
from typing import Any

from tessera.core.chance import Chance
from tessera.core.deck import Deck, deck_from_data, reshuffled, without
from tessera.core.event import SEAT, Kind
from tessera.core.frame import Frame, SeatFrame, frames_in
from tessera.core.game import Game
from tessera.core.message import Message
from tessera.core.state import State
from tessera.core.together import Together
from tessera.core.vocabulary import Names, Vocabulary

VALUES = 6
HAND = 2
ROUNDS = 4
LOOKED_AT = 2

VOCABULARY = Vocabulary()
PLAY = VOCABULARY.verb("play", tuple(str(value) for value in range(VALUES)))
NAMES: Names = {PLAY.domains: lambda key, value: Message(key, value=value)}
EVENTS = (Kind("ready", seat=SEAT),)


class Round(Frame["ToyState"]):
    """Begins the next round, or ends the game."""

    def run(self, state: "ToyState", chance: Chance) -> None:
        if state.round == ROUNDS:
            state.end("counted")
            return
        state.round += 1
        state.push(Choose(0, ((),) * state.seats))


class Choose(Together["ToyState"]):
    """Every seat plays a card face down."""

    def holding(self, ready: int, given: tuple[tuple[int, ...], ...]) -> "Choose":
        return Choose(ready, given)

    def choices(self, state: "ToyState", seat: int, given: tuple[int, ...]) -> list[int]:
        return [PLAY.of(card) for card in sorted(set(state.hands[seat]))]

    def is_last(self, state: "ToyState", seat: int, given: tuple[int, ...], action: int) -> bool:
        return True

    def tell_ready(self, state: "ToyState", seat: int) -> None:
        state.tell("ready", seat=seat)

    def conclude(self, state: "ToyState", chance: Chance) -> None:
        turn_up(state, [PLAY.argument(given[0]) for given in self.given], chance)

    def prompt(self, state: "ToyState", seat: int) -> Message:
        return Message("toy.prompt.play")

    def seen(self, state: "ToyState", seat: int | None, board: dict[str, Any]) -> None:
        board["played"] = [
            [PLAY.argument(action) for action in given] if place == seat else place not in self.asked
            for place, given in enumerate(self.given)
        ]


def turn_up(state: "ToyState", played: list[int], chance: Chance) -> None:
    """All have played: score, discard and draw."""
    best = max(played)
    for seat, card in enumerate(played):
        state.hands[seat].remove(card)
    state.discards.extend(played)
    winner = played.index(best) if played.count(best) == 1 else -1
    if winner >= 0:
        state.points[winner] += 1
    if state.round == ROUNDS:
        return
    looks = winner if isinstance(state.game, LookingToy) else -1
    for seat in range(state.seats):
        if seat != looks:
            state.draw(seat, chance)
    if looks >= 0:
        cards = tuple(sorted([state.draw_card(chance) for _ in range(LOOKED_AT)]))
        state.push(Keep(looks, cards))


class Keep(SeatFrame["ToyState"]):
    """The seat has drawn some cards, which nobody else sees, and keeps one; the others are discarded."""

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.cards = cards

    def actions(self, state: "ToyState", seat: int) -> list[int]:
        return [PLAY.of(card) for card in sorted(set(self.cards))]

    def answer(self, state: "ToyState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        card = PLAY.argument(action)
        state.hands[seat] = sorted([*state.hands[seat], card])
        state.discards.extend(without(self.cards, card))
        state.reveal()

    def prompt(self, state: "ToyState", seat: int) -> Message:
        return Message("toy.prompt.play")

    def seen(self, state: "ToyState", seat: int | None, board: dict[str, Any]) -> None:
        board["kept"] = list(self.cards) if seat == self.seat else len(self.cards)

    def guessed(self, state: "ToyState", seat: int, chance: Chance) -> "Keep":
        if seat == self.seat:
            return self
        deck = state.deck.shuffle_in(self.cards)
        cards, state.deck = deck.deal(len(self.cards), chance)
        return Keep(self.seat, tuple(sorted(cards)))

    def parts(self) -> dict[str, tuple[int, ...]]:
        return {"cards": self.cards}


class ToyState(State):
    def __init__(self, game: Game, seats: int) -> None:
        self.begin(game, seats)
        self.round = 0
        self.points = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[int] = []
        self.deck = Deck(())

    def clone(self) -> "ToyState":
        copy = type(self)(self.game, self.seats)
        copy.begin_as(self)
        copy.round, copy.points = self.round, self.points.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.discards, copy.deck = self.discards.copy(), self.deck
        return copy

    def to_data(self) -> dict[str, Any]:
        return {
            **self.core_data(),
            "round": self.round,
            "points": list(self.points),
            "hands": [list(hand) for hand in self.hands],
            "discards": list(self.discards),
            "deck": self.deck.to_data(),
        }

    def draw_card(self, chance: Chance) -> int:
        """The next card; a deck that has run out is made anew of the discards."""
        if not len(self.deck):
            self.deck = reshuffled(self.deck, tuple(self.discards))
            self.discards.clear()
        card, self.deck = self.deck.draw(chance)
        return card

    def draw(self, seat: int, chance: Chance) -> None:
        self.hands[seat] = sorted([*self.hands[seat], self.draw_card(chance)])

    def board(self, seat: int | None) -> dict[str, Any]:
        return {
            "round": self.round,
            "points": list(self.points),
            "hands": [list(hand) if place == seat else len(hand) for place, hand in enumerate(self.hands)],
            "played": [],
            "kept": 0,
            "discards": list(self.discards),
            "deck": len(self.deck),
        }

    def guess(self, seat: int, chance: Chance) -> "ToyState":
        copy = self.clone()
        unseen = list(copy.deck.bag)
        others = [place for place in range(self.seats) if place != seat]
        for place in others:
            unseen.extend(copy.hands[place])
        pool = Deck(tuple(sorted(unseen)))
        for place in others:
            hand, pool = pool.deal(len(copy.hands[place]), chance)
            copy.hands[place] = sorted(hand)
        copy.deck = pool
        return copy

    def score_sheets(self) -> list[dict[str, int]]:
        return [{"rounds": points} for points in self.points]

    def summary(self) -> Message:
        return Message("toy.summary", round=self.round)

    def ranking(self) -> list[int]:
        return [1 + sum(other > points for other in self.points) for points in self.points]

    def parts(self) -> dict[str, int]:
        cards = [*self.deck.cards(), *self.discards, *[card for hand in self.hands for card in hand]]
        cards.extend(self.held("cards"))
        return {f"cards {value}": cards.count(value) for value in range(VALUES)}


class Toy(Game):
    state_class: type[ToyState] = ToyState

    def __init__(self) -> None:
        frames = frames_in(sys.modules[__name__])
        super().__init__("toy", 1, (2, 3, 4), (), VOCABULARY, NAMES, frames, length_limit=100, events=EVENTS)

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> ToyState:
        state = self.state_class(self, seats)
        state.deck = Deck(tuple(sorted([*range(VALUES), *range(VALUES)])))
        for hand in state.hands:
            cards, state.deck = state.deck.deal(HAND, chance)
            hand.extend(sorted(cards))
        state.push(Round())
        return state

    def state_from_data(self, data: dict[str, Any]) -> ToyState:
        state = self.state_class(self, data["seats"])
        state.restore_core(data, self)
        state.round, state.points = data["round"], list(data["points"])
        state.hands = [list(hand) for hand in data["hands"]]
        state.discards, state.deck = list(data["discards"]), deck_from_data(data["deck"])
        return state


class LookingToy(Toy):
    """The one who scored looks at two cards and keeps one."""
