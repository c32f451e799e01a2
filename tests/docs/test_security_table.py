"""The table of security names tests: each of them is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
_TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def test_every_test_that_the_table_names_exists() -> None:
    table = (ROOT / "docs" / "reference" / "security.md").read_text(encoding="utf-8")
    named = set(_TEST.findall(table))
    assert len(named) > 15
    missing = [
        (file, name)
        for file, name in named
        if f"\ndef {name}(" not in (ROOT / file).read_text(encoding="utf-8")
    ]
    assert missing == []
