"""Every mutant of `scripts/mutants.py` can be made, and names tests that exist."""

import pytest

from scripts.mutants import MUTANTS, ROOT, SOURCES, Mutant


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.file} {mutant.new.strip()}")
def test_the_text_of_a_mutant_stands_once_in_its_file(mutant: Mutant) -> None:
    assert (SOURCES / "tessera" / mutant.file).read_text("utf-8").count(mutant.old) == 1
    assert (ROOT / mutant.tests.split()[0]).is_file()
