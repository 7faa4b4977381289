"""What a round of Era still brings to a seat: its dice, its meals, its disaster, its building.

An `Outlook` knows what the seat would like to build and what resources are worth to it; `worth` puts a
stock and what dice show through the rest of the round. Dice that are still to fall count as what they
bring on average, if they are rolled again when they fall badly.
"""

from typing import Final

from tessera.ai.evaluation.era_features import (
    CATHEDRAL,
    CROWD,
    CULTURE,
    FARM,
    FIRST_KIND,
    FIRST_STOCK,
    GUILDHALL,
    HOARD,
    UNIVERSITY,
    UPKEEP,
    Weights,
)
from tessera.ai.evaluation.era_ground import NEARNESS, Ground
from tessera.core import i64, purse
from tessera.games.era.catalog import (
    ALWAYS_WALLED,
    BUILDABLE_COUNT,
    BUILDING_COUNT,
    CHOICE_FACE,
    CHOICE_FACES,
    CHOICE_STOCK,
    CHOICES,
    COST,
    DICE,
    DIE_OF,
    EARNERS,
    FACE_COUNT,
    FACE_CULTURE,
    FACE_DIE,
    FACE_STOCK,
    FOOD,
    HAMMERS,
    INCOME,
    LAST_ROW,
    MOST,
    POINTS,
    POINTS_PER,
    QUILLS,
    RESOURCES,
    REVOLT_LOSES,
    SHIELDS,
    SIDE_FACES,
    SIDES,
    SKULLS,
    SWORDS,
)
from tessera.games.era.domain import Domain
from tessera.games.era.state import EraState

WALL: Final = BUILDING_COUNT
"""The first wall stands for all of them."""


class Outlook:
    """What a seat wants, with so many rounds to come after this one."""

    def __init__(
        self, state: EraState, domain: Domain, ground: Ground, numbers: Weights, rounds: int
    ) -> None:
        weights = numbers.by_rounds[rounds]
        self.values = numbers.stock_values[rounds]
        self.hopes = numbers.hopes
        self.domain = domain
        self.ground = ground
        self.weights = weights
        self.mouths = domain.population
        self.harm = self.hopes.harm * (state.seats - 1)
        self.kept: float = weights[HOARD] * domain.count(GUILDHALL)
        """What guildhalls add to each resource that is kept."""
        self.culture_value: float = 1.0 + weights[CULTURE] + domain.count(UNIVERSITY)
        # What may be built, the most profitable first: worth, price, how many.
        self.wants: list[int] = []
        self.worths: list[float] = [0.0] * BUILDABLE_COUNT
        profits: list[float] = []
        for piece in range(WALL + 1):
            if piece < WALL:
                if not state.supply[piece] or not ground.fitting >> piece & 1:
                    continue
                worth = self._worth_of(piece, rounds)
            else:
                if not ground.ring_pieces:
                    continue
                worth = self._worth_of_wall()
            self.worths[piece] = worth
            profit = worth - self._price(piece)
            if profit <= 0.0:
                continue
            place = len(profits)
            while place > 0 and profits[place - 1] < profit:
                place -= 1
            profits.insert(place, profit)
            self.wants.insert(place, piece)

    def _worth_of(self, kind: int, rounds: int) -> float:
        """What another building of a kind adds in the end."""
        ground = self.ground
        domain = self.domain
        weights = self.weights
        worth = weights[FIRST_KIND + kind]
        points = float(POINTS[kind])
        if ALWAYS_WALLED[kind] or ground.roomy >> kind & 1:
            points *= 2.0
        elif ground.ring_pieces:
            points *= 1.0 + NEARNESS[ground.ring_pieces] * rounds / (rounds + 2.0)
        worth += points
        if DIE_OF[kind] >= 0:
            worth += weights[UPKEEP] + domain.count(CATHEDRAL)
            if self.mouths >= MOST[FOOD]:
                worth += weights[CROWD]
        elif kind == FARM:
            if self.mouths > domain.count(FARM):
                worth -= weights[UPKEEP]
        elif kind == GUILDHALL:
            worth += weights[HOARD] * (self.hopes.store + 0.5 * purse.units(domain.stock))
        elif kind == UNIVERSITY:
            worth += domain.culture + self.hopes.growth * rounds
        elif kind == CATHEDRAL:
            worth += self.mouths + self.hopes.growth * rounds
        elif POINTS_PER[kind] == "empty_neighbour":
            worth += self.hopes.market
        return worth

    def _worth_of_wall(self) -> float:
        """A part of what closing the ring would bring."""
        ground = self.ground
        return ground.ring_worth * (1.0 - NEARNESS[ground.ring_pieces]) / ground.ring_pieces

    def _price(self, piece: int) -> float:
        """What its cost is worth, as if it were taken from a middling stock."""
        price = 0.0
        cost = COST[piece]
        for resource in range(len(RESOURCES)):
            amount = cost >> purse.BYTE * resource & purse.MOST
            if amount:
                price += amount * 0.5 * self.weights[FIRST_STOCK + 2 * resource]
                price += amount * 0.5 * self.weights[FIRST_STOCK + 2 * resource + 1]
                price += amount * self.kept
        return price

    def value_of(self, stock: int) -> float:
        """What resources are worth after the round."""
        total = 0.0
        for resource in range(len(RESOURCES)):
            amount = min(stock >> purse.BYTE * resource & purse.MOST, MOST[resource])
            total += self.values[resource][amount] + self.kept * amount
        return total

    def bought(self, stock: int, hammers: int) -> float:
        """What so many hammers can make of a stock, and what is left of it."""
        gained = 0.0
        if hammers:
            owned: i64 = stock | purse.SPARE_BITS
            for piece in self.wants:
                cost: i64 = COST[piece]
                most = hammers
                if piece == WALL and most > self.ground.ring_pieces:
                    most = self.ground.ring_pieces
                while most and (owned - cost) & purse.SPARE_BITS == purse.SPARE_BITS:
                    owned -= cost
                    gained += self.worths[piece]
                    most -= 1
                    hammers -= 1
                if not hammers:
                    break
            stock = owned & ~purse.SPARE_BITS
        return gained + self.value_of(stock)

    def worth(self, stock: int, hammers: int, skulls: int, meal: bool) -> float:
        """The rest of the round, from the disasters on, or from the meal on."""
        total = 0.0
        capped = 0
        for resource in range(len(RESOURCES)):
            amount = min(stock >> purse.BYTE * resource & 255, MOST[resource])
            if meal and resource == FOOD:
                amount -= self.mouths
                if amount < 0:
                    total += amount
                    amount = 0
            capped += amount << purse.BYTE * resource
        if skulls:
            total += self._disaster(skulls, capped)
            if skulls >= LAST_ROW:
                capped -= (capped >> purse.BYTE * REVOLT_LOSES & purse.MOST) << purse.BYTE * REVOLT_LOSES
        return total + self.bought(capped, hammers)

    def _disaster(self, skulls: int, stock: int) -> float:
        if skulls == 1:
            return -0.6 if stock else -1.0
        if skulls == 2:
            return float(-self.ground.ill)
        if skulls == 4:
            return -1.0 - self.ground.least
        if skulls == 3 or skulls == 5:
            return self.harm
        return 0.0


# Dice


class Throw:
    """Dice of a seat in the midst of rolling: what they show, what they may still become."""

    def __init__(self, outlook: Outlook, dice: list[int], again: list[int]) -> None:
        """`dice` lie as they are, by face; `again` fall once more, by die."""
        self.outlook = outlook
        self.dice = dice
        domain = outlook.domain
        stock = domain.stock
        for kind in EARNERS:
            stock += domain.count(kind) * INCOME[kind]
        extra = 0.0
        hammers = skulls = 0
        for face in range(FACE_COUNT):
            count = dice[face]
            if count:
                stock += count * FACE_STOCK[face]
                hammers += count * HAMMERS[face]
                skulls += count * SKULLS[face]
                extra += count * self.plain_worth(face)
        for face in CHOICE_FACES:
            if dice[face]:
                stock += dice[face] * self.choice(stock, face)
        self.stock = stock
        self.hammers = hammers
        self.skulls = skulls
        self.extra = extra
        self.now: float = outlook.worth(stock, hammers, skulls, True)
        """What the dice that lie are worth."""
        self.faces: list[float] = [0.0] * FACE_COUNT
        """What another die would be worth, by the face it shows…"""
        self.once: list[float] = [0.0] * len(DICE)
        """… on average when it is rolled…"""
        self.twice: list[float] = [0.0] * len(DICE)
        """… and when it may be rolled again once more."""
        pool = domain.pool
        for die in range(len(DICE)):
            if not pool[die]:
                continue
            total = 0.0
            last = -1
            for side in range(die * SIDES, (die + 1) * SIDES):
                face = SIDE_FACES[side]
                if face != last:
                    self.faces[face] = self.added(face)
                    last = face
                total += self.faces[face]
            once = total / SIDES
            total = 0.0
            for side in range(die * SIDES, (die + 1) * SIDES):
                face = SIDE_FACES[side]
                value = self.faces[face]
                total += once if not SKULLS[face] and value < once else value
            self.once[die] = once
            self.twice[die] = total / SIDES
        self.again = again

    def plain_worth(self, face: int) -> float:
        """What a face brings that is neither a resource nor a hammer nor a skull."""
        hopes = self.outlook.hopes
        worth = FACE_CULTURE[face] * self.outlook.culture_value
        worth += hopes.sword * SWORDS[face] + hopes.shield * SHIELDS[face]
        return worth + hopes.quill * QUILLS[face]

    def choice(self, stock: int, face: int) -> int:
        """What a die that leaves a choice would pay."""
        food = stock >> purse.BYTE * FOOD & 255
        best = 0
        highest = -1.0
        for choice in range(len(CHOICES)):
            if CHOICE_FACE[choice] == face:
                paid = CHOICE_STOCK[choice]
                value = self.outlook.value_of(paid)
                if paid >> purse.BYTE * FOOD & purse.MOST and food < self.outlook.mouths:
                    value += 2.0
                if value > highest:
                    highest = value
                    best = paid
        return best

    def added(self, face: int) -> float:
        """What another die with that face would add."""
        stock = self.stock + FACE_STOCK[face]
        if face in CHOICE_FACES:
            stock += self.choice(stock, face)
        after = self.outlook.worth(stock, self.hammers + HAMMERS[face], self.skulls + SKULLS[face], True)
        return after - self.now + self.plain_worth(face)

    def removed(self, face: int) -> float:
        """What a die with that face, one of those that lie, contributes."""
        stock = self.stock - FACE_STOCK[face]
        if face in CHOICE_FACES:
            stock -= self.choice(stock, face)
        for resource in range(len(RESOURCES)):
            if stock >> purse.BYTE * resource & 128:
                return self.faces[face]
        before = self.outlook.worth(stock, self.hammers - HAMMERS[face], self.skulls - SKULLS[face], True)
        return self.now - before + self.plain_worth(face)

    def value(self, rolls: int) -> float:
        """What all dice are worth when, after those chosen have fallen, there are so many rolls more."""
        total = self.now + self.extra
        for die in range(len(DICE)):
            if self.again[die]:
                total += self.again[die] * (self.twice[die] if rolls else self.once[die])
        if rolls:
            for face in range(FACE_COUNT):
                if self.dice[face] and not SKULLS[face]:
                    better = self.once[FACE_DIE[face]] - self.faces[face]
                    if better > 0.0:
                        total += self.dice[face] * better
        return total
