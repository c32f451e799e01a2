"""Builders that are stopped, killed, or work at the same time."""

from __future__ import annotations

import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from damier.engine.endgame import Progress, Tables
from endgame.makers import tables
from patience import HANG, wait_until

if TYPE_CHECKING:
    from pathlib import Path

PROGRAM = """
import sys
from damier.engine.endgame import Tables
Tables("english", folder=sys.argv[1]).build(int(sys.argv[2]), threads=1)
"""


def builder(folder: Path, pieces: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(folder), str(pieces)], stderr=subprocess.PIPE
    )


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.endgame")}


def same(folder: Path) -> bool:
    """Say whether the tables up to three pieces are those that an undisturbed build makes."""
    place = tables("english").folder.path
    whole = files(place)
    here = {name: content for name, content in files(folder / place.name).items() if name in whole}
    return here == whole


def wait_for_files(folder: Path, count: int) -> None:
    wait_until(lambda: len(list(folder.glob("*/*.endgame"))) >= count, f"{count} tables")


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_a_stopped_build_goes_on_where_it_was(tmp_path: Path, end: signal.Signals) -> None:
    process = builder(tmp_path, 5)  # far more than it gets time for
    wait_for_files(tmp_path, 9)
    process.send_signal(end)
    process.communicate(timeout=HANG)
    assert process.returncode != 0  # it did not go on to the end
    assert len(files(tmp_path / tables("english").folder.path.name)) >= 9
    # What a killed builder may leave behind.
    folder = tables("english").folder.path.name
    (tmp_path / folder / "KM-K.abc.unfinished").write_bytes(b"half a table")
    (tmp_path / folder / "KM-K.endgame").unlink()
    times = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*/*.endgame")}
    Tables("english", folder=tmp_path).build(3)
    assert all(path.stat().st_mtime_ns == then for path, then in times.items())
    assert not list(tmp_path.glob("*/*.unfinished"))
    assert same(tmp_path)


def test_builders_at_the_same_time(tmp_path: Path) -> None:
    both = [builder(tmp_path, 3) for _ in range(2)]
    said = [process.communicate(timeout=HANG)[1] for process in both]
    assert said == [b"", b""]
    assert [process.returncode for process in both] == [0, 0]
    assert same(tmp_path)


def test_threads_make_no_difference(tmp_path: Path) -> None:
    Tables("english", folder=tmp_path).build(3, threads=4)
    assert same(tmp_path)


def test_progress_is_told_and_may_stop_the_build(tmp_path: Path) -> None:
    steps: list[Progress] = []

    def watch(step: Progress) -> None:
        steps.append(step)
        if len(str(step.material)) == 4 and step.part > 0.3:
            raise InterruptedError("enough")

    with pytest.raises(InterruptedError, match="enough"):
        Tables("english", folder=tmp_path).build(3, progress=watch)
    parts = [step.part for step in steps]
    assert parts == sorted(parts)
    assert 0 <= parts[0] < parts[-1] < 1
    again = Tables("english", folder=tmp_path)
    assert again.available_pieces == 2
    again.build(3)
    assert again.available_pieces == 3
    assert same(tmp_path)


def test_a_build_never_seems_to_go_back(tmp_path: Path) -> None:
    steps: list[Progress] = []
    Tables("international", folder=tmp_path).build(3, threads=2, progress=steps.append)
    parts = [step.part for step in steps]
    assert len(parts) > len({step.material for step in steps})
    assert parts == sorted(parts)
    assert 0 <= parts[0] <= parts[-1] <= 1
