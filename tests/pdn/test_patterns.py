"""Patterns that every Python reads alike: before 3.11.5 it has faults in possessive groups."""

from __future__ import annotations

import re
from pathlib import Path

from damier import pdn

PACKAGE = Path(__file__).parents[2] / "src" / "damier"
POSSESSIVE_GROUP = re.compile(r"\)[*?+]\+")


def test_half_a_tag_is_no_game() -> None:
    reader = pdn.Reader('[FEN " *\n')
    assert list(reader.records()) == []
    assert len(reader.problems) == 1


def test_a_mark_after_a_position_belongs_to_no_move() -> None:
    (record,) = pdn.read('1. 32-28 /FEN "W:W31,32:B1,2."/ 1.?31-26 1-6 *')
    assert [problem.message for problem in record.problems] == ["a mark ? without a move"]


def test_no_pattern_has_a_possessive_group() -> None:
    found = [
        f"{file.relative_to(PACKAGE)}:{number}"
        for file in PACKAGE.rglob("*.py")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if POSSESSIVE_GROUP.search(line)
    ]
    assert found == []
