"""`damier puzzles`: list the puzzles of a sheet, make new ones, check a file of them."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path  # noqa: TC003  typer reads annotations
from typing import TYPE_CHECKING, Annotated, TypedDict

import typer

from damier.cli.options import (
    AsciiOnly,
    AsJson,
    Jobs,
    NoColour,
    Seed,
    SheetName,
    TerminalLanguage,
    print_json,
)
from damier.learn.proof import NODES

if TYPE_CHECKING:
    from damier.learn.puzzle import Puzzle

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)


def theme_names(incomplete: str) -> list[tuple[str, str]]:
    """Complete a theme, with its name beside it."""
    from damier.learn.themes import THEMES
    from damier.texts import text

    return [
        (theme.name, text(f"theme-{theme.name}", "en"))
        for theme in THEMES
        if theme.name.startswith(incomplete)
    ]


class Listed(TypedDict):
    """What is told about a puzzle."""

    id: str
    sheet: str
    fen: str
    goal: str
    solution: list[str]
    themes: list[str]
    difficulty: int


ThemeName = Annotated[
    str | None,
    typer.Option("--theme", "-t", help="Only of this theme.", autocompletion=theme_names),
]
Nodes = Annotated[int, typer.Option("--nodes", min=1_000, help="Of the search that proves a turn.")]


@app.callback()
def puzzles() -> None:
    """List the puzzles of a sheet, make new ones, check a file of them."""


@app.command("list")
def list_puzzles(
    *,
    sheet: SheetName = "international",
    theme: ThemeName = None,
    count: Annotated[
        int | None, typer.Option("--count", "-n", min=1, help="So many, from easy to hard.")
    ] = None,
    least: Annotated[int, typer.Option("--from", min=0, max=100, help="Least difficulty.")] = 0,
    most: Annotated[int, typer.Option("--to", min=0, max=100, help="Most difficulty.")] = 100,
    as_json: AsJson = False,
) -> None:
    """List puzzles that come with damier: position, goal, solution, themes, difficulty.

    With --count they are spread over all difficulties.
    """
    from damier.learn.shelf import puzzles as shelf_of
    from damier.learn.themes import THEMES

    names = [each.name for each in THEMES]
    if theme is not None and theme not in names:
        raise typer.BadParameter(f"expected a theme of {', '.join(names)}, got {theme}")
    shelf = shelf_of(sheet).select(theme, least=least, most=most)
    places = range(len(shelf))
    if count is not None and count < len(shelf):
        places = range(0, count * (len(shelf) // count), len(shelf) // count)
    found = [_facts(shelf[place]) for place in places]
    if as_json:
        print_json(found)
        return
    for facts in found:
        solution, themes = " ".join(facts["solution"]), ", ".join(facts["themes"])
        head = f"{facts['id']}  {facts['difficulty']:3}  {facts['goal']:4}  {facts['fen']}"
        typer.echo(f"{head}\n    {solution}\n    {themes}")
    if not found:
        typer.echo(f"No such puzzle of {shelf.sheet.id}; `damier puzzles make` makes some.")


def _facts(puzzle: Puzzle) -> Listed:
    return {
        "id": puzzle.id,
        "sheet": puzzle.position.sheet.id,
        "fen": puzzle.position.fen(),
        "goal": puzzle.goal,
        "solution": list(puzzle.texts),
        "themes": list(puzzle.themes),
        "difficulty": puzzle.difficulty,
    }


@app.command("make")
def make(
    *,
    sheet: SheetName = "international",
    games: Annotated[
        Path | None, typer.Option("--from", help="Look in these games, a PDN file.")
    ] = None,
    selfplay: Annotated[
        int | None, typer.Option("--selfplay", min=1, help="Play so many games and look there.")
    ] = None,
    output: Annotated[Path, typer.Option("--output", "-o", help="A PDN file for the puzzles.")],
    nodes: Nodes = NODES,
    jobs: Jobs = None,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Make puzzles: positions of games in which one move alone wins, or saves the draw.

    Each turn of a solution is proved by a search, and by endgame tables where few pieces are left.
    Stop with Ctrl-C whenever you like: a file beside the output keeps what is done, and the same
    command goes on from there.
    """
    from damier.cli.making import Making

    if (games is None) == (selfplay is None):
        raise typer.BadParameter("expected --from or --selfplay, and not both")
    making = Making(sheet, output, nodes=nodes, seed=seed, jobs=jobs)
    try:
        told = (
            making.from_games(games) if games is not None else making.from_selfplay(selfplay or 1)
        )
    except KeyboardInterrupt:
        typer.echo(f"stopped; {making.part} keeps what is done, the same command goes on", err=True)
        raise typer.Exit(130) from None
    if as_json:
        print_json(told.facts)
    else:
        for line in told.lines:
            typer.echo(line)


@app.command("check")
def check(
    file: Annotated[Path, typer.Argument(help="A PDN file with puzzles.")],
    sheet: SheetName = "international",
    nodes: Nodes = NODES,
    as_json: AsJson = False,
) -> None:
    """Prove the puzzles of a file; say which of them fail, and why.

    Ends with 1 if one fails. A solution is the main line; variations are other defences.
    """
    from damier.cli.checking import checked

    found = list(checked(file, sheet, nodes))
    if as_json:
        print_json(found)
    else:
        for facts in found:
            if not facts["ok"]:
                typer.echo(f"{file}: game {facts['game']}: {facts['message']}")
        good = sum(bool(facts["ok"]) for facts in found)
        typer.echo(
            f"{good} of {len(found)} puzzles proved" if found else f"{file}: no puzzle in it"
        )
    if not all(facts["ok"] for facts in found):
        raise typer.Exit(1)


@app.command("solve")
def solve(
    *,
    sheet: SheetName = "international",
    theme: ThemeName = None,
    level: Annotated[
        str | None, typer.Option("--level", "-l", help="easy, middle or hard.")
    ] = None,
    today: Annotated[bool, typer.Option("--today", help="The puzzle of the day.")] = False,
    race: Annotated[bool, typer.Option("--race", help="As many as you can in 3 minutes.")] = False,
    repeat: Annotated[
        bool, typer.Option("--repeat", help="What you missed, today's turn.")
    ] = False,
    lang: TerminalLanguage = None,
    no_colour: NoColour = False,
    ascii_only: AsciiOnly = None,
) -> None:
    """Solve puzzles in the terminal.

    Without options all ways to solve are listed. What you have learned is kept in a file of your
    own, see `damier puzzles learned`.
    """
    from damier.cli.play import run_app
    from damier.learn.learned import LEVELS
    from damier.learn.themes import THEMES
    from damier.rules import sheet as sheet_named
    from damier.tui.puzzling import PuzzleWish

    names = [each.name for each in THEMES]
    if theme is not None and theme not in names:
        raise typer.BadParameter(f"expected a theme of {', '.join(names)}, got {theme}")
    if level is not None and level not in LEVELS:
        raise typer.BadParameter(f"expected {' or '.join(LEVELS)}, got {level}")
    ways = [name for name, on in (("today", today), ("race", race), ("repeat", repeat)) if on]
    if len(ways) > 1 or (ways and (theme or level) and ways != ["race"]):
        raise typer.BadParameter("expected one of --today, --race, --repeat, or a kind of puzzles")
    rules = sheet_named(sheet).id
    wish = PuzzleWish(rules, ways[0] if ways else "any", theme, level)  # type: ignore[arg-type]
    all_ways = not (ways or theme or level)
    run_app(lang, no_colour=no_colour, ascii_only=ascii_only, solve=rules if all_ways else wish)


@app.command("learned")
def learned(
    *,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write a copy into this file.")
    ] = None,
    forget: Annotated[bool, typer.Option("--forget", help="Forget it all.")] = False,
    as_json: AsJson = False,
) -> None:
    """Say what you have learned in the terminal, write a copy of it, or forget it."""
    from damier.tui.learned import LearnedFile

    file = LearnedFile()
    if output is not None:
        file.copy_to(output)
    known = file.learned() if not forget or output is not None else None
    if forget:
        file.forget()
        typer.echo(f"forgotten: {file.path}")
    elif as_json and known is not None:
        print_json(asdict(known))
    elif known is not None:
        typer.echo(f"{known.met} puzzles met, {known.solved} solved, {len(known.due)} to repeat")
        typer.echo(f"{known.row} in a row, {known.best_row} at best, {known.days} days in a row")
        for name, best in known.races.items():
            typer.echo(f"race, {name}: {best}")
