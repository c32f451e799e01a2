"""`damier moves` and `damier why`: what may be played, and why something may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import AsJson, Fen, Language, SheetName, position_of, print_json

if TYPE_CHECKING:
    from damier.position import Move, Position, Refusal


def moves(sheet: SheetName = "international", fen: Fen = None, as_json: AsJson = False) -> None:
    """List the legal moves of a position, one a line."""
    position = position_of(sheet, fen)
    if as_json:
        print_json([move_json(position, move) for move in position.legal_moves])
    else:
        for move in position.legal_moves:
            typer.echo(position.text(move))


def why(
    move: Annotated[str, typer.Argument(help="The move tried: 32-28, 19x28, 19x28x37.")],
    sheet: SheetName = "international",
    fen: Fen = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Say why a move is not allowed, and by which article."""
    position = position_of(sheet, fen)
    refusal = position.why_not(move)
    if as_json:
        print_json({"legal": True} if refusal is None else refusal_json(position, refusal, lang))
    elif refusal is None:
        typer.echo(f"{move} is allowed.")
    else:
        for line in refusal_lines(position, refusal, move, lang):
            typer.echo(line)


def move_json(position: Position, move: Move) -> dict[str, object]:
    """Return a move as programs read it."""
    return {
        "text": position.text(move),
        "start": move.start,
        "end": move.end,
        "path": list(move.path),
        "captured": list(move.captured),
        "crowns": move.crowns,
    }


def refusal_json(position: Position, refusal: Refusal, lang: str) -> dict[str, object]:
    """Return a refusal as programs read it."""
    from damier.texts.speech import refusal_text

    return {
        "legal": False,
        "text": refusal_text(refusal, lang),
        "code": refusal.code,
        "article": refusal.article,
        "reading": refusal.source.reading,
        "sheet": refusal.source.sheet,
        "field": refusal.field,
        "path": list(refusal.path),
        "squares": list(refusal.squares),
        "required": [position.text(move) for move in refusal.required],
        "taken": refusal.taken,
        "most": refusal.most,
    }


def refusal_lines(position: Position, refusal: Refusal, move: str, lang: str) -> list[str]:
    """Return a refusal as people read it."""
    from damier.texts.speech import refusal_text

    lines = [f"{move} is not allowed: {refusal}", f"  {refusal_text(refusal, lang)}"]
    if refusal.source.reading:
        lines.append(f"  reading: {refusal.source.reading}")
    if refusal.squares:
        lines.append(f"  squares: {', '.join(map(str, refusal.squares))}")
    if refusal.required:
        lines.append(f"  allowed: {', '.join(map(position.text, refusal.required))}")
    return lines
