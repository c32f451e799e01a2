"""A piece in the hand of someone who points at squares: where it may be put, what that means.

Pure: a hand knows the game and the squares pointed at so far, and says what the next square does.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from damier.board.setup import EMPTY, colour_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.game import Game
    from damier.position import Move, Position

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Held:
    """The piece stays in hand; the first square of `path` is where it stood."""

    path: Path


@dataclass(frozen=True, slots=True)
class Made:
    """The move is complete: one of the game's, or a path that the game has to judge."""

    move: Move | Path


@dataclass(frozen=True, slots=True)
class Asked:
    """Several moves are meant: their routes differ."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Dropped:
    """The hand is empty again."""


Result = Held | Made | Asked | Dropped


def ways(game: Game) -> list[Move]:
    """Return every route a hand may take: in table mode also those that break a duty."""
    position = game.position
    routes: list[Move] = position.core.routes()
    if game.mode == "guided" or game.state.must_be_legal:
        return routes
    legal = {move.path for move in routes}
    return routes + [move for move in position.core.attempts() if move.path not in legal]


def point(game: Game, path: Path, square: int) -> Result:
    """Say what it means to point at a square with `path` already in hand, empty for none."""
    own = _is_own(game.position, square)
    if not path:
        return Held((square,)) if own else Dropped()
    if square == path[-1]:
        return _again(game, path)
    if own and square != path[0]:
        return Held((square,))
    return _further(game, path, square)


def _further(game: Game, path: Path, square: int) -> Result:
    """Put the piece on another square."""
    longer = (*path, square)
    routes = ways(game)
    if onward := [move for move in routes if move.path[: len(longer)] == longer]:
        if all(move.path == longer for move in onward):
            return Made(onward[0])
        return Held(longer)
    ending = _different(
        move for move in routes if move.end == square and move.path[: len(path)] == path
    )
    legal = [move for move in ending if move in game.position.legal_moves]
    meant = legal or ending
    if len(meant) > 1:
        return Asked(tuple(meant))
    return Made(meant[0] if meant else longer)


def _again(game: Game, path: Path) -> Result:
    """Point twice at the same square: play the only move, let go half-way, or put it back."""
    routes = ways(game)
    if len(path) > 1:
        done = next((move for move in routes if move.path == path), None)
        return Made(done or path)
    legal = _different(move for move in game.position.legal_moves if move.start == path[0])
    return Made(legal[0]) if len(legal) == 1 else Dropped()


def targets(game: Game, path: Path) -> frozenset[int]:
    """Return the squares on which the piece in hand may be put next, by the rules."""
    if not path:
        return frozenset()
    routes: list[Move] = game.position.core.routes()
    here = len(path)
    return frozenset(
        move.path[here] for move in routes if len(move.path) > here and move.path[:here] == path
    )


def jumped(position: Position, path: Path) -> tuple[int, ...]:
    """Return the opponent's pieces that a path has passed over."""
    found: list[int] = []
    for start, end in pairwise(path):
        between = position.geometry.between(start, end) or ()
        found += [
            square
            for square in between
            if position.piece_at(square) != EMPTY and not _is_own(position, square)
        ]
    return tuple(found)


def carried(position: Position, path: Path) -> str:
    """Return the board while a piece is being carried; what it jumped still stands."""
    if len(path) < 2:
        return position.board
    board = list(position.board)
    board[path[-1] - 1] = board[path[0] - 1]
    if path[-1] != path[0]:
        board[path[0] - 1] = EMPTY
    return "".join(board)


def _is_own(position: Position, square: int) -> bool:
    piece = position.piece_at(square)
    return piece != EMPTY and colour_of(piece) == position.turn


def _different(moves: Iterable[Move]) -> list[Move]:
    return list(dict.fromkeys(moves))
