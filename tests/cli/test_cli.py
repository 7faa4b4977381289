"""The `tessera` command: what scripts read, what people are told, and what is refused."""

import io
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import pytest

from tessera import conformance
from tessera.arguments import MISUSED
from tessera.cli import FAILED, main
from tessera.conformance import Failure, Findings
from tests.core.forgery import resealed

GOOD = Path(__file__).parent.parent / "records" / "duel" / "civilian.record"
TEXT = GOOD.read_text("utf-8")
MOVES = len(re.findall(r"^[12] ", TEXT, re.MULTILINE))

DRAFT = [1, 4, 12, 24, 96, 288, 576]
"""Picks of one in four, in three, in two, and so once more. Then each of six cards is built or discarded."""

both_languages = pytest.mark.parametrize("language", ["en", "ru"])


@dataclass
class Answer:
    """What a command came to."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Shell:
    """Runs commands in an empty folder, in English."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.capsys = capsys
        self.patch = patch

    def __call__(self, *words: str, typed: str = "") -> Answer:
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main(words)
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        captured = self.capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    def file(self, name: str, content: str | bytes) -> str:
        path = self.folder / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return name

    def files(self) -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in self.folder.iterdir()}


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    return Shell(tmp_path, capsys, monkeypatch)


# What scripts read


@pytest.mark.parametrize("pantheon", ["false", "true"])
def test_bench_prints_its_figures_as_json(shell: Shell, pantheon: str) -> None:
    answer = shell("bench", "duel", "--seconds", "0.05", "--option", f"pantheon={pantheon}", "--json")
    assert answer.code == 0
    assert answer.out.count("\n") == 1
    figures = answer.json
    assert list(figures) == [
        "game",
        "seats",
        "compiled",
        "playouts_per_s",
        "decisions_per_s",
        "decisions_per_game",
        "clone_us",
        "iterations_per_s",
    ]
    assert (figures["game"], figures["seats"]) == ("duel", 2)
    assert figures["compiled"] in (True, False)
    assert all(figures[name] > 0 for name in list(figures)[3:])


def test_fuzz_counts_games_decisions_and_failures(shell: Shell) -> None:
    answer = shell("fuzz", "duel", "--games", "2", "--seed", "5", "--json")
    assert answer.code == 0
    assert (answer.json["games"], answer.json["failures"]) == (2, 0)
    assert answer.json["decisions"] > 40
    assert shell("fuzz", "duel", "--games", "2", "--seed", "5", "--json").json == answer.json


def test_fuzz_fails_when_a_law_is_broken(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def check_game(game: object, seed: int, seats: int, options: object) -> Findings:
        return Findings(1, 60, [Failure("components conserved", seed, 17, "a card is lost")])

    monkeypatch.setattr(conformance, "check_game", check_game)
    answer = shell("fuzz", "duel", "--games", "3", "--json")
    assert answer.code == 1
    assert (answer.json["games"], answer.json["decisions"], answer.json["failures"]) == (3, 180, 3)
    spoken = shell("fuzz", "duel", "--games", "3")
    assert spoken.code == 1
    assert "components conserved · --seed 2, 17: a card is lost" in spoken.out


@pytest.mark.parametrize("pantheon", ["false", "true"])
def test_perft_counts_the_draft_and_the_first_turn(shell: Shell, pantheon: str) -> None:
    answer = shell("perft", "duel", "--option", f"pantheon={pantheon}", "--depth", "7", "--json")
    assert answer.code == 0
    assert answer.json == {"game": "duel", "seed": 1, "counts": [*DRAFT, 576 * 12]}


def test_verify_tells_what_it_found(shell: Shell) -> None:
    answer = shell("verify", str(GOOD), "--json")
    assert answer.code == 0
    assert answer.json == {"game": "duel", "moves": MOVES, "ending": "civilian", "sealed": True}


def test_a_review_has_chances_for_every_move_and_turning_points(shell: Shell) -> None:
    facts = shell("review", str(GOOD), "--seconds-per-move", "0.001", "--json").json
    assert (facts["game"], facts["moves"]) == ("duel", MOVES)
    assert len(facts["chances"]) == len(facts["points"]) == MOVES + 1
    lines = TEXT.split("setup:")[1].splitlines()
    for point in facts["turning_points"]:
        assert lines[point["move"]].startswith(f"{point['seat']} {point['played']}")
        assert point["better_chance"] > point["chance"]


def test_blanks_between_players_do_not_matter(shell: Shell) -> None:
    answer = shell("arena", "duel", "--players", "random, greedy", "--games", "1", "--json", "--no-records")
    assert answer.code == 0
    assert {result["player"] for result in answer.json["results"]} == {"random", "greedy"}


# What people read


@both_languages
def test_every_command_speaks_both_languages(shell: Shell, language: str) -> None:
    lang = ["--lang", language]
    spoken = [
        shell("verify", str(GOOD), *lang),
        shell("replay", str(GOOD), *lang),
        shell("replay", str(GOOD), "--board", "20", *lang),
        shell("review", str(GOOD), "--seconds-per-move", "0.001", *lang),
        shell("bench", "duel", "--seconds", "0.01", *lang),
        shell("fuzz", "duel", "--games", "1", *lang),
        shell("perft", "duel", "--depth", "1", *lang),
        shell("play", "--help", *lang),
        shell("play", "duel", "--seed", "1", *lang),
    ]
    for answer in spoken:
        assert answer.code == 0
        words = answer.out.replace("Борис", "")
        assert (re.search("[а-яё]", words) is not None) == (language == "ru"), answer.out


def test_replay_tells_every_move_and_the_result(shell: Shell) -> None:
    answer = shell("replay", str(GOOD))
    assert answer.code == 0
    told = [int(number) for number in re.findall(r"^ *(\d+) (?:Anna|Борис) ", answer.out, re.MULTILINE)]
    assert told == sorted(set(told))
    assert (told[0], told[-1]) == (1, MOVES)
    assert "Anna wins: Civilian victory." in answer.out


def test_the_language_is_that_of_the_system(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "Игры «chess» нет" in shell("bench", "chess").err
    assert "no game “chess”" in shell("bench", "chess", "--lang=en").err


# Playing


def test_a_game_can_be_left_verified_and_gone_on_with(shell: Shell) -> None:
    left = shell("play", "duel", "--seed", "4", "--record", "game.record", typed="1\nq\n")
    assert left.code == 0
    first = shell("verify", "game.record", "--json").json
    assert (first["ending"], first["sealed"]) == ("unfinished", False)
    assert first["moves"] > 0
    resumed = shell("play", "--resume", "game.record", typed="1\nq\n")
    assert resumed.code == 0
    assert shell("verify", "game.record", "--json").json["moves"] > first["moves"]


@both_languages
@pytest.mark.parametrize("pantheon", ["false", "true"])
def test_a_game_of_computers_is_sealed_and_verifies(shell: Shell, pantheon: str, language: str) -> None:
    seats = ["--seat", "random", "--seat", "random"]
    option = f"pantheon={pantheon}"
    played = shell("play", "duel", *seats, "--option", option, "--record", "game.record", "--lang", language)
    assert played.code == 0
    assert shell("verify", "game.record", "--json").json["sealed"]


def test_a_seed_plays_the_same_game_again(shell: Shell) -> None:
    for name in ("first.record", "second.record"):
        seats = ["--seat", "random", "--seat", "greedy"]
        assert shell("play", "duel", *seats, "--seed", "8", "--record", name).code == 0
    assert shell.files()["first.record"] == shell.files()["second.record"]


def test_leaving_before_the_first_move_leaves_nothing_behind(shell: Shell) -> None:
    assert shell("play", "duel", "--option", "first=1", typed="q\n").code == 0
    assert shell.files() == {}


# What is refused: one line, an exit code, nothing written


def refused(shell: Shell, language: str, *words: str, typed: str = "") -> str:
    before = shell.files()
    answer = shell(*words, "--lang", language, typed=typed)
    assert answer.code in (FAILED, MISUSED)
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert answer.err.endswith("\n")
    assert (re.search("[а-яё]", answer.err) is not None) == (language == "ru")
    assert shell.files() == before
    return answer.err


@both_languages
@pytest.mark.parametrize("command", ["play", "bench", "fuzz", "perft"])
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["chess"], "chess"),
        (["duel", "--option", "expansion=true"], "expansion"),
        (["duel", "--option", "pantheon=maybe"], "maybe"),
        (["duel", "--option", "pantheon"], "pantheon"),
        (["duel", "--colour"], "--colour"),
        (["duel", "--seed=x", "--seconds=x"], "x"),
    ],
    ids=["game", "option", "value", "form", "unknown_word", "not_a_number"],
)
def test_a_wrong_word_is_refused(
    shell: Shell, language: str, command: str, words: list[str], named: str
) -> None:
    assert named in refused(shell, language, command, *words)


@pytest.mark.parametrize(
    ("words", "english", "russian"),
    [
        (["--games", "x"], "--games needs a whole number, not “x”", "--games: нужно целое число, а не «x»"),
        (["--games"], "--games needs something after it", "после --games нужно значение"),
        (["--json=1"], "--json stands alone, without “1”", "--json пишется без значения, а указано «1»"),
        (["--se", "1"], "“--se” may mean --seed, --seats", "«--se» можно понять так: --seed, --seats"),
        (["--colour"], "unknown: --colour", "неизвестно: --colour"),
    ],
    ids=["number", "nothing", "too_much", "ambiguous", "unknown"],
)
def test_a_wrong_word_is_told_without_a_foreign_one(
    shell: Shell, words: list[str], english: str, russian: str
) -> None:
    told = refused(shell, "en", "fuzz", "duel", *words)
    assert told.endswith(f": {english}. Add --help to see what is possible.\n")
    told = refused(shell, "ru", "fuzz", "duel", *words)
    assert told.endswith(f": {russian}. Добавьте --help, чтобы увидеть, что можно сделать.\n")


def test_a_missing_word_and_a_wrong_command_are_told_without_a_foreign_one(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "tessera verify: не хватает: file." in shell("verify").err
    assert "tessera: КОМАНДА не может быть «dance»; возможно: play, serve, " in shell("dance").err
    assert "--lang не может быть «de»; возможно: en, ru." in shell("verify", "--lang", "de").err
    assert "--seconds: нужно число, а не «x»" in shell("bench", "duel", "--seconds", "x").err


@both_languages
def test_help_begins_in_the_persons_language(shell: Shell, language: str) -> None:
    heading = {"en": "Usage: ", "ru": "Как вызвать: "}[language]
    for words in (["play"], ["verify"]):
        assert shell(*words, "--help", "--lang", language).out.startswith(f"{heading}tessera {words[0]} ")


@both_languages
@pytest.mark.parametrize("command", ["bench", "fuzz", "perft"])
@pytest.mark.parametrize("seats", ["0", "1", "3", "-2"])
def test_a_wrong_number_of_seats_is_refused(shell: Shell, language: str, command: str, seats: str) -> None:
    assert seats in refused(shell, language, command, "duel", "--seats", seats)


@both_languages
@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("bench", ["--seconds", "0"]),
        ("bench", ["--seconds", "-1"]),
        ("bench", ["--seconds", "nan"]),
        ("bench", ["--seconds", "inf"]),
        ("fuzz", ["--games", "0"]),
        ("fuzz", ["--games", "-5"]),
        ("perft", ["--depth", "0"]),
        ("perft", ["--depth", "-1"]),
        ("play", ["--seconds", "0"]),
    ],
)
def test_what_must_be_positive_is(shell: Shell, language: str, command: str, words: list[str]) -> None:
    assert words[0] in refused(shell, language, command, "duel", *words)


@both_languages
@pytest.mark.parametrize("seat", ["level5:", "level5:x", "level5:0", "level5:-1", "uct:nan", "uct:inf"])
def test_seconds_of_a_seat_are_a_number_above_zero(shell: Shell, language: str, seat: str) -> None:
    told = refused(shell, language, "play", "duel", "--seat", "person", "--seat", seat)
    assert seat in told
    assert {"en": "seconds", "ru": "секунд"}[language] in told


@both_languages
@pytest.mark.parametrize("seat", ["person:3", "greedy:1", "random:1"])
def test_only_who_thinks_is_given_seconds(shell: Shell, language: str, seat: str) -> None:
    told = refused(shell, language, "play", "duel", "--seat", seat, "--seat", "person")
    assert seat in told
    assert "level1, level2" in told


@pytest.mark.parametrize("seats", ["1", "2", "3", "4"])
def test_era_is_measured_fuzzed_and_counted_with_any_number_of_seats(shell: Shell, seats: str) -> None:
    figures = shell("bench", "era", "--seats", seats, "--seconds", "0.01", "--json").json
    assert (figures["game"], figures["seats"]) == ("era", int(seats))
    counts = shell("perft", "era", "--seats", seats, "--depth", "1", "--json").json["counts"]
    assert counts == [1, 168 * int(seats)]


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_deus_is_measured_fuzzed_and_counted_with_any_number_of_seats(shell: Shell, seats: str) -> None:
    figures = shell("bench", "deus", "--seats", seats, "--seconds", "0.01", "--json").json
    assert (figures["game"], figures["seats"]) == ("deus", int(seats))
    counts = shell("perft", "deus", "--seats", seats, "--depth", "1", "--json").json["counts"]
    assert 6 <= counts[1] <= 10
    words = ["deus", "--seats", seats, "--games", "1", "--option", "wild=true", "--option", "continent=free"]
    assert shell("fuzz", *words, "--json").json["failures"] == 0


BAD_RECORDS: dict[str, str | bytes] = {
    "empty": "",
    "another_text": "Dear diary,\n",
    "truncated": TEXT[: len(TEXT) // 2],
    "without_its_last_line_end": TEXT[:-1],
    "changed": TEXT.replace("Anna", "Eva"),
    "of_another_version": resealed(re.sub("\nrules: .*\n", "\nrules: 99\n", TEXT)),
    "of_another_game": resealed(TEXT.replace("game: duel\n", "game: chess\n")),
    "with_a_false_result": resealed(re.sub("scores: .*", "scores: 99 1", TEXT)),
    "with_an_unknown_ending": resealed(re.sub("end: .*", "end: boredom", TEXT)),
    "over_but_called_unfinished": resealed(
        re.sub("end: .*\nscores: .*\nplaces: .*", "end: unfinished", TEXT)
    ),
    "with_another_secret": resealed(re.sub("secret: .*", "secret: ff", TEXT)),
    "with_an_impossible_move": resealed(re.sub("\n(1 build:.*)\n", r"\n\1\n\1\n", TEXT, count=1)),
    "with_an_unknown_move": resealed(re.sub("\n1 build:.*\n", "\n1 dance:wildly\n", TEXT, count=1)),
    "binary": b"\x7fELF\x02\x01\xff\xfe\x00\x80",
}


NOT_TO_BE_TOLD = [
    "truncated",
    "changed",
    "of_another_version",
    "with_a_false_result",
    "with_an_unknown_ending",
    "over_but_called_unfinished",
    "with_an_impossible_move",
]


@both_languages
@pytest.mark.parametrize("content", BAD_RECORDS.values(), ids=BAD_RECORDS)
def test_a_bad_record_is_refused(shell: Shell, language: str, content: str | bytes) -> None:
    name = shell.file("bad.record", content)
    told = refused(shell, language, "verify", name)
    assert told.startswith("bad.record: ")
    assert refused(shell, language, "verify", name, "--json") == told


@both_languages
@pytest.mark.parametrize("kind", NOT_TO_BE_TOLD)
def test_a_bad_record_is_neither_replayed_nor_reviewed_nor_resumed(
    shell: Shell, language: str, kind: str
) -> None:
    name = shell.file("bad.record", BAD_RECORDS[kind])
    refused(shell, language, "replay", name)
    refused(shell, language, "review", name)
    refused(shell, language, "play", "--resume", name, typed="1\n")


@both_languages
@pytest.mark.parametrize("words", [["verify"], ["replay"], ["review"], ["play", "--resume"]])
def test_a_missing_file_and_a_folder_are_refused(shell: Shell, language: str, words: list[str]) -> None:
    assert "missing.record" in refused(shell, language, *words, "missing.record")
    assert str(GOOD.parent) in refused(shell, language, *words, str(GOOD.parent))


def test_what_the_system_says_of_files_is_said_in_the_persons_language(shell: Shell) -> None:
    shell.file("file", "")
    told = {
        "missing.record": ("there is no such file or folder", "такого файла или папки нет"),
        str(GOOD.parent): ("it is a folder", "это папка"),
        "file/game.record": ("a part of its path is not a folder", "часть пути — не папка"),
    }
    for path, (english, russian) in told.items():
        assert refused(shell, "en", "verify", path) == f"{path} can't be used: {english}.\n"
        assert refused(shell, "ru", "verify", path) == f"Не удалось использовать {path}: {russian}.\n"


@both_languages
def test_a_move_that_a_record_does_not_have_is_refused(shell: Shell, language: str) -> None:
    for move in ("999", "-1"):
        assert move in refused(shell, language, "replay", str(GOOD), f"--board={move}")


@both_languages
def test_a_finished_game_is_not_gone_on_with(shell: Shell, language: str) -> None:
    name = shell.file("finished.record", TEXT)
    assert name in refused(shell, language, "play", "--resume", name, typed="1\n")


@both_languages
@pytest.mark.parametrize(
    "words",
    [
        ["--option", "pantheon=true"],
        ["--seat", "person"],
        ["--seed", "0"],
        ["--record", "other.record"],
    ],
)
def test_what_a_recorded_game_began_with_cannot_be_chosen_again(
    shell: Shell, language: str, words: list[str]
) -> None:
    shell("play", "duel", "--record", "game.record", "--option", "first=1", typed="1\nq\n")
    told = refused(shell, language, "play", "--resume", "game.record", *words, typed="1\n")
    assert words[0] in told
    assert "--resume" in told


@both_languages
def test_a_recorded_game_is_not_gone_on_with_as_another(shell: Shell, language: str) -> None:
    shell("play", "duel", "--record", "game.record", "--option", "first=1", typed="1\nq\n")
    assert "duel" in refused(shell, language, "play", "era", "--resume", "game.record", typed="1\n")
    assert shell("play", "duel", "--resume", "game.record", typed="q\n").code == 0


@both_languages
def test_a_record_that_cannot_be_written_stops_the_game_before_it_begins(shell: Shell, language: str) -> None:
    path = os.path.join("no", "such", "folder", "game.record")
    assert path in refused(shell, language, "play", "duel", "--record", path, typed="1\n")
    assert path in refused(
        shell, language, "play", "duel", "--seat", "random", "--seat", "random", "--record", path
    )


@both_languages
def test_a_new_game_does_not_take_the_place_of_a_recorded_one(shell: Shell, language: str) -> None:
    name = shell.file("game.record", TEXT)
    told = refused(shell, language, "play", "duel", "--record", name, typed="1\n")
    assert f"--resume {name}" in told


@both_languages
def test_a_wrong_number_of_players_is_refused_before_anything_is_written(shell: Shell, language: str) -> None:
    refused(shell, language, "play", "duel", "--seat", "greedy", "--record", "game.record", typed="1\n")


# As a program of its own


def tessera(*words: str, output: int | IO[str] = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-m", "tessera", *words],
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=variables,
        timeout=60,
    )


def test_without_a_command_it_says_what_is_missing() -> None:
    done = tessera()
    assert (done.returncode, done.stdout) == (MISUSED, "")
    assert done.stderr.count("\n") == 1
    assert "--help" in done.stderr


def test_the_exit_code_is_the_answer() -> None:
    assert tessera("verify", str(GOOD)).returncode == 0
    assert tessera("verify", "missing.record").returncode == FAILED
    assert tessera("dance").returncode == MISUSED


def test_a_reader_that_leaves_early_is_no_error_to_complain_about() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        done = tessera("perft", "duel", "--depth", "1", output=pipe)
    assert done.returncode == FAILED
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_told_in_a_sentence() -> None:
    with open("/dev/full", "w") as full:
        for words in (["verify", str(GOOD)], ["replay", str(GOOD)]):
            done = tessera(*words, output=full)
            assert done.returncode == FAILED
            assert done.stderr == "This could not be finished: there is no space left.\n"
    done = tessera("play", "duel", "--record", "/dev/full", "--lang", "ru")
    assert done.returncode == FAILED
    assert done.stderr == "Не удалось использовать /dev/full: не осталось места.\n"


def test_with_the_engine_alone_the_command_says_what_it_needs() -> None:
    """Python without its site-packages is one in which nothing but the engine is installed."""
    sources = Path(__file__).parent.parent.parent / "src"
    begin = f"import sys; sys.path.insert(0, {str(sources)!r}); import tessera.cli"
    ended = subprocess.run([sys.executable, "-ISc", begin], capture_output=True, text=True, timeout=60)
    assert ended.returncode == FAILED
    assert ended.stderr.count("\n") == 1
    assert "pip install 'tessera[cli]'" in ended.stderr
