"""Building: how to pay, where the piece stands, and then the effects of the column."""

from typing import TYPE_CHECKING, Any

from tessera.core import i64
from tessera.core.chance import Chance
from tessera.core.frame import SeatFrame
from tessera.core.message import Line, Message, Reason, not_now, seat_name
from tessera.core.trigger import Trigger
from tessera.games.deus import bill, construction, effects, preview, rules
from tessera.games.deus.catalog import (
    COLOUR,
    COLOURS,
    COST_OF,
    GOLD_COST,
    LANDING_POINTS,
    PAYMENTS,
    PIECES,
    PURPLE,
    SHIP,
    TEMPLE,
    WILD,
)
from tessera.games.deus.frames import turn
from tessera.games.deus.frames.cards import CardFrame
from tessera.games.deus.names import card_name, colour_name, cost_of, piece_name
from tessera.games.deus.notation import HIDE, LAND, PAY, PLACE
from tessera.games.deus.pending import NO_COLOUR, Pending

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


class Pay(CardFrame):
    """Which resources of the cost are spent; gold is paid for the others."""

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        return rules.payments(state.empires[seat], self.card)

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        construction.pay(state, seat, self.card, PAYMENTS[PAY.argument(action)])
        begin_placing(state, seat, COLOUR[self.card], chance)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.pay", card=card_name(self.card), cost=cost_of(self.card))

    def explain(self, state: "DeusState", seat: int, action: int) -> list[Line]:
        return bill.payment_bill(self.card, PAYMENTS[PAY.argument(action)]) if PAY.covers(action) else []

    def pending(self, state: "DeusState", seat: int) -> Any:
        if seat != self.seat:
            return None
        colour = COLOUR[self.card] if COLOUR[self.card] != PURPLE else NO_COLOUR
        return Pending(
            colour=colour, places=1, resources=-sum(COST_OF[self.card]), gold=-GOLD_COST[self.card]
        )


def begin_placing(state: "DeusState", seat: int, colour: int, chance: Chance) -> None:
    """A card that is paid for brings its piece: a temple of the supply, or one of the board."""
    if colour == PURPLE:
        if state.temples:
            state.ask(PlaceTemple(seat), chance)
        return
    state.ask(Place(seat, colour), chance)


class Place(SeatFrame["DeusState"]):
    """Where the piece stands: in or beside one's regions, or on the edge for points."""

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        return rules.places(state, seat, self.piece)

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.replace(Column(self.piece, seat))
        if PLACE.covers(action):
            construction.build_piece(state, seat, self.piece, PLACE.argument(action))
        else:
            construction.land_piece(state, seat, self.piece, LAND.argument(action))

    def prompt(self, state: "DeusState", seat: int) -> Message:
        if not state.empires[seat].land:
            return Message("deus.prompt.first_place", piece=piece_name(self.piece), points=LANDING_POINTS)
        return Message("deus.prompt.place", piece=piece_name(self.piece), points=LANDING_POINTS)

    def seen(self, state: "DeusState", seat: int | None, board: dict[str, Any]) -> None:
        board["doing"] = {"piece": PIECES[self.piece]}
        if seat == self.seat:
            board["plans"] = {"placing": preview.placing_plan(state, seat, self.piece)}

    def options(self, state: "DeusState", seat: int) -> list[int]:
        free: i64 = rules.landing_regions(state, seat, self.piece)
        return [
            *rules.PLACES.of(state.continent.layout.all & ~free),
            *rules.LANDINGS.of(free),
        ]

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        if LAND.covers(action):
            return self.why_not_land(state, seat, 1 << LAND.argument(action))
        if PLACE.covers(action):
            return self.why_not_there(state, seat, 1 << PLACE.argument(action))
        return not_now("place")

    def why_not_there(self, state: "DeusState", seat: int, here: int) -> Reason:
        empire, continent = state.empires[seat], state.continent
        if not continent.layout.all & here:
            return Reason(Message("deus.reason.no_such_region"), "place")
        if continent.villages & here:
            return Reason(Message("deus.reason.village"), "place")
        if not rules.ground(state, self.piece) & here:
            key = "ship_on_land" if self.piece == SHIP else "land_at_sea"
            return Reason(Message(f"deus.reason.{key}", piece=piece_name(self.piece)), "place")
        for other in range(state.seats):
            if other != seat and state.empires[other].land & here:
                return Reason(Message("deus.reason.foreign", seat=seat_name(other)), "place")
        if empire.where(self.piece) & here:
            return Reason(Message("deus.reason.same_piece", piece=piece_name(self.piece)), "place")
        if not empire.land:
            if not continent.layout.edge & here:
                return Reason(Message("deus.reason.not_the_edge"), "first_piece")
            return Reason(Message("deus.reason.too_close"), "first_piece")
        return Reason(Message("deus.reason.not_beside"), "place")

    def why_not_land(self, state: "DeusState", seat: int, here: int) -> Reason:
        continent = state.continent
        if rules.open_regions(state, seat, self.piece) & here:
            return Reason(Message("deus.reason.no_landing_needed"), "landing")
        if not continent.layout.edge & here or not rules.ground(state, self.piece) & here:
            return Reason(Message("deus.reason.not_the_edge"), "landing")
        if state.occupied() & here:
            return Reason(Message("deus.reason.not_empty"), "landing")
        return Reason(Message("deus.reason.no_points_to_land", points=LANDING_POINTS), "landing")

    def explain(self, state: "DeusState", seat: int, action: int) -> list[Line]:
        return bill.landing_bill() if LAND.covers(action) else []

    def pending(self, state: "DeusState", seat: int) -> Any:
        return Pending(colour=self.piece, places=1) if seat == self.seat else None


class PlaceTemple(SeatFrame["DeusState"]):
    """In which of one's lands the temple stands."""

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        return rules.PLACES.of(rules.temple_regions(state, seat))

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        construction.place_temple(state, seat, PLACE.argument(action))

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.temple")

    def seen(self, state: "DeusState", seat: int | None, board: dict[str, Any]) -> None:
        board["doing"] = {"piece": PIECES[TEMPLE]}
        if seat == self.seat:
            board["plans"] = {"placing": preview.placing_plan(state, seat, PURPLE)}

    def options(self, state: "DeusState", seat: int) -> list[int]:
        return rules.PLACES.of(state.continent.layout.all)

    def why_not(self, state: "DeusState", seat: int, action: int) -> Reason:
        if not PLACE.covers(action):
            return not_now("temple")
        here: i64 = 1 << PLACE.argument(action)
        if state.empires[seat].temple & here:
            return Reason(Message("deus.reason.has_temple"), "temple")
        if state.empires[seat].land & here:
            return Reason(Message("deus.reason.temple_at_sea"), "temple")
        return Reason(Message("deus.reason.not_yours"), "temple")

    def pending(self, state: "DeusState", seat: int) -> Any:
        return Pending(places=1) if seat == self.seat else None


def begin_hiding(state: "DeusState", seat: int, colour: int, chance: Chance) -> None:
    """A card is to be built face down. Which one is asked unless there is only one in the hand."""
    hand = state.empires[seat].hand
    frame = HideCard(seat, colour)
    state.push(frame)
    if len(hand) == 1:
        chance.forced(seat, HIDE.of(hand[0]))
        frame.answer(state, seat, HIDE.of(hand[0]), chance)


class HideCard(SeatFrame["DeusState"]):
    """Which card is built face down. Only its owner knows it."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True
        self.colour = colour

    def actions(self, state: "DeusState", seat: int) -> list[int]:
        return [HIDE.of(card) for card in dict.fromkeys(state.empires[seat].hand)]

    def answer(self, state: "DeusState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        construction.play_face_down(state, seat, HIDE.argument(action), self.colour)
        begin_placing(state, seat, self.colour, chance)

    def prompt(self, state: "DeusState", seat: int) -> Message:
        return Message("deus.prompt.hide", colour=colour_name(self.colour))

    def guessed(self, state: "DeusState", seat: int, chance: Chance) -> SeatFrame["DeusState"]:
        return self if seat == self.seat else turn.Turn(self.seat)  # nobody sees how far it is

    def pending(self, state: "DeusState", seat: int) -> Any:
        return Pending(colour=self.colour, places=1, drawn=-1) if seat == self.seat else None


class Column(Trigger["DeusState"]):
    """The effects of a column, from the bottom up: the moment is its colour, the abilities are its cards."""

    def abilities(self, state: "DeusState") -> tuple[int, ...]:
        return state.empires[self.seat].columns[self.moment]

    def use(self, state: "DeusState", ability: int, chance: Chance) -> None:
        if ability != WILD:
            effects.use(state, self.seat, ability, chance)

    def resumed(self, following: int) -> "Column":
        return Column(self.moment, self.seat, following)

    def seen(self, state: "DeusState", seat: int | None, board: dict[str, Any]) -> None:
        board["chain"] = {"seat": self.seat, "colour": COLOURS[self.moment], "done": self.following - 1}

    def pending(self, state: "DeusState", seat: int) -> Any:
        return Pending(cards=self.abilities(state)[self.following :]) if seat == self.seat else None
