"""The Huns: nomads, mounted archers, raiders, their empire; Attila, Bleda and Rugila.

What the Horse Master and the Battering Rams do in battles are rows of `powers.clashes`; how cities go is told
by `frames.nomads`, and whom raiders hinder by `rules.raids`.
"""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import OK, Message, Reason, not_now
from tessera.games.clash import court, marks, payment
from tessera.games.clash.catalog import ANGRY, BARBARIANS, CAVALRY, CULTURE, GOLD, HAPPY, NOBODY, ONE_GOLD
from tessera.games.clash.city import WAS_ACTIVATED, mood_of, owner_of, size_of
from tessera.games.clash.frames import barbarians, moments, move, pay
from tessera.games.clash.layout import LABELS
from tessera.games.clash.notation import FROM, SKIP_ACTION
from tessera.games.clash.owning import is_led, leader_cell
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import leading, modifiers
from tessera.games.clash.powers.acts import FREE, act
from tessera.games.clash.powers.modifiers import cell_in, kind_in, modify
from tessera.games.clash.powers.targets import PickGoods, follow
from tessera.games.clash.rules import move as moves
from tessera.games.clash.rules import nomads
from tessera.games.clash.units import ONE, count

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

NOMADS: Final[int] = nomads.NOMADS
MOUNTED_ARCHERS: Final[int] = gift("mounted_archers")
HUNNIC_TRIBES: Final[int] = gift("hunnic_tribes")
RULER: Final[int] = gift("ruler")
ENFORCER: Final[int] = gift("enforcer")
TRIBUTE: Final[int] = gift("tribute")
UNIFIER: Final[int] = gift("unifier")
ENFORCED: Final[int] = court.cells("enforced_cities", for_turn=True)
"""Cities that act as if they were happy, once in this turn."""
SMALL: Final = 1
TRIBUTE_GOLD: Final = 2
NEAR: Final = 2


# Nomads: what is remembered of cities that have gone


def _stop(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    court.put(state.nations[seat], nomads.MOVED, 0)


moments.hang_gift(moments.MOVE_ENDS, NOMADS, _stop)


# Mounted Archers: small cities raise cavalry, which rides at once


def _is_small(state: "ClashState", seat: int, about: int) -> int:
    is_small = size_of(state.cities[cell_in(about)]) == SMALL
    return 1 if kind_in(about) == CAVALRY and is_small else 0


def _mount(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    fresh = count(kind_in(about), CAVALRY)
    if fresh:
        state.push(RideOut(seat, cell_in(about), fresh, fresh_on(state, seat, cell_in(about))))


def fresh_on(state: "ClashState", seat: int, cell: int) -> int:
    """How many riders on a cell have no memories."""
    return count(moves.pickable(state, seat, cell)[0], CAVALRY)


def riders(number: int) -> moves.Group:
    """So many riders without memories, as a group."""
    return (number * ONE[CAVALRY], 0, 0, 0, 0, 0, 0, 0)


class RideOut(Frame["ClashState"]):
    """Riders that were just raised may go, group after group. `before`: how many fresh ones stood there."""

    def __init__(self, seat: int, cell: int, left: int, before: int) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell
        self.left = left
        self.before = before

    def run(self, state: "ClashState", chance: Chance) -> None:
        seat, cell = self.seat, self.cell
        now = fresh_on(state, seat, cell)
        left = min(now, self.left - (self.before - now))
        if left > 0 and move.Pick(seat, cell, riders(left), 0).leads_anywhere(state):
            state.replace(RideOut(seat, cell, left, now))
            state.push(Saddle(seat, cell, left))
            return
        state.finish()
        marks.forget(state.marks, marks.MOVED)


class Saddle(SeatFrame["ClashState"]):
    """Whether riders that were just raised go now."""

    def __init__(self, seat: int, cell: int, left: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.left = left

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [FROM.first + state.map.layout.label[self.cell], SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            state.finish()
            marks.forget(state.marks, marks.MOVED)
            return
        state.ask(move.Pick(seat, self.cell, riders(self.left), 0), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.saddle", cell=LABELS[state.map.layout.label[self.cell]], left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("civilization_advances")


modify(modifiers.NEEDS_NO_MARKET, MOUNTED_ARCHERS, _is_small)
moments.hang_gift(moments.ENLISTED, MOUNTED_ARCHERS, _mount)


# Hunnic Empire: where the Barbarians go


def _call(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    nation = state.nations[seat]
    kinds = [GOLD] if nation.amount(GOLD) else []
    if payment.tokens(state, seat, CULTURE):
        kinds.append(CULTURE)
    if kinds and marching(state).led().ready(state):
        state.push(PickGoods(seat, HUNNIC_TRIBES, 0, tuple(kinds), may_skip=True))


def _command(state: "ClashState", seat: int, about: int, kind: int, chance: Chance) -> None:
    if kind == NOBODY:
        return
    march = marching(state)
    state.stack[state.stack.index(march)] = march.led()
    if state.sink is not None:
        state.tell("wielded", seat=seat, gift=HUNNIC_TRIBES)
    if kind == GOLD:
        payment.spend(state, seat, ONE_GOLD)
    else:
        pay.spend_tokens(state, seat, CULTURE, 1)


def marching(state: "ClashState") -> barbarians.March:
    """The march of the Barbarians that is about to begin."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, barbarians.March):
            return frame
    raise AssertionError("no march")


moments.hang_gift(moments.BARBARIANS_MARCH, HUNNIC_TRIBES, _call)
follow(HUNNIC_TRIBES, _command)


# Attila: his small city works as if it were larger


def _rules(state: "ClashState", seat: int, cell: int) -> int:
    """An angry city never comes so far."""
    return 1 if size_of(state.cities[cell]) == SMALL and is_led(state, seat, RULER, cell) else 0


modify(modifiers.WORKING_SIZE, RULER, _rules)


# Bleda: his city acts once as if it were happy


def _why_not_enforce(state: "ClashState", seat: int) -> Reason:
    reason = leading.why_not_activate(state, seat)
    if reason is not OK:
        return reason
    cell = leader_cell(state, seat)
    city = state.cities[cell]
    if mood_of(city) == HAPPY:
        return Reason(Message("clash.reason.is_happy"), "mood")
    if city & WAS_ACTIVATED:
        return Reason(Message("clash.reason.activated_before"), "activate")
    if court.of(state.nations[seat], ENFORCED) >> cell & 1:
        return Reason(Message("clash.reason.not_again"), "leaders")
    return OK


def _enforce(state: "ClashState", seat: int, chance: Chance) -> None:
    nation = state.nations[seat]
    court.put(nation, ENFORCED, court.of(nation, ENFORCED) | 1 << leader_cell(state, seat))


def _is_enforced(state: "ClashState", seat: int, cell: int) -> int:
    return court.of(state.nations[seat], ENFORCED) >> cell & 1


act(ENFORCER, FREE, _why_not_enforce, _enforce)
modify(modifiers.ACTS_HAPPY, ENFORCER, _is_enforced)
modify(modifiers.IS_SPENT, ENFORCER, _is_enforced)


# Rugila: gold where another city is near, and joy of the Barbarians


def _levy(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    cell = cell_in(about)
    if not is_led(state, seat, TRIBUTE, cell):
        return
    others = state.all_cities() & ~state.nations[seat].cities & ~(1 << cell)
    if state.map.within(cell, NEAR) & others:
        gained = state.nations[seat].gain(GOLD, TRIBUTE_GOLD)
        if state.sink is not None and gained:
            state.tell("gained", seat=seat, goods=GOLD, amount=gained)


def _unite(state: "ClashState", seat: int, cell: int) -> int:
    is_wild = owner_of(state.cities[cell]) == BARBARIANS
    return HAPPY - ANGRY if is_wild and is_led(state, seat, UNIFIER, cell) else 0


moments.hang_gift(moments.CAPTURED, TRIBUTE, _levy)
modify(modifiers.CAPTURED_MOOD, UNIFIER, _unite)
