"""Fuzz the PDN reader: any text is read to its end, reported on, and written to read back."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

from mutation import run

import damier
from damier import pdn
from damier.pdn.notation import notation_of

DATA = Path(__file__).parents[1] / "tests" / "data" / "pdn"
SEEDS = [path.read_bytes().decode("latin-1") for path in sorted(DATA.glob("*.pdn"))]
SHEETS = damier.sheets()


class Slow(pdn.Reader):
    """Reads every game token by token."""

    def _plain(self) -> None:
        return None


def attempt(text: str) -> bool:
    """Read games from text and from bytes; check what is said and what is written."""
    named, strict = len(text) % 3, len(text) % 5 == 0
    sheet = SHEETS[len(text) % len(SHEETS)] if named == 0 else None
    usual = SHEETS[len(text) % len(SHEETS)] if named == 1 else None
    accepted = False
    for source in (text, text.encode("latin-1", "replace")):
        fast = pdn.Reader(source, sheet=sheet, usual=usual, strict=strict)
        slow = Slow(source, sheet=sheet, usual=usual, strict=strict)
        for record, other in zip_longest(fast.records(), slow.records()):
            if record is None or other is None:
                raise AssertionError("another number of games, token by token")
            check(record)
            if summary(record) != summary(other):
                raise AssertionError(f"{summary(record)} is {summary(other)}, token by token")
            accepted = accepted or not record.problems
        if fast.problems != slow.problems:
            raise AssertionError(f"{fast.problems} are {slow.problems}, token by token")
    return accepted


def summary(record: pdn.Record) -> tuple[object, ...]:
    """Return what two readers must agree on; the blanks after a game may belong to either."""
    moves = record.moves
    return record.sheet, record.legal, record.problems, moves, record.line, record.result


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
