"""Where files belong on each system, and that a file is written whole or not at all."""

from __future__ import annotations

import os
import stat
import sys
import threading
from pathlib import Path

import pytest

from damier.engine.endgame import Tables
from damier.places import cache_folder, data_folder, write_whole
from damier.tui.store import GameFiles
from damier.web.settings import Settings

VARIABLES = ("XDG_DATA_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA", "DAMIER_CACHE", "DAMIER_DATA")
posix = pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a user a new home, and no variable that says anything about folders."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("system", "data", "cache"),
    [
        ("linux", ".local/share/damier", ".cache/damier"),
        ("darwin", "Library/Application Support/damier", "Library/Caches/damier"),
        ("win32", "AppData/Local/damier", "AppData/Local/damier/Cache"),
    ],
)
def test_every_system_has_its_places(
    home: Path, monkeypatch: pytest.MonkeyPatch, system: str, data: str, cache: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert data_folder() == home / data
    assert cache_folder() == home / cache


def test_windows_may_have_its_folder_elsewhere(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOCALAPPDATA", str(home / "local"))
    assert data_folder().is_relative_to(home / ".local")  # the variable means nothing elsewhere
    monkeypatch.setattr(sys, "platform", "win32")
    assert data_folder() == home / "local" / "damier"
    assert cache_folder() == home / "local" / "damier" / "Cache"


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_a_variable_goes_before_the_system(
    home: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "cache"))
    assert data_folder() == home / "data" / "damier"
    assert cache_folder() == home / "cache" / "damier"
    monkeypatch.setenv("DAMIER_CACHE", str(home / "mine"))
    assert cache_folder() == home / "mine"


@pytest.mark.usefixtures("home")
def test_all_apps_ask_the_same_question() -> None:
    assert GameFiles().folder == Settings.from_environment().data == data_folder()
    assert Tables("english").folder.path.parent == cache_folder() / "endgame"


def test_a_file_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "file"
    write_whole(file, b"old")
    write_whole(file, b"new")
    assert file.read_bytes() == b"new"
    assert list(file.parent.iterdir()) == [file]


@posix
def test_permissions_are_those_of_any_file_or_those_asked_for(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_whole(tmp_path / "usual", b"")
        write_whole(tmp_path / "secret", b"", mode=0o600)
        write_whole(tmp_path / "shared", b"", mode=0o664)
    finally:
        os.umask(before)
    names = ("usual", "secret", "shared")
    modes = [stat.S_IMODE((tmp_path / name).stat().st_mode) for name in names]
    assert modes == [0o640, 0o600, 0o664]


@pytest.mark.parametrize("broken", ["fsync", "replace"])
@pytest.mark.parametrize("error", [OSError("full"), KeyboardInterrupt()])
def test_a_failure_leaves_the_old_file_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str, error: BaseException
) -> None:
    def fail(*_: object) -> None:
        raise error

    file = tmp_path / "file"
    write_whole(file, b"old")
    monkeypatch.setattr(*((os, "fsync") if broken == "fsync" else (Path, "replace")), fail)
    with pytest.raises(type(error)):
        write_whole(file, b"new", mode=0o600)
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_several_may_write_the_same_file(tmp_path: Path) -> None:
    contents = [bytes([number]) * 100_000 for number in range(8)]
    file = tmp_path / "file"
    threads = [threading.Thread(target=write_whole, args=(file, data)) for data in contents]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert file.read_bytes() in contents
    assert list(tmp_path.iterdir()) == [file]
