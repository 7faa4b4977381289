"""Greece: schools that drill, Spartans, influence from afar, and cities that stand in for each other."""

from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Line, Message, Reason
from tessera.games.clash import bill, payment
from tessera.games.clash import catalog as box
from tessera.games.clash.catalog import ACADEMY, CULTURE, IDEAS, NOBODY, ONE_CULTURE
from tessera.games.clash.city import (
    can_be_activated,
    colours_in,
    has_building,
    mood_of,
    owner_of,
    size_of,
)
from tessera.games.clash.frames import activation, card_reasons, fates, moments, pay, turn
from tessera.games.clash.notation import PLAY, SKIP_ACTION
from tessera.games.clash.owning import is_led, leader_cell
from tessera.games.clash.peoples import gift
from tessera.games.clash.powers import acts, modifiers
from tessera.games.clash.powers.modifiers import always, cell_in, kind_in, modify
from tessera.games.clash.powers.targets import follow
from tessera.games.clash.powers.teaching import teach
from tessera.games.clash.rules.cities import why_not_activate

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

STUDY: Final[int] = gift("study")
SPARTA: Final[int] = gift("sparta")
HELLENIZATION: Final[int] = gift("hellenistic_culture")
CITY_STATES: Final[int] = gift("city_states")
IDOL: Final[int] = gift("idol")
THATS_SPARTA: Final[int] = gift("thats_sparta")
MASTER: Final[int] = gift("master")


# Special Training


def _study(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if has_building(state.cities[cell_in(about)], ACADEMY):
        fates.give(state, seat, IDEAS, 1)


moments.hang_gift(moments.ENLISTED, STUDY, _study)


# Sparta


def _is_outnumbered(state: "ClashState", seat: int, about: int) -> int:
    return 1 if cell_in(about) < kind_in(about) else 0


def _is_infantry(state: "ClashState", seat: int, kind: int) -> int:
    return 1 if kind == box.INFANTRY else 0


modify(modifiers.FORBIDS_TACTICS, SPARTA, _is_outnumbered)
modify(modifiers.LEVIED_BY_CULTURE, SPARTA, _is_infantry)


# Hellenization


def _is_hellenic(state: "ClashState", seat: int, cell: int) -> int:
    return 1 if seat in colours_in(state.cities[cell]) else 0


modify(modifiers.INFLUENCES_FROM, HELLENIZATION, _is_hellenic)
modify(modifiers.ARTS_BY_MOOD, HELLENIZATION, always)


# City States


def _stands_in(state: "ClashState", seat: int, about: int) -> int:
    """Whether one city may count as activated instead of another: as large at least, and not angrier."""
    city, other = state.cities[cell_in(about)], state.cities[kind_in(about)]
    return (
        1
        if can_be_activated(other) and size_of(other) >= size_of(city) and mood_of(other) >= mood_of(city)
        else 0
    )


def _count(state: "ClashState", seat: int, cell: int, other: int, chance: Chance) -> None:
    """What was done in a city is done: it counts as activated, or another one instead."""
    counted = cell if other == NOBODY or owner_of(state.cities[other]) != seat else other
    if owner_of(state.cities[counted]) == seat:
        activation.count(state, counted)


modify(modifiers.STANDS_IN, CITY_STATES, _stands_in)
follow(CITY_STATES, _count)


# Alexander: an action card without an action


def takes_action(card: int) -> bool:
    """Whether it is an action card that takes an action."""
    return card < box.ACTION_CARD_COUNT and box.EFFECT_IS_ACTION[box.CARD_EFFECT[card]]


def cards_of_idol(state: "ClashState", seat: int, kept: int) -> list[int]:
    """The action cards that take an action and can be played now, if so much culture is kept."""
    owned = payment.tokens(state, seat, CULTURE) - kept
    playable = [PLAY.argument(action) for action in turn.playable(state, seat, is_action=True)]
    return [
        card for card in playable if takes_action(card) and box.EFFECT_CULTURE[box.CARD_EFFECT[card]] <= owned
    ]


def _why_not_adored(state: "ClashState", seat: int) -> Reason:
    cell = leader_cell(state, seat)
    if cell == NOBODY or not state.nations[seat].cities >> cell & 1:
        return Reason(Message("clash.reason.leader_not_in_city"), "leaders")
    if not payment.tokens(state, seat, CULTURE):
        return Reason(payment.unpaid_tokens(ONE_CULTURE, ONE_CULTURE), "leaders")
    if not cards_of_idol(state, seat, 1):
        return Reason(Message("clash.reason.no_card_of_idol"), "leaders")
    return why_not_activate(state, seat, cell)


def _adore(state: "ClashState", seat: int, chance: Chance) -> None:
    activation.begin(state, leader_cell(state, seat))
    state.push(PlayForIdol(seat))
    pay.spend_tokens(state, seat, CULTURE, 1)


class PlayForIdol(SeatFrame["ClashState"]):
    """Which action card is played for free; asked even for one, since silence would tell the hand."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return PLAY.each(cards_of_idol(state, seat, 0)) or [SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        card = PLAY.argument(action) if action != SKIP_ACTION else NOBODY
        if card != NOBODY and not turn.announce(state, seat, card, 0):
            turn.begin_playing(state, seat, card, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.play_for_idol")

    def options(self, state: "ClashState", seat: int) -> list[int]:
        return PLAY.each([card for card in dict.fromkeys(state.nations[seat].hand) if takes_action(card)])

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PLAY.covers(action) and PLAY.argument(action) not in state.nations[seat].hand:
            return Reason(Message("clash.reason.not_in_hand"), "cards")
        if PLAY.covers(action) and takes_action(PLAY.argument(action)):
            return card_reasons.why_no_effect(state, seat, PLAY.argument(action))
        return Reason(Message("clash.reason.no_card_of_idol"), "leaders")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.card_bill(PLAY.argument(action)) if PLAY.covers(action) else []


acts.act(IDOL, acts.FREE, _why_not_adored, _adore)


# Leonidas and Pericles


def _this_is_sparta(state: "ClashState", seat: int, about: int, chance: Chance) -> None:
    if is_led(state, seat, THATS_SPARTA, cell_in(about)):
        fates.give(state, seat, CULTURE, 1)


moments.hang_gift(moments.ENLISTED, THATS_SPARTA, _this_is_sparta)
teach(MASTER, "education")
