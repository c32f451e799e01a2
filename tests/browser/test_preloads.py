"""Every page names all of its modules in its head, so that none waits for another."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_links_are_in_step_with_the_imports() -> None:
    program = [sys.executable, str(ROOT / "tools/preload_modules.py"), "--check"]
    done = subprocess.run(program, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
