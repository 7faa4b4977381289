"""The set-up: each seat puts its first settler beside its city."""

from typing import TYPE_CHECKING

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import Message, Reason, not_now
from tessera.games.clash.catalog import SETTLER
from tessera.games.clash.frames import cards
from tessera.games.clash.notation import PLACE
from tessera.games.clash.rules.recruit import place_unit
from tessera.games.clash.settings import SHORT

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState


class Start(Frame["ClashState"]):
    """Seats place their settlers one after another; then the cards are dealt and the first age begins."""

    def __init__(self, done: int) -> None:
        super().__init__()
        self.done = done

    def run(self, state: "ClashState", chance: Chance) -> None:
        settlers = 2 if state.settings & SHORT else 1
        if self.done < settlers * state.seats:
            state.replace(Start(self.done + 1))
            seat = (state.first + self.done) % state.seats
            state.ask(PlaceSettler(seat), chance)
            return
        state.finish()
        for place in range(state.seats):
            seat = (state.first + place) % state.seats
            cards.draw_action(state, seat, chance)
            cards.draw_objective(state, seat, chance)
        state.age = 1


class PlaceSettler(SeatFrame["ClashState"]):
    """On which land cell of its home beside the city a settler stands."""

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        layout = state.map.layout
        slot = layout.slot_of[state.nations[seat].home]
        cells = layout.slot_mask[slot] & layout.near[state.nations[seat].home] & state.map.land
        return [PLACE.first + layout.label[cell] for cell in cells_of(cells)]

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        place_unit(state, seat, state.map.layout.cell[PLACE.argument(action)], SETTLER)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.settler")

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        if PLACE.covers(action):
            return Reason(Message("clash.reason.not_beside_home"), "set_up")
        return not_now("set_up")
