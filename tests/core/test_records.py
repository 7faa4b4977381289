"""A record replays to the same states, and nothing damaged is accepted."""

import pytest

import tessera
from tessera import Chance, SealedChance
from tessera.core.errors import BadRecord
from tessera.core.match import Match, resume, start
from tessera.core.message import Message
from tessera.core.record import (
    Record,
    final_state,
    game_of,
    places_without,
    record_from_text,
    replay,
    verify,
)
from tests.core.forgery import resealed
from tests.core.toy import Toy, ToyState

DUEL = tessera.load("duel")


def played(moves: int = 1000, chance: Chance | None = None) -> Match:
    match = start(DUEL, {"pantheon": "true"}, ["Anna", "Борис"], chance or SealedChance(b"a secret"))
    dice = Chance(4)
    while not match.state.is_over and len(match.record.moves) < moves:
        seat = match.state.seats_to_act()[0]
        actions = match.state.actions(seat)
        match.apply(seat, actions[dice.below(len(actions))])
    return match


FINISHED = played()
TEXT = FINISHED.record.to_text()


def refused(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        verify(record_from_text(text, DUEL))
    return caught.value.message.key


def test_a_record_survives_being_written_and_read() -> None:
    assert record_from_text(TEXT, DUEL).to_text() == TEXT
    assert game_of(TEXT) == "duel"


def test_a_record_replays_to_the_same_state() -> None:
    record = record_from_text(TEXT, DUEL)
    states = list(replay(record))
    assert states[-1].to_data() == FINISHED.state.to_data()
    assert len(states) == len(record.moves) + 1


def test_every_shuffle_can_be_verified_with_the_secret() -> None:
    assert verify(record_from_text(TEXT, DUEL))
    assert "secret: " not in played(5).record.to_text()


def test_an_unsealed_record_replays_but_proves_nothing() -> None:
    assert not verify(record_from_text(played(chance=Chance(3)).record.to_text(), DUEL))


def test_an_unfinished_record_can_be_resumed_where_it_stopped() -> None:
    match = played(20)
    chance = SealedChance(b"a secret", drawn=sum(len(move.outcomes) for move in match.record.moves))
    again = resume(record_from_text(match.record.to_text(), DUEL), chance)
    assert again.state.to_data() == match.state.to_data()


@pytest.mark.parametrize("cut", [10, 50, 200, 700, len(TEXT) // 2, len(TEXT) - 40, len(TEXT) - 1])
def test_a_truncated_record_is_refused(cut: int) -> None:
    assert refused(TEXT[:cut]).startswith("core.error.")


def test_a_changed_record_is_refused() -> None:
    assert refused(TEXT.replace("Anna", "Eva")) == "core.error.record_damaged"


def damage(text: str) -> Message:
    """What is found to be wrong with a text whose seal does not fit."""
    with pytest.raises(BadRecord) as caught:
        record_from_text(text, DUEL)
    message = caught.value.message
    assert message.key == "core.error.record_damaged_at"
    where = message.args["where"]
    assert isinstance(where, Message)
    return where


def test_the_damage_is_named_where_it_can_be_found() -> None:
    lines = TEXT.splitlines()
    first = next(number for number, line in enumerate(lines, 1) if " draft:" in line)
    unknown = damage(TEXT.replace(" draft:", " dance:", 1))
    assert (unknown.key, unknown.args["line"]) == ("core.error.record_line", first)
    other = {"1": "2", "2": "1"}[lines[first - 1][0]]
    impossible = damage(TEXT.replace(f"\n{lines[first - 1]}", f"\n{other}{lines[first - 1][1:]}"))
    assert (impossible.key, impossible.args["move"]) == ("core.error.cannot_happen", 1)
    assert damage(TEXT.replace("scores: ", "scores: 1")).key == "core.error.wrong_result"
    assert damage(TEXT.replace("secret: ", "secret: 00")).key == "core.error.wrong_secret"


@pytest.mark.parametrize("character", ["0", "7", " ", "-", ":", "\n", "x", "я"])
def test_no_damage_does_more_than_be_refused(character: str) -> None:
    for place in range(0, len(TEXT), 23):
        if TEXT[place] != character:
            assert refused(TEXT[:place] + character + TEXT[place + 1 :]).startswith("core.error.")


@pytest.mark.parametrize(
    ("names", "line"), [("", 7), ("seat 1: A\n", 8), ("seat 1: A\nseat 2: B\nseat 3: C\n", 9)]
)
def test_a_record_has_one_name_for_each_seat(names: str, line: int) -> None:
    forged = resealed(TEXT.replace("seat 1: Anna\nseat 2: Борис\n", names))
    with pytest.raises(BadRecord) as caught:
        record_from_text(forged, DUEL)
    message = caught.value.message
    assert (message.key, message.args["line"], message.args["seats"]) == ("core.error.record_seats", line, 2)


def test_an_empty_or_foreign_file_is_not_a_record() -> None:
    assert refused("") == refused("hello\n") == "core.error.not_a_record"


def test_a_record_of_another_rules_version_is_refused() -> None:
    assert (
        refused(resealed(TEXT.replace(f"rules: {DUEL.rules_version}\n", "rules: 99\n")))
        == "core.error.other_rules"
    )


def test_a_record_of_another_game_is_refused() -> None:
    assert (
        refused(resealed(TEXT.replace("game: duel\n", "game: chess\n"))) == "core.error.record_of_other_game"
    )


def test_a_line_that_says_nothing_is_named() -> None:
    forged = resealed(TEXT.replace("\nend: ", "\n1 dance:wildly\nend: "))
    with pytest.raises(BadRecord) as caught:
        record_from_text(forged, DUEL)
    assert caught.value.message.key == "core.error.record_line"
    assert caught.value.message.args["text"] == "1 dance:wildly"
    assert forged.splitlines()[caught.value.message.args["line"] - 1] == "1 dance:wildly"


def test_a_move_that_cannot_have_happened_is_named() -> None:
    lines = TEXT.splitlines()
    setup = next(number for number, line in enumerate(lines) if line.startswith("setup:"))
    first = next(number for number, line in enumerate(lines) if line.startswith("1 draft:"))
    forged = resealed("\n".join([*lines[:first], lines[first], *lines[first:]]) + "\n")
    with pytest.raises(BadRecord) as caught:
        final_state(record_from_text(forged, DUEL))
    assert caught.value.message.key == "core.error.cannot_happen"
    assert caught.value.message.args["move"] == first - setup + 1


def test_a_result_that_is_not_true_is_refused() -> None:
    scores = next(line for line in TEXT.splitlines() if line.startswith("scores: "))
    assert refused(resealed(TEXT.replace(scores, "scores: 99 1"))) == "core.error.wrong_result"
    assert refused(resealed(TEXT.replace(scores, "scores: -99 1"))) == "core.error.wrong_result"
    for text in ("-0 1", "--3 1", "- 1", "3- 1"):
        assert refused(resealed(TEXT.replace(scores, f"scores: {text}"))) == "core.error.record_line"


def test_a_secret_that_does_not_fit_is_refused() -> None:
    secret = b"a secret".hex()
    assert refused(resealed(TEXT.replace(secret, b"another".hex()))) == "core.error.wrong_secret"
    assert refused(resealed(TEXT.replace(secret, "zz"))) == "core.error.wrong_secret"


def test_outcomes_of_another_chance_are_found_out() -> None:
    record = record_from_text(played(chance=Chance(3)).record.to_text(), DUEL)
    forged = Record(DUEL, 2, record.options, record.names, SealedChance(b"a secret").commitment, record.setup)
    forged.moves = record.moves
    forged.close(final_state(record), b"a secret".hex())
    with pytest.raises(BadRecord) as caught:
        verify(forged)
    assert caught.value.message.key == "core.error.wrong_outcome"


@pytest.mark.parametrize("forged", ["0/0", "7/3", "9" * 5000 + "/2", "1/٣"])
def test_an_outcome_that_answers_nothing_is_refused(forged: str) -> None:
    assert refused(resealed(TEXT.replace("\nend: ", f" | {forged}\nend: "))) == "core.error.record_line"


def test_a_record_that_is_not_written_as_we_write_it_is_refused() -> None:
    assert refused(resealed(TEXT.replace("secret: 6", "secret:  6"))) == "core.error.wrong_secret"
    with pytest.raises(BadRecord) as caught:
        record_from_text(resealed(TEXT.replace("seats: 2", "seats: 02")), DUEL)
    message = caught.value.message
    assert (message.key, message.args["line"]) == ("core.error.record_line", 4)
    assert verify(record_from_text(TEXT.replace("\n", "\r\n"), DUEL))


def test_a_name_cannot_break_the_record() -> None:
    match = start(DUEL, {}, ["a\nend: b", " | 1/2"], SealedChance(b"a secret"))
    record = record_from_text(match.record.to_text(), DUEL)
    assert record.names == ["a end: b", "| 1/2"]


def resigned(seat: int, moves: int = 30) -> str:
    match = played(moves)
    match.resign(seat)
    return match.record.to_text()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_resigned_game_is_written_read_and_verified(seat: int) -> None:
    text = resigned(seat)
    assert f"\nresigned: {seat + 1}\nend: resigned\n" in text
    record = record_from_text(text, DUEL)
    assert record.resigned == seat
    assert record.places == ([2, 1] if seat == 0 else [1, 2])
    assert verify(record)
    assert record.to_text() == text


def test_a_resignation_that_is_not_true_is_refused() -> None:
    text = resigned(0)
    assert refused(resealed(text.replace("places: 2 1", "places: 1 2"))) == "core.error.wrong_result"
    assert refused(resealed(text.replace("resigned: 1", "resigned: 2"))) == "core.error.wrong_result"
    assert refused(resealed(text.replace("resigned: 1", "resigned: 3"))) == "core.error.record_line"
    assert refused(resealed(text.replace("resigned: 1\n", ""))) == "core.error.record_line"
    assert refused(resealed(text.replace("end: resigned", "end: military"))) == "core.error.record_line"
    over = TEXT.replace("\nend: ", "\nresigned: 1\nend: ")
    assert refused(resealed(over)) == "core.error.record_line"


def test_the_others_rank_as_they_stand_when_one_resigns() -> None:
    state = start(Toy(), {}, ["a", "b", "c", "d"], Chance(1)).state
    assert isinstance(state, ToyState)
    state.points = [2, 5, 2, 9]
    assert places_without(state, 3) == [2, 1, 2, 4]
    assert places_without(state, 0) == [4, 2, 3, 1]


def continued(moves: int) -> Record:
    """A game that goes on with the first moves of another one, and has a secret of its own."""
    record = played(moves, SealedChance(b"another secret")).record
    own = SealedChance(b"a secret", sum(len(part.outcomes) for part in record.moves) + len(record.setup))
    match = resume(record, own)
    record.commitment, record.continued = own.commitment, moves
    dice = Chance(5)
    while not match.state.is_over:
        seat = match.state.seats_to_act()[0]
        actions = match.state.actions(seat)
        match.apply(seat, actions[dice.below(len(actions))])
    return record


@pytest.mark.parametrize("moves", [0, 12])
def test_a_game_that_goes_on_with_another_is_verified_from_there_on(moves: int) -> None:
    record = continued(moves)
    text = record.to_text()
    assert f"\ncontinued: {moves}\nsetup:" in text
    again = record_from_text(text, DUEL)
    assert again.continued == moves
    assert verify(again)
    assert again.copy().continued == moves
    assert refused(resealed(text.replace(f"continued: {moves}\n", ""))) == "core.error.wrong_outcome"


def test_what_comes_after_the_copy_must_be_of_the_secret() -> None:
    record = continued(12)
    move = next(move for move in record.moves[12:] if move.outcomes and move.outcomes[0][1] > 1)
    value, below = move.outcomes[0]
    move.outcomes[0] = ((value + 1) % below, below)
    with pytest.raises(BadRecord):
        verify(record)


def test_no_more_moves_can_be_copied_than_there_are() -> None:
    text = continued(12).to_text()
    assert refused(resealed(text.replace("continued: 12", "continued: 9999"))) == "core.error.record_line"
