"""Programs that the tests talk to."""

from __future__ import annotations

import sys
from pathlib import Path

HUB = (sys.executable, "-c", "from damier.cli.hub import hub; hub()")


def bad_engine(how: str) -> tuple[str, ...]:
    return (sys.executable, str(Path(__file__).parent / "engines" / "bad.py"), how)
