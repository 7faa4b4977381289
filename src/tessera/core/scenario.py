"""Playing and looking at a position by words: what the `scenario` of every game is made with.

Actions are written in notation, reasons and questions are told by the last word of their keys::

    events = play(state, "build:altar", "take:2", chance=Chance(1))
    assert told(events) == ["built", "taken"]
    assert asked(state) == "turn"
    assert reason(state, "build:altar") == "not_now"
"""

from tessera.core.chance import Chance
from tessera.core.event import Event
from tessera.core.message import OK
from tessera.core.state import State


def play(state: State, *notations: str, chance: Chance) -> list[Event]:
    """Apply actions one after another, each by the first seat that may, and return what happened."""
    events: list[Event] = []
    for notation in notations:
        action = state.game.vocabulary.action(notation)
        state.apply(seat_for(state, action), action, chance, events)
    return events


def seat_for(state: State, action: int) -> int:
    """The first seat that may do it now; where nobody may, the first that is asked."""
    acting = state.seats_to_act()
    for seat in acting:
        if action in state.actions(seat):
            return seat
    return acting[0] if acting else 0


def legal(state: State, verb: str = "", seat: int | None = None) -> set[str]:
    """The notations of the legal actions of the first seat that is asked, or of one; or those of one verb."""
    acting = state.seats_to_act()
    if not acting:
        return set()
    actions = state.actions(acting[0] if seat is None else seat)
    notations = [state.game.vocabulary.notation(action) for action in actions]
    return {notation for notation in notations if notation.startswith(verb)}


def reason(state: State, notation: str) -> str:
    """The last word of the key of the reason against an action of the first seat that is asked."""
    seat, action = state.seats_to_act()[0], state.game.vocabulary.action(notation)
    refused = state.why_not(seat, action)
    assert (refused is OK) == (action in state.actions(seat))
    return last_word(refused.message.key)


def asked(state: State) -> str:
    """The last word of the prompt of the first seat that is asked; nothing when the game is over."""
    if not state.seats_to_act():
        return ""
    decision = state.decision(state.seats_to_act()[0])
    assert decision is not None
    return last_word(decision.prompt.key)


def told(events: list[Event]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in events]


def last_word(key: str) -> str:
    return key.rpartition(".")[2]
