"""A file is the old one or the new one, never half of it, and nobody else's."""

import os
import stat
from pathlib import Path

import pytest

from tessera.terminal.files import unused_path, write_whole


def test_nothing_but_the_file_is_left_behind(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    write_whole(path, "old\n")
    write_whole(path, "Борис\n")
    assert path.read_bytes() == "Борис\n".encode()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_what_breaks_while_writing_leaves_the_old_file(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "game.record"
    write_whole(path, "old")
    monkeypatch.setattr(os, step, fail)
    with pytest.raises(OSError, match="No space") as caught:
        write_whole(path, "new")
    assert caught.value.filename == str(path)
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_still_leads_to_the_file_and_who_may_read_it_stays(tmp_path: Path) -> None:
    path, link = tmp_path / "game.record", tmp_path / "link.record"
    path.write_text("old", "utf-8")
    path.chmod(0o600)
    link.symlink_to(path)
    write_whole(link, "new")
    assert link.is_symlink()
    assert path.read_text("utf-8") == "new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_device_is_written_to_and_not_replaced() -> None:
    write_whole(Path(os.devnull), "text")
    assert not Path(os.devnull).is_file()
    with pytest.raises(OSError, match="No space") as caught:
        write_whole(Path("/dev/full"), "text")
    assert caught.value.filename == "/dev/full"


def test_games_of_one_second_have_different_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names = set()
    for _ in range(5):
        path = unused_path("duel")
        names.add(path.name)
        path.touch()
    assert len(names) == 5
