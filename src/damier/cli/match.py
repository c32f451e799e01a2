"""`damier match`: programs against each other."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import AsJson, LogFile, SheetName, deck_names, entrant_names, print_json
from damier.cli.standings import Scoreboard, scoreboard

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TextIO

    from damier.engine.sprt import Sprt
    from damier.position import Position
    from damier.protocols.match import Agreed, Conditions, Entrant, Match, MatchGame

_ENTRANTS = (
    "Two or more: damier[:level=3,nodes=1000,weights=FILE,book=FILE], a Hub command line, or "
    "dxp:host:port."
)


def match(
    entrants: Annotated[list[str], typer.Argument(help=_ENTRANTS, autocompletion=entrant_names)],
    *,
    sheet: SheetName = "international",
    games: Annotated[
        int, typer.Option("--games", min=2, help="For any two, at most; rounded to pairs.")
    ] = 20,
    gauntlet: Annotated[
        bool, typer.Option("--gauntlet", help="The first against all others, and nobody else.")
    ] = False,
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
            help="A PDN file, a list of FENs, deck:english-three-move, or book:FILE.",
            autocompletion=deck_names,
        ),
    ] = None,
    plies: Annotated[
        int, typer.Option("--opening-plies", min=0, max=40, help="Random moves, or of a book.")
    ] = 8,
    lead: Annotated[
        str,
        typer.Option("--lead", help="In random openings: men ahead, least,most such as 0.6,1.2."),
    ] = "0,0.5",
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
    journal: Annotated[
        Path | None,
        typer.Option("--journal", help="Keep the match here; the same command goes on with it."),
    ] = None,
    set_a: Annotated[
        list[str] | None, typer.Option("--set-a", help="The first one's Hub name=value.")
    ] = None,
    set_b: Annotated[
        list[str] | None, typer.Option("--set-b", help="The second one's Hub name=value.")
    ] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", help="Anyone's Hub value: 3:name=value.")
    ] = None,
    patience: Annotated[
        float, typer.Option("--patience", min=0.1, help="Seconds beyond its time to wait.")
    ] = 30,
    max_plies: Annotated[int, typer.Option("--max-plies", min=1, help="Then it is a draw.")] = 400,
    ponder: Annotated[
        bool, typer.Option("--ponder", help="Hub programs think in their opponent's time, too.")
    ] = False,
    adjudicate: Annotated[
        bool, typer.Option("--adjudicate", help="End games once endgame tables know the result.")
    ] = False,
    resign: Annotated[
        str | None,
        typer.Option("--resign", help="Won once both say so: men,moves such as 6,4."),
    ] = None,
    draw: Annotated[
        str | None,
        typer.Option("--draw", help="Drawn once both say so: men,moves,plies such as 0.1,8,60."),
    ] = None,
    log: LogFile = None,
    as_json: AsJson = False,
) -> None:
    """Play programs against each other, and say which is better.

    Every opening is played twice, colours swapped; more than two programs meet all others. A
    program that crashes, hangs or cheats has lost that game and is started anew. Ctrl-C ends the
    match and all programs, and tells what was played; so do SIGTERM and SIGHUP. Games written with
    --pdn or --journal are on disk as soon as they end. Without a limit a move takes 0.1 s.
    """
    from damier.cli.logs import logged
    from damier.cli.signals import run_until_told
    from damier.engine.endgame import shared_tables
    from damier.protocols.match import Journal, Match
    from damier.protocols.match.schedule import Schedule, pairings
    from damier.rules import sheet as sheet_named

    if len(entrants) < 2:
        raise typer.BadParameter(f"expected two programs or more, got {len(entrants)}")
    rules = sheet_named(sheet)
    test = _sprt(sprt, alpha, beta)
    conditions = _conditions(time, nodes, depth, clock, patience=patience, plies=max_plies)
    conditions = replace(conditions, agreed=_agreed(resign, draw), ponder=ponder)
    if adjudicate:
        conditions = replace(conditions, judge=shared_tables(rules).judge)
    schedule: Schedule = "gauntlet" if gauntlet else "round-robin"
    programs = _programs(entrants, set_a, set_b, settings)
    what = {
        "sheet": rules.play_hash,
        "entrants": [*entrants, *(dict(program.params) for program in programs)],
        "schedule": schedule,
        "limits": [time, nodes, depth, clock, patience, max_plies, *(["ponder"] if ponder else [])],
        "openings": [openings, plies, seed, *([lead] if lead != "0,0.5" else [])],
        "ends": [resign, draw, adjudicate],
    }
    pairs, number = (games + 1) // 2, len(pairings(len(entrants), schedule))
    with ExitStack() as stack:
        stack.enter_context(logged(log))
        file = stack.enter_context(pdn.open("a", encoding="utf-8")) if pdn else None
        book = stack.enter_context(Journal.open(journal, what)) if journal else None
        contest = Match(
            programs,
            rules,
            _openings(openings, sheet, plies, lead, seed),
            conditions=conditions,
            pairs=pairs,
            schedule=schedule,
            concurrency=concurrency,
            sprt=test,
            journal=book,
        )
        shown = stack.enter_context(scoreboard(contest, 2 * pairs * number))
        contest.tell = _teller(file, shown, quiet=as_json)
        status = run_until_told(contest.run())
    _say(contest, entrants, test, as_json=as_json)
    raise typer.Exit(status)


def _say(contest: Match, entrants: list[str], test: Sprt | None, *, as_json: bool) -> None:
    """Tell what a match has shown: the score of two, or how more than two stand."""
    from damier.protocols.match.standings import standing_lines

    if as_json:
        told = {"a": entrants[0], "b": entrants[1], "sheet": contest.sheet.id}
        if len(entrants) == 2:
            print_json({**told, **contest.tally.json(test)})
        else:
            print_json({"sheet": contest.sheet.id, **contest.json()})
        return
    lines = contest.tally.lines(test)
    if len(entrants) > 2:
        lines = [*standing_lines(contest.standings), *contest.failures]
    for line in lines:
        typer.echo(line)


def _programs(
    entrants: list[str],
    first: list[str] | None,
    second: list[str] | None,
    settings: list[str] | None,
) -> list[Entrant]:
    from damier.protocols.match import parse_entrant

    params = [_params(first), _params(second), *({} for _ in entrants[2:])]
    for item in settings or []:
        number, colon, rest = item.partition(":")
        if not (colon and number.isdecimal() and 1 <= int(number) <= len(entrants)):
            wanted = f"1 to {len(entrants)}, a colon and name=value"
            raise typer.BadParameter(f"expected {wanted}, got {item}")
        params[int(number) - 1].update(_params([rest]))
    return [parse_entrant(text, given) for text, given in zip(entrants, params, strict=True)]


def _agreed(resign: str | None, draw: str | None) -> tuple[Agreed, ...]:
    from damier.protocols.match import Agreed

    agreed = []
    if resign is not None:
        men, moves = _numbers(resign, "men,moves such as 6,4", 0, 1)
        agreed.append(Agreed(int(moves), at_least=men))
    if draw is not None:
        men, moves, plies = _numbers(draw, "men,moves,plies such as 0.1,8,60", 0, 1, 0)
        agreed.append(Agreed(int(moves), at_most=men, after=int(plies)))
    return tuple(agreed)


def _numbers(text: str, wanted: str, *least: float) -> list[float]:
    """Read as many numbers as there are least values of them."""
    try:
        numbers = [float(word) for word in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) != len(least) or not all(
        low <= number < 1e6 for low, number in zip(least, numbers, strict=True)
    ):
        raise typer.BadParameter(f"expected {wanted}, got {text}")
    return numbers


def _teller(file: TextIO | None, shown: Scoreboard, *, quiet: bool) -> Callable[[MatchGame], None]:
    from damier import pdn
    from damier.protocols.match.pdn import record_of

    def tell(result: MatchGame) -> None:
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
        shown.advance()

    return tell


def _openings(
    named: str | None, sheet: str, plies: int, lead: str, seed: int
) -> Iterator[Position]:
    from damier.protocols.match.openings import (
        book_openings,
        deck_openings,
        random_openings,
        read_openings,
    )
    from damier.rules import sheet as sheet_named

    rules = sheet_named(sheet)
    if named is not None and named.startswith("deck:"):
        return deck_openings(named.removeprefix("deck:"), rules, seed=seed)
    if named is not None and named.startswith("book:"):
        return book_openings(Path(named.removeprefix("book:")), rules, plies=plies, seed=seed)
    if named is not None:
        return read_openings(Path(named), rules)
    wanted = "men least,most such as 0.6,1.2"
    least, most = _numbers(lead, wanted, 0, 0)
    if most < least:
        raise typer.BadParameter(f"expected {wanted}, got {lead}")
    return random_openings(rules, plies=plies, seed=seed, lead=(least, most))


def _conditions(
    time: float | None,
    nodes: int | None,
    depth: int | None,
    clock: str | None,
    *,
    patience: float,
    plies: int,
) -> Conditions:
    from damier.engine import Limit
    from damier.game import TimeControl
    from damier.protocols.match import Conditions

    if clock is not None:
        if (time, nodes, depth) != (None, None, None):
            raise typer.BadParameter("expected a clock or limits a move, got both")
        control = TimeControl.parse(clock)
        if len(control.stages) > 1 or control.per_move:
            raise typer.BadParameter(f"expected a clock such as 60+0.5, got {clock}")
        seconds = control.stages[0].seconds or control.bonus
        return Conditions(clock=seconds, bonus=control.bonus, patience=patience, plies=plies)
    if (time, nodes, depth) == (None, None, None):
        time = 0.1
    limit = Limit(time=time, nodes=nodes, depth=depth)
    return Conditions(limit, patience=patience, plies=plies)


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
