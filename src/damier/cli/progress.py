"""Progress bars: on standard error, and only where somebody watches."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.progress import Progress, TaskID


class Bar:
    """One bar, or nothing where nobody watches; `tell` writes a line without disturbing it."""

    def __init__(self, progress: Progress | None, task: TaskID | None) -> None:
        self._progress, self._task = progress, task

    def advance(self, by: float) -> None:
        """Move on by so much."""
        if self._progress is not None and self._task is not None:
            self._progress.advance(self._task, by)

    def show(
        self, done: float, *, total: float | None = None, description: str | None = None
    ) -> None:
        """Say how much is done, and of what."""
        if self._progress is not None and self._task is not None:
            self._progress.update(
                self._task, completed=done, total=total, description=description, refresh=True
            )

    def tell(self, line: str) -> None:
        """Write a line to standard output; above the bar if both are on the terminal."""
        if self._progress is not None and sys.stdout.isatty():
            self._progress.console.print(line, markup=False, highlight=False, soft_wrap=True)
        else:
            typer.echo(line)

    def note(self, line: str) -> None:
        """Write a line to standard error, above the bar."""
        if self._progress is not None:
            self._progress.console.print(line, markup=False, highlight=False, soft_wrap=True)
        else:
            typer.echo(line, err=True)


@contextmanager
def bar(description: str, total: float | None = None, *, wanted: bool = True) -> Iterator[Bar]:
    """Show a bar while something long is done; it goes when that is over or interrupted."""
    if not wanted or not sys.stderr.isatty():
        yield Bar(None, None)
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
    from rich.progress import TimeElapsedColumn as Elapsed
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    # What is written to standard output stays there, also when only this end is a terminal.
    with Progress(
        *columns,
        Elapsed(),
        Remaining(),
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    ) as progress:
        yield Bar(progress, progress.add_task(description, total=total))
