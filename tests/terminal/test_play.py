"""The loop at the terminal, played with typed lines."""

import io
import re
import shutil
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import pytest
from rich.console import Console

from tessera.core.chance import Chance
from tessera.core.errors import BadRecord, WrongOption
from tessera.core.record import UNFINISHED, verify
from tessera.games.duel.notation import BUILD, DISCARD
from tessera.games.duel.notation import DRAFT as DRAFTING
from tessera.games.duel.state import DuelState
from tessera.locale import Locale
from tessera.terminal import answers, play
from tessera.terminal.answers import Question
from tessera.terminal.look import look_of
from tessera.terminal.table import Scene
from tessera.terminal.tables import table_of
from tests.terminal.table_talk import DUEL, Typist, plain_console, printed, recorded, sit_down

DRAFT = ["1"] * 4
CLEARED = "\x1b[2J\x1b[H"


def screen() -> Console:
    """A terminal that is cleared before every question."""
    return Console(
        file=io.StringIO(), width=100, height=60, force_terminal=True, color_system=None, highlight=False
    )


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("pantheon", ["false", "true"])
def test_a_whole_game_can_be_played_by_typing_1(language: str, pantheon: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    code, output = sit_down(repeat("1"), path, language, pantheon=pantheon)
    record = recorded(path)
    assert code == 0
    assert record.ending != UNFINISHED
    assert {"en": "Total", "ru": "Всего"}[language] in output
    assert str(path) in output.replace("\n", "")
    verify(record)


def test_a_sealed_game_shows_its_commitment_before_and_its_secret_after(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    _, output = sit_down(repeat("1"), path, seed=None)
    record = recorded(path)
    flat = output.replace("\n", "").replace(" ", "")
    assert flat.index(record.commitment) < flat.index(record.secret)
    assert verify(record)


def last_screen(console: Console) -> str:
    """What is left to see after the screen was last cleared, in one line."""
    return "".join(printed(console).split(CLEARED)[-1].split())


def test_what_must_be_seen_stands_under_the_board_until_a_choice_is_made(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    console = screen()
    shown: list[str] = []

    def look(prompt: str) -> str:
        shown.append(last_screen(console))
        if len(shown) > 4:
            raise EOFError
        return ["b", "1", "u", "1"][len(shown) - 1]

    persons = ["person", "person"]
    play.run(DUEL, {"first": "1"}, persons, "en", None, path, console, look)
    commitment = recorded(path).commitment
    assert [commitment in screen for screen in shown] == [True, True, False, False, False]
    assert ["Takenback." in screen for screen in shown] == [False, False, False, True, False]


def test_a_game_that_goes_on_says_under_the_board_that_it_is_not_sealed_any_more(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    sit_down(["1"], path, seed=None)
    console = screen()
    play.resume(recorded(path), path, "en", console, Typist([]))
    assert "notsealedanymore" in last_screen(console)


def test_the_commitment_is_in_a_file_before_the_first_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    console = plain_console()

    def lines() -> Iterator[str]:
        (path,) = tmp_path.iterdir()
        assert recorded(path).moves == []
        assert recorded(path).commitment in printed(console).replace("\n ", "")
        yield "s chosen.record"
        assert [path.name for path in tmp_path.iterdir()] == ["chosen.record"]

    play.run(DUEL, {"first": "1"}, ["person", "random"], "en", console=console, read=Typist(lines()))


def test_where_nothing_can_be_written_a_game_can_be_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = tmp_path / "missing" / "game.record"
    monkeypatch.setattr(play, "unused_path", lambda game: missing)
    console = plain_console()
    assert play.run(DUEL, {}, ["person", "random"], "en", 1, None, console, Typist(["1"])) == 1
    assert "could not be written" in printed(console).partition("> ")[0]


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    code, output = sit_down(["1", "1"], path)
    assert code == 0
    assert recorded(path).ending == UNFINISHED
    assert len(recorded(path).moves) >= 2
    assert "Nothing is lost" in output


def test_quitting_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TESSERA_COMMAND", raising=False)
    path = tmp_path / "game.record"
    code, output = sit_down(["1", "q"], path)
    assert code == 0
    assert f"tessera play --resume {path}" in output.replace("\n", "").replace(
        "--resume", "--resume "
    ).replace("  ", " ")


def test_a_break_ends_it_like_quitting(tmp_path: Path) -> None:
    def break_off(prompt: str) -> str:
        raise KeyboardInterrupt

    console = plain_console()
    code = play.run(DUEL, {}, ["random", "person"], "en", 1, tmp_path / "game.record", console, break_off)
    assert code == 0


def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    sit_down([*DRAFT, "1", "q"], path)
    before = recorded(path)
    console = plain_console()
    code = play.resume(before, path, "ru", console, Typist(repeat("1")))
    after = recorded(path)
    assert code == 0
    assert after.ending != UNFINISHED
    assert after.names == ["person", "random"]
    assert [move.action for move in after.moves][: len(before.moves)] == [
        move.action for move in before.moves
    ]
    assert not verify(after)


def test_a_finished_game_cannot_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    sit_down(repeat("1"), path)
    text = path.read_text("utf-8")
    with pytest.raises(BadRecord):
        play.resume(recorded(path), path, "en")
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no number 99 here: choose from 1 to 4."),
        ("0", "There is no number 0 here"),
        ("9" * 5000, "There is no number 9"),
        ("castle", "“castle” is not a number of the list"),
        ("i", "Say what you mean"),
        ("i castle", "Nothing in this game is called “castle”."),
        ("i guild", "Which one: Merchants Guild"),
        ("i 99", "There is no number 99 here"),
        ("u", "Nothing can be taken back"),
        ("l", "Nothing has happened yet."),
        ("", "Choose a wonder."),
    ],
)
def test_wrong_input_gets_one_calm_sentence(typed: str, answer: str, tmp_path: Path) -> None:
    code, output = sit_down([typed], tmp_path / "game.record")
    assert code == 0
    assert answer in output


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("typed", ["?", "? 1", "? 99"])
def test_where_nothing_is_blocked_no_number_is_asked_for(language: str, typed: str, tmp_path: Path) -> None:
    _, output = sit_down([typed], tmp_path / "game.record", language)
    told = {"en": "All that could be done here is in the list.", "ru": "Всё, что здесь можно сделать"}
    assert told[language] in output
    assert not re.search("from 1 to 0|от 1 до 0", output)


@pytest.mark.parametrize(("language", "word"), [("en", "help"), ("ru", "помощь")])
def test_the_first_question_says_what_can_be_typed_and_later_ones_do_not(
    language: str, word: str, tmp_path: Path
) -> None:
    _, output = sit_down(["1", "1"], tmp_path / "game.record", language)
    lines = [line for line in output.splitlines() if re.search(rf"\? .* h .* u .* q .* {word}", line)]
    assert len(lines) == 1


def test_a_question_mark_lists_what_is_not_possible_and_why(tmp_path: Path) -> None:
    _, output = sit_down([*DRAFT, "?", "? 1", "? 99"], tmp_path / "game.record")
    assert "Not possible now" in output
    assert "There is no number 99 here" in output
    assert "still has a card on it." in output
    assert "Rule “A turn”" in output


def test_a_question_mark_and_a_name_tells_about_one_thing(tmp_path: Path) -> None:
    _, output = sit_down([*DRAFT, "? порт"], tmp_path / "game.record", "ru")
    assert "\n Порт\n В раскладке этой карты нет: Порт." in output


def test_a_question_mark_and_the_name_of_something_too_dear_says_why_and_what_else_it_is_good_for() -> None:
    state = DUEL.new(2, Chance(3), first="1")
    assert isinstance(state, DuelState)
    while DRAFTING.covers(state.actions(state.seats_to_act()[0])[0]):
        seat = state.seats_to_act()[0]
        state.apply(seat, state.actions(seat)[0], Chance(3))
    state.cities[0].coins = 0
    console = plain_console()
    scene = Scene(state.view(0).board, 0, Locale("en"), look_of(console))
    actions = state.actions(0)
    dear = [action for action in state.options(0) if BUILD.covers(action) and action not in actions]
    (card,) = BUILD.names(next(action for action in dear if DISCARD.of(BUILD.argument(action)) in actions))
    console.print(answers.why(Question(state, 0, actions, scene, table_of("duel")), card.replace("_", " ")))
    told = printed(console)
    assert told.startswith(" Build ")
    assert told.index("missing") < told.index("\n Discard ") < told.index("It is possible: number")


def test_a_question_mark_and_the_name_of_something_possible_tells_its_number(tmp_path: Path) -> None:
    _, listed = sit_down([*DRAFT], tmp_path / "first.record")
    found = re.findall(r"^ +1 ([A-Z][A-Za-z -]+?) — ", listed, re.MULTILINE)
    _, output = sit_down([*DRAFT, f"? {found[-1]}"], tmp_path / "game.record")
    assert "It is possible: number 1." in output


def test_a_number_does_what_stands_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    _, output = sit_down([*DRAFT], tmp_path / "first.record")
    beside = re.findall(r"^ +1 [A-Z].* — .* (\d+) ([A-Z][A-Za-z' -]+?) *$", output, re.MULTILINE)
    number, name = beside[-1]
    sit_down([*DRAFT, number], path)
    move = [move for move in recorded(path).moves if move.seat == 0][-1]
    assert DUEL.vocabulary.notation(move.action) == "discard:" + name.lower().replace(" ", "_")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_hint_compares_three_choices(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "HINT_SECONDS", 0.02)
    _, output = sit_down([*DRAFT, "h"], tmp_path / "game.record", language)
    title = {"en": "What a strong player thinks", "ru": "Что думает сильный игрок"}[language]
    lines = output.split(title)[1].splitlines()[1:4]
    assert {"en": "you would win", "ru": "вы выиграете"}[language] in lines[0]
    assert all(re.match(r" *\d+ \S", line) for line in lines)


def test_info_tells_what_a_thing_costs_and_does(tmp_path: Path) -> None:
    _, output = sit_down(["i sphinx", "i altar", "i zeus", "i law", "i gate"], tmp_path / "game.record")
    for words in (
        "Play again. 6 points.",
        "3 points",
        "Discard any card of the structure",
        "scales",
        "top god of each deck",
    ):
        assert words in output


def test_undo_takes_back_a_choice_that_revealed_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    _, output = sit_down(["1", "u"], path, seats=("person", "person"))
    assert "Taken back." in output
    assert recorded(path).moves == []


def test_help_and_log_and_board(tmp_path: Path) -> None:
    _, output = sit_down(["help", "1", "l", "b"], tmp_path / "game.record")
    assert "What you can type" in output
    assert "takes the wonder" in output
    assert output.count("7 Wonders Duel") >= 3


def test_saving_goes_where_one_says(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.record"
    sit_down(["1", f"s {elsewhere}"], tmp_path / "game.record")
    assert recorded(elsewhere).moves


def test_saving_leaves_another_file_as_it_is(tmp_path: Path) -> None:
    other = tmp_path / "other.record"
    other.write_text("another game", "utf-8")
    path = tmp_path / "game.record"
    _, output = sit_down(["1", f"s {other}", f"s {path}"], path)
    assert other.read_text("utf-8") == "another game"
    assert "exists already" in " ".join(output.split())
    assert recorded(path).moves


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    nowhere = tmp_path / "missing" / "game.record"
    path = tmp_path / "game.record"
    code, output = sit_down(["1", f"s {nowhere}", "1"], path)
    assert code == 0
    assert "could not be written" in output
    assert len(recorded(path).moves) >= 2


def test_a_game_that_can_be_kept_no_more_goes_on_and_says_so_once(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()

    def lines() -> Iterator[str]:
        yield "1"
        shutil.rmtree(folder)
        yield from ("1", "1")

    code, output = sit_down(lines(), folder / "game.record")
    assert code == 1
    assert output.count("could not be written") == 2, "once while it is played, and when it is left"


def test_a_window_that_is_closed_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    seen: list[int] = []

    def lines() -> Iterator[str]:
        for line in ("1", "1", "u", "1"):
            yield line
            seen.append(len(recorded(path).moves))

    sit_down(lines(), path, seats=("person", "person"))
    assert seen == [1, 2, 1, 2]
    assert play.resume(recorded(path), path, "en", plain_console(), Typist(repeat("1"))) == 0


def test_a_record_path_that_cannot_be_written_ends_it_before_the_game(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        sit_down([], tmp_path / "missing" / "game.record")


def test_an_unknown_kind_of_player_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongOption):
        sit_down([], tmp_path / "game.record", seats=("person", "wizard"))


def test_two_persons_pass_the_keyboard_for_private_choices_only(tmp_path: Path) -> None:
    persons = ("person", "person")
    _, base = sit_down(repeat("1", 60), tmp_path / "base.record", seats=persons)
    assert "Pass the keyboard" not in base
    _, output = sit_down(repeat("1", 60), tmp_path / "pantheon.record", seats=persons, pantheon="true")
    assert "This is for Player" in output
    between = re.split("Pass the keyboard|both may look again", output)
    public = between[0::2]
    assert all("keeps" not in part for part in public)


def test_computers_play_among_themselves(tmp_path: Path) -> None:
    code, output = sit_down([], tmp_path / "game.record", seats=("random", "random"))
    assert code == 0
    assert "Computer random, seat 1" in output


def test_printed_text_is_plain_without_a_terminal(tmp_path: Path) -> None:
    console = plain_console()
    play.run(DUEL, {}, ["person", "random"], "en", 1, tmp_path / "game.record", console, Typist(["1", "?"]))
    text = printed(console)
    assert "\x1b" not in text
    assert [character for character in text if ord(character) >= 0x2100] == []
