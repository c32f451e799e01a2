"""Whatever of a site is killed, frozen or stopped during play: nothing acknowledged is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "kill_site.py"


@pytest.mark.parametrize(
    ("faults", "tables"), [(2, 10), pytest.param(60, 100, marks=pytest.mark.slow)]
)
def test_nothing_is_lost(faults: int, tables: int) -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--faults", str(faults), "--tables", str(tables)],
        capture_output=True,
        text=True,
        check=False,
        timeout=3_000,
    )
    assert done.returncode == 0, done.stdout[-5_000:] + done.stderr[-5_000:]
    assert f"{faults} faults, " in done.stdout
    assert ", 0 problems" in done.stdout
