"""Choices of war: which army moves and where to, which one steals, which village is plundered."""

from typing import TYPE_CHECKING, Any

from tessera.core import i64
from tessera.core.chance import Chance
from tessera.core.message import Message, Reason, not_now, seat_name
from tessera.games.deus import construction, effects, preview, rules
from tessera.games.deus.catalog import CARDS
from tessera.games.deus.continent import REGION_COUNT, REGIONS, regions_of
from tessera.games.deus.frames.cards import CardFrame
from tessera.games.deus.names import amounts, card_name, region_name
from tessera.games.deus.notation import ARMY, DONE_ACTION, MOVE, PLUNDER, SKIP_ACTION
from tessera.games.deus.pending import Pending

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


def begin_moving(
    state: "DeusState", seat: int, card: int, steps: int, is_one: bool, resting: i64, chance: Chance
) -> None:
    """Ask which army moves, or where to if there is only one. Those that rest have moved already.

    Where two armies stand in one region, one of them marches on before anything else; if there is only one
    place for it, it goes there without being asked.
    """
    pair: i64 = state.empires[seat].pair
    if pair:
        state.ask(March(seat, card, regions_of(pair)[0], steps, is_one, resting), chance)
        return
    able: i64 = rules.movable(state, seat, steps, is_one, resting)
    if not able:
        return
    if able & (able - 1):
        state.push(ChooseArmy(seat, card, steps, is_one, resting))
    else:
        region = regions_of(able)[0]
        state.push(March(seat, card, region, steps, is_one, resting))


class ChooseArmy(CardFrame):
    """Which army moves next, or none. `resting` is the set of regions whose armies have moved."""

    def __init__(self, seat: int, card: int, steps: int, is_one: bool, resting: int) -> None:
        super().__init__(seat, card)
        self.steps = steps
        self.is_one = is_one
        self.resting = resting

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        listed = rules.ARMIES.of(rules.movable(state, seat, self.steps, self.is_one, self.resting))
        listed.append(DONE_ACTION)
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != DONE_ACTION:
            region = ARMY.argument(action)
            state.push(March(seat, self.card, region, self.steps, self.is_one, self.resting))

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.army", card=card_name(self.card), steps=self.steps)

    def options(self, state: "DeusState", seat: int) -> list[int]:
        return [*rules.ARMIES.of(state.empires[seat].army), DONE_ACTION]

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        if not ARMY.covers(action):
            return not_now("armies")
        region = ARMY.argument(action)
        empire = state.empires[seat]
        if not empire.army >> region & 1:
            return no_army(region)
        if self.resting >> region & 1:
            return Reason(Message("deus.reason.has_moved", region=region_name(region)), "armies")
        if empire.pinned() >> region & 1:
            return Reason(Message("deus.reason.pinned", region=region_name(region)), "temple")
        return Reason(Message("deus.reason.no_way", region=region_name(region)), "armies")

    def pending(self, state: "DeusState", seat: int) -> Any:
        return Pending(steps=self.steps) if seat == self.seat else None


def no_army(region: int) -> Reason:
    return Reason(Message("deus.reason.no_army", region=region_name(region)), "armies")


class March(CardFrame):
    """Where an army goes, or that it stays; but where two armies stand, one of them goes.

    It may join another army of the seat only if the next march of this action can lead one of them on: that
    of an army which its temple holds, among those that war elephants have still to move, or by the next card
    of the column.
    """

    def __init__(self, seat: int, card: int, region: int, steps: int, is_one: bool, resting: int) -> None:
        super().__init__(seat, card)
        self.region = region
        self.steps = steps
        self.is_one = is_one
        self.resting = resting

    def ends(self, state: "DeusState") -> i64:
        """Where the army may stop."""
        empire = state.empires[self.seat]
        start: i64 = 1 << self.region
        onward, armies = self.steps, empire.pinned() & ~self.resting
        if self.is_one:
            onward, armies = effects.steps_to_come(state, self.seat), empire.army
        found: i64 = rules.destinations(state, self.seat, start, self.steps)
        return found | rules.reliefs(state, self.seat, start, self.steps, armies, onward)

    def must_go(self, state: "DeusState") -> bool:
        """Whether it cannot stay, since another army stands there."""
        return bool(state.empires[self.seat].pair >> self.region & 1)

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        listed = rules.MOVES.of(self.ends(state))
        if not self.must_go(state):
            listed.append(SKIP_ACTION)
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        end = self.region
        if action != SKIP_ACTION:
            end = MOVE.argument(action)
            construction.move_army(state, seat, self.region, end)
        if not self.is_one:
            resting = self.resting | 1 << end
            begin_moving(state, seat, self.card, self.steps, False, resting, chance)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        if self.must_go(state):
            return Message("deus.prompt.march_on", region=REGIONS[self.region], steps=self.steps)
        return Message("deus.prompt.march", region=REGIONS[self.region], steps=self.steps)

    def seen(self, state: "DeusState", seat: int | None, board: dict[str, Any]) -> None:
        board["doing"] = {"card": CARDS[self.card], "army": REGIONS[self.region]}
        if seat == self.seat:
            board["plans"] = {"placing": preview.marching_plan(state, seat, self.region, self.ends(state))}

    def options(self, state: "DeusState", seat: int) -> list[int]:
        return [*rules.MOVES.of(state.continent.layout.all & ~(1 << self.region)), SKIP_ACTION]

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        if action == SKIP_ACTION:
            return Reason(Message("deus.reason.must_march_on"), "armies")
        if not MOVE.covers(action):
            return not_now("armies")
        region = MOVE.argument(action)
        here: i64 = 1 << region
        if state.continent.villages & here:
            return Reason(Message("deus.reason.village"), "armies")
        if state.empires[seat].army & here:
            return Reason(Message("deus.reason.two_armies"), "armies")
        for other in range(state.seats):
            if other != seat and state.empires[other].land & here:
                return Reason(Message("deus.reason.foreign", seat=seat_name(other)), "armies")
        if state.continent.sea & ~state.empires[seat].ship & here:
            return Reason(Message("deus.reason.no_ship"), "armies")
        return Reason(Message("deus.reason.too_far", steps=self.steps), "armies")

    def pending(self, state: "DeusState", seat: int) -> Any:
        return Pending(steps=self.steps) if seat == self.seat else None


class Raid(CardFrame):
    """Which army steals. Armies with the same victims are one choice."""

    def __init__(self, seat: int, card: int, gold: int, points: int) -> None:
        super().__init__(seat, card)
        self.gold = gold
        self.points = points

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        listed = rules.ARMIES.of(rules.raiders(state, seat))
        listed.append(SKIP_ACTION)
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            construction.steal(state, seat, 1 << ARMY.argument(action), self.gold, self.points)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message(
            "deus.prompt.raid", card=card_name(self.card), amounts=amounts(0, self.gold, self.points)
        )

    def options(self, state: "DeusState", seat: int) -> list[int]:
        return [*rules.ARMIES.of(state.empires[seat].army), SKIP_ACTION]

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        if not ARMY.covers(action):
            return not_now("armies")
        region = ARMY.argument(action)
        if not state.empires[seat].army >> region & 1:
            return no_army(region)
        if rules.victims_of(state, seat, 1 << region):
            return Reason(Message("deus.reason.same_victims"), "armies")
        return Reason(Message("deus.reason.no_victims", region=region_name(region)), "armies")


class Plunder(CardFrame):
    """Which village is plundered."""

    def __init__(self, seat: int, card: int, amount: int) -> None:
        super().__init__(seat, card)
        self.amount = amount

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        villages: i64 = rules.rich_villages(state, seat)
        listed = [PLUNDER.of(region) for region in range(REGION_COUNT) if villages >> region & 1]
        listed.append(SKIP_ACTION)
        return listed

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            construction.plunder(state, seat, PLUNDER.argument(action), self.amount)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.plunder", card=card_name(self.card), points=self.amount)

    def options(self, state: "DeusState", seat: int) -> list[int]:
        return [*[PLUNDER.of(region) for region in regions_of(state.continent.villages)], SKIP_ACTION]

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        if not PLUNDER.covers(action):
            return not_now("villages")
        region = PLUNDER.argument(action)
        if rules.besieged(state, seat) >> region & 1:
            return Reason(Message("deus.reason.no_points", region=region_name(region)), "villages")
        if state.standing >> region & 1:
            return Reason(Message("deus.reason.no_siege", region=region_name(region)), "villages")
        return Reason(Message("deus.reason.no_village", region=region_name(region)), "villages")
