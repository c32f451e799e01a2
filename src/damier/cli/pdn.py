"""`damier pdn`: check games, show one, or write them anew."""

from __future__ import annotations

import sys
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import AsJson, Encoding, SheetOfGames, group, print_json
from damier.cli.progress import Bar, bar
from damier.errors import GameError, NotationError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.pdn import Line, Node, Problem, Reader, Record
    from damier.position import Position

app = group("Check, show and convert games in PDN.")

File = Annotated[Path, typer.Argument(help="A PDN file; - reads standard input.")]
Strict = Annotated[
    bool,
    typer.Option(
        "--strict", help="Find out nothing: no GameType is international, 10x14 must capture."
    ),
]
_LONG = 2_000_000  # bytes from which a file deserves a progress bar


class Names(str, Enum):  # noqa: UP042  Typer shows the values of this one
    """How squares are named."""

    numeric = "numeric"
    algebraic = "algebraic"


@app.command()
def check(
    file: File,
    *,
    sheet: SheetOfGames = None,
    encoding: Encoding = None,
    strict: Strict = False,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", "-j", min=1, help="Processes for a large file; without: all cores."),
    ] = None,
    notes: Annotated[bool, typer.Option(help="Report harmless oddities as well.")] = False,
    as_json: AsJson = False,
) -> None:
    """Replay every game and say exactly what is wrong, and where.

    One line a problem: file:line:column: game number: message. The exit code is 1 if there is any.
    Where games have no GameType, the last lines say what they were read as, and why.
    Ctrl-C ends the reading; what was checked so far is counted.
    """
    from damier.pdn import Sweep

    result = _Checked(as_json=as_json)
    options: dict[str, object] = {"sheet": sheet, "encoding": encoding, "strict": strict}
    source = sys.stdin.buffer if _is_stdin(file) else file
    sweep = Sweep(partial(_check, notes=notes), source, workers=jobs, **options)
    status = 130
    try:
        with _progress(file) as shown, closing(sweep.results()) as games:
            for number, game in enumerate(games, start=1):
                result.add(game, number, shown)
                if number % 256 == 0:
                    shown.show(sweep.position)
            result.add_others(sweep.problems, shown)
        status = 1 if result.any_found else 0
    except KeyboardInterrupt:
        typer.echo("stopped before the end of the file", err=True)
    result.tell()
    raise typer.Exit(status)


@dataclass(frozen=True, slots=True)
class _Game:
    """What `check` wants to know of one game; it may come from another process."""

    legal: bool
    problems: list[Problem]
    inferred: tuple[str, str] | None


def _check(record: Record, *, notes: bool) -> _Game:
    found = [
        replace(problem, refusal=None)
        for problem in record.problems
        if notes or problem.severity != "note"
    ]
    return _Game(record.legal, found, _inferred_of(record))


def _inferred_of(record: Record) -> tuple[str, str] | None:
    """Return what a game that does not say so was read as, and why."""
    inferred = record.inferred
    if inferred is None or inferred.reading is None:
        return None
    return inferred.sheet.id, inferred.message


class _Checked:
    """What `check` has found so far."""

    def __init__(self, *, as_json: bool) -> None:
        self.games = self.legal = 0
        self.any_found = False
        self._as_json = as_json
        self._problems: list[dict[str, object]] = []
        self._inferred = _Inferred()

    def add(self, game: _Game, number: int, shown: Bar) -> None:
        """Count a game and report its problems."""
        self.games += 1
        self.legal += game.legal
        self._inferred.add(game.inferred)
        for problem in game.problems:
            self._report(replace(problem, game=number), shown)

    def add_others(self, problems: list[Problem], shown: Bar) -> None:
        """Report what belongs to no game."""
        for problem in problems:
            self._report(problem, shown)

    def _report(self, problem: Problem, shown: Bar) -> None:
        self.any_found = True
        if self._as_json:
            self._problems.append(_as_json(problem))
        else:
            shown.tell(_line(problem))

    def tell(self) -> None:
        """Say how many games there were."""
        if self._as_json:
            counts = {"games": self.games, "legal": self.legal}
            found = {"inferred": self._inferred.as_json(), "problems": self._problems}
            print_json({**counts, **found})
        else:
            self._inferred.tell()
            plural = "s" * (self.games != 1)
            typer.echo(f"{self.games} game{plural}, {self.legal} legal", err=True)


class _Inferred:
    """What games that do not name theirs were read as: how many, and for the first of them why."""

    def __init__(self) -> None:
        self._games: dict[str, int] = {}
        self._why: dict[str, str] = {}

    def add(self, inferred: tuple[str, str] | None) -> None:
        """Count a game if something had to be found out."""
        if inferred is not None:
            name, why = inferred
            self._games[name] = self._games.get(name, 0) + 1
            self._why.setdefault(name, why)

    def tell(self) -> None:
        """Say what was found out, and how to say otherwise."""
        for name, games in self._games.items():
            plural = "s" * (games != 1)
            typer.echo(f"{games} game{plural}: {self._why[name]}; --sheet says otherwise", err=True)

    def as_json(self) -> list[dict[str, object]]:
        """Return the same as data."""
        return [
            {"sheet": name, "games": games, "why": self._why[name]}
            for name, games in self._games.items()
        ]


def _line(problem: Problem) -> str:
    place = f"{problem.file}:" if problem.file else ""
    where = f"{place}{problem.line}:{problem.column}"
    game = f"game {problem.game}: " if problem.game else ""
    return f"{where}: {game}{problem.message}"


@app.command()
def show(
    file: File,
    *,
    game: Annotated[int, typer.Option("--game", "-g", min=1, help="Which game.")] = 1,
    sheet: SheetOfGames = None,
    encoding: Encoding = None,
    strict: Strict = False,
    as_json: AsJson = False,
) -> None:
    """Show one game without its variations, the board after every move."""
    with _reading(file, sheet, encoding, strict=strict, progress=False) as (_, records, _):
        for record in records:
            if record.place.game == game:
                print_json(_game_json(record)) if as_json else _show(record)
                return
    raise GameError(f"expected a game {game} in {file}, got fewer")


@app.command()
def convert(
    file: File,
    *,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Where to; without: standard output.")
    ] = None,
    names: Annotated[
        Names | None, typer.Option("--names", help="Name squares by numbers or by letters.")
    ] = None,
    sheet: SheetOfGames = None,
    encoding: Encoding = None,
    strict: Strict = False,
    to_encoding: Annotated[
        str, typer.Option("--to-encoding", help="The encoding to write.")
    ] = "utf-8",
) -> None:
    """Write every game anew, strictly by PDN 3.0; exit with 1 if something could not be read.

    The file written may be the file read: it is put in place when it is complete, and not at all
    after Ctrl-C.
    """
    from damier.pdn import format as format_record

    lost = False
    inferred = _Inferred()
    with (
        _opened(output, to_encoding) as write,
        _reading(file, sheet, encoding, strict=strict, progress=output is not None) as read,
    ):
        reader, records, _ = read
        for record in records:
            inferred.add(_inferred_of(record))
            for problem in record.problems:
                lost = lost or problem.severity == "error"
                if problem.severity != "note":
                    typer.echo(_line(problem), err=True)
            write(format_record(record, names=names.value if names else None) + "\n")
        for problem in reader.problems:
            typer.echo(_line(problem), err=True)
    inferred.tell()
    if lost or reader.problems:
        raise typer.Exit(1)


@contextmanager
def _reading(
    file: Path, sheet: str | None, encoding: str | None, *, strict: bool, progress: bool = True
) -> Iterator[tuple[Reader, Iterator[Record], Bar]]:
    """Open a file of games, with a bar if it is long."""
    from damier.pdn import Reader

    if _is_stdin(file):
        reader = Reader(sys.stdin.buffer, sheet=sheet, encoding=encoding, strict=strict)
        yield reader, reader.records(), Bar(None, None)
        return
    _check_is_file(file)
    reader = Reader(file, sheet=sheet, encoding=encoding, strict=strict)
    with _progress(file, wanted=progress) as shown:
        yield reader, _shown(reader, shown), shown


def _is_stdin(file: Path) -> bool:
    return str(file) == "-"


def _check_is_file(file: Path) -> None:
    if file.is_dir():
        raise NotationError(f"expected a file, got the directory {file}")


@contextmanager
def _progress(file: Path, *, wanted: bool = True) -> Iterator[Bar]:
    """Show a bar while a long file is read."""
    if _is_stdin(file):
        yield Bar(None, None)
        return
    _check_is_file(file)
    size = file.stat().st_size
    with bar("reading", size, wanted=wanted and size > _LONG) as shown:
        yield shown


def _shown(reader: Reader, shown: Bar) -> Iterator[Record]:
    for number, record in enumerate(reader.records()):
        if number % 256 == 0:
            shown.show(reader.position)
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
    }


def _game_json(record: Record) -> dict[str, object]:
    from damier.pdn.result import format_result

    moves: list[dict[str, object]] = []
    before = record.start
    for node in record.nodes:
        if node.position is None:
            break
        text = record.notation.text(node.move, before.legal_moves) if node.move else node.text
        said = [comment.text for comment in node.comments]
        moves.append({"text": text, "fen": node.position.fen(), "comments": said})
        before = node.position
    return {
        "game": record.place.game,
        "sheet": record.sheet.id,
        "tags": dict(record.tags),
        "start": record.start.fen(),
        "moves": moves,
        "result": format_result(record.result, record.sheet),
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
