"""`tessera edition`, and commands that are given an edition, as people type them."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import tessera
from tessera.core.edition import VARIABLE, read
from tessera.editions import written
from tessera.games import names
from tessera.locale import LANGUAGES, Locale
from tests.games.editions import DEUS, ERA

CORRECTED = [name for name in names() if tessera.load(name).box is not None]


def run(folder: Path, *words: str, **more: str) -> tuple[int, str, str]:
    """A command in a process of its own, in an empty home: an edition is chosen before a game is loaded."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TESSERA_")}
    done = subprocess.run(
        [sys.executable, "-m", "tessera", *words],
        env={**kept, "XDG_DATA_HOME": str(folder / "home"), **more},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CORRECTED)
def test_the_file_that_is_written_has_everything_and_marks_every_guess(name: str, language: str) -> None:
    box = tessera.load(name).box
    assert box is not None
    text = written(box, Locale(language))
    data = tomllib.loads(text)
    assert {section: data[section] for section in box.values} == box.values
    reading = read(box.form, text)
    assert (reading.faults, reading.box.fingerprint) == ([], box.fingerprint)
    marked = re.findall(r"  # ° ", text)
    assert len(marked) == len(box.guesses()) > 30
    for entry in box.form.entries:
        why = Locale(language).text(entry.why)
        assert why in " ".join(line.lstrip("# ") for line in text.splitlines())


def test_the_file_goes_on_from_the_corrections_that_are_played(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(ERA, "utf-8")
    code, out, _ = run(tmp_path, "edition", "era", "--edition", "mine.toml", "--lang", "en")
    assert code == 0
    assert out.startswith("era.toml is written")
    box = tessera.load("era").box
    assert box is not None
    form = box.form
    again, mine = read(form, (tmp_path / "era.toml").read_text("utf-8")).box, read(form, ERA).box
    assert (again.values, again.looked_up) == (mine.values, mine.looked_up)
    code, _, err = run(tmp_path, "edition", "era", "--lang", "en")
    assert (code, err.startswith("era.toml exists already")) == (1, True)


def test_a_game_without_gaps_says_so(tmp_path: Path) -> None:
    code, out, _ = run(tmp_path, "edition", "duel", "--lang", "en")
    assert code == 0
    assert out == "Nothing of 7 Wonders Duel had to be guessed, so there is nothing to correct.\n"
    assert list(tmp_path.iterdir()) == []


def test_check_tells_every_fault_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('game = "era"\n[grid]\nwidth = 5\nhight = 9\n', "utf-8")
    code, out, _ = run(tmp_path, "edition", "era", "--check", "bad.toml", "--lang", "en")
    assert code == 1
    assert out.splitlines() == [
        "bad.toml:3 (grid.width): This must be a whole number from 7 to 20, not “5”.",
        "bad.toml:4 (grid.hight): There is nothing called “hight” here to correct. Is “height” meant?",
    ]


def test_check_tells_what_a_sound_file_corrects(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(DEUS, "utf-8")
    code, out, _ = run(tmp_path, "edition", "deus", "--check", "mine.toml", "--lang", "en")
    assert code == 0
    assert "cards.brewery_5 (Brewery (5)): [{ stone = 1 }] → [{ stone = 2, gold = 2 }]" in out
    assert "corrects 5 entries" in out
    assert "editions/deus.toml" in out


def test_check_works_where_the_edition_that_is_chosen_cannot_be(tmp_path: Path) -> None:
    folder = tmp_path / "home" / "tessera" / "editions"
    folder.mkdir(parents=True)
    (folder / "era.toml").write_text('game = "era"\n[grid]\nwidth = 5\n', "utf-8")
    code, _, err = run(tmp_path, "fuzz", "era", "--games", "1", "--lang", "en")
    assert code == 1
    assert re.fullmatch(r"\S*era\.toml, line 3: This must be a whole number from 7 to 20, not “5”\.\n", err)
    code, out, _ = run(
        tmp_path,
        *("edition", "era", "--check", str(folder / "era.toml"), "--lang", "en"),
        **{VARIABLE: str(folder / "era.toml")},
    )
    assert (code, "line 3" in out or ":3 (grid.width)" in out) == (1, True)


def test_a_file_in_the_data_folder_is_played_by_and_its_records_need_it(tmp_path: Path) -> None:
    folder = tmp_path / "home" / "tessera" / "editions"
    folder.mkdir(parents=True)
    (folder / "deus.toml").write_text(DEUS, "utf-8")
    seats = ("--seat", "random", "--seat", "greedy")
    code, _, err = run(tmp_path, "play", "deus", *seats, "--seed", "3", "--record", "mine.record")
    assert (code, err) == (0, "")
    edition = re.search(r"^edition: (\w+)$", (tmp_path / "mine.record").read_text("utf-8"), re.MULTILINE)
    assert edition is not None
    assert run(tmp_path, "verify", "mine.record")[0] == 0
    (folder / "deus.toml").rename(tmp_path / "mine.toml")
    code, _, err = run(tmp_path, "verify", "mine.record", "--lang", "en")
    assert code == 1
    assert f"with the corrections {edition.group(1)} of somebody who owns the game" in err
    assert len(err.splitlines()) == 1
    assert run(tmp_path, "verify", "mine.record", "--edition", "mine.toml")[0] == 0
    (tmp_path / "other.toml").write_text(DEUS.replace("gold = 2", "gold = 3"), "utf-8")
    code, _, err = run(tmp_path, "verify", "mine.record", "--edition", "other.toml", "--lang", "en")
    assert (code, "but now it is played with others" in err) == (1, True)


def test_the_players_of_an_arena_play_by_the_edition_in_processes_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(ERA, "utf-8")
    words = ("--players", "random,greedy", "--games", "2", "--workers", "2", "--records", "kept")
    code, _, _ = run(tmp_path, "arena", "era", *words, "--edition", "mine.toml")
    assert code == 0
    records = [file.read_text("utf-8") for file in (tmp_path / "kept").iterdir()]
    assert len(records) == 2
    assert all("\nedition: " in record for record in records)
