"""Jobs and answers as bytes, for engines in other processes.

Positions go with all that a search asks of them, games with their history but without a clock: how
long to think is in the limit. Moves are read back from those of their position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from damier._core import Position as _CorePosition
from damier.engine.analysis import Analysis, Line
from damier.engine.judgement import Judgement, Played
from damier.engine.limits import Limit  # noqa: TC001  msgspec reads annotations
from damier.engine.opponent import Mind
from damier.errors import DamierError, EngineError
from damier.game import Game
from damier.game.game import Mode  # noqa: TC001  msgspec reads annotations
from damier.game.options import Option, OptionKind
from damier.live.thinking.jobs import AnalysisJob, Job, JudgingJob, MoveJob, NextDeed
from damier.position import Move, Position
from damier.position.compile import compile_sheet
from damier.rules.sheet import Colour, DrawRule  # noqa: TC001
from damier.table.canonical import parse_text, sheet_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.rules import Sheet

Runs = tuple[tuple[int, int], tuple[int, int]]


class _Move(Struct, frozen=True, array_like=True):
    path: tuple[int, ...]
    captured: tuple[int, ...] = ()


class _Position(Struct, frozen=True, array_like=True):
    board: str
    black: bool
    runs: Runs


class _Entry(Struct, frozen=True, array_like=True):
    """A move, the square of a huff, or neither for a withdrawal."""

    move: _Move | None = None
    square: int | None = None


class _Game(Struct, frozen=True):
    start: _Position
    mode: Mode
    touch_move: bool
    draw_options: tuple[DrawRule, ...]
    entries: tuple[_Entry, ...]
    stands: bool  # nobody may object to the last move any more
    offer: Colour | None


class _Mind(Struct, frozen=True):
    level: int | str
    chance: bytes
    without_hope: int


class _MoveJob(Struct, frozen=True, tag="move"):
    rules: str
    game: _Game
    side: Colour
    mind: _Mind
    limit: Limit | None


class _AnalysisJob(Struct, frozen=True, tag="analysis"):
    rules: str
    game: _Game | None
    position: _Position | None
    limit: Limit
    lines: int
    threads: int
    memory: int
    tables: bool
    every: float


class _JudgingJob(Struct, frozen=True, tag="judging"):
    rules: str
    start: _Position
    line: tuple[tuple[_Position, _Move | None], ...]
    limit: Limit
    memory: int


class _Chosen(Struct, frozen=True, tag="chosen"):
    move: _Move | None
    option: OptionKind | None
    square: int | None
    mind: _Mind


class _Analysis(Struct, frozen=True, tag="analysis"):
    lines: tuple[tuple[float, int, tuple[_Move, ...]], ...]
    nodes: int
    seconds: float


class _Judgement(Struct, frozen=True, tag="judgement"):
    index: int
    by: Colour
    move: _Move
    score: float
    expectation: float
    loss: float
    nag: int | None
    best: tuple[_Move, ...]
    reply: tuple[_Move, ...]
    missed_win: bool


class _Judged(Struct, frozen=True, tag="judged"):
    all: tuple[_Judgement, ...]


class _Failed(Struct, frozen=True, tag="failed"):
    why: str


_jobs = msgspec.msgpack.Decoder(_MoveJob | _AnalysisJob | _JudgingJob)
_answers = msgspec.msgpack.Decoder(_Chosen | _Analysis | _Judgement | _Judged | _Failed)
_encode = msgspec.msgpack.Encoder().encode


def encode_job(job: Job[Any, Any]) -> bytes:
    """Write a job down."""
    rules = sheet_text(job.sheet)
    match job:
        case MoveJob():
            mind = _mind(job.mind)
            return _encode(_MoveJob(rules, _game(job.game), job.side, mind, job.limit))
        case AnalysisJob():
            subject = job.subject
            game = _game(subject) if isinstance(subject, Game) else None
            position = None if game else _position(job.position)
            limits = (job.limit, job.lines, job.threads, job.memory, job.tables, job.every)
            return _encode(_AnalysisJob(rules, game, position, *limits))
        case JudgingJob():
            line = tuple((_position(at), _moved(move)) for at, move in job.line)
            start = _position(job.start)
            return _encode(_JudgingJob(rules, start, line, job.limit, job.memory))
    raise EngineError(f"expected a job that can be sent, got {job!r}")


def decode_job(data: bytes) -> Job[Any, Any]:
    """Read a job; raises EngineError if it is none."""
    try:
        told = _jobs.decode(data)
        sheet = parse_text(told.rules)
        match told:
            case _MoveJob():
                mind = _read_mind(told.mind)
                return MoveJob(_read_game(told.game, sheet), told.side, mind, told.limit)
            case _AnalysisJob(game=game, position=position):
                return AnalysisJob(
                    _read_game(game, sheet) if game else _read_position(position, sheet),
                    told.limit,
                    told.lines,
                    told.threads,
                    told.memory,
                    told.tables,
                    told.every,
                )
        before = start = _read_position(told.start, sheet)
        line = []
        for at, move in told.line:
            line.append(Played(_read_position(at, sheet), _read_move(move, before)))
            before = line[-1].position
        return JudgingJob(start, tuple(line), told.limit, told.memory)
    except (msgspec.MsgspecError, DamierError) as error:
        raise EngineError(f"expected a job, got {error}") from error


def encode_answer(found: object) -> bytes:
    """Write down what was found, on the way or at the end, or the error that it ended with."""
    return _encode(_answer(found))


def _answer(found: object) -> Struct:
    match found:
        case NextDeed(deed=Option() as option):
            return _Chosen(None, option.kind, option.square, _mind(found.mind))
        case NextDeed(deed=move):
            return _Chosen(_moved(move), None, None, _mind(found.mind))  # type: ignore[arg-type]
        case Analysis():
            lines = ((line.score, line.depth, _moves(line.moves)) for line in found.lines)
            return _Analysis(tuple(lines), found.nodes, found.seconds)
        case Judgement():
            return _Judgement(
                found.index,
                found.by,
                _Move(found.move.path, found.move.captured),
                found.score,
                found.expectation,
                found.loss,
                found.nag,
                _moves(found.best),
                _moves(found.reply),
                found.missed_win,
            )
        case list():
            return _Judged(tuple(_answer(each) for each in found))  # type: ignore[misc]
    return _Failed(str(found)[:500])


def decode_answer(job: Job[Any, Any], data: bytes) -> Any:
    """Read what was found about a job; raises EngineError if it failed."""
    try:
        return _read_answer(job, _answers.decode(data))
    except msgspec.MsgspecError as error:
        raise EngineError(f"expected an answer, got {error}") from error


def _read_answer(job: Any, told: Any) -> Any:
    match told:
        case _Chosen():
            deed: Move | Option | None = _read_move(told.move, job.game.position)
            if told.option is not None:
                deed = Option(told.option, told.square)
            return NextDeed(deed, _read_mind(told.mind))
        case _Analysis():
            lines = (
                Line(score, depth, _read_line(moves, job.position))
                for score, depth, moves in told.lines
            )
            return Analysis(tuple(lines), told.nodes, told.seconds)
        case _Judgement():
            before = job.line[told.index - 1].position if told.index else job.start
            (move,) = _read_line((told.move,), before)
            best = _read_line(told.best, before)
            after = before.play_unchecked(move)
            reply = _read_line(told.reply, after) if told.reply else ()
            worth = (told.score, told.expectation, told.loss, told.nag)
            return Judgement(told.index, told.by, move, "", *worth, best, told.missed_win, reply)
        case _Judged():
            return [_read_answer(job, each) for each in told.all]
    raise EngineError(told.why)


# Parts.


def _mind(mind: Mind) -> _Mind:
    return _Mind(mind.level, mind.chance, mind.without_hope)


def _read_mind(told: _Mind) -> Mind:
    return Mind(told.level, told.chance, told.without_hope)  # type: ignore[arg-type]


def _position(position: Position) -> _Position:
    core = position.core
    return _Position(core.board, core.black_to_move, core.runs)


def _read_position(told: _Position | None, sheet: Sheet) -> Position:
    if told is None:
        raise EngineError("expected a game or a position, got neither")
    try:
        core = _CorePosition(compile_sheet(sheet), told.board, told.black, told.runs)
    except ValueError as error:
        raise EngineError(f"expected a position of {sheet.id}, got {told}") from error
    return Position(sheet, core)


def _game(game: Game) -> _Game:
    entries = tuple(_Entry(_moved(entry.move), entry.square) for entry in game.entries)
    last = game.last_entry
    stands = last is not None and last.offence is not None and game.offence is None
    return _Game(
        _position(game.start),
        game.mode,
        game.touch_move,
        game.draw_options,
        entries,
        stands,
        game.state.offer,
    )


def _read_game(told: _Game, sheet: Sheet) -> Game:
    game = Game(
        sheet,
        mode=told.mode,
        start=_read_position(told.start, sheet),
        touch_move=told.touch_move,
        draw_options=told.draw_options,
    )
    for entry in told.entries:
        if entry.square is not None:
            game.huff(entry.square)
        elif entry.move is None:
            game.withdraw()
        else:
            game.play(_read_move(entry.move, game.position) or entry.move.path)
    if told.stands and game.offence is not None:
        game.stand()
    if told.offer is not None:
        game.offer_draw(told.offer)
    return game


def _moved(move: Move | None) -> _Move | None:
    return None if move is None else _Move(move.path, move.captured)


def _moves(moves: Iterable[Move]) -> tuple[_Move, ...]:
    return tuple(_Move(move.path, move.captured) for move in moves)


def _read_move(told: _Move | None, position: Position) -> Move | None:
    """Return the move that is meant: one of the rules', or one that breaks a duty."""
    if told is None:
        return None
    for known in (position.core.legal_moves, position.core.routes, position.core.attempts):
        for move in known():
            if (move.path, move.captured) == (told.path, told.captured):
                return move
    raise EngineError(f"expected a move of {position!r}, got {told.path}")


def _read_line(moves: tuple[_Move, ...], position: Position) -> tuple[Move, ...]:
    found = []
    for told in moves:
        move = _read_move(told, position)
        if move is not None:
            found.append(move)
            position = position.play_unchecked(move)
    return tuple(found)
