"""`damier match`: program against program."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import AsJson, SheetName, deck_names, print_json, side_names
from damier.cli.progress import Bar, bar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TextIO

    from damier.engine.sprt import Sprt
    from damier.position import Position
    from damier.protocols.match import Terms
    from damier.protocols.match.runner import Result

_SIDE = "damier[:level=3,nodes=1000,weights=FILE], a Hub command line, or dxp:host:port."


def match(
    a: Annotated[str, typer.Argument(help=_SIDE, autocompletion=side_names)],
    b: Annotated[str, typer.Argument(help="The other side.", autocompletion=side_names)],
    *,
    sheet: SheetName = "international",
    games: Annotated[int, typer.Option("--games", min=2, help="At most; rounded to pairs.")] = 20,
    time: Annotated[float | None, typer.Option("--time", min=0.001, help="Seconds a move.")] = None,
    nodes: Annotated[int | None, typer.Option("--nodes", min=1, help="Positions a move.")] = None,
    depth: Annotated[int | None, typer.Option("--depth", min=1, help="Plies a move.")] = None,
    clock: Annotated[
        str | None, typer.Option("--clock", help="Seconds a game and a move: 60 or 60+0.5.")
    ] = None,
    openings: Annotated[
        str | None,
        typer.Option(
            "--openings",
            help="A PDN file, a list of FENs, or a deck: deck:english-three-move.",
            autocompletion=deck_names,
        ),
    ] = None,
    plies: Annotated[
        int, typer.Option("--opening-plies", min=0, max=40, help="Random moves, without a file.")
    ] = 8,
    seed: Annotated[int, typer.Option("--seed", help="Other openings.")] = 1,
    concurrency: Annotated[int, typer.Option("--concurrency", min=1, help="Games at once.")] = 1,
    sprt: Annotated[
        str | None, typer.Option("--sprt", help="Stop when it is clear: elo0,elo1.")
    ] = None,
    alpha: Annotated[
        float, typer.Option("--alpha", help="The odds to accept elo1 wrongly.")
    ] = 0.05,
    beta: Annotated[float, typer.Option("--beta", help="The odds to accept elo0 wrongly.")] = 0.05,
    pdn: Annotated[Path | None, typer.Option("--pdn", help="Append the games here.")] = None,
    set_a: Annotated[list[str] | None, typer.Option("--set-a", help="A's Hub name=value.")] = None,
    set_b: Annotated[list[str] | None, typer.Option("--set-b", help="B's Hub name=value.")] = None,
    patience: Annotated[
        float, typer.Option("--patience", min=0.1, help="Seconds beyond its time to wait.")
    ] = 30,
    max_plies: Annotated[int, typer.Option("--max-plies", min=1, help="Then it is a draw.")] = 400,
    adjudicate: Annotated[
        bool, typer.Option("--adjudicate", help="End games once endgame tables know the result.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play two programs against each other, and say which is better.

    Every opening is played twice, colours swapped. A program that crashes, hangs or cheats has lost
    that game and is started anew. Ctrl-C ends the match and all programs, and tells what was
    played; so do SIGTERM and SIGHUP. Games written with --pdn are on disk as soon as they end.
    Without a limit a move takes 0.1 s.
    """
    from damier.cli.signals import run_until_told
    from damier.engine.endgame import shared_tables
    from damier.protocols.match import Match, parse_side
    from damier.rules import sheet as sheet_named

    rules = sheet_named(sheet)
    test = _sprt(sprt, alpha, beta)
    terms = _terms(time, nodes, depth, clock, patience=patience, plies=max_plies)
    if adjudicate:
        terms = replace(terms, judge=shared_tables(rules).judge)
    sides = (parse_side(a, _params(set_a)), parse_side(b, _params(set_b)))
    with ExitStack() as stack:
        file = stack.enter_context(pdn.open("a", encoding="utf-8")) if pdn else None
        shown = stack.enter_context(bar("games", 2 * ((games + 1) // 2)))
        contest = Match(
            sides,
            rules,
            _openings(openings, sheet, plies, seed),
            terms=terms,
            pairs=(games + 1) // 2,
            concurrency=concurrency,
            sprt=test,
            tell=_teller(file, shown, quiet=as_json),
        )
        status = run_until_told(contest.run())
    if as_json:
        print_json({"a": a, "b": b, "sheet": rules.id, **contest.tally.json(test)})
    else:
        for line in contest.tally.lines(test):
            typer.echo(line)
    raise typer.Exit(status)


def _teller(file: TextIO | None, shown: Bar, *, quiet: bool) -> Callable[[Result], None]:
    from damier import pdn
    from damier.protocols.match.pdn import record_of

    def tell(result: Result) -> None:
        if file is not None:
            pdn.write(record_of(result), file)
            file.flush()
        if not quiet:
            report, names = result.report, result.names
            score = {None: "draw", "white": "white wins", "black": "black wins"}[report.winner]
            plies = len(report.game.moves)
            shown.tell(
                f"{result.number}. {names['white']} - {names['black']}: "
                f"{score}, {report.reason}, {plies} plies"
                + (f" ({report.why})" if report.why else "")
            )
        shown.advance(1)

    return tell


def _openings(named: str | None, sheet: str, plies: int, seed: int) -> Iterator[Position]:
    from damier.protocols.match.openings import deck_openings, random_openings, read_openings
    from damier.rules import sheet as sheet_named

    rules = sheet_named(sheet)
    if named is not None and named.startswith("deck:"):
        return deck_openings(named.removeprefix("deck:"), rules, seed=seed)
    if named is not None:
        return read_openings(Path(named), rules)
    return random_openings(rules, plies=plies, seed=seed)


def _terms(
    time: float | None,
    nodes: int | None,
    depth: int | None,
    clock: str | None,
    *,
    patience: float,
    plies: int,
) -> Terms:
    from damier.engine import Limit
    from damier.game import TimeControl
    from damier.protocols.match import Terms

    if clock is not None:
        if (time, nodes, depth) != (None, None, None):
            raise typer.BadParameter("expected a clock or limits a move, got both")
        control = TimeControl.parse(clock)
        if len(control.stages) > 1 or control.per_move:
            raise typer.BadParameter(f"expected a clock such as 60+0.5, got {clock}")
        seconds = control.stages[0].seconds or control.bonus
        return Terms(clock=seconds, bonus=control.bonus, patience=patience, plies=plies)
    if (time, nodes, depth) == (None, None, None):
        time = 0.1
    limit = Limit(time=time, nodes=nodes, depth=depth)
    return Terms(limit, patience=patience, plies=plies)


def _sprt(text: str | None, alpha: float, beta: float) -> Sprt | None:
    from damier.engine.sprt import Sprt

    if text is None:
        return None
    try:
        elo0, elo1 = map(float, text.split(","))
    except ValueError:
        raise typer.BadParameter(f"expected elo0,elo1 such as 0,5, got {text}") from None
    return Sprt(elo0, elo1, alpha, beta)


def _params(given: list[str] | None) -> dict[str, str]:
    for item in given or []:
        if "=" not in item:
            raise typer.BadParameter(f"expected name=value, got {item}")
    return dict(item.split("=", 1) for item in given or [])
