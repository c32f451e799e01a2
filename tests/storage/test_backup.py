"""Backups: taken while people play, and everything goes on from the copy."""

from __future__ import annotations

import stat
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from damier.storage.backup import back_up
from damier.storage.database import StorageError, sqlite_url
from web.harness import Server

if TYPE_CHECKING:
    from pathlib import Path

PROGRAM = "import sys; from damier.cli import main; main(sys.argv[1:])"


def test_a_copy_taken_while_people_play_goes_on_where_they_were(tmp_path: Path) -> None:
    server = Server(tmp_path / "first" / "data")
    server.data.parent.mkdir()
    server.start()
    white, black = server.pair(sheet="international")
    black.until(white.move("32-28"))
    copy = tmp_path / "backups" / "monday"
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "backup", str(copy), "--data", str(server.data)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, str(copy)), done.stderr
    black.until(white.view["seq"])
    white.until(black.move("18-23"))  # after the copy
    assert server.stop()
    again = Server(copy).start()
    back = again.player(white.table, white.token)  # the old link opens it
    assert [entry["text"] for entry in back.entries] == ["32-28"]
    again.player(black.table, black.token).move("19-23")
    assert again.stop()
    assert {stat.S_IMODE(file.stat().st_mode) for file in copy.glob("*")} <= {0o600, 0o644}
    assert stat.S_IMODE((copy / "secret.key").stat().st_mode) == 0o600
    assert stat.S_IMODE((copy / "damier.sqlite").stat().st_mode) == 0o600
    assert stat.S_IMODE(copy.stat().st_mode) == 0o700


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "there").mkdir()
    url = sqlite_url(str(tmp_path / "data" / "damier.sqlite"))
    with pytest.raises(StorageError, match="got no file"):
        back_up(tmp_path / "data", url, tmp_path / "new")
    (tmp_path / "data" / "damier.sqlite").touch()
    with pytest.raises(StorageError, match="that is not there yet"):
        back_up(tmp_path / "data", url, tmp_path / "there")
    with pytest.raises(StorageError, match="use pg_dump"):
        back_up(tmp_path / "data", "postgresql://somebody@nowhere/x", tmp_path / "new")
    assert not (tmp_path / "new").exists()
