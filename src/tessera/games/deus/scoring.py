"""The end of the game: the score sheet and the ranking."""

from typing import TYPE_CHECKING

from tessera.games.deus import temples
from tessera.games.deus.catalog import MAJORITY_POINTS, PURPLE, RESOURCES

if TYPE_CHECKING:
    from tessera.games.deus.state import DeusState


def score_sheets(state: "DeusState") -> list[dict[str, int]]:
    """For each seat the points line by line, as they stand now."""
    sheets = [
        {"points": empire.points, "temples": temple_points(state, seat)}
        for seat, empire in enumerate(state.empires)
    ]
    for resource, name in enumerate(RESOURCES):
        majority(sheets, f"most_{name}", [empire.amount(resource) for empire in state.empires])
    majority(sheets, "most_gold", [empire.gold for empire in state.empires])
    return sheets


def score_sheet(state: "DeusState", seat: int) -> dict[str, int]:
    return score_sheets(state)[seat]


def temple_points(state: "DeusState", seat: int) -> int:
    """What the temple cards of a seat are worth now."""
    return sum(temples.OF_CARD[card].worth(state, seat) for card in state.empires[seat].columns[PURPLE])


def majority(sheets: list[dict[str, int]], line: str, held: list[int]) -> None:
    """Everybody who holds the most of something, and any of it, scores."""
    for sheet, amount in zip(sheets, held, strict=True):
        sheet[line] = MAJORITY_POINTS if 0 < amount == max(held) else 0


def ranking(state: "DeusState") -> list[int]:
    """The most points; whoever has the same shares the place."""
    scores = state.scores()
    return [1 + sum(1 for other in scores if other > own) for own in scores]
