"""`damier perft`: count the leaves of the tree of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import AsJson, Fen, SheetName, position_of, print_json

if TYPE_CHECKING:
    from damier.position import Position

_IN_ONE_GO = 7  # the core does not hear Ctrl-C


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
    """Count the sequences of legal moves of a length."""
    position = position_of(sheet, fen)
    if not divide:
        leaves = count(position, depth, played=played, duplicates=duplicates)
        if as_json:
            print_json({"sheet": position.sheet.id, "depth": depth, "leaves": leaves})
        else:
            typer.echo(leaves)
        return
    if depth == 0:
        raise typer.BadParameter("expected a depth from 1 with --divide, got 0")
    parts: list[tuple[str, int]] = []
    for move in position.core.routes() if duplicates else position.legal_moves:
        text = move.long if duplicates else position.text(move)
        child = position.play_unchecked(move)
        leaves = count(child, depth - 1, played=played, duplicates=duplicates)
        parts.append((text, leaves))
        if not as_json:
            typer.echo(f"{text}  {leaves}")
    total = sum(leaves for _, leaves in parts)
    if as_json:
        listed = [{"move": text, "leaves": leaves} for text, leaves in parts]
        print_json({"sheet": position.sheet.id, "depth": depth, "leaves": total, "moves": listed})
    else:
        typer.echo(f"total  {total}")


def count(position: Position, depth: int, *, played: bool, duplicates: bool) -> int:
    """Count leaves in steps short enough for Ctrl-C to be noticed between them."""
    if depth <= _IN_ONE_GO:
        return position.perft(depth, played=played, duplicates=duplicates)
    moves = position.core.routes() if duplicates else position.legal_moves
    children = (position.play_unchecked(move) for move in moves)
    return sum(count(child, depth - 1, played=played, duplicates=duplicates) for child in children)
