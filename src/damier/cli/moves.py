"""`damier moves` and `damier why`: what may be played, and why something may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import AsJson, Fen, Language, SheetName, position_of, print_json

if TYPE_CHECKING:
    from damier.position import Move, Position, Refusal


def moves(sheet: SheetName = "international", fen: Fen = None, as_json: AsJson = False) -> None:
    """List the legal moves of a position, one a line.

    A position is a FEN: who is to move, then the squares of White and of Black, K before a king.
    Squares may be numbers (W:W31-50:B1-20) or letters (W:Wc3:Bd4).
    """
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
    """Say why a move is not allowed, and by which article.

    Answers with the reason, its code for programs, the article of the sheet, and after the arrow
    what may be played instead. A tick means that the move is allowed.
    """
    position = position_of(sheet, fen)
    refusal = position.why_not(move)
    if as_json:
        print_json({"legal": True} if refusal is None else refusal_json(position, refusal, lang))
    elif refusal is None:
        typer.echo(f"{move} ✓")
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
    from damier.texts.readings import reason_text
    from damier.texts.speech import refusal_text

    return {
        "legal": False,
        "text": refusal_text(refusal, lang),
        "code": refusal.code,
        "article": refusal.article,
        "reading": reason_text(refusal.source, lang),
        "sheet": refusal.source.sheet,
        "field": refusal.field,
        "path": list(refusal.path),
        "squares": list(refusal.squares),
        "required": [position.text(move) for move in refusal.required],
        "taken": refusal.taken,
        "most": refusal.most,
    }


def refusal_lines(position: Position, refusal: Refusal, move: str, lang: str) -> list[str]:
    """Return a refusal as people read it, all in their language but for the code."""
    from damier.texts.catalogue import isolated, text
    from damier.texts.readings import reason_text
    from damier.texts.speech import refusal_text
    from damier.texts.terminals import for_terminal

    article = refusal.article
    cited = f" ({text('article', lang, article=article)})" if article else ""
    tried, code = isolated(move, lang), isolated(refusal.code, lang)
    head = f"{tried}: {refusal_text(refusal, lang, title=True)}, {code}{cited}"
    lines = [head, f"  {refusal_text(refusal, lang)}"]
    if (why := reason_text(refusal.source, lang)) is not None:
        lines.append(f"  {why}" if article else f"  {text('reading-note', lang)} {why}")
    if refusal.required:
        moves = ", ".join(map(position.text, refusal.required))
        lines.append(f"  → {isolated(moves, lang)}")
    return [for_terminal(line) for line in lines]
