"""Advice: what a strong player would do here, how good each choice looks to it, and that in words."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tessera.ai.reasons import Prospect, gamble_of, order_of, reasons_of
from tessera.ai.search import SEATS, Node
from tessera.ai.styles import UNLIMITED, style
from tessera.ai.thinker import Thinker
from tessera.core.chance import Chance, RecordingChance
from tessera.core.event import Event
from tessera.core.game import Game
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
LONGEST = 8
"""Actions of a line."""


@dataclass(frozen=True)
class Thought:
    """What a strong player thinks of a choice."""

    ranked: list[tuple[int, float]]
    """The legal actions with the chance to win after each, 0 to 1, best first."""
    line: tuple[int, ...]
    """The best action and what the seat would choose after it, as long as nobody else speaks."""


def advise(
    state: State, seat: int, seconds: float = 1.0, seed: int | None = None, iterations: int = UNLIMITED
) -> list[tuple[int, float]]:
    """The legal actions with the chance to win after each, 0 to 1, best first: those of `ponder`."""
    return ponder(state, seat, seconds, seed, iterations).ranked


def ponder(
    state: State, seat: int, seconds: float = 1.0, seed: int | None = None, iterations: int = UNLIMITED
) -> Thought:
    """Think about a choice. The state is the adviser's to think with: a determinized one.

    An action that the search looked at more often comes first; its chance is the surer one, and no other
    is called better.
    """
    begun = time.perf_counter()
    actions = state.actions(seat)
    if not actions:
        return Thought([], ())
    own = style(ADVISER, state.game.name)
    adviser = Thinker(ADVISER, seed, seconds, replace(own, iterations=min(own.iterations, iterations)))
    ranked = adviser.think(state, seat, begun)
    usual = usual_chance(ranked)
    order = order_of(state.game.name)(state, seat, actions)
    if order is not None:
        nodes = {node.action: node for node in ranked}
        return Thought(
            [(action, min(1.0, max(0.0, usual))) for action in order], _line(nodes[order[0]], seat)
        )
    best = chance_after(ranked[0], usual)
    chances = [(node.action, min(chance_after(node, usual), best)) for node in ranked]
    return Thought(chances, _line(ranked[0], seat))


def _line(node: Node, seat: int) -> tuple[int, ...]:
    """An action and what the seat was seen to choose after it, while nobody else was asked."""
    line = [node.action]
    while node.known and len(line) < LONGEST and all(key % SEATS == seat for key in node.known):
        node = max(node.known.values(), key=lambda kid: kid.visits)
        line.append(node.action)
    return tuple(line)


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


def reasons(state: State, seat: int, line: Sequence[int]) -> list[Message]:
    """Why the first action of a line is good, in the words of its game: it is tried on several guesses at
    what is hidden, and told is what holds in all of them."""
    tell = reasons_of(state.game.name)
    move = one_move(state.game, line)
    worked_out: dict[tuple[int, ...], int] = {}
    tries = [replace(_try(state, seat, move), worked_out=worked_out) for _ in range(DEALS)]
    found = [tell(prospect) for prospect in tries]
    told = [reason for reason in found[0] if all(reason in other for other in found)]
    gains = {prospect.after.scores()[seat] - prospect.before.scores()[seat] for prospect in tries}
    is_certain = len(gains) == 1 and not any(map(gamble_of(state.game.name), tries))
    if is_certain and 0 not in gains:
        told.append(_gain_in_words(gains.pop(), state.game.points_unit))
    return told or [Message("core.hint.tried")]


def one_move(game: Game, line: Sequence[int]) -> Sequence[int]:
    """The part of a line that is one move: it ends where its first verb comes again after another."""
    verbs = [game.vocabulary.notation(action).partition(":")[0] for action in line]
    for place in range(2, len(line)):
        if verbs[place] == verbs[0] != verbs[place - 1]:
            return line[:place]
    return line


def _gain_in_words(gain: int, unit: int) -> Message:
    """Points that are won or lost, given in units."""
    if gain % unit:
        key = "core.hint.part_gain" if gain > 0 else "core.hint.part_loss"
        return Message(key, points=points_text(abs(gain), unit))
    return Message("core.hint.gain" if gain > 0 else "core.hint.loss", points=abs(gain) // unit)


def _try(state: State, seat: int, line: Sequence[int]) -> Prospect:
    """What comes of a line in one guess, up to where chance, a secret or somebody else changes it, or where
    another turn or action of a turn would begin."""
    before = state.determinize(seat, Chance())
    after, done = before.clone(), 0
    chance = RecordingChance(Chance())
    told: list[Event] = []
    for action in line:
        if done and action not in after.actions(seat):
            break
        after.apply(seat, action, chance, told)
        done += 1
        if chance.outcomes or after.revealed or seat not in after.acting or after.stack[-1].begins_turn():
            break
    return Prospect(before, after, seat, tuple(line[:done]), [event for event in told if event.is_for(seat)])
