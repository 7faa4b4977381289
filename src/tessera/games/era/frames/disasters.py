"""Phase 4: the one disaster of a seat's skulls."""

from typing import TYPE_CHECKING, Any

from tessera.core.chance import Chance
from tessera.core.frame import Frame, SeatFrame
from tessera.core.message import Line, Message, Reason, not_now
from tessera.games.era import bill
from tessera.games.era.catalog import (
    ALWAYS_WALLED,
    ATTACK,
    BANDITS,
    BANDITS_DISASTER,
    DISEASE,
    FIRE,
    REVOLT_LOSES,
    SCORCHED,
    TREACHERY,
)
from tessera.games.era.construction import lose, remove_building, scorch, suffer
from tessera.games.era.frames import placing
from tessera.games.era.grid import CELL_BIT, PLACEMENT_AT, PLACEMENT_CELL, PLACEMENT_MASK, PLACEMENT_PIECE
from tessera.games.era.names import resource_name
from tessera.games.era.notation import LOSE, PLACE, REMOVE, SUFFER
from tessera.games.era.pending import Pending
from tessera.games.era.rules import (
    buildings,
    cleared_by,
    disaster_of,
    disease_points,
    exposed,
    is_open_to_scorching,
    opponents_of,
    places_of_scorched,
    resources_of,
)
from tessera.games.era.scoring import rival_areas

if TYPE_CHECKING:
    from tessera.games.era.state import EraState


def strike(state: "EraState", seat: int, chance: Chance) -> None:
    """The disaster that belongs to the number of skulls, and no other."""
    disaster = disaster_of(state.domains[seat])
    if not disaster:
        return
    if state.sink is not None:
        state.tell("disaster", seat=seat, disaster=disaster)
    if disaster == BANDITS:
        state.ask(Bandits(seat), chance)
    elif disaster == DISEASE:
        spread_disease(state, seat)
    elif disaster == TREACHERY:
        state.push(Treachery(opponents_of(state, seat)))
    elif disaster == FIRE:
        if buildings(state.domains[seat]):
            state.ask(LoseBuilding(seat, FIRE), chance)
    elif disaster == ATTACK:
        state.push(Attack(opponents_of(state, seat)))
    else:
        revolt(state, seat)


class Bandits(SeatFrame["EraState"]):
    """One skull: the disaster track, or a resource of one's choice."""

    def actions(self, state: "EraState", seat: int) -> list[int]:
        return [SUFFER.of(), *[LOSE.of(resource) for resource in resources_of(state.domains[seat])]]

    def answer(self, state: "EraState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        if action == SUFFER.of():
            suffer(state, seat, BANDITS_DISASTER)
            if state.sink is not None:
                state.tell("suffered", seat=seat, points=BANDITS_DISASTER)
        else:
            resource = LOSE.argument(action)
            lose(state.domains[seat], resource)
            if state.sink is not None:
                state.tell("robbed", seat=seat, resource=resource)

    def prompt(self, state: "EraState", seat: int) -> Message:
        return Message("era.prompt.bandits", points=BANDITS_DISASTER)

    def options(self, state: "EraState", seat: int) -> list[int]:
        return [SUFFER.of(), *[LOSE.of(resource) for resource in range(LOSE.size)]]

    def why_not(self, state: "EraState", seat: int, action: int) -> Reason:
        if LOSE.covers(action):
            name = resource_name(LOSE.argument(action))
            return Reason(Message("era.reason.has_none", resource=name), "disasters")
        return not_now("disasters")


def spread_disease(state: "EraState", seat: int) -> None:
    """Two skulls: a point for each building that touches another."""
    points = disease_points(state.domains[seat])
    suffer(state, seat, points)
    if state.sink is not None:
        state.tell("disease", seat=seat, points=points)


def revolt(state: "EraState", seat: int) -> None:
    """Six skulls: all goods are lost."""
    domain = state.domains[seat]
    goods = domain.amount(REVOLT_LOSES)
    lose(domain, REVOLT_LOSES, goods)
    if state.sink is not None:
        state.tell("revolt", seat=seat, goods=goods)


class Victims(Frame["EraState"]):
    """A disaster that hits the opponents: one after another, in turn order."""

    def __init__(self, victims: tuple[int, ...]) -> None:
        super().__init__()
        self.victims = victims


class Treachery(Victims):
    """Three skulls: every opponent gets scorched land, as long as there is any."""

    def run(self, state: "EraState", chance: Chance) -> None:
        if not self.victims:
            state.finish()
            return
        seat = self.victims[0]
        state.replace(Treachery(self.victims[1:]))
        if not state.supply[SCORCHED]:
            if state.sink is not None:
                state.tell("no_scorched_left", seat=seat)
            return
        places = places_of_scorched(state.domains[seat])
        if places:
            frame = PlaceScorched(seat)
            state.push(frame)
            if len(places) == 1:
                chance.forced(seat, places[0])
                frame.answer(state, seat, places[0], chance)
        elif state.sink is not None:
            state.tell("no_ground_left", seat=seat)


class PlaceScorched(SeatFrame["EraState"]):
    """Where the scorched land goes: outside the walls, over buildings only if nothing else is left."""

    def actions(self, state: "EraState", seat: int) -> list[int]:
        return places_of_scorched(state.domains[seat])

    def answer(self, state: "EraState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cleared = cleared_by(state.domains[seat], action)
        scorch(state, seat, PLACEMENT_AT[SCORCHED][PLACE.argument(action)], cleared)

    def prompt(self, state: "EraState", seat: int) -> Message:
        return Message("era.prompt.scorched")

    def options(self, state: "EraState", seat: int) -> list[int]:
        return placing.spots_on_grid(SCORCHED)

    def why_not(self, state: "EraState", seat: int, action: int) -> Reason:
        return placing.why_not_there(state.domains[seat], SCORCHED, action)

    def explain(self, state: "EraState", seat: int, action: int) -> list[Line]:
        domain = state.domains[seat]
        if not is_open_to_scorching(domain, action):
            return []
        cleared = cleared_by(domain, action)
        return bill.place_bill(domain, SCORCHED, action, rival_areas(state, seat), cleared)

    def pending(self, state: "EraState", seat: int) -> Any:
        return Pending(piece=SCORCHED) if seat == self.seat else None


class Attack(Victims):
    """Five skulls: every opponent loses a building outside the walls."""

    def run(self, state: "EraState", chance: Chance) -> None:
        if not self.victims:
            state.finish()
            return
        seat = self.victims[0]
        state.replace(Attack(self.victims[1:]))
        if exposed(state.domains[seat]):
            state.ask(LoseBuilding(seat, ATTACK), chance)
        elif state.sink is not None:
            state.tell("attack_repelled", seat=seat)


class LoseBuilding(SeatFrame["EraState"]):
    """Fire takes any building of the owner's choice, an attack only one outside the walls."""

    def __init__(self, seat: int, cause: str) -> None:
        super().__init__(seat)
        self.cause = cause

    def endangered(self, state: "EraState", seat: int) -> list[int]:
        """The placements of the buildings that can be lost."""
        domain = state.domains[seat]
        return buildings(domain) if self.cause == FIRE else exposed(domain)

    def actions(self, state: "EraState", seat: int) -> list[int]:
        return [REMOVE.of(PLACEMENT_CELL[placement]) for placement in self.endangered(state, seat)]

    def answer(self, state: "EraState", seat: int, action: int, chance: Chance) -> None:
        state.finish()
        cell = REMOVE.argument(action)
        for placement in self.endangered(state, seat):
            if PLACEMENT_CELL[placement] == cell:
                remove_building(state, seat, placement)
                return

    def prompt(self, state: "EraState", seat: int) -> Message:
        return Message("era.prompt.remove", disaster=Message(f"era.disaster.{self.cause}"))

    def options(self, state: "EraState", seat: int) -> list[int]:
        return [REMOVE.of(PLACEMENT_CELL[placement]) for placement in buildings(state.domains[seat])]

    def why_not(self, state: "EraState", seat: int, action: int) -> Reason:
        if not REMOVE.covers(action):
            return not_now("disasters")
        domain = state.domains[seat]
        bit = CELL_BIT[REMOVE.argument(action)]
        for placement in buildings(domain):
            if PLACEMENT_MASK[placement] & bit:
                if PLACEMENT_CELL[placement] != REMOVE.argument(action):
                    return Reason(Message("era.reason.named_by_first_cell"), "disasters")
                if ALWAYS_WALLED[PLACEMENT_PIECE[placement]]:
                    return Reason(Message("era.reason.keep_is_safe"), "disasters")
                return Reason(Message("era.reason.walls_protect"), "disasters")
        return Reason(Message("era.reason.no_building_there"), "disasters")

    def explain(self, state: "EraState", seat: int, action: int) -> list[Line]:
        return bill.loss_bill(state.domains[seat], action, rival_areas(state, seat))
