"""Programs that the tests talk to."""

from __future__ import annotations

import sys
import time
from pathlib import Path

HUB = (sys.executable, "-c", "from damier.cli.hub import hub; hub()")


def bad_engine(how: str, *log: Path) -> tuple[str, ...]:
    """Return the command of an engine that misbehaves, and may write its processes to a file."""
    program = str(Path(__file__).parent / "engines" / "bad.py")
    return (sys.executable, program, how, *map(str, log))


def all_end(log: Path) -> bool:
    """Tell whether all processes in a file end, soon: a busy machine buries its dead late."""
    deadline = time.monotonic() + 20
    processes = [int(line) for line in log.read_text(encoding="ascii").split()]
    while any(map(is_running, processes)) and time.monotonic() < deadline:
        time.sleep(0.01)
    return bool(processes) and not any(map(is_running, processes))


def is_running(process: int) -> bool:
    """Tell whether a process runs; one that only waits to be reaped does not."""
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as file:
            return file.read().rsplit(")", 1)[1].split()[0] not in "ZX"
    except FileNotFoundError:
        return False
