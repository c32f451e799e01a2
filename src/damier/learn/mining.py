"""Where puzzles come from: games in which somebody goes wrong.

Weak levels play each other, and beside each move some others that might have been played are looked
at, too. What a quick search finds to have one good move is proved. Module-level functions of plain
values, so that any executor can run them: a sheet is named by its id or given as the text of its
TOML file.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from damier.engine import Engine, Limit
from damier.engine.endgame import Tables
from damier.engine.opponent import Opponent
from damier.engine.training.tasks import seed_for, sheet_from
from damier.game import Game
from damier.learn.check import flaw_of
from damier.learn.difficulty import rate
from damier.learn.growth import Grown, balance, grow
from damier.learn.proof import LOST, UNCLEAR, Prover
from damier.learn.rows import format_row
from damier.learn.themes import themes_of
from damier.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from damier.learn.puzzle import Goal
    from damier.position import Move
    from damier.rules import Sheet

STRICT = 0.25  # men by which puzzles are better than they have to be
TABLES = 3  # pieces of the endgame tables
_FURTHER = 2  # times the nodes of the proof, of a last look
_BLINK, _GLANCE = 300, 1_500  # nodes of the first two looks
_DOUBT = 0.3  # men by which a first look may be wrong
_LONGEST = 160  # plies of a game
_OPENING = 8  # plies before which nothing is a puzzle
_LEVELS = (2, 3, 4, 5, 5, 6, 6, 7)
_BESIDE = 8  # other moves that are looked at beside one of a game
_LIMITS = (Limit(nodes=_BLINK), Limit(nodes=_GLANCE))
_SAME = 3  # first moves by which two lines of a game are the same combination


@dataclass
class Mined:
    """What some games gave: rows of puzzles, how many positions were none and why, CPU seconds."""

    rows: list[str] = field(default_factory=list)
    rejected: Counter[str] = field(default_factory=Counter)
    positions: int = 0
    games: int = 0
    cpu: float = 0.0


@lru_cache(maxsize=2)
def prover_of(source: str, nodes: int, strict: float = STRICT) -> Prover:
    """Return the prover of a sheet, with its small endgame tables."""
    sheet = sheet_from(source)
    tables = Tables(sheet, pieces=TABLES).ready(TABLES)
    return Prover(sheet, nodes=nodes, strict=strict, tables=tables)


def mine_selfplay(source: str, seed: int, games: int, nodes: int) -> Mined:
    """Play games of weak levels; return the puzzles in them and beside them."""
    began = time.thread_time()
    batch = Mined()
    prover = prover_of(source, nodes)
    for number in range(games):
        _mine(prover, _played(prover.sheet, seed_for(seed, number)), batch)
    batch.cpu = time.thread_time() - began
    return batch


def mine_games(source: str, games: list[list[str]], nodes: int) -> Mined:
    """Return the puzzles in the positions of games, each a list of FENs in order."""
    began = time.thread_time()
    batch = Mined()
    prover = prover_of(source, nodes)
    for fens in games:
        _mine(prover, (Position.from_fen(fen, prover.sheet) for fen in fens), batch)
    batch.cpu = time.thread_time() - began
    return batch


def _mine(prover: Prover, game: Iterable[Position], batch: Mined) -> None:
    """Add the puzzles of one game to a batch; the same combination once a game."""
    batch.games += 1
    _scout(prover).engine.forget()
    seen: set[tuple[Move, ...]] = set()
    for position in game:
        batch.positions += 1
        batch.rejected[_look(prover, position, seen, batch)] += 1
    del batch.rejected["found"]


def _look(prover: Prover, position: Position, seen: set[tuple[Move, ...]], batch: Mined) -> str:
    """Add the puzzle of a position if a glance sees one and the proof agrees; say what became."""
    if len(position.legal_moves) < 2:
        return "forced"
    if any(moves for _, moves in position.core.runs):
        return "king-run"
    glance = _scout(prover).glance(position)
    if glance is None:
        return "quiet"
    goal, line = glance
    if line in seen:
        return "again"
    seen.add(line)
    found = grow(prover, position, goal)
    if not isinstance(found, Grown):
        return found
    puzzle = found.puzzle
    if flaw_of(puzzle, _confirmer(prover)) is not None:
        return "doubtful"
    difficulty = rate(puzzle, found.depths, _plain(prover.sheet))
    batch.rows.append(format_row(replace(puzzle, difficulty=difficulty, themes=themes_of(puzzle))))
    return "found"


class _Scout:
    """Looks at positions quickly; what it remembers of a game makes it quicker."""

    def __init__(self, prover: Prover) -> None:
        self.prover = prover
        self.engine = Engine(prover.sheet, memory=1)

    def glance(self, position: Position) -> tuple[Goal, tuple[Move, ...]] | None:
        """Return what a quick search thinks one move alone can reach, and how."""
        worse, scale = balance(position) < 0, self.prover.scale
        score = self.engine.analyse(position, _LIMITS[0]).score / scale
        if score < UNCLEAR and not (worse and score > LOST):
            return None
        lines = self.engine.analyse(position, _LIMITS[1], lines=2).lines
        if len(lines) < 2:
            return None
        goals: tuple[Goal, ...] = ("win", "draw") if worse else ("win",)
        first, second = (line.score for line in lines)
        for goal in goals:
            if self.prover.keeps(first, goal, -_DOUBT) and self.prover.spoils(
                second, goal, -_DOUBT
            ):
                return goal, lines[0].moves[:_SAME]
        return None


@lru_cache(maxsize=2)
def _scout(prover: Prover) -> _Scout:
    return _Scout(prover)


def _played(sheet: Sheet, seed: int) -> Iterator[Position]:
    """Yield the positions of a game between two weak levels, and those beside it."""
    rng = Random(seed)  # noqa: S311  a game, not a secret
    engine = _player(sheet)
    sides = [
        Opponent(sheet, rng.choice(_LEVELS), rng.getrandbits(32), engine=engine) for _ in range(2)
    ]
    game = Game(sheet)
    for ply in range(_LONGEST):
        if game.outcome is not None:
            return
        legal = game.position.legal_moves
        move = rng.choice(legal) if ply < _OPENING // 2 else sides[ply % 2].move(game)
        if ply >= _OPENING:
            beside = [other for other in legal if other != move]
            for other in (move, *rng.sample(beside, min(_BESIDE, len(beside)))):
                yield game.position.play_unchecked(other)
        game.play(move)


@lru_cache(maxsize=2)
def _confirmer(prover: Prover) -> Prover:
    """Return who looks once more, and further: what he doubts is no puzzle."""
    return Prover(prover.sheet, nodes=_FURTHER * prover.nodes, tables=prover.tables)


@lru_cache(maxsize=2)
def _player(sheet: Sheet) -> Engine:
    """Return the engine that plays the games."""
    return Engine(sheet, memory=1)


@lru_cache(maxsize=2)
def _plain(sheet: Sheet) -> Engine:
    """Return an engine that counts pieces only."""
    return Engine(sheet, memory=1, weights=b"")
