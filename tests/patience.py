"""Waiting for states, not for seconds: a busy machine makes a test later, never red."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Callable

HANG = 300
"""Seconds after which something hangs, however busy the machine is."""


PAGE = 60
"""Seconds after which a page does not show something, however busy the machine is."""


def wait_until(look: Callable[[], object], wanted: str) -> None:
    """Look until it is so."""
    end = time.monotonic() + HANG
    while not look():
        assert time.monotonic() < end, f"expected {wanted}"
        time.sleep(0.01)


def wait_until_it_works(process: subprocess.Popen[bytes] | subprocess.Popen[str]) -> None:
    """Wait until a process and its children have computed for a while, or are gone."""

    def works() -> bool:
        return process.poll() is not None or cpu_seconds(process.pid) > _WORKS

    wait_until(works, "a process that works")


_WORKS = 1.5
"""CPU seconds: more than Python needs to import damier."""


def cpu_seconds(pid: int) -> float:
    """Return what a process and its children have computed so far, as the kernel counts it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except FileNotFoundError:
        return 0.0
    own = (int(fields[11]) + int(fields[12])) / 100
    return own + sum(cpu_seconds(int(child)) for child in children)
