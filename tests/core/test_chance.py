"""Chance is an argument: three kinds, one question."""

import hashlib
import hmac

import pytest

from tessera import Chance, ScriptedChance, SealedChance
from tessera.core.chance import RecordingChance, commitment_of
from tessera.core.errors import ScriptEnded


def test_the_same_seed_gives_the_same_outcomes() -> None:
    first, second = Chance(seed=7), Chance(seed=7)
    assert [first.below(n) for n in range(1, 50)] == [second.below(n) for n in range(1, 50)]


def test_every_outcome_comes_up_about_equally_often() -> None:
    for chance in (Chance(seed=1), SealedChance(b"a secret of some length")):
        counts = [0] * 6
        for _ in range(6000):
            counts[chance.below(6)] += 1
        assert all(850 < count < 1150 for count in counts)


def test_a_sealed_outcome_can_be_computed_by_anybody_from_the_secret() -> None:
    secret = bytes(range(32))
    chance = SealedChance(secret)
    outcomes = [chance.below(52) for _ in range(3)]
    digests = [hmac.new(secret, f"{number}:0".encode(), hashlib.sha256).digest() for number in range(3)]
    assert outcomes == [int.from_bytes(digest[:8], "big") % 52 for digest in digests]


def test_the_commitment_is_the_hash_of_the_secret_and_binds_to_it() -> None:
    chance = SealedChance(b"secret")
    assert chance.commitment == hashlib.sha256(b"secret").hexdigest() == commitment_of(b"secret")
    assert SealedChance().commitment != SealedChance().commitment


def test_a_sealed_chance_can_go_on_where_it_stopped() -> None:
    whole, begun = SealedChance(b"secret"), SealedChance(b"secret")
    expected = [whole.below(10) for _ in range(8)]
    first = [begun.below(10) for _ in range(5)]
    later = SealedChance(b"secret", drawn=begun.drawn)
    assert first + [later.below(10) for _ in range(3)] == expected


@pytest.mark.parametrize("count", [0, 1, 4, 9, 10, 12])
def test_every_chance_deals_cards_by_the_same_outcomes(count: int) -> None:
    plain, watched = list(range(10)), list(range(10))
    recording = RecordingChance(Chance(seed=7))
    assert Chance(seed=7).deal(plain, count) == recording.deal(watched, count)
    assert plain == watched
    assert [n for _, n in recording.outcomes] == list(range(10, max(10 - count, 1), -1))


@pytest.mark.parametrize("count", [3, 5])
def test_the_last_card_of_a_bag_comes_without_a_choice(count: int) -> None:
    bag = [4, 5, 6]
    assert ScriptedChance([(0, 3), (1, 2)]).deal(bag, count) == [4, 5, 6]
    assert bag == []


def test_a_script_gives_its_outcomes_and_makes_up_no_other() -> None:
    chance = ScriptedChance([3, 0])
    assert (chance.below(4), chance.below(4), chance.left) == (3, 0, 0)
    with pytest.raises(ScriptEnded):
        chance.below(4)


def test_a_script_refuses_an_outcome_that_does_not_fit_the_question() -> None:
    with pytest.raises(ScriptEnded):
        ScriptedChance([4]).below(4)
    with pytest.raises(ScriptEnded):
        ScriptedChance([(1, 5)]).below(4)


def test_a_recording_remembers_outcomes_with_their_questions() -> None:
    chance = RecordingChance(ScriptedChance([2, 5]))
    chance.below(3), chance.below(6)
    assert chance.outcomes == [(2, 3), (5, 6)]
