"""What the page with the rules tells of the box: numbers that an owner of the game can correct."""

from tessera.core.edition import Fact
from tessera.core.message import Message
from tessera.games.era.catalog import (
    COST,
    FACE,
    HEIGHT,
    LAST_ROW,
    MIRROR,
    MOST,
    PIECE,
    RESOURCES,
    ROUND_LIMIT,
    SCORCHED,
    SHAPES,
    SOLO_AREA,
    WIDTH,
)
from tessera.games.era.edition import BOX, ROWS
from tessera.games.era.names import amounts, face_texts


def facts() -> dict[str, Fact]:
    """By the names that they have on the page."""
    is_guess = BOX.is_guess
    grid = is_guess("grid", "width") or is_guess("grid", "height")
    told = {
        "guesses": _guesses(),
        "grid": Fact(Message("era.fact.grid", width=WIDTH, height=HEIGHT), is_guess=grid),
        "mirror.allowed": Fact(
            Message("era.fact.turned_over" if MIRROR else "era.fact.not_turned_over"),
            is_guess=is_guess("mirror", "allowed"),
        ),
        "shapes.scorched": Fact(
            Message("era.fact.cells", cells=len(SHAPES[SCORCHED])), is_guess=is_guess("shapes", "scorched")
        ),
        "disaster_rows.last": Fact(
            Message("era.fact.last_row" if LAST_ROW == ROWS else "era.fact.nothing_beyond"),
            is_guess=is_guess("disaster_rows", "last"),
        ),
        "solo.area": Fact(Message("era.fact.points", points=SOLO_AREA), is_guess=is_guess("solo", "area")),
        "limit.rounds": Fact(
            Message("era.fact.rounds", rounds=ROUND_LIMIT), is_guess=is_guess("limit", "rounds")
        ),
    }
    for name in BOX.section("track_lengths"):
        most = MOST[RESOURCES.index(name)]
        told[f"track_lengths.{name}"] = Fact(
            Message(f"era.amount.{name}", amount=most), is_guess=is_guess("track_lengths", name)
        )
    for name in BOX.section("costs"):
        cost = amounts(COST[PIECE["wall_2" if name == "wall" else name]]) or (Message("era.nothing"),)
        told[f"costs.{name}"] = Fact(Message("era.fact.cost", cost=cost), is_guess=is_guess("costs", name))
    for name, face in BOX.section("faces").items():
        die = name.partition("_")[0]
        told[f"faces.{name}"] = Fact(
            Message("era.fact.face", shows=tuple(face_texts(FACE[f"{die}_{face}"]))),
            is_guess=is_guess("faces", name),
        )
    for name in ("attack", "revolt"):
        row = int(BOX.value("disaster_rows", name))
        told[f"disaster_rows.{name}"] = Fact(Message("era.fact.row", skulls=row))
    return told


def _guesses() -> Fact:
    """What the mark means, and whether shapes are guesses too."""
    if not BOX.guesses():
        return Fact(Message("era.fact.no_guesses"))
    return Fact(Message("era.fact.guesses" if BOX.guesses("shapes") else "era.fact.guesses_but_shapes"))
