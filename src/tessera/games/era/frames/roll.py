"""Phase 1: three rolls behind the screens, the monastery, the quills.

All seats roll together. Between two rolls everybody chooses in secret and in any order which dice
to roll again; when all have chosen, the dice fall and those with a skull are set aside in the open.
Dice of one kind that show the same are alike, so a choice names a face, not a die, and faces are
named in the order of the list: the same dice can be chosen in one way only.
"""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.core.together import Together
from tessera.games.era.catalog import (
    FACE_COUNT,
    FACES,
    PHILIP_DICE,
    PLAIN_FACES,
    QUILL,
    QUILL_FACES,
    ROLLS,
    SKULLS,
    TURN_FROM,
    TURN_TO,
    TURNS,
)
from tessera.games.era.construction import roll_again, roll_all
from tessera.games.era.names import face_name
from tessera.games.era.notation import KEEP_DICE, REROLL, ROLL_DICE, STAND, TURN_DIE, USE_QUILL
from tessera.games.era.pending import Pending
from tessera.games.era.rules import total, turns_of

if TYPE_CHECKING:
    from tessera.games.era.state import EraState

SECOND: Final = 2
"""The roll before which a monastery turns dice."""


class Roll(Together["EraState"]):
    """Every seat chooses what to roll again, before roll `number`: `given` are faces, and dice turned."""

    def __init__(self, number: int, ready: int, given: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(ready, given)
        self.number = number

    def holding(self, ready: int, given: tuple[tuple[int, ...], ...]) -> "Roll":
        return Roll(self.number, ready, given)

    def choices(self, state: "EraState", seat: int, given: tuple[int, ...]) -> list[int]:
        dice = state.domains[seat].dice
        listed: list[int] = []
        if not given:
            if self.number == SECOND and turns_of(state.domains[seat]):
                listed = turns_from(dice, 0)
            for face in PLAIN_FACES:
                if dice[face]:
                    listed.append(face)
            listed.append(STAND_ACTION)
            return listed
        left = list(dice)
        for action in given:
            left[source_of(action)] -= 1
        last = given[len(given) - 1]
        first_face = last
        if last >= FACE_COUNT:
            first_face = 0
            if len(given) < turns_of(state.domains[seat]):
                listed = turns_from(tuple(left), last - FIRST_TURN)
        for face in PLAIN_FACES:
            if face >= first_face and left[face]:
                listed.append(face)
        listed.append(ROLL_ACTION if last < FACE_COUNT else STAND_ACTION)
        return listed

    def kept(self, state: "EraState", seat: int, given: tuple[int, ...], action: int) -> tuple[int, ...]:
        return given if action in (ROLL_ACTION, STAND_ACTION) else (*given, action)

    def is_last(self, state: "EraState", seat: int, given: tuple[int, ...], action: int) -> bool:
        """A seat says that it is ready even if nothing is left to choose: whether there is, is its secret."""
        return action in (ROLL_ACTION, STAND_ACTION)

    def conclude(self, state: "EraState", chance: Chance) -> None:
        roll_chosen(state, self.given, chance)
        next_roll(state, self.number, chance)

    def made_up(self, state: "EraState", seat: int, chance: Chance) -> tuple[int, ...]:
        """Any of the dice may be rolled again."""
        dice = state.domains[seat].dice
        return tuple([face for face in PLAIN_FACES for _ in range(dice[face]) if chance.below(2)])

    def seen(self, state: "EraState", seat: int | None, board: dict[str, Any]) -> None:
        board["roll"] = self.number
        if seat is not None:
            turns = [action - FIRST_TURN for action in self.given[seat] if action >= FACE_COUNT]
            board["chosen"] = {
                "turned": [{"from": FACES[TURN_FROM[turn]], "to": FACES[TURN_TO[turn]]} for turn in turns],
                "again": [FACES[action] for action in self.given[seat] if action < FACE_COUNT],
            }

    def pending(self, state: "EraState", seat: int) -> Any:
        return Pending(roll=self.number, taken=self.given[seat])

    def prompt(self, state: "EraState", seat: int) -> Message:
        return Message("era.prompt.roll", number=self.number)

    def options(self, state: "EraState", seat: int) -> list[int]:
        dice = state.domains[seat].dice
        return [REROLL.of(face) for face in range(FACE_COUNT) if dice[face]]

    def why_not(self, state: "EraState", seat: int, action: int) -> Reason:
        if REROLL.covers(action):
            return self.why_not_reroll(state, seat, REROLL.argument(action))
        if TURN_DIE.covers(action):
            return self.why_not_turn(state, seat, TURN_DIE.argument(action))
        if action == ROLL_ACTION:
            return Reason(Message("era.reason.nothing_chosen"), "roll")
        if action == STAND_ACTION:
            return Reason(Message("era.reason.dice_chosen"), "roll")
        return not_now("roll")

    def why_not_reroll(self, state: "EraState", seat: int, face: int) -> Reason:
        if not state.domains[seat].dice[face]:
            return Reason(Message("era.reason.no_such_die", face=face_name(face)), "roll")
        if SKULLS[face]:
            return Reason(Message("era.reason.skull_locked"), "roll")
        taken = self.given[seat]
        if sum(1 for action in taken if source_of(action) == face) == state.domains[seat].dice[face]:
            return Reason(Message("era.reason.already_chosen"), "roll")
        return Reason(Message("era.reason.out_of_order"), "roll")

    def why_not_turn(self, state: "EraState", seat: int, turn: int) -> Reason:
        if not turns_of(state.domains[seat]):
            return Reason(Message("era.reason.no_monastery"), "monastery")
        if self.number != SECOND:
            return Reason(Message("era.reason.too_late_to_turn"), "monastery")
        if not state.domains[seat].dice[TURN_FROM[turn]]:
            return Reason(Message("era.reason.no_such_die", face=face_name(TURN_FROM[turn])), "monastery")
        taken = self.given[seat]
        if taken and taken[-1] < FACE_COUNT:
            return Reason(Message("era.reason.dice_chosen"), "monastery")
        if len(taken) == turns_of(state.domains[seat]):
            return Reason(Message("era.reason.turns_used"), "monastery")
        return Reason(Message("era.reason.out_of_order"), "monastery")


# The verb `reroll` is the first of the vocabulary: REROLL.of(face) is the face itself.
FIRST_TURN: Final = TURN_DIE.first
ROLL_ACTION: Final = ROLL_DICE.first
STAND_ACTION: Final = STAND.first


def source_of(action: int) -> int:
    """The face that a die showed before it was chosen for another roll, or turned."""
    return action if action < FACE_COUNT else TURN_FROM[action - FIRST_TURN]


def turns_from(dice: tuple[int, ...], first: int) -> list[int]:
    """How one of these dice can be turned; not before number `first` of the list."""
    return [FIRST_TURN + turn for turn in range(first, len(TURNS)) if dice[TURN_FROM[turn]]]


# Rolling


def first_roll(state: "EraState", chance: Chance) -> None:
    """Everybody rolls all dice."""
    for seat in range(state.seats):
        domain = state.domains[seat]
        domain.dice = roll_all(domain.pool, chance)
        if state.sink is not None:
            tell_roll(state, seat, 0)
    next_roll(state, 1, chance)


def roll_chosen(state: "EraState", taken: tuple[tuple[int, ...], ...], chance: Chance) -> None:
    """All have chosen: dice are turned, and those chosen are rolled again."""
    for seat in range(state.seats):
        chosen = taken[seat]
        if not chosen:
            continue
        domain = state.domains[seat]
        skulls = total(domain.dice, SKULLS) if state.sink is not None else 0
        dice = list(domain.dice)
        for action in chosen:
            dice[source_of(action)] -= 1
        for action in chosen:
            if action < FACE_COUNT:
                roll_again(dice, action, chance)
            else:
                dice[TURN_TO[action - FIRST_TURN]] += 1
        domain.dice = tuple(dice)
        if state.sink is not None:
            tell_roll(state, seat, skulls)


def next_roll(state: "EraState", number: int, chance: Chance) -> None:
    """After roll `number`: ask those who may go on for another, or take the screens away."""
    if number < ROLLS:
        ready = 0
        for seat in range(state.seats):
            if not may_go_on(state, seat, number + 1):
                ready |= 1 << seat
        if ready != (1 << state.seats) - 1:
            state.push(Roll(number + 1, ready, ((),) * state.seats))
            return
        next_roll(state, number + 1, chance)
        return
    show_dice(state, chance)


def may_go_on(state: "EraState", seat: int, number: int) -> bool:
    """Whether a seat has anything to choose. That it has not is plain to all: skulls lie open."""
    domain = state.domains[seat]
    for face in PLAIN_FACES:
        if domain.dice[face]:
            return True
    return number == SECOND and turns_of(domain) > 0


def show_dice(state: "EraState", chance: Chance) -> None:
    """The screens are taken away. Alone, Sir Philip rolls before the quills are used."""
    state.reveal()
    state.phase = QUILL
    state.step = 0
    if state.seats == 1:
        state.philip = roll_all(PHILIP_DICE, chance)
    if state.sink is not None:
        for seat in range(state.seats):
            state.tell("dice_shown", seat=seat, dice=state.domains[seat].dice)
        if state.seats == 1:
            state.tell("philip_rolled", dice=state.philip)


def tell_roll(state: "EraState", seat: int, before: int) -> None:
    """What a seat rolled is for itself; everybody sees the skulls, if there are more or fewer now.

    If there are not, nobody is to know that it rolled at all.
    """
    dice = state.domains[seat].dice
    state.tell_only(seat, "rolled", seat=seat, dice=dice)
    skulls = total(dice, SKULLS)
    if skulls != before:
        state.tell("skulls", seat=seat, skulls=skulls)


# Quills


def use_quills(state: "EraState", seat: int) -> None:
    """A seat whose dice show a quill may use it, in the open."""
    for face in QUILL_FACES:
        if state.domains[seat].dice[face]:
            state.push(Quills(seat))
            return


class Quills(SeatFrame["EraState"]):
    """A die that shows a quill may be rolled again, and any one other with it, a skull too."""

    def actions(self, state: "EraState", seat: int) -> list[int]:
        dice = state.domains[seat].dice
        quill = shown_quill(dice)
        listed = [
            USE_QUILL.of(face)
            for face in range(FACE_COUNT)
            if (dice[face] > 1 if face == quill else dice[face] > 0)
        ]
        listed.append(USE_QUILL.of(FACE_COUNT))
        listed.append(KEEP_DICE.of())
        return listed

    def answer(self, state: "EraState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == KEEP_DICE.of():
            return
        domain = state.domains[seat]
        dice = list(domain.dice)
        quill = shown_quill(domain.dice)
        other = USE_QUILL.argument(action)
        dice[quill] -= 1
        if other < FACE_COUNT:
            dice[other] -= 1
        shown = [roll_again(dice, quill, chance)]
        if other < FACE_COUNT:
            shown.append(roll_again(dice, other, chance))
        domain.dice = tuple(dice)
        if state.sink is not None:
            state.tell("quill_used", seat=seat, dice=tuple(shown))
        use_quills(state, seat)

    def prompt(self, state: "EraState", seat: int) -> Message:
        return Message("era.prompt.quill")

    def options(self, state: "EraState", seat: int) -> list[int]:
        return [USE_QUILL.of(face) for face in range(FACE_COUNT + 1)] + [KEEP_DICE.of()]

    def why_not(self, state: "EraState", seat: int, action: int) -> Reason:
        if USE_QUILL.covers(action):
            face = USE_QUILL.argument(action)
            if state.domains[seat].dice[face]:
                return Reason(Message("era.reason.no_other_quill"), "quill")
            return Reason(Message("era.reason.no_such_die", face=face_name(face)), "quill")
        return not_now("quill")


def shown_quill(dice: tuple[int, ...]) -> int:
    """The face by which dice show a quill."""
    return next(face for face in QUILL_FACES if dice[face])
