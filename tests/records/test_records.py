"""Recorded games, one for every way a game can end, replay as they were played.

`scripts/make_records.py` made those of Duel.
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
WAYS_TO_END = {"civilian", "tie_break", "shared", "military", "scientific"}
OUTDATED = (
    "{file} no longer replays: {why}. If a rule, the order of a deck or the numbering of the vocabulary "
    "was meant to change, raise rules_version and make the records anew; if not, this is a bug."
)


def read(path: Path) -> Record:
    text = path.read_text("utf-8")
    return record_from_text(text, tessera.load(game_of(text)))


def way_of(record: Record) -> str:
    """How the game ended, told from what the record claims."""
    if record.places == [1, 1]:
        return "shared"
    tied = record.ending == "civilian" and record.scores[0] == record.scores[1]
    return "tie_break" if tied else record.ending


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_and_verifies(path: Path) -> None:
    try:
        assert verify(read(path)), f"{path.name} is not sealed"
    except BadRecord as error:
        pytest.fail(OUTDATED.format(file=path.name, why=error))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
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
    assert {way_of(record) for record in records if record.options["pantheon"] == pantheon} == WAYS_TO_END


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_named_after_its_end(path: Path) -> None:
    record = read(path)
    pantheon = "_pantheon" if record.options["pantheon"] == "true" else ""
    assert path.stem == way_of(record) + pantheon
