"""From the engine to the wire. Whatever a seat is sent is made here, of its view and nothing else."""

from collections.abc import Iterable

from msgspec import UNSET

from tessera.core.event import Event
from tessera.core.message import OK
from tessera.core.state import State
from tessera.server.protocol import Decision, Line, Option, Problem, Text, View, text_of


def view_of(state: State, seat: int | None, can_undo: bool = False) -> View:
    """What a seat, or a spectator (None), sees of a state."""
    seen = state.view(seat)
    return View(
        seat=seat,
        acting=list(seen.acting),
        ending=seen.ending,
        scores=state.scores() if state.is_over else [],
        board=seen.board,
        decision=None if seat is None else decision_of(state, seat),
        can_undo=can_undo,
    )


def decision_of(state: State, seat: int) -> Decision | None:
    """What a seat is asked: everything it may want to do, and what stands against it."""
    decision = state.decision(seat)
    if decision is None:
        return None
    legal = set(decision.actions)
    others = [action for action in state.options(seat) if action not in legal]
    options = [option_of(state, seat, action) for action in [*decision.actions, *others]]
    return Decision(text_of(decision.prompt), options)


def option_of(state: State, seat: int, action: int) -> Option:
    reason = state.why_not(seat, action)
    return Option(
        action=action,
        notation=state.game.vocabulary.notation(action),
        name=text_of(state.game.name_action(action)),
        problem=UNSET if reason is OK else Problem(text_of(reason.message), reason.rule),
        lines=[Line(text_of(line.message), line.amount) for line in state.explain(seat, action)],
    )


def events_for(events: Iterable[Event], seat: int | None) -> list[Text]:
    """The events a seat, or a spectator, may hear of."""
    return [text_of(event.message) for event in events if event.is_for(seat)]
