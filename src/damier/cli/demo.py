"""`damier demo`: a short game between two careful beginners, with the board drawn."""

from __future__ import annotations

import random
import sys
import time
from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.moves import refusal_lines
from damier.cli.options import SheetName  # noqa: TC001  Typer reads annotations

if TYPE_CHECKING:
    from damier.position import Move, Position


def demo(
    sheet: SheetName = "swedish",
    moves: Annotated[int, typer.Option("--moves", min=1, max=300, help="How many at most.")] = 24,
    delay: Annotated[
        float | None, typer.Option("--delay", min=0.0, max=60.0, help="Seconds between moves.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="Another seed, another game.")] = 3,
) -> None:
    """Show a short game on the terminal, and a refused move with its reason."""
    from damier.game.outcome import on_the_board
    from damier.position import Position

    dice = random.Random(seed)  # noqa: S311
    pause = delay if delay is not None else 0.7 if sys.stdout.isatty() else 0.0
    position = Position.start(sheet)
    typer.echo(f"{position.sheet.name}\n{position.sheet.about}\n\n{_drawn(position)}\n")
    refused = False
    for number in range(1, moves + 1):
        if on_the_board(position):
            break
        time.sleep(pause)
        if not refused and (attempt := _forbidden(position)):
            refused = True
            typer.echo(_refused(position, attempt) + "\n")
            time.sleep(2 * pause)
        move = _sensible(position, dice)
        typer.echo(f"{number}. {_name(position)} plays {position.text(move)}")
        position = position.play(move)
        typer.echo(_drawn(position, move) + "\n")
    typer.echo(_verdict(position))


def _name(position: Position) -> str:
    colours = position.sheet.colours
    return (colours.white if position.turn == "white" else colours.black).capitalize()


def _drawn(position: Position, move: Move | None = None) -> str:
    from damier.board import diagram

    return diagram.text(
        position.geometry,
        position.pieces(),
        colour="truecolor" if sys.stdout.isatty() else None,
        last_move=move.path if move else (),
        theme=diagram.theme_for(position.sheet.colours),
    )


def _forbidden(position: Position) -> Move | None:
    """Return a quiet move that would be possible if capturing were not a duty, if there is one."""
    if not any(move.is_capture for move in position.legal_moves):
        return None
    attempts = (move for move in position.core.attempts() if not move.is_capture)
    return next((move for move in attempts if position.why_not(move.path)), None)


def _refused(position: Position, attempt: Move) -> str:
    refusal = position.why_not(attempt.path)
    lines = refusal_lines(position, refusal, str(attempt), "en") if refusal else []
    return "\n".join([f"{_name(position)} would like to play {attempt}, but:", *lines])


def _sensible(position: Position, dice: random.Random) -> Move:
    """Choose a move after which most is won and least is lost at once."""
    return max(position.legal_moves, key=lambda move: (_gain(position, move), dice.random()))


def _gain(position: Position, move: Move) -> int:
    replies = position.play_unchecked(move).legal_moves
    lost = max((len(reply.captured) for reply in replies), default=-9)
    return 2 * (len(move.captured) - lost) + move.crowns


def _verdict(position: Position) -> str:
    from damier.game.outcome import on_the_board
    from damier.texts.speech import outcome_text

    outcome = on_the_board(position)
    if outcome is None:
        return "Play on from here: the game is open."
    result = outcome_text(outcome, position.sheet, title=True)
    return f"{outcome_text(outcome, position.sheet)} {result}."
