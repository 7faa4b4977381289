"""A toy game that asks of the core what Duel does not: two to four seats, all deciding at once,
hidden hands, a deck that is made anew of its discards.

Each round every seat plays a card face down; they are turned up together, the single highest scores
a point, and everybody draws, but not after the last. After four rounds the most points win.
"""

from typing import Any

from tessera.core.chance import Chance
from tessera.core.deck import Deck, deck_from_data, reshuffled
from tessera.core.frame import Frame
from tessera.core.game import Game
from tessera.core.message import Message, seat_name
from tessera.core.state import State
from tessera.core.vocabulary import Vocabulary

VALUES = 6
HAND = 2
ROUNDS = 4

VOCABULARY = Vocabulary()
PLAY = VOCABULARY.verb("play", tuple(str(value) for value in range(VALUES)))


class Round(Frame["ToyState"]):
    """Begins the next round, or ends the game."""

    def run(self, state: "ToyState", chance: Chance) -> None:
        if state.round == ROUNDS:
            state.end("counted")
            return
        state.round += 1
        state.push(Choose((-1,) * state.seats))


class Choose(Frame["ToyState"]):
    """Every seat plays a card; `played` holds the cards of those who have, else -1."""

    def __init__(self, played: tuple[int, ...]) -> None:
        asked = tuple(seat for seat, card in enumerate(played) if card < 0)
        super().__init__(asked, keeps_a_secret=True)
        self.played = played

    def values(self) -> tuple[Any, ...]:
        return (self.played,)

    def actions(self, state: "ToyState", seat: int) -> list[int]:
        return [PLAY.of(card) for card in sorted(set(state.hands[seat]))]

    def answer(self, state: "ToyState", seat: int, action: int, chance: Chance) -> None:
        card = PLAY.argument(action)
        played = (*self.played[:seat], card, *self.played[seat + 1 :])
        if state.sink is not None:
            state.tell("ready", seat=seat_name(seat))
        state.replace(Choose(played) if -1 in played else Reveal(played))

    def prompt(self, state: "ToyState", seat: int) -> Message:
        return Message("toy.prompt.play")


class Reveal(Frame["ToyState"]):
    """All have played: turn the cards up, score, discard and draw."""

    def __init__(self, played: tuple[int, ...]) -> None:
        super().__init__()
        self.played = played

    def values(self) -> tuple[Any, ...]:
        return (self.played,)

    def run(self, state: "ToyState", chance: Chance) -> None:
        state.finish()
        state.reveal()
        best = max(self.played)
        if self.played.count(best) == 1:
            state.points[self.played.index(best)] += 1
        for seat, card in enumerate(self.played):
            state.hands[seat].remove(card)
        state.discards.extend(self.played)
        if state.round == ROUNDS:
            return
        for hand in state.hands:
            if not len(state.deck):
                state.deck = reshuffled(state.deck, tuple(state.discards))
                state.discards.clear()
            card, state.deck = state.deck.draw(chance)
            hand.append(card)
            hand.sort()


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
        copy.stack = self.stack.copy()
        copy.acting, copy.is_over, copy.ending = self.acting, self.is_over, self.ending
        copy.revealed, copy.round, copy.points = self.revealed, self.round, self.points.copy()
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

    def board(self, seat: int | None) -> dict[str, Any]:
        frame = self.stack[-1] if self.stack else None
        played = frame.played if isinstance(frame, Choose) else ()
        return {
            "round": self.round,
            "points": list(self.points),
            "hands": [list(hand) if place == seat else len(hand) for place, hand in enumerate(self.hands)],
            "played": [card if place == seat else card >= 0 for place, card in enumerate(played)],
            "discards": list(self.discards),
            "deck": len(self.deck),
        }

    def determinize(self, seat: int, chance: Chance) -> "ToyState":
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
        frame = copy.stack[-1] if copy.stack else None
        if isinstance(frame, Choose):
            copy.replace(
                Choose(tuple(self._guessed(copy, frame, place, seat) for place in range(self.seats)))
            )
        return copy

    @staticmethod
    def _guessed(copy: "ToyState", frame: Choose, place: int, seat: int) -> int:
        return frame.played[place] if place == seat or frame.played[place] < 0 else copy.hands[place][0]

    def scores(self) -> list[int]:
        return list(self.points)

    def summary(self) -> Message:
        return Message("toy.summary", round=self.round)

    def ranking(self) -> list[int]:
        return [1 + sum(other > points for other in self.points) for points in self.points]

    def parts(self) -> dict[str, int]:
        cards = [*self.deck.cards(), *self.discards, *[card for hand in self.hands for card in hand]]
        return {f"cards {value}": cards.count(value) for value in range(VALUES)}


class Toy(Game):
    state_class: type[ToyState] = ToyState

    def __init__(self) -> None:
        super().__init__("toy", 1, (2, 3, 4), (), VOCABULARY, length_limit=100)

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
        state.restore_core(data, self, {"Round": Round, "Choose": Choose, "Reveal": Reveal})
        state.round, state.points = data["round"], list(data["points"])
        state.hands = [list(hand) for hand in data["hands"]]
        state.discards, state.deck = list(data["discards"]), deck_from_data(data["deck"])
        return state

    def name_action(self, action: int) -> Message:
        return Message("toy.action.play", value=PLAY.argument(action))
