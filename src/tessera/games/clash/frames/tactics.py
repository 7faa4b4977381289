"""Tactics: action cards in a battle, laid face down, the attacker's first, and revealed together.

A card lasts a round. The frames of the round hand on whose tactics are in force; NOBODY stands for none.
"""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, dice, generals, held, payment
from tessera.games.clash.catalog import (
    ACTION_CARD_COUNT,
    BARBARIANS,
    CARD_TACTICS,
    HIT,
    NOBODY,
    ONE_FOOD,
    TACTICS,
    TACTICS_NAMES,
)
from tessera.games.clash.city import owner_of
from tessera.games.clash.fight import (
    AT_SEA,
    ATTACKER,
    CELL,
    CUNNING,
    DEFENDER,
    FLAGS,
    NO_TACTICS,
    ROUND,
    SIDES,
    WON_BY_ATTACKER,
    Fight,
    changed,
    fighters,
    show,
)
from tessera.games.clash.frames import aftermath, battle, cards, champions, losses, pay
from tessera.games.clash.names import tactics_name
from tessera.games.clash.notation import CARDS as CARD_NAMES
from tessera.games.clash.notation import SKIP_ACTION, TO, USE_ACTION
from tessera.games.clash.notation import TACTICS as LAY
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import at, modified
from tessera.games.clash.rules.limits import has_space
from tessera.games.clash.rules.move import is_hostile
from tessera.games.clash.settings import has_expansion
from tessera.games.clash.units import total

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


def _tactics(name: str) -> int:
    return TACTICS_NAMES.index(name)


PELTASTS: Final = _tactics("peltasts")
ENCIRCLED: Final = _tactics("encircled")
WEDGE: Final = _tactics("wedge_formation")
HIGH_MORALE: Final = _tactics("high_morale")
HEAVY_RESISTANCE: Final = _tactics("heavy_resistance")
HIGH_GROUND: Final = _tactics("high_ground")
SURPRISE: Final = _tactics("surprise")
SIEGE: Final = _tactics("siege")
FOR_THE_PEOPLE: Final = _tactics("for_the_people")
IMPROVED_DEFENSES: Final = _tactics("improved_defenses")
TACTICAL_RETREAT: Final = _tactics("tactical_retreat")
DEFENSIVE_FORMATION: Final = _tactics("defensive_formation")
SCOUT: Final = _tactics("scout")
MARTYR: Final = _tactics("martyr")
ARCHERS: Final = _tactics("archers")
FLANKING: Final = _tactics("flanking")

BY_ATTACKERS: Final = (WEDGE, SIEGE, FLANKING)
BY_DEFENDERS: Final = (
    HEAVY_RESISTANCE,
    FOR_THE_PEOPLE,
    IMPROVED_DEFENSES,
    TACTICAL_RETREAT,
    DEFENSIVE_FORMATION,
)
IN_CITIES: Final = (SIEGE, FOR_THE_PEOPLE, IMPROVED_DEFENSES)
BY_ARMIES: Final = (PELTASTS, ENCIRCLED, WEDGE, SIEGE, TACTICAL_RETREAT, ARCHERS, FLANKING)
"""They need an army, by land; a fortress alone is none."""
BY_LAND: Final = (*BY_ARMIES, HIGH_GROUND, FOR_THE_PEOPLE, IMPROVED_DEFENSES)
SIEGE_PRICE: Final = ONE_FOOD * 2


def why_not_lay(state: "ClashState", fight: Fight, side: int, card: int) -> Reason:
    """`None` of the reasons, or why a side cannot use the tactics of a card in this battle."""
    tactics = CARD_TACTICS[card]
    owner, cell, flags = fight[side], fight[CELL], fight[FLAGS]
    is_city = owner_of(state.cities[cell]) != NOBODY
    units = fighters(state, owner, cell, flags)
    name = tactics_name(tactics)
    if flags & AT_SEA and tactics in BY_LAND:
        return Reason(Message("clash.reason.by_land", tactics=name), "tactics")
    if (tactics in BY_ATTACKERS and side == DEFENDER) or (tactics in BY_DEFENDERS and side == ATTACKER):
        return Reason(Message("clash.reason.other_side", tactics=name), "tactics")
    if tactics in IN_CITIES and not is_city:
        return Reason(Message("clash.reason.in_cities", tactics=name), "tactics")
    if tactics == HIGH_GROUND and side == ATTACKER and is_city:
        return Reason(Message("clash.reason.high_ground"), "tactics")
    if not units and (tactics in BY_ARMIES or tactics == MARTYR):
        return Reason(Message("clash.reason.no_army"), "tactics")
    if tactics == TACTICAL_RETREAT and not ways_out(state, owner, cell):
        return Reason(Message("clash.reason.no_way_out"), "tactics")
    return not_now("tactics")


def can_lay(state: "ClashState", fight: Fight, side: int, card: int) -> bool:
    tactics = CARD_TACTICS[card]
    owner, cell, flags = fight[side], fight[CELL], fight[FLAGS]
    is_city = owner_of(state.cities[cell]) != NOBODY
    units = fighters(state, owner, cell, flags)
    return not (
        (flags & AT_SEA and tactics in BY_LAND)
        or (tactics in BY_ATTACKERS and side == DEFENDER)
        or (tactics in BY_DEFENDERS and side == ATTACKER)
        or (tactics in IN_CITIES and not is_city)
        or (tactics == HIGH_GROUND and side == ATTACKER and is_city)
        or (not units and (tactics in BY_ARMIES or tactics == MARTYR))
        or (tactics == TACTICAL_RETREAT and not ways_out(state, owner, cell))
    )


def ways_out(state: "ClashState", owner: int, cell: int) -> list[int]:
    """The land cells beside a battle to which its defender may go: without enemies, with room."""
    units = state.units[owner][cell]
    near = state.map.layout.near[cell] & state.map.land
    return [
        place
        for place in range(state.map.layout.size)
        if near >> place & 1 and not is_hostile(state, owner, place) and has_space(state, owner, place, units)
    ]


def may_lay(state: "ClashState", owner: int) -> bool:
    """Whether a seat is asked for a card, whatever it holds: it has Tactics, and a hand."""
    nation = state.nations[owner]
    return nation.has(TACTICS) and bool(nation.hand)


def is_forbidden(state: "ClashState", fight: Fight, side: int) -> bool:
    """Whether a gift of the enemy forbids a side its card in this round."""
    enemy = fight[1 - side]
    if fight[FLAGS] & AT_SEA or enemy >= state.seats:
        return False
    numbers = [total(fighters(state, fight[each], fight[CELL], fight[FLAGS])) for each in (1 - side, side)]
    return modified(state, enemy, modifiers.FORBIDS_TACTICS, at(numbers[0], numbers[1])) > 0


def is_silenced(state: "ClashState", fight: Fight, side: int) -> bool:
    """Whether a side lays no card in this round, for a horse before its gates, leaders or Spartans."""
    if side == DEFENDER and fight[FLAGS] & NO_TACTICS and fight[ROUND] == 1:
        return True
    if not has_expansion(state):
        return False
    return generals.is_silenced(state, fight, side) or is_forbidden(state, fight, side)


def has_laid(state: "ClashState", side: int) -> bool:
    """Whether a card of a side lies open in this round."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, Open):
            return (frame.attacking if side == ATTACKER else frame.defending) != NOBODY
    return False


def begin_round(state: "ClashState", fight: Fight) -> None:
    """The cards of a round are laid, the attacker's first."""
    state.push(Reveal(fight, NOBODY, NOBODY))
    for side in (DEFENDER, ATTACKER):
        seat = generals.commander(state, fight, side)
        if seat != NOBODY and may_lay(state, seat) and not is_silenced(state, fight, side):
            state.push(Lay(seat, fight, side))


class Lay(SeatFrame["ClashState"]):
    """Which card a side lays face down, if any. It is asked whatever it holds."""

    def __init__(self, seat: int, fight: Fight, side: int) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.fight = fight
        self.side = side

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        hand = [card for card in dict.fromkeys(state.nations[seat].hand) if card < ACTION_CARD_COUNT]
        listed = [LAY.of(card) for card in hand if can_lay(state, self.fight, self.side, card)]
        return [SKIP_ACTION, *listed]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        card = LAY.argument(action)
        nation = state.nations[seat]
        nation.hand = without(nation.hand, card)
        for place in range(len(state.stack) - 1, -1, -1):
            frame = state.stack[place]
            if isinstance(frame, Reveal):
                state.stack[place] = frame.holding(self.side, card)
                break
        if state.sink is not None:
            state.tell("laid", seat=seat)
            state.tell_only(seat, "laid_card", seat=seat, card=card)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.tactics", round=self.fight[ROUND])

    def options(self, state: "ClashState", seat: int) -> list[int]:
        return [LAY.of(card) for card in dict.fromkeys(state.nations[seat].hand) if card < ACTION_CARD_COUNT]

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if not LAY.covers(action):
            return not_now("tactics")
        if LAY.argument(action) not in state.nations[seat].hand:
            return Reason(Message("clash.reason.not_in_hand"), "tactics")
        return why_not_lay(state, self.fight, self.side, LAY.argument(action))


class Reveal(Frame["ClashState"]):
    """The cards that lie face down, until both sides have chosen; then they are turned up together."""

    def __init__(self, fight: Fight, attacking: int, defending: int) -> None:
        super().__init__()
        self.fight = fight
        self.attacking = attacking
        self.defending = defending

    def holding(self, side: int, card: int) -> "Reveal":
        if side == ATTACKER:
            return Reveal(self.fight, card, self.defending)
        return Reveal(self.fight, self.attacking, card)

    def run(self, state: "ClashState", chance: Chance) -> None:
        fight = self.fight
        if self.attacking != NOBODY or self.defending != NOBODY:
            state.reveal()
        if state.sink is not None:
            for side, card in ((ATTACKER, self.attacking), (DEFENDER, self.defending)):
                if card != NOBODY:
                    seat = generals.commander(state, fight, side)
                    state.tell("revealed", seat=seat, card=card, tactics=CARD_TACTICS[card])
        thinking: list[int] = []
        if has_expansion(state):
            thinking = champions.strategists(state, fight, (self.attacking, self.defending))
        if thinking:
            state.replace(Revealed(fight, self.attacking, self.defending))
            for side in reversed(thinking):
                state.push(champions.Ponder(fight[side], side))
        else:
            begin_striking(state, fight, self.attacking, self.defending)

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show(state, self.fight, board)
        laid = ((ATTACKER, self.attacking), (DEFENDER, self.defending))
        board["battle"]["laid"] = [card != NOBODY for _, card in laid]
        own = [card if generals.commander(state, self.fight, side) == seat else NOBODY for side, card in laid]
        board["battle"]["cards"] = _card_names(own)

    def parts(self) -> dict[str, tuple[int, ...]]:
        return {"actions": tuple([card for card in (self.attacking, self.defending) if card != NOBODY])}

    def guessed(self, state: "ClashState", seat: int, chance: Chance) -> "Reveal":
        """A card that another has laid may be any of those that nobody else is known to have."""
        found = self
        for side, card in ((ATTACKER, self.attacking), (DEFENDER, self.defending)):
            owner = generals.commander(state, self.fight, side)
            if card == NOBODY or owner == seat:
                continue
            unseen = held.unseen_actions(state, seat)
            hidden = sorted([card, *[each for each in unseen if can_lay(state, self.fight, side, each)]])
            guess = hidden[chance.below(len(hidden))]
            if guess != card:
                held.exchange_unseen(state, seat, guess, card)
            found = found.holding(side, guess)
        return found


class Open(Frame["ClashState"]):
    """The cards of a round lie open, until it has ended and they are discarded."""

    def __init__(self, fight: Fight, attacking: int, defending: int) -> None:
        super().__init__()
        self.fight = fight
        self.attacking = attacking
        self.defending = defending

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        for side, card in ((ATTACKER, self.attacking), (DEFENDER, self.defending)):
            if card != NOBODY:
                commander = generals.commander(state, self.fight, side)
                cards.put_away(state, commander, card)
                cards.remember(state, commander, self.fight[CELL], card)

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show(state, self.fight, board)
        board["battle"]["cards"] = _card_names([self.attacking, self.defending])

    def parts(self) -> dict[str, tuple[int, ...]]:
        return {"actions": tuple([card for card in (self.attacking, self.defending) if card != NOBODY])}


class Revealed(Open):
    """The cards lie open, and strategists think of what they do."""

    def cunning(self, side: int) -> "Revealed":
        """The same where what the card of a side does is ignored."""
        fight = changed(self.fight, FLAGS, self.fight[FLAGS] | CUNNING << side)
        return Revealed(fight, self.attacking, self.defending)

    def run(self, state: "ClashState", chance: Chance) -> None:
        begin_striking(state, self.fight, self.attacking, self.defending)


def begin_striking(state: "ClashState", fight: Fight, attacking: int, defending: int) -> None:
    """The cards of both sides do what they do; they lie open until the round has ended."""
    used = [CARD_TACTICS[card] if card != NOBODY else NOBODY for card in (attacking, defending)]
    for side in SIDES:
        if fight[FLAGS] & CUNNING << side:
            used[side] = NOBODY
    # Scouts take the card of the other side before anything else.
    if used[ATTACKER] == SCOUT and defending != NOBODY:
        keep(state, generals.commander(state, fight, ATTACKER), defending)
        used[DEFENDER] = NOBODY
        state.replace(Open(fight, attacking, NOBODY))
    elif used[DEFENDER] == SCOUT and attacking != NOBODY:
        keep(state, generals.commander(state, fight, DEFENDER), attacking)
        used[ATTACKER] = NOBODY
        state.replace(Open(fight, NOBODY, defending))
    else:
        state.replace(Open(fight, attacking, defending))
    state.push(Strike(fight, used[ATTACKER], used[DEFENDER], 0))


def _card_names(laid: list[int]) -> list[str | None]:
    return [None if card == NOBODY else CARD_NAMES[card] for card in laid]


def end_round(state: "ClashState", chance: Chance) -> None:
    """Before anything else is decided, the cards of the round are discarded."""
    state.stack[-1].run(state, chance)


def keep(state: "ClashState", owner: int, card: int) -> None:
    """A card comes to a hand."""
    nation = state.nations[owner]
    nation.hand = tuple(sorted((*nation.hand, card)))


class Strike(Frame["ClashState"]):
    """What cards do when they are revealed: the martyr, then the attacker's, the defender's, the retreat."""

    def __init__(self, fight: Fight, attacking: int, defending: int, step: int) -> None:
        super().__init__()
        self.fight = fight
        self.attacking = attacking
        self.defending = defending
        self.step = step

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        show(state, self.fight, board)

    def run(self, state: "ClashState", chance: Chance) -> None:
        fight, attacking, defending = self.fight, self.attacking, self.defending
        if self.step == 0:
            if attacking == MARTYR:
                defending = NOBODY
            elif defending == MARTYR:
                attacking = NOBODY
            state.replace(Strike(fight, attacking, defending, 1))
            if MARTYR in (attacking, defending):
                first = ATTACKER if attacking == MARTYR else DEFENDER
                state.push(losses.Losses(fight, 1 - first, 1))
                state.push(losses.Losses(fight, first, 1))
            return
        if self.step in (1, 2):
            side = self.step - 1
            tactics = attacking if side == ATTACKER else defending
            state.replace(Strike(fight, attacking, defending, self.step + 1))
            if tactics == ARCHERS:
                if roll(state, fight[side], tactics, chance) >= HIT:
                    state.push(losses.Losses(fight, 1 - side, 1))
            elif tactics == PELTASTS:
                dice = total(fighters(state, fight[side], fight[CELL], fight[FLAGS]))
                rolled = [roll(state, fight[side], tactics, chance) for _ in range(dice)]
                if max(rolled, default=0) < HIT:
                    state.replace(self.without(side, self.step + 1))
            return
        state.finish()
        if defending == TACTICAL_RETREAT and fighters(state, fight[DEFENDER], fight[CELL], fight[FLAGS]):
            state.ask(Withdraw(generals.commander(state, fight, DEFENDER), fight), chance)
            return
        if attacking == SIEGE:
            owner = fight[DEFENDER]
            if owner != BARBARIANS and payment.affords(state.nations[owner], SIEGE_PRICE):
                state.push(Provision(owner, fight, attacking, defending))
                return
        state.push(battle.Roll(fight, attacking, defending))

    def without(self, side: int, step: int) -> "Strike":
        """The same without the card of a side, which had no effect."""
        if side == ATTACKER:
            return Strike(self.fight, NOBODY, self.defending, step)
        return Strike(self.fight, self.attacking, NOBODY, step)


def roll(state: "ClashState", owner: int, tactics: int, chance: Chance) -> int:
    """A die for a card; its symbol does not count."""
    rolled = dice.value(chance)
    if state.sink is not None:
        state.tell("tactics_rolled", owner=owner, tactics=tactics, roll=rolled)
    return rolled


class Withdraw(SeatFrame["ClashState"]):
    """Where the defenders go who leave the battle."""

    def __init__(self, seat: int, fight: Fight) -> None:
        super().__init__(seat)
        self.fight = fight

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [TO.first + label[cell] for cell in ways_out(state, self.fight[DEFENDER], self.fight[CELL])]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        end_round(state, chance)
        cell, goal = self.fight[CELL], state.map.layout.cell[TO.argument(action)]
        owner, left = self.fight[DEFENDER], aftermath.strengths(state, self.fight)
        aftermath.fought(state, owner, cell, state.units[owner][cell])
        aftermath.withdraw(state, owner, cell, goal)
        aftermath.finish(state, self.fight, WON_BY_ATTACKER, chance, left)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.withdraw")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("tactics")


class Provision(SeatFrame["ClashState"]):
    """Whether the besieged pay food to let their units show what they can."""

    def __init__(self, seat: int, fight: Fight, attacking: int, defending: int) -> None:
        super().__init__(seat)
        self.fight = fight
        self.attacking = attacking
        self.defending = defending

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        paid = action == USE_ACTION
        state.replace(battle.Roll(self.fight, self.attacking, self.defending, provisioned=paid))
        if paid:
            if state.sink is not None:
                state.tell("provisioned", seat=seat)
            pay.begin_paying(state, seat, SIEGE_PRICE)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.provision")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("tactics")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.price_bill(state, seat, SIEGE_PRICE) if action == USE_ACTION else []


class Surprised(Frame["ClashState"]):
    """Who has surprised the enemy draws a card."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        cards.draw_action(state, self.seat, chance)


def silences(tactics: int, provisioned: bool) -> bool:
    """Whether a card forbids the other side its units' symbols."""
    return tactics == HIGH_GROUND or (tactics == SIEGE and not provisioned)
