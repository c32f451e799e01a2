"""`damier analyse`: what the moves of games, or of one position, are worth."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damier.cli.options import AnySheet, AsJson, Language, is_file, print_json
from damier.cli.output import writer_to
from damier.cli.progress import bar
from damier.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.cli.progress import Bar
    from damier.engine import Analysis, Limit
    from damier.engine.judgement import Judgement
    from damier.game.outcome import Outcome
    from damier.pdn import Record
    from damier.position import Move, Position

Seconds = Annotated[float | None, typer.Option("--time", help="Seconds a position.")]
Nodes = Annotated[int | None, typer.Option("--nodes", help="Positions searched for each.")]
Depth = Annotated[int | None, typer.Option("--depth", help="Moves ahead.")]
_FOR_A_MOVE, _FOR_A_POSITION = 0.2, 2.0  # seconds, if no limit is given


def analyse(
    subject: Annotated[str, typer.Argument(help="A PDN file (- reads standard input), or a FEN.")],
    *,
    sheet: AnySheet = None,
    time: Seconds = None,
    nodes: Nodes = None,
    depth: Depth = None,
    lines: Annotated[int, typer.Option("--lines", min=1, help="Lines of play to show.")] = 1,
    lang: Language = "en",
    game: Annotated[
        int | None, typer.Option("--game", "-g", min=1, help="Only this game of the file.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Write the games with notes here, as PDN.")
    ] = None,
    graph: Annotated[
        Path | None, typer.Option("--graph", help="Draw how the first game went here, as SVG.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Score a position, or every move of games, and mark the mistakes.

    A position: one line each for the best moves, with the score in men for the side to move and
    the chances to win, draw and lose. Games: the score after every move for White, and the better
    move where one was missed. Without a limit it thinks 2 s on a position and 0.2 s on a move. A
    position that has decided the game says who has won, and why.
    Ctrl-C stops it; what was found so far is shown, and whole games are written to --out.
    """
    from damier.engine import Limit
    from damier.texts import text

    text("annotation-good", lang)  # an unknown language is told before any thinking
    has_games = is_file(subject)
    given = time is not None or nodes is not None or depth is not None
    seconds = time if given else _FOR_A_MOVE if has_games else _FOR_A_POSITION
    limit = Limit(time=seconds, nodes=nodes, depth=depth)
    if not has_games:
        from damier.position import Position

        position = Position.from_fen(subject, sheet or "international")
        _analyse_position(position, limit, lines, lang, as_json)
        return
    _analyse_games(
        _records(subject, sheet, game, lang), limit, lang, out=out, graph=graph, as_json=as_json
    )


def _analyse_position(
    position: Position, limit: Limit, lines: int, lang: str, as_json: bool
) -> None:
    from damier.cli.thinking import Thinker
    from damier.game.outcome import on_the_board

    if outcome := on_the_board(position):
        _show_outcome(position, outcome, lang, as_json)
        return
    thinker = Thinker()
    with bar("thinking") as shown:
        found = thinker.analyse(position, limit, lines, partial(_show_depth, shown))
    _show_position(position, found, as_json)
    raise typer.Exit(130 if thinker.heard else 0)


def _show_depth(shown: Bar, found: Analysis) -> None:
    depth = max((line.depth for line in found.lines), default=0)
    shown.show(0, description=f"thinking, depth {depth}")


def _analyse_games(
    records: Iterator[Record],
    limit: Limit,
    lang: str,
    *,
    out: Path | None,
    graph: Path | None,
    as_json: bool,
) -> None:
    from damier.engine.graph import graph as draw
    from damier.pdn import format as format_record

    games: list[dict[str, object]] = []
    texts: list[str] = []
    picture = ""
    stopped = False
    with ExitStack() as files:  # out may be the very file that is read
        write_games = files.enter_context(writer_to(out)) if out is not None else None
        write_graph = files.enter_context(writer_to(graph)) if graph is not None else None
        try:
            for record, judgements in _all_annotated(records, limit, lang):
                if write_games is not None:
                    texts.append(format_record(record))
                if write_graph is not None and not games:
                    picture = draw(judgements, record.sheet, lang)
                games.append(_game_json(record, judgements))
                if not as_json:
                    _show_game(record, judgements)
        except KeyboardInterrupt:
            stopped = True
            typer.echo(f"stopped after {len(games)} games", err=True)
        finally:
            with ExitStack() as last:  # what is done is kept, whatever fails
                if as_json and (games or stopped):
                    last.callback(print_json, {"games": games})
                if write_games is not None and texts:
                    last.callback(write_games, "\n".join(texts).encode())
                if write_graph is not None and picture:
                    last.callback(write_graph, picture.encode())
    if not games and not stopped:
        raise GameError("expected a game to analyse, got none")
    if stopped:
        raise typer.Exit(130)


def _records(subject: str, sheet: str | None, game: int | None, lang: str) -> Iterator[Record]:
    """Read the games that are wanted; say once each what something odd was taken for."""
    from damier.pdn import read
    from damier.texts.speech import reading_text
    from damier.texts.terminals import for_terminal

    source = sys.stdin.buffer if subject == "-" else Path(subject)
    told: set[object] = set()
    for record in read(source, sheet=sheet):
        if game is not None and record.place.game != game:
            continue
        for reading in filter(None, (problem.reading for problem in record.problems)):
            if reading not in told:
                told.add(reading)
                typer.echo(for_terminal(reading_text(reading, lang)), err=True)
        yield record


def _all_annotated(
    records: Iterator[Record], limit: Limit, lang: str
) -> Iterator[tuple[Record, list[Judgement]]]:
    """Annotate games one after the other, with a bar for each."""
    from damier.cli.thinking import Thinker
    from damier.learn.explaining.judged import write_explained

    thinker = Thinker()
    for record in records:
        with bar(f"game {record.place.game}", len(record.nodes)) as shown:
            judgements = thinker.judge(record, limit, partial(_one_more, shown))
        write_explained(record, judgements, lang)
        yield record, judgements


def _one_more(shown: Bar, _: object) -> None:
    shown.advance(1)


def _show_outcome(position: Position, outcome: Outcome, lang: str, as_json: bool) -> None:
    """Say who has won, and why: there is nothing to search."""
    from damier.texts.speech import outcome_text

    sheet = position.sheet
    why = outcome_text(outcome, sheet, lang)
    if not as_json:
        typer.echo(outcome_text(outcome, sheet, lang, title=True))
        typer.echo(why)
        return
    told = {"winner": outcome.winner, "reason": outcome.reason, "article": outcome.article}
    found = {"lines": [], "nodes": 0, "seconds": 0.0, "outcome": {**told, "text": why}}
    print_json({"fen": position.fen(), "sheet": sheet.id, **found})


def _show_position(position: Position, analysis: Analysis, as_json: bool) -> None:
    # Lines of a search cut short are not always in order.
    lines = sorted(analysis.lines, key=lambda line: -line.score)
    found = [
        {
            "score": round(line.score, 2),
            "win": round(line.chances.win, 3),
            "draw": round(line.chances.draw, 3),
            "loss": round(line.chances.loss, 3),
            "depth": line.depth,
            "plies_to_end": line.plies_to_end,
            "moves": _texts(position, line.moves),
        }
        for line in lines
    ]
    if as_json:
        spent = {"nodes": analysis.nodes, "seconds": round(analysis.seconds, 3)}
        print_json(
            {
                "fen": position.fen(),
                "sheet": position.sheet.id,
                "lines": found,
                **spent,
                "outcome": None,
            }
        )
        return
    for line in lines:
        chances = "/".join(f"{share:.0%}" for share in line.chances)
        moves = " ".join(_texts(position, line.moves))
        typer.echo(f"{line.score:+7.2f}  {chances:<14} depth {line.depth:<3} {moves}")


def _texts(position: Position, moves: tuple[Move, ...]) -> list[str]:
    found = []
    for move in moves:
        found.append(position.text(move))
        position = position.play_unchecked(move)
    return found


def _game_json(record: Record, judgements: list[Judgement]) -> dict[str, object]:
    moves = [
        {
            "text": judgement.text,
            "by": judgement.by,
            "score": round(judgement.score, 2),
            "expectation": round(judgement.expectation, 3),
            "loss": round(judgement.loss, 3),
            "nag": judgement.nag,
            "best": [str(move) for move in judgement.best[:1]],
            "comment": record.nodes[judgement.index].comments[-1].text if judgement.nag else "",
        }
        for judgement in judgements
    ]
    return {"game": record.place.game, "sheet": record.sheet.id, "moves": moves}


def _show_game(record: Record, judgements: list[Judgement]) -> None:
    from damier.engine.judgement import SIGNS

    typer.echo(f"{record.tags.find('White') or '?'} - {record.tags.find('Black') or '?'}")
    for judgement in judgements:
        node = record.nodes[judgement.index]
        sign = SIGNS.get(judgement.nag or 0, "")
        said = node.comments[-1].text if judgement.nag else ""
        score = f"{round(max(-99.0, min(99.0, judgement.score)), 2) + 0.0:+7.2f}"
        typer.echo(f"{judgement.by:<6} {judgement.text + sign:<12} {score}  {said}".rstrip())
    typer.echo()
