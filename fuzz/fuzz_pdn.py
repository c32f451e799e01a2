"""Fuzz the PDN reader: any text is read to its end, reported on, and written to read back."""

from __future__ import annotations

from pathlib import Path

from mutation import run

import damier
from damier import pdn
from damier.pdn.notation import notation_of

DATA = Path(__file__).parents[1] / "tests" / "data" / "pdn"
SEEDS = [path.read_bytes().decode("latin-1") for path in sorted(DATA.glob("*.pdn"))]
SHEETS = damier.sheets()


def attempt(text: str) -> bool:
    """Read games from text and from bytes; check what is said and what is written."""
    sheet = SHEETS[len(text) % len(SHEETS)]
    accepted = False
    for source in (text, text.encode("latin-1", "replace")):
        for record in pdn.read(source, sheet=sheet):
            check(record)
            accepted = accepted or not record.problems
    return accepted


def check(record: pdn.Record) -> None:
    """Ask everything of a record; write it, and read a faultless one back."""
    problems = record.problems
    lines = record.raw.count("\n") + record.place.line
    if not all(record.place.line <= problem.line <= lines for problem in problems):
        raise AssertionError(f"a problem outside its game: {problems}")
    if len(problems) > 1000:
        raise AssertionError(f"{len(problems)} problems in one game")
    if record.replay() != len(record.moves) or not record.legal <= (len(record.moves) >= 0):
        raise AssertionError("the moves are counted in two ways")
    _ = record.final.fen(), record.result, notation_of(record.sheet)
    try:
        written = pdn.format(record)
    except damier.DamierError:
        return
    again = list(pdn.read(written, sheet=record.sheet))
    if problems:
        return
    if [other.line for other in again] != [record.line]:
        raise AssertionError(f"{record.raw!r} is written as {written!r}, which is another game")


if __name__ == "__main__":
    run(SEEDS, attempt)
