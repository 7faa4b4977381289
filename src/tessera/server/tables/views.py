"""From the engine to the wire. Whatever a seat is sent is made here, of its view and nothing else."""

from functools import cache
from typing import Any

from tessera.core.game import Game
from tessera.core.match import Situation
from tessera.core.message import Message
from tessera.core.state import State
from tessera.core.view import Decision as Asked
from tessera.server.protocol import Action, Advice, Decision, Line, Problem, Sum, Text, View, text_of


def view_of(situation: Situation, seat: int | None, can_undo: bool = False) -> View:
    """What a seat, or a spectator (None), sees of a situation."""
    state, seen = situation.state, situation.view(seat)
    return View(
        seat=seat,
        acting=list(seen.acting),
        ending=seen.ending,
        scores=state.scores() if state.is_over else [],
        board=seen.board,
        decision=None if seen.decision is None else _asked(state, seen.decision),
        can_undo=can_undo,
    )


def closed_view_of(situation: Situation, seat: int | None, ending: str) -> View:
    """What a seat, or a spectator, sees of a game that ended before it was played out."""
    view = view_of(situation, seat)
    view.acting, view.decision, view.ending = [], None, ending
    return view


def _asked(state: State, decision: Asked) -> Decision:
    """What a seat is asked: everything it may want to do, and what stands against it. What is the same for
    many actions is said once."""
    seat, actions, legal = decision.seat, decision.actions, set(decision.actions)
    others = [action for action in state.options(seat, actions) if action not in legal]
    reasons: dict[tuple[Message, str], int] = {}
    why: list[int] = []
    frame = state.stack[-1]
    for action in others:
        reason = frame.why_not(state, seat, action)  # the state's own would list the legal ones again
        why.append(reasons.setdefault((reason.message, reason.rule), len(reasons)))
    problems = [Problem(text_of(message), rule) for message, rule in reasons]
    lines, sums = _sums(state, seat, actions + others)
    return Decision(text_of(decision.prompt), actions, others, problems, why, lines, sums)


def _sums(state: State, seat: int, actions: list[int]) -> tuple[list[Line], list[Sum]]:
    """What actions would cost or bring, where there is something to add up, and the lines of it."""
    known: dict[tuple[Message, int], int] = {}
    found: dict[tuple[int, ...], list[int]] = {}
    for action in actions:
        if lines := state.explain(seat, action):
            places = [known.setdefault((line.message, line.amount), len(known)) for line in lines]
            found.setdefault(tuple(places), []).append(action)
    return (
        [Line(text_of(message), amount) for message, amount in known],
        [Sum(same, list(places)) for places, same in found.items()],
    )


def actions_of(game: Game) -> list[Action]:
    """All that can ever be done in a game, by number."""
    return [
        Action(game.vocabulary.notation(action), name_of(game, action))
        for action in range(game.vocabulary.size)
    ]


def catalog_of(game: Game) -> dict[str, Any]:
    """What is always true of a game: its components, and how its actions are numbered."""
    return {**game.catalog(), "vocabulary": game.vocabulary.to_data()}


@cache
def name_of(game: Game, action: int) -> Text:
    """The action in words; the same for ever, so it is made once."""
    return text_of(game.name_action(action))


def advice_of(game: Game, action: int, value: float) -> Advice:
    """An action as a strong player sees it."""
    return Advice(action, game.vocabulary.notation(action), name_of(game, action), round(value, 4))
