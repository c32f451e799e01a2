"""How a match stands, while it is played: on standard error, and only where somebody watches."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from damier.protocols.match import Match


class Scoreboard:
    """A table of standings with a bar; `tell` writes a line without disturbing it."""

    def __init__(self, say: Callable[[str], None], advance: Callable[[], None]) -> None:
        self.tell, self.advance = say, advance


@contextmanager
def scoreboard(match: Match, games: int) -> Iterator[Scoreboard]:
    """Show how a match of so many games stands; it goes when that is over or interrupted."""
    if not sys.stderr.isatty():
        yield Scoreboard(typer.echo, lambda: None)
        return
    from rich.console import Console, Group
    from rich.live import Live
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining
    from rich.text import Text

    from damier.protocols.match.standings import standing_lines

    console = Console(stderr=True)
    bar = Progress(
        TextColumn("games"), BarColumn(), MofNCompleteColumn(), Remaining(), console=console
    )
    task = bar.add_task("games", total=games)

    def table() -> Group:
        lines = standing_lines(match.standings) if len(match.entrants) > 2 else []
        return Group(Text("\n".join(lines)), bar) if lines else Group(bar)

    with Live(
        table(), console=console, transient=True, redirect_stdout=False, redirect_stderr=False
    ) as live:

        def say(line: str) -> None:
            if sys.stdout.isatty():
                console.print(line, markup=False, highlight=False, soft_wrap=True)
            else:
                typer.echo(line)

        def advance() -> None:
            played = sum(tally.games for tally in match.tallies.values())
            bar.update(task, completed=played)
            live.update(table())

        yield Scoreboard(say, advance)
