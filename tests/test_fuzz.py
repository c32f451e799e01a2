"""A short run of every fuzzer."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from patience import HANG

FUZZ = Path(__file__).parents[1] / "fuzz"


@pytest.mark.parametrize("file", sorted(FUZZ.glob("fuzz_*.py")), ids=lambda file: file.stem)
def test_fuzz(file: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(file), "3"],
        capture_output=True,
        text=True,
        check=False,
        timeout=HANG,
    )
    assert done.returncode == 0, done.stdout + done.stderr
