"""What frames share that are about one card: the one that is being paid for, or whose effect is used."""

from typing import TYPE_CHECKING, Any

from tessera.core.frame import SeatFrame
from tessera.games.deus.catalog import CARDS
from tessera.games.deus.pending import Pending

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


class CardFrame(SeatFrame["DeusState"]):
    """Asks the seat something about a card."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def seen(self, state: "DeusState", seat: int | None, board: dict[str, Any]) -> None:
        board["doing"] = {"card": CARDS[self.card]}

    def pending(self, state: "DeusState", seat: int) -> Any:
        return Pending(cards=(self.card,)) if seat == self.seat else None
