"""`damier pdn`: check games, show one, or write them anew."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import AsJson, print_json
from damier.errors import GameError, NotationError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.pdn import Line, Node, Problem, Reader, Record
    from damier.position import Position

app = typer.Typer(
    help="Check, show and convert games in PDN.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

File = Annotated[Path, typer.Argument(help="A PDN file; - reads standard input.")]
SheetOfGames = Annotated[
    str | None, typer.Option("--sheet", "-s", help="What games without a GameType are played by.")
]
Encoding = Annotated[
    str | None, typer.Option("--encoding", help="The file's encoding; without: found out.")
]
_LONG = 2_000_000  # bytes from which a file deserves a progress bar


class Names(str, Enum):  # noqa: UP042  Typer shows the values of this one
    """How squares are named."""

    numeric = "numeric"
    algebraic = "algebraic"


@app.command()
def check(
    file: File,
    sheet: SheetOfGames = None,
    encoding: Encoding = None,
    notes: Annotated[bool, typer.Option(help="Report harmless oddities as well.")] = False,
    as_json: AsJson = False,
) -> None:
    """Replay every game; report each problem as file:line:column: message, and exit with 1."""
    games = legal = 0
    found: list[dict[str, object]] = []
    any_found = False
    for record in _records(file, sheet, encoding):
        games += 1
        legal += record.legal
        for problem in record.problems:
            if problem.severity == "note" and not notes:
                continue
            any_found = True
            if as_json:
                found.append(_as_json(problem))
            else:
                typer.echo(str(problem))
    if as_json:
        print_json({"games": games, "legal": legal, "problems": found})
    else:
        typer.echo(f"{games} game{'s' * (games != 1)}, {legal} legal", err=True)
    if any_found:
        raise typer.Exit(1)


@app.command()
def show(
    file: File,
    game: Annotated[int, typer.Option("--game", "-g", min=1, help="Which game.")] = 1,
    sheet: SheetOfGames = None,
    encoding: Encoding = None,
) -> None:
    """Show one game without its variations, the board after every move."""
    for record in _records(file, sheet, encoding, progress=False):
        if record.place.game == game:
            _show(record)
            return
    raise GameError(f"expected a game {game} in {file}, got fewer")


@app.command()
def convert(  # noqa: PLR0917  options of a command, by name
    file: File,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Where to; without: standard output.")
    ] = None,
    names: Annotated[
        Names | None, typer.Option("--names", help="Name squares by numbers or by letters.")
    ] = None,
    sheet: SheetOfGames = None,
    encoding: Encoding = None,
    to_encoding: Annotated[
        str, typer.Option("--to-encoding", help="The encoding to write.")
    ] = "utf-8",
) -> None:
    """Write every game anew, strictly by PDN 3.0; exit with 1 if something could not be read."""
    from damier.pdn import format as format_record

    lost = False
    with _opened(output, to_encoding) as write:
        for record in _records(file, sheet, encoding):
            for problem in record.problems:
                lost = lost or problem.severity == "error"
                if problem.severity != "note":
                    typer.echo(str(problem), err=True)
            write(format_record(record, names=names.value if names else None) + "\n")
    if lost:
        raise typer.Exit(1)


def _records(
    file: Path, sheet: str | None, encoding: str | None, *, progress: bool = True
) -> Iterator[Record]:
    from damier.pdn import Reader

    if str(file) == "-":
        yield from Reader(sys.stdin.buffer, sheet=sheet, encoding=encoding).records()
        return
    if file.is_dir():
        raise NotationError(f"expected a file, got the directory {file}")
    reader = Reader(file, sheet=sheet, encoding=encoding)
    size = file.stat().st_size
    if progress and size > _LONG and sys.stderr.isatty():
        yield from _with_progress(reader, size)
    else:
        yield from reader.records()


def _with_progress(reader: Reader, size: int) -> Iterator[Record]:
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("reading", total=size)
        for number, record in enumerate(reader.records()):
            if number % 256 == 0:
                bar.update(task, completed=reader.position)
            yield record


class _Writer:
    """A file written beside its place and put there when complete, or standard output."""

    def __init__(self, output: Path | None, encoding: str) -> None:
        self.output, self.encoding = output, encoding
        self.part = output.with_name(output.name + ".part") if output else None
        self.file = self.part.open("wb") if self.part else sys.stdout.buffer

    def __call__(self, text: str) -> None:
        try:
            self.file.write(text.encode(self.encoding))
        except UnicodeEncodeError as error:
            wrong = text[error.start : error.start + 1]
            raise NotationError(f"{self.encoding} has no letter {wrong!r}") from None
        except LookupError:
            raise NotationError(f"expected an encoding, got {self.encoding!r}") from None

    def close(self, *, done: bool) -> None:
        if self.part is None or self.output is None:
            self.file.flush()
            return
        self.file.close()
        if done:
            self.part.replace(self.output)
        else:
            self.part.unlink()


@contextmanager
def _opened(output: Path | None, encoding: str) -> Iterator[_Writer]:
    writer = _Writer(output, encoding)
    done = False
    try:
        yield writer
        done = True
    finally:
        writer.close(done=done)


def _as_json(problem: Problem) -> dict[str, object]:
    return {
        "game": problem.game,
        "line": problem.line,
        "column": problem.column,
        "message": problem.message,
        "severity": problem.severity,
        "code": problem.code,
    }


def _show(record: Record) -> None:
    from damier.pdn.result import format_result

    for name, value in record.tags:
        typer.echo(f"{name}: {value}")
    typer.echo(f"\n{_drawn(record, record.start)}")
    if record.line.comments:
        typer.echo(f"\n{_said(record.line)}")
    before = record.start
    for node in record.nodes:
        move, after = node.move, node.position
        if after is None:
            break
        text = record.notation.text(move, before.legal_moves) if move else node.text or node.setup
        told = f"{before.turn} {text}{node.suffix} {_said(node)}".rstrip()
        typer.echo(f"\n{told}\n{_drawn(record, after)}")
        before = after
    typer.echo(f"\n{format_result(record.result, record.sheet)}")
    for problem in record.problems:
        typer.echo(f"\n{problem}", err=True)


def _said(part: Line | Node) -> str:
    return " ".join(f"{{{comment.text}}}" for comment in part.comments)


def _drawn(record: Record, position: Position) -> str:
    """Draw the board with its squares named as in the moves."""
    from damier.board import diagram

    return diagram.text(position.geometry, position.pieces(), names=record.notation.names[1:])
