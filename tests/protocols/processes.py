"""Programs that the tests talk to."""

from __future__ import annotations

import sys
from pathlib import Path

from patience import wait_until

HUB = (sys.executable, "-c", "from damier.cli.hub import hub; hub()")


def bad_engine(how: str, *log: Path) -> tuple[str, ...]:
    """Return the command of an engine that misbehaves, and may write its processes to a file."""
    program = str(Path(__file__).parent / "engines" / "bad.py")
    return (sys.executable, program, how, *map(str, log))


def pondering_engine(which: str) -> tuple[str, ...]:
    """Return the command of an engine that ponders, but for the file it writes to."""
    return (sys.executable, str(Path(__file__).parent / "engines" / "pondering.py"), which)


def all_end(log: Path) -> bool:
    """Tell whether all processes in a file end, soon: a busy machine buries its dead late."""
    processes = [int(line) for line in log.read_text(encoding="ascii").split()]
    wait_until(lambda: not any(map(is_running, processes)), "the end of all programs")
    return bool(processes)


def is_running(process: int) -> bool:
    """Tell whether a process runs; one that only waits to be reaped does not."""
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as file:
            return file.read().rsplit(")", 1)[1].split()[0] not in "ZX"
    except FileNotFoundError:
        return False
