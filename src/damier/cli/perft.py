"""`damier perft`: count the leaves of the tree of moves."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import AsJson, Fen, SheetName, position_of, print_json
from damier.cli.progress import Bar, bar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.position import Move, Position

_IN_ONE_GO = 10_000_000  # positions at most: the core does not hear Ctrl-C


def perft(
    *,
    depth: Annotated[int, typer.Option("--depth", "-d", min=0, max=99, help="Moves ahead.")],
    sheet: SheetName = "international",
    fen: Fen = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first move.")] = False,
    played: Annotated[bool, typer.Option("--played", help="Make every last move.")] = False,
    duplicates: Annotated[bool, typer.Option("--duplicates", help="Count routes.")] = False,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of legal moves of a length.

    The counts are how move generators are compared. Two routes that take the same pieces between
    the same squares are one move, unless --duplicates counts them apart; --played makes the last
    moves instead of counting them, which is slower. Ctrl-C ends it; with --divide the counts
    written so far stand.
    """
    position = position_of(sheet, fen)
    if divide and depth == 0:
        raise typer.BadParameter("expected a depth from 1 with --divide, got 0")
    work = _Count(played=played, duplicates=duplicates)
    with bar(f"perft {depth}", 1, wanted=not work.in_one_go(position, depth)) as shown:
        work.bar = shown
        if divide:
            _divide(work, position, depth, as_json=as_json)
            return
        leaves = work.leaves(position, depth, 1)
    if as_json:
        print_json({"sheet": position.sheet.id, "depth": depth, "leaves": leaves})
    else:
        typer.echo(leaves)


def _divide(work: _Count, position: Position, depth: int, *, as_json: bool) -> None:
    parts: list[tuple[str, int]] = []
    moves = work.moves(position)
    for move in moves:
        text = move.long if work.duplicates else position.text(move)
        leaves = work.leaves(position.play_unchecked(move), depth - 1, 1 / len(moves))
        parts.append((text, leaves))
        if not as_json:
            work.bar.tell(f"{text}  {leaves}")
    total = sum(leaves for _, leaves in parts)
    if as_json:
        listed = [{"move": text, "leaves": leaves} for text, leaves in parts]
        print_json({"sheet": position.sheet.id, "depth": depth, "leaves": total, "moves": listed})
    else:
        work.bar.tell(f"total  {total}")


class _Count:
    """Counts leaves in steps short enough for Ctrl-C to be heard between them."""

    def __init__(self, *, played: bool, duplicates: bool) -> None:
        self.played, self.duplicates = played, duplicates
        self.bar = Bar(None, None)
        self._width = 8  # the most moves seen so far: a forced move says nothing about the next

    def moves(self, position: Position) -> Sequence[Move]:
        """Return the moves to count."""
        return position.core.routes() if self.duplicates else position.legal_moves

    def in_one_go(self, position: Position, depth: int) -> bool:
        """Guess whether a tree is small."""
        self._width = max(self._width, len(self.moves(position)))
        return depth < 2 or (depth - 1) * log(self._width) <= log(_IN_ONE_GO)

    def leaves(self, position: Position, depth: int, share: float) -> int:
        """Count the leaves of a tree that is this share of the whole work."""
        if self.in_one_go(position, depth):
            found = position.perft(depth, played=self.played, duplicates=self.duplicates)
            self.bar.advance(share)
            return found
        moves = self.moves(position)
        part = share / max(1, len(moves))
        children = (position.play_unchecked(move) for move in moves)
        return sum(self.leaves(child, depth - 1, part) for child in children)
