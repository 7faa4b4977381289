"""Choices that gods bring, one frame for each god that asks."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.core.frame import SeatFrame
from tessera.core.message import Message
from tessera.games.duel import construction, effects
from tessera.games.duel.catalog import CAPITAL, COLOUR, GREEN, LOOT_COINS, OFFERINGS, SLOTS
from tessera.games.duel.city import EMPTY, other
from tessera.games.duel.names import wonder_name
from tessera.games.duel.notation import (
    MINERVA,
    PLUNDER,
    RAISE,
    REMOVE_LOOT,
    RUIN,
    SEIZE,
    SNAKE,
    STEAL,
    STRIKE,
    TUCK,
)

if TYPE_CHECKING:
    from tessera.games.duel.state import DuelState


class PlaceSnake(SeatFrame["DuelState"]):
    """Nisaba: the snake goes on a green card of the opponent's; the seat owns a copy of its symbol."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return [SNAKE.of(card) for card in state.cities[other(seat)].cards if COLOUR[card] == GREEN]

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        card = SNAKE.argument(action)
        state.cities[seat].snake = card
        if state.sink is not None:
            state.tell("snake", seat=seat, card=card)
        construction.gain_symbol(state, seat, effects.symbol_of(card), chance)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.snake")


class StealCard(SeatFrame["DuelState"]):
    """Baal: a card moves from the opponent's city to the seat's. It is not built."""

    def __init__(self, seat: int, colours: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.colours = colours

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return [STEAL.of(card) for card in state.cities[other(seat)].cards if COLOUR[card] in self.colours]

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        card = STEAL.argument(action)
        construction.remove_building(state, other(seat), card)
        construction.hold_building(state, seat, card)
        if state.sink is not None:
            state.tell("stolen", seat=seat, card=card)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.steal")


class StrikeCard(SeatFrame["DuelState"]):
    """Zeus: any card of the structure is discarded, and the token on it."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        present = state.layout.present
        return STRIKE.each([slot for slot in range(SLOTS) if present >> slot & 1])

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        slot = STRIKE.argument(action)
        card = state.structure[slot]
        if card < 0:
            card = construction.draw_card(state, slot, chance)
        construction.strike_from_structure(state, slot)
        state.discards.append(card)
        assert state.pantheon is not None
        token = state.pantheon.tokens.pop(slot, EMPTY)
        if state.sink is not None:
            state.tell("struck", seat=seat, card=card)
            if token != EMPTY:
                _tell_of_lost_token(state, token)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.strike")


def _tell_of_lost_token(state: "DuelState", token: int) -> None:
    if state.age == 1:
        state.tell("mythology_struck", mythology=token)
    else:
        state.tell("offering_struck", coins=OFFERINGS[token])


class RuinWonder(SeatFrame["DuelState"]):
    """Anubis: the card under a built wonder is discarded, and the wonder is a plan again."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return [RUIN.of(wonder) for city in state.cities for wonder in city.wonders]

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        wonder = RUIN.argument(action)
        owner = 0 if wonder in state.cities[0].wonders else 1
        card = construction.ruin_wonder(state, owner, wonder)
        if state.sink is not None:
            state.tell("ruined", seat=seat, wonder=wonder, card=card)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.ruin")


class RaiseWonder(SeatFrame["DuelState"]):
    """Isis: the seat chooses which of its wonders to build for free."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return list(state.cities[seat].plans)

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        state.ask(TuckDiscard(seat, RAISE.argument(action)), chance, len(state.discards))

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.raise")


class TuckDiscard(SeatFrame["DuelState"]):
    """Isis: and which discarded card goes under it."""

    def __init__(self, seat: int, wonder: int) -> None:
        super().__init__(seat)
        self.wonder = wonder

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return TUCK.each(state.discards)

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        card = TUCK.argument(action)
        construction.take_from_discards(state, card)
        construction.build_wonder(state, seat, self.wonder, card, 0, chance)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.tuck", wonder=wonder_name(self.wonder))


class SeizeWonder(SeatFrame["DuelState"]):
    """Ra: the seat takes one of the opponent's plans."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return [SEIZE.of(RAISE.argument(plan)) for plan in state.cities[other(seat)].plans]

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        wonder = SEIZE.argument(action)
        rival = state.cities[other(seat)]
        plan = RAISE.of(wonder)
        rival.plans = without(rival.plans, plan)
        state.cities[seat].plans += (plan,)
        if state.sink is not None:
            state.tell("seized", seat=seat, wonder=wonder)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.seize")


class PlaceMinerva(SeatFrame["DuelState"]):
    """Minerva's pawn goes on any space, capitals and that of the conflict pawn included."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return MINERVA.each(list(range(2 * CAPITAL + 1)))

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        place = MINERVA.argument(action) - CAPITAL
        assert state.pantheon is not None
        state.pantheon.minerva = place
        if state.sink is not None:
            state.tell("minerva_placed", seat=seat, place=place)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.minerva")


class RemoveLoot(SeatFrame["DuelState"]):
    """Neptune: a military token is discarded without effect."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return [REMOVE_LOOT.of(token) for token in range(len(LOOT_COINS)) if state.loot >> token & 1]

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        token = REMOVE_LOOT.argument(action)
        state.loot &= ~(1 << token)
        if state.sink is not None:
            state.tell("loot_removed", seat=seat, token=token)
        if state.loot:
            state.ask(PlunderLoot(seat), chance)

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.remove_loot")


class PlunderLoot(SeatFrame["DuelState"]):
    """Neptune: then another is applied. Whichever it is, the opponent loses the coins."""

    def actions(self, state: "DuelState", seat: int) -> list[int]:
        return [PLUNDER.of(token) for token in range(len(LOOT_COINS)) if state.loot >> token & 1]

    def answer(self, state: "DuelState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        token = PLUNDER.argument(action)
        state.loot &= ~(1 << token)
        if state.sink is not None:
            state.tell("loot", token=token)
        construction.lose_coins(state, other(seat), LOOT_COINS[token])

    def prompt(self, state: "DuelState", seat: int) -> Message:
        return Message("duel.prompt.plunder")
