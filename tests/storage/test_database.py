"""Which databases there are, and how one that cannot be used is told."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from damier.storage.database import StorageError, connect, try_out
from patience import HANG

if TYPE_CHECKING:
    from pathlib import Path

PROGRAM = "import sys; from damier.cli import main; main(sys.argv[1:])"
AWAY = "postgresql://anna:secret@127.0.0.1:1/damier"


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("sqlite:///{}/db", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///{}/db", "sqlite+aiosqlite"),
        ("postgres://anna@club/damier", "postgresql+psycopg"),
        ("postgresql://anna@club/damier", "postgresql+psycopg"),
        ("postgresql+psycopg://anna@club/damier", "postgresql+psycopg"),
    ],
)
def test_a_url_need_not_name_its_driver(tmp_path: Path, url: str, driver: str) -> None:
    assert connect(url.format(tmp_path)).url.drivername == driver


@pytest.mark.parametrize(
    "url",
    ["", "secret", "mysql://anna:secret@club/x", "postgresql+psycopg2://anna:secret@club/x"],
)
def test_another_database_is_refused(url: str) -> None:
    with pytest.raises(StorageError, match="expected a database such as") as raised:
        connect(url)
    assert "secret" not in str(raised.value)


def test_a_file_needs_its_folder(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="expected a folder for the database"):
        connect(f"sqlite:///{tmp_path}/nowhere/db")


def test_a_database_that_does_not_answer() -> None:
    with pytest.raises(StorageError, match="expected a database that answers") as raised:
        asyncio.run(try_out(AWAY))
    assert "secret" not in str(raised.value)


def test_a_server_without_its_database_says_so_in_one_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "serve", "--no-browser", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=HANG,
        env={**os.environ, "DAMIER_DATABASE": AWAY},
    )
    assert done.returncode == 2
    assert done.stderr.startswith("damier: expected a database that answers, got: ")
    assert len(done.stderr.splitlines()) == 1
    assert "secret" not in done.stderr
