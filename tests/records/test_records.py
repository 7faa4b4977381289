"""Recorded games, one for every way a game can end, replay as they were played.

`scripts/make_records.py` made them. `wanted.json` in the folder of a game lists them.
"""

from pathlib import Path

import pytest

import tessera
from scripts.make_records import way_of, wishes
from tessera import SealedChance
from tessera.core.errors import BadRecord
from tessera.core.match import start
from tessera.core.record import Record, final_state, game_of, record_from_text, verify

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.record"))
OUTDATED = (
    "{file} no longer replays: {why}. If a rule, the order of a deck or the numbering of the vocabulary "
    "was meant to change, raise rules_version and make the records anew; if not, this is a bug."
)


def read(path: Path) -> Record:
    text = path.read_text("utf-8")
    return record_from_text(text, tessera.load(game_of(text)))


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


@pytest.mark.parametrize("game", tessera.names())
def test_the_records_of_a_game_are_those_that_are_wanted(game: str) -> None:
    assert {path.stem for path in FILES if path.parent.name == game} == wishes(game).keys()


@pytest.mark.parametrize("game", tessera.names())
def test_there_is_a_record_for_every_way_that_a_game_can_end_and_every_number_of_seats(game: str) -> None:
    wanted = wishes(game).values()
    tied = {wish["way"] for wish in wanted} & {"shared", "tie_break"}
    assert tied
    assert {wish["way"] for wish in wanted} == {*tessera.load(game).manifest.endings, *tied}
    assert {wish["seats"] for wish in wanted} == set(tessera.load(game).seats)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_record_is_what_was_wanted(path: Path) -> None:
    record, wish = read(path), wishes(path.parent.name)[path.stem]
    assert (way_of(record), record.seats) == (wish["way"], wish["seats"])
    chosen = record.game.check_options(record.options)
    assert chosen == record.game.check_options(wish["options"])
