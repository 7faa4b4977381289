"""Action cards outside battles: what their upper halves do, each when its condition holds.

`EFFECTS` has, for each effect, whether it can be played now and what it does. What a card changes for the
next collect or influence is a bit of `ClashState.used`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tessera.core.chance import Chance
from tessera.core.deck import pick, without
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.lasting import adding
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.clash import bill, deeds, once, payment
from tessera.games.clash import catalog as box
from tessera.games.clash.catalog import (
    ACADEMY,
    HAPPY,
    IDEAS,
    INFANTRY,
    MOOD,
    OBJECTIVE_CARDS,
    SETTLER,
)
from tessera.games.clash.city import has_building, mood_of
from tessera.games.clash.frames import capture, construct, explore, lessons, mercenaries, mood, pay, spy
from tessera.games.clash.notation import LAY_TILE, MOODS, NAME, SACRIFICE, SKIP_ACTION, SURVEY
from tessera.games.clash.rules import advances as rules
from tessera.games.clash.rules import build, instants
from tessera.games.clash.rules.explore import ways_by_land
from tessera.games.clash.settings import FOR_EVER
from tessera.games.clash.truces import TRUCE

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

Can = Callable[["ClashState", int], bool]
Does = Callable[["ClashState", int, Chance], None]


def has_played(state: "ClashState", seat: int, effect: str) -> int:
    """How many cards with an effect a seat has played in this turn: each needs its own occasion."""
    return deeds.times(state, deeds.PLAYED, seat, box.EFFECTS.index(effect))


# Moods, ideas, actions


def _ideas(state: "ClashState", seat: int, chance: Chance) -> None:
    state.nations[seat].gain(IDEAS, academies(state, seat))


def academies(state: "ClashState", seat: int) -> int:
    return sum(
        1 for cell in cells_of(state.nations[seat].cities) if has_building(state.cities[cell], ACADEMY)
    )


def _great_ideas(state: "ClashState", seat: int, chance: Chance) -> None:
    state.nations[seat].gain(IDEAS, 2)


class Inspire(SeatFrame["ClashState"]):
    """Which city a hero makes happier; a second one for a token, if at all."""

    def __init__(self, seat: int, is_second: bool) -> None:
        super().__init__(seat)
        self.is_second = is_second

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        label = state.map.layout.label
        listed = [MOODS.first + label[cell] for cell in sad_cities(state, seat)]
        return [*listed, SKIP_ACTION] if self.is_second or not listed else listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SKIP_ACTION:
            return
        if self.is_second:
            pay.spend_tokens(state, seat, MOOD, 1)
        else:
            state.push(InspireOn(seat))
        state.push(mood.Improve(state.map.layout.cell[MOODS.argument(action)], 1))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.inspire_second" if self.is_second else "clash.prompt.inspire")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("cards")

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return bill.token_bill(MOOD, 1) if self.is_second and MOODS.covers(action) else []


class InspireOn(Frame["ClashState"]):
    """A second city, if there is a token for it."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        if payment.tokens(state, self.seat, box.MOOD) and sad_cities(state, self.seat):
            state.push(Inspire(self.seat, is_second=True))


def sad_cities(state: "ClashState", seat: int) -> list[int]:
    return [cell for cell in cells_of(state.nations[seat].cities) if mood_of(state.cities[cell]) < HAPPY]


def _hero(state: "ClashState", seat: int, chance: Chance) -> None:
    state.ask(Inspire(seat, is_second=False), chance)


def _leadership(state: "ClashState", seat: int, chance: Chance) -> None:
    state.actions_left += 1


class NameVictim(SeatFrame["ClashState"]):
    """Which player has an action less in the next turn."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return NAME.each(victims(state, seat))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        state.nations[NAME.argument(action)].fewer_actions += 1

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.assassinate")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("cards")


def victims(state: "ClashState", seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat and not state.nations[other].fewer_actions]


class NameFriend(SeatFrame["ClashState"]):
    """With which player there is peace: in this turn, and in that player's next."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return NAME.each([other for other in range(state.seats) if other != seat])

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        other = NAME.argument(action)
        # Each ends with the turn of the seat that it binds.
        state.lasting = adding(state.lasting, (TRUCE + other, seat, FOR_EVER))
        state.lasting = adding(state.lasting, (TRUCE + seat, other, FOR_EVER))

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.negotiate")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("cards")


# Units and land


def _militia(state: "ClashState", seat: int, chance: Chance) -> None:
    state.push(capture.Reinforce(seat))


def unexplored_near(state: "ClashState", seat: int) -> list[int]:
    """The unexplored slots beside slots with cities of a seat."""
    layout = state.map.layout
    slots = {layout.slot_of[cell] for cell in cells_of(state.nations[seat].cities)}
    found: set[int] = set()
    for slot in slots:
        for cell in layout.slots[slot]:
            for beside in cells_of(layout.near[cell] & state.map.unknown):
                found.add(layout.slot_of[beside])
    return sorted(found)


class ChooseSlot(SeatFrame["ClashState"]):
    """Which tile is turned up without a unit, if any."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return [*SURVEY.each(unexplored_near(state, seat)), SKIP_ACTION]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action != SKIP_ACTION:
            slot = SURVEY.argument(action)
            state.ask(TurnUp(seat, slot, explore.turn_up(state, chance)), chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.choose_slot")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("explore")


class TurnUp(explore.LayTile):
    """Which way a tile lies that is turned up without a unit."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        return LAY_TILE.each(ways_by_land(state.map, self.slot, self.tile))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        explore.lay(state, seat, self.slot, self.tile, LAY_TILE.argument(action))


def _explorer(state: "ClashState", seat: int, chance: Chance) -> None:
    state.push(capture.Refuge(seat))
    if unexplored_near(state, seat):
        state.push(ChooseSlot(seat))


def _new_plans(state: "ClashState", seat: int, chance: Chance) -> None:
    cards, state.objective_deck = state.objective_deck.deal(2, chance, OBJECTIVE_CARDS)
    nation = state.nations[seat]
    nation.objectives = tuple(sorted((*nation.objectives, *cards)))
    for card in cards:
        instants.note_arrival(state, seat, card)
    state.reveal()
    if state.sink is not None:
        for card in cards:
            state.tell("drew_objective", seat=seat)
            state.tell_only(seat, "drawn_objective", seat=seat, card=card)
    state.push(GiveBack(seat, tuple(sorted(cards)), len(cards)))


class GiveBack(SeatFrame["ClashState"]):
    """Which objective cards go back: of the new ones all but one, or all; then the deck is shuffled."""

    def __init__(self, seat: int, new: tuple[int, ...], left: int) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.new = new
        self.left = left

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        held = state.nations[seat].objectives
        kept = [card for card in self.new if card in held]
        old = [card for card in held if card not in self.new]
        # At most one of the new cards stays, for one of the old.
        choices = kept if len(kept) >= self.left + 1 or not old else held
        return SACRIFICE.each(list(dict.fromkeys(choices)))

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        card = SACRIFICE.argument(action)
        nation = state.nations[seat]
        nation.objectives = without(nation.objectives, card)
        state.objective_deck = state.objective_deck.shuffle_in((card,))
        if self.left > 1:
            state.replace(GiveBack(seat, self.new, self.left - 1))
        else:
            state.finish()

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.give_back", left=self.left)

    def guessed(self, state: "ClashState", seat: int, chance: Chance) -> "GiveBack":
        if seat == self.seat:
            return self
        held = state.nations[self.seat].objectives
        return GiveBack(self.seat, tuple(sorted(pick(held, len(self.new), chance))), self.left)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return not_now("cards")


def _prepare(bit: int) -> Does:
    """The next collect or influence of the turn is another than usual."""

    def done(state: "ClashState", seat: int, chance: Chance) -> None:
        state.used |= bit

    return done


def _can_collect_by_card(state: "ClashState", seat: int) -> bool:
    return not state.used & (once.FOCUSED | once.MASSED)


def _always(state: "ClashState", seat: int) -> bool:
    return True


CARDS: Final[dict[str, tuple[Can, Does]]] = {
    "quick_advance": (
        lambda state, seat: rules.gainable(state.nations[seat]) != 0,
        lessons.begin_quick_advance,
    ),
    "inspiration": (
        lambda state, seat: lessons.lessons(state, seat, lessons.seats_near(state, seat)) != 0,
        lessons.begin_inspiration,
    ),
    "hero_general": (
        lambda state, seat: (
            deeds.victories(state, seat) > has_played(state, seat, "hero_general")
            and bool(sad_cities(state, seat))
        ),
        _hero,
    ),
    "ideas": (lambda state, seat: academies(state, seat) > 0, _ideas),
    "great_ideas": (
        lambda state, seat: deeds.victories(state, seat) > has_played(state, seat, "great_ideas"),
        _great_ideas,
    ),
    "leadership": (_always, _leadership),
    "assassination": (
        lambda state, seat: bool(victims(state, seat)),
        lambda state, seat, chance: state.ask(NameVictim(seat), chance),
    ),
    "negotiations": (
        lambda state, seat: not state.used & once.ACTED,
        lambda state, seat, chance: state.ask(NameFriend(seat), chance),
    ),
    "teach_us": (
        lambda state, seat: lessons.taught(state, seat) != 0,
        lessons.begin_teach_us,
    ),
    "militia": (
        lambda state, seat: (
            state.nations[seat].units_left(INFANTRY) > 0 and bool(capture.places_for(state, seat, INFANTRY))
        ),
        _militia,
    ),
    "technology_trade": (
        lambda state, seat: bool(lessons.seats_near(state, seat)),
        lambda state, seat, chance: state.ask(lessons.TradeLessons(seat), chance),
    ),
    "synergies": (
        lambda state, seat: rules.affordable(state, seat) & lessons.synergetic(state, seat) != 0,
        lessons.begin_synergies,
    ),
    "new_ideas": (lambda state, seat: rules.affordable(state, seat) != 0, lessons.begin_new_ideas),
    "new_plans": (
        lambda state, seat: len(state.objective_deck) > 0 and bool(state.nations[seat].objectives),
        _new_plans,
    ),
    "explorer": (
        lambda state, seat: (
            bool(unexplored_near(state, seat))
            or (state.nations[seat].units_left(SETTLER) > 0 and state.nations[seat].cities != 0)
        ),
        _explorer,
    ),
    "spy": (
        _always,
        lambda state, seat, chance: state.ask(spy.NameSpied(seat), chance),
    ),
    "mercenaries": (
        lambda state, seat: mercenaries.hirable(state, seat) != 0 and bool(mercenaries.wages(state, seat)),
        lambda state, seat, chance: state.ask(mercenaries.HireArmy(seat, 0, 0), chance),
    ),
    "cultural_takeover": (
        lambda state, seat: not state.used & (once.TAKEOVER | once.INFLUENCED),
        _prepare(once.TAKEOVER),
    ),
    "city_development": (
        lambda state, seat: bool(build.building_sites(state, seat, construct.ANY_BUILDING, is_free=True)),
        lambda state, seat, chance: state.ask(
            construct.BuildSomewhere(seat, construct.ANY_BUILDING, is_free=True), chance
        ),
    ),
    "production_focus": (_can_collect_by_card, _prepare(once.FOCUSED)),
    "mass_production": (_can_collect_by_card, _prepare(once.MASSED)),
}
"""Whether each effect can be used now, and what it does."""
