"""What each move of a game was worth, compared with the best one."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from damier.engine.analysis import KNOWN, Line
from damier.engine.sight import decided, settled

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from damier.engine.limits import Limit
    from damier.engine.player import Engine
    from damier.pdn import Record
    from damier.position import Move, Position
    from damier.rules.sheet import Colour

GOOD, MISTAKE, BRILLIANT, BLUNDER, DUBIOUS = 1, 2, 3, 4, 6  # NAGs: ! ? !! ?? ?!
SIGNS = {GOOD: "!", MISTAKE: "?", BRILLIANT: "!!", BLUNDER: "??", DUBIOUS: "?!"}
# The points that a move threw away from which it is marked; one man in an even game is 0.19.
_LOSSES = ((0.16, BLUNDER), (0.10, MISTAKE), (0.05, DUBIOUS))
_ONLY = 0.16  # the points by which the only good move is better than any other


@dataclass(frozen=True, slots=True)
class Judgement:
    """A move and what it was worth.

    `score` in men and `expectation` in points are White's after the move, `loss` the points that
    the mover threw away; `best` is the line to play instead of it or, for a good move, with it.
    `reply` is the line that follows a move that is marked, from the opponent's answer on.
    """

    index: int
    by: Colour
    move: Move
    text: str
    score: float
    expectation: float
    loss: float
    nag: int | None
    best: tuple[Move, ...] = ()
    missed_win: bool = False
    reply: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class _View:
    """A position as the engine sees it: its best lines, or the one score of a decided game."""

    position: Position
    lines: tuple[Line, ...]

    @classmethod
    def of(cls, position: Position, engine: Engine, limit: Limit, lines: int) -> _View:
        after, forced = settled(position)
        over = decided(after)
        if over is not None:
            found: tuple[Line, ...] = (Line(over, 0, ()),)
        else:
            found = engine.analyse(after, limit, lines=lines).lines
        # Lines of a search cut short are not always in order.
        found = tuple(sorted(found, key=lambda line: -line.score))
        return cls(position, tuple(_led_to(line, forced) for line in found))

    @property
    def score(self) -> float:
        """The score for White, in men."""
        return self.lines[0].score * _sign(self.position)

    @property
    def expectation(self) -> float:
        """The points that White can expect."""
        mine = self.lines[0].chances.expectation
        return mine if self.position.turn == "white" else 1 - mine


class Played(NamedTuple):
    """A position of a line, and the move that led there, None where something else did."""

    position: Position
    move: Move | None


def line_of(record: Record) -> tuple[Played, ...]:
    """Return the main line of a game as far as it could be played."""
    line: list[Played] = []
    for node in record.nodes:
        if node.position is None:
            break
        line.append(Played(node.position, node.move))
    return tuple(line)


def judge(record: Record, engine: Engine, limit: Limit, *, lines: int = 2) -> Iterator[Judgement]:
    """Yield a judgement of every move of the main line that could be played."""
    for judgement in judge_line(record.start, line_of(record), engine, limit, lines=lines):
        yield as_written(record, judgement)


def as_written(record: Record, judgement: Judgement) -> Judgement:
    """Return a judgement with its move as this game writes it."""
    before = record.nodes[judgement.index - 1].position if judgement.index else record.start
    if before is None:
        return judgement
    text = record.notation.text(judgement.move, before.legal_moves)
    return replace(judgement, text=text)


def judge_line(
    start: Position, line: Sequence[Played], engine: Engine, limit: Limit, *, lines: int = 2
) -> Iterator[Judgement]:
    """Yield a judgement of every move of a line, without its text."""
    before = _View.of(start, engine, limit, lines)
    for index, (position, move) in enumerate(line):
        after = _View.of(position, engine, limit, lines)
        if move is not None:
            yield _judged(index, before, after, move)
        before = after


def judge_move(before: Position, move: Move, best: Line, reply: Line) -> Judgement:
    """Judge one move by the best line before it and the best after it, without its text."""
    after = before.play_unchecked(move)
    return _judged(0, _View(before, (best,)), _View(after, (reply,)), move)


def _judged(index: int, before: _View, after: _View, move: Move) -> Judgement:
    position = before.position
    legal = position.legal_moves
    best = before.lines[0].moves
    loss = 0.0
    if len(legal) > 1 and best and best[0] != move and move in legal:
        gone = (before.expectation - after.expectation) * _sign(position)
        loss = max(0.0, gone)
    nag = next((nag for least, nag in _LOSSES if loss >= least), None)
    if nag is None and len(legal) > 1 and best[:1] == (move,):
        nag = _praise(before, move)
    return Judgement(
        index,
        position.turn,
        move,
        "",
        after.score,
        after.expectation,
        loss,
        nag,
        best if nag is not None else (),
        missed_win=nag is not None and loss > 0 and before.lines[0].chances.win == 1,
        reply=after.lines[0].moves if nag is not None else (),
    )


def _praise(view: _View, move: Move) -> int | None:
    """Return the NAG of the only good move, a quiet one that keeps at least half a point."""
    if len(view.lines) < 2 or move.is_capture:
        return None
    best, second = (line.chances.expectation for line in view.lines[:2])
    if best < 0.5 or best - second < _ONLY:
        return None
    return BRILLIANT if _sacrifices(view) else GOOD


def _sacrifices(view: _View) -> bool:
    """Tell whether the line gives two pieces, or one that is not taken back at once."""
    moves = view.lines[0].moves
    after = view.position.play_unchecked(moves[0])
    if len(moves) < 3 or not all(reply.is_capture for reply in after.legal_moves):
        return False
    given, regained = len(moves[1].captured), len(moves[2].captured)
    return given >= 2 or regained < given


def _led_to(line: Line, forced: tuple[Move, ...]) -> Line:
    """Return a line with the forced moves before it, and the score that it has there."""
    score = line.score
    if abs(score) > KNOWN:
        score -= math.copysign(len(forced) / 100, score)
    return Line(-score if len(forced) % 2 else score, line.depth, forced + line.moves)


def _sign(position: Position) -> int:
    return 1 if position.turn == "white" else -1
