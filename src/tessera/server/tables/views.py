"""From the engine to the wire. Whatever a seat is sent is made here, of its view and nothing else."""

from functools import cache
from typing import Any

from msgspec import UNSET

from tessera.core.game import Game
from tessera.core.match import Situation
from tessera.core.message import OK, Reason
from tessera.core.state import State
from tessera.core.view import Decision as Asked
from tessera.server.protocol import Advice, Decision, Line, Option, Problem, Text, View, text_of


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
    """What a seat is asked: everything it may want to do, and what stands against it."""
    seat, legal = decision.seat, decision.actions
    known = set(legal)
    others = [action for action in state.options(seat, legal) if action not in known]
    options = [_option(state, seat, action, OK) for action in legal]
    options += [_option(state, seat, action, state.why_not(seat, action, legal)) for action in others]
    return Decision(text_of(decision.prompt), options)


def _option(state: State, seat: int, action: int, reason: Reason) -> Option:
    return Option(
        action=action,
        notation=state.game.vocabulary.notation(action),
        name=name_of(state.game, action),
        problem=UNSET if reason is OK else Problem(text_of(reason.message), reason.rule),
        lines=[Line(text_of(line.message), line.amount) for line in state.explain(seat, action)],
    )


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
