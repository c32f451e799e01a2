"""SIGKILL after SIGKILL during live play: no acknowledged move is lost, no table is stuck."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "kill_server.py"


@pytest.mark.parametrize("kills", [3, pytest.param(200, marks=pytest.mark.slow)])
def test_nothing_is_lost(kills: int) -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--kills", str(kills), "--tables", "4"],
        capture_output=True,
        text=True,
        check=False,
        timeout=3_000,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{kills} kills, " in done.stdout
    assert ", 0 problems" in done.stdout
