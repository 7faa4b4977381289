"""Battles by land and sea: what comes before them, their rounds, and their end.

The attackers stand on the cell of the battle; `back` is where they would retreat to. A battle is a value of
its own, `Fight`, that every frame of it carries.
"""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import court, generals, once, tally
from tessera.games.clash.catalog import (
    BARBARIANS,
    HIT,
    NOBODY,
    WALL,
)
from tessera.games.clash.city import owner_of
from tessera.games.clash.fight import (
    AT_SEA,
    ATTACKER,
    BACK,
    CELL,
    CHEERED,
    DEFENDER,
    DICE,
    FLAGS,
    LANDED,
    LED,
    LINES,
    NO_WAY_BACK,
    NOBODY_WON,
    ROUND,
    SIDES,
    WITH_LEADER,
    WON_BY_ATTACKER,
    WON_BY_DEFENDER,
    Fight,
    changed,
    fighters,
    fighters_of,
    has_fortress,
    rolled_value,
    show,
    with_rolls,
)
from tessera.games.clash.frames import (
    aftermath,
    applause,
    arms,
    champions,
    losses,
    moments,
    portents,
    strength,
    tactics,
    terror,
)
from tessera.games.clash.notation import SKIP_ACTION, USE_ACTION
from tessera.games.clash.owning import LEADERS
from tessera.games.clash.rules.cities import holds
from tessera.games.clash.rules.move import enemy_on
from tessera.games.clash.settings import has_expansion
from tessera.games.clash.units import total

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def begin(
    state: "ClashState", attacker: int, cell: int, back: int, landed: bool, chance: Chance, flags: int = 0
) -> None:
    """Units have come to a cell with enemies: what happens there comes before everything else."""
    at_sea = state.map.sea >> cell & 1 == 1
    defender = enemy_on(state, attacker, cell)
    flags |= (AT_SEA if at_sea else 0) | (LANDED if landed else 0)
    if attacker == BARBARIANS:
        flags |= NO_WAY_BACK
    attackers = total(fighters(state, attacker, cell, flags))
    defenders = total(fighters(state, defender, cell, flags))
    if attacker == state.active and state.used & once.WARLORD:
        flags |= LED
    state.used &= ~once.WARLORD
    for side, owner in ((ATTACKER, attacker), (DEFENDER, defender)):
        if fighters(state, owner, cell, flags) & LEADERS:
            flags |= WITH_LEADER << side
    fight: Fight = (attacker, defender, cell, back, flags, 1, 0, 0, attackers, defenders, 0, 0, 0, 0)
    state.reveal()
    for owner in (attacker, defender):
        if owner < BARBARIANS and state.nations[owner].people != NOBODY:
            court.put(state.nations[owner], court.FALLEN, 0)
    portents.break_treaty(state, attacker, defender)
    if state.sink is not None:
        label = state.map.layout.label[cell]
        state.tell("battle", attacker=attacker, defender=defender, cell=label)
    if attacker == BARBARIANS and guarded_by_wall(state, fight):
        losses.lose_all(state, attacker, cell, fighters(state, attacker, cell, flags), defender)
        aftermath.finish(state, fight, WON_BY_DEFENDER, chance)
        return
    if not defenders and (at_sea or not has_fortress(state, cell, defender)):
        aftermath.finish(state, fight, WON_BY_ATTACKER, chance)
        return
    state.push(Round(fight))
    if has_expansion(state):
        if portents.may_use_horse(state, fight) and not at_sea:
            state.push(portents.OfferHorse(fight))
        for side in (DEFENDER, ATTACKER):
            if generals.pledge(state, fight, side) != NOBODY:
                state.push(champions.Pledge(fight, side))
    if not at_sea:
        state.push(arms.TakeArms(fight, DEFENDER))
        state.push(arms.TakeArms(fight, ATTACKER))
        arms.begin_siege(state, fight)


def guarded_by_wall(state: "ClashState", fight: Fight) -> bool:
    """Whether the Great Wall beats Barbarians that attack a city."""
    defender = fight[DEFENDER]
    return owner_of(state.cities[fight[CELL]]) == defender and holds(state, defender, WALL)


# Rounds


class Round(Frame["ClashState"]):
    """A round: cards are laid and revealed, and both sides roll."""

    def __init__(self, fight: Fight) -> None:
        super().__init__()
        self.fight = fight

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if has_expansion(state) and terror.begin(state, self.fight):
            return
        tactics.begin_round(state, self.fight)

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show(state, self.fight, board)


class Roll(Frame["ClashState"]):
    """Both sides roll. The tactics of a side are NOBODY's if none."""

    def __init__(self, fight: Fight, attacking: int, defending: int, provisioned: bool = False) -> None:
        super().__init__()
        self.fight = fight
        self.attacking = attacking
        self.defending = defending
        self.provisioned = provisioned

    def flagged(self, flags: int) -> "Roll":
        """The same with more flags of the battle."""
        fight = changed(self.fight, FLAGS, self.fight[FLAGS] + flags)
        return Roll(fight, self.attacking, self.defending, self.provisioned)

    def run(self, state: "ClashState", chance: Chance) -> None:
        if has_expansion(state) and champions.begin_valour(state, self):
            return
        used = (self.attacking, self.defending)
        rolls = [
            strength.roll(state, self.fight, side, used[side], used[1 - side], self.provisioned, chance)
            for side in SIDES
        ]
        fight = with_rolls(self.fight, rolls[ATTACKER], rolls[DEFENDER])
        if state.sink is not None:
            for side in SIDES:
                tell_rolled(state, fight, side, used[1 - side], self.provisioned)
        state.replace(Hits(fight, self.attacking, self.defending))
        if has_expansion(state):
            for side in (DEFENDER, ATTACKER):
                if generals.ward(state, fight, side) != NOBODY:
                    state.push(champions.OfferWard(side))
                if generals.masters_horses(state, fight, side):
                    state.push(champions.OfferSaddle(side))
                if generals.lights_fireworks(state, fight, side):
                    state.push(champions.OfferFireworks(side))
        if not fight[FLAGS] & AT_SEA:
            for side in (DEFENDER, ATTACKER):
                applause.begin_cheering(state, fight, side)

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show(state, self.fight, board)


def tell_rolled(state: "ClashState", fight: Fight, side: int, enemy_card: int, provisioned: bool) -> None:
    """The sum of a side, line by line."""
    dice, lines = fight[DICE + side], fight[LINES + side]
    if tactics.silences(enemy_card, provisioned):
        state.tell("silenced", owner=fight[side], tactics=enemy_card)
    value = tally.value(dice, lines)
    state.tell(
        "rolled",
        owner=fight[side],
        round=fight[ROUND],
        dice=tally.faces(dice),
        rolled_by=tally.rolled_by(dice, lines),
        sum=tally.summed(dice, lines),
        value=value,
        hits=value // HIT,
    )


class Hits(Frame["ClashState"]):
    """What both sides have rolled becomes hits, at the same time."""

    def __init__(self, fight: Fight, attacking: int, defending: int) -> None:
        super().__init__()
        self.fight = fight
        self.attacking = attacking
        self.defending = defending

    def cheered(self, side: int) -> "Hits":
        fight = changed(self.fight, FLAGS, self.fight[FLAGS] | CHEERED << side)
        lines = fight[LINES + side] + tally.line(tally.ARENA, 1)
        return Hits(changed(fight, LINES + side, lines), self.attacking, self.defending)

    def with_lines(self, side: int, lines: int) -> "Hits":
        return Hits(changed(self.fight, LINES + side, lines), self.attacking, self.defending)

    def flagged(self, flags: int) -> "Hits":
        fight = changed(self.fight, FLAGS, self.fight[FLAGS] | flags)
        return Hits(fight, self.attacking, self.defending)

    def run(self, state: "ClashState", chance: Chance) -> None:
        fight = self.fight
        used = (self.attacking, self.defending)
        made = [rolled_value(fight, side) // HIT for side in SIDES]
        spared = [strength.cancels(state, fight, side, used[side]) for side in SIDES]
        hits = [max(0, made[side] - len(spared[1 - side])) for side in SIDES]
        encircling = self.encircle(state, used, hits, chance)
        for side in encircling:
            hits[side] += 1
        if state.sink is not None:
            for side in SIDES:
                changes = [0] * len(tally.HIT_CHANGES)
                for source in spared[1 - side][: made[side]]:
                    changes[source] -= 1
                changes[tally.ENCIRCLED] = 1 if side in encircling else 0
                state.tell(
                    "hit",
                    owner=fight[side],
                    enemy=fight[1 - side],
                    value=rolled_value(fight, side),
                    hits=made[side],
                    changes=tuple(changes),
                    taken=hits[side],
                )
        state.replace(Check(fight))
        for side in SIDES:
            if used[side] == tactics.SURPRISE and hits[side] and fighters_of(state, fight, 1 - side):
                state.push(tactics.Surprised(generals.commander(state, fight, side)))
        state.push(losses.Losses(fight, DEFENDER, hits[ATTACKER]))
        state.push(losses.Losses(fight, ATTACKER, hits[DEFENDER]))

    def encircle(
        self, state: "ClashState", used: tuple[int, int], hits: list[int], chance: Chance
    ) -> list[int]:
        """The sides that hit once more: who loses no more than the other may, and nothing cancels that."""
        lost = [min(hits[1 - side], total(fighters_of(state, self.fight, side))) for side in SIDES]
        found: list[int] = []
        for side in SIDES:
            enemies = total(fighters_of(state, self.fight, 1 - side))
            if (
                used[side] == tactics.ENCIRCLED
                and lost[1 - side] >= lost[side]
                and lost[1 - side] < enemies
                and tactics.roll(state, self.fight[side], tactics.ENCIRCLED, chance) >= HIT
            ):
                found.append(side)
        return found

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show(state, self.fight, board)


class Check(Frame["ClashState"]):
    """Whether the battle is over; else the attacker may retreat, and another round follows."""

    def __init__(self, fight: Fight) -> None:
        super().__init__()
        self.fight = fight

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        tactics.end_round(state, chance)
        fight = self.fight
        cell, flags = fight[CELL], fight[FLAGS]
        attackers = fighters(state, fight[ATTACKER], cell, flags)
        defenders = fighters(state, fight[DEFENDER], cell, flags)
        if attackers and defenders:
            following = changed(champions.lower_wards(fight), ROUND, fight[ROUND] + 1)
            if portents.is_dark(state, fight) and fight[BACK] != NOBODY:
                aftermath.retreat(state, fight)
            elif flags & NO_WAY_BACK:
                state.push(Round(following))
            else:
                state.push(Retreat(fight[ATTACKER], following))
            if not flags & AT_SEA:
                moments.fire(state, moments.ROUND_ENDS, fight[DEFENDER], cell)
        elif attackers:
            aftermath.finish(state, fight, WON_BY_ATTACKER, chance)
        elif defenders or (fight[ROUND] == 1 and has_fortress(state, cell, fight[DEFENDER])):
            aftermath.finish(state, fight, WON_BY_DEFENDER, chance)
        else:
            aftermath.finish(state, fight, NOBODY_WON, chance)

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show(state, self.fight, board)


class Retreat(SeatFrame["ClashState"]):
    """Whether the attackers go back where they came from."""

    def __init__(self, seat: int, fight: Fight) -> None:
        super().__init__(seat)
        self.fight = fight

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [SKIP_ACTION, USE_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        if action == SKIP_ACTION:
            state.replace(Round(self.fight))
            return
        state.finish()
        aftermath.retreat(state, self.fight)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.retreat")

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show(state, self.fight, board)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")
