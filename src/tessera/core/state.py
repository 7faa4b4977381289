"""The state: everything that is true now, as plain data, and the one loop that moves it.

The state holds a stack of frames. The top frame asks somebody or runs by itself; `settle` runs
frames until somebody must answer or the game is over. A player's whole world is::

    while not state.is_over:
        for seat in state.seats_to_act(): ...
        state.apply(seat, action, chance)          # one of state.actions(seat)

A game derives its state from `State`, adds its own fields, and writes `clone`, `to_data`,
`from_data`, `view`, `determinize`, `scores`, `summary` and `parts` by hand.
"""

from typing import TYPE_CHECKING, Any

from tessera.core import mypyc_attr
from tessera.core.chance import Chance
from tessera.core.errors import IllegalAction
from tessera.core.event import Event
from tessera.core.frame import Frame, SeatFrame, frame_from_data, frame_to_data
from tessera.core.message import OK, Line, Message, Reason, seat_name
from tessera.core.score import sheet_data
from tessera.core.view import Decision, View

if TYPE_CHECKING:
    from tessera.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has.

    Anyone may read the public attributes; only frames and the methods they call may write them.
    """

    # Interpreted, an object with more than thirty attributes of its own becomes slow; slots do not.
    __slots__ = ("acting", "ending", "game", "is_over", "revealed", "seats", "sink", "stack")

    game: "Game"
    seats: int
    stack: list[Frame[Any]]
    """The unfinished rules, innermost last."""
    acting: tuple[int, ...]
    """Kept by `settle`: what `seats_to_act` answers."""
    is_over: bool
    ending: str
    """How the game ended, in a word of the game's own; empty while it goes on."""
    revealed: bool
    """Whether the last `apply` showed somebody something hidden: a barrier for undo."""
    sink: list[Event] | None
    """Where events go during `apply`; never part of the data."""

    # What players call.

    def seats_to_act(self) -> tuple[int, ...]:
        """The seats that are asked now; empty when the game is over."""
        return self.acting

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat; empty for one that is not asked."""
        if seat not in self.acting:
            return []
        return self.stack[-1].actions(self, seat)

    def decision(self, seat: int, actions: list[int] | None = None) -> Decision | None:
        """What a seat is asked, with the prompt; None for one that is not. `actions`: if they are known."""
        if seat not in self.acting:
            return None
        frame = self.stack[-1]
        known = frame.actions(self, seat) if actions is None else actions
        return Decision(seat, frame.prompt(self, seat), known)

    def apply(self, seat: int, action: int, chance: Chance, sink: list[Event] | None = None) -> None:
        """Carry out a legal action; raise IllegalAction, and change nothing, for any other."""
        if action not in self.actions(seat):
            raise self.illegal(seat, action)
        self._apply(seat, action, chance, sink)

    def illegal(self, seat: int, action: int) -> IllegalAction:
        """The error for an action that is not legal."""
        if self.is_over:
            return IllegalAction(Message("core.error.game_over"))
        if seat not in self.acting:
            return IllegalAction(Message("core.error.not_your_turn", seat=seat_name(seat)))
        notation = self.game.vocabulary.notation(action)
        return IllegalAction(Message("core.error.illegal_action", action=notation))

    def _apply(self, seat: int, action: int, chance: Chance, sink: list[Event] | None = None) -> None:
        """`apply` without the checks, for callers that took the action from `actions`."""
        self.sink = sink
        self.revealed = False
        self.stack[-1].answer(self, seat, action, chance)
        self.settle(chance)
        self.sink = None

    def options(self, seat: int, actions: list[int] | None = None) -> list[int]:
        """The legal actions and those that a person may wonder about. `actions`: the legal ones, if known."""
        if seat not in self.acting:
            return []
        frame = self.stack[-1]
        listed = frame.options(self, seat)
        known = frame.actions(self, seat) if actions is None else actions
        return [*listed, *[action for action in known if action not in listed]]

    def why_not(self, seat: int, action: int, actions: list[int] | None = None) -> Reason:
        """`OK` for a legal action, else the reason against it and the rule it comes from. `actions`: the
        legal ones, if known."""
        if self.is_over:
            return Reason(Message("core.reason.game_over"), "end")
        if seat not in self.acting:
            return Reason(Message("core.reason.not_your_turn"), "turn")
        frame = self.stack[-1]
        known = frame.actions(self, seat) if actions is None else actions
        return OK if action in known else frame.why_not(self, seat, action)

    def explain(self, seat: int, action: int) -> list[Line]:
        """The sum behind what an option costs or brings; empty where there is nothing to add up."""
        return self.stack[-1].explain(self, seat, action) if seat in self.acting else []

    def begin(self, game: "Game", seats: int) -> None:
        """Fill in what every game's state has; a game calls it while it sets up."""
        self.game = game
        self.seats = seats
        self.stack = []
        self.acting = ()
        self.is_over = False
        self.ending = ""
        self.revealed = False
        self.sink = None

    def begin_as(self, source: "State") -> None:
        """The same for a clone: what every game's state has is taken from another."""
        self.game = source.game
        self.seats = source.seats
        self.stack = source.stack.copy()
        self.acting = source.acting
        self.is_over = source.is_over
        self.ending = source.ending
        self.revealed = source.revealed
        self.sink = None

    # What frames call.

    def push(self, frame: Frame[Any]) -> None:
        """Put a frame on top: it is dealt with before everything that waits."""
        self.stack.append(frame)

    def finish(self) -> None:
        """The top frame is done."""
        self.stack.pop()

    def replace(self, frame: Frame[Any]) -> None:
        """The top frame goes on as another one."""
        self.stack[-1] = frame

    def ask(self, frame: SeatFrame[Any], chance: Chance, answers: int = 0) -> None:
        """Push a frame that asks a seat, unless it has only one answer: then that is given.

        A frame that keeps a secret asks all the same, since the silence would tell it. A caller that knows
        of several `answers` saves listing them here.
        """
        self.stack.append(frame)
        if answers > 1 or frame.keeps_a_secret:
            return
        actions = frame.actions(self, frame.seat)
        if len(actions) == 1:
            chance.forced(frame.seat, actions[0])
            frame.answer(self, frame.seat, actions[0], chance)

    def reveal(self) -> None:
        """Somebody has just seen something hidden: undo stops here."""
        self.revealed = True

    def tell(self, kind: str, **values: Any) -> None:
        """Tell everybody an event. Callers check `sink` first: without one it costs nothing."""
        if self.sink is not None:
            self.sink.append(Event(self.game.name, self.game.events[kind], values))

    def tell_only(self, only: int, kind: str, **values: Any) -> None:
        """Tell one seat an event."""
        if self.sink is not None:
            self.sink.append(Event(self.game.name, self.game.events[kind], values, only))

    def end(self, ending: str) -> None:
        """The game is over at once; what waits on the stack is dropped."""
        self.is_over = True
        self.ending = ending
        self.stack.clear()

    def settle(self, chance: Chance) -> None:
        """Run frames until somebody must answer or the game is over."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            asked = frame.asked
            if asked:
                self.acting = asked
                return
            frame.run(self, chance)
        self.acting = ()

    # What a game writes.

    def clone(self) -> "State":
        """An independent copy, without the sink. Written by hand, and cheap."""
        raise NotImplementedError

    def to_data(self) -> dict[str, Any]:
        """All of it as plain data, at any moment; `game.state_from_data` brings it back."""
        raise NotImplementedError

    def board(self, seat: int | None) -> dict[str, Any]:
        """A list of what this seat, or a spectator, may see of the table; frames add to it by `seen`."""
        raise NotImplementedError

    def guess(self, seat: int, chance: Chance) -> "State":
        """A copy in which all that the seat does not know is made up; frames see to themselves."""
        raise NotImplementedError

    def score_sheets(self) -> list[dict[str, int]]:
        """The points of each seat line by line, in units: final ones when the game is over, else as if it
        ended now. All seats have the same lines, in the order in which they are shown."""
        raise NotImplementedError

    def knows_score(self, viewer: int | None, seat: int) -> bool:
        """Whether a seat, or a spectator, may see the sheet of a seat."""
        return True

    def summary(self) -> Message:
        """Where the game stands, in a few words that everybody may know: for lists of games."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each seat, 1 the best; seats that share a place share the number."""
        raise NotImplementedError

    def parts(self) -> dict[str, int]:
        """Counts of components that never change during a game, wherever they are: law 12.

        `held` tells what lies in frames.
        """
        raise NotImplementedError

    # What follows from the rest.

    def view(
        self,
        seat: int | None,
        actions: list[int] | None = None,
        sheets: list[dict[str, int]] | None = None,
    ) -> View:
        """What a seat, or a spectator (None), may see. Nothing else may be sent to them.

        `actions`: those of the seat, `sheets`: the score sheets, both if they are known.
        """
        decision = None if seat is None else self.decision(seat, actions)
        board = self.board(seat)
        for frame in self.stack:
            frame.seen(self, seat, board)
        known = [self.knows_score(seat, place) for place in range(self.seats)]
        counted = self.score_sheets() if sheets is None else sheets
        board["sheet"] = sheet_data(self.game.name, self.game.points_unit, counted, known)
        return View(self.game.name, seat, self.acting, decision, self.ending, board)

    def determinize(self, seat: int, chance: Chance) -> "State":
        """A state this seat cannot tell from this one: equal views, equal legal actions."""
        copy = self.guess(seat, chance)
        stack = copy.stack
        for place in range(len(stack)):
            stack[place] = stack[place].guessed(copy, seat, chance)
        if stack:
            copy.acting = stack[-1].asked
        return copy

    def scores(self) -> list[int]:
        """The points of each seat, in units: the sums of the score sheets."""
        return [sum(sheet.values()) for sheet in self.score_sheets()]

    def held(self, kind: str) -> list[int]:
        """The components of a kind that lie in frames, anywhere on the stack."""
        found: list[int] = []
        for frame in self.stack:
            found.extend(frame.parts().get(kind, ()))
        return found

    def core_data(self) -> dict[str, Any]:
        """The part of `to_data` that every game shares."""
        edition = self.game.edition
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            **({"edition": edition} if edition else {}),
            "seats": self.seats,
            "stack": [frame_to_data(frame) for frame in self.stack],
            "is_over": self.is_over,
            "ending": self.ending,
            "revealed": self.revealed,
        }

    def restore_core(self, data: dict[str, Any], game: "Game") -> None:
        """The inverse of `core_data`."""
        self.begin(game, data["seats"])
        self.stack = [frame_from_data(frame, game.frames) for frame in data["stack"]]
        self.is_over = data["is_over"]
        self.ending = data["ending"]
        self.revealed = data["revealed"]
        self.acting = self.stack[-1].asked if self.stack else ()
