"""Battles by land and sea: what comes before them, their rounds, and their end.

The attackers stand on the cell of the battle; `back` is where they would retreat to. A battle is a value of
its own, `Fight`, that every frame of it carries.
"""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, court, deeds, marks, once, payment, tally
from tessera.games.clash.catalog import (
    ARENA,
    BARBARIANS,
    FANATICISM,
    GOLD,
    HIT,
    MOOD,
    NOBODY,
    PIRATES,
    SETTLER,
    TEMPLE,
    UNIT_COUNT,
    WALL,
)
from tessera.games.clash.city import has_building, owner_of
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
    START,
    WON_BY_ATTACKER,
    WON_BY_DEFENDER,
    Fight,
    changed,
    fighters,
    has_fortress,
    rolled_value,
    show,
    with_rolls,
)
from tessera.games.clash.frames import arms, capture, losses, moments, pay, pirates, strength, tactics
from tessera.games.clash.notation import SKIP_ACTION, USE_ACTION
from tessera.games.clash.pirates import make_peace
from tessera.games.clash.pirates import tire as tire_pirates
from tessera.games.clash.pirates import withdraw as withdraw_pirates
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import at, modified
from tessera.games.clash.rules.cities import holds
from tessera.games.clash.rules.move import enemy_on
from tessera.games.clash.units import BITS, LAND, MASK, SHIPS, count, total

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
    fight: Fight = (attacker, defender, cell, back, flags, 1, 0, 0, attackers, defenders, 0, 0, 0, 0)
    state.reveal()
    for owner in (attacker, defender):
        if owner < BARBARIANS and state.nations[owner].people != NOBODY:
            court.put(state.nations[owner], court.FALLEN, 0)
    if state.sink is not None:
        label = state.map.layout.label[cell]
        state.tell("battle", attacker=attacker, defender=defender, cell=label)
    if attacker == BARBARIANS and guarded_by_wall(state, fight):
        losses.lose_all(state, attacker, cell, fighters(state, attacker, cell, flags), defender)
        finish(state, fight, WON_BY_DEFENDER, chance)
        return
    if not defenders and (at_sea or not has_fortress(state, cell, defender)):
        finish(state, fight, WON_BY_ATTACKER, chance)
        return
    state.push(Round(fight))
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

    def run(self, state: "ClashState", chance: Chance) -> None:
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
        if not fight[FLAGS] & AT_SEA:
            for side in (DEFENDER, ATTACKER):
                begin_cheering(state, fight, side)

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


def begin_cheering(state: "ClashState", fight: Fight, side: int) -> None:
    """Who holds the Great Arena may add to a roll once in a battle: asked where that makes one more hit."""
    owner = fight[side]
    if (
        owner < BARBARIANS
        and rolled_value(fight, side) % HIT == HIT - 1
        and not fight[FLAGS] & CHEERED << side
        and holds(state, owner, ARENA)
        and payment.tokens(state, owner, MOOD)
    ):
        state.push(Applaud(owner, side))


class Applaud(SeatFrame["ClashState"]):
    """Whether a token adds one to the roll."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        for place in range(len(state.stack) - 1, -1, -1):
            frame = state.stack[place]
            if isinstance(frame, Hits):
                state.stack[place] = frame.cheered(self.side)
                break
        if state.sink is not None:
            state.tell("applauded", seat=seat)
        pay.spend_tokens(state, seat, MOOD, 1)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.cheer_on")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(MOOD, 1) if action == USE_ACTION else []


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
                state.push(tactics.Surprised(fight[side]))
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


def fighters_of(state: "ClashState", fight: Fight, side: int) -> int:
    return fighters(state, fight[side], fight[CELL], fight[FLAGS])


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
            following = changed(fight, ROUND, fight[ROUND] + 1)
            if flags & NO_WAY_BACK:
                state.push(Round(following))
            else:
                state.push(Retreat(fight[ATTACKER], following))
            if not flags & AT_SEA:
                moments.fire(state, moments.ROUND_ENDS, fight[DEFENDER], cell)
        elif attackers:
            finish(state, fight, WON_BY_ATTACKER, chance)
        elif defenders or (fight[ROUND] == 1 and has_fortress(state, cell, fight[DEFENDER])):
            finish(state, fight, WON_BY_DEFENDER, chance)
        else:
            finish(state, fight, NOBODY_WON, chance)

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
        retreat(state, self.fight)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.retreat")

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show(state, self.fight, board)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("battle")


def retreat(state: "ClashState", fight: Fight) -> None:
    """The attackers go back where they came from."""
    seat = fight[ATTACKER]
    cell, back = fight[CELL], fight[BACK]
    left = strengths(state, fight)
    at_sea = fight[FLAGS] & AT_SEA
    for side in SIDES:
        scavenge(state, fight, side, left)
    fought(state, seat, cell, state.units[seat][cell] & (SHIPS if at_sea else LAND))
    withdraw(state, seat, cell, back)
    if state.sink is not None:
        state.tell("retreated", seat=seat, cell=state.map.layout.label[back])
    if at_sea:
        state.push(losses.Drown(fight[DEFENDER], cell, seat))
        state.push(losses.Drown(seat, back, fight[DEFENDER]))
    end_of_battle(state, fight, NOBODY_WON, left)


# The end of a battle


def fought(state: "ClashState", seat: int, cell: int, units: int) -> None:
    """Units that fought in their own turn, attacking or not, move no more in it."""
    if seat != state.active:
        return
    if state.map.sea >> cell & 1:
        tire_pirates(state, seat, cell)
    if units & SHIPS and modified(state, seat, modifiers.SAILS_AFTER_BATTLE, cell):
        return
    for kind in range(UNIT_COUNT):
        number = units >> BITS * kind & MASK
        for _ in range(number):
            marks.drop(state.marks, cell, kind)
    marks.add(state.marks, cell, units, marks.FOUGHT | marks.MOVED)


def withdraw(state: "ClashState", seat: int, cell: int, goal: int) -> None:
    """All units of a seat leave the cell of a battle, with what they remember."""
    units = state.units[seat][cell]
    state.units[seat][cell] = 0
    state.units[seat][goal] += units
    withdraw_pirates(state, seat, cell, goal)
    if seat == state.active:
        marks.shift(state.marks, cell, goal)


def strengths(state: "ClashState", fight: Fight) -> tuple[int, int]:
    """How many fighters each side has."""
    return total(fighters_of(state, fight, ATTACKER)), total(fighters_of(state, fight, DEFENDER))


def finish(
    state: "ClashState", fight: Fight, outcome: int, chance: Chance, left: tuple[int, int] | None = None
) -> None:
    """A battle is decided: settlers are lost with their army, and a city may fall. `left`: the fighters of
    each side, if some have gone away."""
    cell, flags = fight[CELL], fight[FLAGS]
    known = left if left is not None else strengths(state, fight)
    for side in (ATTACKER, DEFENDER):
        owner = fight[side]
        scavenge(state, fight, side, known)
        if is_wiped_out(state, fight, side):
            losses.lose_rest(state, owner, cell, fight[1 - side])
        elif fighters(state, owner, cell, flags):
            fought(state, owner, cell, state.units[owner][cell] & (SHIPS if flags & AT_SEA else LAND))
        if flags & AT_SEA:
            state.push(losses.Drown(owner, cell, fight[1 - side]))
    end_of_battle(state, fight, outcome, known)
    if outcome == NOBODY_WON and state.sink is not None:
        state.tell("drawn", cell=state.map.layout.label[cell])
    if outcome == WON_BY_ATTACKER and not flags & AT_SEA and owner_of(state.cities[cell]) == fight[DEFENDER]:
        capture.begin(state, fight[ATTACKER], cell, chance)


def is_wiped_out(state: "ClashState", fight: Fight, side: int) -> bool:
    """Whether a side loses those too who do not fight: it has lost its army or its ships, or it had none and
    stands alone with the enemy's."""
    if fighters_of(state, fight, side):
        return False
    return fight[START + side] > 0 or fighters_of(state, fight, 1 - side) > 0


def scavenge(state: "ClashState", fight: Fight, side: int, left: tuple[int, int]) -> None:
    """The enemy of a side that loses settlers or ships which could have traded may boast of it."""
    owner, enemy, cell = fight[side], fight[1 - side], fight[CELL]
    if fight[FLAGS] & AT_SEA:
        has_lost = left[side] < fight[START + side]
    else:
        has_lost = is_wiped_out(state, fight, side) and count(state.units[owner][cell], SETTLER) > 0
    if has_lost and enemy < BARBARIANS and deeds.could_trade(state, owner, cell):
        deeds.note(state, deeds.SCAVENGED, enemy, cell)


def end_of_battle(state: "ClashState", fight: Fight, outcome: int, left: tuple[int, int]) -> None:
    """What a battle brings, whoever won it."""
    attacker, defender = fight[ATTACKER], fight[DEFENDER]
    if state.sink is not None:
        winner = NOBODY
        if outcome != NOBODY_WON:
            winner = attacker if outcome == WON_BY_ATTACKER else defender
        if winner != NOBODY:
            state.tell("won", winner=winner, cell=state.map.layout.label[fight[CELL]])
    for side in (ATTACKER, DEFENDER):
        owner, enemy = fight[side], fight[1 - side]
        has_won = outcome == (WON_BY_ATTACKER if side == ATTACKER else WON_BY_DEFENDER)
        if owner >= BARBARIANS:
            continue
        if enemy == PIRATES:
            make_peace(state, owner)
        if enemy == PIRATES and left[1 - side] < fight[START + 1 - side]:
            pirates.reward(state, owner, fight[START + 1 - side] - left[1 - side])
        if has_won and enemy == BARBARIANS and fight[START + 1 - side]:
            state.nations[owner].gain(GOLD, 1)
        if (
            not has_won
            and outcome != NOBODY_WON
            and state.nations[owner].has(FANATICISM)
            and has_building(state.cities[fight[CELL]], TEMPLE)
        ):
            state.push(capture.Reinforce(owner))
        moments.fire(state, moments.BATTLE_ENDS, owner, about_battle(fight, side, outcome))
    deeds.note_battle(state, fight, outcome, left)


def about_battle(fight: Fight, side: int, outcome: int) -> int:
    """A battle that has ended, for the gifts of a side: see `moments.BATTLE_ENDS`."""
    about = fight[1 - side] | fight[ROUND] << moments.ROUND_SHIFT
    if outcome != NOBODY_WON:
        has_won = outcome == (WON_BY_ATTACKER if side == ATTACKER else WON_BY_DEFENDER)
        about |= moments.WON if has_won else moments.LOST
    if side == ATTACKER:
        about |= moments.ATTACKED
    if fight[FLAGS] & AT_SEA:
        about |= moments.AT_SEA
    if fight[START + 1 - side]:
        about |= moments.HAD_ENEMIES
    return at(fight[CELL], about)
