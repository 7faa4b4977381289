"""How good a position of Era is.

Greedy counts what a seat has (`era_plain`). Search asks for more: the points at the end of the game, as
far as they can be foreseen. A seat's side is what its domain is worth (`era_features`, `era_ground`) and
what the round still brings it (`era_round`). The chance to win follows from how far the sides are apart.
"""

import json
from typing import Final

from tessera.ai.evaluation.base import Evaluation, alone, doubted, likely
from tessera.ai.evaluation.era_features import (
    FIRST_KIND,
    OWN,
    Weights,
    lasting,
    rounds_left,
    shares_of,
)
from tessera.ai.evaluation.era_ground import Ground, Grounds, is_wall, place_scores
from tessera.ai.evaluation.era_plain import evaluate as evaluate
from tessera.ai.evaluation.era_plain import thrown
from tessera.ai.evaluation.era_round import WALL, Outlook, Throw
from tessera.ai.evaluation.era_weights import Hopes
from tessera.ai.evaluation.numbers import spread
from tessera.core import purse
from tessera.core.chance import Chance
from tessera.core.state import State
from tessera.games.era.catalog import (
    BANDITS_DISASTER,
    BUILD,
    CHOICE_STOCK,
    COLLECT,
    COST,
    DICE,
    DISASTERS,
    EXTORT,
    FACE_COUNT,
    FACE_DIE,
    HAMMERS,
    LAYOUT,
    PLAIN_FACES,
    POINTS,
    QUILL,
    REFUSAL,
    ROLL,
    ROLLS,
    SHIELDS,
    SKULLS,
    SWORDS,
    TURN_TO,
)
from tessera.games.era.domain import Domain
from tessera.games.era.frames.roll import FIRST_TURN, shown_quill, source_of
from tessera.games.era.grid import (
    PLACEMENT_AT,
    PLACEMENT_CELL,
    PLACEMENT_PIECE,
    STRIDE,
)
from tessera.games.era.notation import (
    CONSTRUCT,
    DEMAND,
    LOSE,
    PAY,
    PLACE,
    REMOVE,
    SUFFER,
    TAKE,
    USE_QUILL,
)
from tessera.games.era.pending import NO_PIECE, Pending, pending_of
from tessera.games.era.rules import can_extort, is_walled, total
from tessera.games.era.state import EraState

DICE_HEAT: Final = 0.6
BUILD_HEAT: Final = 1.0
PLACE_HEAT: Final = 0.7
"""How many points less make an action e times less likely to be looked at."""

GROUNDS: Final = Grounds()


# Sides


def sides(state: EraState, numbers: Weights) -> list[float]:
    """What each seat can expect in the end, in points."""
    coming = [pending_of(state, seat) for seat in range(state.seats)]
    domains = tuple([coming[seat].planned or state.domains[seat] for seat in range(state.seats)])
    grounds = [GROUNDS.of(domains[seat], walls_among(coming[seat].laying)) for seat in range(state.seats)]
    rounds = rounds_left(state)
    weights = numbers.by_rounds[rounds]
    shares = shares_of(domains, grounds)
    found: list[float] = []
    for seat in range(state.seats):
        domain = domains[seat]
        area_now, area_hope, culture_now = shares[seat]
        seen = lasting(domain, grounds[seat], area_now, area_hope, culture_now)
        side = 0.0
        for place in range(len(seen)):
            side += weights[place] * seen[place]
        outlook = Outlook(state, domain, grounds[seat], numbers, rounds)
        found.append(side + rest_of_round(state, seat, outlook, coming[seat]))
    if QUILL <= state.phase <= EXTORT and state.seats > 1:
        extort(state, found, numbers.hopes)
    return found


def walls_among(pieces: tuple[int, ...]) -> int:
    """How many of the pieces are walls."""
    walls = 0
    for piece in pieces:
        if is_wall(piece):
            walls += 1
    return walls


def rest_of_round(state: EraState, seat: int, outlook: Outlook, pending: Pending) -> float:
    """What resources are worth, with what the round still brings and takes."""
    phase = state.phase
    domain = outlook.domain
    if phase == ROLL and pending.roll:
        return throw_of(pending, outlook).value(ROLLS - pending.roll)
    if phase in (LAYOUT, ROLL, EXTORT):
        return outlook.value_of(domain.stock)
    done = (seat - state.first) % state.seats < state.step
    dice = domain.dice
    hammers = total(dice, HAMMERS)
    if phase < COLLECT or (phase == COLLECT and not done):
        return Throw(outlook, list(dice), [0] * len(DICE)).value(0)
    if phase == BUILD:
        if pending.piece != NO_PIECE:
            worth = outlook.worths[WALL if is_wall(pending.piece) else pending.piece]
            return worth + outlook.bought(domain.stock - COST[pending.piece], pending.hammers)
        if pending.hammers or done:
            hammers = pending.hammers
        return outlook.bought(domain.stock, hammers)
    skulls = 0 if phase == DISASTERS and done else total(dice, SKULLS)
    return outlook.worth(domain.stock, hammers, skulls, phase == COLLECT)


def throw_of(pending: Pending, outlook: Outlook) -> Throw:
    """The dice of a seat that is choosing which to roll again."""
    dice, again = thrown(pending.taken, outlook.domain)
    return Throw(outlook, dice, again)


def extort(state: EraState, found: list[float], hopes: Hopes) -> None:
    """What the swords that lie open will bring and take."""
    swords: list[int] = []
    shields: list[int] = []
    for domain in state.domains:
        swords.append(total(domain.dice, SWORDS))
        shields.append(total(domain.dice, SHIELDS))
    for lord in range(state.seats):
        if state.phase == EXTORT and (lord - state.first) % state.seats < state.step:
            continue
        for victim in range(state.seats):
            if victim != lord and can_extort(swords[lord], swords[victim], shields[victim]):
                if state.domains[victim].stock:
                    found[lord] += hopes.plunder
                    found[victim] -= hopes.robbed
                else:
                    found[victim] -= REFUSAL


# What search asks


class EraEvaluation(Evaluation):
    """Chances by how far the sides are apart; priors by what each action seems to bring."""

    def __init__(self, weights: Weights = OWN) -> None:
        self.weights = weights

    def chances(self, state: State, chance: Chance) -> list[float]:
        assert isinstance(state, EraState)
        found = sides(state, self.weights)
        if len(found) == 1:
            return [alone(found[0])]
        return likely(found, spread(self.weights.spread, rounds_left(state)))

    def priors(self, state: State, seat: int, actions: list[int]) -> list[float]:
        assert isinstance(state, EraState)
        if len(actions) == 1:
            return [1.0]
        pending = pending_of(state, seat)
        domain = pending.planned or state.domains[seat]
        ground = GROUNDS.of(domain, walls_among(pending.laying))
        heat = DICE_HEAT
        if pending.piece != NO_PIECE:
            scores = scores_of_places(domain, ground, pending.piece, actions)
            heat = PLACE_HEAT
        else:
            outlook = Outlook(state, domain, ground, self.weights, rounds_left(state))
            scores = scores_of(state, outlook, pending, self.weights, actions)
            if CONSTRUCT.covers(actions[0]):
                heat = BUILD_HEAT
        if not scores:
            return [1.0 / len(actions)] * len(actions)
        return doubted(likely(scores, heat))


def scores_of(
    state: EraState, outlook: Outlook, pending: Pending, weights: Weights, actions: list[int]
) -> list[float]:
    """What each action seems to bring, by what is asked; nothing where nothing is known of it."""
    first = actions[0]
    if pending.roll:
        return scores_of_rolling(pending, outlook, actions)
    if USE_QUILL.covers(first):
        return scores_of_quills(outlook, actions)
    if CONSTRUCT.covers(first):
        return scores_of_building(state, outlook, actions)
    if REMOVE.covers(first):
        return scores_of_loss(outlook, actions)
    if pending.victim >= 0:
        victim = state.domains[pending.victim]
        theirs = Outlook(state, victim, GROUNDS.of(victim), weights, rounds_left(state))
        return scores_of_demands(outlook, theirs, actions)
    if TAKE.covers(first):
        hammers = total(outlook.domain.dice, HAMMERS)
        return [changed(outlook, CHOICE_STOCK[TAKE.argument(action)], hammers, True) for action in actions]
    if first == SUFFER.first:
        return scores_of_bandits(outlook, actions)
    if first == PAY.first:
        return [changed(outlook, -1 << purse.BYTE * pending.resource, 0, False), float(-REFUSAL)]
    return []


def scores_of_demands(outlook: Outlook, theirs: Outlook, actions: list[int]) -> list[float]:
    """What a resource brings to one and takes from the other."""
    return [
        changed(outlook, 1 << purse.BYTE * DEMAND.argument(action), 0, False)
        - changed(theirs, -1 << purse.BYTE * DEMAND.argument(action), 0, False)
        for action in actions
    ]


def scores_of_bandits(outlook: Outlook, actions: list[int]) -> list[float]:
    """The track, or what a resource is worth."""
    hammers = total(outlook.domain.dice, HAMMERS)
    return [
        changed(outlook, -1 << purse.BYTE * LOSE.argument(action), hammers, False)
        if LOSE.covers(action)
        else float(-BANDITS_DISASTER)
        for action in actions
    ]


def scores_of_places(domain: Domain, ground: Ground, piece: int, actions: list[int]) -> list[float]:
    placements = PLACEMENT_AT[piece]
    first = PLACE.first
    return place_scores(domain, ground, piece, [placements[action - first] for action in actions])


def scores_of_rolling(pending: Pending, outlook: Outlook, actions: list[int]) -> list[float]:
    """What each choice of a die can come to, with the best of those that may follow it."""
    throw = throw_of(pending, outlook)
    average = throw.twice if pending.roll < ROLLS else throw.once
    left = list(outlook.domain.dice)
    for action in pending.taken:
        left[source_of(action)] -= 1
    better = [0.0] * FACE_COUNT
    hopes = 0.0
    for face in PLAIN_FACES:
        if left[face]:
            better[face] = average[FACE_DIE[face]] - throw.removed(face)
            if better[face] > 0.0:
                hopes += left[face] * better[face]
    scores: list[float] = []
    for action in actions:
        if action < FACE_COUNT:
            score = better[action]
            if score > 0.0:
                score *= left[action]
            for face in PLAIN_FACES:
                if face > action and better[face] > 0.0:
                    score += left[face] * better[face]
        elif action >= FIRST_TURN:
            score = throw.added(TURN_TO[action - FIRST_TURN]) - throw.removed(source_of(action)) + hopes
        else:
            score = 0.0
        scores.append(score)
    return scores


def scores_of_quills(outlook: Outlook, actions: list[int]) -> list[float]:
    dice = outlook.domain.dice
    throw = Throw(outlook, list(dice), [0] * len(DICE))
    quill = shown_quill(dice)
    alone = throw.once[FACE_DIE[quill]] - throw.removed(quill)
    scores: list[float] = []
    for action in actions:
        if not USE_QUILL.covers(action):
            scores.append(0.0)
            continue
        face = USE_QUILL.argument(action)
        score = alone
        if face < FACE_COUNT:
            score += throw.once[FACE_DIE[face]] - throw.removed(face)
        scores.append(score)
    return scores


def scores_of_building(state: EraState, outlook: Outlook, actions: list[int]) -> list[float]:
    """What each piece is worth beyond its cost; walls by how well they fit the ring."""
    domain = outlook.domain
    missing = outlook.ground.ring_missing
    longest = longest_run(missing)
    scores: list[float] = []
    for action in actions:
        if not CONSTRUCT.covers(action):
            scores.append(0.0)
            continue
        piece = CONSTRUCT.argument(action)
        score = outlook.value_of(domain.stock - COST[piece]) - outlook.value_of(domain.stock)
        if is_wall(piece):
            length = piece - WALL + 2
            if length <= longest:
                score += outlook.worths[WALL] * length / longest
            else:
                score -= 1.0 if length > longest + 1 else 0.0
        else:
            score += outlook.worths[piece]
        scores.append(score)
    return scores


def longest_run(cells: int) -> int:
    """The longest straight line in a set of cells, up to the longest wall."""
    across = down = cells
    length = 0
    while (across or down) and length < 6:
        length += 1
        across &= across >> 1
        down &= down >> STRIDE
    return length


def scores_of_loss(outlook: Outlook, actions: list[int]) -> list[float]:
    domain = outlook.domain
    scores: list[float] = []
    for action in actions:
        score = 0.0
        for placement in domain.pieces:
            if PLACEMENT_CELL[placement] == REMOVE.argument(action) and PLACEMENT_PIECE[placement] < WALL:
                piece = PLACEMENT_PIECE[placement]
                score = -outlook.weights[FIRST_KIND + piece]
                score -= POINTS[piece] * (2 if is_walled(domain, placement) else 1)
        scores.append(score)
    return scores


def changed(outlook: Outlook, stock: int, hammers: int, meal: bool) -> float:
    """What a gain or loss of resources comes to."""
    domain = outlook.domain
    before = outlook.worth(domain.stock, hammers, 0, meal)
    return outlook.worth(domain.stock + stock, hammers, 0, meal) - before


EVALUATION: Final = EraEvaluation()


def fitted(weights: str) -> EraEvaluation:
    """The evaluation with the weights of another file."""
    return EraEvaluation(Weights(json.loads(weights)))
