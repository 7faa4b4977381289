"""Advice: what a strong player would do here, how good each choice looks to it, and that in words."""

import time
from dataclasses import replace

from tessera.ai.search import Node
from tessera.ai.styles import UNLIMITED, style
from tessera.ai.thinker import Thinker
from tessera.core.chance import Chance, RecordingChance
from tessera.core.event import Event
from tessera.core.message import Message
from tessera.core.score import points_text
from tessera.core.state import State

ADVISER = "level5"
COMPARED = 2
"""How many other actions the best one is compared with."""
GRADES = ((1, "core.hint.same"), (4, "core.hint.near"), (9, "core.hint.worse"), (100, "core.hint.clear"))
"""By how many games in a hundred an action may be worse, to be called so."""
DOUBT = 10
"""How many tries it takes until they count as much as what is usual in a position."""
DEALS = 8
"""Guesses at what a seat does not know that must agree before something is called certain."""


def advise(
    state: State, seat: int, seconds: float = 1.0, seed: int | None = None, iterations: int = UNLIMITED
) -> list[tuple[int, float]]:
    """The legal actions with the chance to win after each, 0 to 1, best first.

    The state is the adviser's to think with: a determinized one. An action that the search looked at
    more often comes first; its chance is the surer one, and no other is called better.
    """
    begun = time.perf_counter()
    if not state.actions(seat):
        return []
    own = style(ADVISER, state.game.name)
    adviser = Thinker(ADVISER, seed, seconds, replace(own, iterations=min(own.iterations, iterations)))
    ranked = adviser.think(state, seat, begun)
    usual = usual_chance(ranked)
    best = chance_after(ranked[0], usual)
    return [(node.action, min(chance_after(node, usual), best)) for node in ranked]


def usual_chance(ranked: list[Node]) -> float:
    """The chance to win after an action as the search chose them."""
    return sum(node.total for node in ranked) / sum(node.visits for node in ranked)


def chance_after(node: Node, usual: float) -> float:
    """The chance to win after an action; where few tries tell of it, nearer to that after any action."""
    chance = (node.total + DOUBT * usual) / (node.visits + DOUBT)
    return min(1.0, max(0.0, chance))


def hundred(chance: float) -> int:
    """A chance as people say it: so many games of a hundred."""
    return round(100 * chance)


def in_words(state: State, advice: list[tuple[int, float]]) -> list[tuple[int, Message]]:
    """The best action, and how the next ones compare with it: each with a sentence."""
    if not advice:
        return []
    best, chance = advice[0]
    name = state.game.name_action
    if len(advice) == 1:
        return [(best, Message("core.hint.only", action=name(best)))]
    if state.seats == 1:
        return [(best, Message("core.hint.alone", action=name(best)))]
    words = [(best, Message("core.hint.best", action=name(best), chance=hundred(chance)))]
    others = sorted(advice[1 : 1 + COMPARED], key=lambda other: -other[1])
    for action, value in others:
        lost = hundred(chance) - hundred(value)
        grade = next(key for most, key in GRADES if lost <= most)
        words.append((action, Message(grade, action=name(action), chance=hundred(value))))
    return words


def reasons(state: State, seat: int, action: int) -> list[Message]:
    """What an action is certain to do, as far as the seat can know: it is tried on several guesses at
    what is hidden, and told is what happens in all of them."""
    tries = [_try(state, seat, action) for _ in range(DEALS)]
    first = tries[0]
    told = [event for event in first.told if all(event in other.told for other in tries)]
    if first.gain and all(other.gain == first.gain for other in tries):
        told.append(_gain_in_words(first.gain, state.game.points_unit))
    if not any(attempt.reveals for attempt in tries):
        told.append(Message("core.hint.reveals_nothing"))
    elif all(attempt.reveals for attempt in tries):
        told.append(Message("core.hint.reveals"))
    return told


def _gain_in_words(gain: int, unit: int) -> Message:
    """Points that are won or lost, given in units."""
    if gain % unit:
        key = "core.hint.part_gain" if gain > 0 else "core.hint.part_loss"
        return Message(key, points=points_text(abs(gain), unit))
    return Message("core.hint.gain" if gain > 0 else "core.hint.loss", points=abs(gain) // unit)


class _Try:
    """What came of an action in one guess."""

    def __init__(self, told: list[Message], gain: int, reveals: bool) -> None:
        self.told = told
        self.gain = gain
        """Points, as they stand, in units."""
        self.reveals = reveals


def _try(state: State, seat: int, action: int) -> _Try:
    guess = state.determinize(seat, Chance())
    before = guess.scores()[seat]
    events: list[Event] = []
    chance = RecordingChance(Chance())
    guess.apply(seat, action, chance, events)
    told = [event.message for event in events if event.is_for(seat)]
    return _Try(told, guess.scores()[seat] - before, bool(chance.outcomes) or guess.revealed)
