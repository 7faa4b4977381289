"""The interface of an evaluation: what search asks a game's own knowledge.

A game without any is served by this class itself: it plays at random to the end and sees who wins, and
finds every action equally likely. So a new game has an opponent the day its rules work.
"""

import math
from typing import Final

from tessera.core import mypyc_attr
from tessera.core.chance import Chance
from tessera.core.playout import play_out
from tessera.core.state import State

DOUBT: Final = 0.05
"""The part of the priors that goes to all actions alike."""
SOLO_GOOD: Final = 70.0
"""Points that are neither good nor bad when one plays alone…"""
SOLO_SPREAD: Final = 20.0
"""… and how many more make it e times as good."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Derive one for each game, in `tessera.ai.evaluation.<game>`, as its `EVALUATION`."""

    def chances(self, state: State, chance: Chance) -> list[float]:
        """The chance to win of each seat, 0 to 1, in a game that goes on.

        The state is the evaluation's to spoil.
        """
        play_out(state, chance)
        return won(state)

    def priors(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """How likely each action is to be the best one, before any search; they sum up to one."""
        return [1.0 / len(actions)] * len(actions)

    def is_worth_judging(self, state: State, seat: int, action: int) -> bool:
        """Whether an action that a seat chose deserves a thought of its own when a game is looked back at."""
        return True


def alone(points: float) -> float:
    """What points are worth, 0 to 1, to a seat that has nobody to beat."""
    return 1.0 / (1.0 + math.exp((SOLO_GOOD - points) / SOLO_SPREAD))


def won(state: State) -> list[float]:
    """Of a game that is over: 1 for the seat that won, 0 for those that did not, shared if several did; of
    a game alone what its points are worth."""
    if state.seats == 1:
        return [alone(state.scores()[0] / state.game.points_unit)]
    places = state.ranking()
    winners = places.count(1)
    share = 1.0 / winners
    return [share if place == 1 else 0.0 for place in places]


def lead(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the best other one; what it has, if it is alone."""
    best = -1_000_000.0
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best if len(values) > 1 else values[seat]


def likely(scores: list[float], heat: float) -> list[float]:
    """Chances that add up to one: a score higher by the heat is e times as likely."""
    highest = scores[0]
    for score in scores:
        if score > highest:
            highest = score
    found: list[float] = []
    whole = 0.0
    for score in scores:
        part = math.exp((score - highest) / heat)
        found.append(part)
        whole += part
    for place in range(len(found)):
        found[place] /= whole
    return found


def doubted(priors: list[float], doubt: float = DOUBT) -> list[float]:
    """Priors that leave no action out."""
    share = doubt / len(priors)
    return [(1.0 - doubt) * prior + share for prior in priors]
