"""`damier diagram` and `damier picture`: a board as a picture, and a game as a moving one."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damier.board.diagram import THEMES, theme_for
from damier.board.diagram.animation import MOVING_KINDS, MovingKind
from damier.board.diagram.drawing import Drawing
from damier.cli.options import AnySheet, is_file
from damier.cli.output import writer_to
from damier.errors import DrawingError, GameError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.pdn import Record
    from damier.position import Move, Position

Subject = Annotated[
    str | None,
    typer.Argument(help="A FEN, or a PDN file (- reads standard input); without: the start."),
]
Game = Annotated[int, typer.Option("--game", "-g", min=1, help="Which game of the file.")]
Look = Annotated[
    str | None,
    typer.Option(
        "--theme",
        help=f"{', '.join(THEMES)}; without: the sheet's own colours.",
        autocompletion=lambda incomplete: [name for name in THEMES if name.startswith(incomplete)],
    ),
]
Flip = Annotated[bool, typer.Option("--flip", help="Black at the bottom.")]


class Labels(str, Enum):  # noqa: UP042  Typer shows the values of this one
    """Where the names of the squares stand."""

    inside = "inside"
    outside = "outside"
    algebraic = "algebraic"
    off = "off"


class Form(str, Enum):  # noqa: UP042
    """What a diagram is written as."""

    svg = "svg"
    png = "png"
    text = "text"


Numbers = Annotated[Labels, typer.Option("--numbers", help="Where the squares' names stand.")]
_FORMS = {".svg": Form.svg, ".png": Form.png, ".txt": Form.text}


def diagram(
    subject: Subject = None,
    *,
    sheet: AnySheet = None,
    game: Game = 1,
    ply: Annotated[
        int | None, typer.Option("--ply", min=0, help="After how many moves; without: the last.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="An .svg, .png or .txt; without: standard output."),
    ] = None,
    form: Annotated[
        Form | None, typer.Option("--form", help="What to write; without: as the file is named.")
    ] = None,
    theme: Look = None,
    numbers: Numbers = Labels.inside,
    flip: Flip = False,
    width: Annotated[int, typer.Option(min=16, max=8000, help="Pixels.")] = 480,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Text of plain letters.")] = False,
) -> None:
    """Draw a position as text, SVG or PNG, in any theme; `print` saves ink."""
    chosen = form or (_form(output) if output is not None else Form.text)
    start, line = _line(subject, sheet, game)
    wanted = len(line) if ply is None else ply
    if wanted > len(line):
        raise GameError(f"expected --ply 0 to {len(line)}, got {wanted}")
    step = line[wanted - 1] if wanted else _Step(start, None)
    last = (step.move.start, step.move.end) if step.move else ()
    drawing = _drawing(step.position, theme, numbers, flip=flip).changed(
        description=step.position.fen(), last_move=last, width=width
    )
    drawn = _drawn(step.position, drawing, chosen, is_ascii=ascii_only)
    if output is not None:
        with writer_to(output) as write:
            write(drawn)
    elif chosen is Form.text:
        typer.echo(drawn.decode(), nl=False)
    else:
        sys.stdout.buffer.write(drawn)


def picture(
    subject: Subject = None,
    *,
    output: Annotated[Path, typer.Option("--output", "-o", help="A .gif or a .webp.")],
    sheet: AnySheet = None,
    moves: Annotated[
        str, typer.Option("--moves", "-m", help="What is played after a FEN: '32-28 19-23'.")
    ] = "",
    game: Game = 1,
    first: Annotated[
        int, typer.Option("--from", min=0, help="After how many moves of the game to begin.")
    ] = 0,
    last: Annotated[
        int | None, typer.Option("--to", min=0, help="After how many moves to end.")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, max=20, help="How long a position is shown.")
    ] = 1.0,
    theme: Look = None,
    numbers: Numbers = Labels.off,
    flip: Flip = False,
    width: Annotated[int, typer.Option(min=64, max=2000, help="Pixels.")] = 480,
) -> None:
    """Draw a game, or a combination, as a moving picture; captures go jump by jump."""
    from damier.board.diagram import animated
    from damier.position.showing import frames

    kind = _moving(output)
    start, line = _line(subject, sheet, game, moves)
    shown = line[first:last]
    if not shown:
        end = len(line) if last is None else last
        raise GameError(f"expected moves between {first} and {end}, got a game of {len(line)}")
    begun = line[first - 1].position if first else start
    drawing = _drawing(begun, theme, numbers, flip=flip)
    with writer_to(output) as write:
        steps = (step.move or step.position for step in shown)
        film = list(frames(begun, steps, seconds=seconds, drawing=drawing))
        write(animated(begun.geometry, film, width=width, kind=kind))


@dataclass(frozen=True, slots=True)
class _Step:
    """What follows in a game: a position, and the move that made it if one did."""

    position: Position
    move: Move | None


def _line(
    subject: str | None, sheet: str | None, game: int, moves: str = ""
) -> tuple[Position, list[_Step]]:
    """Return where something begins and what follows: a game of a file, or moves after a FEN."""
    from damier.position import Position

    if subject is not None and is_file(subject):
        if moves:
            raise GameError("expected either a file or moves, got both")
        record = _record(subject, sheet, game)
        return record.start, list(_steps_of(record))
    rules = sheet or "international"
    start = Position.from_fen(subject, rules) if subject else Position.start(rules)
    steps: list[_Step] = []
    position = start
    for text in moves.replace(",", " ").split():
        move = position.parse(text)
        position = position.play_unchecked(move)
        steps.append(_Step(position, move))
    return start, steps


def _record(subject: str, sheet: str | None, game: int) -> Record:
    from damier.pdn import read

    source = sys.stdin.buffer if subject == "-" else Path(subject)
    number = 0
    for number, record in enumerate(read(source, sheet=sheet), start=1):
        if number == game:
            return record
    raise GameError(f"expected a game {game} in {subject}, got {number}")


def _steps_of(record: Record) -> Iterator[_Step]:
    """Go through a game to its end, or to the first move that could not be played."""
    before = record.start
    for node in record.nodes:
        after = node.position
        if after is None:
            return
        move = node.move
        made_it = move is not None and before.core.is_legal(move) and before.play(move) == after
        yield _Step(after, move if made_it else None)
        before = after


def _moving(output: Path) -> MovingKind:
    for kind in MOVING_KINDS:
        if output.suffix.lower() == f".{kind}":
            return kind
    raise DrawingError(f"expected a file named .gif or .webp, got {output.name}")


def _form(output: Path) -> Form:
    suffix = output.suffix.lower()
    if suffix not in _FORMS:
        raise DrawingError(f"expected a file named {', '.join(_FORMS)}, or --form, got {output}")
    return _FORMS[suffix]


def _drawing(position: Position, theme: str | None, numbers: Labels, *, flip: bool) -> Drawing:
    look = theme or theme_for(position.sheet.colours)
    return Drawing(theme=look, numbers=numbers.value, flip=flip)


def _drawn(position: Position, drawing: Drawing, form: Form, *, is_ascii: bool) -> bytes:
    from damier.board import diagram as draw

    if form is Form.text:
        lines = draw.text(
            position.geometry,
            position.pieces(),
            numbers=drawing.numbers,
            flip=drawing.flip,
            unicode=not is_ascii,
            last_move=drawing.last_move,
        )
        return f"{lines}\n".encode()
    picture = position.svg(drawing)
    if form is Form.svg:
        return picture.encode()
    return draw.png(picture, drawing.width or 480)
