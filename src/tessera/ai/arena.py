"""The arena: players against each other, with the same luck for every seating.

Each pairing plays its games in rounds. In a round the seats are rotated, and every game of it has the
same seed, so that each player gets each seat with the same luck, as far as what they do lets it stay
the same. Who thinks longer is not told apart here: give all the same seconds.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from tessera.ai.players import make
from tessera.ai.spread import spread
from tessera.core.chance import Chance
from tessera.core.game import Game
from tessera.core.match import start
from tessera.games import load

LIKELY = 1.96
"""Standard deviations on either side that hold 95 of 100 cases."""
ELO = 400 / math.log(10)
"""Elo points for one unit of log odds."""


@dataclass(frozen=True)
class Contest:
    """One game to be played: the players by their place in the arena's list, in the order of seats."""

    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    entrants: tuple[int, ...]
    seed: int
    seconds: float | None
    number: int


@dataclass(frozen=True)
class Outcome:
    """A game that was played: points, in units, and places by seat."""

    contest: Contest
    scores: list[int]
    places: list[int]
    ending: str
    record: str


@dataclass(frozen=True)
class Standing:
    """What the arena found out about one player."""

    player: str
    wins: int
    draws: int
    losses: int
    mean_score: float
    """In points."""
    elo: float
    """The mean of all players is 0."""
    interval: tuple[float, float]
    """Where its Elo lies, 95 times out of 100."""


def contests(
    game: Game,
    options: dict[str, str],
    names: Sequence[str],
    games: int,
    seats: int = 2,
    seconds: float | None = None,
    seed: int = 1,
) -> list[Contest]:
    """All games to be played: so many for every group of players that fits the seats."""
    made: list[Contest] = []
    for group in combinations(range(len(names)), seats):
        for number in range(games):
            turned = number % seats
            entrants = (*group[turned:], *group[:turned])
            seated = tuple(names[entrant] for entrant in entrants)
            luck = seed + number // seats
            made.append(Contest(game.name, options, seated, entrants, luck, seconds, len(made) + 1))
    return made


def play(contest: Contest) -> Outcome:
    """Play one game. Players see determinized states and have chances of their own."""
    match = start(load(contest.game), contest.options, list(contest.names), Chance(contest.seed))
    guesses = Chance(contest.seed + 1)
    players = [
        make(name, contest.seed * 64 + entrant, contest.seconds)
        for name, entrant in zip(contest.names, contest.entrants, strict=True)
    ]
    while not match.state.is_over:
        seat = match.state.seats_to_act()[0]
        match.apply(seat, players[seat].choose(match.state.determinize(seat, guesses), seat))
    final = match.state
    return Outcome(contest, final.scores(), final.ranking(), final.ending, match.record.to_text())


def play_all(planned: Sequence[Contest], workers: int = 1, cluster: str = "") -> Iterator[Outcome]:
    """Play all games, several at a time if there are several workers, or on a Ray cluster; in the order
    planned."""
    return spread(play, planned, workers, cluster)


def standings(names: Sequence[str], outcomes: Sequence[Outcome]) -> list[Standing]:
    """What the games say about each player, in the order given."""
    points = [[0.0] * len(names) for _ in names]  # of the row's player against the column's
    games = [[0] * len(names) for _ in names]
    for outcome in outcomes:
        seated = list(zip(outcome.contest.entrants, outcome.places, strict=True))
        for entrant, place in seated:
            for rival, rival_place in seated:
                if rival != entrant:
                    games[entrant][rival] += 1
                    points[entrant][rival] += (
                        1.0 if place < rival_place else 0.5 if place == rival_place else 0.0
                    )
    elos = _elos(points, games)
    return [_standing(names, entrant, outcomes, points, games, elos) for entrant in range(len(names))]


def _standing(
    names: Sequence[str],
    entrant: int,
    outcomes: Sequence[Outcome],
    points: list[list[float]],
    games: list[list[int]],
    elos: list[float],
) -> Standing:
    wins = draws = losses = 0
    total = 0.0
    for outcome in outcomes:
        if entrant in outcome.contest.entrants:
            seat = outcome.contest.entrants.index(entrant)
            total += outcome.scores[seat] / load(outcome.contest.game).points_unit
            if outcome.places[seat] > 1:
                losses += 1
            elif outcome.places.count(1) > 1:
                draws += 1
            else:
                wins += 1
    played = wins + draws + losses
    met = sum(games[entrant])
    low, high = share_interval(sum(points[entrant]), met)
    rivals = sum(elos[rival] * games[entrant][rival] for rival in range(len(names))) / max(met, 1)
    return Standing(
        player=names[entrant],
        wins=wins,
        draws=draws,
        losses=losses,
        mean_score=round(total / max(played, 1), 2),
        elo=round(elos[entrant], 1),
        interval=(round(rivals + _lead(low, met), 1), round(rivals + _lead(high, met), 1)),
    )


def share_interval(points: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true share of points lies, 95 times out of 100."""
    if not games:
        return 0.0, 1.0
    share, weight = points / games, LIKELY**2 / games
    middle = share + weight / 2
    spread = math.sqrt(weight * share * (1 - share) + weight**2 / 4)
    return (middle - spread) / (1 + weight), (middle + spread) / (1 + weight)


def _lead(share: float, games: int) -> float:
    """The Elo lead that goes with a share of the points, as far as so many games can tell."""
    least = 1 / (2 * games + 2)
    share = min(max(share, least), 1 - least)
    return ELO * math.log(share / (1 - share))


def _elos(points: list[list[float]], games: list[list[int]]) -> list[float]:
    """Elo of each player, the likeliest for these results; half a drawn game is added to each pairing.

    The method of Zermelo: strengths are moved until each player's expected points are those it has.
    """
    entrants = range(len(games))
    strengths = [1.0 for _ in entrants]
    for _ in range(2000):
        for one in entrants:
            met = [other for other in entrants if games[one][other]]
            if met:
                scored = sum(points[one][other] + 0.5 for other in met)
                weight = sum((games[one][other] + 1) / (strengths[one] + strengths[other]) for other in met)
                strengths[one] = scored / weight
    logs = [math.log(strength) for strength in strengths]
    mean = sum(logs) / len(logs)
    return [ELO * (value - mean) for value in logs]
