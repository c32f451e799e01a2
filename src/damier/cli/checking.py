"""The puzzles of a file, each with whether it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from damier.errors import DamierError
from damier.learn.check import flaw_of
from damier.learn.mining import prover_of
from damier.learn.puzzle import PuzzleError
from damier.learn.records import puzzle_of
from damier.pdn import read

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from damier.learn.proof import Prover
    from damier.pdn import Record


class Checked(TypedDict):
    """What is told about one game of a file; games are counted from 1."""

    game: int
    id: str
    ok: bool
    reason: str
    message: str


def checked(file: Path, sheet: str, nodes: int) -> Iterator[Checked]:
    """Yield what each puzzle of a file is worth."""
    prover = prover_of(sheet_source(sheet), nodes, 0.0)
    for number, record in enumerate(read(file, sheet=prover.sheet), start=1):
        yield _checked(number, record, prover)


def sheet_source(sheet: str) -> str:
    """Return a sheet as workers take it: its id, or the text of a file."""
    if not sheet.endswith(".toml"):
        return sheet
    from pathlib import Path

    return Path(sheet).read_text(encoding="utf-8")


def _checked(number: int, record: Record, prover: Prover) -> Checked:
    name = record.tags.find("PuzzleId") or ""
    try:
        puzzle = puzzle_of(record)
        if puzzle.position.sheet.play_hash != prover.sheet.play_hash:
            got = puzzle.position.sheet.id
            raise PuzzleError(f"expected a puzzle of {prover.sheet.id}, got one of {got}")
        flaw = flaw_of(puzzle, prover)
    except DamierError as error:
        reason = getattr(error, "reason", "") or "no-puzzle"
        return Checked(game=number, id=name, ok=False, reason=reason, message=str(error))
    if flaw is not None:
        return Checked(game=number, id=name, ok=False, reason=flaw.reason, message=str(flaw))
    return Checked(game=number, id=puzzle.id, ok=True, reason="", message="")
