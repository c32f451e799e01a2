"""Write every sheet as numbers, with its published counts, for the tests of the core."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from unittest import mock

import damier
from damier.position.compile import compile_sheet
from perft_tables import tables

if TYPE_CHECKING:
    from collections.abc import Iterator


def case_lines(most_leaves: int) -> Iterator[str]:
    """Yield the lines that core/tests/cases.hpp reads."""
    for name in damier.sheets():
        yield sheet_line(damier.sheet(name))
    for table in tables():
        yield sheet_line(table.rules())
        start = table.position()
        for depth in range(1, table.depth_within(most_leaves) + 1):
            count = table.counts[depth - 1]
            yield f"count {start.board} {start.turn[0]} {depth} {table.duplicates} {count}"


def sheet_line(sheet: damier.Sheet) -> str:
    """Return what the sheet is compiled to, as text."""
    with mock.patch("damier.position.compile.Play") as play:
        compile_sheet.__wrapped__(sheet)
    numbers = play.make.call_args.kwargs
    return " ".join([f"sheet {sheet.id}", *(f"{key}={_text(numbers[key])}" for key in numbers)])


def _text(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return ",".join(str(int(item)) for item in value)
    return str(int(value))
