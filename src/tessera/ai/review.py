"""Review: how a recorded game went, in the eyes of a strong player.

Every real choice is judged from what its seat could know then: the chance to win after the best
action, and after the one that was played. A choice where much was lost is a turning point. Whoever
judges elsewhere, such as in other processes, does what `review` does in steps of their own.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tessera.ai.advice import ADVISER, chance_after, hundred, reasons, usual_chance
from tessera.ai.evaluation import evaluation
from tessera.ai.search import Search
from tessera.ai.styles import UNLIMITED, style
from tessera.core.chance import Chance
from tessera.core.game import Game
from tessera.core.message import Message, seat_name
from tessera.core.record import UNFINISHED, Record, replay
from tessera.core.state import State

SECONDS = 0.2
"""How long a choice is thought about."""
LEAST_LOSS = 0.08
"""Less is no turning point: so close a look a short thought does not take."""
MOST = 5
"""Turning points of a game."""
GRADES = ((0.25, "core.review.blunder"), (0.15, "core.review.mistake"), (0.0, "core.review.slip"))
"""What a loss is called, if it is at least so great."""
NOISE = 0.08
"""So much two short thoughts about the same may differ."""
FAVOUR = 5.0
"""The prior of the action that was played, in the second half of a thought: it gets a fair look."""


@dataclass(frozen=True)
class Judgement:
    """A choice as a strong player sees it; chances are those of the seat that chose, 0 to 1."""

    best: int
    chance: float
    """After the best action."""
    played: float
    """After the action that was played; never more than after the best."""
    why: tuple[Message, ...] = field(default=(), compare=False)
    """Why the best is good, if much was lost."""


@dataclass(frozen=True)
class Question:
    """A real choice of a recorded game: what was there, and what was played as which move, from 1."""

    move: int
    state: State
    seat: int
    played: int


@dataclass(frozen=True)
class Choice:
    """A real choice of a game as it was judged: the move that was played, and the best one. Where much of
    the chance to win was lost, it is a turning point."""

    move: int
    seat: int
    played: int
    chance: float
    better: int
    better_chance: float
    why: tuple[Message, ...] = ()
    """Why the best one is good, at a turning point."""

    @property
    def loss(self) -> float:
        return self.better_chance - self.chance


@dataclass(frozen=True)
class Review:
    """A game in numbers. Both lists begin before the first move and go on after each."""

    chances: list[list[float]]
    """Of each seat, to win; they sum up to one."""
    points: list[list[int]]
    """Of each seat, as they stood."""
    turning_points: list[Choice]
    """In the order of the game."""
    choices: list[Choice]
    """All of them, in the order of the game."""


def review(
    record: Record,
    seconds: float = SECONDS,
    seed: int | None = None,
    iterations: int = UNLIMITED,
    advance: Callable[[int], None] = lambda move: None,
) -> Review:
    """Judge every choice of a record; `advance` is told how many moves are done."""
    reviewer = Reviewer(record)
    for question in reviewer.questions():
        judgement = judge(question.state, question.seat, question.played, seconds, seed, iterations)
        reviewer.take(question, judgement)
        advance(question.move)
    return reviewer.review()


def judge(
    state: State,
    seat: int,
    played: int,
    seconds: float = SECONDS,
    seed: int | None = None,
    iterations: int = UNLIMITED,
) -> Judgement:
    """Judge a choice. The state may be a determinized one: no more of it is used than the seat knows."""
    begun = time.perf_counter()
    way = style(ADVISER, state.game.name)
    search = Search(
        evaluation(state.game.name) if way.knows_the_game else None,
        Chance(seed),
        way.exploration,
        way.first_play,
        way.horizon,
        trust=way.trust,
    )
    half = max(iterations // 2, len(state.actions(seat)))
    search.think(state, seat, begun + seconds / 2, half)
    ranked = search.ranking(seat)
    best, own = ranked[0], next(node for node in ranked if node.action == played)
    if own is not best:
        own.prior = FAVOUR
        search.think(state, seat, begun + seconds, half)
    usual = usual_chance(ranked)
    chance, after_own = chance_after(best, usual), chance_after(own, usual)
    if after_own >= chance:
        return Judgement(played, after_own, after_own)
    why = reasons(state, seat, [best.action]) if chance - after_own >= LEAST_LOSS else []
    return Judgement(best.action, chance, after_own, tuple(why))


class Reviewer:
    """Puts the review of a record together, choice by choice."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.chances: list[list[float]] = []
        self.judged: list[int] = []
        """The places in `chances` of what was judged; the others are as the last one before."""
        self.points: list[list[int]] = []
        self.choices: list[Choice] = []

    def questions(self) -> Iterator[Question]:
        """The real choices in their order; each is to be taken, or left out, before the next."""
        record = self.record
        known = evaluation(record.game.name)
        now = [1.0 / record.seats] * record.seats
        for number, state in enumerate(replay(record)):
            self.chances.append(now)
            self.points.append(state.scores())
            if number < len(record.moves) and record.seats > 1:
                move = record.moves[number]
                is_choice = len(state.actions(move.seat)) > 1
                if is_choice and known.is_worth_judging(state, move.seat, move.action):
                    yield Question(number + 1, state, move.seat, move.action)
                    now = self.chances[-1]
        if record.ending != UNFINISHED:
            winners = record.places.count(1)
            self.chances[-1] = [(place == 1) / winners for place in record.places]

    def take(self, question: Question, judgement: Judgement) -> None:
        """Note how a choice was judged."""
        self.chances[-1] = shared_out(self.chances[-1], question.seat, judgement.chance)
        self.judged.append(len(self.chances) - 1)
        self.choices.append(
            Choice(
                question.move,
                question.seat,
                question.played,
                judgement.played,
                judgement.best,
                judgement.chance,
                judgement.why,
            )
        )

    def review(self) -> Review:
        """The review, once all questions were asked."""
        lossy = [choice for choice in self.choices if choice.loss >= LEAST_LOSS]
        greatest = sorted(lossy, key=lambda choice: -choice.loss)[:MOST]
        points = sorted(greatest, key=lambda choice: choice.move)
        return Review(self._calm_chances(), self.points, points, self.choices)

    def _calm_chances(self) -> list[list[float]]:
        """The chances without what is only the noise of short thoughts."""
        calm = dict(zip(self.judged, smoothed([self.chances[place] for place in self.judged]), strict=True))
        found: list[list[float]] = []
        for place, chances in enumerate(self.chances):
            is_as_before = place > 0 and chances == self.chances[place - 1]
            found.append(calm[place] if place in calm else found[-1] if is_as_before else chances)
        return found


def smoothed(chances: list[list[float]]) -> list[list[float]]:
    """Chances over time without their noise.

    What one thought alone saw, and those before and after it did not, is an error of that thought: of three
    in a row the one in the middle counts. What is left of small ups and downs is evened out; where the
    chances really turn, and stay so, the line is as steep as it was.
    """
    if len(chances) < 3:
        return chances
    seats = range(len(chances[0]))
    middle = [
        [sorted(at[seat] for at in _around(chances, place))[1] for seat in seats]
        for place in range(len(chances))
    ]
    even = [
        [_evened([at[seat] for at in _around(middle, place)]) for seat in seats]
        for place in range(len(chances))
    ]
    return [[chance / sum(at) for chance in at] if sum(at) else at for at in even]


def _around(chances: list[list[float]], place: int) -> list[list[float]]:
    """A moment between the one before and the one after; at the ends it stands for the missing one."""
    return [chances[max(0, place - 1)], chances[place], chances[min(len(chances) - 1, place + 1)]]


def _evened(three: list[float]) -> float:
    """The one in the middle, nearer to its neighbours if they are near."""
    before, now, after = three
    return (before + 2 * now + after) / 4 if max(three) - min(three) < NOISE else now


def shared_out(before: list[float], seat: int, chance: float) -> list[float]:
    """The chances of all seats after one was valued anew: the others share the rest as they did."""
    rest = sum(before) - before[seat]
    share = 1.0 / (len(before) - 1)
    return [
        chance if other == seat else (1.0 - chance) * (old / rest if rest > 0 else share)
        for other, old in enumerate(before)
    ]


def in_words(game: Game, point: Choice) -> Message:
    """A turning point as a sentence."""
    key = next(key for least, key in GRADES if point.loss >= least)
    return Message(
        key,
        seat=seat_name(point.seat),
        played=game.name_action(point.played),
        chance=hundred(point.chance),
        better=game.name_action(point.better),
        better_chance=hundred(point.better_chance),
    )
