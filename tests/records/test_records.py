"""Recorded games, one for every way a game can end, replay as they were played.

`scripts/make_records.py` made them.
"""

from pathlib import Path

import pytest

import tessera
from tessera import SealedChance
from tessera.core.errors import BadRecord
from tessera.core.match import start
from tessera.core.record import Record, final_state, game_of, record_from_text, verify

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.record"))
DUEL_WAYS = {"civilian", "tie_break", "shared", "military", "scientific"}
ERA_WAYS = {(1, "rounds"), *[(seats, "tokens") for seats in (2, 3, 4)]} | {
    (2, way) for way in ("tie_break", "shared", "limit")
}
DEUS_WAYS = {(seats, way) for seats in (2, 3, 4) for way in ("temples", "villages")} | {
    (2, way) for way in ("shared", "limit")
}
OUTDATED = (
    "{file} no longer replays: {why}. If a rule, the order of a deck or the numbering of the vocabulary "
    "was meant to change, raise rules_version and make the records anew; if not, this is a bug."
)


def read(path: Path) -> Record:
    text = path.read_text("utf-8")
    return record_from_text(text, tessera.load(game_of(text)))


def way_of(record: Record) -> str:
    """How the game ended, told from what the record claims."""
    if record.places.count(1) > 1:
        return "shared"
    best, *others = sorted(record.scores, reverse=True)
    is_counted = record.ending not in ("military", "scientific")
    return "tie_break" if is_counted and others and best == others[0] else record.ending


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_recorded_game_replays_and_verifies(path: Path) -> None:
    try:
        assert verify(read(path)), f"{path.name} is not sealed"
    except BadRecord as error:
        pytest.fail(OUTDATED.format(file=path.name, why=error))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_playing_it_again_with_the_same_secret_writes_the_same_bytes(path: Path) -> None:
    record = read(path)
    match = start(record.game, record.options, record.names, SealedChance(bytes.fromhex(record.secret)))
    for move in record.moves:
        match.apply(move.seat, move.action)
    assert match.record.to_text().encode() == path.read_bytes(), OUTDATED.format(
        file=path.name, why="playing it again gives another text"
    )
    assert match.state.to_data() == final_state(record).to_data()


@pytest.mark.parametrize("pantheon", ["false", "true"])
def test_there_is_a_game_for_every_way_duel_can_end(pantheon: str) -> None:
    records = [read(path) for path in FILES if path.parent.name == "duel"]
    assert {way_of(record) for record in records if record.options["pantheon"] == pantheon} == DUEL_WAYS


def test_there_is_a_game_for_every_way_era_can_end() -> None:
    records = [read(path) for path in FILES if path.parent.name == "era"]
    assert {(len(record.names), way_of(record)) for record in records} == ERA_WAYS


def test_there_is_a_game_for_every_way_deus_can_end() -> None:
    records = [read(path) for path in FILES if path.parent.name == "deus"]
    assert {(len(record.names), way_of(record)) for record in records} == DEUS_WAYS
    assert any(record.options["wild"] == "true" for record in records)
    assert any(record.options["continent"] == "free" for record in records)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_file_is_named_after_its_end(path: Path) -> None:
    record = read(path)
    if path.parent.name in ("deus", "era"):
        assert path.stem == f"{way_of(record)}_{len(record.names)}"
    else:
        pantheon = "_pantheon" if record.options["pantheon"] == "true" else ""
        assert path.stem == way_of(record) + pantheon
