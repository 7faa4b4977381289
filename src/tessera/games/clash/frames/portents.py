"""Events of the expansion that stay: an eclipse, a horse of wood, anarchy, envoys, treaties, prophecies.

A card in the middle of the table is a lasting effect of all; see `settings`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.core.frame import Frame, SeatFrame
from tessera.core.lasting import adding, lasts
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, court, payment
from tessera.games.clash.catalog import (
    ALL_GOVERNMENTS,
    BARBARIANS,
    CULTURE,
    EVENT_EFFECTS,
    EVENTS_EFFECT,
    HALVES,
    IDEAS,
    MOOD,
    NOBODY,
    OBJECTIVE_CARDS,
    ONE_CULTURE,
    ONE_OF,
    ONE_WOOD,
    STACK,
    WONDERS,
)
from tessera.games.clash.city import owner_of
from tessera.games.clash.fight import (
    AT_SEA,
    ATTACKER,
    CELL,
    DEFENDER,
    FLAGS,
    NO_TACTICS,
    START,
    WON_BY_ATTACKER,
    Fight,
    has_fortress,
)
from tessera.games.clash.frames import arms, fates, pay
from tessera.games.clash.notation import (
    DONE_ACTION,
    ENLIST,
    FIRST_OBJECTIVE,
    NAME,
    PLACE,
    SHOW,
    SKIP_ACTION,
    SPEND,
    USE_ACTION,
)
from tessera.games.clash.peoples import LEADERS
from tessera.games.clash.rules import leaders
from tessera.games.clash.settings import ECLIPSE, FOR_EVER, HORSE, RANDOM_LEADERS
from tessera.games.clash.truces import TREATY, TREATY_PRICE, has_treaty, treaty_of
from tessera.games.clash.units import ARMY, army_size

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

Told = Callable[["ClashState", int, int, Chance], None]
ANARCHY: Final[int] = court.number("anarchy")
"""The markers of governments that lie on the card of anarchy."""
PORTENT_POINTS: Final = 1
GUILLOTINE_POINTS: Final = 2
HORSE_PRICE: Final = ONE_WOOD + ONE_CULTURE


def card_of(effect: str) -> int:
    """The event with an effect of which there is one."""
    return EVENTS_EFFECT.index(EVENT_EFFECTS.index(effect))


DIPLOMAT: Final = card_of("great_diplomat")
ECLIPSE_CARD: Final = card_of("solar_eclipse")
HORSE_CARD: Final = card_of("trojan_horse")


def stay(state: "ClashState", card: int, effect: int) -> None:
    """A card stays in the middle of the table."""
    state.event_discards = without(state.event_discards, card)
    state.lasting = adding(state.lasting, (effect, BARBARIANS, FOR_EVER))


def leave(state: "ClashState", effect: int) -> None:
    """What lay in the middle of the table lies there no more."""
    state.lasting = tuple([each for each in state.lasting if each[0] != effect])


def take(state: "ClashState", seat: int, card: int) -> None:
    """A seat takes a card from the middle of the table, for its points."""
    nation = state.nations[seat]
    nation.events = (*nation.events, card)
    nation.event_points += PORTENT_POINTS * HALVES
    if state.sink is not None:
        state.tell("took_great", seat=seat, event=card)


# The eclipse


def _eclipse(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    stay(state, card, ECLIPSE)


def is_dark(state: "ClashState", fight: Fight) -> bool:
    """Whether a battle ends after this round."""
    return not fight[FLAGS] & AT_SEA and lasts(state.lasting, ECLIPSE, BARBARIANS)


def end_eclipse(state: "ClashState", fight: Fight, outcome: int) -> None:
    """A battle by land has ended, of an army against an army or a fortress: who has won takes the card, or
    the defender. Barbarians leave it to the pile."""
    if not fight[START] or not (fight[START + 1] or has_fortress(state, fight[CELL], fight[DEFENDER])):
        return
    leave(state, ECLIPSE)
    winner = fight[ATTACKER] if outcome == WON_BY_ATTACKER else fight[DEFENDER]
    if winner < BARBARIANS:
        take(state, winner, ECLIPSE_CARD)
    else:
        state.event_discards = (*state.event_discards, ECLIPSE_CARD)


# The horse


def _horse(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    stay(state, card, HORSE)


def may_use_horse(state: "ClashState", fight: Fight) -> bool:
    """Whether an attacker may bring the horse before the gates of a city that is defended."""
    cell, attacker = fight[CELL], fight[ATTACKER]
    return (
        attacker < BARBARIANS
        and lasts(state.lasting, HORSE, BARBARIANS)
        and owner_of(state.cities[cell]) == fight[DEFENDER]
        and payment.affords(state.nations[attacker], HORSE_PRICE)
    )


class OfferHorse(Frame["ClashState"]):
    """Everything else is prepared: the attacker may bring the horse."""

    def __init__(self, fight: Fight) -> None:
        super().__init__()
        self.fight = fight

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if may_use_horse(state, self.fight):
            state.push(BringHorse(self.fight[ATTACKER]))


class BringHorse(SeatFrame["ClashState"]):
    """Whether the attacker pays for the horse: a point, and no tactics of the defenders in round one."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [USE_ACTION, SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        leave(state, HORSE)
        take(state, seat, HORSE_CARD)
        arms.prepare(state, FLAGS, arms.current(state)[FLAGS] | NO_TACTICS)
        pay.begin_paying(state, seat, HORSE_PRICE)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.horse")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.price_bill(state, seat, HORSE_PRICE) if action == USE_ACTION else []


# Anarchy


def _anarchy(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    nation = state.nations[seat]
    lost = nation.advances & ALL_GOVERNMENTS
    if not lost:
        return
    fates.keep_event(state, seat, card)
    nation.unlearn(lost)
    nation.trim()
    court.put(nation, ANARCHY, lost.bit_count())
    nation.event_points += lost.bit_count() * PORTENT_POINTS * HALVES
    if state.sink is not None:
        state.tell("overthrown", seat=seat, markers=lost.bit_count())


def takes_marker(state: "ClashState", seat: int, advance: int) -> bool:
    """Whether the marker of an advance comes from the card of anarchy, not from the track: it is taken."""
    nation = state.nations[seat]
    markers = court.of(nation, ANARCHY)
    if not markers or not ALL_GOVERNMENTS >> advance & 1:
        return False
    court.put(nation, ANARCHY, markers - 1)
    nation.event_points -= PORTENT_POINTS * HALVES
    return True


# Envoys


def _envoys(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    fates.give(state, seat, IDEAS, 1)
    fates.give(state, seat, CULTURE, 1)
    if len(state.wonder_deck):
        wonder, state.wonder_deck = state.wonder_deck.draw(chance, WONDERS)
        state.shown_wonders = tuple(sorted((*state.shown_wonders, wonder)))
        state.reveal()
        if state.sink is not None:
            state.tell("wonder_shown", wonder=wonder)
    state.ask(Greet(seat), chance)


class Greet(SeatFrame["ClashState"]):
    """Which other player gains culture, too."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return NAME.each([other for other in range(state.seats) if other != seat])

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        fates.give(state, NAME.argument(action), CULTURE, 1)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.greet")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


# The diplomat


def begin_treaty(state: "ClashState", seat: int, chance: Chance) -> None:
    """Who has taken the diplomat names another player."""
    state.ask(NameAlly(seat), chance)


class NameAlly(SeatFrame["ClashState"]):
    """With whom there is a treaty: neither attacks the other without paying first."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return NAME.each([other for other in range(state.seats) if other != seat])

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        other = NAME.argument(action)
        state.lasting = adding(state.lasting, (TREATY + other, seat, FOR_EVER))
        if state.sink is not None:
            state.tell("treaty", seat=seat, other=other)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.treaty")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


def end_treaty(state: "ClashState", seat: int) -> None:
    """The diplomat of a seat goes to the pile."""
    nation = state.nations[seat]
    nation.events = without(nation.events, DIPLOMAT)
    state.event_discards = (*state.event_discards, DIPLOMAT)
    state.lasting = tuple(
        [each for each in state.lasting if each[1] != seat or not TREATY <= each[0] < TREATY + BARBARIANS]
    )


def break_treaty(state: "ClashState", attacker: int, defender: int) -> None:
    """Who attacks in spite of a treaty pays for it, and it ends."""
    if attacker < BARBARIANS and has_treaty(state, attacker, defender):
        end_treaty(state, treaty_of(state, attacker, defender))
        pay.spend_tokens(state, attacker, CULTURE, TREATY_PRICE)


# The athlete


def begin_exchange(state: "ClashState", seat: int) -> None:
    nation = state.nations[seat]
    if nation.amount(MOOD) or nation.amount(CULTURE):
        state.push(Exchange(seat, NOBODY))


class Exchange(SeatFrame["ClashState"]):
    """Which token turns into one of the other kind: any number of one kind."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        kinds = (MOOD, CULTURE) if self.kind == NOBODY else (self.kind,)
        return [DONE_ACTION, *SPEND.each([kind for kind in kinds if state.nations[seat].amount(kind)])]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == DONE_ACTION:
            return
        kind = SPEND.argument(action)
        nation = state.nations[seat]
        nation.stock += ONE_OF[CULTURE if kind == MOOD else MOOD] - ONE_OF[kind]
        if nation.amount(kind):
            state.push(Exchange(seat, kind))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.exchange")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


# The seer


def foretell(state: "ClashState", seat: int, chance: Chance) -> None:
    """A seer draws as many objectives as there are players, and says who will draw which."""
    cards, state.objective_deck = state.objective_deck.deal(state.seats, chance, OBJECTIVE_CARDS)
    state.foreseen = (*state.foreseen, *[(NOBODY, card, seat) for card in sorted(cards)])
    state.reveal()
    next_prophecy(state, seat, 0)


def undecided(state: "ClashState", seat: int) -> list[int]:
    """The cards that a seer has drawn and not promised to anybody yet."""
    return [card for other, card, seer in state.foreseen if other == NOBODY and seer == seat]


def next_prophecy(state: "ClashState", seat: int, done: int) -> None:
    """The last card goes to the last player by itself."""
    cards = undecided(state, seat)
    if len(cards) == 1:
        promise(state, seat, done, cards[0])
    elif cards:
        state.push(Prophesy(seat, done))


def promise(state: "ClashState", seat: int, done: int, card: int) -> None:
    """The next player will draw a card of a seer."""
    known = list(state.foreseen)
    known[known.index((NOBODY, card, seat))] = ((seat + done) % state.seats, card, seat)
    state.foreseen = tuple(known)


class Prophesy(SeatFrame["ClashState"]):
    """Which card the next player will draw: from the seer on, in the order of the turns."""

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.done = done

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return SHOW.each([FIRST_OBJECTIVE + card for card in undecided(state, seat)])

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        promise(state, seat, self.done, SHOW.argument(action) - FIRST_OBJECTIVE)
        next_prophecy(state, seat, self.done + 1)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.prophesy", player=(seat + self.done) % state.seats + 1)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


# The guillotine


def _guillotine(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    """The leader in play dies, and is nobody's prize; one more may follow, or the card brings points."""
    nation = state.nations[seat]
    if nation.leader == NOBODY:
        return
    leaders.dismiss(state, seat)
    court.put(nation, leaders.GUILLOTINED, 1)
    if nation.leaders and posts(state, seat):
        state.push(Succeed(seat, card))
    else:
        bury(state, seat, card)


def bury(state: "ClashState", seat: int, card: int) -> None:
    """The card stays with a seat, for its points."""
    fates.keep_event(state, seat, card)
    state.nations[seat].event_points += GUILLOTINE_POINTS * HALVES


def posts(state: "ClashState", seat: int) -> list[int]:
    """Where a leader may appear: in cities of a seat, or with its armies on land, where there is room."""
    cities = state.nations[seat].cities
    return [
        cell
        for cell, units in enumerate(state.units[seat])
        if (cities >> cell & 1 or (units & ARMY and state.map.land >> cell & 1)) and army_size(units) < STACK
    ]


class Succeed(SeatFrame["ClashState"]):
    """Which leader follows one who died under the guillotine, if any: it is the last."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [SKIP_ACTION, *ENLIST.each(list(state.nations[seat].leaders))]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            bury(state, seat, self.card)
            return
        leader = ENLIST.argument(action)
        if state.settings & RANDOM_LEADERS:
            left = state.nations[seat].leaders
            leader = left[chance.among(left, len(left), LEADERS)]
            state.reveal()
        state.ask(Post(seat, leader), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.succeed", points=GUILLOTINE_POINTS)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


class Post(SeatFrame["ClashState"]):
    """Where a leader appears."""

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__(seat)
        self.leader = leader

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        return [PLACE.first + label[cell] for cell in posts(state, seat)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        leaders.lead(state, seat, state.map.layout.cell[PLACE.argument(action)], self.leader)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.post")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("events")


TEXTS: Final[dict[str, Told]] = {
    "guillotine": _guillotine,
    "solar_eclipse": _eclipse,
    "trojan_horse": _horse,
    "anarchy": _anarchy,
    "envoy": _envoys,
}
