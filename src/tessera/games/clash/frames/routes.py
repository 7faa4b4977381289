"""The income of trade routes, at the start of a turn."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash import once
from tessera.games.clash.catalog import (
    CULTURE,
    CURRENCY,
    FOOD,
    GOLD,
    IDEAS,
    LIBRARY,
    MOOD,
    STORAGE,
    TRADE_ROUTES,
)
from tessera.games.clash.frames import moments
from tessera.games.clash.notation import BORROW, NAME, SKIP_ACTION, TAKE, USE_ACTION
from tessera.games.clash.powers import modifiers
from tessera.games.clash.powers.modifiers import at, modified
from tessera.games.clash.rules.cities import holds
from tessera.games.clash.rules.routes import MOST_ROUTES, cultural, most_routes, paid_by, routes, settled
from tessera.games.clash.settings import has_expansion

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

IDEAS_OF_ROUTE: Final = 2
LENT: Final = (TRADE_ROUTES, CURRENCY, STORAGE)
"""What the Great Library may lend for the income of a turn: without the first the others bring nothing."""


def begin(state: "ClashState", seat: int, chance: Chance) -> None:
    """A food for each route; with the Currency gold, as one likes."""
    nation = state.nations[seat]
    if not nation.has(TRADE_ROUTES):
        return
    if has_expansion(state):
        use_markets(state, seat, 0, chance)
    else:
        bring(state, seat, min(MOST_ROUTES, routes(state, seat)), 0, chance)


def use_routes(state: "ClashState", seat: int, number: int, declined: int, chance: Chance) -> None:
    """So many routes are used; what gifts make of them comes after their income. Those to Barbarians bring
    food, and come first."""
    if number:
        moments.fire(state, moments.TRADED, seat, at(declined, number))
    plain = number - settled(state, seat, number, declined)
    if plain:
        gain(state, seat, FOOD, plain)
        number -= plain
    otherwise = min(number, modified(state, seat, modifiers.OTHER_YIELDS, 0))
    if otherwise:
        state.ask(OtherYield(seat, number, otherwise, CULTURE), chance)
    else:
        bring(state, seat, number, cultural(state, seat, declined), chance)


class OtherYield(SeatFrame["ClashState"]):
    """Whether the next route brings culture or ideas instead; those that bring culture come first."""

    def __init__(self, seat: int, left: int, otherwise: int, last: int) -> None:
        super().__init__(seat)
        self.left = left
        self.otherwise = otherwise
        """How many routes may still do so."""
        self.last = last

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        nation = state.nations[seat]
        listed = [TAKE.of(CULTURE)] if self.last == CULTURE else []
        if nation.amount(IDEAS) < nation.limit(IDEAS):
            listed.append(TAKE.of(IDEAS))
        return [*listed, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            bring(state, seat, self.left, 0, chance)
            return
        kind = TAKE.argument(action)
        gain(state, seat, kind, IDEAS_OF_ROUTE if kind == IDEAS else 1)
        if self.left > 1 and self.otherwise > 1:
            state.ask(OtherYield(seat, self.left - 1, self.otherwise - 1, kind), chance)
        else:
            bring(state, seat, self.left - 1, 0, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.other_yield", left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("advances")


def bring(state: "ClashState", seat: int, number: int, by_culture: int, chance: Chance) -> None:
    """So many routes bring something, so many of them culture at most."""
    if state.nations[seat].has(CURRENCY) or modified(state, seat, modifiers.PROSPERS, 0):
        next_route(state, seat, number, FOOD, by_culture, chance)
    elif number:
        gain(state, seat, FOOD, number)


def use_markets(state: "ClashState", seat: int, declined: int, chance: Chance) -> None:
    """Cities with markets bring their owners gold, unless the seat declines routes to them."""
    number = usable(state, seat, declined)
    if number and paid_by(state, seat, number, declined):
        state.push(UseMarkets(seat, declined))
    else:
        use_routes(state, seat, number, declined, chance)


def usable(state: "ClashState", seat: int, declined: int) -> int:
    """How many routes a seat uses: no more than there is room for what they bring."""
    nation = state.nations[seat]
    room = nation.limit(FOOD) - nation.amount(FOOD)
    if nation.has(CURRENCY):
        room += settled(state, seat, nation.limit(GOLD) - nation.amount(GOLD), declined)
    if modified(state, seat, modifiers.PROSPERS, 0):
        room = MOST_ROUTES  # of mood tokens
    room += modified(state, seat, modifiers.OTHER_YIELDS, 0)
    return max(0, min(room, most_routes(state, seat, declined)))


class UseMarkets(SeatFrame["ClashState"]):
    """Whether routes are used that bring gold to the owners of markets: they may be declined one by one."""

    def __init__(self, seat: int, declined: int) -> None:
        super().__init__(seat)
        self.declined = declined

    def paid(self, state: "ClashState") -> list[int]:
        number = usable(state, self.seat, self.declined)
        return cells_of(paid_by(state, self.seat, number, self.declined))

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, *NAME.each(self.paid(state))]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != USE_ACTION:
            use_markets(state, seat, self.declined | 1 << NAME.argument(action), chance)
            return
        for owner in self.paid(state):
            gained = state.nations[owner].gain(GOLD, 1)
            if state.sink is not None and gained:
                state.tell("market_gained", seat=owner, amount=gained)
        use_routes(state, seat, usable(state, seat, self.declined), self.declined, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.use_markets", routes=usable(state, seat, self.declined))

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if NAME.covers(action):
            return Reason(Message("clash.reason.no_market_used"), "market")
        return not_now("market")


def gain(state: "ClashState", seat: int, kind: int, amount: int) -> None:
    gained = state.nations[seat].gain(kind, amount)
    if state.sink is not None and gained:
        state.tell("routes", seat=seat, goods=kind, amount=gained)


def next_route(state: "ClashState", seat: int, left: int, last: int, by_culture: int, chance: Chance) -> None:
    """One route after another; those that bring food come first."""
    frame = Income(seat, left, last, by_culture)
    if left and frame.room(state):
        state.ask(frame, chance)


class Income(SeatFrame["ClashState"]):
    """What the next route brings: food or gold, or, for who prospers, tokens."""

    def __init__(self, seat: int, left: int, last: int, by_culture: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.last = last
        self.by_culture = by_culture
        """How many of the routes that are left may bring culture; they come last."""

    def room(self, state: "ClashState") -> list[int]:
        """What there is room for, from the last kind on."""
        nation = state.nations[self.seat]
        kinds = [FOOD] if nation.limit(FOOD) > nation.amount(FOOD) else []
        if nation.has(CURRENCY) and nation.limit(GOLD) > nation.amount(GOLD):
            kinds.append(GOLD)
        if modified(state, self.seat, modifiers.PROSPERS, 0):
            kinds.append(MOOD)
            if self.left <= self.by_culture:
                kinds.append(CULTURE)
        return [kind for kind in kinds if kind >= self.last]

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return TAKE.each(self.room(state))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        kind = TAKE.argument(action)
        gain(state, seat, kind, 1)
        next_route(state, seat, self.left - 1, kind, self.by_culture, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.routes", left=self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if not TAKE.covers(action):
            return not_now("advances")
        if TAKE.argument(action) in (MOOD, CULTURE):
            return Reason(Message("clash.reason.no_route_brings"), "advances")
        return Reason(Message("clash.reason.no_room_for"), "resources")


def lendable(state: "ClashState", seat: int) -> list[int]:
    """The advances that would change the income of a seat if the Great Library lent them."""
    nation = state.nations[seat]
    if not holds(state, seat, LIBRARY) or not routes(state, seat):
        return []
    if not nation.owns(TRADE_ROUTES):
        return [TRADE_ROUTES]
    return [advance for advance in LENT if not nation.owns(advance)]


class Declare(SeatFrame["ClashState"]):
    """Whether the Great Library lends something for the income, before it comes."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [SKIP_ACTION, *BORROW.each(lendable(state, seat))]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            borrow(state, seat, BORROW.argument(action))
        begin(state, seat, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.declare")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("wonders")


def borrow(state: "ClashState", seat: int, advance: int) -> None:
    """The Great Library lends an advance for this turn."""
    state.used |= once.LIBRARY
    state.nations[seat].borrowed |= 1 << advance
    if state.sink is not None:
        state.tell("borrowed", seat=seat, advance=advance)


def _trade(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if lendable(state, seat):
        state.push(Declare(seat))
    else:
        begin(state, seat, chance)


moments.hang(moments.TURN_BEGINS, _trade)
